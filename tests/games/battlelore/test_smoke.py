"""Random matches of every scenario come to an end, and a clone never goes astray."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import yaml

from hexameron.games.battlelore.board import opposite
from hexameron.games.battlelore.content.scenarios import SCENARIO, SCENARIOS, check, parse
from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.rules.victory import banners
from hexameron.games.battlelore.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup, SetupError
from hexameron.kernel.match import Match

FORD = Path(__file__).parents[3] / "examples" / "battlelore" / "ford.yaml"
SETUPS = [
    *(Setup(scenario=name) for name in SCENARIO),
    Setup(scenario="companies", variants={"lore": False}),
    Setup(scenario="tourelles", variants={"lore": False}),
    Setup(scenario="skirmish"),
    Setup(scenario="skirmish", variants={"points": 100, "lore": "fixed", "creature": "giant"}),
    Setup(
        scenario="skirmish", variants={"points": 160, "lore": "free", "creature": "spider", "landmarks": True}
    ),
]


def start(setup: Setup, seed: int = 1) -> Match[State]:
    return Match(GAME, setup, Fairness.from_seed(seed))


def step(match: Match[State], chooser: random.Random) -> None:
    seat = chooser.choice(list(match.pending))
    match.choose(seat, chooser.choice(match.options(seat)))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.scenario}{setup.variants or ''}")
def test_random_match_ends(setup: Setup) -> None:
    match, chooser = start(setup), random.Random(2)
    while match.result is None:
        step(match, chooser)
    (winner,) = match.result.winners
    assert banners(match.state, winner) >= match.state.terms.banners_to_win
    assert match.choices < GAME.max_choices / 2


@pytest.mark.parametrize("scenario", ["azincourt", "tourelles"])
def test_clones_stand_where_the_match_stands(scenario: str) -> None:
    match = Match(GAME, Setup(scenario=scenario), Fairness.from_seed(3), copy_after=1)
    chooser = random.Random(4)
    for _ in range(250):
        step(match, chooser)
        twin = match.clone()
        assert twin.hash() == match.hash()
        assert {seat: ask.prompt for seat, ask in twin.pending.items()} == {
            seat: ask.prompt for seat, ask in match.pending.items()
        }


def test_our_scenarios_are_sound() -> None:
    for scenario in SCENARIOS:
        assert check(scenario) == [], scenario.name


def test_example_scenario_plays() -> None:
    record = yaml.safe_load(FORD.read_text(encoding="utf-8"))
    match, chooser = start(Setup(scenario="custom", extra={"scenario": record})), random.Random(5)
    while match.result is None:
        step(match, chooser)
    assert match.state.terms.scenario == "ford"


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"south": {"Fb": ["3/14", "3/1", "3/2", "3/3"]}}, "south.Fb"),
        ({"banners_to_win": 20}, "banners_to_win"),
        ({"weather": "rain"}, "weather"),
        ({"north": {"Xq": ["7/1", "7/2", "7/3", "7/4"]}}, "north"),
        ({"terrain": {"water": [f"5/{column}" for column in range(1, 14)]}}, "terrain.water"),
        ({"terrain": {"water": ["3/7"]}}, "3/7 is water"),
        ({"sides": {"south": "martians", "north": "standard"}}, "sides"),
        ({"lore": "fixed"}, "councils.south"),
        ({"objectives": [{"hex": "3/5", "side": "south", "banners": 4}]}, "south has won"),
    ],
)
def test_faults_of_a_scenario_name_the_field(change: dict[str, object], named: str) -> None:
    record = yaml.safe_load(FORD.read_text(encoding="utf-8")) | change
    with pytest.raises(SetupError, match=named):
        parse(record)


def test_levels_of_councils_matter_only_where_they_are_free() -> None:
    record = yaml.safe_load(FORD.read_text(encoding="utf-8"))
    record |= {"lore": "none", "council_levels": {"south": 4}}
    match = start(Setup(scenario="custom", extra={"scenario": record}))
    assert match.state.councils == [{}, {}]
    with pytest.raises(SetupError, match=r"council_levels\.north"):
        parse(record | {"lore": "free"})


def test_skirmish_is_the_same_for_both_sides() -> None:
    state = start(Setup(scenario="skirmish", variants={"points": 140, "creature": "giant"}), 6).state
    south = sorted((u.people, u.kind, u.colour, u.hex) for u in state.units.values() if u.owner == 0)
    north = sorted(
        (u.people, u.kind, u.colour, opposite(u.hex)) for u in state.units.values() if u.owner == 1
    )
    assert south == north
    assert {opposite(hex_): kind for hex_, kind in state.terrain.items()} == state.terrain


def test_a_scenario_of_ones_own_needs_its_record() -> None:
    with pytest.raises(SetupError, match="needs its record"):
        start(Setup("custom"))
