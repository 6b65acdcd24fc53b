"""Which seats are connected to which node, stored so that nodes need no channel between them to know it.

What a node has stored counts as long as the node renews it. Whoever was connected to a node that has died
counts as present until then.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexameron.server.storage import tables as t
from hexameron.server.storage.database import Execute
from hexameron.server.storage.rows import encode
from hexameron.server.storage.store import Store, portions

Here: TypeAlias = tuple[tuple[int, ...], int]
"""The seats that are connected to a node, and how many watch there."""

_SEATS = msgspec.json.Decoder(tuple[int, ...])
_p, _n = t.presence.c, t.nodes.c
_RENEW = update(t.nodes).where(_n.name == bindparam("of"))
_ARRIVE = insert(t.nodes)
_FORGET = delete(t.presence).where(and_(_p.node == bindparam("of"), _p.match == bindparam("which")))
_NOTE = insert(t.presence)


class PresenceStore:
    """What the nodes have stored about their connections."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tell(self, node: str, changed: Mapping[str, Here], until: float) -> None:
        """Stores what changed at a node, and until when it counts."""
        await self.store.transact(partial(_tell, node, changed, until))

    async def others(self, node: str) -> dict[str, float]:
        """The other nodes to which somebody is connected, and until when what they stored counts."""
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

    async def remove_node(self, node: str, at: float) -> None:
        """Removes a node that is gone; those who were connected to it were present until then."""
        p = t.presence.c
        async with self.store.writing() as connection:
            rows = (await connection.execute(select(t.presence).where(p.node == node))).all()
            for row in rows:
                await _were_there(connection, row.match, _SEATS.decode(row.seats), at)
            await connection.execute(delete(t.presence).where(p.node == node))
            await connection.execute(delete(t.nodes).where(t.nodes.c.name == node))


def _tell(node: str, changed: Mapping[str, Here], until: float, execute: Execute) -> None:
    if not execute(_RENEW, [{"of": node, "until": until}]):
        execute(_ARRIVE, [{"name": node, "until": until}])
    if changed:
        execute(_FORGET, [{"of": node, "which": match} for match in changed])
    rows = [
        {"node": node, "match": match, "seats": encode(seats), "watching": watching}
        for match, (seats, watching) in changed.items()
        if seats or watching
    ]
    if rows:
        execute(_NOTE, rows)


async def _were_there(connection: AsyncConnection, match: str, seats: Sequence[int], at: float) -> None:
    s = t.seats.c
    await connection.execute(
        update(t.seats).where(s.match == match, s.seat.in_(seats), s.seen < at).values(seen=at)
    )
