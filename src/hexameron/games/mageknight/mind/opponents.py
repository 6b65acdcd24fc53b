"""Enemies as one expects them: what must be blocked, what they deal, what beats them."""

from __future__ import annotations

from functools import cache
from statistics import mean
from typing import NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.cities import garrison
from hexameron.games.mageknight.content.colours import COLD_FIRE, FIRE, ICE, PHYSICAL
from hexameron.games.mageknight.content.records import Blow, Enemy
from hexameron.games.mageknight.rules import foes, guards
from hexameron.games.mageknight.state import Foe
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat

ANY_ENEMY = -1
"""The face of a token that nobody has seen."""


class Danger(NamedTuple):
    """One attack: what blocks it, what it deals, of which element."""

    block: int
    deal: int
    element: str = PHYSICAL


class Opponent(NamedTuple):
    """An enemy. ``walls`` counts its fortifications; ``number`` is its place in the combat."""

    armour: int
    dangers: tuple[Danger, ...]
    resists: tuple[str, ...]
    walls: int
    fame: float
    poison: bool = False
    paralyze: bool = False
    assassin: bool = False
    number: int = -1


@cache
def _unknown(colour: str) -> Enemy:
    """The average token of a colour, but tougher, lest one hopes for too much."""
    all_ = [one for one in catalogue.ENEMIES if one.colour == colour and not one.expansion]
    strength = mean([_hardest(one) for one in all_])
    element = {"violet": FIRE, "red": FIRE, "white": FIRE}.get(colour, PHYSICAL)
    return Enemy(
        id=f"any.{colour}",
        colour=colour,
        copies=0,
        armour=round(mean([one.armour for one in all_]) + 1.0),
        blows=(Blow(round(strength + 0.5), element),),
        resists=(PHYSICAL,) if colour in {"red", "white"} else (),
        fame=round(mean([one.fame for one in all_])),
    )


SUMMONED = 6
"""What something summoned is expected to deal."""


def _hardest(enemy: Enemy) -> float:
    if enemy.summons:
        return SUMMONED
    factor = 1.5 if "swift" in enemy.abilities or "brutal" in enemy.abilities else 1.0
    return factor * sum(blow.n for blow in enemy.blows)


@cache
def printed(face: int, colour: str, walls: bool, city: str = "") -> Opponent:
    """The enemy behind a token, known or not, at a site with walls or without, perhaps in a city."""
    enemy = _unknown(colour) if face < 0 else catalogue.enemy(face)
    abilities = enemy.abilities
    swift, brutal = "swift" in abilities, "brutal" in abilities
    dangers = [_danger(blow, city, swift=swift, brutal=brutal) for blow in enemy.blows]
    dangers += [Danger(SUMMONED, SUMMONED)] * enemy.summons
    fortified = int(walls and "unfortified" not in abilities) + ("fortified" in abilities)
    return Opponent(
        armour=(enemy.elusive or enemy.armour) + (city == "white"),
        dangers=tuple(dangers),
        resists=enemy.resists,
        walls=fortified,
        fame=enemy.fame,
        poison="poison" in abilities or city == "green",
        paralyze="paralyze" in abilities,
        assassin="assassination" in abilities,
    )


def _danger(blow: Blow, city: str, *, swift: bool, brutal: bool) -> Danger:
    n = blow.n
    if city == "blue" and blow.element != PHYSICAL:
        n += 1 if blow.element == COLD_FIRE else 2
    if city == "red" and blow.element == PHYSICAL:
        brutal = True
    return Danger(n * 2 if swift else n, n * 2 if brutal else n, blow.element)


def on_space(q: Quest, me: Seat, cell: str, colour: str, *, walls: bool) -> list[Opponent]:
    """The enemies on a space, as far as a player knows them."""
    return [printed(_face(q, me, token), colour, walls) for token in q.things.in_zone(f"on.{cell}")]


def _face(q: Quest, me: Seat, token: int) -> int:
    return q.things.face[token] if q.things.known(token, me) else ANY_ENEMY


def in_city(q: Quest, me: Seat, colour: str) -> list[Opponent]:
    """The garrison of a city, as far as a player knows it."""
    city = q.state.cities[colour]
    tokens = q.things.in_zone(f"city.{colour}")
    known = [token for token in tokens if q.things.known(token, me)]
    found = [printed(q.things.face[token], "", True, colour) for token in known]
    if len(found) < len(tokens):
        level = min(11, max(1, city.level))
        likely = sorted(garrison(colour, level), key=RANK.index)[: len(tokens) - len(found)]
        found += [printed(ANY_ENEMY, one, True, colour) for one in likely]
    return found


RANK = ("white", "red", "violet", "brown", "grey", "green")
"""The colours of tokens, the strongest first."""


def drawn(colours: tuple[str, ...]) -> list[Opponent]:
    """Enemies that are drawn when one comes."""
    return [printed(ANY_ENEMY, colour, False) for colour in colours]


def in_combat(q: Quest, me: Seat) -> list[Opponent]:
    """The enemies of the present combat as they stand now."""
    combat = q.combat(me)
    later = combat.phase in {"ranged", "challenge"}
    found = []
    for number in foes.present(combat):
        one = combat.foes[number]
        dangers = () if one.tame else _open(q, one)
        if later and one.summons and not one.tame:
            dangers = (*dangers, *([Danger(SUMMONED, SUMMONED)] * one.summons))
        found.append(
            Opponent(
                armour=foes.armour(q, me, one),
                dangers=dangers,
                resists=tuple(element for element in (PHYSICAL, FIRE, ICE) if foes.resists(q, one, element)),
                walls=foes.fortified(q, me, one),
                fame=0.0 if one.role == "summoned" else q.enemy(one).fame,
                poison=foes.has(q, one, "poison"),
                paralyze=foes.has(q, one, "paralyze"),
                assassin=foes.has(q, one, "assassination"),
                number=number,
            )
        )
    return found


def _open(q: Quest, one: Foe) -> tuple[Danger, ...]:
    return tuple(
        Danger(foes.to_block(q, one, threat), foes.to_deal(q, one, threat), threat.element)
        for threat in one.threats
        if not threat.blocked and not threat.dealt and foes.strength(threat)
    )


def halves(resists: tuple[str, ...], element: str) -> bool:
    """Whether who has these resistances halves attacks of an element."""
    if element == COLD_FIRE:
        return FIRE in resists and ICE in resists
    return element in resists


EFFICIENT = guards.EFFICIENT
