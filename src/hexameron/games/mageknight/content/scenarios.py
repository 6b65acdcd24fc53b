"""The eleven scenarios: tiles, rounds, cities, and how each ends and is scored.

Cooperative scenarios are meant for 2 or 3 players; a fourth may join (MKS-VP-23), for whom our numbers go on
as those for 2 and 3 do, as far as there are tiles. Mines, dungeons and glades can also be a quest for one
player (MKS-SOLO-23): set up as for 2, with the Virtual Player, won with the mission.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast

import msgspec

from hexameron.kernel.game import Value

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
    least_level: int = 1
    """The lowest level that players may agree on for a city."""

    @property
    def sieges(self) -> bool:
        """Whether cities are there to be conquered."""
        return self.city_open and self.levels[self.seats[-1]][0] > 0


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario for so many players with all that was agreed."""

    rounds: int
    shape: Shape
    countryside: int
    core: int
    cities: int
    levels: tuple[int, ...]
    """The level of each city in the order of revealing."""
    megapolis: dict[int, int]
    """The levels of Megapolises by their place in the order of revealing."""


MOST_SEATS: Final = 4


def _same(value: int, *seats: int) -> dict[int, int]:
    return dict.fromkeys(seats, value)


def _shape(small: Shape, large: Shape) -> dict[int, Shape]:
    return {1: small, 2: small, 3: small, 4: large}


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
        least_level=4,
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
        seats=(2, 3, 4),
        spirit="cooperative",
        rounds=_same(6, 2, 3, 4),
        shape={2: "open_5", 3: "open_5", 4: "open_5"},
        countryside={2: 8, 3: 10, 4: 11},
        core={2: 2, 3: 3, 4: 4},
        cities={2: 3, 3: 4, 4: 4},
        levels={2: (5, 5, 8), 3: (5, 5, 5, 11), 4: (5, 5, 5, 11)},
        goal="cities",
        fighting=False,
    ),
    Scenario(
        id="blitz_cooperation",
        seats=(2, 3, 4),
        spirit="cooperative",
        rounds=_same(4, 2, 3, 4),
        shape={2: "open_5", 3: "open_5", 4: "open_5"},
        countryside={2: 7, 3: 8, 4: 9},
        core={2: 1, 3: 2, 4: 3},
        cities={2: 2, 3: 3, 4: 4},
        levels={2: (5, 8), 3: (5, 8, 11), 4: (5, 8, 11, 11)},
        goal="cities",
        blitz=True,
        fighting=False,
    ),
    Scenario(
        id="mines_liberation",
        seats=(1, 2, 3, 4),
        rounds=_same(4, 1, 2, 3, 4),
        shape=_shape("wedge", "open_4"),
        countryside={1: 8, 2: 8, 3: 9, 4: 11},
        core={1: 1, 2: 1, 3: 2, 4: 3},
        cities=_same(1, 1, 2, 3, 4),
        levels={1: (0,), 2: (0,), 3: (0,), 4: (0,)},
        goal="mines",
        needs=("mine_",),
        without=("tile.core_1",),
        always=("tile.core_8",),
    ),
    Scenario(
        id="dungeon_lords",
        seats=(1, 2, 3, 4),
        rounds=_same(5, 1, 2, 3, 4),
        shape=_shape("wedge", "open_4"),
        countryside={1: 8, 2: 8, 3: 9, 4: 11},
        core={1: 1, 2: 1, 3: 2, 4: 3},
        cities=_same(1, 1, 2, 3, 4),
        levels={1: (0,), 2: (0,), 3: (0,), 4: (0,)},
        goal="dungeons",
        needs=("dungeon",),
        always=("tile.core_1", "tile.core_6"),
    ),
    Scenario(
        id="druid_nights",
        seats=(1, 2, 3, 4),
        rounds=_same(4, 1, 2, 3, 4),
        shape=_shape("wedge", "open_4"),
        countryside={1: 8, 2: 8, 3: 9, 4: 11},
        core={1: 1, 2: 1, 3: 2, 4: 3},
        cities=_same(1, 1, 2, 3, 4),
        levels={1: (0,), 2: (0,), 3: (0,), 4: (0,)},
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


# ---------------------------------------------------------------------- what was agreed

ALL_COUNTRYSIDE = 11
ALL_CORE = 4


def plan(id_: str, seats: int, agreed: Mapping[str, Value]) -> Plan:
    """The numbers of a scenario as the players agreed on them (MKS-MAPV-01, MKS-CITY-01, MKS-CITY-02)."""
    record = SCENARIO[id_]
    rounds, shape = record.rounds[seats], record.shape[seats]
    countryside, core, cities = record.countryside[seats], record.core[seats], record.cities[seats]
    levels = _levels(record, seats, cities)
    if agreed.get("epic"):
        rounds = 6
        if id_ == "druid_nights":
            countryside, core = ALL_COUNTRYSIDE, ALL_CORE
        else:
            countryside, core, cities = countryside + 1, core + 1, cities + 1
            levels = (4,) * cities
    two = agreed.get("team_cities", "all")
    if two != "all":
        cities, levels = 2, (10, 10)
    if agreed.get("map", "recommended") != "recommended":
        shape = cast(Shape, agreed["map"])
    return Plan(
        rounds=rounds,
        shape=shape,
        countryside=int(agreed.get("countryside", 0)) or countryside,
        core=int(agreed.get("core", 0)) or core,
        cities=cities,
        levels=tuple(int(agreed.get(f"city_{n}", 0)) or level for n, level in enumerate(levels, 1)),
        megapolis=_megapolis(agreed, cities),
    )


def _levels(record: Scenario, seats: int, cities: int) -> tuple[int, ...]:
    named = record.levels[seats]
    return tuple(named[min(n, len(named) - 1)] for n in range(cities))


def _megapolis(agreed: Mapping[str, Value], cities: int) -> dict[int, int]:
    """The Megapolis is the last city; with two of them every city is one (MKS-MEGA-04, MKS-MEGA-23)."""
    if agreed.get("team_cities") == "two_megapolises":
        first = int(agreed.get("megapolis", 0)) or 20
        return {0: first, 1: int(agreed.get("megapolis_2", 0)) or first}
    level = int(agreed.get("megapolis", 0))
    return {cities - 1: level} if level else {}
