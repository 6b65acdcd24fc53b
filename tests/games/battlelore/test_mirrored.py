"""No rule prefers a side: the same battle with the board turned by half and the sides changed goes alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hexameron
from hexameron.games.battlelore.board import HEXES, opposite
from tests.games.mirrored import Mirror, beside
from tools.record import MATCHES

FILES = sorted((MATCHES / "battlelore").glob("*.json"))
HEX = re.compile(r"\bh\d+\.\d+\b")


def turned(text: str) -> str:
    """A word with every hex on the other side of the board's middle."""
    return HEX.sub(lambda found: opposite(found[0]) if found[0] in HEXES else found[0], text)


MIRROR = Mirror(
    seats=(1, 0),
    holds_seat=("owner", "seat", "first"),
    holds_seats=(),
    by_seat=(
        *("councils", "tokens", "banners", "lore_played", "commands", "to_place"),
        *("command_cards", "levels", "sides"),
    ),
    zone=re.compile(r"\b(command|lore)\.(hand|opening|played)\.[01]\b"),
    turn=turned,
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_battle_goes_alike_with_the_sides_changed(path: Path) -> None:
    beside(hexameron.load(path), lambda state: state.stage == "battle", MIRROR)
