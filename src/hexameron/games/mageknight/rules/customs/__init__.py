"""Cards with rules of their own, one small function each, by the name in their record."""

from __future__ import annotations

from hexameron.games.mageknight.rules.customs import actions, artifacts, skills, units
from hexameron.games.mageknight.rules.customs.forms import Check, Deal

CAN: dict[str, Check] = {**actions.CAN, **artifacts.CAN, **units.CAN, **skills.CAN}
"""What some of them need besides the right moment."""
DO: dict[str, Deal] = {**actions.DO, **artifacts.DO, **units.DO, **skills.DO}
