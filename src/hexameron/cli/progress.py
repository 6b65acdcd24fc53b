"""Progress of what takes long: a bar where somebody watches, now and then a line elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hexameron.cli.output import Output

LINES_EVERY = 10.0
"""Seconds between two lines of progress where no bar can be drawn."""


@contextmanager
def progress_bar(output: Output, title: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error channel, and the function that moves it: (done, of how many)."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=output.err, transient=True, disable=not output.err.is_terminal) as bar:
        task = bar.add_task(output.say(title), total=total)
        told = monotonic()

        def move(done: int, of: int) -> None:
            nonlocal told
            bar.update(task, completed=done, total=of)
            if bar.disable and monotonic() - told >= LINES_EVERY:
                told = monotonic()
                output.err.print(f"{output.say(title)}: {done}/{of}")

        yield move
