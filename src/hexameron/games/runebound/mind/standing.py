"""How well a seat stands, from what it sees: who is ready for the villain, and when."""

from __future__ import annotations

from math import exp
from typing import Final

from hexameron.games.runebound.content.stories import SCENARIO
from hexameron.games.runebound.mind import appraisal, daring, odds, roaming
from hexameron.games.runebound.mind.paths import distances
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.state import State
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Seat

READY: Final = 0.85
"""What counts about a hero, in logarithms of odds: first the odds against the villain."""
GOLD, TROPHY, LEARNT, HAND, QUEST = 0.04, 0.07, 0.14, 0.01, 0.03
"""What will become odds: a piece, a trophy, a skill, a card, a quest."""
WOUNDS: Final = 0.3
DELAYED: Final = 0.15
WAY: Final = 0.16
"""An action between a hero who is ready and the villain."""
LATE, LATEST = 3.0, 3.0
"""Each round that a hero comes too late to meet him, up to so many."""
HOPE, HIGHEST = 0.5, 1.0
"""What can be reached soon counts by half, and the way to the villain no more than other great things."""
VILLAIN, ROUND, KING, ALONE = 1.4, -0.15, 0.65, 0.7
"""The villain's own hope when the time is up, with each round left, for Vorakesh, and against one hero.

These and the weights above were fitted to what became of the positions of some hundred games.
"""
OUT: Final = 0.001
"""Whoever is out has lost, but a match that goes on has no result."""


def evaluate(view: State, seat: Seat) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won). Hidden faces count as average cards."""
    players = view.players
    if players[seat].out:
        return OUT
    if not view.scenario or not all(player.at or player.out for player in players):
        return 1 / (len(players) + 1)
    t = Journey.reading(view)
    if daring.is_over(t):
        return OUT
    mine = standing(t, seat) + HOPE * outlook(t, seat)
    others = [standing(t, one) for one, player in enumerate(players) if one != seat and not player.out]
    return 1 / (1 + exp(_villain(t, seat) - mine) + sum([exp(other - mine) for other in others]))


def _villain(t: Saga, seat: Seat) -> float:
    """How strong the villain's own hope is: it grows with the time that has passed."""
    hope = VILLAIN + ROUND * daring.actions_left(t, seat) / daring.ACTIONS
    return hope + KING * (t.state.scenario == "dead_king") + ALONE * (len(t.state.players) == 1)


def outlook(t: Saga, seat: Seat) -> float:
    """What a hero may reach soon. It leads to goals, so that of the others is left out."""
    if t.is_defeated(seat):
        return -0.2
    return min(roaming.Outlook(t, seat).at(t.player(seat).at), HIGHEST)


def standing(t: Saga, seat: Seat) -> float:
    """How strong a hero is: the logarithm of the odds against another one."""
    state, player = t.state, t.player(seat)
    life = max(t.life(seat), 1)
    total = (
        READY * appraisal.readiness(t, seat)
        + GOLD * min(player.gold, 14)
        + TROPHY * min(len(t.trophies(seat)), 6)
        + LEARNT * t.things.count(f"learned.{seat}")
        + HAND * t.things.count(f"hand.{seat}")
        - WOUNDS * player.damage / life
        + QUEST * t.things.count(f"front.{seat}")
        - DELAYED * player.delayed
    )
    far = distances(state.villain or SCENARIO[state.scenario].lair, t.stat(seat, "speed"))[player.at]
    late = (far + 1 - daring.actions_left(t, seat)) / daring.ACTIONS
    return total - LATE * min(max(late, 0.0), LATEST) - WAY * _way(t, seat, far)


def _way(t: Saga, seat: Seat, far: float) -> float:
    """How far a hero who is ready is from the villain, in actions."""
    if not t.state.villain or odds.against_villain(t, seat, rested=True) < daring.bar(t, seat):
        return 0.0
    return min(far, 8.0)
