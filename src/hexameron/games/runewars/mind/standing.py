"""How well a seat stands, from what it sees: dragon runes first, then land, strongholds and armies."""

from __future__ import annotations

from math import exp
from typing import Final

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.state import State
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Seat

RUNE, UNKNOWN, LAND, FORT, UNIT, HERO, INFLUENCE = 0.6, 0.4, 0.05, 0.25, 0.04, 0.1, 0.02
OUT: Final = 0.001


def evaluate(view: State, seat: Seat) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won)."""
    if view.players[seat].out:
        return OUT
    t = Campaign.reading(view)
    if not view.places:
        return 1 / len(view.players)
    mine = standing(t, seat)
    return 1 / sum([exp(standing(t, other) - mine) for other in t.seats()])


def standing(t: War, seat: Seat) -> float:
    """How strong a player is; a facedown rune counts as likely."""
    dragon = FACE["rune.dragon"]
    total = INFLUENCE * min(t.player(seat).influence, 10) + HERO * len(t.heroes(seat))
    for code in t.controlled(seat):
        total += LAND + UNIT * t.count(seat, code)
        total += FORT if t.place(code).fort == seat else 0.0
        token = t.rune_at(code)
        if token is not None:
            face = t.things.face[token]
            total += RUNE if face == dragon or t.is_long else UNKNOWN if face < 0 else 0.0
    return total
