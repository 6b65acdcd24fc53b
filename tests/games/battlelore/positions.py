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

from hexameron.games.battlelore.bench import COUNCIL, FACES, Placed, lay
from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.games.battlelore.content.lore_cards import LORE_CARD
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import thing_id
from tests.games import scripted
from tests.games.scripted import LoadedDice, Played

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
    """A battle in the middle of a turn, laid by the bench, with loaded dice."""
    state, _ = lay(
        units=units,
        terrain=terrain,
        ramparts=ramparts,
        landmarks=landmarks,
        active=active,
        phase=phase,
        ordered=ordered,
        command=command,
        lore=lore,
        tokens=tokens,
        councils=councils,
        hand=hand,
        hands=hands,
        lore_hands=lore_hands,
        banners=banners,
        banners_to_win=banners_to_win,
        objectives=objectives,
    )
    b = TestBattle(state, BattleDice(dice))
    b.recording = True
    return b


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


__all__ = [
    "COUNCIL",
    "FACES",
    "BattleDice",
    "LoadedDice",
    "Placed",
    "Played",
    "TestBattle",
    "battle",
    "command",
    "lore_key",
    "play",
]
