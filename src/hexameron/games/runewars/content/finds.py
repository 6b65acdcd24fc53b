"""The thirty-five exploration tokens of the variant."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import (
    All,
    Choice,
    DiscardReward,
    Draw,
    Dungeon,
    Effect,
    IfFoesHere,
    Influence,
    LookAtArea,
    May,
    Paid,
    PayInfluence,
    Portal,
    Produce,
    Suffer,
    Throne,
    Train,
)
from hexameron.games.runewars.content.records import Find
from hexameron.games.runewars.content.terms import FindKind


def _find(name: str, kind: FindKind, ones: int, twos: int, effect: Effect) -> Find:
    """The kinds and what they do stand in the rulebook, their numbers are designed."""
    return Find(id=f"find.{name}", given=("kind", "effect"), kind=kind, ones=ones, twos=twos, effect=effect)


FINDS: Final = (
    _find("village_food", "destructible", 2, 1, Produce("food")),
    _find("village_wood", "destructible", 2, 1, Produce("wood")),
    _find("village_ore", "destructible", 2, 1, Produce("ore")),
    _find("throne", "destructible", 0, 1, Throne()),
    _find("portal", "destructible", 0, 4, Portal()),
    _find("dungeon", "location", 0, 3, Dungeon()),
    _find("temple", "location", 1, 1, Influence(2)),
    _find("kellos", "location", 1, 1, Draw("tactics")),
    _find("merchant", "event", 2, 1, Paid(PayInfluence(3), Draw("reward"))),
    _find(
        "raiders",
        "event",
        2,
        2,
        All((Suffer(1), IfFoesHere(Choice((DiscardReward(), Suffer(1)))))),
    ),
    _find("scroll", "event", 2, 1, LookAtArea()),
    _find("training", "event", 3, 1, May(Train())),
)
FIND: Final[dict[str, Find]] = {find.id: find for find in FINDS}
