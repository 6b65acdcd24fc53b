"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from itertools import accumulate

REMEMBERED = 20_000


class Bucket:
    """A token bucket: on average ``rate`` a second, at most ``burst`` at once."""

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

    def give_back(self, client: str) -> None:
        """Takes the last count back."""
        bucket = self._buckets.get(client)
        if bucket is not None:
            bucket.level = min(bucket.burst, bucket.level + 1)

    def take(self, client: str) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take()


class KnownClients:
    """Clients that logged in before; those not seen for the longest time are forgotten first."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, None] = OrderedDict()

    def has(self, who: str) -> bool:
        return who in self._seen

    def note(self, who: str) -> None:
        self._seen[who] = None
        self._seen.move_to_end(who)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)


class Connections:
    """How many live connections there are, in all and per client."""

    def __init__(self, limit: int, per_client: int) -> None:
        self._limit = limit
        self._per_client = per_client
        self._open: dict[str, int] = {}
        self.count = 0

    def open(self, client: str) -> bool:
        if self.count >= self._limit or self._open.get(client, 0) >= self._per_client:
            return False
        self._open[client] = self._open.get(client, 0) + 1
        self.count += 1
        return True

    def close(self, client: str) -> None:
        self._open[client] -= 1
        self.count -= 1
        if not self._open[client]:
            del self._open[client]


_KEPT = b'"[]{}'
_DROPPED = bytes(byte for byte in range(256) if byte not in _KEPT)
_STEPS = [1 if byte in b"[{" else -1 for byte in range(256)]


def depth(data: bytes) -> int:
    """How deeply a JSON text is nested, whether or not it is well formed, at a cost that follows its length.

    >>> depth(b'{"a": [1, "]]]", {}]}')
    3
    """
    plain = data.replace(rb"\\", b"").replace(rb"\"", b"").translate(None, _DROPPED)
    brackets = b"".join(plain.split(b'"')[::2])
    return max(accumulate(map(_STEPS.__getitem__, brackets), initial=0))


def has_nul(data: bytes) -> bool:
    r"""Whether a JSON text holds the character NUL, which no database keeps in a text.

    >>> has_nul(rb'"\u0000"'), has_nul(rb'"\\u0000"')
    (True, False)
    """
    return b"\0" in data or rb"\u0000" in data.replace(rb"\\", b"")
