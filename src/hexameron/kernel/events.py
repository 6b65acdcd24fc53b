"""Events: what the rules tell, with who knew which face.

A line must hide from nobody what lies open, whether a rule tells first and shows then or the other way
round. So a reader is given a face that was known to it when the choice had been worked out
(:meth:`Event.settle`), or that it can see now. A thing that was mixed since is another thing: what is known
of it later names nothing.
"""

from __future__ import annotations

import msgspec

from hexameron.kernel.ids import handle_of
from hexameron.kernel.things import EVERYBODY, Things, bit

Arg = int | str | tuple[int | str, ...]


class Event(msgspec.Struct, forbid_unknown_fields=True):
    """Something that happened. ``n`` is the number of the journal entry it belongs to.

    Of the things that it speaks of it keeps the ``faces``, the mask of those who had ``seen`` them, and the
    ``pools`` in which they lay.
    """

    name: str
    args: dict[str, Arg]
    rules: tuple[str, ...] = ()
    faces: dict[str, int] = msgspec.field(default_factory=dict)
    seen: dict[str, int] = msgspec.field(default_factory=dict)
    n: int = 0
    pools: dict[str, int] = msgspec.field(default_factory=dict)

    def settle(self, things: Things) -> None:
        """Notes who knows the things now that all that followed from the choice has happened."""
        for id_, handle in self._unmixed(things):
            self.faces[id_] = things.face[handle]
            self.seen[id_] |= things.seen[handle]

    def for_seat(self, seat: int | None, things: Things | None = None) -> Event:
        """The event as one seat may read it; ``None`` is a spectator. ``things`` are as they lie now."""
        mine = bit(seat)
        faces = {id_: face for id_, face in self.faces.items() if self.seen[id_] & mine}
        if things is not None:
            for id_, handle in self._unmixed(things):
                if things.seen[handle] & mine:
                    faces[id_] = things.face[handle]
        return Event(name=self.name, args=self.args, rules=self.rules, faces=faces, n=self.n)

    def opened(self) -> Event:
        """The event as it may be read when a match is over and nothing is secret any more."""
        return msgspec.structs.replace(self, seen=dict.fromkeys(self.faces, EVERYBODY))

    def _unmixed(self, things: Things) -> list[tuple[str, int]]:
        """The things that have not been mixed with others since, with their handles."""
        return [
            (id_, handle_of(id_)) for id_, pool in self.pools.items() if things.pool[handle_of(id_)] == pool
        ]
