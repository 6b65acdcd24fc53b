"""``hexameron verify FILE``: plays a match again and checks every draw against the published hashes."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from hexameron.cli.errors import FINDING
from hexameron.cli.output import Output
from hexameron.cli.parameters import Json, MatchPath
from hexameron.cli.playing.files import broken, read_bytes
from hexameron.games import find
from hexameron.kernel.files import FileError, MatchFile, Verdict
from hexameron.kernel.files import verify as check

Nonces = Annotated[
    list[str] | None, typer.Option("--nonce", metavar="cli.metavar-nonce", help="cli.option-nonce")
]
Hash = Annotated[
    str, typer.Option("--secret-hash", metavar="cli.metavar-hash", help="cli.option-secret-hash")
]


def verify(
    ctx: typer.Context, file: MatchPath, nonce: Nonces = None, secret_hash: Hash = "", json: Json = False
) -> None:
    output: Output = ctx.obj
    data = read_bytes(file)
    try:
        verdict = check(data, find)
        if verdict.true:
            verdict = _with_mine(data, nonce or [], secret_hash) or verdict
    except FileError as error:
        if not json:
            raise broken(file, error) from error
        verdict = Verdict(False, str(error))
    if json:
        output.data(msgspec.to_builtins(verdict))
    elif verdict.true:
        over = "cli.verify-over" if verdict.result is not None else "cli.verify-running"
        output.tell("terminal.verified", "bold green")
        if nonce:
            output.tell("cli.verify-nonces", n=len(nonce))
        output.tell(over, n=verdict.choices)
    else:
        output.tell("cli.verify-false", "bold red", what=verdict.why)
    if not verdict.true:
        raise typer.Exit(FINDING)


def _with_mine(data: bytes, nonces: list[str], secret_hash: str) -> Verdict | None:
    """What is wrong if the dice were drawn without my numbers, or with a secret that was not promised."""
    file = msgspec.json.decode(data, type=MatchFile)
    if secret_hash and file.commitments.secret != secret_hash.lower():
        return Verdict(False, f"secret: its published hash is {file.commitments.secret}, not {secret_hash}")
    for nonce in nonces:
        if nonce.lower() not in file.nonces:
            return Verdict(False, f"nonces: {nonce} is not among them")
    return None
