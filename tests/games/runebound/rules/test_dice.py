"""Terrain dice (DICE)."""

from __future__ import annotations

from hexameron.games.runebound.rules.dice import count_matching, count_showing
from tests.games.runebound.positions import journey
from tests.rules import rule


@rule("RB-DICE-02", "RB-DICE-03", "RB-LIMIT-02")
def test_as_many_dice_as_the_speed_even_more_than_five() -> None:
    kit = {"at": "h3.4", "assets": "a13 a09", "learned": "r4"}
    t = journey(heroes={"laurel": kit, "corbin": {}}, dice="PPPPPPP").go("throw")
    assert len(t.roll_.faces) == 7


@rule("RB-DICE-05", "RB-DICE-06", "RB-MAP-04")
def test_what_dice_match() -> None:
    assert count_matching([0, 1, 2, 3, 4, 5], "plains") == 4
    assert count_matching([0, 1, 2, 3, 4, 5], "water") == 2
    assert count_matching([0, 1, 5], "city") == 3
    assert count_showing([0, 2, 5, 1], ["forest", "mountain"]) == 3


@rule("RB-DICE-07", "RB-DICE-08", "RB-DICE-09")
def test_only_dice_that_are_not_spent_are_rerolled() -> None:
    t = journey(heroes={"mok": {"at": "h3.4", "hand": "m1 m2"}, "corbin": {}}, dice="PPM FT").go(
        "throw", "step:h3.5;1"
    )
    assert sorted(t.offers("again")) == ["again:1", "again:5"]
    t.go("again:5", "exert:{m1}", "again:2")
    assert sorted(t.roll_.faces) == [1, 3]
    assert t.roll_.spent == [1]
    assert t.hand(0) == []


@rule("RB-ABIL-09")
def test_terrain_knowledge_rerolls_all_unspent_dice_once_per_turn() -> None:
    t = journey(heroes={"laurel": {"at": "h3.4"}, "corbin": {}}, dice="PPM PP").go("throw", "step:h3.5;1")
    t.go("shake:hero.laurel")
    assert t.roll_.faces == [1, 1]
    assert t.offers("shake") == []


@rule("RB-ABIL-09")
def test_of_up_to_two_dice_at_least_one_is_rerolled() -> None:
    heroes = {"mok": {"at": "h0.13", "front": "gx01", "learned": "r5"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, dice="PFM HHH").go("attempt:{gx01}", "shake:skill.r5")
    assert (t.prompt, t.offers()) == ("dice.which", ["dice:1", "dice:2", "dice:5"])
    t.go("dice:1")
    assert t.offers() == ["dice:2", "dice:5", "done"]
    t.go("done")
    assert sorted(t.roll_.faces) == [2, 4, 5]


@rule("RB-ABIL-09")
def test_a_die_that_is_turned_is_told() -> None:
    t = journey(heroes={"thorn": {"at": "h8.0", "learned": "r8"}, "corbin": {"at": "h0.1"}}, dice="PPP").go(
        "throw", "shake:skill.r8", "turn_to:1;5"
    )
    told = t.told("dice.turned")[-1]
    assert (told.args["old"], told.args["dice"], told.rules) == ("d1", "d5", ("RB-ABIL-09",))
    assert sorted(t.roll_.faces) == [1, 1, 5]
