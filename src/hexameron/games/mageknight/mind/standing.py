"""How well a player stands: Fame, and what will bring more of it. Hidden cards count as average ones."""

from __future__ import annotations

from math import exp

from hexameron.games.mageknight.mind import time_left, values
from hexameron.games.mageknight.mind.lures import prospects
from hexameron.games.mageknight.mind.reading import quest_of
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.state import Player, State
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import Seat

ZONES = ("hand", "deck", "discard", "play", "aside", "spared")
LEVEL = 2.4
"""A level: Armor, cards, command."""
CRYSTAL, REPUTATION = 2.0, 0.5
UNIT, UNIT_SPENT, UNIT_HURT = 1.1, 0.95, 0.4
TALENT, CARD = 0.5, 0.5
WOUND_HELD, WOUND_AT_END, WOUND_IN_HAND, CLOGGED = 0.6, 0.3, 0.3, 0.05
"""A Wound for the rest of the game, at its end, in hand besides, and for each other that there is."""
CARD_LEFT, A_ROUND = 0.15, 15
"""A card that can still be played in this round, and how many a round will bring."""
TILE, CITY_SEEN, CITY_SHIELD, CITY_TAKEN = 0.3, 1.0, 2.0, 12.0
KEEP, KEEP_SERVES, HELD = 0.5, 2.0, 6.0
SITE = 5.0
"""A site that the scenario is about."""
NEAR = 0.6
"""What it is worth to be near something to do, for each Fame that it promises."""

ALONE, STEEP = 95.0, 26.0
"""The standing of a great game that one has alone, and how quickly what lies below it counts for less."""
AHEAD = 22.0
"""A lead of so many Fame makes the odds e times better."""


def evaluate(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1: against the others, or alone towards the goal."""
    q = quest_of(state)
    mine = _side(q, seat)
    if scenario.is_cooperative(q) or scenario.is_solo(q):
        if scenario.record(q).goal != "city_revealed" and scenario.goal_met(q):
            return 0.9 + 0.1 * mine / (mine + ALONE)
        return 0.9 / (1 + exp((ALONE - mine) / STEEP))
    rivals = [
        standing(q, other) for other in range(len(state.players)) if not scenario.same_side(q, seat, other)
    ]
    return 1 / (1 + exp((max(rivals) - mine) / AHEAD))


def _side(q: Quest, seat: Seat) -> float:
    """A player with the allies: the weaker one counts more, since the least Fame of a side is its own."""
    allies = [other for other in range(len(q.state.players)) if scenario.same_side(q, seat, other)]
    values = [standing(q, one) for one in allies]
    return 0.5 * (min(values) + sum(values) / len(values))


def standing(q: Quest, seat: Seat) -> float:
    """How strong a player is, in Fame."""
    state = q.state
    player = state.players[seat]
    left = time_left.rounds_left(q)
    value = player.fame + left * (_growth(q, player) + _cards(q, seat)) + _now(q, seat, left)
    value += _goal(q, seat, left)
    return max(1.0, value)


def _growth(q: Quest, player: Player) -> float:
    """What serves for the rest of the game."""
    value = LEVEL * player.level + CRYSTAL * sum(player.crystals) + REPUTATION * player.reputation
    for troop in player.troops:
        worth = values.serving(q.things.face[troop.card])
        value += worth * (UNIT_HURT if troop.wounds else UNIT_SPENT if troop.spent else UNIT)
    for talent in player.talents:
        value += TALENT * values.skill(q.things.face[talent.token])
    return value


def _cards(q: Quest, seat: Seat) -> float:
    """The deck: what was won, and the Wounds in it."""
    face_of = q.things.face
    value = 0.0
    for zone in ZONES:
        for card in q.things.in_zone(f"{zone}.{seat}"):
            face = face_of[card]
            if face > WOUND:
                value += CARD * values.owning(face)
    return value


def _now(q: Quest, seat: Seat, left: float) -> float:
    """What counts at once: Wounds, and what is left of this round's cards."""
    face_of = q.things.face
    wounds = sum(face_of[card] == WOUND for zone in ZONES for card in q.things.in_zone(f"{zone}.{seat}"))
    hand = q.hand(seat)
    hurt = sum(face_of[card] == WOUND for card in hand)
    cards = min(time_left.unplayed(q, seat), time_left.A_TURN * time_left.turns_left(q, seat))
    cards += A_ROUND * (q.plan.rounds - q.state.round)
    pain = WOUND_AT_END + left * (WOUND_HELD + CLOGGED * wounds)
    return CARD_LEFT * cards - pain * wounds - WOUND_IN_HAND * hurt


def _goal(q: Quest, seat: Seat, left: float) -> float:
    """What the scenario is about, and what lies near."""
    state = q.state
    value = TILE * len(state.tiles)
    for city in state.cities.values():
        value += CITY_SEEN + CITY_SHIELD * city.shields.count(seat)
        if city.conquered and not city.friendly:
            value += CITY_TAKEN
    goal = scenario.record(q).goal
    site_of = q.board.site
    for cell, place in state.places.items():
        if seat not in place.shields:
            continue
        site = place.site or site_of.get(cell, "")
        value += KEEP + (KEEP_SERVES * left if site in {"keep", "mage_tower"} else 0.0)
        if goal == "hold" and site in {"keep", "mage_tower"}:
            value += HELD
        elif site.startswith(ABOUT.get(goal, ("-",))):
            value += SITE
    if goal == "portal":
        value += _return(q, seat)
    return value + (NEAR * prospects(q, seat) if state.players[seat].at else 0.0)


ABOUT = {"mines": ("mine_",), "dungeons": ("dungeon", "tomb"), "incantations": ("glade",)}


def _return(q: Quest, seat: Seat) -> float:
    """In the last rounds one had better be near the Portal."""
    player = q.state.players[seat]
    late = q.state.round / q.plan.rounds
    if late < 0.75 or not player.at:
        return 0.0
    far = next((n for cell, n in q.board.within(player.at, 99).items() if cell == "h0.0"), 99)
    return 40.0 / (1 + far)
