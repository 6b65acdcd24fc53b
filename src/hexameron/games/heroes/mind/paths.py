"""How far things lie from each other for a hero, past the creatures that bar the way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from hexameron.games.heroes.board import Board, Tiles, board
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest

FAR: Final = 99


class Paths:
    """The distances to fields from everywhere, worked out when they are asked for."""

    __slots__ = ("_barred", "_board", "_city", "_hops", "_mountains", "_portal", "_to")

    def __init__(
        self,
        lie: Board,
        city: str,
        barred: tuple[str, ...],
        *,
        mountains: bool,
        portal: bool,
        hops: bool,
    ) -> None:
        self._board = lie
        self._city = city
        self._barred = dict.fromkeys(barred, True)
        self._mountains = mountains
        self._portal = portal
        self._hops = hops
        self._to: dict[str, dict[str, int]] = {}

    def to(self, goal: str) -> Mapping[str, int]:
        """By field: how many steps it is from there to the goal. What is not there cannot reach it."""
        found = self._to.get(goal)
        if found is None:
            found = self._to[goal] = self._flood(goal)
        return found

    def _flood(self, goal: str) -> dict[str, int]:
        """Backwards from the goal; only water makes a difference between there and back."""
        lie, barred = self._board, self._barred
        found = {goal: 0}
        edge = [goal]
        for here in edge:
            far = found[here] + 1
            if here == self._city and here != goal:
                # The own city ends a move, so no way leads through it; but one may begin there.
                continue
            for beside in (*lie.neighbours[here], *self._leaps(here)):
                if beside in found or (beside in barred):
                    continue
                if beside != self._city and beside in lie.cities:
                    continue
                if lie.terrain[beside] == "mountains" and not self._mountains:
                    continue
                if not lie.passable(beside, here, self._mountains, self._city):
                    continue
                found[beside] = far
                edge.append(beside)
        return found

    def _leaps(self, here: str) -> list[str]:
        """From where one comes to a portal by magic."""
        lie = self._board
        if here not in lie.portals:
            return []
        found = [self._city] if self._portal else []
        return [*found, *[one for one in lie.portals if one != here]] if self._hops else found


@lru_cache(maxsize=2048)
def _paths(
    tiles: Tiles, cities: tuple[str, ...], city: str, barred: tuple[str, ...], ways: tuple[bool, bool, bool]
) -> Paths:
    mountains, portal, hops = ways
    return Paths(board(tiles, cities), city, barred, mountains=mountains, portal=portal, hops=hops)


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
