"""Tournaments: everybody against everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from hexameron.arena.report import Report


class Standing(msgspec.Struct, frozen=True):
    """A bot's place in the table: a win is a point, a draw half a one."""

    bot: str
    points: float
    won: int
    drawn: int
    lost: int


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    scenarios: Sequence[str] = (),
    progress: Callable[[int, int], None] | None = None,
) -> tuple[list[Standing], list[Report]]:
    """Every pair of bots plays ``games`` matches. Gives the table, best first, and the report of each pair."""
    raise NotImplementedError
