"""How far things lie from each other for a hero, past the creatures that bar the way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from hexameron.games.heroes.board import Tiles, board
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest

FAR: Final = 99


Ways = tuple[bool, bool, bool]
"""Whether a hero passes mountains, goes from the city to portals, and from one portal to another."""


@lru_cache(maxsize=512)
def _before(tiles: Tiles, cities: tuple[str, ...], city: str, ways: Ways) -> dict[str, tuple[str, ...]]:
    """By field: from where a hero can step there. Only water makes a difference between there and back."""
    mountains, portal, hops = ways
    lie = board(tiles, cities)
    ground = [
        field
        for field in lie.fields
        if (mountains or lie.terrain[field] != "mountains") and (field == city or field not in cities)
    ]
    steps = {
        field: [
            beside
            for beside in lie.neighbours[field]
            if beside in ground and lie.passable(beside, field, mountains, city)
        ]
        for field in ground
    }
    for field in lie.portals:
        steps[field] += [city] if portal else []
        steps[field] += [one for one in lie.portals if one != field] if hops else []
    return {field: tuple(from_) for field, from_ in steps.items()}


class Paths:
    """The distances to fields from everywhere, worked out when they are asked for."""

    __slots__ = ("_barred", "_before", "_city", "_to")

    def __init__(self, before: Mapping[str, tuple[str, ...]], city: str, barred: tuple[str, ...]) -> None:
        self._before = before
        self._city = city
        self._barred = barred
        self._to: dict[str, dict[str, int]] = {}

    def to(self, goal: str) -> Mapping[str, int]:
        """By field: how many steps it is from there to the goal. What is not there cannot reach it."""
        found = self._to.get(goal)
        if found is None:
            found = self._to[goal] = self._flood(goal)
        return found

    def _flood(self, goal: str) -> dict[str, int]:
        """Backwards from the goal. The own city ends a move: a way may begin there but not lead through."""
        before, city = self._before, self._city
        found = dict.fromkeys(self._barred, FAR)
        found[goal] = 0
        edge = [goal]
        for here in edge:
            if here == city != goal:
                continue
            far = found[here] + 1
            for beside in before.get(here, ()):
                if beside not in found:
                    found[beside] = far
                    edge.append(beside)
        for field in self._barred:
            if field != goal:
                del found[field]
        return found


@lru_cache(maxsize=2048)
def _paths(tiles: Tiles, cities: tuple[str, ...], city: str, barred: tuple[str, ...], ways: Ways) -> Paths:
    return Paths(_before(tiles, cities, city, ways), city, barred)


def paths(t: Conquest, hero: Hero) -> Paths:
    """The ways of a hero as the board lies now. Creatures are gone round, not through."""
    state = t.state
    return _paths(
        state.tiles,
        t.board.cities,
        t.owner(hero).city,
        tuple(state.encounters),
        (
            values.permits(t, hero, "through_mountains"),
            values.player_permits(t, hero.seat, "city_portal"),
            values.permits(t, hero, "portal_to_portal"),
        ),
    )
