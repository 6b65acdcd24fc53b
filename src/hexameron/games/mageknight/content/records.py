"""The forms that printed things have."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexameron.games.mageknight.content.colours import NO_COLOUR
from hexameron.games.mageknight.content.effects import Effect
from hexameron.kernel import records

DeedKind = Literal["basic", "advanced", "spell", "artifact", "wound"]
Icon = Literal["move", "influence", "combat", "healing", "special"]


class Record(records.Record, frozen=True, kw_only=True):
    """A printed thing of this game."""

    source: records.Source = "published"
    expansion: bool = False
    """Of the Lost Legion set, in use only where the group agreed on it."""


class Deed(Record, frozen=True, kw_only=True):
    """A Deed card. A spell's strong half has a name of its own."""

    kind: DeedKind
    colour: int = NO_COLOUR
    basic: Effect | None = None
    strong: Effect | None = None
    strong_id: str = ""
    number: int = 0
    icons: tuple[Icon, ...] = ()
    banner: bool = False
    interactive: bool = False
    """A spell that acts on other players (109 to 112)."""


class Ability(msgspec.Struct, frozen=True):
    """One of the things a unit can do when it is activated, perhaps for mana."""

    effect: Effect
    mana: tuple[int, ...] = ()


class UnitCard(Record, frozen=True, kw_only=True):
    """A unit to recruit."""

    elite: bool
    copies: int
    level: int
    cost: int
    armour: int
    resists: tuple[str, ...] = ()
    sites: str
    """Where it can be recruited: letters of V M K T C."""
    abilities: tuple[Ability, ...]


SkillKind = Literal["turn", "round", "interactive", "permanent"]
Play = Literal["any", "competitive", "cooperative"]


class Skill(Record, frozen=True, kw_only=True):
    """A Skill token of a hero."""

    hero: str
    kind: SkillKind
    effect: Effect
    play: Play = "any"


class Tactic(Record, frozen=True, kw_only=True):
    """A Tactics card; its number sets the turn order."""

    number: int
    night: bool


class Blow(msgspec.Struct, frozen=True):
    """One attack of an enemy."""

    n: int
    element: str = "physical"


class Enemy(Record, frozen=True, kw_only=True):
    """An enemy token. One that summons has no attack of its own for each summons."""

    colour: str
    copies: int
    armour: int
    blows: tuple[Blow, ...] = ()
    summons: int = 0
    abilities: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    fame: int
    elusive: int = 0
    """The higher Armor of an Elusive enemy."""
    defend: int = 0
    reputation: int = 0
    """Reputation for defeating it anywhere."""


class Ruin(Record, frozen=True, kw_only=True):
    """A Ruins token: an altar that wants mana, or a fight; and the reward."""

    tribute: tuple[int, ...] = ()
    fight: tuple[str, ...] = ()
    reward: tuple[str, ...]
    fame: int = 0


class Hero(Record, frozen=True, kw_only=True):
    """A hero: the own cards, and the crystals that it starts with as a Virtual Player."""

    cards: tuple[tuple[str, str], ...]
    """Own cards with the basic card that each replaces: one of the base game, one of the expansion."""
    crystals: tuple[int, ...]


class Tile(Record, frozen=True, kw_only=True):
    """A map tile: terrain and site of its seven spaces, the centre first, then clockwise from the east."""

    kind: Literal["start", "countryside", "core", "city"]
    spaces: tuple[tuple[str, str], ...]
    city: str = ""
