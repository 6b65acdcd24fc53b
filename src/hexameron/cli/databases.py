"""The database that a command works with."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text as Styled

from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output


def existing(database: str) -> str:
    """The address of a database to be read. One that is not there would come into being, empty, by asking."""
    from hexameron.server.settings import default_database
    from hexameron.server.storage.database import sqlite_file

    wanted = database or default_database()
    try:
        file = sqlite_file(wanted)
    except ValueError as error:
        raise CommandError("cli.bad-database", what=str(error)) from error
    if file is not None and not file.exists():
        raise CommandError("cli.no-database", file=str(file))
    return wanted


def tell_kept(output: Output, kept: Path | None) -> None:
    """Says where a database of an older version was kept, if it was one, without disturbing the output."""
    if kept is not None:
        output.err.print(Styled(output.say("cli.database-kept", file=str(kept))), soft_wrap=True)
