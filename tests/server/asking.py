"""A table in the process of the tests, whose work can be measured and whose parts can be looked at."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hexameron.server.app import create_app
from hexameron.server.settings import Limits, Settings
from hexameron.server.storage.upgrading import bring_up_to_date
from tests.server.driving import LIMITS

T = TypeVar("T")


class Asked:
    """A table in this process, asked in a thread of its own, so that its work can be measured."""

    def __init__(self, folder: Path) -> None:
        limits = msgspec.convert(LIMITS, Limits)
        settings = Settings(database=str(folder / "t.sqlite"), limits=limits, static=folder)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the framework speaks of its next version
            self.guard = create_app(settings)
        self._thread = ThreadPoolExecutor(1)
        self._loop = self._thread.submit(asyncio.new_event_loop).result()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._thread.submit(self._loop.run_until_complete, work).result()

    async def begin(self) -> None:
        await bring_up_to_date(self.guard.services.engine)

    async def end(self) -> None:
        await self.guard.services.store.close()

    def close(self) -> None:
        self._thread.submit(self._loop.close).result()
        self._thread.shutdown()
