"""The versions of the tables, and how a database comes from one to the next without losing a row.

Before tables of an older version are changed they are kept in a file beside the database. The change is one
transaction; every row is counted before and after, and if one is missing, nothing is changed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

VERSION_TABLE = "alembic_version"
MIGRATING = 7_420_114
"""The number of the lock under which only one node at a time brings PostgreSQL's tables up to date."""


class WouldLose(Exception):
    """A change of the tables that was not made, because rows would have been lost by it."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def known_versions() -> tuple[str, ...]:
    """All versions of the tables that this program knows, the newest last."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(script.revision for script in scripts)[::-1]


def newest_version() -> str:
    """The version of the tables that this program works with."""
    return known_versions()[-1]


def version_of(connection: Connection) -> str | None:
    """The version of the tables of a database; ``None`` if there are none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def tables_of(connection: Connection) -> list[Table]:
    """Our tables as they are in a database, in an order in which they can be filled."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


def count_rows(connection: Connection) -> dict[str, int]:
    names = [name for name in inspect(connection).get_table_names() if name != VERSION_TABLE]
    return {
        name: connection.execute(select(func.count()).select_from(text(f'"{name}"'))).scalar_one()
        for name in names
    }


@asynccontextmanager
async def changing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One transaction that may change tables, alone.

    SQLite rebuilds a table by dropping the old one. With foreign keys on, that deletes all rows that refer to
    it; and they can be switched off only before the transaction begins.
    """
    async with engine.connect() as connection:
        await _foreign_keys(connection, on=False)
        try:
            await connection.execution_options(begin="IMMEDIATE")
            async with connection.begin():
                if connection.dialect.name == "postgresql":
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                yield connection
        finally:
            await connection.execution_options(begin=None)
            await _foreign_keys(connection, on=True)


async def _foreign_keys(connection: AsyncConnection, *, on: bool) -> None:
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")
        await connection.rollback()


def upgrade(connection: Connection, version: str = "head") -> None:
    """Creates the tables, or changes those of an older version.

    Raises :class:`WouldLose`, whereupon the caller's transaction ends without a trace, if rows were lost.
    """
    lock_tables(connection)
    before, loose = count_rows(connection), _dangling(connection)
    command.upgrade(_config(connection), version)
    after = count_rows(connection)
    lost = [f"{name}: {n} → {after.get(name, 0)}" for name, n in before.items() if after.get(name, 0) < n]
    if _dangling(connection) > loose:
        lost.append("rows that others refer to")
    if lost:
        raise WouldLose(f"rows would have been lost ({', '.join(lost)}); the database was left as it was")


def lock_tables(connection: Connection) -> None:
    """Nobody writes from now on until the transaction ends. SQLite lets one write at a time anyway."""
    names = [f'"{name}"' for name in inspect(connection).get_table_names()]
    if names and connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {', '.join(sorted(names))} IN EXCLUSIVE MODE"))


def _dangling(connection: Connection) -> int:
    """How many rows refer to what is not there. PostgreSQL never lets that happen."""
    if connection.dialect.name != "sqlite":
        return 0
    return len(connection.exec_driver_sql("PRAGMA foreign_key_check").all())
