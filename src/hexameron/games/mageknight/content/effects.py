"""The vocabulary of effects: what cards, units and skills do, as data.

A card is a few lines of these, and its text in both languages is made from them. ``rules/effects.py`` carries
them out. What is truly odd is a :class:`Custom`: a small rule of its own, with a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from hexameron.games.mageknight.content.colours import BASIC, MELEE, PHYSICAL

# When something may be played, as bits: an effect may be played where one of its bits is the present moment.
MOVING = 1
"""Before the action: moving, exploring, or resting."""
TALKING = 2
"""During interaction with locals."""
SHOOTING = 4
"""The Ranged and Siege phase."""
BLOCKING = 8
HURTING = 16
"""The Assign Damage phase."""
FIGHTING = 32
"""The Attack phase."""
RESTED = 64
"""After the action, until the end of the turn is declared."""

MOMENTS = (MOVING, TALKING, SHOOTING, BLOCKING, HURTING, FIGHTING, RESTED)
PEACE = MOVING | TALKING | RESTED
COMBAT = SHOOTING | BLOCKING | HURTING | FIGHTING
ALWAYS = PEACE | COMBAT

Moment: TypeAlias = int
Until: TypeAlias = Literal["turn", "combat", "round"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all effects."""

    def moments(self) -> Moment:
        """When it may be played at all."""
        return ALWAYS

    def parts(self) -> Iterator[Effect]:
        """The effects inside it."""
        yield from ()


class Points(Effect, frozen=True):
    """Points of some kind: ``n``, and ``each`` more for every one of what ``per`` counts."""

    n: int
    each: int = 0
    per: str = ""


class Move(Points, frozen=True):
    """Points to move and to explore with."""


class Influence(Points, frozen=True):
    """Points to spend in an interaction."""


class Heal(Points, frozen=True):
    """Healing points, never in combat (MK-CBT-24)."""

    def moments(self) -> Moment:
        return PEACE


class Attack(Points, frozen=True):
    """An Attack: melee in the Attack phase, ranged and siege in the first phase too."""

    how: str = MELEE
    element: str = PHYSICAL
    note: str = ""
    """What happens to those it defeats, by the name of a rule (see ``rules/strikes.py``)."""

    def moments(self) -> Moment:
        return FIGHTING if self.how == MELEE else SHOOTING | FIGHTING


class Block(Points, frozen=True):
    """A Block. ``swift`` counts double against Swiftness; ``note`` names what happens to what it blocks."""

    element: str = PHYSICAL
    swift: bool = False
    note: str = ""

    def moments(self) -> Moment:
        return BLOCKING


class Draw(Effect, frozen=True):
    """Cards from the own Deed deck."""

    n: int


class Token(Effect, frozen=True):
    """Mana tokens, each of a colour chosen among these."""

    colours: tuple[int, ...]
    n: int = 1


class Crystal(Effect, frozen=True):
    """Crystals, each of a colour chosen among these."""

    colours: tuple[int, ...] = BASIC
    n: int = 1


class Fame(Effect, frozen=True):
    """Fame at once."""

    n: int


class Reputation(Effect, frozen=True):
    """Steps on the Reputation track."""

    n: int


class Wound(Effect, frozen=True):
    """Takes Wounds into the hand."""

    n: int = 1


class Ready(Effect, frozen=True):
    """Readies one own unit of up to this level."""

    level: int

    def moments(self) -> Moment:
        return ALWAYS


class Weaken(Effect, frozen=True):
    """Does something to an enemy, or to all: the changes last to the end of the combat.

    ``armour_fortified`` replaces ``armour`` against a fortified enemy. ``loses`` names resistances and
    abilities; ``"resistances"`` and ``"fortified"`` stand for all of them.
    """

    armour: int = 0
    armour_fortified: int = 0
    attack: int = 0
    tame: bool = False
    """It does not attack in this combat."""
    loses: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    destroy: bool = False
    everyone: bool = False
    up_to: int = 1
    unfortified: bool = False
    """Only an enemy that is not fortified."""
    when: Moment = COMBAT

    def moments(self) -> Moment:
        return self.when


class Terrain(Effect, frozen=True):
    """Changes what spaces cost to enter this turn; no names mean all terrains.

    A cost is lowered by ``less``, never under ``floor``, or set ``to`` a number. ``opens`` makes inaccessible
    terrain of these names enterable.
    """

    names: tuple[str, ...] = ()
    less: int = 0
    to: int | None = None
    floor: int = 0
    opens: bool = False


class Gain(Effect, frozen=True):
    """A standing change named ``kind``; the chapter that it changes asks for it by that name."""

    kind: str
    n: int = 0
    what: str = ""
    until: Until = "turn"
    when: Moment = ALWAYS

    def moments(self) -> Moment:
        return self.when


class Choice(Effect, frozen=True):
    """One of these, as the player likes."""

    options: tuple[Effect, ...]

    def moments(self) -> Moment:
        together = 0
        for option in self.options:
            together |= option.moments()
        return together

    def parts(self) -> Iterator[Effect]:
        yield from self.options


class All(Effect, frozen=True):
    """All of these in order. It may be played when its first part may; parts out of place are left out.

    A ``loose`` one may be played when any of its parts may.
    """

    effects: tuple[Effect, ...]
    loose: bool = False

    def moments(self) -> Moment:
        if not self.loose:
            return self.effects[0].moments()
        together = 0
        for effect in self.effects:
            together |= effect.moments()
        return together

    def parts(self) -> Iterator[Effect]:
        yield from self.effects


class ByDay(Effect, frozen=True):
    """One effect by day, another by night."""

    day: Effect
    night: Effect

    def moments(self) -> Moment:
        return self.day.moments() | self.night.moments()

    def parts(self) -> Iterator[Effect]:
        yield self.day
        yield self.night


class Pay(Effect, frozen=True):
    """For one mana of one of these colours, besides what the card itself cost."""

    colours: tuple[int, ...]
    effect: Effect

    def moments(self) -> Moment:
        return self.effect.moments()

    def parts(self) -> Iterator[Effect]:
        yield self.effect


class Discard(Effect, frozen=True):
    """For discarding a card from the hand; Wounds count only where it says so (MK-DEED-17)."""

    effect: Effect
    wounds: Literal["no", "may", "only"] = "no"

    def moments(self) -> Moment:
        return self.effect.moments()

    def parts(self) -> Iterator[Effect]:
        yield self.effect


class Custom(Effect, frozen=True):
    """A rule of its own, by name, with a sentence of its own (``effect-NAME``)."""

    rule: str
    n: int = 0
    when: Moment = ALWAYS

    def moments(self) -> Moment:
        return self.when


def choice(*options: Effect) -> Choice:
    """One of these."""
    return Choice(options)


def all_of(*effects: Effect) -> All:
    """All of these."""
    return All(effects)


def any_of(*effects: Effect) -> All:
    """All of these that are in place, if at least one is."""
    return All(effects, loose=True)


def attack(n: int, element: str = PHYSICAL, *, how: str = MELEE) -> Attack:
    """An Attack of so many points."""
    return Attack(n, how=how, element=element)


def block(n: int, element: str = PHYSICAL, *, swift: bool = False) -> Block:
    """A Block of so many points."""
    return Block(n, element=element, swift=swift)


def attack_or_block(n: int, element: str = PHYSICAL) -> Choice:
    """What most fighters can do."""
    return choice(attack(n, element), block(n, element))
