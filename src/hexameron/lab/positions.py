"""Positions of any game in a few readable lines."""

from __future__ import annotations

from typing import Any

from hexameron.games import find, names
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import position_faults
from hexameron.kernel.game import Bench, Game, SetupError
from hexameron.kernel.match import Match
from hexameron.kernel.naming import Misnamed, named
from hexameron.lab.parts import check_parts


def bench_of(game: Game[Any]) -> Bench[Any]:
    """The names by which a game's things are written."""
    if game.bench is None:
        raise Misnamed("game", f"{game.name} cannot be laid by hand: it has no bench")
    return game.bench


def position(game: str | Game[Any], *, seed: int = 0, recording: bool = True, **parts: Any) -> Match[Any]:
    """A match that begins from a position of one's own. ``parts`` are those of the game's bench.

    Every name that is misspelt, every part of another kind than is asked for, and everything that cannot be,
    is an error that names the field.
    """
    record = find(named("game", game, {one: one for one in names()})) if isinstance(game, str) else game
    bench = bench_of(record)
    check_parts("position", bench.lay, parts)
    state, setup = bench.lay(**parts)
    try:
        record.check(setup)
    except SetupError as error:
        raise Misnamed("setup", str(error)) from error
    found = list(position_faults(record, state, setup))
    if found:
        field, what = found[0]
        raise Misnamed(field, what)
    return Match(record, setup, Fairness.from_seed(seed), state=state, recording=recording)
