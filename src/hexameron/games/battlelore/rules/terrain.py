"""Terrain: who may enter, who has to stop, and how many dice it leaves an attacker."""

from __future__ import annotations

from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.terrain import (
    HILL_FROM_HILL,
    LANDMARK_LIMIT,
    RAMPARTS_INTO,
    TERRAIN,
)
from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.state import State, Unit
from hexameron.games.battlelore.table import Battle


def passable(b: Battle, hex_: str) -> bool:
    """Whether terrain and fire let units onto a hex at all (BL-MOVE-10)."""
    state = b.state
    kind = state.terrain.get(hex_)
    if kind is not None and TERRAIN[kind].impassable:
        return False
    return not state.effects or not modifiers.burning(b, hex_)


def stops(b: Battle, unit: Unit, hex_: str) -> bool:
    """Whether a unit that enters this hex has to stop there."""
    state = b.state
    if hex_ in state.landmarks:
        return True  # BL-LM-08
    kind = state.terrain.get(hex_)
    if kind is None or not TERRAIN[kind].stops or kind in unstopped(unit):
        return hex_ in state.ramparts and modifiers.terrain_stops(b, unit)
    return modifiers.terrain_stops(b, unit)


def unstopped(unit: Unit) -> tuple[str, ...]:
    """The terrain that does not stop a creature."""
    return CREATURES[unit.people].unstopped if unit.kind == "creature" else ()


def dice_limit(state: State, attacker: Unit, target: Unit) -> int:
    """The most base dice the two hexes allow, the lowest limit counting; 0 is no limit (BL-TERR-01, -03)."""
    limits = (limit_out(state, attacker), limit_into(state, attacker, target))
    return min((limit for limit in limits if limit), default=0)


def limit_out(state: State, attacker: Unit) -> int:
    """The limit of the hex an attack comes from."""
    if attacker.hex in state.landmarks:
        return LANDMARK_LIMIT  # BL-LM-10
    kind = state.terrain.get(attacker.hex)
    return 0 if kind is None or at_home(state, attacker, attacker.hex) else TERRAIN[kind].out


def limit_into(state: State, attacker: Unit, target: Unit) -> int:
    """The limit of the hex an attack goes to."""
    hex_ = target.hex
    if hex_ in state.landmarks:
        return LANDMARK_LIMIT  # BL-LM-11
    kind = state.terrain.get(hex_)
    limit = 0
    if kind is not None and not at_home(state, attacker, hex_):
        level = kind == "hill" and state.terrain.get(attacker.hex) == "hill"
        limit = HILL_FROM_HILL if level else TERRAIN[kind].into
    if hex_ in state.ramparts:
        limit = min(limit or RAMPARTS_INTO, RAMPARTS_INTO)
    return limit


def at_home(state: State, unit: Unit, hex_: str) -> bool:
    """Whether terrain leaves a creature all its dice, being its home; of lairs only its own (BL-LAIR-03)."""
    if unit.kind != "creature":
        return False
    kind = state.terrain[hex_]
    return kind in CREATURES[unit.people].home and (kind != "lair" or state.lairs.get(hex_) == unit.id)
