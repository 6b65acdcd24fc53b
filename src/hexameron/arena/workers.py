"""Spreads work over processes. What comes out, and in which order, does not depend on how many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Made = TypeVar("Made")

LARGEST_CHUNK = 16
PROGRESS_STEPS = 8
"""Every worker gets its share in at least so many pieces, so that progress can be seen."""


def chunks(tasks: Sequence[Task], jobs: int) -> Iterator[list[Task]]:
    """The tasks in pieces, each for one worker at a time."""
    size = max(1, min(LARGEST_CHUNK, len(tasks) // (jobs * PROGRESS_STEPS)))
    rest = iter(tasks)
    while piece := list(islice(rest, size)):
        yield piece


def work(
    do: Callable[[list[Task]], list[Made]],
    tasks: Sequence[Task],
    jobs: int,
    progress: Callable[[int, int], None] | None = None,
    keep: Callable[[Sequence[Made]], None] | None = None,
) -> list[Made]:
    """Does all tasks in pieces and gives the results in the order of the tasks.

    ``do`` must be importable by a fresh process: a function of a module, or a ``partial`` of one. ``keep`` is
    handed each piece as soon as it is made.
    """
    if jobs < 1:
        raise ValueError(f"jobs must be at least 1, not {jobs}")
    made: list[Made] = []

    def take(piece: list[Made]) -> None:
        made.extend(piece)
        if keep is not None:
            keep(piece)
        if progress is not None:
            progress(len(made), len(tasks))

    if jobs == 1 or len(tasks) < 2:
        for task in tasks:
            take(do([task]))
        return made
    with get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
        for done in pool.imap(do, chunks(tasks, jobs)):
            take(done)
    return made
