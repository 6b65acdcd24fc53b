"""Chance: keyed streams of random numbers that nobody can choose and everybody can check.

Every number is BLAKE2b of a label, the turn and a running index under one secret key: a die more in one place
changes nothing in another, and two matches with the same key meet the same dice. The key mixes the server's
secret with one nonce per seat. The hashes of all of them are published before any is shown.

>>> fairness = Fairness.from_seed(7)
>>> dice = Dice(fairness.key())
>>> chance = Chance()
>>> dice.roll(chance, "battle", 6, 3) == Dice(fairness.key()).roll(Chance(), "battle", 6, 3)
True
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import ClassVar

import msgspec

DIGEST_BITS = 512
SHORT = 1 << 30
"""Below this the interpreter divides in one step."""


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """How far each stream has been read; part of the state, while the key is not."""

    turn: int = 0
    counts: dict[str, int] = msgspec.field(default_factory=dict)

    def next_turn(self) -> None:
        """Starts fresh streams, so that what happened in an earlier turn does not shift later dice."""
        self.turn += 1
        self.counts.clear()


class Dice:
    """Reads the streams of one key."""

    __slots__ = ("_keyed", "key")

    loaded: ClassVar[bool] = False
    """Whether shuffles and draws are to ask these dice, too (hexameron.lab)."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._keyed = blake2b(key=key, digest_size=DIGEST_BITS // 8)

    def number(self, chance: Chance, label: str) -> int:
        """The next 512-bit number of a stream."""
        index = chance.counts.get(label, 0)
        chance.counts[label] = index + 1
        stream = self._keyed.copy()
        stream.update(f"{label}/{chance.turn}/{index}".encode())
        return int.from_bytes(stream.digest(), "big")

    def roll(self, chance: Chance, label: str, sides: int, n: int) -> tuple[int, ...]:
        """Rolls ``n`` dice with faces ``0..sides-1``."""
        if n < 0 or sides < 1 or n * sides.bit_length() > DIGEST_BITS // 2:
            raise ValueError(f"cannot roll {n} dice of {sides} sides in one throw")
        number = self.number(chance, label)
        faces = []
        for _ in range(n):
            number, face = divmod(number, sides)
            faces.append(face)
        return tuple(faces)

    def below(self, chance: Chance, label: str, limit: int) -> int:
        """One number from ``0`` to ``limit - 1``."""
        return self.number(chance, label) % limit

    def permutation(self, chance: Chance, label: str, n: int) -> list[int]:
        """A random order of ``range(n)``."""
        order = list(range(n))
        for groups in _drawing(n):
            number = self.number(chance, label)
            for product, places in groups:
                number, small = divmod(number, product)
                for i in places:
                    small, j = divmod(small, i + 1)
                    order[i], order[j] = order[j], order[i]
        return order

    def arranged(self, chance: Chance, label: str, faces: Sequence[int]) -> Sequence[int]:
        """A random order of these faces, each by its place; loaded dice know which they want."""
        return self.permutation(chance, label, len(faces))

    def drawn(self, zone: str, handle: int, pool: int) -> int | None:
        """The face that the top thing of a zone is to have; ``None``: the one it has."""
        return None

    def fork(self) -> Dice:
        """The dice of a clone, which reads on by itself."""
        return self


class NoDice(Dice):
    """What lies on a table that is only read: to roll, to shuffle or to draw there is a mistake."""

    __slots__ = ()

    loaded: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(b"none")

    def number(self, chance: Chance, label: str) -> int:
        raise RuntimeError(f"{label}: this table is only read, nothing is rolled or shuffled at it")

    def drawn(self, zone: str, handle: int, pool: int) -> int | None:
        raise RuntimeError(f"{zone}: this table is only read, nothing is drawn at it")


@lru_cache(maxsize=512)
def _drawing(n: int) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """How the numbers that a permutation takes are spent: for each, groups of places to exchange.

    A group takes the product of its choices out of the long number at once, since dividing a short number is
    so much quicker.
    """
    numbers: list[list[tuple[int, tuple[int, ...]]]] = []
    left = 0
    for i in range(n - 1, 0, -1):
        if left < i.bit_length() + 64:
            numbers.append([(1, ())])
            left = DIGEST_BITS
        left -= i.bit_length() + 1
        groups = numbers[-1]
        product, places = groups[-1]
        if product * (i + 1) < SHORT:
            groups[-1] = (product * (i + 1), (*places, i))
        else:
            groups.append((i + 1, (i,)))
    return tuple(tuple(groups) for groups in numbers)


def commitment(secret: bytes) -> str:
    """The hash that is published before a secret or nonce is shown."""
    return blake2b(secret, digest_size=32, person=b"hexameron commit").hexdigest()


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match's key comes from: the server's secret, and one nonce per seat."""

    secret: bytes
    nonces: tuple[bytes, ...] = ()

    @classmethod
    def from_seed(cls, seed: int) -> Fairness:
        """A reproducible key for simulations and tests; nobody is protected by it."""
        return cls(blake2b(str(seed).encode(), digest_size=32, person=b"hexameron seed").digest())

    @classmethod
    def fresh(cls, seats: int) -> Fairness:
        """New secrets from the system; at a networked table each seat sends its own nonce instead."""
        return cls(secrets.token_bytes(32), tuple(secrets.token_bytes(16) for _ in range(seats)))

    def key(self) -> bytes:
        mixed = blake2b(self.secret, digest_size=32, person=b"hexameron key")
        for nonce in self.nonces:
            mixed.update(len(nonce).to_bytes(4, "big") + nonce)
        return mixed.digest()

    def commitments(self) -> Commitments:
        return Commitments(commitment(self.secret), tuple(commitment(nonce) for nonce in self.nonces))


class Commitments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The published hashes: of the server's secret and of each seat's nonce."""

    secret: str
    nonces: tuple[str, ...] = ()

    def fault(self, fairness: Fairness) -> str:
        """What does not fit the published hashes, or ``""``."""
        true = fairness.commitments()
        if true.secret != self.secret:
            return "secret"
        if len(true.nonces) != len(self.nonces):
            return "nonces"
        for seat, (shown, published) in enumerate(zip(true.nonces, self.nonces, strict=True)):
            if shown != published:
                return f"nonces[{seat}]"
        return ""
