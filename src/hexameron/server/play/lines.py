"""The log: events as sentences that a browser can render, with the rules they rest on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.events import Arg as EventArg
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game
from hexameron.kernel.match import Entry
from hexameron.kernel.text import Catalogue, Language, Text

TEXTS = Path(__file__).parent.parent / "texts"
IDENT = re.compile(r"[tupd]-?\d+|[he]-?\d+\.\S+")
"""What is an id in an event's arguments: a thing, a unit, a seat, a die's face, a cell or an edge."""

DICE = "dice"
"""The argument that holds the faces of dice."""

Word: TypeAlias = int | str | Text


class LineText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A :class:`Text` in which an argument may also be a list, to be joined by the reader."""

    id: str
    args: dict[str, int | str | Text | list[int | str | Text]] = {}


class Line(msgspec.Struct, frozen=True):
    """A line of the log. ``at`` are the ids that it speaks of."""

    n: int
    text: LineText
    event: str
    rules: tuple[str, ...] = ()
    at: tuple[str, ...] = ()


@cache
def catalogue(game: str, folder: Path, language: Language) -> Catalogue:
    """The texts of the house, the table and a game (by its folder)."""
    return Catalogue(language, (TEXTS, folder / "texts") if game else (TEXTS,))


class Narrator:
    """Tells events as one seat may read them, from its view."""

    def __init__(self, game: Game[Any], view: Any, seat: Seat | None) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._known = catalogue(game.name, game.folder, "en")

    def lines(self, events: Iterable[Event]) -> list[Line]:
        return [self._line(event.for_seat(self._seat)) for event in events]

    def _line(self, event: Event) -> Line:
        args = {name: self._argument(event, name, value) for name, value in event.args.items()}
        parts = [part for value in event.args.values() for part in _parts(value)]
        at = tuple(part for part in parts if isinstance(part, str) and IDENT.fullmatch(part))
        return Line(event.n, LineText(event.name, args), event.name, event.rules, at)

    def _argument(self, event: Event, name: str, value: EventArg) -> Word | list[Word]:
        if isinstance(value, tuple):
            parts = (f"d{part}" if name == DICE and isinstance(part, int) else part for part in value)
            return [self._word(event, part) for part in parts]
        return self._word(event, value)

    def _word(self, event: Event, value: int | str) -> Word:
        """What an id stands for; other words stay as they are, unless the catalogue knows them."""
        if isinstance(value, int):
            return value
        if IDENT.fullmatch(value):
            return self._game.name_of(self._view, value, event.faces)
        return Text(value) if value in self._known else value


def _parts(value: EventArg) -> tuple[int | str, ...]:
    return value if isinstance(value, tuple) else (value,)


EVENTS = msgspec.json.Decoder(list[Event])


def events_of(entry: Entry, events: Iterable[Event]) -> bytes:
    """The events of an entry as the journal keeps them; what the rules do not tell is told here."""
    told = list(events)
    if entry.kind == "resign":
        told.append(Event(name="log.resigns", args={"player": f"p{entry.seat}"}, n=entry.n))
    if entry.kind == "bot" and entry.key:
        told.append(Event(name="seat.bot_takes", args={"player": f"p{entry.seat}"}, n=entry.n))
    return msgspec.json.encode(told)
