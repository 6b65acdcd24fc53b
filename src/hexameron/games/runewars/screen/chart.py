"""How the map lies before those who look at it: turned so that it fills the room that the tray leaves.

Players build a map of any shape. By thirds of a half turn its hexes stay as they are printed, and one of the
three ways uses the room best.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from hexameron.kernel.geometry import FLAT
from hexameron.kernel.words import TrayPlace

SIZE: Final = 3**-0.5
"""From the middle of a hex to its corner, if it is one high."""
ROOMS: Final[tuple[tuple[TrayPlace, float, float], ...]] = (("left", 8.52, 8.36), ("below", 11.36, 6.60))
"""What the tray leaves of a large screen, left of the map or below it, in hundreds of pixels."""
SCREEN: Final = 14.4 * 9.0
LARGEST: Final = 1.32
"""Hexes are not drawn larger than so many hundreds of pixels."""
ENOUGH: Final = 0.46
"""A map that fills so much of the screen need not fill more."""
TURNS: Final = (0, 1, 2)


class Chart(NamedTuple):
    """How often the map is turned by 60 degrees, and where the tray leaves it most room."""

    turn: int = 0
    tray: TrayPlace = "below"

    def centre(self, cell: str) -> tuple[float, float]:
        """The middle of a hex as it is drawn."""
        x, y = FLAT.centre(FLAT.place(cell), SIZE)
        angle = radians(60 * self.turn)
        return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


UNTURNED: Final = Chart()
"""While the map is built."""


@lru_cache(maxsize=64)
def chart_of(cells: tuple[str, ...]) -> Chart:
    """The way in which hexes are large and the room is filled; the first of equals."""
    found = [(_use(_extent(cells, turn), room), Chart(turn, tray)) for turn in TURNS for tray, *room in ROOMS]
    most = max(use for use, _ in found)
    return next(chart for use, chart in found if use == most)


def _extent(cells: Sequence[str], turn: int) -> tuple[float, float]:
    """How wide and how high the map is."""
    middles = [Chart(turn).centre(cell) for cell in cells]
    wide, high = [max(values) - min(values) for values in zip(*middles, strict=True)]
    return wide + 2 * SIZE, high + 1


def _use(extent: tuple[float, float], room: Sequence[float]) -> float:
    """How well a map of this extent uses a room: by the size of its hexes and by how much it fills."""
    (wide, high), (w, h) = extent, room
    scale = min(w / wide, h / high, LARGEST)
    share = wide * high * scale * scale / SCREEN
    return round(scale * min(share, ENOUGH), 6)
