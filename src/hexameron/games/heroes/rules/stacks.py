"""Those who stand on the initiative track: units, creatures, elementals, heroes (ABIL and their numbers)."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.dice import ATTACK_DICE
from hexameron.games.heroes.content.effects import Only
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.records import Elemental, Encounter, Unit
from hexameron.games.heroes.content.terms import Ability
from hexameron.games.heroes.content.units import ELEMENTALS, UNIT
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.state import NOBODY, Hero, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.ids import thing_id

CREATURE: Final[dict[str, Encounter | Elemental]] = {
    **{record.id: record for record in ENCOUNTERS},
    **{record.id: record for record in ELEMENTALS},
}
LEAST: Final = 1
"""Neither Strength nor Initiative falls below this."""


def leader(t: Conquest, stack: Stack) -> Hero:
    """The hero of a stack of a hero's army."""
    return t.state.heroes[t.battle.sides[stack.side].hero]


def unit_of(stack: Stack) -> Unit:
    """The type of unit of a unit stack."""
    return UNIT[stack.printed]


def conditions(t: Conquest) -> tuple[Only, ...]:
    """The conditions of standing effects that hold in this battle now."""
    battle = t.battle
    first: tuple[Only, ...] = ("first_turn",) if battle.turn == 1 else ()
    return (*first, "against_hero") if battle.token == NOBODY else first


def name(t: Conquest, stack: Stack) -> str:
    """The name by which a stack is told of."""
    if stack.kind == "unit":
        return stack.printed
    if stack.kind == "hero":
        return t.battle.sides[stack.side].hero
    return CREATURE[stack.printed].name


def actor(t: Conquest, side: int) -> str:
    """For whom the choices of a side are made: the hero or the encounter token."""
    return t.battle.sides[side].hero or thing_id(t.battle.token)


# ---------------------------------------------------------------------- numbers


def tokens(t: Conquest, stack: Stack) -> int:
    """How many are left: unit tokens, or creatures by Numbers and wounds (HE-ATK-03)."""
    if stack.kind == "unit":
        hero = leader(t, stack)
        return hero.basic[stack.level - 1] + hero.elite[stack.level - 1]
    if stack.kind == "hero":
        return 1
    return stack.numbers - stack.wounds // lives(stack)


def lives(stack: Stack) -> int:
    """The wounds that one creature takes before Numbers fall (HE-ABIL-05)."""
    return 1 + CREATURE[stack.printed].abilities.count("endurance")


def alive(t: Conquest, stack: Stack) -> bool:
    """Whether anything is left of a stack; a hero never takes wounds (HE-WOUND-08)."""
    return tokens(t, stack) > 0


def targets(t: Conquest, side: int) -> list[Stack]:
    """The stacks of a side that can be named or wounded: never the hero."""
    return [
        stack
        for stack in t.battle.stacks.values()
        if stack.side == side and stack.kind != "hero" and tokens(t, stack) > 0
    ]


def changes(t: Conquest, stack: Stack, kind: str) -> list[int]:
    """What cards change in a number of this stack; Cleanse keeps the enemy's away."""
    modifiers = t.battle.modifiers
    if not modifiers:
        return []
    clean = any(one.kind == "cleanse" and one.stack == stack.id for one in modifiers)
    return [
        one.n
        for one in modifiers
        if one.kind == kind and one.stack == stack.id and not (clean and one.by != stack.side)
    ]


def strength(t: Conquest, stack: Stack) -> int:
    """The Strength of a stack or hero now."""
    if stack.kind == "hero":
        printed = values.strength(t, leader(t, stack), conditions(t))
    elif stack.kind == "unit":
        printed = unit_of(stack).strength
    else:
        printed = stack.strength + _week_strength(t, stack)
    return max(printed + sum(changes(t, stack, "strength")), LEAST)


def _week_strength(t: Conquest, stack: Stack) -> int:
    record = CREATURE[stack.printed]
    if not t.state.week or not isinstance(record, Encounter) or record.rank != "common":
        return 0
    return t.estate(t.battle.sides[stack.side].seat).stats.get(("strength", "common_encounters"), 0)


def initiative(t: Conquest, stack: Stack) -> int:
    """The Initiative of a stack or hero now; the lower, the earlier (HE-INIT-01)."""
    if stack.kind == "hero":
        printed = values.initiative(t, leader(t, stack))
    elif stack.kind == "unit":
        printed = unit_of(stack).initiative
    else:
        printed = CREATURE[stack.printed].initiative
    return max(printed + sum(changes(t, stack, "initiative")), LEAST)


def attacks(t: Conquest, stack: Stack) -> int:
    """One attack for each token and creature, one for the hero and what cards add (HE-ATK-02, HE-ATK-03)."""
    if stack.kind == "hero":
        return values.attacks(t, leader(t, stack), conditions(t))
    return tokens(t, stack)


def dice_number(t: Conquest, stack: Stack, *, elite: bool) -> int:
    """How many d8 an attack has, beside the elite die if it takes the place of one attack.

    Five at most (HE-ATK-04). The least of one is that of the attacks before the exchange, so a single elite
    unit may roll the elite die alone. Fury means five d8 whatever the Numbers. A card that takes away d8
    takes them from the roll.
    """
    changed = changes(t, stack, "attacks")
    if has(t, stack, "fury"):
        dice = ATTACK_DICE
    else:
        gained = sum(max(n, 0) for n in changed)
        dice = min(max(attacks(t, stack) + gained, 1) - elite, ATTACK_DICE)
    return max(dice + sum(min(n, 0) for n in changed), 1 - elite)


# ---------------------------------------------------------------------- abilities


def has(t: Conquest, stack: Stack, ability: Ability) -> bool:
    """Whether an ability that serves the whole stack is there: one token is enough (HE-ABIL-09)."""
    if stack.kind == "unit":
        hero = leader(t, stack)
        unit = unit_of(stack)
        level = stack.level - 1
        return (hero.basic[level] > 0 and ability in unit.basic.abilities) or (
            hero.elite[level] > 0 and ability in unit.elite.abilities
        )
    if stack.kind == "hero":
        return ability in t.abilities(leader(t, stack)).lends
    return ability in CREATURE[stack.printed].abilities


def regenerates(t: Conquest, stack: Stack) -> bool:
    """Whether the wounds of a creature vanish at the end of a battle turn (HE-ABIL-13)."""
    return stack.kind == "creature" and has(t, stack, "regeneration") and alive(t, stack)


def endurance(stack: Stack, *, elite: bool) -> int:
    """The extra lives of a unit token that shows this side (HE-ABIL-05)."""
    unit = unit_of(stack)
    return (unit.elite if elite else unit.basic).abilities.count("endurance")


def may_use_elite_die(t: Conquest, stack: Stack) -> bool:
    """Whether an elite unit or creature is in the stack; a hero needs a card for it (HE-ELITE-01)."""
    battle = t.battle
    if battle.no_elite_die or stack.kind == "elemental":
        return False
    if stack.kind == "unit":
        return leader(t, stack).elite[stack.level - 1] > 0
    if stack.kind == "hero":
        return values.permits(t, leader(t, stack), "hero_elite_die")
    record = CREATURE[stack.printed]
    return isinstance(record, Encounter) and record.elite


def stunned(t: Conquest, stack: Stack) -> bool:
    """Whether it makes no attack in this battle turn."""
    return any(one.kind == "stun" and one.stack == stack.id for one in t.battle.modifiers)
