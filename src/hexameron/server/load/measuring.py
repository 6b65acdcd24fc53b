"""How the table stands a load: ``hexameron bench table``.

Everything is real: the server is the one that ``hexameron serve`` starts, the clients speak WebSocket with
compression as browsers do, and the matches are in their middle, with journals of different lengths.
"""

from __future__ import annotations

import math
import os
import re
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
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
from hexameron.server.load.players import Job, Seen, Table

GAME = "battlelore"
SCENARIO = "azincourt"
OPENINGS = 40
"""So many different middles of matches are played; the matches begin from them in turn."""

LONGEST_OPENING = 120
START_WITHIN = 60.0
FAR = 1_000_000
"""A number that no entry has yet: nothing happened since."""

Progress = Callable[[str], None]


class LoadFailed(Exception):
    """The load could not be brought about at all."""


class Plan(msgspec.Struct, frozen=True):
    """What to measure."""

    matches: int = 300
    seconds: float = 60.0
    every: float = 2.0
    idle: int = 1000
    processes: int = 1
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
    server_cpu: float
    """The share of one core that the server used while it was measured."""

    load: tuple[float, float, float]
    """The load average of the machine at the end."""

    idle: int
    idle_kb: float
    """Memory of the server per match that is loaded while nobody is connected to it."""

    watched_idle_kb: float
    """The same with a client at each seat."""


def measure(plan: Plan, progress: Progress) -> Figures:
    """Starts a server, loads it and tells how it went."""
    with TemporaryDirectory(prefix="hexameron-bench-") as folder:
        database = plan.database or str(Path(folder) / "table.sqlite")
        with _server(database, plan.channels, _connections(plan)) as port:
            server = Server(port)
            openings = list(_openings(plan.seed))
            progress("founding")
            tables = [server.found(openings[i % len(openings)]) for i in range(plan.matches)]
            progress("playing")
            seen, cpu = _play(server, plan, tables)
            idle_kb, watched_kb = _idle(server, plan, openings, progress)
    delays = sorted(seen.delays)
    if len(delays) < 2:
        raise LoadFailed("; ".join(seen.errors[:3]) or "no choice was made")
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
        server_cpu=round(cpu, 3),
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


class Server:
    """The server's REST side."""

    def __init__(self, port: int) -> None:
        self.port = port

    def found(self, opening: bytes) -> Table:
        """A match of two people that begins in its middle."""
        seats = [{"kind": "person", "mine": True}] * 2
        body = msgspec.json.encode({"file": msgspec.Raw(opening), "seats": seats})
        founded = msgspec.json.decode(self._ask("POST", "/api/matches/import", body))
        return Table(founded["id"], tuple(seat["token"] for seat in founded["seats"]))

    def figure(self, name: str) -> float:
        """One of the figures that the server tells of itself."""
        found = re.search(rf"^{name} (\S+)$", self._ask("GET", "/metrics").decode(), re.MULTILINE)
        if found is None:
            raise LoadFailed(f"this system does not tell {name}")
        return float(found[1])

    def load(self, table: Table) -> None:
        """Has a match loaded, as somebody does who looks in and leaves."""
        self._ask("GET", f"/api/matches/{table.id}/log?since={FAR}")

    def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=START_WITHIN)
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            data = answer.read()
        finally:
            connection.close()
        if answer.status >= 400:
            raise LoadFailed(f"{path}: {answer.status} {data.decode()[:200]}")
        return data


@contextmanager
def _server(database: str, channels: str, connections: int) -> Iterator[int]:
    """A server process on a port of its own, ended at the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    command = [sys.executable, "-m", "hexameron.cli.main", "serve", "--port", str(port)]
    command += ["--database", database, "--bot-processes", "1", "--connections-per-client", str(connections)]
    if channels:
        command += ["--channels", channels]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise LoadFailed("the server did not start")
            yield port
        finally:
            process.terminate()


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


def _play(server: Server, plan: Plan, tables: Sequence[Table]) -> tuple[Seen, float]:
    """Lets the clients play; gives what they saw and how much of a core the server used."""
    with _clients(server, plan, tables, plan.seconds) as processes:
        used, began = server.figure("process_cpu_seconds_total"), time.monotonic()
        seen = _go_on(processes)
        cpu = (server.figure("process_cpu_seconds_total") - used) / (time.monotonic() - began)
    return Seen(
        delays=[delay for one in seen for delay in one.delays],
        acknowledged=sum(one.acknowledged for one in seen),
        ended=sum(one.ended for one in seen),
        errors=[error for one in seen for error in one.errors],
    ), cpu


def _idle(server: Server, plan: Plan, openings: Sequence[bytes], progress: Progress) -> tuple[float, float]:
    """What a match costs that waits for its players, without and with clients."""
    if not plan.idle:
        return 0.0, 0.0
    progress("idle")
    tables = [server.found(openings[i % len(openings)]) for i in range(plan.idle)]
    before = _memory(server, plan)
    for table in tables:
        server.load(table)
    loaded = _memory(server, plan)
    with _clients(server, plan, tables, 0.0) as processes:
        watched = _memory(server, plan)
        _go_on(processes)
    return _per_match(loaded - before, plan.idle), _per_match(watched - before, plan.idle)


def _memory(server: Server, plan: Plan) -> float:
    time.sleep(plan.settle)
    return server.figure("process_resident_memory_bytes")


def _per_match(size: float, matches: int) -> float:
    return round(size / 1024 / matches, 1)


@contextmanager
def _clients(
    server: Server, plan: Plan, tables: Sequence[Table], seconds: float
) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes of clients that have sat down at their tables."""
    processes: list[subprocess.Popen[bytes]] = []
    try:
        for number in range(plan.processes):
            share = list(tables[number :: plan.processes])
            job = Job(server.port, share, plan.every, seconds, plan.seed + number)
            process = subprocess.Popen(
                [sys.executable, "-m", "hexameron.server.load.players"],
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
    """Gives the clients the word, and hears what they saw."""
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
