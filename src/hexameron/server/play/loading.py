"""From the store to a running match: the last checkpoint and the few entries after it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from hexameron.kernel.game import Game
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.kernel.worlds import state_hash
from hexameron.server.play.games import find_game
from hexameron.server.storage.rows import CheckpointRow, MatchRow
from hexameron.server.storage.store import Store


class Damaged(Exception):
    """What is stored of a match does not fit together."""


def decode_state(game: Game[Any], data: bytes) -> Any:
    return msgspec.json.decode(data, type=game.state)


def encode_state(state: Any) -> bytes:
    """The order of dicts is part of a state: rules may list options by it."""
    return msgspec.json.encode(state)


def checkpoint_of(match: Match[Any]) -> CheckpointRow:
    """The last snapshot of a match, to be stored."""
    snapshot = match.snapshot
    state = encode_state(snapshot.state)
    return CheckpointRow(snapshot.entry, match.game.rules, state_hash(snapshot.state), state)


def build(row: MatchRow, entries: Sequence[Entry], checkpoint: CheckpointRow | None) -> Match[Any]:
    """The match after these entries. A checkpoint spares playing those before it."""
    if len(entries) < row.n:
        raise Damaged(f"the journal of match {row.id} ends at {len(entries)} of {row.n} entries")
    game = find_game(row.game)
    origin = None if row.origin is None else decode_state(game, row.origin)
    if checkpoint is None:
        match: Match[Any] = Match(game, row.setup, row.fairness, state=origin)
        match.follow(entries)
    else:
        state = decode_state(game, checkpoint.state)
        if state_hash(state) != checkpoint.hash:
            raise Damaged(f"checkpoint {checkpoint.number} of match {row.id} was changed")
        done = entries[: checkpoint.number]
        match = Match(game, row.setup, row.fairness, state=state, entries=done)
        match.origin = origin
        match.follow(entries[checkpoint.number :])
    return match


async def load_at(store: Store, row: MatchRow, n: int) -> Match[Any]:
    """The match as it stood after entry ``n``."""
    checkpoint = await store.checkpoint(row.id, n)
    entries = (await store.entries(row.id))[:n]
    return await asyncio.to_thread(build, msgspec.structs.replace(row, n=n), entries, checkpoint)
