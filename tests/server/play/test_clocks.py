"""Clocks run for the people who are waited for, and the server knows when it must act."""

from __future__ import annotations

from hexameron.server.play import clocks
from hexameron.server.storage.rows import Clock, SeatRow


def test_a_match_clock_runs_for_the_people_who_are_waited_for() -> None:
    seats = (SeatRow(0, "", "person"), SeatRow(1, "", "bot", bot="easy"))
    clock = clocks.started(Clock("match", 60), 2, now=100)
    assert clocks.running(seats, (0, 1)) == (0,)
    after = clocks.after_choice(clock, (0,), now=110)
    assert after.left == {0: 50, 1: 60}
    assert clocks.run_out(after, (0,), now=159) is None
    assert clocks.run_out(after, (0,), now=160) == 0
    assert clocks.run_out(after, (), now=999) is None


def test_a_choice_clock_begins_anew_with_every_choice() -> None:
    clock = clocks.started(Clock("choice", 30), 2, now=0)
    after = clocks.after_choice(clock, (0,), now=29)
    assert after.left == {0: 30, 1: 30}
    assert clocks.shown(after, (1,), now=39).left == {"0": 30, "1": 20}


def test_something_is_due_at_once_for_bots_and_when_the_clock_of_a_person_runs_out() -> None:
    seats = (
        SeatRow(0, "", "person"),
        SeatRow(1, "", "bot", bot="easy"),
        SeatRow(2, "", "person", standing=True),
    )
    clock = clocks.started(Clock("match", 60), 3, now=100)
    assert clocks.due(seats, (0, 1), clock, now=110) == 110
    assert clocks.due(seats, (2,), None, now=110) == 110
    assert clocks.due(seats, (0,), clock, now=110) == 160
    assert clocks.due(seats, (0,), None, now=110) is None
    assert clocks.due(seats, (), clock, now=110) is None
