"""Retreats: where an army flees, and what becomes of those who cannot (RETR)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from hexameron.games.runewars.options import At
from hexameron.games.runewars.rules import heroes
from hexameron.games.runewars.state import NOBODY, Squad
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import is_wild
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id


def targets(t: War, seat: Seat, source: str, kinds: Sequence[str], *, wild: bool = False) -> list[str]:
    """Where these units may retreat as one army (RW-RETR-02, RW-RETR-04, RW-RETR-08, RW-RETR-10).

    A player's units go to a friendly area, without one to an empty area; neutral ones to an uncontrolled
    area. If no such area can be entered by all, those count that some may enter.
    """
    mover = NOBODY if wild else seat
    tests: list[Callable[[Iterable[bool]], bool]] = [all, any]
    for test in tests:
        for allowed in _classes(t, seat, wild=wild):
            found = [
                other
                for other in t.atlas.beside[source]
                if allowed(other) and test(t.enters(mover, kind, source, other) for kind in kinds)
            ]
            if found:
                return found
    return []


def _classes(t: War, seat: Seat, *, wild: bool) -> list[Callable[[str], bool]]:
    if wild:
        return [lambda other: t.control(other) == NOBODY and not t.is_contested(other)]
    if t.state.ruling("retreat_where_one_likes"):
        return [lambda other: t.allows(seat, other)]
    return [lambda other: t.control(other) == seat, t.is_empty]


def retreat(
    t: War,
    seat: Seat,
    source: str,
    army: Mapping[str, Squad],
    *,
    wild: bool = False,
    rout: bool = True,
    decides: Seat | None = None,
) -> Rules[str]:
    """Units that stand nowhere any more flee from an area, all to one other; tells where to.

    ``decides`` is who chooses for them. They arrive routed (RW-RETR-06) unless a card says otherwise.
    Without a legal area they are destroyed (RW-RETR-03, RW-RETR-04).
    """
    if not army:
        return ""
    decider = seat if decides is None else decides
    mover = NOBODY if wild else seat
    found = targets(t, seat, source, list(army), wild=wild)
    if not found:
        for kind, squad in army.items():
            _lose(t, mover, source, kind, squad.up + squad.down)
        return ""
    got = yield from t.ask(decider, "retreat.where", lambda: [At(area) for area in found], actor=source)
    for kind, squad in army.items():
        n = squad.up + squad.down
        if not t.enters(mover, kind, source, got.area):
            _lose(t, mover, source, kind, n)
            continue
        t.put(got.area, kind, seat, 0 if rout else squad.up, n if rout else squad.down)
        t.tell(
            "retreats",
            seat=player_id(decider),
            kind=f"unit.{kind}",
            n=n,
            source=source,
            at=got.area,
            rules=("RW-RETR-04", "RW-RETR-06") if wild else ("RW-RETR-01", "RW-RETR-02", "RW-RETR-06"),
        )
    return got.area


def _lose(t: War, mover: Seat, source: str, kind: str, n: int) -> None:
    """Units that cannot retreat are destroyed, in the battle that they flee from (RW-RETR-03, -04)."""
    rule = "RW-RETR-04" if mover == NOBODY else "RW-RETR-03"
    battle = t.state.battle
    if battle is not None and battle.place == source:
        sides = [side for side in battle.sides if mover == (NOBODY if side.wild else side.seat)]
        for side in sides:
            side.lost += n
    t.tell("retreat.none", kind=f"unit.{kind}", n=n, at=source, rules=(rule, "RW-RETR-08"))


def drive_off(t: War, code: str, decides: Seat, *, rules: tuple[str, ...]) -> Rules[str]:
    """All neutral units of an area flee from it, routed ones too (RW-DIPL-07, RW-RETR-10)."""
    place = t.place(code)
    army = {kind: Squad(up=squad.up, down=squad.down) for kind, squad in place.wild.items()}
    place.wild.clear()
    leave_battle(t, code)
    t.unsettled = True
    t.tell("wild.flees", at=code, rules=rules)
    return (yield from retreat(t, NOBODY, code, army, wild=True, decides=decides))


def hero_retreats(t: War, id_: str) -> Rules[None]:
    """A hero flees to any adjacent area and is routed (RW-RETR-05, RW-RETR-06)."""
    hero = t.hero(id_)
    found = t.ways(hero.seat)[hero.at]
    hero.down = True
    if found:
        got = yield from t.ask(hero.seat, "retreat.hero", lambda: [At(area) for area in found], actor=id_)
        hero.at = got.area
    t.shift()
    t.tell("hero.retreats", hero=id_, at=hero.at, rules=("RW-RETR-05", "RW-RETR-06"))
    if found:
        heroes.hold(t, id_)


def leave_battle(t: War, code: str) -> None:
    """Neutral units that a card takes out of a contested area take no part in its battle."""
    battle = t.state.battle
    if battle is not None and battle.place == code:
        defender = battle.sides[1]
        defender.figures = [figure for figure in defender.figures if not is_wild(figure.kind)]
