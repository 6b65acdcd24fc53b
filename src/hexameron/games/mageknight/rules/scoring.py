"""The end of the game: achievements and the scenario's own points (MKS-ACH)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.results import GameOver, Result

PORTAL = "h0.0"
CARDS = ("deck", "hand", "discard", "play", "aside", "spared", "banner")


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
    """2 for each Shield on an adventure site; Dungeon Lords get 4 below ground (MKS-ACH-12, MKS-DUNG-23)."""
    below = scenario.record(q).underground_bonus * _shields(q, me, ("dungeon", "tomb"))
    return 2 * _shields(q, me, tracks.ADVENTURE) + below


def beating(q: Quest, me: Seat) -> int:
    """2 lost for each Wound in the deck (MKS-ACH-15)."""
    return -2 * sum(q.is_wound(card) for card in owned(q, me))


def _shields(q: Quest, me: Seat, wanted: Sequence[str]) -> int:
    return sum(
        place.shields.count(me)
        for cell, place in q.state.places.items()
        if (place.site or q.board.site.get(cell, "")) in wanted
    )


ACHIEVEMENTS = (sage, robber, leader, conqueror, adventurer, beating)


def titles(values: Sequence[int], prize: int, shared: int) -> list[int]:
    """The extra Fame of the first in a category, less if it is shared, none for nothing (MKS-ACH-02..04)."""
    best = max(values, key=abs)
    if not best:
        return [0] * len(values)
    first = [seat for seat, value in enumerate(values) if value == best]
    each = prize if len(first) == 1 else shared
    return [(each if best > 0 else -each) if seat in first else 0 for seat in range(len(values))]


# ---------------------------------------------------------------------- the scenario's own points


def cities(q: Quest, me: Seat) -> int:
    """7 for each conquered city one leads, 4 for one with a Shield (MKS-FULL-11, MKS-FULL-12)."""
    taken = [city for city in q.state.cities.values() if city.conquered]
    return sum(7 if city.leader == me else 4 if me in city.shields else 0 for city in taken)


def mines(q: Quest, me: Seat) -> int:
    """4 for each own Mine in the countryside, 7 in the core (MKS-MINE-25)."""
    return sum(
        7 if q.board.core[q.board.tile[cell]] else 4
        for cell, place in q.state.places.items()
        if q.board.site.get(cell, "").startswith("mine_") and me in place.shields
    )


OWN = {"cities": cities, "mines": mines}
"""The category that a competitive scenario adds, by its goal; its title is worth 5, or 2 if shared."""


# ---------------------------------------------------------------------- adding up


def scores(q: Quest) -> list[int]:
    """The score of every side: Fame, achievements and the scenario's points (MKS-ACH-18, MKS-TEAM-15..18)."""
    sides = scenario.sides(q)
    total = [min(q.player(seat).fame for seat in side) for side in sides]
    for achievement in ACHIEVEMENTS:
        title = scenario.record(q).adventurer_title if achievement is adventurer else (3, 1)
        total = _add(q, total, achievement, title)
    goal = scenario.record(q).goal
    if goal in OWN and not scenario.is_cooperative(q):
        total = _add(q, total, OWN[goal], (5, 2))
    return total


Category = Callable[[Quest, Seat], int]


def _add(q: Quest, total: list[int], category: Category, title: tuple[int, int]) -> list[int]:
    """Adds a category with its title; there are no titles alone or in a cooperative game."""
    values = [counted(q, category, side) for side in scenario.sides(q)]
    extra = titles(values, *title) if len(values) > 1 else [0] * len(values)
    return [had + value + more for had, value, more in zip(total, values, extra, strict=True)]


def counted(q: Quest, category: Category, side: Sequence[Seat]) -> int:
    """Of allies the better one counts, but the most beaten one; by agreement the worst (MKS-TEAM-16..17)."""
    values = [category(q, seat) for seat in side]
    worst = category is beating or scenario.agreed(q, "lowest_achievements")
    return min(values) if worst else max(values)


def result(q: Quest) -> Result:
    """Who has won, by the scenario's scoring (MK-GAME-07)."""
    goal = scenario.record(q).goal
    if goal == "portal":
        return portal(q)
    if goal == "hold":
        return _held(q)
    if scenario.is_cooperative(q) or (scenario.is_solo(q) and goal != "city_revealed"):
        won = scenario.goal_met(q)
        score = scores(q)[0] + _time(q) + (_together(q) if goal == "cities" else 0)
        everybody = tuple(range(len(q.state.players)))
        why = "won" if won else "lost"
        return Result(everybody if won else (), (score,) * len(everybody), why, lost=not won)
    return _best(q, scores(q), "fame")


def _best(q: Quest, total: Sequence[int], how: str) -> Result:
    """The best side wins; several may share the victory (MKS-FREC-16, MKS-TEAM-19)."""
    best = max(total)
    sides = scenario.sides(q)
    score = {seat: n for side, n in zip(sides, total, strict=True) for seat in side}
    seats = range(len(score))
    return Result(
        tuple(seat for seat in seats if score[seat] == best), tuple(score[seat] for seat in seats), how
    )


def _together(q: Quest) -> int:
    """Points of solo and cooperative games for cities (MKS-SOLO-16, MKS-SOLO-17, MKS-FCOOP-20..22)."""
    towns = list(q.state.cities.values())
    bonus = 10 * sum(city.conquered for city in towns)
    seats = range(len(q.state.players))
    if len(seats) > 1 and all(any(city.leader == seat for city in towns) for seat in seats):
        bonus += 10
    return bonus + 15 if scenario.all_cities(q) else bonus


def _time(q: Quest) -> int:
    """Points for rounds and cards of the Virtual Player that are left (MKS-SOLO-18..20, MKS-FCOOP-23..25)."""
    bonus = 30 * (scenario.rounds(q) - q.state.round) + q.things.count("virtual.deck")
    return bonus + 5 if q.state.announced == NOBODY else bonus


def portal(q: Quest) -> Result:
    """Whoever stands on the space of the Portal returns; Fame is nothing (MKS-ONE-10..12)."""
    there = [seat for seat, player in enumerate(q.state.players) if player.at == PORTAL and not player.out]
    if scenario.in_teams(q):
        there = [seat for seat in there if seat in _chosen(q)]
    winners = [
        seat for seat in range(len(q.state.players)) if any(scenario.same_side(q, seat, s) for s in there)
    ]
    return Result(tuple(winners), tuple(int(s in winners) for s in range(len(q.state.players))), "portal")


def _chosen(q: Quest) -> list[Seat]:
    """The Chosen One of each team (MKS-ONE-16)."""
    return [
        q.things.face[token] - catalogue.CHOSEN_FACE
        for number in range(2)
        for token in q.things.in_zone(f"chosen.{number}")
    ]


def announced(q: Quest) -> None:
    """Who is on the Portal when the end of the last Night is announced has won (MKS-ONE-13, MKS-ONE-20)."""
    if scenario.record(q).goal == "portal" and not scenario.in_teams(q):
        found = portal(q)
        if q.state.round == scenario.rounds(q) and found.winners:
            raise GameOver(found)


def _held(q: Quest) -> Result:
    """3 for each Keep, 2 for each Mage Tower, of allies together; a tie has no winner (MKS-HOLD-27..35)."""
    total = [
        sum(3 * _shields(q, seat, ("keep",)) + 2 * _shields(q, seat, ("mage_tower",)) for seat in side)
        for side in scenario.sides(q)
    ]
    found = _best(q, total, "hold")
    return found if total.count(max(total)) == 1 else Result((), found.scores, "hold")
