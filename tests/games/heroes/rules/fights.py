"""Battles for tests: two sides on the track, and the ways to make one act.

    t = fight("0/3 0/3", "goblins", dice="1 8 8")           # Anton's army against creatures
    t = duel("0/3", "2/0", dice="…")                          # Anton's army against Vorlag's

Stacks are numbered as they were mustered: a hero's units by level, then the hero, then the enemy's. So in
``fight("0/3 0/3", …)`` s0 and s1 are units, s2 is the hero and s3 the creatures. ``strike(t, "s0", answers)``
lets one of them attack, ``wound(t, 0, 3, answers)`` wounds a side, ``rest(t, answers)`` plays the battle on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexameron.games.heroes.content.effects import Moment
from hexameron.games.heroes.content.terms import FACTIONS, Faction
from hexameron.games.heroes.rules import attack, battle, battle_cards, wounds
from hexameron.games.heroes.state import Hero, Stack
from hexameron.games.heroes.table import HERO_CARD
from hexameron.kernel.asking import Done
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.scripted import Played

FIELD, LAIR = "h1.1", "h1.2"
"""A sawmill of the first tile, and the lair of its guard."""


def faction_of(name: str) -> Faction:
    """The faction of a hero."""
    return next(card.faction for card in HERO_CARD.values() if card.id == f"hero.{name}")


def fight(
    army: str = "0/3 0/3",
    creatures: str = "goblins",
    *,
    hero: str = "anton",
    dice: str = "",
    week: str = "",
    unique: bool = False,
    seats: int = 2,
    order: Sequence[int] = (),
    **kit: Any,
) -> TestConquest:
    """A hero of the first seat is about to fight creatures."""
    first = faction_of(hero)
    others = [one for one in FACTIONS if one != first]
    t = conquest(seats=seats, factions=[first, *others], dice=dice, week=week)
    t.state.order = list(order or t.state.order)
    own = t.add_hero(hero, at=FIELD, army=army, **kit)
    if unique:
        t.build(0, "unique")
    t.begin("activation").hero = own.id
    battle.begin(t, own, FIELD, token=t.guard(LAIR, creatures))
    return t


def duel(
    army: str = "0/3",
    enemy_army: str = "0/3",
    *,
    hero: str = "anton",
    enemy: str = "vorlag",
    dice: str = "",
    week: str = "",
    kit: dict[str, Any] | None = None,
    enemy_kit: dict[str, Any] | None = None,
    unique: Sequence[int] = (),
) -> TestConquest:
    """A hero of the first seat is about to fight a hero of the second."""
    t = conquest(factions=[faction_of(hero), faction_of(enemy)], dice=dice, week=week)
    own = t.add_hero(hero, at=FIELD, army=army, **(kit or {}))
    other = t.add_hero(enemy, at=FIELD, army=enemy_army, **(enemy_kit or {}))
    for seat in unique:
        t.build(seat, "unique")
    t.begin("activation").hero = own.id
    battle.begin(t, own, FIELD, foe=other.id)
    return t


def own(t: TestConquest) -> Hero:
    """The attacking hero."""
    return t.hero(t.battle.sides[0].hero)


def enemy(t: TestConquest) -> Hero:
    """The defending hero."""
    return t.hero(t.battle.sides[1].hero)


def stack(t: TestConquest, id_: str) -> Stack:
    return t.battle.stacks[id_]


def creatures(t: TestConquest) -> Stack:
    """The first creature stack."""
    return next(one for one in t.battle.stacks.values() if one.kind == "creature")


def strike(t: TestConquest, id_: str, answers: Sequence[str] = (), *, until: str = "") -> Played[None]:
    """A stack attacks."""
    return t.play(attack.strike(t, stack(t, id_)), answers, until=until)


def wound(
    t: TestConquest, side: int, n: int, answers: Sequence[str] = (), *, until: str = "", **how: Any
) -> Played[None]:
    """A side takes wounds."""
    return t.play(wounds.deal(t, side, n, **how), answers, until=until)


def rest(t: TestConquest, answers: Sequence[str] = (), *, until: str = "") -> Played[bool]:
    """The battle goes on."""
    return t.play(battle.fight(t), answers, until=until)


def rolled(t: TestConquest) -> list[tuple[str, int]]:
    """What was rolled for, and with how many dice."""
    return t.dice.rolls


def offered(t: TestConquest, moment: Moment, side: int = 0) -> list[str]:
    """The cards and scrolls that a side can use at a moment."""
    return [option.key() for option in battle_cards.options(t, side, moment)]


def use(
    t: TestConquest, moment: Moment, key: str, answers: Sequence[str] = (), *, side: int = 0
) -> Played[None]:
    """A side uses a card or scroll that it is offered."""
    options = {option.key(): option for option in battle_cards.options(t, side, moment)}
    chosen = options[t.written(key)]
    assert not isinstance(chosen, Done)
    return t.play(battle_cards.play(t, side, moment, chosen), answers)
