"""How well a seat stands, from what it sees: dragon runes, the armies that hold them, what will be both."""

from __future__ import annotations

from math import exp
from typing import Final

from hexameron.games.runewars.content.catalogue import RECORDS
from hexameron.games.runewars.content.effects import AtLeast
from hexameron.games.runewars.content.objectives import OBJECTIVE
from hexameron.games.runewars.mind import odds, worth
from hexameron.games.runewars.mind.choosing import SHARD
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.ending import goal
from hexameron.games.runewars.rules.objectives import count
from hexameron.games.runewars.state import NOBODY, State
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Seat

OUT: Final = 0.001
RUNE: Final = 0.8
"""The logarithm of the odds that a dragon rune more brings."""
NEAR: Final = 0.9
"""What the last runes before victory bring besides."""
EXPOSED: Final = 0.35
"""The share of a rune's worth that a stronger army next to it takes away."""
ROUTED: Final = 0.65
UNITS: Final = 1.1
LAND: Final = 1.0
DIALS: Final = 0.8
OBJECTIVE_WORTH: Final = 0.3


def evaluate(view: State, seat: Seat) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won)."""
    players = view.players
    if players[seat].out:
        return OUT
    if not view.places or not all(player.faction for player in players):
        return 1 / len(players)
    t = Campaign.reading(view)
    mine = standing(t, seat)
    return 1 / sum([exp(standing(t, other) - mine) for other in t.seats()])


def standing(t: War, seat: Seat) -> float:
    """How strong a player is: the logarithm of the odds against another one."""
    later = worth.time_left(t)
    runes = land = units = 0.0
    for code in t.controlled(seat):
        place = t.place(code)
        lies = worth.rune(t, code)
        land += worth.printed(code)
        if place.city:
            land += worth.CITY_WORTH
        if place.fort == seat:
            land += worth.FORT * (0.7 if place.cracked else 1.0) + (0.05 if place.works else 0.0)
        for squads in (place.units, place.wild):
            for kind, squad in squads.items():
                units += worth.UNIT_WORTH[kind] * (squad.up + ROUTED * squad.down)
        if lies:
            runes += lies * (1 - EXPOSED * _exposed(t, seat, code))
    player = t.player(seat)
    carried = sum(
        [
            RECORDS[face].id == SHARD if face >= 0 else 0.25
            for id_ in t.heroes(seat)
            for face in [t.things.face[card] for card in t.things.in_zone(f"rewards.{id_}")]
        ]
    )
    others = (
        worth.INFLUENCE * min(player.influence, 12)
        + worth.TACTIC * min(t.things.count(f"tactics.{seat}") + t.things.count(f"tactics.new.{seat}"), 8)
        + sum([0.12 for title in t.state.titles.values() if title.seat == seat])
        + DIALS * worth.dials(t, seat)
        + worth.HERO * len(t.heroes(seat))
        + 0.06 * sum([t.things.count(f"rewards.{id_}") for id_ in t.heroes(seat)])
        + 0.02 * sum([sum(t.hero(id_).trained) - t.hero(id_).hurt for id_ in t.heroes(seat)])
        + OBJECTIVE_WORTH * _progress(t, seat)
    )
    total = runes + 0.85 * carried
    urgent = 1.0 + 1.2 * (1 - later)
    near = NEAR * max(0.0, total - goal(t) + 3) / 2
    return RUNE * urgent * total + near + later * (LAND * land + others) + (0.3 + 0.7 * later) * UNITS * units


def _exposed(t: War, seat: Seat, code: str) -> float:
    """How likely others next to a rune could take it."""
    place = t.place(code)
    mine = sum([squad.up for squads in (place.units, place.wild) for squad in squads.values()])
    held = mine + odds.walls(place)
    most = 0.0
    for other in t.atlas.ways.walk[code]:
        there = t.place(other)
        if there.seat not in (NOBODY, seat):
            most = max(most, sum([squad.up for squad in there.units.values()]))
    if most == 0.0:
        return 0.0 if mine else 0.25
    return min(1.0, max(0.0, 0.5 + 0.2 * (most - held)))


def _progress(t: War, seat: Seat) -> float:
    """How far a player is on the way to the Objective, if it is known."""
    cards = t.things.order.get(f"objective.{seat}")
    if not cards:
        return 0.0
    face = t.things.face[cards[-1]]
    if face < 0:
        return 0.3
    shares = []
    for fact in OBJECTIVE[RECORDS[face].id].facts:
        if isinstance(fact, AtLeast):
            have, needed = count(t, seat, fact)
            shares.append(min(1.0, have / max(needed, 1)))
    return min(shares, default=0.3)
