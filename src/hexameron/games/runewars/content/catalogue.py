"""Every printed card and token as a face: a number for each kind, in fixed order. Copies share a face."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.cities import CITIES
from hexameron.games.runewars.content.fate import FATE
from hexameron.games.runewars.content.finds import FINDS
from hexameron.games.runewars.content.heroes import HEROES
from hexameron.games.runewars.content.objectives import OBJECTIVES
from hexameron.games.runewars.content.quests import QUESTS
from hexameron.games.runewars.content.records import (
    City,
    FateCard,
    Find,
    Hero,
    Objective,
    Quest,
    RewardCard,
    Rune,
    SeasonCard,
    Tactic,
)
from hexameron.games.runewars.content.rewards import REWARDS
from hexameron.games.runewars.content.seasons import SEASONS
from hexameron.games.runewars.content.tactics import TACTICS
from hexameron.games.runewars.content.tokens import RUNES
from hexameron.kernel.records import Record

RECORDS: Final[tuple[Record, ...]] = (
    *FATE,
    *TACTICS,
    *SEASONS,
    *QUESTS,
    *REWARDS,
    *OBJECTIVES,
    *HEROES,
    *CITIES,
    *FINDS,
    *RUNES,
)
FACE: Final[dict[str, int]] = {record.id: face for face, record in enumerate(RECORDS)}
_TACTIC: Final = len(FATE)
_SEASON: Final = _TACTIC + len(TACTICS)
_QUEST: Final = _SEASON + len(SEASONS)
_REWARD: Final = _QUEST + len(QUESTS)
_OBJECTIVE: Final = _REWARD + len(REWARDS)
_HERO: Final = _OBJECTIVE + len(OBJECTIVES)
_CITY: Final = _HERO + len(HEROES)
_FIND: Final = _CITY + len(CITIES)
_RUNE: Final = _FIND + len(FINDS)


def fate(face: int) -> FateCard:
    return FATE[face]


def tactic(face: int) -> Tactic:
    return TACTICS[face - _TACTIC]


def season(face: int) -> SeasonCard:
    return SEASONS[face - _SEASON]


def quest(face: int) -> Quest:
    return QUESTS[face - _QUEST]


def reward(face: int) -> RewardCard:
    return REWARDS[face - _REWARD]


def objective(face: int) -> Objective:
    return OBJECTIVES[face - _OBJECTIVE]


def hero(face: int) -> Hero:
    return HEROES[face - _HERO]


def city(face: int) -> City:
    return CITIES[face - _CITY]


def find(face: int) -> Find:
    return FINDS[face - _FIND]


def rune(face: int) -> Rune:
    return RUNES[face - _RUNE]
