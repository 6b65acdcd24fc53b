"""What stands before every request: limits, the check for other sites, and the headers of every answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from hexameron.kernel.text import Text
from hexameron.server.api.shapes import Problem
from hexameron.server.limits import depth
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
log = logging.getLogger(__name__)


def same_site(headers: Mapping[str, str], host: str) -> bool:
    """Whether a browser sent this from a page of ours (or it was no browser)."""
    site = headers.get("sec-fetch-site", "")
    if site and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin", "")
    return not origin or urlsplit(origin).netloc == host


class Guard:
    """Counts, refuses and dresses requests. It stands outside the application, so that faults pass it too."""

    def __init__(self, app: Litestar, services: Services) -> None:
        self._app = app
        self._services = services
        self._allowed = _allowed(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._handle(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handle(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        began = time.perf_counter()
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
                if request.url.path.startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refused = self._refused(request)
        if refused is None:
            await self._app(scope, receive, dressed)
        else:
            await _send(dressed, refused)
        took = time.perf_counter() - began
        self._services.metrics.request_seconds.labels(request.method).observe(took)
        # The path only: queries and headers may hold what nobody should read in a log.
        log.info(
            "request",
            extra={
                "method": request.method,
                "path": request.url.path,
                "status": status,
                "ms": round(took * 1000, 1),
            },
        )

    def _refused(self, request: Request[Any, Any, Any]) -> Problem | None:
        client = request.client.host if request.client else "local"
        if not self._services.requests.take(client):
            return Problem(429, Text("table.too_often"))
        host = request.headers.get("host", "")
        if request.method not in SAFE and not same_site(request.headers, host):
            return Problem(403, Text("table.other_site"))
        return None


def _allowed(app: Litestar) -> dict[str, str]:
    """The methods of each path. Litestar names only those of one handler where several share a path."""
    methods: dict[str, list[str]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            methods.setdefault(route.path_format, []).extend(route.methods)
    return {path: ", ".join(sorted({*names})) for path, names in methods.items()}


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
        body = await request.body()
        if depth(body) > services.settings.limits.nesting:
            raise Fault("table.too_deep")
        try:
            body.decode()
        except UnicodeDecodeError as error:
            raise Fault("table.bad_request", what=str(error)) from error

    return check
