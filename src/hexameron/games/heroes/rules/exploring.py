"""Exploring a field (EXPL, SITE)."""

from __future__ import annotations

from hexameron.games.heroes.rules import effects
from hexameron.games.heroes.rules.sources import Use
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules


def is_unexplored(t: Conquest, field: str) -> bool:
    """Whether a field can still be explored: it is guarded, or bears the token (HE-EXPL-11, HE-EXPL-12)."""
    site = t.board.site.get(field)
    if site is None or site.use != "explore":
        return False
    return field in t.state.unexplored or t.board.guard.get(field, "") in t.state.encounters


def explore(t: Conquest, hero: Hero, field: str) -> Rules[None]:
    """An unguarded field is explored, once in the game (HE-EXPL-02, HE-EXPL-10, HE-EXPL-11)."""
    site = t.board.site[field]
    t.state.unexplored.remove(field)
    t.tell("site.explored", hero=hero.id, field=field, site=site.id, rules=("HE-EXPL-10", "HE-EXPL-11"))
    if site.explored is not None:
        yield from effects.run(t, Use(hero.seat, hero.id, site.id), site.explored)
