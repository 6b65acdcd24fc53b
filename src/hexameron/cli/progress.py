"""A progress bar for what takes long, shown only where somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hexameron.cli.voice import Voice


@contextmanager
def progress_bar(voice: Voice, title: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error channel, and the function that moves it: (done, of how many)."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as bar:
        task = bar.add_task(voice.say(title), total=total)

        def move(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        yield move
