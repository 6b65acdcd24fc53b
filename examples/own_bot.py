"""A bot of one's own in a few lines: it tries each option in two imagined worlds and takes the best.

python examples/own_bot.py [SEED]
hexameron simulate battlelore --bots examples.own_bot:NearSighted,instinct --games 10
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import hexameron
from hexameron.bots import Bot, Estimate, Progress, SeatView, Stop, make
from hexameron.bots.playouts import IMPOSSIBLE
from hexameron.kernel.asking import Option

WORLDS = 2


class NearSighted:
    """Takes the option after which, on average over two imagined worlds, the game's evaluation is best."""

    def __init__(self, seed: int = 0) -> None:
        """The seed is for bots that leave something to chance; this one's worlds are always the same."""
        self.name = "near-sighted"
        self.estimates: Sequence[Estimate] = ()

    def choose(
        self, seen: SeatView[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        tried = [
            Estimate(option, self._value(seen, option), WORLDS, 1.0) for option in seen.question().options
        ]
        self.estimates = sorted(tried, key=lambda estimate: -estimate.value)
        return self.estimates[0].option

    def _value(self, seen: SeatView[Any], option: Option) -> float:
        total, tries = 0.0, 0
        for number in range(WORLDS):
            world = seen.imagine(f"{seen.number}/{number}".encode())
            try:
                world.choose(seen.seat, option)
            except IMPOSSIBLE:
                continue
            total += seen.game.evaluate(world.state, seen.seat)
            tries += 1
        return total / tries if tries else 0.0


def main(seed: int) -> None:
    match = hexameron.new("battlelore", scenario="skirmish", variants={"points": 100}, seed=seed)
    bots: list[Bot] = [NearSighted(), make("random", seed)]
    while match.result is None:
        seat = min(match.pending)
        match.choose(seat, bots[seat].choose(SeatView(match, seat)))
    winners = ", ".join(bots[seat].name for seat in match.result.winners)
    sys.stdout.write(f"seed {seed}: {match.choices} choices, won by {winners}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
