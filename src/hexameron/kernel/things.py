"""Things: cards and tokens whose faces may be secret.

A *handle* (an int, written ``t17`` where ids are strings) is public and stable; the *face* it carries is the
secret. Shuffling permutes faces over handles and forgets who knew them, so no card can be tracked through a
shuffle. Who knows a face is a bit mask of seats per handle. Every secret of a game is the face of some thing.

>>> things = Things()
>>> deck = things.make([10, 11, 12], "deck")
>>> things.show(deck[2], bit(0))
>>> things.view(0).face, things.view(1).face
([-1, -1, 12], [-1, -1, -1])
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Literal

import msgspec

UNKNOWN = -1
SPECTATOR = 31
EVERYBODY = (1 << (SPECTATOR + 1)) - 1

Shuffle = Callable[[int], Sequence[int]]
"""Gives a random permutation of ``range(n)``."""


def bit(seat: int | None) -> int:
    """The mask of one seat; ``None`` is a spectator, who sees only what everybody sees."""
    return 1 << (SPECTATOR if seat is None else seat)


def bits(seats: Iterable[int]) -> int:
    """The mask of several seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Things(msgspec.Struct, forbid_unknown_fields=True):
    """All things of a match, as columns indexed by handle.

    ``pool`` numbers the group a thing was last mixed in; ``kind`` travels with the face and names the group
    of faces that could be exchanged between pools (the cards of one Lore Master, of which some went into the
    deck and the rest into the box). Both serve :meth:`redeal` only.
    """

    face: list[int] = msgspec.field(default_factory=list)
    kind: list[int] = msgspec.field(default_factory=list)
    pool: list[int] = msgspec.field(default_factory=list)
    seen: list[int] = msgspec.field(default_factory=list)
    zone: list[str] = msgspec.field(default_factory=list)
    order: dict[str, list[int]] = msgspec.field(default_factory=dict)
    pools: int = 0
    kinds: int = 1 << 16
    learned: int = 0

    def make(self, faces: Iterable[int], zone: str, *, kind: int | None = None, seen: int = 0) -> list[int]:
        """New things in a zone, one per face, in a pool and (unless it is given) of a kind of their own."""
        self.pools += 1
        if kind is None:
            self.kinds += 1
            kind = self.kinds
        first = len(self.face)
        self.face.extend(faces)
        made = list(range(first, len(self.face)))
        self.kind.extend([kind] * len(made))
        self.pool.extend([self.pools] * len(made))
        self.seen.extend([seen] * len(made))
        self.zone.extend([zone] * len(made))
        self.order.setdefault(zone, []).extend(made)
        return made

    def make_shuffled(self, faces: Sequence[int], zone: str, permutation: Shuffle) -> None:
        """New things in a zone that are shuffled at once: what :meth:`make` and then :meth:`mix` do."""
        self.pools += 1
        self.make([faces[origin] for origin in permutation(len(faces))], zone)
        self.kinds += 1

    def in_zone(self, zone: str) -> list[int]:
        """The handles of a zone from bottom to top."""
        return self.order.get(zone, [])

    def count(self, zone: str) -> int:
        return len(self.order.get(zone, ()))

    def move(self, handle: int, zone: str, *, to: Literal["top", "bottom"] = "top") -> None:
        """Puts a thing into a zone; knowledge of its face does not change."""
        left = self.order[self.zone[handle]]
        if left[-1] == handle:
            left.pop()
        else:
            left.remove(handle)
        place = self.order.get(zone)
        if place is None:
            place = self.order[zone] = []
        if to == "top":
            place.append(handle)
        else:
            place.insert(0, handle)
        self.zone[handle] = zone

    def deal(self, source: str, zone: str, n: int, mask: int) -> None:
        """Puts so many things from the top of a zone onto another, one by one, and shows them to the mask."""
        pile = self.order[source]
        taken = pile[: -n - 1 : -1]
        del pile[-n:]
        self.order.setdefault(zone, []).extend(taken)
        place, seen = self.zone, self.seen
        for handle in taken:
            place[handle] = zone
            if mask & ~seen[handle]:
                seen[handle] |= mask
                self.learned += 1

    def move_all(self, source: str, zone: str) -> None:
        """Puts all things of a zone on top of another, in their order."""
        moved = self.order.get(source)
        if moved:
            self.order[source] = []
            self.order.setdefault(zone, []).extend(moved)
            place = self.zone
            for handle in moved:
                place[handle] = zone

    def show(self, handle: int, mask: int) -> None:
        """Lets the seats of the mask know the face; new knowledge is a barrier for undo."""
        if mask & ~self.seen[handle]:
            self.seen[handle] |= mask
            self.learned += 1

    def show_all(self, handle: int) -> None:
        self.show(handle, EVERYBODY)

    def known(self, handle: int, seat: int | None) -> bool:
        return bool(self.seen[handle] & bit(seat))

    def shuffle(self, zone: str, permutation: Shuffle) -> None:
        """Permutes the faces of a zone over its handles; nobody knows any of them afterwards."""
        self.mix(self.order.get(zone, []), permutation)

    def mix(self, handles: Sequence[int], permutation: Shuffle) -> None:
        """Permutes the faces of some things among themselves: from now on they are one pool.

        Faces that everybody knew become a kind of their own: they are known to be in this pool.
        """
        self.pools += 1
        self.kinds += 1
        pools, kinds = self.pools, self.kinds
        face, kind, pool, seen = self.face, self.kind, self.pool, self.seen
        faces = [face[handle] for handle in handles]
        sorts = [kinds if seen[handle] == EVERYBODY else kind[handle] for handle in handles]
        for handle, origin in zip(handles, permutation(len(faces)), strict=True):
            face[handle] = faces[origin]
            kind[handle] = sorts[origin]
            pool[handle] = pools
            seen[handle] = 0

    def swap_faces(self, one: int, other: int) -> None:
        """Exchanges two faces nobody has seen, at a real table, where the players report what they drew."""
        self.face[one], self.face[other] = self.face[other], self.face[one]
        self.kind[one], self.kind[other] = self.kind[other], self.kind[one]

    def view(self, seat: int | None) -> Things:
        """What a seat may know: the same columns with every unseen face blanked."""
        mine = bit(seat)
        known = [bool(seen & mine) for seen in self.seen]
        return Things(
            face=[face if k else UNKNOWN for face, k in zip(self.face, known, strict=True)],
            kind=[kind if k else UNKNOWN for kind, k in zip(self.kind, known, strict=True)],
            pool=self.pool[:],
            seen=self.seen[:],
            zone=self.zone[:],
            order={zone: handles[:] for zone, handles in self.order.items()},
            pools=self.pools,
            kinds=self.kinds,
        )

    def opened(self) -> Things:
        """The same things with all faces known to everybody, as they may be looked at after a match."""
        return msgspec.structs.replace(self, seen=[EVERYBODY] * len(self.seen))

    def possible_faces(self, handle: int, seat: int | None) -> list[int]:
        """The faces that a seat (or a spectator) must think possible for a thing it has not seen.

        Faces of one kind may have changed places between pools, so all pools that share kinds count.
        """
        mine = bit(seat)
        face, kind, pool = self.face, self.kind, self.pool
        hidden = [h for h, seen in enumerate(self.seen) if not seen & mine]
        pools, size = {pool[handle]}, 0
        while len(pools) > size:
            size = len(pools)
            kinds = {kind[h] for h in hidden if pool[h] in pools}
            pools |= {pool[h] for h in hidden if kind[h] in kinds}
        return sorted({face[h] for h in hidden if pool[h] in pools})

    def may_hold(self, zone: str, faces: Container[int]) -> bool:
        """Whether a zone may hold one of these faces for all that everybody knows.

        This is what a window may open on: the answer is the same whatever the hidden faces are.
        """
        looked_at: list[int] = []
        for handle in self.in_zone(zone):
            if self.known(handle, None):
                if self.face[handle] in faces:
                    return True
            elif self.pool[handle] not in looked_at:
                looked_at.append(self.pool[handle])
                if self._pool_hides(self.pool[handle], faces) or any(
                    face in faces for face in self.possible_faces(handle, None)
                ):
                    return True
        return False

    def _pool_hides(self, pool: int, faces: Container[int]) -> bool:
        """Whether a thing of a pool that not everybody knows has one of these faces."""
        face, seen, spectator = self.face, self.seen, bit(None)
        for handle, of in enumerate(self.pool):
            if of == pool and face[handle] in faces and not seen[handle] & spectator:
                return True
        return False

    def redeal(self, seat: int, permutation: Shuffle, pinned: Sequence[int] = ()) -> None:
        """Replaces what a seat cannot know by a world that is just as possible.

        First faces of one kind change places wherever they lie, then all unseen faces of one pool do. How
        many faces of each kind lie in each pool is taken as known. Everything is put into an order that does
        not depend on who holds what: the same permutations give the same world whatever the truth was.
        """
        mine = bit(seat)
        kind, pool = self.kind, self.pool
        by_pool: dict[int, list[int]] = {}
        pool_of: dict[int, int] = {}
        spread: dict[int, list[int]] = {}  # the things of kinds that lie in several pools
        for handle, seen in enumerate(self.seen):
            if not seen & mine and handle not in pinned:
                at, of = pool[handle], kind[handle]
                if at in by_pool:
                    by_pool[at].append(handle)
                else:
                    by_pool[at] = [handle]
                if pool_of.setdefault(of, at) != at:
                    spread[of] = []
        if spread:
            for group in by_pool.values():
                for handle in group:
                    if kind[handle] in spread:
                        spread[kind[handle]].append(handle)
            for _, group in sorted(spread.items()):
                group.sort(key=pool.__getitem__)
                self._deal(group, permutation)
        for group in by_pool.values():
            self._deal(group, permutation)

    def _deal(self, group: Sequence[int], permutation: Shuffle) -> None:
        """Deals the faces of some things among them."""
        if len(group) == 1:
            return
        face, kind = self.face, self.kind
        order = permutation(len(group))
        kinds = [kind[handle] for handle in group]
        if kinds.count(kinds[0]) == len(kinds):
            faces = sorted([face[handle] for handle in group])
            for handle, origin in zip(group, order, strict=True):
                face[handle] = faces[origin]
            return
        source = sorted([(face[handle], kind[handle]) for handle in group])
        for handle, origin in zip(group, order, strict=True):
            face[handle], kind[handle] = source[origin]
