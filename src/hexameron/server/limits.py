"""How much one client may ask for."""

from __future__ import annotations

import re
import time
from collections import OrderedDict

REMEMBERED = 20_000


class Bucket:
    """So much a second, and so much at once."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each client; those not seen for the longest time are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take()


class Connections:
    """How many live connections there are, in all and per client."""

    def __init__(self, limit: int, per_client: int) -> None:
        self._limit = limit
        self._per_client = per_client
        self._open: dict[str, int] = {}

    @property
    def count(self) -> int:
        return sum(self._open.values())

    def open(self, client: str) -> bool:
        if self.count >= self._limit or self._open.get(client, 0) >= self._per_client:
            return False
        self._open[client] = self._open.get(client, 0) + 1
        return True

    def close(self, client: str) -> None:
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")


def depth(data: bytes) -> int:
    """How deeply a JSON text is nested, whether or not it is well formed.

    >>> depth(b'{"a": [1, "]]]", {}]}')
    3
    """
    deepest = level = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", data)):
        level += 1 if bracket in b"[{" else -1
        deepest = max(deepest, level)
    return deepest
