"""The forms that printed things have."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexameron.games.heroes.content.effects import Effect, Rule
from hexameron.games.heroes.content.terms import (
    Ability,
    Action,
    Direction,
    Element,
    Faction,
    Phase,
    Rank,
    Reputation,
    School,
    Slot,
    Terrain,
)
from hexameron.kernel.records import Record


class Square(msgspec.Struct, frozen=True):
    """A field of a tile. An encounter icon has a rank and points to the field that it guards."""

    terrain: Terrain
    site: str = ""
    icon: Rank | None = None
    arrow: Direction | None = None


class Tile(Record, frozen=True, kw_only=True):
    """A map tile: its sixteen fields, row by row from the top as printed."""

    number: int
    squares: tuple[Square, ...]


class Site(Record, frozen=True, kw_only=True):
    """A place on the map. Who controls it has Power and income; who explores it has its effect once."""

    use: Literal["control", "explore", "portal"]
    power: int = 0
    gold: int = 0
    resources: int = 0
    explored: Effect | None = None


class ActionCard(Record, frozen=True, kw_only=True):
    """An action card: one of two actions. The special one comes with the market."""

    actions: tuple[Action, Action]
    special: bool = False


class Town(Record, frozen=True, kw_only=True):
    """A faction's city board: colour, emblem, and what each level costs in resources, level I first."""

    faction: Faction
    colour: str
    emblem: str
    level_costs: tuple[int, int, int, int]


class Cost(msgspec.Struct, frozen=True):
    """A price, with the artifact that it takes."""

    resources: int = 0
    gold: int = 0
    artifact: str = ""


BuildingKind = Literal["income", "market", "elite", "limit", "hall", "portal", "command", "unique", "asha"]


class Building(Record, frozen=True, kw_only=True):
    """A building token: one of the costs is paid, in a city of at least this level."""

    faction: Faction
    kind: BuildingKind
    level: int
    costs: tuple[Cost, ...]
    rules: tuple[Rule, ...]


class Side(msgspec.Struct, frozen=True):
    """One side of a unit token."""

    gold: int
    abilities: tuple[Ability, ...] = ()


class Unit(Record, frozen=True, kw_only=True):
    """A type of unit; the city level that opens it is its price list's row."""

    faction: Faction
    level: int
    strength: int
    initiative: int
    copies: int
    basic: Side
    elite: Side


class Elemental(Record, frozen=True, kw_only=True):
    """A summoned stack with Numbers."""

    element: Element
    strength: int
    initiative: int
    numbers: int
    abilities: tuple[Ability, ...] = ()


class Encounter(Record, frozen=True, kw_only=True):
    """An encounter token: creatures in front, experience and chests on the back."""

    rank: Rank
    strength: int
    initiative: int
    numbers: int
    abilities: tuple[Ability, ...] = ()
    elite: bool = False
    experience: int
    chests: int


class Talent(Record, frozen=True, kw_only=True):
    """A starting ability of heroes."""

    rules: tuple[Rule, ...]


class Hero(Record, frozen=True, kw_only=True):
    """A hero card."""

    faction: Faction
    strength: int
    magic: int
    initiative: int
    command: int
    talents: tuple[str, str]
    schools: tuple[School, School, School]
    reputation: Reputation


class Second(msgspec.Struct, frozen=True):
    """The second rule of a card: instead of the first (``or``), or in addition to it (``and``)."""

    joined: Literal["or", "and"]
    rule: Rule


def either(rule: Rule) -> Second:
    """This instead of the first rule."""
    return Second("or", rule)


def also(rule: Rule) -> Second:
    """This in addition to the first rule."""
    return Second("and", rule)


class Lore(Record, frozen=True, kw_only=True):
    """A card with a school: the first rule is for everybody, the second for heroes of the school."""

    school: School
    first: Rule
    second: Second


class Skill(Lore, frozen=True, kw_only=True):
    """A skill card, one copy in the deck of each of these factions."""

    kind: Literal["might", "magic"]
    factions: tuple[Faction, ...]


class Scroll(Lore, frozen=True, kw_only=True):
    """A magic scroll; its level is the Magic that it asks for."""

    level: int


class Artifact(Record, frozen=True, kw_only=True):
    """An artifact card."""

    slot: Slot
    rules: tuple[Rule, ...] = ()


class Treasure(Record, frozen=True, kw_only=True):
    """A Treasure card with four parts."""

    parts: tuple[Effect, Effect, Effect, Effect]


class Week(Record, frozen=True, kw_only=True):
    """A Week card; its rules touch all players and both sides of a battle."""

    phase: Phase
    dark: bool = False
    rules: tuple[Rule, ...] = ()


class Length(Record, frozen=True, kw_only=True):
    """A length of the game: so many Week cards of each phase."""

    weeks_per_phase: int
