"""Tournaments: everybody against everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec

from hexameron.arena.report import Report
from hexameron.arena.simulating import simulate


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
    """Every pair of bots plays ``games`` matches. Gives the table, best first, and each pair's report."""
    if len(set(bots)) != len(bots):
        raise ValueError("every bot of a tournament must be another one")
    pairs = list(combinations(bots, 2))
    reports: list[Report] = []

    def heard(done: int, _: int) -> None:
        if progress is not None:
            progress(len(reports) * games + done, len(pairs) * games)

    for pair in pairs:
        reports.append(simulate(game, pair, games, seed=seed, jobs=jobs, scenarios=scenarios, progress=heard))
    table = [standing(bot, reports) for bot in bots]
    return sorted(table, key=lambda standing: -standing.points), reports


def standing(bot: str, reports: Sequence[Report]) -> Standing:
    """How a bot did over several reports."""
    rows = [row for report in reports for row in report.rows if bot in row.seats]
    won = sum(row.won_by(bot) for row in rows)
    drawn = sum(row.drawn for row in rows)
    return Standing(bot, won + drawn / 2, won, drawn, len(rows) - won - drawn)
