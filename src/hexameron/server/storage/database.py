"""The database: SQLite in a file, or PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Connection, UpdateBase, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hexameron.server.settings import async_url

BUSY_MS = 2500
ANSWER_WITHIN = 5.0
"""Seconds after which a PostgreSQL that does not answer is taken for lost."""

Values: TypeAlias = dict[str, Any]
Execute: TypeAlias = Callable[[UpdateBase, Sequence[Values]], int]
"""Executes a statement for some rows, within a transaction; gives how many rows of the table it changed."""

_SQLITE = sqlite.dialect(paramstyle="named")


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
    """Does whole transactions in a thread of its own, with the driver alone.

    Statement by statement, each would wait for the event loop and the loop for it: ten times as many waits.
    And what SQLAlchemy does around a statement costs several times as much as the statement.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        assert engine.url.database is not None
        self._file = engine.url.database
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[tuple[UpdateBase, tuple[str, ...]], str] = {}
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def run(self, work: Callable[[Execute], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Execute], None]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, BUSY_MS / 1000)
            _prepare_sqlite(self._connection, None)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            work(self._execute)
            self._connection.execute("COMMIT")
        except BaseException:
            self._leave()  # takes back what was not committed, and begins anew whatever was wrong
            raise

    def _execute(self, statement: UpdateBase, rows: Sequence[Values]) -> int:
        assert self._connection is not None
        return self._connection.executemany(self._text(statement, rows[0]), rows).rowcount

    def _text(self, statement: UpdateBase, row: Values) -> str:
        """A statement as SQLite reads it, with values by their names."""
        key = (statement, tuple(row))
        if key not in self._texts:
            compiled = statement.compile(dialect=_SQLITE, column_keys=list(row))
            self._texts[key] = str(compiled)
        return self._texts[key]

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        self._thread.submit(self._leave).result()
        self._thread.shutdown()


def reader_of(engine: AsyncEngine) -> AsyncEngine:
    """The same database for single queries, which need no transaction around them."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def patience_with(engine: AsyncEngine) -> Callable[[], AbstractAsyncContextManager[object]]:
    """Seconds to wait for a database on a server. SQLite has a limit of its own (``busy_timeout``)."""
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
