"""What tests of Skills share."""

from tests.games.mageknight.positions import TestQuest, fight, quest

R, B, G, W, GOLD, BLACK = range(6)

MELEE, RANGED, SIEGE = "melee", "ranged", "siege"

PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"

NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""North: forest and glade h-3.1, village h-3.2, orcs h-4.1, lake h-4.2; hills h-2.3 and h-1.2."""


def skilled(
    name: str, phase: str = "", enemies: str = "prowlers", *, night: bool = False, hand: str = ""
) -> TestQuest:
    """A hero with one Skill, perhaps in a fight."""
    q = quest(skills=name, night=night, hand=hand, tiles=NORTH)
    if phase:
        fight(q, enemies, phase=phase)
    return q


def token_colours(q: TestQuest, seat: int = 0) -> str:
    return "".join(letter * q.turn(seat).tokens[n] for n, letter in enumerate("rbgwok"))


def crystals(q: TestQuest, seat: int = 0) -> str:
    return "".join(letter * q.player(seat).crystals[n] for n, letter in enumerate("rbgw"))
