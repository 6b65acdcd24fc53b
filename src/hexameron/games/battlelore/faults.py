"""What cannot be in a battle that somebody wrote down by hand: for positions, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.battlelore.board import NEIGHBOURS
from hexameron.games.battlelore.content.card_texts import faces
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.terrain import TERRAIN
from hexameron.games.battlelore.content.units import PEOPLE, TROOPS
from hexameron.games.battlelore.rules.turn import PHASES
from hexameron.games.battlelore.rules.victory import banners
from hexameron.games.battlelore.state import COMMANDER, MASTERS, NO_CARD, State, Unit
from hexameron.kernel.things import UNKNOWN

SIDES = (0, 1)
LEVELS = range(1, 4)

Fault = tuple[str, str]
"""A field of the state and what is wrong with it."""


def faults(state: State) -> Iterator[Fault]:
    """Everything that is wrong with a state. Later parts are looked at only if the earlier ones are sound."""
    for part in (_pairs, _board, _units, _turn, _sides, _cards):
        found = list(part(state))
        if found:
            yield from found
            return


def _pairs(state: State) -> Iterator[Fault]:
    """What both sides have: lists of two."""
    for field in ("councils", "tokens", "banners", "commands", "to_place"):
        if len(getattr(state, field)) != len(SIDES):
            yield field, "one entry for each of the two sides"
    if len(state.turn.lore_played) != len(SIDES):
        yield "turn.lore_played", "one entry for each of the two sides"


def _board(state: State) -> Iterator[Fault]:
    for field in ("terrain", "ramparts", "landmarks", "lairs"):
        for hex_ in getattr(state, field):
            if hex_ not in NEIGHBOURS:
                yield f"{field}.{hex_}", "no hex of the board"
    for hex_, kind in state.terrain.items():
        if kind not in TERRAIN:
            yield f"terrain.{hex_}", f"{kind!r} is no terrain; there are {', '.join(TERRAIN)}"


def _units(state: State) -> Iterator[Fault]:
    taken: dict[str, str] = {}
    for id_, unit in state.units.items():
        yield from ((f"units.{id_}.{field}", what) for field, what in _unit(id_, unit))
        if unit.hex in taken:
            yield f"units.{id_}.hex", f"{unit.hex} is taken by {taken[unit.hex]}"
        elif unit.hex:
            taken[unit.hex] = id_
    for hex_, id_ in state.places.items():
        if taken.get(hex_) != id_:
            yield f"places.{hex_}", f"{id_} does not stand there"
    for hex_, id_ in taken.items():
        if hex_ not in state.places:
            yield "places", f"{id_} stands on {hex_}, which is not listed"


def _unit(id_: str, unit: Unit) -> Iterator[Fault]:
    if unit.id != id_:
        yield "id", f"must be {id_}"
    if unit.owner not in SIDES:
        yield "owner", "must be 0 (South) or 1 (North)"
    if unit.is_creature:
        if unit.people not in CREATURES:
            yield "people", f"{unit.people!r} is no creature; there are {', '.join(CREATURES)}"
    elif (unit.kind, unit.colour) not in TROOPS or unit.people not in PEOPLE.values():
        yield "kind", f"there is no {unit.people} {unit.kind} of colour {unit.colour}"
    if not 0 <= unit.figures <= unit.full:
        yield "figures", f"must be 0 to {unit.full}"
    if unit.hex and unit.hex not in NEIGHBOURS:
        yield "hex", f"{unit.hex!r} is no hex of the board"
    if bool(unit.hex) is not (unit.figures > 0):
        yield "hex", "a unit with figures stands on a hex, one without stands nowhere"


def _turn(state: State) -> Iterator[Fault]:
    turn = state.turn
    if turn.seat not in SIDES:
        yield "turn.seat", "must be 0 (South) or 1 (North)"
    if turn.phase not in PHASES:
        yield "turn.phase", f"{turn.phase!r} is no phase; there are {', '.join(PHASES)}"
    if turn.card != NO_CARD and not 0 <= turn.card < len(state.things.face):
        yield "turn.card", f"there is no card {turn.card}"
    for field in ("ordered", "extra"):
        for id_ in getattr(turn, field):
            if id_ not in state.units:
                yield f"turn.{field}", f"there is no unit {id_}"


def _sides(state: State) -> Iterator[Fault]:
    most = state.terms.banners_to_win - 1
    for seat in SIDES:
        if state.tokens[seat] < 0:
            yield f"tokens[{seat}]", "must not be negative"
        if state.banners[seat] < 0 or banners(state, seat) > most:
            yield f"banners[{seat}]", f"must be 0 to {most}: with more the match would be over"
        for member, level in state.councils[seat].items():
            if member not in (COMMANDER, *MASTERS) or level not in LEVELS:
                yield f"councils[{seat}].{member}", "no member of a council of level 1 to 3"


def _cards(state: State) -> Iterator[Fault]:
    known = {face.id for face in faces()}
    for handle, face in enumerate(state.things.face):
        if face != UNKNOWN and face not in known:
            yield f"things.face[{handle}]", f"there is no card {face}"
