"""The moments of a battle at which Tactics cards may be played (BATT, TACT)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runewars.content.effects import Moment
from hexameron.games.runewars.content.tactics import TACTIC
from hexameron.games.runewars.options import UseCard
from hexameron.games.runewars.rules.playing import play_tactic, playable
from hexameron.games.runewars.rules.running import Use, is_possible
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Option, Pass, Rules, Seat
from hexameron.kernel.ids import handle_of, thing_id


def may_hold(t: War, seat: Seat, moments: tuple[Moment, ...]) -> bool:
    """Whether a hand may hold a card for one of these moments, for all that everybody knows."""
    zone = f"tactics.{seat}"
    if not t.things.count(zone):
        return False
    return t.things.may_hold(zone, playable(moments))


def cards(t: War, number: int, moments: tuple[Moment, ...]) -> list[UseCard]:
    """The Tactics cards that a side may play at this moment, each kind once (RW-TACT-01, RW-TACT-03)."""
    side = t.battle.sides[number]
    found: dict[str, UseCard] = {}
    for handle in t.things.in_zone(f"tactics.{side.seat}"):
        id_ = t.id_of(handle)
        rule = TACTIC[id_].rule
        if (
            id_ not in found
            and id_ not in side.played
            and t.things.face[handle] in playable(moments)
            and rule.only in ("", ("attacker", "defender")[number])
            and is_possible(t, Use(side.seat, id_, side=number, card=handle), rule.effect)
        ):
            found[id_] = UseCard(id_, thing_id(handle))
    return list(found.values())


def window(
    t: War, number: int, prompt: str, moments: tuple[Moment, ...], *, free: bool = False
) -> Rules[None]:
    """A side plays any number of cards; neutral units and sides without units play none (RW-NEUT-13)."""
    battle = t.battle
    side = battle.sides[number]
    step = battle.step
    if side.wild or not side.came:
        return
    side.played.clear()

    def options() -> list[Option]:
        return [*cards(t, number, moments), Pass()]

    may = partial(may_hold, t, side.seat, moments)

    def show() -> bool:
        return may() or (free and t.may_be_free(side.seat))

    while free or may():
        got = yield from t.ask(side.seat, prompt, options, free=free, show=show, actor=battle.place)
        if not isinstance(got, UseCard):
            return
        side.played.append(got.source)
        yield from play_tactic(t, side.seat, handle_of(got.card), side=number)
        if t.state.battle is None or battle.step != step:
            return


def battle_start(t: War, number: int) -> Rules[None]:
    """Attacker: cards for the start and for one's turn; defender: for the start (RW-BATT-05)."""
    yield from window(t, number, "battle.start", ("battle_start",), free=number == 0)


def before_draw(t: War) -> Rules[None]:
    """Before combat step 1: for those who have routed units in the battle."""
    yield from _for_routed(t)


def before_strength(t: War) -> Rules[None]:
    yield from _for_routed(t)


def _for_routed(t: War) -> Rules[None]:
    for number, side in enumerate(t.battle.sides):
        if any(figure.down for figure in side.figures):
            yield from window(t, number, "battle.pass", ("pass",))


def drawn(t: War) -> Rules[None]:
    """After both have drawn, before any card is resolved: for those who drew."""
    for number, side in enumerate(t.battle.sides):
        if side.now:
            yield from window(t, number, "battle.drawn", ("drawn",))


def hits(t: War) -> Rules[None]:
    """When damage icons are shown, before anybody assigns: for those who take some."""
    for number, side in enumerate(t.battle.sides):
        if side.hits:
            yield from window(t, number, "battle.hits", ("hits",))
