"""Choices inside a battle: who suffers, whom to strike, which cards to play, where to flee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.tactics import TACTIC
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.mind import marching, odds, worth
from hexameron.games.runewars.options import At, Fight, Hit, Kind, Part, Retreat, Talk, UseCard
from hexameron.games.runewars.rules.losses import standing
from hexameron.games.runewars.state import Battle, Figure, Side
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import LIMIT
from hexameron.kernel.asking import No, Pick, Seat, Yes
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of

Scores = list[float]


def side_of(battle: Battle, seat: Seat) -> int:
    return 0 if battle.sides[0].seat == seat else 1


def _army(side: Side) -> odds.Army:
    found: dict[str, int] = {}
    for figure in standing(side):
        found[figure.kind] = found.get(figure.kind, 0) + 1
    return odds.army(found)


def chance(t: War, number: int, more: int = 0) -> float:
    """How probable it is that a side wins the battle, with so much more strength, before anybody drew."""
    battle = t.battle
    order = t.state.order
    place = t.place(battle.place)
    stone = odds.walls(place, siege=order is not None and order.siege)
    stone += battle.sides[1].bonus - battle.sides[0].bonus + (more if number else -more)
    won = odds.forecast(_army(battle.sides[0]), _army(battle.sides[1]), max(stone, 0)).won
    return 1 - won if number else won


# ---------------------------------------------------------------------- figures


def _figures(battle: Battle) -> dict[str, tuple[Figure, Side]]:
    return {figure.id: (figure, side) for side in battle.sides for figure in side.figures}


def _dear(figure: Figure, side: Side) -> float:
    """How much a figure still matters: those that have not struck matter more."""
    value = worth.UNIT_WORTH[figure.kind]
    if figure.kind not in side.drawn and not figure.down:
        value += 0.06
    return value * (0.6 if figure.down else 1.0)


def losses(t: War, question: Question) -> Scores:
    """Which of the own units suffers: whoever matters least."""
    figures = _figures(t.battle)
    return [
        -_dear(*figures[option.figure]) if isinstance(option, Hit) else 0.0 for option in question.options
    ]


def wounds(t: War, question: Question) -> Scores:
    """Damage goes where it destroys nobody, if that can be."""
    figures = _figures(t.battle)
    scores = []
    for option in question.options:
        if not isinstance(option, Hit):
            scores.append(0.0)
            continue
        figure, side = figures[option.figure]
        left = side.sturdy.get(figure.kind, UNIT[figure.kind].health) - figure.hurt
        scores.append(0.03 * min(left - 1, 2) - _dear(figure, side))
    return scores


def targets(t: War, question: Question) -> Scores:
    """Which enemy to strike: the dearest, that is destroyed by it if possible; never an own one."""
    battle = t.battle
    figures = _figures(battle)
    scores = []
    for option in question.options:
        if not isinstance(option, Hit):
            scores.append(0.0)
            continue
        figure, side = figures[option.figure]
        left = side.sturdy.get(figure.kind, UNIT[figure.kind].health) - figure.hurt
        foe = side.seat != question.seat or side.wild
        value = _dear(figure, side) * (1.0 if left <= 1 else 0.7)
        scores.append(value if foe else -value)
    return scores


def risers(t: War, question: Question) -> Scores:
    """Who stands up again: the best."""
    figures = _figures(t.battle)
    return [
        worth.UNIT_WORTH[figures[option.figure][0].kind] if isinstance(option, Hit) else 0.0
        for option in question.options
    ]


def kinds(t: War, question: Question) -> Scores:
    """Which kind of the same initiative draws first, or joins: the strongest."""
    return [
        worth.UNIT_WORTH.get(option.kind, 0.0) if isinstance(option, Kind) else 0.0
        for option in question.options
    ]


def parts(t: War, question: Question) -> Scores:
    """What to lose to fire from the sky: the later part is one dearer unit instead of two."""
    return [0.02 * option.number if isinstance(option, Part) else 0.0 for option in question.options]


# ---------------------------------------------------------------------- cards


def _strength(t: War, number: int, effect: e.Effect) -> float:
    n = effect.n if isinstance(effect, (e.Strength, e.Rout)) else 1
    gained = chance(t, number, n) - chance(t, number)
    stake = worth.area(t, t.battle.sides[number].seat, t.battle.place) + 0.15
    return gained * stake - worth.TACTIC


def _cancel(t: War, number: int, effect: e.Effect) -> float:
    side = t.battle.sides[number]
    lost = 1 - chance(t, number)
    return (lost - 0.6) * worth.army_worth(_army(side))


def _both(t: War, number: int, effect: e.Effect) -> float:
    mine, theirs = (sum(UNIT[f.kind].health for f in side.figures) for side in t.battle.sides)
    gap = theirs - mine if number == 0 else mine - theirs
    return 0.02 * gap - worth.TACTIC


def _spoils(t: War, number: int, effect: e.Effect) -> float:
    return chance(t, number) * 0.14 - worth.TACTIC


def _prevent(t: War, number: int, effect: e.Effect) -> float:
    return 0.05 * min(t.battle.sides[number].hits, 3) - worth.TACTIC - 0.02


def _redraw(t: War, number: int, effect: e.Effect) -> float:
    blank = _blanks(t, number)
    return 0.04 * len(blank) - worth.TACTIC


def _stand(t: War, number: int, effect: e.Effect) -> float:
    down = sum(figure.down for figure in t.battle.sides[number].figures)
    return 0.06 * min(down, 4) - worth.TACTIC - 0.02


CARDS: Final[dict[type[e.Effect], Callable[[War, int, e.Effect], float]]] = {
    e.Strength: _strength,
    e.Rout: _strength,
    e.CancelBattle: _cancel,
    e.BothSides: _both,
    e.Winner: _spoils,
    e.Prevent: _prevent,
    e.Redraw: _redraw,
    e.Stand: _stand,
}


def windows(t: War, question: Question) -> Scores:
    """Tactics cards of a battle: those that change more than they are worth."""
    number = side_of(t.battle, question.seat)
    scores = []
    for option in question.options:
        if isinstance(option, UseCard) and option.source in TACTIC:
            effect = TACTIC[option.source].rule.effect
            judge = CARDS.get(type(effect))
            scores.append(judge(t, number, effect) if judge else -0.05)
        else:
            scores.append(0.0)
    return scores


def _blanks(t: War, number: int) -> list[int]:
    """Drawn cards that show nothing to the kind that drew them."""
    side = t.battle.sides[number]
    if not side.now:
        return []
    shape = UNIT[side.now].shape
    cards = t.things.in_zone(f"fate.{number}")
    return [c for c in cards if t.things.face[c] >= 0 and t.fate(c).sections[shape].kind == "blank"]


def redraws(t: War, question: Question) -> Scores:
    blank = _blanks(t, side_of(t.battle, question.seat))
    return [
        (0.2 if handle_of(option.id) in blank else -0.2) if isinstance(option, Pick) else 0.0
        for option in question.options
    ]


def works(t: War, question: Question) -> Scores:
    """A tomb or spawn is used up where it may decide."""
    battle = t.battle
    mine = len(standing(battle.sides[1])) + odds.walls(t.place(battle.place)) - 2 + battle.sides[1].bonus
    theirs = len(standing(battle.sides[0])) + battle.sides[0].bonus
    use = 0.2 if theirs > mine >= theirs - 5 else -0.05
    return [use if isinstance(option, Yes) else 0.0 for option in question.options]


def sacrifice(t: War, question: Question) -> Scores:
    """Fury: a berserker for two hits, while there are enemies to hit."""
    battle = t.state.battle
    if battle is None:
        return [0.0 if isinstance(option, No) else 0.05 for option in question.options]
    foe = battle.sides[1 - side_of(battle, question.seat)]
    soft = sum(UNIT[figure.kind].health <= 2 for figure in standing(foe))
    use = 0.06 if soft >= 2 else -0.06
    return [use if isinstance(option, Yes) else 0.0 for option in question.options]


# ---------------------------------------------------------------------- meetings and flight


def meetings(t: War, question: Question) -> Scores:
    """Fight, talk or give way, with the units that have come."""
    seat = question.seat
    army = t.order.march
    if army is None:
        return [0.0] * len(question.options)
    place = t.place(army.target)
    units = odds.army(army.units)
    told = odds.forecast(units, odds.standing_at(place), odds.walls(place))
    value = worth.army_worth(units)
    gain = worth.area(t, seat, army.target)
    fight = told.won * gain - (1 - told.left) * value - (1 - told.won) * marching.ROUTED * value
    away = -0.5 * marching.ROUTED * value
    scores = []
    for option in question.options:
        match option:
            case Fight():
                scores.append(fight)
            case Talk():
                paid = min(t.player(seat).influence, 3)
                gold, silver, red = odds.best_of(paid)
                allies = worth.army_worth(odds.standing_at(place))
                worse = max(fight, away) if not t.order.fought else away
                scores.append(gold * (gain + allies) + silver * gain + red * worse - worth.INFLUENCE * paid)
            case Retreat():
                scores.append(away)
            case _:
                scores.append(0.0)
    return scores


def flights(t: War, question: Question) -> Scores:
    """Where to flee: to a stronghold with room, near runes to guard. Neutral units go where they harm."""
    seat = question.seat
    scores = []
    for option in question.options:
        if not isinstance(option, At) or option.area not in t.state.places:
            scores.append(0.0)
            continue
        place = t.place(option.area)
        mine = t.control(option.area) == seat
        crowd = max(0, t.count(seat, option.area) + 3 - LIMIT) if mine else 0
        danger = marching.threat(t, seat, option.area)
        scores.append(
            (0.1 if place.fort == seat else 0.0)
            + 0.05 * worth.rune(t, option.area) * mine
            - 0.05 * crowd
            - 0.01 * danger
        )
    return scores
