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
Elite = Literal["core", "second_half", "never"]


class Epic(msgspec.Struct, frozen=True, kw_only=True):
    """The longer version of a scenario: six rounds on a larger map."""

    most_seats: int = 4
    all_tiles: bool = False
    """All tiles are in; else one more of each kind, with cities of level 4."""


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
    elite: Elite = "core"
    """When Elite units come: with the first core tile, in the second half of the rounds, or never."""
    highest_unit: int = 4
    """Units of a higher level stay in the box."""
    city_closed_by: str = ""
    """The rule by which no city may be entered."""
    fighting: bool = True
    """Players may fight each other."""
    least_level: int = 1
    """The lowest level that players may agree on for a city."""
    fame_for_tiles: int = 0
    """Fame for each tile that a player reveals."""
    offers_wait: bool = False
    """Spells and Advanced Actions are laid out only when somebody needs them."""
    assaults_cost: bool = True
    """An assault costs Reputation."""
    towers_owned: bool = False
    """Mage Towers belong to their conquerors as Keeps do."""
    mines_occupied: bool = False
    """Enemies hold the Mines until somebody liberates them."""
    secret_entrances: bool = False
    """Villages and Monasteries hide Dungeons and Tombs, which are joined below the ground."""
    explore_again: bool = True
    """A conquered Dungeon or Tomb can be explored again for Fame."""
    underground_bonus: int = 0
    """Points of the adventurer for each Shield on a Dungeon or Tomb, beyond those for any such site."""
    adventurer_title: tuple[int, int] = (3, 1)
    """What the title of the adventurer is worth, and what it is if it is shared."""
    incantations: bool = False
    """Glades are marked, and Incantations performed at Night."""
    portal_closes: bool = False
    """The Portal closes after the first Day."""
    chosen_ones: bool = False
    """Each team secretly picks the member who is to win."""
    four_in_teams: bool = False
    """Four players always play in teams."""
    counts_days: bool = False
    """Its rules speak of the first or second Day or Night."""
    map_agreed: bool = True
    """Players may agree on another map."""
    variants: tuple[str, ...] = ()
    """What players may agree on here and in few other scenarios."""
    epic: Epic | None = None

    @property
    def city_open(self) -> bool:
        """Whether cities may be entered."""
        return not self.city_closed_by

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
        elite="never",
        city_closed_by="MKS-FREC-07",
        fighting=False,
        fame_for_tiles=1,
        offers_wait=True,
        variants=("first_game", "fighting", "no_virtual"),
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
        variants=("teams", "team_cities", "megapolis_2"),
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
        mines_occupied=True,
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
        secret_entrances=True,
        explore_again=False,
        underground_bonus=2,
        adventurer_title=(5, 2),
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
        incantations=True,
        counts_days=True,
        variants=("epic", "competitive_glades"),
        epic=Epic(most_seats=3, all_tiles=True),
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
        portal_closes=True,
        chosen_ones=True,
        counts_days=True,
        variants=("teams", "epic"),
        epic=Epic(),
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
        elite="second_half",
        highest_unit=3,
        city_closed_by="MKS-HOLD-07",
        assaults_cost=False,
        towers_owned=True,
        four_in_teams=True,
        counts_days=True,
        map_agreed=False,
        variants=("teams", "open_map"),
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
    if record.epic is not None and agreed.get("epic"):
        rounds = 6
        if record.epic.all_tiles:
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
