"""Results: won by somebody, drawn, or lost by all, and what old files and databases say of it."""

from __future__ import annotations

import json

import msgspec
import pytest

from hexameron.kernel.files import seal, verify, write_match
from hexameron.kernel.results import Outcome, Result
from tests.kernel.test_files import find, finished


@pytest.mark.parametrize(
    ("result", "outcome", "each"),
    [
        (Result((1,)), "won", ("lost", "won")),
        (Result((0, 1), why="won"), "won", ("won", "won")),
        (Result((), why="time"), "drawn", ("drawn", "drawn")),
        (Result((), why="villain", lost=True), "lost", ("lost", "lost")),
    ],
)
def test_a_result_knows_what_it_is_for_all_and_for_each(
    result: Result, outcome: Outcome, each: tuple[Outcome, Outcome]
) -> None:
    assert result.outcome == outcome
    assert (result.of(0), result.of(1)) == each
    assert result.reasons == (f"result.{result.why}.{outcome}", f"result.{result.why}")


@pytest.mark.parametrize(
    ("old", "outcome"),
    [
        (b'{"winners":[],"scores":[11,11],"why":"lost"}', "lost"),
        (b'{"winners":[],"why":"resigned"}', "lost"),
        (b'{"winners":[1],"why":"resigned"}', "won"),
        (b'{"winners":[],"scores":[3,3],"why":"hold"}', "drawn"),
    ],
)
def test_results_of_old_files_are_read_as_what_they_were(old: bytes, outcome: Outcome) -> None:
    result = msgspec.json.decode(old, type=Result)
    assert result.outcome == outcome
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


def test_a_file_from_before_results_knew_it_is_still_true() -> None:
    plain = json.loads(write_match(finished()))
    del plain["result"]["lost"]
    plain["digest"] = seal(plain)
    assert verify(json.dumps(plain).encode(), find).true


def test_whether_it_was_lost_is_sealed_and_checked() -> None:
    plain = json.loads(write_match(finished()))
    plain["result"] |= {"winners": [], "lost": True}
    plain["digest"] = seal(plain)
    verdict = verify(json.dumps(plain).encode(), find)
    assert not verdict.true
    assert "result" in verdict.why
