"""Floods against brute force, and the order in which they come out."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.geometry import components, flood, hexagon, reachable, rectangle, rewired

BOARD = hexagon(3)
START = "h0.0"

cells = st.sampled_from(BOARD.cells)
some_cells = st.frozensets(cells, max_size=20)
steps = {(a, b) for a in BOARD.cells for b in BOARD.neighbours[a]}
prices = st.dictionaries(st.sampled_from(sorted(steps)), st.none() | st.integers(0, 4), max_size=60)


def cheapest(
    start: str, price: dict[tuple[str, str], int | None], limit: int | None, stops: frozenset[str]
) -> dict[str, int]:
    """Bellman and Ford: lower every cost until nothing changes."""
    costs = {start: 0}
    changed = True
    while changed:
        changed = False
        for a, b in sorted(steps):
            step = price.get((a, b), 1)
            if a not in costs or step is None or (a in stops and a != start):
                continue
            total = costs[a] + step
            if (limit is None or total <= limit) and total < costs.get(b, 999):
                costs[b] = total
                changed = True
    return costs


@given(cells, prices, st.none() | st.integers(0, 6), some_cells)
def test_a_flood_finds_the_cheapest_ways(
    start: str, price: dict[tuple[str, str], int | None], limit: int | None, stops: frozenset[str]
) -> None:
    found = flood(start, BOARD.neighbours, lambda a, b: price.get((a, b), 1), limit, stops.__contains__)
    assert dict(found) == cheapest(start, price, limit, stops)
    assert list(found.values()) == sorted(found.values())


@given(cells, prices, st.integers(0, 6), some_cells)
def test_a_path_costs_what_the_flood_says(
    start: str, price: dict[tuple[str, str], int | None], limit: int, stops: frozenset[str]
) -> None:
    found = flood(start, BOARD.neighbours, lambda a, b: price.get((a, b), 1), limit, stops.__contains__)
    for cell, cost in found.items():
        path = found.path_to(cell)
        assert (path[0], path[-1]) == (start, cell)
        assert all(step in steps for step in pairwise(path))
        assert sum(price.get(step, 1) or 0 for step in pairwise(path)) == cost
        assert not any(between in stops for between in path[1:-1])


@given(cells, st.integers(0, 5), some_cells, some_cells)
def test_the_quick_flood_is_a_flood_of_unit_costs(
    start: str, limit: int, blocked: frozenset[str], stops: frozenset[str]
) -> None:
    quick = reachable(start, BOARD.neighbours, limit, blocked, stops)
    slow = flood(start, BOARD.neighbours, lambda _, b: None if b in blocked else 1, limit, stops.__contains__)
    assert list(quick.items()) == list(slow.items())
    assert quick.previous == slow.previous


def test_the_start_may_be_left_though_it_stops_or_is_occupied() -> None:
    assert len(reachable(START, BOARD.neighbours, 1, blocked={START}, stops={START})) == 7
    assert len(flood(START, BOARD.neighbours, lambda *_: 1, 1, lambda cell: cell == START)) == 7


def test_one_enters_a_stop_but_does_not_go_on() -> None:
    row = rectangle(5, 1)
    assert list(reachable("h0.0", row.neighbours, 4, stops={"h0.2"})) == ["h0.0", "h0.1", "h0.2"]


def test_one_goes_around_what_is_blocked() -> None:
    square = rectangle(3, 3)
    found = reachable("h0.0", square.neighbours, 9, blocked={"h0.1", "h1.1"})
    assert found["h0.2"] == 6
    assert found.path_to("h0.2") == ("h0.0", "h1.0", "h2.0", "h2.1", "h2.2", "h1.2", "h0.2")


def test_ties_go_to_the_neighbour_that_comes_first() -> None:
    square = rectangle(2, 2)
    assert reachable("h0.0", square.neighbours, 2).path_to("h1.1") == ("h0.0", "h0.1", "h1.1")
    assert flood("h0.0", square.neighbours, lambda *_: 1).path_to("h1.1") == ("h0.0", "h0.1", "h1.1")


def test_there_is_no_path_to_what_cannot_be_reached() -> None:
    with pytest.raises(KeyError):
        reachable(START, BOARD.neighbours, 1).path_to("h3.0")


def test_nothing_costs_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="costs -1"):
        flood(START, BOARD.neighbours, lambda *_: -1)


@given(some_cells)
def test_components_part_the_cells_by_reach(chosen: frozenset[str]) -> None:
    ordered = sorted(chosen)
    groups = components(ordered, BOARD.neighbours)
    assert sorted(cell for group in groups for cell in group) == ordered
    outside = [cell for cell in BOARD.cells if cell not in chosen]
    for group in groups:
        assert set(reachable(group[0], BOARD.neighbours, 99, blocked=outside)) == set(group)


def test_portals_join_and_borders_cut_both_ways() -> None:
    row = rectangle(4, 1)
    table = rewired(row.neighbours, join=[("h0.0", "h0.3")], cut=[("h0.2", "h0.1")])
    assert reachable("h0.0", table, 9) == {"h0.0": 0, "h0.1": 1, "h0.3": 1, "h0.2": 2}
    assert reachable("h0.2", table, 1) == {"h0.2": 0, "h0.3": 1}
    assert reachable("h0.1", table, 1) == {"h0.1": 0, "h0.0": 1}
    assert reachable("h0.3", table, 1) == {"h0.3": 0, "h0.2": 1, "h0.0": 1}
    assert row.neighbours["h0.0"] == ("h0.1",)


def test_a_cell_that_nobody_enters_can_still_be_left() -> None:
    table = rewired(rectangle(3, 1).neighbours, without={"h0.1"})
    assert list(reachable("h0.0", table, 9)) == ["h0.0"]
    assert len(reachable("h0.1", table, 9)) == 3


def test_only_an_existing_edge_can_be_cut() -> None:
    with pytest.raises(KeyError):
        rewired(rectangle(3, 1).neighbours, cut=[("h0.0", "h0.2")])
