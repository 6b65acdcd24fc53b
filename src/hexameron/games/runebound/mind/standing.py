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

READY, GOLD, TROPHY, LEARNT, HAND, WOUNDS, QUEST, WAY, HOPE = (
    0.75,
    0.045,
    0.07,
    0.12,
    0.02,
    0.5,
    0.06,
    0.16,
    0.5,
)
"""What counts about a hero: odds against the villain, what will become odds, and the way to him."""
OUT: Final = 0.001
"""Whoever is out has lost, but a match that goes on has no result."""
ALONE: Final = -0.6
"""Where nobody else can win, the villain can: what a hero must surpass to have even odds."""


def evaluate(view: State, seat: Seat) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won). Hidden faces count as average cards."""
    players = view.players
    if players[seat].out:
        return OUT
    if not view.scenario or not all(player.at or player.out for player in players):
        return 1 / (len(players) + 1)
    t = Journey.reading(view)
    mine = standing(t, seat) + HOPE * outlook(t, seat)
    others = [standing(t, one) for one, player in enumerate(players) if one != seat and not player.out]
    return 1 / (1 + exp(_villain(t) - mine) + sum([exp(other - mine) for other in others]))


def _villain(t: Saga) -> float:
    """How strong the villain's own hope is: it grows with the time that has passed."""
    passed = (t.state.act - 1) * 12 + t.state.space
    return ALONE + 1.1 * passed / 24


def outlook(t: Saga, seat: Seat) -> float:
    """What a hero may reach soon. It leads to goals, so that of the others is left out."""
    return roaming.Outlook(t, seat).at(t.player(seat).at) if not t.is_defeated(seat) else -0.2


def standing(t: Saga, seat: Seat) -> float:
    """How strong a hero is: the logarithm of the odds against another one."""
    player = t.player(seat)
    life = max(t.life(seat), 1)
    total = (
        READY * appraisal.readiness(t, seat)
        + GOLD * min(player.gold, 14)
        + TROPHY * min(len(t.trophies(seat)), 6)
        + LEARNT * t.things.count(f"learned.{seat}")
        + HAND * t.things.count(f"hand.{seat}")
        - WOUNDS * player.damage / life
        + QUEST * t.things.count(f"front.{seat}")
        - (0.15 if player.delayed else 0.0)
    )
    return total - WAY * _way(t, seat)


def _way(t: Saga, seat: Seat) -> float:
    """How far a hero who is ready is from the villain, in actions."""
    state = t.state
    if not state.villain or odds.against_villain(t, seat, rested=True) < daring.bar(t, seat):
        return 0.0
    far = distances(state.villain or SCENARIO[state.scenario].lair, t.stat(seat, "speed"))
    return min(far[t.player(seat).at], 8.0)
