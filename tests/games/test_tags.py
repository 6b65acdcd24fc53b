"""What events are to the readers of the log, in all games."""

from __future__ import annotations

import re
from typing import get_args

import pytest

import hexameron
from hexameron.games import OURS, find
from hexameron.kernel.telling import HOUSE_TAGS, Narrator
from hexameron.kernel.text import Catalogue, Language
from hexameron.kernel.words import EventTag
from tools.record import MATCHES

GAMES = pytest.mark.parametrize("name", hexameron.names())
TOLD = {"gain", "loss", "moves", "news"}
"""What a recap tells of."""


@GAMES
def test_what_is_tagged_is_an_event(name: str) -> None:
    game = find(name)
    texts = Catalogue("en", [game.folder / "texts"])
    assert [event for event in game.tags if event not in texts] == []


@GAMES
@pytest.mark.parametrize("language", ["pl", "en"])
def test_short_forms_are_of_events_that_a_recap_tells(name: str, language: Language) -> None:
    """A gain without one would never be told; one of an untold event would never be read."""
    game = find(name)
    texts = Catalogue(language, [game.folder / "texts"])
    gains = [event for event, tags in game.tags.items() if "gain" in tags]
    assert [event for event in gains if f"{event}.short" not in texts] == []
    recap = game.folder / "texts" / f"recap.{language}.ftl"
    written = (
        re.findall(r"^(\S+)-short =", recap.read_text(encoding="utf-8"), re.MULTILINE)
        if recap.exists()
        else []
    )
    told = {event.replace(".", "-") for event, tags in game.tags.items() if TOLD & {*tags}}
    assert [event for event in written if event not in told] == []


def test_every_tag_is_given_to_something() -> None:
    given = {tag for name in hexameron.names() for tags in find(name).tags.values() for tag in tags}
    given |= {tag for tags in HOUSE_TAGS.values() for tag in tags}
    assert given == {*get_args(get_args(EventTag)[0])}


@pytest.mark.parametrize("name", OURS)
def test_lines_bring_their_tags_along_and_the_record_of_a_match_does_not(name: str) -> None:
    path = next(iter(sorted((MATCHES / name).glob("*instinct-1.json"))))
    match = hexameron.load(path, whole=True)
    texts = Catalogue("en", [match.game.folder / "texts"])
    lines = Narrator(match.game, match.view(0), 0, texts).lines(match.events)
    assert {line.event for line in lines if "turn" in line.tags} <= {*match.game.tags}
    assert any("turn" in line.tags for line in lines)
    assert any("draw" in line.tags for line in lines)
    assert not any(hasattr(event, "tags") for event in match.events)
