"""Before a match begins: people come, bring their parts of the key of the dice, and then it is laid out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.server.play.faults import Conflict, Unavailable
from hexameron.server.play.founding import lay_out
from hexameron.server.play.house import House
from hexameron.server.play.live import Live
from hexameron.server.play.parts import Parts
from hexameron.server.storage.appending import Taken
from hexameron.server.storage.records import Written
from hexameron.server.storage.store import StorageTrouble

TRIES = 10


class HasBegun(Conflict):
    """It is too late to change anything about the dice."""


class Gathering:
    """What seats do before the match has begun."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def promise(self, live: Live, seat: Seat, hash_: str) -> None:
        await self._change(live, lambda parts: parts.promise(seat, hash_))

    async def show(self, live: Live, seat: Seat, nonce: str) -> None:
        """Shows a part; whoever says it twice is heard once."""
        try:
            await self._change(live, lambda parts: parts.show(seat, nonce))
        except HasBegun:
            if live.row.fairness.nonces[seat : seat + 1] != (bytes.fromhex(nonce),):
                raise

    async def sit_down(self, live: Live, seat: Seat, *, promise: str, nonce: str) -> None:
        """Somebody new takes a seat and brings a promise, or the part itself, or leaves it to the server."""

        def seated(parts: Parts) -> Parts:
            empty = parts.stand_in(seat, "")
            return empty.promise(seat, promise) if promise else empty.give(seat, nonce)

        await self._change(live, seated)

    async def stand_in(self, live: Live, seat: Seat, bot: str) -> None:
        await self._change(live, lambda parts: parts.stand_in(seat, bot))

    async def _change(self, live: Live, change: Callable[[Parts], Parts]) -> None:
        async with live.lock:
            for _ in range(TRIES):
                await self.house.load_anew(live)
                if live.begun:
                    raise HasBegun("table.has_begun")
                try:
                    await self._store(live, change(live.parts))
                    break
                except Taken:
                    continue  # somebody else came at the same moment; look again
            else:
                raise Unavailable("table.storage")
            await self.house.load_anew(live)
        live.touch()
        self.house.bus.tell_changed(live.row.id)
        self.house.on_change(live)

    async def _store(self, live: Live, parts: Parts) -> None:
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
            await self.house.store.gather(row, parts.seats, written)
        except StorageTrouble as error:
            self.house.storage_lost(error)
            raise Unavailable("table.storage") from error
