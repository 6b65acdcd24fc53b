"""An enemy without a player, in the game alone (CORE-10)."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.runebound.rules import automatic
from hexameron.games.runebound.rules.combat import actions
from hexameron.games.runebound.rules.combat_effects import agility_targets
from tests.games.runebound.positions import TestJourney, journey, lay_pool, token
from tests.rules import rule

PHY, SHI, SUR = (token("laurel", n) for n in range(3))
E1, E2, E3, E4, E5 = (token("enemy", n) for n in range(5))
POWER, MARGATH, PLATE = token("powerful"), token("margath"), token("b11")


def alone(
    foe: str, tokens: dict[str, int], mine: dict[str, int] | None = None, *, dice: str = "", **kit: Any
) -> TestJourney:
    """A hero alone fights; both pools are laid by hand."""
    hero = {"at": "h7.9", **kit}
    scenario = "dead_king" if foe.startswith("k") else "margath"
    t = journey(heroes={"laurel": hero}, scenario=scenario, stack={"com": foe}, dice="000 00000")
    t.go("adventure")
    lay_pool(t, 0, mine or {})
    lay_pool(t, 1, tokens)
    t.dice.add(dice)
    return t


def acts(t: TestJourney) -> str:
    return automatic.action(t, 1, actions(t, 1)).key()


@rule("RB-CORE-10")
@pytest.mark.parametrize(
    ("damage", "does"), [(5, "attack:ene"), (4, f"double:{E5};{POWER}"), (8 - 5, f"double:{E5};{POWER}")]
)
def test_it_attacks_with_all_if_that_defeats_the_hero_else_it_doubles_its_best(
    damage: int, does: str
) -> None:
    """Damage of four against a shield and three or more lives left."""
    tokens = {E1: 0, E2: 0, POWER: 0, E5: 0}
    assert acts(alone("gc02", tokens, {SHI: 0}, damage=damage)) == does


@rule("RB-CORE-10")
def test_it_doubles_only_what_is_worth_it() -> None:
    assert acts(alone("gc13", {E5: 0, E3: 1})) == f"double:{E5};{E3}", "a surge"
    assert acts(alone("gc13", {E5: 0, E1: 1})) == "pass", "no shield"
    assert acts(alone("gc13", {E5: 0, E4: 1, E1: 0})) == f"double:{E5};{E1}", "and no dash"


@rule("RB-CORE-10", "RB-CACT-11")
def test_it_uses_the_dearest_surge_ability_that_it_can_pay_then_attacks_then_is_agile() -> None:
    assert acts(alone("gc11", {E3: 1, POWER: 1, E1: 0})) == "surge:adv.gc11;regenerate"
    assert acts(alone("gc11", {E3: 1, E1: 0})) == "surge:adv.gc11;claw"
    assert acts(alone("gc11", {E1: 0, E2: 1})) == "attack:ene"
    assert acts(alone("gc11", {E2: 1, E1: 1})) == f"agile:{E2}"
    assert acts(alone("gc11", {E1: 1, E4: 1})) == "pass"


@rule("RB-CACT-07", "RB-CORE-10")
def test_its_agility_turns_a_dash_to_damage_or_spoils_the_heros_best_token() -> None:
    t = alone("gc02", {E2: 1, E4: 1, E1: 1}, {PHY: 0, SHI: 0, SUR: 0})
    assert automatic.agility(t, 1, agility_targets(t, 1, E2)).key() == f"flip:{E4}"
    t = alone("gc02", {E2: 1, E1: 1}, {SHI: 0, PHY: 0, SUR: 0})
    assert automatic.agility(t, 1, agility_targets(t, 1, E2)).key() == f"recast:{PHY}"
    t = alone("gc02", {E2: 1, E1: 1}, {SHI: 1, SUR: 1})
    assert automatic.agility(t, 1, agility_targets(t, 1, E2)).key() == f"recast:{SHI}", "physical damage"
    t = alone("gc02", {E2: 1, E3: 1, E1: 1})
    assert automatic.agility(t, 1, agility_targets(t, 1, E2)).key() == f"flip:{E3}", "what is there"


@rule("RB-CACT-21", "RB-CORE-10")
def test_it_spends_the_smallest_shields_that_are_enough() -> None:
    t = alone("gc02", {E1: 1, PLATE: 0})
    assert automatic.shields(t, 1, 1) == [E1]
    assert automatic.shields(t, 1, 2) == [E1, PLATE]
    assert automatic.shields(t, 1, 9) == [E1, PLATE]
    assert automatic.shields(t, 1, 0) == []
    assert t.combat.tokens[E1].spent is False


@rule("RB-CACT-10", "RB-CACT-12")
def test_it_pays_with_its_largest_surges_and_everything_for_x() -> None:
    big = token("vorakesh")
    t = alone("kc03", {E3: 1, big: 0, POWER: 1})
    assert automatic.payment(t, 1, 1) == [big]
    assert automatic.payment(t, 1, 2) == [big]
    assert automatic.payment(t, 1, 3) == [big, E3]
    assert automatic.payment(t, 1, 0) == [big, E3, POWER]


@rule("RB-CORE-10")
def test_it_takes_the_best_tokens_of_the_hero_and_keeps_its_own() -> None:
    t = alone("gc02", {E1: 0, E3: 1, E4: 1}, {SHI: 0, SUR: 0, PHY: 0})
    assert automatic.best_targets(t, 1, [SHI, SUR, PHY], 2) == [PHY, SUR]
    assert automatic.best_targets(t, 1, [E1, E3, E4], 2) == [E4, E3], "its own worst"
    assert automatic.best_targets(t, 1, [SHI, E3, E4], 2) == [E4, E3]


@rule("RB-CORE-10")
def test_it_flips_what_harms_the_hero_most() -> None:
    t = alone("gc02", {E4: 1, E1: 0}, {PHY: 0, SHI: 0, SUR: 0})
    assert automatic.flips(t, 1, [PHY, SHI, SUR], 1) == [PHY], "from six to two"
    assert automatic.flips(t, 1, [SHI, SUR], 1) == [SUR], "a shield would turn to a blow"
    assert automatic.flips(t, 1, [E1, E4], 1) == [E4]
    assert automatic.flips(t, 1, [E1, E4, PHY, SHI], 2) == [PHY, E4]
    assert t.combat.tokens[PHY].face == 0, "looking does not turn them"


def test_what_a_token_is_worth() -> None:
    t = alone("gc02", {E1: 0, E2: 1, E3: 1, E4: 1, E5: 0, POWER: 0})
    worth = {id_: automatic.worth(t, id_) for id_ in (E1, E2, E3, E4, E5, POWER)}
    assert worth == {E1: 3, E2: 1, E3: 2, E4: 0, E5: 2, POWER: 6}
    assert [automatic.flip_gain(t, id_) for id_ in (E1, E4, POWER)] == [-2, 3, -4]


@rule("RB-CORE-10", "RB-COMBAT-12")
def test_a_round_goes_by_itself_on_its_side() -> None:
    t = alone("gc11", {E3: 1, E5: 0, E1: 0, E4: 1}, {SHI: 0, PHY: 0})
    t.begin_again(1)
    told = [event.name for event in t.events]
    assert "combat.doubles" in told
    assert (t.prompt, t.seat) == ("combat.act", 0)
    t.go("pass")
    assert t.me.damage == 2, "the doubled token, after the shield was clawed away"
    assert "combat.surges" in [event.name for event in t.events]


@rule("RB-CACT-23")
def test_its_shields_are_spent_at_once() -> None:
    t = alone("gc02", {E1: 1, E4: 1}, {PHY: 0})
    t.begin_again(0).go("attack:phy")
    assert t.combat.damage == 1
    assert t.combat.tokens[E1].spent


@rule("RB-CORE-10")
def test_physical_and_magic_damage_are_worth_the_same_to_it() -> None:
    assert automatic.WORTH["phy"] == automatic.WORTH["mag"] == automatic.WORTH["ene"] > automatic.WORTH["sur"]
