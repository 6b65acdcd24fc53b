"""What a hero's card, learned skills and assets amount to: numbers, permissions, abilities, tokens (ATTR)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.effects import Moment, Permit, Rule, Stat
from hexameron.games.runebound.content.heroes import HERO
from hexameron.games.runebound.content.records import Enemy
from hexameron.games.runebound.content.tokens import CAST_BY


class Ability(NamedTuple):
    """A rule with the printed id of its source."""

    source: str
    rule: Rule

    @property
    def key(self) -> str:
        """How its use is noted; rules of one card that are limited share the limit."""
        return f"{self.source}:{self.rule.name}"


class Kit(NamedTuple):
    """Sums of standing effects, and abilities by their moments."""

    stats: dict[str, int]
    per: tuple[tuple[str, str], ...]
    """Numbers to which the value of an attribute is added."""
    hurt: dict[str, int]
    """The same sums for as long as the hero is hurt."""
    permits: dict[str, Ability]
    rules: dict[Moment, tuple[Ability, ...]]
    tokens: tuple[str, ...]
    plain: bool = False
    """Assets and learned skills keep their limits, and no number of the hero depends on anything else."""

    def at(self, moment: Moment) -> tuple[Ability, ...]:
        return self.rules.get(moment, ())


def make(abilities: list[Ability], stats: dict[str, int], tokens: tuple[str, ...]) -> Kit:
    """Sums up abilities on top of printed values."""
    per: list[tuple[str, str]] = []
    hurt: dict[str, int] = {}
    permits: dict[str, Ability] = {}
    rules: dict[Moment, list[Ability]] = {}
    for ability in abilities:
        rule = ability.rule
        effect = rule.effect
        if rule.moment != "always":
            rules.setdefault(rule.moment, []).append(ability)
        elif isinstance(effect, Permit):
            permits.setdefault(effect.what, ability)
        elif isinstance(effect, Stat):
            if effect.per:
                per.append((effect.stat, effect.per))
            else:
                sums = hurt if rule.only == "hurt" else stats
                sums[effect.stat] = sums.get(effect.stat, 0) + effect.n
    return Kit(
        stats, tuple(per), hurt, permits, {moment: tuple(found) for moment, found in rules.items()}, tokens
    )


@lru_cache(maxsize=8192)
def hero_kit(hero: str, learned: tuple[int, ...], assets: tuple[int, ...]) -> Kit:
    """What a hero with these cards has."""
    card = HERO[hero]
    owned = [catalogue.skill(face) for face in learned]
    things = [catalogue.asset(face) for face in assets]
    abilities = [Ability(card.id, rule) for rule in card.rules]
    abilities += [Ability(one.id, rule) for one in owned for rule in one.rules]
    abilities += [Ability(one.id, rule) for one in things for rule in one.rules]
    stats = {
        "body": card.body,
        "mind": card.mind,
        "spirit": card.spirit,
        "life": card.life,
        "speed": card.speed,
        "hand": card.hand,
    }
    tokens = list(CAST_BY[card.id])
    for one in things:
        tokens += CAST_BY.get(one.id, ())
    kit = make(abilities, stats, tuple(tokens))
    types = [one.type for one in things]
    learned_types = [one.type for one in owned]
    fits = len({*types}) == len(types) and all(
        learned_types.count(kind) <= stats[kind] for kind in learned_types
    )
    return kit._replace(plain=fits and not kit.per and not kit.hurt)


_ENEMY_KITS: dict[str, Kit] = {}


def enemy_kit(source: str, enemy: Enemy) -> Kit:
    """What an enemy has; printed on one card, so it is summed up once."""
    found = _ENEMY_KITS.get(source)
    if found is None:
        abilities = [Ability(source, rule) for rule in enemy.rules]
        found = _ENEMY_KITS[source] = make(abilities, {"life": enemy.life}, ())
    return found
