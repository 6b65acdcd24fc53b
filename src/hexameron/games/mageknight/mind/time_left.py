"""How much time a round leaves for the cards that are not yet played."""

from __future__ import annotations

from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat

A_TURN = 4
"""How many cards a turn takes, one's own and the Virtual Player's."""


def rounds_left(q: Quest) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    limit = q.plan.rounds
    return max(0.0, (limit - q.state.round + 0.5) / limit)


def turns_left(q: Quest, me: Seat) -> int:
    """About how many turns a player still has in this round, the present one too."""
    state = q.state
    present = int(bool(q.player(me).turn.step))
    if state.announced != NOBODY or state.finale:
        return 1 if present or me in state.waiting else 0
    own = (q.things.count(f"deck.{me}") + A_TURN - 1) // A_TURN + 1
    if state.virtual is None:
        return own
    others = (q.things.count("virtual.deck") + A_TURN - 1) // A_TURN + 1
    return present + min(own, others)


def unplayed(q: Quest, me: Seat) -> int:
    """The cards of this round that may still be played, without the Wounds in hand."""
    return len(q.cards_in_hand(me)) + q.things.count(f"deck.{me}")


def plenty(q: Quest, me: Seat) -> float:
    """How many cards there are for each that the turns left can take."""
    return unplayed(q, me) / (A_TURN * turns_left(q, me))
