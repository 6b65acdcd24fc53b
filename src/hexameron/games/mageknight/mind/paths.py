"""How far spaces are, without provoking anybody on the way."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from hexameron.games.mageknight.board import Board
from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.rules import movement, sites
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat


class Reach(NamedTuple):
    """What it costs to come to a space, and the space before it."""

    cost: int
    before: str


class Obstacles(NamedTuple):
    """What decides about ways over the map, besides the map itself, as long as no effect changes terrain."""

    night: bool
    angry: tuple[str, ...]
    """Spaces of rampaging enemies."""
    walls: tuple[str, ...]
    """Spaces that one enters only to assault them."""
    taken: tuple[str, ...]
    """Spaces of other heroes."""


def obstacles(q: Quest, me: Seat) -> Obstacles:
    """What stands in a player's way now."""
    angry, walls = [], []
    for cell, site in q.board.site.items():
        if site in tracks.RAMPAGING:
            if q.things.order.get(f"on.{cell}"):
                angry.append(cell)
        elif site in tracks.FORTIFIED and (sites.unconquered(q, cell) or sites.hostile(q, me, cell)):
            walls.append(cell)
    taken = [
        one.at
        for seat, one in enumerate(q.state.players)
        if seat != me and one.at and q.site(one.at) != "city"
    ]
    return Obstacles(q.state.night, tuple(angry), tuple(walls), tuple(taken))


Prices = dict[str, int]
"""What spaces cost where effects change it."""


def ways(q: Quest, me: Seat, bars: Obstacles, limit: int) -> dict[str, Reach]:
    """The spaces that can be reached, the nearest first, without provoking anybody on the way."""
    at = q.player(me).at
    if q.turn(me).modifiers or q.things.order.get("skill.centre"):
        prices = {cell: movement.cost(q, me, cell) for cell in q.board.terrain}
        return _flood(q.board, bars, at, limit, prices)
    return _usual(q.board, bars, at, limit)


@lru_cache(maxsize=1024)
def _usual(board: Board, bars: Obstacles, at: str, limit: int) -> dict[str, Reach]:
    printed = tracks.COST_BY_NIGHT if bars.night else tracks.COST_BY_DAY
    return _flood(board, bars, at, limit, {cell: printed[name] for cell, name in board.terrain.items()})


def _flood(board: Board, bars: Obstacles, at: str, limit: int, prices: Prices) -> dict[str, Reach]:
    found: dict[str, Reach] = {}
    edge = [(0, at, at)]
    neighbours = board.neighbours
    while edge:
        far, cell, before = heappop(edge)
        if cell in found:
            continue
        found[cell] = Reach(far, before)
        if cell != at and cell in bars.walls:
            continue
        beside = neighbours[cell]
        angry = [one for one in beside if one in bars.angry]
        for step in beside:
            price = prices[step]
            if step in found or price == tracks.CLOSED or far + price > limit:
                continue
            if (
                step in angry
                or step in bars.taken
                or (angry and any(one in neighbours[step] for one in angry))
            ):
                continue
            heappush(edge, (far + price, step, cell))
    return found
