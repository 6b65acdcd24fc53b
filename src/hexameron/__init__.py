"""Hexameron plays big fantasy board games by their full rules.

>>> import hexameron
>>> match = hexameron.new("battlelore", scenario="azincourt", seed=1)
>>> seat = next(iter(match.pending))
>>> match.choose(seat, match.options(seat)[0]) is not None
True
>>> match.clone().hash() == match.hash()
True
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hexameron.games import find, names
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import is_match, read_match, read_position, write_match
from hexameron.kernel.game import Setup, Value
from hexameron.kernel.match import Match

__version__ = "0.1.0"
__all__ = ["Match", "Setup", "find", "load", "names", "new", "save"]


def new(
    game: str,
    *,
    scenario: str = "",
    seed: int | None = None,
    seats: int | None = None,
    variants: dict[str, Value] | None = None,
    setup: Setup | None = None,
    recording: bool = True,
) -> Match[Any]:
    """A new match. The same seed and the same choices give the same match; no seed gives fair, fresh dice.

    >>> new("battlelore", scenario="crossing", seed=7).state.turn.number
    1
    """
    record = find(game)
    if setup is None:
        chosen = record.scenario(scenario or record.scenarios[0].name)
        setup = Setup(chosen.name, seats or chosen.seats[0], variants=variants or {})
    fairness = Fairness.fresh(setup.seats) if seed is None else Fairness.from_seed(seed)
    return Match(record, setup, fairness, recording=recording)


def save(match: Match[Any], path: str | Path) -> None:
    """Writes a match file."""
    Path(path).write_bytes(write_match(match))


def load(path: str | Path, *, whole: bool = False) -> Match[Any]:
    """Reads a match file or a position file. Raises ``FileError`` that says where a file is wrong."""
    data = Path(path).read_bytes()
    if is_match(data):
        return read_match(data, find, whole=whole)
    return read_position(data, find)
