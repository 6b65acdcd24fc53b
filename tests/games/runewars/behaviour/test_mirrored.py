"""No rule prefers a seat: the same war with every player one seat farther goes alike."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import hexameron
from tests.games.mirrored import Mirror, beside
from tools.record import MATCHES

FILES = sorted((MATCHES / "runewars").glob("*.json"))
ZONE = re.compile(r"\b(tactics|tactics\.new|quests|objective|heroes|hero\.drawn|rune\.hand)\.[0-3]\b")


def tidied(state: Any) -> None:
    """Who has still to resolve an Order card: their turns come by the numbers of the cards."""
    if state["step"] == "turns":
        state["left"].sort()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_war_goes_alike_with_other_seats(path: Path) -> None:
    recorded = hexameron.load(path)
    seats = tuple((seat + 1) % recorded.setup.seats for seat in range(recorded.setup.seats))
    mirror = Mirror(
        seats,
        holds_seat=("seat", "first", "fort"),
        holds_seats=("left", "active"),
        by_seat=("players", "tiles"),
        zone=ZONE,
        tidy=tidied,
    )
    beside(recorded, lambda state: state.step == "turns", mirror)
