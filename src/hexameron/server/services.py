"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncEngine

from hexameron.server.limits import Buckets, Connections, KnownClients
from hexameron.server.metrics import Metrics
from hexameron.server.play.actions import Actions
from hexameron.server.play.automatic import AutomaticChoices
from hexameron.server.play.background import BackgroundWork
from hexameron.server.play.presence import PresenceTracker
from hexameron.server.play.pubsub import PubSub
from hexameron.server.play.registry import MatchRegistry
from hexameron.server.play.seating import Seating
from hexameron.server.play.waiting_room import WaitingRoom
from hexameron.server.play.worker_pool import WorkerPool
from hexameron.server.settings import Settings
from hexameron.server.storage.database import open_database
from hexameron.server.storage.people import People
from hexameron.server.storage.store import StorageTrouble, Store
from hexameron.server.storage.upgrading import bring_up_to_date

log = logging.getLogger(__name__)


@dataclass
class Services:
    """What the routes work with."""

    settings: Settings
    engine: AsyncEngine
    store: Store
    people: People
    metrics: Metrics
    pubsub: PubSub
    registry: MatchRegistry
    actions: Actions
    waiting_room: WaitingRoom
    presence: PresenceTracker
    seating: Seating
    requests: Buckets
    logins: Buckets
    creations: Buckets
    connections: Connections
    background: BackgroundWork
    accounts: Buckets
    known_clients: KnownClients
    chats: Buckets
    reports: Buckets
    down: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the server goes down."""

    automatic: AutomaticChoices | None = None
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    def of(cls, settings: Settings) -> Services:
        engine = open_database(settings.database)
        store = Store(engine)
        people = People(store)
        metrics = Metrics()
        pubsub = PubSub(settings.channels, settings.node)
        registry = MatchRegistry(settings, store, people, pubsub, metrics)
        presence = PresenceTracker(registry)
        limits = settings.limits
        return cls(
            settings=settings,
            engine=engine,
            store=store,
            people=people,
            metrics=metrics,
            pubsub=pubsub,
            registry=registry,
            actions=Actions(registry),
            waiting_room=WaitingRoom(registry),
            presence=presence,
            seating=Seating(registry, presence),
            requests=Buckets(limits.rate, limits.burst),
            logins=Buckets(limits.logins_per_minute / 60, limits.logins_per_minute),
            creations=Buckets(limits.matches_per_hour / 3600, limits.matches_per_hour),
            connections=Connections(limits.connections, limits.connections_per_client),
            background=BackgroundWork(settings),
            accounts=Buckets(limits.logins_per_account / 60, limits.logins_per_account),
            known_clients=KnownClients(),
            chats=Buckets(limits.chat_per_minute / 60, limits.chat_per_minute),
            reports=Buckets(limits.reports_per_hour / 3600, limits.reports_per_hour),
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Runs everything besides the requests, from start to graceful end."""
        await bring_up_to_date(self.engine)
        pool = WorkerPool(
            self.settings.bot_workers, self.settings.bot_seconds, ready=self.settings.bots_ready
        )
        pool.start()
        self.background.pool.start()
        self.automatic = AutomaticChoices(self.registry, self.actions, self.seating, pool)
        self._tasks = [
            asyncio.create_task(self.registry.listen()),
            asyncio.create_task(self._keep_up(self.automatic)),
        ]
        try:
            yield
        finally:
            self.down.set()
            thinking = [task for live in self.registry.matches.values() for task in live.thinking.values()]
            for task in (*self._tasks, *thinking):
                task.cancel()
            await asyncio.gather(*self._tasks, *thinking, return_exceptions=True)
            pool.stop()
            self.background.pool.stop()
            with suppress(StorageTrouble):
                await self.store.release(self.settings.node)
                await self.presence.leave()
            await self.store.close()

    async def _keep_up(self, automatic: AutomaticChoices) -> None:
        """The regular work: reads the journal, continues due matches, checks clocks, drops idle matches."""
        while True:
            await asyncio.sleep(self.settings.follow_every)
            try:
                await self.registry.catch_up()
                await automatic.take_up()
                await automatic.watch_clocks()
                for live in list(self.registry.matches.values()):
                    if live.viewers:
                        automatic.start_due(live)
                await self.presence.compare()
                self.registry.tell_all_present()
                self.registry.unload_idle()
            except StorageTrouble as error:
                self.registry.storage_lost(error)
            except Exception:
                # Whatever one match does, the others must be kept.
                log.exception("house-keeping failed")
