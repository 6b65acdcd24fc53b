"""Acquire Power and Title cards (POWER)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runewars.options import Claim
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id


def primary(t: War) -> Rules[None]:
    """Influence for each icon on the current and lower spaces (RW-POWER-01)."""
    yield from ()
    order = t.order
    n = sum(t.icons(order.seat, dial).count("influence") for dial in range(3))
    t.gain_influence(order.seat, n, rules=("RW-POWER-01",))
    order.stage = "bonus"


def claims(t: War, seat: Seat, most: int) -> list[Option]:
    """Titles of nobody or of others, for more than lies on them (RW-POWER-02, RW-POWER-04)."""
    found: list[Option] = []
    for id_, title in t.state.titles.items():
        if title.seat != seat:
            found += [Claim(id_, n) for n in range(title.influence + 1, most + 1)]
    return found


def take_title(t: War, seat: Seat, id_: str, n: int, *, rules: tuple[str, ...]) -> None:
    """A title changes hands; the influence on it is replaced (RW-POWER-03, RW-POWER-05, RW-POWER-06)."""
    title = t.state.titles[id_]
    title.seat, title.influence = seat, n
    t.tell("title.taken", seat=player_id(seat), title=id_, n=n, rules=rules)


def bonus(t: War) -> Rules[None]:
    """One title for influence (RW-POWER-02)."""
    order = t.order
    seat = order.seat
    order.stage = "close"
    if not claims(t, seat, t.player(seat).influence):
        return
    got = yield from t.ask(seat, "power.title", partial(_claims, t, seat), free=True)
    if isinstance(got, Claim):
        t.lose_influence(seat, got.n, rules=("RW-POWER-02",))
        take_title(t, seat, got.title, got.n, rules=("RW-POWER-02", "RW-POWER-03", "RW-POWER-06"))


def _claims(t: War, seat: Seat) -> list[Option]:
    return [*claims(t, seat, t.player(seat).influence), Done()]
