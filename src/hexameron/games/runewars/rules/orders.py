"""Order cards: choosing them in secret, the Supremacy Bonus (ORDER)."""

from __future__ import annotations

from functools import partial
from typing import Final

from hexameron.games.runewars.content.orders import ORDER
from hexameron.games.runewars.options import Choose
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id

NUMBERS: Final = tuple(range(1, 9))


def hand(t: War, seat: Seat) -> list[Choose]:
    """The Order cards that a player has not used this year (RW-ORDER-04)."""
    return [Choose(number) for number in NUMBERS if number not in t.player(seat).used]


def choose(t: War) -> Rules[None]:
    """All choose in secret and reveal at once (RW-ORDER-02, RW-ORDER-03)."""
    yield from t.settled()
    got = yield from t.ask_all("order.choose", {seat: partial(hand, t, seat) for seat in t.seats()})
    for seat, option in got.items():
        player = t.player(seat)
        player.chosen = option.number
        player.used.append(option.number)
        t.tell(
            "order.revealed",
            seat=player_id(seat),
            order=ORDER[option.number].id,
            rules=("RW-ORDER-02", "RW-ORDER-03"),
        )
    t.state.left = list(t.seats())
    t.state.step = "turns"


def is_supreme(t: War) -> bool:
    """Whether the card being resolved is its player's highest of the year (RW-ORDER-11..13)."""
    order = t.order
    return order.number < NUMBERS[-1] and order.number >= max(t.player(order.seat).used, default=0)
