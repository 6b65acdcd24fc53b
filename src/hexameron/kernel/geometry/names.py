"""Names of cells and edges: `h3.7` is the cell in row 3, column 7; `e3.7-3.8` the side it shares with `h3.8`.

A name is its numbers, row first on every grid, and can be read back. On a grid without printed rows the axial
`r` is the row and `q` the column; a square `(x, y)` lies in row `y`, column `x`.
"""

import re
from functools import lru_cache
from typing import Final, TypeAlias

Cell: TypeAlias = str
Edge: TypeAlias = str

OFF: Final[Cell] = ""
"""What stands for a cell outside the board."""

_CELL = re.compile(r"h(-?\d+)\.(-?\d+)")
_EDGE = re.compile(r"e(-?\d+)\.(-?\d+)-(-?\d+)\.(-?\d+)")


def cell_id(row: int, column: int) -> Cell:
    """Names the cell in a row and column.

    >>> cell_id(3, 7)
    'h3.7'
    """
    return f"h{row}.{column}"


def is_cell(id_: str) -> bool:
    """Whether an id names a cell.

    >>> is_cell("h-3.7"), is_cell("hero.7"), is_cell("h3")
    (True, False, False)
    """
    return id_[:1] == "h" and _CELL.fullmatch(id_) is not None


@lru_cache(maxsize=8192)
def parse_cell(cell: Cell) -> tuple[int, int]:
    """Reads the row and the column out of a cell's name.

    >>> parse_cell("h3.-7")
    (3, -7)
    """
    match = _CELL.fullmatch(cell)
    if match is None:
        raise ValueError(f"not the name of a cell: {cell!r}")
    return int(match[1]), int(match[2])


def edge_id(a: Cell, b: Cell) -> Edge:
    """Names the edge between two cells, the same from either side.

    >>> edge_id("h3.8", "h3.7")
    'e3.7-3.8'
    """
    first, second = sorted((parse_cell(a), parse_cell(b)))
    return f"e{first[0]}.{first[1]}-{second[0]}.{second[1]}"


def parse_edge(edge: Edge) -> tuple[Cell, Cell]:
    """Reads the two cells out of an edge's name.

    >>> parse_edge("e-1.-2--1.3")
    ('h-1.-2', 'h-1.3')
    """
    match = _EDGE.fullmatch(edge)
    if match is None:
        raise ValueError(f"not the name of an edge: {edge!r}")
    return f"h{match[1]}.{match[2]}", f"h{match[3]}.{match[4]}"
