"""Who uses what: the rules of a moment that somebody has, and in whose name an effect is carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from hexameron.games.heroes.content.effects import Moment
from hexameron.games.heroes.rules.abilities import Held
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules, Seat


class Use(NamedTuple):
    """Who uses an effect, through which hero, and from which printed thing.

    ``card`` is the thing itself where it is a card in play that may be discarded (a scroll).
    """

    seat: Seat
    hero: str = ""
    source: str = ""
    card: int = -1


Check: TypeAlias = Callable[[Conquest, Use, Any], bool]
"""Whether an effect of one kind would find something to work on."""

Deed: TypeAlias = Callable[[Conquest, Use, Any], Rules[None]]
"""What carries an effect of one kind out."""


def of_hero(t: Conquest, hero: Hero, moment: Moment) -> Iterator[tuple[Use, Held]]:
    """What the hero has for a moment; scrolls are not among it."""
    for held in t.abilities(hero).moments.get(moment, ()):
        yield Use(hero.seat, hero.id, held.source), held


def of_player(t: Conquest, seat: Seat, moment: Moment, hero: str = "") -> Iterator[tuple[Use, Held]]:
    """What buildings and the Week give a player, or one of the heroes, for a moment."""
    for held in t.estate(seat).moments.get(moment, ()):
        yield Use(seat, hero, held.source), held
