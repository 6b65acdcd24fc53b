"""The forms that printed things have."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexameron.games.runebound.content.effects import Effect, Ending, Nothing, Rule
from hexameron.games.runebound.content.terms import (
    AssetType,
    Attribute,
    Deck,
    ScenarioName,
    SiteKind,
    SkillSet,
    Symbol,
    Trait,
)
from hexameron.kernel.records import Record


class Side(msgspec.Struct, frozen=True):
    """One side of a combat token; ``gold`` counts for initiative."""

    symbol: Symbol
    value: int = 1
    gold: bool = False


class Token(Record, frozen=True, kw_only=True):
    """A combat token with both its sides. ``of`` is the hero, asset or enemy that casts it."""

    sides: tuple[Side, Side]
    of: str


class Hero(Record, frozen=True, kw_only=True):
    """A hero card, both its sides."""

    life: int
    speed: int
    hand: int
    body: int
    mind: int
    spirit: int
    gold: int
    start: SiteKind
    setup: Effect
    rules: tuple[Rule, ...]


class Skill(Record, frozen=True, kw_only=True):
    """A skill card. The cost counts trophies of each deck and, as ``any``, of any."""

    set: SkillSet
    type: Attribute
    cost: tuple[Deck | Literal["any"], ...]
    star: bool = False
    rules: tuple[Rule, ...]


class Asset(Record, frozen=True, kw_only=True):
    """An asset card. ``code`` is also that of its combat token."""

    code: str
    type: AssetType
    cost: int
    rules: tuple[Rule, ...] = ()
    trade: int = 0


class Enemy(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be fought. Life may follow the state (rules/fighters.py)."""

    life: int
    traits: tuple[Trait, ...]
    rules: tuple[Rule, ...]
    reward: Effect = Nothing()
    life_per_lore: int = 0


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Two options of which one is resolved; ``rumour`` names the one that is kept (RB-EVENT-04)."""

    a: Effect
    b: Effect
    rumour: Literal["", "a", "b"] = ""
    places: tuple[str, ...] = ()
    """Where the rumour can be resolved: kinds of sites, terrains of the wilderness or hexes."""


class Quest(msgspec.Struct, frozen=True, kw_only=True):
    """A quest: where, what is done there, and how it can end."""

    places: tuple[str, ...]
    endings: tuple[Ending, ...]
    test: Attribute | Literal["", "none"] = ""
    """The attribute tested; "" explores, ``none`` just arrives."""


class Adventure(Record, frozen=True, kw_only=True):
    """An adventure card."""

    deck: Deck
    scenario: ScenarioName | Literal[""] = ""
    what: Enemy | Event | Quest


class StoryCard(Record, frozen=True, kw_only=True):
    """A story card. ``drawn`` is done at once by the board, ``every`` by each hero in turn order.

    With ``places`` it is a story quest: it stays on the track until completed; with ``stays`` each hero
    completes it once. What is done there: an effect, endings after exploring, or a fight.
    """

    scenario: ScenarioName
    drawn: Effect = Nothing()
    every: Effect = Nothing()
    places: tuple[str, ...] = ()
    effect: Effect = Nothing()
    endings: tuple[Ending, ...] = ()
    enemy: Enemy | None = None
    stays: bool = False


class ScenarioCard(Record, frozen=True, kw_only=True):
    """A scenario card: where the villain appears, and the villain of side B."""

    scenario: ScenarioName
    lair: str
    villain: str
    token: str
    enemy: Enemy
    floor: int
