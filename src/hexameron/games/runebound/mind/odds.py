"""How a fight would go, from the mean of both pools: damage, shields and surges a round."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from hexameron.games.runebound.content.effects import (
    All,
    Choice,
    Deal,
    Effect,
    Flip,
    Guard,
    Hunt,
    Mend,
    Mirror,
    More,
    RaiseDead,
    Recast,
    Reflect,
    Remove,
    Silence,
    Surges,
    Test,
    Twice,
)
from hexameron.games.runebound.content.records import Enemy
from hexameron.games.runebound.content.stories import SCENARIO
from hexameron.games.runebound.content.tokens import CAST_BY, TOKEN
from hexameron.games.runebound.rules.fighters import villain_life
from hexameron.games.runebound.rules.kit import Ability, Kit, enemy_kit, hero_kit
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Seat

HALF: Final = 0.5
"""A token falls on either side."""
AGILITY: Final = 0.8
HARMFUL: Final = ("phy", "mag", "ene")
SURGE_ON_TOP: Final = 0.35
"""What a surge is worth to who has no ability for it: it may still be negated or flipped to."""
LEAST: Final = 0.35
"""However well a foe blocks, something comes through in the long run."""
STEEPNESS: Final = 2.6
"""How surely the quicker fighter wins."""
EXPERIENCE: Final[dict[str, float]] = {"margath": -0.35, "dead_king": 0.65}
"""What many fights with a villain showed beyond the reckoning, as the logarithm of odds.

What Vorakesh raises is often of no use to him.
"""
RECASTING: Final = 0.25
"""A combat action of one's own that casts bad tokens anew."""
ENGAGED: Final = 0.6
"""Damage on engaging counts once, not every round."""


class Force(NamedTuple):
    """What a fighter does in a round on average."""

    damage: float
    shields: float


def _worth(effect: Effect) -> float:
    """A surge ability in points of damage."""
    if isinstance(effect, Deal):
        return float(max(effect.n, effect.times, 1)) + (0.0 if effect.blockable else 0.4)
    if isinstance(effect, All):
        return sum(_worth(one) for one in effect.of)
    if isinstance(effect, Choice):
        return max(_worth(one) for one in effect.of)
    if isinstance(effect, Mend):
        return 0.8 * effect.n
    if isinstance(effect, Guard):
        return float(effect.n) if effect.n else 2.0
    if isinstance(effect, Remove):
        return 0.9 * min(effect.n or 2, 3)
    if isinstance(effect, Flip):
        return 0.6 * min(effect.n or 2, 3)
    if isinstance(effect, Recast):
        return 0.4 * min(effect.n or 2, 3)
    if isinstance(effect, (Twice, Hunt, RaiseDead, Reflect)):
        return 2.0
    if isinstance(effect, (More, Mirror, Silence)):
        return 1.2
    if isinstance(effect, Test):
        return sum(_worth(one) for one in (effect.ok, effect.each) if one is not None)
    return 0.5


def _surge_worth(abilities: tuple[Ability, ...]) -> float:
    """What one surge is worth with these abilities: the best of them, a second one for less."""
    values = sorted(
        (
            _worth(one.rule.effect) / max(one.rule.cost.n, 1)
            for one in abilities
            if isinstance(one.rule.cost, Surges)
        ),
        reverse=True,
    )
    if not values:
        return SURGE_ON_TOP
    return values[0] * 0.85 + (values[1] * 0.15 if len(values) > 1 else 0.0)


@lru_cache(maxsize=8192)
def _force(tokens: tuple[str, ...], surge: float) -> Force:
    damage = shields = surges = doubled = 0.0
    for id_ in tokens:
        for side in TOKEN[id_].sides:
            if side.symbol in HARMFUL:
                damage += HALF * side.value
            elif side.symbol == "sur":
                surges += HALF * side.value
            elif side.symbol == "shi":
                shields += HALF * side.value
            elif side.symbol == "agi":
                damage += HALF * AGILITY
            elif side.symbol == "dbl":
                doubled += HALF * _best_of(tuple(one for one in tokens if one != id_))
    return Force(damage + surges * surge + doubled, shields)


@lru_cache(maxsize=8192)
def _best_of(tokens: tuple[str, ...]) -> float:
    """The most damage that one of these tokens shows, on average: what a doubling token adds."""
    total, hidden = 0.0, 1.0
    shown = sorted(
        (tuple(side.value for side in TOKEN[id_].sides if side.symbol in HARMFUL) for id_ in tokens),
        key=lambda values: -max(values, default=0),
    )
    for values in shown:
        if values:
            total += hidden * HALF * sum(values)
            hidden *= 1 - HALF * len(values)
    return total


def force(kit: Kit, tokens: tuple[str, ...]) -> Force:
    """A fighter with these cards and tokens."""
    plain = _force(tokens, round(_surge_worth(kit.at("surge")), 3))
    engaged = sum(_worth(one.rule.effect) for one in kit.at("engage")) * ENGAGED * HALF
    blocks = 0.8 * len(kit.at("blocking"))
    besides = RECASTING * len(kit.at("special")) + 0.7 * kit.stats.get("attack", 0)
    return Force(plain.damage + engaged + besides, plain.shields + blocks)


def chance(mine: Force, life: float, foe: Force, foe_life: float) -> float:
    """How probable it is to defeat the foe before being defeated."""
    if life <= 0:
        return 0.0
    if foe_life <= 0:
        return 1.0
    mine_rounds = foe_life / max(mine.damage - foe.shields, LEAST)
    foe_rounds = life / max(foe.damage - mine.shields, LEAST)
    ratio: float = (foe_rounds / mine_rounds) ** STEEPNESS
    return ratio / (1 + ratio)


@lru_cache(maxsize=8192)
def hero_force(name: str, learned: tuple[int, ...], assets: tuple[int, ...]) -> Force:
    """A hero with these cards."""
    kit = hero_kit(name, learned, assets)
    return force(kit, kit.tokens)


def hero(t: Saga, seat: Seat) -> Force:
    return hero_force(t.player(seat).hero, t.faces(f"learned.{seat}"), t.faces(f"assets.{seat}"))


def left(t: Saga, seat: Seat) -> int:
    """The life that a hero has left."""
    return t.life(seat) - t.player(seat).damage


def enemy_tokens(act: int) -> tuple[str, ...]:
    return (*CAST_BY["enemy"], *CAST_BY["powerful"]) if act == 2 else CAST_BY["enemy"]


@lru_cache(maxsize=512)
def _enemy_force(source: str, enemy: Enemy, act: int) -> Force:
    return force(enemy_kit(source, enemy), enemy_tokens(act))


def against(t: Saga, seat: Seat, source: str, enemy: Enemy, *, life: float | None = None) -> float:
    """The odds of a hero against an enemy in this act."""
    foe = _enemy_force(source, enemy, t.state.act)
    whole = enemy.life + enemy.life_per_lore * t.player(seat).lore
    return chance(hero(t, seat), left(t, seat) if life is None else life, foe, whole)


@lru_cache(maxsize=4)
def villain_force(scenario: str) -> Force:
    card = SCENARIO[scenario]
    tokens = (*enemy_tokens(2), *CAST_BY[card.token])
    return force(enemy_kit(card.villain, card.enemy), tokens)


def villain_chance(scenario: str, mine: Force, life: float, villain: float) -> float:
    """How probable it is that a hero with such a force and life defeats a villain with so much life."""
    won = chance(mine, life, villain_force(scenario), villain)
    better = won * exp(EXPERIENCE[scenario])
    return better / (better + 1 - won)


def against_villain(t: Saga, seat: Seat, *, rested: bool = False) -> float:
    """The odds of a hero against the villain, as the hero is or rested."""
    life = t.life(seat) if rested else left(t, seat)
    return villain_chance(t.state.scenario, hero(t, seat), life, villain_life(t, seat))
