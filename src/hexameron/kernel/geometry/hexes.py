"""Hexes as axial whole numbers (q, r).

Directions go clockwise on the screen, where y grows downwards, and start with (1, 0). They have other names
on pointy-topped and on flat-topped maps, but the same arithmetic:

>>> dict(zip(POINTY_NAMES, DIRECTIONS))
{'E': (1, 0), 'SE': (0, 1), 'SW': (-1, 1), 'W': (-1, 0), 'NW': (0, -1), 'NE': (1, -1)}
>>> dict(zip(FLAT_NAMES, DIRECTIONS))
{'SE': (1, 0), 'S': (0, 1), 'SW': (-1, 1), 'NW': (-1, 0), 'N': (0, -1), 'NE': (1, -1)}
"""

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final, Literal, TypeAlias

from hexameron.kernel.geometry.places import Point, Step
from hexameron.kernel.geometry.segments import crossed

Hex: TypeAlias = tuple[int, int]
Offset: TypeAlias = Literal["odd-r", "even-r", "odd-q", "even-q"]
"""Which lines of a printed map are shifted by half a hex: rows to the right, or columns downwards."""
Top: TypeAlias = Literal["pointy", "flat"]

ORIGIN: Final[Hex] = (0, 0)
DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
POINTY_NAMES: Final = ("E", "SE", "SW", "W", "NW", "NE")
FLAT_NAMES: Final = ("SE", "S", "SW", "NW", "N", "NE")


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes around a hex, in the order of DIRECTIONS.

    >>> neighbours((2, 2))
    ((3, 2), (2, 3), (1, 3), (1, 2), (2, 1), (3, 1))
    """
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from one hex to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = b[0] - a[0], b[1] - a[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at exactly this distance, clockwise from direction 0.

    >>> ring((0, 0), 1) == DIRECTIONS
    True
    >>> len(ring((5, 5), 3))
    18
    """
    if radius == 0:
        return (centre,)
    q, r = centre[0] + radius, centre[1]
    found = []
    for side in range(6):
        dq, dr = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return tuple(found)


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes up to this distance, as a spiral from the centre.

    >>> disc((0, 0), 1)
    ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    """
    return tuple(place for distant in range(radius + 1) for place in ring(centre, distant))


def rotate(place: Hex, turns: int, about: Hex = ORIGIN) -> Hex:
    """Turns a hex clockwise by so many times 60°.

    >>> rotate((1, 0), 1), rotate((1, 0), -1)
    ((0, 1), (1, -1))
    """
    q, r = place[0] - about[0], place[1] - about[1]
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q + about[0], r + about[1]


def flip(place: Hex) -> Hex:
    """Reflects a hex: row r becomes row -r. Every other reflection is this one and a rotation.

    >>> flip((0, 1)), flip((1, 0))
    ((1, -1), (1, 0))
    """
    q, r = place
    return q + r, -r


def from_offset(row: int, column: int, offset: Offset) -> Hex:
    """The hex in a row and column of a printed map.

    >>> from_offset(3, 7, "odd-r"), from_offset(3, 7, "odd-q")
    ((6, 3), (7, 0))
    """
    match offset:
        case "odd-r":
            return column - row // 2, row
        case "even-r":
            return column - (row + 1) // 2, row
        case "odd-q":
            return column, row - column // 2
        case "even-q":
            return column, row - (column + 1) // 2


def line(a: Hex, b: Hex) -> tuple[Step, ...]:
    """The straight segment between the centres of two hexes as ordered steps, both ends included.

    A step is one hex whose interior is crossed, or a pair of hexes when the segment runs along their common
    edge. A hex that is touched in a corner point only is not crossed and does not appear. The geometry is
    exact, and the way back has the same steps in reverse order.

    >>> line((0, 0), (2, 0))
    (((0, 0),), ((1, 0),), ((2, 0),))
    >>> line((0, 0), (1, 1))
    (((0, 0),), ((0, 1), (1, 0)), ((1, 1),))
    >>> line((0, 0), (2, 1))
    (((0, 0),), ((1, 0),), ((1, 1),), ((2, 1),))
    """
    q, r = a
    steps = _line_from_origin(b[0] - q, b[1] - r)
    return tuple(tuple((q + dq, r + dr) for dq, dr in step) for step in steps)


@lru_cache(maxsize=4096)
def _line_from_origin(q: int, r: int) -> tuple[Step, ...]:
    return crossed((q, r), _strips, neighbours)


def _strips(place: Hex) -> tuple[int, int, int]:
    q, r = place
    return 2 * q + r, -q - 2 * r, r - q


def centre(place: Hex, size: float = 1.0, top: Top = "pointy") -> Point:
    """Where the centre of a hex is drawn; `size` is the length of a side, y grows downwards.

    >>> centre((2, 0), 10.0, "flat")[0], centre((0, 2), 10.0)[1]
    (30.0, 30.0)
    """
    q, r = place
    if top == "pointy":
        return size * sqrt(3) * (q + r / 2), size * 1.5 * r
    return size * 1.5 * q, size * sqrt(3) * (r + q / 2)


def corners(place: Hex, size: float = 1.0, top: Top = "pointy") -> tuple[Point, ...]:
    """The six corners of a hex, clockwise; the side in direction d runs from corner d to corner d + 1.

    >>> [(round(x, 2), round(y, 2)) for x, y in corners((0, 0))[:2]]
    [(0.87, -0.5), (0.87, 0.5)]
    """
    x, y = centre(place, size, top)
    first = -pi / 6 if top == "pointy" else 0.0
    angles = [first + corner * pi / 3 for corner in range(6)]
    return tuple((x + size * cos(angle), y + size * sin(angle)) for angle in angles)
