"""No rival learns from who is asked, and what, what somebody holds."""

from __future__ import annotations

from random import Random

import pytest

from hexameron.arena import checks
from hexameron.arena.check_pauses import pause
from hexameron.bots.playouts import asked
from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.rules import rule

GAME = find("runewars")


@rule("RW-REWD-02", "RW-RUNE-10", "RW-TACT-07", "RW-OBJ-02", "RW-QUEST-22")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 4), (4, 11)])
def test_the_same_is_asked_in_all_worlds_that_a_rival_thinks_possible(seats: int, seed: int) -> None:
    random = Random(seed)
    setup = Setup("war", seats, variants={"board": "chance", "exploration": bool(seed % 2)})
    match = Match(GAME, setup, Fairness.from_seed(seed), copy_after=1)
    compared = 0
    assert GAME.prior is not None
    while match.result is None:
        seat, option = checks.random_choice(match, random)
        question = asked(match, seat)
        weights = GAME.prior(match.view(seat), question)
        if any(weights) and random.random() < 0.7:
            (option,) = random.choices(question.options, weights)
        compared += pause(match, seat, option, random)
        match.choose(seat, option)
    assert compared > 100
