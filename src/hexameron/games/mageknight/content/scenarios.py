"""The eleven scenarios: tiles, rounds, cities, and how each ends and is scored."""

from __future__ import annotations

from typing import Literal

import msgspec

Shape = Literal["wedge", "wedge_free", "open_5", "open_4", "open_3", "hold"]
Spirit = Literal["competitive", "cooperative", "solo"]


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario; numbers keyed by players give the value for that many humans."""

    id: str
    seats: tuple[int, ...]
    spirit: Spirit = "competitive"
    rounds: dict[int, int]
    shape: dict[int, Shape]
    countryside: dict[int, int]
    core: dict[int, int]
    cities: dict[int, int]
    levels: dict[int, tuple[int, ...]]
    """City levels in the order of revealing; the last counts on. 0 is a friendly city."""
    goal: str
    needs: tuple[str, ...] = ()
    """Sites whose tiles must all be in."""
    without: tuple[str, ...] = ()
    """Tiles that stay out."""
    always: tuple[str, ...] = ()
    """Tiles that are always in."""
    blitz: bool = False
    ordered: bool = False
    """The countryside tiles come by number."""
    elite: bool = True
    city_open: bool = True
    fighting: bool = True
    """Players may fight each other."""


def _same(value: int, *seats: int) -> dict[int, int]:
    return dict.fromkeys(seats, value)


def _shape(small: Shape, large: Shape) -> dict[int, Shape]:
    return {2: small, 3: small, 4: large}


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        id="first_reconnaissance",
        seats=(1, 2, 3, 4),
        rounds={1: 4, 2: 3, 3: 3, 4: 3},
        shape={1: "wedge_free", 2: "wedge_free", 3: "wedge_free", 4: "wedge_free"},
        countryside={1: 8, 2: 8, 3: 9, 4: 11},
        core=_same(2, 1, 2, 3, 4),
        cities=_same(1, 1, 2, 3, 4),
        levels={1: (1,), 2: (1,), 3: (1,), 4: (1,)},
        goal="city_revealed",
        ordered=True,
        elite=False,
        city_open=False,
        fighting=False,
    ),
    Scenario(
        id="full_conquest",
        seats=(2, 3, 4),
        rounds=_same(6, 2, 3, 4),
        shape=_shape("wedge", "open_5"),
        countryside={2: 8, 3: 9, 4: 11},
        core={2: 1, 3: 2, 4: 3},
        cities={2: 2, 3: 3, 4: 4},
        levels={2: (4,), 3: (4,), 4: (4,)},
        goal="cities",
    ),
    Scenario(
        id="blitz_conquest",
        seats=(2, 3, 4),
        rounds=_same(4, 2, 3, 4),
        shape=_shape("wedge", "open_4"),
        countryside={2: 6, 3: 7, 4: 9},
        core={2: 1, 3: 2, 4: 3},
        cities={2: 2, 3: 3, 4: 4},
        levels={2: (3,), 3: (3,), 4: (3,)},
        goal="cities",
        blitz=True,
    ),
    Scenario(
        id="solo_conquest",
        seats=(1,),
        spirit="solo",
        rounds={1: 6},
        shape={1: "wedge"},
        countryside={1: 7},
        core={1: 2},
        cities={1: 2},
        levels={1: (5, 8)},
        goal="cities",
    ),
    Scenario(
        id="full_cooperation",
        seats=(2, 3),
        spirit="cooperative",
        rounds=_same(6, 2, 3),
        shape={2: "open_5", 3: "open_5"},
        countryside={2: 8, 3: 10},
        core={2: 2, 3: 3},
        cities={2: 3, 3: 4},
        levels={2: (5, 5, 8), 3: (5, 5, 5, 11)},
        goal="cities",
        fighting=False,
    ),
    Scenario(
        id="blitz_cooperation",
        seats=(2, 3),
        spirit="cooperative",
        rounds=_same(4, 2, 3),
        shape={2: "open_5", 3: "open_5"},
        countryside={2: 7, 3: 8},
        core={2: 1, 3: 2},
        cities={2: 2, 3: 3},
        levels={2: (5, 8), 3: (5, 8, 11)},
        goal="cities",
        blitz=True,
        fighting=False,
    ),
    Scenario(
        id="mines_liberation",
        seats=(2, 3, 4),
        rounds=_same(4, 2, 3, 4),
        shape=_shape("wedge", "open_4"),
        countryside={2: 8, 3: 9, 4: 11},
        core={2: 1, 3: 2, 4: 3},
        cities=_same(1, 2, 3, 4),
        levels={2: (0,), 3: (0,), 4: (0,)},
        goal="mines",
        needs=("mine_",),
        without=("tile.core_1",),
        always=("tile.core_8",),
    ),
    Scenario(
        id="dungeon_lords",
        seats=(2, 3, 4),
        rounds=_same(5, 2, 3, 4),
        shape=_shape("wedge", "open_4"),
        countryside={2: 8, 3: 9, 4: 11},
        core={2: 1, 3: 2, 4: 3},
        cities=_same(1, 2, 3, 4),
        levels={2: (0,), 3: (0,), 4: (0,)},
        goal="dungeons",
        needs=("dungeon",),
        always=("tile.core_1", "tile.core_6"),
    ),
    Scenario(
        id="druid_nights",
        seats=(2, 3, 4),
        rounds=_same(4, 2, 3, 4),
        shape=_shape("wedge", "open_4"),
        countryside={2: 8, 3: 9, 4: 11},
        core={2: 1, 3: 2, 4: 3},
        cities=_same(1, 2, 3, 4),
        levels={2: (0,), 3: (0,), 4: (0,)},
        goal="incantations",
        needs=("glade",),
        always=("tile.core_5",),
    ),
    Scenario(
        id="one_returns",
        seats=(2, 3, 4),
        rounds=_same(4, 2, 3, 4),
        shape={2: "wedge", 3: "wedge", 4: "wedge"},
        countryside={2: 7, 3: 8, 4: 10},
        core={2: 1, 3: 2, 4: 3},
        cities={2: 1, 3: 2, 4: 3},
        levels={2: (3,), 3: (3,), 4: (3,)},
        goal="portal",
    ),
    Scenario(
        id="conquer_and_hold",
        seats=(2, 3, 4),
        rounds={2: 6, 3: 4, 4: 4},
        shape={2: "hold", 3: "hold", 4: "hold"},
        countryside=_same(5, 2, 3, 4),
        core=_same(3, 2, 3, 4),
        cities=_same(1, 2, 3, 4),
        levels={2: (1,), 3: (1,), 4: (1,)},
        goal="hold",
        always=(
            "tile.3",
            "tile.4",
            "tile.9",
            "tile.10",
            "tile.11",
            "tile.core_2",
            "tile.core_3",
            "tile.core_4",
            "tile.core_7",
        ),
        city_open=False,
    ),
)
SCENARIO = {scenario.id: scenario for scenario in SCENARIOS}
