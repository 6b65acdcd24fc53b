"""A board: named cells on a grid, measured once and then only looked up.

>>> board = offset_rows([13, 12] * 4 + [13], shifted="even", rows_from="bottom")
>>> len(board.cells), board.neighbours["h1.1"]
(113, ('h1.2', 'h2.1'))
>>> board.line("h3.3", "h5.3")
(('h4.2', 'h4.3'),)
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, final

from hexameron.kernel.geometry import hexes
from hexameron.kernel.geometry.flood import components
from hexameron.kernel.geometry.grids import FLAT, POINTY, SQUARE, SQUARE8, Grid
from hexameron.kernel.geometry.names import OFF, Cell, Edge, cell_id, edge_id, parse_cell
from hexameron.kernel.geometry.places import Place, Point

CellStep: TypeAlias = tuple[Cell, ...]


@final
class Board:
    """The cells of a map, which never change. Build it once per map and share it.

    Every table is public and in a fixed order: cells as they were given, neighbours clockwise.
    """

    __slots__ = (
        "_distances",
        "_edges",
        "_lines",
        "_near",
        "_placed",
        "around",
        "cells",
        "column",
        "edges",
        "grid",
        "index",
        "neighbours",
        "places",
        "regions",
        "regions_of",
        "row",
        "rows",
    )

    def __init__(
        self,
        grid: Grid,
        places: Mapping[Cell, Place],
        regions: Mapping[str, Iterable[Cell]] = MappingProxyType({}),
    ) -> None:
        self.grid: Final = grid
        self.places: Final[Mapping[Cell, Place]] = dict(places)
        self._placed: Final = {place: cell for cell, place in places.items()}
        if len(self._placed) != len(places):
            raise ValueError("two cells lie at the same place")
        self.cells: Final[tuple[Cell, ...]] = tuple(places)
        self.index: Final[Mapping[Cell, int]] = {cell: number for number, cell in enumerate(self.cells)}

        numbers = {cell: parse_cell(cell) for cell in self.cells}
        self.row: Final[Mapping[Cell, int]] = {cell: row for cell, (row, _) in numbers.items()}
        self.column: Final[Mapping[Cell, int]] = {cell: column for cell, (_, column) in numbers.items()}
        self.rows: Final[Mapping[int, tuple[Cell, ...]]] = {
            row: tuple(cell for cell in self.cells if self.row[cell] == row)
            for row in sorted(dict.fromkeys(self.row.values()))
        }

        self.around: Final[Mapping[Cell, tuple[Cell, ...]]] = {
            cell: tuple(self._placed.get(beside, OFF) for beside in grid.neighbours(place))
            for cell, place in places.items()
        }
        """The neighbour in each direction of the grid, OFF where the board ends."""
        self.neighbours: Final[Mapping[Cell, tuple[Cell, ...]]] = {
            cell: tuple(beside for beside in around if beside) for cell, around in self.around.items()
        }
        self.edges: Final[Mapping[Edge, tuple[Cell, Cell]]] = {
            edge_id(cell, beside): (cell, beside)
            for cell in self.cells
            for beside in self.around[cell][: grid.sides]
            if beside and numbers[cell] < numbers[beside]
        }
        """The sides between neighbours, each with its two cells in the order of their numbers."""
        self._edges: Final = {pair: edge for edge, (a, b) in self.edges.items() for pair in ((a, b), (b, a))}

        self.regions: Final[Mapping[str, tuple[Cell, ...]]] = {
            name: tuple(cells) for name, cells in regions.items()
        }
        belongs: dict[Cell, list[str]] = {cell: [] for cell in self.cells}
        for name, cells in self.regions.items():
            for cell in cells:
                belongs[cell].append(name)
        self.regions_of: Final[Mapping[Cell, tuple[str, ...]]] = {
            cell: tuple(names) for cell, names in belongs.items()
        }

        self._distances: Final[dict[Cell, dict[Cell, int]]] = {}
        self._lines: Final[dict[tuple[Cell, Cell], tuple[CellStep, ...]]] = {}
        self._near: Final[dict[tuple[Cell, int], tuple[Cell, ...]]] = {}

    def __contains__(self, cell: object) -> bool:
        return cell in self.index

    def __len__(self) -> int:
        return len(self.cells)

    def __repr__(self) -> str:
        return f"<Board of {len(self)} cells>"

    def with_regions(self, regions: Mapping[str, Iterable[Cell]]) -> "Board":
        """The same board with these regions: named groups of cells, which may overlap.

        >>> board = rectangle(3, 1).with_regions({"left": ["h0.0", "h0.1"], "right": ["h0.1", "h0.2"]})
        >>> board.regions["left"], board.regions_of["h0.1"]
        (('h0.0', 'h0.1'), ('left', 'right'))
        """
        return Board(self.grid, self.places, regions)

    def edge(self, a: Cell, b: Cell) -> Edge:
        """The edge between two neighbours, the same from either side.

        >>> rectangle(2, 1).edge("h0.1", "h0.0")
        'e0.0-0.1'
        """
        return self._edges[a, b]

    def distances(self, cell: Cell) -> Mapping[Cell, int]:
        """How far every cell of the board is from this one, in steps on the grid, whatever lies between."""
        table = self._distances.get(cell)
        if table is None:
            here, distance = self.places[cell], self.grid.distance
            table = {other: distance(here, place) for other, place in self.places.items()}
            self._distances[cell] = table
        return table

    def distance(self, a: Cell, b: Cell) -> int:
        """The number of steps on the grid between two cells, whatever lies between.

        >>> hexagon(2).distance("h0.-2", "h0.2")
        4
        """
        return self.distances(a)[b]

    def within(self, cell: Cell, radius: int) -> tuple[Cell, ...]:
        """The other cells up to a distance, nearest first, those at one distance in the board's order.

        >>> rectangle(3, 2).within("h0.0", 2)
        ('h0.1', 'h1.0', 'h0.2', 'h1.1')
        """
        key = (cell, radius)
        near = self._near.get(key)
        if near is None:
            distances = self.distances(cell)
            near = tuple(
                sorted((c for c in self.cells if 0 < distances[c] <= radius), key=distances.__getitem__)
            )
            self._near[key] = near
        return near

    def line(self, a: Cell, b: Cell) -> tuple[CellStep, ...]:
        """The straight line between the centres of two cells, without these two.

        Each step is one cell that the line crosses or, where it runs along an edge, the two cells of that
        edge. A cell that is touched in a corner only does not appear. A place off the board stands as OFF, so
        whether the line is blocked is `any(all(cell in obstacles for cell in step) for step in board.line(a,
        b))`: nothing stands OFF the board, and a pair blocks only with obstacles on both sides.

        >>> offset_rows([2, 1, 2], shifted="even").line("h1.1", "h3.1")
        (('', 'h2.1'),)
        """
        key = (a, b)
        steps = self._lines.get(key)
        if steps is None:
            places = self.grid.line(self.places[a], self.places[b])[1:-1]
            steps = tuple(tuple(self._placed.get(place, OFF) for place in step) for step in places)
            self._lines[key] = steps
        return steps

    def components(self, keep: Callable[[Cell], bool]) -> tuple[tuple[Cell, ...], ...]:
        """The connected groups of the cells that `keep` holds for.

        >>> rectangle(4, 1).components(lambda cell: cell != "h0.2")
        (('h0.0', 'h0.1'), ('h0.3',))
        """
        return components([cell for cell in self.cells if keep(cell)], self.neighbours)

    def centre(self, cell: Cell, size: float = 1.0) -> Point:
        """Where the centre of a cell is drawn; `size` is the length of a side."""
        return self.grid.centre(self.places[cell], size)

    def corners(self, cell: Cell, size: float = 1.0) -> tuple[Point, ...]:
        """The corners of a cell, clockwise."""
        return self.grid.corners(self.places[cell], size)

    def ends(self, edge: Edge, size: float = 1.0) -> tuple[Point, Point]:
        """The two points between which an edge is drawn.

        >>> rectangle(2, 1).ends("e0.0-0.1")
        ((0.5, -0.5), (0.5, 0.5))
        """
        cell, beside = self.edges[edge]
        direction = self.around[cell].index(beside)
        corners = self.corners(cell, size)
        return corners[direction], corners[(direction + 1) % len(corners)]


def offset_rows(
    widths: Sequence[int],
    *,
    shifted: Literal["odd", "even"],
    rows_from: Literal["top", "bottom"] = "top",
    first: int = 1,
) -> Board:
    """Pointy-topped hexes in rows of given widths; odd or even rows stand half a hex to the right.

    Rows and columns are numbered from `first`.

    >>> board = offset_rows([3, 2, 3], shifted="even", rows_from="bottom")
    >>> board.rows[2], board.neighbours["h2.1"]
    (('h2.1', 'h2.2'), ('h2.2', 'h1.2', 'h1.1', 'h3.1', 'h3.2'))
    """
    offset: hexes.Offset = "odd-r" if shifted == "odd" else "even-r"
    places = {
        cell_id(row, column): hexes.from_offset(row, column, offset)
        for row, width in enumerate(widths, first)
        for column in range(first, first + width)
    }
    if rows_from == "bottom":
        places = {cell: hexes.flip(place) for cell, place in places.items()}
    return Board(POINTY, places)


def offset_columns(heights: Sequence[int], *, shifted: Literal["odd", "even"], first: int = 0) -> Board:
    """Flat-topped hexes in columns of given heights; odd or even columns stand half a hex lower.

    Cells are named row first and listed row by row; rows and columns are numbered from `first`.

    >>> offset_columns([2, 2, 2], shifted="odd").neighbours["h0.1"]
    ('h1.2', 'h1.1', 'h1.0', 'h0.0', 'h0.2')
    """
    offset: hexes.Offset = "odd-q" if shifted == "odd" else "even-q"
    return Board(
        FLAT,
        {
            cell_id(row, column): hexes.from_offset(row, column, offset)
            for row in range(first, first + max(heights, default=0))
            for column, height in enumerate(heights, first)
            if row < first + height
        },
    )


def hexagon(radius: int, grid: Grid = POINTY) -> Board:
    """A hexagon of hexes around h0.0, row by row.

    >>> hexagon(1).cells
    ('h-1.0', 'h-1.1', 'h0.-1', 'h0.0', 'h0.1', 'h1.-1', 'h1.0')
    """
    places = sorted(hexes.disc(hexes.ORIGIN, radius), key=lambda place: (place[1], place[0]))
    return Board(grid, {grid.name(place): place for place in places})


def rectangle(width: int, height: int, *, diagonal: bool = False, first: int = 0) -> Board:
    """A rectangle of squares, row by row; with `diagonal` squares that share a corner are neighbours too.

    >>> rectangle(2, 2).neighbours["h0.0"], rectangle(2, 2, diagonal=True).neighbours["h0.0"]
    (('h0.1', 'h1.0'), ('h0.1', 'h1.0', 'h1.1'))
    """
    grid = SQUARE8 if diagonal else SQUARE
    places = [(x, y) for y in range(first, first + height) for x in range(first, first + width)]
    return Board(grid, {grid.name(place): place for place in places})
