"""How the room of the screen is used: a large board, question and log in sight, nothing cut or covered."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import hexameron
from hexameron.bots import make
from hexameron.bots.seat_view import SeatView
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.scene import Scene
from tests.browser.conftest import Sit
from tests.browser.laid import ANIA
from tests.server.driving import Node

MEASURES: Final = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
BOT: Final = {"kind": "bot", "bot": "easy", "name": ""}

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}


class Played(NamedTuple):
    """A game, its scenario, and how many play."""

    game: str
    scenario: str
    seats: int


BATTLELORE: Final = Played("battlelore", "azincourt", 2)
HEROES: Final = Played("heroes", "conquest", 2)
HEROES_FOR_FOUR: Final = Played("heroes", "conquest", 4)
MAGEKNIGHT: Final = Played("mageknight", "first_reconnaissance", 2)
RUNEBOUND: Final = Played("runebound", "margath", 2)
MAGEKNIGHT_FOR_FOUR: Final = Played("mageknight", "first_reconnaissance", 4)

MOMENTS: Final = (
    (BATTLELORE, "board"),
    (HEROES, "board"),
    (HEROES, "choice"),
    (HEROES, "fight"),
    (HEROES_FOR_FOUR, "board"),
    (MAGEKNIGHT, "board"),
    (MAGEKNIGHT, "choice"),
    (MAGEKNIGHT, "fight"),
    (MAGEKNIGHT_FOR_FOUR, "board"),
    (RUNEBOUND, "board"),
    (RUNEBOUND, "fight"),
)
"""What is looked at: a turn on the board, cards on the stage, a battle on the stage."""

MIDDLE: Final = 70
"""So many choices into a match there is something on every part of the screen."""
SHARE: Final = {"desk": 0.42, "tablet": 0.3, "phone": 0.34}
"""The least part of the screen that the board takes."""
WEDGE: Final = {"mageknight": 0.67}
"""A map that grows in a wedge fills that much of its box."""
LINES: Final = {"desk": 4, "tablet": 3}
"""So many lines of the log are in sight, even where rivals' turns take some of its room."""
TRAY: Final = {"desk": 176, "tablet": 150}
"""The most that what is mine takes below a board, in pixels."""


@cache
def moments(played: Played) -> dict[str, bytes]:
    """A match of instincts where the first seat chooses on the board, among cards, in a fight."""
    match = hexameron.new(played.game, setup=Setup(scenario=played.scenario, seats=played.seats), seed=3)
    bots = [make("instinct", seed=1 + seat) for seat in range(played.seats)]
    wanted = {moment for one, moment in MOMENTS if one == played}
    found: dict[str, bytes] = {}
    while wanted - found.keys():
        seat = next(iter(match.pending))
        if seat == 0:
            scene = match.game.scene(match.view(0), 0, match.question(0), (0,))
            moment = moment_of(scene)
            if moment in wanted - found.keys() and (moment == "fight" or match.choices >= MIDDLE):
                found[moment] = write_match(match)
        match.choose(seat, bots[seat].choose(SeatView(match, seat)))
    return found


def moment_of(scene: Scene) -> str:
    """What takes the stage; empty where one answer is as good as none."""
    if len(scene.options) < len(("this", "that")) or not scene.cells:
        return ""
    if any(panel.kind in {"fighter", "sheet"} for panel in scene.panels):
        return "fight"
    return "choice" if scene.choice is not None else "board"


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("played", "moment"), MOMENTS, ids=[f"{one.game}-{one.seats}-{moment}" for one, moment in MOMENTS]
)
def test_the_board_has_the_room(sit: Sit, table: Node, played: Played, moment: str, screen: str) -> None:
    file = json.loads(moments(played)[moment])
    made = table.post("/api/matches/import", {"file": file, "seats": [ANIA, *[BOT] * (played.seats - 1)]})
    ania = sit(**SCREENS[screen])
    ania.open(f"/m/{made['id']}#seat={made['seats'][0]['token']}")
    ania.wait_to_be_asked()
    ania.page.evaluate("() => document.fonts.ready")
    ania.page.wait_for_timeout(500)  # what the edge of the board cuts goes when the board rests
    found = ania.page.evaluate(MEASURES)
    for fault in ("broken", "overlaps", "truncated", "covered"):
        assert found[fault] == [], fault
    assert found["sideways"] <= 0
    assert found["prompt"]
    assert found["font"] >= 13
    if moment == "board":
        assert found["share"] >= SHARE[screen] * WEDGE.get(played.game, 1)
        assert found["boardFont"] >= 12
    if screen != "phone":
        assert found["logLines"] >= min(LINES[screen], found["logged"])
        assert found["promptHeight"] <= 320
        assert found["trayHeight"] <= TRAY[screen]
