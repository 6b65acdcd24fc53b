"""Makes bots from words such as ``random``, ``greedy``, ``mcts:500``, ``mcts:1000ms`` or ``hard``."""

from __future__ import annotations

from hexameron.bots.bot import Bot

STRENGTHS = {
    "easy": "instinct",
    "medium": "greedy",
    "hard": "mcts:400",
    "master": "mcts:3000ms",
}
"""The strengths people choose from, and the bots behind them."""

KINDS = ("random", "instinct", "greedy", "mcts")


class BotError(ValueError):
    """A word that names no bot; it says which there are."""


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of this name: a kind, with a budget (``mcts:500`` playouts, ``mcts:1000ms``), or a strength.

    Two bots of one name and seed choose alike; a budget in milliseconds gives that up.
    """
    raise NotImplementedError(spec, seed)
