"""Orders, dials, recruits, cities, strongholds, titles and bids."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.seasons import SEASON
from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.mind import marching, odds, worth
from hexameron.games.runewars.options import (
    At,
    Benefit,
    Bid,
    Build,
    Choose,
    Claim,
    OfDial,
    Pay,
    Rearrange,
    Repair,
)
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import LIMIT
from hexameron.kernel.asking import Option, Seat, Some
from hexameron.kernel.game import Question

Scores = list[float]

LATER: Final = 0.8
"""What a season later is worth less."""
AGAIN: Final = 0.6
"""The second march of a Mobilize finds fewer units and no battle."""
READINGS: Final = 1.1
"""How often a dial is read after a Harvest, more or less."""
WORK: Final = 0.07
TITLES: Final = {"title.captain": 0.12, "title.commander": 0.3, "title.primarch": 0.1}
STARVED: Final = 0.05
"""A unit that Winter takes."""
FOOD, WOOD, ORE = 0, 1, 2
FALL: Final = 2


# ---------------------------------------------------------------------- orders


def orders(t: War, question: Question) -> Scores:
    """The plan of the year: what each order brings now, and what the others may still bring after it."""
    seat = question.seat
    used = t.player(seat).used
    values = order_values(t, seat)
    highest = max(used, default=0)
    left = [number for number in values if number not in used]
    scores = []
    for option in question.options:
        if not isinstance(option, Choose):
            scores.append(0.0)
            continue
        base, bonus = values[option.number]
        now = base + (bonus if option.number > highest else 0.0)
        after = max(highest, option.number)
        later = sorted(
            [
                sum(values[number]) if number > after else values[number][0]
                for number in left
                if number != option.number
            ],
            reverse=True,
        )[: 3 - t.state.season]
        scores.append(now + LATER * sum(later))
    return scores


def order_values(t: War, seat: Seat) -> dict[int, tuple[float, float]]:
    """What each Order card brings now, and its Supremacy Bonus."""
    later = worth.time_left(t)
    ways = [max(value, 0.0) for value, _ in marching.marches(t, seat)[:2]]
    first, second = [*ways, 0.0, 0.0][:2]
    return {
        1: (0.35 * second + 0.03, worth.TACTIC * _icons(t, seat, "tactics")),
        2: (first, AGAIN * second),
        3: (first, _storming(t, seat, first)),
        4: _harvest(t, seat, later),
        5: _recruiting(t, seat, later),
        6: _rallying(t, seat, later),
        7: _power(t, seat, later),
        8: (fortifying(t, seat) * later, 0.0),
    }


def _icons(t: War, seat: Seat, icon: str) -> int:
    return sum(t.icons(seat, number).count(icon) for number in range(3))


def _storming(t: War, seat: Seat, first: float) -> float:
    """What Conquer's bonus adds: a stronghold that cannot be taken otherwise."""
    best = 0.0
    for target, near in marching.reach(t, seat).items():
        place = t.place(target)
        if place.fort not in (-1, seat) and seat not in place.active:
            best = max(best, marching.plan(t, seat, target, near, siege=True).worth)
    return max(0.0, best - first)


def _harvest(t: War, seat: Seat, later: float) -> tuple[float, float]:
    """Dials follow the land; before Winter hungry armies count, too."""
    player = t.player(seat)
    given = [min(n, 8) for n in t.provides(seat)]
    gain = sum(
        worth.dial(player.faction, number, given[number])
        - worth.dial(player.faction, number, player.dials[number])
        for number in range(3)
    )
    fed = hungry(t, seat, player.dials[FOOD]) - hungry(t, seat, given[FOOD])
    if t.state.season == 3:
        fed = 0
    works = sum(bool(t.place(code).works) for code in t.forts(seat))
    room = any(not t.place(code).works for code in t.forts(seat)) and given[WOOD]
    return (
        later * READINGS * gain + STARVED * fed,
        later * (WORK * works + (WORK if room and later > 0.5 else 0.0)),
    )


def hungry(t: War, seat: Seat, food: int) -> int:
    """How many units Winter would take with so much food."""
    return sum(max(0, t.count(seat, code) - min(food, LIMIT)) for code in t.controlled(seat))


def _recruiting(t: War, seat: Seat, later: float) -> tuple[float, float]:
    forts = t.forts(seat)
    if not forts:
        return 0.0, 0.0
    room = sum(max(0, fed(t, seat) - t.count(seat, code)) for code in forts)
    found = sorted((recruits(t, seat, number) for number in range(3)), reverse=True)
    scale = min(1.0, room / 6) * (0.4 + 0.6 * later)
    return found[0] * scale, found[1] * scale


def fed(t: War, seat: Seat) -> int:
    """How many units an area can keep: in Fall those that Winter leaves there."""
    return min(LIMIT, t.player(seat).dials[FOOD]) if t.state.season == FALL else LIMIT


def recruits(t: War, seat: Seat, number: int) -> float:
    """What a dial would bring, as far as there are figures."""
    icons = [icon for icon in t.icons(seat, number) if icon in UNIT]
    return 1.15 * sum(
        worth.UNIT_WORTH[kind] * min(icons.count(kind), t.supply(kind)) for kind in dict.fromkeys(icons)
    )


def _rallying(t: War, seat: Seat, later: float) -> tuple[float, float]:
    cities = [t.place(code).city for code in t.cities(seat)]
    kinds = ("units", "tactics", "influence", "quests")
    base = sum(max(worth.benefit(t, kind, city) for kind in kinds) for city in cities)
    heroes = len(t.heroes(seat))
    hero = worth.HERO if heroes < 3 and t.player(seat).influence > 1 and t.forts(seat) else 0.0
    return base, hero * later * (1.0 if heroes < 2 else 0.6)


def _power(t: War, seat: Seat, later: float) -> tuple[float, float]:
    n = _icons(t, seat, "influence")
    most = t.player(seat).influence + n
    titles = [
        TITLES[id_] - worth.INFLUENCE * (title.influence + 1)
        for id_, title in t.state.titles.items()
        if title.seat != seat and title.influence < most
    ]
    return worth.INFLUENCE * n * 1.1, later * max([0.0, *titles])


# ---------------------------------------------------------------------- strongholds


def fortifying(t: War, seat: Seat) -> float:
    """What Fortify brings: a stronghold, a repair, runes laid anew."""
    player = t.player(seat)
    total = 0.02
    if player.dials[WOOD] and player.dials[ORE] and player.forts:
        sites = [fort_site(t, seat, code) for code in t.controlled(seat) if _may_build(t, code)]
        total += max([0.0, *sites])
    cracked = [code for code in t.forts(seat) if t.place(code).cracked]
    if cracked and player.dials[ORE]:
        total += 0.06
    return total


def _may_build(t: War, code: str) -> bool:
    return t.place(code).fort < 0 and not t.place(code).city


def fort_site(t: War, seat: Seat, code: str) -> float:
    """How good a place for a stronghold is: where a rune lies that others could take, near the front."""
    spent = sum(worth.step_up(t, seat, number, -1) for number in (WOOD, ORE))
    danger = min(marching.threat(t, seat, code), 6.0)
    lies = worth.rune(t, code)
    return 0.16 + 0.04 * lies * danger + 0.1 * min(marching.pull(t, seat, code), 1.0) + 0.6 * spent


def fortify(t: War, question: Question) -> Scores:
    seat = question.seat
    scores = []
    for option in question.options:
        match option:
            case Build():
                scores.append(fort_site(t, seat, option.area) if t.player(seat).forts else -0.2)
            case Repair():
                scores.append(0.06 + 0.1 * worth.rune(t, option.area))
            case Rearrange():
                scores.append(-0.02)
            case _:
                scores.append(0.0)
    return scores


WORKS: Final = {
    "resources": 0.08,
    "diplomacy": 0.1,
    "training": 0.07,
    "walls": 0.06,
    "wards": 0.05,
    "tomb": 0.06,
    "spawn": 0.06,
}


def works(t: War, question: Question) -> Scores:
    seat = question.seat
    scores = []
    for option in question.options:
        if isinstance(option, Build):
            danger = min(marching.threat(t, seat, option.area), 4.0) / 40
            defends = option.what in ("walls", "wards", "tomb", "spawn")
            scores.append(WORKS[option.what] + (danger if defends else -danger))
        else:
            scores.append(0.02 if worth.time_left(t) > 0.4 else 0.2)
    return scores


# ---------------------------------------------------------------------- dials and recruits


def recruiting(t: War, question: Question) -> Scores:
    return [
        recruits(t, question.seat, RESOURCES.index(next(r for r in RESOURCES if r == option.resource)))
        if isinstance(option, OfDial)
        else 0.0
        for option in question.options
    ]


def turning(t: War, question: Question) -> Scores:
    """Which dial to raise."""
    return [
        worth.step_up(t, question.seat, [str(r) for r in RESOURCES].index(option.resource))
        if isinstance(option, OfDial)
        else 0.0
        for option in question.options
    ]


def mustering(t: War, question: Question) -> Scores:
    """Where new units stand: near the enemy and beside runes, never more than an area can hold or feed."""
    seat = question.seat
    food = t.player(seat).dials[FOOD] if t.state.season >= 2 else LIMIT
    scores = []
    for option in question.options:
        if not isinstance(option, Some):
            scores.append(-0.3)
            continue
        there = t.count(seat, option.id)
        room = LIMIT - there
        over = max(0, option.n - room)
        hunger = max(0, there + option.n - min(food, LIMIT))
        front = marching.pull(t, seat, option.id) + 0.3 * worth.rune(t, option.id)
        scores.append(0.2 * front + 0.02 * option.n - 0.12 * over - 0.03 * hunger)
    return scores


def freeing(t: War, question: Question) -> Scores:
    """Figures are short: routed ones may go, others rather not."""
    return [-0.1 if isinstance(option, At) else 0.0 for option in question.options]


def fort_choice(t: War, question: Question) -> Scores:
    """Which stronghold something comes to, or which home area gets the first."""
    seat = question.seat
    return [
        0.2 * marching.pull(t, seat, _area(option)) if _area(option) in t.state.places else 0.0
        for option in question.options
    ]


def _area(option: Option) -> str:
    at = option.at()
    return at[-1] if at else ""


# ---------------------------------------------------------------------- cities, titles, bids


def benefits(t: War, question: Question) -> Scores:
    return [
        worth.benefit(t, option.what, t.place(option.area).city) if isinstance(option, Benefit) else -0.1
        for option in question.options
    ]


def fall(t: War, question: Question) -> Scores:
    return [
        0.08 if isinstance(option, Benefit) and option.what == "influence" else 0.06
        for option in question.options
    ]


def hiring(t: War, question: Question) -> Scores:
    """Two cards are enough to choose from."""
    heroes = len(t.heroes(question.seat))
    return [
        (0.2 if heroes < 3 else -0.05) + (0.02 if option.n == 2 else 0.0) - 0.01 * option.n
        if isinstance(option, Pay)
        else 0.05
        for option in question.options
    ]


def titles(t: War, question: Question) -> Scores:
    """A title, with a little more on it than needed, so that it stays."""
    scores = []
    for option in question.options:
        if isinstance(option, Claim):
            over = option.n - t.state.titles[option.title].influence - 1
            kept = 0.02 if over == 1 else 0.0
            scores.append(TITLES[option.title] * worth.time_left(t) - worth.INFLUENCE * option.n + kept)
        else:
            scores.append(0.0)
    return scores


GAINS: Final[dict[type[e.Effect], float]] = {
    e.ReceiveRune: 1.0,
    e.Ban: 0.15,
    e.May: 0.12,
    e.Raze: 0.05,
    e.WakeDragon: 0.15,
    e.Choice: 0.12,
    e.PiousRunes: -0.7,
}
"""What highest or lowest bidders get."""


def _gain(effect: e.Effect | None) -> float:
    if isinstance(effect, e.Draw):
        return worth.TACTIC * effect.n
    if isinstance(effect, e.Dial):
        return 0.07 * effect.n
    return GAINS.get(type(effect), 0.0) if effect is not None else 0.0


def bids(t: War, question: Question) -> Scores:
    """What a bid wins against any that the others can make, and what it costs."""
    seat = question.seat
    card = SEASON[t.state.card].effect
    if not isinstance(card, e.Bid):
        return [0.0] * len(question.options)
    high, low, some = _gain(card.highest), _gain(card.lowest), _gain(card.others)
    price = worth.INFLUENCE * (0.6 if worth.time_left(t) < 0.3 else 1.0)
    others = [t.player(other).influence for other in t.seats() if other != seat]
    eager = 1.8 if high > 0.5 else 1.0
    scores = []
    for option in question.options:
        n = option.n if isinstance(option, Bid) else 0
        first, last = 1.0, 1.0
        for most in others:
            below = min(1.0, (n + 0.4) / (most + 1)) ** eager if n <= most else 1.0
            first *= below
            last *= 1 - below
        given = first * high + last * low + ((1 - first) * some if n else 0.0)
        scores.append(given - price * n)
    return scores


def payments(t: War, question: Question) -> Scores:
    """How much influence to spend on diplomacy with the units that have come."""
    seat = question.seat
    army = t.order.march
    if army is None:
        return [0.0] * len(question.options)
    place = t.place(army.target)
    allies = worth.army_worth(odds.standing_at(place))
    gain = worth.area(t, seat, army.target)
    value = worth.army_worth(odds.army(army.units))
    scores = []
    for option in question.options:
        n = option.n if isinstance(option, Pay) else 0
        gold, silver, red = odds.best_of(n)
        scores.append(gold * (gain + allies) + silver * gain - red * 0.2 * value - worth.INFLUENCE * n)
    return scores
