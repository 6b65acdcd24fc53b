"""What cards, units and Skills amount to: the points that each way to use them gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import COLD_FIRE, MELEE, PHYSICAL, RANGED, SIEGE
from hexameron.games.mageknight.rules import ways


class Hit(NamedTuple):
    """Attack points."""

    n: int
    how: str = MELEE
    element: str = PHYSICAL


class Ward(NamedTuple):
    """Block points."""

    n: int
    element: str = PHYSICAL
    swift: bool = False


class Way(NamedTuple):
    """The most that one way to use something gives of each kind; ``any_mana`` may be of any colour."""

    name: str = ""
    cost: tuple[int, ...] = ()
    any_mana: int = 0
    move: int = 0
    influence: int = 0
    heal: int = 0
    draw: int = 0
    mana: int = 0
    hits: tuple[Hit, ...] = ()
    wards: tuple[Ward, ...] = ()


NOTHING = Way()
ENOUGH = 12
"""As many points as will do against nearly every enemy."""
CUSTOM: dict[str, Callable[[int], Way]] = {
    "crystallize": lambda n: Way(mana=1),
    "mana_draw": lambda n: Way(mana=1 + n),
    "concentrate": lambda n: Way(move=n, influence=n, hits=(Hit(n),), wards=(Ward(n),)),
    "into_the_heat": lambda n: Way(hits=(Hit(n, RANGED),)),
    "crystal_mastery": lambda n: Way(mana=1),
    "mana_storm": lambda n: Way(mana=n),
    "maximal": lambda n: Way(hits=(Hit(n),), move=n, influence=n),
    "magic_talent": lambda n: Way(mana=1),
    "ritual_attack": lambda n: Way(hits=(Hit(4 + n),)),
    "blood_of_ancients": lambda n: Way(mana=n),
    "stout_resolve": lambda n: Way(move=n, influence=n, hits=(Hit(n),), wards=(Ward(n),)),
    "force_of_nature": lambda n: Way(wards=(Ward(3),)),
    "peaceful_moment": lambda n: Way(heal=n),
    "dodge": lambda n: Way(hits=(Hit(n),)),
    "restoration": lambda n: Way(heal=n),
    "rebirth": lambda n: Way(mana=1),
    "disintegrate": lambda n: Way(hits=(Hit(ENOUGH, MELEE, COLD_FIRE),)),
    "underground_travel": lambda n: Way(move=6),
    "underground_attack": lambda n: Way(move=6),
    "wings_of_wind": lambda n: Way(move=6),
    "possess": lambda n: Way(wards=(Ward(6, COLD_FIRE),), hits=(Hit(4),)),
    "sacrifice": lambda n: Way(hits=(Hit(6, SIEGE, COLD_FIRE),)),
    "call_to_arms": lambda n: Way(hits=(Hit(3),), wards=(Ward(3),), influence=2),
    "sword_of_justice": lambda n: Way(hits=(Hit(3 + n),)),
    "horn_of_wrath": lambda n: Way(hits=(Hit(n, SIEGE),)),
    "gem_pouch": lambda n: Way(mana=n),
    "grail": lambda n: Way(heal=n),
    "soul_harvester": lambda n: Way(hits=(Hit(n),)),
    "fallen_kings": lambda n: Way(wards=(Ward(4, COLD_FIRE),)),
    "bow_of_starsdawn": lambda n: Way(hits=(Hit(3, RANGED),)),
    "wound_self": lambda n: NOTHING,
    "familiar_attack": lambda n: Way(hits=(Hit(n),)),
    "familiar_block": lambda n: Way(wards=(Ward(n),)),
    "familiar_points": lambda n: Way(move=n, influence=n),
    "familiar_heal": lambda n: Way(heal=n),
    "shocktroops_guard": lambda n: Way(wards=(Ward(n),)),
    "altem_mages": lambda n: Way(hits=(Hit(n, MELEE, COLD_FIRE),), wards=(Ward(n, COLD_FIRE),)),
    "delphana_masters": lambda n: Way(hits=(Hit(4, SIEGE, COLD_FIRE),), wards=(Ward(6, COLD_FIRE),)),
    "motivation": lambda n: Way(draw=2),
    "forward_march": lambda n: Way(move=2),
    "flight": lambda n: Way(move=3),
    "glittering_fortune": lambda n: Way(influence=3),
    "i_feel_no_pain": lambda n: Way(draw=1),
    "hawk_eyes": lambda n: NOTHING,
    "taunt": lambda n: Way(wards=(Ward(2),)),
    "resistance_break": lambda n: Way(hits=(Hit(1),)),
    "cure": lambda n: Way(heal=1),
}
"""What rules of their own amount to, by name and number."""


def _several(ways: Sequence[Way], together: Callable[[Sequence[int]], int]) -> Way:
    """Several ways as one: their sum, or the most of each."""
    return Way(
        "",
        max((way.cost for way in ways), key=len),
        max(way.any_mana for way in ways),
        together([way.move for way in ways]),
        together([way.influence for way in ways]),
        together([way.heal for way in ways]),
        together([way.draw for way in ways]),
        together([way.mana for way in ways]),
        tuple(hit for way in ways for hit in way.hits),
        tuple(ward for way in ways for ward in way.wards),
    )


def _weaken(effect: fx.Weaken, night: bool) -> Way:
    hits, wards = [], []
    if effect.destroy:
        hits.append(Hit(ENOUGH, MELEE, COLD_FIRE))
    if effect.armour:
        hits.append(Hit(effect.armour, SIEGE, COLD_FIRE))
    if effect.tame:
        wards.append(Ward(ENOUGH, COLD_FIRE))
    if effect.attack:
        wards.append(Ward(effect.attack, COLD_FIRE))
    return Way(hits=tuple(hits), wards=tuple(wards))


def _pay(effect: fx.Pay, night: bool) -> Way:
    way = gains(effect.effect, night)
    return way._replace(any_mana=way.any_mana + 1)


def _discard(effect: fx.Discard, night: bool) -> Way:
    """For another card, which could have given a point, too, or in a fight more."""
    way = gains(effect.effect, night)
    return way._replace(
        move=max(0, way.move - 1),
        influence=max(0, way.influence - 1),
        hits=tuple(hit._replace(n=max(1, hit.n - 2)) for hit in way.hits),
        wards=tuple(ward._replace(n=max(1, ward.n - 2)) for ward in way.wards),
    )


def _points(effect: fx.Points) -> int:
    return effect.n + effect.each


@cache
def gains(effect: fx.Effect, night: bool) -> Way:
    """The most that an effect gives of each kind."""
    read = GAINS.get(type(effect))
    return NOTHING if read is None else read(effect, night)


GAINS: dict[type[fx.Effect], Callable[[Any, bool], Way]] = {
    fx.Move: lambda effect, night: Way(move=_points(effect)),
    fx.Influence: lambda effect, night: Way(influence=_points(effect)),
    fx.Heal: lambda effect, night: Way(heal=effect.n),
    fx.Attack: lambda effect, night: Way(hits=(Hit(_points(effect), effect.how, effect.element),)),
    fx.Block: lambda effect, night: Way(wards=(Ward(_points(effect), effect.element, effect.swift),)),
    fx.Draw: lambda effect, night: Way(draw=effect.n),
    fx.Token: lambda effect, night: Way(mana=effect.n),
    fx.Crystal: lambda effect, night: Way(mana=effect.n),
    fx.Weaken: _weaken,
    fx.Choice: lambda effect, night: _several([gains(one, night) for one in effect.options], max),
    fx.All: lambda effect, night: _several([gains(one, night) for one in effect.effects], sum),
    fx.ByDay: lambda effect, night: gains(effect.night if night else effect.day, night),
    fx.Pay: _pay,
    fx.Discard: _discard,
    fx.Custom: lambda effect, night: CUSTOM[effect.rule](effect.n) if effect.rule in CUSTOM else NOTHING,
}
SIDEWAYS = (
    Way("move", move=1),
    Way("influence", influence=1),
    Way("attack", hits=(Hit(1),)),
    Way("block", wards=(Ward(1),)),
)


@cache
def card_ways(face: int, night: bool) -> tuple[Way, ...]:
    """The ways to play a card, sideways ones last."""
    deed = catalogue.deed(face)
    found = []
    for name, effect in (("basic", deed.basic), ("strong", deed.strong)):
        if effect is None or (deed.banner and name == "basic"):
            continue
        cost = ways.price(deed, strong=name == "strong")
        found.append(gains(effect, night)._replace(name=name, cost=cost))
    return (*found, *SIDEWAYS)


@cache
def unit_ways(face: int, night: bool) -> tuple[Way, ...]:
    """The abilities of a unit, by number."""
    return tuple(
        gains(ability.effect, night)._replace(name=str(number), cost=ability.mana)
        for number, ability in enumerate(catalogue.unit(face).abilities)
    )


@cache
def skill_ways(face: int, night: bool) -> tuple[Way, ...]:
    """What a Skill gives when it is used."""
    skill = catalogue.skill(face)
    return () if skill.kind == "permanent" else (gains(skill.effect, night)._replace(name="use"),)
