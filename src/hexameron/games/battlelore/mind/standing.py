"""How well a side stands, from what lies on the table.

The weights were fitted to the results of some thousand battles that instinct played against itself: they say
by how much a thing changes the logarithm of the odds to win.
"""

from __future__ import annotations

from functools import cache
from math import exp

from hexameron.games.battlelore.board import DISTANCE, HEXES, NEIGHBOURS, rank
from hexameron.games.battlelore.content.lore_cards import FIRST_FACE, lore_card
from hexameron.games.battlelore.mind.worth import (
    BANNER,
    BLOWS,
    BLOWS_AT_CORNERED,
    COMMAND_WORTH,
    LORE_WORTH,
    PROFILES,
    cornered,
)
from hexameron.games.battlelore.rules.terrain import dice_limit
from hexameron.games.battlelore.rules.victory import banners
from hexameron.games.battlelore.state import State, Unit

BANNER_HELD, BANNER_NEAR_GOAL = 0.1, 0.4
"""A banner, and what it counts more the nearer the goal."""

UNIT, FIGURE = 0.06, 0.082
"""A unit by its worth at full strength, for it fights with all its dice to the last; and each figure left."""

LAST_FIGURE, LAST_BUT_ONE = -0.27, -0.1
SUPPORT, COVER, RAMPARTS, LANDMARK, RANK = 0.02, 0.02, 0.05, 0.08, 0.01
POISON, WEB, STORED = -0.3, -0.2, 0.2
PATIENCE = 20
"""After so many turns having come closer counts more and more, lest both sides wait for ever."""

COMMAND, COMMAND_UNKNOWN = 0.08, 1.2
TOKEN, LORE, LORE_UNKNOWN = 0.025, 0.06, 0.8

THREAT, LATER_THREAT = 0.058, 0.043
"""What the side to move could do to the other at once, and the other side afterwards."""

MOST_THREATS = 4
"""A side seldom gives more orders in a turn, so only the best blows count."""

BOW_REACH = 6
"""A move of two hexes or a shot of four: farther away bowmen are no threat."""

SHARE_OF_BOWS, SHARE_OF_OTHERS = 0.8, 0.6
"""How likely a unit strikes that does not stand beside the enemy yet."""

_AHEAD = tuple({hex_: RANK * min(rank(hex_, seat), 6) for hex_ in HEXES} for seat in (0, 1))
"""By side and hex: what having come so far towards the enemy is worth."""


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
    mine, theirs = (_side(state, side, armies[side], held[side]) for side in (seat, 1 - seat))
    mover = state.turn.seat
    threat = THREAT * _threat(state, armies[mover], armies[1 - mover])
    threat -= LATER_THREAT * _threat(state, armies[1 - mover], armies[mover])
    lead = mine - theirs + (threat if mover == seat else -threat)
    return 1 / (1 + exp(-lead))


def _side(state: State, seat: int, army: list[Unit], held: int) -> float:
    """What a side has: banners, units and their ground, cards."""
    total = held * (BANNER_HELD + BANNER_NEAR_GOAL * held / state.terms.banners_to_win)
    owned = {unit.hex: True for unit in army}
    ahead, eager = _AHEAD[seat], max(1.0, state.turn.number / PATIENCE)
    for unit in army:
        hex_ = unit.hex
        total += eager * ahead[hex_] + _strength(unit.people, unit.kind, unit.colour, unit.full, unit.figures)
        if sum([near in owned for near in NEIGHBOURS[hex_]]) >= 2:
            total += SUPPORT
        if not _open(state, hex_):
            total += _ground(state, unit)
        if unit.tokens or unit.poisoned or unit.webbed:
            total += _marks(unit)
    return total + _cards(state, seat)


@cache
def _strength(people: str, kind: str, colour: int, full: int, figures: int) -> float:
    """What the figures of a unit are worth."""
    value = PROFILES[people, kind, colour].figure * (UNIT * full + FIGURE * figures)
    if kind != "creature":
        if figures == 1:
            value += LAST_FIGURE
        elif figures == 2:
            value += LAST_BUT_ONE
    return value


def _marks(unit: Unit) -> float:
    """What was put beside a unit: stored tokens, poison, a web."""
    return STORED * unit.tokens + POISON * unit.poisoned + WEB * unit.webbed


def _open(state: State, hex_: str) -> bool:
    """Whether a hex is countryside with nothing on it that gives cover."""
    return hex_ not in state.terrain and hex_ not in state.ramparts and hex_ not in state.landmarks


def _ground(state: State, unit: Unit) -> float:
    """Cover and landmarks."""
    hex_ = unit.hex
    value = 0.0
    if state.terrain.get(hex_) in ("wood", "hill", "lair"):
        value += COVER
    if hex_ in state.ramparts:
        value += RAMPARTS
    landmark = state.landmarks.get(hex_)
    if landmark is not None and landmark.owner == unit.owner:
        value += LANDMARK
    return value


def _threat(state: State, army: list[Unit], enemies: list[Unit]) -> float:
    """The best blows that an army could strike in a turn, no enemy counted beyond what there is of it."""
    strikers = []
    for unit in army:
        mine = PROFILES[unit.people, unit.kind, unit.colour]
        bow = mine.kind == "bow"
        strikers.append((unit.hex, BOW_REACH if bow else mine.march + 1, bow, mine, unit))
    blows = []
    for enemy in enemies:
        near = DISTANCE[enemy.hex]
        able = [one for one in strikers if near[one[0]] <= one[1]]
        if able:
            theirs = PROFILES[enemy.people, enemy.kind, enemy.colour]
            table = BLOWS_AT_CORNERED if cornered(state, enemy) else BLOWS
            sheltered = not _open(state, enemy.hex)
            pain = 0.0
            for hex_, _, bow, mine, unit in able:
                distance = near[hex_]
                dice = mine.dice - (bow and distance > 4)
                if (distance == 1 or bow) and (sheltered or not _open(state, hex_)):
                    dice = min(dice, dice_limit(state, unit, enemy) or dice)
                share = 1.0 if distance == 1 else SHARE_OF_BOWS if bow else SHARE_OF_OTHERS
                pain += share * table[mine.row][theirs.row][dice][enemy.figures]
            blows.append(min(pain, theirs.figure * enemy.figures + BANNER))
    blows.sort(reverse=True)
    return sum(blows[:MOST_THREATS])


def _cards(state: State, seat: int) -> float:
    """Command cards, Lore cards and tokens."""
    things = state.things
    total = 0.0
    for handle in things.order.get(f"command.hand.{seat}", ()):
        face = things.face[handle]
        total += COMMAND * (COMMAND_WORTH[face] if face >= 0 else COMMAND_UNKNOWN)
    if state.terms.lore:
        for handle in things.order.get(f"lore.hand.{seat}", ()):
            total += LORE * _lore(state, seat, things.face[handle])
        total += TOKEN * state.tokens[seat]
    return total


def _lore(state: State, seat: int, face: int) -> float:
    """What a Lore card is worth in hand; a hidden one is an average one."""
    if face < FIRST_FACE:
        return LORE_UNKNOWN
    card = lore_card(face)
    level = state.councils[seat].get(card.master, 0)
    base, more = LORE_WORTH[card.id]
    return base + more * level if level else 0.7 * (base + more)
