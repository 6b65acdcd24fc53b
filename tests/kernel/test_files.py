"""Match files and positions: saved, loaded, checked, and every way they can be broken."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from hexameron.kernel.asking import Rules
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import (
    FileError,
    read_match,
    read_position,
    seal,
    verify,
    write_match,
    write_position,
)
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.results import Result
from hexameron.kernel.worlds import state_hash
from tests.kernel.driving import forward, likeness, step, toy
from tests.kernel.toy import TOY, Mages, Toy


def find(name: str) -> Game[Any]:
    return {"toy": TOY}[name]


def running(seed: int = 5, choices: int = 60) -> Match[Any]:
    match = toy(seed)
    forward(match, Random(seed), choices)
    return match


def finished(seed: int = 5) -> Match[Any]:
    return running(seed, 5_000)


@pytest.mark.parametrize("seed", range(12))
def test_a_loaded_match_goes_on_alike(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    while match.result is None:
        if random.random() < 0.1:
            for whole in (False, True):
                again = read_match(write_match(match), find, whole=whole)
                assert likeness(again) == likeness(match)
                assert again.entries == match.entries
            forward(again, Random(3), 5)
            twin = match.clone()
            forward(twin, Random(3), 5)
            assert likeness(again) == likeness(twin)
        step(match, random)


def test_a_finished_match_is_loaded_finished() -> None:
    match = finished()
    assert read_match(write_match(match), find).result == match.result


def test_a_finished_match_is_true() -> None:
    match = finished()
    verdict = verify(write_match(match), find)
    assert verdict.true
    assert verdict.result == match.result
    assert verdict.choices == match.choices


def rewrite(data: bytes, change: Callable[[dict[str, Any]], None], *, sealed: bool) -> bytes:
    """Changes a file; ``sealed`` as by a cheat would, who computes the digest anew."""
    plain = json.loads(data)
    change(plain)
    if sealed:
        plain["digest"] = seal(plain)
    return json.dumps(plain).encode()


def test_a_file_may_be_reformatted_but_not_changed() -> None:
    data = write_match(running())
    assert read_match(json.dumps(json.loads(data)).encode(), find).n == 60
    with pytest.raises(FileError, match="digest"):
        read_match(rewrite(data, lambda f: f["entries"].pop(), sealed=False), find)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda f: f["entries"][10].update(key="play:77"), "entries"),
        (lambda f: f["entries"][10].update(prompt="other"), "entries"),
        (lambda f: f["entries"][10].update(n=99), "entries[10].n"),
        (lambda f: f.update(secret="00" * 32), "secret"),
        (lambda f: f.update(secret="zz"), "secret"),
        (lambda f: f.update(hash="0" * 32), "hash"),
        (lambda f: f.update(schema=2), "schema"),
        (lambda f: f.update(game="chess"), "game"),
        (lambda f: f["setup"].update(seat=3), "seat"),
        (lambda f: f.update(entries=[{"n": "x"}]), "entries"),
        (lambda f: f["entries"][10].update(kind="undo", key="²"), "entries[10].key"),
        (lambda f: f["setup"].update(scenario="chess"), "setup"),
        (lambda f: f["setup"].update(seats=9), "setup"),
        (lambda f: f.update(start={"state": {}}), "start.state"),
    ],
)
def test_a_tampered_or_foreign_file_is_told_where_it_is_wrong(
    change: Callable[[dict[str, Any]], None], where: str
) -> None:
    data = write_match(running())
    with pytest.raises(FileError) as error:
        read_match(rewrite(data, change, sealed=True), find, whole=True)
    assert where in str(error.value)
    with contextlib.suppress(FileError):
        assert not verify(rewrite(data, change, sealed=True), find).true


def test_what_was_changed_is_named_also_where_the_digest_tells_it_already() -> None:
    data = write_match(finished())
    for change, where in (
        (lambda f: f["entries"][10].update(key="play:77"), r"entries\[10\]: play:77 is not offered"),
        (lambda f: f["entries"].pop(), "hash: the choices lead to another state"),
        (lambda f: f["result"].update(winners=[2]), "result: "),
        (lambda f: f["stored"].update(hash="0" * 32), r"stored\.hash"),
        (lambda f: f.update(secret="00" * 32), "secret: does not fit"),
    ):
        with pytest.raises(FileError, match=f"^digest: .*, first seen at {where}"):
            read_match(rewrite(data, change, sealed=False), find)


def test_a_stored_state_that_is_not_of_the_match_is_not_true() -> None:
    def forge(file: dict[str, Any]) -> None:
        other = json.loads(write_match(running(seed=6)))
        file["stored"] = other["stored"]

    assert "stored" in verify(rewrite(write_match(running()), forge, sealed=True), find).why


@pytest.mark.parametrize("part", [0, 1, 30, 500, -2])
def test_a_truncated_file_is_told_as_such(part: int) -> None:
    with pytest.raises(FileError, match=r"no whole JSON file|missing required"):
        read_match(write_match(running())[:part], find)


def test_a_changed_result_or_choice_is_not_true() -> None:
    data = write_match(finished())
    wrong = rewrite(data, lambda f: f["result"].update(winners=[2]), sealed=True)
    assert not verify(wrong, find).true
    cut = rewrite(data, lambda f: f["entries"].pop(), sealed=True)
    assert not verify(cut, find).true


def test_a_match_of_other_rules_is_not_verified_but_said_so() -> None:
    data = rewrite(write_match(finished()), lambda f: f.update(rules=7), sealed=True)
    verdict = verify(data, find)
    assert not verdict.true
    assert "rules 7" in verdict.why


def test_the_public_record_of_a_running_match_has_no_secret() -> None:
    match = running()
    record = write_match(match, public=True)
    assert match.fairness.secret.hex().encode() not in record
    assert b'"stored": null' in record
    with pytest.raises(FileError, match="public record"):
        read_match(record, find)
    assert match.fairness.commitments().secret.encode() in record
    assert finished().fairness.secret.hex().encode() in write_match(finished(), public=True)


def test_a_position_starts_a_match_anywhere() -> None:
    match, random = running(), Random(2)
    while not any(
        ask.prompt == "turn.act" for ask in match.pending.values()
    ):  # a rule's midst is no position
        forward(match, random, 1)
    again = read_position(write_position(match), find)
    assert again.hash() == match.hash()
    forward(again, Random(1), 5_000)
    assert again.result is not None
    assert read_match(write_match(again), find, whole=True).result == again.result


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda s: s.update(trun=3), "trun"),
        (lambda s: s.update(turn="soon"), "turn"),
        (lambda s: s.pop("hp"), "hp"),
        (lambda s: s["things"]["face"].pop(), "things"),
        (lambda s: s["things"]["order"]["deck"].append(0), "things.order"),
        (lambda s: s["things"]["zone"].__setitem__(0, "nowhere"), "things.zone"),
    ],
)
def test_a_malformed_position_gets_an_error_that_names_the_field(
    change: Callable[[dict[str, Any]], None], where: str
) -> None:
    plain = json.loads(write_position(running()))
    change(plain["state"])
    with pytest.raises(FileError, match=where):
        read_position(json.dumps(plain).encode(), find)


def test_a_match_is_told_from_a_position() -> None:
    match = running()
    with pytest.raises(FileError, match="this is a match, not a position"):
        read_position(write_match(match), find)
    with pytest.raises(FileError, match="this is a position, not a match"):
        verify(write_position(match), find)


def lost(*_: object) -> Any:
    raise KeyError("a hex that is not there")


def test_what_the_rules_cannot_go_on_from_is_told_as_a_fault_of_the_file() -> None:
    match = running()
    for broken in (replace(TOY, play=lost), replace(TOY, scene=lost)):
        with pytest.raises(FileError, match=r"^state: .* KeyError: 'a hex that is not there'"):
            read_position(write_position(match), {"toy": broken}.__getitem__)
    with pytest.raises(FileError, match=r"^setup: .* KeyError"):
        read_match(write_match(match), lambda _: replace(TOY, play=lost), whole=True)


SCRIPT = """
from random import Random
from tests.kernel.driving import forward, toy
for seed in range(4):
    match = toy(seed)
    forward(match, Random(seed), 5_000)
    print(match.hash(), match.result)
"""


def test_the_same_seed_and_choices_give_the_same_hash_in_every_process() -> None:
    outputs = []
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True)
        outputs.append(run.stdout)
    assert outputs[0] == outputs[1] == outputs[2]
    assert outputs[0].count(b"Result") == 4


def test_a_stored_state_is_gone_on_from_unless_all_is_to_be_played_again() -> None:
    data = rewrite(write_match(running()), lambda f: f["stored"].update(hash="0" * 32), sealed=True)
    with pytest.raises(FileError, match=r"^stored\.hash: the stored state was changed$"):
        read_match(data, find)
    assert read_match(data, find, whole=True).n == 60


@pytest.mark.parametrize("n", [-1, 61])
def test_a_stored_state_is_of_an_entry_that_is_there(n: int) -> None:
    data = rewrite(write_match(running()), lambda f: f["stored"].update(n=n), sealed=True)
    with pytest.raises(FileError, match=rf"^stored\.n: there is no entry {n}$"):
        read_match(data, find)


def test_a_stored_state_that_leads_elsewhere_is_not_true() -> None:
    """A cheat who is given more to live with, and seals it all anew."""

    def forge(file: dict[str, Any]) -> None:
        file["stored"]["state"]["potions"][0] += 1
        state = msgspec.convert(file["stored"]["state"], Toy)
        file["stored"]["hash"] = state_hash(state)

    verdict = verify(rewrite(write_match(running()), forge, sealed=True), find)
    assert not verdict.true
    assert verdict.why == "stored: it leads to another state than the recorded one"


def test_of_a_running_match_only_the_public_record_lacks_the_secret() -> None:
    record = write_match(running(), public=True)
    with pytest.raises(FileError, match="it can be watched, not played on"):
        read_match(record, find)
    with pytest.raises(FileError, match="only then can it be checked"):
        verify(record, find)


def test_a_match_of_older_rules_may_have_ended_with_a_pick_that_closed_itself() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 2)
        return Result((), why="".join(got))

    game = replace(TOY, play=rules, rules=2)
    match: Match[Any] = Match(game, Setup("duel", 2), Fairness.from_seed(1))
    match.choose_group(0, ["pick:c", "done"])
    assert match.result == Result((), why="c")

    def old(file: dict[str, Any]) -> None:
        file["entries"].pop()
        file["rules"] = 1

    again = read_match(rewrite(write_match(match), old, sealed=True), lambda _: game)
    assert again.result == match.result

    def running_still(file: dict[str, Any]) -> None:
        old(file)
        file["result"] = None

    assert read_match(rewrite(write_match(match), running_still, sealed=True), lambda _: game).result is None


@pytest.mark.parametrize(
    ("field", "value", "said"), [("schema", 2, "reads schema 1"), ("rules", 9, "rules 9")]
)
def test_a_position_of_another_time_is_refused(field: str, value: int, said: str) -> None:
    plain = json.loads(write_position(running()))
    plain[field] = value
    with pytest.raises(FileError, match=f"^{field}: .*{said}"):
        read_position(json.dumps(plain).encode(), find)
