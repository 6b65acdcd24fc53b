"""What a hero may do at any moment of the own turn (ABIL-09..11)."""

from __future__ import annotations

import pytest

from tests.games.runebound.positions import TestJourney, fight, journey
from tests.games.runebound.rules.questing import questing
from tests.rules import rule


def drawing(card: str, hero: str = "mok", **kit: str | int) -> TestJourney:
    """A hero draws this social card."""
    heroes = {hero: {"at": "h7.0", **kit}, "corbin": {"at": "h0.1"}}
    return journey(heroes=heroes, stack={"soc": card, "skill": "w2 w3 w4"}).go("adventure")


@rule("RB-ABIL-11")
def test_an_ability_without_a_move_works_while_an_action_is_resolved() -> None:
    t = questing("gx02", dice="PPP", learned="g1", damage=3).go("attempt:{gx02}", "use:skill.g1")
    assert (t.prompt, t.me.damage) == ("quest.explore", 1)
    assert t.offers("use") == [], "once per turn"
    t = drawing("gs09", learned="g1", damage=3, hand="w7").go("option:{gs09};a", "use:skill.g1")
    assert (t.prompt, t.me.damage) == ("test.exert", 1)
    t = questing("gs13", hero="lyssa", stack={"skill": "w1"}, learned="g1", damage=3).go("attempt:{gs13}")
    t.go("use:skill.g1")
    assert (t.prompt, t.me.damage) == ("quest.ending", 1)


@rule("RB-ABIL-11")
def test_an_ability_works_between_seeing_an_event_and_choosing() -> None:
    t = drawing("gs09", hand="w7").go("use:hero.mok")
    assert (t.prompt, t.names("hand.0")) == ("event.option", ["w2"])
    t = drawing("gs09", hand="w7", learned="r10").go("use:hero.mok")
    assert (t.prompt, t.names("hand.0")) == ("card.drawn", ["w2"])


@rule("RB-ABIL-11")
def test_an_ability_for_combat_works_in_the_escape_phase_too() -> None:
    t = fight(hero="mok", cast="000 00000", dice="P", hand="w7", stack={"skill": "w2"})
    while t.prompt == "combat.act":
        t.go("pass")
    assert t.go("use:hero.mok").prompt == "combat.escape"
    t = fight(hero="mok", cast="000 00000", dice="P", hand="w7", stack={"skill": "w2"})
    while t.prompt == "combat.act":
        t.go("pass")
    assert t.go("flee", "use:hero.mok").prompt == "combat.flee"


@rule("RB-ABIL-11", "RB-MOVE-20")
@pytest.mark.parametrize("skill", ["r1", "w4", "g2", "u6"])
def test_an_ability_that_moves_works_while_another_action_is_resolved(skill: str) -> None:
    kit = {"at": "h10.0", "learned": skill, "hand": "w7", "damage": 2}
    t = journey(heroes={"lyssa": kit, "laurel": {"at": "h0.1"}}, dice="PPPPP")
    assert t.go().offers("use") == [f"use:skill.{skill}"]
    assert t.go("rest").prompt == "dice.rest"
    assert t.offers("use") == [f"use:skill.{skill}"]


@rule("RB-ABIL-11", "RB-REST-03")
@pytest.mark.parametrize(("cell", "left"), [("h10.1", 0), ("h9.0", 2)])
def test_a_rest_is_finished_where_a_card_led_the_hero(cell: str, left: int) -> None:
    kit = {"at": "h10.0", "learned": "r1", "hand": "w7", "damage": 2}
    t = journey(heroes={"lyssa": kit, "laurel": {"at": "h0.1"}}, dice="PPPPP").go("rest", "use:skill.r1")
    assert t.go(f"place:{cell}", "done").prompt == "turn.act"
    assert (t.me.at, t.me.damage) == (cell, left)


@rule("RB-ABIL-11", "RB-SHOP-08")
def test_shopping_goes_on_in_the_city_that_a_card_led_out_of() -> None:
    kit = {"at": "h5.6", "learned": "r1", "gold": 9}
    t = journey(heroes={"lyssa": kit, "laurel": {"at": "h0.1"}}, stack={"asset": "a03"})
    t.go("shop", "use:skill.r1", "place:h5.7")
    assert t.go("buy:{a03};2").names("assets.0") == ["a03"]
    assert t.me.at == "h5.7"


@rule("RB-ABIL-11", "RB-COMBAT-26")
def test_no_ability_leads_out_of_a_combat() -> None:
    t = fight(hero="lyssa", cast="000 00000", learned="r1", hand="w7")
    while t.prompt == "combat.act":
        assert t.offers("use") == []
        t.go("pass")
    assert (t.prompt, t.offers("use")) == ("combat.escape", [])


@rule("RB-ABIL-11")
def test_a_test_is_not_begun_within_a_test() -> None:
    heroes = {"laurel": {"at": "h7.0", "learned": "l7", "hand": "w7 w8"}, "corbin": {"at": "h7.0", "gold": 2}}
    t = journey(heroes=heroes, stack={"soc": "gs09", "skill": "w2 w3 w4"}).go("adventure")
    assert t.offers("use") == ["use:skill.l7"]
    t.go("option:{gs09};a")
    assert (t.prompt, t.offers("use")) == ("test.exert", [])


@rule("RB-ABIL-10", "RB-ABIL-11")
def test_no_ability_of_the_own_turn_works_for_another_hero() -> None:
    heroes = {"laurel": {"at": "h7.0"}, "mok": {"at": "h7.0", "hand": "w7", "learned": "g1", "damage": 2}}
    t = journey(heroes=heroes, stack={"soc": "gs09"}).go("adventure")
    assert (t.seat, t.offers("use")) == (0, [])
