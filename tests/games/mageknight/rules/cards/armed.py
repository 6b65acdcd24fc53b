"""What tests of Artifacts and Banners share."""

from typing import Any

from tests.games.mageknight.positions import TestQuest, fight, quest

MELEE, RANGED, SIEGE = "melee", "ranged", "siege"

PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"

NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""North: forest and glade h-3.1, village h-3.2, orcs h-4.1, lake h-4.2; hills h-2.3 and h-1.2."""


def armed(name: str, phase: str = "", enemies: str = "prowlers", **position: Any) -> TestQuest:
    """A hero with an Artifact in hand, perhaps in a fight."""
    hand = f"{name} {position.pop('hand', '')}"
    q = quest(hand=hand, **position)
    if phase:
        fight(q, enemies, phase=phase)
    return q
