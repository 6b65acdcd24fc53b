"""A lesson at the table: created, taught, enforced, kept, left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.driving import Client, Json, Node, token

LESSON = {"game": "battlelore", "lesson": "first", "name": "Ania"}


def coach(client: Client) -> Any:
    return client.state["views"][0]["coach"]


def read(client: Client) -> None:
    answer = client.ask(type="lesson", seat=0, step=coach(client)["step"])
    assert answer["type"] == "ok"
    client.past(answer["n"] - 1)


def follow(client: Client, upto: str) -> None:
    """Does what the teacher wants until this step."""
    while coach(client)["step"] != upto:
        word = coach(client)
        if word["read"]:
            read(client)
        elif 0 in client.state["waiting"] and word["keys"]:
            answer = client.choose(0, word["keys"][0])
            assert answer["type"] == "ok", answer
            client.past(answer["n"] - 1)
        else:
            client.past(client.n)


def begun(node: Node) -> Json:
    match: Json = node.post("/api/lessons", LESSON)
    return match


def test_games_name_their_lessons(node: Node) -> None:
    (game,) = [one for one in node.get("/api/games") if one["game"] == "battlelore"]
    assert [(one["name"], one["minutes"]) for one in game["lessons"]] == [("first", 15)]
    node.post("/api/lessons", LESSON | {"lesson": "second"}, status=404)


def test_the_pupil_hears_the_teacher_and_nobody_else_does(node: Node) -> None:
    match = begun(node)
    with node.join(match, token(match, 0)) as ania, node.join(match) as guest:
        assert coach(ania)["step"] == "aim"
        assert coach(guest) is None
        assert ania.state["players"][1]["kind"] == "bot"


def test_what_comes_too_early_is_refused_with_the_teachers_words(node: Node) -> None:
    match = begun(node)
    with node.join(match, token(match, 0)) as ania:
        key = ania.options(0)[0]["key"]
        assert ania.choose(0, key)["text"]["id"] == "coach.read_first"
        follow(ania, "card")
        (wanted,) = coach(ania)["keys"]
        other = next(option["key"] for option in ania.options(0) if option["key"] != wanted)
        assert ania.choose(0, other)["text"]["id"] == "lesson.first.card_instead"
        assert ania.choose(0, wanted)["type"] == "ok"


def test_the_enemy_waits_while_the_pupil_reads(node: Node) -> None:
    match = begun(node)
    with node.join(match, token(match, 0)) as ania:
        follow(ania, "hits")
        assert ania.state["waiting"] == [1]
        n = ania.n
        ania.send(type="ping")
        assert ania.until(lambda frame: frame["type"] == "pong")["n"] == n
        read(ania)
        follow(ania, "retreat")
        assert ania.n > n


def test_a_lesson_goes_on_after_a_reload_and_after_the_server_was_killed(tmp_path: Path) -> None:
    with Node(tmp_path) as first:
        match = begun(first)
        with first.join(match, token(match, 0)) as ania:
            follow(ania, "support")
            word = coach(ania)
        with first.join(match, token(match, 0)) as again:
            assert coach(again) == word
        first.kill()
    with Node(tmp_path) as second, second.join(match, token(match, 0)) as ania:
        assert coach(ania) == word
        follow(ania, "ignore")
        assert 0 in ania.state["waiting"]


def test_who_leaves_the_lesson_plays_on(node: Node) -> None:
    match = begun(node)
    with node.join(match, token(match, 0)) as ania:
        answer = ania.ask(type="lesson", seat=0, step="")
        ania.past(answer["n"] - 1)
        assert coach(ania) is None
        assert ania.choose(0, ania.options(0)[-1]["key"])["type"] == "ok"
        assert ania.ask(type="lesson", seat=0, step="aim")["text"]["id"] == "table.no_lesson"


def test_a_bot_that_plays_for_the_pupil_is_not_taught(node: Node) -> None:
    match = begun(node)
    with node.join(match, token(match, 0)) as ania:
        n = ania.n
        node.post(f"/api/matches/{match['id']}/seats/0/bot", {"bot": "easy"}, token(match, 0))
        ania.past(n + 8)
        assert coach(ania) is None


def test_an_ordinary_match_has_no_teacher(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        assert coach(both) is None
        assert both.ask(type="lesson", seat=0, step="aim")["text"]["id"] == "table.no_lesson"
