"""Backup and restore: everything in one file, whichever database it comes from or goes to."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sqlalchemy import Connection, MetaData, insert

from hexameron.server.storage import dump
from hexameron.server.storage.database import open_database
from hexameron.server.storage.dump import BackupError
from hexameron.server.storage.versions import changing, count_rows, tables_of, upgrade, version_of

__all__ = ["BackupError", "back_up", "restore"]


async def back_up(database: str, path: Path) -> int:
    """Writes everything to a file, as it stood at one moment; tells how many rows. Changes nothing."""
    engine = open_database(database)
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.execution_options(begin="DEFERRED")
            async with connection.begin():
                return await connection.run_sync(partial(dump.write, path=path))
    finally:
        await engine.dispose()


async def restore(database: str, path: Path) -> int:
    """Fills an empty database from a file, all of it or nothing; tells how many rows.

    A file of an older version fills tables of that version, which are then brought up to date.
    """
    version = dump.version_in(path)  # a file that is no backup shall not leave an empty database behind
    engine = open_database(database)
    try:
        async with changing(engine) as connection:
            return await connection.run_sync(partial(_fill, path=path, version=version))
    finally:
        await engine.dispose()


def _fill(connection: Connection, path: Path, version: str) -> int:
    if any(count_rows(connection).values()):
        raise BackupError("the database is not empty")
    if version_of(connection) != version:
        _drop(connection)
        upgrade(connection, version)
    tables = {table.name: table for table in tables_of(connection)}
    rows = 0
    for name, batch in dump.batches(path):
        if name not in tables:
            raise BackupError(f"there is no table {name}")
        connection.execute(insert(tables[name]), batch)
        rows += len(batch)
    upgrade(connection)
    return rows


def _drop(connection: Connection) -> None:
    """Takes empty tables of another version away."""
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)
