"""A database written to one file, and read from it: whichever version its tables have, whatever holds them.

The file is gzipped JSON lines: a header, then one line per row, table by table. It holds secrets (of running
matches) and hashes (of tokens and passwords), so it belongs where the database itself may lie.
"""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Self

import msgspec
from sqlalchemy import Connection, select

from hexameron.server.storage.versions import known_versions, tables_of, version_of

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


def write(connection: Connection, path: Path) -> int:
    """Writes all tables as they stand in this transaction; tells how many rows."""
    version = version_of(connection)
    if version is None:
        raise BackupError("the database has no tables of ours")
    partial = path.with_name(path.name + ".part")
    try:
        with partial.open("wb") as target:
            partial.chmod(0o600)  # it holds secrets
            rows = _write_rows(connection, version, target)
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return rows


def _write_rows(connection: Connection, version: str, target: IO[bytes]) -> int:
    rows = 0
    with gzip.open(target, "wb") as file:
        file.write(msgspec.json.encode(Header(FORMAT, version)) + b"\n")
        for table in tables_of(connection):
            for row in connection.execute(select(table)).mappings():
                values = {str(name): _out(value) for name, value in row.items()}
                file.write(msgspec.json.encode(Line(str(table.name), values)) + b"\n")
                rows += 1
    return rows


def version_in(path: Path) -> str:
    """The version of the tables in a file; raises :class:`BackupError` if it is none that can be read."""
    with _BackupReader(path) as lines:
        return lines.version


def batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a file, table by table, so many at a time."""
    name, batch = "", list[dict[str, Any]]()
    with _BackupReader(path) as lines:
        for line in lines:
            if batch and (line.table != name or len(batch) == BATCH):
                yield name, batch
                batch = []
            name = line.table
            batch.append({column: _in(value) for column, value in line.row.items()})
    if batch:
        yield name, batch


class _BackupReader:
    """Opens a backup, checks its header, and gives the lines after it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> Self:
        try:
            self._file = gzip.open(self._path, "rb")
        except OSError as error:
            raise _unreadable(error) from error
        try:
            self.version = self._header()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _header(self) -> str:
        try:
            header = msgspec.json.decode(self._file.readline(), type=Header)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            raise _unreadable(error) from error
        if header.format != FORMAT:
            raise BackupError(f"this is not a backup of ours: {header.format}")
        known = known_versions()
        if header.tables not in known:
            raise BackupError(
                f"the backup has tables of version {header.tables}, this program knows up to {known[-1]}"
            )
        return header.tables

    def __iter__(self) -> Iterator[Line]:
        try:
            for data in self._file:
                yield msgspec.json.decode(data, type=Line)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            raise _unreadable(error) from error


def _unreadable(error: Exception) -> BackupError:
    return BackupError(f"the file cannot be read: {error}")


def _out(value: Any) -> Any:
    return {"b64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _in(value: Any) -> Any:
    return base64.b64decode(value["b64"]) if isinstance(value, dict) else value
