"""Who resigned, ran out of time or left for good has no seat any more: a bot decides for it to the end.

At a real table the pieces stay where they are, and those who sit there move them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.server.storage.rows import SeatRow

PLAYS_ON = "medium"
"""The bot that decides for a seat that was given up, unless the others want another."""


def resign_for_good(match: Match[Any], seat: Seat, **how: Any) -> None:
    """A seat resigns; if the match goes on, a bot decides for it."""
    match.resign(seat, **how)
    if match.result is None and not match.setup.real:
        match.note_bot(seat, PLAYS_ON)


def given_up(match: Match[Any], seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The seats as the journal has them: those that were given up are a bot's, for good."""
    gone = () if match.result is not None or match.setup.real else match.resigned
    return tuple(
        msgspec.structs.replace(one, kind="bot", bot=_decides(match.entries, one.seat), standing=False)
        if one.seat in gone
        else one
        for one in seats
    )


def _decides(entries: Sequence[Entry], seat: Seat) -> str:
    """The bot that was last named for a seat."""
    named = (entry.key for entry in reversed(entries) if entry.kind == "bot" and entry.seat == seat)
    return next(named, "") or PLAYS_ON
