"""The application: routes, guards and services put together."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hexameron
from hexameron.games import unplayable
from hexameron.kernel.refusing import MatchError
from hexameron.kernel.text import Text
from hexameron.server.api import (
    accounts,
    client_files,
    connection,
    games,
    health,
    history,
    invitations,
    lessons,
    matches,
    openings,
    rematches,
)
from hexameron.server.api.access import Caller, caller_of
from hexameron.server.api.bodies import Problem
from hexameron.server.api.connection import refusal
from hexameron.server.api.guard import Guard, check_body
from hexameron.server.play.faults import Fault
from hexameron.server.play.loading import Damaged
from hexameron.server.services import Services
from hexameron.server.settings import Settings
from hexameron.server.storage.store import StorageTrouble

log = logging.getLogger(__name__)

UNPACKED = ["^/api/matches", "^/api/account", "^/api/session"]
"""Answers that may carry a secret are not compressed, because their length would tell about it."""


def create_app(settings: Settings) -> Guard:
    """A node of the table."""
    services = Services.of(settings)
    for fault in unplayable():
        log.warning("a game is left out", extra={"what": str(fault)})

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with services.running():
            yield

    async def caller(request: Request[Any, Any, Any]) -> Caller:
        return await caller_of(services, request)

    app = Litestar(
        route_handlers=[
            *games.HANDLERS,
            *openings.HANDLERS,
            *matches.HANDLERS,
            *invitations.HANDLERS,
            *lessons.HANDLERS,
            *rematches.HANDLERS,
            *history.HANDLERS,
            *accounts.HANDLERS,
            *connection.HANDLERS,
            *health.HANDLERS,
            *client_files.HANDLERS,
            Router("/", route_handlers=history.UPLOADS, request_max_body_size=settings.limits.upload),
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "caller": Provide(caller),
        },
        signature_types=[Services, Caller],
        plugins=[services.pubsub.plugin],
        lifespan=[lifespan],
        before_request=check_body(services),
        request_max_body_size=settings.limits.body,
        exception_handlers={
            Fault: _fault,
            MatchError: _refused,
            Damaged: _damaged,
            StorageTrouble: _storage,
            HTTPException: _http,
            Exception: _unexpected,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=UNPACKED),
        openapi_config=OpenAPIConfig(
            title="Hexameron",
            version=hexameron.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    return Guard(app, services)


def _problem(status: int, text: Text) -> Response[Problem]:
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    return Response(Problem(status, text), status_code=status, headers=headers, media_type="application/json")


def _fault(_request: Request[Any, Any, Any], error: Fault) -> Response[Problem]:
    return _problem(error.status, error.text)


def _refused(_request: Request[Any, Any, Any], error: MatchError) -> Response[Problem]:
    return _problem(409, refusal(error))


def _damaged(_request: Request[Any, Any, Any], error: Damaged) -> Response[Problem]:
    log.error("a match is damaged", extra={"what": str(error)})
    return _problem(409, Text("table.damaged"))


def _storage(_request: Request[Any, Any, Any], _error: StorageTrouble) -> Response[Problem]:
    return _problem(503, Text("table.storage"))


def _http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.status_code == 413:
        return _problem(413, Text("table.too_large"))
    what = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        what = f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"
    answer = _problem(error.status_code, Text("table.bad_request", {"what": what[:300]}))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    incident = secrets.token_hex(4)
    log.error("a request failed", exc_info=error, extra={"path": request.url.path, "incident": incident})
    return _problem(500, Text("table.trouble", {"incident": incident}))
