"""``hexameron bench table``: how the server stands many matches at once."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from hexameron.cli.commands.serve import ChannelsOption
from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output
from hexameron.cli.parameters import Database, Json, Seed

MatchesOption = Annotated[
    int, typer.Option("--matches", min=1, metavar="cli.metavar-n", help="cli.option-load-matches")
]
SecondsOption = Annotated[
    float, typer.Option("--seconds", min=1.0, metavar="cli.metavar-n", help="cli.option-load-seconds")
]
EveryOption = Annotated[
    float, typer.Option("--every", min=0.05, metavar="cli.metavar-n", help="cli.option-load-every")
]
IdleOption = Annotated[
    int, typer.Option("--idle", min=0, metavar="cli.metavar-n", help="cli.option-load-idle")
]
ClientsOption = Annotated[
    int, typer.Option("--client-processes", min=1, metavar="cli.metavar-n", help="cli.option-load-clients")
]
NodesOption = Annotated[
    int, typer.Option("--nodes", min=0, max=8, metavar="cli.metavar-n", help="cli.option-load-nodes")
]
ApartOption = Annotated[bool, typer.Option("--apart", help="cli.option-load-apart")]


def bench_table(
    ctx: typer.Context,
    *,
    matches: MatchesOption = 300,
    seconds: SecondsOption = 60.0,
    every: EveryOption = 2.0,
    idle: IdleOption = 1000,
    client_processes: ClientsOption = 1,
    nodes: NodesOption = 0,
    apart: ApartOption = False,
    database: Database = "",
    channels: ChannelsOption = "",
    seed: Seed = 0,
    json: Json = False,
) -> None:
    from hexameron.server.load_test.measuring import Plan, measure
    from hexameron.server.load_test.nodes import LoadFailed

    output: Output = ctx.obj
    plan = Plan(
        matches=matches,
        seconds=seconds,
        every=every,
        idle=idle,
        processes=client_processes,
        nodes=nodes,
        apart=apart,
        database=database,
        channels=channels,
        seed=seed,
    )
    with output.err.status(output.say("cli.load-founding")) as status:
        try:
            figures = measure(plan, lambda step: status.update(output.say(f"cli.load-{step}")))
        except (LoadFailed, OSError) as error:
            raise CommandError("cli.load-failed", what=str(error)) from error
    if json:
        output.data(figures)
        return
    table = Table(box=None, header_style="dim", padding=(0, 3, 0, 2), show_header=False)
    for name, value, unit in (
        ("choices", output.number(figures.choices), ""),
        ("acknowledged", output.number(figures.acknowledged), ""),
        ("errors", output.number(len(figures.errors)), ""),
        ("median", output.number(figures.median_ms, 1), "ms"),
        ("p95", output.number(figures.p95_ms, 1), "ms"),
        ("p99", output.number(figures.p99_ms, 1), "ms"),
        ("max", output.number(figures.max_ms, 1), "ms"),
        ("cpu", " + ".join(output.number(share * 100) for share in figures.node_cpu), "%"),
        ("choice", output.number(figures.choice_us), "µs"),
        ("idle", output.number(figures.idle_kb, 1), "KB"),
        ("watched", output.number(figures.watched_idle_kb, 1), "KB"),
        ("machine", " ".join(output.number(load, 1) for load in figures.load), ""),
    ):
        table.add_row(output.say(f"cli.load-figure-{name}"), value, unit)
    servers = {"database": figures.database_us, "channels": figures.channels_us}
    for part, used in (*figures.parts_us.items(), *servers.items()):
        if used:
            table.add_row(output.say(f"cli.load-part-{part}"), output.number(used), "µs")
    output.out.print(table)
