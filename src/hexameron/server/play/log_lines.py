"""The log of a match: events as the journal stores them, and as sentences that a browser renders."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game
from hexameron.kernel.ids import player_id
from hexameron.kernel.journal import Entry
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Catalogue, Language

TEXTS = Path(__file__).parent.parent / "texts"


@cache
def catalogue(game: str, folder: Path, language: Language) -> Catalogue:
    """The texts of the kernel, the server and (by its name and folder) a game."""
    return Catalogue(language, (TEXTS, folder / "texts") if game else (TEXTS,), sound=True)


def narrator(game: Game[Any], view: Any, seat: Seat | None) -> Narrator:
    """Turns events into log lines for a seat or a spectator."""
    return Narrator(game, view, seat, catalogue(game.name, game.folder, "en"))


_HOW = {"": "log.resigns", "resigned": "log.resigns", "clock": "log.out_of_time", "left": "log.leaves"}
EVENTS = msgspec.json.Decoder(list[Event])


def events_of(entry: Entry, events: Iterable[Event]) -> bytes:
    """The events of an entry, encoded.

    For an entry that is no choice one is added, as the rules tell nothing of it.
    """
    told = list(events)
    line = _line(entry)
    if line:
        told.append(Event(name=line, args={"player": player_id(entry.seat)}, n=entry.n))
    return msgspec.json.encode(told)


def _line(entry: Entry) -> str:
    """The event of an entry that is no choice."""
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
