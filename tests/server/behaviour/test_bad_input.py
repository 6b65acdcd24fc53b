"""Bad input: a clear refusal, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_async
from websockets.sync.client import connect

from hexameron.server.settings import Limits
from tests.server.driving import ME, PATIENCE, Node, apart, auth, closing_code, token

STRICT = {
    "rate": 5,
    "burst": 90,
    "frame_rate": 5,
    "frame_burst": 20,
    "connections_per_client": 10,
    "logins_per_minute": 3,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("strict"), limits=STRICT) as running:
        yield running


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": 7}',
        b'{"game": "chess", "seats": []}',
        b'{"game": "chess", "seats": [{"kind": "person"}, {"kind": "person"}]}',
        b'{"game": "battlelore", "seats": [{"kind": "person"}]}',
        b'{"game": "battlelore", "seats": [{"kind": "ghost"}, {"kind": "person"}]}',
        b'{"game": "battlelore", "seats": [{"kind": "bot", "bot": "deep"}, {"kind": "person"}]}',
        b'{"game": "battlelore", "seats": [{"kind": "person"}, {"kind": "person"}], "variants": {"x": 1}}',
        b'{"game": "battlelore", "seats": [{"kind": "person"}, {"kind": "person"}], "more": 1}',
        b'{"game": "battlelore", "scenario": "custom", "seats": [{"kind": "person"}, {"kind": "person"}]}',
        b'{"game": "battlelore", "scenario": "\xff", "seats": []}',
        b'{"extra": ' + b"[" * 500 + b"]" * 500 + b"}",
    ],
)
def test_a_request_that_makes_no_sense_is_refused_in_words(node: Node, body: bytes) -> None:
    answer = node.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]["id"].startswith("table.")


def test_what_is_too_large_is_refused(node: Node) -> None:
    answer = node.http.post(
        "/api/matches", content=b" " * 70_000, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413
    assert answer.json()["text"]["id"] == "table.too_large"


@pytest.mark.parametrize(
    "frame",
    [
        "{",
        "[]",
        '"hello"',
        '{"type": "hello"}',
        '{"type": "dance"}',
        '{"type": "choose", "seat": 0}',
        '{"type": "choose", "seat": -1, "at": 0, "keys": ["x"]}',
        '{"type": "choose", "seat": 0, "at": 0, "keys": []}',
        '{"type": "chat", "seat": 0, "words": ""}',
        "[" * 500,
    ],
)
def test_a_frame_that_makes_no_sense_ends_the_connection_and_no_other(node: Node, frame: str) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as good:
        with node.join(match) as bad:
            bad.socket.send(frame)
            assert bad.closed() == 4400
        assert good.choose_any(Random(1)) == 1


def test_an_oversized_frame_ends_the_connection(node: Node) -> None:
    match = node.create()
    with node.join(match) as bad:
        bad.socket.send('{"type": "ping", "id": "' + "x" * 20_000 + '"}')
        assert bad.closed() == 4413
    with node.join(match) as bad:
        bad.socket.send("x" * 1_000_000)
        assert bad.closed() == 1009


def test_no_hello_no_match_and_binary(node: Node) -> None:
    match = node.create()
    with connect(f"ws://127.0.0.1:{node.port}/api/matches/{match['id']}/live") as socket:
        socket.send('{"type": "ping"}')
        assert closing_code(socket) == 4400
    with connect(f"ws://127.0.0.1:{node.port}/api/matches/nothing/live") as socket:
        assert closing_code(socket) == 4404
    address = f"ws://127.0.0.1:{node.port}/api/matches/{match['id']}/live"
    with connect(address, additional_headers={"Origin": "http://evil.example"}) as socket:
        assert closing_code(socket) == 4400


def test_a_thousand_connections_from_one_client_do_not_shut_others_out(node: Node) -> None:
    match = node.create()
    path = f"ws://127.0.0.1:{node.port}/api/matches/{match['id']}/live"
    many, allowed = 1000, Limits().connections_per_client

    async def crowd() -> list[int]:
        """The codes with which connections of one client were refused while the others stayed."""
        gate = asyncio.Semaphore(50)

        async def come() -> ClientConnection:
            async with gate:
                return await connect_async(path, local_addr=("127.0.0.2", 0), open_timeout=PATIENCE)

        sockets = await asyncio.gather(*(come() for _ in range(many)))
        refused = [asyncio.ensure_future(socket.wait_closed()) for socket in sockets]
        while sum(task.done() for task in refused) < many - allowed:
            await asyncio.sleep(0.05)
        with node.join(match, token(match, 0), token(match, 1)) as good:
            await asyncio.to_thread(good.play, Random(1), 3)
            assert good.n == 3
        codes = [socket.close_code or 0 for socket in sockets]
        await asyncio.gather(*(socket.close() for socket in sockets))
        return codes

    codes = apart(crowd())
    # Those who were let in and say nothing are sent away after a while, which lets others in.
    assert set(codes) <= {0, 4429, 4408}
    assert codes.count(4429) >= many - 2 * allowed


def test_few_connections_are_allowed_where_few_are_wanted(strict: Node) -> None:
    match = strict.create()
    path = f"ws://127.0.0.1:{strict.port}/api/matches/{match['id']}/live"
    with strict.join(match, token(match, 0), token(match, 1)) as good, ExitStack() as stack:
        sockets = [stack.enter_context(connect(path)) for _ in range(30)]
        assert closing_code(sockets[-1]) == 4429
        assert good.choose_any(Random(1)) == 1


def test_too_many_frames_end_the_connection(strict: Node) -> None:
    match = strict.create()
    with strict.join(match) as eager:
        for _ in range(40):
            eager.send(type="ping")
        assert eager.closed() == 4429


def test_too_many_requests_and_log_ins_are_refused(strict: Node) -> None:
    wrong = {"name": "Nobody", "password": "wrong password"}
    codes = [strict.http.post("/api/session", json=wrong).status_code for _ in range(5)]
    assert codes[0] == 403
    assert codes[-1] == 429
    answers = (strict.http.get("/api/games") for _ in range(1_000))
    refused = next(answer for answer in answers if answer.status_code != 200)
    assert refused.status_code == 429
    assert refused.json()["text"]["id"] == "table.too_often"


def test_requests_from_other_sites_are_refused(node: Node) -> None:
    body = {"game": "battlelore", "seats": [ME, ME]}
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = node.http.post("/api/matches", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["text"]["id"] == "table.other_site"
    own = {"Origin": f"http://127.0.0.1:{node.port}", "Sec-Fetch-Site": "same-origin"}
    assert node.http.post("/api/matches", json=body, headers=own).status_code == 201


def test_every_answer_carries_the_headers_that_protect(node: Node) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = node.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_wrong_or_foreign_token_opens_nothing(node: Node) -> None:
    one, other = node.create(), node.create()
    answer = httpx.get(
        f"{node.http.base_url}/api/matches/{one['id']}",
        headers=auth(token(other, 0), other["owner"], "x" * 32),
    )
    assert answer.json()["mine"] == []
    assert not answer.json()["owner"]


def test_health_and_figures(node: Node) -> None:
    assert node.get("/healthz")["status"] == "ok"
    figures = node.http.get("/metrics").text
    for name in ("matches_loaded", "choices_total", "choice_seconds", "bot_seconds", "connections"):
        assert f"hexameron_{name}" in figures
