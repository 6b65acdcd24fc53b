"""Transferring between heroes (GIVE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.runebound.positions import TestJourney, journey, token
from tests.rules import rule


def together(**kit: Any) -> TestJourney:
    heroes = {
        "laurel": {"at": "h5.6", "gold": 3, "assets": "c04", "trophies": "gs01", **kit},
        "corbin": {"at": "h5.6", "gold": 2},
    }
    return journey(heroes=heroes)


@rule("RB-GIVE-01", "RB-GIVE-05")
@pytest.mark.parametrize("agrees", [True, False])
def test_gold_changes_hands_if_both_agree_and_costs_no_action(agrees: bool) -> None:
    t = together().go("meet:p1", "give_gold:2")
    assert (t.prompt, t.seat) == ("give.agree_gold", 1)
    t.go("yes" if agrees else "no")
    assert [player.gold for player in t.state.players] == ([1, 4] if agrees else [3, 2])
    assert t.turn.actions == 3


@rule("RB-GIVE-02", "RB-ABIL-03")
def test_an_asset_goes_with_its_token() -> None:
    t = together().go("meet:p1", "give:{c04}", "yes")
    assert t.names("assets.1") == ["c04"]
    assert token("c04") in t.kit(1).tokens
    assert token("c04") not in t.kit(0).tokens


@rule("RB-GIVE-03", "RB-CORE-07")
def test_nothing_but_gold_and_assets_can_be_handed_over() -> None:
    t = together(hand="w1", lore=2).go("meet:p1")
    tags = {key.partition(":")[0] for key in t.offers()}
    assert tags == {"give", "give_gold", "beg_gold"}


@rule("RB-GIVE-04", "RB-ASSET-10")
def test_the_receiver_keeps_one_of_a_type_and_goods_bring_no_gold() -> None:
    heroes = {"laurel": {"at": "h5.6", "assets": "c04"}, "corbin": {"at": "h5.6", "assets": "a03"}}
    t = journey(heroes=heroes).go("meet:p1", "give:{c04}", "yes")
    assert (t.prompt, t.seat) == ("settle.asset", 1)
    heroes = {"laurel": {"at": "h8.7", "assets": "a18"}, "corbin": {"at": "h8.7"}}
    t = journey(heroes=heroes).go("meet:p1", "yes")
    assert t.names("assets.1") == ["a18"]
    assert [player.gold for player in t.state.players] == [0, 0]


@rule("RB-GIVE-01")
def test_only_heroes_on_the_same_hex_meet() -> None:
    heroes = {"laurel": {"at": "h5.6", "gold": 3}, "corbin": {"at": "h0.1", "gold": 3}}
    assert journey(heroes=heroes).go().offers("meet") == []


def test_what_was_asked_once_is_not_asked_again_in_the_turn() -> None:
    t = together().go("meet:p1", "beg_gold:1", "no")
    t.go("meet:p1", "no")
    assert t.offers("meet") == []
    assert t.names("assets.0") == ["c04"]


def test_a_pickpocket_takes_a_gold_of_another_hero_in_the_hex() -> None:
    heroes: dict[str, dict[str, Any]] = {
        "laurel": {"at": "h5.6", "learned": "l7"},
        "corbin": {"at": "h5.6", "gold": 2},
    }
    t = journey(heroes=heroes, stack={"skill": "w1 w2"}).go("use:skill.l7")
    assert [player.gold for player in t.state.players] == [1, 1]
    heroes["corbin"]["gold"] = 0
    assert journey(heroes=heroes).go().offers("use") == []


@rule("RB-GIVE-01")
def test_heroes_may_hand_over_again_after_each_action() -> None:
    t = together().go("meet:p1", "give_gold:1", "yes")
    assert t.go("meet:p1").offers("give_gold") == [], "between two actions once"
    t = together().go("meet:p1", "give_gold:1", "yes", "idle", "meet:p1", "give_gold:1", "yes")
    assert [player.gold for player in t.state.players] == [1, 4]


@rule("RB-GIVE-02", "RB-GIVE-04", "RB-GIVE-05")
def test_what_changes_hands_is_told_with_its_rules() -> None:
    t = together().go("meet:p1", "give:{c04}", "yes")
    assert t.rules_of("give.offered") == ("RB-GIVE-05",)
    assert t.rules_of("give.asset") == ("RB-GIVE-01", "RB-GIVE-02", "RB-GIVE-04")
    t = together().go("meet:p1", "beg_gold:2", "yes")
    assert t.rules_of("give.gold_offered") == ("RB-GIVE-05",)
    assert t.rules_of("give.gold") == ("RB-GIVE-01",)
    assert [player.gold for player in t.state.players] == [5, 0]
