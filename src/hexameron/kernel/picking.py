"""Picking: which of several things, or how many of each, may come next, so that the whole can become right.

A set is listed in one order, so that machines meet each set once; people pick in any order. Both lists follow
from what has been picked so far and from what makes a set right:

- no fewer than ``lo`` and no more than ``hi`` things, and ``enough`` of them to end with;
- whatever was picked ``fits`` together; what does not is not mended by picking more;
- of things that are ``alike`` one is as good as another, so the first of them is offered.

So 'cards that reach the cost' is ``enough``, 'at most eight units and one of them coloured' is ``hi`` and
``enough``, 'no two of one kind' is ``fits``. Amounts are divided in the same two ways, thing by thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Sets(NamedTuple, Generic[T]):
    """What makes a set of things right."""

    lo: int
    hi: int
    fits: Callable[[Sequence[T]], bool] | None = None
    enough: Callable[[Sequence[T]], bool] | None = None
    alike: Callable[[T], object] | None = None

    def stands(self, picked: Sequence[T]) -> bool:
        """Whether one may end with these."""
        return len(picked) >= self.lo and (self.enough is None or self.enough(picked))

    def in_order(self, there: Sequence[T], picked: Sequence[T]) -> list[T]:
        """What may be picked next in the order of the list: nothing that comes before what was picked.

        Whoever has left that order and cannot come to an end in it is offered all.
        """
        after = max(there.index(one) for one in picked) + 1 if picked else 0
        if self.fits is None and self.enough is None and self.alike is None:
            found = list(there[after : len(there) - max(self.lo - len(picked) - 1, 0)])
        else:
            found = [
                one
                for place, one in enumerate(there[after:], after + 1)
                if self._is_first(there, picked, one) and self._leads(there, place, [*picked, one])
            ]
        return found if found or self.stands(picked) else self.any_order(there, picked)

    def any_order(self, there: Sequence[T], picked: Sequence[T]) -> list[T]:
        """What may be picked next if the order does not matter; one after another where all are needed."""
        if len(picked) >= self.hi:
            return []
        left = [one for one in there if one not in picked]
        found = [
            one
            for one in left
            if self._is_first(there, picked, one) and self._leads(there, 0, [*picked, one])
        ]
        if not self.stands(picked) and not any(self._spares(left, picked, one) for one in found):
            return found[:1]
        return found

    def rest(self, there: Sequence[T], picked: Sequence[T]) -> list[T]:
        """All that is left, in the order of the list, if all of it may be picked; else nothing."""
        left = [one for one in there if one not in picked]
        together = [*picked, *left]
        if len(together) > self.hi or not self.stands(together):
            return []
        steps = range(len(picked) + 1, len(together) + 1)
        fits = self.fits
        return left if fits is None or all(fits(together[:n]) for n in steps) else []

    def _spares(self, left: Sequence[T], picked: Sequence[T], one: T) -> bool:
        """Whether the set can be made without this one."""
        return self._leads([other for other in left if other != one], 0, list(picked))

    def _is_first(self, there: Sequence[T], picked: Sequence[T], one: T) -> bool:
        """Whether a thing is the first of those alike that were not picked."""
        if self.alike is None:
            return True
        kind = self.alike(one)
        return one == next(other for other in there if other not in picked and self.alike(other) == kind)

    def _leads(self, there: Sequence[T], place: int, picked: list[T]) -> bool:
        """Whether these can become a set that stands, with things that are listed from this place on."""
        if picked and self.fits is not None and not self.fits(picked):
            return False
        if self.stands(picked):
            return True
        return len(picked) < self.hi and any(
            self._leads(there, after, [*picked, one])
            for after, one in enumerate(there[place:], place + 1)
            if one not in picked and self._is_first(there, picked, one)
        )


class Amounts(NamedTuple):
    """What makes a division right: ``lo`` at least and ``hi`` at most in all, and ``enough`` of some.

    A division maps names to amounts of at least one. Whatever is ``enough`` stays so if more is given.
    """

    lo: int
    hi: int
    enough: Callable[[Mapping[str, int]], bool] | None = None

    def stands(self, given: Mapping[str, int]) -> bool:
        """Whether one may end with this."""
        return sum(given.values()) >= self.lo and (self.enough is None or self.enough(given))

    def in_order(self, limits: Mapping[str, int], given: Mapping[str, int]) -> list[tuple[str, int]]:
        """What may be given next in the order of the names, so that each division is met once.

        Whoever has left that order and cannot come to an end in it is offered all.
        """
        names = list(limits)
        after = max(names.index(name) for name in given) + 1 if given else 0
        if self.enough is None:
            found = self._plain_in_order(limits, names[after:], sum(given.values()))
        else:
            found = [
                (name, n)
                for place, name in enumerate(names[after:], after + 1)
                for n in self._amounts(limits, given, name)
                if self._leads(limits, names[place:], {**given, name: n})
            ]
        return found if found or self.stands(given) else self.any_order(limits, given)

    def _plain_in_order(
        self, limits: Mapping[str, int], names: Sequence[str], total: int
    ) -> list[tuple[str, int]]:
        """Of each name as much as may be, and no less than what follows it cannot make up for."""
        left = sum([limits[name] for name in names])
        found: list[tuple[str, int]] = []
        for name in names:
            left -= limits[name]
            least, most = max(1, self.lo - total - left), min(limits[name], self.hi - total)
            found += [(name, n) for n in range(least, most + 1)]
        return found

    def any_order(self, limits: Mapping[str, int], given: Mapping[str, int]) -> list[tuple[str, int]]:
        """What may be given next if the order does not matter; one after another where all is needed."""
        left = [name for name in limits if name not in given]
        found = [
            (name, n)
            for name in left
            for n in self._amounts(limits, given, name)
            if self._leads(limits, [other for other in left if other != name], {**given, name: n})
        ]
        needed = self.lo - sum(given.values())
        return found[:1] if needed > 0 and needed == sum(limits[name] for name in left) else found

    def rest(self, limits: Mapping[str, int], given: Mapping[str, int]) -> list[tuple[str, int]]:
        """As much as there may be of all that is left, if all of it may be given; else nothing."""
        left = {name: limit for name, limit in limits.items() if name not in given and limit}
        together = {**given, **left}
        return list(left.items()) if sum(together.values()) <= self.hi and self.stands(together) else []

    def _amounts(self, limits: Mapping[str, int], given: Mapping[str, int], name: str) -> range:
        return range(1, min(limits[name], self.hi - sum(given.values())) + 1)

    def _leads(self, limits: Mapping[str, int], left: Sequence[str], given: dict[str, int]) -> bool:
        """Whether this can become a division that stands, with some of what is left."""
        if self.stands(given):
            return True
        total, most = sum(given.values()), sum(limits[name] for name in left)
        if total + min(most, self.hi - total) < self.lo:
            return False
        if self.enough is None:
            return True
        if not self.enough({**given, **{name: limits[name] for name in left if limits[name]}}):
            return False
        return any(
            self._leads(limits, left[place:], {**given, name: n})
            for place, name in enumerate(left, 1)
            for n in self._amounts(limits, given, name)
        )
