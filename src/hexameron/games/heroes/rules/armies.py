"""Armies outside battle: who may join, units turned elite, the Arena (RECR, HERO, SITE)."""

from __future__ import annotations

from hexameron.games.heroes.options import Buy, Level
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.state import LEVELS, Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Rules
from hexameron.kernel.picking import Sets


def room(t: Conquest, hero: Hero) -> int:
    """How many more tokens a hero can command (HE-RECR-06)."""
    return t.command(hero) - t.army_size(hero)


def join(t: Conquest, hero: Hero, level: int, n: int = 1, *, elite: bool = True) -> int:
    """Tokens from the reserve join a hero, as far as reserve and Command allow; tells how many."""
    joined = max(0, min(n, room(t, hero), t.reserve(hero.seat, level)))
    if joined:
        (hero.elite if elite else hero.basic)[level - 1] += joined
        t.tell(
            "army.joined",
            hero=hero.id,
            unit=t.unit(hero.seat, level).id,
            n=joined,
            elite=int(elite),
            rules=("HE-RECR-06",),
        )
    return joined


def turn_elite(t: Conquest, hero: Hero, level: int) -> None:
    """A basic unit is turned to its elite side."""
    hero.basic[level - 1] -= 1
    hero.elite[level - 1] += 1
    t.tell("army.promoted", hero=hero.id, unit=t.unit(hero.seat, level).id)


def upgrade(t: Conquest, hero: Hero, n: int | None) -> Rules[None]:
    """Turns up to so many basic units elite, of the player's choice, or all (HE-SITE-09)."""
    if n is None:
        for level in range(1, LEVELS + 1):
            while hero.basic[level - 1]:
                turn_elite(t, hero, level)
        return
    basic = [(level, unit) for level in range(1, LEVELS + 1) for unit in range(hero.basic[level - 1])]
    sets = Sets(0, min(n, len(basic)), alike=_level)
    chosen = yield from t.pick_things(
        hero.seat, "army.promote", lambda: basic, lambda unit: Level(unit[0]), sets, actor=hero.id
    )
    for level, _ in chosen:
        turn_elite(t, hero, level)


def _level(unit: tuple[int, int]) -> int:
    return unit[0]


def offers(t: Conquest, hero: Hero, levels: range, *, elite: bool) -> list[Buy]:
    """The units that can be bought for a hero: there is gold, room and a token (HE-RECR-01..06)."""
    if room(t, hero) <= 0:
        return []
    gold = t.owner(hero).gold
    found = []
    for level in levels:
        if t.reserve(hero.seat, level) > 0:
            for side in (False, True) if elite else (False,):
                if values.price(t, hero, level, elite=side) <= gold:
                    found.append(Buy(hero.id, level, side))
    return found


def buy(t: Conquest, hero: Hero, level: int, *, elite: bool) -> None:
    """A unit is paid for and joins the hero at once (HE-RECR-01, HE-RECR-07)."""
    t.pay(hero.seat, gold=values.price(t, hero, level, elite=elite), rules=("HE-RECR-01",))
    join(t, hero, level, elite=elite)


def muster(t: Conquest, hero: Hero, n: int) -> Rules[None]:
    """Up to so many units of any own type may be bought for a hero, whatever the city offers (HE-SITE-12)."""
    every = range(1, LEVELS + 1)

    def options() -> list[Buy | Done]:
        return [*offers(t, hero, every, elite=True), Done()]

    for _ in range(n):
        got = yield from t.ask(hero.seat, "arena.recruit", options, free=True, actor=hero.id)
        if isinstance(got, Done):
            return
        buy(t, hero, got.level, elite=got.elite)
