"""How a bot weighs what it tried against what instinct told it before.

A few playouts say little, for dice are wild; instinct is cheap and often right. So every option begins with a
few imaginary tries whose result is the mean of all, lowered by how much less than the best one instinct
weighs it. The more an option was truly tried, the less that counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

FAITH = 8.0
"""How many tries the word of instinct is worth."""

LEANING = 0.25
"""How many deviations of the results an option is worse that instinct weighs e times less."""

LEAST = 1e-6
WIDE = 0.1
NARROWEST = 1e-4


class Spread:
    """Mean and deviation of the results so far."""

    __slots__ = ("_squares", "count", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.5
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        gap = value - self.mean
        self.mean += gap / self.count
        self._squares += gap * (value - self.mean)

    @property
    def deviation(self) -> float:
        """Never nothing, so that the first results do not look certain."""
        return sqrt(max(NARROWEST, self._squares / self.count)) if self.count > 1 else WIDE


def leanings(weights: Sequence[float]) -> list[float]:
    """What instinct holds against each option, in deviations: nothing against the best.

    >>> leanings([0.5, 0.5])
    [0.0, 0.0]
    """
    best = max(weights)
    return [LEANING * log(max(weight / best, LEAST)) for weight in weights]


def believed(total: float, tries: int, expected: float) -> float:
    """The value of an option after some tries, if instinct expected this much."""
    return (total + FAITH * expected) / (tries + FAITH)
