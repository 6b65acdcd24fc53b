"""What those who invite others need to know: where this server can be reached."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from hexameron.server.addresses import is_loopback, origins
from hexameron.server.api.access import Caller, rights
from hexameron.server.api.bodies import PROBLEMS
from hexameron.server.api.matches import MatchId
from hexameron.server.play.faults import NotAllowed
from hexameron.server.services import Services


class Reach(msgspec.Struct, frozen=True):
    """Where other computers and phones find this server: ``origins`` such as ``http://192.168.1.20:8420``.

    ``alone``: it listens so that only its own computer can open it.
    """

    origins: list[str]
    alone: bool


@get("/api/matches/{match_id:str}/reach", responses=PROBLEMS)
async def reach(
    match_id: MatchId, request: Request[Any, Any, Any], services: Services, caller: Caller
) -> Reach:
    """Where those whom I invite find this server; only for who may invite somebody to this match."""
    row = await services.registry.row(match_id)
    have = await rights(services, row.id, caller.tokens, caller.account)
    if not have.owner and not have.seats:
        raise NotAllowed("table.not_owner")
    host = services.settings.host
    server = request.scope["server"]
    port = server[1] if server is not None and server[1] else services.settings.port
    return Reach(origins(host, port), is_loopback(host))


HANDLERS: list[Any] = [reach]
