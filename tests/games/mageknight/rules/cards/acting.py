"""What tests of Actions share."""

from hexameron.games.mageknight.rules import end_of_turn, movement
from tests.games.mageknight.positions import TestQuest

R, B, G, W, GOLD, BLACK = range(6)

NORTH = {"h-3.1": "1"}
"""A glade with forest (h-3.1), a village (h-3.2), orcs (h-4.1) and a lake (h-4.2) north of the start."""


def ended(q: TestQuest, *answers: str, until: str = "") -> None:
    """The end of the turn."""
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), answers, until=until)


MELEE, RANGED, SIEGE = "melee", "ranged", "siege"

PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"


def cost_of(q: TestQuest, terrain: str) -> int:
    """What a space of a terrain costs to enter now."""
    return movement.cost(q, 0, next(cell for cell, kind in q.board.terrain.items() if kind == terrain))
