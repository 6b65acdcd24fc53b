"""No rule prefers a seat: the same conquest with every player one seat farther goes alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hexameron
from tests.games.mirrored import Mirror, beside
from tools.record import MATCHES

FILES = sorted((MATCHES / "heroes").glob("*.json"))
ZONE = re.compile(r"\b(might|magic|might\.discard|magic\.discard|drawn)\.[0-3]\b")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_conquest_goes_alike_with_other_seats(path: Path) -> None:
    recorded = hexameron.load(path)
    seats = tuple((seat + 1) % recorded.setup.seats for seat in range(recorded.setup.seats))
    mirror = Mirror(seats, ("seat", "first", "active"), ("order", "owners"), ("players",), ZONE)
    beside(recorded, lambda state: state.step == "turns", mirror)
