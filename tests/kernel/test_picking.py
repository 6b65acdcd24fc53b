"""Picks: every set that may stand, in every order, to the same end; for machines each set once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexameron.kernel.asking import Pick, Rules
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.picking import Amounts, Sets
from hexameron.kernel.results import Result
from tests.kernel.toy import TOY, Mages

THINGS = [Pick(id_) for id_ in "abcde"]


def itself(one: Pick) -> Pick:
    return one


class Case:
    """What there is to pick from, what makes a set right, and all sets that are."""

    def __init__(
        self,
        worths: Sequence[int],
        size: tuple[int, int],
        most: int | None,
        least: int | None,
        *,
        twins: bool,
    ) -> None:
        lo, hi = size
        self.there = THINGS[: len(worths)]
        worth = dict(zip(self.there, worths, strict=True))

        def fits(picked: Sequence[Pick]) -> bool:
            return most is None or sum(worth[one] for one in picked) <= most

        def enough(picked: Sequence[Pick]) -> bool:
            return least is None or sum(worth[one] for one in picked) >= least

        self.sets = Sets(
            lo,
            hi,
            None if most is None else fits,
            None if least is None else enough,
            worth.__getitem__ if twins else None,
        )
        self.right = [
            chosen
            for n in range(lo, min(hi, len(worths)) + 1)
            for chosen in combinations(self.there, n)
            if fits(chosen) and enough(chosen) and (not twins or self._firsts(chosen, worth))
        ]

    def _firsts(self, chosen: Sequence[Pick], worth: dict[Pick, int]) -> bool:
        """Whether of things that are alike the first ones were chosen."""
        return all(
            other in chosen
            for one in chosen
            for other in self.there[: self.there.index(one)]
            if worth[other] == worth[one]
        )

    def keeps_twins(self, order: Sequence[Pick]) -> bool:
        """Whether things that are alike come in the order of the list, as only the first is offered."""
        alike = self.sets.alike
        return alike is None or all(
            alike(one) != alike(other) or self.there.index(one) < self.there.index(other)
            for one, other in combinations(order, 2)
        )

    def match(self, *, recording: bool = True) -> Match[Any]:
        """A match that is nothing but this pick; its result tells the set."""

        def rules(b: Mages) -> Rules[Result]:
            picked = yield from b.pick_things(0, "p", lambda: self.there, itself, self.sets)
            return Result((), why="".join(one.id for one in picked))

        game = replace(TOY, play=rules)
        return Match(game, Setup("duel", 2), Fairness.from_seed(1), recording=recording)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    worths = draw(st.lists(st.integers(1, 3), min_size=1, max_size=5))
    hi = draw(st.integers(1, len(worths)))
    lo = draw(st.integers(0, hi))
    most = draw(st.none() | st.integers(1, 8))
    least = draw(st.none() | st.integers(1, 5))
    return Case(worths, (lo, hi), most, least, twins=draw(st.booleans()))


def name(chosen: Sequence[Pick]) -> str:
    return "".join(one.id for one in chosen)


def by_machines(case: Case, before: tuple[str, ...] = ()) -> Iterator[str]:
    """What comes of each way through the list."""
    match = case.match(recording=False)
    for key in before:
        match.choose(0, key)
    if match.result is not None:
        yield match.result.why
        return
    for option in match.options(0):
        yield from by_machines(case, (*before, option.key()))


@given(cases())
@settings(max_examples=150, deadline=None)
def test_machines_meet_each_set_once(case: Case) -> None:
    if case.right:
        assert sorted(by_machines(case)) == sorted(map(name, case.right))


@given(cases())
@settings(max_examples=60, deadline=None)
def test_people_pick_each_set_in_every_order(case: Case) -> None:
    """Whatever is picked next is offered, until the set is whole or the rest follows by itself."""
    for chosen in case.right if len(case.right) > 1 else ():
        for order in filter(case.keeps_twins, permutations(chosen)):
            match = case.match()
            for one in order:
                if match.result is None:
                    assert one in match.any_order(0), (name(chosen), name(order), one)
                    match.choose(0, one)
            if match.result is None:
                match.choose(0, "done")
            assert match.result == Result((), why=name(chosen))


@given(cases())
@settings(max_examples=100, deadline=None)
def test_a_pick_stays_open_while_a_larger_set_may_come_of_it(case: Case) -> None:
    """What is offered is what some right set has besides; the end is offered where the set is right."""
    for n in range(len(case.there) + 1):
        for picked in combinations(case.there, n):
            larger = [one for one in case.right if set(picked) < set(one)]
            if picked in case.right:
                assert case.sets.stands(picked)
            elif not larger:
                continue
            offered = case.sets.any_order(case.there, picked)
            might = [one for one in case.there if any(one in right for right in larger) and one not in picked]
            if picked in case.right or len(larger) > 1:
                assert set(offered) <= set(might)
                if case.sets.alike is None:
                    assert offered == might
            assert bool(offered) == bool(larger)


def heavy(picked: Sequence[int]) -> bool:
    return sum(picked) <= 5


def with_one(picked: Sequence[int]) -> bool:
    return 1 in picked


def without_four(picked: Sequence[int]) -> bool:
    return 4 not in picked


def odd(picked: Sequence[int]) -> bool:
    return sum(picked) % 2 == 1


@pytest.mark.parametrize(
    ("sets", "picked", "in_order", "any_order"),
    [
        (Sets(0, 2), [], [1, 2, 3, 4], [1, 2, 3, 4]),
        (Sets(1, 2), [], [1, 2, 3, 4], [1, 2, 3, 4]),
        (Sets(2, 2), [], [1, 2, 3], [1, 2, 3, 4]),
        (Sets(3, 3), [], [1, 2], [1, 2, 3, 4]),
        (Sets(4, 4), [], [1], [1]),
        (Sets(2, 3), [2], [3, 4], [1, 3, 4]),
        (Sets(3, 3), [2], [3], [1, 3, 4]),
        (Sets(2, 2), [4], [1, 2, 3], [1, 2, 3]),
        (Sets(1, 2), [4], [], [1, 2, 3]),
        (Sets(2, 3), [3, 1], [4], [2, 4]),
        (Sets(2, 2), [1, 3], [4], []),
        (Sets(1, 4, fits=heavy), [], [1, 2, 3, 4], [1, 2, 3, 4]),
        (Sets(1, 4, fits=heavy), [2], [3], [1, 3]),
        (Sets(2, 4, fits=heavy), [], [1, 2], [1, 2, 3, 4]),
        (Sets(3, 4, fits=heavy), [], [], []),
        (Sets(1, 2, enough=odd), [], [1, 2, 3], [1, 2, 3, 4]),
        (Sets(1, 2, enough=odd), [2], [3], [1, 3]),
        (Sets(1, 2, enough=odd), [4], [1, 3], [1, 3]),
        (Sets(1, 2, enough=odd), [1], [2, 4], [2, 4]),
        (Sets(1, 1, enough=odd), [], [1, 3], [1, 3]),
        (Sets(2, 2, enough=with_one), [], [1], [1, 2, 3, 4]),
        (Sets(2, 2, enough=without_four), [], [1, 2], [1, 2, 3]),
        (Sets(1, 2, alike=lambda one: one % 2), [], [1, 2], [1, 2]),
        (Sets(2, 2, alike=lambda one: one % 2), [], [1, 2], [1, 2]),
        (Sets(1, 3, alike=lambda one: one % 2), [1], [2, 3], [2, 3]),
        (Sets(1, 3, alike=lambda one: one % 2), [1, 2], [3, 4], [3, 4]),
        (Sets(1, 2, heavy, odd, lambda one: one > 2), [], [1, 3], [1, 3]),
    ],
)
def test_what_may_be_picked_next(
    sets: Sets[int], picked: list[int], in_order: list[int], any_order: list[int]
) -> None:
    there = [1, 2, 3, 4]
    assert sets.in_order(there, picked) == in_order
    assert sets.any_order(there, picked) == any_order


@pytest.mark.parametrize(
    ("sets", "picked", "stands"),
    [
        (Sets(0, 1), [], True),
        (Sets(1, 1), [], False),
        (Sets(1, 2), [2], True),
        (Sets(1, 2, enough=odd), [2], False),
        (Sets(2, 2, enough=odd), [1], False),
        (Sets(2, 2, enough=odd), [1, 2], True),
    ],
)
def test_a_set_stands_with_as_many_as_it_needs(sets: Sets[int], picked: list[int], stands: bool) -> None:
    assert sets.stands(picked) == stands


def with_c(given: Mapping[str, int]) -> bool:
    return "c" in given


LIMITS = {"a": 2, "b": 0, "c": 3}


@pytest.mark.parametrize(
    ("amounts", "given", "in_order", "any_order"),
    [
        (Amounts(0, 5), {}, "a1 a2 c1 c2 c3", "a1 a2 c1 c2 c3"),
        (Amounts(1, 1), {}, "a1 c1", "a1 c1"),
        (Amounts(1, 2), {}, "a1 a2 c1 c2", "a1 a2 c1 c2"),
        (Amounts(4, 4), {}, "a1 a2", "a1 a2 c2 c3"),
        (Amounts(5, 5), {}, "a2", "a2"),
        (Amounts(6, 9), {}, "", ""),
        (Amounts(3, 5), {}, "a1 a2 c3", "a1 a2 c1 c2 c3"),
        (Amounts(3, 5), {"a": 1}, "c2 c3", "c2 c3"),
        (Amounts(3, 5), {"a": 2}, "c1 c2 c3", "c1 c2 c3"),
        (Amounts(3, 4), {"c": 2}, "a1 a2", "a1 a2"),
        (Amounts(2, 4), {"c": 2}, "", "a1 a2"),
        (Amounts(4, 4), {"c": 2}, "a2", "a2"),
        (Amounts(2, 2), {"a": 2}, "", ""),
        (Amounts(0, 5, with_c), {}, "a1 a2 c1 c2 c3", "a1 a2 c1 c2 c3"),
        (Amounts(0, 2, with_c), {}, "a1 c1 c2", "a1 c1 c2"),
        (Amounts(0, 2, with_c), {"a": 1}, "c1", "c1"),
        (Amounts(5, 5, with_c), {}, "a2", "a2"),
    ],
)
def test_how_much_may_be_given_next(
    amounts: Amounts, given: dict[str, int], in_order: str, any_order: str
) -> None:
    def told(found: list[tuple[str, int]]) -> str:
        return " ".join(f"{name}{n}" for name, n in found)

    assert told(amounts.in_order(LIMITS, given)) == in_order
    assert told(amounts.any_order(LIMITS, given)) == any_order


@pytest.mark.parametrize(
    ("amounts", "given", "stands"),
    [
        (Amounts(0, 3), {}, True),
        (Amounts(2, 3), {"a": 1}, False),
        (Amounts(2, 3), {"a": 1, "c": 1}, True),
        (Amounts(0, 3, with_c), {"a": 3}, False),
        (Amounts(2, 3, with_c), {"c": 1}, False),
        (Amounts(2, 3, with_c), {"c": 2}, True),
    ],
)
def test_a_division_stands_with_as_much_as_it_needs(
    amounts: Amounts, given: dict[str, int], stands: bool
) -> None:
    assert amounts.stands(given) == stands
