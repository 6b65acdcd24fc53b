"""Finds games by a word that a worker process understands, too."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hexameron.games import find
from hexameron.kernel.game import Game


def find_game(word: str) -> Game[Any]:
    """An installed game by its name, or any other by ``module:attribute``.

    >>> find_game("battlelore").name
    'battlelore'
    """
    module, colon, attribute = word.partition(":")
    if not colon:
        return find(word)
    game: Game[Any] = getattr(import_module(module), attribute)
    return game
