"""Movement over land, roads, rivers and bridges, by dice and by cards (MOVE, MAP)."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.runebound.board import by_water
from hexameron.games.runebound.content.effects import Carry
from hexameron.games.runebound.rules.movement import carried_to
from tests.games.runebound.positions import TestJourney, journey
from tests.games.runebound.rules.test_testing import STARS, event
from tests.rules import rule


def at(cell: str, dice: str = "", **kit: Any) -> TestJourney:
    return journey(heroes={"lyssa": {"at": cell, **kit}, "mok": {"at": "h0.1"}}, dice=dice)


def steps(t: TestJourney, face: int) -> list[str]:
    """The hexes that a die of a face enters."""
    found = [key[5:].split(";") for key in t.offers("step")]
    return sorted(cell for cell, shown in found if shown == str(face))


@rule("RB-MOVE-01", "RB-MOVE-02", "RB-MOVE-14")
def test_without_a_roll_any_adjacent_hex_is_entered_over_rivers_too() -> None:
    t = at("h5.9").go()
    assert sorted(t.offers("go")) == sorted(
        f"go:{cell}" for cell in ("h4.9", "h5.10", "h6.10", "h6.9", "h6.8", "h5.8")
    )
    t.go("go:h5.8")
    assert t.me.at == "h5.8"
    assert t.turn.actions == 2
    assert t.rules_of("moves") == ("RB-MOVE-02",)


@rule("RB-MOVE-01", "RB-MOVE-04", "RB-DICE-02")
def test_after_the_roll_the_hero_moves_by_dice_only() -> None:
    t = at("h3.4", "PPM").go("throw")
    assert t.offers("go") == []
    assert t.prompt == "move.step"
    assert len(t.roll_.faces) == 3
    assert set(t.offers()) - set(t.offers("step")) == {"done"}


@rule("RB-MOVE-03", "RB-MOVE-06", "RB-DICE-09")
def test_dice_are_spent_one_at_a_time_each_for_one_hex_that_matches() -> None:
    t = at("h4.8", "FFM").go("throw")
    assert steps(t, 2) == ["h3.7", "h3.8", "h3.9", "h4.7", "h4.9", "h5.8"]
    assert steps(t, 5) == []
    t.go("step:h4.7;2")
    assert t.me.at == "h4.7"
    assert t.roll_.faces == [2, 5]
    assert t.roll_.spent == [2]
    t.go("step:h4.8;2")
    assert t.me.at == "h4.8"
    assert t.prompt == "turn.act", "a die of mountain and water leads nowhere from there"


@rule("RB-MOVE-05")
def test_none_of_the_dice_need_be_spent() -> None:
    t = at("h4.8", "PPP").go("throw", "done")
    assert t.me.at == "h4.8"
    assert t.turn.actions == 2
    assert t.state.rolls == []


@rule("RB-MOVE-07")
def test_no_action_comes_between_two_dice() -> None:
    t = at("h4.8", "PPP", hand="w7", trophies="gs01 gc01").go("throw", "step:h5.8;1")
    tags = {key.partition(":")[0] for key in t.offers()}
    assert tags == {"step", "again", "done"}


@rule("RB-MOVE-08", "RB-DICE-05")
def test_a_wild_die_enters_any_terrain_and_crosses_rivers() -> None:
    assert steps(at("h7.4", "*PP").go("throw"), 0) == sorted(["h6.4", "h6.5", "h7.5", "h8.4", "h7.3", "h6.3"])
    t = at("h11.4", "*PP").go("throw")
    assert "h11.5" in steps(t, 0)
    assert "h11.5" not in steps(t, 1)


@rule("RB-MOVE-09", "RB-MAP-04")
def test_any_die_enters_a_city() -> None:
    t = at("h5.5", "MMM").go("throw")
    assert "h5.6" in steps(t, 5)


@rule("RB-MOVE-10")
@pytest.mark.parametrize(
    ("a", "b"), [("h5.8", "h6.8"), ("h6.8", "h5.8"), ("h11.10", "h12.10"), ("h12.10", "h11.10")]
)
def test_any_die_crosses_a_bridge_both_ways(a: str, b: str) -> None:
    assert b in steps(at(a, "TTT").go("throw"), 3)


@rule("RB-MOVE-12", "RB-MOVE-13")
def test_only_water_or_wild_crosses_a_river_whatever_lies_behind() -> None:
    t = at("h5.8", "PM*").go("throw")
    assert "h5.9" not in steps(t, 1)
    assert "h5.9" in steps(t, 5)
    assert "h5.9" in steps(t, 0)


@rule("RB-MOVE-15", "RB-MOVE-18", "RB-MAP-06")
def test_on_a_road_any_die_goes_along_it_also_out_of_a_city() -> None:
    assert steps(at("h3.6", "MMM").go("throw"), 5) == ["h2.6", "h4.6"]
    t = at("h5.6", "MMM").go("throw")
    assert {"h4.6", "h6.6"} <= set(steps(t, 5))
    t.go("step:h4.6;5")
    assert "RB-MOVE-15" in t.rules_of("moves")


@rule("RB-MOVE-16")
def test_a_road_is_entered_from_beside_by_its_terrain() -> None:
    t = at("h3.5", "MMP").go("throw")
    assert "h3.6" not in steps(t, 5)
    assert "h3.6" in steps(t, 1)


@rule("RB-MOVE-17", "RB-MAP-16")
def test_roads_that_are_not_connected_do_not_help() -> None:
    t = at("h2.7", "MMP").go("throw")
    assert "h3.6" not in steps(t, 5)
    assert "h3.6" in steps(t, 1)
    assert {"h2.6", "h3.8"} <= set(steps(t, 5))


@rule("RB-MAP-02")
def test_any_number_of_heroes_stand_on_a_hex() -> None:
    t = journey(heroes={"corbin": {"at": "h5.8"}, "mok": {"at": "h5.7"}, "thorn": {"at": "h5.7"}}).go(
        "go:h5.7"
    )
    assert t.heroes_at("h5.7") == [0, 1, 2]


# ---------------------------------------------------------------------- cards


@rule("RB-MOVE-11", "RB-MOVE-20", "RB-ABIL-09", "RB-ABIL-11")
def test_a_move_by_a_card_needs_no_action_even_between_two_dice_and_only_once() -> None:
    t = at("h3.4", "PPP", learned="r1").go("throw", "step:h3.5;1")
    t.go("use:skill.r1", "place:h4.5")
    assert t.me.at == "h4.5"
    assert t.prompt == "move.step"
    assert t.offers("use") == []
    t.go("done")
    assert t.turn.actions == 2
    assert t.offers("use") == []
    t.go("idle", "idle", "idle", "idle", "idle")
    assert t.offers("use") == ["use:skill.r1"]


@pytest.mark.parametrize(("card", "cell"), [("r2", "h11.5"), ("b12", "h11.5"), ("b12", "h12.4")])
def test_a_die_may_be_spent_as_another_terrain_once_per_turn(card: str, cell: str) -> None:
    kit = {"learned": card} if card.startswith("r") else {"assets": card}
    t = at("h11.4", "PPP", **kit).go("throw")
    source = f"{'skill' if card.startswith('r') else 'asset'}.{card}"
    assert f"step_as:{cell};1;{source}" in t.offers("step_as")
    t.go(f"step_as:{cell};1;{source}")
    assert t.me.at == cell
    assert t.offers("step_as") == []
    assert f"{source}:" in t.turn.used


@pytest.mark.parametrize(
    ("card", "start", "cell"), [("b13", "h5.8", "h5.9"), ("b13", "h7.6", "h7.5"), ("c14", "h4.7", "h4.8")]
)
def test_assets_spend_a_die_as_water_or_forest(card: str, start: str, cell: str) -> None:
    t = at(start, "PPP", assets=card).go("throw")
    assert f"step_as:{cell};1;asset.{card}" in t.offers("step_as")


def test_wanderlust_gives_one_more_hex_after_a_wild_die() -> None:
    t = at("h4.8", "*PP", learned="r9").go("throw")
    assert t.offers("hop") == []
    t.go("step:h4.7;0")
    assert "hop:h4.8;skill.r9" in t.offers("hop")
    t.go("hop:h4.6;skill.r9")
    assert t.me.at == "h4.6"
    assert t.offers("hop") == []
    assert t.roll_.faces == [1, 1]


def test_a_riding_horse_goes_one_more_hex_along_the_road() -> None:
    t = at("h3.6", "MMMM", assets="c13").go("throw", "step:h4.6;5")
    assert sorted(t.offers("hop")) == ["hop:h3.6;asset.c13", "hop:h5.6;asset.c13"]
    off = at("h4.8", "PPPP", assets="c13").go("throw", "step:h4.7;1")
    assert off.offers("hop") == []


def test_forest_kin_carries_to_a_forest_or_city_within_four_hexes() -> None:
    t = at("h4.8", learned="w4", hand="w7").go("use:skill.w4")
    cells = [key[6:] for key in t.offers("place")]
    assert "h5.11" in cells
    assert "h5.6" in cells, "a city is every terrain"
    assert "h4.7" not in cells
    t.go("place:h5.11")
    assert t.me.at == "h5.11"
    assert t.names("skill.discard") == ["w7"]
    assert at("h4.7", learned="w4", hand="w7").go().offers("use") == []
    assert at("h4.8", learned="w4").go().offers("use") == []


def test_water_walking_goes_onto_out_of_and_across_water() -> None:
    t = at("h5.8", learned="g2").go("use:skill.g2")
    assert sorted(t.offers()) == ["place:h5.7", "place:h5.9", "place:h6.8"]
    assert set(at("h5.3", learned="g2").go("use:skill.g2").offers()) >= {"place:h5.4", "place:h6.4"}
    assert len(at("h5.4", learned="g2").go("use:skill.g2").offers()) == 6
    assert at("h0.5", learned="g2").go().offers("use") == []


def test_rune_of_haste_rolls_and_moves_without_an_action() -> None:
    t = at("h3.4", "PPP", learned="u6", hand="w7").go("use:skill.u6", "step:h3.5;1", "done")
    assert t.me.at == "h3.5"
    assert t.turn.actions == 3
    assert t.prompt == "turn.act"


def test_pilgrim_gains_when_entering_a_shrine_once_per_turn() -> None:
    t = at("h7.5", learned="g10").go("go:h7.4", "part:skill.g10;0")
    assert t.me.gold == 1
    t.go("go:h7.5", "go:h7.4")
    assert t.me.gold == 1


@rule("RB-STORY-15")
@pytest.mark.parametrize("n", [1, 2])
def test_who_enters_a_zombies_hex_takes_two_damage_for_each(n: int) -> None:
    heroes = {"corbin": {"at": "h5.8"}, "mok": {"at": "h0.1"}}
    t = journey(heroes=heroes, scenario="dead_king", zombies={"h5.7": n}).go("go:h5.7")
    assert t.me.damage == 2 * n


def test_a_hero_defeated_on_the_way_goes_no_further() -> None:
    heroes = {"corbin": {"at": "h3.4", "damage": 9}, "mok": {"at": "h0.1"}}
    t = journey(heroes=heroes, scenario="dead_king", zombies={"h3.5": 1}, dice="PPP PPPPP")
    t.go("throw", "step:h3.5;1")
    assert t.state.rolls == []
    assert t.told("defeated")


@rule("RB-MOVE-20", "RB-CORE-05")
def test_a_move_by_a_card_may_end_early() -> None:
    t = event("ms04", "a", skills=STARS).go("place:h7.1", "done")
    assert (t.prompt, t.me.at) == ("turn.act", "h7.1")


@rule("RB-STORY-15", "RB-STATE-01")
def test_a_hero_defeated_on_the_way_wanders_no_further() -> None:
    kit = {"at": "h7.2", "learned": "r1", "damage": 7}
    t = journey(heroes={"laurel": kit, "corbin": {"at": "h0.1"}}, scenario="dead_king", zombies={"h7.3": 1})
    t.turn.actions = 3
    t.dice.add("PPPPP")
    t.go("use:skill.r1", "place:h7.3")
    assert t.is_defeated(0)
    assert t.prompt == "dice.rest", "all that is left"


@rule("RB-ATTR-06")
def test_a_card_that_carries_as_far_as_the_mind_carries_a_hero_without_mind_nowhere() -> None:
    t = journey(heroes={"mok": {"at": "h4.8", "learned": "u1"}, "corbin": {"at": "h0.1"}})
    assert t.stat(0, "mind") == 0
    assert carried_to(t, 0, Carry(within="mind")) == []


@rule("RB-MOVE-11", "RB-MOVE-20")
def test_a_card_leads_one_step_by_water() -> None:
    kit = {"at": "h10.0", "learned": "g2"}
    t = journey(heroes={"lyssa": kit, "laurel": {"at": "h0.1"}}).go("use:skill.g2")
    if t.prompt == "move.card":
        t.go(t.offers("place")[0])
    assert t.me.at in by_water("h10.0")
    assert t.offers("use") == [], "once per turn"
