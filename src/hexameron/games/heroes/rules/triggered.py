"""Moments outside battle: which rules of which printed things come up (WEEK, GATH, HERO, SKILL, BLDG)."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.heroes.content.effects import Moment
from hexameron.games.heroes.rules import effects, sources
from hexameron.games.heroes.rules.abilities import Held
from hexameron.games.heroes.rules.sources import Use
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules, Seat


def come(t: Conquest, moment: Moment, seat: Seat, hero: str = "", source: str = "") -> Rules[None]:
    """A moment has come for a player or for one of the heroes: all rules that wait for it are carried out.

    Without a hero it concerns the buildings, the Week and all heroes of the player. ``source`` narrows it to
    one printed thing.
    """
    for use, held in list(_waiting(t, moment, seat, hero)):
        if source and held.source != source:
            continue
        for rule in held.ways[-1]:
            if effects.fits(t, use, rule) and effects.can(t, use, rule.effect):
                yield from effects.run(t, use, rule.effect)


def _waiting(t: Conquest, moment: Moment, seat: Seat, hero: str) -> Iterator[tuple[Use, Held]]:
    for id_ in (hero,) if hero else t.player(seat).heroes:
        yield from sources.of_hero(t, t.hero(id_), moment)
    yield from sources.of_player(t, seat, moment, hero)
