"""Recruitment: units, upgrades, dismissals and new heroes (RECR)."""

from __future__ import annotations

from functools import partial

from hexameron.games.heroes.content.tracks import HERO_PRICE, MOST_HEROES
from hexameron.games.heroes.content.units import upgrade_price
from hexameron.games.heroes.options import Buy, Dismiss, Hire, Promote
from hexameron.games.heroes.rules import armies, triggered, values
from hexameron.games.heroes.state import LEVELS, Hero
from hexameron.games.heroes.table import HERO_IDS, Conquest
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id

FREE_LEVEL = 1
"""The city level of the unit with which a recruited hero comes."""


def perform(t: Conquest) -> Rules[None]:
    """The player recruits for heroes in the city, until enough (HE-RECR-01..18)."""
    seat, action = t.state.active, t.action
    while True:
        got = yield from t.ask(seat, "recruiting.what", partial(options, t, seat), free=True)
        if isinstance(got, Buy):
            armies.buy(t, t.hero(got.hero), got.level, elite=got.elite)
            action.bought += 1
            if got.hero not in action.served:
                action.served.append(got.hero)
        elif isinstance(got, Promote):
            promote(t, t.hero(got.hero), got.level)
        elif isinstance(got, Dismiss):
            t.dismiss(t.hero(got.hero), got.level, elite=got.elite)
        elif isinstance(got, Hire):
            action.bought += 1
            yield from hire(t, seat, got.hero)
        else:
            break
    for hero in action.served:
        yield from triggered.come(t, "recruited", seat, hero)


def options(t: Conquest, seat: Seat) -> list[Option]:
    """What can be bought, turned, dismissed or hired now."""
    player = t.player(seat)
    elite = values.player_permits(t, seat, "elite_units")
    left = values.recruit_limit(t, seat) - t.action.bought
    found: list[Option] = []
    for id_ in player.heroes:
        hero = t.hero(id_)
        if not hero.at:
            if left > 0:
                found += armies.offers(t, hero, range(1, player.level + 1), elite=elite)
            if elite:
                found += upgrades(t, hero)
    if left > 0:
        found += [Hire(id_) for id_ in hirable(t, seat)]
    for id_ in player.heroes:
        hero = t.hero(id_)
        if t.army_size(hero) > 1:
            found += t.dismissals(hero)
    found.append(Done())
    return found


def upgrades(t: Conquest, hero: Hero) -> list[Promote]:
    """The basic units of a hero in the city that can be turned for gold (HE-RECR-09, HE-RECR-10)."""
    gold = t.owner(hero).gold
    return [
        Promote(hero.id, level)
        for level in range(1, LEVELS + 1)
        if hero.basic[level - 1] and upgrade_price(t.unit(hero.seat, level)) <= gold
    ]


def promote(t: Conquest, hero: Hero, level: int) -> None:
    """The difference of the two prices turns a basic unit elite (HE-RECR-09)."""
    t.pay(hero.seat, gold=upgrade_price(t.unit(hero.seat, level)), rules=("HE-RECR-09",))
    armies.turn_elite(t, hero, level)


def hirable(t: Conquest, seat: Seat) -> list[str]:
    """The unused heroes that the player can recruit (HE-RECR-11, HE-RECR-14, HE-BLDG-01)."""
    player = t.player(seat)
    if (
        player.gold < HERO_PRICE
        or len(player.heroes) >= MOST_HEROES
        or not values.player_permits(t, seat, "recruit_heroes")
    ):
        return []
    return [id_ for id_ in HERO_IDS[player.faction] if id_ not in player.heroes]


def hire(t: Conquest, seat: Seat, id_: str) -> Rules[None]:
    """A hero enters the game in the city, with one elite unit (HE-RECR-11..13, HE-RECR-18)."""
    t.pay(seat, gold=HERO_PRICE, rules=("HE-RECR-11",))
    hero = enter(t, seat, id_)
    armies.join(t, hero, FREE_LEVEL)
    yield from triggered.come(t, "enters", seat, id_)


def enter(t: Conquest, seat: Seat, id_: str) -> Hero:
    """A hero stands in the city from now on."""
    hero = Hero(id=id_, seat=seat)
    t.state.heroes[id_] = hero
    t.player(seat).heroes.append(id_)
    t.tell("hero.enters", seat=player_id(seat), hero=id_, rules=("HE-RECR-11", "HE-SETUP-34"))
    return hero
