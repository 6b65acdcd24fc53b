"""Rune tokens and developments."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.records import Development, Rune
from hexameron.games.runewars.content.terms import WORKS

RUNES: Final = (
    Rune(id="rune.dragon", source="rulebook", dragon=True, copies=21),
    Rune(id="rune.false", source="rulebook", dragon=False, copies=17),
)
DEVELOPMENTS: Final = tuple(Development(id=f"work.{work}", source="rulebook", work=work) for work in WORKS)
RESOURCES_GIVE: Final = 1
DIPLOMACY_GIVES: Final = 2
TRAINING_GIVES: Final = 1
WALLS_STRENGTH: Final = 2
TOMB_ROUTS: Final = 3
SPAWN_DAMAGE: Final = 4
WARDS_RETREAT: Final = 1
