"""Which cells a straight segment crosses, in whole numbers only.

A cell of a grid is an intersection of strips: a hexagon of three, a square of two. `strips(place)` gives, for
the centre of a cell, its coordinate across each strip, scaled so that the cell reaches exactly 1 to either
side. A segment from the origin then lies in a cell between the latest entry into a strip and the earliest
exit from one.
"""

from collections.abc import Callable
from math import lcm
from typing import TypeAlias

from hexameron.kernel.geometry.places import Place, Step

Strips: TypeAlias = Callable[[Place], tuple[int, ...]]
Around: TypeAlias = Callable[[Place], tuple[Place, ...]]


def crossed(target: Place, strips: Strips, around: Around) -> tuple[Step, ...]:
    """Follows the segment from the centre of (0, 0) to the centre of `target`, both cells included.

    A step is the one cell whose interior the segment crosses or, where it runs along an edge, the two cells
    that share that edge, in ascending order. A cell that is only touched in a corner point is not crossed.
    `around` must give every place that shares at least a corner with a place.
    """
    reach = strips(target)
    length = lcm(*(component for component in reach if component))
    spans = {(0, 0): _span((0, 0), reach, length, strips)}
    queue = [(0, 0)]
    for place in queue:
        for beside in around(place):
            if beside not in spans:
                spans[beside] = _span(beside, reach, length, strips)
                if spans[beside] is not None:
                    queue.append(beside)
    steps: dict[int, list[Place]] = {}
    for place, span in spans.items():
        if span is not None:
            steps.setdefault(span[0], []).append(place)
    return tuple(tuple(sorted(steps[enter])) for enter in sorted(steps))


def _span(place: Place, reach: tuple[int, ...], length: int, strips: Strips) -> tuple[int, int] | None:
    """In which of `length` parts the segment enters and leaves a cell; None if they share a point at most."""
    enter, leave = 0, length
    for total, middle in zip(reach, strips(place), strict=True):
        if total == 0:
            if abs(middle) > 1:
                return None
            continue
        # Exact: `length` is a multiple of every component of `reach`.
        near, far = sorted(((middle - 1) * length // total, (middle + 1) * length // total))
        enter, leave = max(enter, near), min(leave, far)
    return (enter, leave) if enter < leave else None
