"""``hexameron games``: what can be played."""

from __future__ import annotations

from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table

from hexameron.cli.output import Output
from hexameron.cli.parameters import Json
from hexameron.cli.playing.setting_up import OWN_SCENARIO
from hexameron.cli.rulebooks import rulebook
from hexameron.games import find, names, unplayable
from hexameron.kernel.game import Game, Scenario, Variant
from hexameron.kernel.text import Text

MANY, LONG = 6, 6
"""More variants than this are listed apart, more values than this by their ends."""


def games(ctx: typer.Context, json: Json = False) -> None:
    output: Output = ctx.obj
    if json:
        output.data([_record(find(name)) for name in names()])
        return
    for name in names():
        _print(output.of(find(name)), find(name))
    for fault in unplayable():
        output.warn(Text("cli.unplayable", {"game": fault.name, "package": fault.package, "why": fault.why}))


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


def _print(output: Output, game: Game[Any]) -> None:
    title = rulebook(game).title.text(output.language)
    output.out.print(f"{game.name} – {title}", style="bold")
    many = any(len(scenario.variants) > MANY for scenario in game.scenarios)
    table = _table(output, "scenario", "title", "seats", *(() if many else ("variants",)))
    for scenario in game.scenarios:
        seats = ", ".join(str(n) for n in scenario.seats)
        inline = () if many else ("\n".join(_written(one) for one in scenario.variants),)
        table.add_row(scenario.name, _title(output, scenario), seats, *inline)
    output.out.print(Padding(table, (0, 0, 1, 2)))
    if many:
        output.out.print(Padding(_of_all(output, game), (0, 0, 1, 2)))


def _table(output: Output, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(output.say(f"cli.column-{column}"))
    return table


def _of_all(output: Output, game: Game[Any]) -> Table:
    """Each variant once, with the scenarios that take it where not all do."""
    takers: dict[str, list[str]] = {}
    for scenario in game.scenarios:
        for variant in scenario.variants:
            takers.setdefault(_written(variant), []).append(scenario.name)
    table = _table(output, "variants", "scenario")
    for written, takes in takers.items():
        everywhere = len(takes) == len(game.scenarios)
        table.add_row(written, output.say("cli.every-scenario") if everywhere else ", ".join(takes))
    return table


def _title(output: Output, scenario: Scenario) -> str:
    id_ = f"scenario.{scenario.name}"
    title = output.say(id_) if id_ in output.texts else ""
    lopsided = scenario.lopsided and scenario.name != OWN_SCENARIO
    return f"{title} ({output.say('cli.lopsided')})" if lopsided else title


def _written(variant: Variant) -> str:
    """A variant with its values, as one types them; long rows of numbers by their ends."""
    values = [str(value).lower() for value in variant.values]
    if len(values) > LONG and all(isinstance(value, int) for value in variant.values[1:]):
        return f"{variant.name}={values[0]}|{values[1]}…{values[-1]}"
    return f"{variant.name}={'|'.join(values)}"
