"""Fame and Reputation tracks, levels, what spaces cost, and what site stands for what."""

from __future__ import annotations

from typing import Final

LEVEL_FAME: Final = (0, 3, 8, 15, 24, 35, 48, 63, 80, 99)
"""The Fame from which each level counts, level 1 first."""
ARMOUR: Final = (2, 2, 3, 3, 3, 3, 4, 4, 4, 4)
HAND_LIMIT: Final = (5, 5, 5, 5, 6, 6, 6, 6, 7, 7)
COMMAND: Final = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)

LOWEST: Final = -7
HIGHEST: Final = 7
NO_TALK: Final = -99
REPUTATION: Final = (NO_TALK, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5)
"""The modifier of Influence on each space, from -7 on."""

CLOSED: Final = -1
"""The cost of what cannot be entered."""
COST_BY_DAY: Final = {
    "plains": 2,
    "hills": 3,
    "forest": 3,
    "wasteland": 4,
    "desert": 5,
    "swamp": 5,
    "city": 2,
    "lake": CLOSED,
    "mountain": CLOSED,
    "sea": CLOSED,
}
COST_BY_NIGHT: Final = COST_BY_DAY | {"forest": 5, "desert": 3}
CHEAPEST: Final = 2
"""What the easiest space costs."""
EXPLORING: Final = 2

FORTIFIED: Final = ("keep", "mage_tower", "city")
ADVENTURE: Final = ("ruins", "dungeon", "tomb", "den", "spawning_grounds")
RAMPAGING: Final = ("orcs", "draconum")
INHABITED: Final = ("village", "monastery", "keep", "mage_tower", "city")


def level_at(fame: int) -> int:
    """The level that so much Fame gives.

    >>> level_at(-2), level_at(7), level_at(8), level_at(150)
    (1, 2, 3, 10)
    """
    level = 1
    while level < len(LEVEL_FAME) and fame >= LEVEL_FAME[level]:
        level += 1
    return level


def reputation_modifier(reputation: int) -> int:
    """What a place on the Reputation track adds to Influence; ``NO_TALK`` for the X space.

    >>> [reputation_modifier(n) for n in (-7, -4, -2, 0, 2, 7)]
    [-99, -2, -1, 0, 1, 5]
    """
    return REPUTATION[reputation - LOWEST]
