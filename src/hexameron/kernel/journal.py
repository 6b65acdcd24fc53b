"""The journal: every choice of a match, and all else that somebody did, as lines that are only ever added.

An undo is a line, too: it names the choices that no longer stand. What stands follows from the lines alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from hexameron.kernel.asking import Seat

EntryKind = Literal["choice", "undo", "ask", "agree", "decline", "resign", "bot", "sit", "lesson"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A line of the journal. ``key`` is the option's; for an undo the numbers of the choices taken back.

    The key of a resignation tells how it came, its prompt whether no person was left to play on. For what a
    seat asks of the others the prompt is its wish and the key says whose consent it takes; who agrees or
    declines names the number of that entry.
    """

    n: int
    kind: EntryKind
    seat: Seat
    prompt: str = ""
    key: str = ""


def undone(entries: Sequence[Entry]) -> frozenset[int]:
    """The numbers of the choices that were taken back."""
    return frozenset(n for entry in entries if entry.kind == "undo" for n in _taken_back(entry))


def live(entries: Sequence[Entry]) -> list[Entry]:
    """The choices that stand."""
    gone = undone(entries)
    return [entry for entry in entries if entry.kind == "choice" and entry.n not in gone]


def standing_last(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The choices that stand, the last one first. An undo comes after what it takes back."""
    gone: list[int] = []
    for entry in reversed(entries):
        if entry.kind == "undo":
            gone += _taken_back(entry)
        elif entry.kind == "choice" and entry.n not in gone:
            yield entry


def undo_key(taken_back: Sequence[Entry]) -> str:
    """The key of an undo that takes back these choices."""
    return ",".join(str(entry.n) for entry in taken_back)


def _taken_back(undo: Entry) -> list[int]:
    return [int(n) for n in undo.key.split(",")]
