"""Where the dice of a match come from, as all at the table are told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hexameron.kernel.journal import Entry
from hexameron.server.play.fair_dice import KeyParts
from hexameron.server.storage.rows import DiceSource, MatchRow, SeatRow


class DiceOrigin(msgspec.Struct, frozen=True):
    """Whether all who play took part in drawing the key of the dice.

    ``source``: taken from a ``file``, a ``branch`` of another match or a ``lesson``; empty if drawn for this
    match. ``without``: people who brought no part of their own, because they sat down later or left it to the
    server. ``wasted``: for each seat how often all had to agree anew because of it.
    """

    source: DiceSource = ""
    without: tuple[int, ...] = ()
    wasted: tuple[int, ...] = ()


def dice_origin_of(row: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> DiceOrigin | None:
    """What is told of the dice of a match that has begun; nothing where people roll them themselves."""
    if row.setup.real:
        return None
    parts = KeyParts(row.fairness.secret, tuple(seats))
    source = row.terms.source
    if not source and any(not seat.nonce for seat in seats):
        source = "file"  # from before this was noted: whatever was drawn for a match was kept
    if source:
        return DiceOrigin(source)
    later = {entry.seat for entry in entries if entry.kind == "sit"}
    without = [seat for seat in seats if seat.kind == "person"]
    return DiceOrigin(
        without=tuple(one.seat for one in without if one.seat in later or parts.served(one.seat)),
        wasted=row.terms.wasted,
    )
