"""The figures of a conquest: what is worth comparing after many of them."""

from __future__ import annotations

from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import UNIT_AT
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
