"""The end of time: who has most Power, and the tie-breaks (END)."""

from __future__ import annotations

from hexameron.games.heroes.table import Conquest
from hexameron.kernel.ids import player_id
from hexameron.kernel.results import Result


def finish(t: Conquest) -> Result:
    """After the last Week the most Power wins, then the larger treasury, else nobody (HE-END-05..07)."""
    players = t.state.players
    standing = [(player.power, player.resources + player.gold) for player in players]
    best = max(standing)
    winners = tuple([seat for seat, one in enumerate(standing) if one == best])
    if len(winners) > 1:
        t.tell("game.drawn", rules=("HE-END-07",))
    else:
        t.tell(
            "game.ends", seats=tuple(player_id(seat) for seat in winners), rules=("HE-END-05", "HE-END-06")
        )
    if len(winners) == len(players):
        winners = ()
    return Result(winners, tuple([player.power for player in players]), "time")
