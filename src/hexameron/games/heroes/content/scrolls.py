"""The magic scrolls, four of each level and of each school."""

from __future__ import annotations

from hexameron.games.heroes.content.effects import (
    Absorb,
    Adjust,
    CancelScroll,
    Change,
    DrawScroll,
    Halve,
    MagicRoll,
    Resurrect,
    Rule,
    Stun,
    Summon,
    Teleport,
    Ward,
    Wounds,
    after_battle,
    all_of,
    before_battle,
    hero_turn,
    turn_start,
)
from hexameron.games.heroes.content.records import Scroll, Second, also, either
from hexameron.games.heroes.content.terms import MagicSchool


def _scroll(
    level: int,
    school: MagicSchool,
    id_: str,
    first: Rule,
    second: Second,
    *,
    given: tuple[str, ...] = (),
) -> Scroll:
    return Scroll(
        id=f"scroll.{id_}",
        given=given,
        level=level,
        school=school,
        first=first,
        second=second,
    )


SCROLLS: tuple[Scroll, ...] = (
    _scroll(1, "prime", "magic_missile", hero_turn(Wounds(2)), either(hero_turn(Wounds(3)))),
    _scroll(1, "light", "healing", hero_turn(Resurrect(1)), either(hero_turn(Resurrect(2)))),
    _scroll(
        1,
        "water",
        "slow",
        turn_start(Change("initiative", 3, "enemy_stack", "battle")),
        also(turn_start(Change("attacks", -1, "same", "turn"))),
    ),
    _scroll(
        1,
        "earth",
        "stone_skin",
        turn_start(Absorb(1, until="battle")),
        either(turn_start(Absorb(2, until="battle"))),
    ),
    _scroll(
        2,
        "dark",
        "weakness",
        turn_start(Change("strength", -1, "enemy_stack", "battle")),
        either(turn_start(Change("strength", -2, "enemy_stack", "battle"))),
    ),
    _scroll(
        2,
        "prime",
        "dispel_magic",
        Rule("enemy_scroll", CancelScroll()),
        also(after_battle(DrawScroll())),
        given=("name",),
    ),
    _scroll(
        2,
        "light",
        "blessing",
        turn_start(Change("strength", 1, "own_stack", "turn")),
        either(turn_start(Change("strength", 1, "own_stack", "battle"))),
    ),
    _scroll(
        2,
        "water",
        "ice_lance",
        hero_turn(MagicRoll(4, to="enemy_stack")),
        either(hero_turn(MagicRoll(5, to="enemy_stack"))),
    ),
    _scroll(
        3,
        "earth",
        "summon_earth_elemental",
        before_battle(Summon("earth")),
        also(before_battle(Adjust(strength=3))),
    ),
    _scroll(3, "prime", "teleportation", Rule("moving", Teleport()), either(Rule("moving", Teleport(6)))),
    _scroll(
        3,
        "dark",
        "life_drain",
        hero_turn(all_of(Wounds(2), Resurrect(1))),
        either(hero_turn(all_of(Wounds(3), Resurrect(2)))),
    ),
    _scroll(3, "light", "shield_of_light", turn_start(Ward("own_stack")), either(turn_start(Ward("army")))),
    _scroll(
        4,
        "water",
        "summon_water_elemental",
        before_battle(Summon("water")),
        also(before_battle(Adjust(numbers=5))),
    ),
    _scroll(
        4,
        "prime",
        "summon_fire_elemental",
        before_battle(Summon("fire")),
        also(before_battle(Adjust(numbers=4))),
    ),
    _scroll(
        4,
        "earth",
        "earthquake",
        hero_turn(Wounds(1, "enemy_stacks", on_token=3)),
        either(hero_turn(Wounds(2, "enemy_stacks", on_token=5))),
    ),
    _scroll(
        4, "dark", "madness", turn_start(Stun("enemy_hero_stack")), either(turn_start(Stun("enemy_stack")))
    ),
    _scroll(
        5,
        "light",
        "resurrection",
        after_battle(Resurrect(3), only="not_fled"),
        either(after_battle(Resurrect(5), only="not_fled")),
    ),
    _scroll(
        5,
        "water",
        "blizzard",
        hero_turn(MagicRoll(5, wounds=2)),
        also(hero_turn(Change("initiative", 2, "enemy_stacks", "battle"))),
    ),
    _scroll(5, "dark", "plague", hero_turn(Wounds(5)), either(hero_turn(Wounds(7)))),
    _scroll(
        5, "earth", "bastion_of_earth", turn_start(Halve("turn")), either(turn_start(Halve("next_turn")))
    ),
)
