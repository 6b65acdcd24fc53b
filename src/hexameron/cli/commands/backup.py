"""``hexameron backup FILE``: everything that the table keeps, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from hexameron.cli.databases import existing
from hexameron.cli.parameters import Database
from hexameron.cli.trouble import Trouble
from hexameron.cli.voice import Voice

BackupPath = Annotated[Path, typer.Argument(metavar="cli.metavar-file", help="cli.option-backup-file")]


def backup(ctx: typer.Context, file: BackupPath, database: Database = "") -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from hexameron.server.backup import BackupError, back_up

    voice: Voice = ctx.obj
    wanted = existing(database)
    try:
        rows = asyncio.run(back_up(wanted, file))
    except (OSError, ValueError, BackupError, SQLAlchemyError) as error:
        raise Trouble("cli.backup-failed", what=str(error)) from error
    voice.tell("cli.backup-done", n=rows, file=str(file))
