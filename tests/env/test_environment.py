"""Every game is a PettingZoo environment that shows an agent what its seat may know, and nothing else."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hexameron.env import TableEnv, encode, env
from hexameron.kernel.asking import Rules
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.results import Result
from tests.kernel.driving import forward, toy
from tests.kernel.toy import TOY

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_random.py"
DUEL, TEAMS = Setup("duel", 2), Setup("teams", 4)


def begun(setup: Setup, seed: int = 1) -> TableEnv:
    table = TableEnv(TOY, setup, 256)
    table.reset(seed=seed)
    return table


def running(table: TableEnv) -> Match[Any]:
    assert table.match is not None
    return table.match


def ending(result: Result) -> Callable[[Any], Rules[Result]]:
    """Rules that end at once with this result."""

    def play(_: Any) -> Rules[Result]:
        yield from ()
        return result

    return play


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """Plays at random and gives the rewards."""
    random = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            rewards[agent] = float(reward)
            table.step(None)
        else:
            table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


# PettingZoo warns of a dict with a mask unless the environment is one of its own that have the same.
masked = pytest.mark.filterwarnings(
    r"ignore:Observation (space for each agent probably|is not a NumPy array):UserWarning"
)


@masked
@pytest.mark.parametrize("setup", [DUEL, TEAMS], ids=["duel", "teams"])
def test_pettingzoo_accepts_it(setup: Setup) -> None:
    api_test(env(TOY, setup=setup, size=256), num_cycles=60)
    seed_test(lambda: env(TOY, setup=setup, size=256), num_cycles=60)


@masked
@pytest.mark.parametrize(
    ("game", "scenario"), [("battlelore", "wizards"), ("mageknight", "full_conquest"), ("heroes", "conquest")]
)
def test_pettingzoo_accepts_every_game(game: str, scenario: str) -> None:
    api_test(env(game, scenario=scenario, size=512), num_cycles=40)
    seed_test(lambda: env(game, scenario=scenario, size=512), num_cycles=40)


def test_the_winners_get_one_and_the_losers_minus_one() -> None:
    for seed in range(8):
        table = begun(TEAMS, seed)
        rewards = play(table, seed)
        result = running(table).result
        assert result is not None
        won = [1.0 if seat in result.winners else -1.0 for seat in range(4)] if result.winners else [0.0] * 4
        assert [rewards[f"player_{seat}"] for seat in range(4)] == won


@pytest.mark.parametrize(
    ("result", "rewards"),
    [
        (Result((0, 1, 2, 3), why="won"), [1.0] * 4),
        (Result((), why="lost", lost=True), [-1.0] * 4),
        (Result((), why="time"), [0.0] * 4),
        (Result((1, 3)), [-1.0, 1.0, -1.0, 1.0]),
    ],
    ids=["a won quest", "a lost quest", "a draw", "teams"],
)
def test_a_quest_is_won_or_lost_by_all(result: Result, rewards: list[float]) -> None:
    table = TableEnv(replace(TOY, play=ending(result)), TEAMS, 256)
    table.reset(seed=1)
    assert [table.rewards[f"player_{seat}"] for seat in range(4)] == rewards


def test_an_action_is_the_index_of_an_option() -> None:
    table = begun(DUEL)
    match = running(table)
    options = match.options(0)
    assert table.infos["player_0"] == {
        "prompt": match.pending[0].prompt,
        "options": [option.key() for option in options],
    }
    twin = match.clone()
    twin.choose(0, options[1])
    table.step(1)
    assert match.hash() == twin.hash()


def test_the_mask_shows_what_may_be_chosen() -> None:
    table = begun(DUEL)
    mask = table.observe("player_0")["action_mask"]
    assert mask.sum() == len(running(table).options(0))
    assert mask[: mask.sum()].all()
    assert not table.observe("player_1")["action_mask"].any()


def test_seats_that_are_asked_at_once_choose_in_order() -> None:
    table = begun(TEAMS)
    assert sorted(running(table).pending) == [0, 1, 2, 3]
    acted: list[str] = []
    while len(running(table).pending) > 1 and len(acted) < 40:
        acted.append(table.agent_selection)
        table.step(0)
    assert acted == sorted(acted)


def test_a_seat_that_may_act_is_polled_once_and_may_wait() -> None:
    table = begun(TEAMS)
    random = Random(2)
    while True:
        info = table.infos[table.agent_selection]
        if info["prompt"].endswith(".also"):
            break
        table.step(random.randrange(len(info["options"])))
    before = running(table).hash()
    polled, wait = table.agent_selection, len(info["options"])
    assert table.observe(polled)["action_mask"].sum() == wait + 1
    table.step(wait)
    assert running(table).hash() == before
    assert table.agent_selection != polled


def test_an_illegal_action_is_refused_and_by_the_guard_lost() -> None:
    with pytest.raises(ValueError, match="there are"):
        begun(DUEL).step(99)
    guarded = env(TOY, setup=DUEL)
    guarded.reset(seed=1)
    guarded.step(99)
    assert guarded.rewards[guarded.possible_agents[0]] == -1


@pytest.mark.parametrize("seed", range(6))
def test_an_observation_does_not_change_with_what_the_seat_cannot_know(seed: int) -> None:
    match = toy(seed, (DUEL, TEAMS)[seed % 2])
    forward(match, Random(seed), 5 + 4 * seed)
    for seat in sorted(match.pending):
        world = match.determinize(seat, b"other")
        one, other = (encode(m.view(seat), m.question(seat), 512) for m in (match, world))
        assert np.array_equal(one, other)


def test_an_observation_changes_with_what_the_seat_sees() -> None:
    match = toy(0, DUEL)
    forward(match, Random(0), 12)
    assert not np.array_equal(encode(match.view(0), None, 512), encode(match.view(1), None, 512))
    before = encode(match.view(0), None, 512)
    match.state.hp[1] -= 1
    assert not np.array_equal(before, encode(match.view(0), None, 512))


def test_the_example_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "3"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "rewards" in capsys.readouterr().out
