"""What events are to the readers of the log, in all games."""

from __future__ import annotations

from typing import get_args

import pytest

import hexameron
from hexameron.games import OURS, find
from hexameron.kernel.telling import HOUSE_TAGS, Narrator
from hexameron.kernel.text import Catalogue
from hexameron.kernel.words import EventTag
from tools.record import MATCHES

GAMES = pytest.mark.parametrize("name", hexameron.names())


@GAMES
def test_what_is_tagged_is_an_event(name: str) -> None:
    game = find(name)
    texts = Catalogue("en", [game.folder / "texts"])
    assert [event for event in game.tags if event not in texts] == []


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
