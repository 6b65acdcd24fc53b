"""Long work that nobody's turn waits for: hints, checks of finished matches, imported files.

It has processes of its own with low priority, and a short queue, and is limited for each client.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from hexameron.games import find
from hexameron.kernel.files import FileError, Verdict, read_match, verify, write_match
from hexameron.kernel.match import Match
from hexameron.server.limits import Buckets
from hexameron.server.play.creating import written_entries
from hexameron.server.play.faults import Fault, TooOften, Unavailable
from hexameron.server.play.worker_pool import Busy, ThinkingFailed, WorkerPool
from hexameron.server.settings import Settings
from hexameron.server.storage.rows import Written

REMEMBERED = 1000
"""How many verdicts are remembered. A finished match does not change."""

LOADED_AT_ONCE = 2
"""How many matches are played again at the same time in threads of this process."""


class ImportedFile(msgspec.Struct, frozen=True):
    """A match file that was played from its beginning: what it led to, or what is wrong with it."""

    file: bytes = b""
    written: list[Written] = []
    fault: str = ""


class BackgroundWork:
    """Does this work, and refuses clients who ask for too much of it."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.pool = WorkerPool(
            settings.background_workers, settings.bot_seconds, waiting=limits.background_waiting
        )
        self.loading = asyncio.Semaphore(LOADED_AT_ONCE)
        self._seconds = settings.background_seconds
        self._hints = _a_minute(limits.hints_per_minute)
        self._hints_of_address = _a_minute(limits.hints_per_minute * 3)
        self._checks = _a_minute(limits.checks_per_minute)
        self._readings = _a_minute(limits.readings_per_minute)
        self._verdicts: OrderedDict[tuple[str, int], Verdict] = OrderedDict()

    def may_have_hint(self, client: str, match: str, seat: int) -> None:
        """Refuses those who ask too often, whether from one place or in one seat."""
        if not self._hints.take(f"{match} {seat}") or not self._hints_of_address.take(client):
            raise TooOften("table.many_hints")

    def may_read(self, client: str) -> None:
        if not self._readings.take(client):
            raise TooOften("table.too_often")

    def may_check(self, client: str) -> None:
        if not self._checks.take(client):
            raise TooOften("table.too_often")

    async def verdict(self, id_: str, match: Match[Any], client: str) -> Verdict:
        """Whether a finished match passes verification. The result is remembered."""
        key = id_, match.n
        known = self._verdicts.get(key)
        if known is None:
            self.may_check(client)
            file = await asyncio.to_thread(write_match, match)
            known = msgspec.msgpack.decode(await self._work_on(check_file, file), type=Verdict)
            self._verdicts[key] = known
            if len(self._verdicts) > REMEMBERED:
                self._verdicts.popitem(last=False)
        return known

    async def import_file(self, file: bytes, client: str) -> tuple[Match[Any], list[Written]]:
        """The match of a file from elsewhere, every entry played, and its journal."""
        self.may_check(client)
        done = msgspec.msgpack.decode(await self._work_on(read_file, file), type=ImportedFile)
        if done.fault:
            raise Fault("table.bad_file", what=done.fault)
        return await asyncio.to_thread(read_match, done.file, find), done.written

    async def _work_on(self, what: Callable[[bytes], bytes], data: bytes) -> bytes:
        try:
            return await self.pool.work(what, data, self._seconds)
        except Busy as error:
            raise Unavailable("table.busy") from error
        except ThinkingFailed as error:
            raise Unavailable("table.too_long") from error


def _a_minute(n: int) -> Buckets:
    return Buckets(n / 60, n)


# ---------------------------------------------------------------------- in a worker


def check_file(data: bytes) -> bytes:
    return msgspec.msgpack.encode(verify(data, find))


def read_file(data: bytes) -> bytes:
    try:
        match = read_match(data, find, whole=True)
    except FileError as error:
        return msgspec.msgpack.encode(ImportedFile(fault=str(error)[:LONGEST]))
    return msgspec.msgpack.encode(ImportedFile(write_match(match), written_entries(match)))


LONGEST = 300
"""The most characters that are told of what is wrong with a file."""
