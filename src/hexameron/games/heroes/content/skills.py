"""The skill cards: five of each kind are in every faction's decks, three of each kind are its own."""

from __future__ import annotations

from typing import Literal

from hexameron.games.heroes.content.effects import (
    Absorb,
    AttackNow,
    Change,
    Cleanse,
    DrawScroll,
    Lend,
    Luck,
    MagicRoll,
    Permit,
    Reroll,
    Resurrect,
    Rule,
    Soften,
    Summon,
    Take,
    Upgrade,
    Wounds,
    after_battle,
    all_of,
    always,
    before_battle,
    enemy_attack,
    gathering,
    hero_turn,
    turn_end,
    turn_start,
)
from hexameron.games.heroes.content.records import Second, Skill, also, either
from hexameron.games.heroes.content.terms import FACTIONS, MIGHT_SCHOOLS, Faction, School


def _skill(
    factions: tuple[Faction, ...],
    school: School,
    id_: str,
    first: Rule,
    second: Second,
    *,
    given: tuple[str, ...] = (),
) -> Skill:
    return Skill(
        id=f"skill.{id_}",
        given=given,
        kind="might" if school in MIGHT_SCHOOLS else "magic",
        factions=factions,
        school=school,
        first=first,
        second=second,
    )


def _wisdom(faction: Faction, school: School, id_: str) -> Skill:
    """More Magic, and a scroll to begin with."""
    return _skill((faction,), school, id_, always(Change("magic", 1)), also(Rule("gained", DrawScroll())))


def _drill(faction: Faction, school: School, id_: str) -> Skill:
    """A stronger stack in the first battle turn, or in each."""
    stronger = Change("strength", 1, "own_stack", "turn")
    return _skill(
        (faction,), school, id_, turn_start(stronger, only="first_turn"), either(turn_start(stronger))
    )


def _fortune(faction: Faction, school: School, id_: str) -> Skill:
    """Luck for one battle."""
    return _skill(
        (faction,),
        school,
        id_,
        before_battle(Luck(1, "battle")),
        either(before_battle(Luck(2, "battle"))),
    )


COMMON: tuple[Skill, ...] = (
    _skill(
        FACTIONS,
        "warfare",
        "aggressiveness",
        always(Change("rout", 1)),
        also(always(Change("attacks", 1), only="first_turn")),
        given=("name", "first"),
    ),
    _skill(FACTIONS, "realm", "logistics", always(Change("movement", 1)), also(always(Change("zone", 1)))),
    _skill(
        FACTIONS, "virtues", "charisma", always(Change("command", 1)), either(always(Change("command", 2)))
    ),
    _skill(
        FACTIONS,
        "tactics",
        "positioning",
        before_battle(Change("initiative", -2, "own_stack", "battle")),
        either(before_battle(Change("initiative", -1, "own_stacks", "battle"))),
    ),
    _skill(
        FACTIONS,
        "warcries",
        "attack",
        hero_turn(AttackNow("own_stack"), limit="battle"),
        either(hero_turn(AttackNow("two_own_stacks"), limit="battle")),
    ),
    _skill(
        FACTIONS,
        "prime",
        "magic_arrow",
        hero_turn(MagicRoll(2, instead=True)),
        either(hero_turn(MagicRoll(3, instead=True))),
    ),
    _skill(
        FACTIONS,
        "dark",
        "curse",
        turn_start(Change("strength", -1, "enemy_stack", "turn")),
        either(turn_start(Change("strength", -2, "enemy_stack", "turn"))),
    ),
    _skill(
        FACTIONS,
        "light",
        "healing",
        turn_end(Resurrect(1), limit="battle"),
        either(turn_end(Resurrect(2), limit="battle")),
    ),
    _skill(FACTIONS, "earth", "stone_armour", turn_start(Absorb(1)), either(turn_start(Absorb(2)))),
    _skill(
        FACTIONS,
        "water",
        "icy_breath",
        turn_start(Change("initiative", 2, "enemy_stack", "turn")),
        also(turn_start(Change("attacks", -1, "same", "turn"))),
    ),
)

HAVEN: tuple[Skill, ...] = (
    _skill(
        ("haven",),
        "tactics",
        "shield_wall",
        enemy_attack(Soften(1), "turn"),
        either(enemy_attack(Soften(2), "turn")),
    ),
    _skill(("haven",), "realm", "tax_collector", gathering(Take(gold=1)), either(gathering(Take(gold=3)))),
    _skill(
        ("haven",),
        "warfare",
        "griffin_charge",
        always(Change("strength", 1)),
        also(always(Change("attacks", 1), only="against_hero")),
    ),
    _fortune("haven", "light", "light_of_elrath"),
    _wisdom("haven", "light", "wisdom"),
    _skill(
        ("haven",),
        "water",
        "purification",
        turn_start(Cleanse("own_stack")),
        either(turn_start(Cleanse("own_stacks"))),
    ),
)

NECROPOLIS: tuple[Skill, ...] = (
    _skill(
        ("necropolis",),
        "warfare",
        "ruthless",
        always(Change("attacks", 1)),
        also(always(Lend("pierce"))),
    ),
    _skill(
        ("necropolis",),
        "realm",
        "grave_robbing",
        after_battle(Take(gold=1), only="won_encounter"),
        either(after_battle(Take(gold=3), only="won_encounter")),
    ),
    _skill(
        ("necropolis",),
        "virtues",
        "cold_discipline",
        always(Permit("no_bad_luck")),
        also(always(Change("flight_loss", -1))),
    ),
    _skill(
        ("necropolis",),
        "dark",
        "drain_strength",
        hero_turn(all_of(Wounds(1), Upgrade(1)), limit="battle"),
        either(hero_turn(all_of(Wounds(2), Upgrade(2)), limit="battle")),
    ),
    _wisdom("necropolis", "dark", "dark_lore"),
    _skill(
        ("necropolis",),
        "earth",
        "grave_soil",
        after_battle(Resurrect(1), only="won"),
        either(after_battle(Resurrect(2), only="won")),
    ),
)

SANCTUARY: tuple[Skill, ...] = (
    _fortune("sanctuary", "virtues", "code_of_honour"),
    _skill(
        ("sanctuary",),
        "tactics",
        "ambush",
        before_battle(Change("attacks", -1, "first_enemy_stack", "turn")),
        either(before_battle(Change("attacks", -2, "first_enemy_stack", "turn"))),
    ),
    _drill("sanctuary", "warfare", "school_of_the_sword"),
    _skill(
        ("sanctuary",),
        "water",
        "rising_tide",
        turn_start(Change("initiative", -2, "own_stack", "turn")),
        either(turn_start(Change("initiative", -2, "two_own_stacks", "turn"))),
    ),
    _wisdom("sanctuary", "water", "meditation"),
    _skill(
        ("sanctuary",),
        "light",
        "moonlight",
        Rule("own_attack", Reroll("elite_die"), "battle"),
        either(Rule("own_attack", Reroll("elite_die"), "turn")),
    ),
)

STRONGHOLD: tuple[Skill, ...] = (
    _drill("stronghold", "warcries", "bloody_cry"),
    _skill(
        ("stronghold",),
        "realm",
        "plunderer",
        Rule("field_taken", Take(gold=2)),
        also(Rule("field_taken", Take(resources=2))),
    ),
    _skill(
        ("stronghold",),
        "virtues",
        "steadfastness",
        turn_end(Upgrade(1), limit="battle"),
        either(turn_end(Upgrade(2), limit="battle")),
    ),
    _skill(
        ("stronghold",),
        "prime",
        "spirits_of_the_ancestors",
        before_battle(Summon("air", numbers=1)),
        either(before_battle(Summon("air", numbers=2))),
    ),
    _wisdom("stronghold", "earth", "song_of_the_earth"),
    _skill(
        ("stronghold",),
        "earth",
        "will_of_the_earth",
        hero_turn(Wounds(1, "enemy_stack"), limit="battle"),
        either(hero_turn(Wounds(1, "enemy_stack"))),
    ),
)

SKILLS: tuple[Skill, ...] = (*COMMON, *HAVEN, *NECROPOLIS, *SANCTUARY, *STRONGHOLD)


def deck(faction: Faction, kind: Literal["might", "magic"]) -> tuple[Skill, ...]:
    """The cards of a faction's deck of this kind."""
    return tuple(skill for skill in SKILLS if skill.kind == kind and faction in skill.factions)
