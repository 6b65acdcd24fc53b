"""``hexameron restore FILE``: fills an empty database from a backup."""

from __future__ import annotations

import asyncio

import typer

from hexameron.cli.commands.backup import BackupPath
from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output
from hexameron.cli.parameters import Database


def restore(ctx: typer.Context, file: BackupPath, database: Database = "") -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from hexameron.server.backup import BackupError
    from hexameron.server.backup import restore as fill
    from hexameron.server.settings import default_database
    from hexameron.server.storage.versions import WouldLose

    output: Output = ctx.obj
    try:
        rows = asyncio.run(fill(database or default_database(), file))
    except (OSError, ValueError, BackupError, SQLAlchemyError, WouldLose) as error:
        raise CommandError("cli.restore-failed", what=str(error)) from error
    output.tell("cli.restore-done", n=rows, file=str(file))
