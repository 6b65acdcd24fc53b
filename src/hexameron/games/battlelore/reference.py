"""Reference cards: what is known to everybody about a kind of unit (BL-SET-02)."""

from __future__ import annotations

from functools import cache

from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.units import TROOPS
from hexameron.games.battlelore.state import Unit
from hexameron.kernel.text import Text, text


def unit_note(unit: Unit) -> Text:
    """Movement, dice, weapon and peculiarities of a unit."""
    return _creature(unit.people) if unit.is_creature else _troop(unit.people, unit.kind, unit.colour)


@cache
def _troop(people: str, kind: str, colour: int) -> Text:
    troop = TROOPS[kind, colour]
    name = f"reference.{kind}" if people == "human" else f"reference.{people}.{kind}"
    return text(
        name,
        march=troop.march,
        hurry=troop.hurry,
        longer="yes" if troop.hurry > troop.march else "no",
        dice=troop.dice,
        reach=troop.reach,
    )


@cache
def _creature(name: str) -> Text:
    creature = CREATURES[name]
    figures = {"march": creature.march, "dice": creature.dice, "flag": creature.hexes_per_flag}
    return text(f"reference.{name}", **figures, **creature.powers)
