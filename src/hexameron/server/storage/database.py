"""The database: SQLite in a file, or PostgreSQL by its address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hexameron.server.settings import async_url

BUSY_MS = 2500
ANSWER_WITHIN = 5.0
"""Seconds after which a PostgreSQL that does not answer is taken for lost."""


def open_database(database: str) -> AsyncEngine:
    url, file = make_url(async_url(database)), sqlite_file(database)
    if file is None:
        return create_async_engine(
            url,
            pool_size=20,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=ANSWER_WITHIN,
            connect_args={"timeout": ANSWER_WITHIN},
        )
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=6, max_overflow=0, connect_args={"timeout": BUSY_MS / 1000})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; ``None`` if the database lies on a server."""
    url = make_url(async_url(database))
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise ValueError("a table needs a database that lasts, not one in memory")
    return Path(url.database)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver shall begin no transactions of its own: _begin_sqlite does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # what is acknowledged also survives a power cut
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write says so at once, else it could fail half-way for want of the lock.

    A single query needs no transaction; several that belong together ask for ``DEFERRED``.
    """
    begin = connection.get_execution_options().get("begin")
    if begin is not None:
        connection.exec_driver_sql(f"BEGIN {begin}")


class SqliteWriter:
    """Does whole transactions in a thread of its own.

    Statement by statement, each would wait for the event loop and the loop for it: ten times as many waits.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="sqlite")
        self._engine = create_engine(url, pool_size=1, connect_args={"timeout": BUSY_MS / 1000})
        event.listen(self._engine, "connect", _prepare_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def run(self, work: Callable[[Connection], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], None]) -> None:
        with self._engine.connect().execution_options(begin="IMMEDIATE") as connection, connection.begin():
            work(connection)

    def close(self) -> None:
        self._thread.submit(self._engine.dispose).result()
        self._thread.shutdown()


def reader_of(engine: AsyncEngine) -> AsyncEngine:
    """The same database for single queries, which need no transaction around them."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def patience_with(engine: AsyncEngine) -> Callable[[], AbstractAsyncContextManager[object]]:
    """How long a database on a server is waited for. SQLite has a limit of its own (``busy_timeout``)."""
    return nullcontext if engine.dialect.name == "sqlite" else partial(asyncio.timeout, ANSWER_WITHIN)


def turns_of(engine: AsyncEngine) -> Callable[[], AbstractAsyncContextManager[object]]:
    """In SQLite one transaction at a time writes. Here they come one after the other, in order.

    Left to SQLite they would nap between their tries, and some would come last again and again.
    """
    lock = asyncio.Lock()

    @asynccontextmanager
    async def turn() -> AsyncIterator[None]:
        async with asyncio.timeout(BUSY_MS / 1000):
            await lock.acquire()
        try:
            yield
        finally:
            lock.release()

    return turn if engine.dialect.name == "sqlite" else nullcontext
