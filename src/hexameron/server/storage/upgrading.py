"""Brings a database up to date when a program opens it, and keeps what was there before."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from hexameron.server.settings import data_folder
from hexameron.server.storage import dump
from hexameron.server.storage.versions import changing, lock_tables, newest_version, upgrade, version_of


async def bring_up_to_date(engine: AsyncEngine) -> Path | None:
    """Creates the tables, or changes those of an older version and tells in which file these were kept.

    The database is as before if this fails; then nothing need be kept.
    """
    address = engine.url.render_as_string(hide_password=False)
    async with changing(engine) as connection:
        return await connection.run_sync(lambda sync: _bring(sync, address))


def _bring(connection: Connection, address: str) -> Path | None:
    version = version_of(connection)
    if version == newest_version():
        return None
    lock_tables(connection)
    kept = None if version is None else _keep(connection, address, version)
    try:
        upgrade(connection)
    except BaseException:
        if kept is not None:
            kept.unlink(missing_ok=True)
        raise
    return kept


def _keep(connection: Connection, address: str, version: str) -> Path:
    """Copies the database as it is: a SQLite file beside itself, one on a server into the data folder."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "")
        copy = _free(file.parent, f"{file.stem}-version-{version}", file.suffix)
        try:
            with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
                copy.chmod(0o600)  # it holds secrets
                source.backup(target)
        except sqlite3.Error as error:
            copy.unlink(missing_ok=True)
            raise OSError(f"{copy}: {error}") from error
        shutil.copymode(file, copy)
        return copy
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    copy = _free(folder, f"{url.database}-version-{version}", ".backup.gz")
    dump.write(connection, copy)
    return copy


def _free(folder: Path, stem: str, suffix: str) -> Path:
    """A name that no file has yet: what was kept once is never written over."""
    number, path = 1, folder / f"{stem}{suffix}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path
