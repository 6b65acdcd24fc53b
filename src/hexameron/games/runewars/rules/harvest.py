"""Harvest and developments (HARV, DEV, DIAL)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.options import Build, OfDial
from hexameron.games.runewars.table import War, just
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id

WOOD = RESOURCES.index("wood")
DIPLOMACY_INFLUENCE = 2


def reset(t: War, seat: Seat) -> None:
    """Each dial shows what the areas of a player provide, up or down (RW-HARV-01, RW-HARV-02)."""
    for number, value in enumerate(t.provides(seat)):
        t.set_dial(seat, number, value, rules=("RW-HARV-01", "RW-HARV-02"))


def harvest(t: War) -> Rules[None]:
    yield from ()
    reset(t, t.order.seat)
    t.order.stage = "bonus"


def collect(t: War, seat: Seat) -> Rules[None]:
    """What all developments on the board give (RW-HARV-03, RW-DEV-02..04)."""
    for code in t.forts(seat):
        works = t.place(code).works
        if works == "resources":
            given = [OfDial(resource) for resource in RESOURCES if t.yield_of(code, resource)]
            if given:
                got = yield from t.ask(seat, "works.dial", just(given), actor=code)
                number = RESOURCES.index(next(r for r in RESOURCES if r == got.resource))
                t.set_dial(seat, number, t.player(seat).dials[number] + 1, rules=("RW-DEV-02",))
        elif works == "diplomacy":
            t.gain_influence(seat, DIPLOMACY_INFLUENCE, rules=("RW-DEV-03",))
        elif works == "training":
            yield from t.draw_tactics(seat, 1, rules=("RW-DEV-04",))


def sites(t: War, seat: Seat) -> list[Option]:
    """Where developments may be built: at own strongholds without one (RW-HARV-04, RW-DEV-11)."""
    kinds = [kind for kind, n in t.player(seat).works.items() if n]
    return [Build(code, kind) for code in t.forts(seat) if not t.place(code).works for kind in kinds]


def build(t: War, seat: Seat, option: Build, *, rules: tuple[str, ...]) -> None:
    t.place(option.area).works = option.what
    t.player(seat).works[option.what] -= 1
    t.tell("works.built", seat=player_id(seat), at=option.area, works=f"work.{option.what}", rules=rules)


def bonus(t: War) -> Rules[None]:
    """Developments give, then one may be built for a wood (RW-HARV-03..05)."""
    seat = t.order.seat
    yield from collect(t, seat)
    player = t.player(seat)
    if player.dials[WOOD] and sites(t, seat):
        got = yield from t.ask(seat, "works.build", partial(_or_done, t, seat), free=True)
        if isinstance(got, Build):
            t.set_dial(seat, WOOD, player.dials[WOOD] - 1, rules=("RW-HARV-04",))
            build(t, seat, got, rules=("RW-HARV-04", "RW-HARV-05", "RW-DEV-01"))
    t.order.stage = "close"


def _or_done(t: War, seat: Seat) -> list[Option]:
    return [*sites(t, seat), Done()] if t.player(seat).dials[WOOD] else [Done()]
