"""Whether this node works, and its figures for Prometheus."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get

import hexameron
from hexameron.server.api.bodies import PROBLEMS
from hexameron.server.services import Services
from hexameron.server.storage.store import StorageTrouble


class Health(msgspec.Struct, frozen=True):
    status: str
    database: str
    channels: str
    version: str


@get("/healthz", responses=PROBLEMS)
async def health(services: Services) -> Response[Health]:
    """Whether this node works."""
    database = await _database(services)
    channels = "ok" if await services.pubsub.healthy() else "lost"
    well = database == "ok" and not services.down.is_set()
    answer = Health("ok" if well else "trouble", database, channels, hexameron.__version__)
    return Response(answer, status_code=200 if well else 503)


async def _database(services: Services) -> str:
    """``ok``, ``unwritable`` or ``lost``. A locked or full database can still be read."""
    try:
        await services.store.check()
    except StorageTrouble:
        return "lost"
    try:
        if services.registry.trouble:
            await services.store.check_writing()
    except StorageTrouble:
        return "unwritable"
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: Services) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS: list[Any] = [health, metrics]
