"""Fortify: strongholds built and repaired, runes rearranged (FORT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.options import At, Build, Lay, Rearrange, Repair
from hexameron.games.runewars.rules.battle import raze_fort
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import bit

WOOD = RESOURCES.index("wood")
ORE = RESOURCES.index("ore")
PARTS = ("build", "repair", "runes")


def grounds(t: War, seat: Seat) -> list[str]:
    """Where a stronghold may be built (RW-FORT-03)."""
    return [code for code in t.controlled(seat) if t.place(code).fort == NOBODY and not t.place(code).city]


def options(t: War) -> list[Option]:
    """What is left of the three actions (RW-FORT-01, RW-FORT-02)."""
    order = t.order
    seat = order.seat
    dials = t.player(seat).dials
    found: list[Option] = []
    if "build" not in order.done and dials[WOOD] and dials[ORE]:
        found += [Build(code, "fort") for code in grounds(t, seat)]
    if "repair" not in order.done and dials[ORE]:
        found += [Repair(code) for code in t.forts(seat) if t.place(code).cracked]
    if "runes" not in order.done and len(rune_areas(t, seat)) > 1:
        found.append(Rearrange())
    found.append(Done())
    return found


def rune_areas(t: War, seat: Seat) -> Sequence[str]:
    """The areas a player controls, if some of them has a rune token (RW-FORT-08)."""
    areas = t.controlled(seat)
    return areas if any(t.rune_at(code) is not None for code in areas) else []


def primary(t: War) -> Rules[None]:
    """Each action at most once, in any order (RW-FORT-01, RW-FORT-02)."""
    order = t.order
    seat = order.seat
    if all(part in order.done for part in PARTS):
        order.stage = "close"
        return
    got = yield from t.ask(seat, "fortify.act", partial(options, t), free=True)
    if isinstance(got, Build):
        order.done.append("build")
        yield from build(t, seat, got.area)
    elif isinstance(got, Repair):
        order.done.append("repair")
        t.set_dial(seat, ORE, t.player(seat).dials[ORE] - 1, rules=("RW-FORT-06",))
        repair(t, seat, got.area, rules=("RW-FORT-06", "RW-FORT-07"))
    elif isinstance(got, Rearrange):
        order.done.append("runes")
        yield from rearrange(t, seat)
    else:
        order.stage = "close"


def build(t: War, seat: Seat, code: str) -> Rules[None]:
    """A stronghold for wood and ore, undamaged; a token may be freed first (RW-FORT-03..05, RW-LIMIT-05)."""
    player = t.player(seat)
    if not player.forts:
        others = t.forts(seat)
        got = yield from t.ask(seat, "fort.free", lambda: [At(area) for area in others])
        raze_fort(t, got.area, rules=("RW-LIMIT-05", "RW-LIMIT-06"))
        if t.control(code) != seat:
            return
    for dial in (WOOD, ORE):
        t.set_dial(seat, dial, player.dials[dial] - 1, rules=("RW-FORT-03",))
    t.put_fort(code, seat)
    t.tell("fort.built", seat=player_id(seat), at=code, rules=("RW-FORT-03", "RW-FORT-04"))


def repair(t: War, seat: Seat, code: str, *, rules: tuple[str, ...]) -> None:
    t.place(code).cracked = False
    t.tell("fort.repaired", seat=player_id(seat), at=code, rules=rules)


def rearrange(t: War, seat: Seat) -> Rules[None]:
    """The tokens of two areas are mixed, looked at and laid again (RW-FORT-08, RW-FORT-09)."""
    areas = rune_areas(t, seat)

    def enough(picked: object) -> bool:
        assert isinstance(picked, (list, tuple))
        return any(t.rune_at(code) is not None for code in picked)

    one, other = yield from t.pick(seat, "fortify.areas", lambda: areas, 2, 2, enough=enough)
    tokens = sorted(token for code in (one, other) if (token := t.rune_at(code)) is not None)
    hand = f"rune.hand.{seat}"
    for token in tokens:
        t.things.move(token, hand)
    if len(tokens) > 1 and not t.is_long:
        t.mix(tokens, "fortify")
        for token in tokens:
            t.things.show(token, bit(seat))
    if len(tokens) == 1:
        got = yield from t.ask(
            seat, "fortify.rune", lambda: [Lay(thing_id(tokens[0]), code) for code in (one, other)]
        )
        t.lay_rune(tokens[0], got.area)
    else:
        got = yield from t.ask(seat, "fortify.rune", lambda: [Lay(thing_id(token), one) for token in tokens])
        first = handle_of(got.rune)
        t.lay_rune(first, one)
        t.lay_rune(next(token for token in tokens if token != first), other)
    t.tell("runes.rearranged", seat=player_id(seat), at=one, other=other, rules=("RW-FORT-08", "RW-FORT-09"))
