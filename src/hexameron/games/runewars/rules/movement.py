"""Movement: Strategize, Mobilize and Conquer, activation, arriving (MOVE, ACT, STRG, MOBI, CONQ)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import Activate, Fight, Portal, Retreat, Send, Talk, Walk
from hexameron.games.runewars.rules import battle, diplomacy, heroes
from hexameron.games.runewars.rules.orders import is_supreme
from hexameron.games.runewars.state import NOBODY, March
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import FLIES, LIMIT, WILD, is_wild, kind_of
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id

REACH: Final = 2
FAST: Final = 3
PACE: Final = {kind: FAST if "fast" in unit.traits else REACH for kind, unit in UNIT.items()}
"""How far units of a kind march."""
CONQUER: Final = 3


# ---------------------------------------------------------------------- who may move


def is_barred(t: War, seat: Seat) -> bool:
    """Whether a Season card keeps a player from moving units by Order cards."""
    return any(ban.what == "march" and ban.seat != seat for ban in t.state.bans)


def may_invade(t: War, seat: Seat, code: str) -> bool:
    """Whether no Season card keeps units out of this area."""
    if not any(ban.what == "enemy_areas" for ban in t.state.bans):
        return True
    return t.control(code) in (NOBODY, seat)


def portals(t: War) -> list[str]:
    """The areas with faceup Magic Portals; two are needed (RW-EXPL-12)."""
    found = [code for code, there in t.finds().items() if "find.portal" in there]
    return found if len(found) > 1 else []


class Paths:
    """Where figures of a player may step now, by portals too once they are paid (RW-EXPL-12)."""

    def __init__(self, t: War, seat: Seat) -> None:
        self.ways: Final = t.ways(seat), t.ways(seat, flying=True)
        self.gates: Final = _gates(t, seat)
        self.passable: Final = t.passable(seat)

    def beside(self, code: str, *, flying: bool = False) -> tuple[str, ...]:
        found = self.ways[flying][code]
        if code in self.gates:
            found = (*found, *(gate for gate in self.gates if gate != code and gate not in found))
        return found


def _gates(t: War, seat: Seat) -> list[str]:
    """The portals that a player has paid for."""
    order = t.state.order
    return portals(t) if order is not None and order.seat == seat and "portal" in order.permits else []


def _portal_options(t: War, seat: Seat) -> list[Option]:
    """Portals are paid for once per Order card (RW-EXPL-12)."""
    if "portal" in t.order.permits or not t.player(seat).influence or not portals(t):
        return []
    return [Portal()]


def pay_portal(t: War, seat: Seat) -> None:
    t.lose_influence(seat, 1, rules=("RW-EXPL-12",))
    t.order.permits.append("portal")


# ---------------------------------------------------------------------- Strategize


def movable(t: War, seat: Seat, source: str) -> dict[str, int]:
    """Standing units that Strategize has not moved and no activation token holds (RW-ACT-02)."""
    if seat in t.place(source).active:
        return {}
    moved = t.order.marched.get(source, {})
    found = {}
    for kind, squad in t.squads(seat, source).items():
        n = squad.up - moved.get(kind, 0)
        if n > 0:
            found[kind] = n
    return dict(sorted(found.items(), key=lambda one: WILD[one[0]])) if len(found) > 1 else found


def steps(t: War, seat: Seat, source: str, paths: Paths) -> dict[str, dict[str, int]]:
    """Where units may step from an area with Strategize, and which ones (RW-STRG-01, RW-NEUT-07)."""
    units = movable(t, seat, source)
    if not units:
        return {}
    flying = {kind: n for kind, n in units.items() if FLIES[kind]}
    afoot = paths.beside(source)
    found = {}
    for target in paths.beside(source, flying=True):
        kinds = units if target in afoot else flying
        if not kinds or target not in paths.passable:
            continue
        if t.control(target) == seat or not all(WILD[kind] for kind in kinds):
            found[target] = kinds
    return found


def strategize_options(t: War, seat: Seat) -> list[Option]:
    found: list[Option] = []
    paths = Paths(t, seat)
    if not is_barred(t, seat):
        found += _portal_options(t, seat)
        for source in t.controlled(seat):
            found += [Send(source, target) for target in steps(t, seat, source, paths)]
    for id_ in t.heroes(seat):
        hero = t.hero(id_)
        if not hero.down and not hero.held and id_ not in t.order.walked:
            found += [Walk(id_, area) for area in paths.beside(hero.at) if area in paths.passable]
    found.append(Done())
    return found


def strategize(t: War) -> Rules[None]:
    """Any units and heroes step to adjacent friendly or empty areas, each once (RW-STRG-01..04)."""
    order = t.order
    seat = order.seat
    got = yield from t.ask(seat, "strategize.move", partial(strategize_options, t, seat), free=True)
    if isinstance(got, Send):
        yield from _send(t, seat, got.source, got.target)
    elif isinstance(got, Walk):
        order.walked.append(got.hero)
        t.tell(
            "hero.walks",
            seat=player_id(seat),
            hero=got.hero,
            at=got.area,
            rules=("RW-STRG-01", "RW-MOVE-18", "RW-MOVE-21"),
        )
        heroes.enter(t, got.hero, got.area)
    elif isinstance(got, Portal):
        pay_portal(t, seat)
    else:
        order.stage = "bonus"


def _send(t: War, seat: Seat, source: str, target: str) -> Rules[None]:
    kinds = steps(t, seat, source, Paths(t, seat))[target]

    def enough(given: object) -> bool:
        assert isinstance(given, dict)
        return t.control(target) == seat or any(not is_wild(kind_of(id_)) for id_ in given)

    limits = {f"{source}.{kind}": n for kind, n in kinds.items()}
    chosen = yield from t.allot(
        seat, "strategize.units", partial(dict, limits), 1, sum(kinds.values()), enough=enough, actor=target
    )
    marched = t.order.marched
    for id_, n in chosen.items():
        kind = kind_of(id_)
        t.take(source, kind, up=n)
        t.put(target, kind, seat, up=n)
        there = marched.setdefault(target, {})
        there[kind] = there.get(kind, 0) + n
        t.tell(
            "units.move",
            seat=player_id(seat),
            kind=f"unit.{kind}",
            n=n,
            source=source,
            at=target,
            rules=("RW-STRG-01", "RW-STRG-03"),
        )


# ---------------------------------------------------------------------- Mobilize and Conquer


def _marchers(t: War, seat: Seat) -> list[tuple[str, str, int]]:
    """Where standing units are that no activation token holds, of which kind, how many (RW-ACT-02)."""
    return [
        (source, kind, squad.up)
        for source in t.controlled(seat)
        if seat not in t.place(source).active
        for kind, squad in t.squads(seat, source).items()
        if squad.up
    ]


def armies(t: War, seat: Seat) -> dict[str, dict[str, int]]:
    """For each area the units that may march there, as ``AREA.kind``, coloured first (RW-MOBI-01, -02)."""
    own: dict[str, dict[str, int]] = {}
    allied: dict[str, dict[str, int]] = {}
    near, more = _Distances(t, seat), t.order.reach
    for source, kind, n in _marchers(t, seat):
        id_, most = f"{source}.{kind}", PACE[kind] + more
        found = allied if WILD[kind] else own
        for target, far in near.of(source, flying=FLIES[kind]).items():
            if 0 < far <= most:
                found.setdefault(target, {})[id_] = n
    for target, units in allied.items():
        own.setdefault(target, {}).update(units)
    return own


def in_reach(t: War, seat: Seat, target: str) -> dict[str, int]:
    """The units that may march into an area, coloured ones first."""
    own: dict[str, int] = {}
    allied: dict[str, int] = {}
    near, more = _Distances(t, seat), t.order.reach
    for source, kind, n in _marchers(t, seat):
        far = near.of(target, flying=FLIES[kind]).get(source, 0)
        if 0 < far <= PACE[kind] + more:
            (allied if WILD[kind] else own)[f"{source}.{kind}"] = n
    return {**own, **allied}


class _Distances:
    """How far areas are from one another, through friendly and empty ones (RW-MOVE-03, RW-MOVE-07)."""

    def __init__(self, t: War, seat: Seat) -> None:
        self._paths = Paths(t, seat)
        self._most = FAST + t.order.reach
        self._found: dict[tuple[str, bool], dict[str, int]] = {}

    def of(self, code: str, *, flying: bool) -> dict[str, int]:
        """Those within reach of an area."""
        found = self._found.get((code, flying))
        if found is None:
            found = self._found[code, flying] = self._spread(code, flying=flying)
        return found

    def _spread(self, start: str, *, flying: bool) -> dict[str, int]:
        ways, gates, passable = self._paths.ways[flying], self._paths.gates, self._paths.passable
        found = {start: 0}
        reached = [start]
        for here in reached:  # it grows while it is read
            far = found[here] + 1
            if far > self._most or (here != start and here not in passable):
                continue
            for other in (*ways[here], *gates) if here in gates else ways[here]:
                if other not in found:
                    found[other] = far
                    reached.append(other)
        return found


def may_stay(t: War, seat: Seat, code: str) -> bool:
    """Whether an army stays without a fight: in friendly areas, and in nobody's without units.

    These are empty areas and the home realm of a player who is out, which is never empty (RW-TERM-06).
    """
    return t.control(code) == seat or (t.control(code) == NOBODY and not t.place(code).wild)


def may_march(t: War, seat: Seat, target: str, near: Mapping[str, int]) -> bool:
    """Whether some army of those in reach may enter (RW-ACT-03, RW-MOBI-05, RW-NEUT-07)."""
    if seat in t.place(target).active or not may_invade(t, seat, target):
        return False
    if t.order.fought and not may_stay(t, seat, target) and not _may_talk_again(t, seat, target):
        return False
    return t.control(target) == seat or any(not WILD[kind_of(id_)] for id_ in near)


def _may_talk_again(t: War, seat: Seat, target: str) -> bool:
    """A second fight is forbidden, so only diplomacy can be meant (RW-MOBI-05)."""
    return t.is_neutral(target) and t.player(seat).influence > 0


def activate_options(t: War, seat: Seat) -> list[Option]:
    found: list[Option] = []
    if not is_barred(t, seat):
        found += _portal_options(t, seat)
        near = armies(t, seat)
        found += [
            Activate(code) for code in t.state.places if code in near and may_march(t, seat, code, near[code])
        ]
    found.append(Done())
    return found


def march(t: War) -> Rules[None]:
    """An area is activated and units march into it (RW-ACT-01, RW-MOBI-01, RW-CONQ-01)."""
    order = t.order
    seat = order.seat
    got = yield from t.ask(seat, "march.activate", partial(activate_options, t, seat), free=True)
    if isinstance(got, Portal):
        pay_portal(t, seat)
        return
    if not isinstance(got, Activate):
        order.stage = "bonus"
        return
    target = got.area
    t.place(target).active.append(seat)
    t.tell("march.activates", seat=player_id(seat), at=target, rules=("RW-ACT-01",))
    near = in_reach(t, seat, target)
    friendly = t.control(target) == seat
    most = sum(near.values())
    if order.fought and not may_stay(t, seat, target):
        most = min(most, LIMIT)

    def enough(given: object) -> bool:
        assert isinstance(given, dict)
        kinds = [id_.partition(".")[2] for id_ in given]
        return friendly or not kinds or any(not is_wild(kind) for kind in kinds)

    chosen = yield from t.allot(
        seat, "march.units", partial(dict, near), 0, most, enough=enough, actor=target
    )
    army: dict[str, int] = {}
    for id_, n in chosen.items():
        source, _, kind = id_.partition(".")
        t.take(source, kind, up=n)
        army[kind] = army.get(kind, 0) + n
        t.tell(
            "units.move",
            seat=player_id(seat),
            kind=f"unit.{kind}",
            n=n,
            source=source,
            at=target,
            rules=("RW-MOBI-01" if order.number != CONQUER else "RW-CONQ-01", "RW-MOVE-23"),
        )
    order.stage = "bonus"
    if army:
        order.march = March(target=target, units=army)
        order.stage = "arrive"


def arrive(t: War) -> Rules[None]:
    """The army has come: it stays, fights or talks (RW-MOVE-01, RW-MOVE-02, RW-MOVE-23)."""
    order = t.order
    seat = order.seat
    army = order.march
    assert army is not None
    target = army.target
    order.stage = "bonus"
    if may_stay(t, seat, target):
        join(t, seat)
        return
    if t.control(target) == NOBODY and diplomacy.may_try(t, seat, army):
        got = yield from t.ask(seat, "march.meets", partial(_meetings, t, seat), free=True, actor=target)
        if may_stay(t, seat, target):
            join(t, seat)
            return
        if isinstance(got, Retreat):
            yield from diplomacy.give_way(t, seat, army)
            return
        if isinstance(got, Talk) and (yield from diplomacy.talk(t, seat)):
            return
    order.siege = order.number == CONQUER and is_supreme(t) and t.place(target).fort != NOBODY
    battle.begin(t)


def _meetings(t: War, seat: Seat) -> list[Option]:
    """Battle or diplomacy; cards may have made both impossible meanwhile."""
    army = t.order.march
    assert army is not None
    found: list[Option] = [] if t.order.fought else [Fight()]
    if diplomacy.may_try(t, seat, army):
        found.append(Talk())
    return found or [Retreat()]


def join(t: War, seat: Seat) -> None:
    """The units on their way stand in the area now."""
    order = t.order
    army = order.march
    assert army is not None
    order.march = None
    for kind, n in army.units.items():
        t.put(army.target, kind, seat, up=n)
