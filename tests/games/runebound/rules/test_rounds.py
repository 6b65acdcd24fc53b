"""Time track, acts, the villain's march and the end (TIME, END)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.runebound.positions import TestJourney, journey
from tests.rules import rule

ROUND = ("idle",) * 6


def round_(
    space: int, *, act: int = 1, scenario: str = "margath", dice: str = "", **parts: Any
) -> TestJourney:
    heroes = {"corbin": {"at": "h0.4"}, "mok": {"at": "h5.6"}}
    return journey(heroes=heroes, scenario=scenario, space=space, act=act, dice=dice, **parts).go(*ROUND)


@rule("RB-TIME-01", "RB-TIME-02")
def test_the_time_token_moves_a_space_each_round() -> None:
    t = round_(3)
    assert (t.state.space, t.state.act, t.state.round) == (4, 1, 3)


@rule("RB-TIME-03", "RB-TIME-04", "RB-VILL-07")
def test_after_the_last_space_of_act_one_it_goes_to_the_first_of_act_two() -> None:
    t = round_(12)
    assert (t.state.space, t.state.act) == (1, 2)
    assert t.state.villain == "h11.6"
    t = round_(12, scenario="dead_king")
    assert (t.state.villain, t.state.zombies) == ("h3.3", {"h3.3": 1})
    assert round_(11, stack={"story": "tm1"}).state.act == 1, "the act ends after the round on the last space"


@rule("RB-TIME-08", "RB-TIME-09")
@pytest.mark.parametrize("space", [6, 12])
def test_gems_are_refreshed_but_not_under_heroes(space: int) -> None:
    t = round_(space, spent=["h0.4", "h7.9"])
    assert t.state.gems["h7.9"] is True
    assert t.state.gems["h0.4"] is False
    assert round_(3, spent=["h7.9"]).state.gems["h7.9"] is False


@rule("RB-TIME-07", "RB-TIME-10")
def test_story_cards_come_on_their_spaces_only() -> None:
    drawn = [space for space in range(1, 12) if round_(space, stack={"story": "tm1"}).told("story.drawn")]
    assert drawn == [1, 4, 7, 10]


@rule("RB-TIME-05", "RB-TIME-06")
def test_after_act_two_margath_marches_to_tamalir_by_wild_dice() -> None:
    t = round_(12, act=2, dice="*P*PP")
    assert (t.state.space, t.state.act) == (12, 2)
    assert t.state.villain == "h9.6"
    assert t.over is None


@rule("RB-TIME-06", "RB-END-07")
def test_when_margath_reaches_tamalir_all_have_lost() -> None:
    t = round_(12, act=2, villain="h6.6", dice="*PPPP")
    assert t.over is not None
    assert (t.over.winners, t.over.lost, t.over.why) == ((), True, "march")


@rule("RB-TIME-06", "RB-END-07")
def test_the_dead_king_wins_after_the_last_round_of_act_two() -> None:
    t = round_(12, act=2, scenario="dead_king")
    assert t.over is not None
    assert (t.over.lost, t.over.why) == (True, "time")


def test_the_first_player_chooses_among_the_shortest_ways() -> None:
    t = round_(12, act=2, villain="h8.5", dice="*PPPP")
    assert t.prompt == "villain.march"
    assert len(t.offers()) == 2


@rule("RB-ABIL-07", "RB-ABIL-10")
def test_once_per_turn_abilities_do_not_work_outside_a_turn() -> None:
    heroes = {"mok": {"at": "h5.6", "hand": "m1", "assets": "b14"}, "corbin": {"at": "h0.4"}}
    t = journey(heroes=heroes, space=4, stack={"story": "tm5"}).go(
        "idle", "idle", "idle", "done", "idle", "idle", "idle"
    )
    assert t.prompt == "test.exert"
    assert t.offers("use") == []
    assert t.told("ability.used") == []
