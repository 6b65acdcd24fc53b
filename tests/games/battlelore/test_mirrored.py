"""No rule prefers a side: the same battle with the board turned by half and the sides changed goes alike.

Recorded battles are played on, choice by choice, beside their mirror image. What is offered, to whom, and
what comes of it must be the mirror image, too: so every rule that a recorded battle runs is shown for both
seats.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hexameron
from hexameron.games.battlelore.board import HEXES, opposite
from hexameron.games.battlelore.state import State
from hexameron.kernel.asking import Seat
from hexameron.kernel.match import Match, Snapshot
from tools.record import MATCHES

FILES = sorted((MATCHES / "battlelore").glob("*.json"))
EVERY = 5
"""How often whole states are compared; what is offered is compared at every choice."""

HEX = re.compile(r"h\d+\.\d+")
ZONE = re.compile(r"(command|lore)\.(hand|opening|played)\.[01]")
SEATS = ("owner", "seat", "first")
"""Fields that name a side."""
BOTH = (
    "councils",
    "tokens",
    "banners",
    "lore_played",
    "commands",
    "to_place",
    "command_cards",
    "levels",
    "sides",
)
"""Lists with a part for each side."""


def turned(text: str) -> str:
    """A word with every hex turned round; a zone of one side is that of the other."""
    text = HEX.sub(lambda found: opposite(found[0]) if found[0] in HEXES else found[0], text)
    return f"{text[:-1]}{1 - int(text[-1])}" if ZONE.fullmatch(text) else text


def mirrored(value: Any, name: str = "") -> Any:
    """A part of a state as it is when the sides have changed places."""
    if isinstance(value, dict):
        return {turned(key): mirrored(part, key) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        parts = [mask(part) if name == "seen" else mirrored(part, "") for part in value]
        if name == "councils" and not parts:
            return []
        return parts[::-1] if name in BOTH else parts
    if isinstance(value, str):
        return turned(value)
    return 1 - value if name in SEATS and value in (0, 1) and not isinstance(value, bool) else value


def mask(seats: int) -> int:
    """Who knows a thing, with the first two seats changed."""
    return seats & ~0b11 | (seats & 1) << 1 | seats >> 1 & 1


def plain(state: State) -> Any:
    return msgspec.json.decode(msgspec.json.encode(state))


def image(match: Match[State], state: State) -> Match[State]:
    """The match that goes on from the mirror image of a state."""
    mirror = msgspec.convert(mirrored(plain(state)), State)
    return Match(match.game, match.setup, match.fairness, state=mirror)


def offered(match: Match[State]) -> dict[Seat, tuple[str, list[str]]]:
    """Who is asked what, and what is offered."""
    return {
        seat: (ask.prompt, sorted(option.key() for option in match.options(seat)))
        for seat, ask in match.pending.items()
    }


def first_of_battle(recorded: Match[State]) -> Snapshot[State]:
    """The first kept state after all was set up."""
    match = Match(recorded.game, recorded.setup, recorded.fairness)
    while match.snapshot.state.stage != "battle":
        match.follow([recorded.entries[match.n]])
    return match.snapshot


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_battle_goes_alike_with_the_sides_changed(path: Path) -> None:
    recorded = hexameron.load(path)
    begun = first_of_battle(recorded)
    entries = recorded.entries[begun.entry :]
    match = Match(recorded.game, recorded.setup, recorded.fairness, state=begun.state)
    mirror = image(recorded, begun.state)
    for entry in entries:
        expected = {
            1 - seat: (prompt, sorted(map(turned_key, keys)))
            for seat, (prompt, keys) in offered(match).items()
        }
        assert offered(mirror) == expected, f"entry {entry.n}"
        match.choose(entry.seat, entry.key)
        mirror.choose(1 - entry.seat, turned_key(entry.key))
        if entry.n % EVERY == 0:
            assert plain(mirror.state) == mirrored(plain(match.state)), f"after entry {entry.n}"
    assert plain(mirror.state) == mirrored(plain(match.state))
    assert match.result is not None
    assert mirror.result is not None
    assert mirror.result.winners == tuple(1 - seat for seat in match.result.winners)


def turned_key(key: str) -> str:
    return HEX.sub(lambda found: opposite(found[0]), key)
