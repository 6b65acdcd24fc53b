"""Whole quests for tests: set up by the rules, with real chance, up to the first Tactics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.content.variants import offered
from hexameron.games.mageknight.rules import rounds
from hexameron.games.mageknight.setup import begin
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup, Value
from tests.games.mageknight.positions import FACES, HEROES, TestQuest

TACTICS = "tactic.choose"


def begun(
    scenario: str = "full_conquest",
    seats: int = 2,
    variants: Mapping[str, Value] | None = None,
    *,
    seed: int = 1,
    heroes: Sequence[str] = HEROES,
    answers: Sequence[str] | None = None,
    until: str = TACTICS,
) -> TestQuest:
    """A quest that was set up and stands before the choice of Tactics."""
    setup = Setup(scenario=scenario, seats=seats, variants=dict(variants or {}))
    q = TestQuest(begin(setup), Dice(b"quest %d" % seed))
    q.recording = True
    picks = [f"choose:{hero}" for hero in heroes[: min(seats, 3)]] if answers is None else answers
    q.play(rounds.play(q), picks, until=until)
    return q


def names_of(scenario: str) -> list[str]:
    """The variants that a scenario offers."""
    return [variant.name for variant in offered(SCENARIO[scenario])]


def tile_names(q: TestQuest, zone: str) -> list[str]:
    """The tiles of a zone by short name, top first."""
    return list(reversed(q.names(zone)))


def laid(q: TestQuest) -> list[str]:
    """The tiles on the map, the starting tile first."""
    return [one.tile.removeprefix("tile.") for one in q.state.tiles]


def in_game(q: TestQuest) -> list[str]:
    """All tiles that are laid or in the stack."""
    return sorted([*laid(q)[1:], *tile_names(q, "tiles")])


def site(q: TestQuest, wanted: str, number: int = 0) -> str:
    """The space of a site: the first on the map, or another."""
    return [cell for cell, found in q.board.site.items() if found == wanted][number]


def is_city(tile: str) -> bool:
    return tile in {"core_5", "core_6", "core_7", "core_8"}


def counts(q: TestQuest) -> tuple[int, int, int]:
    """How many countryside, core and city tiles are in the game."""
    names = in_game(q)
    cities = sum(is_city(name) for name in names)
    core = sum(name.startswith("core") for name in names) - cities
    return len(names) - core - cities, core, cities


__all__ = [
    "FACES",
    "TACTICS",
    "begun",
    "counts",
    "in_game",
    "is_city",
    "laid",
    "names_of",
    "site",
    "tile_names",
]
