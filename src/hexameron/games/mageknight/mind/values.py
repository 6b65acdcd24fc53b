"""What things are worth at a glance, in Fame: cards, units, Skills, Tactics."""

from __future__ import annotations

from functools import cache

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.records import UnitCard

KEEP_UNIT = 0.7
"""What it is worth to keep a unit Ready; a Skill comes back by itself."""
KEEP_SKILL = 0.1

KINDS = {"wound": -2.0, "basic": 0.0, "advanced": 2.0, "spell": 3.0, "artifact": 3.0}
"""What a card in the deck is worth for the rest of the game, by kind."""

CARDS = {
    "card.fire_bolt": 2.6,
    "card.ice_bolt": 2.6,
    "card.swift_bolt": 2.8,
    "card.crushing_bolt": 2.6,
    "card.blood_rage": 3.0,
    "card.ice_shield": 2.2,
    "card.agility": 2.4,
    "card.refreshing_walk": 2.6,
    "card.intimidate": 2.6,
    "card.frost_bridge": 1.6,
    "card.song_of_wind": 1.8,
    "card.path_finding": 2.0,
    "card.blood_ritual": 1.2,
    "card.pure_magic": 2.2,
    "card.heroic_tale": 2.0,
    "card.regeneration": 2.0,
    "card.into_the_heat": 2.0,
    "card.steady_tempo": 2.2,
    "card.diplomacy": 1.8,
    "card.in_need": 1.6,
    "card.decompose": 0.8,
    "card.crystal_mastery": 1.4,
    "card.mana_storm": 1.4,
    "card.ambush": 2.4,
    "card.maximal_effect": 1.0,
    "card.magic_talent": 1.2,
    "card.learning": 1.2,
    "card.training": 1.0,
    "spell.fireball": 4.5,
    "spell.snowstorm": 4.5,
    "spell.expose": 3.0,
    "spell.tremor": 3.5,
    "spell.flame_wall": 4.5,
    "spell.mana_bolt": 3.5,
    "spell.whirlwind": 4.5,
    "spell.underground_travel": 2.5,
    "spell.burning_shield": 4.0,
    "spell.chill": 4.5,
    "spell.wings_of_wind": 2.5,
    "spell.restoration": 2.5,
    "spell.demolish": 2.5,
    "spell.space_bending": 2.0,
    "spell.call_to_arms": 2.5,
    "spell.meditation": 2.0,
    "artifact.sword_of_justice": 4.0,
    "artifact.horn_of_wrath": 4.0,
    "artifact.endless_bag_of_gold": 4.0,
    "artifact.soul_harvester": 4.0,
    "artifact.bow_of_starsdawn": 4.0,
}
"""The same for single cards."""

SKILLS = {
    "motivation": 4.0,
    "shield_mastery": 3.6,
    "cold_swordsmanship": 3.6,
    "hot_swordsmanship": 3.6,
    "day_sharpshooting": 3.6,
    "night_sharpshooting": 3.6,
    "burning_power": 3.4,
    "freezing_power": 3.4,
    "i_dont_give_a_damn": 3.4,
    "universal_power": 3.2,
    "who_needs_magic": 3.2,
    "double_time": 3.2,
    "dark_paths": 3.0,
    "bright_negotiation": 2.6,
    "dark_negotiation": 2.6,
    "leadership": 2.4,
    "dark_fire_magic": 2.8,
    "white_crystal_craft": 2.8,
    "green_crystal_craft": 2.8,
    "red_crystal_craft": 2.8,
    "leaves_in_the_wind": 2.8,
    "whispers_in_the_treetops": 2.8,
    "potion_making": 2.6,
    "refreshing_bath": 2.6,
    "refreshing_breeze": 2.6,
    "inspiration": 2.4,
    "bonds_of_loyalty": 3.0,
    "hawk_eyes": 2.4,
    "deadly_aim": 3.2,
    "forward_march": 2.4,
    "i_feel_no_pain": 2.4,
}
SKILL = 1.8
"""Any other Skill."""

TACTICS = {
    "early_bird": 1.0,
    "rethink": 1.6,
    "mana_steal": 1.8,
    "planning": 2.4,
    "great_start": 3.0,
    "right_moment": 2.2,
    "from_the_dusk": 1.0,
    "long_night": 2.6,
    "mana_search": 1.8,
    "midnight_meditation": 1.8,
    "preparation": 2.4,
    "sparing_power": 2.2,
}


@cache
def owning(face: int) -> float:
    """What a card in the deck is worth for the rest of the game; a hidden one is a basic one."""
    if face < 0:
        return 0.0
    deed = catalogue.deed(face)
    return CARDS.get(deed.id, KINDS[deed.kind])


KEPT = {
    "card.rage": 0.75,
    "card.determination": 0.7,
    "card.battle_versatility": 0.8,
    "card.cold_toughness": 0.8,
    "card.march": 0.45,
    "card.stamina": 0.45,
    "card.crystallize": 0.4,
    "card.mana_draw": 0.4,
    "card.promise": 0.45,
    "card.threaten": 0.5,
}
KEEP = 0.55
"""What it is worth to have a card in hand instead of playing it, in Fame; cards that fight are worth more."""


@cache
def keeping(face: int) -> float:
    """The same for a card by its face, with what a better one is worth more."""
    return KEPT.get(catalogue.deed(face).id, KEEP) + 0.2 * owning(face)


@cache
def skill(face: int) -> float:
    return SKILLS.get(catalogue.skill(face).id.removeprefix("skill."), SKILL)


def tactic(id_: str) -> float:
    return TACTICS[id_.removeprefix("tactic.")]


@cache
def serving(face: int) -> float:
    """What a unit in service is worth: by its price, its Armor and what it resists."""
    unit: UnitCard = catalogue.unit(face)
    return 0.55 * unit.cost + 0.2 * unit.armour + 0.3 * len(unit.resists)
