"""The dice: five d8 to attack with, and the elite die."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.terms import Face

ATTACK_DICE: Final = 5
ATTACK_SIDES: Final = 8
ALWAYS_HITS: Final = 1
ALWAYS_MISSES: Final = 8

ELITE_DIE: Final[tuple[Face, ...]] = ("skull", "skull", "two_skulls", "luck", "laurel", "bad_luck")
"""The rulebook names the faces; that the single skull is there twice is designed."""


def hits(roll: int, strength: int) -> bool:
    """Whether an attack die of this result hits.

    >>> [hits(roll, 3) for roll in (1, 3, 4)], hits(1, 0), hits(8, 9)
    ([True, True, False], True, False)
    """
    return roll == ALWAYS_HITS or (roll <= strength and roll != ALWAYS_MISSES)
