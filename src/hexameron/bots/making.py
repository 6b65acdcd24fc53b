"""Makes bots from words such as ``random``, ``greedy``, ``mcts:500``, ``mcts:1000ms`` or ``hard``."""

from __future__ import annotations

import re
from typing import Literal

from hexameron.bots.bot import Bot
from hexameron.bots.greedy import GreedyBot
from hexameron.bots.mcts import Budget, MctsBot
from hexameron.bots.simple import InstinctBot, RandomBot

KINDS = ("random", "instinct", "greedy", "mcts")

STRENGTHS = {
    "easy": "instinct",
    "medium": "greedy",
    "hard": "mcts:400",
    "master": "mcts:3000ms",
}
"""The strengths people choose from, and the bots behind them."""

_BUDGET = re.compile(r"(?P<number>[1-9]\d{0,8})(?P<unit>ms|s)?")


class BotError(ValueError):
    """A word that names no bot; it says which there are, or what is wrong with one's own (``fault``)."""

    def __init__(self, said: str, fault: Literal["", "module", "maker", "form"] = "") -> None:
        super().__init__(said, fault)
        self.fault = fault

    def __str__(self) -> str:
        return str(self.args[0])


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of this name: a kind, with a budget (``mcts:500`` playouts, ``mcts:1000ms``), or a strength.

    Two bots of one name and seed choose alike; a budget in milliseconds gives that up.
    """
    kind, budget = _read(spec)
    if kind == "random":
        return RandomBot(seed)
    if kind == "instinct":
        return InstinctBot(seed)
    if kind == "greedy":
        return GreedyBot(seed, budget.playouts)
    return MctsBot(seed, budget if budget.playouts or budget.ms else None)


def budget_of(spec: str) -> Budget:
    """How long the bot of this name thinks about a choice; nothing if it has a measure of its own.

    >>> budget_of("mcts:2s").ms
    2000
    """
    return _read(spec)[1]


def _read(spec: str) -> tuple[str, Budget]:
    kind, colon, amount = STRENGTHS.get(spec, spec).partition(":")
    if kind not in KINDS:
        raise BotError(
            f"there is no bot {spec!r}; try: random, instinct, greedy, mcts:500, mcts:1000ms, "
            + ", ".join(STRENGTHS)
        )
    if not colon:
        return kind, Budget()
    if kind not in ("greedy", "mcts"):
        raise BotError(f"{kind} takes no budget: write {kind!r}, not {spec!r}")
    budget = _budget(spec, amount)
    if kind == "greedy" and budget.ms:
        raise BotError(f"greedy takes a number of playouts, such as 'greedy:64', not {spec!r}")
    return kind, budget


def _budget(spec: str, amount: str) -> Budget:
    read = _BUDGET.fullmatch(amount)
    if read is None:
        raise BotError(
            f"{spec!r} has no budget that can be read; write 'mcts:500', 'mcts:1000ms' or 'mcts:2s'"
        )
    number = int(read["number"])
    if read["unit"] is None:
        return Budget(playouts=number)
    return Budget(ms=number * 1000 if read["unit"] == "s" else number)
