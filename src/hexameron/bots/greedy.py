"""Greedy: tries each option in a few imagined worlds, plays the turn out by instinct and looks where it is.

All options meet the same worlds and the same dice, so that luck does not decide between them. The budget goes
in rounds: after each the worse half of the options is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexameron.bots.bot import Estimate, Progress, Stop, Thinking
from hexameron.bots.luck import Luck
from hexameron.bots.playing import IMPOSSIBLE, Horizon, play_on, weights, worth
from hexameron.bots.seen import Seen
from hexameron.kernel.asking import Option

PLAYOUTS = 64
WIDEST = 24
HORIZON = Horizon(turns=1, choices=60)


class _Trial:
    """One option and what came of it."""

    __slots__ = ("option", "order", "prior", "total", "tries")

    def __init__(self, order: int, option: Option, prior: float) -> None:
        self.order = order
        self.option = option
        self.prior = prior
        self.total = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    def rank(self) -> tuple[float, float, int]:
        return (-self.mean, -self.prior, self.order)


class GreedyBot:
    """Looks to the end of the turn and takes what looks best there."""

    def __init__(self, seed: int = 0, playouts: int = PLAYOUTS, horizon: Horizon = HORIZON) -> None:
        self.name = "greedy" if playouts == PLAYOUTS else f"greedy:{playouts}"
        self.estimates: Sequence[Estimate] = ()
        self.impossible = 0
        """How many imagined worlds had to be put aside."""
        self._seed = seed
        self._playouts = playouts
        self._horizon = horizon

    def choose(
        self, seen: Seen[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        trials = _trials(seen)
        best = self._search(seen, trials, progress, stop)
        self.estimates = _estimates(trials)
        return best.option

    def _search(
        self, seen: Seen[Any], trials: list[_Trial], progress: Progress | None, stop: Stop | None
    ) -> _Trial:
        """Spends the budget and gives the best of those that were never dropped."""
        luck = Luck(self._seed, seen.number)
        rounds = (len(trials) - 1).bit_length()
        left, world, spent = list(trials), 0, 0
        for past in range(rounds):
            worlds = max(1, self._playouts // (rounds * len(left)))
            for index in range(world, world + worlds):
                for trial in left:
                    if stop is not None and stop():
                        return min(left, key=_Trial.rank)
                    self._try(seen, luck, trial, index)
                    spent += 1
                if progress is not None:
                    done = (past + (index + 1 - world) / worlds) / rounds
                    progress(Thinking(spent, done, _estimates(trials)))
            world += worlds
            left = sorted(left, key=_Trial.rank)[: (len(left) + 1) // 2]
        return left[0]

    def _try(self, seen: Seen[Any], luck: Luck, trial: _Trial, index: int) -> None:
        world = seen.imagine(luck.key(index))
        try:
            world.choose(seen.seat, trial.option)
            play_on(world, luck.random(index), self._horizon)
        except IMPOSSIBLE:
            self.impossible += 1
            return
        trial.total += worth(world, seen.seat)
        trial.tries += 1


def _trials(seen: Seen[Any]) -> list[_Trial]:
    """The options worth trying: all, or of very many those that instinct weighs most."""
    question = seen.question()
    prior = weights(seen.game, seen.view(), question)
    trials = [
        _Trial(order, option, weight)
        for order, (option, weight) in enumerate(zip(question.options, prior, strict=True))
    ]
    return sorted(trials, key=lambda trial: (-trial.prior, trial.order))[:WIDEST]


def _estimates(trials: Sequence[_Trial]) -> tuple[Estimate, ...]:
    ranked = sorted(trials, key=lambda trial: (-trial.tries, trial.rank()))
    return tuple(Estimate(trial.option, trial.mean, trial.tries, trial.prior) for trial in ranked)
