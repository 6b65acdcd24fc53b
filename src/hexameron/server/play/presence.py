"""Who is connected to which match, over all nodes.

It is stored in the database; where nodes have channels to each other they tell it sooner.
"""

from __future__ import annotations

import time

from hexameron.server.play.live_match import Elsewhere, LiveMatch
from hexameron.server.play.registry import MatchRegistry
from hexameron.server.storage.presence import Here, PresenceStore

RENEW = 5.0
"""Seconds after which a node confirms what it has stored about its connections."""

HOLDS = 15.0
"""Seconds for which the other nodes believe it after that."""

NOBODY: Here = ((), 0)


class PresenceTracker:
    """Tells the other nodes who is connected here, and learns who is connected to them."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry
        self.stored = PresenceStore(registry.store)
        self._told: dict[str, Here] = {}
        self._renewed = 0.0

    async def compare(self) -> None:
        """Stores what changed here, and reads what changed at the other nodes."""
        now = time.time()
        await self._tell(now)
        others = await self.stored.others(self.registry.settings.node)
        for node, until in others.items():
            if until < now - HOLDS:
                await self.stored.remove_node(node, until)
        alive = [node for node, until in others.items() if until > now]
        matches = list(self.registry.matches) if alive else []
        there = await self.stored.at(alive, matches) if matches else {}
        for live in list(self.registry.matches.values()):
            _take(live, there.get(live.row.id, {}), now)

    async def _tell(self, now: float) -> None:
        here = {live.row.id: live.here() for live in self.registry.matches.values() if live.viewers}
        changed = {id_: here.get(id_, NOBODY) for id_ in {*here, *self._told}}
        changed = {id_: who for id_, who in changed.items() if self._told.get(id_, NOBODY) != who}
        if changed or (self._told and self._renewed < now - RENEW):
            await self.stored.tell(self.registry.settings.node, changed, now + HOLDS)
            self._told, self._renewed = here, now

    async def seats(self, live: LiveMatch) -> set[int]:
        """The seats whose people are connected to any node."""
        elsewhere = await self.stored.seats(live.row.id, but=self.registry.settings.node)
        return {*live.here()[0], *elsewhere}

    async def leave(self) -> None:
        """This node shuts down, so nobody is connected to it any more."""
        if self._told:
            await self.stored.remove_node(self.registry.settings.node, time.time())


def _take(live: LiveMatch, there: dict[str, Here], now: float) -> None:
    """Takes over what is stored, except where a node has just told something newer by a notice."""
    before = live.present()
    news = {node: one for node, one in live.elsewhere.items() if one.told > now - RENEW}
    written = {node: Elsewhere(*who, until=now + HOLDS) for node, who in there.items()}
    live.elsewhere = written | news
    if live.present() != before:
        live.touch()
