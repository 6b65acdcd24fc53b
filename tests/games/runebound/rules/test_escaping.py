"""The escape phase (COMBAT-26..33)."""

from __future__ import annotations

from typing import Any

from tests.games.runebound.positions import TestJourney, fight
from tests.rules import rule


def fleeing(die: str, **kit: Any) -> TestJourney:
    """Both have passed and the hero rolls to escape."""
    t = fight(cast="000 11111", dice=die, **kit)
    while t.prompt == "combat.act":
        t.go("pass")
    return t.go("flee")


@rule("RB-COMBAT-26", "RB-ABIL-09", "RB-ABIL-11")
def test_a_card_lets_the_escape_die_count_as_another_terrain() -> None:
    t = fleeing("P", at="h8.9", learned="r2")
    assert t.offers("step_as") == ["step_as:h7.9;1;skill.r2", "step_as:h8.10;1;skill.r2"]
    t.go("step_as:h8.10;1;skill.r2")
    assert (t.me.at, t.state.combat) == ("h8.10", None)
    assert t.turn.used == ["skill.r2:"]
    assert t.zone("gc12") == "com.discard"
    assert fleeing("P", at="h8.9").offers("step_as") == []


@rule("RB-COMBAT-26", "RB-MOVE-12")
def test_an_escape_crosses_a_river_by_water_only() -> None:
    assert not [one for one in fleeing("P", at="h7.3").offers("step") if "h7.4" in one]
    t = fleeing("M", at="h7.3").go("step:h7.4;5")
    assert t.me.at == "h7.4"


@rule("RB-COMBAT-26", "RB-MOVE-20")
def test_who_spent_a_wild_die_to_escape_may_go_a_hex_further_by_wanderlust() -> None:
    t = fleeing("*", at="h8.9", learned="r9").go("step:h8.10;0")
    assert (t.prompt, t.me.at) == ("move.step", "h8.10")
    assert "step" not in [one.tag() for one in t.options()], "the die is spent"
    t.go(t.offers("hop")[0])
    assert (t.state.combat, t.state.rolls) == (None, [])
    assert t.me.at not in ("h8.10", "h8.9")
    assert t.turn.used == ["skill.r9:"]


@rule("RB-COMBAT-26")
def test_no_further_hex_is_entered_without_a_wild_die_or_a_card() -> None:
    assert fleeing("*", at="h8.9").go("step:h8.10;0").prompt == "turn.act"
    t = fleeing("*", at="h8.9", learned="r9").go("step:h8.10;0", "done")
    assert (t.prompt, t.me.at, t.turn.used) == ("turn.act", "h8.10", [])


@rule("RB-COMBAT-26", "RB-MOVE-15")
def test_who_escapes_along_a_road_rides_a_hex_further() -> None:
    t = fleeing("M", at="h3.6", assets="c13").go("step:h4.6;5")
    assert sorted(t.offers("hop")) == ["hop:h3.6;asset.c13", "hop:h5.6;asset.c13"]
