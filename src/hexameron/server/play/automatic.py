"""Choices that the server makes without a person: bots, standing passes, clocks that have run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from functools import partial

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.refusing import MatchError
from hexameron.server.play import clocks
from hexameron.server.play.actions import Actions
from hexameron.server.play.faults import Fault
from hexameron.server.play.live_match import LiveMatch
from hexameron.server.play.registry import MatchRegistry
from hexameron.server.play.seating import Seating
from hexameron.server.play.worker import Thought
from hexameron.server.play.worker_pool import Busy, ThinkingFailed, WorkerPool
from hexameron.server.storage.store import StorageTrouble

LEASE = 6.0
"""Seconds for which one node alone lets the bots of a match think. If it dies, another may do so after that.
"""

LOOK_AGAIN = 30.0
"""Seconds after which a match is tried again in which the server should choose and could not."""

PASS = "pass"
log = logging.getLogger(__name__)


class ThinkingNow(msgspec.Struct, frozen=True, tag="thinking", tag_field="type"):
    """How far a bot is with its choice, from 0 to 1."""

    seat: int
    done: float


class AutomaticChoices:
    """Chooses for bots and for people with a standing pass, and lets those resign whose time has run out."""

    def __init__(self, registry: MatchRegistry, actions: Actions, seating: Seating, pool: WorkerPool) -> None:
        self.registry = registry
        self.actions = actions
        self.seating = seating
        self.pool = pool
        self._random = random.SystemRandom()
        self._renewals: dict[str, asyncio.Task[None]] = {}
        registry.on_change = self.start_due

    def start_due(self, live: LiveMatch) -> None:
        """Starts to choose for every seat for which the server must choose and does not do so yet."""
        if live.over or live.broken or self._waits(live):
            return
        for seat in live.waiting:
            if seat in live.thinking or not self._decides(live, seat):
                continue
            task = asyncio.create_task(self._decide(live, seat))
            live.thinking[seat] = task
            task.add_done_callback(partial(self._decided, live, seat))

    @staticmethod
    def _waits(live: LiveMatch) -> bool:
        """Whether the pupil of a lesson is still reading."""
        coach = live.coach()
        return coach is not None and coach.holds

    def _decides(self, live: LiveMatch, seat: Seat) -> bool:
        player = live.seats[seat]
        return bool(player.bot) or (player.standing and self._can_pass(live, seat))

    @staticmethod
    def _can_pass(live: LiveMatch, seat: Seat) -> bool:
        """Whether the seat is asked in a window; that does not depend on what it holds."""
        return any(option.key() == PASS for option in live.match.options(seat))

    def _decided(self, live: LiveMatch, seat: Seat, task: asyncio.Task[bool]) -> None:
        del live.thinking[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("a decision failed", exc_info=task.exception(), extra={"match": live.row.id})
        elif not task.cancelled() and task.result():
            self.start_due(live)

    async def _decide(self, live: LiveMatch, seat: Seat) -> bool:
        """Chooses for a seat; tells whether the match has moved on."""
        n, bot = live.match.n, live.seats[seat].bot
        try:
            if not await self._lease(live):
                return False
            if bot:
                key = await self._written(live, seat) or (await self._think(live, seat, bot)).key
                by = "bot"
            else:
                await asyncio.sleep(self._random.uniform(*self.registry.settings.pass_delay))
                key, by = PASS, "pass"
                if not live.seats[seat].standing:
                    return True
            await self.actions.choose(live, seat, [key], n, by)
        except (MatchError, ThinkingFailed, Fault, StorageTrouble) as error:
            # The match went on without this choice, or cannot go on now: whoever looks next decides anew.
            log.info("a decision came to nothing", extra={"match": live.row.id, "why": str(error)})
            return live.match.n != n
        return True

    async def _written(self, live: LiveMatch, seat: Seat) -> str | None:
        """The answer that a lesson prescribes here, after a pause in which people can follow."""
        coach = live.coach()
        key = None if coach is None else coach.answer(seat)
        if key is not None:
            await asyncio.sleep(self.registry.settings.bot_pace)
        return key

    async def _lease(self, live: LiveMatch) -> bool:
        now = time.time()
        if live.leased_until - now < LEASE / 2:
            until = now + LEASE
            if not await self.registry.store.lease(live.row.id, self.registry.settings.node, until):
                return False
            live.leased_until = until
        return True

    async def _think(self, live: LiveMatch, seat: Seat, bot: str) -> Thought:
        began = time.monotonic()
        self._tell(live, seat, 0.0)
        async with self.registry.held(live):
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
        self.registry.metrics.bot_seconds.labels(bot).observe(thought.seconds)
        await asyncio.sleep(max(0.0, self.registry.settings.bot_pace - (time.monotonic() - began)))
        return thought

    def _progress(self, live: LiveMatch, seat: Seat, done: float) -> None:
        self._tell(live, seat, round(done, 2))
        id_ = live.row.id
        if live.leased_until - time.time() < LEASE / 2 and id_ not in self._renewals:
            self._renewals[id_] = task = asyncio.create_task(self._renew(live))
            task.add_done_callback(lambda _: self._renewals.pop(id_, None))

    async def _renew(self, live: LiveMatch) -> None:
        """Renews the lease in the database. If that fails, this node must not act as if it had the lease."""
        try:
            await self._lease(live)
        except StorageTrouble as error:
            self.registry.storage_lost(error)

    def _tell(self, live: LiveMatch, seat: Seat, done: float) -> None:
        message = ThinkingNow(seat, done)
        live.post(message)
        self.registry.pubsub.tell(live.row.id, "thinking", message)

    async def hint(self, live: LiveMatch, seat: Seat, bot: str, pool: WorkerPool) -> tuple[int, Thought]:
        """What a strong bot would choose for a person.

        It runs in ``pool``, apart from the bots that people wait for.
        """
        async with self.registry.held(live):
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
        """Continues some of the due matches that nobody has open or that another node left behind."""
        thinking = [live for live in self.registry.matches.values() if live.thinking]
        for live in thinking:
            await self._lease(live)
        room = self.registry.settings.unwatched - sum(not live.viewers for live in thinking)
        if room <= 0:
            return
        for id_ in await self.registry.store.due(time.time(), room):
            try:
                await self._go_on(await self.registry.get(id_))
            except StorageTrouble:
                raise
            except Exception:
                # A match that cannot even be loaded must not stand in the way of the others.
                log.exception("a match cannot go on", extra={"match": id_})
                await self.registry.store.put_off(id_, None, time.time() + LOOK_AGAIN)

    async def _go_on(self, live: LiveMatch) -> None:
        """Starts the choices that are due in a match; if there are none, the match is tried again later."""
        await self.registry.catch_up_with(live)
        absent = await self.seating.watch(live)
        self.start_due(live)
        if not live.thinking:
            now = time.time()
            due = clocks.due(live.seats, live.waiting, live.row.clock, now)
            times = [time for time in (due, absent) if time is not None]
            later = max(min(times), now + LOOK_AGAIN) if times else None
            await self.registry.store.put_off(live.row.id, live.row.version, later)

    async def watch_clocks(self) -> None:
        """Lets those resign whose time has run out."""
        for live in list(self.registry.matches.values()):
            clock = live.row.clock
            if clock is None or live.over or live.broken:
                continue
            playing = [seat for seat in live.waiting if seat not in live.match.resigned]
            late = clocks.run_out(clock, clocks.running(live.seats, playing), time.time())
            if late is not None:
                try:
                    await self.actions.resign(live, late, live.match.n, how="clock")
                except (MatchError, Fault) as error:
                    log.info("a clock waits", extra={"match": live.row.id, "why": str(error)})
