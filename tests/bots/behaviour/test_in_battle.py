"""The bots in a real game: fair, at home in every scenario, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import hexameron
from hexameron.bots import SeatView, make
from hexameron.bots.greedy import GreedyBot
from hexameron.bots.mcts import MctsBot
from hexameron.kernel.match import Match


def moments(scenario: str, every: int, upto: int) -> Iterator[Match[Any]]:
    """A match that goes on by instinct, seen every few choices; most of all where secrets are around."""
    match = hexameron.new("battlelore", scenario=scenario, seed=11)
    instinct = make("instinct", seed=1)
    while match.result is None and match.choices < upto:
        seat = min(match.pending)
        if match.choices % every == 0 and len(match.options(seat)) > 1:
            yield match
        match.choose(seat, instinct.choose(SeatView(match, seat)))


@pytest.mark.parametrize("scenario", ["azincourt", "companies"])
@pytest.mark.parametrize("spec", ["random", "instinct", "greedy:12", "mcts:16"])
def test_a_bot_chooses_the_same_whatever_it_cannot_know(spec: str, scenario: str) -> None:
    differing = 0
    for match in moments(scenario, 9, 120):
        seat = min(match.pending)
        chosen = make(spec, seed=5).choose(SeatView(match, seat))
        other = match.determinize(seat, b"another truth")
        differing += other.state.things.face != match.state.things.face
        assert make(spec, seed=5).choose(SeatView(other, seat)) == chosen
    assert differing > 5


@pytest.mark.parametrize("scenario", ["wizards", "companies", "tourelles"])
def test_no_imagined_world_is_impossible(scenario: str) -> None:
    greedy, mcts = make("greedy:12"), make("mcts:16")
    assert isinstance(greedy, GreedyBot)
    assert isinstance(mcts, MctsBot)
    for match in moments(scenario, 7, 150):
        for seat in match.pending:
            greedy.choose(SeatView(match, seat))
            mcts.choose(SeatView(match, seat))
    assert greedy.impossible == mcts.impossible == 0


def test_instinct_beats_chance() -> None:
    won = 0
    for seed in range(4):
        match = hexameron.new("battlelore", scenario="azincourt", seed=seed)
        bots = [make("random", seed), make("random", seed + 9)]
        bots[seed % 2] = make("instinct", seed)
        while match.result is None:
            seat = min(match.pending)
            match.choose(seat, bots[seat].choose(SeatView(match, seat)))
        won += seed % 2 in match.result.winners
    assert won == 4
