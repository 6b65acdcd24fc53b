"""Landmarks and lairs: who gets them, where they go, and what they give at the end of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from hexameron.games.battlelore.board import HEXES, rank
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.scenarios import SITE_ROWS
from hexameron.games.battlelore.content.terrain import LANDMARK_OF
from hexameron.games.battlelore.options import Place
from hexameron.games.battlelore.state import MASTERS, Landmark, State, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import CHECKPOINT, Rules, Seat
from hexameron.kernel.ids import player_id

MASTERY = 3
"""The level at which a Lore Master brings a landmark (BL-LM-01)."""


def owed(state: State, seat: Seat) -> list[str]:
    """The landmarks a side receives; one that both would receive goes to neither (BL-LM-02)."""
    mine, theirs = state.councils[seat], state.councils[1 - seat]
    return [LANDMARK_OF[m] for m in MASTERS if mine.get(m) == MASTERY != theirs.get(m)]


def lairs_owed(b: Battle, seat: Seat) -> list[str]:
    """The creatures of a side that have a lair."""
    return [u.id for u in b.army(seat) if u.is_creature and CREATURES[u.people].lair]


def place_all(b: Battle, prompt: str) -> Rules[None]:
    """The sides place by turns what ``to_place`` owes them, the side that moves first beginning."""
    state = b.state
    turn = state.turn
    while any(state.to_place):
        if not state.to_place[turn.seat]:
            turn.seat = 1 - turn.seat
        yield CHECKPOINT
        got = yield from b.ask(turn.seat, prompt, lambda: places(state))
        state.to_place[turn.seat].remove(got.what)
        put(state, turn.seat, got.what, got.hex)
        rule = "BL-LAIR-02" if got.what in state.units else "BL-LM-04"
        b.tell(f"{prompt}d", seat=player_id(turn.seat), hex=got.hex, rules=(rule,))
        turn.seat = 1 - turn.seat


def places(state: State) -> list[Place]:
    """Where the next thing may go."""
    seat = state.turn.seat
    what = state.to_place[seat][0]
    return [Place(what, hex_) for hex_ in sites(state, seat)]


def sites(state: State, seat: Seat) -> list[str]:
    """The free hexes: no unit, no terrain tile, no marker, no landmark, no lair."""
    return [
        h
        for h in HEXES
        if rank(h, seat) in SITE_ROWS
        and h not in state.places
        and h not in state.terrain
        and h not in state.ramparts
        and h not in state.landmarks
    ]


def put(state: State, seat: Seat, what: str, hex_: str) -> None:
    if what in state.units:
        state.lairs[hex_] = what
        state.terrain[hex_] = "lair"
    else:
        state.landmarks[hex_] = Landmark(what, seat)


# ---------------------------------------------------------------------- end of turn


def end_of_turn(b: Battle, seat: Seat) -> Rules[None]:
    """The special properties, for units of the landmark's owner only (BL-LM-05)."""
    for hex_, landmark in b.state.landmarks.items():
        unit = b.at(hex_)
        if landmark.owner == seat and unit is not None and unit.owner == seat:
            gift(b, seat, landmark, unit)
    if b.state.terms.lore:
        yield from feed_in_lairs(b, seat, b.state.lairs)


def gift(b: Battle, seat: Seat, landmark: Landmark, unit: Unit) -> None:
    """What a landmark gives to its owner's unit that stands on it."""
    match landmark.kind:
        case "pentacle":
            b.gain(seat, 1)
        case "den" if b.state.tokens[1 - seat]:
            b.pay(1 - seat, 1)
            b.gain(seat, 1)
        case "pool" if not unit.attacked and not unit.is_creature and unit.figures < unit.full:
            unit.figures += 1
            b.tell("unit.regains", unit=unit.id, n=1)
        case _:
            pass


def feed_in_lairs(b: Battle, seat: Seat, lairs: Mapping[str, str]) -> Rules[None]:
    """A creature at home may be given a token of its owner's, within its limit."""
    for hex_, id_ in lairs.items():
        creature = b.unit(id_)
        if (
            creature.hex == hex_
            and creature.owner == seat
            and b.state.tokens[seat]
            and creature.tokens < CREATURES[creature.people].storage
            and (yield from b.confirm(seat, "lair.feed", actor=id_))
        ):
            b.pay(seat, 1)
            creature.tokens += 1
            b.tell("creature.stored", unit=id_, n=1, rules=("BL-LAIR-03",))
