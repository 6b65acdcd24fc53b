"""All printed things by number: a face is a number, and tells what lies behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.content.artifacts import ARTIFACTS
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.heroes import HEROES, TALENTS
from hexameron.games.heroes.content.records import (
    Artifact,
    Encounter,
    Scroll,
    Skill,
    Tile,
    Treasure,
    Week,
)
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.sites import SITES
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.content.tiles import TILES
from hexameron.games.heroes.content.towns import BUILDINGS, TOWNS
from hexameron.games.heroes.content.tracks import LENGTHS
from hexameron.games.heroes.content.treasures import TREASURES
from hexameron.games.heroes.content.units import ELEMENTALS, UNITS
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.kernel.records import Record

SCROLL_FACE: Final = 0
ARTIFACT_FACE: Final = 100
TREASURE_FACE: Final = 200
WEEK_FACE: Final = 300
SKILL_FACE: Final = 400
ENCOUNTER_FACE: Final = 500
TILE_FACE: Final = 600

DRAWN: Final[tuple[tuple[int, Sequence[Record]], ...]] = (
    (SCROLL_FACE, SCROLLS),
    (ARTIFACT_FACE, ARTIFACTS),
    (TREASURE_FACE, TREASURES),
    (WEEK_FACE, WEEKS),
    (SKILL_FACE, SKILLS),
    (ENCOUNTER_FACE, ENCOUNTERS),
    (TILE_FACE, TILES),
)
"""What is shuffled or drawn, so that it is a thing with a face; with the first face of its kind."""
FACE: Final = {record.id: first + n for first, kind in DRAWN for n, record in enumerate(kind)}

RECORDS: Final[tuple[Record, ...]] = (
    *(record for _, kind in DRAWN for record in kind),
    *SITES,
    *ACTION_CARDS,
    *TOWNS,
    *BUILDINGS,
    *UNITS,
    *ELEMENTALS,
    *TALENTS,
    *HEROES,
    *LENGTHS,
)
"""Everything that is printed."""


def scroll(face: int) -> Scroll:
    return SCROLLS[face - SCROLL_FACE]


def artifact(face: int) -> Artifact:
    return ARTIFACTS[face - ARTIFACT_FACE]


def treasure(face: int) -> Treasure:
    return TREASURES[face - TREASURE_FACE]


def week(face: int) -> Week:
    return WEEKS[face - WEEK_FACE]


def skill(face: int) -> Skill:
    return SKILLS[face - SKILL_FACE]


def encounter(face: int) -> Encounter:
    return ENCOUNTERS[face - ENCOUNTER_FACE]


def tile(face: int) -> Tile:
    return TILES[face - TILE_FACE]
