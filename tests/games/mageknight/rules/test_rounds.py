"""Rounds: their preparation, whose turn it is, how they end."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import end_of_turn, offers, outside, rounds, turn
from hexameron.games.mageknight.state import NOBODY, City, Modifier
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, TestQuest, conquer, quest
from tests.games.mageknight.quests import begun, site
from tests.rules import rule

KEEP = {"h-3.1": "3"}
"""A tile with a Keep in the west of it."""


def night(**given: Any) -> TestQuest:
    """A quest of two in which a Day is over."""
    defaults: dict[str, Any] = {"seats": 2, "round_": 1, "step": "", "source": "rb", "dice": "rb"}
    q = quest(**defaults | given)
    q.state.step = "prepare"
    for player in q.state.players:
        player.tactic = ""
    return q


def prepared(q: TestQuest, answers: tuple[str, ...] = ()) -> TestQuest:
    q.go_on(answers, until="tactic.choose")
    return q


# ---------------------------------------------------------------------- preparation


@rule("MK-ROUND-01")
def test_the_first_round_is_not_prepared() -> None:
    q = begun("full_conquest", 2)
    assert q.state.round == 1
    assert not q.told("round.begins")


@rule("MK-ROUND-03")
def test_the_source_is_rolled_again_until_half_is_basic() -> None:
    q = prepared(night(source="rrrr", dice="okowgb"[:4] + "gbk"))
    assert [die.face for die in q.state.source] == [2, 1, 5, 3]
    assert q.dice.rolls == [("source", 4), ("source", 3)]


@rule("MK-ROUND-03")
def test_a_die_that_waited_on_a_tactic_is_rolled_too() -> None:
    q = night(source="rr", dice="bg")
    q.state.source[0].holder = 1
    prepared(q)
    assert [(die.face, die.holder) for die in q.state.source] == [(1, NOBODY), (2, NOBODY)]


@rule("MK-ROUND-04", "MK-ROUND-05")
def test_what_is_left_in_the_unit_offer_goes_under_its_deck() -> None:
    q = quest(offer="peasants altem_guardians ice_mages crystal_mastery")
    for zone, name in (("unit.regular", "foresters"), ("unit.elite", "fire_mages")):
        q.things.make([FACES["unit"][name]], zone)
    q.things.make([FACES["deed"]["fire_bolt"]], "advanced.deck")
    offers.clear_units(q)
    assert q.names("unit.regular") == ["peasants", "foresters"]
    assert q.names("unit.elite") == ["ice_mages", "altem_guardians", "fire_mages"]
    assert q.names("advanced.deck") == ["crystal_mastery", "fire_bolt"]
    assert not q.things.count("unit.offer")


@rule("MK-ROUND-06", "MK-ROUND-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_core_tile_the_new_units_are_regular(seats: int) -> None:
    q = begun("full_conquest", seats)
    offers.clear_units(q)
    q.play(offers.deal_units(q))
    units = [c for c in q.things.in_zone("unit.offer") if q.things.face[c] >= catalogue.UNIT_FACE]
    assert len(units) == seats + 2
    assert not any(catalogue.unit(q.things.face[card]).elite for card in units)


@rule("MK-ROUND-08")
def test_with_a_core_tile_elite_and_regular_units_come_by_turns() -> None:
    q = begun("full_conquest", 3)
    q.state.core_seen = True
    offers.clear_units(q)
    q.play(offers.deal_units(q))
    units = [c for c in q.things.in_zone("unit.offer") if q.things.face[c] >= catalogue.UNIT_FACE]
    assert [catalogue.unit(q.things.face[c]).elite for c in units] == [True, False, True, False, True]


@rule("MK-ROUND-09")
@pytest.mark.parametrize(("burned", "cards"), [(False, 1), (True, 0)])
def test_each_monastery_that_stands_teaches_an_advanced_action(burned: bool, cards: int) -> None:
    q = night(tiles={"h-3.1": "5"})
    q.things.make([FACES["deed"]["fire_bolt"]] * 5, "advanced.deck")
    if burned:
        conquer(q, site(q, "monastery"))
        q.state.places[site(q, "monastery")].burned = True
    prepared(q)
    assert q.names("unit.offer") == ["fire_bolt"] * cards


@rule("MK-ROUND-10", "MK-ROUND-11")
@pytest.mark.parametrize("kind", ["advanced", "spell"])
def test_the_lowest_card_of_an_offer_makes_room_for_a_new_one(kind: str) -> None:
    names = {"advanced": "fire_bolt ice_bolt swift_bolt", "spell": "fireball snowstorm tremor"}[kind]
    more = {"advanced": ["crushing_bolt", "in_need"], "spell": ["restoration", "whirlwind"]}[kind]
    q = night(advanced=names if kind == "advanced" else "", spells=names if kind == "spell" else "")
    q.things.make([FACES["deed"][name] for name in more], f"{kind}.deck")
    prepared(q)
    lowest, *rest = names.split()
    assert q.names(f"{kind}.offer") == [*rest, more[1]]
    assert q.names(f"{kind}.deck") == [lowest, more[0]]


@rule("MK-ROUND-12")
def test_all_night_tactics_are_laid_out() -> None:
    q = night()
    q.player(0).tactic = "tactic.early_bird"
    played = q.go_on(until="tactic.choose")
    names = (
        "from_the_dusk",
        "long_night",
        "mana_search",
        "midnight_meditation",
        "preparation",
        "sparing_power",
    )
    assert played.asked[-1].keys == tuple(f"choose:tactic.{name}" for name in names)
    assert q.player(0).tactic == ""


@rule("MK-ROUND-12")
def test_used_tactics_come_back_the_next_day() -> None:
    q = night(night=True)
    q.player(0).tactic = "tactic.long_night"
    assert len(q.go_on(until="tactic.choose").asked[-1].keys) == 6
    assert q.state.tactics_gone == []


@rule("MK-ROUND-13")
def test_skills_and_banners_are_ready_again() -> None:
    q = night(skills="dark_paths", units="peasants")
    q.player(0).talents[0].used = "round"
    banner = q.things.make([FACES["deed"]["banner_of_glory"]], "banner.0", seen=EVERYBODY)[0]
    q.player(0).troops[0].banner = banner
    q.player(0).troops[0].banner_used = True
    prepared(q, ("no",))
    assert q.player(0).talents[0].used == ""
    assert not q.player(0).troops[0].banner_used


@rule("MK-ROUND-14")
@pytest.mark.parametrize(("answer", "zone"), [("no", "banner.0"), ("yes", "")])
def test_a_banner_stays_or_goes_into_the_deck(answer: str, zone: str) -> None:
    q = night(units="peasants")
    banner = q.things.make([FACES["deed"]["banner_of_glory"]], "banner.0", seen=EVERYBODY)[0]
    q.player(0).troops[0].banner = banner
    prepared(q, (answer,))
    if answer == "no":
        assert q.things.zone[banner] == zone
        assert q.player(0).troops[0].banner == banner
    else:
        mine = [*q.names("deck.0"), *q.names("hand.0")]
        assert "banner_of_glory" in mine
        assert q.player(0).troops[0].banner == NOBODY


@rule("MK-ROUND-15", "MK-ROUND-16")
def test_units_are_ready_again_but_not_healed() -> None:
    q = prepared(night(units="peasants!+ herbalists!"))
    assert [(troop.spent, troop.wounds) for troop in q.player(0).troops] == [(False, 1), (False, 0)]


@rule("MK-ROUND-17", "MK-ROUND-18")
def test_all_cards_are_shuffled_and_a_new_hand_is_drawn() -> None:
    q = night(hand="rage wound", discard="stamina swiftness wound", deck="march march")
    prepared(q)
    assert len(q.hand(0)) == 5
    assert sorted([*q.names("hand.0"), *q.names("deck.0")]) == sorted(
        ["rage", "wound", "stamina", "swiftness", "wound", "march", "march"]
    )
    assert not q.things.count("discard.0")
    assert not any(q.things.seen[card] for card in q.things.in_zone("deck.0"))


@rule("MK-ROUND-19")
def test_in_or_next_to_an_own_keep_more_cards_are_drawn() -> None:
    q = night(tiles=KEEP, deck="march " * 12)
    keep = site(q, "keep")
    conquer(q, keep)
    q.player(0).at = q.board.neighbours[keep][0]
    q.player(1).at = keep
    prepared(q)
    assert len(q.hand(0)) == 6
    assert len(q.hand(1)) == 5


@rule("MK-ROUND-19", "MK-ROUND-20")
@pytest.mark.parametrize(("keeps", "cards"), [(1, 7), (3, 8)])
def test_of_keep_and_city_the_better_counts(keeps: int, cards: int) -> None:
    q = night(tiles={"h-3.1": "core_7", "h-2.3": "3", "h1.2": "3"}, side="b", deck="march " * 12)
    keep = site(q, "keep")
    for cell in [cell for cell, found in q.board.site.items() if found == "keep"][:keeps]:
        conquer(q, cell)
    q.state.cities["white"] = City(cell="h-3.1", level=1, conquered=True, shields=[0], leader=0)
    assert keep in q.board.neighbours["h-3.1"]
    q.player(0).at = "h-3.1"
    prepared(q)
    assert len(q.hand(0)) == cards


@rule("MK-ROUND-21")
def test_what_was_promised_for_the_next_draw_holds_in_the_new_round() -> None:
    q = night(deck="march " * 12)
    q.player(0).draw_bonus = 2
    prepared(q)
    assert len(q.hand(0)) == 7
    assert q.player(0).draw_bonus == 0


@rule("MK-ROUND-21")
@pytest.mark.parametrize(("announced", "drawn", "kept"), [(NOBODY, 7, 0), (1, 5, 2)])
def test_in_the_last_turn_a_higher_hand_limit_waits_for_the_new_round(
    announced: int, drawn: int, kept: int
) -> None:
    q = quest(seats=2, deck="march " * 12, step="end.draw")
    q.state.announced = announced
    q.player(0).draw_bonus = 2
    q.play(turn.take(q, 0))
    assert len(q.hand(0)) == drawn
    assert q.player(0).draw_bonus == kept


# ---------------------------------------------------------------------- turns


def turns(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {"seats": 3, "step": "", "hands": ["march"] * 3, "places": ["h0.1", "h1.0"]}
    q = quest(**defaults | given)
    q.state.step = "turns"
    return q


def whose(q: TestQuest) -> int:
    """Whose turn is next."""
    return q.state.order[q.state.place]


def skip(q: TestQuest) -> list[int]:
    """Lets everybody skip turns as long as the round goes on; tells who had one."""
    had: list[int] = []
    while q.state.step == "turns" and len(had) < 9:
        me = whose(q)
        had.append(me)
        if me >= 0:
            q.player(me).token_down = True
        q.play(rounds._turns(q))
    return had


@rule("MK-ROUND-22")
def test_turns_go_from_top_to_bottom_and_begin_anew() -> None:
    q = turns()
    q.state.order = [2, 0, 1]
    assert skip(q)[:6] == [2, 0, 1, 2, 0, 1]


@rule("MK-ROUND-23", "MK-ROUND-24")
def test_an_announcement_gives_each_other_player_one_more_turn() -> None:
    q = turns(deck="")
    played = q.play(rounds._turns(q), ["announce"])
    assert played.keys("turn.start") == ("begin", "announce")
    assert (q.state.announced, q.state.waiting) == (0, [1, 2])
    assert skip(q) == [1, 2]
    assert q.state.step == "end"


@rule("MK-ROUND-23")
def test_with_cards_in_the_deck_nobody_announces() -> None:
    q = turns()
    played = q.play(rounds._turns(q), until="turn.move")
    assert "turn.start" not in played.prompts()
    assert q.state.announced == NOBODY


@rule("MK-ROUND-23", "MK-ROUND-24")
def test_only_one_announces_the_others_may_forfeit() -> None:
    q = turns(deck="")
    q.play(rounds._turns(q), ["announce"])
    played = q.play(rounds._turns(q), ["forfeit"])
    assert played.keys("turn.start") == ("begin", "forfeit")
    assert whose(q) == 2


def goal_reached() -> TestQuest:
    """The second of three, in whose turn the last city fell, is about to end it."""
    q = turns()
    q.state.order = [1, 0, 2]
    q.state.place = 1
    for colour in ("red", "blue", "green"):
        q.state.cities[colour] = City(cell="", level=4, conquered=True, leader=0)
    q.player(0).turn.step = "end.draw"
    return q


@rule("MK-ROUND-25")
def test_with_the_goal_met_everybody_has_one_last_turn() -> None:
    q = goal_reached()
    q.play(rounds._turns(q))
    assert q.state.finale
    assert skip(q) == [2, 1, 0]
    assert q.state.step == "end"
    assert q.go_on().over is not None


@rule("MK-ROUND-25", "MK-TACT-13")
def test_who_reaches_the_goal_before_an_extra_turn_has_it_as_his_last() -> None:
    q = goal_reached()
    q.player(0).turn.again = True
    q.play(end_of_turn.end(q, 0))
    assert (q.state.finale, q.turn(0).step) == (True, "again")
    assert q.state.waiting == [2, 1], "each other player, and nobody twice"


@rule("MK-ROUND-25")
def test_before_the_goal_is_met_nothing_ends() -> None:
    q = turns()
    for colour in ("red", "blue"):
        q.state.cities[colour] = City(cell="", level=4, conquered=True, leader=0)
    q.player(0).turn.step = "end.draw"
    q.play(rounds._turns(q))
    assert not q.state.finale


@rule("MK-ROUND-26", "MK-ROUND-28")
def test_an_announcement_that_came_first_decides_about_the_last_turns() -> None:
    q = turns(deck="")
    q.play(rounds._turns(q), ["announce"])
    for colour in ("red", "blue", "green"):
        q.state.cities[colour] = City(cell="", level=4, conquered=True, leader=1)
    q.player(1).turn.step = "end.draw"
    q.play(rounds._turns(q))
    assert not q.state.finale
    assert skip(q) == [2]
    assert q.go_on().over is not None


@rule("MK-ROUND-26")
def test_in_the_last_turns_nobody_announces_any_more() -> None:
    q = turns(deck="")
    q.state.finale = True
    q.state.waiting = [0, 1]
    played = q.play(rounds._turns(q), ["forfeit"])
    assert played.keys("turn.start") == ("begin", "forfeit")


@rule("MK-ROUND-27")
def test_after_the_last_turn_of_a_round_nothing_is_played() -> None:
    q = turns(deck="", tactic="midnight_meditation")
    q.state.night = True
    assert 0 in outside.others(q, 1)
    q.state.announced = 2
    q.state.waiting = [1]
    assert 0 not in outside.others(q, 1)


@rule("MK-ROUND-13")
def test_lasting_effects_end_with_the_round() -> None:
    q = night()
    q.player(0).lasting = [Modifier(kind="mana_claim")]
    prepared(q)
    assert q.player(0).lasting == []
