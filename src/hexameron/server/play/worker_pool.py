"""The worker processes in which bots think. The event loop never waits for them."""

from __future__ import annotations

import asyncio
import itertools
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from hashlib import blake2b
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from typing import Any

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.match import Match
from hexameron.server.play import worker
from hexameron.server.play.worker import Job, Thought

GRACE = 40.0
"""Seconds beyond its limit after which a worker is given up.

Starting its process counts, and on a busy machine one of low priority needs many of them.
"""

Progress = Callable[[float], None]
log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """Nothing came of it: the worker died, or took far too long."""


class Busy(Exception):
    """Too many wait already."""


class WorkerPool:
    """Runs bots in worker processes, a limited number at once; the others wait their turn.

    With ``waiting``, the number that may wait, it does work that is not urgent: its processes have low
    priority. They start when they are first needed; if it shall be ``ready``, the first one at once.
    """

    def __init__(
        self, workers: int, seconds: float, *, waiting: int | None = None, ready: bool = False
    ) -> None:
        self._workers = workers
        self._seconds = seconds
        self._room = None if waiting is None else workers + waiting
        self._ready = ready
        self._inside = 0
        self._tickets = itertools.count()
        self._progress: dict[int, Progress] = {}
        self._slots = asyncio.Semaphore(workers)
        self._patient = asyncio.Semaphore(max(1, workers // 2))
        """Bots of matches that nobody watches use at most half of the workers."""
        self._executor: ProcessPoolExecutor | None = None

    def start(self) -> None:
        context = get_context("spawn")
        queue: SimpleQueue[tuple[int, float] | None] = context.SimpleQueue()
        self._queue = queue
        low_priority = self._room is not None
        self._executor = ProcessPoolExecutor(
            self._workers, mp_context=context, initializer=worker.set_up, initargs=(queue, low_priority)
        )
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(queue, loop), daemon=True).start()
        if self._ready:
            self._executor.submit(worker.warm_up)

    def stop(self) -> None:
        if self._executor is not None:
            executor, self._executor = self._executor, None
            processes = list((executor._processes or {}).values())  # noqa: SLF001 - they think on otherwise
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._queue.put(None)

    def _listen(self, queue: SimpleQueue[tuple[int, float] | None], loop: asyncio.AbstractEventLoop) -> None:
        while (told := queue.get()) is not None:
            loop.call_soon_threadsafe(self._tell, *told)

    def _tell(self, ticket: int, done: float) -> None:
        if ticket in self._progress:
            self._progress[ticket](min(done, 0.99))

    async def think(
        self, match: Match[Any], seat: Seat, bot: str, progress: Progress, *, patient: bool = False
    ) -> Thought:
        """What a bot would choose for a seat of this match as it stands now."""
        ticket = next(self._tickets)
        data = msgspec.msgpack.encode(self._job(match, seat, bot, ticket))
        async with self._patient if patient else nullcontext():
            self._progress[ticket] = progress
            try:
                done = await self.work(worker.think, data, self._seconds + GRACE)
            finally:
                del self._progress[ticket]
        return msgspec.msgpack.decode(done, type=Thought)

    async def work(self, what: Callable[[bytes], bytes], data: bytes, within: float) -> bytes:
        """Calls a function in a worker. Raises :class:`Busy` if too much waits already."""
        if self._room is not None and self._inside >= self._room:
            raise Busy
        self._inside += 1
        task = asyncio.ensure_future(self._take_turn(what, data, within))
        task.add_done_callback(_let_go)
        # Whoever no longer waits for it does not thereby end it: its worker is busy until it is done.
        return await asyncio.shield(task)

    async def _take_turn(self, what: Callable[[bytes], bytes], data: bytes, within: float) -> bytes:
        try:
            async with self._slots:
                return await self._run(what, data, within)
        finally:
            self._inside -= 1

    async def _run(self, what: Callable[[bytes], bytes], data: bytes, within: float) -> bytes:
        executor = self._executor
        if executor is None:
            raise ThinkingFailed("going down")
        future = asyncio.get_running_loop().run_in_executor(executor, what, data)
        try:
            return await asyncio.wait_for(future, within)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a worker process is started anew", extra={"error": type(error).__name__})
            if self._executor is executor:  # else somebody else has done it
                self.stop()
                self.start()
            raise ThinkingFailed(type(error).__name__) from error

    def _job(self, match: Match[Any], seat: Seat, bot: str, ticket: int) -> Job:
        snapshot = match.snapshot
        luck = blake2b(f"bot {seat}".encode(), key=match.fairness.key(), digest_size=4).digest()
        return Job(
            ticket=ticket,
            game=match.game.name,
            setup=match.setup,
            fairness=match.fairness,
            state=msgspec.msgpack.encode(snapshot.state),
            snapshot=snapshot.entry,
            entries=match.entries,
            seat=seat,
            bot=bot,
            seed=int.from_bytes(luck, "big"),
            seconds=self._seconds,
        )


def _let_go(task: asyncio.Task[bytes]) -> None:
    """Ignores an error that nobody waits for any more."""
    if not task.cancelled():
        task.exception()
