"""``hexameron fuzz GAME``: random play through everything, with every promise checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from hexameron.arena import Failure, FuzzReport, each_alone
from hexameron.arena import fuzz as run
from hexameron.cli.errors import FINDING, setting_up
from hexameron.cli.output import Output
from hexameron.cli.parameters import GameName, Jobs, Json, ScenarioName, Seed
from hexameron.cli.playing.setting_up import find_game, find_scenario
from hexameron.cli.progress import progress_bar

FolderOption = Annotated[
    Path, typer.Option("--folder", metavar="cli.metavar-folder", help="cli.option-fuzz-folder")
]
Games = Annotated[
    int | None, typer.Option("--games", min=1, metavar="cli.metavar-n", help="cli.option-fuzz-games")
]
Each = Annotated[int, typer.Option("--each", min=0, metavar="cli.metavar-n", help="cli.option-fuzz-each")]
Light = Annotated[bool, typer.Option("--light", help="cli.option-fuzz-light")]

GAMES = 100


def fuzz(
    ctx: typer.Context,
    game: GameName,
    *,
    games: Games = None,
    each: Each = 0,
    light: Light = False,
    seed: Seed = 0,
    scenario: ScenarioName = "",
    jobs: Jobs = 1,
    folder: FolderOption = Path("fuzz-failures"),
    json: Json = False,
) -> None:
    output: Output = ctx.obj
    record = find_game(game)
    chosen = find_scenario(record, scenario).name if scenario else None
    with setting_up(record):
        number = games or (max(1, each * len(each_alone(record, chosen)) - seed) if each else GAMES)
        with progress_bar(output, "cli.fuzzing", number) as move:
            report = run(
                record.name,
                number,
                seed=seed,
                scenario=chosen,
                alone=each > 0,
                light=light,
                jobs=jobs,
                folder=folder,
                progress=move,
            )
    if json:
        output.data(msgspec.to_builtins(report))
    else:
        _print(output, report)
    if report.failures:
        raise typer.Exit(FINDING)


def _print(output: Output, report: FuzzReport) -> None:
    output.tell(
        "cli.fuzzed", games=report.games, choices=report.choices, seconds=output.number(report.seconds, 1)
    )
    output.tell("cli.fuzz-widest", n=report.widest, prompt=report.widest_prompt)
    output.tell("cli.fuzz-longest", n=report.longest, seed=str(report.longest_seed))
    for failure in report.failures:
        _print_failure(output, failure)
    if report.failures:
        output.tell("cli.fuzz-failures", "bold red", n=len(report.failures))
    else:
        output.tell("cli.fuzz-clean", "bold green")


def _print_failure(output: Output, failure: Failure) -> None:
    output.out.print(f"{failure.check}: {failure.what}", style="red")
    output.out.print(f"  {failure.command}", soft_wrap=True)
    if failure.file:
        output.out.print(f"  {failure.file}", soft_wrap=True)
