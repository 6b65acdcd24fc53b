"""``hexameron verify FILE``: plays a match again and checks every draw against the published hashes."""

from __future__ import annotations

import msgspec
import typer

from hexameron.cli.parameters import Json, MatchPath
from hexameron.cli.playing.files import broken, read_bytes
from hexameron.cli.trouble import FINDING
from hexameron.cli.voice import Voice
from hexameron.games import find
from hexameron.kernel.files import FileError, Verdict
from hexameron.kernel.files import verify as check


def verify(ctx: typer.Context, file: MatchPath, json: Json = False) -> None:
    voice: Voice = ctx.obj
    data = read_bytes(file)
    try:
        verdict = check(data, find)
    except FileError as error:
        if not json:
            raise broken(file, error) from error
        verdict = Verdict(False, str(error))
    if json:
        voice.data(msgspec.to_builtins(verdict))
    elif verdict.true:
        over = "cli.verify-over" if verdict.result is not None else "cli.verify-running"
        voice.tell("terminal.verified", "bold green")
        voice.tell(over, n=verdict.choices)
    else:
        voice.tell("fault.verify", "bold red", what=verdict.why)
    if not verdict.true:
        raise typer.Exit(FINDING)
