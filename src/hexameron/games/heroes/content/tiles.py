"""The map tiles, field by field.

A tile is drawn as it lies with its number in the lower left corner. A field has two signs: ``..`` is open
terrain, ``MM`` mountains, ``WW`` water, ``PO`` a port, other pairs of letters are sites on open terrain, and
a letter with an arrow is an encounter icon that guards its neighbour.
"""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.records import Square, Tile
from hexameron.games.heroes.content.terms import Direction, Rank, Terrain

SIDE: Final = 4
"""Fields along the side of a tile."""
STEPS: Final[dict[Direction, tuple[int, int]]] = {
    "north": (-1, 0),
    "east": (0, 1),
    "south": (1, 0),
    "west": (0, -1),
}
"""The arrows as steps in rows and columns."""

_TERRAINS: Final[dict[str, Terrain]] = {"..": "open", "MM": "mountains", "WW": "water", "PO": "port"}
_SITES: Final = {
    "PT": "portal",
    "SA": "sawmill",
    "GO": "gold_mine",
    "IR": "iron_mine",
    "CR": "crystal_mine",
    "NX": "dragon_nexus",
    "RV": "crystal_of_revelation",
    "DT": "dragon_temple",
    "LI": "secret_library",
    "SM": "smithy",
    "ST": "stone_of_enlightenment",
    "AR": "arena",
    "DP": "dragon_deposit",
    "SB": "stable",
    "AM": "armourer",
}
_ICONS: Final[dict[str, Rank]] = {"Y": "common", "P": "dangerous", "L": "legendary"}
_ARROWS: Final[dict[str, Direction]] = {"^": "north", ">": "east", "v": "south", "<": "west"}


def _square(signs: str) -> Square:
    if signs in _TERRAINS:
        return Square(_TERRAINS[signs])
    if signs in _SITES:
        return Square("open", site=f"site.{_SITES[signs]}")
    return Square("open", icon=_ICONS[signs[0]], arrow=_ARROWS[signs[1]])


def _tile(number: int, drawing: str) -> Tile:
    return Tile(
        id=f"tile.{number}",
        named="tile",
        number=number,
        squares=tuple(_square(signs) for signs in drawing.split()),
    )


TILES: tuple[Tile, ...] = (
    _tile(
        1,
        """
        SA Y< .. ..
        .. MM .. GO
        .. .. .. Y^
        CR P< .. ..
        """,
    ),
    _tile(
        2,
        """
        .. IR Y< ..
        .. .. MM PT
        DT .. .. ..
        Y^ .. P> RV
        """,
    ),
    _tile(
        3,
        """
        .. .. Y> SA
        LI .. MM ..
        Y^ .. .. ..
        .. .. P> SM
        """,
    ),
    _tile(
        4,
        """
        GO Y< .. ..
        .. .. .. ST
        IR MM .. L^
        P^ .. .. ..
        """,
    ),
    _tile(
        5,
        """
        .. .. Y> GO
        PT .. .. ..
        .. L> NX MM
        Y> DT .. ..
        """,
    ),
    _tile(
        6,
        """
        SA Y< .. IR
        .. PO .. P^
        .. WW WW PO
        LI P< .. ..
        """,
    ),
    _tile(
        7,
        """
        .. .. .. CR
        AM Y< .. P^
        .. MM .. ..
        .. .. Y> GO
        """,
    ),
    _tile(
        8,
        """
        PT .. P> AR
        .. .. .. ..
        .. MM RV L<
        SA Y< .. ..
        """,
    ),
    _tile(
        9,
        """
        IR .. .. SB
        Y^ MM .. P^
        .. .. .. ..
        .. DP L< MM
        """,
    ),
    _tile(
        10,
        """
        .. SA Y< ..
        PO WW PO ..
        .. WW .. DT
        GO P< .. Y^
        """,
    ),
    _tile(
        11,
        """
        GO .. .. IR
        Y^ .. MM P^
        .. NX L< ..
        .. .. PT ..
        """,
    ),
    _tile(
        12,
        """
        LI Y< .. ..
        .. .. MM ..
        P> CR .. ..
        .. .. Y> SA
        """,
    ),
    _tile(
        13,
        """
        SA Y< MM ..
        .. PO WW PO
        CR .. .. ..
        P^ .. L> SM
        """,
    ),
    _tile(
        14,
        """
        .. .. P> SM
        GO .. .. ..
        Y^ MM .. PT
        .. .. RV L<
        """,
    ),
    _tile(
        15,
        """
        DT Y< .. ..
        .. MM .. IR
        .. .. .. Y^
        P> ST .. ..
        """,
    ),
    _tile(
        16,
        """
        .. DT .. ..
        .. Y^ .. RV
        .. .. MM P^
        L> NX .. ..
        """,
    ),
)
