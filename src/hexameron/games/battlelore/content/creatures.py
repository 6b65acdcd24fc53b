"""The creatures: their figures, powers and lairs."""

from __future__ import annotations

import msgspec

from hexameron.games.battlelore.state import GREEN, RED


class Creature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a creature's reference card says. ``powers`` gives the Lore level of each special power.

    ``home`` lists the terrain that neither stops the creature nor limits its dice.
    """

    name: str
    colour: int
    march: int
    dice: int
    powers: dict[str, int]
    hexes_per_flag: int = 2
    home: tuple[str, ...] = ()
    unstopped: tuple[str, ...] = ()
    lair: bool = False
    rock_dice: int = 0
    rock_reach: int = 0
    points: int = 20
    source: str = "designed"

    @property
    def storage(self) -> int:
        """The most tokens it can store: the level of its highest power (BL-CREA-23)."""
        return max(self.powers.values())


CREATURES: dict[str, Creature] = {
    "spider": Creature(
        name="spider",
        colour=GREEN,
        march=3,
        dice=3,
        powers={"web": 1, "poison": 2},
        home=("lair",),
        unstopped=("wood", "lair"),
        lair=True,
    ),
    "giant": Creature(
        name="giant",
        colour=RED,
        march=2,
        dice=4,
        powers={"rock": 1, "stomp": 2},
        home=("hill",),
        rock_dice=2,
        rock_reach=3,
    ),
}

WEB_REACH = 2
"""How far the spider's web flies."""
