"""The words that printed things are told in."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

"""Where the facts of a printed thing come from."""

Terrain: TypeAlias = Literal["plains", "hills", "water", "forest", "mountain"]
TERRAINS: Final[tuple[Terrain, ...]] = ("plains", "hills", "water", "forest", "mountain")
Ground: TypeAlias = Literal["plains", "hills", "water", "forest", "mountain", "city"]
"""What a hex is; a city stands for every terrain (RB-MAP-04)."""
Need: TypeAlias = Literal["plains", "hills", "water", "forest", "mountain", "wild"]
"""A symbol of a quest's requirement."""

SiteKind: TypeAlias = Literal["city", "town", "shrine", "stronghold"]
SITE_KINDS: Final[tuple[SiteKind, ...]] = ("city", "town", "shrine", "stronghold")

Deck: TypeAlias = Literal["soc", "com", "exp"]
DECKS: Final[tuple[Deck, ...]] = ("soc", "com", "exp")
"""Social encounters, combat and exploration: adventure cards, trophies, gems and orbs."""

Attribute: TypeAlias = Literal["body", "mind", "spirit"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = ("body", "mind", "spirit")

AssetType: TypeAlias = Literal["weapon", "clothing", "equipment", "movement", "goods"]
ASSET_TYPES: Final[tuple[AssetType, ...]] = ("weapon", "clothing", "equipment", "movement", "goods")

SkillSet: TypeAlias = Literal["wild", "military", "road", "low", "gods", "runes"]
SKILL_SETS: Final[tuple[SkillSet, ...]] = ("wild", "military", "road", "low", "gods", "runes")

Symbol: TypeAlias = Literal["phy", "mag", "ene", "agi", "sur", "shi", "dbl", "dash"]
"""Physical, magic and enemy damage, agility, surge, shield, doubling, dash."""
DAMAGE: Final[tuple[Symbol, ...]] = ("phy", "mag", "ene")
Damage: TypeAlias = Literal["phy", "mag", "ene"]

Trait: TypeAlias = Literal[
    "savage",
    "warrior",
    "mystic",
    "trickster",
    "humanoid",
    "giant",
    "beast",
    "demon",
    "dragon",
    "undead",
    "villain",
]

ScenarioName: TypeAlias = Literal["margath", "dead_king"]
SCENARIOS: Final[tuple[ScenarioName, ...]] = ("margath", "dead_king")

HeroName: TypeAlias = Literal["corbin", "mok", "laurel", "hawthorne", "lyssa", "thorn"]
