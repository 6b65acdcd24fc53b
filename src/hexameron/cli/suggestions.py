"""What the shell may complete: names of games, scenarios, bots and shells."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from hexameron.bots import KINDS, STRENGTHS
from hexameron.cli.playing.players import PEOPLE
from hexameron.games import find, names

SHELLS = ("bash", "zsh", "fish", "powershell")


def suggest_shells(incomplete: str) -> list[str]:
    return _beginning(SHELLS, incomplete)


def suggest_games(incomplete: str) -> list[str]:
    return _beginning(names(), incomplete)


def suggest_scenarios(ctx: typer.Context, incomplete: str) -> list[str]:
    """The scenarios of the game that was typed, or of all games before one is."""
    games = [word for word in (ctx.params.get("game"), *ctx.args) if word in names()] or names()
    return _beginning([one.name for name in games for one in find(name).scenarios], incomplete)


def suggest_seats(incomplete: str) -> list[str]:
    """The next of the players that are named with commas between them."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{word}" for word in _beginning([*PEOPLE[:2], *_bots()], last)]


def suggest_bots(incomplete: str) -> list[str]:
    """The next of the bots that are named with commas between them."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{word}" for word in _beginning(_bots(), last)]


def _bots() -> list[str]:
    return [*KINDS, *STRENGTHS]


def _beginning(words: Sequence[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
