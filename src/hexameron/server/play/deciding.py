"""Who decides without a person: bots, standing passes and clocks that have run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from functools import partial

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.match import MatchError
from hexameron.server.play import clocks
from hexameron.server.play.acts import Acts
from hexameron.server.play.faults import Fault
from hexameron.server.play.house import House
from hexameron.server.play.live import Live
from hexameron.server.play.pool import Busy, Pool, ThinkingFailed
from hexameron.server.play.seating import Seating
from hexameron.server.play.thinker import Thought
from hexameron.server.storage.store import StorageTrouble

LEASE = 6.0
"""For so long a node may be the one that lets a match's bots think; a dead node's matches wait no longer."""

LOOK_AGAIN = 30.0
"""When to look again at a match in which somebody should decide and cannot."""

PASS = "pass"
log = logging.getLogger(__name__)


class ThinkingNow(msgspec.Struct, frozen=True, tag="thinking", tag_field="type"):
    """How far a bot is."""

    seat: int
    done: float


class Deciding:
    """Answers for bots and for those who pass in advance."""

    def __init__(self, house: House, acts: Acts, seating: Seating, pool: Pool) -> None:
        self.house = house
        self.acts = acts
        self.seating = seating
        self.pool = pool
        self._random = random.SystemRandom()
        self._renewals: dict[str, asyncio.Task[None]] = {}
        house.on_change = self.kick

    def kick(self, live: Live) -> None:
        """Starts whatever must be decided now and is not being decided yet."""
        if live.over or live.broken or self._waits(live):
            return
        for seat in live.waiting:
            if seat in live.thinking or not self._decides(live, seat):
                continue
            task = asyncio.create_task(self._decide(live, seat))
            live.thinking[seat] = task
            task.add_done_callback(partial(self._decided, live, seat))

    @staticmethod
    def _waits(live: Live) -> bool:
        """Whether the pupil of a lesson is still reading."""
        coach = live.coach()
        return coach is not None and coach.holds

    def _decides(self, live: Live, seat: Seat) -> bool:
        player = live.seats[seat]
        return bool(player.bot) or (player.standing and self._can_pass(live, seat))

    @staticmethod
    def _can_pass(live: Live, seat: Seat) -> bool:
        """Whether the seat is asked in a window; that does not depend on what it holds."""
        return any(option.key() == PASS for option in live.match.options(seat))

    def _decided(self, live: Live, seat: Seat, task: asyncio.Task[bool]) -> None:
        del live.thinking[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("a decision failed", exc_info=task.exception(), extra={"match": live.row.id})
        elif not task.cancelled() and task.result():
            self.kick(live)

    async def _decide(self, live: Live, seat: Seat) -> bool:
        """Decides for a seat; whether the match went on by it."""
        n, bot = live.match.n, live.seats[seat].bot
        try:
            if not await self._lease(live):
                return False
            if bot:
                key = await self._written(live, seat) or (await self._think(live, seat, bot)).key
                by = "bot"
            else:
                await asyncio.sleep(self._random.uniform(*self.house.settings.pass_delay))
                key, by = PASS, "pass"
                if not live.seats[seat].standing:
                    return True
            await self.acts.choose(live, seat, [key], n, by)
        except (MatchError, ThinkingFailed, Fault, StorageTrouble) as error:
            # The match went on without this choice, or cannot go on now: whoever looks next decides anew.
            log.info("a decision came to nothing", extra={"match": live.row.id, "why": str(error)})
            return live.match.n != n
        return True

    async def _written(self, live: Live, seat: Seat) -> str | None:
        """What a lesson has written down for this moment, at a pace that can be followed."""
        coach = live.coach()
        key = None if coach is None else coach.answer(seat)
        if key is not None:
            await asyncio.sleep(self.house.settings.bot_pace)
        return key

    async def _lease(self, live: Live) -> bool:
        now = time.time()
        if live.leased_until - now < LEASE / 2:
            until = now + LEASE
            if not await self.house.store.lease(live.row.id, self.house.settings.node, until):
                return False
            live.leased_until = until
        return True

    async def _think(self, live: Live, seat: Seat, bot: str) -> Thought:
        began = time.monotonic()
        self._tell(live, seat, 0.0)
        async with self.house.held(live):
            if seat not in live.match.pending:
                raise ThinkingFailed("no longer asked")
            thinking = self.pool.think(
                live.match,
                seat,
                bot,
                lambda done: self._progress(live, seat, done),
                patient=not live.viewers,
            )
            job = asyncio.ensure_future(thinking)
            await asyncio.sleep(0)  # lets it write its job down while the match is held
        try:
            thought = await job
        finally:
            self._tell(live, seat, 1.0)
        self.house.metrics.bot_seconds.labels(bot).observe(thought.seconds)
        await asyncio.sleep(max(0.0, self.house.settings.bot_pace - (time.monotonic() - began)))
        return thought

    def _progress(self, live: Live, seat: Seat, done: float) -> None:
        self._tell(live, seat, round(done, 2))
        id_ = live.row.id
        if live.leased_until - time.time() < LEASE / 2 and id_ not in self._renewals:
            self._renewals[id_] = task = asyncio.create_task(self._renew(live))
            task.add_done_callback(lambda _: self._renewals.pop(id_, None))

    async def _renew(self, live: Live) -> None:
        """Only what is written down is a lease: a node that cannot write must not believe that it has one."""
        try:
            await self._lease(live)
        except StorageTrouble as error:
            self.house.storage_lost(error)

    def _tell(self, live: Live, seat: Seat, done: float) -> None:
        message = ThinkingNow(seat, done)
        live.post(message)
        self.house.bus.tell(live.row.id, "thinking", message)

    async def hint(self, live: Live, seat: Seat, bot: str, pool: Pool) -> tuple[int, Thought]:
        """What a strong bot would do for a person; it thinks elsewhere than the bots that people wait for."""
        async with self.house.held(live):
            if seat not in live.waiting:
                raise Fault("table.not_asked")
            n = live.match.n
            job = asyncio.ensure_future(pool.think(live.match, seat, bot, lambda done: None))
            await asyncio.sleep(0)
        try:
            return n, await job
        except ThinkingFailed as error:
            raise Fault("table.no_hint") from error
        except Busy as error:
            raise Fault("table.busy") from error

    async def take_up(self) -> None:
        """Goes on with matches that nobody has open, or that a node left behind: so many at once."""
        thinking = [live for live in self.house.matches.values() if live.thinking]
        for live in thinking:
            await self._lease(live)
        room = self.house.settings.unwatched - sum(not live.viewers for live in thinking)
        if room <= 0:
            return
        for id_ in await self.house.store.due(time.time(), room):
            try:
                await self._go_on(await self.house.get(id_))
            except StorageTrouble:
                raise
            except Exception:
                # A match that cannot even be loaded must not stand in the way of the others.
                log.exception("a match cannot go on", extra={"match": id_})
                await self.house.store.put_off(id_, None, time.time() + LOOK_AGAIN)

    async def _go_on(self, live: Live) -> None:
        """Starts what must be decided in a match; if there is nothing, the match is looked at later."""
        await self.house.catch_up_with(live)
        absent = await self.seating.watch(live)
        self.kick(live)
        if not live.thinking:
            now = time.time()
            due = clocks.due(live.seats, live.waiting, live.row.clock, now)
            times = [time for time in (due, absent) if time is not None]
            later = max(min(times), now + LOOK_AGAIN) if times else None
            await self.house.store.put_off(live.row.id, live.row.version, later)

    async def watch_clocks(self) -> None:
        """Who runs out of time has resigned."""
        for live in list(self.house.matches.values()):
            clock = live.row.clock
            if clock is None or live.over or live.broken:
                continue
            playing = [seat for seat in live.waiting if seat not in live.match.resigned]
            late = clocks.run_out(clock, clocks.running(live.seats, playing), time.time())
            if late is not None:
                try:
                    await self.acts.resign(live, late, live.match.n, how="clock")
                except (MatchError, Fault) as error:
                    log.info("a clock waits", extra={"match": live.row.id, "why": str(error)})
