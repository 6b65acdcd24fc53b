"""Squares as whole numbers (x, y), y growing downwards; the same words as for hexes."""

from functools import lru_cache
from typing import Final, TypeAlias

from hexameron.kernel.geometry.places import Point, Step
from hexameron.kernel.geometry.segments import crossed

Square: TypeAlias = tuple[int, int]

ORIGIN: Final[Square] = (0, 0)
SIDES: Final[tuple[Square, ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONALS: Final[tuple[Square, ...]] = ((1, 1), (-1, 1), (-1, -1), (1, -1))
SIDE_NAMES: Final = ("E", "S", "W", "N")
DIAGONAL_NAMES: Final = ("SE", "SW", "NW", "NE")


def neighbours(place: Square) -> tuple[Square, ...]:
    """The four squares that share a side, clockwise from the east.

    >>> neighbours((2, 2))
    ((3, 2), (2, 3), (1, 2), (2, 1))
    """
    x, y = place
    return tuple((x + dx, y + dy) for dx, dy in SIDES)


def neighbours8(place: Square) -> tuple[Square, ...]:
    """The eight squares that share a side or a corner: first the sides, then the diagonals.

    >>> neighbours8((0, 0)) == SIDES + DIAGONALS
    True
    """
    x, y = place
    return tuple((x + dx, y + dy) for dx, dy in SIDES + DIAGONALS)


def manhattan(a: Square, b: Square) -> int:
    """The number of steps over sides.

    >>> manhattan((0, 0), (2, -3))
    5
    """
    return abs(b[0] - a[0]) + abs(b[1] - a[1])


def chebyshev(a: Square, b: Square) -> int:
    """The number of steps over sides and corners.

    >>> chebyshev((0, 0), (2, -3))
    3
    """
    return max(abs(b[0] - a[0]), abs(b[1] - a[1]))


def rotate(place: Square, turns: int, about: Square = ORIGIN) -> Square:
    """Turns a square clockwise by so many times 90°.

    >>> rotate((1, 0), 1), rotate((1, 0), -1)
    ((0, 1), (0, -1))
    """
    x, y = place[0] - about[0], place[1] - about[1]
    for _ in range(turns % 4):
        x, y = -y, x
    return x + about[0], y + about[1]


def flip(place: Square) -> Square:
    """Reflects a square: row y becomes row -y. Every other reflection is this one and a rotation.

    >>> flip((2, 1))
    (2, -1)
    """
    return place[0], -place[1]


def line(a: Square, b: Square) -> tuple[Step, ...]:
    """The straight segment between the centres of two squares as ordered steps, both ends included.

    Between centres a segment never runs along an edge, so every step is a single square. A square that is
    touched in a corner point only is not crossed: a diagonal passes between the two squares beside it.

    >>> line((0, 0), (2, 1))
    (((0, 0),), ((1, 0),), ((1, 1),), ((2, 1),))
    >>> line((0, 0), (1, 1))
    (((0, 0),), ((1, 1),))
    """
    x, y = a
    steps = _line_from_origin(b[0] - x, b[1] - y)
    return tuple(tuple((x + dx, y + dy) for dx, dy in step) for step in steps)


@lru_cache(maxsize=4096)
def _line_from_origin(x: int, y: int) -> tuple[Step, ...]:
    return crossed((x, y), _strips, neighbours8)


def _strips(place: Square) -> tuple[int, int]:
    return 2 * place[0], 2 * place[1]


def centre(place: Square, size: float = 1.0) -> Point:
    """Where the centre of a square is drawn; `size` is the length of a side.

    >>> centre((2, 1), 10.0)
    (20.0, 10.0)
    """
    return size * place[0], size * place[1]


def corners(place: Square, size: float = 1.0) -> tuple[Point, ...]:
    """The four corners of a square, clockwise; the side in direction d runs from corner d to corner d + 1.

    >>> corners((0, 0), 2.0)
    ((1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0))
    """
    x, y = centre(place, size)
    half = size / 2
    return (x + half, y - half), (x + half, y + half), (x - half, y + half), (x - half, y - half)
