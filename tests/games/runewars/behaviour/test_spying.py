"""No rival learns from who is asked, and what, what somebody holds (RW-REWD-02, RW-RUNE-10, RW-TACT-07)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hexameron.arena import checks
from hexameron.bots.playouts import asked
from hexameron.games import find
from hexameron.kernel.asking import Option
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.rules import rule

GAME = find("runewars")
BUILDING = ("first", "factions", "tiles", "tokens", "realms")


def facts(match: Match[Any]) -> tuple[object, list[int]]:
    """The chance used, and the cards and tokens that all know: a choice that changes these may tell more."""
    things = match.state.things
    return msgspec.to_builtins(match.state.chance), [
        handle for handle in range(len(things.face)) if things.known(handle, None)
    ]


def questions(match: Match[Any]) -> dict[int, str]:
    return {seat: ask.prompt for seat, ask in match.pending.items()}


def spied(
    match: Match[Any], seat: int, option: Option, random: Random
) -> tuple[dict[int, str], dict[int, str]] | None:
    """What is asked after a choice, in truth and in a world that some rival thinks possible."""
    spy = random.choice([other for other in range(len(match.state.players)) if other != seat])
    truth, world = match.clone(), match.determinize(spy, random.randbytes(8))
    truth.patient = world.patient = False
    if questions(world) != questions(match) or option not in world.options(seat):
        return None
    before = [facts(truth), facts(world)]
    for one in (truth, world):
        one.choose(seat, option.key())
    return (questions(truth), questions(world)) if [facts(truth), facts(world)] == before else None


@rule("RW-REWD-02", "RW-RUNE-10", "RW-TACT-07", "RW-OBJ-02", "RW-QUEST-22")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 4), (4, 11)])
def test_the_same_is_asked_in_all_worlds_that_a_rival_thinks_possible(seats: int, seed: int) -> None:
    random = Random(seed)
    setup = Setup("war", seats, variants={"board": "chance", "exploration": bool(seed % 2)})
    match = Match(GAME, setup, Fairness.from_seed(seed), copy_after=1)
    compared = 0
    while match.result is None:
        seat, option = checks.random_choice(match, random)
        question = asked(match, seat)
        assert GAME.prior is not None
        weights = GAME.prior(match.view(seat), question)
        if any(weights) and random.random() < 0.7:
            (option,) = random.choices(question.options, weights)
        if match.state.step not in BUILDING:
            got = spied(match, seat, option, random)
            if got is not None:
                compared += 1
                truth, world = got
                assert truth == world, (match.choices, match.pending[seat].prompt, option.key())
        match.choose(seat, option)
    assert compared > 100
