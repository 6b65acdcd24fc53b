"""The battlefield: nine rows of 13 and 12 hexes by turns, its sections, and all that can be known beforehand.

A hex is ``h3.7``: row 3, column 7. Row 1 is South's edge, row 9 is North's. Even rows lie half a hex to the
right. The half-hexes at their ends do not exist here.
"""

from __future__ import annotations

from functools import cache

from hexameron.games.battlelore.state import NORTH, SOUTH
from hexameron.kernel.geometry import hexes
from hexameron.kernel.geometry.names import cell_id, parse_cell

ROWS = 9
COLUMNS = (13, 12)
LEFT, CENTRE, RIGHT = "left", "centre", "right"
SECTIONS = (LEFT, CENTRE, RIGHT)
OPPOSITE = {LEFT: RIGHT, CENTRE: CENTRE, RIGHT: LEFT}


def columns(row: int) -> int:
    """How many hexes a row has."""
    return COLUMNS[(row + 1) % 2]


HEXES: tuple[str, ...] = tuple(
    cell_id(row, column) for row in range(1, ROWS + 1) for column in range(1, columns(row) + 1)
)
ROW: dict[str, int] = {hex_: parse_cell(hex_)[0] for hex_ in HEXES}
COLUMN: dict[str, int] = {hex_: parse_cell(hex_)[1] for hex_ in HEXES}
_AXIAL = {hex_: hexes.from_offset(ROW[hex_], COLUMN[hex_], "even-r") for hex_ in HEXES}
_HEX = {axial: hex_ for hex_, axial in _AXIAL.items()}

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    hex_: tuple(_HEX[beside] for beside in hexes.neighbours(axial) if beside in _HEX)
    for hex_, axial in _AXIAL.items()
}
DISTANCE: dict[str, dict[str, int]] = {
    one: {other: hexes.distance(_AXIAL[one], _AXIAL[other]) for other in HEXES} for one in HEXES
}


def _backwards(hex_: str, seat: int) -> tuple[str, ...]:
    row = ROW[hex_] + (-1 if seat == SOUTH else 1)
    return tuple(beside for beside in NEIGHBOURS[hex_] if ROW[beside] == row)


RETREATS: tuple[dict[str, tuple[str, ...]], ...] = tuple(
    {hex_: _backwards(hex_, seat) for hex_ in HEXES} for seat in (SOUTH, NORTH)
)
"""By side and hex: the hexes of a retreat's next step (BL-RET-07)."""


def _sections(hex_: str, seat: int) -> tuple[str, ...]:
    """The section lines run through columns 4 and 9 of the short rows, so that those hexes lie in two."""
    column, odd = COLUMN[hex_], ROW[hex_] % 2
    low, high = (LEFT, RIGHT) if seat == SOUTH else (RIGHT, LEFT)
    found = []
    if column <= 4:
        found.append(low)
    if (5 if odd else 4) <= column <= 9:
        found.append(CENTRE)
    if column >= (10 if odd else 9):
        found.append(high)
    return tuple(found)


SECTIONS_OF: tuple[dict[str, tuple[str, ...]], ...] = tuple(
    {hex_: _sections(hex_, seat) for hex_ in HEXES} for seat in (SOUTH, NORTH)
)
"""By side and hex: the sections it lies in, seen by that side."""

HEXES_OF: tuple[dict[str, frozenset[str]], ...] = tuple(
    {section: frozenset(hex_ for hex_ in HEXES if section in of[hex_]) for section in SECTIONS}
    for of in SECTIONS_OF
)
"""By side and section: its hexes, seen by that side."""


def rank(hex_: str, seat: int) -> int:
    """The number of a hex's row, counted from a side's own edge."""
    return ROW[hex_] if seat == SOUTH else ROWS + 1 - ROW[hex_]


def opposite(hex_: str) -> str:
    """The hex on the other side of the board's middle point."""
    return cell_id(ROWS + 1 - ROW[hex_], columns(ROW[hex_]) + 1 - COLUMN[hex_])


@cache
def line(start: str, end: str) -> tuple[tuple[str, ...], ...]:
    """What a line of fire meets between two hexes: single hexes, or the two along whose common edge it runs.

    A step with one hex of the pair off the board is left out: nothing can block it there (BL-LOS-09).
    """
    steps = []
    for step in hexes.line(_AXIAL[start], _AXIAL[end])[1:-1]:
        met = tuple(_HEX[axial] for axial in step if axial in _HEX)
        if len(met) == len(step):
            steps.append(met)
    return tuple(steps)


@cache
def shot(hex_: str, reach: int) -> frozenset[str]:
    """The hexes that a missile weapon of this reach may shoot at: neither adjacent nor too far."""
    return frozenset(other for other in HEXES if 1 < DISTANCE[hex_][other] <= reach)


@cache
def within(hex_: str, reach: int) -> tuple[str, ...]:
    """The other hexes up to so many hexes away."""
    return tuple(other for other in HEXES if other != hex_ and DISTANCE[hex_][other] <= reach)
