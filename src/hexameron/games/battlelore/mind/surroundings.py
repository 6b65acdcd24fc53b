"""What surrounds a unit: enemies and how they threaten it, what it can do to them, how good a hex is."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from hexameron.games.battlelore.board import DISTANCE, NEIGHBOURS
from hexameron.games.battlelore.mind.worth import BANNER, BLOWS, PROFILES, attack, profile
from hexameron.games.battlelore.state import State, Unit

EXPOSED = 0.1
"""What a blow counts that an enemy might strike next turn if it comes closer."""

Peril = tuple[str, int, float]
"""An enemy that may come: hex, how far it strikes, and what its blow would do."""

Foe = tuple[str, int, int]
"""An enemy in short: hex, row in the tables of blows, figures."""

Scores = list[float]
"""What the options of a question are worth, in their order."""


def foes(view: State, seat: int) -> list[Foe]:
    """The enemies on the board."""
    return [
        (unit.hex, PROFILES[unit.people, unit.kind, unit.colour].row, unit.figures)
        for unit in view.units.values()
        if unit.figures and unit.owner != seat
    ]


def around(view: State, hex_: str, but: Unit) -> tuple[int, list[Unit]]:
    """How many friends of a unit stand beside a hex, and which enemies."""
    places, units = view.places, view.units
    beside = [units[places[near]] for near in NEIGHBOURS[hex_] if near in places]
    if not beside:
        return 0, beside
    owner = but.owner
    enemies = [other for other in beside if other.owner != owner]
    return len(beside) - len(enemies) - (but.hex in NEIGHBOURS[hex_]), enemies


def use_of(unit: Unit, enemies: Sequence[Foe]) -> float:
    """What an order to a unit may bring this turn: its best attack, or a step towards the enemy."""
    if unit.webbed:
        return 0.4
    mine = PROFILES[unit.people, unit.kind, unit.colour]
    near = DISTANCE[unit.hex]
    distances = [near[foe[0]] for foe in enemies]
    nearest = min(distances, default=13)
    step = 0.5 - 0.04 * nearest if nearest < 11 else 0.05
    bow = mine.kind == "bow"
    reach = (6 if bow else mine.march + 1) if unit.may_fight else 0
    if nearest > reach:
        return step
    blows, dice = BLOWS[mine.row], mine.dice
    if bow:
        return step + max(
            blows[foe[1]][dice - (distance > 4)][foe[2]]
            for foe, distance in zip(enemies, distances, strict=True)
            if distance <= reach
        )
    return step + max(
        blows[foe[1]][dice][foe[2]] * (1.0 if distance == 1 else 0.85)
        for foe, distance in zip(enemies, distances, strict=True)
        if distance <= reach
    )


def reckless_blow(attacker: Unit, target: Unit) -> float:
    """A blow as it would be in open country."""
    mine = profile(attacker)
    return BLOWS[mine.row][profile(target).row][mine.dice][target.figures]


# ---------------------------------------------------------------------- hexes


def holds_objective(view: State, unit: Unit) -> bool:
    return any(o.hex == unit.hex and o.seat == unit.owner for o in view.terms.objectives)


def perils_of(view: State, unit: Unit) -> list[Peril]:
    """The enemies, how far they strike and what their blow would do to a unit in open country."""
    row, figures = profile(unit).row, unit.figures
    perils = []
    for enemy in view.units.values():
        if enemy.figures and enemy.owner != unit.owner:
            theirs = PROFILES[enemy.people, enemy.kind, enemy.colour]
            reach = 4 if theirs.kind == "bow" else theirs.march + 1
            perils.append((enemy.hex, reach, BLOWS[theirs.row][row][theirs.dice][figures]))
    return perils


def goal_of(view: State, unit: Unit) -> str:
    """What a unit makes for: an objective of its side, or the enemy that is nearest and weakest."""
    near = DISTANCE[unit.hex]
    goals = [
        (near[o.hex] - 2.0, o.hex)
        for o in view.terms.objectives
        if o.seat == unit.owner and view.places.get(o.hex) is None
    ]
    goals += [
        (near[other.hex] + 0.4 * other.figures, other.hex)
        for other in view.units.values()
        if other.figures and other.owner != unit.owner
    ]
    return min(goals)[1] if goals else unit.hex


def stand(
    view: State, unit: Unit, hex_: str, goal: str, *, perils: Sequence[Peril] = (), fights: bool
) -> float:
    """How good a hex is for a unit that may or may not fight from there."""
    friends, beside = around(view, hex_, unit)
    near = DISTANCE[hex_]
    score = 0.15 * min(friends, 2) - 0.12 * near[goal] + ground(view, unit, hex_)
    score -= EXPOSED * sum([blow for place, reach, blow in perils if 1 < near[place] <= reach])
    if unit.kind == "bow":
        if any(1 < near[place] <= 4 for place, _, _ in perils):
            score += 0.5
        return score - 0.8 * len(beside)
    if beside:
        there = copy(unit)
        there.hex = hex_
        danger = sum(attack(view, enemy, there) for enemy in beside)
        best = max(attack(view, there, enemy) for enemy in beside) if fights else 0.0
        score += 1.3 * best - (0.6 if friends >= 2 else 0.8) * danger
    return score


_GROUND = {"wood": 0.1, "hill": 0.25, "lair": 0.1, "ford": -0.15, "bridge": -0.1, "water": 0.0}


def ground(view: State, unit: Unit, hex_: str) -> float:
    """What the ground gives: cover, a landmark, an objective."""
    kind = view.terrain.get(hex_)
    value = 0.0 if kind is None else _GROUND[kind]
    if hex_ in view.ramparts:
        value += 0.3
    landmark = view.landmarks.get(hex_)
    if landmark is not None:
        value += 0.5 if landmark.owner == unit.owner else 0.1
    for objective in view.terms.objectives:
        if objective.hex == hex_ and objective.seat == unit.owner:
            value += BANNER
    return value
