"""The grids that boards and tiles are cut from: what `hexes` and `squares` know, behind one set of names."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from hexameron.kernel.geometry import hexes, squares
from hexameron.kernel.geometry.names import Cell, Edge, cell_id, edge_id, parse_cell
from hexameron.kernel.geometry.places import Place, Point, Step


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """A regular grid. Directions are numbers: positions in `steps`."""

    steps: tuple[Place, ...]
    """The way to each neighbour, clockwise; those over a side first, then those over a corner."""
    names: tuple[str, ...]
    """What the directions are called on the map."""
    sides: int
    """How many sides a cell has; also how many turns make a full circle."""
    tiles_turn_in_box: bool
    """Whether a turned tile stays in its bounding box (squares) or swings about its origin (hexes)."""
    distance: Callable[[Place, Place], int]
    line: Callable[[Place, Place], tuple[Step, ...]]
    rotate: Callable[[Place, int], Place]
    centre: Callable[[Place, float], Point]
    corners: Callable[[Place, float], tuple[Point, ...]]

    def neighbours(self, place: Place) -> tuple[Place, ...]:
        """The places around a place, in the order of the directions."""
        a, b = place
        return tuple((a + da, b + db) for da, db in self.steps)

    def turned(self, direction: int, turns: int) -> int:
        """The direction that a direction printed on a tile becomes when the tile is turned clockwise.

        >>> FLAT.names[FLAT.turned(FLAT.names.index("N"), 1)]
        'NE'
        """
        first = direction - direction % self.sides
        return first + (direction + turns) % self.sides

    def opposite(self, direction: int) -> int:
        """The direction back.

        >>> SQUARE.names[SQUARE.opposite(SQUARE.names.index("N"))]
        'S'
        """
        return self.turned(direction, self.sides // 2)

    def name(self, place: Place) -> Cell:
        """Names the cell of a map without printed rows; the row comes first.

        >>> POINTY.name((3, -2))
        'h-2.3'
        """
        return cell_id(place[1], place[0])

    def place(self, cell: Cell) -> Place:
        """Reads such a name back.

        >>> POINTY.place("h-2.3")
        (3, -2)
        """
        row, column = parse_cell(cell)
        return column, row

    def side(self, cell: Cell, direction: int) -> Edge:
        """Names the side of such a cell, whether or not anything lies beyond it yet.

        >>> FLAT.side("h0.0", FLAT.names.index("N")) == FLAT.side("h-1.0", FLAT.names.index("S"))
        True
        """
        if not 0 <= direction < self.sides:
            raise ValueError(f"no side in direction {direction}")
        a, b = self.place(cell)
        da, db = self.steps[direction]
        return edge_id(cell, self.name((a + da, b + db)))


def _hex_grid(top: hexes.Top, names: tuple[str, ...]) -> Grid:
    return Grid(
        steps=hexes.DIRECTIONS,
        names=names,
        sides=6,
        tiles_turn_in_box=False,
        distance=hexes.distance,
        line=hexes.line,
        rotate=hexes.rotate,
        centre=partial(hexes.centre, top=top),
        corners=partial(hexes.corners, top=top),
    )


def _square_grid(
    steps: tuple[Place, ...], names: tuple[str, ...], distance: Callable[[Place, Place], int]
) -> Grid:
    return Grid(
        steps=steps,
        names=names,
        sides=4,
        tiles_turn_in_box=True,
        distance=distance,
        line=squares.line,
        rotate=squares.rotate,
        centre=squares.centre,
        corners=squares.corners,
    )


POINTY: Final = _hex_grid("pointy", hexes.POINTY_NAMES)
FLAT: Final = _hex_grid("flat", hexes.FLAT_NAMES)
SQUARE: Final = _square_grid(squares.SIDES, squares.SIDE_NAMES, squares.manhattan)
SQUARE8: Final = _square_grid(
    squares.SIDES + squares.DIAGONALS, squares.SIDE_NAMES + squares.DIAGONAL_NAMES, squares.chebyshev
)
