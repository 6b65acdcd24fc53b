"""The closed lists of words that records and effects are written in."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Faction: TypeAlias = Literal["haven", "necropolis", "sanctuary", "stronghold"]
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)

MightSchool: TypeAlias = Literal["virtues", "warcries", "tactics", "warfare", "realm"]
MagicSchool: TypeAlias = Literal["prime", "dark", "light", "earth", "water"]
School: TypeAlias = MightSchool | MagicSchool
MIGHT_SCHOOLS: Final[tuple[MightSchool, ...]] = get_args(MightSchool)
MAGIC_SCHOOLS: Final[tuple[MagicSchool, ...]] = get_args(MagicSchool)
SCHOOLS: Final[tuple[School, ...]] = (*MIGHT_SCHOOLS, *MAGIC_SCHOOLS)

Ability: TypeAlias = Literal["precise", "defence", "endurance", "pierce", "slayer", "fury", "regeneration"]
"""What a unit or creature can do in battle; Endurance counts once for each time it stands there."""
ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)
CREATURES_ONLY: Final[tuple[Ability, ...]] = ("slayer", "fury", "regeneration")

Rank: TypeAlias = Literal["common", "dangerous", "legendary"]
"""The colours of encounters: yellow, purple, gold-brown."""
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)

Element: TypeAlias = Literal["fire", "air", "water", "earth"]
ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)

Slot: TypeAlias = Literal["clothing", "armour", "weapon", "treasure", "pouch"]
"""The types of artifacts; a hero carries one of each."""
SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)

Phase: TypeAlias = Literal["crescent", "quarter", "full"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Reputation: TypeAlias = Literal["tears", "balance", "blood"]
REPUTATIONS: Final[tuple[Reputation, ...]] = get_args(Reputation)

Action: TypeAlias = Literal["activation", "construction", "recruitment", "gathering"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)

Terrain: TypeAlias = Literal["open", "mountains", "water", "port"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)

Direction: TypeAlias = Literal["north", "east", "south", "west"]

Face: TypeAlias = Literal["skull", "two_skulls", "luck", "laurel", "bad_luck"]
FACES: Final[tuple[Face, ...]] = get_args(Face)
