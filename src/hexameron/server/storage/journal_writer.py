"""Appending to journals: what several matches have to write at the same time goes into one transaction.

A commit waits for the disk, and that costs the same for one match as for fifty. So whatever arrives while one
transaction is being written goes into the next, and each is acknowledged when its transaction is committed.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, UpdateBase, and_, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from hexameron.server.storage import tables as t
from hexameron.server.storage.database import Execute, Values

AT_ONCE = 100
"""At most so many matches are written in one transaction."""

PACE = 0.01
"""Seconds from the beginning of one transaction to the next: under load more goes into each, and else
nobody waits."""


class Taken(Exception):
    """Another node has written first."""


class Append(msgspec.Struct, frozen=True):
    """What one match has to write: its changed row, entries, a checkpoint, seats that changed hands.

    ``seen`` is the version of the row that it was made from. ``forget_from`` drops the checkpoints from that
    entry on: it was taken back. ``key`` is what alone opens its seat from now on.
    """

    match: str
    seen: int
    row: Values
    entries: Sequence[Values] = ()
    checkpoint: Values | None = None
    forget_from: int | None = None
    seats: Sequence[Values] = ()
    key: Values | None = None


Transact: TypeAlias = Callable[[Callable[[Execute], None]], Awaitable[None]]
"""Does some work in one transaction, and commits it."""

Waiting: TypeAlias = tuple[Append, asyncio.Future[None]]
_m, _c, _s = t.matches.c, t.checkpoints.c, t.seats.c
_CHANGE = update(t.matches).where(and_(_m.id == bindparam("of"), _m.version == bindparam("seen")))
_FORGET = delete(t.checkpoints).where(and_(_c.match == bindparam("of"), _c.number >= bindparam("first")))
_DROP = delete(t.checkpoints).where(and_(_c.match == bindparam("of"), _c.number == bindparam("old")))
_SEAT = update(t.seats).where(and_(_s.match == bindparam("of"), _s.seat == bindparam("place")))
_k = t.keys.c
_VOID = delete(t.keys).where(and_(_k.match == bindparam("of"), _k.seat == bindparam("place")))
_OPEN = insert(t.keys)
_ENTER = insert(t.journal)
_KEEP = insert(t.checkpoints)


class Appender:
    """Gathers what is to be written, and writes it."""

    def __init__(self, transact: Transact) -> None:
        self._transact = transact
        self._waiting: list[Waiting] = []
        self._working: asyncio.Task[None] | None = None
        self._began = -PACE

    async def append(self, job: Append) -> None:
        """Returns when it is committed. Raises :class:`Taken` if the match has changed since it was read."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        await future

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._pause()
                batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                await self._write(batch)
        finally:
            self._working = None

    async def _pause(self) -> None:
        clock = asyncio.get_running_loop().time
        rest = self._began + PACE - clock()
        if rest > 0:
            await asyncio.sleep(rest)
        self._began = clock()

    async def _write(self, batch: Sequence[Waiting]) -> None:
        try:
            await self._transact(partial(_put, [job for job, _ in batch]))
        except (Taken, IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) == 1:
                _settle(batch, Taken(str(error)))
                return
            for one in batch:  # the others shall not suffer from one that came too late
                await self._write([one])
        except BaseException as error:
            _settle(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            _settle(batch, None)


def _settle(batch: Sequence[Waiting], error: BaseException | None) -> None:
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def _put(jobs: Sequence[Append], execute: Execute) -> None:
    # Nodes lock rows in the same order, so that none waits for another in a circle.
    jobs = sorted(jobs, key=lambda job: job.match)
    changed = execute(_CHANGE, [job.row | {"of": job.match, "seen": job.seen} for job in jobs])
    if changed != len(jobs):
        raise Taken  # whoever has seen an older version comes too late
    entries = [entry for job in jobs for entry in job.entries]
    if entries:
        execute(_ENTER, entries)
    forgotten = [{"of": job.match, "first": job.forget_from} for job in jobs if job.forget_from is not None]
    if forgotten:
        execute(_FORGET, forgotten)
    seats = [seat for job in jobs for seat in job.seats]
    if seats:
        execute(_SEAT, seats)
    keys = [job.key for job in jobs if job.key is not None]
    if keys:
        execute(_VOID, [{"of": one["match"], "place": one["seat"]} for one in keys])
        execute(_OPEN, keys)
    kept = [job.checkpoint for job in jobs if job.checkpoint is not None]
    if kept:
        execute(_DROP, [{"of": one["match"], "old": one["number"]} for one in kept])
        execute(_KEEP, kept)


def execute_on(connection: Connection) -> Execute:
    """Executes statements through SQLAlchemy."""

    def execute(statement: UpdateBase, rows: Sequence[Values]) -> int:
        if not statement.is_update or connection.dialect.supports_sane_multi_rowcount:
            return connection.execute(statement, rows).rowcount
        return sum(connection.execute(statement, row).rowcount for row in rows)

    return execute
