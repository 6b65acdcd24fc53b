"""Telling: events as sentences for one reader, with the rules they rest on and the ids they speak of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeAlias

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.events import Arg as EventArg
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game
from hexameron.kernel.ids import die_id
from hexameron.kernel.text import Arg, Text
from hexameron.kernel.words import EventTag

IDENT = re.compile(r"[tupd]-?\d+|[he]-?\d+\.\S+")
"""What is an id in an event's arguments: a thing, a unit, a seat, a die's face, a cell or an edge."""

HOUSE_TAGS: dict[str, tuple[EventTag, ...]] = {"log.declines": ("declines",)}
"""Tags of what is told in every game."""

DICE = "dice"
"""The argument that holds the faces of dice."""

Word: TypeAlias = int | str | Text


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A :class:`Text` in which an argument may also be a list, to be joined by whoever renders it."""

    id: str
    args: dict[str, int | str | Text | list[int | str | Text]] = {}

    def text(self, render: Callable[[Text], str]) -> Text:
        """The same with every list joined, its words rendered."""
        return Text(self.id, {name: _joined(value, render) for name, value in self.args.items()})


class Line(msgspec.Struct, frozen=True):
    """A line of the log. ``at`` are the ids that it speaks of."""

    n: int
    text: Sentence
    event: str
    rules: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    tags: tuple[EventTag, ...] = ()
    """What the event is to a reader; the game's record says so (``Game.tags``)."""


class Known(Protocol):
    """Knows which ids have a text; a catalogue does."""

    def __contains__(self, id_: str, /) -> bool: ...


class Narrator:
    """Tells events as one seat may read them, from its view. ``known`` are the ids that have a text."""

    def __init__(self, game: Game[Any], view: Any, seat: Seat | None, known: Known) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._known = known

    def lines(self, events: Iterable[Event]) -> list[Line]:
        things = self._view.things
        return [self._line(event.for_seat(self._seat, things)) for event in events]

    def _line(self, event: Event) -> Line:
        args = {name: self._argument(event, name, value) for name, value in event.args.items()}
        parts = [part for value in event.args.values() for part in _parts(value)]
        at = tuple(part for part in parts if isinstance(part, str) and self._is_pointed_at(part))
        return Line(event.n, Sentence(event.name, args), event.name, event.rules, at, self._tags(event.name))

    def _is_pointed_at(self, word: str) -> bool:
        return IDENT.fullmatch(word) is not None or word in self._game.places

    def _tags(self, event: str) -> tuple[EventTag, ...]:
        return self._game.tags.get(event) or HOUSE_TAGS.get(event, ())

    def _argument(self, event: Event, name: str, value: EventArg) -> Word | list[Word]:
        if isinstance(value, tuple):
            parts = (die_id(part) if name == DICE and isinstance(part, int) else part for part in value)
            return [self._word(event, part) for part in parts]
        return self._word(event, value)

    def _word(self, event: Event, value: int | str) -> Word:
        """What an id stands for; other words stay as they are, unless there is a text for them."""
        if isinstance(value, int):
            return value
        if IDENT.fullmatch(value):
            return self._game.name_of(self._view, value, event.faces)
        return Text(value) if value in self._known else value


def _parts(value: EventArg) -> tuple[int | str, ...]:
    return value if isinstance(value, tuple) else (value,)


def _joined(value: Word | list[Word], render: Callable[[Text], str]) -> Arg:
    if not isinstance(value, list):
        return value
    return ", ".join(render(word) if isinstance(word, Text) else str(word) for word in value)
