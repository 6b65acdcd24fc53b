"""``hexameron serve``: the table in the browser."""

from __future__ import annotations

import os
import webbrowser
from functools import partial
from socket import gethostname
from typing import Annotated

import typer

from hexameron.cli.databases import tell_kept
from hexameron.cli.errors import CommandError, WrongUse
from hexameron.cli.output import Output
from hexameron.cli.parameters import Database
from hexameron.server.addresses import EVERYWHERE, is_loopback, origins

PORT = "HEXAMERON_PORT"
OPEN = "HEXAMERON_OPEN"
DEFAULT_PORT = 8420

HostOption = Annotated[str, typer.Option("--host", metavar="cli.metavar-host", help="cli.option-host")]
PortOption = Annotated[
    int | None, typer.Option("--port", min=0, max=65535, metavar="cli.metavar-n", help="cli.option-port")
]
ChannelsOption = Annotated[
    str, typer.Option("--channels", metavar="cli.metavar-url", help="cli.option-channels")
]
OpenOption = Annotated[bool, typer.Option("--open", help="cli.option-open")]
SecureOption = Annotated[bool, typer.Option("--secure-cookies", help="cli.option-secure-cookies")]
WorkersOption = Annotated[
    int | None,
    typer.Option("--bot-processes", min=1, metavar="cli.metavar-n", help="cli.option-bot-processes"),
]
ClientsOption = Annotated[
    int | None,
    typer.Option(
        "--connections-per-client", min=1, metavar="cli.metavar-n", help="cli.option-connections-per-client"
    ),
]
LogOption = Annotated[str, typer.Option("--log", metavar="cli.metavar-level", help="cli.option-log")]


def serve(
    ctx: typer.Context,
    *,
    host: HostOption = "127.0.0.1",
    port: PortOption = None,
    database: Database = "",
    channels: ChannelsOption = "",
    open_page: OpenOption = False,
    secure_cookies: SecureOption = False,
    bot_processes: WorkersOption = None,
    connections_per_client: ClientsOption = None,
    log: LogOption = "warning",
) -> None:
    import msgspec

    from hexameron.server import logs, serving
    from hexameron.server.settings import Limits, Settings, default_database

    output: Output = ctx.obj
    wanted = _port() if port is None else port
    limits = Limits()
    if connections_per_client is not None:
        rate = max(limits.rate, connections_per_client)
        limits = msgspec.structs.replace(
            limits,
            connections_per_client=connections_per_client,
            rate=rate,
            burst=int(rate * 5),
            matches_per_hour=max(limits.matches_per_hour, connections_per_client * 10),
            readings_per_minute=max(limits.readings_per_minute, connections_per_client * 10),
            checks_per_minute=max(limits.checks_per_minute, connections_per_client * 10),
        )
    settings = Settings(
        host=host,
        port=wanted,
        database=database or default_database(),
        channels=channels,
        secure_cookies=secure_cookies,
        limits=limits,
    )
    if bot_processes is not None:
        settings = msgspec.structs.replace(settings, bot_workers=bot_processes)
    if log.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise WrongUse("cli.no-level", level=log)
    if wanted and not serving.port_is_free(host, wanted):
        raise CommandError("cli.serve-port-taken", port=str(wanted))
    logs.set_up(log)

    def listening() -> None:
        address = f"http://{'localhost' if host in ('127.0.0.1', *EVERYWHERE) else host}:{wanted}/"
        output.tell("cli.serve-listening", "bold green", address=address)
        if is_loopback(host):
            output.tell("cli.serve-alone")
        elif host in EVERYWHERE:
            known = origins(host, wanted) or [f"http://{gethostname()}:{wanted}"]
            output.tell("cli.serve-friends", address=f"{known[0]}/")
        if open_page and os.environ.get(OPEN, "1") != "0":
            webbrowser.open(address)

    try:
        started = serving.serve(settings, listening, partial(tell_kept, output))
    except ValueError as error:
        raise WrongUse("cli.serve-failed", what=str(error)) from error
    except serving.CannotStart as error:
        raise CommandError("cli.serve-failed", what=str(error)) from error
    if not started:
        raise CommandError("cli.serve-failed", what="")


def _port() -> int:
    word = os.environ.get(PORT, "") or str(DEFAULT_PORT)
    if not word.isdigit() or int(word) > 65535:
        raise WrongUse("cli.serve-bad-port", port=word)
    return int(word)
