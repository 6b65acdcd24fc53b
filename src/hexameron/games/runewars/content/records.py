"""The forms that printed things have."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexameron.games.runewars.content.effects import Effect, Fact, Rule
from hexameron.games.runewars.content.terms import (
    Alignment,
    Border,
    Compass,
    Destiny,
    DialIcon,
    Equipment,
    FactionName,
    FindKind,
    IconKind,
    OrderName,
    SeasonName,
    Shape,
    TitleName,
    Trait,
    Work,
)
from hexameron.kernel.records import Record


class Unit(Record, frozen=True, kw_only=True):
    """A kind of unit.

    ``faction`` is "" for neutral ones; ``duel`` is what their special icon does in a duel quest.
    """

    faction: FactionName | Literal[""] = ""
    figures: int
    shape: Shape
    health: int
    initiative: int
    traits: tuple[Trait, ...] = ()
    ability: str
    """The name of the special ability, an entry of the lexicon."""
    effect: Effect
    duel: Effect | None = None

    @property
    def name(self) -> str:
        return f"unit.{self.id}"


class Icon(msgspec.Struct, frozen=True):
    """What a section of a Fate card shows."""

    kind: IconKind
    n: int = 0


class FateCard(Record, frozen=True, kw_only=True):
    """A Fate card: its destiny symbol and the sections of the four shapes."""

    number: int
    destiny: Destiny
    sections: dict[Shape, Icon]
    copies: int = 1


class Faction(Record, frozen=True, kw_only=True):
    """A faction sheet. A dial has nine spaces, from 0 to 8, in the order food, wood, ore."""

    alignment: Alignment
    influence: int
    tactics: int
    start: tuple[int, int, int]
    dials: tuple[tuple[DialIcon, ...], tuple[DialIcon, ...], tuple[DialIcon, ...]]
    works: tuple[Work, ...]
    units: tuple[str, ...]
    tile: str

    @property
    def name(self) -> str:
        return f"faction.{self.id}"


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """One hex of a tile, where it lies in the printed orientation, and what it provides."""

    code: str
    at: tuple[int, int]
    food: int = 0
    wood: int = 0
    ore: int = 0
    wild: tuple[str, int] | None = None
    """The neutral units that are placed there in set-up."""
    city: bool = False
    borders: dict[Compass, Border] = {}
    given: tuple[str, ...] = ()


class Tile(Record, frozen=True, kw_only=True):
    """A map tile, or the home realm of a faction."""

    faction: FactionName | Literal[""] = ""
    areas: tuple[Area, ...]


class City(Record, frozen=True, kw_only=True):
    """A city token: Rally Support takes one of its four benefits."""

    shape: Shape
    units: int
    tactics: int
    influence: int
    quests: int
    copies: int = 1


class Hero(Record, frozen=True, kw_only=True):
    """A hero card; ``number`` is also that of the figure."""

    number: int
    alignment: Alignment
    strength: int
    agility: int
    wisdom: int
    health: int
    rules: tuple[Rule, ...]
    copies: int = 1


class Quest(Record, frozen=True, kw_only=True):
    """A quest card: the area, what is done there, and the tile it brings in set-up.

    Without an area it is attempted in any area of another player's home realm.
    """

    area: str
    effect: Effect
    tile: str = ""
    copies: int = 1


class RewardCard(Record, frozen=True, kw_only=True):
    """A reward card."""

    copies: int = 1
    equipment: Equipment = ""
    rules: tuple[Rule, ...]


class Tactic(Record, frozen=True, kw_only=True):
    """A tactics card.

    One of its moments, and what it does; ``false_rune`` cards are skipped in the longer game.
    """

    copies: int
    rule: Rule
    false_rune: bool = False


class SeasonCard(Record, frozen=True, kw_only=True):
    """A season card: its primary ability; the secondary one is that of its season."""

    season: SeasonName
    copies: int = 1
    council: bool = False
    effect: Effect
    false_rune: bool = False


class Objective(Record, frozen=True, kw_only=True):
    """An objective card: everything that must be true, and what is paid besides."""

    alignment: Alignment
    facts: tuple[Fact, ...]
    pays: int = 0
    """Influence that is paid when the card is fulfilled."""
    any_time: bool = False
    """Fulfilled outside the own turn as well, right after the battle."""
    copies: int = 1


class Title(Record, frozen=True, kw_only=True):
    """A title card."""

    title: TitleName
    rules: tuple[Rule, ...]
    copies: int = 1


class Order(Record, frozen=True, kw_only=True):
    """An order card; everybody has the same eight."""

    number: int
    order: OrderName
    bonus: bool = True
    copies: int = 1


class Find(Record, frozen=True, kw_only=True):
    """An exploration token, with how many there are of each back."""

    kind: FindKind
    ones: int
    twos: int
    effect: Effect


class Rune(Record, frozen=True, kw_only=True):
    """A rune token."""

    dragon: bool
    copies: int


class Development(Record, frozen=True, kw_only=True):
    """A development token."""

    work: Work
