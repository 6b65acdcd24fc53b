"""Measures the server under load: ``hexameron bench table``.

Everything is real: the server is the one that ``hexameron serve`` starts, the clients speak WebSocket with
compression as browsers do, and the matches are in their middle, with journals of different lengths.
"""

from __future__ import annotations

import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.server.load_test.nodes import LoadFailed, Node, Shared, running, shared
from hexameron.server.load_test.players import Job, Seat, Seen, Table
from hexameron.server.load_test.profiler import Used

GAME = "battlelore"
SCENARIO = "azincourt"
OPENINGS = 40
"""How many different matches are played to their middle; the measured matches begin from them in turn."""

LONGEST_OPENING = 120
Progress = Callable[[str], None]


class Plan(msgspec.Struct, frozen=True):
    """What to measure."""

    matches: int = 300
    seconds: float = 60.0
    every: float = 2.0
    idle: int = 1000
    processes: int = 1
    nodes: int = 0
    """How many nodes share a PostgreSQL and a Redis; 0 is one alone with SQLite."""

    apart: bool = False
    """The players of a match come through different nodes."""

    database: str = ""
    channels: str = ""
    seed: int = 0
    settle: float = 2.0
    """Seconds of rest before memory is measured."""


class Figures(msgspec.Struct, frozen=True):
    """What was measured. Delays are milliseconds from a choice to the update at all clients of its match."""

    matches: int
    clients: int
    seconds: float
    choices: int
    acknowledged: int
    errors: list[str]
    ended: int
    median_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    node_cpu: list[float]
    """The share of one core that each node used while it was measured."""

    choice_us: float
    """Microseconds of processor time of all nodes together for an acknowledged choice."""

    parts_us: dict[str, float]
    """The same by what it was spent on, the dearest first (``sampling.PLACES``)."""

    database_us: float
    channels_us: float
    """Those of PostgreSQL and Redis for a choice, if they were started for this."""

    load: tuple[float, float, float]
    """The load average of the machine at the end."""

    idle: int
    idle_kb: float
    """Memory of the server per match that is loaded while nobody is connected to it."""

    watched_idle_kb: float
    """The same with a client at each seat."""


def measure(plan: Plan, progress: Progress) -> Figures:
    """Starts the nodes, loads them and tells how it went."""
    with ExitStack() as room:
        folder = Path(room.enter_context(TemporaryDirectory(prefix="hexameron-bench-")))
        folder.chmod(0o755)  # PostgreSQL runs as another user, if we are root
        if plan.nodes:
            lean = room.enter_context(shared(folder, plan.database, plan.channels))
        else:
            lean = Shared(plan.database or str(folder / "table.sqlite"), plan.channels)
        nodes = [
            room.enter_context(running(folder, lean.database, lean.channels, _connections(plan)))
            for _ in range(plan.nodes or 1)
        ]
        openings = list(_openings(plan.seed))
        progress("founding")
        tables = [_found(nodes, plan, openings, number) for number in range(plan.matches)]
        progress("playing")
        seen, spent = _play(nodes, lean, plan, tables)
        idle_kb, watched_kb = _idle(nodes[0], plan, openings, progress)
    delays = sorted(seen.delays)
    if len(delays) < 2:
        raise LoadFailed("; ".join(seen.errors[:3]) or "no choice was made")
    per_choice = 1e6 / seen.acknowledged
    return Figures(
        matches=plan.matches,
        clients=plan.matches * 2,
        seconds=plan.seconds,
        choices=len(delays),
        acknowledged=seen.acknowledged,
        errors=seen.errors,
        ended=seen.ended,
        median_ms=_ms(statistics.median(delays)),
        p95_ms=_ms(percentile(delays, 0.95)),
        p99_ms=_ms(percentile(delays, 0.99)),
        max_ms=_ms(delays[-1]),
        node_cpu=[round(used / spent.wall, 3) for used in spent.nodes],
        choice_us=round(sum(spent.nodes) * per_choice, 1),
        parts_us={
            part: round(used * per_choice, 1)
            for part, used in sorted(spent.parts.items(), key=lambda item: -item[1])
        },
        database_us=round(spent.database * per_choice, 1),
        channels_us=round(spent.channels * per_choice, 1),
        load=os.getloadavg(),
        idle=plan.idle,
        idle_kb=idle_kb,
        watched_idle_kb=watched_kb,
    )


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed.

    >>> percentile([1, 2, 3, 4], 0.5)
    2
    """
    return ordered[max(0, math.ceil(len(ordered) * share) - 1)]


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def _connections(plan: Plan) -> int:
    return 2 * max(plan.matches, plan.idle) + 100


def _openings(seed: int) -> Iterator[bytes]:
    """Files of matches that were played at random for a while."""
    game = find(GAME)
    for number in range(OPENINGS):
        luck = Random(f"{seed} {number}")
        match: Match[Any] = Match(game, Setup(SCENARIO, 2), Fairness.from_seed(luck.randrange(1 << 30)))
        for _ in range(luck.randrange(LONGEST_OPENING)):
            seat = min(match.pending)
            match.choose(seat, luck.choice(match.options(seat)))
        yield write_match(match)


class Spent(msgspec.Struct):
    """Seconds that were spent while it was played: on the clock, and of processors."""

    wall: float
    nodes: list[float]
    parts: dict[str, float]
    database: float
    channels: float


def _found(nodes: Sequence[Node], plan: Plan, openings: Sequence[bytes], number: int) -> Table:
    """A match, and through which nodes its players come."""
    first = number % len(nodes)
    id_, tokens = nodes[first].create(openings[number % len(openings)])
    ports = [nodes[(first + seat * plan.apart) % len(nodes)].port for seat in range(len(tokens))]
    return Table(id_, tuple(map(Seat, tokens, ports)))


def _play(nodes: Sequence[Node], lean: Shared, plan: Plan, tables: Sequence[Table]) -> tuple[Seen, Spent]:
    """Lets the clients play; gives what they saw, and what was spent."""
    with _clients(plan, tables, plan.seconds) as processes:
        before, lent, began = [node.used() for node in nodes], lean.used(), time.monotonic()
        seen = _go_on(processes)
        after, given, wall = [node.used() for node in nodes], lean.used(), time.monotonic() - began
    spent = Spent(
        wall=wall,
        nodes=[late.seconds - early.seconds for early, late in zip(before, after, strict=True)],
        parts=_sum(_between(early, late) for early, late in zip(before, after, strict=True)),
        database=given[0] - lent[0],
        channels=given[1] - lent[1],
    )
    return Seen(
        delays=[delay for one in seen for delay in one.delays],
        acknowledged=sum(one.acknowledged for one in seen),
        ended=sum(one.ended for one in seen),
        errors=[error for one in seen for error in one.errors],
    ), spent


def _between(early: Used, late: Used) -> dict[str, float]:
    return {part: used - early.parts.get(part, 0.0) for part, used in late.parts.items()}


def _sum(some: Iterable[dict[str, float]]) -> dict[str, float]:
    total: dict[str, float] = {}
    for parts in some:
        for part, used in parts.items():
            total[part] = total.get(part, 0.0) + used
    return total


def _idle(node: Node, plan: Plan, openings: Sequence[bytes], progress: Progress) -> tuple[float, float]:
    """What a match costs that waits for its players, without and with clients."""
    if not plan.idle:
        return 0.0, 0.0
    progress("idle")
    tables = [_found([node], plan, openings, number) for number in range(plan.idle)]
    before = _memory(node, plan)
    for table in tables:
        node.load(table)
    loaded = _memory(node, plan)
    with _clients(plan, tables, 0.0) as processes:
        watched = _memory(node, plan)
        _go_on(processes)
    return _per_match(loaded - before, plan.idle), _per_match(watched - before, plan.idle)


def _memory(node: Node, plan: Plan) -> float:
    time.sleep(plan.settle)
    return node.figure("process_resident_memory_bytes")


def _per_match(size: float, matches: int) -> float:
    return round(size / 1024 / matches, 1)


@contextmanager
def _clients(plan: Plan, tables: Sequence[Table], seconds: float) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes of clients that have sat down at their tables."""
    processes: list[subprocess.Popen[bytes]] = []
    try:
        for number in range(plan.processes):
            share = list(tables[number :: plan.processes])
            job = Job(share, plan.every, seconds, plan.seed + number)
            process = subprocess.Popen(
                [sys.executable, "-m", "hexameron.server.load_test.players"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            processes.append(process)
            _write(process, msgspec.json.encode(job))
        for process in processes:
            if _read(process) != b"ready\n":
                raise LoadFailed("the clients could not sit down")
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def _go_on(processes: Sequence[subprocess.Popen[bytes]]) -> list[Seen]:
    """Tells the clients to start, and reads what they saw."""
    for process in processes:
        _write(process, b"")
    return [msgspec.json.decode(_read(process), type=Seen) for process in processes]


def _write(process: subprocess.Popen[bytes], line: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(line + b"\n")
    process.stdin.flush()


def _read(process: subprocess.Popen[bytes]) -> bytes:
    assert process.stdout is not None
    return process.stdout.readline()
