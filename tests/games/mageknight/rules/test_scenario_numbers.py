"""What scenarios prescribe: rounds, tiles, cities, for each number of players."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.content.variants import offered
from hexameron.games.mageknight.rules import exploring, scenario
from tests.games.mageknight.positions import quest
from tests.games.mageknight.quests import begun, counts
from tests.rules import rule


def seats_of(name: str) -> tuple[int, ...]:
    return SCENARIO[name].seats


@rule("MKS-FULL-01", "MKS-BLITZ-01", "MKS-SOLO-01", "MKS-FCOOP-01", "MKS-BCOOP-01", "MKS-FREC-01")
def test_for_how_many_players() -> None:
    assert seats_of("full_conquest") == seats_of("blitz_conquest") == (2, 3, 4)
    assert seats_of("solo_conquest") == (1,)
    assert seats_of("full_cooperation") == seats_of("blitz_cooperation") == (2, 3, 4)
    assert seats_of("first_reconnaissance") == (1, 2, 3, 4)


@rule(
    "MKS-FULL-02", "MKS-BLITZ-02", "MKS-SOLO-02", "MKS-FCOOP-02", "MKS-BCOOP-02", "MKS-FREC-02", "MKS-FREC-18"
)
@pytest.mark.parametrize(
    ("name", "seats", "limit"),
    [
        ("full_conquest", 4, 6),
        ("blitz_conquest", 3, 4),
        ("solo_conquest", 1, 6),
        ("full_cooperation", 3, 6),
        ("blitz_cooperation", 2, 4),
        ("first_reconnaissance", 2, 3),
        ("first_reconnaissance", 1, 4),
    ],
)
def test_round_limits(name: str, seats: int, limit: int) -> None:
    assert scenario.rounds(quest(scenario=name, seats=seats)) == limit


@rule("MKS-FULL-03", "MKS-BLITZ-03", "MKS-SOLO-03", "MKS-FCOOP-03", "MKS-FREC-03", "MKS-FREC-22")
@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("full_conquest", ["wedge", "wedge", "open_5"]),
        ("blitz_conquest", ["wedge", "wedge", "open_4"]),
        ("solo_conquest", ["wedge"]),
        ("full_cooperation", ["open_5"] * 3),
        ("first_reconnaissance", ["wedge_free"] * 4),
    ],
)
def test_map_shapes(name: str, shapes: list[str]) -> None:
    assert [quest(scenario=name, seats=seats).plan.shape for seats in seats_of(name)] == shapes


@rule(
    "MKS-FULL-04",
    "MKS-FULL-05",
    "MKS-FULL-06",
    "MKS-BLITZ-04",
    "MKS-BLITZ-05",
    "MKS-BLITZ-06",
    "MKS-SOLO-04",
    "MKS-SOLO-05",
    "MKS-SOLO-06",
    "MKS-FCOOP-04",
    "MKS-FCOOP-05",
    "MKS-FCOOP-06",
    "MKS-BCOOP-04",
    "MKS-BCOOP-05",
    "MKS-BCOOP-06",
    "MKS-FREC-04",
    "MKS-FREC-05",
    "MKS-FREC-06",
    "MKS-FREC-17",
    "MKS-FREC-22",
)
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("full_conquest", {2: (8, 1, 2), 3: (9, 2, 3), 4: (11, 3, 4)}),
        ("blitz_conquest", {2: (6, 1, 2), 3: (7, 2, 3), 4: (9, 3, 4)}),
        ("solo_conquest", {1: (7, 2, 2)}),
        ("full_cooperation", {2: (8, 2, 3), 3: (10, 3, 4)}),
        ("blitz_cooperation", {2: (7, 1, 2), 3: (8, 2, 3)}),
        ("first_reconnaissance", {1: (8, 2, 1), 2: (8, 2, 1), 3: (9, 2, 1), 4: (11, 2, 1)}),
    ],
)
def test_numbers_of_tiles(name: str, wanted: dict[int, tuple[int, int, int]]) -> None:
    assert {seats: counts(begun(name, seats)) for seats in wanted} == wanted


@rule(
    "MKS-FULL-07",
    "MKS-BLITZ-07",
    "MKS-SOLO-07",
    "MKS-FCOOP-07",
    "MKS-BCOOP-07",
    "MKS-BCOOP-08",
    "MKS-CITY-01",
)
@pytest.mark.parametrize(
    ("name", "seats", "wanted"),
    [
        ("full_conquest", 3, (4, 4, 4)),
        ("blitz_conquest", 2, (3, 3)),
        ("solo_conquest", 1, (5, 8)),
        ("full_cooperation", 2, (5, 5, 8)),
        ("full_cooperation", 3, (5, 5, 5, 11)),
        ("blitz_cooperation", 2, (5, 8)),
        ("blitz_cooperation", 3, (5, 8, 11)),
    ],
)
def test_levels_of_cities_in_the_order_of_revealing(name: str, seats: int, wanted: tuple[int, ...]) -> None:
    q = quest(scenario=name, seats=seats)
    assert tuple(scenario.city_level(q, n) for n in range(len(wanted))) == wanted


@rule("MKS-SOLO-07", "MKS-CITY-01")
def test_a_revealed_city_has_the_garrison_of_its_level() -> None:
    q = quest(stack="core_7 core_5", tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    assert q.state.cities["white"].level == 5
    assert q.things.count("city.white") == 3
    q.play(exploring.lay(q, "h-8.5"))
    assert q.state.cities["green"].level == 8
    assert q.things.count("city.green") == 4


@rule("MKS-FULL-16", "MKS-BLITZ-16", "MKS-SOLO-21", "MKS-FCOOP-26", "MKS-CITY-02")
@pytest.mark.parametrize("name", ["full_conquest", "blitz_conquest", "full_cooperation", "solo_conquest"])
def test_levels_of_cities_may_be_agreed_on(name: str) -> None:
    record = SCENARIO[name]
    q = quest(scenario=name, seats=record.seats[0], variants={"city_2": 11})
    assert scenario.city_level(q, 1) == 11
    assert scenario.city_level(q, 0) == record.levels[record.seats[0]][0]
    levels_ = next(variant.values for variant in offered(record) if variant.name == "city_1")
    lowest = 4 if name == "full_conquest" else 1
    assert levels_ == (0, *range(lowest, 12))
