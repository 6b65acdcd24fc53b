"""Rounds, turns and hero actions; defeated and delayed heroes; challenges (TURN, STATE, CHAL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.runebound.positions import TestJourney, fight, journey, token
from tests.rules import rule

MINE = {"laurel": {"at": "h5.8"}, "corbin": {"at": "h0.1"}}


def tags(t: TestJourney) -> list[str]:
    return sorted({key.partition(":")[0] for key in t.offers()})


@rule("RB-TURN-05", "RB-TURN-06", "RB-TURN-12", "RB-TURN-13", "RB-TURN-03")
def test_a_turn_has_three_actions_and_then_the_next_player_has_one() -> None:
    t = journey(heroes=MINE, dice="")
    t.go("go:h5.7", "idle")
    assert (t.seat, t.turn.actions) == (0, 1)
    t.go("idle")
    assert (t.seat, t.turn.seat, t.turn.actions) == (1, 1, 3)
    assert t.rules_of("turn.begins") == ("RB-TURN-03", "RB-TURN-05")


@rule("RB-TURN-06", "RB-TURN-09")
def test_what_an_action_may_be_spent_on() -> None:
    t = journey(heroes={"laurel": {"at": "h5.6", "assets": "a18"}, "corbin": {}}).go()
    assert tags(t) == ["go", "idle", "meet", "rest", "shop", "throw", "train"]
    t = journey(heroes={"laurel": {"at": "h7.9"}, "corbin": {}}).go()
    assert "adventure" in tags(t)
    assert "shop" not in tags(t)


@rule("RB-TURN-07", "RB-ADV-02")
def test_adventuring_costs_two_actions() -> None:
    t = journey(heroes={"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}, stack={"com": "gc16"})
    t.go("adventure", "option:{gc16};b")
    assert t.turn.actions == 1
    assert t.offers("adventure") == []
    t = journey(heroes={"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}).go("idle", "idle")
    assert t.turn.actions == 1
    assert t.offers("adventure") == []


@rule("RB-TURN-08")
def test_the_same_action_may_be_taken_again() -> None:
    t = journey(heroes=MINE).go("go:h5.7", "go:h5.8", "go:h5.7")
    assert t.me.at == "h5.7"
    assert t.turn.seat == 1


@rule("RB-TURN-10", "RB-ABIL-02")
def test_an_action_of_a_card_costs_one_action_and_only_its_owner_has_it() -> None:
    t = journey(heroes={"laurel": {"at": "h8.7", "assets": "a18"}, "corbin": {"at": "h8.7"}})
    t.go("perform:asset.a18;{a18}")
    assert t.me.gold == 2
    assert t.turn.actions == 2
    assert t.offers("perform") == []
    other = journey(heroes={"corbin": {"at": "h8.7"}, "laurel": {"at": "h8.7", "assets": "a18"}}).go()
    assert other.offers("perform") == []


@rule("RB-TURN-11")
def test_combat_actions_are_no_hero_actions() -> None:
    t = fight(cast="000 00000")
    before = t.turn.actions
    t.go("pass")
    assert t.turn.actions == before == 1


@rule("RB-TURN-01", "RB-TURN-02", "RB-TURN-04", "RB-TURN-14", "RB-TIME-02")
def test_a_round_goes_clockwise_from_the_first_player_who_then_moves_the_time_token() -> None:
    t = journey(heroes={"laurel": {}, "corbin": {}, "mok": {}}, space=2)
    t.state.first = 1
    t.turn.seat = 1
    seats = []
    for _ in range(3):
        t.go()
        seats.append(t.seat)
        t.go("idle", "idle", "idle")
    assert seats == [1, 2, 0]
    assert t.state.space == 3
    assert t.told("time.moves")[0].args["seat"] == "p1"
    assert (t.seat, t.state.round, t.state.first) == (1, 3, 1)


# ---------------------------------------------------------------------- defeated and delayed


@rule("RB-STATE-01")
def test_a_defeated_hero_can_only_rest() -> None:
    t = journey(
        heroes={"laurel": {"at": "h7.9", "damage": 8, "hand": "w7", "trophies": "gs01"}, "corbin": {}}
    )
    assert t.go().offers() == ["rest"]


@rule("RB-STATE-02", "RB-REST-06", "RB-STATE-03")
def test_a_rest_that_heals_nothing_leaves_a_hero_defeated() -> None:
    t = journey(heroes={"corbin": {"at": "h7.9", "damage": 10}, "laurel": {}}, dice="PPPPP M PPPP")
    t.go()
    assert t.me.damage == 9
    assert t.turn.actions == 1
    assert "idle" in t.offers()
    assert len(t.told("rests")) == 2


@rule("RB-STATE-05", "RB-STATE-06")
def test_a_defeated_hero_may_learn_and_is_up_again_with_more_life() -> None:
    t = journey(
        heroes={"laurel": {"damage": 8, "at": "h7.9", "hand": "m6", "trophies": "gs01 gc01"}, "corbin": {}}
    )
    t.go("learn:{m6}")
    assert not t.is_defeated(0)
    assert "idle" in t.offers()


@rule("RB-STATE-05", "RB-STATE-08")
def test_abilities_that_cost_an_action_are_not_for_the_defeated_or_delayed() -> None:
    kit = {"at": "h8.7", "assets": "a18", "learned": "r1"}
    assert journey(heroes={"laurel": kit, "corbin": {}}).go().offers("perform")
    delayed = journey(heroes={"laurel": {**kit, "delayed": True}, "corbin": {}}).go()
    assert delayed.offers() == ["recover", "use:skill.r1"]
    down = journey(heroes={"laurel": {**kit, "damage": 8}, "corbin": {}}).go()
    assert down.offers() == ["rest", "use:skill.r1"]


@rule("RB-STATE-07", "RB-STATE-10")
def test_a_delayed_hero_spends_the_next_action_to_recover_even_in_a_later_turn() -> None:
    t = journey(
        heroes={"laurel": {"at": "h0.4", "delayed": True, "hand": "w7", "trophies": "gs01"}, "corbin": {}}
    )
    t.turn.actions = 0
    t.turn.step = "end"
    t.go("done", "idle", "idle", "idle")
    assert t.offers() == ["recover"]
    t.go("recover")
    assert not t.state.players[0].delayed
    assert t.turn.actions == 2
    assert "idle" in t.offers()


@rule("RB-STATE-09")
def test_a_hero_both_defeated_and_delayed_heals_first() -> None:
    heroes = {
        "laurel": {"at": "h5.8", "damage": 8, "delayed": True, "hand": "w7", "trophies": "gs01"},
        "corbin": {},
    }
    t = journey(heroes=heroes).go()
    assert t.offers() == ["rest"]
    t.go("rest")
    assert t.me.damage == 0
    assert t.offers() == ["recover"]


@rule("RB-TURN-12", "RB-SKILL-02")
def test_skills_can_be_learned_after_the_last_action() -> None:
    t = journey(heroes={"laurel": {"hand": "w1", "trophies": "gs01"}, "corbin": {}}).go(
        "idle", "idle", "idle"
    )
    assert t.prompt == "turn.end"
    t.go("learn:{w1}")
    assert t.names("learned.0") == ["w1"]
    assert t.seat == 1


# ---------------------------------------------------------------------- challenges


def duel(**parts: Any) -> TestJourney:
    kit = {"at": "h5.6", **parts}
    return journey(heroes={"corbin": {"at": "h5.6"}, "laurel": kit}, dice="000 000")


@rule("RB-CHAL-01", "RB-CHAL-03", "RB-COMBAT-01", "RB-COMBAT-04")
def test_a_challenge_is_a_combat_of_two_heroes_and_the_challenger_wins_ties() -> None:
    t = duel().go("defy:p1")
    assert t.combat.rival == 1
    assert t.combat.runs == 1
    assert (t.prompt, t.seat) == ("combat.act", 0)
    assert t.turn.actions == 2


@rule("RB-CHAL-02")
def test_only_an_ability_lets_a_hero_challenge() -> None:
    t = journey(heroes={"laurel": {"at": "h5.6"}, "corbin": {"at": "h5.6"}}).go()
    assert t.offers("defy") == []
    assert journey(heroes={"corbin": {"at": "h5.6"}, "laurel": {"at": "h5.8"}}).go().offers("defy") == []


@rule("RB-STATE-04")
def test_a_defeated_hero_cannot_be_challenged() -> None:
    assert duel(damage=8).go().offers("defy") == []
    assert duel(damage=7).go().offers("defy") == ["defy:p1"]


@rule("RB-CHAL-05")
def test_nobody_escapes_from_corbins_challenge() -> None:
    t = duel().go("defy:p1", "pass")
    t.dice.add("000 000")
    t.go("pass")
    assert t.combat.round == 2
    assert "combat.escape" not in [event.name for event in t.events]
    assert t.prompt == "combat.act"


@rule("RB-CHAL-01", "RB-CHAL-04")
@pytest.mark.parametrize("winner", [0, 1])
def test_corbin_gains_for_winning_and_the_other_hero_nothing(winner: int) -> None:
    t = duel(damage=7).go("defy:p1")
    if winner == 1:
        t.state.players[0].damage = 9
        t.state.players[1].damage = 0
        t.go("pass", "attack:phy")
    else:
        t.go("attack:phy", f"pick:{token('corbin', 0)}", "done", "done")
    assert t.state.combat is None
    gold = [player.gold for player in t.state.players]
    assert gold == ([2, 0] if winner == 0 else [0, 0])
    assert t.things.count("trophy.0.com") == (1 if winner == 0 else 0)
    assert t.things.count("trophy.1.com") == 0


def test_each_hero_is_hunted_once_per_game() -> None:
    t = duel(damage=7).go("defy:p1", "attack:phy", f"pick:{token('corbin', 0)}", "done", "done")
    t.state.players[1].damage = 0
    assert t.offers("defy") == []
    assert t.me.hunted == [1]


@rule("RB-TURN-09")
def test_doing_nothing_is_told_with_its_rule() -> None:
    assert journey().go("idle").rules_of("idles") == ("RB-TURN-09",)
