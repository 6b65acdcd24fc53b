"""The seven city tokens."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.records import City
from hexameron.games.runewars.content.terms import Shape


def _city(
    number: int, shape: Shape, units: int, *, tactics: int, influence: int, quests: int, given: str = ""
) -> City:
    return City(
        id=f"city.c{number}",
        given=(given,) if given else (),
        shape=shape,
        units=units,
        tactics=tactics,
        influence=influence,
        quests=quests,
    )


CITIES: Final = (
    _city(1, "triangle", 2, tactics=1, influence=3, quests=1, given="name"),
    _city(2, "rectangle", 1, tactics=1, influence=2, quests=2, given="name"),
    _city(3, "triangle", 2, tactics=2, influence=1, quests=1),
    _city(4, "hexagon", 1, tactics=1, influence=1, quests=1),
    _city(5, "circle", 2, tactics=1, influence=2, quests=2),
    _city(6, "rectangle", 1, tactics=2, influence=1, quests=2),
    _city(7, "circle", 1, tactics=2, influence=3, quests=1),
)
CITY: Final[dict[str, City]] = {city.id: city for city in CITIES}
