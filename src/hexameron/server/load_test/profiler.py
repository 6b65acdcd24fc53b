"""A sampling profiler for a server process.

The process notes every few milliseconds of processor time what it is doing. When it gets SIGUSR1 it writes
the times so far, part by part, into a file. The measured code knows nothing of it.
"""

from __future__ import annotations

import atexit
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import msgspec

EVERY = 0.002
"""Seconds of processor time between two samples; many systems allow one every four milliseconds at most."""

OTHER, THREADS = "loop", "threads"
"""What belongs to no part is the event loop's own work; what other threads do is the database's."""


class Place(NamedTuple):
    """Code by the end of its file's name and the beginning of its qualified name."""

    file: str
    name: str
    part: str


PARTS = (
    "receive", "proof", "weigh", "rules", "question", "view", "scene", "changes", "log", "state", "encode",
    "compress", "send", "store", "follow", "notices", "keeping", THREADS, OTHER,
)  # fmt: skip

PLACES = tuple(
    Place(*place)
    for place in (
        ("websockets/extensions/permessage_deflate.py", "PerMessageDeflate.encode", "compress"),
        ("websockets_sansio_impl.py", "WebSocketsSansIOProtocol.send", "send"),
        ("websockets_sansio_impl.py", "", "receive"),
        ("server/serving.py", "_LightSocket.send", "send"),
        ("server/serving.py", "_LightSocket", "receive"),
        ("server/api/connection.py", "Connection._receive", "receive"),
        ("server/play/registry.py", "MatchRegistry.seats_held", "proof"),
        ("server/api/connection.py", "Connection._prove", "proof"),
        ("kernel/match.py", "Match.is_irrevocable", "weigh"),
        ("kernel/match.py", "Match.choose_group", "rules"),
        ("kernel/course.py", "Course.question", "question"),
        ("kernel/course.py", "Course.view", "view"),
        ("/scene.py", "scene", "scene"),
        ("server/play/scene_changes.py", "", "changes"),
        ("kernel/telling.py", "Narrator", "log"),
        ("server/play/log_lines.py", "", "log"),
        ("server/play/registry.py", "MatchRegistry.events", "log"),
        ("server/api/connection.py", "Connection._send_state", "encode"),
        ("server/play/live_match.py", "LiveMatch.", "state"),
        ("server/play/registry.py", "MatchRegistry.state", "state"),
        ("server/play/registry.py", "MatchRegistry.refresh", "follow"),
        ("server/play/registry.py", "MatchRegistry._follow", "follow"),
        ("server/storage/", "", "store"),
        ("server/play/registry.py", "MatchRegistry.act", "store"),
        ("server/play/registry.py", "MatchRegistry._committed", "store"),
        ("server/play/pubsub.py", "", "notices"),
        ("litestar/channels/", "", "notices"),
        ("redis/", "", "notices"),
        ("server/services.py", "Services._keep_up", "keeping"),
        ("server/metrics.py", "", "keeping"),
    )
)


class Used(msgspec.Struct):
    """Seconds of processor time since the start, altogether and by parts."""

    seconds: float
    parts: dict[str, float]


class Sampler:
    """Adds up what the main thread was doing at each sample."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._parts = dict.fromkeys(PARTS, 0.0)
        self._known: dict[CodeType, str] = {}
        self._last = time.thread_time()

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, self._tell)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        atexit.register(signal.setitimer, signal.ITIMER_PROF, 0.0)  # nobody handles it any more then

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        part = self._part_of(frame)
        self._parts[part] += now - self._last
        self._last = now

    def _part_of(self, frame: FrameType | None) -> str:
        """The innermost part that the main thread is in."""
        for code in _codes(frame):
            part = self._known.get(code)
            if part is None:
                part = self._known[code] = part_of(code.co_filename, code.co_qualname)
            if part:
                return part
        return OTHER

    def _tell(self, _signal: int, frame: FrameType | None) -> None:
        self._look(_signal, frame)
        seconds = time.process_time()
        others = {THREADS: seconds - time.thread_time()}
        new = self._file.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(Used(seconds, self._parts | others)))
        new.replace(self._file)


def part_of(file: str, name: str) -> str:
    """The part that some code belongs to, or an empty text."""
    return next(
        (place.part for place in PLACES if place.file in file and name.startswith(place.name)),
        "",
    )


def _codes(frame: FrameType | None) -> Iterator[CodeType]:
    while frame is not None:
        yield frame.f_code
        frame = frame.f_back
