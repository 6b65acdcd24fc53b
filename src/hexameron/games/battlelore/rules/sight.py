"""Melee, range and line of fire."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.battlelore.board import NEIGHBOURS, line, shot
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.terrain import TERRAIN
from hexameron.games.battlelore.content.units import TROOPS
from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.state import State, Unit
from hexameron.games.battlelore.table import Battle

MELEE = 1
"""The distance of a melee (BL-LOS-01)."""


def hill_group(state: State, start: str) -> list[str]:
    """The connected hills that a hex belongs to."""
    group = [start]
    for hex_ in group:
        group += [h for h in NEIGHBOURS[hex_] if state.terrain.get(h) == "hill" and h not in group]
    return group


def line_of_fire(b: Battle, start: str, end: str, *, past_units: bool = False) -> bool:
    """Whether nothing between two hexes blocks the straight line from centre to centre (BL-LOS-07..09)."""
    steps = line(start, end)
    if not steps:
        return True
    state = b.state
    terrain, landmarks, places = state.terrain, state.landmarks, state.places
    transparent: list[str] = []
    if terrain.get(start) == "hill" and terrain.get(end) == "hill":
        transparent = hill_group(state, start)
        if end not in transparent:
            transparent = []
    for step in steps:
        for hex_ in step:
            blocked = (
                (hex_ in places and not past_units)
                or (hex_ in terrain and TERRAIN[terrain[hex_]].blocks and hex_ not in transparent)
                or hex_ in landmarks
            )
            if not blocked:
                break
        else:
            return False
    return True


def reach(b: Battle, unit: Unit) -> int:
    """How far a unit's missile weapon carries; 0 without one."""
    if unit.kind != "bow":
        return 0
    return TROOPS["bow", unit.colour].reach + modifiers.range_bonus(b, unit)


def in_fire(b: Battle, unit: Unit, limit: int) -> Iterator[Unit]:
    """The enemies that are neither adjacent nor too far, and in line of fire."""
    in_range = shot(unit.hex, limit)
    past_units = not modifiers.units_block_fire(b, unit)
    for enemy in b.side(1 - unit.owner):
        if enemy.hex in in_range and line_of_fire(b, unit.hex, enemy.hex, past_units=past_units):
            yield enemy


def enemies(b: Battle, unit: Unit) -> list[Unit]:
    return b.army(1 - unit.owner)


def targets(b: Battle, unit: Unit, *, volley: bool) -> list[Unit]:
    """The enemies a unit may attack: the adjacent ones, or those in fire if there is none (BL-LOS-05)."""
    near = b.adjacent(unit.hex, 1 - unit.owner)
    if near:
        return [] if volley else near
    if not may_shoot(b, unit):
        return []
    return list(in_fire(b, unit, reach(b, unit)))


def may_shoot(b: Battle, unit: Unit) -> bool:
    """Whether a unit has a missile weapon that it may use now."""
    return unit.kind == "bow" and (
        not b.state.effects or not (modifiers.melee_only(b, unit) or modifiers.no_ranged_attacks(b))
    )


def rock_targets(b: Battle, unit: Unit) -> list[Unit]:
    """The enemies a creature may hurl a rock at, for a token it has stored."""
    if not unit.tokens or unit.kind != "creature" or modifiers.no_ranged_attacks(b):
        return []
    creature = CREATURES[unit.people]
    if "rock" not in creature.powers or unit.tokens < creature.powers["rock"]:
        return []
    return list(in_fire(b, unit, creature.rock_reach))


def has_target(b: Battle, unit: Unit, *, volley: bool) -> bool:
    """Whether there is anything a unit may attack; quicker than listing."""
    if b.near_enemy(unit.hex, unit.owner):
        return not volley or bool(rock_targets(b, unit))
    if unit.kind == "bow":
        return may_shoot(b, unit) and any(True for _ in in_fire(b, unit, reach(b, unit)))
    return bool(unit.tokens) and bool(rock_targets(b, unit))
