"""What bots know about battles: how well a side stands, and (``instinct``) what looks good at a glance."""

from __future__ import annotations

from math import exp

from hexameron.games.battlelore.board import DISTANCE, NEIGHBOURS, rank
from hexameron.games.battlelore.content.lore_cards import FIRST_FACE, lore_card
from hexameron.games.battlelore.instinct import prior
from hexameron.games.battlelore.rules.terrain import dice_limit
from hexameron.games.battlelore.rules.victory import banners
from hexameron.games.battlelore.state import State, Unit
from hexameron.games.battlelore.worth import (
    BANNER,
    BLOWS,
    BLOWS_AT_CORNERED,
    COMMAND_WORTH,
    LORE_WORTH,
    TOKEN,
    cornered,
    profile,
)

__all__ = ["evaluate", "prior"]

SCALE = 0.16
"""How fast a lead becomes a won game: one more banner, with its unit, is about three chances to one."""

STEADINESS = 0.5
"""The share of a unit's worth that it keeps to the last figure, for it fights with all its dice."""

THREAT = 0.35
"""What a blow that the side to move could strike counts; the other side's blows count half of that."""

MOST_THREATS = 4
"""A side seldom gives more orders in a turn, so only the best blows count."""


def evaluate(state: State, seat: int) -> float:
    """How well a side stands, from 0 (lost) to 1 (won). Hidden faces count as average cards."""
    goal = state.terms.banners_to_win
    held = (banners(state, 0), banners(state, 1))
    if held[seat] >= goal or held[1 - seat] >= goal:
        return 1.0 if held[seat] >= goal else 0.0
    armies: tuple[list[Unit], list[Unit]] = ([], [])
    for unit in state.units.values():
        if unit.figures:
            armies[unit.owner].append(unit)
    strength = [_side(state, side, armies[side], held[side]) for side in (0, 1)]
    for side in (0, 1):
        share = THREAT if state.turn.seat == side else THREAT / 2
        strength[side] += share * _threat(state, armies[side], armies[1 - side])
    return 1 / (1 + exp(-SCALE * (strength[seat] - strength[1 - seat])))


def _side(state: State, seat: int, army: list[Unit], held: int) -> float:
    """What a side has: banners, the more precious the nearer the goal, units and their ground, cards."""
    goal = state.terms.banners_to_win
    total = BANNER * held * (1 + 0.5 * held / goal)
    for unit in army:
        total += _unit(state, unit)
    total += _cards(state, seat)
    return total


def _unit(state: State, unit: Unit) -> float:
    share = STEADINESS + (1 - STEADINESS) * unit.figures / unit.full
    value = profile(unit).figure * unit.full * share + _ground(state, unit)
    if unit.poisoned:
        value -= 0.6
    if unit.webbed:
        value -= 0.5
    return value + 0.15 * unit.tokens


def _ground(state: State, unit: Unit) -> float:
    """Support, cover, and having come closer to the enemy."""
    places, units, owner = state.places, state.units, unit.owner
    friends = 0
    for beside in NEIGHBOURS[unit.hex]:
        id_ = places.get(beside)
        if id_ is not None and units[id_].owner == owner:
            friends += 1
    value = 0.3 if friends >= 2 else 0.1 * friends
    kind = state.terrain.get(unit.hex)
    if kind is not None:
        value += {"wood": 0.1, "hill": 0.25, "lair": 0.1, "ford": -0.1, "bridge": -0.1}.get(kind, 0.0)
    if unit.hex in state.ramparts:
        value += 0.2
    landmark = state.landmarks.get(unit.hex)
    if landmark is not None and landmark.owner == owner:
        value += 0.3
    return value + 0.12 * min(rank(unit.hex, owner), 6)


def _threat(state: State, army: list[Unit], enemies: list[Unit]) -> float:
    """The best blows that an army could strike in a turn, no enemy counted beyond what there is of it."""
    strikers = []
    for unit in army:
        mine = profile(unit)
        strikers.append((unit, mine, 6 if mine.kind == "bow" else mine.march + 1))
    blows = []
    for enemy in enemies:
        near = DISTANCE[enemy.hex]
        able = [
            (unit, mine, distance) for unit, mine, reach in strikers if (distance := near[unit.hex]) <= reach
        ]
        if able:
            theirs = profile(enemy)
            table = BLOWS_AT_CORNERED if cornered(state, enemy) else BLOWS
            pain = 0.0
            for unit, mine, distance in able:
                dice = mine.dice - (mine.kind == "bow" and distance > 4)
                share = 0.8 if mine.kind == "bow" else 0.6
                if distance == 1 or mine.kind == "bow":
                    limit = dice_limit(state, unit, enemy)
                    dice = min(dice, limit or dice)
                pain += (1.0 if distance == 1 else share) * table[mine.row][theirs.row][dice][enemy.figures]
            blows.append(min(pain, theirs.figure * enemy.figures + BANNER))
    blows.sort(reverse=True)
    return sum(blows[:MOST_THREATS])


def _cards(state: State, seat: int) -> float:
    """Command cards and Lore in hand; tokens are worth less, the more there are."""
    things = state.things
    total = 0.0
    for handle in things.order.get(f"command.hand.{seat}", ()):
        face = things.face[handle]
        total += 0.3 * (COMMAND_WORTH[face] if face >= 0 else 1.0)
    if state.terms.lore:
        for handle in things.order.get(f"lore.hand.{seat}", ()):
            face = things.face[handle]
            total += _lore(state, seat, face) if face >= FIRST_FACE else 0.4
        total += TOKEN * min(state.tokens[seat], 12) + TOKEN / 3 * max(state.tokens[seat] - 12, 0)
    return total


def _lore(state: State, seat: int, face: int) -> float:
    card = lore_card(face)
    level = state.councils[seat].get(card.master, 0)
    base, more = LORE_WORTH[card.id]
    return 0.4 * (base + more * max(level, 1)) - (0.0 if level else 0.2)
