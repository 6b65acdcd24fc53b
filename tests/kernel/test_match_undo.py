"""What a match lets be taken back, and until when; fuzzed on the toy game."""

from __future__ import annotations

from random import Random

import pytest

from hexameron.kernel.asking import Done, Rules
from hexameron.kernel.game import Setup
from hexameron.kernel.journal import Entry, live
from hexameron.kernel.refusing import NotOffered, Refused
from hexameron.kernel.results import Result
from tests.kernel.driving import likeness, toy
from tests.kernel.matches import SEEDS, offered, past_the_set_up, playing
from tests.kernel.toy import Mages


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_then_the_same_choice_again_is_identity(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    undone = 0
    while match.result is None:
        seat = random.choice(sorted(match.pending))
        option = random.choice(match.options(seat))
        before = likeness(match)
        match.choose(seat, option)
        if match.can_undo(seat) is None:
            after, events = likeness(match), match.events_for(seat)
            match.undo(seat)
            assert likeness(match) == before
            match.choose(seat, option)
            assert likeness(match) == after
            assert [e.name for e in match.events_for(seat)] == [e.name for e in events]
            undone += 1
    assert undone > 3


def test_undo_takes_back_one_step_of_a_pick() -> None:
    match = toy(1, Setup("duel", 2))
    for _ in range(2):
        match.choose(0, "learn:might")
    none = likeness(match)
    match.choose(0, match.options(0)[0])
    one = likeness(match)
    match.choose(0, match.options(0)[0])
    match.undo(0)
    assert likeness(match) == one
    assert (match.entries[-1].kind, match.entries[-1].key) == ("undo", "4")
    match.undo(0)
    assert likeness(match) == none
    assert (match.entries[-1].kind, match.entries[-1].key) == ("undo", "3")


def test_undo_takes_back_what_a_person_added_last_wherever_it_stands_in_the_list() -> None:
    """Things are pointed at in the order d, b, a; the list's order is a, b, d."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d", "e"], 0, 4)
        return Result((), why="".join(got))

    match = playing(rules)
    for key in ("pick:d", "pick:b", "pick:a"):
        match.choose(0, key)
    for left in (["pick:d", "pick:b"], ["pick:d"], []):
        reloaded = playing(rules)
        reloaded.follow(match.entries)
        for one in (reloaded, match):
            one.undo(0)
            assert [entry.key for entry in live(one.entries)] == left
            assert offered(one) == [f"pick:{i}" for i in "abcde" if f"pick:{i}" not in left] + ["done"]
        assert likeness(reloaded) == likeness(match)
        assert reloaded.entries == match.entries


def test_a_step_taken_back_and_made_again_stays_in_its_pick() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d", "e"], 0, 3)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:b")
    match.choose(0, "pick:c")
    match.undo(0)
    match.choose(0, "pick:d")
    assert offered(match) == ["pick:a", "pick:c", "pick:e", "done"]
    match.choose(0, "pick:a")
    assert match.result == Result((), why="abd")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_known_beforehand_whether_a_choice_can_be_taken_back(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    told: set[bool] = set()
    while match.result is None:
        seat = random.choice(sorted(match.pending))
        option = random.choice(match.options(seat))
        before = likeness(match)
        irrevocable = match.is_irrevocable(seat, option)
        assert likeness(match) == before
        match.choose(seat, option)
        if not irrevocable:
            assert match.can_undo(seat) is None, option
        told.add(irrevocable)
    assert told == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_whether_a_choice_lasts_tells_nothing_of_what_a_seat_cannot_know(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    while match.result is None:
        seat = random.choice(sorted(match.pending))
        other = match.determinize(seat, b"another truth %d" % match.n)
        for option in match.options(seat):
            assert match.is_irrevocable(seat, option) == other.is_irrevocable(seat, option), option
        match.choose(seat, random.choice(match.options(seat)))


def test_what_is_added_late_lasts_if_the_pick_with_it_does() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d"], 0, 3)
        yield from b.pick(1, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert not match.is_irrevocable(0, "pick:a")
    match.choose(0, "pick:a")
    assert match.is_irrevocable(0, "pick:b"), "the third step ends the pick, and it is another seat's turn"
    with pytest.raises(NotOffered):
        match.is_irrevocable(0, "pick:a")


def test_a_roll_at_the_real_table_lasts_with_its_last_die() -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.pick(0, "attack", lambda: ["a", "b"], 1, 1)
        faces = yield from b.roll(0, "battle", 6, 2)
        yield from b.pick(0, "after", lambda: ["x", "y"], 1, 1)
        return Result((), why=str(faces))

    setup = Setup("duel", 2, real=(0, 0))
    match = playing(rules, setup=setup)
    assert not match.is_irrevocable(0, "pick:a"), "nothing was rolled yet"
    assert playing(rules).is_irrevocable(0, "pick:a")
    match.choose(0, "pick:a")
    first, last = match.options(0)[2], match.options(0)[3]
    assert not match.is_irrevocable(0, first)
    match.choose(0, first)
    assert match.is_irrevocable(0, last)


def test_a_sealed_step_is_taken_back_while_the_other_seat_goes_on() -> None:
    match = toy(1, Setup("duel", 2))
    match.choose(0, "learn:might")
    match.choose(1, "learn:guile")
    match.undo(0)
    assert [entry.key for entry in live(match.entries)] == ["learn:guile"]
    match.choose(0, "learn:guile")
    assert match.pending[1].prompt == "learn"


def test_what_somebody_learned_cannot_be_undone() -> None:
    match = past_the_set_up()
    refusal = match.can_undo(0)
    assert refusal is not None
    assert refusal.id == "undo.learned"
    with pytest.raises(Refused):
        match.undo(0)


def test_undo_beyond_a_barrier_needs_the_agreement_of_all_others() -> None:
    match = past_the_set_up()
    with pytest.raises(Refused) as refused:
        match.undo(0, agreed=True)
    assert refused.value.text.id == "undo.declined"
    match.agree(1, match.ask_others(0, "undo", [1]).n)
    match.undo(0, agreed=True)
    assert match.pending[0].prompt == "turn.act"
    assert [entry.kind for entry in match.entries[-4:]] == ["choice", "ask", "agree", "undo"]
    number = match.n
    match.choose(0, "done")
    assert match.entries[-1].n == number + 1


def test_what_is_learned_at_the_end_of_an_old_pick_cannot_be_undone() -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 2)
        yield from b.roll(0, "die", 6, 1)
        for _ in range(2):
            yield from b.confirm(0, "sure")
        return Result(())

    match = playing(rules)
    match.follow([Entry(1, "choice", 0, "p", "pick:c"), Entry(2, "choice", 0, "sure", "yes")])
    match.undo(0)
    refusal = match.can_undo(0)
    assert refusal is not None
    assert refusal.id == "undo.learned"


def test_what_answered_itself_is_no_choice_that_could_be_taken_back() -> None:
    def bids(b: Mages, seat: int) -> Rules[None]:
        yield from b.confirm(seat, "bid")
        yield from b.ask(seat, "only", lambda: [Done()])
        yield from b.confirm(seat, "sure")

    def rules(b: Mages) -> Rules[Result]:
        yield from b.together({seat: bids(b, seat) for seat in range(2)})
        return Result(())

    match = playing(rules)
    assert match.can_undo(0) is not None
    match.choose(0, "yes")
    assert match.pending[0].prompt == "sure"
    match.undo(0)
    assert match.pending[0].prompt == "bid"
    assert match.entries[-1].key == "1"
    assert match.can_undo(0) is not None
