"""What can be known of a play beforehand, worked out once and remembered.

Nothing here is a rule: what may be played is said by ``playable`` and ``effects``, and would be the same
without this module, only slower. The printed card knows when its effects may be played at all, and when they
surely can; times that are alike share one :class:`Time`, which remembers what it leaves open of each card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.options import Play
from hexameron.games.mageknight.rules import effects, foes, mana, ways
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.rules.ways import Way
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import thing_id

# ---------------------------------------------------------------------- what an effect tells by itself


def sure(effect: fx.Effect) -> fx.Moment:
    """The moments in which an effect can be played whatever else holds, so that nothing need be looked at."""
    match effect:
        case fx.Move() | fx.Influence():
            return usual(effect)
        case fx.Choice(options=parts) | fx.All(effects=parts, loose=True):
            return _together(sure, parts)
        case fx.All(effects=parts):
            return sure(parts[0])
        case fx.ByDay():
            return sure(effect.day) & sure(effect.night)
        case _:
            return 0 if effects.check(effect) else effect.moments()


def usual(effect: fx.Effect) -> fx.Moment:
    """The moments in which an effect may be played while nothing gives Move and Influence another use."""
    match effect:
        case fx.Move():
            return fx.MOVING
        case fx.Influence():
            return fx.TALKING
        case fx.All(effects=parts, loose=False):
            return usual(parts[0])
        case fx.Choice() | fx.All() | fx.ByDay() | fx.Pay() | fx.Discard():
            return _together(usual, effect.parts())
        case _:
            return effect.moments()


def _together(moments: Callable[[fx.Effect], fx.Moment], parts: Iterable[fx.Effect]) -> fx.Moment:
    found = 0
    for effect in parts:
        found |= moments(effect)
    return found


USUAL_SIDES = {
    now: [name for name, effect in ways.SIDEWAYS.items() if now & usual(effect)] for now in fx.MOMENTS
}
"""In which ways a card may be played sideways while nothing gives Move and Influence another use."""


class Foreseen(NamedTuple):
    """A way with what never changes about it."""

    way: Way
    moments: fx.Moment
    """When it may be taken at all."""
    usual: fx.Moment
    """When it may be taken as long as Move and Influence have no other use than their own."""
    sure: fx.Moment
    """When it can be taken whatever else holds, as far as one mana or none is to be paid."""
    check: effects.Check | None
    """What else must hold where it is in doubt."""

    def can(self, q: Quest, me: Seat, now: fx.Moment, use: Use) -> bool:
        """As :func:`effects.can`, with what is known of the effect."""
        if self.moments & now:
            return self.check is None or self.check(q, me, self.way.effect, now, use)
        return effects.can(q, me, self.way.effect, now, use)


def _foresee(way: Way) -> Foreseen:
    effect = way.effect
    surely = sure(effect) if len(way.price) < 2 else 0
    return Foreseen(way, effect.moments(), usual(effect), surely, effects.check(effect))


@cache
def _printed(face: int) -> list[Foreseen]:
    """The ways of a card, a unit or a Skill."""
    if face < catalogue.UNIT_FACE:
        listed = ways.printed(face)
    else:
        listed = ways.abilities(face) if face < catalogue.SKILL_FACE else ways.skill(face)
    return [_foresee(way) for way in listed]


# ---------------------------------------------------------------------- what a time leaves open


class Time:
    """All that bounds the play of effects at some time, but for what a single effect demands."""

    __slots__ = ("colours", "now", "open", "settled", "usual", "wide")

    def __init__(self, now: fx.Moment, wide: fx.Moment, usual: bool, colours: int) -> None:
        self.now = now
        self.wide = wide
        """The moments whose effects may be played now."""
        self.usual = usual
        """Nothing gives Move and Influence another use than their own."""
        self.colours = colours
        """The colours one mana can be paid of, as bits."""
        self.open = Open(self)
        self.settled = Settled(self)

    def leaves_open(self, one: Foreseen) -> bool:
        """Whether neither the moment nor the lack of one colour of mana stands against a way."""
        moments = one.usual if self.usual else one.moments
        return bool(moments & self.wide) and all(self.colours >> colour & 1 for colour in one.way.price)


class Open(dict[int, tuple[Foreseen, ...]]):
    """By the face of a card, unit or Skill: its ways that a time leaves open."""

    def __init__(self, time: Time) -> None:
        super().__init__()
        self.time = time

    def __missing__(self, face: int) -> tuple[Foreseen, ...]:
        made = self[face] = tuple([one for one in _printed(face) if self.time.leaves_open(one)])
        return made


class Settled(dict[int, "Plays | None"]):
    """By the face of a card: all the ways to play it, if the time alone settles them."""

    def __init__(self, time: Time) -> None:
        super().__init__()
        self.time = time

    def __missing__(self, face: int) -> Plays | None:
        made = self[face] = self._settle(face)
        return made

    def _settle(self, face: int) -> Plays | None:
        time, left = self.time, self.time.open[face]
        doubtful = not time.usual or catalogue.DEEDS[face].banner
        if doubtful or not all(time.now & one.sure for one in left):
            return None
        return _plays((*(ways.NAMES[one.way.number] for one in left), *USUAL_SIDES[time.now]))


class Plays(dict[int, tuple[Play, ...]]):
    """By card: the options to play it in these ways."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names = names

    def __missing__(self, card: int) -> tuple[Play, ...]:
        made = self[card] = tuple([play_option(card, name) for name in self.names])
        return made


_plays = cache(Plays)
_time = cache(Time)


def time(q: Quest, me: Seat, now: fx.Moment) -> Time:
    """What bounds a player's effects at this moment."""
    turn = q.state.players[me].turn
    if turn.combat is None and not turn.modifiers:
        return _time(now, now, True, mana.payable(q, me))
    as_usual = not (foes.wants_move(q, me, now) or foes.wants_influence(q, me, now))
    return _time(now, effects.wide(q, me, now), as_usual, mana.payable(q, me))


# ---------------------------------------------------------------------- what is made once


@cache
def play_option(card: int, way: str) -> Play:
    """The option to play a card in a way; it is the same one each time that it is listed."""
    return Play(thing_id(card), way)


@lru_cache(maxsize=1 << 12)
def card_use(card: int, colour: int, price: tuple[int, ...]) -> Use:
    """A use of a card that is only looked at, never carried out."""
    return Use(card, colour=colour, price=price)
