"""Battles laid by hand: a few units on a bare field, known hands, readable names.

    lab.position("battlelore", units={"u0": ("Fb", "h3.4", 0), "u1": ("Mr", "h4.4", 1)}, hand=["rally"])

* A unit is (code, hex, seat) and, if it is not whole, its figures: ``("DFb", "h3.4", 0, 2)``. Codes are those
  of scenarios: F M A, then g b r, D or K before them, or ``spider`` and ``giant``.
* ``ordered`` names the units that have their orders already; the turn stands in ``phase``.
* Cards are written by the ends of their ids: ``scout.left``, ``warrior.1``. ``hand`` is the active side's, or
  ``hands`` are both. The rest of both decks lies in its deck, in the order of the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexameron.games.battlelore.board import NEIGHBOURS
from hexameron.games.battlelore.content.command_cards import COMMAND_CARD, COMMAND_DECK
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.lore_cards import LORE_CARD, LORE_CARDS
from hexameron.games.battlelore.content.terrain import LANDMARK_SOURCES, TERRAIN
from hexameron.games.battlelore.content.units import parse_code
from hexameron.games.battlelore.rules.turn import PHASES
from hexameron.games.battlelore.setup import raise_unit
from hexameron.games.battlelore.state import Landmark, Objective, State, Terms, Turn, Unit
from hexameron.kernel.game import Bench, Setup
from hexameron.kernel.naming import Misnamed, named
from hexameron.kernel.things import Things, bit

FACES = {"G": 0, "B": 1, "R": 2, "S": 3, "F": 4, "L": 5}
NAMED_FACES = FACES | {"green": 0, "blue": 1, "red": 2, "sword": 3, "flag": 4, "lore": 5}
ROLLS = ("battle", "blocked", "critical", "lore", "panic", "poison", "rally", "stomp")
COUNCIL = {"commander": 2, "warrior": 1, "rogue": 1, "wizard": 1, "cleric": 1}

Placed = tuple[str, str, int] | tuple[str, str, int, int]
Hands = tuple[Sequence[str], Sequence[str]]


def lay(
    *,
    units: Mapping[str, Placed],
    terrain: Mapping[str, str] | None = None,
    ramparts: Sequence[str] = (),
    landmarks: Mapping[str, tuple[str, int]] | None = None,
    active: int = 0,
    phase: str = "command",
    ordered: Sequence[str] = (),
    command: str = "",
    lore: bool = False,
    tokens: tuple[int, int] = (0, 0),
    councils: tuple[Mapping[str, int], Mapping[str, int]] = (COUNCIL, COUNCIL),
    hand: Sequence[str] = (),
    hands: Hands = ((), ()),
    lore_hands: Hands = ((), ()),
    banners: tuple[int, int] = (0, 0),
    banners_to_win: int = 9,
    objectives: Sequence[tuple[str, int]] = (),
) -> tuple[State, Setup]:
    """A battle in the middle of a turn. ``hand`` is the active side's; terrain is by hex."""
    named("phase", phase, PHASES)
    state = State(
        terms=Terms(
            scenario="crossing",
            banners_to_win=banners_to_win,
            lore=lore,
            councils=tuple(dict(council) for council in councils) if lore else (),
            objectives=tuple(Objective(_hex("objectives", hex_), seat) for hex_, seat in objectives),
        ),
        stage="battle",
        terrain={_hex("terrain", h): _of(f"terrain.{h}", k, TERRAIN) for h, k in (terrain or {}).items()},
        ramparts={_hex("ramparts", hex_): True for hex_ in ramparts},
        landmarks={
            _hex("landmarks", hex_): Landmark(_of(f"landmarks.{hex_}", kind, LANDMARK_SOURCES), owner)
            for hex_, (kind, owner) in (landmarks or {}).items()
        },
        councils=[dict(council) for council in councils] if lore else [{}, {}],
        tokens=list(tokens),
        banners=list(banners),
        turn=Turn(
            number=3,
            seat=active,
            phase=phase,
            command=_of("command", command, COMMAND_CARD) if command else "",
        ),
    )
    _muster(state, units)
    for id_ in ordered:
        unit = named("ordered", id_, state.units)
        unit.ordered = True
        state.turn.ordered.append(unit.id)
    dealt = (hand, hands[1]) if active == 0 else (hands[0], hand)
    _deal_command(state.things, dealt if hand else hands)
    if lore:
        _deal_lore(state.things, lore_hands)
    return state, Setup("crossing")


def _muster(state: State, units: Mapping[str, Placed]) -> None:
    for id_, placed in units.items():
        unit = _raised(id_, placed)
        state.units[id_] = unit
        state.places[unit.hex] = id_
    for hex_, kind in state.terrain.items():
        if kind == "lair":
            creature = next((u.id for u in state.units.values() if u.people == "spider"), None)
            if creature is None:
                raise Misnamed(f"terrain.{hex_}", "a lair is somebody's: there is no spider")
            state.lairs[hex_] = creature


def _raised(id_: str, placed: Placed) -> Unit:
    if not 3 <= len(placed) <= 4:
        raise Misnamed(f"units.{id_}", "a unit is its code, hex and seat, and its figures if it is not whole")
    code, hex_, seat = placed[:3]
    if code not in CREATURES:
        try:
            parse_code(code)
        except ValueError as error:
            raise Misnamed(f"units.{id_}", str(error)) from error
    unit = raise_unit(id_, seat, code, _hex(f"units.{id_}", hex_))
    if len(placed) == 4:
        unit.figures = placed[3]
    return unit


def _hex(field: str, hex_: str) -> str:
    return _of(field, hex_, NEIGHBOURS)


def _of(field: str, name: str, names: Mapping[str, object]) -> str:
    """A name as it is written whole."""
    return named(field, name, {one: one for one in names})


def _deal_command(things: Things, hands: Hands) -> None:
    things.make(range(len(COMMAND_DECK)), "command.deck")
    for seat, cards in enumerate(hands):
        for card in cards:
            whole = _of(f"hands[{seat}]", card, COMMAND_CARD)
            left = [h for h in things.in_zone("command.deck") if COMMAND_DECK[things.face[h]] == whole]
            if not left:
                raise Misnamed(f"hands[{seat}]", f"no {whole!r} is left in the deck")
            _give(things, left[0], f"command.hand.{seat}", seat)


def _deal_lore(things: Things, hands: Hands) -> None:
    made = {card.id: things.make([card.face], "lore.deck", kind=1)[0] for card in LORE_CARDS}
    for seat, cards in enumerate(hands):
        for card in cards:
            handle = named(f"lore_hands[{seat}]", card, made)
            if things.zone[handle] != "lore.deck":
                raise Misnamed(f"lore_hands[{seat}]", f"{card!r} is dealt twice")
            _give(things, handle, f"lore.hand.{seat}", seat)


def _give(things: Things, handle: int, zone: str, seat: int) -> None:
    things.move(handle, zone)
    things.show(handle, bit(seat))


CARDS = {
    card: tuple(face for face, one in enumerate(COMMAND_DECK) if one == card) for card in COMMAND_CARD
} | {card.id: (card.face,) for card in LORE_CARD.values()}

BENCH = Bench(lay, dict.fromkeys(ROLLS, NAMED_FACES), CARDS)
