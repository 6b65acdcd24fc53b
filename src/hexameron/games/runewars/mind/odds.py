"""Forecasts of battles, by means instead of Fate cards, of diplomacy, tests and duels.

A side is a tuple of kinds with how many of them stand. Each kind strikes once, in the order of initiative;
how much it routs and destroys is the mean of its Fate cards with what its special ability is worth.
What is left standing, with strongholds and cards, is compared; the number of cards tells how sure that is.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final, NamedTuple

from hexameron.games.runewars.content.factions import CRACKED_STRENGTH, FORT_STRENGTH
from hexameron.games.runewars.content.fate import FATE
from hexameron.games.runewars.content.terms import SHAPES, Shape
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.state import NOBODY, Place

Army = tuple[tuple[str, int], ...]
"""Kinds of units with how many of them stand, in the order of their names."""

ROUNDS: Final = 5


class Blow(NamedTuple):
    """What one special icon of a kind does on average."""

    damage: float = 0.0
    routs: float = 0.0
    kills: float = 0.0
    """Units that leave the battle whatever their health."""
    strength: float = 0.0
    """Strength of the own side."""


SPECIAL: Final[dict[str, Blow]] = {
    "bowman": Blow(damage=1.0),
    "footman": Blow(damage=1.3),
    "knight": Blow(routs=1.0),
    "siege_tower": Blow(strength=2.0),
    "archer": Blow(damage=1.2),
    "pegasus_rider": Blow(routs=1.7),
    "sorceress": Blow(kills=1.0),
    "warrior": Blow(kills=0.8),
    "reanimate": Blow(damage=1.8),
    "skeleton_archer": Blow(kills=1.0),
    "necromancer": Blow(strength=2.3),
    "dark_knight": Blow(routs=2.0),
    "berserker": Blow(damage=2.0, strength=-0.8),
    "flesh_ripper": Blow(strength=0.5),
    "warlock": Blow(kills=1.4),
    "chaos_lord": Blow(routs=2.0),
    "beastman": Blow(damage=1.5, routs=0.1),
    "razorwing": Blow(routs=1.0),
    "sorcerer": Blow(strength=0.4),
    "hell_hound": Blow(damage=1.8),
    "giant": Blow(damage=1.5),
    "dragon": Blow(kills=2.2),
}
"""What the abilities of content/units.py come to where targets are as usual."""


def _mean(shape: Shape, kind: str) -> float:
    """The mean of an icon's number on a section of a Fate card; a special icon counts as one."""
    icons = [card.sections[shape] for card in FATE]
    return sum(max(icon.n, 1) for icon in icons if icon.kind == kind) / len(FATE)


MEANS: Final = {
    shape: tuple(_mean(shape, kind) for kind in ("damage", "rout", "special")) for shape in SHAPES
}
"""Damage, routs and special icons of one Fate card, by shape."""


def _strike(kind: str) -> Blow:
    """What one unit of a kind does on average when it draws."""
    damage, routs, special = MEANS[UNIT[kind].shape]
    more = SPECIAL[kind]
    return Blow(
        damage + special * more.damage,
        routs + special * more.routs,
        special * more.kills,
        special * more.strength,
    )


STRIKE: Final[dict[str, Blow]] = {kind: _strike(kind) for kind in UNIT}
ORDER: Final = tuple(
    tuple(kind for kind in UNIT if UNIT[kind].initiative == number) for number in range(1, ROUNDS + 1)
)
"""The kinds that draw in each round."""
SPREAD: Final = 0.75
"""How much one drawn card scatters the difference of strengths."""


class Forecast(NamedTuple):
    """What is expected of a battle."""

    won: float
    """How probable it is that the attacker wins."""
    left: float
    """The share of the attackers that is not destroyed."""
    felled: float
    """The share of the defenders that is destroyed."""


def army(units: dict[str, int]) -> Army:
    """Units as the forecast wants them."""
    return tuple(sorted((kind, n) for kind, n in units.items() if n > 0))


def standing_at(place: Place) -> Army:
    """The standing units of an area, whoever's they are."""
    return army({kind: squad.up for squads in (place.units, place.wild) for kind, squad in squads.items()})


def walls(place: Place, *, siege: bool = False) -> int:
    """What a stronghold adds to its defenders, with its walls, against a siege or not."""
    if place.fort == NOBODY:
        return 0
    strength = (CRACKED_STRENGTH if place.cracked else FORT_STRENGTH) - (3 if siege else 0)
    return max(strength, 0) + {"walls": 2, "tomb": 2, "spawn": 2, "wards": 1}.get(place.works, 0)


class _Host:
    """A side in the middle of a forecast."""

    def __init__(self, units: Army) -> None:
        self.up: dict[str, float] = {kind: float(n) for kind, n in units}
        self.came = sum(n for _, n in units)
        self.dead = 0.0
        self.bonus = 0.0
        self.done: list[str] = []

    @property
    def strength(self) -> float:
        return sum(self.up.values())

    def take(self, blow: Blow) -> None:
        """Suffers a blow: those that have struck go first, among them the weak.

        The fewer units there are, the more of the icons come to nothing, since the means are those of chance.
        """
        order = sorted(self.up, key=self._dear)
        there = self.strength
        if not there:
            return
        mean = sum([n * UNIT[kind].health for kind, n in self.up.items()]) / there
        full = (blow.kills + blow.routs + blow.damage / mean) / there
        share = (1 - exp(-full)) / full if full else 1.0
        damage, kills, routs = blow.damage * share, blow.kills * share, blow.routs * share
        for kind in order:
            health = UNIT[kind].health
            standing = self.up[kind]
            killed = min(standing, kills + damage / health)
            spent = max(0.0, killed - kills)
            kills = max(0.0, kills - killed)
            damage = max(0.0, damage - spent * health)
            routed = min(standing - killed, routs)
            routs -= routed
            self.up[kind] = standing - killed - routed
            self.dead += killed

    def _dear(self, kind: str) -> tuple[bool, int, str]:
        return (kind not in self.done, UNIT[kind].health, kind)


@lru_cache(maxsize=65536)
def forecast(attack: Army, defence: Army, stone: int = 0) -> Forecast:
    """The mean course of a battle; ``stone`` is strength that the defender has besides units."""
    hosts = _Host(attack), _Host(defence)
    cards = 0.0
    for kinds in ORDER:
        blows = []
        for host in hosts:
            damage = routs = kills = 0.0
            for kind in kinds:
                n = host.up.get(kind, 0.0)
                if n:
                    strike = STRIKE[kind]
                    damage += n * strike.damage
                    routs += n * strike.routs
                    kills += n * strike.kills
                    host.bonus += n * strike.strength
                    host.done.append(kind)
                    cards += n
            blows.append(Blow(damage, routs, kills))
        for host, blow in zip(hosts, reversed(blows), strict=True):
            if blow.damage or blow.routs or blow.kills:
                host.take(blow)
    mine, theirs = (host.strength + host.bonus for host in hosts)
    # A tie is the defender's, so the attacker has to be half a unit better.
    gap = mine - theirs - stone - 0.5
    won = 0.5 * (1 + erf(gap / (SPREAD * sqrt(2 * max(cards, 0.3)))))
    return Forecast(
        won,
        1 - hosts[0].dead / hosts[0].came if hosts[0].came else 0.0,
        hosts[1].dead / hosts[1].came if hosts[1].came else 0.0,
    )


# ---------------------------------------------------------------------- destiny

DESTINY: Final = {
    destiny: sum(card.destiny == destiny for card in FATE) / len(FATE)
    for destiny in ("gold", "silver", "red")
}


@lru_cache(maxsize=64)
def best_of(cards: int) -> tuple[float, float, float]:
    """How probable gold, at best silver, and nothing but red are among so many Fate cards.

    >>> [round(share, 2) for share in best_of(1)]
    [0.13, 0.27, 0.6]
    """
    no_gold = (1 - DESTINY["gold"]) ** cards
    red = DESTINY["red"] ** cards
    return 1 - no_gold, no_gold - red, red


@lru_cache(maxsize=1024)
def duel(life: int, strikes: float, other: int, blows: float) -> float:
    """How probable it is that a fighter beats another within four rounds.

    ``strikes`` and ``blows`` are the damage that each deals in a round on average.
    """
    mine, theirs = life / max(blows, 0.1), other / max(strikes, 0.1)
    in_time = 0.5 * (1 + erf((4.0 - theirs) / 1.6))
    first = 0.5 * (1 + erf((mine - theirs) / (0.9 * sqrt(mine + theirs))))
    return in_time * first
