"""The units of the four factions, and the elementals that magic summons."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.records import Elemental, Side, Unit
from hexameron.games.heroes.content.terms import Ability, Faction

PRICES: Final = ((1, 2), (2, 4), (3, 5), (5, 8))
"""Gold for a basic and an elite unit, level I first."""
COPIES: Final = (8, 7, 6, 5)
"""Tokens of each type, level I first."""


def _unit(
    faction: Faction,
    id_: str,
    level: int,
    initiative: int,
    *,
    basic: tuple[Ability, ...] = (),
    elite: tuple[Ability, ...],
) -> Unit:
    """The Strength of a unit is one more than its level."""
    basic_price, elite_price = PRICES[level - 1]
    return Unit(
        id=f"unit.{id_}",
        given=("name",),
        faction=faction,
        level=level,
        strength=level + 1,
        initiative=initiative,
        copies=COPIES[level - 1],
        basic=Side(basic_price, basic),
        elite=Side(elite_price, elite),
    )


UNITS: tuple[Unit, ...] = (
    _unit("haven", "crossbowmen", 1, 3, elite=("precise",)),
    _unit("haven", "priestesses", 2, 5, elite=("defence",)),
    _unit("haven", "griffins", 3, 4, elite=("endurance",)),
    _unit("haven", "seraphs", 4, 3, basic=("pierce",), elite=("pierce", "endurance")),
    _unit("necropolis", "skeletons", 1, 5, basic=("defence",), elite=("defence",)),
    _unit("necropolis", "liches", 2, 3, elite=("precise",)),
    _unit("necropolis", "vampires", 3, 3, elite=("endurance",)),
    _unit("necropolis", "namtaru", 4, 5, basic=("pierce",), elite=("pierce", "precise")),
    _unit("sanctuary", "shark_guards", 1, 5, elite=("pierce",)),
    _unit("sanctuary", "snow_maidens", 2, 3, elite=("precise",)),
    _unit("sanctuary", "kenshi", 3, 3, basic=("defence",), elite=("defence", "pierce")),
    _unit("sanctuary", "kirins", 4, 3, elite=("endurance",)),
    _unit("stronghold", "orcs", 1, 5, elite=("pierce",)),
    _unit("stronghold", "centaurs", 2, 4, elite=("precise",)),
    _unit("stronghold", "shamans", 3, 5, basic=("defence",), elite=("defence", "precise")),
    _unit("stronghold", "cyclopes", 4, 5, basic=("endurance",), elite=("endurance", "pierce")),
)
UNIT = {unit.id: unit for unit in UNITS}


ELEMENTALS: tuple[Elemental, ...] = (
    Elemental(id="elemental.fire", element="fire", strength=4, initiative=3, numbers=2),
    Elemental(id="elemental.air", element="air", strength=3, initiative=2, numbers=3, abilities=("precise",)),
    Elemental(
        id="elemental.water", element="water", strength=3, initiative=5, numbers=3, abilities=("defence",)
    ),
    Elemental(
        id="elemental.earth", element="earth", strength=2, initiative=8, numbers=5, abilities=("pierce",)
    ),
)


def upgrade_price(unit: Unit) -> int:
    """The gold that turns a basic unit elite.

    >>> [upgrade_price(unit) for unit in UNITS[:4]]
    [1, 2, 2, 3]
    """
    return unit.elite.gold - unit.basic.gold
