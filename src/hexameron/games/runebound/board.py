"""The board: what lies where, and which neighbours a die enters. All of it is printed, so it is made once."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.dice import FACES, WILD
from hexameron.games.runebound.content.map import (
    BRIDGES,
    COLUMNS,
    GROUND,
    RIVERS,
    ROADS,
    ROWS,
    SITES,
)
from hexameron.games.runebound.content.terms import TERRAINS, Ground, SiteKind, Terrain
from hexameron.games.runebound.options import Go, Step
from hexameron.kernel.geometry import offset_columns

BOARD: Final = offset_columns([ROWS] * COLUMNS, shifted="odd")
CELLS: Final = BOARD.cells


def _both(pairs: tuple[tuple[str, str], ...]) -> frozenset[tuple[str, str]]:
    return frozenset(pairs) | frozenset((b, a) for a, b in pairs)


_ROAD: Final = _both(ROADS)
_RIVER: Final = _both(RIVERS)
_BRIDGE: Final = _both(BRIDGES)
ROAD_HEXES: Final = tuple(cell for cell in CELLS if any(cell in pair for pair in ROADS))


def kind_of(cell: str) -> SiteKind | None:
    """City, town, shrine or stronghold; None is the wilderness (RB-MAP-13)."""
    found = SITES.get(cell)
    return found[0] if found else None


def is_wilderness(cell: str) -> bool:
    return cell not in SITES


def is_road(cell: str) -> bool:
    """A road hex; cities are (RB-MAP-06)."""
    return cell in ROAD_HEXES or GROUND[cell] == "city"


def is_connected(a: str, b: str) -> bool:
    """Whether a road leads directly from one hex to the other (RB-MOVE-17)."""
    return (a, b) in _ROAD


def is_river(a: str, b: str) -> bool:
    """Whether a river without a bridge lies between (RB-MOVE-12)."""
    return (a, b) in _RIVER and (a, b) not in _BRIDGE


def _shows(shown: tuple[Terrain, ...], a: str, b: str) -> bool:
    """Whether a die that shows these terrains enters ``b`` from ``a`` (RB-MOVE-08..17)."""
    if (a, b) in _BRIDGE or (a, b) in _ROAD:
        return True
    if (a, b) in _RIVER:
        return "water" in shown
    ground: Ground = GROUND[b]
    return ground == "city" or ground in shown


def _entered(shown: tuple[Terrain, ...]) -> dict[str, tuple[str, ...]]:
    return {
        cell: tuple(beside for beside in BOARD.neighbours[cell] if _shows(shown, cell, beside))
        for cell in CELLS
    }


ENTERS: Final = tuple(_entered(shown) for shown in FACES)
"""For each face of a die and each hex, the neighbours that it enters."""
ENTERS_AS: Final = {terrain: _entered((terrain,)) for terrain in TERRAINS}
"""The same for a die that counts as one terrain."""
assert FACES[WILD] == TERRAINS, "a wild die enters everything, rivers too"

GOES: Final = {cell: [Go(beside) for beside in BOARD.neighbours[cell]] for cell in CELLS}
STEPS: Final = tuple(
    {cell: [Step(beside, face) for beside in entered[cell]] for cell in CELLS}
    for face, entered in enumerate(ENTERS)
)
"""The options of :data:`ENTERS`."""


def along_road(cell: str) -> tuple[str, ...]:
    """The neighbours that the road leads to."""
    return tuple(beside for beside in BOARD.neighbours[cell] if (cell, beside) in _ROAD)


def by_water(cell: str) -> tuple[str, ...]:
    """Where one gets onto, out of or across water."""
    return tuple(
        beside
        for beside in BOARD.neighbours[cell]
        if GROUND[cell] == "water" or GROUND[beside] in ("water", "city") or (cell, beside) in _RIVER
    )


def toward(cell: str, goal: str) -> tuple[str, ...]:
    """The neighbours from which the goal is nearer."""
    far = BOARD.distances(goal)
    return tuple(beside for beside in BOARD.neighbours[cell] if far[beside] < far[cell])
