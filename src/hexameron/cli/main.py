"""The ``hexameron`` command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

import hexameron as package
from hexameron.cli.commands import (
    backup,
    bench,
    bench_table,
    completion,
    dispute,
    fuzz,
    games,
    play,
    position,
    replay,
    restore,
    rules,
    rules_diff,
    serve,
    simulate,
    verify,
)
from hexameron.cli.help_pages import HELP, NAME, LocalizedCommand, LocalizedGroup

app = typer.Typer(
    cls=LocalizedGroup,
    help="cli.help-hexameron",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"{NAME} {package.__version__}")
        raise typer.Exit


VersionOption = Annotated[
    bool, typer.Option("--version", callback=print_version, is_eager=True, help="cli.option-version")
]


@app.callback()
def hexameron(ctx: typer.Context, version: VersionOption = False) -> None:
    """Shows the help page when no command is given."""
    if ctx.invoked_subcommand is None:
        ctx.get_help()


COMMANDS: dict[str, Callable[..., None]] = {
    "games": games.games,
    "play": play.play,
    "simulate": simulate.simulate,
    "replay": replay.replay,
    "verify": verify.verify,
    "fuzz": fuzz.fuzz,
    "rules": rules.rules,
    "position": position.position,
    "bench": bench.bench,
    "bench table": bench_table.bench_table,
    "serve": serve.serve,
    "backup": backup.backup,
    "restore": restore.restore,
    "rules-diff": rules_diff.rules_diff,
    "dispute": dispute.dispute,
    "completion": completion.completion,
}

for name, run in COMMANDS.items():
    described = f"cli.command-{name.replace(' ', '-')}"
    app.command(name, cls=LocalizedCommand, help=described, context_settings=HELP)(run)

if __name__ == "__main__":
    app()
