"""Whoever is sent only what changes in a scene sees what all others see."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Refused
from hexameron.kernel.scene import Piece, Scene
from hexameron.kernel.text import Text
from hexameron.server.play.scene_changes import SentScene, difference, encoded
from tests.server.driving import Client, Json, Node, changed, token

EMPTY: Json = {
    field.name: [] if field.default == () else field.default
    for field in msgspec.structs.fields(Scene)
    if not field.required
}


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def full(scene: Json) -> Json:
    """A scene with the fields, too, that are left out where they are empty."""
    return EMPTY | scene


@pytest.mark.parametrize(
    ("game", "setup", "choices"),
    [
        ("battlelore", Setup("wizards", 2), 120),
        ("mageknight", Setup("first_reconnaissance", 2), 60),
        ("heroes", Setup("conquest", 2), 60),
    ],
)
def test_a_scene_and_its_changes_are_the_next_scene(game: str, setup: Setup, choices: int) -> None:
    random = Random(game)
    match: Match[Any] = Match(find(game), setup, Fairness.from_seed(3))
    before: dict[int | None, Scene] = {}
    sent: dict[int | None, Json] = {}
    for _ in range(choices):
        if not match.pending:
            break
        seat = min(match.pending)
        match.choose(seat, random.choice(match.options(seat)))
        if random.random() < 0.2:
            with suppress(Refused):
                match.undo(seat)
        for eye in (0, 1, None):
            question = None if eye is None else match.question(eye, any_order=True)
            scene = match.game.scene(match.view(eye), eye, question, tuple(match.pending))
            if eye in before:
                sent[eye] = changed(sent[eye], plain(difference(before[eye], scene)))
            else:
                sent[eye] = plain(scene)
            before[eye] = scene
            assert full(sent[eye]) == full(plain(scene))


def test_a_field_that_is_empty_again_is_told() -> None:
    busy = Scene("toy", "hex", Text("title"), prompt=Text("what"), waiting=(0,))
    idle = Scene("toy", "hex", Text("title"))
    assert plain(difference(busy, idle)) == {"fields": {"prompt": None, "waiting": []}}
    assert plain(difference(idle, idle)) == {}


def test_of_a_long_row_only_the_new_items_are_told() -> None:
    def scene(*cells: str) -> Scene:
        pieces = tuple(Piece(f"u{i}", cell, "sword", Text("unit")) for i, cell in enumerate(cells))
        return Scene("toy", "hex", Text("title"), pieces=pieces)

    one = difference(scene("a", "b", "c"), scene("a", "b", "d"))
    assert (list(one.fields), list(one.items["pieces"])) == ([], [2])
    assert list(difference(scene("a", "b", "c"), scene("a", "d", "d")).fields) == ["pieces"]
    assert list(difference(scene("a", "b", "c"), scene("a", "b")).fields) == ["pieces"]


def test_a_change_is_only_for_those_who_have_the_picture_before() -> None:
    first = SentScene(4, Scene("toy", "hex", Text("one")), None)
    second = SentScene(7, Scene("toy", "hex", Text("two")), first)
    assert second.since(4) == encoded(difference(first.scene, second.scene))
    assert plain(second.since(7)) == {}
    assert second.since(3) is second.since(None) is first.since(None) is None


def test_two_clients_see_the_same_by_scenes_and_by_changes(node: Node) -> None:
    match = node.create()
    tokens = token(match, 0), token(match, 1)
    random = Random(8)
    with node.join(match, *tokens) as whole, node.join(match, *tokens, changes=True) as thrifty:
        for number in range(40):
            whole.choose_any(random)
            if number % 9 == 8:
                whole.ask(type="undo", seat=random.randrange(2), at=whole.n)
            assert_same(whole, thrifty)
        whole.ask(type="chat", seat=0, words="dzień dobry")
        with node.join(match, *tokens, changes=True) as late:
            assert_same(whole, late)
    states = [text for text in thrifty.frames if '"type":"state"' in text]
    assert sum(map(len, states[1:])) / len(states[1:]) < len(states[0]) / 2


def assert_same(one: Client, other: Client) -> None:
    n = max(one.n, other.n)
    for client in (one, other):
        client.past(n - 1)
    scenes = [[full(view["scene"]) for view in client.state["views"]] for client in (one, other)]
    assert scenes[0] == scenes[1]
