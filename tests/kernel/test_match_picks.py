"""Picks in a match: people add in any order, and what would make the whole illegal is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.kernel.asking import Rules
from hexameron.kernel.journal import Entry, live
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Diverged, Refused
from hexameron.kernel.results import Result
from tests.kernel.matches import offered, playing
from tests.kernel.toy import Mages


def listed(match: Match[Any], seat: int = 0) -> list[str]:
    """What a machine may choose."""
    return [option.key() for option in match.options(seat)]


def test_a_person_picks_in_any_order() -> None:
    """The machine's list goes on from the last thing picked; what was passed can still be added."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d"], 0, 3)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert listed(match) == ["pick:d", "done"]
    question = match.question(0, any_order=True)
    assert question is not None
    assert [o.key() for o in question.options] == ["pick:a", "pick:b", "pick:d", "done"]
    match.choose(0, "pick:a")
    assert [entry.key for entry in live(match.entries)] == ["pick:c", "pick:a"]
    match.choose(0, "pick:b")
    assert match.result == Result((), why="abc")
    again = playing(rules)
    again.follow(match.entries)
    assert again.result == match.result


def test_a_pick_stays_open_while_something_can_be_added() -> None:
    """Whoever points at the last thing first has not finished, though the list's order has no more."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 2)
        more = yield from b.pick(0, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join((*got, *more)))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert (match.pending[0].prompt, listed(match)) == ("p", ["done"])
    assert offered(match) == ["pick:a", "pick:b", "done"]
    machine = playing(rules, recording=False)
    machine.choose(0, "pick:c")
    assert machine.pending[0].prompt == "q", "a machine that went through the list has nothing to wait for"
    match.choose(0, "pick:b")
    assert match.pending[0].prompt == "q"
    match.choose(0, "pick:x")
    assert match.result == Result((), why="bcx")
    again = playing(rules)
    again.follow(match.entries)
    assert again.result == match.result


def test_a_pick_of_an_exact_number_is_begun_with_any() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d"], 3, 3)
        return Result((), why="".join(got))

    match = playing(rules)
    assert listed(match) == ["pick:a", "pick:b"], "a machine could not end with c"
    assert offered(match) == ["pick:a", "pick:b", "pick:c", "pick:d"]
    match.choose(0, "pick:d")
    match.choose(0, "pick:b")
    assert listed(match) == offered(match) == ["pick:a", "pick:c"], "whoever goes on need not be stuck"
    match.choose(0, "pick:c")
    assert match.result == Result((), why="bcd")


def test_what_would_make_a_pick_illegal_is_not_offered() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 1)
        yield from b.pick(0, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert match.pending[0].prompt == "q"
    with pytest.raises(Refused):
        match.choose(0, "pick:a")


def test_an_older_journal_that_does_not_tell_the_end_of_a_pick_is_understood() -> None:
    """Picks used to close themselves at the end of the list; what was added late was made anew."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 2)
        more = yield from b.pick(1, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join((*got, *more)))

    written = [
        Entry(1, "choice", 0, "p", "pick:b"),
        Entry(2, "undo", 0, "p", "1"),
        Entry(3, "choice", 0, "p", "pick:c"),
        Entry(4, "choice", 1, "q", "pick:x"),
    ]
    match = playing(rules)
    match.follow(written)
    assert match.result == Result((), why="cx")
    assert match.entries == written
    with pytest.raises(Diverged):
        playing(rules).follow([*written[:3], Entry(4, "choice", 1, "other", "pick:x")])
