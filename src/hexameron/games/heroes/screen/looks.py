"""How a conquest looks: emblems of everything printed, colours of frames, and dice."""

from __future__ import annotations

from typing import Final, Literal

from hexameron.kernel.scene import Die
from hexameron.kernel.text import Text
from hexameron.kernel.words import Colour

ICONS: Final[dict[str, str]] = {
    # scrolls
    "scroll.magic_missile": "bolt-spell-cast",
    "scroll.healing": "healing",
    "scroll.slow": "snail",
    "scroll.stone_skin": "stone-block",
    "scroll.weakness": "broken-bone",
    "scroll.dispel_magic": "magic-swirl",
    "scroll.blessing": "sunbeams",
    "scroll.ice_lance": "ice-spear",
    "scroll.summon_earth_elemental": "rock-golem",
    "scroll.teleportation": "teleport",
    "scroll.life_drain": "bleeding-heart",
    "scroll.shield_of_light": "magic-shield",
    "scroll.summon_water_elemental": "big-wave",
    "scroll.summon_fire_elemental": "fire-silhouette",
    "scroll.earthquake": "earth-crack",
    "scroll.madness": "brain-tentacle",
    "scroll.resurrection": "angel-wings",
    "scroll.blizzard": "snowing",
    "scroll.plague": "poison-gas",
    "scroll.bastion_of_earth": "stone-wall",
    # artifacts
    "artifact.slayers_gauntlet": "mailed-fist",
    "artifact.wanderers_boots": "walking-boot",
    "artifact.cloak_of_shadows": "cloak",
    "artifact.standard_bearers_belt": "belt-buckles",
    "artifact.shield_of_elrath": "sun-priest",
    "artifact.orphans_mail": "mail-shirt",
    "artifact.dragon_armour": "dragon-shield",
    "artifact.helm_of_the_steadfast": "visored-helm",
    "artifact.griffin_sword": "broadsword",
    "artifact.axe_of_fury": "battle-axe",
    "artifact.unicorn_bow": "bow-arrow",
    "artifact.staff_of_the_elements": "wizard-staff",
    "artifact.tear_of_asha": "drop",
    "artifact.ring_of_misfortune": "ring",
    "artifact.mages_amulet": "gem-pendant",
    "artifact.necklace_of_rebirth": "gem-necklace",
    "artifact.bottomless_purse": "money-stack",
    "artifact.horn_of_plenty": "hunting-horn",
    "artifact.pouch_of_luck": "swap-bag",
    "artifact.scribes_bag": "scroll-quill",
    # weeks
    "week.plenty": "wood-pile",
    "week.gold": "gold-stack",
    "week.enlistment": "knight-banner",
    "week.wanderer": "boot-prints",
    "week.builders": "stone-crafting",
    "week.wolf": "wolf-howl",
    "week.fortune": "clover",
    "week.mists": "fog",
    "week.magic": "crystal-wand",
    "week.night_of_the_spider": "masked-spider",
    "week.blood_moon": "moon",
    "week.march_of_the_dead": "raise-skeleton",
    "week.heroes": "laurels",
    "week.plunder": "robber-hand",
    "week.war": "crossed-swords",
    # skills
    "skill.aggressiveness": "enrage",
    "skill.logistics": "horseshoe",
    "skill.charisma": "public-speaker",
    "skill.positioning": "chess-knight",
    "skill.attack": "sword-clash",
    "skill.magic_arrow": "lightning-arc",
    "skill.curse": "cursed-star",
    "skill.healing": "heart-plus",
    "skill.stone_armour": "breastplate",
    "skill.icy_breath": "ice-bolt",
    "skill.shield_wall": "shield-echoes",
    "skill.tax_collector": "two-coins",
    "skill.griffin_charge": "griffin-symbol",
    "skill.light_of_elrath": "barbed-sun",
    "skill.wisdom": "brain",
    "skill.purification": "water-drop",
    "skill.ruthless": "bloody-sword",
    "skill.grave_robbing": "dig-dug",
    "skill.cold_discipline": "ice-cube",
    "skill.drain_strength": "vampire-dracula",
    "skill.dark_lore": "spell-book",
    "skill.grave_soil": "tombstone",
    "skill.code_of_honour": "bookmarklet",
    "skill.ambush": "hooded-assassin",
    "skill.school_of_the_sword": "katana",
    "skill.rising_tide": "wave-crest",
    "skill.meditation": "meditation",
    "skill.moonlight": "moon-orbit",
    "skill.bloody_cry": "shouting",
    "skill.plunderer": "swap-bag",
    "skill.steadfastness": "fist",
    "skill.spirits_of_the_ancestors": "spectre",
    "skill.song_of_the_earth": "music-spell",
    "skill.will_of_the_earth": "rock",
    # creatures
    "creature.gnomes": "dwarf-face",
    "creature.feral_hounds": "hound",
    "creature.goblins": "goblin-head",
    "creature.harpies": "harpy",
    "creature.dire_wolves": "wolf-head",
    "creature.maniacs": "bully-minion",
    "creature.ghosts": "ghost",
    "creature.kappas": "turtle",
    "creature.jaguar_warriors": "tiger-head",
    "creature.succubi": "female-vampire",
    "creature.tormentors": "devil-mask",
    "creature.ghouls": "shambling-zombie",
    "creature.trolls": "troll",
    "creature.lamias": "snake",
    "creature.cerberi": "beast-eye",
    "creature.minotaurs": "minotaur",
    "creature.black_dragon": "dragon-head",
    "creature.phoenix": "eagle-emblem",
    "creature.hydra": "hydra",
    "creature.pit_lord": "daemon-skull",
    "creature.abyssal_worm": "worm-mouth",
    "creature.behemoth": "minotaur",
    "creature.namtaru_queen": "spider-face",
    "creature.shade_dragon": "spiked-dragon-head",
    # sites
    "site.sawmill": "crosscut-saw",
    "site.iron_mine": "mine-wagon",
    "site.crystal_mine": "crystal-growth",
    "site.gold_mine": "gold-mine",
    "site.dragon_nexus": "dragon-spiral",
    "site.crystal_of_revelation": "floating-crystal",
    "site.dragon_deposit": "dragon-orb",
    "site.secret_library": "bookshelf",
    "site.armourer": "breastplate",
    "site.stone_of_enlightenment": "enlightenment",
    "site.stable": "horse-head",
    "site.arena": "arena",
    "site.smithy": "anvil",
    "site.dragon_temple": "egyptian-temple",
    "site.portal": "magic-portal",
    # actions
    "action.activation": "mounted-knight",
    "action.construction": "stone-tower",
    "action.recruitment": "backup",
    "action.gathering": "miner",
    # factions
    "faction.haven": "heraldic-sun",
    "faction.necropolis": "masked-spider",
    "faction.sanctuary": "lotus",
    "faction.stronghold": "hand",
    # buildings
    "building.market": "shop",
    "building.hall": "laurel-crown",
    "building.portal": "portal",
    "building.asha": "greek-temple",
    "building.haven.income": "windmill",
    "building.haven.elite": "graduate-cap",
    "building.haven.limit": "barracks-tent",
    "building.haven.command": "round-table",
    "building.haven.unique": "angel-outfit",
    "building.necropolis.income": "gold-mine",
    "building.necropolis.elite": "pentacle",
    "building.necropolis.limit": "graveyard",
    "building.necropolis.command": "throne-king",
    "building.necropolis.unique": "raise-zombie",
    "building.sanctuary.income": "pearl-necklace",
    "building.sanctuary.elite": "temple-gate",
    "building.sanctuary.limit": "harbor-dock",
    "building.sanctuary.command": "pagoda",
    "building.sanctuary.unique": "katana",
    "building.stronghold.income": "chest",
    "building.stronghold.elite": "stone-stack",
    "building.stronghold.limit": "camping-tent",
    "building.stronghold.command": "indian-palace",
    "building.stronghold.unique": "bloody-sword",
    # units
    "unit.crossbowmen": "crossbow",
    "unit.priestesses": "prayer",
    "unit.griffins": "griffin-symbol",
    "unit.seraphs": "angel-wings",
    "unit.skeletons": "skeleton",
    "unit.liches": "crowned-skull",
    "unit.vampires": "vampire-dracula",
    "unit.namtaru": "spider-alt",
    "unit.shark_guards": "shark-jaws",
    "unit.snow_maidens": "snowflake-2",
    "unit.kenshi": "samurai-helmet",
    "unit.kirins": "unicorn",
    "unit.orcs": "orc-head",
    "unit.centaurs": "centaur",
    "unit.shamans": "totem-mask",
    "unit.cyclopes": "cyclops",
    # elementals
    "elemental.fire": "fire-silhouette",
    "elemental.air": "whirlwind",
    "elemental.water": "big-wave",
    "elemental.earth": "rock-golem",
    # heroes
    "hero.anton": "griffin-shield",
    "hero.slava": "crested-helmet",
    "hero.cate": "sun-priest",
    "hero.anastasya": "vampire-cape",
    "hero.sveltana": "warlock-hood",
    "hero.vorlag": "spectre",
    "hero.irina": "katana",
    "hero.hayato": "ninja-head",
    "hero.mizuki": "lotus-flower",
    "hero.sandor": "battle-axe",
    "hero.kraal": "warlord-helmet",
    "hero.urkala": "witch-face",
}
"""The emblem of what is printed, by its name in the lexicon."""

TREASURE, TILE, ACTION = "open-treasure-chest", "treasure-map", "card-play"

ABILITY_ICONS: Final = {
    "precise": "targeting",
    "defence": "checked-shield",
    "endurance": "heart-tower",
    "pierce": "pierced-body",
    "slayer": "slashed-shield",
    "fury": "enrage",
    "regeneration": "heart-plus",
}
TERRAIN_ICONS: Final = {"open": "", "mountains": "mountains", "water": "waves", "port": "anchor"}
PHASE_ICONS: Final = {"crescent": "moon", "quarter": "eclipse", "full": "plain-circle"}

STRENGTH, MAGIC, INITIATIVE, COMMAND = "broadsword", "crystal-wand", "sprint", "rally-the-troops"
NUMBERS, MOVEMENT, ROUT, LUCK, EXPERIENCE = "minions", "footsteps", "run", "clover", "medal"
GOLD, RESOURCES, POWER, CHEST, WOUND = "two-coins", "wood-pile", "trophy", "chest", "drop"
ELITE, BASIC = "laurels", "person"
FLAG, LENS, SEEN, MARKER, BATTLE, CITY, FLIGHT = (
    "flying-flag",
    "spyglass",
    "check-mark",
    "cubes",
    "crossed-swords",
    "castle",
    "run",
)
"""Signs of values and marks on fields."""
WON, LOST, CHANCE = "trophy", "house", "perspective-dice-six-faces-random"
"""What a battle is about."""

FACTION_COLOURS: Final[dict[str, Colour]] = {
    "haven": "white",
    "necropolis": "green",
    "sanctuary": "blue",
    "stronghold": "black",
}
"""Frames of what belongs to a faction."""
SCHOOL_COLOURS: Final[dict[str, Colour]] = {
    "prime": "orange",
    "dark": "purple",
    "light": "yellow",
    "earth": "brown",
    "water": "blue",
}
"""Frames of scrolls and Magic skills; those of Might are red."""
RANK_COLOURS: Final[dict[str, Colour]] = {"common": "yellow", "dangerous": "purple", "legendary": "orange"}
RANK_SHAPES: Final[dict[str, Literal["disc", "hexagon", "jagged"]]] = {
    "common": "disc",
    "dangerous": "hexagon",
    "legendary": "jagged",
}
"""Encounters differ by shape as well as by colour."""

FACE_ICONS: Final = {
    "skull": "death-skull",
    "two_skulls": "skull-crossed-bones",
    "luck": "clover",
    "laurel": "laurels",
    "bad_luck": "broken-skull",
}
FACE_COLOURS: Final[dict[str, Colour]] = {
    "skull": "red",
    "two_skulls": "red",
    "luck": "green",
    "laurel": "yellow",
    "bad_luck": "purple",
}
ROLLED: Final = "dice-eight-faces-eight"
LEVEL: Final = "stone-tower"


def icon_of(id_: str) -> str:
    """The emblem of something printed, by its name."""
    return ICONS[id_]


DICE: Final = (
    *(Die(ROLLED, Text(f"face.{n}"), "white") for n in range(1, 9)),
    *(Die(icon, Text(f"face.{face}"), FACE_COLOURS[face]) for face, icon in FACE_ICONS.items()),
)
"""All faces of the attack dice and of the elite die."""
