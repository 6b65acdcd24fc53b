"""Instinct for moves, attacks, follow-on actions and retreats."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.battlelore.board import DISTANCE, RETREATS
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.mind.odds import NO_SWORD
from hexameron.games.battlelore.mind.other_options import single
from hexameron.games.battlelore.mind.surroundings import (
    Foe,
    Scores,
    around,
    foes,
    goal_of,
    ground,
    holds_objective,
    perils_of,
    reckless_blow,
    stand,
    use_of,
)
from hexameron.games.battlelore.mind.worth import attack, cornered, harm, profile
from hexameron.games.battlelore.options import Fight, Go, Hurl, Ignore, Move, Rush, Target
from hexameron.games.battlelore.state import State, Unit
from hexameron.kernel.game import Question

# ---------------------------------------------------------------------- movement


def movers(view: State, question: Question) -> Scores:
    """First those who have yet to reach the enemy, the foremost first; who stands well stays."""
    enemies = foes(view, question.seat)
    return [
        _wish_to_move(view, view.units[option.unit], enemies)
        if isinstance(option, Move)
        else single(view, question, option)
        for option in question.options
    ]


def _wish_to_move(view: State, unit: Unit, enemies: Sequence[Foe]) -> float:
    near = DISTANCE[unit.hex]
    nearest = min((near[enemy[0]] for enemy in enemies), default=9)
    if holds_objective(view, unit):
        return -2.0
    if nearest == 1:
        _, beside = around(view, unit.hex, unit)
        danger = sum(reckless_blow(enemy, unit) for enemy in beside)
        best = max(attack(view, unit, enemy) for enemy in beside)
        return -1.0 + 0.5 * (danger - best) if unit.kind != "bow" else 0.3
    if unit.kind == "bow" and nearest <= 4:
        return -1.0
    return 2.0 - 0.1 * nearest


def ways(view: State, question: Question) -> Scores:
    """Where to go: to a good attack, to friends, into cover, towards the goal; not into needless danger."""
    unit = view.units[question.actor]
    goal, perils = goal_of(view, unit), perils_of(view, unit)
    near, march = DISTANCE[unit.hex], profile(unit).march
    return [
        stand(view, unit, option.hex, goal, perils=perils, fights=near[option.hex] <= march)
        if isinstance(option, Go)
        else stand(view, unit, option.hex, goal, perils=perils, fights=True)
        if isinstance(option, Rush)
        else 0.0
        for option in question.options
    ]


# ---------------------------------------------------------------------- combat


def fighters(view: State, question: Question) -> Scores:
    """Everybody who can fight does, the best attack first."""
    enemies = foes(view, question.seat)
    return [
        1.0 + use_of(view.units[option.unit], enemies)
        if isinstance(option, Fight)
        else single(view, question, option)
        for option in question.options
    ]


def targets(view: State, question: Question) -> Scores:
    """The target that loses most, less what its battle back may cost."""
    unit = view.units[question.actor]
    scores = []
    for option in question.options:
        if isinstance(option, Target):
            scores.append(_assault(view, unit, view.units[option.unit]))
        elif isinstance(option, Hurl):
            scores.append(_rock(unit, view.units[option.unit]))
        else:
            scores.append(-2.0)
    return scores


def _assault(view: State, unit: Unit, target: Unit) -> float:
    melee = DISTANCE[unit.hex][target.hex] == 1
    value = attack(view, unit, target)
    if melee:
        friends, _ = around(view, target.hex, target)
        steady = friends >= 2 or target.people == "dwarf" or target.kind == "creature"
        if steady or target.hex in view.ramparts or target.hex in view.landmarks:
            value -= 0.4 * attack(view, target, unit)
    return value


def _rock(unit: Unit, target: Unit) -> float:
    """A rock of the giant's; no sword on shield hits."""
    return harm(NO_SWORD, CREATURES[unit.people].rock_dice, profile(target), target.figures)


def gains(view: State, question: Question) -> Scores:
    """Gaining ground and pursuit: onto the better hex; riders strike again from there."""
    unit = view.units[question.actor]
    goal = goal_of(view, unit)
    strikes = unit.kind == "mounted"
    stay = stand(view, unit, unit.hex, goal, fights=strikes and question.prompt == "follow.pursue")
    return [
        stand(view, unit, option.hex, goal, fights=strikes) + (0.3 if strikes else 0.0)
        if isinstance(option, Go)
        else stay
        for option in question.options
    ]


# ---------------------------------------------------------------------- retreats


def ignoring(view: State, question: Question) -> Scores:
    """Stand and battle back; but the last figure runs, if there is a way."""
    unit = view.units[question.actor]
    _, beside = around(view, unit.hex, unit)
    runs = unit.figures == 1 and len(beside) > 1 and not cornered(view, unit)
    step = -0.3 if runs and not holds_objective(view, unit) else 1.0
    return [step * option.flags if isinstance(option, Ignore) else 0.0 for option in question.options]


def retreats(view: State, question: Question) -> Scores:
    """Back to where friends are and enemies are not, and where a further step is free."""
    unit = view.units[question.actor]
    scores = []
    for option in question.options:
        if isinstance(option, Go):
            friends, beside = around(view, option.hex, unit)
            way_on = any(h not in view.places for h in RETREATS[unit.owner][option.hex])
            danger = sum(reckless_blow(enemy, unit) for enemy in beside)
            scores.append(0.3 * friends - 0.5 * danger + 0.2 * way_on + ground(view, unit, option.hex))
        else:
            scores.append(0.0)
    return scores
