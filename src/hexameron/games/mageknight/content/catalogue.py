"""All printed things by number: a face is a number, and tells what lies behind it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from hexameron.games.mageknight.content.actions import ADVANCED_ACTIONS, BASIC_ACTIONS, HERO_ACTIONS, WOUND
from hexameron.games.mageknight.content.artifacts import ARTIFACTS
from hexameron.games.mageknight.content.effects import Choice, Effect
from hexameron.games.mageknight.content.enemies import ENEMIES
from hexameron.games.mageknight.content.records import Deed, Enemy, Ruin, Skill, Tile, UnitCard
from hexameron.games.mageknight.content.ruins import RUINS
from hexameron.games.mageknight.content.skills import SKILLS
from hexameron.games.mageknight.content.spells import SPELLS
from hexameron.games.mageknight.content.tactics import TACTICS
from hexameron.games.mageknight.content.tiles import TILES
from hexameron.games.mageknight.content.units import UNITS

WOUND_FACE: Final = 0
DEEDS: Final[tuple[Deed, ...]] = (
    WOUND,
    *BASIC_ACTIONS,
    *HERO_ACTIONS,
    *ADVANCED_ACTIONS,
    *SPELLS,
    *ARTIFACTS,
)

__all__ = [
    "DEEDS",
    "DEED_FACE",
    "ENEMIES",
    "RUINS",
    "SKILLS",
    "TILES",
    "UNITS",
    "choices",
    "deed",
    "enemy",
    "ruin",
    "skill",
    "tile",
    "unit",
]

UNIT_FACE: Final = 200
ENEMY_FACE: Final = 300
RUIN_FACE: Final = 400
TILE_FACE: Final = 500
SKILL_FACE: Final = 600
COLOUR_FACE: Final = 700
"""A secretly chosen colour."""
CHOSEN_FACE: Final = 720
"""The Shield of a player, by seat, when a team secretly picks one."""
TACTIC_FACE: Final = 740
TACTIC_FACES: Final = {tactic.id: TACTIC_FACE + n for n, tactic in enumerate(TACTICS)}
"""Tactics are no things, since they have no secret; but they are cards to look at."""

DEED_FACE: Final = {deed.id: face for face, deed in enumerate(DEEDS)}
_FIRST_TILES: Final = {"start": 0, "countryside": 2, "core": 16, "city": 20}
"""Where the faces of a kind of tiles begin; that of countryside tiles has room for more."""
TILE_FACES: Final = {
    tile.id: TILE_FACE + first + n
    for kind, first in _FIRST_TILES.items()
    for n, tile in enumerate([tile for tile in TILES if tile.kind == kind])
}
TILE_OF_FACE: Final = {face: tile for tile in TILES for face in (TILE_FACES[tile.id],)}


def deed(face: int) -> Deed:
    return DEEDS[face]


def unit(face: int) -> UnitCard:
    return UNITS[face - UNIT_FACE]


def enemy(face: int) -> Enemy:
    return ENEMIES[face - ENEMY_FACE]


def ruin(face: int) -> Ruin:
    return RUINS[face - RUIN_FACE]


def tile(face: int) -> Tile:
    return TILE_OF_FACE[face]


def skill(face: int) -> Skill:
    return SKILLS[face - SKILL_FACE]


# ---------------------------------------------------------------------- choices


@cache
def choices(face: int) -> tuple[tuple[str, Choice], ...]:
    """All choices that a card, unit or Skill offers; those of a card with the half they belong to.

    Questions name a choice by its place here.
    """
    roots: list[tuple[str, Effect]] = []
    if 0 <= face < UNIT_FACE:
        halves = (("basic", deed(face).basic), ("strong", deed(face).strong))
        roots = [(way, half) for way, half in halves if half is not None]
    elif UNIT_FACE <= face < ENEMY_FACE:
        roots = [("", ability.effect) for ability in unit(face).abilities]
    elif SKILL_FACE <= face < COLOUR_FACE:
        roots = [("", skill(face).effect)]
    return tuple((way, choice) for way, root in roots for choice in _choices_in(root))


def _choices_in(effect: Effect) -> Iterator[Choice]:
    if isinstance(effect, Choice):
        yield effect
    for part in effect.parts():
        yield from _choices_in(part)
