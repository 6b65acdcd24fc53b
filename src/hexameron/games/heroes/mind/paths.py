"""How far things lie from each other for a hero, past the creatures that bar the way.

Fields are bits of a number, so that all fields at one distance are found by a few shifts. What was worked out
for a board, its creatures and a field is kept: a search asks for the same again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexameron.games.heroes.board import Tiles, board
from hexameron.games.heroes.content.tiles import SIDE, STEPS
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest

FARTHEST: Final = 12
"""What is more steps away is out of sight."""

Ways = tuple[bool, bool, bool]
"""Whether a hero passes mountains, goes from the city to portals, and from one portal to another."""


class Ground:
    """Where a hero may go on a board, whoever stands in the way."""

    __slots__ = ("_hops", "_moves", "_portal", "_portals", "bit", "city", "field", "spots")

    def __init__(self, tiles: Tiles, cities: tuple[str, ...], city: str, ways: Ways) -> None:
        mountains, portal, hops = ways
        lie = board(tiles, cities)
        width = lie.columns * SIDE
        # A column more than there is, so that no shift leads from one row into the next.
        self.bit = {field: 1 << (n + n // width) for n, field in enumerate(lie.fields)}
        self.field = {bit: field for field, bit in self.bit.items()}
        self.city = self.bit[city] if city else 0
        self.spots = sum(self.bit[field] for field in dict.fromkeys((*lie.site, *lie.guarded, city)) if field)
        """The fields to which it may be worth going: sites, lairs, the city."""
        self._moves = [
            (
                down * (width + 1) + right,
                sum(
                    self.bit[here]
                    for here in lie.fields
                    for there in lie.neighbours[here]
                    if self._leads(here, there, down * (width + 1) + right)
                    and lie.passable(here, there, mountains, city)
                ),
            )
            for down, right in STEPS.values()
        ]
        self._portals = sum(self.bit[field] for field in lie.portals)
        self._portal = portal
        self._hops = hops

    def _leads(self, here: str, there: str, shift: int) -> bool:
        return self.bit[there] == (self.bit[here] << shift if shift > 0 else self.bit[here] >> -shift)

    def beside(self, fields: int) -> int:
        """All fields that are one step from some."""
        found = 0
        for shift, from_ in self._moves:
            if shift > 0:
                found |= (fields & from_) << shift
            else:
                found |= (fields & from_) >> -shift
        if fields & self._portals:
            found |= (self._portals if self._hops else 0) | (self.city if self._portal else 0)
        if self._portal and fields & self.city:
            found |= self._portals
        return found


class Reach:
    """The distances from a field: to the spots of the board, and to any field that is asked for."""

    __slots__ = ("_bit", "_rings", "spots")

    def __init__(self, ground: Ground, barred: int, start: str) -> None:
        """Creatures end a way, and so does the own city: nobody goes through."""
        edge = ground.bit[start]
        self._bit = ground.bit
        self._rings = [edge]
        self.spots: dict[str, int] = {}
        """By field: how many steps it is to there, nearest first. What is not there cannot be reached."""
        seen, ends = edge, barred | ground.city
        self._note(ground, edge & ground.spots, 0)
        for far in range(1, FARTHEST + 1):
            ahead = ground.beside(edge) & ~seen
            if not ahead:
                break
            seen |= ahead
            self._rings.append(ahead)
            self._note(ground, ahead & ground.spots, far)
            edge = ahead & ~ends

    def _note(self, ground: Ground, fields: int, far: int) -> None:
        while fields:
            lowest = fields & -fields
            self.spots[ground.field[lowest]] = far
            fields ^= lowest

    def far(self, field: str) -> int | None:
        """How many steps it is to any field."""
        bit = self._bit[field]
        for far, ring in enumerate(self._rings):
            if ring & bit:
                return far
        return None


class Paths:
    """The ways of a hero as the creatures stand now."""

    __slots__ = ("_barred", "_found", "_ground")

    def __init__(self, ground: Ground, barred: int) -> None:
        self._ground = ground
        self._barred = barred
        self._found: dict[str, Reach] = {}

    def since(self, field: str) -> Reach:
        """What can be reached from a field."""
        found = self._found.get(field)
        if found is None:
            found = self._found[field] = Reach(self._ground, self._barred, field)
        return found


@lru_cache(maxsize=256)
def ground(tiles: Tiles, cities: tuple[str, ...], city: str, ways: Ways) -> Ground:
    return Ground(tiles, cities, city, ways)


@lru_cache(maxsize=4096)
def _paths(ground_: Ground, barred: int) -> Paths:
    return Paths(ground_, barred)


def paths(t: Conquest, hero: Hero) -> Paths:
    """The ways of a hero as the board lies now. Creatures are gone round, not through."""
    own, estate = t.abilities(hero).permits, t.estate(hero.seat).permits
    lie = ground(
        t.state.tiles,
        t.board.cities,
        t.owner(hero).city,
        (
            "through_mountains" in own or "through_mountains" in estate,
            "city_portal" in estate,
            "portal_to_portal" in own or "portal_to_portal" in estate,
        ),
    )
    bit = lie.bit
    return _paths(lie, sum([bit[field] for field in t.state.encounters]))
