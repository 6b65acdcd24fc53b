"""Battles: muster, start, strength, outcome (BATT). The combat rounds stand in combat.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hexameron.games.runewars.content.factions import CRACKED_STRENGTH, FORT_STRENGTH
from hexameron.games.runewars.options import At
from hexameron.games.runewars.rules import combat, windows
from hexameron.games.runewars.rules.losses import choose, standing, suffer, take_routs
from hexameron.games.runewars.rules.retreat import retreat
from hexameron.games.runewars.rules.spoils import after_battle
from hexameron.games.runewars.state import NOBODY, Battle, Figure, Side, Squad
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import DOWN, LIMIT, kind_of
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id

SIEGE: Final = 3
"""How much Conquer's bonus takes off a stronghold (RW-CONQ-02)."""
WALLS: Final = 2
TOMB: Final = 3
SPAWN: Final = 4
SMALL_SPAWN: Final = 3


def begin(t: War) -> None:
    """The units that marched in meet the defenders, who leave the routed behind (RW-BATT-01..04)."""
    state, order = t.state, t.order
    march = order.march
    assert march is not None
    code, seat = march.target, order.seat
    holder = t.control(code)
    battle = Battle(place=code, fort=t.place(code).fort)
    wild = holder == NOBODY
    battle.sides = [Side(seat=seat), Side(seat=t.left_of(seat) if wild else holder, wild=wild)]
    place = t.place(code)
    squads = {**place.units, **place.wild}
    for side, kinds in zip(
        battle.sides, (march.units, {kind: squad.up for kind, squad in squads.items()}), strict=True
    ):
        for kind, n in kinds.items():
            for _ in range(n):
                enlist(battle, side, kind)
        side.came = len(side.figures)
    state.battle = battle
    order.march = None
    order.fought = True
    t.tell(
        "battle.begins",
        seat=player_id(seat),
        other=player_id(battle.sides[1].seat),
        at=code,
        wild=int(wild),
        rules=("RW-BATT-01", "RW-BATT-02", "RW-BATT-03", "RW-NEUT-12" if wild else "RW-MOVE-01"),
    )


def enlist(battle: Battle, side: Side, kind: str) -> Figure:
    """A figure joins a side."""
    figure = Figure(id=f"f{battle.next_figure}", kind=kind)
    battle.next_figure += 1
    side.figures.append(figure)
    return figure


def fight(t: War) -> Rules[None]:
    """One step of the battle."""
    yield from STEPS[t.battle.step](t)


def _start(t: War) -> Rules[None]:
    """Cards for the start, the attacker's first (RW-BATT-05)."""
    battle = t.battle
    battle.step = "draw"
    for number in (0, 1):
        yield from windows.battle_start(t, number)
        if battle.step != "draw":
            return
        if battle.sides[1].wild and not battle.sides[1].figures and not t.place(battle.place).wild:
            _deserted(t)
            return


def _deserted(t: War) -> None:
    """Nobody defends a neutral area any more: the battle is over (ruling on RW-BATT-20)."""
    t.tell("battle.deserted", at=t.battle.place, rules=("RW-BATT-20",))
    t.battle.winner = 0
    t.battle.step = "outcome"


# ---------------------------------------------------------------------- strength


def _works(t: War) -> Rules[None]:
    """The defender's development, before units are counted (RW-BATT-08, RW-DEV-05..10)."""
    battle = t.battle
    place = t.place(battle.place)
    attacker, defender = battle.sides
    battle.step = "strength"
    if place.fort == NOBODY or place.fort != defender.seat:
        return
    owner = defender.seat
    if place.works == "walls":
        defender.bonus += WALLS
        t.tell("works.walls", seat=player_id(owner), at=battle.place, n=WALLS, rules=("RW-DEV-10",))
    elif place.works == "wards":
        yield from withdraw(t, attacker, 1, rules=("RW-DEV-09",), only_standing=True)
    elif place.works in ("tomb", "spawn") and (
        yield from t.confirm(owner, f"works.{place.works}", actor=battle.place)
    ):
        kind = place.works
        place.works = ""
        t.player(owner).works[kind] += 1
        t.tell(f"works.{kind}", seat=player_id(owner), at=battle.place, rules=("RW-DEV-08",))
        if kind == "tomb":
            yield from take_routs(t, attacker, TOMB)
        else:
            n = SMALL_SPAWN if t.state.ruling("spawn_deals_three") else SPAWN
            yield from suffer(t, attacker, n)


def withdraw(
    t: War, side: Side, n: int, *, rules: tuple[str, ...], only_standing: bool = False
) -> Rules[None]:
    """A side retreats units out of the battle, standing ones first, its own choice (RW-RETR-11)."""
    battle = t.battle
    for _ in range(n):
        figures = standing(side) or ([] if only_standing else side.figures)
        if not figures:
            return
        figure = yield from choose(t, side.seat, "battle.withdraw", figures)
        side.figures.remove(figure)
        t.tell("battle.withdrawn", kind=f"unit.{figure.kind}", figure=figure.id, rules=(*rules, "RW-RETR-11"))
        army = {figure.kind: Squad(up=1)}
        yield from retreat(t, side.seat, battle.place, army, wild=side.wild)


def fort_strength(t: War) -> int:
    """What the defender's stronghold adds (RW-BATT-10, RW-CONQ-02)."""
    battle = t.battle
    place = t.place(battle.place)
    if place.fort == NOBODY:
        return 0
    strength = CRACKED_STRENGTH if place.cracked else FORT_STRENGTH
    return max(0, strength - SIEGE) if t.order.siege else strength


def strength(t: War, number: int) -> int:
    """A side's standing units, what cards add, and the stronghold (RW-BATT-09, RW-BATT-10)."""
    side = t.battle.sides[number]
    n = len(standing(side)) + side.bonus
    if not side.wild and side.came and t.title("title.commander") == side.seat:
        n += 1
    return n + (fort_strength(t) if number == 1 else 0)


def _strength(t: War) -> Rules[None]:
    """The higher strength wins, a tie is the defender's; the stronghold cracks (RW-BATT-07..12)."""
    battle = t.battle
    yield from windows.before_strength(t)
    totals = strength(t, 0), strength(t, 1)
    place = t.place(battle.place)
    if place.fort != NOBODY and standing(battle.sides[0]) and not place.cracked:
        place.cracked = True
        t.tell("fort.cracked", at=battle.place, rules=("RW-BATT-11",))
    battle.winner = 0 if totals[0] > totals[1] else 1
    t.tell(
        "battle.strength",
        at=battle.place,
        attack=totals[0],
        defence=totals[1],
        seat=player_id(battle.sides[battle.winner].seat),
        rules=("RW-BATT-09", "RW-BATT-10", "RW-BATT-12"),
    )
    battle.step = "outcome"


# ---------------------------------------------------------------------- outcome


def army_of(side: Side) -> dict[str, Squad]:
    """The figures of a side as they would stand on the board."""
    army: dict[str, Squad] = {}
    for figure in side.figures:
        squad = army.setdefault(figure.kind, Squad())
        squad.up += not figure.down
        squad.down += figure.down
    return army


def _outcome(t: War) -> Rules[None]:
    """The loser retreats, the winner takes the area (RW-BATT-13..21)."""
    battle = t.battle
    code = battle.place
    place = t.place(code)
    attacker, defender = battle.sides
    for number in (0, 1):
        combat.lay_aside(t, number)
    if battle.winner == 0:
        beaten = army_of(defender)
        left_behind = sum(squad.down for squad in (*place.units.values(), *place.wild.values()))
        place.units.clear()
        place.wild.clear()
        t.leave(code)
        if left_behind:
            defender.lost += left_behind
            t.tell("battle.overrun", at=code, n=left_behind, rules=("RW-BATT-14",))
        yield from retreat(t, defender.seat, code, beaten, wild=defender.wild)
        defender.figures.clear()
        yield from take_fort(t, attacker.seat, code, cracked=True)
        yield from occupy(t, attacker, code)
    else:
        yield from retreat(t, attacker.seat, code, army_of(attacker))
        attacker.figures.clear()
        _stay(t, defender, code)
    order = t.order
    order.felled = max(order.felled, defender.lost)
    if battle.winner == 0 and battle.fort != NOBODY:
        order.won = "walls"
    t.state.battle = None
    order.siege = False
    t.unsettled = True
    t.tell("battle.ends", at=code, rules=("RW-BATT-18", "RW-BATT-19", "RW-BATT-21"))
    yield from after_battle(t, battle)


def _stay(t: War, side: Side, code: str) -> None:
    """The defenders who are left stand, or lie, in the area (RW-BATT-19)."""
    place = t.place(code)
    for squads in (place.units, place.wild):
        for kind, squad in list(squads.items()):
            squad.up = 0
            if not squad.down:
                del squads[kind]
    if not place.units:
        t.leave(code)
    for kind, squad in army_of(side).items():
        t.put(code, kind, side.seat, squad.up, squad.down)


def take_fort(t: War, seat: Seat, code: str, *, cracked: bool) -> Rules[None]:
    """The stronghold of the beaten is removed and may be replaced (RW-BATT-16, RW-BATT-17, RW-DEV-12)."""
    place = t.place(code)
    if place.fort in (NOBODY, seat):
        return
    raze_fort(t, code, rules=("RW-BATT-16", "RW-DEV-12"))
    player = t.player(seat)
    if not (yield from t.confirm(seat, "battle.fort", actor=code)):
        return
    if not player.forts:
        others = t.forts(seat)
        got = yield from t.ask(seat, "fort.free", lambda: [At(area) for area in others])
        raze_fort(t, got.area, rules=("RW-BATT-17",))
    t.put_fort(code, seat, cracked=cracked)
    t.tell("fort.taken", seat=player_id(seat), at=code, rules=("RW-BATT-16",))


def raze_fort(t: War, code: str, *, rules: tuple[str, ...]) -> None:
    t.take_fort(code)
    t.tell("fort.razed", at=code, rules=rules)


def occupy(t: War, side: Side, code: str) -> Rules[None]:
    """The attackers who are left take the area; what is over eight retreats (RW-BATT-19, RW-MOVE-16)."""
    for kind, squad in army_of(side).items():
        t.put(code, kind, side.seat, squad.up, squad.down)
    side.figures.clear()
    squads = t.place(code)
    over = sum(s.up + s.down for s in (*squads.units.values(), *squads.wild.values())) - LIMIT
    if over <= 0 or t.control(code) != side.seat:
        return
    chosen = yield from t.allot(
        side.seat, "battle.surplus", partial(t.choices, side.seat, code), over, over, actor=code
    )
    army: dict[str, Squad] = {}
    for id_, n in chosen.items():
        squad = army.setdefault(kind_of(id_), Squad())
        if id_.endswith(DOWN):
            squad.down += n
        else:
            squad.up += n
    t.take_chosen(code, chosen)
    t.tell("battle.surplus", at=code, n=over, rules=("RW-MOVE-16",))
    yield from retreat(t, side.seat, code, army)


STEPS: Final[dict[str, Callable[[War], Rules[None]]]] = {
    "start": _start,
    **combat.STEPS,
    "works": _works,
    "strength": _strength,
    "outcome": _outcome,
}
