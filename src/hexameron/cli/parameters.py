"""Arguments and options that several commands share. Their help texts are ids of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexameron.cli.suggestions import suggest_games, suggest_scenarios

GameName = Annotated[
    str, typer.Argument(metavar="cli.metavar-game", help="cli.option-game", autocompletion=suggest_games)
]
MatchPath = Annotated[Path, typer.Argument(metavar="cli.metavar-file", help="cli.option-match-file")]
Json = Annotated[bool, typer.Option("--json", help="cli.option-json")]
Seed = Annotated[int, typer.Option("--seed", metavar="cli.metavar-n", help="cli.option-seed")]
Games = Annotated[int, typer.Option("--games", min=1, metavar="cli.metavar-n", help="cli.option-games")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, metavar="cli.metavar-n", help="cli.option-jobs")]
ScenarioName = Annotated[
    str,
    typer.Option(
        "--scenario",
        metavar="cli.metavar-name",
        help="cli.option-scenario",
        autocompletion=suggest_scenarios,
    ),
]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", metavar="cli.metavar-variant", help="cli.option-variant")
]
Rulings = Annotated[
    list[str] | None, typer.Option("--ruling", metavar="cli.metavar-variant", help="cli.option-ruling")
]
Database = Annotated[str, typer.Option("--database", metavar="cli.metavar-url", help="cli.option-database")]
