"""Variants: auction, days, friendly play, maps, rage, interactive combat, decks, Megapolis."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.cities import garrison
from hexameron.games.mageknight.content.colours import BLACK, BLUE, GOLD, GREEN, RED, WHITE
from hexameron.games.mageknight.content.scenarios import SCENARIO, SCENARIOS
from hexameron.games.mageknight.content.variants import check, offered
from hexameron.games.mageknight.options import Go
from hexameron.games.mageknight.rules import (
    alliance,
    auction,
    between,
    combat,
    drafting,
    duel,
    end_of_turn,
    exploring,
    foes,
    interaction,
    levels,
    mana,
    movement,
    offers,
    outcome,
    rage,
    rivals,
    rounds,
    scenario,
    scoring,
    sites,
    strikes,
    tactics,
    turn,
)
from hexameron.games.mageknight.rules.customs import actions
from hexameron.games.mageknight.setup import begin
from hexameron.games.mageknight.state import City, Combat, Foe
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup, SetupError, Value
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, TestQuest, fight, put, quest
from tests.games.mageknight.quests import begun, laid
from tests.rules import rule


def site(q: TestQuest, wanted: str) -> str:
    return next(cell for cell, found in q.atlas.site.items() if found == wanted)


def names_of(scenario_: str) -> list[str]:
    return [variant.name for variant in offered(SCENARIO[scenario_])]


# ---------------------------------------------------------------------- Hero auction


def auctioned(seed: int, answers: list[str], seats: int = 3) -> tuple[TestQuest, list[int]]:
    """An auction, and the random order of picking."""
    q = TestQuest(
        begin(Setup(scenario="full_conquest", seats=seats, variants={"hero_auction": True})),
        Dice(b"a%d" % seed),
    )
    q.recording = True
    order = list(
        Dice(b"a%d" % seed).permutation(
            begin(Setup(scenario="full_conquest", seats=seats)).chance, "order of picking", seats
        )
    )
    q.play(auction.heroes(q), answers)
    return q, order


@rule("MKS-AUC-01")
def test_heroes_are_picked_in_random_order() -> None:
    found = set()
    for seed in range(8):
        q, order = auctioned(
            seed, ["choose:tovak", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"]
        )
        assert q.state.picked == order
        found.add(tuple(order))
    assert len(found) > 2


@rule("MKS-AUC-02")
def test_if_nobody_objects_the_hero_costs_nothing() -> None:
    q, order = auctioned(0, ["choose:tovak", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"])
    assert [q.player(seat).hero for seat in order] == ["tovak", "goldyx", "arythea"]
    assert [player.fame for player in q.state.players] == [0, 0, 0]


@rule("MKS-AUC-03", "MKS-AUC-04", "MKS-AUC-06", "MKS-AUC-07", "MKS-AUC-08")
def test_the_highest_bidder_takes_the_hero_and_the_picker_picks_again() -> None:
    answers = ["choose:tovak", "bid:2", "bid:5", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"]
    q, (first, second, third) = auctioned(0, answers)
    assert (q.player(third).hero, q.player(third).fame) == ("tovak", -5)
    assert (q.player(first).hero, q.player(first).fame) == ("goldyx", 0)
    assert (q.player(second).hero, q.player(second).fame) == ("arythea", 0)
    assert q.state.picked == [third, first, second]


@rule("MKS-AUC-04", "MKS-AUC-05")
def test_what_may_be_bid() -> None:
    assert [bid.key() for bid in auction._bids(2, False)][:3] == ["pass", "bid:3", "bid:4"]
    assert [bid.key() for bid in auction._bids(2, True)][:3] == ["pass", "match", "bid:3"]


@rule("MKS-AUC-05")
def test_nobody_matches_a_bid_twice() -> None:
    setup = Setup(scenario="full_conquest", seats=2, variants={"hero_auction": True})
    q = TestQuest(begin(setup), Dice(b"a"))
    played = q.play(auction.heroes(q), ["choose:tovak", "bid:2", "match"], until="hero.bid")
    assert played.asked[1].keys[:2] == ("pass", "bid:1")
    assert played.asked[2].keys[:2] == ("pass", "match")
    assert played.asked[3].keys[:2] == ("pass", "bid:3")


@rule("MKS-AUC-05", "MKS-AUC-06")
def test_who_bid_before_may_match_and_then_holds_the_bid() -> None:
    answers = [
        "choose:tovak",
        "bid:2",
        "pass",
        "match",
        "pass",
        "pass",
        "choose:goldyx",
        "pass",
        "choose:arythea",
    ]
    q, (first, second, _) = auctioned(0, answers)
    assert (q.player(first).hero, q.player(first).fame) == ("tovak", -2)
    assert q.player(second).fame == 0


@rule("MKS-AUC-09", "MKS-AUC-10")
def test_negative_fame_is_level_one_and_coming_to_nought_is_no_level() -> None:
    q = quest(seats=2)
    q.player(0).fame = -2
    assert tracks.level_at(-2) == 1
    q.gain_fame(0, 2)
    q.play(levels.level_up(q, 0))
    assert q.player(0).level == 1
    q.gain_fame(0, 2)
    q.play(levels.level_up(q, 0))
    assert q.player(0).level == 1


@rule("MKS-AUC-11")
def test_first_tactics_are_chosen_in_reverse_whatever_the_fame() -> None:
    answers = ["choose:tovak", "bid:2", "bid:5", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"]
    q, (first, second, third) = auctioned(0, answers)
    assert tactics.choosers(q) == [second, first, third]


# ---------------------------------------------------------------------- days


@rule("MKS-DAY-01")
@pytest.mark.parametrize("name", ["one_returns", "druid_nights"])
def test_night_arrival_leaves_the_number_of_rounds(name: str) -> None:
    seats = SCENARIO[name].seats[0]
    by_day, by_night = begun(name, seats), begun(name, seats, {"days": "night_arrival"})
    assert (by_day.state.night, by_night.state.night) == (False, True)
    assert scenario.rounds(by_day) == scenario.rounds(by_night) == 4
    counted = []
    for number in (1, 2, 3, 4):
        by_night.state.round = number
        counted.append(scenario.days_or_nights(by_night))
    assert counted == [1, 1, 2, 2], "the first Night and the first Day are the first that come"


@rule("MKS-DAY-01", "MKS-ONE-08")
@pytest.mark.parametrize(
    ("night", "number", "closes"), [(True, 1, False), (False, 2, True), (False, 4, False)]
)
def test_with_night_arrival_the_portal_closes_after_the_second_round(
    night: bool, number: int, closes: bool
) -> None:
    q = begun("one_returns", SCENARIO["one_returns"].seats[0], {"days": "night_arrival"})
    q.state.night, q.state.round = night, number
    q.play(between.rounds(q))
    assert bool(q.told("portal.closed")) == closes


@rule("MKS-DAY-01", "MKS-DAY-03", "MKS-DAY-07")
def test_night_arrival_begins_with_a_night() -> None:
    q = begun("full_conquest", 2, {"days": "night_arrival"})
    assert q.state.night
    played = q.play(rounds.play(q), until="tactic.choose")
    assert "choose:tactic.long_night" in played.asked[-1].keys
    assert not scenario.next_is_night(q)
    assert scenario.rounds(q) == 6
    q.state.night = False
    assert scenario.next_is_night(q)


@rule("MKS-DAY-02")
def test_with_night_arrival_the_source_begins_with_basic_colours() -> None:
    for seed in range(8):
        q = begun("full_conquest", 4, {"days": "night_arrival"}, seed=seed)
        assert all(die.face < GOLD for die in q.state.source)


@rule("MKS-DAY-03")
def test_with_night_arrival_ruins_and_garrisons_are_hidden() -> None:
    seen = 0
    for seed in range(10):
        q = begun("full_conquest", 4, {"days": "night_arrival"}, seed=seed)
        for cell, found in q.atlas.site.items():
            if found in {"ruins", "keep", "mage_tower"}:
                seen += 1
                assert not any(q.things.seen[token] for token in q.things.in_zone(f"on.{cell}"))
    assert seen


@rule("MKS-DAY-04", "MKS-DAY-05", "MKS-DAY-06", "MKS-DAY-07")
@pytest.mark.parametrize(("dice", "night"), [("rb", False), ("oo", False), ("kr", True), ("gk", True)])
def test_after_each_day_two_dice_tell_whether_darkness_comes(dice: str, night: bool) -> None:
    q = quest(seats=2, variants={"days": "darkness"}, round_=1, step="", dice=dice + "rb", source="rb")
    q.state.step = "between"
    for player in q.state.players:
        player.tactic = ""
    q.go_on(until="tactic.choose")
    assert (q.state.night, q.state.round) == (night, 2)
    assert ("dusk", 2) in q.dice.rolls
    q.state.step = "between"
    q.state.tactics = []
    q.dice.script += [RED, BLUE] if night else [GREEN, BLACK, RED, BLUE]
    q.go_on(until="tactic.choose")
    assert q.state.night
    assert q.dice.rolls.count(("dusk", 2)) == (1 if night else 2)


@rule("MKS-DAY-05")
def test_where_darkness_is_not_offered() -> None:
    for record in SCENARIOS:
        days = next(variant.values for variant in offered(record) if variant.name == "days")
        counted = record.id in {"druid_nights", "one_returns", "conquer_and_hold"}
        assert ("darkness" in days) is not counted


# ---------------------------------------------------------------------- friendly play


@rule("MKS-FRND-01")
def test_four_friendly_options_each_by_itself() -> None:
    options = ["friendly_spells", "friendly_skills", "friendly_peace", "friendly_mana"]
    for record in SCENARIOS:
        if record.spirit == "competitive" and record.fighting:
            assert [name for name in options if name in names_of(record.id)] == options
    for name in options:
        check(Setup(scenario="full_conquest", seats=2, variants={name: True}))


@rule("MKS-FRND-02")
@pytest.mark.parametrize(("agreed", "there"), [(False, [109, 110, 111, 112]), (True, [])])
def test_no_interactive_spells(agreed: bool, there: list[int]) -> None:
    q = begun("full_conquest", 2, {"friendly_spells": agreed})
    spells = [*q.things.in_zone("spell.deck"), *q.things.in_zone("spell.offer")]
    assert sorted(q.deed(card).number for card in spells if q.deed(card).number in range(109, 113)) == there


@rule("MKS-FRND-03")
@pytest.mark.parametrize(("agreed", "there"), [(False, 1), (True, 0)])
def test_no_interactive_skills(agreed: bool, there: int) -> None:
    q = begun("full_conquest", 2, {"friendly_skills": agreed})
    kinds = [catalogue.skill(q.things.face[token]).kind for token in q.things.in_zone("skill.0")]
    assert kinds.count("interactive") == there


@rule("MKS-FRND-04", "MKS-FRND-05")
def test_no_combat_between_players() -> None:
    q = quest(seats=2, variants={"friendly_peace": True}, places=["h0.1"], at="h0.1")
    assert not duel.allowed(q, 0, 1)
    q.player(0).trail = ["h0.0"]
    q.turn(0).step = "end.withdraw"
    q.play(end_of_turn._withdraw(q, 0))
    assert q.player(0).at == "h0.0"
    q.player(1).at = "h0.0"
    assert movement.safe(q, 0, "h0.0")


@rule("MKS-FRND-06")
@pytest.mark.parametrize(
    ("agreed", "source", "need", "wanted"),
    [
        (True, "or", RED, ["pay:die;0"]),
        (True, "or", BLUE, ["pay:die;4"]),
        (False, "or", RED, ["pay:die;4", "pay:die;0"]),
    ],
)
def test_a_gold_die_is_no_colour_that_another_die_shows(
    agreed: bool, source: str, need: int, wanted: list[str]
) -> None:
    q = quest(seats=2, variants={"friendly_mana": agreed}, source=source)
    assert sorted(way.key() for way in mana.ways(q, 0, (need,))) == sorted(wanted)
    assert mana.payable(q, 0) & 0b1111 == 0b1111


@rule("MKS-FRND-06")
def test_a_gold_token_may_be_any_colour() -> None:
    q = quest(seats=2, variants={"friendly_mana": True}, source="r", tokens="o")
    assert "pay:token;4" in [way.key() for way in mana.ways(q, 0, (RED,))]


@rule("MKS-FRND-07")
@pytest.mark.parametrize(
    ("agreed", "source", "night", "stays"),
    [
        (True, "or", False, True),
        (True, "oo", False, False),
        (True, "or", True, False),
        (False, "or", False, False),
    ],
)
def test_a_gold_die_is_not_turned_while_others_lie_there(
    agreed: bool, source: str, night: bool, stays: bool
) -> None:
    q = quest(seats=2, variants={"friendly_mana": agreed}, source=source, night=night)
    assert mana.gold_stays(q) is stays
    dice = q.play(actions.choose_die(q, 0, (RED, GOLD)), until="mana.die").asked
    offered_ = dice[-1].keys if dice else ()
    if stays:
        assert "colour:4" not in offered_


# ---------------------------------------------------------------------- maps


@rule("MKS-MAPV-01")
def test_shape_and_tiles_may_be_agreed_on() -> None:
    q = begun("full_conquest", 2, {"map": "open_3", "countryside": 11, "core": 4})
    assert (q.plan.shape, q.plan.countryside, q.plan.core) == ("open_3", 11, 4)
    assert laid(q)[0] == "start_b"
    assert q.things.count("tiles") == 11 + 4 + 2 - 3


@rule("MKS-MAPV-02", "MKS-MAPV-03")
def test_tiles_may_lie_in_a_random_direction() -> None:
    turns = [
        one.turn
        for seed in range(8)
        for one in begun("full_conquest", 4, {"random_tiles": True}, seed=seed).state.tiles[1:]
    ]
    assert set(turns) == {0, 1, 2, 3, 4, 5}
    q = begun("full_conquest", 4, {"random_tiles": True}, seed=3)
    assert [one.at for one in q.state.tiles] == ["h0.0", "h-3.1", "h-2.3", "h1.2"]
    assert q.state.tiles[0].turn == 0


@rule("MKS-MAPV-04", "MKS-MAPV-05")
@pytest.mark.parametrize("name", ["full_conquest", "mines_liberation"])
def test_cities_may_be_random(name: str) -> None:
    found = set()
    for seed in range(12):
        q = quest(
            seats=2,
            scenario=name,
            variants={"random_cities": True},
            stack="core_8",
            tiles={"h-3.1": "1", "h-2.3": "2"},
        )
        q = TestQuest(q.state, Dice(b"city %d" % seed))
        q.play(exploring.lay(q, "h-5.4"))
        (colour,) = q.state.cities
        assert q.state.cities[colour].cell == "h-5.4"
        found.add(colour)
    assert found == {"red", "blue", "green", "white"}


@rule("MKS-MAPV-04")
def test_a_random_city_is_an_unused_one() -> None:
    q = quest(seats=2, variants={"random_cities": True})
    q.state.cities = {colour: City(cell=colour) for colour in ("red", "blue", "white")}
    assert sites._city_colour(q, "red") == "green"


# ---------------------------------------------------------------------- rage


def raging(kind: str, dice: str, **given: Any) -> TestQuest:
    q = quest(seats=2, variants={"rage": kind}, dice=dice, tiles={"h-3.1": "2"}, **given)
    q.play(rage.after_round(q))
    return q


@rule("MKS-RAGE-01")
def test_rage_may_be_added_to_every_scenario() -> None:
    assert all("rage" in names_of(record.id) for record in SCENARIOS)


@rule("MKS-RAGE-02", "MKS-RAGE-11")
@pytest.mark.parametrize(("kind", "reputation", "modifier"), [("rage", -2, -1), ("more", -4, -2)])
def test_rage_begins_with_a_bad_name(kind: str, reputation: int, modifier: int) -> None:
    q = begun("full_conquest", 2, {"rage": kind})
    assert [player.reputation for player in q.state.players] == [reputation] * 2
    assert tracks.reputation_modifier(reputation) == modifier


@rule("MKS-RAGE-03", "MKS-RAGE-04", "MKS-RAGE-05", "MKS-RAGE-06", "MKS-RAGE-10")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("face", list("rgowbk"))
def test_who_comes_back_in_a_rage(night: bool, face: str) -> None:
    q = raging("rage", face, night=night)
    cell = site(q, "orcs")
    fitting = "wbk" if night else "rgo"
    wanted = ["green"] if face in fitting else []
    if face in fitting and face in "ok":
        wanted.append("brown")
    tokens = q.things.in_zone(f"on.{cell}")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == wanted
    assert all(q.things.known(token, 1) for token in tokens)
    assert bool(q.rampaging(cell)) is bool(wanted)


@rule("MKS-RAGE-04")
def test_draconum_come_back_as_draconum() -> None:
    q = quest(seats=2, variants={"rage": "rage"}, dice="r", tiles={"h-3.1": "core_2"})
    q.play(rage.after_round(q))
    assert q.names(f"on.{site(q, 'draconum')}")[0] in {
        name for name, face in FACES["enemy"].items() if catalogue.enemy(face).colour == "red"
    }


@rule("MKS-RAGE-03")
def test_no_die_for_enemies_that_are_there_or_under_a_hero() -> None:
    q = quest(seats=2, variants={"rage": "rage"}, tiles={"h-3.1": "2"})
    cell = site(q, "orcs")
    q.player(0).at = cell
    q.play(rage.after_round(q))
    q.player(0).at = "h0.0"
    put(q, "prowlers", f"on.{cell}")
    q.play(rage.after_round(q))
    assert q.dice.rolls == []


@rule("MKS-RAGE-12", "MKS-RAGE-13")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("face", list("rgowbk"))
def test_who_comes_back_in_more_rage(night: bool, face: str) -> None:
    q = raging("more", face, night=night)
    tokens = q.things.in_zone(f"on.{site(q, 'orcs')}")
    pair = face in ("wbk" if night else "rgo")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == (
        ["green", "brown"] if pair else ["green"]
    )


@rule("MKS-RAGE-03", "MKS-RAGE-10")
def test_rage_comes_between_rounds() -> None:
    q = quest(seats=2, variants={"rage": "rage"}, dice="r", tiles={"h-3.1": "2"})
    q.play(between.rounds(q))
    assert q.rampaging(site(q, "orcs"))


@rule("MKS-RAGE-07", "MKS-RAGE-08", "MKS-RAGE-09")
def test_a_pair_is_fought_together_and_is_worth_more_reputation() -> None:
    q = raging("rage", "o")
    cell = site(q, "orcs")
    q.player(0).at = q.atlas.neighbours[cell][0]
    combat.start(q, 0, Combat(kind="rampage", cell=q.player(0).at, origin=q.player(0).at))
    combat.join(q, 0, list(q.rampaging(cell)), cell, "rampaging")
    here = q.combat(0)
    assert len(here.foes) == 2
    strikes.defeat(q, 0, here.foes[0])
    q.play(outcome.settle(q, 0))
    assert q.player(0).reputation == 1 + 1
    assert q.rampaging(cell)
    q.turn(0).step = "move"
    combat.start(q, 0, Combat(kind="rampage", cell=q.player(0).at, origin=q.player(0).at))
    combat.join(q, 0, list(q.rampaging(cell)), cell, "rampaging")
    strikes.defeat(q, 0, q.combat(0).foes[0])
    q.play(outcome.settle(q, 0))
    assert q.player(0).reputation == 3
    assert not q.rampaging(cell)


# ---------------------------------------------------------------------- Interactive combat


def rival(colour: int, enemies: str = "prowlers", **given: Any) -> TestQuest:
    """A combat of the first seat in which the second has set a colour."""
    q = quest(seats=2, variants={"interactive_combat": True}, **given)
    fight(q, enemies, phase="challenge")
    q.play(combat.fight(q, 0), [f"colour:{colour}"], until="combat.ranged")
    return q


@rule("MKS-ICOM-01", "MKS-ICOM-02")
def test_the_player_before_sets_a_colour_in_secret() -> None:
    q = quest(seats=3, variants={"interactive_combat": True})
    q.state.order = [0, 1, 2]
    fight(q, "prowlers", phase="challenge")
    played = q.play(combat.fight(q, 0), [f"colour:{RED}"], until="combat.ranged")
    asked = next(one for one in played.asked if one.prompt == "combat.colour")
    assert asked.seat == 2
    (token,) = q.things.in_zone("colour.0")
    assert [q.things.known(token, seat) for seat in range(3)] == [False, False, True]


@rule("MKS-ICOM-02")
def test_it_is_the_player_whose_turn_was_over_last() -> None:
    q = quest(seats=3, variants={"interactive_combat": True})
    q.state.order = [0, 1, 2]
    assert rivals.setter(q, 0) == 2
    q.player(1).token_down = True
    q.state.place = 1
    q.play(rounds._turns(q))
    assert rivals.setter(q, 0) == 1


@rule("MKS-ICOM-01")
@pytest.mark.parametrize(("enemies", "agreed"), [("prowlers diggers", True), ("prowlers", False)])
def test_only_against_a_single_enemy(enemies: str, agreed: bool) -> None:
    q = quest(seats=2, variants={"interactive_combat": agreed})
    fight(q, enemies, phase="challenge")
    played = q.play(combat.fight(q, 0), until="combat.ranged")
    assert "combat.colour" not in played.prompts()


@rule("MKS-ICOM-03", "MKS-ICOM-08")
def test_white_hardens_the_enemy_at_range_and_is_shown_at_once() -> None:
    q = rival(WHITE)
    enemy = q.combat(0).foes[0]
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour + 1
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)
    q.play(combat.fight(q, 0), until="combat.block")
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour


@rule("MKS-ICOM-04", "MKS-ICOM-08", "MKS-ICOM-09")
def test_red_strengthens_the_attack_and_is_shown_when_blocking_begins() -> None:
    q = rival(RED)
    enemy = q.combat(0).foes[0]
    printed = q.enemy(enemy).blows[0].n
    assert not q.things.known(q.things.in_zone("colour.0")[0], 0)
    assert foes.strength(enemy.threats[0]) == printed
    q.play(combat.fight(q, 0), until="combat.block")
    assert foes.strength(enemy.threats[0]) == printed + 1
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)


@rule("MKS-ICOM-05", "MKS-ICOM-10")
@pytest.mark.parametrize(("colour", "more"), [(BLUE, 1), (BLACK, 0)])
def test_blue_hardens_the_enemy_in_the_attack_phase(colour: int, more: int) -> None:
    q = rival(colour)
    enemy = q.combat(0).foes[0]
    q.play(combat.fight(q, 0), until="combat.block")
    assert not q.things.known(q.things.in_zone("colour.0")[0], 0)
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour
    q.combat(0).phase = "damage"
    rivals.attack_begins(q, 0)
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour + more
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)


@rule("MKS-ICOM-06", "MKS-ICOM-07")
@pytest.mark.parametrize(("colour", "fame"), [(WHITE, 3), (RED, 3), (BLUE, 3), (BLACK, 2)])
def test_a_strengthened_enemy_is_worth_more_fame(colour: int, fame: int) -> None:
    q = rival(colour)
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert q.player(0).fame == fame
    q.play(outcome.settle(q, 0))
    assert not q.things.count("colour.0")


@rule("MKS-ICOM-06")
def test_what_the_enemy_summons_is_worth_no_more() -> None:
    q = rival(RED)
    summoned = Foe(token=put(q, "diggers", "foe.0"), home="", role="summoned")
    q.combat(0).foes.append(summoned)
    before = q.player(0).fame + strikes.worth(q, 0, summoned)
    strikes.defeat(q, 0, summoned)
    assert q.player(0).fame == before
    assert not q.told("combat.die")


def course(q: TestQuest) -> list[tuple[object, ...]]:
    """What was told of the colour, up to the Fame that it brings."""
    return [
        (event.name, *(f"m{face - catalogue.COLOUR_FACE}" for face in event.faces.values()), event.rules)
        if event.name == "combat.die"
        else (event.name, event.args.get("colour", event.args.get("n")), event.rules)
        for event in q.events
        if event.name in {"combat.ruled_out", "combat.die"} or event.rules == ("MKS-ICOM-06",)
    ]


NOT_WHITE = ("combat.ruled_out", f"m{WHITE}", ("MKS-ICOM-08",))
NOT_RED = ("combat.ruled_out", f"m{RED}", ("MKS-ICOM-09",))
FAME = ("fame.gained", 1, ("MKS-ICOM-06",))


@rule("MKS-ICOM-06", "MKS-ICOM-08", "MKS-ICOM-09", "MKS-ICOM-10")
@pytest.mark.parametrize(
    ("colour", "told"),
    [
        (WHITE, [("combat.die", f"m{WHITE}", ("MKS-ICOM-08",)), FAME]),
        (RED, [NOT_WHITE, ("combat.die", f"m{RED}", ("MKS-ICOM-09",)), FAME]),
        (BLUE, [NOT_WHITE, NOT_RED, ("combat.die", f"m{BLUE}", ("MKS-ICOM-10",)), FAME]),
        (BLACK, [NOT_WHITE, NOT_RED, ("combat.die", f"m{BLACK}", ("MKS-ICOM-10",))]),
    ],
)
def test_the_log_tells_what_is_ruled_out_the_die_and_its_fame(colour: int, told: list[object]) -> None:
    q = rival(colour)
    q.play(combat.fight(q, 0), until="combat.block")
    rivals.attack_begins(q, 0)
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert course(q) == told
    assert all(
        event.seen[str(event.args["die"])] == EVERYBODY for event in q.events if event.name == "combat.die"
    )
    assert {event.args["setter"] for event in q.events if "setter" in event.args} == {"p1"}


@rule("MKS-ICOM-06", "MKS-ICOM-10")
def test_a_die_that_is_still_hidden_when_the_enemy_falls_is_shown() -> None:
    q = rival(RED)
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert course(q) == [NOT_WHITE, ("combat.die", f"m{RED}", ("MKS-ICOM-06",)), FAME]
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)


# ---------------------------------------------------------------------- decks


@rule("MKS-DECK-01", "MKS-DECK-02", "MKS-DECK-03")
@pytest.mark.parametrize(("agreed", "taught"), [(True, 0), (False, 1)])
def test_when_advanced_actions_run_short_monasteries_go_without(agreed: bool, taught: int) -> None:
    q = quest(seats=2, variants={"action_upgrades": agreed}, tiles={"h-3.1": "5"}, advanced="fire_bolt")
    q.things.make([FACES["deed"]["ice_bolt"]], "advanced.deck")
    q.play(offers.deal_units(q))
    assert len(q.names("unit.offer")) == taught
    q.play(offers.refill(q, "advanced.offer"))
    assert q.things.count("advanced.offer") == 2 - taught
    for card in list(q.things.in_zone("advanced.offer")):
        q.things.move(card, "gone")
    q.turn(0).step = "end.rewards"
    q.play(end_of_turn.give(q, 0, "advanced"))
    assert not q.things.count("advanced.offer")


def upgrading(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {
        "seats": 2,
        "variants": {"action_upgrades": True},
        "deck": "march rage",
        "night": True,
        "round_": 2,
    }
    q = quest(**defaults | given)
    names = ("refreshing_walk", "fire_bolt", "ice_bolt", "swift_bolt", "crushing_bolt")
    q.things.make([FACES["deed"][name] for name in names], "advanced.deck")
    return q


@rule("MKS-DECK-04")
@pytest.mark.parametrize(
    ("round_", "night", "comes"),
    [(2, True, True), (4, True, True), (6, True, False), (1, False, False), (3, False, False)],
)
def test_upgrades_come_after_every_night_but_the_last(round_: int, night: bool, comes: bool) -> None:
    q = upgrading(round_=round_, night=night)
    played = q.play(between.rounds(q), ["done", "done"] if comes else [])
    assert bool(played.asked) is comes


@rule("MKS-DECK-04", "MKS-DECK-07", "MKS-DECK-13")
def test_one_card_more_than_players_is_revealed_and_the_rest_goes_back() -> None:
    q = upgrading()
    played = q.play(drafting.upgrade(q), until="upgrade.take")
    assert q.names("upgrades") == ["crushing_bolt", "swift_bolt", "ice_bolt"]
    assert [event["n"] for event in q.told("deck.strength")] == [0, 0]
    assert played.asked[-1].keys[-1] == "done"
    q = upgrading()
    q.play(drafting.upgrade(q), ["done", "done"])
    assert sorted(q.names("advanced.deck")[:3]) == ["crushing_bolt", "ice_bolt", "swift_bolt"]
    assert q.names("advanced.deck")[3:] == ["refreshing_walk", "fire_bolt"]


@rule("MKS-DECK-05", "MKS-DECK-06")
def test_how_strong_a_deck_is() -> None:
    q = upgrading(units="peasants fire_golems+", crystals="rbg", fame=8)
    q.things.make([FACES["deed"][name] for name in ("fireball", "ruby_ring", "in_need", "wound")], "deck.0")
    assert q.player(0).level == 3
    assert drafting.strength(q, 0) == 2 + 2 + 1 + 1 + 1 + 1 + 3 * 2
    assert drafting.strength(q, 1) == 0


@rule("MKS-DECK-08", "MKS-DECK-09")
@pytest.mark.parametrize(
    ("crystals", "fame", "order", "first"),
    [("rr", 0, [1, 0], 1), ("", 2, [1, 0], 1), ("", 0, [0, 1], 1), ("", 0, [1, 0], 0)],
)
def test_the_weakest_chooses_first(crystals: str, fame: int, order: list[int], first: int) -> None:
    q = upgrading(crystals=crystals, fame=fame)
    q.state.order = order
    assert q.play(drafting.upgrade(q), until="upgrade.take").asked[-1].seat == first


@rule("MKS-DECK-10", "MKS-DECK-11", "MKS-DECK-12", "MKS-DECK-15")
def test_a_card_is_exchanged_for_one_of_its_colour_or_kind() -> None:
    q = upgrading(deck="march rage swiftness wound")
    q.things.make([FACES["deed"]["fireball"]], "deck.1")
    q.state.order = [0, 1]
    played = q.play(drafting.upgrade(q), ["done"], until="upgrade.take")
    assert played.asked[-1].seat in {0, 1}
    q = upgrading(deck="march rage swiftness wound")
    crushing = q.find("crushing_bolt")
    own = q.names("deck.1")
    new = q.deed(crushing)
    fitting = [
        name
        for name in own
        if name != "wound"
        and (
            catalogue.DEEDS[FACES["deed"][name]].colour == new.colour
            or set(catalogue.DEEDS[FACES["deed"][name]].icons) & set(new.icons)
        )
    ]
    assert [q.name(card) for card in drafting._replaceable(q, 1, crushing)] == fitting
    assert fitting
    thrown = q.things.in_zone("deck.1")[own.index(fitting[0])]
    answers = ["buy:{crushing_bolt}", *([f"pick:t{thrown}"] if len(fitting) > 1 else []), "done"]
    q.play(drafting.upgrade(q), answers)
    assert q.things.zone[crushing] == "discard.1"
    assert q.things.zone[thrown] == "gone"
    assert q.things.known(q.things.in_zone("deck.1")[0], 1)
    assert not q.things.known(q.things.in_zone("deck.1")[0], 0)


@rule("MKS-DECK-14")
def test_decks_are_shuffled_after_upgrades() -> None:
    q = upgrading(step="", source="rb", dice="rb", deck="march rage swiftness stamina march rage rage")
    q.state.step = "between"
    for player in q.state.players:
        player.tactic = ""
    q.go_on(["done", "done"], until="tactic.choose")
    assert not any(q.things.seen[card] for card in q.things.in_zone("deck.0"))


@rule("MKS-DECK-16")
def test_four_advanced_actions_are_dealt_before_the_map_is_laid() -> None:
    q = quest(seats=2, variants={"starting_draft": True})
    q.things.make([FACES["deed"][name] for name in ("fire_bolt", "ice_bolt") * 6], "advanced.deck")
    rule_ = drafting.draft(q)
    next(rule_)
    assert [q.things.count(f"drafting.{seat}") for seat in (0, 1)] == [4, 4]
    assert all(
        q.things.known(card, 0) and not q.things.known(card, 1) for card in q.things.in_zone("drafting.0")
    )


@rule("MKS-DECK-17", "MKS-DECK-18", "MKS-DECK-19", "MKS-DECK-20")
def test_cards_are_kept_and_passed_until_everybody_has_three() -> None:
    q = quest(seats=3, variants={"starting_draft": True})
    names = [name for name, face in FACES["deed"].items() if catalogue.DEEDS[face].kind == "advanced"][:14]
    made = q.things.make([FACES["deed"][name] for name in names], "advanced.deck")
    dealt = [list(reversed(made))[4 * seat : 4 * seat + 4] for seat in range(3)]
    answers = []
    hands = [list(cards) for cards in dealt]
    kept: list[list[int]] = [[], [], []]
    for _ in range(3):
        for seat in range(3):
            kept[seat].append(hands[seat].pop(0))
            answers.append(f"pick:t{kept[seat][-1]}")
        hands = [hands[2], hands[0], hands[1]]
    q.play(drafting.draft(q), answers)
    for seat in range(3):
        assert q.things.in_zone(f"draft.{seat}") == kept[seat]
        assert all(q.things.known(card, seat) for card in kept[seat])
    assert q.things.count("advanced.deck") == 14 - 9
    assert not any(q.things.seen[card] for card in q.things.in_zone("advanced.deck"))


@rule("MKS-DECK-21", "MKS-DECK-22")
@pytest.mark.parametrize(("night", "comes"), [(False, True), (True, False)])
def test_after_each_day_a_drafted_card_goes_into_the_deck(night: bool, comes: bool) -> None:
    q = quest(seats=2, variants={"starting_draft": True}, night=night, round_=2 if night else 1)
    for seat in (0, 1):
        q.things.make(
            [FACES["deed"][name] for name in ("fire_bolt", "ice_bolt")], f"draft.{seat}", seen=1 << seat
        )
    first, second = q.things.in_zone("draft.0")[0], q.things.in_zone("draft.1")[1]
    q.play(between.rounds(q), [f"pick:t{first}", f"pick:t{second}"] if comes else [])
    assert q.names("discard.0") == (["fire_bolt"] if comes else [])
    assert q.names("discard.1") == (["ice_bolt"] if comes else [])
    assert q.things.count("draft.0") == (1 if comes else 2)


# ---------------------------------------------------------------------- Megapolis


def mega(level: int = 9, **given: Any) -> TestQuest:
    """A Megapolis whose left half is the White City."""
    defaults: dict[str, Any] = {
        "variants": {"megapolis": level},
        "stack": "core_7",
        "tiles": {"h-3.1": "1", "h-2.3": "2"},
    }
    q = quest(**defaults | given)
    q.state.cities["red"] = City(cell="", level=5)
    q.play(exploring.lay(q, "h-5.4"))
    return q


@rule("MKS-MEGA-01", "MKS-MEGA-04")
def test_the_last_city_revealed_is_the_megapolis() -> None:
    q = quest(variants={"megapolis": 9}, stack="core_7", tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    assert q.state.cities["white"].twin == ""
    assert mega().state.cities["white"].twin in {"blue", "green"}


@rule("MKS-MEGA-02")
@pytest.mark.parametrize(("seats", "fine"), [(2, True), (3, True), (4, False)])
def test_a_megapolis_needs_at_most_three_cities(seats: int, fine: bool) -> None:
    setup = Setup(scenario="full_conquest", seats=seats, variants={"megapolis": 9})
    if fine:
        check(setup)
    else:
        with pytest.raises(SetupError, match="at most three"):
            check(setup)


@rule("MKS-MEGA-03")
def test_levels_of_a_megapolis() -> None:
    levels_ = next(
        variant.values for variant in offered(SCENARIO["solo_conquest"]) if variant.name == "megapolis"
    )
    assert levels_ == (0, *range(2, 23))


@rule("MKS-MEGA-05", "MKS-MEGA-06", "MKS-MEGA-07")
def test_the_second_city_lies_to_the_right_and_covers_what_is_there() -> None:
    q = mega(stack="core_5")
    city = q.state.cities["green"]
    assert (city.cell, city.second) == ("h-5.4", "h-5.5")
    assert city.twin in {"blue", "white"}
    assert (q.site("h-5.5"), q.atlas.terrain["h-5.5"]) == ("city", "city")
    assert not q.things.count("on.h-5.5")
    assert len(q.state.cities) == 2


@rule("MKS-MEGA-08", "MKS-MEGA-09")
@pytest.mark.parametrize("level", [2, 9, 22])
def test_each_half_has_half_the_level_and_all_defend_together(level: int) -> None:
    q = mega(level)
    twin = q.state.cities["white"].twin
    wanted = [*garrison("white", (level + 1) // 2), *garrison(twin, level // 2)]
    tokens = q.things.in_zone("city.white")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == wanted


def beside(q: TestQuest, part: str, other: str) -> str:
    """An accessible space next to one part only."""
    return next(
        cell
        for cell in q.atlas.neighbours[part]
        if cell not in q.atlas.neighbours[other] and cell != other and movement.accessible(q, cell)
    )


@rule("MKS-MEGA-10", "MKS-MEGA-11", "MKS-MEGA-12")
@pytest.mark.parametrize("part", ["h-5.4", "h-5.5"])
def test_a_megapolis_is_seen_and_stormed_from_beside_either_part(part: str) -> None:
    q = mega(tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"})
    q.player(0).at = beside(q, part, "h-5.5" if part == "h-5.4" else "h-5.4")
    q.turn(0).move = 2
    sites.look_around(q, 0)
    tokens = q.things.in_zone("city.white")
    assert all(q.things.known(token, 0) for token in tokens)
    assert part in [go.cell for go in movement.options(q, 0)]
    q.play(movement.go(q, 0, Go(part)))
    here = q.combat(0)
    assert len([one for one in here.foes if one.role == "garrison"]) == len(tokens)
    assert here.fortified


@rule("MKS-MEGA-12")
def test_its_defenders_have_the_bonuses_of_both_cities() -> None:
    q = quest()
    q.state.cities["white"] = City(cell="h0.0", level=9, twin="red", second="h0.1")
    fight(q, "guardsmen", city="white", fortified=True)
    one = q.combat(0).foes[0]
    assert one.armour == 1
    assert "brutal" in one.gains


@rule("MKS-MEGA-13", "MKS-MEGA-14")
def test_everybody_beside_either_part_may_join_an_assault() -> None:
    q = mega(
        seats=2,
        scenario="full_cooperation",
        tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"},
        hands=["march", "march"],
        variants={"megapolis": 9},
    )
    q.state.cities = {"red": City(cell="", level=5), "blue": City(cell="", level=5)}
    q.redraw()
    for token in list(q.things.in_zone("city.white")):
        q.things.move(token, "gone")
    q.state.cities["white"] = City(cell="h-5.4", second="h-5.5", level=9, twin="green")
    q.redraw()
    for name in ("guardsmen", "swordsmen", "crossbowmen"):
        put(q, name, "city.white")
    q.player(0).at = beside(q, "h-5.4", "h-5.5")
    q.player(1).at = beside(q, "h-5.5", "h-5.4")
    assert [invite.city for invite in alliance.proposals(q, 0)] == ["white"]
    assert alliance.available(q, 0, "white") == [1]
    q.player(0).at = next(
        cell
        for cell in q.atlas.neighbours["h-5.4"]
        if cell in q.atlas.neighbours["h-5.5"] and cell != "h-5.5"
    )
    q.turn(0).move = 2
    q.turn(0).step = "move"
    played = q.play(turn.take(q, 0), ["invite:white", "share:1", "yes"], until="pact.march")
    assert {"go:h-5.4", "go:h-5.5"} <= set(played.asked[-1].keys), "he enters the half he likes"


def taken(**given: Any) -> TestQuest:
    q = mega(tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"}, **given)
    q.state.cities["white"].shields = [0]
    outcome.conquer_city(q, "white")
    for token in list(q.things.in_zone("city.white")):
        q.things.move(token, "gone")
    return q


@rule("MKS-MEGA-15", "MKS-MEGA-16", "MKS-MEGA-21", "MKS-MEGA-22")
def test_a_conquered_megapolis_is_one_city() -> None:
    q = taken()
    city = q.state.cities["white"]
    assert (city.conquered, city.leader) == (True, 0)
    assert not sites.unconquered(q, "h-5.4")
    assert not sites.unconquered(q, "h-5.5")
    assert scoring.cities(q, 0) == 7
    for at in (beside(q, "h-5.4", "h-5.5"), beside(q, "h-5.5", "h-5.4")):
        q.player(0).at = at
        assert end_of_turn.hand_bonus(q, 0) == 2


@rule("MKS-MEGA-17", "MKS-MEGA-18", "MKS-MEGA-19")
def test_moving_in_a_megapolis() -> None:
    q = taken(move=9)
    q.player(0).at = "h-5.4"
    assert movement.cost(q, 0, "h-5.5") == 2
    cells = [go.cell for go in movement.options(q, 0)]
    assert "h-5.5" in cells
    assert set(cells) <= set(q.atlas.neighbours["h-5.4"])
    far = next(
        c for c in q.atlas.neighbours["h-5.5"] if c not in q.atlas.neighbours["h-5.4"] and c != "h-5.4"
    )
    assert far not in combat.challenges(q, 0, "h-5.4")


@rule("MKS-MEGA-20")
@pytest.mark.parametrize("part", ["h-5.4", "h-5.5"])
def test_both_offers_are_open_in_either_part(part: str) -> None:
    q = taken(influence=99, offer="peasants")
    q.state.cities["white"].twin = "red"
    q.player(0).at = part
    keys = [option.key() for option in interaction.purchases(q, 0)]
    assert q.written("recruit:{peasants}") in keys
    assert "buy_artifact" in keys


@rule("MKS-MEGA-23", "MKS-FULL-19")
def test_two_megapolises_take_all_four_cities() -> None:
    for seed in range(6):
        variants: dict[str, Value] = {
            "teams": "across",
            "team_cities": "two_megapolises",
            "megapolis": 8,
            "megapolis_2": 12,
        }
        q = quest(
            seats=4,
            variants=variants,
            stack="core_7 core_5",
            tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"},
        )
        q = TestQuest(q.state, Dice(b"mega %d" % seed))
        q.play(exploring.lay(q, "h-5.4"))
        q.play(exploring.lay(q, "h-7.7"))
        halves = [colour for one, city in q.state.cities.items() for colour in (one, city.twin)]
        assert sorted(halves) == ["blue", "green", "red", "white"]
        assert [city.level for city in q.state.cities.values()] == [8, 12]
