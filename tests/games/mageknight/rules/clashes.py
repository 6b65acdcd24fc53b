"""What tests of combat between players share."""

from collections.abc import Sequence

from hexameron.games.mageknight.rules import turn
from tests.games.mageknight.fights import meeting, the_duel
from tests.games.mageknight.positions import TestQuest


def clash(
    phase: str = "ranged",
    *,
    attacker: int = 0,
    hands: tuple[str, str] = ("march concentration", "march concentration"),
    units: tuple[str, str] = ("", ""),
    tile: str = "4",
    cell: str = "h-2.0",
    full: bool = True,
    night: bool = False,
) -> TestQuest:
    """The middle of a duel: whose go it is, in which phase."""
    q = meeting(hands, units=units, tile=tile, cell=cell, night=night)
    go(q, [f"participate:{int(full)}"], until="duel.attack")
    the_duel(q).step = phase
    the_duel(q).attacker = attacker
    return q


def go(q: TestQuest, answers: Sequence[str] = (), *, until: str = "") -> tuple[str, ...]:
    """Goes on with the duel; the options of the question at which it stops."""
    played = q.play(turn.take(q, 0), answers, until=until)
    return played.asked[-1].keys if until else ()


def damage(q: TestQuest, force: int, *elements: str) -> tuple[str, ...]:
    """What the Attacker may buy for so much damage."""
    the_duel(q).stage = "assign"
    the_duel(q).force = force
    the_duel(q).elements = list(elements) or ["physical"]
    return go(q, until="duel.damage")
