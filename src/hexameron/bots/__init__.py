"""Bots: random, instinct, greedy and mcts. They know no game; a game brings an evaluation and an instinct.

>>> make("greedy").name
'greedy'
>>> make("mcts:1000ms", seed=7).name
'mcts:1000ms'
"""

from __future__ import annotations

from hexameron.bots.bot import Bot, Estimate, Progress, Stop, Thinking
from hexameron.bots.hiring import hire
from hexameron.bots.making import KINDS, STRENGTHS, BotError, budget_of, make
from hexameron.bots.mind import Mind
from hexameron.bots.seat_view import SeatView

__all__ = [
    "KINDS",
    "STRENGTHS",
    "Bot",
    "BotError",
    "Estimate",
    "Mind",
    "Progress",
    "SeatView",
    "Stop",
    "Thinking",
    "budget_of",
    "hire",
    "make",
]
