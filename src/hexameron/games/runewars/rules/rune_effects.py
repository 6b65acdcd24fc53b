"""Effects with rune tokens (RUNE)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.tiles import HOME_OF
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import At, Send
from hexameron.games.runewars.rules import runes
from hexameron.games.runewars.rules.running import Use, checks, runs
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.things import bit


@runs(e.ReceiveRune)
def _receive(t: War, use: Use, effect: e.ReceiveRune) -> Rules[None]:
    yield from runes.receive(t, use.seat)


def bare(t: War) -> list[str]:
    """Areas without rune token."""
    return [code for code in t.state.places if t.rune_at(code) is None]


def dragon(t: War) -> int | None:
    """A dragon rune of the supply; in the longer game false ones stand in (RW-EPIC-07)."""
    zones = ["rune.dragon", "rune.false"] if t.is_long else ["rune.dragon"]
    return next((t.things.in_zone(zone)[-1] for zone in zones if t.things.count(zone)), None)


@runs(e.PlaceFalseRune)
def _place_false(t: War, use: Use, effect: e.PlaceFalseRune) -> Rules[None]:
    """A false rune, known to all, into any area without rune token (RW-RUNE-06)."""
    if t.things.count("rune.false"):
        yield from runes.lay(t, use.seat, t.things.in_zone("rune.false")[-1], bare(t))


@checks(e.PlaceFalseRune)
def _can_place_false(t: War, use: Use, effect: e.PlaceFalseRune) -> bool:
    return t.things.count("rune.false") > 0 and bool(bare(t))


def thefts(t: War, seat: Seat) -> list[Send]:
    """From uncontrolled areas with an own hero to adjacent own areas without rune token."""
    sources = dict.fromkeys(t.hero(id_).at for id_ in t.heroes(seat))
    return [
        Send(source, target)
        for source in sources
        if t.control(source) == NOBODY and t.rune_at(source) is not None
        for target in t.atlas.beside[source]
        if t.control(target) == seat and t.rune_at(target) is None
    ]


@runs(e.MoveRune)
def _move_rune(t: War, use: Use, effect: e.MoveRune) -> Rules[None]:
    options = thefts(t, use.seat)
    if not options:
        return
    got = yield from t.ask(use.seat, "rune.steal", lambda: options)
    token = t.rune_at(got.source)
    assert token is not None
    t.lay_rune(token, got.target)
    t.things.show(token, bit(use.seat))
    t.tell("rune.moved", seat=player_id(use.seat), source=got.source, at=got.target, rules=("RW-RUNE-07",))


@checks(e.MoveRune)
def _can_steal(t: War, use: Use, effect: e.MoveRune) -> bool:
    return bool(thefts(t, use.seat))


@runs(e.ScatterRunes)
def _scatter(t: War, use: Use, effect: e.ScatterRunes) -> Rules[None]:
    """Rune tokens leave the home realm, facedown; what has no legal area stays."""
    seat = use.seat
    for _ in range(effect.n):
        home = [
            code
            for code in t.controlled(seat)
            if HOME_OF.get(code) == t.player(seat).faction and t.rune_at(code) is not None
        ]
        targets = [code for code in runes.open_areas(t, seat) if code not in HOME_OF]
        if not home or not targets:
            return
        got = yield from t.ask(seat, "rune.scatter", partial(_sends, home, targets))
        token = t.rune_at(got.source)
        assert token is not None
        t.lay_rune(token, got.target)
        t.tell("rune.moved", seat=player_id(seat), source=got.source, at=got.target, rules=("RW-RUNE-07",))


def _sends(home: list[str], targets: list[str]) -> list[Send]:
    return [Send(source, target) for source in home for target in targets]


@runs(e.PiousRunes)
def _pious(t: War, use: Use, effect: e.PiousRunes) -> Rules[None]:
    """Everybody but this player takes a dragon rune, which this player lays into the taker's areas."""
    for taker in t.in_order():
        token = dragon(t)
        if taker == use.seat or token is None:
            continue
        areas = [code for code in t.controlled(taker) if t.rune_at(code) is None]
        areas = areas or [code for code in t.uncontrolled() if t.rune_at(code) is None]
        yield from runes.lay(t, use.seat, token, areas)


@runs(e.WakeDragon)
def _wake(t: War, use: Use, effect: e.WakeDragon) -> Rules[None]:
    """A Dragon, else a Giant, and a dragon rune in an uncontrolled area without rune token."""
    areas = [code for code in t.uncontrolled() if t.rune_at(code) is None]
    if not areas:
        return
    got = yield from t.ask(use.seat, "effect.wyrm", lambda: [At(code) for code in areas])
    kind = next((kind for kind in ("dragon", "giant") if kind in UNIT and t.supply(kind)), "")
    if kind:
        t.put(got.area, kind, NOBODY, up=1)
        t.tell(
            "wild.placed",
            seat=player_id(use.seat),
            at=got.area,
            kind=f"unit.{kind}",
            n=1,
            rules=("RW-RUNE-06",),
        )
    token = dragon(t)
    if token is not None:
        t.lay_rune(token, got.area)
        t.tell("rune.laid", seat=player_id(use.seat), at=got.area, rules=("RW-RUNE-06",))


@runs(e.LookAtRune)
def _look(t: War, use: Use, effect: e.LookAtRune) -> Rules[None]:
    """One rune token anywhere that the player does not know."""
    areas = [
        code
        for code in t.state.places
        if (token := t.rune_at(code)) is not None and not t.things.known(token, use.seat)
    ]
    if areas:
        got = yield from t.ask(use.seat, "rune.look", lambda: [At(code) for code in areas])
        token = t.rune_at(got.area)
        assert token is not None
        t.things.show(token, bit(use.seat))
        t.tell(
            "rune.seen", seat=player_id(use.seat), at=got.area, card=thing_id(token), rules=("RW-RUNE-09",)
        )


@runs(e.LookAtArea)
def _look_at_area(t: War, use: Use, effect: e.LookAtArea) -> Rules[None]:
    """All facedown tokens of one area of choice (RW-EXPL-18)."""
    areas = [
        code
        for code in t.state.places
        if any(not t.things.known(token, use.seat) for token in _tokens(t, code))
    ]
    if areas:
        got = yield from t.ask(use.seat, "find.look", lambda: [At(code) for code in areas])
        for token in _tokens(t, got.area):
            t.things.show(token, bit(use.seat))
        t.tell("find.seen", seat=player_id(use.seat), at=got.area, rules=("RW-EXPL-18",))


def _tokens(t: War, code: str) -> list[int]:
    return [*t.things.in_zone(f"rune.{code}"), *t.things.in_zone(f"find.{code}")]
