"""Who is connected where. Nodes write it down here, so that it is known without any channel between them.

A node's word holds as long as the node renews it: whoever was connected to a node that has died is not there
any more, and was there until then.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexameron.server.storage import tables as t
from hexameron.server.storage.records import encode
from hexameron.server.storage.store import Store, portions

Here: TypeAlias = tuple[tuple[int, ...], int]
"""The seats that are connected to a node, and how many watch there."""

_SEATS = msgspec.json.Decoder(tuple[int, ...])


class Presence:
    """What nodes tell of those who are connected to them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tell(self, node: str, changed: Mapping[str, Here], until: float) -> None:
        """Writes down what changed at a node, and until when its word holds."""
        p, n = t.presence.c, t.nodes.c
        async with self.store.writing() as connection:
            done = await connection.execute(update(t.nodes).where(n.name == node).values(until=until))
            if not done.rowcount:
                await connection.execute(insert(t.nodes).values(name=node, until=until))
            for some in portions(list(changed)):
                await connection.execute(delete(t.presence).where(p.node == node, p.match.in_(some)))
            rows = [
                {"node": node, "match": match, "seats": encode(seats), "watching": watching}
                for match, (seats, watching) in changed.items()
                if seats or watching
            ]
            if rows:
                await connection.execute(insert(t.presence), rows)

    async def others(self, node: str) -> dict[str, float]:
        """The other nodes at which somebody is, and until when their word holds."""
        n = t.nodes.c
        async with self.store.reading() as connection:
            query = select(n.name, n.until).where(n.name != node)
            return {row.name: row.until for row in await connection.execute(query)}

    async def at(self, nodes: Sequence[str], matches: Sequence[str]) -> dict[str, dict[str, Here]]:
        """For each of these matches who is connected to these nodes."""
        p, found = t.presence.c, dict[str, dict[str, Here]]()
        async with self.store.reading() as connection:
            for some in portions(matches):
                query = select(t.presence).where(p.match.in_(some), p.node.in_(nodes))
                for row in await connection.execute(query):
                    found.setdefault(row.match, {})[row.node] = (_SEATS.decode(row.seats), row.watching)
        return found

    async def seats(self, match: str, *, but: str) -> set[int]:
        """The seats of a match that are connected to any node but this that is alive."""
        p, n = t.presence.c, t.nodes.c
        query = (
            select(p.seats)
            .join(t.nodes, n.name == p.node)
            .where(p.match == match, p.node != but, n.until > time.time())
        )
        async with self.store.reading() as connection:
            return {seat for row in await connection.execute(query) for seat in _SEATS.decode(row.seats)}

    async def bury(self, node: str, at: float) -> None:
        """A node has gone: those who were connected to it were there until then."""
        p = t.presence.c
        async with self.store.writing() as connection:
            rows = (await connection.execute(select(t.presence).where(p.node == node))).all()
            for row in rows:
                await _were_there(connection, row.match, _SEATS.decode(row.seats), at)
            await connection.execute(delete(t.presence).where(p.node == node))
            await connection.execute(delete(t.nodes).where(t.nodes.c.name == node))


async def _were_there(connection: AsyncConnection, match: str, seats: Sequence[int], at: float) -> None:
    s = t.seats.c
    await connection.execute(
        update(t.seats).where(s.match == match, s.seat.in_(seats), s.seen < at).values(seen=at)
    )
