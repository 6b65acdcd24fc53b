"""The terrain dice: six faces, five dice that are all alike."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.terms import TERRAINS, Ground, Terrain

FACES: Final[tuple[tuple[Terrain, ...], ...]] = (
    TERRAINS,
    ("plains",),
    ("plains", "forest"),
    ("forest", "hills"),
    ("hills", "plains"),
    ("mountain", "water"),
)
"""What each face shows; the wild one shows everything (RB-DICE-05)."""
WILD: Final = 0
SIDES: Final = len(FACES)
REST_DICE: Final = 5
"""A rest in the wilderness, whatever the speed (RB-REST-04)."""


def matches(face: int, ground: Ground) -> bool:
    """Whether a die shows the terrain of a hex; a city is every terrain (RB-MAP-04)."""
    return ground == "city" or ground in FACES[face]
