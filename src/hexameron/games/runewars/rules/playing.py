"""Playing Tactics cards (TACT)."""

from __future__ import annotations

from functools import lru_cache

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.effects import Moment
from hexameron.games.runewars.content.tactics import TACTIC, TACTICS
from hexameron.games.runewars.rules.running import Use, run
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id


@lru_cache(maxsize=64)
def playable(moments: tuple[Moment, ...]) -> frozenset[int]:
    """The faces of the Tactics cards for one of these moments (RW-TACT-01)."""
    return frozenset(FACE[card.id] for card in TACTICS if any(when in moments for when in card.rule.when))


def play_tactic(t: War, seat: Seat, handle: int, *, side: int = NOBODY, hero: str = "") -> Rules[None]:
    """A Tactics card is shown, takes effect and is discarded (RW-TACT-05, RW-TACT-07)."""
    id_ = t.id_of(handle)
    t.discard(handle, "tactics.discard")
    t.tell("tactics.played", seat=player_id(seat), card=thing_id(handle), rules=("RW-TACT-01", "RW-TACT-05"))
    yield from run(t, Use(seat, id_, hero=hero, side=side, card=handle), TACTIC[id_].rule.effect)
    t.unsettled = True
