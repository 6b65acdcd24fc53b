"""The clients of the load test, in a process of their own: ``python -m hexameron.server.load_test.players``.

It reads a :class:`Job` as one line of JSON, seats everybody, says ``ready`` and waits for a line. Then it
plays, if its job is to play, and writes what it saw as one line of JSON.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack, suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AT_ONCE = 20
"""So many connections are opened at the same time: opening is not what is measured."""

PATIENCE = 30.0
"""Seconds after which a choice counts as lost that not all clients have seen."""


class Seat(msgspec.Struct, frozen=True):
    """The secret of a seat, and the port of the node through which its player comes."""

    token: str
    port: int


class Table(msgspec.Struct, frozen=True):
    """A match with its seats in their order."""

    id: str
    seats: tuple[Seat, ...]


class Job(msgspec.Struct, frozen=True):
    """What a process of clients does: a choice ``every`` so many seconds in each match, for ``seconds``."""

    tables: list[Table]
    every: float
    seconds: float
    seed: int


class Seen(msgspec.Struct):
    """What the clients saw."""

    delays: list[float] = []
    """Seconds from the moment of each choice until all clients of its match had the update."""

    acknowledged: int = 0
    ended: int = 0
    errors: list[str] = []


class _Option(msgspec.Struct):
    key: str


class _Scene(msgspec.Struct):
    options: list[_Option] = []


class _Fields(msgspec.Struct):
    options: list[_Option] | None = None


class _Items(msgspec.Struct):
    options: dict[int, _Option] = {}


class _Change(msgspec.Struct):
    fields: _Fields = msgspec.field(default_factory=_Fields)
    items: _Items = msgspec.field(default_factory=_Items)


class _View(msgspec.Struct):
    seat: int | None
    scene: _Scene | None = None
    change: _Change = msgspec.field(default_factory=_Change)

    def options(self, before: list[_Option]) -> list[_Option]:
        """What can be chosen now, if that was what could be chosen before."""
        if self.scene is not None:
            return self.scene.options
        now = before if self.change.fields.options is None else self.change.fields.options
        return [self.change.items.options.get(place, option) for place, option in enumerate(now)]


class _Frame(msgspec.Struct):
    """As much of the server's frames as a player needs."""

    type: str
    n: int = -1
    key: str = ""
    waiting: tuple[int, ...] = ()
    views: list[_View] = []


_FRAMES = msgspec.json.Decoder(_Frame)


class Client:
    """One seat's connection; it hears all the time."""

    def __init__(self, socket: ClientConnection, seat: int, table: Seated) -> None:
        self.socket = socket
        self.seat = seat
        self.n = -1
        self.options: list[_Option] = []
        self._table = table

    async def hear(self) -> None:
        async for data in self.socket:
            frame = _FRAMES.decode(data)
            if frame.type == "state":
                self.n = frame.n
                view = next(view for view in frame.views if view.seat == self.seat)
                self.options = view.options(self.options)
                self._table.waiting = frame.waiting
                self._table.moved.set()
            elif frame.type == "weighed":
                await self.choose(frame.n, frame.key, careful=False)
            elif frame.type == "ok":
                self._table.seen.acknowledged += 1
            elif frame.type in ("refused", "storage"):
                self._table.seen.errors.append(data if isinstance(data, str) else data.decode())

    async def choose(self, n: int, key: str, *, careful: bool) -> None:
        """As a browser does: carefully and, if it cannot be taken back, once more."""
        choice = {"type": "choose", "seat": self.seat, "at": n, "keys": [key], "id": str(n)}
        await self.socket.send(msgspec.json.encode({**choice, "careful": careful}).decode())


class Seated:
    """A match with all its clients."""

    def __init__(self, table: Table, seen: Seen) -> None:
        self.table = table
        self.seen = seen
        self.clients: list[Client] = []
        self.waiting: tuple[int, ...] = ()
        self.moved = asyncio.Event()

    async def sit_down(self, room: AsyncExitStack, tasks: list[asyncio.Task[None]]) -> None:
        for number, seat in enumerate(self.table.seats):
            address = f"ws://127.0.0.1:{seat.port}/api/matches/{self.table.id}/live"
            socket = await room.enter_async_context(connect(address, max_size=None, open_timeout=PATIENCE))
            client = Client(socket, number, self)
            self.clients.append(client)
            await socket.send(
                msgspec.json.encode({"type": "hello", "tokens": [seat.token], "changes": True}).decode()
            )
            tasks.append(asyncio.create_task(client.hear()))
        await asyncio.wait_for(self._all_at(0), PATIENCE)

    async def _all_at(self, n: int) -> None:
        """Waits until every client has been shown entry ``n``."""
        while any(client.n < n for client in self.clients):
            self.moved.clear()
            await self.moved.wait()

    async def play(self, first: float, every: float, until: float, luck: random.Random) -> None:
        """A choice at each appointed time. One that is held up by the last counts from its own time on."""
        due = first
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            if not self.waiting:
                self.seen.ended += 1
                return
            client = self.clients[luck.choice(self.waiting)]
            n, key = client.n, luck.choice(client.options).key
            try:
                await client.choose(n, key, careful=len(client.options) > 1)
                await asyncio.wait_for(self._all_at(n + 1), PATIENCE)
            except (TimeoutError, WebSocketException) as error:
                self.seen.errors.append(f"{type(error).__name__} {error}")
                return
            self.seen.delays.append(time.perf_counter() - due)
            due += every


async def run(job: Job) -> Seen:
    """Seats everybody, waits for the word, and plays."""
    seen, tasks = Seen(), list[asyncio.Task[None]]()
    tables = [Seated(table, seen) for table in job.tables]
    async with AsyncExitStack() as room:
        for some in _batches(tables):
            await asyncio.gather(*(table.sit_down(room, tasks) for table in some))
        _say(b"ready")
        await asyncio.to_thread(sys.stdin.readline)
        if job.seconds:
            luck = random.Random(job.seed)
            now = time.perf_counter()
            await asyncio.gather(
                *(
                    table.play(now + luck.uniform(0, job.every), job.every, now + job.seconds, luck)
                    for table in tables
                )
            )
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
    return seen


def _batches(tables: Sequence[Seated]) -> Iterable[Sequence[Seated]]:
    for start in range(0, len(tables), AT_ONCE):
        yield tables[start : start + AT_ONCE]


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.flush()


if __name__ == "__main__":
    done = asyncio.run(run(msgspec.json.decode(sys.stdin.readline(), type=Job)))
    _say(msgspec.json.encode(done))
