"""Fuzzing: random play through every scenario, player count and variant, with every promise checked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec


class Failure(msgspec.Struct, frozen=True):
    """A broken promise: which, where, and the command that shows it again."""

    check: str
    what: str
    seed: int
    scenario: str
    seats: int
    variants: dict[str, bool | int | str]
    choices: int
    command: str
    file: str = ""


class FuzzReport(msgspec.Struct, frozen=True):
    """What a fuzz run did. ``widest`` is the longest list of options, ``longest`` the most choices of a match."""

    game: str
    games: int
    choices: int
    seconds: float
    checks: dict[str, int]
    scenarios: dict[str, int]
    widest: int
    widest_prompt: str
    longest: int
    longest_seed: int
    longest_turn: int
    failures: tuple[Failure, ...]


def fuzz(
    game: str,
    games: int,
    *,
    seed: int = 0,
    scenario: str | None = None,
    jobs: int = 1,
    folder: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> FuzzReport:
    """Plays ``games`` random matches with all checks on; files of failed matches go to ``folder``."""
    raise NotImplementedError


def repeat(game: str, seed: int, *, scenario: str | None = None, folder: Path | None = None) -> FuzzReport:
    """Plays the one match of this seed again, as the command in a :class:`Failure` does."""
    raise NotImplementedError
