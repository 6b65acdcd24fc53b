"""Matches of the toy game that tests of the match share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hexameron.kernel.asking import Rules
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.results import Result
from tests.kernel.driving import toy
from tests.kernel.toy import TOY, Mages, Toy

SEEDS = range(60)

DUEL = Setup("duel", 2)


def playing(
    play: Callable[[Mages], Rules[Result]],
    seed: int = 1,
    copy_after: int = 16,
    setup: Setup = DUEL,
    *,
    recording: bool = True,
) -> Match[Toy]:
    """A match of the toy's pieces by another top rule."""
    return Match(
        replace(TOY, play=play),
        setup,
        Fairness.from_seed(seed),
        copy_after=copy_after,
        recording=recording,
    )


def offered(match: Match[Any], seat: int = 0) -> list[str]:
    """What a person may choose."""
    return [option.key() for option in match.any_order(seat)]


def past_the_set_up() -> Match[Any]:
    """Seat 0 has ended its turn, which drew cards."""
    match = toy(1, Setup("duel", 2))
    for seat in (0, 1):
        match.choose_group(seat, ["learn:might", "learn:might"])
        for _ in range(2):
            match.choose(seat, match.options(seat)[0])
    match.choose(0, "done")
    return match
