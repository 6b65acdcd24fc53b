"""``hexameron games``: what can be played."""

from __future__ import annotations

from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table

from hexameron.cli.parameters import Json
from hexameron.cli.rulebooks import rulebook
from hexameron.cli.voice import Voice
from hexameron.games import NAMES, find
from hexameron.kernel.game import Game, Scenario


def games(ctx: typer.Context, json: Json = False) -> None:
    voice: Voice = ctx.obj
    if json:
        voice.data([_record(find(name)) for name in NAMES])
        return
    for name in NAMES:
        _print(voice.of(find(name)), find(name))


def _record(game: Game[Any]) -> dict[str, object]:
    return {
        "game": game.name,
        "rules": game.rules,
        "scenarios": [
            {
                "name": scenario.name,
                "seats": scenario.seats,
                "lopsided": scenario.lopsided,
                "variants": {variant.name: variant.values for variant in scenario.variants},
            }
            for scenario in game.scenarios
        ],
    }


def _print(voice: Voice, game: Game[Any]) -> None:
    title = rulebook(game).title.text(voice.language)
    voice.out.print(f"{game.name} – {title}", style="bold")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in ("scenario", "title", "seats", "variants"):
        table.add_column(voice.say(f"cli.column-{column}"))
    for scenario in game.scenarios:
        seats = ", ".join(str(n) for n in scenario.seats)
        table.add_row(scenario.name, _title(voice, scenario), seats, _variants(scenario))
    voice.out.print(Padding(table, (0, 0, 1, 2)))


def _title(voice: Voice, scenario: Scenario) -> str:
    id_ = f"scenario.{scenario.name}"
    return voice.say(id_) if id_ in voice.texts else ""


def _variants(scenario: Scenario) -> str:
    shown = []
    for variant in scenario.variants:
        shown.append(f"{variant.name}={'|'.join(str(value).lower() for value in variant.values)}")
    return "\n".join(shown)
