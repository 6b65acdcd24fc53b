"""Nothing hidden leaves the server: every frame and response of random matches is searched."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hexameron.games import find
from hexameron.kernel.files import read_match
from hexameron.kernel.match import Match
from hexameron.kernel.things import bit
from tests.server.driving import Client, Json, Node, token

CHOICES = 70


def things_shown(content: Any) -> Iterator[tuple[str, int]]:
    """All pairs of a thing and its face anywhere in a message."""
    if isinstance(content, dict):
        if isinstance(content.get("id"), str) and isinstance(content.get("face"), int):
            yield content["id"], content["face"]
        for value in content.values():
            yield from things_shown(value)
    elif isinstance(content, list):
        for value in content:
            yield from things_shown(value)


class Truth:
    """What was really so after each entry of a match."""

    def __init__(self, file: bytes) -> None:
        self._whole = read_match(file, find, whole=True)
        self._at: dict[int, Match[Any]] = {}

    def __getitem__(self, n: int) -> Match[Any]:
        if n not in self._at:
            whole = self._whole
            match: Match[Any] = Match(whole.game, whole.setup, whole.fairness)
            match.follow(whole.entries[:n])
            self._at[n] = match
        return self._at[n]


def check_faces(content: Any, truth: Match[Any], seat: int | None) -> int:
    """Every shown face must be known to the seat; tells how many there were."""
    things, shown = truth.state.things, 0
    for thing, face in things_shown(content):
        handle = int(thing[1:])
        assert things.seen[handle] & bit(seat), f"{thing} is shown to {seat} after entry {truth.n}"
        assert things.face[handle] == face
        shown += 1
    return shown


@pytest.mark.parametrize(("scenario", "seed"), [("azincourt", 1), ("wizards", 2), ("skirmish", 3)])
def test_no_frame_shows_what_its_reader_may_not_know(node: Node, scenario: str, seed: int) -> None:
    match = node.create(scenario=scenario)
    random = Random(seed)
    path = f"/api/matches/{match['id']}"
    with (
        node.join(match, token(match, 0)) as south,
        node.join(match, token(match, 1)) as north,
        node.join(match) as guest,
    ):
        clients: list[tuple[int | None, Client]] = [(0, south), (1, north), (None, guest)]
        for _ in range(CHOICES):
            n = max(client.n for _, client in clients)
            for _, client in clients:
                client.past(n - 1)
            asked = random.choice(south.state["waiting"])
            clients[asked][1].choose_any(random)
        responses = [
            (0, node.get(f"{path}/replay/{n}?seat=0", token(match, 0))) for n in range(0, CHOICES, 9)
        ]
        log = node.get(f"{path}/log?seat=0", token(match, 0))
        facts = node.get(path)
        running = {seat: list(client.frames) for seat, client in clients}
        south.ask(type="resign", seat=0)
    file = node.http.get(f"{path}/export").content
    truths = Truth(file)
    secrets = [msgspec.json.decode(file)["secret"], *msgspec.json.decode(file)["nonces"], token(match, 0)]
    secrets += [token(match, 1), match["owner"]]
    shown = 0
    for seat, frames in running.items():
        for text in frames:
            assert not any(secret in text for secret in secrets)
            frame = msgspec.json.decode(text)
            if frame["type"] == "state":
                shown += check_faces(frame, truths[frame["n"]], seat)
                check_scene(frame, truths[frame["n"]], seat)
    for seat, response in responses:
        shown += check_faces(response, truths[response["n"]], seat)
    assert not any(secret in str((responses, log, facts)) for secret in secrets)
    assert shown > CHOICES


def check_scene(frame: Json, truth: Match[Any], seat: int | None) -> None:
    """The scene is exactly what the seat's view gives."""
    question = None if seat is None else truth.question(seat, any_order=True)
    scene = truth.game.scene(truth.view(seat), seat, question, tuple(truth.pending))
    shown = [view["scene"] for view in frame["views"]]
    assert shown == [msgspec.json.decode(msgspec.json.encode(scene))]
