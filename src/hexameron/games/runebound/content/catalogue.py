"""Every printed card as a face: a number for each, in fixed order."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.assets import ASSETS
from hexameron.games.runebound.content.records import Adventure, Asset, Skill, StoryCard
from hexameron.games.runebound.content.skills import SKILLS
from hexameron.games.runebound.content.stories import STORIES
from hexameron.kernel.records import Record

RECORDS: Final[tuple[Record, ...]] = (*SKILLS, *ASSETS, *ADVENTURES, *STORIES)
FACE: Final[dict[str, int]] = {record.id: face for face, record in enumerate(RECORDS)}
SKILL_FACE: Final = 0
ASSET_FACE: Final = SKILL_FACE + len(SKILLS)
ADVENTURE_FACE: Final = ASSET_FACE + len(ASSETS)
STORY_FACE: Final = ADVENTURE_FACE + len(ADVENTURES)


def skill(face: int) -> Skill:
    return SKILLS[face]


def asset(face: int) -> Asset:
    return ASSETS[face - ASSET_FACE]


def adventure(face: int) -> Adventure:
    return ADVENTURES[face - ADVENTURE_FACE]


def story(face: int) -> StoryCard:
    return STORIES[face - STORY_FACE]
