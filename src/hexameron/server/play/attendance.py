"""Who is at the table, over all nodes: written down in the database, told sooner where there are channels."""

from __future__ import annotations

import time

from hexameron.server.play.house import House
from hexameron.server.play.live import Elsewhere, Live
from hexameron.server.storage.presence import Here, Presence

RENEW = 5.0
"""So often a node says that its word still holds."""

HOLDS = 15.0
"""For so long it holds after that."""

NOBODY: Here = ((), 0)


class Attendance:
    """Tells the other nodes who is here, and knows from them who is there."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.presence = Presence(house.store)
        self._told: dict[str, Here] = {}
        self._renewed = 0.0

    async def compare(self) -> None:
        """Writes down what changed here, and reads what changed at the other nodes."""
        now = time.time()
        await self._tell(now)
        others = await self.presence.others(self.house.settings.node)
        for node, until in others.items():
            if until < now - HOLDS:
                await self.presence.bury(node, until)
        alive = [node for node, until in others.items() if until > now]
        matches = list(self.house.matches) if alive else []
        there = await self.presence.at(alive, matches) if matches else {}
        for live in list(self.house.matches.values()):
            _take(live, there.get(live.row.id, {}), now)

    async def _tell(self, now: float) -> None:
        here = {live.row.id: live.here() for live in self.house.matches.values() if live.viewers}
        changed = {id_: here.get(id_, NOBODY) for id_ in {*here, *self._told}}
        changed = {id_: who for id_, who in changed.items() if self._told.get(id_, NOBODY) != who}
        if changed or (self._told and self._renewed < now - RENEW):
            await self.presence.tell(self.house.settings.node, changed, now + HOLDS)
            self._told, self._renewed = here, now

    async def seats(self, live: Live) -> set[int]:
        """The seats whose people are connected to any node."""
        elsewhere = await self.presence.seats(live.row.id, but=self.house.settings.node)
        return {*live.here()[0], *elsewhere}

    async def leave(self) -> None:
        """This node goes down."""
        if self._told:
            await self.presence.bury(self.house.settings.node, time.time())


def _take(live: Live, there: dict[str, Here], now: float) -> None:
    """Takes the database's word; what a node told just now may not have been written down yet."""
    before = live.present()
    news = {node: one for node, one in live.elsewhere.items() if one.told > now - RENEW}
    written = {node: Elsewhere(*who, until=now + HOLDS) for node, who in there.items()}
    live.elsewhere = written | news
    if live.present() != before:
        live.touch()
