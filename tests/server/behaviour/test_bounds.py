"""Attacks, each with its bound: the attacker is refused in words, and everybody else plays on."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hexameron.server.play.faults import NotFound
from hexameron.server.play.worker_pool import Busy, WorkerPool
from hexameron.server.settings import BOT_MS, BOT_PLAYOUTS
from tests.server.asking import Asked
from tests.server.driving import FRIEND, ME, PATIENCE, Client, Node, apart, auth, bot, token

LITTLE = {
    "head_seconds": 0.5,
    "body_seconds": 0.5,
    "connections_per_client": 8,
    "logins_per_account": 3,
    "checks_per_minute": 1,
    "hints_per_minute": 2,
    "chat_per_minute": 8,
    "chat_kept": 5,
    "reports_per_match": 2,
}


@pytest.fixture(scope="module")
def little(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("little"), limits=LITTLE) as running:
        yield running


def refused(answer: httpx.Response, status: int, text: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["text"]["id"] == text


# ---------------------------------------------------------------------- slow and many


def raw(node: Node, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", node.port), PATIENCE, source_address=(address, 0))


def heard(connection: socket.socket) -> bytes:
    """Everything up to the end of the connection."""
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"name": ',
    ],
)
def test_a_request_that_is_never_finished_is_ended(little: Node, begun: bytes) -> None:
    with raw(little) as slow:
        slow.sendall(begun)
        answer = heard(slow)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"table.too_slow" in answer


def test_drops_do_not_keep_a_request_alive(little: Node) -> None:
    with raw(little) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        try:
            for _ in range(int(PATIENCE * 20)):
                slow.sendall(b"x")
                time.sleep(0.05)
        except (BrokenPipeError, ConnectionResetError):
            return
    pytest.fail("the server went on listening")


def test_requests_one_after_the_other_and_long_bodies_are_no_fault(little: Node) -> None:
    for _ in range(3):
        assert little.http.get("/healthz").status_code == 200
        big = {"name": "x", "password": "y" * 20_000}
        assert little.http.post("/api/session", json=big).status_code == 400


def test_silent_connections_of_one_client_shut_out_no_other(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"connections_per_client": 8}) as node, ExitStack() as stack:
        silent = [stack.enter_context(raw(node, "127.0.0.3")) for _ in range(30)]
        assert heard(silent[-1]) == b"", "it is ended at once"
        assert node.http.get("/healthz").status_code == 200


def test_a_flood_of_handshakes_is_refused_before_it_costs_anything(tmp_path: Path) -> None:
    with Node(tmp_path, limits={"rate": 1, "burst": 20}) as node:
        match = node.create()
        path = f"ws://127.0.0.1:{node.port}/api/matches/{match['id']}/live"
        with node.join(match, token(match, 0), token(match, 1)) as good:
            with ExitStack() as stack:
                assert flood(stack, path) == 429
            good.play(Random(1), 3)
        assert "handshake" not in node.log.read_text(), "nor does it look like a fault of ours"


def flood(stack: ExitStack, path: str) -> int:
    """Opens connections until one is refused; the status that this one gets."""
    for _ in range(200):
        try:
            stack.enter_context(connect(path))
        except InvalidStatus as error:
            return error.response.status_code
    return 0


# ---------------------------------------------------------------------- passwords


def test_guessing_from_many_addresses_ends_and_the_owner_still_comes_in(little: Node) -> None:
    ania = {"name": "Ania", "password": "correct horse"}
    wrong = ania | {"password": "wrong horse"}
    assert little.http.post("/api/accounts", json=ania).status_code == 201
    little.http.cookies.clear()

    def attempt(place: int, body: dict[str, str]) -> httpx.Response:
        transport = httpx.HTTPTransport(local_address=f"127.0.1.{place}")
        with httpx.Client(base_url=little.http.base_url, transport=transport, timeout=PATIENCE) as far:
            return far.post("/api/session", json=body)

    for place in range(1, 4):
        refused(attempt(place, wrong), 403, "table.wrong_password")
    refused(attempt(4, wrong), 429, "table.many_tries")
    refused(attempt(5, wrong | {"name": "aNIA"}), 429, "table.many_tries")
    refused(attempt(6, ania), 429, "table.many_tries")
    assert attempt(7, {"name": "Marek", "password": "anything"}).status_code == 403, (
        "others are not concerned"
    )
    assert little.http.post("/api/session", json=ania).status_code == 201, "she has come from here before"
    little.http.cookies.clear()


# ---------------------------------------------------------------------- chat and reports


def test_the_chat_has_a_pace_and_an_end(little: Node) -> None:
    match = little.create()
    with little.join(match, token(match, 0), token(match, 1)) as talker:
        for n in range(8):
            assert talker.ask(type="chat", seat=0, words=f"line {n}")["type"] == "ok"
        answer = talker.ask(type="chat", seat=0, words="and another thing")
        assert answer["text"]["id"] == "table.chat_often"
        assert talker.ask(type="chat", seat=1, words="my turn")["type"] == "ok"
    with little.join(match) as reader:
        reader.send(type="ping")
        reader.until(lambda frame: frame["type"] == "pong")
        said = [frame["words"] for frame in frames_of(reader) if frame["type"] == "chat"]
    assert said == ["line 4", "line 5", "line 6", "line 7", "my turn"]
    database = little.log.parent / "table.sqlite"
    with closing(sqlite3.connect(database)) as rows:
        kept = rows.execute("SELECT count(*) FROM chat WHERE match = ?", (match["id"],)).fetchone()[0]
    assert kept == 5


def frames_of(client: Client) -> list[Any]:
    return [msgspec.json.decode(frame) for frame in client.frames]


def test_reports_of_a_match_are_counted(little: Node) -> None:
    match = little.create()
    path, mine = f"/api/matches/{match['id']}/reports", token(match, 0)
    for _ in range(2):
        little.post(path, {"n": 0, "words": "odd"}, mine)
    answer = little.http.post(path, json={"n": 0, "words": "odd"}, headers=auth(mine))
    refused(answer, 409, "table.many_reports")


# ---------------------------------------------------------------------- hints, checks, bots


def test_hints_are_few_for_a_person(little: Node) -> None:
    match = little.create()
    with little.join(match, token(match, 0), token(match, 1)) as asker:
        seat = asker.state["waiting"][0]
        for _ in range(2):
            assert asker.ask(type="hint", seat=seat)["type"] == "hint"
        assert asker.ask(type="hint", seat=seat)["text"]["id"] == "table.many_hints"


def test_bots_move_while_others_wait_for_hints(tmp_path: Path) -> None:
    with Node(tmp_path, bot_workers=1) as node, ExitStack() as stack:
        askers = []
        for _ in range(3):
            match = node.create()
            asker = stack.enter_context(node.join(match, token(match, 0), token(match, 1)))
            asker.send(type="hint", seat=asker.state["waiting"][0], id="hint")
            askers.append(asker)
        match = node.create(bot("random"), bot("random"))
        with node.join(match) as watcher:
            watcher.state_where(lambda state: state["n"] >= 3)
        assert not all(hinted(asker) for asker in askers), "the bots came first"
        if not hinted(askers[0]):
            assert askers[0].answer("hint")["type"] == "hint"


def hinted(client: Client) -> bool:
    """Whether the hint has come by now."""
    try:
        while True:
            client.receive(0.01)
    except TimeoutError:
        return any('"type":"hint"' in frame for frame in client.frames)


def test_whoever_comes_to_a_long_queue_is_told_so() -> None:
    async def run() -> None:
        pool = WorkerPool(1, 1.0, waiting=2)
        pool.start()
        busy = [asyncio.ensure_future(pool.work(_nap, b"", 60.0)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.work(_nap, b"", 60.0)
        busy[0].cancel()  # who leaves does not make room before the worker is free
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.work(_nap, b"", 60.0)
        assert await asyncio.gather(*busy[1:]) == [b"done", b"done"]
        assert await pool.work(_nap, b"", 60.0) == b"done"
        pool.stop()

    apart(run())


def _nap(_: bytes) -> bytes:
    time.sleep(0.05)
    return b"done"


def test_a_match_is_verified_once_and_many_are_not_at_once(little: Node) -> None:
    paths = []
    for _ in range(2):
        match = little.create()
        with little.join(match, token(match, 0), token(match, 1)) as both:
            both.play(Random(2), 5)
            both.ask(type="resign", seat=0)
        paths.append(f"/api/matches/{match['id']}/verify")
    for _ in range(3):
        assert little.get(paths[0])["true"]
    refused(little.http.get(paths[1]), 429, "table.too_often")


def test_a_check_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with Node(tmp_path, background_seconds=0.01) as node:
        match = node.create()
        with node.join(match, token(match, 0), token(match, 1)) as both:
            both.play(Random(2), 5)
            both.ask(type="resign", seat=0)
        file = node.get(f"/api/matches/{match['id']}/export", token(match, 0), token(match, 1))
        refused(node.http.get(f"/api/matches/{match['id']}/verify"), 503, "table.too_long")
        answer = node.http.post("/api/matches/import", json={"file": file, "seats": [ME, ME]})
        refused(answer, 503, "table.too_long")
        again = node.create(bot("random"), bot("random"))
        with node.join(again) as watcher:
            watcher.state_where(lambda state: state["n"] >= 3)


@pytest.mark.parametrize(
    "name", ["mcts:999999999s", "mcts:999999999", "greedy:999999", f"mcts:{BOT_MS + 1}ms", "mcts:60s"]
)
def test_no_bot_gets_an_absurd_budget(node: Node, name: str) -> None:
    body = {"game": "battlelore", "scenario": "azincourt", "seats": [ME, bot(name)]}
    refused(node.http.post("/api/matches", json=body), 400, "table.bot_budget")
    match = node.create(ME, FRIEND)
    path = f"/api/matches/{match['id']}/seats/1/bot"
    refused(node.http.post(path, json={"bot": name}, headers=auth(match["owner"])), 400, "table.bot_budget")


def test_the_strengths_people_choose_from_are_within_bounds(node: Node) -> None:
    for name in ("easy", "medium", "hard", "master", f"mcts:{BOT_PLAYOUTS}", f"mcts:{BOT_MS}ms"):
        node.create(ME, bot(name))


# ---------------------------------------------------------------------- strange letters and addresses


def test_the_character_nul_is_refused_wherever_it_comes(node: Node) -> None:
    match = node.create()
    for path in (
        f"/api/matches/{match['id']}%00",
        "/api/matches/%00",
        "/assets/%00.js",
        "/api/games/%00/catalogue",
    ):
        refused(node.http.get(path), 400, "table.nul")
    for body in (
        '{"name": "a\\u0000b", "password": "12345678"}',
        '{"name": "ab", "password": "1234\\u00005678"}',
    ):
        answer = node.http.post("/api/accounts", content=body, headers={"content-type": "application/json"})
        refused(answer, 400, "table.nul")
    with node.join(match, token(match, 0)) as bad:
        bad.socket.send('{"type": "chat", "seat": 0, "words": "a\\u0000b"}')
        assert bad.closed() == 4400
    with node.join(match, token(match, 0)) as good:
        assert good.ask(type="chat", seat=0, words="a\\u0000b")["type"] == "ok", "those six letters are words"


@pytest.mark.parametrize(
    "host", ["a b", "[", "[::1", "x" * 300, "a/b", "a@b", "evil.example:99999999", "ż.pl", "a\\b", "<script>"]
)
def test_a_strange_host_is_refused(node: Node, host: str) -> None:
    with raw(node) as connection:
        head = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        connection.sendall(head.encode())
        answer = heard(connection)
    assert answer.startswith(b"HTTP/1.1 400 "), answer[:80]
    assert b"Traceback" not in answer


def test_usual_hosts_are_not_strange(node: Node) -> None:
    for host in ("localhost:8420", "192.168.1.20:8420", "[::1]:8420", "table.example.org", "my_pc"):
        assert node.http.get("/healthz", headers={"host": host}).status_code == 200
    answer = node.http.post("/api/matches", json={}, headers={"origin": "http://[::1"})
    refused(answer, 403, "table.other_site")
    path = f"ws://127.0.0.1:{node.port}/api/matches/nothing/live"
    with pytest.raises(InvalidStatus) as strange:
        connect(path, additional_headers={"Host": "a b"})
    assert strange.value.response.status_code == 400


def test_nothing_is_kept_of_matches_that_are_not_there(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    asked.run(asked.begin())
    registry = asked.guard.services.registry

    async def look() -> None:
        for n in range(50):
            with pytest.raises(NotFound):
                await registry.get(f"nothing{n}")
        both = await asyncio.gather(registry.get("same"), registry.get("same"), return_exceptions=True)
        assert [type(one) for one in both] == [NotFound, NotFound]

    asked.run(look())
    assert not registry._loading
    asked.run(asked.end())
    asked.close()
