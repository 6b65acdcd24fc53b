"""Attribute tests and exertion (TEST, EXERT, ATTR)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.runebound.positions import TestJourney, journey
from tests.rules import rule

STARS, BLANKS = "w1 w5 w6 w10", "w2 w3 w4 w7 w8"


def event(
    card: str, option: str = "a", *, skills: str = BLANKS, hero: str = "laurel", **kit: Any
) -> TestJourney:
    """A hero draws this event and chooses an option; these skill cards are revealed."""
    at = {"s": "h7.0", "c": "h7.9", "x": "h3.0"}[card[1]]
    deck = {"s": "soc", "c": "com", "x": "exp"}[card[1]]
    scenario = "dead_king" if card.startswith("k") else "margath"
    heroes = {hero: {"at": at, **kit}, "corbin" if hero != "corbin" else "mok": {"at": "h0.1"}}
    t = journey(heroes=heroes, scenario=scenario, stack={deck: card, "skill": skills})
    return t.go("adventure", f"option:{{{card}}};{option}")


def revealed(t: TestJourney) -> int:
    return len(t.told("test.revealed"))


@rule("RB-TEST-01", "RB-TEST-03", "RB-TEST-14")
@pytest.mark.parametrize(("hero", "n"), [("corbin", 3), ("laurel", 2), ("thorn", 0)])
def test_as_many_cards_are_revealed_as_the_attribute(hero: str, n: int) -> None:
    assert revealed(event("gc16", hero=hero)) == n


@rule("RB-TEST-02", "RB-TEST-15", "RB-TEST-08")
@pytest.mark.parametrize(
    ("card", "hero", "n"),
    [("gc20", "laurel", 1), ("gs01", "laurel", 0), ("gs10", "laurel", 0), ("ms09", "corbin", 1)],
)
def test_a_modifier_changes_the_number_and_nothing_is_below_zero(card: str, hero: str, n: int) -> None:
    assert revealed(event(card, hero=hero)) == n


@rule("RB-ATTR-04", "RB-ATTR-05", "RB-ATTR-06", "RB-ATTR-07")
def test_attributes_count_all_modifiers_and_may_be_negative() -> None:
    t = journey(heroes={"corbin": {"assets": "a04", "learned": "w2"}, "mok": {"learned": "u1"}})
    assert t.stat(0, "body") == 5
    assert (t.stat(1, "spirit"), t.stat(1, "mind")) == (4, 0)
    t = journey(heroes={"mok": {"learned": "u1 g3"}, "corbin": {}})
    assert t.life(0) == 9 + 4
    low = journey(heroes={"corbin": {"learned": "g3"}, "mok": {}})
    assert low.life(0) == 10


@rule("RB-TEST-04", "RB-TEST-05", "RB-TEST-06", "RB-EXERT-03")
def test_exertions_come_one_at_a_time_as_long_as_there_are_cards() -> None:
    t = event("gc16", skills=BLANKS, hand="m1 m2")
    assert t.prompt == "test.exert"
    assert revealed(t) == 2
    t.go("exert:{m1}")
    assert revealed(t) == 3
    assert t.offers() == ["exert:" + t.id("m2"), "done"]
    t.go("exert:{m2}")
    assert revealed(t) == 4
    assert t.prompt == "turn.act"


@rule("RB-TEST-07", "RB-TEST-09")
def test_one_may_go_on_after_a_success_and_every_star_counts() -> None:
    t = event("gc16", skills=STARS, hand="m1").go("exert:{m1}")
    assert t.told("test.passed")[0].args["n"] == 3


@rule("RB-TEST-10", "RB-EVENT-09", "RB-CORE-09")
def test_one_success_passes() -> None:
    t = event("gs11", "b", skills="w2 w1")
    assert t.me.gold == 1
    assert t.names("trophy.0.soc") == ["gs11"]


@rule("RB-TEST-11", "RB-EVENT-07")
def test_without_a_success_only_what_failing_does_happens() -> None:
    t = event("gc16", gold=3)
    assert (t.me.gold, t.me.damage) == (2, 1)
    assert t.zone("gc16") == "com.discard"


@rule("RB-TEST-12")
def test_all_revealed_cards_are_discarded() -> None:
    t = event("gc16", skills="w2 w1", hand="m1").go("done")
    assert t.names("skill.discard") == ["w2", "w1"]
    assert t.things.count("test") == 0


@rule("RB-TEST-08", "RB-EXERT-01", "RB-EXERT-02")
def test_with_nothing_revealed_exertion_is_the_only_way() -> None:
    t = event("gs01", hand="m1", skills="w1").go("exert:{m1}")
    assert t.me.gold == 2
    assert t.names("skill.discard") == ["m1", "w1"]


@rule("RB-LIMIT-04", "RB-TEST-01")
def test_a_deck_that_ends_in_a_test_is_made_anew_without_the_cards_revealed() -> None:
    t = journey(heroes={"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}, stack={"com": "gc16"})
    for card in t.things.in_zone("skill.deck")[:-1]:
        t.things.move(card, "skill.discard")
    t.go("adventure", "option:{gc16};a")
    assert revealed(t) == 2
    assert t.told("deck.shuffled")[0].rules == ("RB-LIMIT-04",)
    assert t.things.count("skill.deck") + t.things.count("skill.discard") == 60


@pytest.mark.parametrize(
    ("kit", "n"),
    [({"learned": "l2"}, 3), ({"assets": "a16"}, 3), ({"assets": "b16"}, 2), ({"assets": "b14"}, 2)],
)
def test_cards_add_to_what_is_revealed(kit: dict[str, str], n: int) -> None:
    t = event("gc16", **kit)
    if t.prompt == "test.before":
        t.go("done")
    assert revealed(t) == n


def test_a_doublet_helps_with_social_cards_and_a_belt_once_per_turn() -> None:
    assert revealed(event("gs11", "b", assets="b16")) == 3
    t = event("gc16", assets="b14").go("apply:asset.b14")
    assert revealed(t) == 3
    assert t.turn.used == ["asset.b14:"]


def test_fortunes_friend_reveals_two_more_for_a_gold() -> None:
    t = event("gc16", learned="l10", gold=1).go("apply:skill.l10")
    assert revealed(t) == 4
    assert t.me.gold == 0


@rule("RB-CORE-05")
def test_may_is_the_users_choice() -> None:
    t = event("gc16", learned="l10", gold=1)
    assert "done" in t.offers()
    t.go("done")
    assert revealed(t) == 2


@rule("RB-TEST-04", "RB-LIMIT-04")
def test_with_no_skill_card_left_the_one_exerted_makes_a_new_deck() -> None:
    t = journey(
        heroes={"laurel": {"at": "h7.0", "hand": "w1"}, "corbin": {"at": "h0.1"}}, stack={"soc": "gs09"}
    )
    for card in t.things.order["skill.deck"][:]:
        t.things.move(card, "gone")
    t.go("adventure", "option:{gs09};b")
    assert t.prompt == "test.exert"
    t.go("exert:{w1}")
    assert t.me.gold == 1, "the card exerted was revealed, and has a star"


@rule("RB-ABIL-09")
def test_gold_buys_no_cards_that_are_not_there() -> None:
    heroes = {"laurel": {"at": "h7.0", "hand": "w1", "learned": "l10", "gold": 3}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"soc": "gs09"})
    for card in t.things.order["skill.deck"][:]:
        t.things.move(card, "gone")
    t.go("adventure", "option:{gs09};b")
    assert t.offers("apply") == []


@rule("RB-ENEMY-05", "RB-TEST-01")
@pytest.mark.parametrize(("deck", "card", "n"), [("soc", "gs19", 3), ("soc", "ms10", 3)])
def test_a_test_on_a_social_enemy_is_one_on_a_social_card(deck: str, card: str, n: int) -> None:
    heroes = {"laurel": {"at": "h7.0", "assets": "b16"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={deck: card, "skill": BLANKS}, dice="000 00000").go("adventure")
    assert revealed(t) == n
