"""Fair dice: where the parts of their key come from, and in which order.

The server fixes its secret, and publishes its hash, when a match is created. Each person's browser then
promises a nonce of its own by its hash, and shows the nonce only when all seats have promised. So nobody,
neither who runs the server nor who comes last, knows another's part while their own can still be changed. A
seat that a bot plays, or whose client brings nothing, has a nonce that follows from the secret: it cannot be
chosen either.

If somebody must be replaced after all have promised, everything is agreed anew with another secret: else
whoever knows the outcome first could leave and come again until it pleases. Who runs the server and sits at
the table knows it first, so that happens a few times at most, and all are told how often and because of whom.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.chance import Commitments, Fairness, commitment
from hexameron.server.play.faults import Conflict, Fault
from hexameron.server.storage.rows import SeatRow

MOST_WASTED = 3
"""So often at most parts that were shown are thrown away; after that only a new match helps."""


class KeyParts(msgspec.Struct, frozen=True):
    """The server's secret, and the seats with what they promised and showed.

    ``wasted``: for each seat how often all had to agree anew because of it after a part had been shown.
    """

    secret: bytes
    seats: tuple[SeatRow, ...]
    wasted: tuple[int, ...] = ()

    @property
    def sealed(self) -> bool:
        """Whether all have promised: from then on no part can be changed."""
        return all(seat.promise for seat in self.seats)

    @property
    def complete(self) -> bool:
        return all(seat.nonce for seat in self.seats)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats that are waited for: to promise or, when all have, to show."""
        if self.sealed:
            return tuple(seat.seat for seat in self.seats if not seat.nonce)
        return tuple(seat.seat for seat in self.seats if not seat.promise)

    @property
    def shown(self) -> tuple[Seat, ...]:
        return tuple(seat.seat for seat in self.seats if seat.nonce)

    def commitments(self) -> Commitments:
        """What is published. A seat that has not promised yet has an empty hash."""
        return Commitments(commitment(self.secret), tuple(seat.promise for seat in self.seats))

    def fairness(self) -> Fairness:
        return Fairness(self.secret, tuple(bytes.fromhex(seat.nonce) for seat in self.seats))

    # ------------------------------------------------------------------ bringing

    def promise(self, seat: Seat, hash_: str) -> KeyParts:
        """A seat promises a nonce, or another one as long as it has not shown it."""
        if self.seats[seat].promise == hash_:
            return self
        if self.seats[seat].nonce:
            raise Conflict("table.part_shown")
        return self.vacate(seat).altered(seat, promise=hash_, nonce="")

    def show(self, seat: Seat, nonce: str) -> KeyParts:
        """A seat shows what it promised."""
        if not self.sealed:
            raise Conflict("table.part_too_early")
        if commitment(bytes.fromhex(nonce)) != self.seats[seat].promise:
            raise Fault("table.part_wrong")
        return self.altered(seat, nonce=nonce)

    def give(self, seat: Seat, nonce: str) -> KeyParts:
        """Takes a nonce without a promise, from a client that trusts this server; without one, serves it."""
        part = bytes.fromhex(nonce) or self._own(seat)
        return self.altered(seat, promise=commitment(part), nonce=part.hex())

    def vacate(self, seat: Seat) -> KeyParts:
        """Somebody else takes a seat: its part is open again, and all of them if all had promised."""
        parts = self._anew(seat) if self.sealed else self
        return parts.altered(seat, promise="", nonce="")

    def stand_in(self, seat: Seat, bot: str) -> KeyParts:
        """A bot takes a seat, or (without a name) leaves it to its person."""
        parts = self.vacate(seat).altered(seat, bot=bot)
        return parts.give(seat, "") if bot else parts

    def _own(self, seat: Seat) -> bytes:
        """The part that follows from the secret."""
        return blake2b(str(seat).encode(), key=self.secret, digest_size=16, person=b"hexameron seat").digest()

    def served(self, seat: Seat) -> bool:
        """Whether a seat has the part that follows from the secret, not one of its own."""
        return self.seats[seat].nonce == self._own(seat).hex()

    def _anew(self, because_of: Seat) -> KeyParts:
        fresh = KeyParts(secrets.token_bytes(32), self.seats, self._wasted_by(because_of))
        for one in self.seats:
            seat = one.seat
            fresh = fresh.give(seat, "") if self.served(seat) else fresh.altered(seat, promise="", nonce="")
        return fresh

    def _wasted_by(self, seat: Seat) -> tuple[int, ...]:
        """The counts, if a part that was shown is thrown away now because of a seat."""
        if all(not one.nonce or self.served(one.seat) for one in self.seats):
            return self.wasted  # nobody could have known anything
        if sum(self.wasted) >= MOST_WASTED:
            raise Conflict("table.dice_wasted")
        counts = self.wasted or (0,) * len(self.seats)
        return tuple(count + (place == seat) for place, count in enumerate(counts))

    def altered(self, seat: Seat, **changes: str) -> KeyParts:
        changed = msgspec.structs.replace(self.seats[seat], **changes)
        seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])
        return msgspec.structs.replace(self, seats=seats)


def opened(seats: Sequence[SeatRow]) -> KeyParts:
    """The parts of a new match with a fresh secret; bots have theirs at once."""
    parts = KeyParts(secrets.token_bytes(32), tuple(seats))
    for seat in seats:
        if seat.bot:
            parts = parts.give(seat.seat, "")
    return parts
