"""Runs a node until it is told to stop; then lets the running requests end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from hexameron.server.app import create_app
from hexameron.server.request_timeouts import timed_http
from hexameron.server.settings import Settings
from hexameron.server.storage.database import open_database
from hexameron.server.storage.upgrading import bring_up_to_date
from hexameron.server.storage.versions import WouldLose

GRACE = 5
SWITCH_AFTER = 0.001
"""Seconds after which a waiting thread gets its turn: the database's threads need it often and briefly."""

GARBAGE = (10_000, 50, 100)
"""Thresholds of garbage collection: it is rarely needed here, and a full one is a noticeable pause."""


SMALL = 300
"""Frames of fewer bytes are not compressed: it would cost more than it saves."""

AHEAD = 4
"""How many frames of a client are received before the first of them is answered."""


class _Deflate(PerMessageDeflate):
    """Leaves small frames as they are. The server sends every message as one frame."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SMALL else super().encode(frame)


class _DeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, _Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class _LightSocket(WebSocketsSansIOProtocol):
    """Compresses every frame by itself and quickly, and does not stop listening after each that it hears.

    A frame is larger than what a compressor remembers of the last one, so remembering would only cost memory;
    and half the work gives all but a tenth of the result.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [
            _DeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=13,
                client_max_window_bits=13,
                compress_settings={"level": 3, "memLevel": 6},
            )
        ]

    def send_receive_event_to_app(self) -> None:
        self.read_paused = self.queue.qsize() < AHEAD  # what is paused is not paused again
        super().send_receive_event_to_app()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.queue.empty() and not self.transport.is_reading():
            self.transport.resume_reading()
        return message


class _Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()


class CannotStart(Exception):
    """Why no server can be started."""


def serve(settings: Settings, listening: Callable[[], None], kept: Callable[[Path], None]) -> bool:
    """Serves until SIGINT or SIGTERM; whether it could start at all.

    ``kept`` is told where the database was copied before its tables were brought up to date.
    """
    copy = asyncio.run(_prepare(settings.database))
    if copy is not None:
        kept(copy)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=timed_http(settings.limits),
        ws=_LightSocket,
        ws_max_size=settings.limits.frame * 4,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=settings.limits.connections * 2,
        lifespan="on",
    )
    server = _Server(config, listening)
    sys.setswitchinterval(SWITCH_AFTER)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    # uvicorn passes a signal on when it has ended in good order; then the process ends in good order, too.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, _leave)
    server.run()
    return server.started


async def _prepare(database: str) -> Path | None:
    """Brings the database up to date, where what is wrong with it can still be told in a sentence."""
    engine = open_database(database)
    try:
        return await bring_up_to_date(engine)
    except DBAPIError as error:
        raise CannotStart(str(error.orig)) from error
    except (OSError, SQLAlchemyError, CommandError, WouldLose) as error:
        raise CannotStart(str(error)) from error
    finally:
        await engine.dispose()


def _leave(_signal: int, _frame: object) -> None:
    sys.exit(0)


def port_is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return probe.connect_ex((host, port)) != 0
