"""Reading what people type: from a terminal, or line by line from a pipe."""

from __future__ import annotations

import sys

from rich.console import Console


class InputEnded(Exception):
    """The input ended or was interrupted."""


class Keyboard:
    """Reads lines. From a pipe it repeats what it read, so that the output is a readable record."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty()
        if self.live:
            _enable_history()

    def read(self, prompt: str) -> str:
        """The next line. Raises :class:`InputEnded` when there is none or at Ctrl-C."""
        try:
            line = input(f"{prompt} ") + "\n" if self.live else sys.stdin.readline()
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            raise InputEnded from end
        except UnicodeDecodeError:
            line = "\n"
        if not line:
            raise InputEnded
        line = line.encode("utf-8", "replace").decode()  # terminals may send bytes that are no text
        if not self.live:
            self.console.print(f"{prompt} {line.rstrip()}", soft_wrap=True)
        return line.rstrip("\n")


def _enable_history() -> None:
    """Arrow keys in the prompt, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
