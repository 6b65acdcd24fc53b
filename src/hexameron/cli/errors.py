"""Errors that end a command: something is wrong (exit code 1), or the command was used wrongly (2)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hexameron.kernel.game import Game, SetupError
from hexameron.kernel.text import Arg, Text

FINDING = 1
WRONG_USE = 2


class CommandError(Exception):
    """Ends a command with a sentence for the reader and an exit code. The text may be one of a ``game``."""

    code = FINDING
    game: Game[Any] | None = None

    def __init__(self, id_: str, **args: Arg) -> None:
        super().__init__(id_)
        self.text = Text(id_, args)


class WrongUse(CommandError):
    """The command was called in a way that cannot work; the sentence says what can."""

    code = WRONG_USE


class RefusedSetup(CommandError):
    """The game refuses a set-up, and says why."""

    def __init__(self, game: Game[Any], error: SetupError) -> None:
        super().__init__("cli.bad-setup", what=error.text)
        self.game = game


@contextmanager
def setting_up(game: Game[Any]) -> Iterator[None]:
    """Where a match of this game is begun: what the game refuses becomes a sentence for the reader."""
    try:
        yield
    except SetupError as error:
        raise RefusedSetup(game, error) from error
