"""Artifacts: the strong effect throws the card away. Banners serve a unit."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import ANY, BLACK, BLUE, GOLD, GREEN, RED, SIEGE, WHITE
from hexameron.games.mageknight.content.effects import (
    ALWAYS,
    BLOCKING,
    COMBAT,
    FIGHTING,
    PEACE,
    SHOOTING,
    ByDay,
    Crystal,
    Custom,
    Effect,
    Fame,
    Gain,
    Influence,
    Moment,
    Token,
    Weaken,
    all_of,
    attack,
)
from hexameron.games.mageknight.content.records import Deed

NEVER = 0


def _artifact(
    number: int, id_: str, basic: Effect, strong: Effect, *, banner: bool = False, expansion: bool = False
) -> Deed:
    return Deed(
        id=f"artifact.{id_}",
        kind="artifact",
        basic=basic,
        strong=strong,
        number=number,
        banner=banner,
        expansion=expansion,
    )


def _banner(number: int, id_: str, strong: Effect, *, when: Moment = NEVER, expansion: bool = False) -> Deed:
    """The basic effect of a Banner works through its unit; ``when`` says when it is used on purpose."""
    return _artifact(number, id_, Custom(id_, 0, when), strong, banner=True, expansion=expansion)


def _ring(number: int, id_: str, colour: int) -> Deed:
    return _artifact(
        number,
        id_,
        all_of(Token((colour,)), Crystal((colour,)), Fame(1)),
        all_of(Gain("endless_mana", colour), Gain("endless_mana", BLACK), Gain("ring_fame", colour)),
    )


ARTIFACTS: tuple[Deed, ...] = (
    _banner(113, "banner_of_glory", all_of(Gain("glory", 1))),
    _banner(114, "banner_of_fear", Weaken(tame=True, up_to=3), when=BLOCKING),
    _banner(115, "banner_of_protection", Gain("wounds_thrown_away")),
    _banner(116, "banner_of_courage", Custom("ready_everyone", 0, PEACE), when=PEACE),
    _ring(117, "ruby_ring", RED),
    _ring(118, "sapphire_ring", BLUE),
    _ring(119, "diamond_ring", WHITE),
    _ring(120, "emerald_ring", GREEN),
    _artifact(
        121,
        "sword_of_justice",
        Custom("sword_of_justice", 3, FIGHTING),
        all_of(
            Gain("physical_doubled", until="turn", when=COMBAT),
            Weaken(loses=("physical",), everyone=True),
            Gain("fame_per_defeated", 1),
        ),
    ),
    _artifact(
        122,
        "horn_of_wrath",
        all_of(attack(5, how=SIEGE), Custom("horn_of_wrath", 1)),
        Custom("horn_of_wrath", 5, SHOOTING | FIGHTING),
    ),
    _artifact(123, "endless_bag_of_gold", all_of(Fame(2), Influence(4)), all_of(Fame(3), Influence(9))),
    _artifact(
        124,
        "endless_gem_pouch",
        Custom("gem_pouch", 2),
        all_of(
            Token((RED,)),
            Token((BLUE,)),
            Token((GREEN,)),
            Token((WHITE,)),
            ByDay(Token((GOLD,)), Token((BLACK,))),
        ),
    ),
    _artifact(125, "golden_grail", Custom("grail", 2, PEACE), Custom("grail", 6, PEACE)),
    _artifact(126, "book_of_wisdom", Custom("book_of_wisdom", 1), Custom("book_of_wisdom", 2)),
    _artifact(
        127,
        "amulet_of_the_sun",
        all_of(Token((GOLD,)), Custom("amulet_of_the_sun")),
        all_of(Token((GOLD,), 3), Custom("amulet_of_the_sun")),
    ),
    _artifact(
        128,
        "amulet_of_darkness",
        all_of(Token(ANY), Custom("amulet_of_darkness")),
        all_of(Token(ANY, 3), Custom("amulet_of_darkness")),
    ),
    _artifact(
        303,
        "bow_of_starsdawn",
        Custom("bow_of_starsdawn", 2, SHOOTING | FIGHTING),
        Custom("bow_of_starsdawn", 0, SHOOTING | FIGHTING),
        expansion=True,
    ),
    _artifact(
        304,
        "banner_of_command",
        all_of(Gain("banner_of_command"), Influence(4)),
        all_of(Custom("call_to_glory"), Fame(2)),
        expansion=True,
    ),
    _banner(305, "banner_of_fortitude", Custom("heal_everyone", 0, PEACE), when=NEVER, expansion=True),
    _artifact(
        306,
        "soul_harvester",
        Custom("soul_harvester", 3, FIGHTING),
        Custom("soul_harvester", 8, FIGHTING),
        expansion=True,
    ),
    _artifact(
        307,
        "shield_of_the_fallen_kings",
        Custom("fallen_kings", 1, BLOCKING),
        Custom("fallen_kings", 2, BLOCKING),
        expansion=True,
    ),
    _artifact(308, "druidic_staff", Custom("druidic_staff", 1), Custom("druidic_staff", 2), expansion=True),
    _artifact(309, "circlet_of_proficiency", Custom("circlet", 1), Custom("circlet", 2), expansion=True),
    _artifact(
        310,
        "tome_of_all_spells",
        Custom("tome", 1, ALWAYS),
        Custom("tome", 2, ALWAYS),
        expansion=True,
    ),
)
