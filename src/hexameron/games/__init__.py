"""The games. Each is a folder with the same rooms and a ``meta.py`` that holds its record ``GAME``."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from hexameron.kernel.game import Game

NAMES = ("battlelore", "mageknight", "heroes")


@cache
def find(name: str) -> Game[Any]:
    """The game of this name. Raises ``KeyError`` with those there are.

    >>> find("battlelore").name
    'battlelore'
    """
    if name not in NAMES:
        raise KeyError(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    game: Game[Any] = import_module(f"hexameron.games.{name}.meta").GAME
    return game
