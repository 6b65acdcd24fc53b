"""A view as a vector of fixed length, for any game, by feature hashing.

The view is taken apart into leaves with a path each, such as ``units.u4.figures``. A number adds to two
places of the vector, its logarithm to that of the path and one to that of ``path=number``; a word or a truth
value adds one to that of ``path=value``. Things count as a bag: each adds one to the place of its zone and
face, so that the order of a hand means nothing and an unseen card is an unseen card. The question adds its
prompt and its actor. The place of a name is its BLAKE2b digest modulo the length, and one bit of the digest
is the sign, so that names that share a place cancel out in the mean. Sums are squeezed into -1 to 1.

Only the view is read: an observation cannot hold what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from math import log1p
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from hexameron.kernel.asking import State
from hexameron.kernel.game import Question
from hexameron.kernel.things import Things

Vector = NDArray[np.float32]
Leaf = int | float | str | bool | None

REMEMBERED = 1 << 16
LEFT_OUT = ("things", "chance")
"""Parts of the state that are encoded in another way, or say nothing about the game."""


def encode(view: State, question: Question | None, size: int) -> Vector:
    """The vector of what a seat sees and is asked."""
    sums = np.zeros(size, dtype=np.float32)
    for name, amount in features(view, question):
        index, sign = place(name, size)
        sums[index] += sign * amount
    squeezed: Vector = sums / (1 + np.abs(sums))
    return squeezed


def features(view: State, question: Question | None) -> Iterator[tuple[str, float]]:
    """Names and amounts; a name may come more than once."""
    for field in view.__struct_fields__:
        if field not in LEFT_OUT:
            for path, leaf in leaves(field, msgspec.to_builtins(getattr(view, field))):
                yield from _amounts(path, leaf)
    yield from _things(view.things)
    if question is not None:
        yield f"asked={question.prompt}", 1.0
        yield f"asked.seat={question.seat}", 1.0
        yield f"asked.actor={question.actor}", 1.0


def leaves(path: str, part: Any) -> Iterator[tuple[str, Leaf]]:
    """All leaves of plain data with their paths.

    >>> list(leaves("a", {"b": [1, "x"]}))
    [('a.b.0', 1), ('a.b.1', 'x')]
    """
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from leaves(f"{path}.{key}", inner)
    elif isinstance(part, list | tuple):
        for index, inner in enumerate(part):
            yield from leaves(f"{path}.{index}", inner)
    else:
        yield path, part


def _amounts(path: str, leaf: Leaf) -> Iterator[tuple[str, float]]:
    if isinstance(leaf, int | float) and not isinstance(leaf, bool):
        yield path, log1p(leaf) if leaf >= 0 else -log1p(-leaf)
    yield f"{path}={leaf}", 1.0


def _things(things: Things) -> Iterator[tuple[str, float]]:
    for zone, face in zip(things.zone, things.face, strict=True):
        yield f"{zone}:{face}", 1.0


@lru_cache(maxsize=REMEMBERED)
def place(name: str, size: int) -> tuple[int, float]:
    """Where a name stands in the vector, and with which sign."""
    digest = int.from_bytes(blake2b(name.encode(), digest_size=8, person=b"hexameron place").digest(), "big")
    return (digest >> 1) % size, 1.0 if digest & 1 else -1.0
