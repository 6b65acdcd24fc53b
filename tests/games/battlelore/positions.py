"""Positions for tests: a few units on a bare field, loaded dice, and answers written down beforehand.

    b = battle({"u0": ("Fb", "h3.4", 0), "u1": ("Mr", "h4.4", 1)}, dice="B S F")
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), ["follow.gain=go:h4.4"])
    assert b.unit("u1").figures == 2

* A unit is (code, hex, seat) and, if it is not whole, its figures: ``("DFb", "h3.4", 0, 2)``. Codes are those
  of scenarios: F M A, then g b r, D or K before them, or ``spider`` and ``giant``.
* ``dice`` are faces in the order in which they will be rolled: G B R helmets, S sword, F flag, L Lore. A roll
  that finds too few of them fails the test; ``b.dice.left`` tells how many nobody rolled, ``b.dice.rolls``
  what was rolled for (label and number).
* ``ordered`` names the units that have their orders already; the turn stands in ``phase``.
* Cards: ``hand`` and ``hands`` hold ids of Command cards (``command.scout.left``), ``lore_hands`` of Lore
  cards (``lore.warrior.1``). The rest of both decks lies in its deck, unshuffled.
* ``play`` runs one rule to its end (or ``until`` a prompt comes up) and tells what was asked. An answer is an
  option's key, ``go:h4.4``, or ``prompt=key`` to say for which question it is meant. A question with a single
  option that need not be shown answers itself, as in a match; so write answers for real choices only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.games.battlelore.content.lore_cards import LORE_CARD, LORE_CARDS
from hexameron.games.battlelore.setup import raise_unit
from hexameron.games.battlelore.state import Landmark, Objective, State, Terms, Turn
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Rules
from hexameron.kernel.things import bit, thing_id
from tests.games import scripted
from tests.games.scripted import LoadedDice, Played

FACES = {"G": 0, "B": 1, "R": 2, "S": 3, "F": 4, "L": 5}
COUNCIL = {"commander": 2, "warrior": 1, "rogue": 1, "wizard": 1, "cleric": 1}

Placed = tuple[str, str, int] | tuple[str, str, int, int]
T = TypeVar("T")


class BattleDice(LoadedDice):
    """Loaded battle dice."""

    def __init__(self, faces: str) -> None:
        super().__init__(faces, FACES)


class TestBattle(Battle):
    """A battle with loaded dice that remembers its events."""

    __test__ = False
    dice: BattleDice

    def told(self, name: str) -> list[dict[str, Any]]:
        """What events of this name said."""
        return [event.args for event in self.events if event.name == name]


def battle(
    units: Mapping[str, Placed],
    *,
    terrain: Mapping[str, str] | None = None,
    ramparts: Sequence[str] = (),
    landmarks: Mapping[str, tuple[str, int]] | None = None,
    active: int = 0,
    phase: str = "command",
    ordered: Sequence[str] = (),
    command: str = "",
    dice: str = "",
    lore: bool = False,
    tokens: tuple[int, int] = (0, 0),
    councils: tuple[Mapping[str, int], Mapping[str, int]] = (COUNCIL, COUNCIL),
    hand: Sequence[str] = (),
    hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
    lore_hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
    banners: tuple[int, int] = (0, 0),
    banners_to_win: int = 9,
    objectives: Sequence[tuple[str, int]] = (),
) -> TestBattle:
    """A battle in the middle of a turn. ``hand`` is the active side's; terrain is by hex."""
    state = State(
        terms=Terms(
            scenario="crossing",
            banners_to_win=banners_to_win,
            lore=lore,
            councils=tuple(dict(council) for council in councils) if lore else (),
            objectives=tuple(Objective(hex_, seat) for hex_, seat in objectives),
        ),
        stage="battle",
        terrain=dict(terrain or {}),
        ramparts=dict.fromkeys(ramparts, True),
        landmarks={hex_: Landmark(kind, owner) for hex_, (kind, owner) in (landmarks or {}).items()},
        councils=[dict(council) for council in councils] if lore else [{}, {}],
        tokens=list(tokens),
        banners=list(banners),
        turn=Turn(number=3, seat=active, phase=phase, command=command),
    )
    for hex_, kind in state.terrain.items():
        if kind == "lair":
            state.lairs[hex_] = next(id_ for id_, placed in units.items() if placed[0] == "spider")
    for id_, placed in units.items():
        unit = raise_unit(id_, placed[2], placed[0], placed[1])
        if len(placed) == 4:
            unit.figures = placed[3]
        state.units[id_] = unit
        state.places[unit.hex] = id_
    dealt = (hand, hands[1]) if active == 0 else (hands[0], hand)
    _deal_command(state, dealt if hand else hands)
    if lore:
        _deal_lore(state, lore_hands)
    b = TestBattle(state, BattleDice(dice))
    b.recording = True
    for id_ in ordered:
        b.order(b.unit(id_))
    return b


def _deal_command(state: State, hands: tuple[Sequence[str], Sequence[str]]) -> None:
    things = state.things
    things.make(range(len(COMMAND_DECK)), "command.deck")
    for seat, cards in enumerate(hands):
        for card in cards:
            handle = next(h for h in things.in_zone("command.deck") if COMMAND_DECK[things.face[h]] == card)
            things.move(handle, f"command.hand.{seat}")
            things.show(handle, bit(seat))


def _deal_lore(state: State, hands: tuple[Sequence[str], Sequence[str]]) -> None:
    things = state.things
    made = {card.face: things.make([card.face], "lore.deck", kind=1)[0] for card in LORE_CARDS}
    for seat, cards in enumerate(hands):
        for card in cards:
            handle = made[LORE_CARD[card].face]
            things.move(handle, f"lore.hand.{seat}")
            things.show(handle, bit(seat))


def command(b: Battle, card: str, seat: int | None = None) -> str:
    """The key that plays a Command card out of a hand (the active side's)."""
    hand = b.hand(b.state.turn.seat if seat is None else seat)
    return f"command:{thing_id(next(h for h in hand if COMMAND_DECK[b.things.face[h]] == card))}"


def lore_key(b: Battle, card: str) -> str:
    """The key that plays a Lore card without Déjà vu!"""
    face = LORE_CARD[card].face
    return f"lore:{thing_id(b.things.face.index(face))};"


def play(b: Battle, rule: Rules[T], answers: Sequence[str] = (), *, until: str = "") -> Played[T]:
    """Runs a rule with these answers. Answers left over, missing or not offered fail the test."""
    return scripted.play(rule, answers, until=until)
