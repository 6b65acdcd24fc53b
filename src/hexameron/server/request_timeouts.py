"""Time limits for sending a request, so that slow clients cannot occupy the server."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, cast

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from hexameron.kernel.text import Text
from hexameron.server.api.bodies import Problem
from hexameron.server.settings import Limits

TOO_SLOW = 408


class TimedHttp(H11Protocol):
    """HTTP with limits: how long heads and bodies may take, how many unfinished heads a client may have."""

    limits: ClassVar[Limits]
    silent: ClassVar[Counter[str]]
    """How many connections of each client have not sent a whole head yet."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._stage: Any = None
        self._timer: asyncio.TimerHandle | None = None
        self._counted = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast(asyncio.Transport, transport)  # a connection by TCP is one
        super().connection_made(stream)
        client = self.client[0] if self.client else "local"
        if self.silent[client] >= self.limits.connections_per_client:
            stream.abort()
            return
        self.silent[client] += 1
        self._counted = client
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._heard()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        self._heard()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Starts the time limit of whatever comes next, a head or a body."""
        stage = self.conn.their_state
        if stage is self._stage or self.transport.get_protocol() is not self:
            return
        self._stop()
        self._stage = stage
        if stage is h11.IDLE:
            self._timer = self.loop.call_later(self.limits.head_seconds, self._give_up)
        else:
            self._heard()
        if stage is h11.SEND_BODY:
            self._timer = self.loop.call_later(self.limits.body_seconds, self._give_up)

    def _heard(self) -> None:
        """The head is complete, or will never be."""
        if self._counted:
            self.silent[self._counted] -= 1
            if not self.silent[self._counted]:
                del self.silent[self._counted]
            self._counted = ""

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._stage = None

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # no answer has begun
            self.transport.write(_answer())
        self.transport.close()


def timed_http(limits: Limits) -> type[TimedHttp]:
    """The protocol of a server with these limits."""
    return type("TimedHttp", (TimedHttp,), {"limits": limits, "silent": Counter()})


def _answer() -> bytes:
    body = msgspec.json.encode(Problem(TOO_SLOW, Text("table.too_slow")))
    head = (
        f"HTTP/1.1 {TOO_SLOW} Request Timeout\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
