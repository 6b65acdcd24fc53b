"""By how much a thing lifts the win rate of its owner, told apart from what else its owner had.

Who is ahead has more of everything, so owners win more often whatever the thing does. Therefore the owners of
a thing are compared with players who began alike (with the same things of the first two kinds, such as a
faction and a leader) and had equally many things of its kind, only not this one: what is left is what it does
more than another one in its place.

A thing that few had has a wide interval. Among many things some stand out by chance alone, the rare ones most
of all, so the estimates of a kind are drawn towards zero (``settled``, an empirical Bayes estimate): by much
where the interval is wide, hardly where it is narrow.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from hexameron.arena.rates import Z95, Share, share

ORIGINS = 2
"""So many kinds tell how a player began: by the first thing of each."""
CROWD = 0.05
"""So many things or more that fewer players than this share had count as one less."""
FEWEST = 5
"""With fewer players to compare with, an owner is left out."""


class Owner(NamedTuple):
    """A player of a match: whether he won, and all that he ever had, by kind."""

    won: bool
    had: Mapping[str, Sequence[str]]


class Lift(msgspec.Struct, frozen=True):
    """What a thing did for its owners.

    ``wins`` is how often they won. ``lift`` is by how much more often the ``compared`` ones among them won
    than players like them, with its 95 % interval; ``settled`` allows for chance. A thing of the first kind
    is compared with nothing: everybody has one.
    """

    kind: str
    name: str
    wins: Share
    compared: int = 0
    lift: float = 0.0
    low: float = 0.0
    high: float = 0.0
    settled: float = 0.0


_Alike = tuple[str | int, ...]


class _Group(NamedTuple):
    """Players who are alike: how many, and how many of them won."""

    of: int
    won: int


def lifts(players: Sequence[Owner]) -> list[Lift]:
    """All things of all kinds, kind by kind, the best first."""
    kinds = list(dict.fromkeys(kind for player in players for kind in player.had))
    found: list[Lift] = []
    for place, kind in enumerate(kinds):
        names = sorted({name for player in players for name in player.had.get(kind, ())})
        if place == 0:
            rates = [Lift(kind, name, _wins(players, kind, name)) for name in names]
            found += sorted(rates, key=lambda one: -one.wins.rate)
        else:
            groups = _groups(players, kinds[: min(place, ORIGINS)], kind)
            found += _settle([_lift(groups, players, kind, name) for name in names])
    return found


def _wins(players: Sequence[Owner], kind: str, name: str) -> Share:
    owners = [player.won for player in players if name in player.had.get(kind, ())]
    return share(name, sum(owners), len(owners))


def _groups(players: Sequence[Owner], origins: Sequence[str], kind: str) -> list[_Alike]:
    """For each player what makes him like others: how he began, and how many things of the kind he had."""
    counts = [len(set(player.had.get(kind, ()))) for player in players]
    many = Counter(counts)
    most = max(counts)
    while most > 1 and sum(many[n] for n in range(most, max(counts) + 1)) < CROWD * len(players):
        most -= 1
    return [
        (*[player.had[origin][0] for origin in origins], min(count, most))
        for player, count in zip(players, counts, strict=True)
    ]


def _lift(groups: Sequence[_Alike], players: Sequence[Owner], kind: str, name: str) -> Lift:
    tally: dict[bool, dict[_Alike, list[bool]]] = {True: defaultdict(list), False: defaultdict(list)}
    for group, player in zip(groups, players, strict=True):
        tally[name in player.had.get(kind, ())][group].append(player.won)
    pairs = [
        (_Group(len(owners), sum(owners)), _Group(len(others), sum(others)))
        for group, owners in tally[True].items()
        if len(others := tally[False][group]) >= FEWEST
    ]
    wins = _wins(players, kind, name)
    compared = sum(owners.of for owners, _ in pairs)
    if not compared:
        return Lift(kind, name, wins, 0, 0.0, -1.0, 1.0)
    usual = sum(player.won for player in players) / len(players)
    more = sum(owners.won - owners.of * others.won / others.of for owners, others in pairs) / compared
    doubt = sum(
        owners.of * _spread(owners, usual) + owners.of**2 * _spread(others, usual) / others.of
        for owners, others in pairs
    )
    half = Z95 * sqrt(doubt) / compared
    return Lift(kind, name, wins, compared, more, more - half, more + half)


def _spread(group: _Group, usual: float) -> float:
    """The variance of one player's result; small groups are taken to be a little like everybody."""
    rate = (group.won + 4 * usual) / (group.of + 4)
    return rate * (1 - rate)


def _settle(found: Sequence[Lift]) -> list[Lift]:
    """Draws the estimates of a kind towards zero, as far as they may be due to chance; the best first."""
    known = [(one, _variance(one)) for one in found if one.compared]
    weight = sum(1 / doubt for _, doubt in known)
    true = max(0.0, sum((one.lift**2 - doubt) / doubt for one, doubt in known) / weight) if known else 0.0
    settled = [
        msgspec.structs.replace(one, settled=one.lift * true / (true + _variance(one))) for one in found
    ]
    return sorted(settled, key=lambda one: -one.lift)


def _variance(one: Lift) -> float:
    return float(((one.high - one.low) / (2 * Z95)) ** 2)
