"""What printed things are worth. The unit of measure is a Power point early in the game.

Gold, units and cards serve to win Power later: what they are worth falls as the end comes near (``fade``).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.effects import Effect, Moment, Rule
from hexameron.games.heroes.content.heroes import TALENT
from hexameron.games.heroes.rules import abilities
from hexameron.games.heroes.table import HERO_CARD

GOLD: Final = 0.12
RESOURCE: Final = 0.09
ARMY: Final = 0.45
"""A unit, for each gold that it costs."""
SKILL: Final = 0.7
ARTIFACT: Final = 1.0
"""The Power point of an artifact; what it does comes on top."""
SCROLL: Final = 0.35
LUCK: Final = 0.2
EXPERIENCE: Final = 0.2
CHEST: Final = 0.35
"""A part of a Treasure card."""
WOUND: Final = 0.12
"""A wound that something deals or spares in every battle."""
LONG: Final = 6.0
"""So many rounds before the end things are worth all they can be."""

IN_BATTLE: Final[tuple[Moment, ...]] = (
    "before_battle", "turn_start", "hero_turn", "turn_end", "own_attack", "enemy_attack",
)  # fmt: skip


def fade(rounds: float) -> float:
    """How much of its worth is left to something that must still be turned into Power.

    >>> fade(9.0), fade(3.0), fade(0.0)
    (1.0, 0.5, 0.0)
    """
    return min(1.0, rounds / LONG)


# ---------------------------------------------------------------------- in battle


def in_battle(rule: Rule) -> float:
    """The wounds that a rule deals or spares in a battle, by a rough count."""
    repeated = 1.0 if rule.limit == "battle" or rule.when == "before_battle" else 1.6
    return repeated * max([0.0, *[_wounds(effect) for effect in fx.within(rule.effect)]])


def _wounds(effect: Effect) -> float:
    match effect:
        case fx.Wounds():
            return max(effect.n, effect.on_token) * (1.5 if effect.to == "enemy_stacks" else 1.0)
        case fx.MagicRoll():
            return effect.dice * effect.wounds * 0.5 - (0.6 if effect.instead else 0.0)
        case fx.Change():
            return _change(effect)
        case fx.Resurrect() | fx.Absorb() | fx.Soften() | fx.Luck() | fx.Upgrade():
            return 0.7 * effect.n
        case fx.Summon():
            return 2.5
        case fx.AttackNow():
            return 1.5 if effect.of == "own_stack" else 2.5
        case fx.Stun() | fx.Halve() | fx.Ward():
            return 2.0
        case fx.Reroll():
            return 0.8
        case fx.IgnoreSkulls():
            return 0.6
        case _:
            return 0.0


def _change(change: fx.Change) -> float:
    many = 2.0 if change.of in ("own_stacks", "two_own_stacks", "enemy_stacks") else 1.0
    each = {"strength": 0.45, "attacks": 0.5, "initiative": 0.2}.get(change.stat, 0.0)
    return each * abs(change.n) * many


# ---------------------------------------------------------------------- cards

_STANDING: Final[dict[str, float]] = {
    "strength": 0.25, "magic": 0.2, "initiative": -0.08, "command": 0.4, "attacks": 0.45, "movement": 0.6,
    "rout": 0.5, "zone": 0.15, "flight_loss": -0.1, "scrolls_seen": 0.2, "artifacts_seen": 0.2,
}  # fmt: skip
"""What one more of a hero's number is worth."""
_PERMITS: Final[dict[str, float]] = {
    "through_mountains": 0.25,
    "portal_to_portal": 0.2,
    "magic_for_strength": 0.2,
    "hero_elite_die": 0.2,
    "no_bad_luck": 0.15,
}


def rule_worth(rule: Rule) -> float:
    """What it is worth to have a rule for the rest of a long game."""
    if rule.when in IN_BATTLE:
        return WOUND * in_battle(rule)
    effect = rule.effect
    if isinstance(effect, fx.Take):
        return (GOLD * effect.gold + RESOURCE * effect.resources) * {"gathering": 4.0, "enters": 1.0}.get(
            rule.when, 2.0
        )
    worth = 0.0
    for part in fx.within(effect):
        if isinstance(part, fx.Change):
            worth += _STANDING.get(part.stat, 0.0) * part.n * (0.5 if rule.only else 1.0)
        elif isinstance(part, fx.Permit):
            worth += _PERMITS.get(part.what, 0.2)
        elif isinstance(part, (fx.Discount, fx.Resurrect, fx.Lend, fx.Join, fx.KeepScroll)):
            worth += 0.3
        else:
            worth += gain(part)
    return worth


@cache
def skill(face: int, hero: str) -> float:
    """What a skill is worth to a hero; his schools bring more out of it."""
    if face < 0:
        return SKILL
    ways = abilities.lore_ways(catalogue.skill(face), HERO_CARD[hero].schools)
    return 0.3 + max([sum([rule_worth(rule) for rule in way]) for way in ways])


@cache
def artifact(face: int) -> float:
    """What an artifact is worth, its Power point included."""
    if face < 0:
        return ARTIFACT + 0.3
    return ARTIFACT + sum([rule_worth(rule) for rule in catalogue.artifact(face).rules])


@cache
def scroll(face: int, hero: str, magic: int) -> float:
    """What a scroll is worth to a hero of so much Magic; one that is too hard for him is for the market."""
    if face < 0:
        return SCROLL
    card = catalogue.scroll(face)
    if card.level > magic:
        return 0.05 + 0.02 * card.level
    best = max([in_battle(way[0]) for way in abilities.lore_ways(card, HERO_CARD[hero].schools)])
    return 0.1 + 0.12 * best if best else SCROLL


@cache
def lead(hero: str) -> float:
    """What a hero is worth as he comes: his numbers and starting abilities."""
    card = HERO_CARD[hero]
    talents = [rule for talent in card.talents for rule in TALENT[talent].rules]
    values = 0.2 * card.strength + 0.15 * card.magic - 0.05 * card.initiative + 0.3 * (card.command - 8)
    return values + sum([rule_worth(rule) for rule in talents])


# ---------------------------------------------------------------------- gains


_FLAT: Final[dict[type[Effect], float]] = {
    fx.DrawScroll: SCROLL,
    fx.DrawArtifact: ARTIFACT + 0.3,
    fx.DrawTreasure: CHEST + 0.2,
    fx.TakeDiscarded: CHEST + 0.2,
    fx.Advance: SKILL,
    fx.ActivateAgain: 0.6,
    fx.Recruit: 0.3,
}


def gain(effect: Effect) -> float:
    """What it is worth to have an effect carried out once, early in the game."""
    match effect:
        case fx.Take():
            return GOLD * effect.gold + RESOURCE * effect.resources
        case fx.Power():
            return float(effect.n)
        case fx.Experience():
            return EXPERIENCE * effect.n
        case fx.Luck() | fx.Upgrade():
            return LUCK * effect.n
        case fx.Join():
            return 0.25 * effect.n
        case fx.Choice():
            return max([gain(part) for part in effect.options])
        case fx.All():
            return sum([gain(part) for part in effect.effects])
        case _:
            return _FLAT.get(type(effect), 0.0)


# ---------------------------------------------------------------------- cities

BUILDING: Final[dict[str, float]] = {
    "income": 2.4, "market": 1.4, "elite": 1.8, "limit": 0.6, "hall": 5.0, "portal": 0.7, "command": 0.8,
    "unique": 0.8, "asha": 3.0,
}  # fmt: skip
"""What buildings are worth early in the game."""
LEVEL: Final = (0.0, 0.0, 5.0, 7.5, 10.0)
"""What a city of a level is worth, by level."""
HERO: Final = 5.0
"""A hero more, besides the army."""


PLENTY: Final = (12, 8)
"""So much gold and so many resources can be put to use soon; of more than that only a part counts."""
SURPLUS: Final = 0.35


def stock(gold: float, resources: float) -> float:
    """What a treasury is worth."""
    much, many = PLENTY
    return GOLD * (min(gold, much) + SURPLUS * max(0, gold - much)) + RESOURCE * (
        min(resources, many) + SURPLUS * max(0, resources - many)
    )


def building(kind: str, rounds: float) -> float:
    """What a building is worth for so many rounds; the Temple's Power is for good."""
    if kind == "asha":
        return BUILDING[kind]
    return BUILDING[kind] * fade(rounds)
