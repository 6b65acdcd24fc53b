"""What things are worth to a hero, in one measure: a piece of gold is a tenth."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import log
from typing import Final

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.effects import (
    All,
    Ally,
    AnotherCard,
    Bonus,
    Choice,
    Cost,
    Delay,
    Draw,
    Effect,
    Exert,
    Forget,
    FromMarket,
    Gain,
    GiveUp,
    Gold,
    Harm,
    Heal,
    HealHere,
    IfDone,
    Kill,
    Learn,
    Lore,
    LoseGold,
    Match,
    Offer,
    Paid,
    Pay,
    Receive,
    Spend,
    Steal,
    Suffer,
    Test,
    Wait,
    Zombie,
)
from hexameron.games.runebound.content.stories import ALLY_LIFE, SCENARIO
from hexameron.games.runebound.mind import odds
from hexameron.games.runebound.rules.fighters import villain_life
from hexameron.games.runebound.rules.kit import hero_kit
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Seat

GOLD: Final = 0.1
TROPHY: Final = 0.2
CARD: Final = 0.04
LIFE: Final = 0.05
"""A point of damage, taken or healed, far from defeat."""
DELAY: Final = 0.2
LORE: Final = 0.4
ZOMBIE: Final = 0.12
RULE: Final = 0.12
"""What an ability adds that does not show in a fight."""
READINESS: Final = 1.3
"""The logarithm of being readier for the villain."""
SPEED: Final = 0.35
HAND: Final = 0.15
ATTRIBUTE: Final = 0.12
STAR: Final = 0.4
"""Share of skill cards with a success."""
EXERTION: Final = 0.5
"""So much of the hand may be exerted in a test."""


def passes(t: Saga, seat: Seat, attribute: str, modifier: int) -> float:
    """How probable a success is."""
    cards = max(max(t.stat(seat, attribute), 0) + modifier, 0) + t.stat(seat, "test")
    failed: float = (1 - STAR) ** (cards + EXERTION * t.things.count(f"hand.{seat}"))
    return 1 - failed


def cost(t: Saga, seat: Seat, price: Cost) -> float:
    """What is given up, or a great deal if it cannot be paid."""
    if isinstance(price, Exert):
        return CARD if t.things.count(f"hand.{seat}") else NEVER
    if isinstance(price, Pay):
        return GOLD * price.n if t.player(seat).gold >= price.n else NEVER
    if isinstance(price, Spend):
        paying = t.things.count(f"trophy.{seat}.{price.deck}") if price.deck else len(t.trophies(seat))
        return TROPHY if paying else NEVER
    if isinstance(price, Harm):
        return harm(t, seat, price.n)
    return {Wait: DELAY, GiveUp: 0.25}.get(type(price), 0.1)


NEVER: Final = 9.0


def harm(t: Saga, seat: Seat, n: int) -> float:
    """Damage hurts more the nearer to defeat it leads."""
    left = odds.left(t, seat)
    return LIFE * n + (0.35 if n >= left else 0.1 if n >= left - 2 else 0.0)


def lore(t: Saga, seat: Seat, n: int) -> float:
    """Knowledge or companions lower the villain's life, down to a floor."""
    card = SCENARIO[t.state.scenario]
    each = 1 if card.scenario == "margath" else ALLY_LIFE
    over = villain_life(t, seat) - card.floor
    useful = min(n * each, max(over, 0))
    return LORE * useful + 0.02 * n


def zombie(t: Saga, seat: Seat) -> float:
    """What one zombie less is worth: the villain's life, if that is above its floor."""
    over = villain_life(t, seat) - SCENARIO[t.state.scenario].floor
    return LORE if over > 0 else ZOMBIE


def effect(t: Saga, seat: Seat, what: Effect | None) -> float:
    """What an effect would bring a hero."""
    if what is None:
        return 0.0
    judge = JUDGES.get(type(what))
    return judge(t, seat, what) if judge is not None else 0.05


def _gold(t: Saga, seat: Seat, what: Gold) -> float:
    return GOLD * max(what.n, what.times)


def _heal(t: Saga, seat: Seat, what: Heal) -> float:
    damage = t.player(seat).damage
    return LIFE * 1.4 * min(damage, what.n or damage)


def _test(t: Saga, seat: Seat, what: Test) -> float:
    passed = passes(t, seat, what.attribute, what.modifier)
    good = effect(t, seat, what.ok) + effect(t, seat, what.each)
    return passed * good + (1 - passed) * effect(t, seat, what.no)


def _paid(t: Saga, seat: Seat, what: Paid) -> float:
    price = cost(t, seat, what.cost)
    return 0.0 if price >= NEVER else effect(t, seat, what.then) - price


def _zombie(t: Saga, seat: Seat, what: Zombie) -> float:
    return -zombie(t, seat) * (len(what.where) if isinstance(what.where, tuple) else 1)


JUDGES: Final[dict[type[Effect], Callable[..., float]]] = {
    All: lambda t, seat, what: sum(effect(t, seat, one) for one in what.of),
    Choice: lambda t, seat, what: max(effect(t, seat, one) for one in what.of),
    IfDone: lambda t, seat, what: effect(t, seat, what.first) + effect(t, seat, what.then),
    Paid: _paid,
    Test: _test,
    Gold: _gold,
    LoseGold: lambda t, seat, what: -GOLD * min(what.n, t.player(seat).gold),
    Heal: _heal,
    HealHere: lambda t, seat, what: LIFE * min(what.n, t.player(seat).damage),
    Suffer: lambda t, seat, what: -harm(t, seat, what.n),
    Draw: lambda t, seat, what: CARD * what.n,
    Forget: lambda t, seat, what: -CARD,
    Gain: lambda t, seat, what: TROPHY * what.n,
    Bonus: lambda t, seat, what: TROPHY * what.n,
    Receive: lambda t, seat, what: TROPHY,
    Delay: lambda t, seat, what: -DELAY,
    Lore: lambda t, seat, what: lore(t, seat, max(what.n, what.times)),
    Ally: lambda t, seat, what: lore(t, seat, what.n),
    Zombie: _zombie,
    Kill: lambda t, seat, what: zombie(t, seat) * min(what.n, t.zombies()),
    Learn: lambda t, seat, what: 0.3,
    Offer: lambda t, seat, what: 0.5 if what.gain else 0.15,
    FromMarket: lambda t, seat, what: 0.6,
    AnotherCard: lambda t, seat, what: 0.25,
    Steal: lambda t, seat, what: GOLD * what.n,
    Match: lambda t, seat, what: 0.4 * effect(t, seat, what.then),
}


# ---------------------------------------------------------------------- cards


def readiness(t: Saga, seat: Seat) -> float:
    """The logarithm of the odds against the villain of a hero who has rested."""
    won = min(max(odds.against_villain(t, seat, rested=True), 1e-4), 1 - 1e-4)
    return log(won / (1 - won))


def _ready(t: Saga, seat: Seat, learned: tuple[int, ...], assets: tuple[int, ...]) -> float:
    """How ready a hero would be with these cards, and how well equipped otherwise."""
    return _equipped(t.player(seat).hero, learned, assets, t.state.scenario, villain_life(t, seat))


@lru_cache(maxsize=16384)
def _equipped(
    hero: str, learned: tuple[int, ...], assets: tuple[int, ...], scenario: str, villain: int
) -> float:
    kit = hero_kit(hero, learned, assets)
    stats = kit.stats
    life = stats["life"] + sum(max(stats.get(one, 0), 0) for stat, one in kit.per if stat == "life")
    won = odds.villain_chance(scenario, odds.hero_force(hero, learned, assets), life, villain)
    won = min(max(won, 1e-4), 1 - 1e-4)
    other = sum(len(rules) for rules in kit.rules.values()) * RULE + len(kit.permits) * RULE
    attributes = sum(stats[one] for one in ("body", "mind", "spirit"))
    return (
        READINESS * log(won / (1 - won)) / 2
        + other
        + SPEED * stats["speed"]
        + HAND * stats["hand"]
        + ATTRIBUTE * attributes
    )


def skill(t: Saga, seat: Seat, face: int) -> float:
    """What learning a skill would add."""
    learned, assets = t.faces(f"learned.{seat}"), t.faces(f"assets.{seat}")
    return _ready(t, seat, (*learned, face), assets) - _ready(t, seat, learned, assets)


def asset(t: Saga, seat: Seat, face: int) -> float:
    """What an asset would add, with the one of its type that it replaces gone."""
    record = catalogue.asset(face)
    learned, assets = t.faces(f"learned.{seat}"), t.faces(f"assets.{seat}")
    same = [one for one in assets if catalogue.asset(one).type == record.type]
    if record.type == "goods":
        return 0.0 if len(same) >= t.asset_limit(seat, "goods") else GOLD * record.trade * 0.8
    kept = tuple(one for one in assets if one not in same)
    added = _ready(t, seat, learned, (*kept, face)) - _ready(t, seat, learned, assets)
    return added + GOLD * 0.2 * record.cost
