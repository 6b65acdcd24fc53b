"""What a player has that may help to win: faction, heroes, skills, artifacts, place in turn."""

from __future__ import annotations

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.setup import STAGES
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import HERO_CARD
from hexameron.kernel.asking import Seat


def belongings(state: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """By kind, as ids of texts; nothing before the first turn."""
    if state.step in STAGES:
        return {}
    player = state.players[seat]
    things = state.things
    return {
        "faction": (f"faction.{player.faction}",),
        "leader": (HERO_CARD[player.heroes[0]].id,),
        "hero": tuple([HERO_CARD[hero].id for hero in player.heroes]),
        "skill": tuple(
            [
                catalogue.skill(things.face[card]).id
                for hero in player.heroes
                for card in things.in_zone(f"skills.{hero}")
            ]
        ),
        "artifact": tuple(
            [
                catalogue.artifact(things.face[card]).id
                for hero in player.heroes
                for card in things.in_zone(f"artifacts.{hero}")
            ]
        ),
        "place": (f"place.{_place(state, seat)}",),
    }


def _place(state: State, seat: Seat) -> int:
    """In which place a player had the first turn of the game: the First Player changes with every round."""
    order = state.order
    began = order.index(state.first) - (state.round - 1)
    return (order.index(seat) - began) % len(order) + 1
