"""Playing single cards in tests: in which ways one may be played now, and what comes of it."""

from __future__ import annotations

from typing import Any

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.content.records import Deed
from hexameron.games.mageknight.options import Play
from hexameron.games.mageknight.rules import effects, playable, playing
from hexameron.games.mageknight.rules.ways import price as price_of
from hexameron.games.mageknight.state import Strike
from tests.games.mageknight.positions import FACES, TestQuest
from tests.games.scripted import Played


def deed(name: str) -> Deed:
    """What is printed on a card."""
    return catalogue.DEEDS[FACES["deed"][name]]


def mana(name: str, way: str = "strong") -> str:
    """The letters of the mana that a card costs."""
    letters = dict(zip(COLOURS, "rbgwok", strict=True))
    return "".join(letters[COLOURS[colour]] for colour in price_of(deed(name), strong=way == "strong"))


def options(q: TestQuest, seat: int = 0) -> list[str]:
    """The keys of everything that may be played now."""
    return [option.key() for option in playable.options(q, seat, effects.moment(q, seat))]


def ways(q: TestQuest, name: str) -> list[str]:
    """In which ways a card may be played now."""
    start = f"play:{q.id(name)};"
    return [key.removeprefix(start) for key in options(q) if key.startswith(start)]


def play(q: TestQuest, name: str, way: str, *answers: str) -> Played[Any]:
    """Plays a card that may be played, with these answers to what it asks."""
    assert way in ways(q, name), f"{name} may be played {ways(q, name)}"
    return q.play(playing.do(q, 0, Play(q.id(name), way)), answers)


def struck(q: TestQuest) -> list[tuple[int, str, str]]:
    """The Attack points played and not used: how many, how, of which element."""
    return [_points(strike) for strike in q.turn(0).strikes]


def _points(strike: Strike) -> tuple[int, str, str]:
    return strike.n, strike.how, strike.element


def blocking(q: TestQuest) -> list[tuple[int, str]]:
    """The Block points played and not used."""
    return [(guard.n, guard.element) for guard in q.turn(0).guards]
