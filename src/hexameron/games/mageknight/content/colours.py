"""Mana colours and elements, as small numbers and with their names."""

from __future__ import annotations

from typing import Final

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
GOLD: Final = 4
BLACK: Final = 5
NO_COLOUR: Final = -1

COLOURS: Final = ("red", "blue", "green", "white", "gold", "black")
BASIC: Final = (RED, BLUE, GREEN, WHITE)
ANY: Final = (RED, BLUE, GREEN, WHITE, GOLD, BLACK)
OPPOSITE: Final = {RED: BLUE, BLUE: RED, GREEN: WHITE, WHITE: GREEN}

PHYSICAL: Final = "physical"
FIRE: Final = "fire"
ICE: Final = "ice"
COLD_FIRE: Final = "cold_fire"
ELEMENTS: Final = (PHYSICAL, FIRE, ICE, COLD_FIRE)

MELEE: Final = "melee"
RANGED: Final = "ranged"
SIEGE: Final = "siege"
LATER: Final = "later"
"""An Attack that waits for the Attack phase."""
