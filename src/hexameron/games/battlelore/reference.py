"""Reference cards: what is known to everybody about a kind of unit (BL-SET-02)."""

from __future__ import annotations

from functools import cache

from hexameron.games.battlelore.content.creatures import CREATURES, WEB_REACH
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
    return text(
        f"reference.{name}",
        march=creature.march,
        dice=creature.dice,
        flag=creature.hexes_per_flag,
        web_reach=WEB_REACH,
        rock_dice=creature.rock_dice,
        rock_reach=creature.rock_reach,
        **creature.powers,
    )
