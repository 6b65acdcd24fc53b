"""Reference cards: what is known to everybody about a kind of unit (BL-SET-02)."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexameron.games.battlelore.content.creatures import CREATURES, WEB_REACH
from hexameron.games.battlelore.content.units import TROOPS
from hexameron.games.battlelore.state import Unit
from hexameron.kernel.text import Text, text

WEAPONS: Final = {"foot": ("sword",), "mounted": ("long_sword", "pursuit"), "bow": ("bow",)}
PEOPLES: Final = {"human": (), "dwarf": ("dwarf",), "goblin": ("goblin",)}


def unit_notes(unit: Unit) -> tuple[Text, ...]:
    """Movement, dice, weapon and peculiarities of a unit, each a text of its own."""
    return _creature(unit.people) if unit.is_creature else _troop(unit.people, unit.kind, unit.colour)


@cache
def _troop(people: str, kind: str, colour: int) -> tuple[Text, ...]:
    troop = TROOPS[kind, colour]
    longer = "yes" if troop.hurry > troop.march else "no"
    charge = ("charge",) if (people, kind) == ("goblin", "foot") else ()
    return (
        text("reference.march", march=troop.march, hurry=troop.hurry, longer=longer),
        text("reference.dice", dice=troop.dice),
        *(text(f"reference.{fact}", reach=troop.reach) for fact in WEAPONS[kind]),
        *(Text(f"reference.{fact}") for fact in (*PEOPLES[people], *charge)),
    )


@cache
def _creature(name: str) -> tuple[Text, ...]:
    creature = CREATURES[name]
    figures = {"reach": WEB_REACH, "rock_dice": creature.rock_dice, "rock_reach": creature.rock_reach}
    return (
        text("reference.march", march=creature.march, hurry=creature.march, longer="no"),
        text("reference.dice", dice=creature.dice),
        Text("reference.swords"),
        text("reference.bold", flag=creature.hexes_per_flag),
        Text("reference.critical"),
        Text(f"reference.{name}"),
        *(text(f"reference.{power}", lore=level, **figures) for power, level in creature.powers.items()),
    )
