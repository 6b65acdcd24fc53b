"""Nodes in processes of their own, and clients that talk to them as browsers do."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import nursery

T = TypeVar("T")

PATIENCE = 60.0
"""How long a test waits for what must come; only a fault ever waits so long."""

QUICK = {
    "bot_pace": 0.0,
    "pass_delay": (0.0, 0.01),
    "follow_every": 0.2,
    "bot_workers": 1,
    "bots_ready": False,  # most have none
    "background_seconds": 50.0,  # its process starts with the first, and gives way to whatever else runs
}
LIMITS = {
    "rate": 10_000,
    "burst": 10_000,
    "frame_rate": 10_000,
    "frame_burst": 10_000,
    "matches_per_hour": 100_000,
    "logins_per_minute": 10_000,
    "readings_per_minute": 100_000,
    "checks_per_minute": 10_000,
    "hints_per_minute": 10_000,
    "chat_per_minute": 10_000,
    "reports_per_hour": 10_000,
}

Json = dict[str, Any]


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in a thread of its own: the browser tests keep a loop running in the tests' thread."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(asyncio.run, work).result()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Node:
    """A server process."""

    def __init__(self, folder: Path, *, limits: Json | None = None, **settings: Any) -> None:
        self.port = settings.pop("port", None) or free_port()
        self.log = folder / f"node-{self.port}.log"
        given = QUICK | {"port": self.port, "database": str(folder / "table.sqlite")} | settings
        given["limits"] = LIMITS | (limits or {})
        given.setdefault("static", str(folder / "static"))
        with self.log.open("ab") as log:
            self.process = nursery().start(msgspec.json.encode(given), log)
        line = self.process.stdout.readline()
        assert line == b"listening\n", self.log.read_text()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """Asks it to end, and tells its exit code."""
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.http.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()

    # ------------------------------------------------------------------ asking

    def post(self, path: str, body: Json, *tokens: str, status: int = 201) -> Any:
        answer = self.http.post(path, json=body, headers=auth(*tokens))
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str, *tokens: str, status: int = 200) -> Any:
        answer = self.http.get(path, headers=auth(*tokens))
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, *seats: Json, **more: Any) -> Json:
        """A new match; without seats two people at one screen."""
        wishes = list(seats) or [ME, ME]
        body = {"game": "battlelore", "scenario": "azincourt", "seats": wishes} | more
        answer: Json = self.post("/api/matches", body)
        return answer

    def found_with_friend(self, **more: Any) -> Json:
        """A new match of two people, both of whom have come."""
        match = self.create(ME, FRIEND, **more)
        seat = match["seats"][1]
        seat["token"] = self.post(f"/api/matches/{match['id']}/join", {"invite": seat["invite"]})["token"]
        return match

    def join(self, match: Json, *tokens: str, since: int = -1, changes: bool = False) -> Client:
        return Client(self.port, match["id"], tokens, since, changes=changes)


ME: Json = {"kind": "person", "mine": True}
FRIEND: Json = {"kind": "person"}


def bot(name: str = "random") -> Json:
    return {"kind": "bot", "bot": name}


def auth(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Seat {','.join(tokens)}"} if tokens else {}


def token(match: Json, seat: int) -> str:
    found: str = match["seats"][seat]["token"]
    return found


def changed(scene: Json, change: Json) -> Json:
    """A scene after a change, as docs/api.md tells it."""
    after: Json = scene | change.get("fields", {})
    for name, places in change.get("items", {}).items():
        row = list(after[name])
        for place, item in places.items():
            row[int(place)] = item
        after[name] = row
    return after


class Client:
    """A live connection that has said hello and seen the table."""

    def __init__(
        self, port: int, match: str, tokens: Sequence[str], since: int = -1, *, changes: bool = False
    ) -> None:
        self.frames: list[str] = []
        self._scenes: dict[int | None, Json] = {}
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/matches/{match}/live"
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE)
        )
        self.send(type="hello", tokens=list(tokens), since=since, changes=changes)
        self.state: Json = {}
        self.lobby: Json = {}
        self.until(lambda frame: frame["type"] in ("state", "lobby"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    @property
    def n(self) -> int:
        number: int = self.state["n"]
        return number

    def send(self, **frame: Any) -> None:
        self.socket.send(msgspec.json.encode(frame).decode())

    def receive(self, within: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=within)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Json = msgspec.json.decode(text)
        if frame["type"] == "state":
            for view in frame["views"]:
                self._complete(view)
            self.state = frame
        if frame["type"] == "lobby":
            self.lobby = frame
        return frame

    def _complete(self, view: Json) -> None:
        """Makes the scene whole where only a change of it was sent."""
        change = view.pop("change", None)
        if change is not None:
            assert "scene" not in view
            view["scene"] = changed(self._scenes[view["seat"]], change)
        self._scenes[view["seat"]] = view["scene"]

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Hears on until the frame comes that is wanted."""
        while True:
            frame = self.receive()
            if wanted(frame):
                return frame

    def past(self, n: int) -> Json:
        """The first state after entry ``n``."""
        return self.state_where(lambda state: state["n"] > n)

    def state_where(self, wanted: Callable[[Json], bool]) -> Json:
        """The first state, this one or a later one, that is as wanted."""
        while not (self.state and wanted(self.state)):
            self.receive()
        return self.state

    def ask(self, **frame: Any) -> Json:
        """Sends a frame and gives the answer to it."""
        id_ = str(len(self.frames))
        self.send(id=id_, **frame)
        return self.answer(id_)

    def answer(self, id_: str) -> Json:
        """The answer to the frame with this id."""
        return self.until(lambda answer: answer.get("id") == id_)

    def options(self, seat: int | None) -> list[Json]:
        view = next(view for view in self.state["views"] if view["seat"] == seat)
        found: list[Json] = view["scene"].get("options", [])
        return found

    def choose(self, seat: int, key: str) -> Json:
        return self.ask(type="choose", seat=seat, at=self.n, keys=[key])

    def choose_any(self, random: Random) -> int:
        """Makes a random choice for one of my seats that are asked; gives the number after it.

        The server may have passed for somebody in the meantime; then there is something new to choose.
        """
        mine = [view["seat"] for view in self.state["views"] if view["seat"] in self.state["waiting"]]
        seat = random.choice(mine)
        answer = self.choose(seat, random.choice(self.options(seat))["key"])
        if answer.get("text", {}).get("id") == "fault.stale":
            self.state_where(lambda state: state["n"] >= answer["n"])
            return self.choose_any(random)
        assert answer["type"] == "ok", answer
        n: int = answer["n"]
        self.state_where(lambda state: state["n"] >= n)
        return n

    def play(self, random: Random, choices: int) -> None:
        """So many random choices for the seats that I hold, or up to the end."""
        for _ in range(choices):
            if self.state["result"] is not None:
                return
            self.choose_any(random)

    def closed(self) -> int:
        """The code with which the server ends the connection."""
        return closing_code(self.socket)


def closing_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code
