"""Slow, independent answers to check the quick ones against."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations, pairwise

from hexameron.kernel.geometry import Place, Step

Norm = Callable[[Fraction, Fraction], Fraction]
"""The square of the length of a vector on the grid."""


def hex_norm(q: Fraction, r: Fraction) -> Fraction:
    return q * q + q * r + r * r


def square_norm(x: Fraction, y: Fraction) -> Fraction:
    return x * x + y * y


def nearest_along(target: Place, candidates: Iterable[Place], norm: Norm) -> tuple[Step, ...]:
    """The cells whose centres are nearest to the points of the segment from (0, 0) to a target, run by run.

    The squared distances to the centres differ by linear functions of the way gone, so two cells change
    places at one point at most; between two such points the nearest cells are the same.
    """
    centres = sorted(candidates)

    def gap(centre: Place, way: Fraction) -> Fraction:
        return norm(way * target[0] - centre[0], way * target[1] - centre[1])

    ends = [(gap(centre, Fraction(0)), gap(centre, Fraction(1))) for centre in centres]
    changes = {Fraction(0), Fraction(1)}
    for (one_start, one_end), (other_start, other_end) in combinations(ends, 2):
        at_start, at_end = one_start - other_start, one_end - other_end
        if at_start != at_end:
            changes.add(at_start / (at_start - at_end))
    runs: list[Step] = []
    for start, end in pairwise(sorted(way for way in changes if 0 <= way <= 1)):
        gaps = {centre: gap(centre, (start + end) / 2) for centre in centres}
        nearest = tuple(centre for centre in centres if gaps[centre] == min(gaps.values()))
        if not runs or runs[-1] != nearest:
            runs.append(nearest)
    return tuple(runs)
