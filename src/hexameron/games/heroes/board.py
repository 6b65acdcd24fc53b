"""The board as it lies: terrain, sites and encounter icons of every field, and who may go where.

Everything here follows from the tiles and the cities, so it is worked out once for each board and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexameron.games.heroes.content.records import Site
from hexameron.games.heroes.content.sites import SITE
from hexameron.games.heroes.content.terms import Direction, Rank, Terrain
from hexameron.games.heroes.content.tiles import SIDE, STEPS, TILES
from hexameron.games.heroes.content.tracks import LAYOUT, TILES_IN_PLAY
from hexameron.kernel.geometry.names import cell_id, parse_cell

Tiles = tuple[tuple[int, int], ...]
"""Number and quarter turns of each tile, row by row."""

SHAPE: Final = {TILES_IN_PLAY[seats]: LAYOUT[seats] for seats in LAYOUT}
"""Rows and columns of tiles, by how many tiles there are."""
_CLOCKWISE: Final[tuple[Direction, ...]] = ("north", "east", "south", "west")
CITY: Final = "city"


@lru_cache(maxsize=1)
def turned_places() -> tuple[tuple[int, ...], ...]:
    """For each number of quarter turns clockwise: which printed field lies at each place of a tile."""
    found = [tuple(range(SIDE * SIDE))]
    for _ in range(3):
        last = found[-1]
        found.append(
            tuple(last[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE))
        )
    return tuple(found)


def columns_of(count: int) -> int:
    """How many columns of tiles a board of so many tiles has."""
    return SHAPE[count][1]


def tile_fields(number: int, columns: int) -> tuple[str, ...]:
    """The fields that the tile at this place of the layout covers, row by row."""
    top, left = divmod(number, columns)
    return tuple(
        cell_id(top * SIDE + row + 1, left * SIDE + column + 1)
        for row in range(SIDE)
        for column in range(SIDE)
    )


class Board:
    """What is printed on the tiles as they lie, with the cities on them."""

    __slots__ = (
        "_zones",
        "beside",
        "cities",
        "columns",
        "fields",
        "guard",
        "guarded",
        "icon",
        "neighbours",
        "portals",
        "rows",
        "site",
        "terrain",
        "tile",
    )

    def __init__(self, tiles: Tiles, cities: tuple[str, ...]) -> None:
        self.rows, self.columns = SHAPE.get(len(tiles), (1, max(1, len(tiles))))
        self.terrain: dict[str, Terrain] = {}
        self.site: dict[str, Site] = {}
        self.icon: dict[str, Rank] = {}
        """The colours of encounter icons."""
        self.guarded: dict[str, str] = {}
        """By the field of an icon: the field that its creatures guard."""
        self.tile: dict[str, int] = {}
        """The place of a field's tile in the layout."""
        self.cities = cities
        for place, (number, turns) in enumerate(tiles):
            self._lay(place, number, turns)
        self.guard = {field: icon for icon, field in self.guarded.items()}
        """By field: where the icon of the creatures that guard it lies."""
        for city in cities:
            if city:
                self.terrain[city] = "open"
        self.fields: tuple[str, ...] = tuple(sorted(self.terrain, key=parse_cell))
        self.portals = tuple(field for field in self.fields if self.site.get(field) is _PORTAL)
        self.neighbours: dict[str, tuple[str, ...]] = {}
        """The fields beside a field, whatever they are."""
        self.beside: dict[str, tuple[str, ...]] = {}
        """The fields beside a field that a hero without abilities may enter on foot."""
        for field in self.fields:
            row, column = parse_cell(field)
            around = [cell_id(row + down, column + right) for down, right in STEPS.values()]
            self.neighbours[field] = tuple([cell for cell in around if cell in self.terrain])
        for field in self.fields:
            self.beside[field] = tuple(
                [cell for cell in self.neighbours[field] if self.terrain[cell] in ("open", "port")]
            )
        self._zones: dict[tuple[str, int, bool, str], frozenset[str]] = {}

    def _lay(self, place: int, number: int, turns: int) -> None:
        squares = TILES[number - 1].squares
        for field, printed in zip(tile_fields(place, self.columns), turned_places()[turns], strict=True):
            square = squares[printed]
            self.terrain[field] = square.terrain
            self.tile[field] = place
            if square.site:
                self.site[field] = SITE[square.site]
            if square.icon is not None and square.arrow is not None:
                self.icon[field] = square.icon
                arrow = _CLOCKWISE[(_CLOCKWISE.index(square.arrow) + turns) % 4]
                row, column = parse_cell(field)
                down, right = STEPS[arrow]
                self.guarded[field] = cell_id(row + down, column + right)

    def zone(self, field: str, reach: int, *, mountains: bool, own_city: str) -> frozenset[str]:
        """The fields within so many steps of a hero's own movement (HE-ZONE-01, HE-ZONE-02).

        From a port it goes over water; cities of others stop it, portals never extend it.
        """
        key = (field, reach, mountains, own_city)
        found = self._zones.get(key)
        if found is None:
            found = self._zones[key] = frozenset(self._flood(field, reach, mountains, own_city))
        return found

    def _flood(self, field: str, reach: int, mountains: bool, own_city: str) -> dict[str, int]:
        found = {field: 0}
        edge = [field]
        for distance in range(1, reach + 1):
            ahead = [
                beside
                for one in edge
                for beside in self.neighbours[one]
                if beside not in found and self.passable(one, beside, mountains, own_city)
            ]
            for one in ahead:
                found.setdefault(one, distance)
            edge = list(dict.fromkeys(ahead))
        return found

    def passable(self, field: str, beside: str, mountains: bool, own_city: str) -> bool:
        """Whether the ground lets a hero go from a field to the next, whoever stands there.

        Water is reached from a port or from water; mountains by those who may pass them.
        """
        terrain = self.terrain[beside]
        if terrain == "water":
            return self.terrain[field] in ("port", "water")
        if terrain == "mountains":
            return mountains
        return beside == own_city or beside not in self.cities


_PORTAL: Final = SITE["site.portal"]


@lru_cache(maxsize=4096)
def board(tiles: Tiles, cities: tuple[str, ...] = ()) -> Board:
    """The board of these tiles with these cities, by seat ("" for one not yet placed)."""
    return Board(tiles, cities)
