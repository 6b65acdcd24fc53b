"""Spells: each half has a name of its own; the strong half needs black mana, and so the night."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from hexameron.games.mageknight.content.effects import (
    COMBAT,
    FIGHTING,
    MOVING,
    PEACE,
    SHOOTING,
    TALKING,
    Attack,
    Block,
    Choice,
    Custom,
    Effect,
    Gain,
    Heal,
    Influence,
    Move,
    Pay,
    Terrain,
    Weaken,
    Wound,
    all_of,
    any_of,
    attack,
    block,
    choice,
)
from hexameron.games.mageknight.content.records import Deed


def _spell(
    number: int,
    colour: int,
    names: tuple[str, str],
    basic: Effect,
    strong: Effect,
    *,
    interactive: bool = False,
    expansion: bool = False,
) -> Deed:
    return Deed(
        id=f"spell.{names[0]}",
        strong_id=f"spell.{names[1]}",
        kind="spell",
        colour=colour,
        basic=basic,
        strong=strong,
        number=number,
        interactive=interactive,
        expansion=expansion,
    )


def _bolt(n: int) -> Choice:
    """Mana Bolt: the colour of the mana makes the attack."""
    return choice(
        Pay((BLUE,), attack(n + 8, ICE)),
        Pay((RED,), attack(n + 7, COLD_FIRE)),
        Pay((WHITE,), attack(n + 6, ICE, how=RANGED)),
        Pay((GREEN,), attack(n + 5, ICE, how=SIEGE)),
    )


SPELLS: tuple[Deed, ...] = (
    _spell(
        93,
        RED,
        ("fireball", "firestorm"),
        attack(5, FIRE, how=RANGED),
        all_of(attack(8, FIRE, how=SIEGE), Wound()),
    ),
    _spell(
        94,
        BLUE,
        ("snowstorm", "blizzard"),
        attack(5, ICE, how=RANGED),
        all_of(attack(8, ICE, how=SIEGE), Wound()),
    ),
    _spell(
        95,
        WHITE,
        ("expose", "mass_expose"),
        any_of(Weaken(loses=("fortified", "resistances")), attack(2, how=RANGED)),
        any_of(
            choice(
                Weaken(loses=("fortified",), everyone=True), Weaken(loses=("resistances",), everyone=True)
            ),
            attack(3, how=RANGED),
        ),
    ),
    _spell(
        96,
        GREEN,
        ("tremor", "earthquake"),
        choice(Weaken(armour=3), Weaken(armour=2, everyone=True)),
        choice(Weaken(armour=3, armour_fortified=6), Weaken(armour=2, armour_fortified=4, everyone=True)),
    ),
    _spell(
        97,
        RED,
        ("flame_wall", "flame_wave"),
        choice(attack(5, FIRE), block(7, FIRE)),
        choice(Attack(5, each=2, per="enemies", element=FIRE), Block(7, each=2, per="enemies", element=FIRE)),
    ),
    _spell(98, BLUE, ("mana_bolt", "mana_thunderbolt"), _bolt(0), _bolt(3)),
    _spell(
        99,
        WHITE,
        ("whirlwind", "tornado"),
        Weaken(tame=True),
        Weaken(destroy=True, when=FIGHTING),
    ),
    _spell(
        100,
        GREEN,
        ("underground_travel", "underground_attack"),
        Custom("underground_travel", 3, MOVING),
        Custom("underground_attack", 3, MOVING),
    ),
    _spell(
        101,
        RED,
        ("burning_shield", "exploding_shield"),
        Block(4, element=FIRE, note="burning_shield"),
        Block(4, element=FIRE, note="exploding_shield"),
    ),
    _spell(
        102,
        BLUE,
        ("chill", "lethal_chill"),
        Weaken(tame=True, loses=("fire",)),
        Weaken(tame=True, armour=4),
    ),
    _spell(
        103,
        WHITE,
        ("wings_of_wind", "wings_of_night"),
        Custom("wings_of_wind", 5, MOVING),
        all_of(Weaken(tame=True), Gain("wings_of_night", 1, until="combat")),
    ),
    _spell(
        104,
        GREEN,
        ("restoration", "rebirth"),
        Custom("restoration", 3, PEACE),
        all_of(Custom("restoration", 3, PEACE), Custom("rebirth", 3, PEACE)),
    ),
    _spell(
        105,
        RED,
        ("demolish", "disintegrate"),
        all_of(Gain("walls_ignored", when=COMBAT), Weaken(armour=1, everyone=True)),
        Custom("disintegrate", 1, FIGHTING),
    ),
    _spell(
        106,
        BLUE,
        ("space_bending", "time_bending"),
        Gain("space_bending", when=MOVING),
        Custom("time_bending"),
    ),
    _spell(
        107,
        WHITE,
        ("call_to_arms", "call_to_glory"),
        Custom("call_to_arms"),
        Custom("call_to_glory"),
    ),
    _spell(
        108,
        GREEN,
        ("meditation", "trance"),
        Custom("meditation", 1),
        Custom("meditation", 2),
    ),
    _spell(
        109,
        RED,
        ("mana_meltdown", "mana_radiance"),
        Custom("mana_meltdown"),
        Custom("mana_radiance"),
        interactive=True,
    ),
    _spell(
        110,
        BLUE,
        ("mana_claim", "mana_curse"),
        Custom("mana_claim", 1),
        Custom("mana_claim", 2),
        interactive=True,
    ),
    _spell(
        111,
        WHITE,
        ("mind_read", "mind_steal"),
        Custom("mind_read", 1),
        Custom("mind_read", 2),
        interactive=True,
    ),
    _spell(
        112,
        GREEN,
        ("energy_flow", "energy_steal"),
        Custom("energy_flow", 2),
        Custom("energy_flow", 3),
        interactive=True,
    ),
    _spell(
        299,
        RED,
        ("offering", "sacrifice"),
        Custom("offering"),
        Custom("sacrifice", 0, SHOOTING | FIGHTING),
        expansion=True,
    ),
    _spell(
        300,
        BLUE,
        ("mist_form", "veil_of_mist"),
        all_of(
            Move(4),
            Terrain(("lake",), to=2, opens=True),
            Terrain((), to=2),
            Gain("terrain_shut", what="hills mountain"),
        ),
        all_of(Gain("units_resist", what="all", when=COMBAT), Gain("wound_ignored", 1)),
        expansion=True,
    ),
    _spell(
        301,
        WHITE,
        ("charm", "possess"),
        all_of(Influence(4), Custom("charm", 3, TALKING)),
        Custom("possess", 0, COMBAT),
        expansion=True,
    ),
    _spell(
        302,
        GREEN,
        ("cure", "disease"),
        all_of(Heal(2), Custom("cure", 0, PEACE)),
        Gain("disease", until="combat", when=COMBAT),
        expansion=True,
    ),
)
