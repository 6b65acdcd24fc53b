"""A race between options: who is behind beyond doubt drops out, and now and then the worse half does.

It ends early where those that are left are as good as each other. All options meet the same worlds and the
same dice and are compared world by world. So luck that serves all of them alike does not count, and a few
worlds often tell what many would not otherwise. Instinct has its word, too: it counts for less, the less the
results of two options scatter against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from hexameron.bots.prior_weight import FAITH, Spread
from hexameron.kernel.asking import Option

LOOK_EVERY = 4
"""After so many worlds, and again after so many more, it is seen who is behind beyond doubt."""

DOUBT = 3.0
"""How many deviations behind is beyond doubt."""

ALIKE = 0.02
"""Runners that are hardly further apart than this share of the deviation of all results are as good as each
other, and the race is over. Small losses add up over a match, so little is given away."""

NEARLY = 1.5
"""How many deviations more than their distance two runners may be apart and still be alike."""


class Runner:
    """An option in a race, with its results in the worlds that all of them met."""

    __slots__ = ("leaning", "option", "prior", "results")

    def __init__(self, option: Option, prior: float, leaning: float) -> None:
        self.option = option
        self.prior = prior
        self.leaning = leaning
        self.results: list[float] = []


class Standing(NamedTuple):
    """How far a runner is believed to be ahead of the one it is compared with, and how sure that is."""

    runner: Runner
    ahead: float
    deviation: float
    wide: float
    """The deviation of all results."""

    @property
    def alike(self) -> bool:
        return abs(self.ahead) + NEARLY * self.deviation < ALIKE * self.wide

    @property
    def hopeful(self) -> bool:
        return self.ahead + DOUBT * self.deviation >= 0


class Race:
    """``left`` are the runners in the race, ``out`` those that dropped out, the last ones first."""

    def __init__(self, runners: Sequence[Runner], widest: int) -> None:
        """Only so many runners start: those that instinct likes best."""
        ranked = sorted(runners, key=lambda runner: -runner.prior)
        self.left, self.out = ranked[:widest], ranked[widest:]
        self.spread = Spread()
        self._halvings = (len(self.left) - 1).bit_length()
        self._halved = 0
        self._alike = False

    @property
    def decided(self) -> bool:
        return len(self.left) == 1 or self._alike

    def note(self, results: Sequence[float]) -> None:
        """Takes the results of one world, in the order of the runners that are left."""
        for runner, result in zip(self.left, results, strict=True):
            runner.results.append(result)
            self.spread.add(result)

    def look(self, done: float) -> None:
        """Lets runners drop out where it is time, so much (of 1) of the race being done."""
        worlds = len(self.left[0].results)
        halving = done * self._halvings >= self._halved + 1
        if not worlds or (worlds % LOOK_EVERY and not halving):
            return
        standings = self.standings()
        self._alike = worlds >= LOOK_EVERY and all(one.alike for one in standings)
        stay = [one.runner for one in standings if one.hopeful or worlds < LOOK_EVERY]
        if halving:
            self._halved += 1
            stay = stay[: (len(self.left) + 1) // 2]
        self.out = [one.runner for one in standings if one.runner not in stay] + self.out
        self.left = stay

    def standings(self) -> list[Standing]:
        """The runners that are left, the best first."""
        wide = self.spread.deviation
        favourite = max(self.left, key=lambda one: sum(one.results) + FAITH * wide * one.leaning)
        standings = [_compare(one, favourite, wide) for one in self.left]
        return sorted(standings, key=lambda one: -one.ahead)


def _compare(runner: Runner, other: Runner, wide: float) -> Standing:
    """Compares two runners world by world. ``wide`` is the deviation of all results."""
    if runner is other:
        return Standing(runner, 0.0, 0.0, wide)
    gaps = [mine - theirs for mine, theirs in zip(runner.results, other.results, strict=True)]
    total, worlds, square = sum(gaps), len(gaps), wide * wide
    # One imagined gap as wide as the results keeps a few equal ones from looking certain.
    scatter = (square + sum([gap * gap for gap in gaps]) - total * total / max(1, worlds)) / (worlds + 1)
    faith = FAITH * scatter / square
    expected = wide * (runner.leaning - other.leaning)
    weight = worlds + faith
    return Standing(runner, (total + faith * expected) / weight, sqrt(scatter / weight), wide)
