"""What is worth comparing after many conquests: figures, and what a player had that may have helped."""

from __future__ import annotations

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.setup import STAGES
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import HERO_CARD, UNIT_AT
from hexameron.kernel.asking import Seat


def figures(state: State, seat: Seat) -> dict[str, int]:
    """Power, fields held, heroes, the gold their armies cost, skills, artifacts, city level, buildings."""
    player = state.players[seat]
    things = state.things
    units = UNIT_AT[player.faction]
    heroes = [state.heroes[id_] for id_ in player.heroes]
    return {
        "power": player.power,
        "fields": sum(owner == seat for owner in state.owners.values()),
        "heroes": len(heroes),
        "army": sum(
            hero.basic[level] * unit.basic.gold + hero.elite[level] * unit.elite.gold
            for hero in heroes
            for level, unit in enumerate(units)
        ),
        "skills": sum(len(things.in_zone(f"skills.{hero.id}")) for hero in heroes),
        "artifacts": sum(len(things.in_zone(f"artifacts.{hero.id}")) for hero in heroes),
        "level": player.level,
        "buildings": len(player.buildings),
    }


def belongings(state: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What a player has, by kind, as ids of texts: faction, heroes, skills, artifacts, place in turn.

    There is nothing before the first turn.
    """
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
