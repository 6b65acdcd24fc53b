"""Tiles: pieces of map that are laid at set-up or during play.

>>> tiles = TileSet({"start": flower(), "wood": flower()})
>>> board = tiles.board((Placed("start", "h0.0"),))
>>> spots = board.frontier(flower())
>>> len(board.cells), len(spots)
(7, 6)
>>> grown = tiles.board((*board.placed, Placed("wood", spots[0].at, spots[0].turn)))
>>> len(grown.cells), grown.printed["h0.0"], grown.touching(grown.cells_of(1))
(14, (0, 0), (0,))
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, final

import msgspec

from hexameron.kernel.geometry import hexes
from hexameron.kernel.geometry.board import Board
from hexameron.kernel.geometry.grids import POINTY, SQUARE, Grid
from hexameron.kernel.geometry.names import Cell
from hexameron.kernel.geometry.places import Place

ORIGIN: Final[Place] = (0, 0)


@dataclass(frozen=True, slots=True, eq=False)
class TileShape:
    """The cells of a tile as it is printed, around its origin (0, 0)."""

    grid: Grid
    cells: tuple[Place, ...]
    lattice: tuple[Place, ...] = ()
    """The ways from a tile's origin to the origins of the tiles around it; empty if tiles may lie anyhow."""
    turns: tuple[tuple[Place, ...], ...] = field(init=False)
    """The cells after each number of turns, in the printed order."""

    def __post_init__(self) -> None:
        turns = tuple(self._turned(turn) for turn in range(self.grid.sides))
        object.__setattr__(self, "turns", turns)

    def _turned(self, turn: int) -> tuple[Place, ...]:
        cells = tuple(self.grid.rotate(cell, turn) for cell in self.cells)
        if not self.grid.tiles_turn_in_box:
            return cells
        (left, top), (new_left, new_top) = _corner(self.cells), _corner(cells)
        return tuple((a + left - new_left, b + top - new_top) for a, b in cells)


def _corner(cells: Sequence[Place]) -> Place:
    return min(a for a, _ in cells), min(b for _, b in cells)


def flower(grid: Grid = POINTY) -> TileShape:
    """Seven hexes, the centre first, then clockwise; flowers close up without gaps.

    >>> flower().lattice
    ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
    """
    lattice = tuple(hexes.rotate((2, 1), turn) for turn in range(6))
    return TileShape(grid, hexes.disc(ORIGIN, 1), lattice)


def square_tile(side: int, grid: Grid = SQUARE) -> TileShape:
    """A square of squares, row by row from its upper left cell; such tiles lie side by side.

    >>> square_tile(2).turns[1]
    ((1, 0), (1, 1), (0, 0), (0, 1))
    """
    cells = tuple((x, y) for y in range(side) for x in range(side))
    return TileShape(grid, cells, ((side, 0), (0, side), (-side, 0), (0, -side)))


def place(shape: TileShape, origin: Place, turn: int = 0) -> tuple[Place, ...]:
    """Where the cells of a tile come to lie, in the printed order.

    >>> place(TileShape(POINTY, ((0, 0), (1, 0))), (5, 5), 1)
    ((5, 5), (5, 6))
    """
    a, b = origin
    return tuple((a + da, b + db) for da, db in shape.turns[turn % shape.grid.sides])


class Spot(NamedTuple):
    """A position for a tile: the cell its origin comes to lie on, and its clockwise turns."""

    at: Cell
    turn: int = 0


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the map: plain data for a game's state."""

    tile: str
    at: Cell
    turn: int = 0


@final
class GrowingBoard:
    """The tiles laid so far and how their cells join. Laying a tile gives a new board.

    Cells are named by the grid (row first), so a cell keeps its name while the map grows. Whether a tile may
    be laid somewhere is the game's business; here tiles only never overlap.
    """

    __slots__ = ("_at", "_board", "_frontiers", "cells", "grid", "neighbours", "placed", "printed", "shapes")

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
        self.placed: tuple[Placed, ...] = ()
        self.shapes: tuple[TileShape, ...] = ()
        self.cells: tuple[Cell, ...] = ()
        self.printed: Mapping[Cell, tuple[int, int]] = {}
        """For each cell: which of the placed tiles it belongs to, and which of its printed cells it is."""
        self.neighbours: Mapping[Cell, tuple[Cell, ...]] = {}
        self._at: Mapping[Place, Cell] = {}
        self._board: Board | None = None
        self._frontiers: dict[tuple[TileShape, tuple[int, ...]], tuple[Spot, ...]] = {}

    def with_tile(self, placed: Placed, shape: TileShape) -> "GrowingBoard":
        """The board with one more tile."""
        grid = self.grid
        fresh = {spot: grid.name(spot) for spot in place(shape, grid.place(placed.at), placed.turn)}
        if not self._is_free(fresh):
            raise ValueError(f"{placed} overlaps what is laid")
        at = {**self._at, **fresh}
        neighbours = dict(self.neighbours)
        for spot in dict.fromkeys(p for middle in fresh for p in (middle, *grid.neighbours(middle))):
            if spot in at:
                neighbours[at[spot]] = tuple(at[beside] for beside in grid.neighbours(spot) if beside in at)
        grown = GrowingBoard(grid)
        grown.placed = (*self.placed, placed)
        grown.shapes = (*self.shapes, shape)
        grown.cells = tuple(at.values())
        number = len(self.placed)
        grown.printed = {**self.printed, **{cell: (number, n) for n, cell in enumerate(fresh.values())}}
        grown.neighbours = neighbours
        grown._at = at
        return grown

    def cells_at(self, shape: TileShape, spot: Spot) -> tuple[Cell, ...]:
        """The cells that a tile would cover, in the printed order."""
        return tuple(map(self.grid.name, place(shape, self.grid.place(spot.at), spot.turn)))

    def cells_of(self, number: int) -> tuple[Cell, ...]:
        """The cells of one of the placed tiles, in the printed order."""
        placed = self.placed[number]
        return self.cells_at(self.shapes[number], Spot(placed.at, placed.turn))

    def touching(self, cells: Iterable[Cell]) -> tuple[int, ...]:
        """Which placed tiles share a side with these cells and do not hold them, in the order of laying."""
        inside = dict.fromkeys(map(self.grid.place, cells))
        found = {
            self.printed[self._at[beside]][0]: None
            for middle in inside
            for beside in self._beside(middle)
            if beside in self._at and beside not in inside
        }
        return tuple(sorted(found))

    def frontier(self, shape: TileShape, turns: tuple[int, ...] = (0,)) -> tuple[Spot, ...]:
        """The positions where a tile would overlap nothing and share a side with what is laid.

        A shape with a lattice is only put on it; another one wherever it fits. On an empty board the only
        place is the origin.
        """
        key = (shape, turns)
        spots = self._frontiers.get(key)
        if spots is None:
            found = [(origin, turn) for turn in turns for origin in self._origins(shape, turn)]
            spots = tuple(
                Spot(self.grid.name(origin), turn)
                for origin, turn in found
                if not self.placed or self._joins(place(shape, origin, turn))
            )
            self._frontiers[key] = spots
        return spots

    def board(self) -> Board:
        """What is laid so far as a board with distances, lines and edges; each tile is a region: `0`, `1`…"""
        if self._board is None:
            regions = {str(number): self.cells_of(number) for number in range(len(self.placed))}
            self._board = Board(self.grid, {cell: spot for spot, cell in self._at.items()}, regions)
        return self._board

    def _origins(self, shape: TileShape, turn: int) -> Iterable[Place]:
        """Origins worth trying, without repetition."""
        if not self.placed:
            return [ORIGIN]
        if shape.lattice:
            bases, ways = [self.grid.place(placed.at) for placed in self.placed], shape.lattice
        else:
            bases, ways = self._shore(), tuple((-a, -b) for a, b in shape.turns[turn % self.grid.sides])
        return dict.fromkeys((a + da, b + db) for a, b in bases for da, db in ways)

    def _shore(self) -> list[Place]:
        """The free places that share a side with the map."""
        around = dict.fromkeys(beside for middle in self._at for beside in self._beside(middle))
        return [spot for spot in around if spot not in self._at]

    def _beside(self, middle: Place) -> tuple[Place, ...]:
        """The places that share a side with a place."""
        return self.grid.neighbours(middle)[: self.grid.sides]

    def _is_free(self, spots: Iterable[Place]) -> bool:
        return not any(spot in self._at for spot in spots)

    def _joins(self, spots: tuple[Place, ...]) -> bool:
        return self._is_free(spots) and any(
            beside in self._at for middle in spots for beside in self._beside(middle)
        )


class TileSet:
    """The tiles of a game by name; it turns the placed tiles of a state into a board, quickly."""

    def __init__(self, shapes: Mapping[str, TileShape], remembered: int = 4096) -> None:
        grids = [shape.grid for shape in shapes.values()]
        if not grids or any(grid is not grids[0] for grid in grids):
            raise ValueError("the tiles of a set share one grid")
        self.grid: Final = grids[0]
        self.shapes: Final[Mapping[str, TileShape]] = dict(shapes)
        self._remembered = lru_cache(maxsize=remembered)(self._grow)

    def board(self, placed: tuple[Placed, ...]) -> GrowingBoard:
        """The board of these tiles; what was asked for before is not built again, nor are its beginnings."""
        return self._remembered(placed)

    def _grow(self, placed: tuple[Placed, ...]) -> GrowingBoard:
        if not placed:
            return GrowingBoard(self.grid)
        last = placed[-1]
        return self._remembered(placed[:-1]).with_tile(last, self.shapes[last.tile])
