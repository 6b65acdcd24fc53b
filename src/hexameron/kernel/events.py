"""Events: what the rules tell, with the faces each seat knew at that moment frozen in."""

from __future__ import annotations

import msgspec

from hexameron.kernel.things import bit

Arg = int | str | tuple[int | str, ...]


class Event(msgspec.Struct, forbid_unknown_fields=True):
    """Something that happened. ``n`` is the number of the journal entry it belongs to."""

    name: str
    args: dict[str, Arg]
    rules: tuple[str, ...] = ()
    faces: dict[str, int] = msgspec.field(default_factory=dict)
    seen: dict[str, int] = msgspec.field(default_factory=dict)
    n: int = 0

    def for_seat(self, seat: int | None) -> Event:
        """The event as one seat may read it; ``None`` is a spectator."""
        mine = bit(seat)
        faces = {thing: face for thing, face in self.faces.items() if self.seen[thing] & mine}
        return Event(name=self.name, args=self.args, rules=self.rules, faces=faces, n=self.n)
