"""Before a match begins: people take seats and send their parts of the dice key. The last part begins it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.server.play.creating import lay_out
from hexameron.server.play.fair_dice import KeyParts
from hexameron.server.play.faults import Conflict, Unavailable
from hexameron.server.play.live_match import LiveMatch
from hexameron.server.play.registry import MatchRegistry
from hexameron.server.storage.journal_writer import Taken
from hexameron.server.storage.rows import Written
from hexameron.server.storage.store import StorageTrouble

TRIES = 10


class HasBegun(Conflict):
    """The match has begun, so nothing about its dice can change any more."""


class WaitingRoom:
    """What seats do before the match has begun."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry

    async def promise(self, live: LiveMatch, seat: Seat, hash_: str) -> None:
        await self._change(live, lambda parts: parts.promise(seat, hash_))

    async def show(self, live: LiveMatch, seat: Seat, nonce: str) -> None:
        """Shows a seat's part of the dice key. The same part may be sent twice."""
        try:
            await self._change(live, lambda parts: parts.show(seat, nonce))
        except HasBegun:
            if live.row.fairness.nonces[seat : seat + 1] != (bytes.fromhex(nonce),):
                raise

    async def sit_down(self, live: LiveMatch, seat: Seat, *, promise: str, nonce: str) -> None:
        """Somebody new takes a seat, with a promise, with the part itself, or leaving it to the server."""

        def seated(parts: KeyParts) -> KeyParts:
            empty = parts.stand_in(seat, "")
            return empty.promise(seat, promise) if promise else empty.give(seat, nonce)

        await self._change(live, seated)

    async def stand_in(self, live: LiveMatch, seat: Seat, bot: str) -> None:
        await self._change(live, lambda parts: parts.stand_in(seat, bot))

    async def _change(self, live: LiveMatch, change: Callable[[KeyParts], KeyParts]) -> None:
        async with live.lock:
            for _ in range(TRIES):
                await self.registry.load_anew(live)
                if live.begun:
                    raise HasBegun("table.has_begun")
                try:
                    await self._store(live, change(live.parts))
                    break
                except Taken:
                    continue  # somebody else came at the same moment; look again
            else:
                raise Unavailable("table.storage")
            await self.registry.load_anew(live)
        live.touch()
        self.registry.pubsub.tell_changed(live.row.id)
        self.registry.on_change(live)

    async def _store(self, live: LiveMatch, parts: KeyParts) -> None:
        row, written = live.row, list[Written]()
        if parts.complete:
            row, written = await asyncio.to_thread(lay_out, row, parts)
        else:
            row = msgspec.structs.replace(
                row,
                fairness=msgspec.structs.replace(row.fairness, secret=parts.secret),
                changed=time.time(),
                terms=msgspec.structs.replace(row.terms, wasted=parts.wasted),
            )
        try:
            await self.registry.store.gather(row, parts.seats, written)
        except StorageTrouble as error:
            self.registry.storage_lost(error)
            raise Unavailable("table.storage") from error
