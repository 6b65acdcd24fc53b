"""What strangers send costs as much as it is long: sixteen times the text, sixteen times the work."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from hexameron.games import find, names
from hexameron.games.battlelore.content.scenarios import MOST_FAULTS, Scenario, check, parse
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import FileError, read_match, seal, write_match
from hexameron.kernel.game import Setup, SetupError
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import MatchError
from hexameron.server.api import frames
from hexameron.server.api.access import MAX_TOKENS, tokens_of
from hexameron.server.api.guard import HOST, same_site
from hexameron.server.limits import depth, has_nul
from hexameron.server.play.background import ImportedFile, read_file
from tests.server.asking import Asked

SMALL, TIMES = 4_000, 16
MARGIN = 4
"""So much more than in proportion a long text may cost. What grows by the square costs sixteen times more."""

FLOOR = 0.004
"""Seconds below which a cost is not worth comparing."""


def cost(work: Callable[[], object]) -> float:
    """The processor time of some work, the least of several tries."""
    tries = []
    for _ in range(3):
        gc.collect(0)
        began = time.process_time()
        work()
        tries.append(time.process_time() - began)
        if tries[-1] > 1.0:  # nothing to be measured more finely
            break
    return min(tries)


def grows_with_size(make: Callable[[int], Any], work: Callable[[Any], object]) -> None:
    small, large = make(SMALL), make(SMALL * TIMES)
    little, much = cost(lambda: work(small)), cost(lambda: work(large))
    assert much <= max(little, FLOOR) * TIMES * MARGIN, f"{little * 1000:.2f} ms → {much * 1000:.2f} ms"


def filled(piece: bytes, size: int) -> bytes:
    return piece * (size // len(piece))


NASTY: dict[str, Callable[[int], bytes]] = {
    "brackets": lambda n: b"[" * n,
    "pairs of brackets": lambda n: filled(b"[]", n),
    "closing brackets": lambda n: b"]" * n,
    "braces": lambda n: filled(b'{"a":', n),
    "quotes": lambda n: b'"' * n,
    "escaped quotes": lambda n: filled(b'\\"', n),
    "one open string": lambda n: b'"' + filled(b'\\"', n),
    "backslashes": lambda n: b'"' + b"\\" * n,
    "strings of brackets": lambda n: b"[" + filled(b'"[[[",', n) + b"0]",
    "many keys": lambda n: b"{" + b",".join(b'"%d":0' % i for i in range(n // 8)) + b"}",
    "keys that are alike": lambda n: b"{" + b",".join(b'"a":0' for _ in range(n // 6)) + b"}",
    "one long key": lambda n: b'{"' + b"k" * n + b'":0}',
    "one long text": lambda n: b'"' + b"x" * n + b'"',
    "escaped letters": lambda n: b'"' + filled(rb"\u0105", n) + b'"',
    "lone surrogates": lambda n: b'"' + filled(rb"\ud800", n) + b'"',
    "one long number": lambda n: b"9" * n,
    "a long fraction": lambda n: b"0." + b"3" * n,
    "a long exponent": lambda n: b"1e" + b"9" * n,
    "many numbers": lambda n: b"[" + filled(b"7,", n) + b"7]",
    "blanks": lambda n: b" " * n,
    "no text at all": lambda n: b"\xff" * n,
    "nul": lambda n: b'"' + filled(rb"\u0000", n) + b'"',
}


@pytest.mark.parametrize("kind", NASTY)
def test_looking_through_a_text_costs_as_much_as_it_is_long(kind: str) -> None:
    grows_with_size(NASTY[kind], depth)
    grows_with_size(NASTY[kind], has_nul)


@pytest.mark.parametrize("kind", NASTY)
def test_decoding_a_frame_costs_as_much_as_it_is_long(kind: str) -> None:
    def decode(data: bytes) -> None:
        try:
            frames.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return

    for before, after in (
        (b"", b""),
        (b'{"type":"hello","tokens":', b"}"),
        (b'{"type":"chat","words":', b"}"),
    ):
        grows_with_size(partial(_between, before, NASTY[kind], after), decode)


def _between(before: bytes, kind: Callable[[int], bytes], after: bytes, n: int) -> bytes:
    return before + kind(n) + after


def _words(piece: str, n: int) -> str:
    return piece * (n // len(piece))


def test_reading_headers_costs_as_much_as_they_are_long() -> None:
    for piece in (",", "a,", " ", "x" * 50 + ","):
        grows_with_size(partial(_words, piece), lambda words: tokens_of("Seat " + words))
    assert len(tokens_of("Seat " + "x," * 5000)) <= MAX_TOKENS
    for piece in ("a", "a.", "[", ":", "1:", "-", "[::"):
        grows_with_size(partial(_words, piece), HOST.fullmatch)
        grows_with_size(partial(_words, piece), lambda words: same_site({"origin": f"http://{words}"}, "h"))


# ---------------------------------------------------------------------- every path that takes something


@pytest.fixture(scope="module")
def guard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    asked = Asked(tmp_path_factory.mktemp("cost"))
    asked.run(asked.begin())
    yield asked
    asked.run(asked.end())
    asked.close()


def taking(guard: Asked) -> list[tuple[str, str]]:
    """Every path with every method that takes a body."""
    found: list[tuple[str, str]] = []
    for route in guard.guard.app.routes:
        if isinstance(route, HTTPRoute):
            for method in sorted(set(route.methods) & {"POST", "PATCH", "PUT", "DELETE"}):
                found.append((method, _filled_in(route.path_format)))
    return found


def _filled_in(path: str) -> str:
    return path.replace("{match_id}", "nowhere").replace("{seat}", "0").replace("{report_id}", "none")


def ask(
    guard: Asked, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
) -> int:
    """The status that a request gets; it is made here, so that its work can be measured."""
    statuses: list[int] = []
    sent = [False]

    async def receive() -> Any:
        if sent[0]:
            return {"type": "http.disconnect"}
        sent[0] = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    given = {
        "host": "localhost",
        "content-type": "application/json",
        "content-length": str(len(body)),
    } | (headers or {})
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in given.items()],
        "client": ("127.0.0.1", 4),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    guard.run(guard.guard(scope, receive, send))
    return statuses[0]


def test_no_body_costs_more_than_its_size_anywhere(guard: Asked) -> None:
    paths = taking(guard)
    assert len(paths) > 15
    for method, path in paths:
        for kind in NASTY.values():

            def post(body: bytes, method: str = method, path: str = path) -> None:
                assert ask(guard, method, path, body) < 500, (path, body[:40])

            small, large = kind(SMALL // 2), kind(60_000)
            post(small)
            began = time.process_time()
            post(large)
            took = time.process_time() - began
            if took > 0.1:  # measured with care only where it is worth it
                grows_with_size(kind, post)


def test_what_is_nested_in_a_set_up_costs_as_much_as_it_is_long(guard: Asked) -> None:
    seats = b'[{"kind":"person"},{"kind":"person"}]'
    for field in (b"extra", b"variants", b"rulings"):
        for kind in NASTY.values():

            def found(value: bytes, field: bytes = field) -> None:
                body = b'{"game":"battlelore","seats":%s,"scenario":"custom","%s":%s}' % (seats, field, value)
                assert 400 <= ask(guard, "POST", "/api/matches", body) < 500

            large = kind(60_000)
            began = time.process_time()
            found(large)
            if time.process_time() - began > 0.1:
                grows_with_size(kind, found)


def test_headers_and_paths_are_bounded(guard: Asked) -> None:
    for path in ("/" + "a/" * 3000, "/api/" + "x" * 5000, "/api/matches/" + "../" * 1000):
        assert ask(guard, "GET", path) == 414
    for headers in (
        {"authorization": "Seat " + "x," * 30_000},
        {"cookie": "a=b; " * 12_000},
        {"cookie": "hexameron=" + "x" * 60_000},
        {"if-none-match": "x" * 60_000},
        {"accept-encoding": "gzip;q=0.5," * 5_000},
    ):
        began = time.process_time()
        ask(guard, "GET", "/api/matches", headers=headers)
        assert time.process_time() - began < 1.0


# ---------------------------------------------------------------------- scenarios, files, choices


def scenario(n: int) -> dict[str, Any]:
    """A scenario that is wrong everywhere."""
    hexes = ["3/7"] * (n // 24) + ["3/8", "99/99"] * (n // 48)
    return {
        "name": "x" * (n // 10),
        "banners_to_win": 1,
        "south": {"Fb": hexes, **{f"X{i}": [] for i in range(n // 80)}},
        "north": {"Ag": hexes},
        "terrain": {"wood": hexes, "water": hexes, "hill": hexes, "bog" * 40: []},
        "objectives": [{"hex": "3/7", "banners": 0, "side": "south"}] * (n // 80),
    }


def test_a_scenario_that_is_wrong_everywhere_is_told_in_a_few_words() -> None:
    def read(record: dict[str, Any]) -> None:
        with pytest.raises(SetupError) as refused:
            parse(record)
        assert len(msgspec.json.encode(refused.value.text)) < 20_000
        assert len(str(refused.value)) < 20_000

    grows_with_size(scenario, read)
    wrong = msgspec.convert(scenario(60_000), Scenario)
    assert len(check(wrong)) <= MOST_FAULTS


def small_file(name: str) -> dict[str, Any]:
    game = find(name)
    one = game.scenarios[0]
    match: Match[Any] = Match(game, Setup(one.name, one.seats[0]), Fairness.from_seed(1))
    seat = min(match.pending)
    match.choose(seat, match.options(seat)[0])
    file: dict[str, Any] = msgspec.json.decode(write_match(match))
    return file


FORGED: dict[str, Callable[[int], list[dict[str, Any]]]] = {
    "one undo of everything": lambda n: [_entry(2, "undo", ",".join(["1"] * n))],
    "an undo of a long number": lambda n: [_entry(2, "undo", "9" * n)],
    "a long key": lambda n: [_entry(2, "choice", "go:" + "h" * n)],
    "a key of many cells": lambda n: [_entry(2, "choice", "h1.1," * (n // 5))],
    "many who agree": lambda n: [_entry(i + 2, "agree", "") for i in range(n // 60)],
}


def _entry(n: int, kind: str, key: str) -> dict[str, Any]:
    return {"n": n, "kind": kind, "seat": 0, "prompt": "", "key": key}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("kind", FORGED)
def test_a_forged_file_costs_as_much_as_it_is_long(name: str, kind: str) -> None:
    file = small_file(name)

    def make(n: int) -> bytes:
        content = file | {"entries": [file["entries"][0], *FORGED[kind](n)]}
        return msgspec.json.encode(content | {"digest": seal(content)})

    def read(data: bytes) -> None:
        try:
            read_match(data, find, whole=True)
        except FileError:
            return

    grows_with_size(make, read)
    told = msgspec.msgpack.decode(read_file(make(60_000)), type=ImportedFile)
    assert len(told.fault) <= 300


def _keys(piece: str, n: int) -> list[str]:
    return [(piece * n)[: n // 60]] * 60


@pytest.mark.parametrize("name", names())
def test_a_choice_that_is_not_offered_is_refused_at_once(name: str) -> None:
    game = find(name)
    one = game.scenarios[0]
    match: Match[Any] = Match(game, Setup(one.name, one.seats[0]), Fairness.from_seed(1))
    seat = min(match.pending)

    def choose(keys: list[str]) -> None:
        with pytest.raises(MatchError) as refused:
            match.choose_group(seat, keys)
        str(refused.value)

    first = match.options(seat)[0].key()
    for piece in ("h", "h1.1", ":", "9", "-", first):
        grows_with_size(partial(_keys, piece), choose)


def test_the_client_s_files_are_found_without_a_walk(guard: Asked, tmp_path: Path) -> None:
    assert ask(guard, "GET", "/" + "a/" * 900) in (200, 503)
    assert ask(guard, "GET", "/../../etc/passwd.txt") == 404
