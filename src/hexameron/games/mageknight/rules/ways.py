"""The ways to use cards, units and Skills, with what never changes about them worked out once."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BLACK
from hexameron.games.mageknight.content.records import Deed
from hexameron.games.mageknight.rules import effects, mana
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat

BASIC_WAY, STRONG_WAY = range(2)


class Scope:
    """What bounds the play of effects at some time; there is one for all times that are alike."""

    __slots__ = ("known", "mask", "now", "usual", "wide")

    def __init__(self, now: fx.Moment, wide: fx.Moment, usual: bool, mask: int) -> None:
        self.now = now
        self.wide = wide
        """The moments whose effects may be played now."""
        self.usual = usual
        """Nothing gives Move and Influence another use than their own."""
        self.mask = mask
        """The colours one mana can be paid of, as bits."""
        self.known: dict[int, tuple[Way, ...]] = {}
        """By the face of a card, unit or Skill: its ways that are open."""


def scope(q: Quest, me: Seat, now: fx.Moment) -> Scope:
    """What bounds a player's effects at this moment."""
    turn = q.state.players[me].turn
    if turn.combat is None and not turn.modifiers:
        return _scope(now, now, True, mana.payable(q, me))
    return _scope(now, effects.wide(q, me, now), effects.as_usual(q, me, now), mana.payable(q, me))


_scope = cache(Scope)


class Way(NamedTuple):
    """A printed effect: which it is on its card, and its price in mana."""

    number: int
    effect: fx.Effect
    price: tuple[int, ...]
    moments: fx.Moment
    """When it may be played at all."""
    usual: fx.Moment
    """When it may be played as long as Move and Influence have no other use than their own."""
    sure: fx.Moment
    """When it can be played whatever else holds, as far as one mana or none is to be paid."""
    check: effects.Check | None
    """What else must hold where it is in doubt."""

    def is_open(self, within: Scope) -> bool:
        """Whether neither the moment nor the lack of one colour of mana stands against it."""
        moments = self.usual if within.usual else self.moments
        return bool(moments & within.wide) and all(within.mask >> colour & 1 for colour in self.price)


def way(number: int, effect: fx.Effect, price: tuple[int, ...] = ()) -> Way:
    """A way as it is printed."""
    sure = effects.sure(effect) if len(price) < 2 else 0
    return Way(number, effect, price, effect.moments(), effects.usual(effect), sure, effects.check(effect))


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
        found.append(way(BASIC_WAY, deed.basic, price(deed, strong=False)))
    if deed.strong is not None:
        found.append(way(STRONG_WAY, deed.strong, price(deed, strong=True)))
    return found


@cache
def abilities(face: int) -> list[Way]:
    """The abilities of a unit."""
    return [
        way(number, ability.effect, ability.mana)
        for number, ability in enumerate(catalogue.unit(face).abilities)
    ]


@cache
def skill(face: int) -> list[Way]:
    """The effect of a Skill that is used by its owner's choice."""
    printed = catalogue.skill(face)
    return [] if printed.kind == "permanent" else [way(0, printed.effect)]


def of_deed(face: int, within: Scope) -> tuple[Way, ...]:
    """The effects of a card that are open."""
    return within.known[face] if face in within.known else _open(face, printed(face), within)


def of_unit(face: int, within: Scope) -> tuple[Way, ...]:
    """The abilities of a unit that are open."""
    return within.known[face] if face in within.known else _open(face, abilities(face), within)


def of_skill(face: int, within: Scope) -> tuple[Way, ...]:
    """The effect of a Skill, if it is open."""
    return within.known[face] if face in within.known else _open(face, skill(face), within)


def _open(face: int, ways: list[Way], within: Scope) -> tuple[Way, ...]:
    found = within.known[face] = tuple([one for one in ways if one.is_open(within)])
    return found
