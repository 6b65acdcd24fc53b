"""What is wrong with a file is told exactly: the field or the entry, and what stands there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from hexameron.kernel.asking import State
from hexameron.kernel.chance import Commitments, Fairness
from hexameron.kernel.files import (
    FileError,
    read_match,
    read_position,
    seal,
    verify,
    write_match,
    write_position,
)
from hexameron.kernel.game import Setup
from hexameron.kernel.scene import Scene
from tests.kernel.driving import forward, toy
from tests.kernel.test_files import find, finished, rewrite, running
from tests.kernel.toy import TOY, Toy

Change = Callable[[dict[str, Any]], Any]


def fault_of_match(data: bytes, *, whole: bool = False) -> tuple[str, str]:
    with pytest.raises(FileError) as error:
        read_match(data, find, whole=whole)
    return error.value.where, str(error.value)


def fault_of_position(data: bytes, game: Any = TOY) -> tuple[str, str]:
    with pytest.raises(FileError) as error:
        read_position(data, {"toy": game}.__getitem__)
    return error.value.where, str(error.value)


def position(change: Change) -> bytes:
    plain = json.loads(write_position(running()))
    change(plain)
    return json.dumps(plain).encode()


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (lambda f: f["entries"][10].update(n=99), "entries[10].n", "expected 11, got 99"),
        (lambda f: f["entries"][0].update(n=0), "entries[0].n", "expected 1, got 0"),
        (
            lambda f: f["entries"][10].update(kind="undo", key=""),
            "entries[10].key",
            "an undo names the numbers of choices",
        ),
        (
            lambda f: f["entries"][10].update(kind="undo", key="3,"),
            "entries[10].key",
            "an undo names the numbers of choices",
        ),
        (
            lambda f: f["entries"][10].update(prompt="other"),
            "entries[10]",
            None,
        ),
        (lambda f: f.update(schema=0), "schema", "this program reads schema 1, the file has 0"),
        (lambda f: f.update(schema=2), "schema", "this program reads schema 1, the file has 2"),
        (lambda f: f.update(game="chess"), "game", "there is no game called 'chess' here"),
        (
            lambda f: f.update(secret="00" * 32),
            "secret",
            "does not fit the hash that was published before the match",
        ),
        (lambda f: f.update(secret="zz"), "secret", "the secret or a nonce is not hexadecimal"),
        (lambda f: f.update(hash="0" * 32), "hash", "the journal does not lead to the recorded state"),
        (lambda f: f["setup"].update(seats=9), "setup", "duel is for 2 players, not 9"),
    ],
)
@pytest.mark.parametrize("whole", [False, True])
def test_a_match_file_is_refused_by_the_place_of_its_fault(
    change: Change, where: str, what: str | None, whole: bool
) -> None:
    data = rewrite(write_match(running(seed=4, choices=12)), change, sealed=True)
    told, said = fault_of_match(data, whole=True if what is None else whole)
    assert told == where
    assert what is None or said == f"{where}: {what}"


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (
            lambda f: f["stored"].update(hash="0" * 32),
            "stored.hash",
            "the stored state was changed",
        ),
        (lambda f: f["stored"].update(n=-1), "stored.n", "there is no entry -1"),
        (lambda f: f["stored"].update(n=10_000), "stored.n", "there is no entry 10000"),
        (lambda f: f["stored"]["state"].pop("hp"), "stored.state", "Object missing required field `hp`"),
    ],
)
def test_a_stored_state_is_refused_by_what_is_wrong_with_it(change: Change, where: str, what: str) -> None:
    data = rewrite(write_match(finished()), change, sealed=True)
    assert fault_of_match(data) == (where, f"{where}: {what}")
    assert verify(data, find) == msgspec.structs.replace(
        verify(data, find), true=False, why=f"{where}: {what}"
    )


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (lambda s: s.update(turn="soon"), "state.turn", "Expected `int`, got `str`"),
        (lambda s: s.update(trun=3), "state", "Object contains unknown field `trun`"),
        (lambda s: s["hp"].__setitem__(1, "x"), "state.hp[1]", "Expected `int`, got `str`"),
        (lambda s: s["things"]["order"]["deck"].__setitem__(2, "x"), "state.things.order.deck[2]", None),
        (lambda s: s["things"]["order"].update(other=7), "state.things.order.other", None),
        (lambda s: s["chance"]["counts"].update(strike="x", other=3), "state.chance.counts.strike", None),
    ],
)
def test_what_has_the_wrong_type_is_named_by_its_whole_way(
    change: Change, where: str, what: str | None
) -> None:
    told, said = fault_of_position(position(lambda f: change(f["state"])))
    assert told == where
    assert what is None or said == f"{where}: {what}"


class Nested(State, kw_only=True):
    """Mappings inside lists inside mappings."""

    seats: int = 2
    ways: dict[str, list[dict[str, dict[str, int]]]] = msgspec.field(default_factory=dict)


@pytest.mark.parametrize(
    ("ways", "where"),
    [
        ({"a": [{"b": {"c": "x"}}]}, "state.ways.a[0].b.c"),
        ({"a": [], "b": [{}, {"c": {}, "d": {"e": 1, "f": "x"}}]}, "state.ways.b[1].d.f"),
        ({"a": [{"b": {"c": 1}}], "b": [{"b": {"c": 1}}, {"b": 3}]}, "state.ways.b[1].b"),
        ({"a": [{"b": {"c": 1}}], "d": 4}, "state.ways.d"),
        ({"a": [3], "b": ["x"]}, "state.ways.a[0]"),
        ({"a": [{"b": {"c": 1, "d": "x"}}], "e": [{"b": {"d": "x"}}]}, "state.ways.a[0].b.d"),
    ],
)
def test_entries_of_mappings_in_mappings_are_named(ways: object, where: str) -> None:
    nested: dict[str, Any] = {"state": Nested}
    plain = json.loads(write_position(running()))
    plain["state"] = {"seats": 2, "ways": ways}
    assert fault_of_position(json.dumps(plain).encode(), replace(TOY, **nested))[0] == where


@pytest.mark.parametrize("count", [1, 2, 5, 6, 9])
def test_the_first_fault_and_four_others_are_told(count: int) -> None:
    def faults(state: Toy, setup: Setup) -> Iterator[tuple[str, str]]:
        yield from ((f"part.{n}", f"is {n}") for n in range(count))

    others = "".join(f"; state.part.{n}: is {n}" for n in range(1, min(count, 5)))
    told = fault_of_position(position(lambda f: None), replace(TOY, faults=faults))
    assert told == ("state.part.0", f"state.part.0: is 0{others}")


@pytest.mark.parametrize(
    ("nonces", "shown", "fault"),
    [
        ((b"a", b"b"), (b"a", b"b"), ""),
        ((b"a", b"b"), (b"a", b"c"), "nonces[1]"),
        ((b"a", b"b"), (b"c", b"b"), "nonces[0]"),
        ((b"a", b"b"), (b"c", b"d"), "nonces[0]"),
        ((b"a", b"b"), (b"a",), "nonces"),
        ((), (b"a",), "nonces"),
    ],
)
def test_the_nonce_that_does_not_fit_is_named(
    nonces: tuple[bytes, ...], shown: tuple[bytes, ...], fault: str
) -> None:
    published: Commitments = Fairness(b"s", nonces).commitments()
    assert published.fault(Fairness(b"s", shown)) == fault
    assert published.fault(Fairness(b"t", shown)) == "secret"


def test_a_fault_without_a_place_is_told_as_it_is() -> None:
    assert (str(FileError("", "what")), FileError("", "what").where) == ("what", "")
    assert str(FileError("where", "what")) == "where: what"
    assert fault_of_match(b"{") == ("", "this is no whole JSON file (1 bytes): Input data was truncated")


def test_a_seal_is_over_the_content_and_for_ever() -> None:
    content = {"game": "toy", "entries": [], "digest": "whatever"}
    assert seal(content) == seal({"entries": [], "game": "toy", "digest": ""})
    assert seal(content) == "a4a78265bb1337d51e54db3537956f82"


def without_result(b: Any) -> Any:
    yield from ()


def test_rules_that_cannot_run_are_a_fault_of_the_state_and_not_of_the_set_up() -> None:
    told = fault_of_position(position(lambda f: None), replace(TOY, play=without_result))
    assert told == ("state", "state: the top rule ended without a Result")


def test_a_set_up_is_refused_before_anything_is_asked_about_the_state() -> None:
    def faults(state: Toy, setup: Setup) -> list[tuple[str, str]]:
        return {2: [("hp", "cannot be")], 4: []}[setup.seats]

    game = replace(TOY, faults=faults)
    told = fault_of_position(position(lambda f: f["setup"].update(scenario="duel", seats=9)), game)
    assert told == ("setup", "setup: duel is for 2 players, not 9")


@pytest.mark.parametrize(
    "change",
    [
        lambda f: f.update(rules=7, hash="0" * 32),
        lambda f: f.update(secret="", hash="0" * 32),
        lambda f: f.update(secret="", rules=7),
    ],
)
def test_what_cannot_be_played_again_is_only_told_to_be_damaged(change: Change) -> None:
    data = rewrite(write_match(finished()), change, sealed=False)
    assert fault_of_match(data) == ("digest", "digest: the file is damaged or was changed after it was saved")


def test_a_stored_state_from_which_the_entries_do_not_go_on_is_told_as_such() -> None:
    def forge(file: dict[str, Any]) -> None:
        file["stored"] = json.loads(write_match(running(seed=5, choices=20)))["stored"]
        file["stored"]["n"] = len(file["entries"]) - 2

    verdict = verify(rewrite(write_match(running(seed=5, choices=60)), forge, sealed=True), find)
    assert not verdict.true
    assert verdict.why.startswith("stored: entries[58]: ")


def test_every_seat_is_shown_its_question_and_a_spectator_none() -> None:
    shown: dict[int | None, bool] = {}

    def scene(view: Any, seat: int | None, question: Any, waiting: Any) -> Scene:
        shown[seat] = question is not None
        return TOY.scene(view, seat, question, waiting)

    match = read_position(
        write_position(toy(0, Setup("duel", 2))), {"toy": replace(TOY, scene=scene)}.__getitem__
    )
    assert shown == {0: 0 in match.pending, 1: 1 in match.pending, None: False}
    assert shown[0] or shown[1]


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_the_present_where_play_can_begin_and_else_the_last_checkpoint(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    for _ in range(40):
        if match.result is not None:
            break
        prompts = [ask.prompt for ask in match.pending.values()]
        anew = any(prompt in ("turn.act", "duel.act", "limit.discard") for prompt in prompts)
        written = json.loads(write_position(match))["state"]
        state = match.state if anew else match.snapshot.state
        assert written == json.loads(msgspec.json.encode(state)), prompts
        forward(match, random, 1)
