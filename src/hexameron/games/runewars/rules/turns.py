"""Resolving Order cards: whose turn it is, primary ability, Supremacy Bonus (ORDER, TERM)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runewars.content.orders import ORDER
from hexameron.games.runewars.options import Resolve
from hexameron.games.runewars.rules import cities, fortify, harvest, movement, power, recruiting
from hexameron.games.runewars.rules.orders import is_supreme
from hexameron.games.runewars.state import Order
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Done, Rules
from hexameron.kernel.ids import player_id

MOBILIZE: Final = 2
WITHOUT_QUESTION: Final = (4, 7)
"""Order cards whose primary ability asks nothing."""
RALLY: Final = 6


def turns(t: War) -> Rules[None]:
    """The turns of a season, the lowest Order card first (RW-ORDER-06..08)."""
    state = t.state
    if state.order is None:
        state.left = [seat for seat in state.left if not t.player(seat).out]
        if not state.left:
            state.step = "next"
            return
        seat = min(state.left, key=t.rank)
        state.order = Order(seat=seat, number=t.player(seat).chosen)
        t.next_turn()
        t.tell(
            "turn.begins",
            seat=player_id(seat),
            order=ORDER[state.order.number].id,
            rules=("RW-ORDER-06", "RW-ORDER-07", "RW-ORDER-08", "RW-TERM-18"),
        )
    if t.player(state.order.seat).out:
        _end(t)
        return
    yield from STAGES[state.order.stage](t)


def _open(t: War) -> Rules[None]:
    """What one may do directly before, where the card itself asks nothing (RW-TERM-19)."""
    order = t.order
    order.stage = "primary"
    if order.number in WITHOUT_QUESTION or (order.number == RALLY and not cities.benefits(t)):
        order.stage = "open"
        yield from t.ask(order.seat, "turn.resolve", lambda: [Resolve()], free=True)
        order.stage = "primary"


def _primary(t: War) -> Rules[None]:
    """The primary ability comes first (RW-ORDER-10)."""
    yield from PRIMARY[t.order.number](t)


def _bonus(t: War) -> Rules[None]:
    """The Supremacy Bonus, if the card is the highest of the year (RW-ORDER-11)."""
    if is_supreme(t):
        yield from BONUS[t.order.number](t)
    else:
        t.order.stage = "close"


def _close(t: War) -> Rules[None]:
    """What one may do directly after (RW-TERM-19)."""
    order = t.order
    yield from t.ask(order.seat, "turn.close", lambda: [Done()], free=True)
    _end(t)


def _end(t: War) -> None:
    state = t.state
    state.left = [seat for seat in state.left if seat != t.order.seat]
    state.order = None
    t.unsettled = True


# ---------------------------------------------------------------------- other bonuses


def _strategize_bonus(t: War) -> Rules[None]:
    """Tactics cards for the icons of all dials (RW-STRG-05)."""
    order = t.order
    n = sum(t.icons(order.seat, dial).count("tactics") for dial in range(3))
    yield from t.draw_tactics(order.seat, n, rules=("RW-STRG-05",))
    order.stage = "close"


def _mobilize_bonus(t: War) -> Rules[None]:
    """Mobilize is resolved a second time (RW-MOBI-03)."""
    yield from ()
    order = t.order
    order.stage = "close" if order.again else "primary"
    order.again = True


def _conquer_bonus(t: War) -> Rules[None]:
    """It has worked inside the battle (RW-CONQ-02)."""
    yield from ()
    t.order.stage = "close"


STAGES: Final[dict[str, Callable[[War], Rules[None]]]] = {
    "open": _open,
    "primary": _primary,
    "arrive": movement.arrive,
    "bonus": _bonus,
    "close": _close,
}
PRIMARY: Final[dict[int, Callable[[War], Rules[None]]]] = {
    1: movement.strategize,
    2: movement.march,
    3: movement.march,
    4: harvest.harvest,
    5: recruiting.primary,
    6: cities.primary,
    7: power.primary,
    8: fortify.primary,
}
BONUS: Final[dict[int, Callable[[War], Rules[None]]]] = {
    1: _strategize_bonus,
    2: _mobilize_bonus,
    3: _conquer_bonus,
    4: harvest.bonus,
    5: recruiting.bonus,
    6: cities.bonus,
    7: power.bonus,
}
