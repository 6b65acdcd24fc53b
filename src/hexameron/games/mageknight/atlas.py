"""The map as it lies: terrain and sites of every space, who is next to whom."""

from __future__ import annotations

from functools import lru_cache

from hexameron.games.mageknight.content import tiles
from hexameron.kernel.geometry import Cell, GrowingBoard, Placed, Spot, parse_cell


class Atlas:
    """The printed facts of the tiles laid so far; made once for each map."""

    __slots__ = ("board", "core", "neighbours", "site", "terrain", "tile")

    def __init__(self, placed: tuple[Placed, ...], towns: tuple[Cell, ...] = ()) -> None:
        self.board: GrowingBoard = tiles.TILE_SET.board(placed)
        self.neighbours = self.board.neighbours
        self.terrain: dict[Cell, str] = {}
        self.site: dict[Cell, str] = {}
        self.tile: dict[Cell, int] = {}
        self.core: list[bool] = []
        for number, one in enumerate(placed):
            printed = tiles.BY_ID[one.tile]
            self.core.append(printed.kind in {"core", "city"})
            for cell, (terrain, site) in zip(self.board.cells_of(number), printed.spaces, strict=True):
                self.terrain[cell] = terrain
                self.tile[cell] = number
                if site:
                    self.site[cell] = site
        for cell in towns:
            self.terrain[cell] = self.site[cell] = "city"

    def spots(self) -> tuple[Spot, ...]:
        """The free positions of the lattice that touch the map."""
        return self.board.frontier(tiles.SHAPE)

    def cells_at(self, spot: Cell) -> tuple[Cell, ...]:
        """The spaces that a tile laid there would cover."""
        return self.board.cells_at(tiles.SHAPE, Spot(spot))

    def touching(self, spot: Cell) -> tuple[int, ...]:
        """The tiles that a tile laid there would touch."""
        return self.board.touching(self.cells_at(spot))

    def within(self, cell: Cell, reach: int) -> dict[Cell, int]:
        """The spaces at most so far away, with their distance, the nearest first."""
        found = {cell: 0}
        edge = [cell]
        for distance in range(1, reach + 1):
            edge = [n for c in edge for n in self.neighbours[c] if n not in found]
            for one in edge:
                found.setdefault(one, distance)
        return found


@lru_cache(maxsize=4096)
def atlas(placed: tuple[Placed, ...], towns: tuple[Cell, ...] = ()) -> Atlas:
    """The map of these tiles; the second halves of Megapolises cover what is printed (MKS-MEGA-07)."""
    return Atlas(placed, towns)


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
