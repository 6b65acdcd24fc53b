"""How things of an adventure look: icons of the game-icons set, colours and shapes."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.terms import AssetType, Attribute, Deck, Ground, SiteKind, Symbol
from hexameron.kernel.scene import Die
from hexameron.kernel.text import Text
from hexameron.kernel.words import Colour, PieceShape, Terrain

GROUND: Final[dict[Ground, tuple[Terrain, str]]] = {
    "plains": ("plains", ""),
    "hills": ("hills", "hills"),
    "water": ("water", "waves"),
    "forest": ("forest", "pine-tree"),
    "mountain": ("mountain", "peaks"),
    "city": ("city", "castle"),
}
"""The tint of a hex, and the faint emblem on it."""
SITES: Final[dict[SiteKind, str]] = {
    "city": "castle",
    "town": "village",
    "shrine": "greek-temple",
    "stronghold": "stone-tower",
}
DECK_ICONS: Final[dict[Deck, str]] = {"soc": "discussion", "com": "crossed-swords", "exp": "compass"}
DECK_COLOURS: Final[dict[Deck, Colour]] = {"soc": "purple", "com": "orange", "exp": "green"}
DECK_SHAPES: Final[dict[Deck, PieceShape]] = {"soc": "diamond", "com": "triangle", "exp": "hexagon"}
SYMBOLS: Final[dict[Symbol, str]] = {
    "phy": "broadsword",
    "mag": "magic-swirl",
    "ene": "claw-slashes",
    "agi": "wingfoot",
    "sur": "lightning-trio",
    "shi": "shield",
    "dbl": "double-ringed-orb",
    "dash": "plain-circle",
}
SYMBOL_COLOURS: Final[dict[Symbol, Colour]] = {
    "phy": "red",
    "mag": "blue",
    "ene": "red",
    "agi": "green",
    "sur": "yellow",
    "shi": "steel",
    "dbl": "purple",
    "dash": "grey",
}
DICE_ICONS: Final = ("star-formation", "wheat", "three-leaves", "pine-tree", "hills", "waves")
"""The faces of a terrain die."""
DICE: Final = tuple(Die(icon, Text(f"face.{face}")) for face, icon in enumerate(DICE_ICONS))
ATTRIBUTES: Final[dict[Attribute, str]] = {"body": "muscle-up", "mind": "brain", "spirit": "prayer"}
ATTRIBUTE_COLOURS: Final[dict[Attribute, Colour]] = {"body": "red", "mind": "blue", "spirit": "purple"}
ASSETS: Final[dict[AssetType, str]] = {
    "weapon": "broadsword",
    "clothing": "breastplate",
    "equipment": "knapsack",
    "movement": "boots",
    "goods": "swap-bag",
}
ASSET_COLOURS: Final[dict[AssetType, Colour]] = {
    "weapon": "red",
    "clothing": "steel",
    "equipment": "brown",
    "movement": "green",
    "goods": "yellow",
}
HEROES: Final = {
    "hero.corbin": "viking-head",
    "hero.mok": "orc-head",
    "hero.laurel": "elf-helmet",
    "hero.hawthorne": "visored-helm",
    "hero.lyssa": "cat",
    "hero.thorn": "wizard-face",
}
TRAITS: Final = {
    "dragon": "dragon-head",
    "undead": "skull-crossed-bones",
    "demon": "daemon-skull",
    "giant": "giant",
    "beast": "wolf-head",
    "humanoid": "bandit",
}
VILLAINS: Final = {"villain.margath": "spiked-dragon-head", "villain.vorakesh": "crowned-skull"}
(
    ABILITY,
    LIFE,
    GOLD,
    SPEED,
    HAND,
    TROPHY,
    LORE,
    ALLY,
    ZOMBIE,
    QUEST,
    STORY,
    TIME,
    ACTION,
    INITIATIVE,
    DAMAGE,
) = (
    "sparkles",
    "hearts",
    "two-coins",
    "walking-boot",
    "card-random",
    "trophy",
    "scroll-unfurled",
    "two-shadows",
    "shambling-zombie",
    "treasure-map",
    "scroll-quill",
    "hourglass",
    "sprint",
    "feather",
    "broken-heart",
)


def enemy_icon(traits: tuple[str, ...]) -> str:
    """An enemy by the most telling of its traits."""
    return next((icon for trait, icon in TRAITS.items() if trait in traits), "monster-grasp")
