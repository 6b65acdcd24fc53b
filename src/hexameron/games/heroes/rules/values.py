"""The numbers and permissions of heroes and players: what is printed, and what the sources in force add.

A new card needs no line here: its changes are abilities of whoever has it. A battle adds its modifiers
itself (rules/battle.py and the chapters beside it).
"""

from __future__ import annotations

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.content.effects import Only, Permission, Stat
from hexameron.games.heroes.rules.abilities import total
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import HERO_CARD, Conquest
from hexameron.kernel.asking import Seat

LEAST_STRENGTH = 1
LEAST_INITIATIVE = 1
LEAST_COST = 1


def value(t: Conquest, hero: Hero, stat: Stat, base: int, only: tuple[Only, ...] = ()) -> int:
    """A number of a hero: the printed one with all changes in force.

    ``only`` names the conditions that hold now.
    """
    return total(t.abilities(hero), t.estate(hero.seat), stat, base, only)


def strength(t: Conquest, hero: Hero, only: tuple[Only, ...] = ()) -> int:
    """The attack value of a hero (HE-HERO-01)."""
    return max(LEAST_STRENGTH, value(t, hero, "strength", HERO_CARD[hero.id].strength, only))


def magic(t: Conquest, hero: Hero) -> int:
    """What scrolls ask for (HE-HERO-02)."""
    return value(t, hero, "magic", HERO_CARD[hero.id].magic)


def initiative(t: Conquest, hero: Hero) -> int:
    """A hero's own Initiative; the lower, the sooner."""
    return max(LEAST_INITIATIVE, value(t, hero, "initiative", HERO_CARD[hero.id].initiative))


def command(t: Conquest, hero: Hero) -> int:
    """How many unit tokens may follow a hero (HE-HERO-04)."""
    return t.command(hero)


def attacks(t: Conquest, hero: Hero, only: tuple[Only, ...] = ()) -> int:
    """How many attacks a hero himself has in a battle turn (HE-ATK-02, HE-ATK-12)."""
    return value(t, hero, "attacks", 1, only)


def movement(t: Conquest, hero: Hero) -> int:
    """The movement points of an activation that begins now (HE-MOVE-01, HE-HERO-18)."""
    return max(0, value(t, hero, "movement", tracks.MOVEMENT, () if hero.at else ("from_city",)))


def zone(t: Conquest, hero: Hero) -> int:
    """How far a hero's control zone reaches."""
    return max(0, value(t, hero, "zone", tracks.ZONE))


def rout_bonus(t: Conquest, hero: Hero) -> int:
    """The Rout that skills and artifacts give (HE-ROUT-04, HE-ROUT-05)."""
    return value(t, hero, "rout", 0)


def flight_loss(t: Conquest, hero: Hero, base: int = tracks.FLIGHT_LOSS) -> int:
    """How many unit tokens flight costs."""
    return max(0, value(t, hero, "flight_loss", base))


def scrolls_seen(t: Conquest, hero: Hero) -> int:
    """How many scrolls are drawn to keep one (HE-SCROLL-05, HE-HERO-11)."""
    return value(t, hero, "scrolls_seen", tracks.SCROLLS_SEEN)


def artifacts_seen(t: Conquest, hero: Hero) -> int:
    """How many artifacts are drawn to keep one (HE-ART-01, HE-HERO-15)."""
    return value(t, hero, "artifacts_seen", tracks.ARTIFACTS_SEEN)


def advance_cost(t: Conquest, hero: Hero) -> int:
    """The experience that the next skill costs (HE-XP-03)."""
    return max(0, value(t, hero, "advance_cost", tracks.advance_cost(len(t.held(hero, "skills")))))


def recruit_limit(t: Conquest, seat: Seat) -> int:
    """How many units a Recruitment action allows (HE-RECR-04, HE-BLDG-04)."""
    return tracks.RECRUIT_LIMIT + t.estate(seat).stats.get(("recruit_limit", "player"), 0)


def build_cost(t: Conquest, seat: Seat, resources: int) -> int:
    """The price in resources of a level or of an ordinary building, never less than 1."""
    return max(LEAST_COST, resources + t.estate(seat).stats.get(("build_cost", "player"), 0))


def permits(t: Conquest, hero: Hero, what: Permission) -> bool:
    """Whether a hero may do what not all may."""
    return what in t.abilities(hero).permits or what in t.estate(hero.seat).permits


def player_permits(t: Conquest, seat: Seat, what: Permission) -> bool:
    """Whether a player may do what not all may."""
    return what in t.estate(seat).permits


def price(t: Conquest, hero: Hero, level: int, *, elite: bool) -> int:
    """The gold for a unit that joins a hero; Masters pay less (HE-RECR-01, HE-HERO-19)."""
    unit = t.unit(hero.seat, level)
    gold = unit.elite.gold if elite else unit.basic.gold
    less = t.abilities(hero).discounts.get(unit.id)
    if less is not None:
        gold = max(0, gold - (less.elite if elite else less.basic))
    return gold
