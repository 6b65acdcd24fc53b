"""How things of a war look: icons of the game-icons set, colours and shapes."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.terms import (
    Alignment,
    Attribute,
    Destiny,
    IconKind,
    OrderName,
    Resource,
    SeasonName,
    Shape,
    Work,
)
from hexameron.kernel.words import Colour, EdgeKind, PieceShape, Terrain

FACTIONS: Final[dict[str, str]] = {
    "humans": "crenel-crown",
    "elves": "oak-leaf",
    "undead": "crowned-skull",
    "uthuk": "daemon-skull",
}
FACTION_COLOURS: Final[dict[str, Colour]] = {
    "humans": "blue",
    "elves": "green",
    "undead": "purple",
    "uthuk": "red",
}
UNITS: Final[dict[str, str]] = {
    "bowman": "bowman",
    "footman": "swordman",
    "knight": "mounted-knight",
    "siege_tower": "siege-tower",
    "archer": "high-shot",
    "pegasus_rider": "pegasus",
    "sorceress": "woman-elf-face",
    "warrior": "elf-helmet",
    "reanimate": "shambling-zombie",
    "skeleton_archer": "skeleton",
    "necromancer": "raise-zombie",
    "dark_knight": "black-knight-helm",
    "berserker": "barbarian",
    "flesh_ripper": "fangs",
    "warlock": "warlock-eye",
    "chaos_lord": "horned-skull",
    "beastman": "minotaur",
    "razorwing": "wyvern",
    "sorcerer": "robe",
    "hell_hound": "hound",
    "giant": "giant",
    "dragon": "dragon-head",
}
SHAPES: Final[dict[Shape, PieceShape]] = {
    "triangle": "triangle",
    "rectangle": "rectangle",
    "circle": "disc",
    "hexagon": "hexagon",
}
RESOURCES: Final[dict[Resource, str]] = {"food": "wheat", "wood": "wood-pile", "ore": "ore"}
RESOURCE_COLOURS: Final[dict[Resource, Colour]] = {"food": "yellow", "wood": "brown", "ore": "steel"}
GROUND: Final[dict[Resource, Terrain]] = {"food": "plains", "wood": "forest", "ore": "hills"}
"""The tint of an area by what it provides most."""
BORDERS: Final[dict[str, EdgeKind]] = {"mountain": "mountain", "water": "water"}
SEASONS: Final[dict[SeasonName, str]] = {
    "spring": "flower-emblem",
    "summer": "sun",
    "fall": "falling-leaf",
    "winter": "snowflake-1",
}
SEASON_COLOURS: Final[dict[SeasonName, Colour]] = {
    "spring": "green",
    "summer": "yellow",
    "fall": "orange",
    "winter": "blue",
}
ORDERS: Final[dict[OrderName, str]] = {
    "strategize": "chess-knight",
    "mobilize": "walking-boot",
    "conquer": "crossed-swords",
    "harvest": "sickle",
    "recruit": "rally-the-troops",
    "rally": "village",
    "power": "throne-king",
    "fortify": "stone-tower",
}
WORKS: Final[dict[Work, str]] = {
    "resources": "mining",
    "diplomacy": "scroll-quill",
    "training": "sword-brandish",
    "walls": "brick-wall",
    "wards": "magic-shield",
    "tomb": "tombstone",
    "spawn": "monster-grasp",
}
HEROES: Final[dict[str, str]] = {
    "hero.h1": "visored-helm",
    "hero.h2": "mounted-knight",
    "hero.h3": "wizard-staff",
    "hero.h4": "pine-tree",
    "hero.h5": "hooded-figure",
    "hero.h6": "rune-stone",
    "hero.h7": "viking-head",
    "hero.h8": "ninja-head",
    "hero.h9": "skull-crossed-bones",
    "hero.h10": "evil-minion",
    "hero.h11": "wizard-face",
    "hero.h12": "orc-head",
}
ALIGNMENTS: Final[dict[Alignment, Colour]] = {"good": "white", "neutral": "green", "evil": "black"}
ATTRIBUTES: Final[dict[Attribute, str]] = {"strength": "muscle-up", "agility": "wingfoot", "wisdom": "brain"}
DESTINIES: Final[dict[Destiny, Colour]] = {"gold": "yellow", "silver": "grey", "red": "red"}
ICONS: Final[dict[IconKind, str]] = {
    "special": "star-formation",
    "rout": "flying-flag",
    "damage": "broken-heart",
    "blank": "plain-circle",
}
FINDS: Final[dict[str, str]] = {
    "find.village_food": "wheat",
    "find.village_wood": "wood-pile",
    "find.village_ore": "ore",
    "find.throne": "throne-king",
    "find.portal": "magic-portal",
    "find.dungeon": "dungeon-gate",
    "find.temple": "greek-temple",
    "find.kellos": "prayer",
    "find.merchant": "swap-bag",
    "find.raiders": "bandit",
    "find.scroll": "scroll-unfurled",
    "find.training": "sword-brandish",
}
TITLES: Final[dict[str, str]] = {
    "title.captain": "laurel-crown",
    "title.commander": "crossed-swords",
    "title.primarch": "wizard-staff",
}
FORT: Final = "stone-tower"
CRACKED: Final = "tower-fall"
CITY: Final = "village"
DRAGON_RUNE: Final = "dragon-spiral"
FALSE_RUNE: Final = "plain-circle"
HIDDEN_RUNE: Final = "rune-stone"
FIND: Final = "compass"
ACTIVATION: Final = "pin"
INFLUENCE: Final = "laurel-crown"
TACTICS: Final = "card-random"
FATE: Final = "rolling-dices"
QUEST: Final = "treasure-map"
REWARD: Final = "open-treasure-chest"
OBJECTIVE: Final = "bullseye"
GRAVE: Final = "tombstone"
HEALTH: Final = "hearts"
HERO: Final = "visored-helm"
STRENGTH: Final = "biceps"
STANDING: Final = "person"
SHIELD: Final = "shield"
WILD: Final = "beast-eye"
BASES: Final[dict[Shape, str]] = {
    "triangle": "base-triangle",
    "rectangle": "base-rectangle",
    "circle": "base-circle",
    "hexagon": "base-hexagon",
}
"""The shapes of units' bases, as Fate cards show them."""
