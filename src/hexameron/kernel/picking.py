"""Picking: which of several things may be picked next, so that a set that may stand comes of it.

A set is listed in one order, so that machines meet each set once; people pick in any order. Both lists follow
from what has been picked so far and from what makes a set right:

- no fewer than ``lo`` and no more than ``hi`` things, and ``enough`` of them to end with;
- whatever was picked ``fits`` together; what does not is not mended by picking more;
- of things that are ``alike`` one is as good as another, so the first of them is offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
