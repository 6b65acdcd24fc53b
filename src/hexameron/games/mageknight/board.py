"""The map as it lies: terrain and sites of every space, who is next to whom."""

from __future__ import annotations

from functools import lru_cache

from hexameron.games.mageknight.content import tiles, tracks
from hexameron.kernel.geometry import Cell, GrowingBoard, Placed, Spot, parse_cell, place


class Board:
    """The printed facts of the tiles laid so far; made once for each map."""

    __slots__ = (
        "_bordering",
        "_sited",
        "_steps",
        "_touching",
        "core",
        "laid",
        "lairs",
        "neighbours",
        "site",
        "terrain",
        "tile",
    )

    def __init__(self, placed: tuple[Placed, ...], towns: tuple[Cell, ...] = ()) -> None:
        self.laid: GrowingBoard = tiles.TILE_SET.board(placed)
        self.neighbours = self.laid.neighbours
        self.terrain: dict[Cell, str] = {}
        self.site: dict[Cell, str] = {}
        self.tile: dict[Cell, int] = {}
        self.core: list[bool] = [tiles.BY_ID[one.tile].kind in {"core", "city"} for one in placed]
        self._touching: dict[Cell, tuple[int, ...]] = {}
        self._bordering: dict[tuple[Cell, int], list[Cell]] = {}
        self._sited: dict[Cell, tuple[Cell, ...]] = {}
        self._steps: dict[tuple[Cell, bool], tuple[tuple[Cell, int], ...]] = {}
        spaces = [tiles.BY_ID[one.tile].spaces for one in placed]
        for cell, (number, space) in self.laid.printed.items():
            terrain, site = spaces[number][space]
            self.terrain[cell] = terrain
            self.tile[cell] = number
            if site:
                self.site[cell] = site
        for cell in towns:
            self.terrain[cell] = self.site[cell] = "city"
        self.lairs: dict[Cell, list[Cell]] = {}
        """For spaces beside the lairs of rampaging enemies: where these are."""
        for lair in [cell for cell, site in self.site.items() if site in tracks.RAMPAGING]:
            for cell in self.neighbours[lair]:
                self.lairs.setdefault(cell, []).append(lair)

    def spots(self) -> tuple[Spot, ...]:
        """The free positions of the lattice that touch the map."""
        return self.laid.frontier(tiles.SHAPE)

    def touching(self, spot: Cell) -> tuple[int, ...]:
        """The tiles that a tile there touches, or would touch."""
        if spot not in self._touching:
            self._touching[spot] = self.laid.touching(cells_at(spot))
        return self._touching[spot]

    def bordering(self, cell: Cell, reach: int) -> list[Cell]:
        """The free positions for a tile that border a space, or lie so many spaces away."""
        if (cell, reach) not in self._bordering:
            empty = [one for one in around(cell, reach) if one not in self.terrain]
            spots = self.spots() if empty else ()
            self._bordering[cell, reach] = [
                spot.at for spot in spots if any(one in empty for one in cells_at(spot.at))
            ]
        return self._bordering[cell, reach]

    def steps(self, cell: Cell, *, night: bool) -> tuple[tuple[Cell, int], ...]:
        """The open spaces beside, with what they cost while nothing changes it (MK-MOVE-05..08)."""
        if (cell, night) not in self._steps:
            costs = tracks.COST_BY_NIGHT if night else tracks.COST_BY_DAY
            prices = [(one, costs[self.terrain[one]]) for one in self.neighbours[cell]]
            self._steps[cell, night] = tuple([step for step in prices if step[1] != tracks.CLOSED])
        return self._steps[cell, night]

    def sited(self, cell: Cell) -> tuple[Cell, ...]:
        """The spaces beside that have a site printed."""
        if cell not in self._sited:
            self._sited[cell] = tuple([one for one in self.neighbours[cell] if one in self.site])
        return self._sited[cell]

    def within(self, cell: Cell, reach: int) -> dict[Cell, int]:
        """The spaces at most so far away, with their distance, the nearest first."""
        found = {cell: 0}
        edge = [cell]
        for distance in range(1, reach + 1):
            edge = [n for c in edge for n in self.neighbours[c] if n not in found]
            for one in edge:
                found.setdefault(one, distance)
        return found


@lru_cache(maxsize=tiles.REMEMBERED)
def board_of(placed: tuple[Placed, ...], towns: tuple[Cell, ...] = ()) -> Board:
    """The map of these tiles; the second halves of Megapolises cover what is printed (MKS-MEGA-07)."""
    return Board(placed, towns)


@lru_cache(maxsize=4096)
def cells_at(spot: Cell) -> tuple[Cell, ...]:
    """The spaces that a tile laid there would cover."""
    grid = tiles.SHAPE.grid
    return tuple(map(grid.name, place(tiles.SHAPE, grid.place(spot))))


@lru_cache(maxsize=4096)
def around(cell: Cell, reach: int) -> tuple[Cell, ...]:
    """The places at most so far away, on the map or not yet revealed."""
    grid = tiles.SHAPE.grid
    found = [cell]
    edge = [cell]
    for _ in range(reach):
        beside = [grid.name(next_) for one in edge for next_ in grid.neighbours(grid.place(one))]
        edge = [one for one in dict.fromkeys(beside) if one not in found]
        found += edge
    return tuple(found[1:])


@lru_cache(maxsize=4096)
def lattice(spot: Cell) -> tuple[int, int]:
    """The place (a, b) of a tile in the lattice: its centre lies at a·(3, -2) + b·(1, -3).

    >>> lattice("h-2.3"), lattice("h-3.1"), lattice("h1.2")
    ((1, 0), (0, 1), (1, -1))
    """
    row, column = parse_cell(spot)
    a, rest = divmod(3 * column + row, 7)
    if rest:
        raise ValueError(f"{spot} is not the centre of a tile")
    return a, column - 3 * a
