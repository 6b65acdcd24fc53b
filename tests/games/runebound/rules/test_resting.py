"""Resting, healing and the first-aid cards (REST)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.runebound.positions import TestJourney, journey
from tests.rules import rule


def tired(at: str, dice: str = "", hero: str = "mok", **kit: Any) -> TestJourney:
    return journey(heroes={hero: {"at": at, "damage": 6, **kit}, "corbin": {"at": "h0.1"}}, dice=dice)


@rule("RB-REST-01", "RB-REST-02", "RB-REST-07")
@pytest.mark.parametrize("at", ["h5.6", "h8.7", "h7.4", "h0.1"])
def test_at_a_site_a_rest_heals_everything(at: str) -> None:
    t = tired(at).go("rest")
    assert t.me.damage == 0
    assert t.turn.actions == 2


@rule("RB-REST-03", "RB-REST-04")
def test_in_the_wilderness_five_dice_heal_whatever_the_speed() -> None:
    t = tired("h7.9", "M*PPM", assets="a13").go("rest")
    assert t.me.damage == 3


@rule("RB-REST-05")
def test_on_a_road_the_terrain_below_counts() -> None:
    assert tired("h3.6", "PPMMM").go("rest").me.damage == 4


@rule("RB-REST-06", "RB-REST-08")
def test_a_rest_may_heal_nothing() -> None:
    assert tired("h7.9", "PPPPP").go("rest").me.damage == 6
    t = journey(heroes={"mok": {"at": "h5.6"}, "corbin": {}}).go("rest")
    assert t.me.damage == 0
    assert t.turn.actions == 2


@rule("RB-DICE-06", "RB-DICE-07")
def test_a_result_that_applies_by_itself_is_counted_after_the_last_reroll() -> None:
    t = tired("h7.9", "PPPPP M", hand="m1").go("rest", "again:1")
    assert t.me.damage == 5


def test_cards_for_resting() -> None:
    assert tired("h7.9", "PFTMM", learned="w10").go("rest").me.damage == 1
    assert tired("h7.9", "PPPPP", learned="g7").go("rest").me.damage == 4
    t = tired("h7.4", learned="g5").go("rest")
    assert len(t.hand(0)) == 1
    t = tired("h8.7", learned="g5").go("rest")
    assert t.hand(0) == []


def test_regrowth_heals_at_the_start_of_a_turn_in_the_wilderness() -> None:
    heroes: dict[str, dict[str, Any]] = {
        "corbin": {"at": "h0.1"},
        "mok": {"at": "h7.9", "damage": 3, "learned": "w6"},
    }
    t = journey(heroes=heroes).go("idle", "idle", "idle")
    assert t.state.players[1].damage == 2
    heroes["mok"]["at"] = "h5.6"
    t = journey(heroes=heroes).go("idle", "idle", "idle")
    assert t.state.players[1].damage == 3


def test_healing_touch_heals_oneself_or_a_hero_in_the_hex() -> None:
    heroes = {"mok": {"damage": 3, "learned": "g1"}, "corbin": {"damage": 4}}
    t = journey(heroes=heroes).go("use:skill.g1", "pick:p1")
    assert [player.damage for player in t.state.players] == [3, 2]
    assert t.offers("use") == []
