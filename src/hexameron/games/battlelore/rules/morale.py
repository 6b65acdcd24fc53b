"""Morale: Boldness, support, fear and panic."""

from __future__ import annotations

from hexameron.games.battlelore.board import NEIGHBOURS
from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.state import Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Rules

SUPPORTERS = 2


def supported(b: Battle, unit: Unit) -> bool:
    """Two friends next to a unit support it (BL-SUP-01); a creature gains no support (BL-CREA-13)."""
    if unit.kind == "creature":
        return False
    return len(b.adjacent(unit.hex, unit.owner)) >= SUPPORTERS


def bold(b: Battle, unit: Unit) -> int:
    """The Bold value of the unit under attack: every source adds 1 (BL-MOR-01)."""
    if modifiers.bold_zero(b, unit):
        return 0
    if unit.kind == "creature":  # no terrain and no support, only cards (BL-CREA-13, BL-CREA-14)
        return 1 + modifiers.bold_bonus(b, unit)
    state, attack = b.state, b.state.attack
    value = modifiers.bold_bonus(b, unit)
    if attack is not None and attack.supported and attack.target == unit.id:
        value += 1  # BL-SUP-02, BL-SUP-03
    if unit.people == "dwarf":
        value += 1  # BL-MERC-01
    if unit.hex in state.ramparts:
        value += 1
    if unit.hex in state.landmarks:
        value += 1  # BL-LM-07
    if state.landmarks and by_own_stronghold(b, unit):
        value += 1
    return value


def by_own_stronghold(b: Battle, unit: Unit) -> bool:
    """Whether a Stronghold of its own side stands next to a unit."""
    landmarks = b.state.landmarks
    for hex_ in NEIGHBOURS[unit.hex]:
        landmark = landmarks.get(hex_)
        if landmark is not None and landmark.kind == "stronghold" and landmark.owner == unit.owner:
            return True
    return False


def frightened(b: Battle, unit: Unit) -> bool:
    """Goblinoids are Frightened by nature (BL-MERC-05); cards may frighten others and calm them."""
    by_card = modifiers.frightened(b, unit)
    return unit.people == "goblin" if by_card is None else by_card


def panic(b: Battle, unit: Unit, hexes: int) -> Rules[None]:
    """The panic test: a die for each hex covered, own-colour helmets remove figures (BL-MOR-10..12)."""
    dice = yield from b.battle_dice(unit.owner, "panic", hexes)
    lost = dice.count(unit.colour)
    b.tell_dice("panic.rolled", dice, unit=unit.id, n=lost, rules=("BL-MOR-10", "BL-MOR-11"))
    b.lose(unit, lost, ("BL-MOR-11",))
