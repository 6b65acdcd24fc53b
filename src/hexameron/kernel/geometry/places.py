"""Where things are: whole numbers for rules, floats for drawing."""

from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
"""A cell's coordinates on its grid: (q, r) of a hex, (x, y) of a square."""
Point: TypeAlias = tuple[float, float]
"""A point of the drawing; y grows downwards."""
Step: TypeAlias = tuple[Place, ...]
"""One step of a straight line: the one place it crosses, or the two between which it runs along an edge."""
