"""Backup and restore: everything in one file, whichever database it comes from or goes to.

The file is gzipped JSON lines: a header, then one line per row, table by table. It holds secrets (of running
matches) and hashes (of tokens and passwords), so it belongs where the database itself may lie.
"""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hexameron.server.storage.database import bring_up_to_date, newest_version, open_database
from hexameron.server.storage.tables import metadata

FORMAT = "hexameron backup 1"
BATCH = 500


class BackupError(Exception):
    """A backup that cannot be made or used, with the reason."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a backup."""

    format: str
    tables: str


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A row of a table; bytes are written as ``{"b64": …}``."""

    table: str
    row: dict[str, Any]


async def back_up(database: str, path: Path) -> int:
    """Writes everything to a file, as it stood at one moment; tells how many rows."""
    engine = open_database(database)
    try:
        await bring_up_to_date(engine)
        return await _write(engine, path)
    finally:
        await engine.dispose()


async def _write(engine: AsyncEngine, path: Path) -> int:
    partial = path.with_name(path.name + ".part")
    try:
        with partial.open("wb") as target:
            partial.chmod(0o600)  # it holds secrets
            rows = await _write_rows(engine, target)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return rows


async def _write_rows(engine: AsyncEngine, target: IO[bytes]) -> int:
    rows = 0
    with gzip.open(target, "wb") as file:
        file.write(msgspec.json.encode(Header(FORMAT, newest_version())) + b"\n")
        async with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.execution_options(begin="DEFERRED")
            async with connection.begin():
                for table in metadata.sorted_tables:
                    for row in (await connection.execute(select(table))).mappings():
                        values = {str(name): _out(value) for name, value in row.items()}
                        file.write(msgspec.json.encode(Line(str(table.name), values)) + b"\n")
                        rows += 1
    return rows


async def restore(database: str, path: Path) -> int:
    """Fills an empty database from a file, all of it or nothing; tells how many rows."""
    next(_lines(path), None)  # a file that is no backup shall not leave an empty database behind
    engine = open_database(database)
    try:
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            await connection.execution_options(begin="IMMEDIATE")
            async with connection.begin():
                for table in metadata.sorted_tables:
                    query = select(func.count()).select_from(table)
                    if (await connection.execute(query)).scalar_one():
                        raise BackupError("the database is not empty")
                rows = 0
                for name, batch in _batches(path):
                    await connection.execute(insert(metadata.tables[name]), batch)
                    rows += len(batch)
                return rows
    finally:
        await engine.dispose()


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a file, table by table, so many at a time."""
    name, batch = "", list[dict[str, Any]]()
    for line in _lines(path):
        if batch and (line.table != name or len(batch) == BATCH):
            yield name, batch
            batch = []
        name = line.table
        batch.append({column: _in(value) for column, value in line.row.items()})
    if batch:
        yield name, batch


def _lines(path: Path) -> Iterator[Line]:
    try:
        with gzip.open(path, "rb") as file:
            header = msgspec.json.decode(file.readline(), type=Header)
            if header.format != FORMAT:
                raise BackupError(f"this is not a backup of ours: {header.format}")
            if header.tables != newest_version():
                raise BackupError(
                    f"the backup has tables of version {header.tables}, this program {newest_version()}"
                )
            for data in file:
                line = msgspec.json.decode(data, type=Line)
                if line.table not in metadata.tables:
                    raise BackupError(f"there is no table {line.table}")
                yield line
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BackupError(f"the file cannot be read: {error}") from error


def _out(value: Any) -> Any:
    return {"b64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _in(value: Any) -> Any:
    return base64.b64decode(value["b64"]) if isinstance(value, dict) else value
