"""The ways to ask that several games share: amounts, picks with conditions, sealed asks, windows, decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from hexameron.arena.fuzzing import fuzz
from hexameron.kernel.asking import Done, Option, Pass, Pick, Refusal, Rules, Seat, Some
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.picking import Amounts
from hexameron.kernel.results import Result
from hexameron.kernel.text import Text
from hexameron.kernel.things import EVERYBODY, Things, bit
from tests.kernel.driving import forward, toy
from tests.kernel.toy import CANCEL, STRIKE, TOY, Mages, Toy

Enough = Callable[[Mapping[str, int]], bool]


def playing(rules: Callable[[Mages], Rules[Result]], real: tuple[int, ...] = ()) -> Match[Toy]:
    return Match(replace(TOY, play=rules), Setup("duel", 2, real=real), Fairness.from_seed(1))


def dividing(
    limits: Mapping[str, int], lo: int, hi: int, enough: Enough | None = None
) -> Callable[[Mages], Rules[Result]]:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.allot(0, "share", lambda: limits, lo, hi, enough=enough)
        return Result((), why=" ".join(f"{name}{n}" for name, n in got.items()))

    return rules


def ends(match: Match[Toy], *, people: bool) -> list[str]:
    """What comes of all ways to choose."""
    if match.result is not None:
        return [match.result.why]
    found = []
    for option in match.any_order(0) if people else match.options(0):
        twin = match.clone()
        twin.choose(0, option)
        found += ends(twin, people=people)
    return found


def divisions(limits: Mapping[str, int], lo: int, hi: int, enough: Enough | None) -> list[str]:
    """All that are right, by trying all there are."""
    found = []
    for amounts in product(*(range(most + 1) for most in limits.values())):
        given = {name: n for name, n in zip(limits, amounts, strict=True) if n}
        if lo <= sum(amounts) <= hi and (enough is None or enough(given)):
            found.append(" ".join(f"{name}{n}" for name, n in given.items()))
    return found


def has_b(given: Mapping[str, int]) -> bool:
    return "b" in given


@given(
    some.lists(some.integers(0, 3), min_size=1, max_size=3),
    some.integers(0, 4),
    some.integers(0, 4),
    some.sampled_from([None, has_b]),
)
@settings(max_examples=60, deadline=None)
def test_machines_meet_each_division_once_and_people_all_in_any_order(
    most: list[int], lo: int, more: int, enough: Enough | None
) -> None:
    limits = dict(zip("abc", most, strict=False))
    right = divisions(limits, lo, lo + more, enough)
    if not right or lo + more == 0:
        return
    rules = dividing(limits, lo, lo + more, enough)
    listed = playing(rules)
    listed.patient = False
    assert sorted(ends(listed, people=False)) == sorted(right)
    assert sorted(set(ends(playing(rules), people=True))) == sorted(right)


def test_every_order_comes_to_the_same_division() -> None:
    rules = dividing({"a": 2, "b": 3, "c": 1}, 2, 5)
    for order in permutations(["some:a;2", "some:b;1", "some:c;1"]):
        match = playing(rules)
        for key in order:
            match.choose(0, key)
        assert match.result is not None
        assert match.result.why == "a2 b1 c1"


def test_a_division_says_how_much_is_left_and_takes_nothing_that_leads_nowhere() -> None:
    match = playing(dividing({"a": 2, "b": 3, "c": 1}, 4, 5))
    assert match.pending[0].count == (1, 5)
    assert Done() not in match.options(0)
    assert match.options(0) == [Some("a", 1), Some("a", 2), Some("b", 3)]
    assert match.any_order(0) == [
        *[Some("a", n) for n in (1, 2)],
        *[Some("b", n) for n in (1, 2, 3)],
        Some("c", 1),
    ]
    match.choose(0, "some:b;2")
    assert match.pending[0].count == (3, 5)
    assert match.any_order(0) == [Some("a", 1), Some("a", 2), Some("c", 1)]
    match.undo(0)
    assert match.pending[0].count == (1, 5)


def test_where_all_is_needed_nothing_is_asked() -> None:
    assert playing(dividing({"a": 2, "b": 1}, 3, 3)).result == Result((), why="a2 b1")


def test_more_than_enough_is_looked_for_only_where_it_can_be() -> None:
    wide = Amounts(1, 30, lambda given: "z" in given)
    limits = {chr(ord("a") + n): 5 for n in range(20)}
    assert wide.in_order(limits, {}) == [], "nothing leads to a z that is not there"
    assert wide.in_order({**limits, "z": 1}, {"t": 5})[-1] == ("z", 1)


# ---------------------------------------------------------------------- picks


def test_a_pick_reaches_its_cost_and_holds_to_what_fits() -> None:
    worth = {"a": 1, "b": 2, "c": 3, "d": 4}

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(
            0,
            "pay",
            lambda: list(worth),
            0,
            4,
            fits=lambda ids: not {"a", "d"} <= set(ids),
            enough=lambda ids: sum(worth[one] for one in ids) >= 5,
        )
        return Result((), why="".join(got))

    listed = playing(rules)
    listed.patient = False
    assert sorted(ends(listed, people=False)) == ["abc", "bc", "bcd", "bd", "cd"]
    match = playing(rules)
    match.choose(0, "pick:d")
    assert Pick("a") not in match.any_order(0)
    assert Done() not in match.any_order(0)
    match.choose(0, "pick:b")
    assert Done() in match.any_order(0)


# ---------------------------------------------------------------------- asked lest others learn something


def test_who_only_seems_able_is_asked_and_says_no() -> None:
    def rules(b: Mages) -> Rules[Result]:
        b.state.mana[0] = 1
        first = yield from b.confirm(0, "spend", able=lambda: b.state.mana[0] > 1)
        second = yield from b.confirm(0, "spend", able=lambda: b.state.mana[0] == 1)
        return Result((), why=f"{first} {second}")

    match = playing(rules)
    assert [option.key() for option in match.options(0)] == ["no"]
    match.choose(0, "no")
    assert [option.key() for option in match.options(0)] == ["yes", "no"]


def test_a_pick_of_nothing_is_shown_where_others_may_think_of_something() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "which", list, 0, 2, show=True)
        return Result((), why=f"{len(got)}")

    match = playing(rules)
    assert [option.key() for option in match.options(0)] == ["done"]


@pytest.mark.parametrize("may", [True, False])
def test_an_ask_with_things_to_do_meanwhile_is_shown_if_there_may_be_some(may: bool) -> None:
    class Guarded(Mages):
        def free(self, seat: Seat) -> Sequence[Option]:
            return ()

        def may_be_free(self, seat: Seat) -> bool:
            return may

    def rules(b: Mages) -> Rules[Result]:
        yield from b.ask(0, "on", lambda: [Done()], free=True)
        return Result((), why="over")

    match = Match(replace(TOY, play=rules, table=Guarded), Setup("duel", 2), Fairness.from_seed(1))
    assert (match.result is None) is may


# ---------------------------------------------------------------------- sealed asks


def test_a_sealed_ask_says_to_each_seat_what_it_may_not_choose() -> None:
    def no(option: Option, view: Toy) -> list[Refusal]:
        return [Refusal(option, Text("no", {"mana": view.mana[0]}), "X-01")]

    def rules(b: Mages) -> Rules[Result]:
        def options() -> list[Pick]:
            return [Pick("a"), Pick("b")]

        got = yield from b.ask_all(
            "which", {0: options, 1: options}, refused={1: lambda view: no(Pick("c"), view)}
        )
        return Result((), why=got[0].id + got[1].id)

    match = playing(rules)
    asked = [match.question(seat) for seat in (0, 1)]
    assert asked[0] is not None
    assert asked[1] is not None
    assert asked[0].refused == ()
    assert asked[1].refused == (Refusal(Pick("c"), Text("no", {"mana": 1}), "X-01"),)


# ---------------------------------------------------------------------- windows


@pytest.mark.parametrize(
    ("again", "keys", "told"),
    [
        (False, ["pick:a", "pick:b"], "0a 1b"),
        (True, ["pick:a", "pick:b", "pass", "pass"], "0a 0b"),
        (True, ["pass", "pick:a", "pick:a", "pick:a"], "1a 1a 1a"),
        (True, ["pick:a", "pick:x"], "0a cancelled"),
    ],
)
def test_a_window_may_stay_open_until_its_seat_passes(again: bool, keys: Sequence[str], told: str) -> None:
    done: list[str] = []

    def react(seat: Seat, option: Option) -> Rules[bool]:
        assert isinstance(option, Pick)
        if option.id == "x":
            return True
        done.append(f"{seat}{option.id}")
        yield from ()
        return False

    def rules(b: Mages) -> Rules[Result]:
        done.clear()
        cancelled = yield from b.window(
            "react",
            (0, 1),
            lambda seat: len(done) < 3,
            lambda seat: [Pick("a"), Pick("b"), Pick("x")],
            react,
            again=again,
        )
        return Result((), why=" ".join([*done, *(["cancelled"] if cancelled else [])]))

    match = playing(rules)
    for key in keys:
        (seat,) = match.pending
        assert Pass() in match.options(seat)
        match.choose(seat, key)
    assert match.result == Result((), why=told)


# ---------------------------------------------------------------------- decks


def through(n: int) -> Callable[[Mages], Rules[Result]]:
    def rules(b: Mages) -> Rules[Result]:
        b.things.make([1, 2], "deck")
        b.things.make([3, 4, 5], "discard", seen=EVERYBODY)
        drawn = yield from b.draw_through(1, "deck", "discard", "hand.1", n)
        faces = [b.things.face[handle] for handle in drawn]
        assert b.things.in_zone("hand.1") == drawn
        left = (b.things.count("deck"), b.things.count("discard"))
        return Result((), tuple(faces), f"{left[0]} {left[1]}")

    return rules


@pytest.mark.parametrize(("n", "left"), [(0, "2 3"), (2, "0 3"), (3, "2 0"), (5, "0 0"), (9, "0 0")])
def test_a_draw_goes_on_through_the_discard_pile(n: int, left: str) -> None:
    match = playing(through(n))
    assert match.result is not None
    assert match.result.why == left
    assert match.result.scores[:2] == (2, 1)[:n]
    assert set(match.result.scores[2:]) <= {3, 4, 5}
    things = match.state.things
    assert all(things.seen[handle] == bit(1) for handle in things.in_zone("hand.1"))


def test_at_a_real_table_the_cards_after_the_shuffle_are_reported_too() -> None:
    match = playing(through(3), real=(0, 0))
    for face in (2, 1):
        match.choose(0, f"drawn:deck;{face}")
    assert [option.key() for option in match.options(0)] == [f"drawn:deck;{face}" for face in (3, 4, 5)]
    match.choose(0, "drawn:deck;4")
    assert match.result is not None
    assert match.result.scores == (2, 1, 4)


def test_a_game_tells_a_reshuffle_in_its_own_words() -> None:
    class Telling(Mages):
        def tell_reshuffled(self, deck: str) -> None:
            self.tell("anew", deck=deck)

    def table(state: Toy, dice: Any, real: Sequence[Seat]) -> Mages:
        return Telling(state, dice, real)

    game = replace(TOY, play=through(3), table=table)
    events = Match(game, Setup("duel", 2), Fairness.from_seed(1)).events
    assert [(event.name, event.args) for event in events] == [("anew", {"deck": "deck"})]


# ---------------------------------------------------------------------- what a zone may hold


def test_a_zone_may_hold_what_everybody_must_think_possible() -> None:
    things = Things()
    things.make([STRIKE, CANCEL, CANCEL], "deck")
    things.mix(things.in_zone("deck"), range)
    things.make([9], "elsewhere")
    strike, first, second = things.in_zone("deck")
    things.move(strike, "hand")
    assert things.may_hold("hand", (CANCEL,)), "nobody but its owner knows that it is no Cancel"
    assert things.may_hold("hand", (STRIKE,))
    assert not things.may_hold("hand", (9,)), "what lies elsewhere was never mixed with it"
    assert not things.may_hold("nowhere", (STRIKE,))
    for cancel in (first, second):
        things.show(cancel, bit(0))
    assert things.may_hold("hand", (CANCEL,)), "what one seat knows is not known to all"
    for cancel in (first, second):
        things.show_all(cancel)
    assert not things.may_hold("hand", (CANCEL,)), "all of them lie open elsewhere"
    things.move(first, "hand")
    assert things.may_hold("hand", (CANCEL,)), "one lies open there"


@pytest.mark.parametrize("seed", range(4))
def test_what_a_zone_may_hold_is_the_same_in_every_world(seed: int) -> None:
    match, random = toy(seed, Setup("fair", 2)), Random(seed)
    while match.result is None:
        forward(match, random, 7)
        worlds = [match.determinize(seat, b"w") for seat in range(2)]
        for zone in match.state.things.order:
            for face in range(5):
                told = match.state.things.may_hold(zone, (face,))
                assert all(world.state.things.may_hold(zone, (face,)) == told for world in worlds), zone


# ---------------------------------------------------------------------- all together


def test_the_fair_keeps_every_promise() -> None:
    report = fuzz("tests.kernel.toy:TOY", 12, seed=5, scenario="fair")
    assert report.failures == ()
    assert report.checks["picks"] > 50
