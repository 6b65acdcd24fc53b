"""Instinct for rulers: action cards, buildings, recruits, trade."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.content.tracks import HERO_PRICE
from hexameron.games.heroes.content.units import upgrade_price
from hexameron.games.heroes.mind import appraisal, economy, odds, roaming
from hexameron.games.heroes.mind.roaming import Scores
from hexameron.games.heroes.options import Build, Buy, Dismiss, Exchange, Hire, Play, Promote, Raise, Sell
from hexameron.games.heroes.rules import armies, building, recruiting, values
from hexameron.games.heroes.rules.rounds import ACTIONS
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Option, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of

IDLE: Final = -2.0
OTHER_USE: Final = 0.5
"""How much of the better other use of a card counts against playing it."""
FIRST: Final = 0.15
"""Gathering comes before spending, and recruiting before going out."""
SLOT: Final = 0.25
"""What a place under a hero's Command is worth, once few are left."""
TRADING: Final = -0.5
"""Against turning to the market, unless it is for something."""


# ---------------------------------------------------------------------- action cards


def cards(t: Conquest, question: Question) -> Scores:
    """The action that promises most now, on the card that is needed least for anything else."""
    seat = question.seat
    worth = {
        "activation": marching(t, seat),
        "construction": constructing(t, seat),
        "recruitment": recruitment(t, seat),
        "gathering": gathering(t, seat),
        "": IDLE,
    }
    scores = []
    for option in question.options:
        if isinstance(option, Play):
            other = max([worth[kind] for kind in ACTIONS[option.card] if kind != option.action])
            scores.append(worth[option.action] - OTHER_USE * other)
        else:
            scores.append(IDLE)
    return scores


def marching(t: Conquest, seat: Seat) -> float:
    """What all heroes together may gain by an activation."""
    return sum([roaming.errand(t, t.hero(hero)) for hero in t.player(seat).heroes])


def gathering(t: Conquest, seat: Seat) -> float:
    """What the treasury is worth afterwards, less what it is worth now."""
    gold, resources = economy.income(t, seat)
    player = t.player(seat)
    more = appraisal.stock(player.gold + gold, player.resources + resources)
    gain = more - appraisal.stock(player.gold, player.resources)
    return FIRST + gain * appraisal.fade(economy.rounds_left(t, seat))


def price(t: Conquest, seat: Seat, gold: int, resources: int) -> float:
    """What it costs to pay so much; of what there is plenty it is little."""
    player = t.player(seat)
    left = appraisal.stock(player.gold - gold, player.resources - resources)
    return (appraisal.stock(player.gold, player.resources) - left) * appraisal.fade(
        economy.rounds_left(t, seat)
    )


def constructing(t: Conquest, seat: Seat) -> float:
    """The best that could be built now."""
    return max([build_value(t, seat, option) for option in building.options(t, seat)])


def recruitment(t: Conquest, seat: Seat) -> float:
    """What the heroes in the city may be given."""
    total = 0.0
    for id_ in t.player(seat).heroes:
        hero = t.hero(id_)
        if not hero.at:
            total = max(total, roaming.levy_value(t, roaming.scout(t, hero)))
    if total:
        total += FIRST
    if recruiting.hirable(t, seat):
        total = max(total, _hero_worth(t, seat))
    return total


def _hero_worth(t: Conquest, seat: Seat) -> float:
    """What one more hero is worth, if there is a unit to follow him: without any he stays in the city."""
    if t.reserve(seat, 1) <= 0 and t.player(seat).gold < HERO_PRICE + t.unit(seat, 2).basic.gold:
        return 0.0
    return appraisal.HERO * appraisal.fade(economy.rounds_left(t, seat) - 1.0)


# ---------------------------------------------------------------------- the city


def build_value(t: Conquest, seat: Seat, option: Option) -> float:
    """What a building or level is worth, its price taken off."""
    rounds = economy.rounds_left(t, seat)
    if isinstance(option, Raise):
        more = appraisal.LEVEL[option.level] - appraisal.LEVEL[option.level - 1]
        return more * appraisal.fade(rounds - 1.0) - price(t, seat, 0, building.level_cost(t, seat))
    if isinstance(option, Build):
        record = BUILDING[option.building]
        cost = building.price(t, seat, record, record.costs[option.cost])
        if record.kind == "asha":
            return roaming.power_value(t, seat, 3)
        return appraisal.building(record.kind, rounds - 1.0) - price(t, seat, cost.gold, cost.resources)
    return 0.0


def buildings(t: Conquest, question: Question) -> Scores:
    return [
        trade(t, question.seat, option)
        if isinstance(option, (Exchange, Sell))
        else build_value(t, question.seat, option)
        for option in question.options
    ]


def trade(t: Conquest, seat: Seat, option: Option) -> float:
    """Two for one is a bad price: only for what a surplus makes possible, or for scrolls nobody can use."""
    player = t.player(seat)
    if isinstance(option, Sell):
        hero = next(id_ for id_ in player.heroes if handle_of(option.card) in t.held(t.hero(id_), "scrolls"))
        face = t.things.face[handle_of(option.card)]
        worth = appraisal.scroll(face, hero, values.magic(t, t.hero(hero)))
        gold = t.scroll(handle_of(option.card)).level if face >= 0 else 2
        return appraisal.GOLD * gold - worth - 0.05
    if isinstance(option, Exchange):
        mine, other = (
            (player.gold, player.resources) if option.give == "gold" else (player.resources, player.gold)
        )
        return 0.1 if mine >= 14 and other <= 5 else TRADING
    return TRADING


# ---------------------------------------------------------------------- armies


def recruits(t: Conquest, question: Question) -> Scores:
    """The best units for the gold and the places that there are."""
    seat = question.seat
    scores = []
    for option in question.options:
        match option:
            case Buy():
                scores.append(_purchase(t, t.hero(option.hero), option))
            case Promote():
                hero = t.hero(option.hero)
                scores.append(0.2 + 0.05 * option.level - 0.1 * hero.elite[option.level - 1])
            case Hire():
                scores.append(_hero_worth(t, seat) - 0.5 + 0.1 * appraisal.lead(option.hero))
            case Dismiss():
                scores.append(_dismissal(t, seat, option))
            case Done():
                scores.append(0.0)
            case _:
                scores.append(trade(t, seat, option))
    return scores


def _purchase(t: Conquest, hero: Hero, option: Buy) -> float:
    """What a unit adds, by its chance to hit and what it can take, less the gold and the place it needs."""
    unit = t.unit(hero.seat, option.level)
    price = values.price(t, hero, option.level, elite=option.elite)
    lives = 1 + unit.basic.abilities.count("endurance")
    if option.elite:
        lives += 1 + unit.elite.abilities.count("endurance")
    use = odds.hit_chance(unit.strength) + 0.15 * lives
    room = armies.room(t, hero)
    gold = t.owner(hero).gold
    scarce = 1.0 if gold < 3 * price else 0.5
    return use - scarce * 0.4 * appraisal.GOLD * price - SLOT / (1 + room)


def _dismissal(t: Conquest, seat: Seat, option: Dismiss) -> float:
    """Only the weakest make room, for much better ones that can be paid."""
    hero = t.hero(option.hero)
    player = t.player(seat)
    if option.level > 1 or hero.at or player.level < 2 or armies.room(t, hero) > 0:
        return IDLE
    if option.elite and (hero.basic[0] or player.level < 3):
        return IDLE
    best = values.price(t, hero, player.level, elite=False)
    left = values.recruit_limit(t, seat) - t.action.bought
    free = t.reserve(seat, player.level) > 0
    return 0.1 if left > 0 and free and player.gold >= best else IDLE


def least_units(t: Conquest, question: Question) -> Scores:
    """Which token an army can spare: the cheapest."""
    return [
        -float(odds.unit_gold(t.unit(question.seat, option.level), elite=option.elite))
        if isinstance(option, Dismiss)
        else IDLE
        for option in question.options
    ]


def promotion(t: Conquest, seat: Seat, level: int) -> float:
    """What it is worth to turn a unit of a level elite."""
    return appraisal.ARMY * upgrade_price(t.unit(seat, level))
