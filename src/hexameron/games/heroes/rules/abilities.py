"""What the printed things that somebody has amount to: numbers, permissions, and rules by their moment.

Such a sum is made once for each collection of things and kept, so asking it is a look into a dict. A hero's
holds starting abilities, skills and artifacts; an estate holds what works for all heroes of a player: the
buildings and the Week in force. Scrolls are in none: they are secret, and used one by one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.effects import Change, Discount, Lend, Moment, Only, Permit, Rule, Stat
from hexameron.games.heroes.content.heroes import HEROES, TALENT
from hexameron.games.heroes.content.records import Lore
from hexameron.games.heroes.content.terms import Ability, School
from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.content.weeks import WEEKS

WEEK: Final = {week.id: week for week in WEEKS}
PLAIN_CHOICE: Final[tuple[Moment, ...]] = ("always", "gathering", "after_battle")
"""Moments at which a hero of the school simply has the better of two alternative rules."""


class Held(NamedTuple):
    """A rule that somebody has: from which printed thing, and the ways in which it can be used.

    A way is one or more rules that are carried out together; of several ways the player uses one.
    """

    source: str
    ways: tuple[tuple[Rule, ...], ...]


class Abilities:
    """What some printed things amount to."""

    __slots__ = ("capped", "conditional", "discounts", "lends", "moments", "permits", "stats")

    def __init__(self, held: Iterable[Held]) -> None:
        self.stats: dict[tuple[str, str], int] = {}
        """Sums of changes by number and on whom."""
        self.capped: dict[str, tuple[Change, ...]] = {}
        """Changes of a number that add up to a limit only."""
        self.conditional: dict[str, tuple[tuple[Only, Change], ...]] = {}
        """Changes of a number under a condition."""
        self.permits: dict[str, str] = {}
        """Permissions with their source."""
        self.lends: tuple[Ability, ...] = ()
        self.discounts: dict[str, Discount] = {}
        self.moments: dict[Moment, tuple[Held, ...]] = {}
        for one in held:
            for moment in dict.fromkeys(rule.when for way in one.ways for rule in way):
                if moment == "always":
                    self._stand(one)
                else:
                    ways = [tuple([rule for rule in way if rule.when == moment]) for way in one.ways]
                    self.moments[moment] = (
                        *self.moments.get(moment, ()),
                        Held(one.source, tuple([w for w in ways if w])),
                    )

    def _stand(self, held: Held) -> None:
        for rule in held.ways[0]:
            if rule.when != "always":
                continue
            effect = rule.effect
            if isinstance(effect, Change):
                self._change(effect, rule.only)
            elif isinstance(effect, Permit):
                self.permits[effect.what] = held.source
            elif isinstance(effect, Lend):
                self.lends = (*self.lends, effect.ability)
            elif isinstance(effect, Discount):
                self.discounts[effect.unit] = effect
            else:
                raise TypeError(f"{held.source} cannot always {effect!r}")

    def _change(self, change: Change, only: Only) -> None:
        if only:
            self.conditional[change.stat] = (*self.conditional.get(change.stat, ()), (only, change))
        elif change.most:
            self.capped[change.stat] = (*self.capped.get(change.stat, ()), change)
        else:
            key = (change.stat, change.of)
            self.stats[key] = self.stats.get(key, 0) + change.n


def lore_ways(card: Lore, schools: tuple[School, ...]) -> tuple[tuple[Rule, ...], ...]:
    """How a hero of these schools can use a card (HE-SKILL-03..06).

    Of alternatives that work by themselves the hero of the school has the second (heroes-facts B14).
    """
    first, second = card.first, card.second
    if card.school not in schools:
        return ((first,),)
    if second.joined == "and":
        return ((first, second.rule),)
    if first.when in PLAIN_CHOICE:
        return ((second.rule,),)
    return ((first,), (second.rule,))


@lru_cache(maxsize=8192)
def hero_abilities(number: int, skills: tuple[int, ...], artifacts: tuple[int, ...]) -> Abilities:
    """What a hero has with these skills and artifacts, by their faces."""
    hero = HEROES[number]
    held = [Held(talent, ((rule,),)) for talent in hero.talents for rule in TALENT[talent].rules]
    for face in skills:
        skill = catalogue.skill(face)
        held.append(Held(skill.id, lore_ways(skill, hero.schools)))
    for face in artifacts:
        artifact = catalogue.artifact(face)
        held += [Held(artifact.id, ((rule,),)) for rule in artifact.rules]
    return Abilities(held)


@lru_cache(maxsize=8192)
def estate(faction: str, buildings: tuple[str, ...], week: str) -> Abilities:
    """What works for all heroes of a player: buildings and the Week in force."""
    held = [
        Held(building.id, ((rule,),))
        for building in [BUILDING[f"building.{faction}.{kind}"] for kind in buildings]
        for rule in building.rules
    ]
    if week:
        held += [Held(week, ((rule,),)) for rule in WEEK[week].rules]
    return Abilities(held)


def total(own: Abilities, estate_: Abilities, stat: Stat, base: int, only: tuple[Only, ...] = ()) -> int:
    """A number of a hero: the printed one with all changes of these sums, under the conditions that hold.

    What buildings and Weeks change has neither condition nor limit.
    """
    key = (stat, "hero")
    number = base + own.stats.get(key, 0) + estate_.stats.get(key, 0)
    for condition, change in own.conditional.get(stat, ()):
        if condition in only:
            number += change.n
    for change in own.capped.get(stat, ()):
        if number < change.most:
            number = min(change.most, number + change.n)
    return number
