"""Cards with rules of their own, one small function each, by the name in their record."""

from __future__ import annotations

from hexameron.games.mageknight.rules.cards import (
    actions,
    actions_mana,
    artifacts,
    skills,
    skills_shared,
    spells,
    spells_on_players,
    units,
)
from hexameron.games.mageknight.rules.cards.forms import Check, Deal

CHAPTERS = (actions, actions_mana, spells, spells_on_players, artifacts, units, skills, skills_shared)
CAN: dict[str, Check] = {name: check for chapter in CHAPTERS for name, check in chapter.CAN.items()}
"""What some of them need besides the right moment."""
DO: dict[str, Deal] = {name: deal for chapter in CHAPTERS for name, deal in chapter.DO.items()}
