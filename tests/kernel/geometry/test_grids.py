"""Grids: directions that turn with tiles, names of cells and sides."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.geometry import FLAT, POINTY, SQUARE, SQUARE8, Grid, Place

places = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
grids = st.sampled_from((POINTY, FLAT, SQUARE, SQUARE8))


@given(grids, places)
def test_steps_lead_to_neighbours_at_distance_one(grid: Grid, place: Place) -> None:
    assert all(grid.distance(place, beside) == 1 for beside in grid.neighbours(place))
    assert len(grid.steps) == len(grid.names)


@pytest.mark.parametrize("grid", [POINTY, FLAT, SQUARE, SQUARE8])
def test_a_direction_turns_like_the_step_it_stands_for(grid: Grid) -> None:
    for direction, turns in product(range(len(grid.steps)), range(-1, grid.sides + 1)):
        turned = grid.steps[grid.turned(direction, turns)]
        assert turned == grid.rotate(grid.steps[direction], turns)


@pytest.mark.parametrize("grid", [POINTY, FLAT, SQUARE, SQUARE8])
def test_the_opposite_direction_leads_back(grid: Grid) -> None:
    for direction, (a, b) in enumerate(grid.steps):
        assert grid.steps[grid.opposite(direction)] == (-a, -b)


@given(grids, places)
def test_names_are_read_back(grid: Grid, place: Place) -> None:
    assert grid.place(grid.name(place)) == place


@given(grids, places, st.data())
def test_a_side_has_one_name_from_both_cells(grid: Grid, place: Place, data: st.DataObject) -> None:
    direction = data.draw(st.integers(0, grid.sides - 1))
    beside = grid.neighbours(place)[direction]
    assert grid.side(grid.name(place), direction) == grid.side(grid.name(beside), grid.opposite(direction))


def test_sides_are_named_by_both_cells() -> None:
    assert [FLAT.side("h0.0", side) for side in range(6)] == [
        *("e0.0-0.1", "e0.0-1.0", "e0.0-1.-1", "e0.-1-0.0", "e-1.0-0.0", "e-1.1-0.0"),
    ]
    squares = [SQUARE.side("h2.3", side) for side in range(4)]
    assert squares == ["e2.3-2.4", "e2.3-3.3", "e2.2-2.3", "e1.3-2.3"]


@pytest.mark.parametrize("direction", [-1, 4, 7])
def test_a_corner_is_no_side(direction: int) -> None:
    with pytest.raises(ValueError, match="no side"):
        SQUARE8.side("h0.0", direction)


@pytest.mark.parametrize("grid", [POINTY, FLAT, SQUARE])
def test_directions_point_where_their_names_say(grid: Grid) -> None:
    for name, step in zip(grid.names, grid.steps, strict=True):
        x, y = grid.centre(step, 1.0)
        assert ("E" in name, "W" in name) == (x > 1e-9, x < -1e-9)
        assert ("S" in name, "N" in name) == (y > 1e-9, y < -1e-9)
