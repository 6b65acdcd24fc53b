"""Instinct for heroes on the map: what there is to gain, how far it lies, and which step leads there."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from hexameron.games.heroes.content import catalogue, tracks
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.records import Site
from hexameron.games.heroes.mind import appraisal, economy, odds
from hexameron.games.heroes.mind.paths import Paths, Reach, paths
from hexameron.games.heroes.options import Activate, Advance, Explore, Go, Home, Portal, Seize, Stop
from hexameron.games.heroes.rules import advance, armies, control, exploring, rout, values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import UNIT_AT, Conquest
from hexameron.kernel.asking import Option
from hexameron.kernel.game import Question

LATER: Final = 0.4
"""How much less something is worth for each activation that it is farther away, as an exponent."""
STEP: Final = 0.04
"""What a step costs beyond that."""
LEAST: Final = 0.05
"""What is worth less is left alone."""
STOLEN: Final = 0.7
"""How much a Power point counts that another player loses."""
VICTORY: Final = 30.0
DEFEAT: Final = 0.4
"""What a lost battle costs besides the army: the way back."""
BEATEN: Final = 0.5
"""What it is worth to send an enemy hero home, and of that hero's army."""
HOME: Final = 0.6
"""How much of what could be recruited counts for the way home."""
WORTH_HIRING: Final = 0.5
LEVY: Final = 2.5
"""How much more fresh units count than their price: without an army there is nothing to be won."""
DETOUR: Final = 0.5
"""What is held against a second way to the same goal."""
OUT: Final = 0.15
"""What it is worth to be out on the map at all."""

Scores = list[float]


class Goal(NamedTuple):
    """Something to gain: where, its worth, and whether a battle comes first."""

    field: str
    value: float
    fights: bool = False


class Scout(NamedTuple):
    """A hero who looks around: the force, the time that is left, the ways."""

    hero: Hero
    place: str
    force: odds.Force
    casts: dict[int, odds.Forecast]
    """Forecasts of battles with encounters, by their faces."""
    rout: int
    rounds: float
    fade: float
    marches: int
    movement: int
    ways: Paths


def scout(t: Conquest, hero: Hero) -> Scout:
    force = odds.force(t, hero)
    rounds = economy.rounds_left(t, hero.seat)
    return Scout(
        hero,
        hero.at or t.owner(hero).city,
        force,
        odds.casts(force, t.state.week),
        rout.value(t, hero),
        rounds,
        appraisal.fade(rounds),
        economy.marches_left(t, hero.seat),
        values.movement(t, hero),
        paths(t, hero),
    )


# ---------------------------------------------------------------------- what there is to gain


def goals(t: Conquest, one: Scout) -> list[Goal]:
    """All that a hero may hope to gain within sight."""
    near = one.ways.since(one.place)
    found = _site_goals(t, one, near)
    for other in t.state.heroes.values():
        if other.at and other.seat != one.hero.seat and near.far(other.at) is not None:
            net = duel_value(t, one, other)
            if net > LEAST:
                found.append(Goal(other.at, net, fights=True))
    home = _home_goal(t, one)
    if home is not None:
        found.append(home)
    return found


Worths = dict[str, tuple[float, bool]]
"""By the field of a site: its worth to a hero, and whether a battle comes first."""
_KNOWN: Final[dict[tuple[object, ...], Worths]] = {}
_MANY: Final = 1 << 12


def _site_goals(t: Conquest, one: Scout, near: Reach) -> list[Goal]:
    """The sites that are worth going to."""
    encounters, guarded, spots = t.state.encounters, t.board.guarded, near.spots
    known = _known(t, one)
    found = []
    for spot in spots:
        field = spot
        if spot in encounters:
            # Only where there is no other way does a hero go to the creatures themselves.
            field = guarded[spot]
            if field in spots:
                continue
        worth = known.get(field)
        if worth is None:
            worth = known[field] = _site_worth(t, one, field)
        if worth[0] > LEAST:
            found.append(Goal(spot, *worth))
    return found


def _known(t: Conquest, one: Scout) -> Worths:
    """What is known about the worth of sites, as long as nothing changes that it depends on."""
    state, hero = t.state, one.hero
    player = t.owner(hero)
    key = (
        one.force,
        one.rout,
        one.rounds,
        player.power,
        player.gold,
        state.week,
        tuple(state.encounters.values()),
        tuple(state.owners.items()),
        tuple(state.unexplored),
        t.estate(hero.seat),
        tuple([other.at for other in state.heroes.values() if other.seat != hero.seat]),
    )
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MANY:
            _KNOWN.clear()
        found = _KNOWN[key] = {}
    return found


def _site_worth(t: Conquest, one: Scout, field: str) -> tuple[float, bool]:
    site = t.board.site.get(field)
    if site is None or site.use == "portal":
        return 0.0, False
    value = site_value(t, one, field, site)
    token = t.state.encounters.get(t.board.guard.get(field, ""))
    if value <= 0 or token is None:
        return value, False
    return battle_value(t, one, token, value), not _routs(t, one, token)


def _routs(t: Conquest, one: Scout, token: int) -> bool:
    return one.rout >= rout.threshold(t, token)


def site_value(t: Conquest, one: Scout, field: str, site: Site) -> float:
    """What a field is worth to a hero once nobody guards it; 0 if there is nothing to be had."""
    hero = one.hero
    if site.use == "explore":
        if site.explored is None or not exploring.is_unexplored(t, field):
            return 0.0
        return explored_value(t, one, site.explored)
    owner = t.state.owners.get(field)
    if owner == hero.seat:
        return 0.0
    if owner is not None and control.protected(t, field, owner):
        return 0.0
    value = power_value(t, hero.seat, site.power)
    gathers = min(one.rounds, 8.0) * 0.8
    value += (appraisal.GOLD * site.gold + appraisal.RESOURCE * site.resources) * gathers * one.fade
    if owner is not None:
        value += STOLEN * site.power
    return value


def power_value(t: Conquest, seat: int, n: int) -> float:
    """Power points; those that win the game at once count for all."""
    if t.player(seat).power + n >= tracks.POWER_TO_WIN[len(t.state.players)] and n:
        return VICTORY
    return float(n)


def explored_value(t: Conquest, one: Scout, effect: fx.Effect) -> float:
    """What a hero gains by exploring."""
    fade = one.fade
    match effect:
        case fx.Power():
            return power_value(t, one.hero.seat, effect.n)
        case fx.DrawArtifact():
            return power_value(t, one.hero.seat, tracks.ARTIFACT_POWER) + 0.3 * fade
        case fx.Upgrade():
            faction = t.owner(one.hero).faction
            units = UNIT_AT[faction]
            price = sum(
                n * (unit.elite.gold - unit.basic.gold) for n, unit in zip(one.hero.basic, units, strict=True)
            )
            return appraisal.ARMY * price * fade
        case fx.Recruit():
            room = min(effect.n, armies.room(t, one.hero))
            return appraisal.ARMY * min(t.owner(one.hero).gold, 3 * room) * fade
        case _:
            return appraisal.gain(effect) * fade


def reward(t: Conquest, one: Scout, token: int, *, routed: bool) -> float:
    """Trophy and treasure of an encounter."""
    printed = catalogue.encounter(t.things.face[token])
    experience = 0 if routed else printed.experience
    gains = appraisal.EXPERIENCE * experience + appraisal.CHEST * printed.chests
    return gains * (0.3 + 0.7 * one.fade)


def battle_value(t: Conquest, one: Scout, token: int, prize: float) -> float:
    """What a battle with an encounter promises, losses taken off."""
    if _routs(t, one, token):
        return prize + reward(t, one, token, routed=True)
    face = t.things.face[token]
    cast = one.casts.get(face)
    if cast is None:
        cast = one.casts[face] = odds.forecast(one.force, odds.guards(t, one.hero, token))
    return _promise(one, cast, prize + reward(t, one, token, routed=False))


def _promise(one: Scout, cast: odds.Forecast, prize: float) -> float:
    army = appraisal.ARMY * one.fade
    lost = (1 - cast.chance) * (army * cast.ruin + DEFEAT * one.fade)
    return cast.chance * (prize - army * cast.cost) - lost


def duel_value(t: Conquest, one: Scout, other: Hero) -> float:
    """What an attack on an enemy hero promises: a prize, fields around, the army beaten."""
    theirs = odds.force(t, other)
    cast = odds.forecast(one.force, theirs)
    fade = one.fade
    prize = appraisal.SKILL * fade + BEATEN * fade * (1 + appraisal.ARMY * theirs.worth)
    if t.held(other, "artifacts"):
        prize = max(prize, prize + tracks.ARTIFACT_POWER * (1 + STOLEN) - appraisal.SKILL * fade)
    near = t.board.zone(other.at, 2, mountains=False, own_city=t.owner(one.hero).city)
    for field, owner in t.state.owners.items():
        if owner == other.seat and field in near:
            prize += (1 + STOLEN) * t.board.site[field].power + 0.2 * fade
    return _promise(one, cast, prize)


def _home_goal(t: Conquest, one: Scout) -> Goal | None:
    """The own city, for a hero who can be given many units there."""
    if not one.hero.at:
        return None
    value = HOME * levy_value(t, one)
    if value <= WORTH_HIRING * HOME:
        return None
    return Goal(t.owner(one.hero).city, value)


def levy_value(t: Conquest, one: Scout) -> float:
    """What the units are worth that a Recruitment could give a hero in the city.

    Where there is no room, the best units take the places of the cheapest.
    """
    hero, player = one.hero, t.owner(one.hero)
    units = UNIT_AT[player.faction]
    best = units[player.level - 1].basic.gold
    if player.level > 1 and t.reserve(hero.seat, player.level) <= 0:
        best = units[player.level - 2].basic.gold
    limit = values.recruit_limit(t, hero.seat)
    room = max(0, armies.room(t, hero))
    gain = float(min(limit, room) * best)
    if room < limit and best > 1:
        weak = hero.basic[0] + hero.elite[0]
        gain += min(limit - room, weak) * (best - units[0].elite.gold)
    return LEVY * appraisal.ARMY * min(float(player.gold), gain) * one.fade


# ---------------------------------------------------------------------- ways


def prospect(one: Scout, wanted: Sequence[Goal], field: str, movement: int, *, fought: bool) -> float:
    """The best of what is wanted, seen from a field with so many steps left in this activation."""
    return _ahead(one, wanted, field, movement, fought=fought)[0]


def _ahead(
    one: Scout, wanted: Sequence[Goal], field: str, movement: int, *, fought: bool
) -> tuple[float, str]:
    """What the best of what is wanted is worth from a field, and where it lies."""
    best, where = 0.0, ""
    pace = max(1, one.movement)
    since = one.ways.since(field)
    spots = since.spots
    for goal, worth, fights in wanted:
        if worth <= best:
            continue
        far = spots[goal] if goal in spots else since.far(goal)
        if far is None:
            continue
        marches = max(0.0, (far - movement) / pace)
        if fights and fought:
            marches = max(1.0, marches)
        if marches <= one.marches:
            value = worth * exp(-LATER * marches) - STEP * far
            if value > best:
                best, where = value, goal
    return best, where


def hope(t: Conquest, hero: Hero) -> float:
    """What a hero may gain who begins an activation now."""
    if not t.army_size(hero):
        return 0.0
    one = scout(t, hero)
    return prospect(one, goals(t, one), one.place, one.movement, fought=False)


def errand(t: Conquest, hero: Hero) -> float:
    """What an activation brings a hero: the best goal, shared among the activations that it takes."""
    if not t.army_size(hero):
        return 0.0
    one = scout(t, hero)
    best = 0.0
    near = one.ways.since(one.place)
    for goal in goals(t, one):
        far = near.far(goal.field)
        marches = max(1, -(-(far or 0) // max(1, one.movement)))
        if far is not None and marches <= one.marches:
            best = max(best, goal.value / marches)
    return best


# ---------------------------------------------------------------------- questions


def heroes(t: Conquest, question: Question) -> Scores:
    """Whoever has most to gain goes first; whoever has nothing to gain stays."""
    return [
        hope(t, t.hero(option.hero)) - LEAST if isinstance(option, Activate) else 0.0
        for option in question.options
    ]


def moves(t: Conquest, question: Question, other: Scores) -> Scores:
    """Steps towards the best goal, and taking it; ``other`` are the scores of what is no move."""
    hero = t.hero(question.actor)
    action = t.action
    one = scout(t, hero)
    wanted = goals(t, one)
    movement = action.movement
    scores = []
    led: dict[str, int] = {}
    for place, (option, score) in enumerate(zip(question.options, other, strict=True)):
        if isinstance(option, (Go, Portal)):
            value, goal = _step(t, one, wanted, option.field, movement - 1, fought=action.fought)
            scores.append(value)
            if goal in led:
                # Of two ways to the same goal one is enough to think about.
                worse = min(place, led[goal], key=scores.__getitem__)
                led[goal] = place + led[goal] - worse
                scores[worse] -= DETOUR
            else:
                led[goal] = place
        elif isinstance(option, (Seize, Explore)):
            scores.append(_taking(t, one, wanted, option.field))
        elif isinstance(option, Stop):
            scores.append(_resting(one, wanted, fought=action.fought))
        elif isinstance(option, Home):
            scores.append(HOME * levy_value(t, one) - 0.2)
        elif isinstance(option, Advance):
            scores.append(VICTORY)
        else:
            scores.append(score)
    return scores


def _step(
    t: Conquest, one: Scout, wanted: Sequence[Goal], field: str, movement: int, *, fought: bool
) -> tuple[float, str]:
    """What a step promises and where: what lies ahead of it, or the battle that it begins."""
    token = t.state.encounters.get(field)
    if token is not None:
        behind = t.board.guarded[field]
        prize = 0.9 * site_value(t, one, behind, t.board.site[behind])
        return OUT + battle_value(t, one, token, prize) - LEAST, field
    if field == t.owner(one.hero).city:
        return max(HOME * levy_value(t, one), 0.0) - 0.2, field
    for other in t.state.heroes.values():
        if other.at == field and other.seat != one.hero.seat:
            return OUT + duel_value(t, one, other), field
    value, goal = _ahead(one, wanted, field, movement, fought=fought)
    return OUT + value, goal


def _taking(t: Conquest, one: Scout, wanted: Sequence[Goal], field: str) -> float:
    """What lies at hand, and what comes after it: the move may go on."""
    value = site_value(t, one, field, t.board.site[field])
    token = t.state.encounters.get(t.board.guard.get(field, ""))
    if token is not None:
        value = battle_value(t, one, token, value)
    if value <= 0:
        return value
    others = [goal for goal in wanted if goal.field != field]
    fought = t.action.fought or token is not None
    return value + OUT + prospect(one, others, field, t.action.movement, fought=fought)


def _resting(one: Scout, wanted: Sequence[Goal], *, fought: bool) -> float:
    out = OUT if one.hero.at else 0.0
    return out + prospect(one, wanted, one.place, 0, fought=fought)


def landings(t: Conquest, question: Question) -> Scores:
    """Where magic puts a hero: where most can be reached from."""
    hero = t.hero(question.actor)
    one = scout(t, hero)
    wanted = goals(t, one)
    movement = t.action.movement
    return [
        prospect(one, wanted, option.field, movement, fought=t.action.fought)
        if isinstance(option, Go)
        else 0.0
        for option in question.options
    ]


def teleporting(t: Conquest, hero: Hero) -> float:
    """What a scroll that moves the hero may be worth: a goal that is far from here."""
    one = scout(t, hero)
    wanted = goals(t, one)
    here = prospect(one, wanted, one.place, t.action.movement, fought=t.action.fought)
    best = max([goal.value for goal in wanted], default=0.0)
    return here + 0.5 * (best - here) - appraisal.SCROLL


def cities(t: Conquest, options: Sequence[Option]) -> Scores:
    """A city stands well where weakly guarded fields of worth lie near."""
    return [_surroundings(t, option.at()[0]) for option in options]


def _surroundings(t: Conquest, city: str) -> float:
    near = t.board.zone(city, 6, mountains=False, own_city=city)
    total = 0.0
    for field, far in near.items():
        site = t.board.site.get(field)
        if site is None:
            continue
        value = site.power + 4 * (appraisal.GOLD * site.gold + appraisal.RESOURCE * site.resources)
        if site.explored is not None:
            value += appraisal.gain(site.explored)
        token = t.state.encounters.get(t.board.guard.get(field, ""))
        rank = catalogue.encounter(t.things.face[token]).rank if token is not None else "common"
        total += value * {"common": 1.0, "dangerous": 0.5}.get(rank, 0.2) / (2 + far)
    return total


def experience_left(t: Conquest, hero: Hero) -> float:
    """How near a hero is to the next skill, from 0 to 1."""
    return min(1.0, advance.experience(t, hero) / max(1, values.advance_cost(t, hero)))
