"""``hexameron rules-diff``: which stored matches play differently under the present rules, and from where."""

from __future__ import annotations

import asyncio

import msgspec
import typer

from hexameron.cli.databases import existing, tell_kept
from hexameron.cli.errors import FINDING, CommandError
from hexameron.cli.output import Output
from hexameron.cli.parameters import Database, Json


def rules_diff(ctx: typer.Context, database: Database = "", json: Json = False) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from hexameron.server.play.rules_change import Difference, differences
    from hexameron.server.storage.database import open_database
    from hexameron.server.storage.store import StorageTrouble, Store
    from hexameron.server.storage.upgrading import bring_up_to_date
    from hexameron.server.storage.versions import WouldLose

    output: Output = ctx.obj
    wanted = existing(database)

    async def find() -> tuple[int, list[Difference]]:
        engine = open_database(wanted)
        try:
            tell_kept(output, await bring_up_to_date(engine))
            store = Store(engine)
            return await store.count(), await differences(store)
        finally:
            await engine.dispose()

    try:
        matches, found = asyncio.run(find())
    except (OSError, ValueError, SQLAlchemyError, StorageTrouble, WouldLose) as error:
        raise CommandError("cli.rules-diff-failed", what=str(error)) from error
    if json:
        output.data([msgspec.to_builtins(one) for one in found])
    else:
        for one in found:
            rules = ", ".join(one.rules) or "–"
            output.tell(
                "cli.rules-diff-line",
                match=one.match,
                game=one.game,
                n=one.n,
                prompt=one.prompt,
                what=one.what,
                rules=rules,
            )
        output.tell("cli.rules-diff-sum", n=len(found), of=matches)
    if found:
        raise typer.Exit(FINDING)
