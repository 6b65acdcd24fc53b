"""Random matches of every length and player count end within their rounds, with all promises kept."""

from __future__ import annotations

from random import Random

import pytest

from hexameron.arena import fuzz
from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.setup import LENGTHS
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.heroes.conquests import lively
from tests.rules import rule

SETUPS = [Setup("conquest", seats, variants={"length": length}) for seats in (2, 3, 4) for length in LENGTHS]


@rule("HE-WEEK-04")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.variants['length']}-{setup.seats}")
def test_a_match_of_lively_players_ends_within_its_rounds(setup: Setup) -> None:
    match, random = Match(GAME, setup, Fairness.from_seed(7)), Random(7)
    rounds = {"short": 10, "medium": 13, "long": 16}[str(setup.variants["length"])]
    while match.result is None:
        assert match.state.round <= rounds
        seat = next(iter(match.pending))
        match.choose(seat, lively(list(match.options(seat)), random))
    assert match.result.why == "domination" or match.state.round == rounds
    assert match.choices < GAME.max_choices / 4


@pytest.mark.parametrize("seed", range(3))
def test_a_match_keeps_every_promise(seed: int) -> None:
    assert fuzz("heroes", 1, seed=seed).failures == ()
