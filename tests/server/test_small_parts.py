"""The small parts that need no server: buckets, nesting, clocks, addresses."""

from __future__ import annotations

import pytest

from hexameron.server.limits import Bucket, Buckets, Connections, depth
from hexameron.server.play import clocks
from hexameron.server.settings import async_url
from hexameron.server.storage.records import Clock, SeatRow


def test_a_bucket_gives_what_it_holds_and_no_more() -> None:
    bucket = Bucket(rate=0, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_every_client_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=0, burst=1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_connections_are_counted_per_client_and_in_all() -> None:
    connections = Connections(limit=3, per_client=2)
    assert [connections.open("a") for _ in range(3)] == [True, True, False]
    assert connections.open("b")
    assert not connections.open("c")
    connections.close("a")
    assert connections.open("c")
    assert connections.count == 3


@pytest.mark.parametrize(
    ("data", "levels"),
    [(b"", 0), (b"1", 0), (b"[]", 1), (b'{"[[[": "\\"[["}', 1), (b"[[{}]]", 3), (b"[[[", 3), (b"]]]", 0)],
)
def test_nesting_is_counted_outside_of_strings(data: bytes, levels: int) -> None:
    assert depth(data) == levels


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


def test_only_databases_that_are_known_are_opened() -> None:
    assert async_url("postgres://h/x") == "postgresql+asyncpg://h/x"
    with pytest.raises(ValueError, match="SQLite or PostgreSQL"):
        async_url("oracle://h/x")
