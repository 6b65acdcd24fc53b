"""Who sits where while a match runs. Every change is an entry of the journal, and so a line of the log.

A person's seat changes hands by that person's word (handing it on, asking a bot to stand in) or by the rule
for absence that was agreed on when the match was created. Nobody else can change it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import MatchError
from hexameron.server.play.faults import Conflict, Fault
from hexameron.server.play.live_match import LiveMatch
from hexameron.server.play.presence import PresenceTracker
from hexameron.server.play.registry import MatchRegistry
from hexameron.server.play.resigning import PLAYS_ON, resign_for_good
from hexameron.server.storage.people import token_hash
from hexameron.server.storage.rows import SeatRow
from hexameron.server.storage.store import StorageTrouble

ABSENT = "absence"
"""Marks the entry of a bot that stands in because of the rule for absence."""

WAITS_IN_LOBBY = 600.0
"""Seconds after which, before a match has begun, its owner may free the seat of somebody who is away."""


log = logging.getLogger(__name__)


class Seating:
    """Sitting down, standing up, bots that stand in."""

    def __init__(self, registry: MatchRegistry, presence: PresenceTracker) -> None:
        self.registry = registry
        self.presence = presence
        self._noting: set[asyncio.Task[None]] = set()

    async def sit_down(
        self,
        live: LiveMatch,
        find: Callable[[], Awaitable[Seat]],
        token: str,
        name: str,
        account: str | None,
    ) -> Seat:
        """Somebody takes the seat that is found. From now on only this token opens it."""
        found: list[Seat] = []

        async def step() -> int:
            seat = await find()
            found[:] = [seat]
            had = live.seats[seat]
            now = msgspec.structs.replace(
                had, name=name or had.name, bot="", joined=True, standing=False, account=account
            )
            why = "handed" if had.joined else ""

            def do(match: Match[Any]) -> None:
                if not live.over:
                    match.note_seat(seat, why)

            return await self.registry.act(live, do, seats=_with(live, now), key=(seat, token_hash(token)))

        await self.registry.change(live, step)
        live.forget_keys()
        await self.registry.people.see(live.row.id, found)
        return found[0]

    async def stand_in(self, live: LiveMatch, seat: Seat, bot: str, why: str = "") -> int:
        """Lets a bot play for a seat; with an empty name the person plays again."""

        async def step() -> int:
            if live.over:
                raise Conflict("fault.over")
            changed = msgspec.structs.replace(live.seats[seat], bot=bot)
            return await self.registry.act(
                live, lambda match: match.note_bot(seat, bot, why), seats=_with(live, changed)
            )

        return await self.registry.change(live, step)

    # ------------------------------------------------------------------ coming back

    def come(self, live: LiveMatch, seats: tuple[Seat, ...]) -> None:
        """Somebody has come to the table. If a bot stood in because they were absent, they play again."""
        if seats:
            self._note(self._came(live, seats))

    def go(self, live: LiveMatch, seats: tuple[Seat, ...]) -> None:
        """Somebody has left the table: they were there until now."""
        if seats:
            self._note(self.registry.people.see(live.row.id, seats))

    def _note(self, noting: Coroutine[Any, Any, None]) -> None:
        """Stores something in the background; nobody waits for it."""
        task = asyncio.create_task(self._noted(noting))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    @staticmethod
    async def _noted(noting: Coroutine[Any, Any, None]) -> None:
        try:
            await noting
        except (StorageTrouble, Fault, MatchError) as error:
            log.info("who came or went is not noted", extra={"why": str(error)})

    async def _came(self, live: LiveMatch, seats: tuple[Seat, ...]) -> None:
        look = live.begun and not live.over and live.row.terms.absence.kind != "never"
        await self.registry.people.see(live.row.id, seats, look=look)
        for seat in seats:
            if live.begun and not live.over and self._stood_in_by_rule(live, seat):
                await self.stand_in(live, seat, "", ABSENT)

    @staticmethod
    def _stood_in_by_rule(live: LiveMatch, seat: Seat) -> bool:
        if not live.seats[seat].bot or live.seats[seat].kind != "person":
            return False
        named = (e for e in reversed(live.match.entries) if e.kind == "bot" and e.seat == seat)
        last = next(named, None)
        return last is not None and last.prompt == ABSENT

    # ------------------------------------------------------------------ absence

    async def watch(self, live: LiveMatch) -> float | None:
        """Applies the rule for absence; tells when to look again, if ever."""
        rule = live.row.terms.absence
        if rule.kind == "never" or not live.begun or live.over or live.row.setup.real:
            return None
        later: list[float] = []

        async def step() -> int:
            later.clear()
            seat, again = await self._absent(live)
            if again is not None:
                later.append(again)
            if seat is None:
                return live.n
            if rule.kind == "bot":
                changed = msgspec.structs.replace(live.seats[seat], bot=PLAYS_ON, standing=False)
                return await self.registry.act(
                    live, lambda match: match.note_bot(seat, PLAYS_ON, ABSENT), seats=_with(live, changed)
                )
            return await self.registry.act(live, lambda match: resign_for_good(match, seat, how="left"))

        await self.registry.change(live, step)
        return later[0] if later else None

    async def _absent(self, live: LiveMatch) -> tuple[Seat | None, float | None]:
        """A seat that others have waited for too long, and when the next one may be absent for too long.

        Nobody is replaced while no other person waits: a table that all have left stays as it is.
        """
        row = await self.registry.row(live.row.id)
        seats = await self.registry.people.seats(row.id)
        there, now = await self.presence.seats(live), time.time()
        people = [one for one in seats if _plays(one) and one.seat not in live.match.resigned]
        waiting = [one for one in people if one.seat in live.waiting]
        ends: list[tuple[float, Seat]] = []
        for one in waiting:
            others = [two for two in people if two.seat != one.seat]
            if any(two.seat in there or two.seen >= row.changed for two in others):
                since = now if one.seat in there else max(one.seen, row.changed)
                ends.append((since + row.terms.absence.hours * 3600, one.seat))
        if not ends:
            return None, None
        end, seat = min(ends)
        return (seat, None) if end <= now else (None, end)

    async def gone_from_lobby(self, live: LiveMatch, seat: Seat) -> None:
        """Refuses to free a seat before the match has begun, unless its person has been away for a while."""
        seats = await self.registry.people.seats(live.row.id)
        here = seat in await self.presence.seats(live)
        if here or seats[seat].seen > time.time() - WAITS_IN_LOBBY:
            raise Conflict("table.seat_joined")


def _plays(seat: SeatRow) -> bool:
    return seat.kind == "person" and seat.joined and not seat.bot


def _with(live: LiveMatch, seat: SeatRow) -> tuple[SeatRow, ...]:
    return (*live.seats[: seat.seat], seat, *live.seats[seat.seat + 1 :])
