"""Kinds of terrain: what stops, what bars, what limits dice, what blocks the sight; and the landmarks."""

from __future__ import annotations

import msgspec


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the reference card of a kind of terrain says; 0 is no limit.

    ``out`` limits the dice of a unit that attacks from it, ``into`` of one that attacks a unit on it.
    """

    stops: bool = False
    impassable: bool = False
    out: int = 0
    into: int = 0
    blocks: bool = False
    source: str = "published"


HILL_FROM_HILL = 3
RAMPARTS_INTO = 3
LANDMARK_LIMIT = 2

TERRAIN: dict[str, Terrain] = {
    "wood": Terrain(stops=True, out=2, into=2, blocks=True),
    "hill": Terrain(out=3, into=2, blocks=True),
    "water": Terrain(impassable=True),
    "ford": Terrain(stops=True, out=2),
    "bridge": Terrain(out=2, source="designed"),
    "lair": Terrain(stops=True, out=2, into=2, blocks=True, source="designed"),
}
"""By name; countryside is no entry at all."""

LANDMARK_OF = {"warrior": "camp", "rogue": "den", "wizard": "pentacle", "cleric": "pool"}
"""The landmark that a Lore Master of level 3 brings (BL-LM-01)."""

LANDMARK_SOURCES = {
    "camp": "designed",
    "den": "designed",
    "pentacle": "published",
    "pool": "designed",
    "stronghold": "published",
}
