"""Checks before every request (limits, requests from other sites), and the headers of every answer."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from hexameron.kernel.text import Text
from hexameron.server.api.access import client_of
from hexameron.server.api.bodies import Problem
from hexameron.server.limits import depth, has_nul
from hexameron.server.play.faults import Fault
from hexameron.server.services import Services

SAFE = ("GET", "HEAD", "OPTIONS")
# Styles may stand on an element (pieces are placed so); scripts may stand in files of ours only.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(?::[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](?::[0-9]{1,5})?")
"""A name or an address, perhaps with a port."""

AT_ONCE = 64 * 1024
"""Bytes above which a body is checked in a thread, so that the event loop goes on."""

log = logging.getLogger(__name__)


def same_site(headers: Mapping[str, str], host: str) -> bool:
    """Whether a browser sent this from a page of ours (or it was no browser)."""
    site = headers.get("sec-fetch-site", "")
    if site and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin", "")
    try:
        return not origin or urlsplit(origin).netloc == host
    except ValueError:  # an address that is none
        return False


class Guard:
    """Counts and refuses requests, and adds headers to answers.

    It wraps the application, so that errors get them too.
    """

    def __init__(self, app: Litestar, services: Services) -> None:
        self.app = app
        self.services = services
        self._allowed = _allowed(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]  # besides these two a server has a beginning and an end
        if scope["type"] == ScopeType.HTTP:
            await self._handle(scope, receive, send)
        elif kind == ScopeType.WEBSOCKET and (refused := self._refused(scope)) is not None:
            await _refuse_handshake(send, refused)
        else:
            await self.app(scope, receive, send)

    async def _handle(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        path, began = scope["path"], time.perf_counter()
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if "allow" in headers:
                    headers["allow"] = self._allowed.get(scope.get("path_template", ""), headers["allow"])
                if path.startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            await self.app(scope, receive, dressed)
        else:
            await _send(dressed, refused)
        took = time.perf_counter() - began
        self.services.metrics.request_seconds.labels(request.method).observe(took)
        # The path only: queries and headers may hold what nobody should read in a log.
        log.info(
            "request",
            extra={
                "method": request.method,
                "path": path[: self.services.settings.limits.target],
                "status": status,
                "ms": round(took * 1000, 1),
            },
        )

    def _refused(self, scope: HTTPScope | WebSocketScope) -> Problem | None:
        client, limits = scope["client"], self.services.settings.limits
        if not self.services.requests.take(client[0] if client else "local"):
            return Problem(429, Text("table.too_often"))
        if len(scope["raw_path"]) + len(scope["query_string"]) > limits.target:
            return Problem(414, Text("table.too_large"))
        if "\0" in scope["path"]:
            return Problem(400, Text("table.nul"))
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1 or not all(HOST.fullmatch(host) for host in hosts):
            return Problem(400, Text("table.bad_host"))
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            headers = Headers.from_scope(scope)
            if not same_site(headers, "".join(hosts)):
                return Problem(403, Text("table.other_site"))
        return None


def _allowed(app: Litestar) -> dict[str, str]:
    """The methods of each path. Litestar names only those of one handler where several share a path."""
    methods: dict[str, list[str]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            methods.setdefault(route.path_format, []).extend(route.methods)
    return {path: ", ".join(sorted({*names})) for path, names in methods.items()}


async def _refuse_handshake(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def _send(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def check_body(services: Services) -> Any:
    """A hook that refuses bodies that are no text or nested too deeply, before they are decoded."""

    async def check(request: Request[Any, Any, Any]) -> None:
        if request.method in SAFE:
            return
        body, nesting = await request.body(), services.settings.limits.nesting
        if len(body) > AT_ONCE:
            services.background.may_check(client_of(request))
            await asyncio.to_thread(_look_through, body, nesting)
        else:
            _look_through(body, nesting)

    return check


def _look_through(body: bytes, nesting: int) -> None:
    if depth(body) > nesting:
        raise Fault("table.too_deep")
    if has_nul(body):
        raise Fault("table.nul")
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise Fault("table.bad_request", what=str(error)) from error
