"""What ends a command: a finding or a broken file (exit code 1), or a wrong use (exit code 2)."""

from __future__ import annotations

from hexameron.kernel.text import Arg, Text

FINDING = 1
WRONG_USE = 2


class Trouble(Exception):
    """Ends a command with a sentence for the reader and an exit code."""

    code = FINDING

    def __init__(self, id_: str, **args: Arg) -> None:
        super().__init__(id_)
        self.text = Text(id_, args)


class WrongUse(Trouble):
    """The command was called in a way that cannot work; the sentence says what can."""

    code = WRONG_USE
