"""Variants of days, of friendly play and of maps."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import BLACK, BLUE, GOLD, GREEN, RED
from hexameron.games.mageknight.content.scenarios import SCENARIO, SCENARIOS
from hexameron.games.mageknight.content.variants import check, offered
from hexameron.games.mageknight.rules import (
    between,
    duel,
    end_of_turn,
    exploring,
    mana,
    movement,
    rounds,
    scenario,
    sites,
)
from hexameron.games.mageknight.rules.cards import actions_mana
from hexameron.games.mageknight.state import City
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup
from tests.games.mageknight.positions import TestQuest, quest
from tests.games.mageknight.quests import begun, laid, names_of
from tests.rules import rule

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
        for cell, found in q.board.site.items():
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


@rule("MKS-DAY-06")
@pytest.mark.parametrize(
    ("days", "round_", "again"),
    [("normal", 4, True), ("normal", 5, False), ("darkness", 5, True), ("darkness", 6, False)],
)
def test_where_darkness_may_come_a_day_may_follow_a_day(days: str, round_: int, again: bool) -> None:
    q = quest(seats=2, variants={"days": days}, round_=round_)
    assert scenario.rounds(q) == 6
    assert between._comes_again(q) is again


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
    dice = q.play(actions_mana.choose_die(q, 0, (RED, GOLD)), until="mana.die").asked
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
