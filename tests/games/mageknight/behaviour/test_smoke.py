"""Random matches of every scenario and player count end within their rounds, with all promises kept."""

from __future__ import annotations

import random

import pytest

from hexameron.arena import fuzz
from hexameron.arena.fuzzing import each_alone
from hexameron.games.mageknight.content.scenarios import plan
from hexameron.games.mageknight.meta import GAME
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match

SETUPS = [Setup(scenario.name, seats) for scenario in GAME.scenarios for seats in scenario.seats]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.scenario}-{setup.seats}")
def test_a_random_match_ends_within_its_rounds(setup: Setup) -> None:
    match, chooser = Match(GAME, setup, Fairness.from_seed(7)), random.Random(7)
    rounds = plan(setup.scenario, setup.seats, {}).rounds
    while match.result is None:
        assert match.state.round <= rounds
        seat = chooser.choice(list(match.pending))
        match.choose(seat, chooser.choice(match.options(seat)))
    assert match.choices < GAME.max_choices / 4


@pytest.mark.parametrize("scenario", [scenario.name for scenario in GAME.scenarios])
def test_a_match_keeps_every_promise(scenario: str) -> None:
    report = fuzz("mageknight", 1, seed=len(scenario), scenario=scenario)
    assert report.failures == ()


TOGETHER = ("team_cities", "megapolis_2")
"""Variants that only go with another one."""
TOO_FEW = ("countryside", "core")
"""Variants with values that leave too few tiles for some scenarios."""


def test_every_variant_can_be_agreed_on_alone() -> None:
    alone = [(setup.scenario, setup.variants) for group in each_alone(GAME) for setup in group]
    for scenario in GAME.scenarios:
        for variant in scenario.variants:
            begun = [value for value in variant.values[1:] if (scenario.name, {variant.name: value}) in alone]
            if variant.name in TOO_FEW:
                assert begun[-1] == variant.values[-1]
            elif variant.name not in TOGETHER:
                assert begun == list(variant.values[1:]), (scenario.name, variant.name)
