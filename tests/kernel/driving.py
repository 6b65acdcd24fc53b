"""Drives matches at random, reproducibly, and compares them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.kernel.toy import TOY

SETUPS = (
    Setup("duel", 2),
    Setup("teams", 4),
    Setup("duel", 2, real=(0, 0)),
    Setup("teams", 4, real=(0, 1, 0, 3)),
)


def toy(seed: int, setup: Setup | None = None, **kind: Any) -> Match[Any]:
    return Match(TOY, setup or SETUPS[seed % len(SETUPS)], Fairness.from_seed(seed), **kind)


def step(match: Match[Any], random: Random) -> None:
    """One random choice of a random pending seat."""
    seat = random.choice(sorted(match.pending))
    match.choose(seat, random.choice(match.options(seat)))


def forward(match: Match[Any], random: Random, choices: int) -> None:
    for _ in range(choices):
        if match.result is not None:
            return
        step(match, random)


def likeness(match: Match[Any]) -> object:
    """All that must agree between a match and its twin."""
    asks = {
        seat: (match.pending[seat].prompt, [option.key() for option in match.options(seat)])
        for seat in sorted(match.pending)
    }
    return match.hash(), asks, match.result


def seen_by(match: Match[Any], seat: int) -> bytes:
    """Everything that reaches a seat, as bytes: view, question, scene and events."""
    view = match.view(seat)
    question = match.question(seat)
    scene = match.game.scene(view, seat, question, sorted(match.pending))
    keys = [] if question is None else [option.key() for option in question.options]
    return msgspec.json.encode((view, keys, scene, match.events_for(seat)), order="deterministic")
