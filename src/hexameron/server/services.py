"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncEngine

from hexameron.server.limits import Buckets, Connections, Familiar
from hexameron.server.metrics import Metrics
from hexameron.server.play.acts import Acts
from hexameron.server.play.attendance import Attendance
from hexameron.server.play.bus import Bus
from hexameron.server.play.deciding import Deciding
from hexameron.server.play.gathering import Gathering
from hexameron.server.play.house import House
from hexameron.server.play.pool import Pool
from hexameron.server.play.seating import Seating
from hexameron.server.play.studying import Studies
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
    bus: Bus
    house: House
    acts: Acts
    gathering: Gathering
    attendance: Attendance
    seating: Seating
    requests: Buckets
    logins: Buckets
    foundings: Buckets
    connections: Connections
    studies: Studies
    accounts: Buckets
    familiar: Familiar
    chats: Buckets
    reports: Buckets
    down: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the server goes down."""

    deciding: Deciding | None = None
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    def of(cls, settings: Settings) -> Services:
        engine = open_database(settings.database)
        store = Store(engine)
        people = People(store)
        metrics = Metrics()
        bus = Bus(settings.channels, settings.node)
        house = House(settings, store, people, bus, metrics)
        attendance = Attendance(house)
        limits = settings.limits
        return cls(
            settings=settings,
            engine=engine,
            store=store,
            people=people,
            metrics=metrics,
            bus=bus,
            house=house,
            acts=Acts(house),
            gathering=Gathering(house),
            attendance=attendance,
            seating=Seating(house, attendance),
            requests=Buckets(limits.rate, limits.burst),
            logins=Buckets(limits.logins_per_minute / 60, limits.logins_per_minute),
            foundings=Buckets(limits.matches_per_hour / 3600, limits.matches_per_hour),
            connections=Connections(limits.connections, limits.connections_per_client),
            studies=Studies(settings),
            accounts=Buckets(limits.logins_per_account / 60, limits.logins_per_account),
            familiar=Familiar(),
            chats=Buckets(limits.chat_per_minute / 60, limits.chat_per_minute),
            reports=Buckets(limits.reports_per_hour / 3600, limits.reports_per_hour),
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Everything that works beside the requests, from start to graceful end."""
        await bring_up_to_date(self.engine)
        pool = Pool(self.settings.bot_workers, self.settings.bot_seconds)
        pool.start()
        self.studies.pool.start()
        self.deciding = Deciding(self.house, self.acts, self.seating, pool)
        self._tasks = [
            asyncio.create_task(self.house.listen()),
            asyncio.create_task(self._keep_house(self.deciding)),
        ]
        try:
            yield
        finally:
            self.down.set()
            thinking = [task for live in self.house.matches.values() for task in live.thinking.values()]
            for task in (*self._tasks, *thinking):
                task.cancel()
            await asyncio.gather(*self._tasks, *thinking, return_exceptions=True)
            pool.stop()
            self.studies.pool.stop()
            with suppress(StorageTrouble):
                await self.store.release(self.settings.node)
                await self.attendance.leave()
            await self.store.close()

    async def _keep_house(self, deciding: Deciding) -> None:
        """Catches up with the journal, goes on with what nobody watches, watches the clocks, tidies up."""
        while True:
            await asyncio.sleep(self.settings.follow_every)
            try:
                await self.house.catch_up()
                await deciding.take_up()
                await deciding.watch_clocks()
                for live in list(self.house.matches.values()):
                    if live.viewers:
                        deciding.kick(live)
                await self.attendance.compare()
                self.house.tell_all_present()
                self.house.unload_idle()
            except StorageTrouble as error:
                self.house.storage_lost(error)
            except Exception:
                # Whatever one match does, the others must be kept.
                log.exception("house-keeping failed")
