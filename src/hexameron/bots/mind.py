"""Somebody's own instinct and judgement for the bots of the house, in place of the game's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Game, Question

Prior = Callable[[Any, Question], Sequence[float]]
Evaluate = Callable[[Any, Seat], float]


@dataclass(frozen=True)
class Mind:
    """What is given replaces the game's own; both are as in ``Game``.

    Instinct is asked about the seat's view at the choice itself, and about imagined worlds in playouts.
    """

    prior: Prior | None = None
    evaluate: Evaluate | None = None

    def in_place_of(self, game: Game[Any]) -> Game[Any]:
        """The game's record with this mind."""
        return replace(game, prior=self.prior or game.prior, evaluate=self.evaluate or game.evaluate)
