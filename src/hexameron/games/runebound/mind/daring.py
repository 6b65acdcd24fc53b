"""When to face the villain: how good the odds must be, with so much time and so many rivals left.

Who waits grows, but a rival may go first, and the time runs out. So the bar falls with the time, the sooner
the more rivals are left. It falls a little with every turn, not with every round: else the first player
would always be the first to get over it.
"""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.board import BOARD
from hexameron.games.runebound.content.dice import FACES
from hexameron.games.runebound.content.map import SITE_NAMED, TRACK
from hexameron.games.runebound.content.stories import SCENARIO
from hexameron.games.runebound.mind import odds
from hexameron.games.runebound.mind.paths import distances
from hexameron.games.runebound.rules.rounds import MARCH_DICE
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Seat

WINNING: Final = 6.0
"""The villain's defeat, which is the game."""
LOSING: Final = 2.5
"""To be eliminated is worth so much less than nothing."""
READY: Final = (0.72, 0.55, 0.48, 0.43)
"""With such odds a hero goes to meet the villain while there is time, by the number of rivals."""
PATIENT: Final = 9.0
"""With fewer rounds to come a hero dares more."""
BESIDE: Final = 0.12
"""A rival in the villain's hex makes so much bolder."""
URGENT: Final = 4.0
"""Who has no time left for anything else goes, whatever the odds: to be late is to lose."""
MARCHING: Final = 0.6
"""How much of the time that the march takes on average can be counted on."""
ACTIONS: Final = 3
CALL: Final = 6.0
"""Who is nearer than so many actions reckons as if that far away.

Else every step towards the villain would give back the time that made a hero set out, and the hero would
turn round.
"""


def rivals(t: Saga, seat: Seat) -> int:
    """How many others may still win."""
    return sum(not player.out for other, player in enumerate(t.state.players) if other != seat)


def rounds_left(t: Saga, seat: Seat) -> float:
    """The rounds to come, that of the moment counted up to this hero's turn."""
    state = t.state
    place = (seat - state.first) % len(state.players)
    return TRACK - state.space + TRACK * (2 - state.act) + 1 - place / len(state.players) + _march(t)


def _march(t: Saga) -> float:
    """The rounds that Margath's march to Tamalir adds."""
    if t.state.scenario != "margath":
        return 0.0
    way = BOARD.distance(t.state.villain or SCENARIO["margath"].lair, SITE_NAMED["tamalir"])
    return MARCHING * way * len(FACES) / MARCH_DICE


def actions_left(t: Saga, seat: Seat) -> float:
    """The actions to come until the time is up, those of a turn under way counted."""
    state = t.state
    turns = TRACK - state.space + TRACK * (2 - state.act) + _march(t)
    if state.turn is None or state.step == "time":
        return ACTIONS * turns
    seats = len(state.players)
    mine, now = (seat - state.first) % seats, (state.turn.seat - state.first) % seats
    return ACTIONS * turns + (state.turn.actions if mine == now else ACTIONS if mine > now else 0)


def is_over(t: Saga) -> bool:
    """Whether the villain has won."""
    state = t.state
    if state.scenario == "margath":
        return state.villain == SITE_NAMED["tamalir"]
    return state.step == "time" and state.act == 2 and state.space == TRACK


def patience(t: Saga, seat: Seat, away: float = 0.0) -> float:
    """How well a hero can wait who is so many actions away from the villain: from 1 to 0, the last call."""
    left = rounds_left(t, seat) - 1 - max(away, CALL) / ACTIONS
    return min(max(left / PATIENT, 0.0), 1.0)


def bar(t: Saga, seat: Seat, away: float = 0.0) -> float:
    """The odds that a hero wants who is so many actions away from the villain."""
    return READY[min(rivals(t, seat), len(READY) - 1)] * patience(t, seat, away)


def lair(t: Saga) -> str:
    """Where the villain is or soon will be; "" if that is far off."""
    state = t.state
    coming = state.act == 1 and state.space >= TRACK - 1
    return state.villain or (SCENARIO[state.scenario].lair if coming else "")


def worth(t: Saga, seat: Seat, away: float = 0.0, *, rested: bool = False) -> float:
    """What meeting the villain now is worth: the game, or the end of it."""
    won = odds.against_villain(t, seat, rested=rested)
    beside = any(
        player.at == t.state.villain and not player.out
        for other, player in enumerate(t.state.players)
        if other != seat
    )
    wanted = bar(t, seat, away)
    if won < wanted - (BESIDE if beside else 0.0):
        return -LOSING
    urgency = URGENT * (1 - patience(t, seat, away))
    return WINNING * won - LOSING * (1 - won) * (wanted / READY[0]) ** 2 + urgency


def going(t: Saga, seat: Seat) -> float:
    """What the way to the villain is worth to a hero, who can rest before the fight."""
    goal = lair(t)
    if not goal:
        return 0.0
    away = distances(goal, t.stat(seat, "speed"))[t.player(seat).at]
    return max(worth(t, seat, away, rested=True), 0.0)


def resting(t: Saga, seat: Seat, healed: float) -> float:
    """What healing adds to a fight with the villain that a hero is about to begin."""
    if t.player(seat).at != t.state.villain or bar(t, seat, 1.0) <= 0:
        return 0.0
    after = worth(t, seat, 1.0, rested=True)
    if after <= 0:
        return 0.0
    share = min(healed / max(t.player(seat).damage, 1), 1.0)
    return max(share * (after - max(worth(t, seat), 0.0)), 0.0)
