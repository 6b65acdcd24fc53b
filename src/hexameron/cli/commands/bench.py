"""``hexameron bench``: how fast the games run on this machine."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import msgspec
import typer
from rich.status import Status
from rich.table import Table

from hexameron.arena import PEERS, Bench, Measure
from hexameron.arena import bench as run
from hexameron.cli.errors import WrongUse
from hexameron.cli.output import Output
from hexameron.cli.parameters import Json, Seed
from hexameron.cli.playing.setting_up import find_game
from hexameron.games import names

GamesArgument = Annotated[
    list[str] | None, typer.Argument(metavar="cli.metavar-games", help="cli.option-bench-games")
]
SecondsOption = Annotated[
    float, typer.Option("--seconds", min=0.01, metavar="cli.metavar-n", help="cli.option-seconds")
]
PeersOption = Annotated[
    list[str] | None, typer.Option("--peer", metavar="cli.metavar-name", help="cli.option-peer")
]


def bench(
    ctx: typer.Context,
    *,
    games: GamesArgument = None,
    seconds: SecondsOption = 2.0,
    seed: Seed = 0,
    peer: PeersOption = None,
    json: Json = False,
) -> None:
    output: Output = ctx.obj
    records = [find_game(name) for name in games or names()]
    for name in peer or ():
        if name not in PEERS or find_spec(name) is None:
            raise WrongUse("cli.no-peer", peer=name, known=", ".join(PEERS))
    measured: list[Bench] = []
    for record in records:
        title = output.say("cli.benching", game=record.name)
        with output.err.status(title) as status:

            def show(measure: str, title: str = title, status: Status = status) -> None:
                status.update(f"{title} – {_name(output, measure)}")

            measured.append(run(record.name, seconds=seconds, seed=seed, peers=peer or (), progress=show))
    if json:
        output.data({each.game: msgspec.json.decode(each.to_json()) for each in measured})
        return
    for each in measured:
        _print(output, each)


def _print(output: Output, measured: Bench) -> None:
    output.out.print(f"{measured.game} · {measured.scenario}", style="bold")
    table = Table(box=None, header_style="dim", padding=(0, 3, 0, 2))
    table.add_column(output.say("cli.column-measure"))
    for column in ("value", "worst", "unit"):
        table.add_column(output.say(f"cli.column-{column}"), justify="right" if column != "unit" else "left")
    for measure in (*measured.measures, *measured.peers):
        table.add_row(*_row(output, measure))
    output.out.print(table)


def _row(output: Output, measure: Measure) -> tuple[str, str, str, str]:
    worst = "" if measure.worst is None else _figure(output, measure.worst)
    return _name(output, measure.name), _figure(output, measure.value), worst, measure.unit


def _name(output: Output, measure: str) -> str:
    known = f"cli.measure-{measure}"
    return output.say(known) if known in output.texts else measure


def _figure(output: Output, value: float) -> str:
    return output.number(value, 0 if value >= 100 else 2)
