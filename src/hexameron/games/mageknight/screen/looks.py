"""How a quest looks: emblems of cards, tokens and spaces, and the colours of their frames."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Final

from hexameron.kernel.geometry import Cell, parse_cell
from hexameron.kernel.scene import Die, Edge
from hexameron.kernel.text import Text
from hexameron.kernel.words import Colour, Terrain

DEED_COLOURS: Final[dict[str, Colour]] = {"artifact": "orange", "wound": "grey"}
ENEMY_COLOURS: Final[dict[str, Colour]] = {
    "green": "green",
    "grey": "grey",
    "violet": "purple",
    "brown": "brown",
    "red": "red",
    "white": "white",
}
TILE_ICON: Final = "treasure-map"

ICONS: Final[dict[str, str]] = {
    # basic actions
    "card.wound": "bleeding-wound",
    "card.march": "boot-prints",
    "card.stamina": "mountain-road",
    "card.swiftness": "wingfoot",
    "card.rage": "enrage",
    "card.determination": "muscle-up",
    "card.tranquility": "meditation",
    "card.promise": "shaking-hands",
    "card.threaten": "terror",
    "card.crystallize": "crystal-growth",
    "card.mana_draw": "magic-swirl",
    "card.concentration": "brain",
    "card.improvisation": "juggler",
    "card.battle_versatility": "sword-array",
    "card.will_focus": "third-eye",
    "card.noble_manners": "prayer",
    "card.cold_toughness": "ice-cube",
    "card.mana_pull": "magnet",
    "card.crystal_joy": "crystal-cluster",
    "card.rejuvenate": "sprout",
    "card.instinct": "paw-front",
    "card.swift_reflexes": "dodging",
    "card.tirelessness": "run",
    # advanced actions
    "card.fire_bolt": "flaming-arrow",
    "card.ice_bolt": "frozen-arrow",
    "card.swift_bolt": "striking-arrows",
    "card.crushing_bolt": "stone-spear",
    "card.blood_rage": "bloody-sword",
    "card.ice_shield": "ice-shield",
    "card.agility": "acrobatic",
    "card.refreshing_walk": "hiking",
    "card.intimidate": "imp-laugh",
    "card.frost_bridge": "stone-bridge",
    "card.song_of_wind": "music-spell",
    "card.path_finding": "compass",
    "card.blood_ritual": "bleeding-heart",
    "card.pure_magic": "magic-palm",
    "card.heroic_tale": "scroll-quill",
    "card.regeneration": "heart-plus",
    "card.into_the_heat": "fire-dash",
    "card.steady_tempo": "metronome",
    "card.diplomacy": "conversation",
    "card.in_need": "two-coins",
    "card.decompose": "acid",
    "card.crystal_mastery": "gems",
    "card.mana_storm": "lightning-storm",
    "card.ambush": "hooded-assassin",
    "card.maximal_effect": "sunbeams",
    "card.magic_talent": "sparkles",
    "card.learning": "book-cover",
    "card.training": "weight-lifting-up",
    "card.counterattack": "sword-clash",
    "card.ritual_attack": "sacrificial-dagger",
    "card.blood_of_ancients": "drop",
    "card.shield_bash": "shield-bash",
    "card.temporal_portal": "portal",
    "card.spell_forge": "anvil",
    "card.chivalry": "knight-banner",
    "card.peaceful_moment": "dove",
    "card.dodge_and_weave": "fencer",
    "card.stout_resolve": "fist",
    "card.force_of_nature": "oak",
    "card.mountain_lore": "mountain-climbing",
    # spells
    "spell.fireball": "fireball",
    "spell.snowstorm": "snowing",
    "spell.expose": "eyeball",
    "spell.tremor": "earth-crack",
    "spell.flame_wall": "fire-wave",
    "spell.mana_bolt": "lightning-arc",
    "spell.whirlwind": "whirlwind",
    "spell.underground_travel": "drill",
    "spell.burning_shield": "fire-shield",
    "spell.chill": "frozen-orb",
    "spell.wings_of_wind": "feathered-wing",
    "spell.restoration": "healing",
    "spell.demolish": "demolish",
    "spell.space_bending": "black-hole-bolas",
    "spell.call_to_arms": "hunting-horn",
    "spell.meditation": "lotus",
    "spell.mana_meltdown": "melting-metal",
    "spell.mana_claim": "crystal-eye",
    "spell.mind_read": "brain-tentacle",
    "spell.energy_flow": "lightning-frequency",
    "spell.offering": "candles",
    "spell.mist_form": "fog",
    "spell.charm": "charm",
    "spell.cure": "bandage-roll",
    # artifacts
    "artifact.banner_of_glory": "laurels",
    "artifact.banner_of_fear": "skull-with-syringe",
    "artifact.banner_of_protection": "checked-shield",
    "artifact.banner_of_courage": "flying-flag",
    "artifact.ruby_ring": "ring",
    "artifact.sapphire_ring": "diamond-ring",
    "artifact.diamond_ring": "diamond-ring",
    "artifact.emerald_ring": "ring",
    "artifact.sword_of_justice": "broadsword",
    "artifact.horn_of_wrath": "hunting-horn",
    "artifact.endless_bag_of_gold": "money-stack",
    "artifact.endless_gem_pouch": "swap-bag",
    "artifact.golden_grail": "jeweled-chalice",
    "artifact.book_of_wisdom": "spell-book",
    "artifact.amulet_of_the_sun": "sun-priest",
    "artifact.amulet_of_darkness": "gem-pendant",
    "artifact.bow_of_starsdawn": "bow-arrow",
    "artifact.banner_of_command": "crown-coin",
    "artifact.banner_of_fortitude": "heart-tower",
    "artifact.soul_harvester": "scythe",
    "artifact.shield_of_the_fallen_kings": "shield-reflect",
    "artifact.druidic_staff": "wizard-staff",
    "artifact.circlet_of_proficiency": "crown",
    "artifact.tome_of_all_spells": "bookmarklet",
    # units
    "unit.peasants": "pitchfork",
    "unit.foresters": "axe-in-log",
    "unit.herbalists": "herbs-bundle",
    "unit.utem_crossbowmen": "crossbow",
    "unit.utem_guardsmen": "guards",
    "unit.utem_swordsmen": "swordman",
    "unit.guardian_golems": "rock-golem",
    "unit.illusionists": "pointy-hat",
    "unit.red_cape_monks": "monk-face",
    "unit.northern_monks": "monk-face",
    "unit.savage_monks": "monk-face",
    "unit.scouts": "spyglass",
    "unit.thugs": "bully-minion",
    "unit.magic_familiars": "imp-laugh",
    "unit.shocktroops": "strong-man",
    "unit.fire_golems": "golem-head",
    "unit.ice_golems": "ice-golem",
    "unit.fire_mages": "wizard-face",
    "unit.ice_mages": "wizard-face",
    "unit.amotep_gunners": "cannon",
    "unit.amotep_freezers": "ice-bomb",
    "unit.catapults": "catapult",
    "unit.altem_guardians": "guarded-tower",
    "unit.altem_mages": "robe",
    "unit.heroes_white": "mounted-knight",
    "unit.heroes_green": "mounted-knight",
    "unit.heroes_blue": "mounted-knight",
    "unit.heroes_red": "mounted-knight",
    "unit.sorcerers": "warlock-eye",
    "unit.delphana_masters": "master-of-arms",
    # enemies
    "enemy.prowlers": "orc-head",
    "enemy.diggers": "dwarf-face",
    "enemy.cursed_hags": "witch-face",
    "enemy.wolf_riders": "wolf-head",
    "enemy.ironclads": "visored-helm",
    "enemy.orc_summoners": "magic-portal",
    "enemy.crossbowmen": "crossbow",
    "enemy.guardsmen": "guards",
    "enemy.swordsmen": "swordman",
    "enemy.golems": "rock-golem",
    "enemy.monks": "monk-face",
    "enemy.illusionists": "pointy-hat",
    "enemy.ice_mages": "frozen-ring",
    "enemy.fire_mages": "wizard-face",
    "enemy.ice_golems": "ice-golem",
    "enemy.fire_golems": "golem-head",
    "enemy.minotaur": "minotaur",
    "enemy.gargoyle": "gargoyle",
    "enemy.medusa": "medusa-head",
    "enemy.crypt_worm": "worm-mouth",
    "enemy.werewolf": "werewolf",
    "enemy.swamp_dragon": "sea-dragon",
    "enemy.fire_dragon": "dragon-head",
    "enemy.ice_dragon": "spiked-dragon-head",
    "enemy.high_dragon": "double-dragon",
    "enemy.freezers": "ice-bomb",
    "enemy.gunners": "cannon",
    "enemy.altem_guardsmen": "guarded-tower",
    "enemy.altem_mages": "robe",
    "enemy.orc_skirmishers": "thrown-spear",
    "enemy.orc_trackers": "hood",
    "enemy.orc_war_beasts": "beast-eye",
    "enemy.orc_stonethrowers": "rock",
    "enemy.thugs": "bully-minion",
    "enemy.shocktroops": "strong-man",
    "enemy.heroes": "mounted-knight",
    "enemy.heroes_blue": "mounted-knight",
    "enemy.heroes_red": "mounted-knight",
    "enemy.heroes_white": "mounted-knight",
    "enemy.heroes_green": "mounted-knight",
    "enemy.sorcerers": "warlock-eye",
    "enemy.magic_familiars": "imp-laugh",
    "enemy.shadow": "shadow-follower",
    "enemy.manticore": "lion",
    "enemy.hydra": "hydra",
    "enemy.storm_dragon": "dragon-spiral",
    "enemy.lava_dragon": "dragon-breath",
    "enemy.dragon_summoner": "magic-portal",
    "enemy.fire_catapult": "catapult",
    "enemy.ice_catapult": "catapult",
    "enemy.grim_legionnaires": "death-skull",
    "enemy.delphana_masters": "master-of-arms",
    # skills
    "skill.dark_paths": "footsteps",
    "skill.burning_power": "flame",
    "skill.hot_swordsmanship": "flaming-arrow",
    "skill.dark_negotiation": "conversation",
    "skill.dark_fire_magic": "fire-wave",
    "skill.power_of_pain": "broken-heart",
    "skill.invocation": "candles",
    "skill.polarization": "magnet",
    "skill.motivation": "light-bulb",
    "skill.healing_ritual": "healing",
    "skill.ritual_of_pain": "dripping-knife",
    "skill.freezing_power": "ice-bolt",
    "skill.potion_making": "bubbling-flask",
    "skill.white_crystal_craft": "crystal-growth",
    "skill.green_crystal_craft": "crystal-growth",
    "skill.red_crystal_craft": "crystal-growth",
    "skill.glittering_fortune": "gems",
    "skill.flight": "feathered-wing",
    "skill.universal_power": "sunbeams",
    "skill.source_freeze": "frozen-block",
    "skill.source_opening": "magic-gate",
    "skill.forward_march": "boot-prints",
    "skill.day_sharpshooting": "bow-arrow",
    "skill.inspiration": "flying-flag",
    "skill.bright_negotiation": "shaking-hands",
    "skill.leaves_in_the_wind": "oak",
    "skill.whispers_in_the_treetops": "forest",
    "skill.leadership": "crown",
    "skill.bonds_of_loyalty": "knight-banner",
    "skill.prayer_of_weather": "sunrise",
    "skill.shared_prayer_of_weather": "sunrise",
    "skill.double_time": "run",
    "skill.night_sharpshooting": "bow-arrow",
    "skill.cold_swordsmanship": "frozen-arrow",
    "skill.shield_mastery": "shield",
    "skill.resistance_break": "demolish",
    "skill.i_feel_no_pain": "muscle-up",
    "skill.i_dont_give_a_damn": "fist",
    "skill.who_needs_magic": "broadsword",
    "skill.mana_exploit": "cursed-star",
    "skill.mana_overload": "lightning-storm",
    "skill.refreshing_bath": "water-drop",
    "skill.refreshing_breeze": "whirlwind",
    "skill.hawk_eyes": "eyeball",
    "skill.on_her_own": "person",
    "skill.deadly_aim": "striking-arrows",
    "skill.know_your_prey": "spyglass",
    "skill.taunt": "talk",
    "skill.dueling": "fencer",
    "skill.wolfs_howl": "wolf-howl",
    "skill.shared_howl": "wolf-howl",
}
"""The emblem of everything that has a face, by its name in the lexicon."""

SITE_ICONS: Final = {
    "village": "huts-village",
    "monastery": "church",
    "keep": "castle",
    "mage_tower": "guarded-tower",
    "city": "castle-ruins",
    "glade": "forest",
    "dungeon": "dungeon-gate",
    "tomb": "tombstone",
    "den": "cave-entrance",
    "spawning_grounds": "monster-grasp",
    "ruins": "ancient-ruins",
    "orcs": "orc-head",
    "draconum": "dragon-head",
    "portal": "magic-gate",
    "closed_portal": "locked-door",
}
MINE_ICON: Final = "mine-wagon"
TERRAIN_ICONS: Final = {
    "plains": "high-grass",
    "hills": "hills",
    "forest": "pine-tree",
    "wasteland": "dead-wood",
    "desert": "cactus",
    "swamp": "swamp",
    "lake": "wave-crest",
    "mountain": "mountains",
    "sea": "big-wave",
    "city": "",
}
GROUNDS: Final[dict[str, Terrain]] = {
    "plains": "plains",
    "hills": "hills",
    "forest": "forest",
    "wasteland": "wasteland",
    "desert": "desert",
    "swamp": "swamp",
    "lake": "lake",
    "mountain": "mountain",
    "sea": "sea",
    "city": "city",
}
"""How the ground of each terrain is tinted."""
HERO_ICONS: Final = {
    "arythea": "hood",
    "tovak": "visored-helm",
    "goldyx": "dragon-head",
    "norowas": "barbute",
    "wolfhawk": "wolf-head",
}
HERO_COLOURS: Final[dict[str, Colour]] = {
    "arythea": "red",
    "tovak": "blue",
    "goldyx": "green",
    "norowas": "white",
    "wolfhawk": "orange",
}
MANA_ICONS: Final = ("flame", "water-drop", "oak-leaf", "feather", "sun", "moon")
"""What the six faces of a Mana die show, by colour."""
MANA_COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "white", "yellow", "black")
DICE: Final = tuple(
    Die(icon, Text(f"m{face}"), colour)
    for face, (icon, colour) in enumerate(zip(MANA_ICONS, MANA_COLOURS, strict=True))
)
"""All faces of a Mana die, as the log names them."""
ELEMENT_ICONS: Final = {
    "physical": "crossed-swords",
    "fire": "flame",
    "ice": "frozen-block",
    "cold_fire": "frozen-ring",
}
ELEMENT_COLOURS: Final[dict[str, Colour]] = {
    "physical": "",
    "fire": "red",
    "ice": "blue",
    "cold_fire": "purple",
}
ATTACK_ICONS: Final = {
    "melee": "crossed-swords",
    "ranged": "bow-arrow",
    "siege": "catapult",
    "later": "hourglass",
}
BLOCK_ICON, WALL_ICON, RESISTANCE_ICON = "checked-shield", "stone-wall", "magic-shield"
ABILITY_ICONS: Final = {
    "swift": "wingfoot",
    "brutal": "mailed-fist",
    "poison": "poison-bottle",
    "paralyze": "medusa-head",
    "summon": "magic-portal",
    "fortified": "stone-wall",
    "unfortified": "broken-wall",
    "elusive": "ghost",
    "arcane_immunity": "bolt-shield",
    "assassination": "hooded-assassin",
    "cumbersome": "snail",
    "multiple": "sword-array",
    "vampirism": "vampire-dracula",
    "defend": "guards",
}
HIDDEN_COLOURS: Final[dict[str, Colour]] = {
    "keep": "grey",
    "mage_tower": "purple",
    "city": "white",
    "ruins": "yellow",
}
"""What the backs of the tokens of a site look like, where nothing else tells."""
SHIELD, BURNED, CONQUERED = "checked-shield", "burning-embers", "flying-flag"
"""Marks on spaces."""


def icon_of(id_: str) -> str:
    """The emblem of a card, unit, token or Skill."""
    return ICONS[id_]


def site_icon(site: str) -> str:
    """The emblem of a site; all mines have the same."""
    return SITE_ICONS.get(site, MINE_ICON)


# ---------------------------------------------------------------------- where spaces lie

ROW_HEIGHT: Final = sqrt(3) / 2
Point = tuple[float, float]


@lru_cache(maxsize=4096)
def spot(cell: Cell) -> Point:
    """Where the centre of a space is drawn, in widths of a space."""
    row, column = parse_cell(cell)
    return column + row / 2, round(row * ROW_HEIGHT, 3)


_SIDE = 1 / sqrt(3)
_CORNERS = (
    (0.5, -_SIDE / 2),
    (0.5, _SIDE / 2),
    (0.0, _SIDE),
    (-0.5, _SIDE / 2),
    (-0.5, -_SIDE / 2),
    (0.0, -_SIDE),
)
_AROUND = (
    (0.0, 0.0),
    (1.0, 0.0),
    (0.5, ROW_HEIGHT),
    (-0.5, ROW_HEIGHT),
    (-1.0, 0.0),
    (-0.5, -ROW_HEIGHT),
    (0.5, -ROW_HEIGHT),
)


def _flower() -> tuple[Point, ...]:
    """The outline of a tile around its centre: the sides that only one of its seven spaces has."""
    sides: list[tuple[Point, Point]] = []
    for x, y in _AROUND:
        corners = [(round(x + dx, 3), round(y + dy, 3)) for dx, dy in _CORNERS]
        sides += pairwise([*corners, corners[0]])
    following = {one: two for one, two in sides if (two, one) not in sides}
    line = [next(iter(following))]
    while len(line) <= len(following):
        line.append(following[line[-1]])
    return tuple(line)


FLOWER: Final = _flower()


@lru_cache(maxsize=4096)
def border(number: int, centre: Cell) -> Edge:
    """The border of a tile."""
    x, y = spot(centre)
    points = tuple((round(x + dx, 3), round(y + dy, 3)) for dx, dy in FLOWER)
    return Edge(f"e.tile.{number}", "tile", points=points)
