"""What can be played, as the lobby shows it: in words of both languages, with a picture."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games import OURS
from tests.server.driving import Json, Node

OWN = "custom"
"""It needs a file of one's own, and the lobby does not list it."""

LIGHT = 16_000
"""The most bytes of a game's picture."""


def _nameless(scenario: Json) -> Iterator[str]:
    """What of a scenario's set-up has no words in one of the languages."""
    for language in ("pl", "en"):
        if not scenario["title"].get(language):
            yield f"{language} {scenario['name']}"
        for variant in scenario["variants"]:
            if not variant["title"].get(language):
                yield f"{language} {variant['name']}"
            for value, label in zip(variant["values"], variant["labels"], strict=True):
                if isinstance(value, str) and not label.get(language):
                    yield f"{language} {variant['name']} {value}"


def _untold(scenario: Json) -> Iterator[str]:
    """What somebody who picks a scenario would ask and is not told."""
    name = scenario["name"]
    if len(scenario["lengths"]) != len(scenario["seats"]):
        yield f"{name}: a length for each number of players"
    least, most = scenario["minutes"]
    if not 0 < least <= most:
        yield f"{name}: minutes"
    for language in ("pl", "en"):
        told = [scenario["about"], scenario["goal"], *scenario["lengths"]]
        if not all(one.get(language) for one in told):
            yield f"{name}: words in {language}"


def _ours(node: Node) -> list[Json]:
    return [game for game in node.get("/api/games") if game["game"] in OURS]


def test_everything_that_can_be_agreed_on_has_a_name_in_both_languages(node: Node) -> None:
    games = node.get("/api/games")
    assert [one for game in games for scenario in game["scenarios"] for one in _nameless(scenario)] == []


def test_every_scenario_tells_what_it_is_about_its_goal_and_how_long_it_takes(node: Node) -> None:
    scenarios = [one for game in _ours(node) for one in game["scenarios"] if one["name"] != OWN]
    assert len(scenarios) > 15
    assert [one for scenario in scenarios for one in _untold(scenario)] == []


def test_a_length_follows_the_number_of_players(node: Node) -> None:
    (game,) = (one for one in _ours(node) if one["game"] == "mageknight")
    (hold,) = (one for one in game["scenarios"] if one["name"] == "conquer_and_hold")
    assert [one["pl"] for one in hold["lengths"]] == ["6\u00a0rund", "4\u00a0rundy", "4\u00a0rundy"]


def test_every_game_of_the_house_has_a_light_picture_and_says_how_hard_it_is(node: Node) -> None:
    hardness = {game["game"]: game["hard"] for game in _ours(node)}
    assert hardness == {
        "battlelore": "easy",
        "mageknight": "hard",
        "heroes": "medium",
        "runebound": "medium",
        "runewars": "hard",
    }
    for game in _ours(node):
        answer = node.http.get(game["picture"])
        assert answer.headers["content-type"] == "image/webp"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content[:4] == b"RIFF"
        assert len(answer.content) < LIGHT
    assert node.get("/api/games/nothing/picture", status=404)["status"] == 404
