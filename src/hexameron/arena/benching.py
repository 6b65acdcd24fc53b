"""Measures speed and size: the figures a researcher asks for first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """One figure: ``clone_us`` mean and max; a rate has no max."""

    name: str
    value: float
    unit: str
    worst: float | None = None
    samples: int = 0


class Bench(msgspec.Struct, frozen=True):
    """All figures of one game, and those of other libraries measured in the same run."""

    game: str
    scenario: str
    measures: tuple[Measure, ...]
    peers: tuple[Measure, ...] = ()

    def to_json(self) -> bytes:
        """``{"game": ..., "decisions_per_s": ..., "clone_us": {"mean": ..., "max": ...}, ...}``."""
        raise NotImplementedError


def bench(
    game: str,
    *,
    scenario: str = "",
    seconds: float = 2.0,
    seed: int = 0,
    peers: Sequence[str] = (),
    progress: Callable[[str], None] | None = None,
) -> Bench:
    """Measures each figure for ``seconds``. ``peers`` may name "chess" and "catanatron", if installed."""
    raise NotImplementedError
