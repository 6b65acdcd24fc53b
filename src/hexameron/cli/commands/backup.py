"""``hexameron backup FILE``: everything that the table keeps, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from hexameron.cli.databases import existing
from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output
from hexameron.cli.parameters import Database

BackupPath = Annotated[Path, typer.Argument(metavar="cli.metavar-file", help="cli.option-backup-file")]


def backup(ctx: typer.Context, file: BackupPath, database: Database = "") -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from hexameron.server.backup import BackupError, back_up

    output: Output = ctx.obj
    wanted = existing(database)
    try:
        rows = asyncio.run(back_up(wanted, file))
    except (OSError, ValueError, BackupError, SQLAlchemyError) as error:
        raise CommandError("cli.backup-failed", what=str(error)) from error
    output.tell("cli.backup-done", n=rows, file=str(file))
