"""The log: events as the journal keeps them, and who tells them in sentences that a browser can render."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game
from hexameron.kernel.match import Entry
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Catalogue, Language

TEXTS = Path(__file__).parent.parent / "texts"


@cache
def catalogue(game: str, folder: Path, language: Language) -> Catalogue:
    """The texts of the house, the table and a game (by its folder)."""
    return Catalogue(language, (TEXTS, folder / "texts") if game else (TEXTS,))


def narrator(game: Game[Any], view: Any, seat: Seat | None) -> Narrator:
    """Who tells a seat (or a spectator) what happened."""
    return Narrator(game, view, seat, catalogue(game.name, game.folder, "en"))


_HOW = {"": "log.resigns", "resigned": "log.resigns", "clock": "log.out_of_time", "left": "log.leaves"}
EVENTS = msgspec.json.Decoder(list[Event])


def events_of(entry: Entry, events: Iterable[Event]) -> bytes:
    """The events of an entry as the journal keeps them; what the rules do not tell is told here."""
    told = list(events)
    line = _line(entry)
    if line:
        told.append(Event(name=line, args={"player": f"p{entry.seat}"}, n=entry.n))
    return msgspec.json.encode(told)


def _line(entry: Entry) -> str:
    """What all are told of an entry that is no choice."""
    match entry.kind:
        case "resign":
            return _HOW[entry.key]
        case "bot":
            how = "absent_" if entry.prompt else ""
            return f"seat.{how}{'bot_takes' if entry.key else 'person_back'}"
        case "sit":
            return "seat.handed" if entry.prompt else "seat.takes"
        case "ask":
            return f"log.asks_{entry.prompt.partition(':')[0]}"
        case "agree":
            return "log.agrees"
        case "decline":
            return "log.withdraws" if entry.prompt else "log.declines"
    return ""
