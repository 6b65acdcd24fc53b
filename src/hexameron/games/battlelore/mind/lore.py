"""Instinct for Lore cards: when to play them, at whom, which to keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexameron.games.battlelore.board import DISTANCE
from hexameron.games.battlelore.content.effects import RollAgainst
from hexameron.games.battlelore.content.lore_cards import FIRST_FACE, LoreCard, lore_card
from hexameron.games.battlelore.mind.odds import NO_SWORD, ODDS, SWORD_HITS
from hexameron.games.battlelore.mind.surroundings import (
    Foe,
    Scores,
    around,
    foes,
    goal_of,
    perils_of,
    stand,
    use_of,
)
from hexameron.games.battlelore.mind.worth import BANNER, COMMAND_WORTH, LORE_WORTH, TOKEN, attack, profile
from hexameron.games.battlelore.options import Aim, PlayLore, Reroll
from hexameron.games.battlelore.rules import lore
from hexameron.games.battlelore.state import FLAG, State, Unit
from hexameron.kernel.asking import Pick
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of, thing_id


def lore_value(view: State, seat: int, card: LoreCard) -> float:
    """What playing a Lore card may bring, its cost taken off."""
    level = lore.level(view, seat, card)
    base, more = LORE_WORTH[card.id]
    value = base + more * level
    roll = next((effect for effect in card.effects if isinstance(effect, RollAgainst)), None)
    if roll is not None:
        value = _storm(view, seat, card, roll, level)
    elif card.timing == "before_dice":
        value = _shelter(view, value)
    return value - TOKEN * lore.cost(view, seat, card)


def _storm(view: State, seat: int, card: LoreCard, roll: RollAgainst, level: int) -> float:
    """Dice that a card rolls against enemies."""
    odds = ODDS[SWORD_HITS if "sword" in roll.hits else NO_SWORD][roll.dice.at(level)]
    pains = []
    for unit in view.units.values():
        if not unit.figures or unit.owner == seat:
            continue
        if unit.kind == "creature":
            pains.append(0.4)
            continue
        losses, death = odds[unit.figures]
        if roll.lore_kills:
            kills = 1 - (5 / 6) ** roll.dice.at(level)
            death = max(death, kills)
            losses += kills * (unit.figures - losses)
        pains.append(losses * profile(unit).figure + death * BANNER)
    pains.sort(reverse=True)
    if card.target.kind == "every":
        return 0.3 * sum(pains)
    return sum(pains[: {"chain": 1 + level, "around": 2}.get(card.target.kind, 1)])


def _shelter(view: State, value: float) -> float:
    """A reaction is worth more for a unit that is about to lose its banner."""
    fight = view.attack
    if fight is None:
        return value
    threat = attack(view, view.units[fight.attacker], view.units[fight.target])
    return value * (0.4 + 0.5 * threat)


def playing(view: State, question: Question, option: PlayLore) -> float:
    face = view.things.face[handle_of(option.card)]
    value = lore_value(view, question.seat, lore_card(face)) - 0.1
    if option.deja_vu:
        value -= 2 * TOKEN
    if question.prompt in ("move.unit", "battle.attacker") and value > 0:
        value += 2.5  # while there is still somebody to use it
    return value


def aims(view: State, question: Question) -> Scores:
    """Enemies by what hurts most, own units by what they can do, hexes by what they bar."""
    enemies = foes(view, question.seat)
    scores = []
    for option in question.options:
        if not isinstance(option, Aim):
            scores.append(-1.0)
        elif option.id in view.units:
            scores.append(_aim(view, question.seat, view.units[option.id], enemies))
        else:
            near = DISTANCE[option.id]
            scores.append(-0.1 * min((near[enemy[0]] for enemy in enemies), default=9))
    return scores


def _aim(view: State, seat: int, unit: Unit, enemies: Sequence[Foe]) -> float:
    if not unit.figures:
        return profile(unit).figure
    if unit.owner == seat:
        return use_of(unit, enemies)
    return profile(unit).figure * (0.4 + 0.15 * unit.figures) + (0.5 if unit.figures == 1 else 0.0)


def rerolls(view: State, question: Question) -> Scores:
    """Dice that missed are rolled again, but flags that drive the enemy off stay."""
    fight = view.attack
    return [
        0.5
        if isinstance(option, Reroll) and fight is not None and fight.dice[option.die] != FLAG
        else (-0.3 if isinstance(option, Reroll) else 0.0)
        for option in question.options
    ]


def kept(view: State, question: Question) -> Scores:
    """The opening hand: the best cards."""
    return _picks(view, question, f"lore.opening.{question.seat}", 1.0)


def discards(view: State, question: Question) -> Scores:
    """What is given up: the cards that are worth least."""
    return _picks(view, question, f"lore.hand.{question.seat}", -1.0)


def _picks(view: State, question: Question, zone: str, sign: float) -> Scores:
    ids = [thing_id(handle) for handle in view.things.order[zone]]
    return _in_order(question, {id_: sign * card_value(view, question.seat, id_) for id_ in ids})


def still_ordered(view: State, question: Question) -> Scores:
    """False Orders: the best units keep theirs."""
    enemies = foes(view, question.seat)
    return _in_order(question, {id_: use_of(view.units[id_], enemies) for id_ in view.turn.ordered})


def _in_order(question: Question, value: Mapping[str, float]) -> Scores:
    """Picks go through their list in its order, so the first of those that are wanted comes next."""
    picks = [option.id for option in question.options if isinstance(option, Pick)]
    rest = list(value)
    rest = rest[rest.index(picks[0]) :]
    wanted = len(rest) - len(picks) + 1
    best = sorted(rest, key=lambda id_: -value[id_])[:wanted]
    first = next(id_ for id_ in rest if id_ in best)
    return [
        value[option.id] + 3.0 * (option.id == first) if isinstance(option, Pick) else 0.0
        for option in question.options
    ]


def arrivals(view: State, question: Question) -> Scores:
    """Through a portal, by night, or back from the dead: to where the unit stands best."""
    unit = view.units[question.actor]
    if unit.hex:
        goal = goal_of(view, unit)
        perils = perils_of(view, unit)
        return [
            stand(view, unit, option.id, goal, perils=perils, fights=True) if isinstance(option, Aim) else 0.0
            for option in question.options
        ]
    return [
        0.2 * around(view, option.id, unit)[0] if isinstance(option, Aim) else 0.0
        for option in question.options
    ]


def card_value(view: State, seat: int, id_: str) -> float:
    """What a card is worth in this hand."""
    face = view.things.face[handle_of(id_)]
    if face < 0:
        return 0.5
    if face < FIRST_FACE:
        return COMMAND_WORTH[face]
    return lore_value(view, seat, lore_card(face))
