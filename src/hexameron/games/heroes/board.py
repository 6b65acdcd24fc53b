"""The board as it lies: terrain, sites and encounter icons of every field, and who may go where.

Everything here follows from the tiles and the cities, so it is worked out once for each board and kept.
"""

from __future__ import annotations

from copy import copy
from functools import cache, lru_cache
from typing import Final, NamedTuple

from hexameron.games.heroes.content.records import Site
from hexameron.games.heroes.content.sites import SITE
from hexameron.games.heroes.content.terms import Direction, Rank, Terrain
from hexameron.games.heroes.content.tiles import SIDE, STEPS, TILES
from hexameron.games.heroes.content.tracks import LAYOUT, TILES_IN_PLAY
from hexameron.kernel.geometry.names import cell_id

Tiles = tuple[tuple[int, int], ...]
"""Number and quarter turns of each tile, row by row."""

SHAPE: Final = {TILES_IN_PLAY[seats]: LAYOUT[seats] for seats in LAYOUT}
"""Rows and columns of tiles, by how many tiles there are."""
TURNS: Final = 4
"""The ways in which a tile can lie."""
_CLOCKWISE: Final[tuple[Direction, ...]] = ("north", "east", "south", "west")
_PORTAL: Final = SITE["site.portal"]


class Grid(NamedTuple):
    """The fields of so many tiles, whatever is printed on them."""

    columns: int
    """How many tiles lie side by side."""
    fields: tuple[str, ...]
    """Row by row."""
    tiles: tuple[tuple[str, ...], ...]
    """The fields of each tile, row by row."""
    tile: dict[str, int]
    """The place of a field's tile in the layout."""
    neighbours: dict[str, tuple[str, ...]]
    """The fields beside a field."""


@cache
def grid(count: int) -> Grid:
    """The fields of a board of so many tiles; those that no game is played on lie in a row."""
    rows, columns = SHAPE.get(count, (1, count))
    fields = tuple(
        cell_id(row, column) for row in range(1, rows * SIDE + 1) for column in range(1, columns * SIDE + 1)
    )
    tiles = tuple(
        tuple(cell_id(top + row, left + column) for row in range(SIDE) for column in range(SIDE))
        for top in range(1, rows * SIDE, SIDE)
        for left in range(1, columns * SIDE, SIDE)
    )
    beside = {
        cell_id(row, column): [cell_id(row + down, column + right) for down, right in STEPS.values()]
        for row in range(1, rows * SIDE + 1)
        for column in range(1, columns * SIDE + 1)
    }
    return Grid(
        columns,
        fields,
        tiles,
        {field: place for place, covered in enumerate(tiles) for field in covered},
        {field: tuple(cell for cell in beside[field] if cell in beside) for field in fields},
    )


def columns_of(count: int) -> int:
    """How many columns of tiles a board of so many tiles has."""
    return grid(count).columns


class Turned(NamedTuple):
    """A tile as it lies: what is at its sixteen places, row by row."""

    terrain: tuple[Terrain, ...]
    sites: tuple[tuple[int, Site], ...]
    icons: tuple[tuple[int, Rank, int], ...]
    """Place and colour of encounter icons, and the place that each guards."""


@cache
def turned(number: int, turns: int) -> Turned:
    """A tile after so many quarter turns clockwise; arrows turn with it."""
    places = list(range(SIDE * SIDE))
    for _ in range(turns):
        places = [places[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)]
    squares = [TILES[number - 1].squares[place] for place in places]
    icons = []
    for place, square in enumerate(squares):
        if square.icon is not None and square.arrow is not None:
            down, right = STEPS[_CLOCKWISE[(_CLOCKWISE.index(square.arrow) + turns) % TURNS]]
            icons.append((place, square.icon, place + down * SIDE + right))
    return Turned(
        tuple(square.terrain for square in squares),
        tuple((place, SITE[square.site]) for place, square in enumerate(squares) if square.site),
        tuple(icons),
    )


class Board:
    """What is printed on the tiles as they lie, with the cities on them."""

    __slots__ = (
        "cities",
        "fields",
        "grid",
        "guard",
        "guarded",
        "icon",
        "neighbours",
        "portals",
        "regions",
        "site",
        "terrain",
        "tile",
        "zones",
    )

    def __init__(self, tiles: Tiles) -> None:
        self.grid = grid(len(tiles))
        self.fields = self.grid.fields
        self.neighbours = self.grid.neighbours
        self.tile = self.grid.tile
        self.terrain: dict[str, Terrain] = {}
        self.site: dict[str, Site] = {}
        self.icon: dict[str, Rank] = {}
        """The colours of encounter icons, tile by tile."""
        self.guarded: dict[str, str] = {}
        """By the field of an icon: the field that its creatures guard."""
        self.cities: tuple[str, ...] = ()
        for fields, (number, turns) in zip(self.grid.tiles, tiles, strict=True):
            lying = turned(number, turns)
            self.terrain.update(zip(fields, lying.terrain, strict=True))
            for place, site in lying.sites:
                self.site[fields[place]] = site
            for place, rank, guarded in lying.icons:
                self.icon[fields[place]] = rank
                self.guarded[fields[place]] = fields[guarded]
        self.guard = {field: icon for icon, field in self.guarded.items()}
        """By field: where the icon of the creatures that guard it lies."""
        self.portals = tuple([field for field, site in self.site.items() if site is _PORTAL])
        self.zones: dict[tuple[str, int, bool, str], dict[str, int]] = {}
        """Zones worked out so far."""
        self.regions: tuple[dict[str, int], list[int]] | None = None
        """Fields with the number of their region, and the sizes of regions, once they were asked for."""

    @property
    def columns(self) -> int:
        """How many tiles lie side by side."""
        return self.grid.columns

    def with_cities(self, cities: tuple[str, ...]) -> Board:
        """The same board with these cities, each of which replaces what is printed there (HE-SETUP-19)."""
        made = copy(self)
        made.cities = cities
        made.terrain = {**self.terrain, **{city: "open" for city in cities if city}}
        made.zones = {}
        made.regions = None
        return made

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
        """Whether a city here might part the region around it: its neighbours are not joined on land.

        Ports and water hang together at a distance, and regions of nearly one size may change places.
        """
        _, sizes = self._found_regions()
        if self.terrain[field] in ("port", "water") or sorted(sizes)[-2:-1] >= [max(sizes) - 1]:
            return True
        missing = [cell for cell in self.neighbours[field] if self._walkable(cell)]
        seen = {field}
        edge = missing[:1]
        for here in edge:
            if here in missing:
                missing.remove(here)
                if not missing:
                    return False
            for beside in self.neighbours[here]:
                if beside not in seen and self._walkable(beside):
                    seen.add(beside)
                    edge.append(beside)
        return bool(missing)

    def _walkable(self, cell: str) -> bool:
        return self.terrain[cell] in ("open", "port") and cell not in self.cities

    def _found_regions(self) -> tuple[dict[str, int], list[int]]:
        """The regions of fields that a hero without abilities can reach from each other, with their sizes."""
        if self.regions is None:
            regions: dict[str, int] = dict.fromkeys(self.cities, -1)
            sizes: list[int] = []
            for start in self.fields:
                if start not in regions and self.terrain[start] in ("open", "port"):
                    sizes.append(self._fill(start, len(sizes), regions))
            for city in dict.fromkeys(self.cities):
                del regions[city]
            self.regions = regions, sizes
        return self.regions

    def _fill(self, start: str, number: int, regions: dict[str, int]) -> int:
        """Marks the region around a field, and tells how many fields on land it has.

        Land and water hang together by ports only.
        """
        terrain, neighbours = self.terrain, self.neighbours
        edge = [start]
        regions[start] = number
        size = 0
        while edge:
            here = edge.pop()
            ground = terrain[here]
            size += ground != "water"
            for beside in neighbours[here]:
                if beside not in regions:
                    other = terrain[beside]
                    if other == "mountains":
                        continue
                    if (ground == "water") != (other == "water") and "port" not in (ground, other):
                        continue
                    regions[beside] = number
                    edge.append(beside)
        return size

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


@lru_cache(maxsize=256)
def printed(tiles: Tiles) -> Board:
    """The board of these tiles, without cities."""
    return Board(tiles)


@lru_cache(maxsize=256)
def board(tiles: Tiles, cities: tuple[str, ...] = ()) -> Board:
    """The board of these tiles with these cities, by seat ("" for one not yet placed)."""
    return printed(tiles).with_cities(cities)
