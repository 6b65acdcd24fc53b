"""Routs and damage in battle: who takes them, in which order (ROUT)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from hexameron.games.runewars.content.effects import Among
from hexameron.games.runewars.content.terms import Shape
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import Hit
from hexameron.games.runewars.state import Figure, Side
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id

Some = Sequence[Figure]


def standing(side: Side) -> list[Figure]:
    return [figure for figure in side.figures if not figure.down]


def health(side: Side, kind: str) -> int:
    """How much damage destroys a unit; abilities may change it until the end of the battle."""
    return side.sturdy.get(kind, UNIT[kind].health)


def of_shapes(figures: Iterable[Figure], shapes: Sequence[Shape]) -> list[Figure]:
    return [figure for figure in figures if not shapes or UNIT[figure.kind].shape in shapes]


def preferred(side: Side, figures: Sequence[Figure], among: Among) -> list[Figure]:
    """Those that an ability names; where they only come first, all if there is none of them."""
    if among == "tough":
        first = [figure for figure in figures if health(side, figure.kind) > 1]
        return first or list(figures)
    if among == "slow":
        first = [figure for figure in figures if UNIT[figure.kind].initiative > 1]
        return first or list(figures)
    if among == "weakened":
        return [figure for figure in figures if figure.hurt or figure.down]
    return list(figures)


def classes(figures: Iterable[Figure]) -> list[Hit]:
    """Of units that are alike the first stands for all."""
    found: dict[tuple[str, int, bool], str] = {}
    for figure in figures:
        found.setdefault((figure.kind, figure.hurt, figure.down), figure.id)
    return [Hit(id_) for id_ in found.values()]


def choose(t: War, seat: Seat, prompt: str, figures: Some) -> Rules[Figure]:
    """One of these figures."""
    got = yield from t.ask(seat, prompt, partial(classes, figures), actor=t.battle.place)
    return next(figure for figure in figures if figure.id == got.figure)


def choose_up_to(t: War, seat: Seat, prompt: str, figures: Callable[[], Some]) -> Rules[Figure | None]:
    """One of these figures, or none."""

    def options() -> list[Option]:
        return [*classes(figures()), Done()]

    if not figures():
        return None
    got = yield from t.ask(seat, prompt, options, actor=t.battle.place)
    if not isinstance(got, Hit):
        return None
    return next(figure for figure in figures() if figure.id == got.figure)


# ---------------------------------------------------------------------- destroying, routing, hurting


def destroy(t: War, side: Side, figure: Figure, *, rules: tuple[str, ...]) -> None:
    """A unit goes back to the unused ones (RW-ROUT-05)."""
    side.figures.remove(figure)
    side.lost += 1
    t.tell(
        "battle.destroyed",
        seat=whose(side),
        kind=f"unit.{figure.kind}",
        figure=figure.id,
        at=t.battle.place,
        n=1,
        rules=rules,
    )


def whose(side: Side) -> str:
    """Who loses units of a side: a player, or nobody but neutral units."""
    return "scene.wild" if side.wild else player_id(side.seat)


def rout(t: War, side: Side, figure: Figure, *, rules: tuple[str, ...]) -> None:
    figure.down = True
    t.tell("battle.routed", seat=whose(side), kind=f"unit.{figure.kind}", figure=figure.id, rules=rules)


def hurt(t: War, side: Side, figure: Figure) -> bool:
    """One damage; tells whether the unit is still there."""
    figure.hurt += 1
    t.tell(
        "battle.hurt",
        seat=whose(side),
        kind=f"unit.{figure.kind}",
        figure=figure.id,
        n=figure.hurt,
        rules=("RW-ROUT-04",),
    )
    if figure.hurt >= health(side, figure.kind):
        destroy(t, side, figure, rules=("RW-ROUT-05",))
        return False
    return True


def damageable(side: Side, among: Among = "any") -> list[Figure]:
    """Who must take the next damage: damaged units, else standing ones, else routed (RW-ROUT-06..08)."""
    figures = preferred(side, side.figures, among)
    return [f for f in figures if f.hurt] or [f for f in figures if not f.down] or figures


def suffer(t: War, side: Side, n: int, among: Among = "any") -> Rules[Figure | None]:
    """A side takes damage, one token at a time, its owner chooses (RW-ROUT-04); tells who took the last."""
    last: Figure | None = None
    for _ in range(n):
        figures = damageable(side, among)
        if not figures:
            return None
        last = yield from choose(t, side.seat, "battle.damage", figures)
        hurt(t, side, last)
    return last


def routable(side: Side, among: Among = "any", shapes: Sequence[Shape] = ()) -> list[Figure]:
    """Who may be routed next: undamaged standing units, else damaged ones (RW-ROUT-01, RW-ROUT-02)."""
    figures = preferred(side, of_shapes(standing(side), shapes), among)
    return [figure for figure in figures if not figure.hurt] or figures


def take_routs(t: War, side: Side, n: int, among: Among = "any", shapes: Sequence[Shape] = ()) -> Rules[None]:
    """A side routs so many of its units; excess is lost."""
    for _ in range(n):
        figures = routable(side, among, shapes)
        if not figures:
            return
        figure = yield from choose(t, side.seat, "battle.rout", figures)
        rout(t, side, figure, rules=("RW-ROUT-01", "RW-ROUT-02"))


def destroyable(side: Side, among: Among = "any", shapes: Sequence[Shape] = ()) -> list[Figure]:
    """Who must be destroyed next: a standing unit, if there is one (RW-ROUT-03)."""
    figures = preferred(side, of_shapes(side.figures, shapes), among)
    return [figure for figure in figures if not figure.down] or figures


def take_kills(t: War, side: Side, n: int, among: Among = "any", shapes: Sequence[Shape] = ()) -> Rules[None]:
    """A side destroys so many of its own units (RW-ROUT-03)."""
    for _ in range(n):
        figures = destroyable(side, among, shapes)
        if not figures:
            return
        figure = yield from choose(t, side.seat, "battle.destroy", figures)
        destroy(t, side, figure, rules=("RW-ROUT-03",))
