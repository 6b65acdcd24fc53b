"""Cards with rules of their own, one small function each, by the name in their record."""

from __future__ import annotations

from hexameron.games.mageknight.rules.customs import actions, artifacts, skills, spells, units
from hexameron.games.mageknight.rules.customs.forms import Check, Deal

CAN: dict[str, Check] = {**actions.CAN, **spells.CAN, **artifacts.CAN, **units.CAN, **skills.CAN}
"""What some of them need besides the right moment."""
DO: dict[str, Deal] = {**actions.DO, **spells.DO, **artifacts.DO, **units.DO, **skills.DO}
