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
from hexameron.server.play import thinker
from hexameron.server.play.thinker import Job, Thought

GRACE = 5.0
"""How much longer than agreed a worker may take before it is given up."""

Progress = Callable[[float], None]
log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """No choice came of it: the worker died, or took far too long."""


class Pool:
    """Lets bots think, so many at once; the others wait their turn."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._tickets = itertools.count()
        self._progress: dict[int, Progress] = {}
        self._slots = asyncio.Semaphore(workers)
        self._patient = asyncio.Semaphore(max(1, workers // 2))
        """Whoever thinks while nobody watches leaves half of the workers to the others."""
        self._executor: ProcessPoolExecutor | None = None

    def start(self) -> None:
        context = get_context("spawn")
        queue: SimpleQueue[tuple[int, float] | None] = context.SimpleQueue()
        self._queue = queue
        self._executor = ProcessPoolExecutor(
            self._workers, mp_context=context, initializer=thinker.set_up, initargs=(queue,)
        )
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(queue, loop), daemon=True).start()
        self._executor.submit(thinker.warm_up)

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
        async with self._patient if patient else nullcontext(), self._slots:
            self._progress[ticket] = progress
            try:
                return await self._run(data)
            finally:
                del self._progress[ticket]

    async def _run(self, data: bytes) -> Thought:
        if self._executor is None:
            raise ThinkingFailed("going down")
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._executor, thinker.think, data)
        try:
            done = await asyncio.wait_for(future, self._seconds + GRACE)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a bot's process is started anew", extra={"error": type(error).__name__})
            if self._executor is not None:
                self.stop()
                self.start()
            raise ThinkingFailed(type(error).__name__) from error
        return msgspec.msgpack.decode(done, type=Thought)

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
