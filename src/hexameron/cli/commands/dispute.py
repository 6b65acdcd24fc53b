"""``hexameron dispute FILE``: a failing test of what a player reports; --list and --export find reports."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from hexameron.cli.databases import tell_kept
from hexameron.cli.errors import CommandError, WrongUse
from hexameron.cli.output import Output
from hexameron.cli.parameters import Database, Json
from hexameron.cli.playing.files import read_bytes
from hexameron.kernel.files import FileError

ReportPath = Annotated[Path | None, typer.Argument(metavar="cli.metavar-file", help="cli.option-report-file")]
Folder = Annotated[Path, typer.Option("--folder", metavar="cli.metavar-folder", help="cli.option-folder")]
List = Annotated[bool, typer.Option("--list", help="cli.option-list-reports")]
Export = Annotated[
    str, typer.Option("--export", metavar="cli.metavar-report", help="cli.option-export-report")
]


def dispute(
    ctx: typer.Context,
    *,
    file: ReportPath = None,
    folder: Folder = Path("tests/disputes"),
    list_: List = False,
    export: Export = "",
    database: Database = "",
    json: Json = False,
) -> None:
    output: Output = ctx.obj
    if list_:
        _list(output, database, json)
    elif export:
        _export(output, database, export, file or Path(f"report-{export}.json"))
    elif file is None:
        raise WrongUse("cli.dispute-which")
    else:
        _write_test(output, file, folder)


def _write_test(output: Output, file: Path, folder: Path) -> None:
    from hexameron.cli.disputes import Dispute, read_report

    data = read_bytes(file)
    try:
        test = Dispute(read_report(data)).write(folder, output)
    except FileError as error:
        raise CommandError("cli.dispute-broken", file=str(file), what=str(error)) from error
    except OSError as error:
        raise CommandError("cli.no-save", file=str(folder), what=error.strerror or "") from error
    output.tell("cli.dispute-written", "bold green", file=str(test))
    output.tell("cli.dispute-next", file=str(test))


def _reports(output: Output, database: str) -> dict[str, bytes]:
    """The reports of a database by their ids."""
    from sqlalchemy.exc import SQLAlchemyError

    from hexameron.cli.disputes import read_report
    from hexameron.server.settings import default_database
    from hexameron.server.storage.database import open_database
    from hexameron.server.storage.store import StorageTrouble, Store
    from hexameron.server.storage.upgrading import bring_up_to_date
    from hexameron.server.storage.versions import WouldLose

    async def find() -> list[bytes]:
        engine = open_database(database or default_database())
        try:
            tell_kept(output, await bring_up_to_date(engine))
            return await Store(engine).reports()
        finally:
            await engine.dispose()

    try:
        return {read_report(data).id: data for data in asyncio.run(find())}
    except (OSError, ValueError, SQLAlchemyError, StorageTrouble, WouldLose) as error:
        raise CommandError("cli.dispute-database", what=str(error)) from error


def _list(output: Output, database: str, json: bool) -> None:
    from hexameron.cli.disputes import read_report

    found = [read_report(data) for data in _reports(output, database).values()]
    if json:
        output.data(
            [{"id": r.id, "match": r.match, "n": r.n, "rule": r.rule, "words": r.words} for r in found]
        )
        return
    for one in found:
        output.tell(
            "cli.dispute-line", id=one.id, match=one.match, n=one.n, rule=one.rule or "–", words=one.words
        )
    output.tell("cli.dispute-sum", n=len(found))


def _export(output: Output, database: str, wanted: str, file: Path) -> None:
    reports = _reports(output, database)
    if wanted not in reports:
        raise CommandError("cli.dispute-unknown", id=wanted)
    try:
        file.write_bytes(reports[wanted])
    except OSError as error:
        raise CommandError("cli.no-save", file=str(file), what=error.strerror or "") from error
    output.tell("cli.dispute-exported", file=str(file))
