"""By how much a thing lifts the win rate of its owner, told apart from what else its owner had.

Who is ahead has more of everything, so owners win more often whatever the thing does. Therefore owners of a
thing are compared with players who began alike (the first two kinds, such as a faction and a leader) and had
equally many things of its kind, only not this one: what is left is what it does more than another one in its
place. The comparison is a regression by least squares of winning on owning, with how
one began and how many things one had as fixed effects.

A thing that few had has a wide interval. Among many things some stand out by chance alone, the rare ones most
of all, so the estimates of a kind are drawn towards zero (``settled``, an empirical Bayes estimate): by much
where the interval is wide, hardly where it is narrow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from hexameron.arena.rates import Z95, Share, share

ORIGINS = 2
"""So many kinds tell how a player began: by the first thing of each."""
CROWD = 0.05
"""So many things or more that fewer players than this share had count as one less."""
SAME = 1e-9
"""Below this, one group of players is told by the others: all of one way are also all of another."""
FEWEST = 2.0
"""With less that tells owners and others apart, nothing is known of a thing."""

LEAST_SPREAD = 0.05
"""The least variance of a result: a handful of owners who all won, or all lost, prove nothing."""


Numbers: TypeAlias = NDArray[np.float64]
Size: TypeAlias = Callable[[str, Sequence[str]], int]
"""How much a player had of a kind: how many things, or what they cost."""


def how_many(kind: str, names: Sequence[str]) -> int:
    return len(set(names))


class Owner(NamedTuple):
    """A player of a match: whether he won, and all that he ever had, by kind."""

    won: bool
    had: Mapping[str, Sequence[str]]


class Lift(msgspec.Struct, frozen=True):
    """What a thing did for its owners.

    ``wins`` is how often they won. ``lift`` is by how much more often than players like them, with its 95 %
    interval, if it is ``known``; ``settled`` allows for chance. A thing of the first kind is compared with
    nothing: everybody has one.
    """

    kind: str
    name: str
    wins: Share
    known: bool = False
    lift: float = 0.0
    low: float = -1.0
    high: float = 1.0
    settled: float = 0.0


def lifts(players: Sequence[Owner], size: Size = how_many) -> list[Lift]:
    """All things of all kinds, kind by kind, the best first; players are alike who had as much of a kind."""
    kinds = list(dict.fromkeys(kind for player in players for kind in player.had))
    found: list[Lift] = []
    for place, kind in enumerate(kinds):
        names = sorted({name for player in players for name in player.had.get(kind, ())})
        if place == 0:
            rates = [Lift(kind, name, _wins(players, kind, name)) for name in names]
            found += sorted(rates, key=lambda one: -one.wins.rate)
        else:
            began = [tuple(player.had[one][0] for one in kinds[: min(place, ORIGINS)]) for player in players]
            likeness = _Likeness(began, _numbers(players, kind, size))
            winning = likeness.apart([float(player.won) for player in players])
            found += _settle([_lift(likeness, winning, players, kind, name) for name in names])
    return found


def _wins(players: Sequence[Owner], kind: str, name: str) -> Share:
    owners = [player.won for player in players if name in player.had.get(kind, ())]
    return share(name, sum(owners), len(owners))


def _numbers(players: Sequence[Owner], kind: str, size: Size) -> list[int]:
    """How many different things of a kind each player had; rare numbers count as the next smaller one."""
    counts = [size(kind, player.had.get(kind, ())) for player in players]
    many = Counter(counts)
    most = highest = max(counts)
    while most > 1 and sum(many[n] for n in range(most, highest + 1)) < CROWD * len(players):
        most -= 1
    return [min(count, most) for count in counts]


class _Likeness:
    """What makes players alike, in several ways; all of them are taken out of whatever is compared."""

    def __init__(self, *ways: Sequence[Hashable]) -> None:
        groups = np.hstack([_memberships(way) for way in ways])
        directions, sizes, _ = np.linalg.svd(groups, full_matrices=False)
        self._directions = directions[:, sizes > SAME * sizes[0]]

    def apart(self, values: Sequence[float]) -> Numbers:
        """The values without what players who are alike have in common: what least squares leave of them."""
        given = np.asarray(values, dtype=np.float64)
        left: Numbers = given - self._directions @ (self._directions.T @ given)
        return left


def _memberships(way: Sequence[Hashable]) -> Numbers:
    """A column for each value: 1 for the players who have it, else 0."""
    numbers = {value: n for n, value in enumerate(dict.fromkeys(way))}
    return np.eye(len(numbers))[[numbers[value] for value in way]]


def _lift(likeness: _Likeness, winning: Numbers, players: Sequence[Owner], kind: str, name: str) -> Lift:
    wins = _wins(players, kind, name)
    owning = likeness.apart([float(name in player.had.get(kind, ())) for player in players])
    told = float(owning @ owning)
    if told < FEWEST:
        return Lift(kind, name, wins)
    more = float(owning @ winning) / told
    rest = float(np.sum((owning * (winning - more * owning)) ** 2))
    half = Z95 * sqrt(max(rest, told * LEAST_SPREAD)) / told
    return Lift(kind, name, wins, True, more, more - half, more + half)


def _settle(found: Sequence[Lift]) -> list[Lift]:
    """Draws the estimates of a kind towards zero, as far as they may be due to chance; the best first."""
    known = [(one, _variance(one)) for one in found if one.known]
    weight = sum(1 / doubt for _, doubt in known)
    true = max(0.0, sum((one.lift**2 - doubt) / doubt for one, doubt in known) / weight) if known else 0.0
    settled = [
        msgspec.structs.replace(one, settled=one.lift * true / (true + _variance(one))) for one in found
    ]
    return sorted(settled, key=lambda one: -one.lift)


def _variance(one: Lift) -> float:
    return float(((one.high - one.low) / (2 * Z95)) ** 2)
