"""Games and set-ups that tests of all games look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from hexameron.games import find
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.shown import played


class Table(NamedTuple):
    """A game, how it is set up, how long it is played, and how seldom it is looked at."""

    name: str
    setup: Setup
    choices: int
    every: int

    def played(self, seed: int) -> Iterator[Match[Any]]:
        return played(find(self.name), self.setup, seed, self.choices, self.every)

    def __str__(self) -> str:
        return f"{self.name}-{self.setup.scenario}-{self.setup.seats}"


BATTLES = [
    Setup(scenario="azincourt"),
    Setup(scenario="avignon"),
    Setup(scenario="companies"),
    Setup(scenario="tourelles"),
    Setup(scenario="skirmish", variants={"lore": "free", "creature": "giant", "landmarks": True}),
]
QUESTS = [Setup(scenario="full_conquest", seats=2), Setup(scenario="solo_conquest", seats=1)]
CONQUESTS = [Setup(scenario="conquest", seats=seats, variants={"length": "short"}) for seats in (2, 3, 4)]
ADVENTURES = [Setup("margath", 2), Setup("dead_king", 3), Setup("alone_margath", 1)]
WARS = [
    Setup("war", 2),
    Setup("war", 3, variants={"board": "chance", "exploration": True}),
    Setup("war", 4, variants={"board": "chance", "longer": True, "exploration": True}),
]

TABLES = [
    *(Table("battlelore", setup, 700, 1) for setup in BATTLES),
    *(Table("mageknight", setup, 2500, 10) for setup in QUESTS),
    *(Table("heroes", setup, 900, 9) for setup in CONQUESTS),
    *(Table("runebound", setup, 900, 9) for setup in ADVENTURES),
    *(Table("runewars", setup, 900, 9) for setup in WARS),
]

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
