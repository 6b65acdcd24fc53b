"""What tests of Spells share."""

from hexameron.games.mageknight.rules import end_of_turn
from tests.games.mageknight.cards import mana as price
from tests.games.mageknight.positions import TestQuest, fight, quest

R, B, G, W, GOLD, BLACK = range(6)

MELEE, RANGED, SIEGE = "melee", "ranged", "siege"

PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"

NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""North: forest and glade h-3.1, village h-3.2, orcs h-4.1, lake h-4.2; hills h-2.3 and h-1.2."""


def spell(name: str, way: str, phase: str = "", enemies: str = "prowlers", hand: str = "") -> TestQuest:
    """A night on which the spell can be paid, perhaps in a fight."""
    q = quest(hand=f"{name} {hand}", tokens=price(name, way), night=True, tiles=NORTH)
    if phase:
        fight(q, enemies, phase=phase)
    return q


def ended(q: TestQuest, *answers: str, until: str = "") -> None:
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), answers, until=until)
