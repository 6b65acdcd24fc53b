"""Positions of any game in a few readable lines."""

from __future__ import annotations

from inspect import signature
from typing import Any

from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import position_faults
from hexameron.kernel.game import Bench, Game
from hexameron.kernel.match import Match
from hexameron.kernel.naming import Misnamed, named


def bench_of(game: Game[Any]) -> Bench[Any]:
    """The names by which a game's things are written."""
    if game.bench is None:
        raise Misnamed("game", f"{game.name} cannot be laid by hand: it has no bench")
    return game.bench


def position(game: str | Game[Any], *, seed: int = 0, recording: bool = True, **parts: Any) -> Match[Any]:
    """A match that begins from a position of one's own. ``parts`` are those of the game's bench.

    Every name that is misspelt, and everything that cannot be, is an error that names the field.
    """
    record = find(named("game", game, _games())) if isinstance(game, str) else game
    bench = bench_of(record)
    known = {name: name for name in signature(bench.lay).parameters}
    for part in parts:
        if part not in known:
            named("position", part, known)
            raise Misnamed("position", f"there is no {part!r}")
    state, setup = bench.lay(**parts)
    found = list(position_faults(record, state, setup))
    if found:
        field, what = found[0]
        raise Misnamed(field, what)
    return Match(record, setup, Fairness.from_seed(seed), state=state, recording=recording)


def _games() -> dict[str, str]:
    from hexameron.games import NAMES

    return {name: name for name in NAMES}
