"""Recruiting units from dials (RECR, and LIMIT for figures that have run out)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import At, OfDial
from hexameron.games.runewars.table import War, just
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id


def units_of(t: War, seat: Seat, number: int) -> list[str]:
    """The unit icons of the current and lower spaces of a dial (RW-RECR-01, RW-RECR-02)."""
    return [icon for icon in t.icons(seat, number) if icon in UNIT]


def choose_dial(t: War, seat: Seat, used: list[str], *, leave: bool) -> Rules[int | None]:
    """Which dial is recruited from; a second one must be another (RW-RECR-05)."""
    options: list[Option] = [OfDial(resource) for resource in RESOURCES if resource not in used]
    if leave:
        options.append(Done())
    got = yield from t.ask(seat, "recruit.dial", lambda: options, free=t.state.order is not None)
    if not isinstance(got, OfDial):
        return None
    return [str(resource) for resource in RESOURCES].index(got.resource)


def recruit(t: War, seat: Seat, number: int, *, rules: tuple[str, ...]) -> Rules[None]:
    """Units of a dial at own strongholds, as the player likes (RW-RECR-01, RW-RECR-03)."""
    icons = units_of(t, seat, number)
    if not t.forts(seat):
        return
    for kind in dict.fromkeys(icons):
        yield from muster(t, seat, kind, icons.count(kind), t.forts(seat), rules=rules)


def muster(t: War, seat: Seat, kind: str, n: int, areas: list[str], *, rules: tuple[str, ...]) -> Rules[None]:
    """So many units of a kind, freeing figures if the player wants (RW-LIMIT-02, RW-LIMIT-04)."""
    while t.supply(kind) < n:
        there = [code for code in t.controlled(seat) if kind in t.squads(seat, code)]
        if not there:
            break
        options: list[Option] = [*(At(code) for code in there), Done()]
        got = yield from t.ask(seat, "recruit.free", just(options), actor=kind)
        if not isinstance(got, At):
            break
        squad = t.squads(seat, got.area)[kind]
        t.take(got.area, kind, *((0, 1) if squad.down else (1, 0)))
        t.tell(
            "units.lost",
            seat=player_id(seat),
            at=got.area,
            kind=f"unit.{kind}",
            n=1,
            rules=("RW-LIMIT-04", "RW-LIMIT-06"),
        )
        areas = [code for code in areas if t.place(code).fort == seat]
    n = min(n, t.supply(kind))
    if not n:
        return
    room = dict.fromkeys(areas, n)
    chosen = yield from t.allot(seat, "recruit.where", partial(dict, room), n, n, actor=kind)
    for code, some in chosen.items():
        t.put(code, kind, seat, up=some)
        t.tell("recruits", seat=player_id(seat), at=code, kind=f"unit.{kind}", n=some, rules=rules)


def primary(t: War) -> Rules[None]:
    order = t.order
    number = yield from choose_dial(t, order.seat, order.done, leave=False)
    assert number is not None
    order.done.append(RESOURCES[number])
    yield from recruit(t, order.seat, number, rules=("RW-RECR-01", "RW-RECR-03"))
    order.stage = "bonus"


def bonus(t: War) -> Rules[None]:
    """A second, different dial (RW-RECR-05)."""
    order = t.order
    number = yield from choose_dial(t, order.seat, order.done, leave=True)
    if number is not None:
        order.done.append(RESOURCES[number])
        yield from recruit(t, order.seat, number, rules=("RW-RECR-05",))
    order.stage = "close"
