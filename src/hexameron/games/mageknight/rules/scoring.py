"""The end of the game: achievements and the scenario's own points (MKS-ACH)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Result, Seat

CARDS = ("deck", "hand", "discard", "play", "aside", "banner")


def owned(q: Quest, me: Seat) -> list[int]:
    """All cards that belong to a player, wherever they are."""
    return [card for zone in CARDS for card in q.things.in_zone(f"{zone}.{me}")]


def sage(q: Quest, me: Seat) -> int:
    """2 for each Spell, 1 for each Advanced Action (MKS-ACH-01)."""
    kinds = [q.deed(card).kind for card in owned(q, me)]
    return 2 * kinds.count("spell") + kinds.count("advanced")


def robber(q: Quest, me: Seat) -> int:
    """2 for each Artifact, 1 for two crystals (MKS-ACH-05)."""
    kinds = [q.deed(card).kind for card in owned(q, me)]
    return 2 * kinds.count("artifact") + sum(q.player(me).crystals) // 2


def leader(q: Quest, me: Seat) -> int:
    """The levels of the units, half for a wounded one (MKS-ACH-07, MKS-ACH-08)."""
    return sum(
        q.unit(troop).level // 2 if troop.wounds else q.unit(troop).level for troop in q.player(me).troops
    )


def conqueror(q: Quest, me: Seat) -> int:
    """2 for each Shield on a Keep, Mage Tower or burned Monastery (MKS-ACH-10)."""
    return 2 * _shields(q, me, ("keep", "mage_tower", "monastery"))


def adventurer(q: Quest, me: Seat) -> int:
    """2 for each Shield on an adventure site (MKS-ACH-12)."""
    return 2 * _shields(q, me, tracks.ADVENTURE)


def beating(q: Quest, me: Seat) -> int:
    """2 lost for each Wound in the deck (MKS-ACH-15)."""
    return -2 * sum(q.is_wound(card) for card in owned(q, me))


def _shields(q: Quest, me: Seat, wanted: Sequence[str]) -> int:
    return sum(
        place.shields.count(me)
        for cell, place in q.state.places.items()
        if (place.site or q.atlas.site.get(cell, "")) in wanted
    )


ACHIEVEMENTS = (sage, robber, leader, conqueror, adventurer, beating)


def titles(values: Sequence[int], prize: int = 3, shared: int = 1) -> list[int]:
    """The extra Fame of the first in a category, less if it is shared, none for nothing (MKS-ACH-02..04)."""
    best = max(values, key=abs)
    if not best:
        return [0] * len(values)
    first = [seat for seat, value in enumerate(values) if value == best]
    each = prize if len(first) == 1 else shared
    return [(each if best > 0 else -each) if seat in first else 0 for seat in range(len(values))]


def scores(q: Quest) -> list[int]:
    """Fame and achievements of every player (MKS-ACH-18)."""
    seats = range(len(q.state.players))
    total = [q.player(seat).fame for seat in seats]
    for achievement in ACHIEVEMENTS:
        values = [achievement(q, seat) for seat in seats]
        extra = titles(values) if len(values) > 1 and not scenario.is_cooperative(q) else [0] * len(values)
        total = [had + value + more for had, value, more in zip(total, values, extra, strict=True)]
    return total


def result(q: Quest) -> Result:
    """Who has won, by the scenario's scoring (MK-GAME-07)."""
    total = scores(q)
    won = all(city.conquered for city in q.state.cities.values()) and scenario.goal_met(q)
    if scenario.is_cooperative(q):
        bonus = _together(q)
        everybody = tuple(range(len(total)))
        return Result(
            everybody if won else (), tuple(score + bonus for score in total), "won" if won else "lost"
        )
    best = max(total)
    return Result(tuple(seat for seat, score in enumerate(total) if score == best), tuple(total), "fame")


def _together(q: Quest) -> int:
    """Points of solo and cooperative games for cities, time and cards (MKS-SOLO-16..20)."""
    cities = list(q.state.cities.values())
    taken = sum(city.conquered for city in cities)
    bonus = 10 * taken
    if scenario.goal_met(q):
        bonus += 15
    bonus += 30 * (scenario.rounds(q) - q.state.round)
    bonus += q.things.count("virtual.deck")
    if q.state.announced == NOBODY:
        bonus += 5
    return bonus
