"""Greedy: tries each option in a few imagined worlds, plays the turn out by instinct and looks where it is.

All options meet the same worlds and the same dice, so that luck does not decide between them. The budget goes
in rounds: after each the worse half of the options is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexameron.bots.bot import Estimate, Progress, Stop, Thinking
from hexameron.bots.mind import Mind
from hexameron.bots.playouts import IMPOSSIBLE, play_on, weights, worth, worth_trying
from hexameron.bots.prior_weight import Spread, believed, leanings
from hexameron.bots.randomness import ChoiceRandom
from hexameron.bots.seat_view import SeatView
from hexameron.kernel.asking import Option
from hexameron.kernel.game import Horizon

WIDEST = 24
HORIZON = Horizon()


class _Trial:
    """One option and what came of it."""

    __slots__ = ("leaning", "option", "order", "prior", "total", "tries")

    def __init__(self, order: int, option: Option, prior: float, leaning: float) -> None:
        self.order = order
        self.option = option
        self.prior = prior
        self.leaning = leaning
        self.total = 0.0
        self.tries = 0


class GreedyBot:
    """Looks to the end of the turn and takes what looks best there."""

    def __init__(
        self, seed: int = 0, playouts: int = 0, horizon: Horizon = HORIZON, mind: Mind | None = None
    ) -> None:
        """Without a number of playouts it makes as many as the game suggests."""
        self.name = f"greedy:{playouts}" if playouts else "greedy"
        self.estimates: Sequence[Estimate] = ()
        self.impossible = 0
        """How many imagined worlds had to be put aside."""
        self._seed = seed
        self._playouts = playouts
        self._horizon = horizon
        self._mind = mind

    def choose(
        self, seen: SeatView[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        seen = seen.minded(self._mind)
        search = _Search(seen, ChoiceRandom(self._seed, seen.number), self._horizon)
        search.spend(self._playouts or seen.game.playouts, progress, stop)
        self.impossible += search.impossible
        self.estimates = search.estimates()
        return self.estimates[0].option


class _Search:
    """The trials of one choice. ``left`` are those that were not yet dropped."""

    def __init__(self, seen: SeatView[Any], numbers: ChoiceRandom, horizon: Horizon) -> None:
        self._seen = seen
        self._numbers = numbers
        self._horizon = horizon
        self._spread = Spread()
        self.trials = self.left = _trials(seen)
        self.impossible = 0

    def spend(self, playouts: int, progress: Progress | None, stop: Stop | None) -> None:
        """Tries the options in rounds; after each, the worse half is dropped."""
        rounds = (len(self.trials) - 1).bit_length()
        index = spent = 0
        for past in range(rounds):
            worlds = max(1, playouts // (rounds * len(self.left)))
            for world in range(worlds):
                for trial in self.left:
                    if stop is not None and stop():
                        return
                    self._try(trial, index)
                    spent += 1
                index += 1
                if progress is not None:
                    progress(Thinking(spent, (past + (world + 1) / worlds) / rounds, self.estimates()))
            self.left = sorted(self.left, key=self._rank)[: (len(self.left) + 1) // 2]

    def _try(self, trial: _Trial, index: int) -> None:
        world = self._seen.imagine(self._numbers.key(index))
        try:
            world.choose(self._seen.seat, trial.option)
            play_on(world, self._numbers.random(index), self._horizon)
        except IMPOSSIBLE:
            self.impossible += 1
            return
        value = worth(world, self._seen.seat)
        trial.total += value
        trial.tries += 1
        self._spread.add(value)

    def _value(self, trial: _Trial) -> float:
        expected = self._spread.mean + self._spread.deviation * trial.leaning
        return min(1.0, max(0.0, believed(trial.total, trial.tries, expected)))

    def _rank(self, trial: _Trial) -> tuple[float, float, int]:
        return (-self._value(trial), -trial.prior, trial.order)

    def estimates(self) -> tuple[Estimate, ...]:
        """What is thought of each option: first those that were not dropped."""
        dropped = [trial for trial in self.trials if trial not in self.left]
        ranked = [*sorted(self.left, key=self._rank), *sorted(dropped, key=self._rank)]
        return tuple(Estimate(one.option, self._value(one), one.tries, one.prior) for one in ranked)


def _trials(seen: SeatView[Any]) -> list[_Trial]:
    """The options worth trying: of very many those that instinct weighs most."""
    question = seen.question()
    prior = weights(seen.game, seen.view(), question)
    parts = zip(question.options, prior, leanings(prior), strict=True)
    trials = [_Trial(order, *part) for order, part in enumerate(parts)]
    ranked = sorted(trials, key=lambda trial: (-trial.prior, trial.order))
    return ranked[: worth_trying(seen.game, prior, WIDEST)]
