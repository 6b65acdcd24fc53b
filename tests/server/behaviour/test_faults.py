"""What the table leans on fails: a locked database, a full disk, a lost PostgreSQL, a lost Redis.

In each case people are told, nothing that was acknowledged is lost, nothing happens twice, and all goes on by
itself as soon as it can.
"""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.driving import PATIENCE, Client, Json, Node, token
from tests.server.lasting import Channels, Postgres

STORAGE_OK = {"type": "storage", "storage": "ok"}
STORAGE_TROUBLE = {"type": "storage", "storage": "trouble"}
SOON = 9.0
"""Within so many seconds a request is answered, whatever is lost."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program holds the database."""
    lock = sqlite3.connect(database, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    yield
    lock.execute("ROLLBACK")
    lock.close()


@contextmanager
def full_disk(node: Node) -> Iterator[None]:
    """No file of the server can grow or be written any more."""
    _, most = resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (1, most))
    yield
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (most, most))


def answered(ask: Callable[[], Any]) -> Any:
    """What a request gives, which must be soon."""
    began = time.monotonic()
    answer = ask()
    assert time.monotonic() - began < SOON
    return answer


def health(node: Node) -> tuple[int, str]:
    answer = answered(lambda: node.http.get("/healthz"))
    return answer.status_code, answer.json()["database"]


def healthy_again(node: Node) -> None:
    until = time.monotonic() + PATIENCE
    while health(node) != (200, "ok"):
        assert time.monotonic() < until
        time.sleep(0.1)


def refused_choice(client: Client) -> Json:
    """A choice that cannot be stored; gives it, to be sent again."""
    seat = client.state["waiting"][0]
    choice = {"type": "choose", "seat": seat, "at": client.n, "keys": [client.options(seat)[0]["key"]]}
    client.send(id="blocked", **choice)
    client.until(lambda frame: frame == STORAGE_TROUBLE)
    refused = client.until(lambda frame: frame.get("id") == "blocked")
    assert refused["type"] == "refused"
    assert refused["text"]["id"] == "table.storage"
    assert refused["n"] == client.n
    return choice


def nothing_can_be_founded(node: Node) -> None:
    body = {"game": "battlelore", "scenario": "azincourt", "seats": [{"kind": "person", "mine": True}] * 2}
    answer = answered(lambda: node.http.post("/api/matches", json=body))
    assert answer.status_code == 503
    assert answer.json()["text"]["id"] == "table.storage"
    assert answer.headers["retry-after"]


def play_on(client: Client, choice: Json) -> None:
    """The choice that was refused is made again, once; its twin comes too late."""
    client.state_where(lambda state: state["storage"] == "ok")
    assert client.n == choice["at"]
    done = client.ask(**choice)
    assert done["type"] == "ok"
    twin = client.ask(**choice)
    assert twin["type"] == "refused"
    assert twin["text"]["id"] == "fault.stale"
    client.state_where(lambda state: state["n"] == done["n"])
    client.play(Random(2), 5)


def check_true(node: Node, match: Json, client: Client) -> None:
    """The journal is whole: the match can be played again from its beginning."""
    client.ask(type="resign", seat=0)
    assert node.get(f"/api/matches/{match['id']}/verify")["true"]


def test_a_locked_database_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        match, other = node.create(), node.create()
        tokens = token(match, 0), token(match, 1)
        with node.join(match, *tokens) as both, node.join(other) as neighbour:
            both.play(Random(1), 3)
            with locked(tmp_path / "table.sqlite"):
                choice = refused_choice(both)
                assert neighbour.until(lambda frame: frame["type"] == "storage") == STORAGE_TROUBLE
                nothing_can_be_founded(node)
                assert health(node) == (503, "unwritable")
                with node.join(match, *tokens) as late:
                    assert late.state["storage"] == "trouble"
                    assert late.n == 3
                assert STORAGE_OK not in heard(neighbour)
            both.until(lambda frame: frame == STORAGE_OK)
            play_on(both, choice)
            healthy_again(node)
            check_true(node, match, both)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        match = node.create()
        tokens = token(match, 0), token(match, 1)
        with node.join(match, *tokens) as both:
            both.play(Random(3), 3)
            with full_disk(node):
                choice = refused_choice(both)
                nothing_can_be_founded(node)
                assert health(node) == (503, "unwritable")
            both.until(lambda frame: frame == STORAGE_OK)
            play_on(both, choice)
            healthy_again(node)
            n = both.n
        node.kill()
    with sqlite3.connect(tmp_path / "table.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Node(tmp_path) as node, node.join(match, *tokens) as both:
        assert both.n == n
        check_true(node, match, both)


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


def test_a_lost_postgresql_is_told_and_nothing_is_lost(postgres: Postgres, tmp_path: Path) -> None:
    with Node(tmp_path, database=postgres.url) as node:
        match = node.create()
        tokens = token(match, 0), token(match, 1)
        with node.join(match, *tokens) as both:
            both.play(Random(4), 3)
            postgres.kill()
            choice = refused_choice(both)
            nothing_can_be_founded(node)
            answer = answered(lambda: node.http.get(f"/api/matches/{match['id']}"))
            assert answer.status_code == 503
            assert health(node) == (503, "lost")
            postgres.start()
            both.until(lambda frame: frame == STORAGE_OK)
            play_on(both, choice)
            healthy_again(node)
            check_true(node, match, both)


def test_a_redis_that_does_not_answer_holds_nobody_up(tmp_path: Path) -> None:
    channels = Channels(tmp_path)
    with Node(tmp_path, channels=channels.url) as node:
        match = node.create()
        with node.join(match, token(match, 0), token(match, 1)) as both:
            both.play(Random(5), 2)
            channels.freeze()
            both.play(Random(6), 5)
            assert answered(lambda: node.get("/healthz"))["channels"] == "lost"
            channels.thaw()
            assert answered(lambda: node.get("/healthz"))["channels"] == "ok"
    channels.stop()


def test_the_table_opens_without_its_redis_and_finds_it_later(tmp_path: Path) -> None:
    channels = Channels(tmp_path, start=False)
    given: Json = {"channels": channels.url, "follow_every": 30.0}
    with Node(tmp_path, **given) as first, Node(tmp_path, **given) as second:
        assert answered(lambda: first.get("/healthz"))["channels"] == "lost"
        match = first.create()
        with first.join(match, token(match, 0), token(match, 1)) as both, second.join(match) as guest:
            both.play(Random(7), 2)
            channels.start()
            until = time.monotonic() + PATIENCE
            while guest.state["n"] <= 2:
                assert time.monotonic() < until
                both.play(Random(8), 1)
                heard(guest)
    channels.stop()


def heard(client: Client) -> list[Json]:
    """What comes within a moment."""
    frames: list[Json] = []
    try:
        while True:
            frames.append(client.receive(within=0.5))
    except TimeoutError:
        return frames
