"""What tests of units share."""

from tests.games.mageknight.positions import TestQuest

R, B, G, W, GOLD, BLACK = range(6)

MELEE, RANGED, SIEGE = "melee", "ranged", "siege"

PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"

NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""North: forest and glade h-3.1, village h-3.2, orcs h-4.1, lake h-4.2; hills h-2.3 and h-1.2."""


def tokens(q: TestQuest) -> str:
    return "".join(letter * q.turn(0).tokens[n] for n, letter in enumerate("rbgwok"))


def crystals(q: TestQuest) -> str:
    return "".join(letter * q.player(0).crystals[n] for n, letter in enumerate("rbgw"))
