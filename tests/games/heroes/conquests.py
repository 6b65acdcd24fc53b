"""Matches of Heroes that begin after the set-up, with what a test wants to be there."""

from __future__ import annotations

from random import Random

from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.options import Dismiss, Play, Stop
from hexameron.games.heroes.state import State
from hexameron.kernel.asking import Done, Option
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.things import bit
from tests.games.heroes.positions import prepared

IDLE = 0.05
"""How likely, compared with anything else, a lively player lets a chance pass."""


def begun(seats: int = 2, *, seed: int = 0, scrolls: int = 0, magic: bool = False) -> Match[State]:
    """A match at its first turn; every hero holds so many scrolls. ``magic`` lets the better ones be used."""
    t, _ = prepared(seats, seed=seed)
    state = t.state
    state.step, state.active = "turns", state.first
    if magic:
        state.week = "week.magic"
    for hero in state.heroes.values():
        for _ in range(scrolls):
            card = t.things.order["scroll.deck"][-1]
            t.things.move(card, f"scrolls.{hero.id}")
            t.things.show(card, bit(hero.seat))
    return Match(GAME, Setup("conquest", seats), Fairness.from_seed(seed), state=state)


def weight(option: Option) -> float:
    """How likely a lively player chooses this: one who acts, rather than passes."""
    if isinstance(option, Play):
        return 1 if option.action else IDLE
    return IDLE if isinstance(option, Done | Stop | Dismiss) else 1


def lively(options: list[Option], random: Random) -> Option:
    """A random choice of somebody who likes to do something."""
    return random.choices(options, [weight(option) for option in options])[0]
