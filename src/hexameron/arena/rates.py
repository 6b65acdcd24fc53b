"""Rates with their uncertainty."""

from __future__ import annotations

from math import sqrt

import msgspec

Z95 = 1.959964
"""How many deviations hold 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """So many of so many, with the 95 % interval of Wilson around the rate."""

    name: str
    won: int
    of: int
    rate: float
    low: float
    high: float


def share(name: str, won: int, of: int) -> Share:
    """A rate with its interval.

    >>> share("greedy", 9, 10).rate
    0.9
    """
    low, high = wilson(won, of)
    return Share(name, won, of, won / of if of else 0.0, low, high)


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a rate; with no case at all, everything is possible.

    >>> [round(edge, 3) for edge in wilson(8, 10)]
    [0.49, 0.943]
    """
    if of == 0:
        return 0.0, 1.0
    rate, z2 = won / of, Z95 * Z95
    middle = (rate + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 * sqrt(rate * (1 - rate) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)
