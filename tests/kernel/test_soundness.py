"""What may stand in a field of a position, to the very number, and how a fault is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hexameron.kernel.chance import Chance
from hexameron.kernel.soundness import (
    Fault,
    Rule,
    among,
    anything,
    between,
    by_key,
    chance_faults,
    columns_faults,
    either,
    every,
    in_turn,
    lies_in,
    optional,
    struct,
    things_faults,
)
from hexameron.kernel.things import EVERYBODY, UNKNOWN, Things, bit

MANY, SHOWN = 1_000_000, 12


@pytest.mark.parametrize(
    ("rule", "value", "faults"),
    [
        (between(2, 4), 1, [("", "must be 2 to 4, not 1")]),
        (between(2, 4), 2, []),
        (between(2, 4), 4, []),
        (between(2, 4), 5, [("", "must be 2 to 4, not 5")]),
        (anything, object(), []),
        (among("size", (1, 2)), 2, []),
        (among("size", (1, 2)), 7, [("", "7 is no size; there are 1, 2")]),
        (among("name", ("", "abc")), "xyz", [("", "'xyz' is no name; there are '', abc")]),
        (among("name", ()), "xyz", [("", "'xyz' is no name")]),
        (
            among("size", range(SHOWN)),
            "x",
            [("", f"'x' is no size; there are {', '.join(map(str, range(SHOWN)))}")],
        ),
        (among("letter", "bcdefghijklmn"), "z", [("", "'z' is no letter")]),
        (every(between(0, 1), size=1), [1], []),
        (every(between(0, 1), size=1), [], [("", "must have 1 entry, not 0")]),
        (every(between(0, 1), size=2), [0, 1, 1], [("", "must have 2 entries, not 3")]),
        (every(between(0, 1), most=2), [0, 1], []),
        (every(between(0, 1), most=2), [0, 1, 1], [("", "must have at most 2 entries, not 3")]),
        (every(between(0, 5), distinct=True), [3, 4, 3], [("[2]", "3 is there twice")]),
        (every(between(0, 5)), [3, 4, 3], []),
        (every(every(between(0, 1))), [[0], [1, 2]], [("[1][1]", "must be 0 to 1, not 2")]),
        (
            by_key(among("seat", ("a",)), between(0, 1)),
            {"a": 2, "b": 1},
            [(".a", "must be 0 to 1, not 2"), (".b", "'b' is no seat; there are a")],
        ),
        (either(lambda value: value == -1, between(1, 2)), -1, []),
        (either(lambda value: value == -1, between(1, 2)), 0, [("", "must be 1 to 2, not 0")]),
        (optional(between(1, 2)), None, []),
        (optional(between(1, 2)), 3, [("", "must be 1 to 2, not 3")]),
    ],
)
def test_a_rule_tells_the_way_to_what_is_wrong(rule: Rule, value: Any, faults: list[Fault]) -> None:
    assert list(rule(value)) == faults


class Unit(msgspec.Struct):
    figures: int
    spent: bool = False


def test_a_part_of_a_state_has_a_rule_for_every_field_but_truth_values() -> None:
    rule = struct(Unit, figures=between(1, 4))
    assert list(rule(Unit(4))) == []
    assert list(rule(Unit(0))) == [(".figures", "must be 1 to 4, not 0")]
    with pytest.raises(TypeError, match=r"^Unit: no rule for \['figures'\], no field \[\]$"):
        struct(Unit)
    with pytest.raises(TypeError, match=r"^Unit: no rule for \[\], no field \['banner'\]$"):
        struct(Unit, figures=anything, banner=anything)


def test_only_the_first_part_that_has_faults_is_told_and_without_its_dot() -> None:
    asked: list[str] = []

    def part(name: str, *faults: Fault) -> Callable[[], list[Fault]]:
        def found() -> list[Fault]:
            asked.append(name)
            return list(faults)

        return found

    parts = [part("a"), part("b", (".x", "one"), ("y.z", "two")), part("c", ("w", "three"))]
    assert list(in_turn(parts)) == [("x", "one"), ("y.z", "two")]
    assert asked == ["a", "b"]


def test_the_streams_of_chance_are_numbers_that_can_be() -> None:
    assert list(chance_faults(Chance(turn=MANY, counts={"a": 0, "b": MANY}))) == []
    assert [field for field, _ in chance_faults(Chance(turn=-1))] == ["chance.turn"]
    assert [field for field, _ in chance_faults(Chance(turn=MANY + 1))] == ["chance.turn"]
    counts = Chance(counts={"good": 1, "bad": -1, "worse": MANY + 1})
    assert [field for field, _ in chance_faults(counts)] == ["chance.counts.bad", "chance.counts.worse"]


def some_things() -> Things:
    """Two cards in a deck, one of them known to seat 0, and one that lies open."""
    things = Things()
    things.make([5, 6], "deck")
    things.make([5], "open", seen=EVERYBODY)
    things.show(1, bit(0))
    return things


def broken(change: Callable[[Things], object]) -> Things:
    things = some_things()
    change(things)
    return things


def columns(column: str, *more: Any) -> Callable[[Things], object]:
    return lambda things: getattr(things, column).extend(more)


def put(column: str, key: Any, value: Any) -> Callable[[Things], object]:
    return lambda things: getattr(things, column).__setitem__(key, value)


def number(name: str, value: int) -> Callable[[Things], object]:
    return lambda things: setattr(things, name, value)


COLUMNS: list[tuple[Callable[[Things], object], list[Fault]]] = [
    (lambda things: None, []),
    (columns("kind", 1), [("things.kind", "has 4 entries, face has 3")]),
    (columns("pool", 1), [("things.pool", "has 4 entries, face has 3")]),
    (columns("seen", 1), [("things.seen", "has 4 entries, face has 3")]),
    (columns("zone", "deck"), [("things.zone", "has 4 entries, face has 3")]),
    (
        put("order", "deck", [-1, 0, 1]),
        [("things.order.deck[0]", "there is no thing -1; there are 0 to 2")],
    ),
    (
        put("order", "deck", [0, 1, 3]),
        [("things.order.deck[2]", "there is no thing 3; there are 0 to 2")],
    ),
    (put("zone", 0, "open"), [("things.zone[0]", "says 'open', and it lies in things.order.deck[0]")]),
    (put("order", "deck", [0]), [("things.order", "thing 1 lies in no zone")]),
    (
        put("order", "deck", [0, 1, 1]),
        [("things.order", "thing 1 lies in two zones, or twice in one")],
    ),
    (number("pools", -1), [("things.pools", f"must be 0 to {MANY}")]),
    (number("pools", 0), []),
    (number("pools", MANY), []),
    (number("pools", MANY + 1), [("things.pools", f"must be 0 to {MANY}")]),
    (number("kinds", 1 << 24), []),
    (number("kinds", (1 << 24) + 1), [("things.kinds", f"must be 0 to {1 << 24}")]),
    (number("learned", -1), [("things.learned", f"must be 0 to {MANY}")]),
    (number("learned", MANY), []),
]


@pytest.mark.parametrize(("change", "faults"), COLUMNS)
def test_the_columns_of_things_fit_each_other(
    change: Callable[[Things], object], faults: list[Fault]
) -> None:
    assert list(columns_faults(broken(change))) == faults


def test_a_column_of_zones_that_is_too_short_is_told_once() -> None:
    things = broken(lambda things: things.zone.pop())
    assert list(columns_faults(things)) == [("things.zone", "has 2 entries, face has 3")]


FACES: list[tuple[Callable[[Things], object], list[Fault]]] = [
    (lambda things: None, []),
    (lambda things: things.make([], "box"), [("things.order.box", "there is no such zone")]),
    (put("face", 1, 9), [("things.face[1]", "there is no card or token 9")]),
    (put("face", 2, 6), [("things.face[2]", "there are only 1 of 6 in the box")]),
    (put("seen", 0, 3), []),
    (put("seen", 0, -1), []),
    (put("seen", 0, 4), [("things.seen[0]", "is no mask of 2 seats")]),
    (put("pool", 0, 0), []),
    (put("pool", 0, -1), [("things.pool[0]", "must be 0 to 2 (things.pools)")]),
    (put("pool", 0, 3), [("things.pool[0]", "must be 0 to 2 (things.pools)")]),
    (put("kind", 0, 0), []),
    (put("kind", 0, UNKNOWN), [("things.kind[0]", "must be 0 to 65538 (things.kinds)")]),
    (put("kind", 0, 65539), [("things.kind[0]", "must be 0 to 65538 (things.kinds)")]),
]


@pytest.mark.parametrize(("change", "faults"), FACES)
def test_faces_are_of_the_box_and_known_to_seats_of_the_table(
    change: Callable[[Things], object], faults: list[Fault]
) -> None:
    zones = lambda zone: zone in ("deck", "open")  # noqa: E731
    found = things_faults(broken(change), seats=2, zones=zones, copies={5: 2, 6: 1})
    assert list(found) == faults


def test_in_a_view_faces_and_their_kinds_may_be_unknown() -> None:
    view = some_things().view(1)
    assert view.face == [UNKNOWN, UNKNOWN, 5]
    assert list(things_faults(view, seats=2, zones=lambda zone: True, copies={5: 1})) == []


@pytest.mark.parametrize(
    ("handle", "zones", "faults"),
    [
        (0, ("deck",), []),
        (0, (), []),
        (2, ("deck", "open"), []),
        (2, ("deck",), [("", "t2 lies in 'open' and is no card")]),
        (2, ("op",), [("", "t2 lies in 'open' and is no card")]),
        (-1, ("deck",), [("", "there is no thing -1; there are 0 to 3")]),
        (4, (), [("", "there is no thing 4; there are 0 to 3")]),
        (3, ("hand.",), []),
        (3, ("hand.1", "han."), [("", "t3 lies in 'hand.0' and is no card")]),
    ],
)
def test_a_handle_is_of_a_thing_in_one_of_some_zones(
    handle: int, zones: tuple[str, ...], faults: list[Fault]
) -> None:
    things = some_things()
    things.make([6], "hand.0")
    assert list(lies_in(things, "card", *zones)(handle)) == faults
