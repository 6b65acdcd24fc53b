"""The Skill tokens of the five heroes."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import (
    BLACK,
    BLUE,
    FIRE,
    GREEN,
    ICE,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from hexameron.games.mageknight.content.effects import (
    BLOCKING,
    COMBAT,
    FIGHTING,
    MOVING,
    PEACE,
    SHOOTING,
    TALKING,
    ByDay,
    Crystal,
    Custom,
    Effect,
    Gain,
    Heal,
    Influence,
    Move,
    Token,
    all_of,
    attack,
    block,
    choice,
)
from hexameron.games.mageknight.content.records import Play, Skill, SkillKind
from hexameron.kernel.records import Source


def _skill(
    hero: str,
    id_: str,
    kind: SkillKind,
    effect: Effect,
    *,
    play: Play = "any",
    source: Source = "published",
) -> Skill:
    return Skill(
        id=f"skill.{id_}",
        hero=hero,
        kind=kind,
        effect=effect,
        play=play,
        source=source,
        expansion=hero == "wolfhawk",
    )


def _motivation(hero: str, bonus: int) -> Skill:
    """Draws two cards; who is alone last in Fame gets a token too, or Fame (``bonus`` < 0)."""
    return _skill(hero, "motivation", "round", Custom("motivation", bonus))


SKILLS: tuple[Skill, ...] = (
    _skill("arythea", "dark_paths", "turn", ByDay(Move(1), Move(2)), source="rulebook"),
    _skill(
        "arythea",
        "burning_power",
        "turn",
        choice(attack(1, how=SIEGE), attack(1, FIRE, how=SIEGE)),
        source="rulebook",
    ),
    _skill("arythea", "hot_swordsmanship", "turn", choice(attack(2), attack(2, FIRE)), source="rulebook"),
    _skill("arythea", "dark_negotiation", "turn", ByDay(Influence(2), Influence(3)), source="rulebook"),
    _skill(
        "arythea",
        "dark_fire_magic",
        "round",
        all_of(Crystal((RED,)), Token((RED, BLACK))),
        source="rulebook",
    ),
    _skill("arythea", "power_of_pain", "turn", Custom("wound_sideways", 2), source="rulebook"),
    _skill("arythea", "invocation", "turn", Custom("invocation")),
    _skill("arythea", "polarization", "turn", Gain("polarization")),
    _motivation("arythea", RED),
    _skill(
        "arythea", "healing_ritual", "interactive", Custom("healing_ritual", 0, PEACE), play="competitive"
    ),
    _skill(
        "arythea", "ritual_of_pain", "interactive", Custom("ritual_of_pain", 0, PEACE), play="cooperative"
    ),
    _skill("goldyx", "freezing_power", "turn", choice(attack(1, how=SIEGE), attack(1, ICE, how=SIEGE))),
    _skill("goldyx", "potion_making", "round", Heal(2)),
    _skill("goldyx", "white_crystal_craft", "round", all_of(Crystal((BLUE,)), Token((WHITE,)))),
    _skill("goldyx", "green_crystal_craft", "round", all_of(Crystal((BLUE,)), Token((GREEN,)))),
    _skill("goldyx", "red_crystal_craft", "round", all_of(Crystal((BLUE,)), Token((RED,)))),
    _skill("goldyx", "glittering_fortune", "turn", Custom("glittering_fortune", 0, TALKING)),
    _skill("goldyx", "flight", "round", Custom("flight", 0, MOVING)),
    _skill("goldyx", "universal_power", "turn", Custom("universal_power", 3)),
    _motivation("goldyx", GREEN),
    _skill("goldyx", "source_freeze", "interactive", Custom("source_freeze"), play="competitive"),
    _skill("goldyx", "source_opening", "interactive", Custom("source_opening"), play="cooperative"),
    _skill("norowas", "forward_march", "turn", Custom("forward_march", 3)),
    _skill(
        "norowas",
        "day_sharpshooting",
        "turn",
        ByDay(attack(2, how=RANGED), attack(1, how=RANGED)),
    ),
    _skill("norowas", "inspiration", "round", Custom("inspiration", 0, PEACE)),
    _skill("norowas", "bright_negotiation", "turn", ByDay(Influence(3), Influence(2))),
    _skill("norowas", "leaves_in_the_wind", "round", all_of(Crystal((GREEN,)), Token((WHITE,)))),
    _skill("norowas", "whispers_in_the_treetops", "round", all_of(Crystal((WHITE,)), Token((GREEN,)))),
    _skill("norowas", "leadership", "turn", Custom("leadership", 0, COMBAT)),
    _skill("norowas", "bonds_of_loyalty", "permanent", Custom("bonds_of_loyalty")),
    _motivation("norowas", WHITE),
    _skill("norowas", "prayer_of_weather", "interactive", Custom("prayer_of_weather"), play="competitive"),
    _skill("norowas", "shared_prayer_of_weather", "interactive", Custom("shared_prayer"), play="cooperative"),
    _skill("tovak", "double_time", "turn", ByDay(Move(2), Move(1))),
    _skill(
        "tovak",
        "night_sharpshooting",
        "turn",
        ByDay(attack(1, how=RANGED), attack(2, how=RANGED)),
    ),
    _skill("tovak", "cold_swordsmanship", "turn", choice(attack(2), attack(2, ICE))),
    _skill("tovak", "shield_mastery", "turn", choice(block(3), block(2, FIRE), block(2, ICE))),
    _skill("tovak", "resistance_break", "turn", Custom("resistance_break", 1, COMBAT)),
    _skill("tovak", "i_feel_no_pain", "turn", Custom("i_feel_no_pain", 1, PEACE)),
    _skill("tovak", "i_dont_give_a_damn", "turn", Custom("sideways_bold", 2)),
    _skill("tovak", "who_needs_magic", "turn", Custom("sideways_unmagical", 2)),
    _motivation("tovak", BLUE),
    _skill("tovak", "mana_exploit", "interactive", Custom("mana_exploit"), play="competitive"),
    _skill("tovak", "mana_overload", "interactive", Custom("mana_overload"), play="cooperative"),
    _skill("wolfhawk", "refreshing_bath", "round", all_of(Heal(1), Crystal((BLUE,)))),
    _skill("wolfhawk", "refreshing_breeze", "round", all_of(Heal(1), Crystal((WHITE,)))),
    _skill("wolfhawk", "hawk_eyes", "turn", all_of(Move(1), Custom("hawk_eyes"))),
    _skill("wolfhawk", "on_her_own", "turn", Custom("on_her_own", 3)),
    _skill("wolfhawk", "deadly_aim", "turn", Gain("deadly_aim", when=SHOOTING | FIGHTING)),
    _skill("wolfhawk", "know_your_prey", "round", Custom("know_your_prey", 0, COMBAT)),
    _skill("wolfhawk", "taunt", "turn", Custom("taunt", 0, BLOCKING)),
    _skill("wolfhawk", "dueling", "turn", Custom("dueling", 0, BLOCKING)),
    _motivation("wolfhawk", -1),
    _skill(
        "wolfhawk", "wolfs_howl", "interactive", Custom("wolfs_howl", 4, MOVING | COMBAT), play="competitive"
    ),
    _skill(
        "wolfhawk",
        "shared_howl",
        "interactive",
        Custom("shared_howl", 4, MOVING | COMBAT),
        play="cooperative",
        source="designed",
    ),
)
