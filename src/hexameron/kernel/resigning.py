"""Resigning: it ends the match for the one who resigns, and for all only if nothing is left to decide.

No game of the house has a rule for somebody who leaves, so the seat stays and somebody else decides for it,
as the journal says (``bot``). Whoever resigned has lost, however the seat fares.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from hexameron.kernel.asking import Seat
from hexameron.kernel.results import Result

HowResigned = Literal["resigned", "clock", "left"]
"""Why somebody plays no more: by their own word, out of time, or gone for good."""

HOW: tuple[HowResigned, ...] = get_args(HowResigned)

LAST = "last"
"""The prompt of a resignation after which no person is left to play on."""


def how_resigned(key: str) -> HowResigned | None:
    """What the key of a resignation says. Nothing: it is from before it ended the match for one seat only."""
    return next((how for how in HOW if how == key), None)


def result_after(
    sides: Sequence[Sequence[Seat]], resigned: Sequence[Seat], how: HowResigned, *, last: bool
) -> Result | None:
    """How a match ends when these have resigned: with the last side that is left; ``None`` if it goes on.

    A quest, on which all are one side, is lost when all have resigned. Where no person is left nobody wins.
    """
    playing = [side for side in sides if any(seat not in resigned for seat in side)]
    if len(sides) > 1 and len(playing) == 1:
        return Result(tuple(seat for seat in playing[0] if seat not in resigned), why=how)
    return Result((), why=how, lost=True) if last or not playing else None


def result_of_old(seats: int, seat: Seat) -> Result:
    """What a resignation once meant: all the others win."""
    return Result(tuple(other for other in range(seats) if other != seat), why="resigned")
