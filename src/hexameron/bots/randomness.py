"""A bot's own random numbers. They depend on its seed, the number of the choice and a label only."""

from __future__ import annotations

from hashlib import blake2b
from random import Random


class ChoiceRandom:
    """The random numbers of one choice. They do not depend on the match, so they cannot carry a secret."""

    __slots__ = ("_root",)

    def __init__(self, seed: int, number: int) -> None:
        self._root = f"{seed}/{number}"

    def key(self, index: int) -> bytes:
        """The key of the imagined world number ``index``."""
        return blake2b(f"{self._root}/{index}".encode(), digest_size=32, person=b"hexameron world").digest()

    def below(self, limit: int) -> int:
        """One number from 0 to ``limit - 1`` for the choice as a whole."""
        digest = blake2b(self._root.encode(), digest_size=16, person=b"hexameron pick").digest()
        return int.from_bytes(digest, "big") % limit

    def random(self, index: int) -> Random:
        """Random numbers for the playout number ``index``."""
        seed = blake2b(f"{self._root}/{index}".encode(), digest_size=8, person=b"hexameron luck").digest()
        return Random(int.from_bytes(seed, "big"))
