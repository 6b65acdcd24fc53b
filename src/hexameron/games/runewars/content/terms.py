"""The words that printed things are told in."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

FactionName: TypeAlias = Literal["humans", "elves", "undead", "uthuk"]
FACTION_NAMES: Final[tuple[FactionName, ...]] = ("humans", "elves", "undead", "uthuk")

Alignment: TypeAlias = Literal["good", "neutral", "evil"]
ALIGNMENTS: Final[tuple[Alignment, ...]] = ("good", "neutral", "evil")

Resource: TypeAlias = Literal["food", "wood", "ore"]
RESOURCES: Final[tuple[Resource, ...]] = ("food", "wood", "ore")
"""In the order of the dials."""

SeasonName: TypeAlias = Literal["spring", "summer", "fall", "winter"]
SEASON_NAMES: Final[tuple[SeasonName, ...]] = ("spring", "summer", "fall", "winter")

Shape: TypeAlias = Literal["triangle", "rectangle", "circle", "hexagon"]
SHAPES: Final[tuple[Shape, ...]] = ("triangle", "rectangle", "circle", "hexagon")
"""The bases of units, and the sections of a Fate card."""

Trait: TypeAlias = Literal["fast", "flying"]
TRAITS: Final[tuple[Trait, ...]] = ("fast", "flying")

Destiny: TypeAlias = Literal["gold", "silver", "red"]
DESTINIES: Final[tuple[Destiny, ...]] = ("gold", "silver", "red")
"""Success, retreat and failure of diplomacy; the three results of a test."""

IconKind: TypeAlias = Literal["special", "rout", "damage", "blank"]
ICON_KINDS: Final[tuple[IconKind, ...]] = ("special", "rout", "damage", "blank")

Attribute: TypeAlias = Literal["strength", "agility", "wisdom"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = ("strength", "agility", "wisdom")
"""In the order of a hero's training tokens."""

Border: TypeAlias = Literal["mountain", "water"]
BORDERS: Final[tuple[Border, ...]] = ("mountain", "water")

Compass: TypeAlias = Literal["SE", "S", "SW", "NW", "N", "NE"]
COMPASS: Final[tuple[Compass, ...]] = ("SE", "S", "SW", "NW", "N", "NE")
"""Clockwise, as the kernel numbers the sides of flat hexes."""

Deck: TypeAlias = Literal["tactics", "quest", "reward"]

DialIcon: TypeAlias = str
"""What a space of a dial shows: a kind of unit, ``tactics``, ``influence`` or nothing."""

Work: TypeAlias = Literal["resources", "diplomacy", "training", "walls", "wards", "tomb", "spawn"]
WORKS: Final[tuple[Work, ...]] = ("resources", "diplomacy", "training", "walls", "wards", "tomb", "spawn")
"""The developments; the last four are the defences of the factions."""

Equipment: TypeAlias = Literal["", "weapon", "armor"]
TitleName: TypeAlias = Literal["captain", "commander", "primarch"]
OrderName: TypeAlias = Literal[
    "strategize", "mobilize", "conquer", "harvest", "recruit", "rally", "power", "fortify"
]
FindKind: TypeAlias = Literal["destructible", "location", "event"]
"""What an exploration token is."""
