"""The War Council sheet."""

from __future__ import annotations

from hexameron.games.battlelore.state import COMMANDER, MASTERS

MEMBERS = (COMMANDER, *MASTERS)
TOP = 3
"""The highest level of a member (BL-COUN-07)."""

HAND_OF_COMMANDER = {1: 4, 2: 5, 3: 6}
"""Command cards by the Commander's level (BL-COUN-02)."""

LORE_DEALT = 4
"""Opening Lore cards, of which as many are kept as the highest Lore Master has levels (BL-LDECK-06, -07)."""

CARDS_OF_MASTER = 15
DECK_SHARE = {2: 14, 1: 8, 0: 5}
"""Cards of a master in the Lore deck, by the number of councils he sits in (BL-LDECK-02..04)."""


def highest(council: dict[str, int]) -> int:
    """The level of the highest Lore Master; 0 without one (BL-COUN-03)."""
    return max(council.get(master, 0) for master in MASTERS)
