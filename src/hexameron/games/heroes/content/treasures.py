"""The Treasure cards, each of four parts."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.effects import (
    DrawArtifact,
    DrawScroll,
    Effect,
    Experience,
    Join,
    Luck,
    Take,
    Upgrade,
)
from hexameron.games.heroes.content.records import Treasure

SCROLL: Final = DrawScroll()
ARTIFACT: Final = DrawArtifact()
RECRUIT: Final = Join()


def _treasure(number: int, gold: int, resources: int, third: Effect, fourth: Effect) -> Treasure:
    """Every card has gold and resources among its parts."""
    return Treasure(
        id=f"treasure.{number}",
        named="treasure",
        parts=(Take(gold=gold), Take(resources=resources), third, fourth),
    )


TREASURES: tuple[Treasure, ...] = (
    _treasure(1, 3, 2, Experience(1), Luck(1)),
    _treasure(2, 2, 3, Experience(2), SCROLL),
    _treasure(3, 4, 1, Upgrade(2), Luck(1)),
    _treasure(4, 2, 2, Experience(2), ARTIFACT),
    _treasure(5, 3, 3, SCROLL, Luck(1)),
    _treasure(6, 5, 2, Experience(1), Upgrade(1)),
    _treasure(7, 2, 4, Experience(2), RECRUIT),
    _treasure(8, 3, 2, SCROLL, ARTIFACT),
    _treasure(9, 4, 4, Experience(1), Luck(1)),
    _treasure(10, 2, 2, Experience(3), Upgrade(2)),
    _treasure(11, 3, 3, RECRUIT, Luck(2)),
    _treasure(12, 4, 2, Experience(2), ARTIFACT),
    _treasure(13, 2, 3, SCROLL, Upgrade(2)),
    _treasure(14, 3, 4, Experience(3), RECRUIT),
    _treasure(15, 5, 5, ARTIFACT, Luck(1)),
)
