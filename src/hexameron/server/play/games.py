"""The game of a stored match, which may be one that somebody has removed or broken since."""

from __future__ import annotations

from typing import Any

from hexameron.games import find
from hexameron.kernel.game import Game
from hexameron.server.play.faults import Fault, NotFound


def find_game(name: str, fault: type[Fault] = NotFound) -> Game[Any]:
    """The game of this name; one that cannot be played here is a fault that people are told of."""
    try:
        return find(name)
    except KeyError as error:
        raise fault("table.no_game", game=name) from error
