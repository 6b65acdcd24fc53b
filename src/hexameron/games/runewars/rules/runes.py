"""Rune tokens: receiving dragon runes, laying and discarding tokens (RUNE)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.options import Lay
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import RUNE_ZONES, War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY, bit

FALSE = FACE["rune.false"]
MOST_FALSE = 2
"""False runes that may be discarded before (RW-RUNE-02)."""


def false_runes(t: War, seat: Seat) -> list[int]:
    """False rune tokens in areas of a player, who knows them (RW-RUNE-08)."""
    found = [t.rune_at(code) for code in t.controlled(seat)]
    return [token for token in found if token is not None and not t.is_dragon(token)]


def may_hold_false(t: War, seat: Seat) -> bool:
    """Whether for all that others know a false rune lies in an area of a player."""
    return any(t.things.may_hold(RUNE_ZONES[code], (FALSE,)) for code in t.controlled(seat))


def open_areas(t: War, seat: Seat) -> list[str]:
    """Friendly or uncontrolled areas without rune token (RW-RUNE-04, RW-RUNE-07)."""
    return [code for code in t.state.places if t.control(code) in (seat, NOBODY) and t.rune_at(code) is None]


def receive(t: War, seat: Seat) -> Rules[None]:
    """A dragon rune by the whole procedure (RW-RUNE-02..05); in the longer game alone (RW-EPIC-05)."""
    things = t.things
    if not t.is_long:
        yield from give_false(t, seat, MOST_FALSE)
    source = "rune.dragon"
    if t.is_long and not things.count(source):
        source = "rune.false"
    if not things.count(source):
        t.tell("rune.none", seat=player_id(seat), rules=("RW-RUNE-03",))
        return
    hand = f"rune.hand.{seat}"
    t.tell("rune.received", seat=player_id(seat), rules=("RW-RUNE-03",))
    things.deal(source, hand, 1, 0)
    if not t.is_long and things.count("rune.false"):
        things.deal("rune.false", hand, 1, 0)
    tokens = sorted(things.in_zone(hand))
    if len(tokens) > 1:
        t.mix(tokens, hand)
        for token in tokens:
            things.show(token, bit(seat))
    while tokens:
        areas = open_areas(t, seat)
        if areas and len(areas) < len(tokens):
            yield from _lay_either(t, seat, tokens, areas)
        else:
            yield from lay(t, seat, tokens.pop(0), areas)


def _lay_either(t: War, seat: Seat, tokens: list[int], areas: list[str]) -> Rules[None]:
    """Not all tokens find an area: who has looked at them chooses which one does (RW-RUNE-04, -05)."""
    options = [Lay(thing_id(token), area) for token in tokens for area in areas]
    got = yield from t.ask(seat, "rune.lay", lambda: options)
    tokens.remove(handle_of(got.rune))
    t.lay_rune(handle_of(got.rune), got.area)
    t.tell("rune.laid", seat=player_id(seat), at=got.area, rules=("RW-RUNE-04",))


def give_false(t: War, seat: Seat, most: int) -> Rules[int]:
    """A player discards up to so many false runes; whoever may have some is asked. Tells how many it were."""
    if not may_hold_false(t, seat):
        return 0
    known = [thing_id(token) for token in false_runes(t, seat)]
    picked = yield from t.pick(seat, "rune.discard", lambda: known, 0, most, show=True)
    for one in picked:
        discard_false(t, seat, handle_of(one), rules=("RW-RUNE-02",))
    return len(picked)


def discard_false(t: War, seat: Seat, token: int, *, rules: tuple[str, ...]) -> None:
    """A false rune goes back to the open supply."""
    t.tell("rune.discarded", seat=player_id(seat), at=t.things.zone[token][5:], rules=rules)
    t.discard(token, "rune.false")
    t.shift()


def lay(t: War, seat: Seat, token: int, areas: list[str] | None = None) -> Rules[None]:
    """A token goes to a legal area, or back to the supply (RW-RUNE-04, RW-RUNE-05)."""
    areas = open_areas(t, seat) if areas is None else areas
    if not areas:
        t.things.show(token, EVERYBODY)
        t.things.move(token, "rune.dragon" if t.is_dragon(token) else "rune.false")
        t.tell("rune.returned", seat=player_id(seat), rules=("RW-RUNE-05",))
        return
    got = yield from t.ask(seat, "rune.lay", partial(_lays, token, areas))
    t.lay_rune(token, got.area)
    t.tell("rune.laid", seat=player_id(seat), at=got.area, rules=("RW-RUNE-04",))


def _lays(token: int, areas: list[str]) -> list[Lay]:
    return [Lay(thing_id(token), area) for area in areas]
