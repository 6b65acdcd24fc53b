"""The board as it lies: terrain, sites and encounter icons of every field, and who may go where.

Everything here follows from the tiles and the cities, so it is worked out once for each board and kept.
"""

from __future__ import annotations

from copy import copy
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
_ROUND: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


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
        "_around",
        "cities",
        "columns",
        "fields",
        "guard",
        "guarded",
        "icon",
        "neighbours",
        "portals",
        "regions",
        "rows",
        "site",
        "terrain",
        "tile",
        "zones",
    )

    def __init__(self, tiles: Tiles) -> None:
        self.rows, self.columns = SHAPE.get(len(tiles), (1, max(1, len(tiles))))
        self.terrain: dict[str, Terrain] = {}
        self.site: dict[str, Site] = {}
        self.icon: dict[str, Rank] = {}
        """The colours of encounter icons."""
        self.guarded: dict[str, str] = {}
        """By the field of an icon: the field that its creatures guard."""
        self.tile: dict[str, int] = {}
        """The place of a field's tile in the layout."""
        self.cities: tuple[str, ...] = ()
        for place, (number, turns) in enumerate(tiles):
            self._lay(place, number, turns)
        self.guard = {field: icon for icon, field in self.guarded.items()}
        """By field: where the icon of the creatures that guard it lies."""
        self.fields: tuple[str, ...] = tuple(sorted(self.terrain, key=parse_cell))
        self.portals = tuple(field for field in self.fields if self.site.get(field) is _PORTAL)
        self.neighbours: dict[str, tuple[str, ...]] = {}
        """The fields beside a field, whatever they are."""
        self._around: dict[str, tuple[str, ...]] = {}
        """The eight places around a field, clockwise from the north."""
        for field in self.fields:
            row, column = parse_cell(field)
            around = [cell_id(row + down, column + right) for down, right in _ROUND]
            self._around[field] = tuple(around)
            self.neighbours[field] = tuple([cell for cell in around[::2] if cell in self.terrain])
        self.zones: dict[tuple[str, int, bool, str], dict[str, int]] = {}
        """Zones worked out so far."""
        self.regions: tuple[dict[str, int], list[int]] | None = None
        """Fields with the number of their region, and the sizes of regions, once they were asked for."""

    def with_cities(self, cities: tuple[str, ...]) -> Board:
        """The same board with these cities, each of which replaces what is printed there (HE-SETUP-19)."""
        made = copy(self)
        made.cities = cities
        made.terrain = {**self.terrain, **{city: "open" for city in cities if city}}
        made.zones = {}
        made.regions = None
        return made

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

    # ------------------------------------------------------------------ founding cities

    def joined(self) -> bool:
        """Whether every city opens onto the largest region that can be walked and sailed (HE-SETUP-20)."""
        return all(self._opens(city, "") for city in self.cities if city)

    def may_found(self, field: str) -> bool:
        """Whether with a city here all cities are still joined to the largest region (HE-SETUP-20)."""
        if self._may_split(field):
            return self.with_cities((*self.cities, field)).joined()
        return self._opens(field, "") and all(self._opens(city, field) for city in self.cities if city)

    def _opens(self, city: str, but: str) -> bool:
        """Whether a field of the largest region lies beside a city, other than this one."""
        regions, sizes = self._found_regions()
        largest = max(sizes)
        return any(
            sizes[regions[beside]] == largest
            for beside in self.neighbours[city]
            if beside != but and beside in regions and self.terrain[beside] != "water"
        )

    def _may_split(self, field: str) -> bool:
        """Whether a city here might part the region around it: its neighbours do not touch each other.

        Ports and water hang together at a distance, and regions of nearly one size may change places.
        """
        _, sizes = self._found_regions()
        if self.terrain[field] in ("port", "water") or sorted(sizes)[-2:-1] >= [max(sizes) - 1]:
            return True
        around = [self._walkable(cell) for cell in self._around[field]]
        beside = around[::2]
        joints = [around[n - 1] and around[n] and around[(n + 1) % 8] for n in (1, 3, 5, 7)]
        return sum(beside) - sum(joints) > 1

    def _walkable(self, cell: str) -> bool:
        return self.terrain.get(cell) in ("open", "port") and cell not in self.cities

    def _found_regions(self) -> tuple[dict[str, int], list[int]]:
        """The regions of fields that a hero without abilities can reach from each other, with their sizes."""
        if self.regions is None:
            regions: dict[str, int] = {}
            sizes: list[int] = []
            for start in self.fields:
                if start not in regions and self._walkable(start):
                    sizes.append(self._fill(start, len(sizes), regions))
            self.regions = regions, sizes
        return self.regions

    def _fill(self, start: str, number: int, regions: dict[str, int]) -> int:
        """Marks the region around a field, and tells how many fields on land it has."""
        edge = [start]
        regions[start] = number
        size = 0
        while edge:
            here = edge.pop()
            size += self.terrain[here] != "water"
            for beside in self.neighbours[here]:
                if beside not in regions and self._links(here, beside):
                    regions[beside] = number
                    edge.append(beside)
        return size

    def _links(self, here: str, beside: str) -> bool:
        """Whether two fields hang together for a hero without abilities; water only by its ports."""
        if beside in self.cities:
            return False
        terrain = self.terrain[beside]
        if terrain == "water":
            return self.terrain[here] in ("port", "water")
        return terrain in ("open", "port") and (self.terrain[here] != "water" or terrain == "port")

    # ------------------------------------------------------------------ zones

    def zone(self, field: str, reach: int, *, mountains: bool, own_city: str) -> dict[str, int]:
        """The fields within so many steps of a hero's own movement, with their distance.

        From a port they go over water; cities of others stop them, portals never extend them (HE-ZONE-01,
        HE-ZONE-02).
        """
        key = (field, reach, mountains, own_city)
        found = self.zones.get(key)
        if found is None:
            found = self.zones[key] = self._flood(field, reach, mountains, own_city)
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


@lru_cache(maxsize=256)
def printed(tiles: Tiles) -> Board:
    """The board of these tiles, without cities."""
    return Board(tiles)


@lru_cache(maxsize=256)
def board(tiles: Tiles, cities: tuple[str, ...] = ()) -> Board:
    """The board of these tiles with these cities, by seat ("" for one not yet placed)."""
    return printed(tiles).with_cities(cities)
