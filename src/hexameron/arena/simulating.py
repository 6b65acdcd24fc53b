"""Simulations: many matches between bots, over several processes; the results do not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from hexameron.arena.report import Report
from hexameron.kernel.game import Setup, Value


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    scenarios: Sequence[str] = (),
    variants: Mapping[str, Value] | None = None,
    setups: Sequence[Setup] = (),
    swap: bool = True,
    save: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Plays ``games`` matches; match ``i`` has the seed ``seed + i`` and takes the scenarios in turn.

    ``swap`` moves the bots one seat on with every match. Fewer bots than seats are repeated round the table.
    ``save`` is a folder for the match files. ``progress`` hears (matches done, of how many).
    """
    raise NotImplementedError
