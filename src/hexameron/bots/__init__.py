"""Bots: random, instinct, greedy and mcts. They know no game; a game brings an evaluation and an instinct.

>>> make("greedy").name
'greedy'
>>> make("grady")
Traceback (most recent call last):
...
hexameron.bots.making.BotError: there is no bot 'grady'; try: random, instinct, greedy, mcts:500, mcts:1000ms, ...
"""

from __future__ import annotations

from hexameron.bots.bot import Bot, Estimate, Progress, Stop, Thinking
from hexameron.bots.making import KINDS, STRENGTHS, BotError, make
from hexameron.bots.seen import Seen

__all__ = [
    "KINDS",
    "STRENGTHS",
    "Bot",
    "BotError",
    "Estimate",
    "Progress",
    "Seen",
    "Stop",
    "Thinking",
    "make",
]
