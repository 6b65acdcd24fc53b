"""Squares: steps, distances, turns and straight lines."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.geometry import Place, squares
from tests.kernel.geometry.oracles import nearest_along, square_norm

places = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


@given(places)
def test_neighbours_are_one_step_away(place: Place) -> None:
    assert all(squares.manhattan(place, beside) == 1 for beside in squares.neighbours(place))
    assert all(squares.chebyshev(place, beside) == 1 for beside in squares.neighbours8(place))
    assert len(set(squares.neighbours(place))) == 4
    assert len(set(squares.neighbours8(place))) == 8


@given(places, places, places)
def test_both_distances_are_metrics(a: Place, b: Place, c: Place) -> None:
    for distance in (squares.manhattan, squares.chebyshev):
        assert distance(a, b) == distance(b, a)
        assert (distance(a, b) == 0) == (a == b)
        assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(places, places, st.integers(-5, 5))
def test_turning_four_times_comes_back(place: Place, about: Place, turns: int) -> None:
    assert squares.rotate(place, 4, about) == place
    assert squares.rotate(squares.rotate(place, turns, about), -turns, about) == place


def test_a_turn_leads_from_each_side_to_the_next() -> None:
    turned = [squares.rotate(step, 1) for step in squares.SIDES]
    assert turned == [*squares.SIDES[1:], squares.SIDES[0]]


@given(places)
def test_a_flip_is_a_reflection(place: Place) -> None:
    assert squares.flip(squares.flip(place)) == place
    assert squares.flip(squares.rotate(place, 1)) == squares.rotate(squares.flip(place), -1)


@pytest.mark.parametrize("target", [(x, y) for x in range(1, 7) for y in range(x + 1)])
def test_a_line_is_what_exact_geometry_says(target: Place) -> None:
    # One eighth of the plane: lines turn, flip and move with their ends, see below.
    box = [(x, y) for x in range(target[0] + 1) for y in range(target[1] + 1)]
    close = [(x, y) for x, y in box if abs(x * target[1] - y * target[0]) <= target[0] + target[1]]
    assert squares.line((0, 0), target) == nearest_along(target, close, square_norm)


@given(places, places, st.integers(0, 3), st.booleans(), places)
def test_a_line_turns_flips_and_moves_with_its_ends(
    a: Place, b: Place, turns: int, flipped: bool, way: Place
) -> None:
    def changed(place: Place) -> Place:
        x, y = squares.rotate(squares.flip(place) if flipped else place, turns)
        return x + way[0], y + way[1]

    expected = tuple(tuple(map(changed, step)) for step in squares.line(a, b))
    assert squares.line(changed(a), changed(b)) == expected


@given(places, places)
def test_a_line_is_the_same_both_ways_and_single_cells(a: Place, b: Place) -> None:
    steps = squares.line(a, b)
    assert steps == squares.line(b, a)[::-1]
    assert all(len(step) == 1 for step in steps)


@given(places, st.integers(0, 3))
def test_neighbours_share_the_corners_of_their_side(place: Place, direction: int) -> None:
    mine = squares.corners(place, 2.0)
    theirs = squares.corners(squares.neighbours(place)[direction], 2.0)
    for mine_end, their_end in ((direction, direction + 3), (direction + 1, direction + 2)):
        assert dist(mine[mine_end % 4], theirs[their_end % 4]) < 1e-9
