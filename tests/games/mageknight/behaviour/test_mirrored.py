"""No rule prefers a seat: the same quest with every player one seat farther goes alike."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import hexameron
from tests.games.mirrored import Mirror, beside
from tools.record import MATCHES

FILES = sorted((MATCHES / "mageknight").glob("*.json"))
ZONE = re.compile(
    r"\b(deck|hand|play|discard|aside|spared|banner|units|skill|skill\.shown|skills|foe|choosing|colours?|curse"
    r"|draft|drafting|pact)\.[0-3]\b|\bteam [0-3]$|\bmix colour [0-3]$|\bincantation \d+ [0-3]$"
)


def tidied(state: Any) -> None:
    """The Shields of all in a friendly city were laid there at once."""
    for city in state["cities"].values():
        if city["friendly"]:
            city["shields"].sort()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_quest_goes_alike_with_other_seats(path: Path) -> None:
    recorded = hexameron.load(path)
    seats = tuple((seat + 1) % recorded.setup.seats for seat in range(recorded.setup.seats))
    mirror = Mirror(
        seats,
        holds_seat=(
            "holder",
            "announced",
            "leader",
            "aggressor",
            "defender",
            "attacker",
            "winner",
            "last turn",
            "drew last",
        ),
        holds_seats=("order", "picked", "waiting", "shields"),
        by_seat=("players",),
        zone=ZONE,
        calm="turn.",
        tidy=tidied,
    )
    beside(recorded, lambda state: state.step == "turns", mirror)
