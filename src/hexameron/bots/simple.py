"""The two bots that do not look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexameron.bots.bot import Estimate, Progress, Stop
from hexameron.bots.mind import Mind
from hexameron.bots.playouts import weights
from hexameron.bots.randomness import ChoiceRandom
from hexameron.bots.seat_view import SeatView
from hexameron.kernel.asking import Option


class RandomBot:
    """Chooses anything."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self.estimates: Sequence[Estimate] = ()
        self._seed = seed

    def choose(
        self, seen: SeatView[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        options = seen.question().options
        return options[ChoiceRandom(self._seed, seen.number).below(len(options))]


class InstinctBot:
    """Chooses what the game's instinct weighs most; where several weigh the same, any of them."""

    def __init__(self, seed: int = 0, mind: Mind | None = None) -> None:
        self.name = "instinct"
        self.estimates: Sequence[Estimate] = ()
        self._seed = seed
        self._mind = mind

    def choose(
        self, seen: SeatView[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        seen = seen.minded(self._mind)
        question = seen.question()
        prior = weights(seen.game, seen.view(), question)
        best = [
            option for option, weight in zip(question.options, prior, strict=True) if weight == max(prior)
        ]
        return best[ChoiceRandom(self._seed, seen.number).below(len(best))]
