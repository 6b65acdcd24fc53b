"""How much time a conquest has left, and what a Gathering brings."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.effects import Choice, Effect, Take
from hexameron.games.heroes.rules import gathering
from hexameron.games.heroes.rules.abilities import Abilities
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Seat

CARDS: Final = 3
"""The action cards that everybody has in a round."""
MOVING: Final = (1, 2)
"""The cards that activate heroes."""


def weeks_left(t: Conquest) -> int:
    """How many rounds come after this one."""
    return len(t.things.order.get("weeks", ()))


def rounds_left(t: Conquest, seat: Seat) -> float:
    """How many rounds a player still has, the rest of this one by the cards that are left."""
    return weeks_left(t) + min(1.0, len(t.player(seat).cards) / CARDS)


def marches_left(t: Conquest, seat: Seat) -> int:
    """How many times the heroes can still be activated after the present action."""
    cards = t.player(seat).cards
    return sum([card in cards for card in MOVING]) + len(MOVING) * weeks_left(t)


def income(t: Conquest, seat: Seat) -> tuple[float, float]:
    """The gold and resources of a Gathering action; what may be either is half of each."""
    gold, resources = (float(n) for n in gathering.income(t, seat))
    sources: list[Abilities] = [t.abilities(t.hero(hero)) for hero in t.player(seat).heroes]
    sources.append(t.estate(seat))
    for source in sources:
        for held in source.moments.get("gathering", ()):
            for rule in held.ways[-1]:
                more = _taken(rule.effect)
                gold += more[0]
                resources += more[1]
    return gold, resources


def _taken(effect: Effect) -> tuple[float, float]:
    if isinstance(effect, Take):
        return effect.gold, effect.resources
    if isinstance(effect, Choice):
        parts = [_taken(part) for part in effect.options]
        return sum([one[0] for one in parts]) / len(parts), sum([one[1] for one in parts]) / len(parts)
    return 0.0, 0.0
