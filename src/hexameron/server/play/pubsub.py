"""Notices between nodes, over Litestar's channels: in memory, or through Redis.

They only make things quick. A notice that is lost does no harm: every node also reads the journal regularly.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from hexameron.server.storage.presence import Here

CHANNEL = "hexameron"
RETRY_AFTER = 1.0
ANSWER_WITHIN = 2.0
"""Seconds after which a Redis that does not answer is taken for lost."""

GATHER = 0.01
"""Seconds for which changed matches are collected into one notice.

Every node hears of all matches, so what costs is the number of notices, not their length.
"""

Kind: TypeAlias = Literal["changed", "chat", "thinking", "present"]
log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True):
    """Something happened to a match on another node.

    Which matches have changed, and who is there, is told of many matches at once.
    """

    node: str
    match: str
    kind: Kind
    data: msgspec.Raw = msgspec.Raw(b"null")


class ReconnectingRedis(RedisChannelsPubSubBackend):
    """Works on while Redis is lost, and connects again when it is back."""

    def __init__(self, url: str) -> None:
        self.client: Redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        super().__init__(redis=self.client)
        self.healthy = True
        self._try_again = 0.0
        self._subscribing: asyncio.Task[None] | None = None

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Subscribes now, or as soon as Redis is there: the server starts without it, too."""
        wanted = list(channels)
        if not await self._subscribed(wanted):
            self._subscribing = asyncio.create_task(self._subscribe_later(wanted))

    async def _subscribe_later(self, channels: list[str]) -> None:
        while not await self._subscribed(channels):
            await asyncio.sleep(RETRY_AFTER)

    async def _subscribed(self, channels: list[str]) -> bool:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await super().subscribe(channels)
        except (RedisError, OSError) as error:
            self._note(error)
            return False
        return True

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publishes, if Redis can be reached. A lost notice does no harm."""
        if not self.healthy and time.monotonic() < self._try_again:
            return
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await super().publish(data, channels)
            self.healthy = True
        except (RedisError, OSError) as error:
            self._note(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    self.healthy = True
                    yield event
            except (RedisError, OSError) as error:
                self._note(error)
                await asyncio.sleep(RETRY_AFTER)

    async def on_shutdown(self) -> None:
        if self._subscribing is not None:
            self._subscribing.cancel()
        await super().on_shutdown()
        await self.client.aclose()

    async def check(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self.client.ping()
            self.healthy = True
        except (RedisError, OSError) as error:
            self._note(error)
        return self.healthy

    def _note(self, error: Exception) -> None:
        if self.healthy:
            log.warning("redis is lost", extra={"error": type(error).__name__})
        self.healthy = False
        self._try_again = time.monotonic() + RETRY_AFTER


class PubSub:
    """Sends notices to the other nodes and hears theirs."""

    def __init__(self, url: str, node: str) -> None:
        self.node = node
        self._alone = not url
        self._changed: dict[str, None] = {}
        self.backend: ChannelsBackend = ReconnectingRedis(url) if url else MemoryChannelsBackend()
        self.plugin = ChannelsPlugin(self.backend, channels=[CHANNEL], subscriber_max_backlog=10_000)

    def tell(self, match: str, kind: Kind, data: object = None) -> None:
        if self._alone:
            return
        notice = Notice(self.node, match, kind, msgspec.Raw(msgspec.json.encode(data)))
        self.plugin.publish(msgspec.json.encode(notice), CHANNEL)

    def tell_changed(self, match: str) -> None:
        """Tells the other nodes that the journal or the seats of a match have changed."""
        if self._alone:
            return
        if not self._changed:
            asyncio.get_running_loop().call_later(GATHER, self._tell_gathered)
        self._changed[match] = None

    def _tell_gathered(self) -> None:
        changed, self._changed = list(self._changed), {}
        self.tell("", "changed", changed)

    def tell_present(self, present: Mapping[str, Here]) -> None:
        """Tells the other nodes who is connected here, match by match."""
        self.tell("", "present", present)

    async def notices(self) -> AsyncGenerator[Notice, None]:
        """The notices of the other nodes, as they come."""
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                notice = msgspec.json.decode(data, type=Notice)
                if notice.node != self.node:
                    yield notice

    async def healthy(self) -> bool:
        return await self.backend.check() if isinstance(self.backend, ReconnectingRedis) else True
