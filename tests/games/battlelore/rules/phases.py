"""What the tests of the general rules do with a position: play a phase, look at what is offered, attack."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.battlelore.board import HEXES
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import turn
from hexameron.kernel.results import Result
from tests.games.battlelore.positions import TestBattle, play
from tests.games.scripted import Played


def phase(b: TestBattle, name: str, answers: Sequence[str] = (), *, until: str = "") -> Played[None]:
    """Plays one phase of the turn."""
    b.state.turn.phase = name
    return play(b, turn.PHASES[name](b), answers, until=until)


def turns(b: TestBattle, answers: Sequence[str] = (), *, until: str = "") -> Played[Result]:
    """Plays on from the phase in which the turn stands."""
    return play(b, turn.play(b), answers, until=until)


def offered(b: TestBattle, name: str, prompt: str) -> tuple[str, ...]:
    """What the first question of a phase offers, without the end of the phase; () if it is not asked."""
    b.state.turn.phase = name
    played = play(b, turn.PHASES[name](b), until=prompt)
    keys = played.keys(prompt) if prompt in played.prompts() else ()
    return tuple(key for key in keys if key != "done")


def reach(b: TestBattle, unit: str) -> list[str]:
    """The hexes that an ordered unit may move to, in the order of the board."""
    if f"move:{unit}" not in offered(b, "movement", "move.unit"):
        return []
    keys = phase(b, "movement", [f"move:{unit}"], until="move.where").keys("move.where")
    hexes = [key.partition(":")[2] for key in keys]
    return [hex_ for hex_ in HEXES if hex_ in hexes]


def aims(b: TestBattle, unit: str) -> list[str]:
    """The units that an ordered unit may attack."""
    if f"fight:{unit}" not in offered(b, "combat", "battle.attacker"):
        return []
    keys = phase(b, "combat", [f"fight:{unit}"], until="battle.target").keys("battle.target")
    return sorted(key.partition(":")[2] for key in keys)


def assault(b: TestBattle, *answers: str, until: str = "") -> Played[None]:
    """One attack of the first unit on the second."""
    return play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers, until=until)


def attack(b: TestBattle, attacker: str, target: str, answers: Sequence[str] = ()) -> Played[None]:
    """One attack with all that follows from it."""
    return play(b, battles.assault(b, b.unit(attacker), b.unit(target)), answers)


def dice_rolled(b: TestBattle) -> list[int]:
    """How many dice each attack and battle back rolled."""
    return [n for label, n in b.dice.rolls if label == "battle"]


def distance(one: str, other: str) -> int:
    """Steps from hex to hex, worked out from rows and columns; short rows lie half a hex to the right."""
    (row, u), (other_row, other_u) = doubled(one), doubled(other)
    return max(abs(row - other_row), (abs(u - other_u) + abs(row - other_row)) // 2)


def doubled(hex_: str) -> tuple[int, int]:
    """The row of a hex and, in half hexes, how far right its centre lies."""
    row, column = (int(part) for part in hex_[1:].split("."))
    return row, 2 * column + (row + 1) % 2


def around(hex_: str, steps: int) -> list[str]:
    """The other hexes of the board up to so many steps away."""
    return [other for other in HEXES if 0 < distance(hex_, other) <= steps]
