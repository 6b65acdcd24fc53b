"""What runs in a worker process: a bot chooses for a seat and is shown only what that seat sees."""

from __future__ import annotations

import os
import signal
import threading
import time
from multiprocessing import parent_process
from multiprocessing.queues import SimpleQueue

import msgspec

from hexameron.bots import SeatView, Thinking, make
from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match

REPORT_EVERY = 0.25
NICENESS = 10
"""The niceness (of ``os.nice``) of a process with low priority."""


class Job(msgspec.Struct, frozen=True):
    """A choice to be made: the last snapshot of the match, its entries, and who is to choose how."""

    ticket: int
    game: str
    setup: Setup
    fairness: Fairness
    state: bytes
    snapshot: int
    entries: list[Entry]
    seat: int
    bot: str
    seed: int
    seconds: float


class Estimated(msgspec.Struct, frozen=True):
    """What the bot thinks of an option."""

    key: str
    value: float
    tries: int


class Thought(msgspec.Struct, frozen=True):
    """What the bot would choose."""

    key: str
    estimates: list[Estimated]
    seconds: float


class _Channel:
    """Where this process reports how far it is."""

    queue: SimpleQueue[tuple[int, float] | None] | None = None


def set_up(queue: SimpleQueue[tuple[int, float] | None], low_priority: bool) -> None:
    """Prepares a worker process; it ends with the server, however that ends.

    With ``low_priority`` it leaves the processor to all others.
    """
    _Channel.queue = queue
    if low_priority and hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up() -> None:
    """Loads what every job needs."""
    find("battlelore")


def think(data: bytes) -> bytes:
    """Lets a bot choose."""
    job = msgspec.msgpack.decode(data, type=Job)
    began = time.monotonic()
    game = find(job.game)
    match = Match(
        game,
        job.setup,
        job.fairness,
        state=msgspec.msgpack.decode(job.state, type=game.state),
        entries=job.entries[: job.snapshot],
    )
    match.follow(job.entries[job.snapshot :])
    bot = make(job.bot, job.seed)
    reported = began

    def progress(thinking: Thinking) -> None:
        nonlocal reported
        now = time.monotonic()
        if _Channel.queue is not None and now - reported >= REPORT_EVERY:
            reported = now
            _Channel.queue.put((job.ticket, max(thinking.done, (now - began) / job.seconds)))

    def stop() -> bool:
        return time.monotonic() - began > job.seconds

    option = bot.choose(SeatView(match, job.seat), progress=progress, stop=stop)
    estimates = [Estimated(one.option.key(), round(one.value, 4), one.tries) for one in bot.estimates]
    thought = Thought(option.key(), estimates, time.monotonic() - began)
    return msgspec.msgpack.encode(thought)
