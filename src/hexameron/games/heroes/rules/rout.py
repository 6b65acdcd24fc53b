"""Rout: creatures that run from a mighty hero without a battle (ROUT, DARK-06)."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.rules import effects, values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules

MANY: Final = 9
"""Units in an army that count for Rout."""


def value(t: Conquest, hero: Hero) -> int:
    """A hero's Rout: many units, a mighty elite unit, skills and artifacts (HE-ROUT-01..05, HE-ROUT-14)."""
    many = t.army_size(hero) >= MANY
    mighty = any(
        n and t.unit(hero.seat, level).strength >= tracks.ROUT_STRENGTH
        for level, n in enumerate(hero.elite, 1)
    )
    return int(many) + int(mighty) + values.rout_bonus(t, hero)


def threshold(t: Conquest, token: int) -> int:
    """The Rout that an encounter flees from (HE-ROUT-07..09, HE-DARK-06)."""
    return tracks.ROUT[t.encounter(token).rank] + (tracks.DARK_ROUT if t.dark else 0)


def routs(t: Conquest, hero: Hero, token: int) -> bool:
    """Whether creatures flee from a hero; then there is no battle (HE-ROUT-06, HE-ROUT-11)."""
    return value(t, hero) >= threshold(t, token)


def rout(t: Conquest, hero: Hero, field: str) -> Rules[None]:
    """The token leaves the game at once and leaves a treasure, but no trophy (HE-ROUT-10)."""
    token = t.remove_encounter(field, "gone")
    printed = t.encounter(token)
    t.tell("rout", hero=hero.id, who=printed.name, field=field, rules=("HE-ROUT-10", "HE-ROUT-11"))
    yield from effects.treasure(t, hero, printed.chests)
