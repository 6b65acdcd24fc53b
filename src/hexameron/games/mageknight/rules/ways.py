"""The ways to use cards, units and Skills as they are printed, and what each costs (DEED, UNIT, SKILL)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BLACK, NO_COLOUR
from hexameron.games.mageknight.content.records import Deed
from hexameron.games.mageknight.rules.effects import Use

BASIC_WAY, STRONG_WAY = range(2)
NAMES = ("basic", "strong")

SIDEWAYS: dict[str, fx.Effect] = {
    "move": fx.Move(1),
    "influence": fx.Influence(1),
    "attack": fx.Attack(1),
    "block": fx.Block(1),
}
"""What a card is worth sideways (MK-DEED-11, MK-DEED-12)."""


class Way(NamedTuple):
    """A printed effect: which it is on its card, and its price in mana."""

    number: int
    effect: fx.Effect
    price: tuple[int, ...] = ()


def price(deed: Deed, *, strong: bool) -> tuple[int, ...]:
    """The mana that a card costs: its colour for a strong action or any spell, and black (MK-DEED-03..06)."""
    if deed.kind == "spell":
        return (deed.colour, BLACK) if strong else (deed.colour,)
    if deed.kind == "artifact" or not strong:
        return ()
    return (deed.colour,)


@cache
def printed(face: int) -> list[Way]:
    """The effects of a card; the basic one of a Banner is to give it to a unit."""
    deed = catalogue.DEEDS[face]
    found = []
    if deed.basic is not None and not deed.banner:
        found.append(Way(BASIC_WAY, deed.basic, price(deed, strong=False)))
    if deed.strong is not None:
        found.append(Way(STRONG_WAY, deed.strong, price(deed, strong=True)))
    return found


@cache
def abilities(face: int) -> list[Way]:
    """The abilities of a unit."""
    return [
        Way(number, ability.effect, ability.mana)
        for number, ability in enumerate(catalogue.unit(face).abilities)
    ]


@cache
def skill(face: int) -> list[Way]:
    """The effect of a Skill that is used by its owner's choice."""
    printed = catalogue.skill(face)
    return [] if printed.kind == "permanent" else [Way(0, printed.effect)]


def unit_use(card: int, price: tuple[int, ...]) -> Use:
    """The use of a unit's ability; mana gives it its colour for resistances (MK-CBT-20)."""
    return Use(card, colour=price[0] if price else NO_COLOUR, unit=card)
