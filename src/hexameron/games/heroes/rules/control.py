"""Taking control of fields, and the zones that protect them (CTRL, ZONE)."""

from __future__ import annotations

from collections.abc import Mapping

from hexameron.games.heroes.rules import triggered, values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules, Seat


def zone(t: Conquest, hero: Hero) -> Mapping[str, int]:
    """The control zone of a hero, nearest fields first; in the city there is none (HE-ZONE-01..05)."""
    if not hero.at:
        return {}
    return t.board.zone(
        hero.at,
        values.zone(t, hero),
        mountains=values.permits(t, hero, "through_mountains"),
        own_city=t.owner(hero).city,
    )


def protected(t: Conquest, field: str, owner: Seat) -> bool:
    """Whether a field lies in a control zone of its owner's heroes (HE-CTRL-05)."""
    return any(field in zone(t, t.hero(hero)) for hero in t.player(owner).heroes)


def can_be_seized(t: Conquest, seat: Seat, field: str) -> bool:
    """Whether a player could take a field, were it not for its guards (HE-CTRL-01, HE-CTRL-05)."""
    site = t.board.site.get(field)
    if site is None or site.use != "control":
        return False
    owner = t.state.owners.get(field)
    if owner is None:
        return True
    return owner != seat and not protected(t, field, owner)


def take_field(t: Conquest, hero: Hero, field: str) -> Rules[None]:
    """The hero's player controls the field, with its Power points (HE-CTRL-06..08)."""
    owners = t.state.owners
    loser = owners.get(field)
    power = t.board.site[field].power
    owners[field] = hero.seat
    t.tell("field.taken", hero=hero.id, field=field, rules=("HE-CTRL-03", "HE-CTRL-06"))
    if loser is not None:
        t.lose_power(loser, power, rules=("HE-CTRL-08",))
    t.gain_power(hero.seat, power, rules=("HE-CTRL-07",))
    if loser is not None:
        yield from triggered.come(t, "field_taken", hero.seat, hero.id)
