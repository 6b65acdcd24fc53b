"""How well a seat of Heroes stands."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.state import State
from hexameron.kernel.asking import Seat

STUFF: Final = 0.02
"""What a piece of gold or a resource counts beside a Power point."""
LEAST: Final = 1.0


def evaluate(view: State, seat: Seat) -> float:
    """The seat's share of everybody's Power, with a little for the treasury and for being near the end."""
    worth = [LEAST + player.power + STUFF * (player.gold + player.resources) for player in view.players]
    share = worth[seat] / sum(worth)
    near = min(1.0, view.players[seat].power / tracks.POWER_TO_WIN[len(view.players)])
    return (share + near) / 2
