"""Hexes: steps, distances, turns, printed rows and straight lines."""

from math import dist, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.geometry import Place, hexes
from tests.kernel.geometry.oracles import hex_norm, nearest_along

places = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
offsets = st.sampled_from(("odd-r", "even-r", "odd-q", "even-q"))


@given(places)
def test_neighbours_are_the_six_hexes_at_distance_one(place: Place) -> None:
    around = hexes.neighbours(place)
    assert len(set(around)) == 6
    assert all(hexes.distance(place, beside) == 1 for beside in around)
    assert all(place in hexes.neighbours(beside) for beside in around)


@given(places, places, places)
def test_distance_is_a_metric(a: Place, b: Place, c: Place) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(places, st.integers(0, 6))
def test_a_ring_is_what_lies_at_its_radius(centre: Place, radius: int) -> None:
    ring = hexes.ring(centre, radius)
    assert len(set(ring)) == len(ring) == max(1, 6 * radius)
    assert all(hexes.distance(centre, place) == radius for place in ring)
    if radius > 0:
        assert all(hexes.distance(a, b) == 1 for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


@given(places, st.integers(0, 6))
def test_a_disc_spirals_outwards(centre: Place, radius: int) -> None:
    disc = hexes.disc(centre, radius)
    distances = [hexes.distance(centre, place) for place in disc]
    assert len(set(disc)) == len(disc) == 3 * radius * (radius + 1) + 1
    assert distances == sorted(distances)
    assert distances[-1] == radius


@given(places, st.integers(-9, 9), places)
def test_turning_six_times_comes_back(place: Place, turns: int, about: Place) -> None:
    assert hexes.rotate(place, 6, about) == place
    assert hexes.rotate(hexes.rotate(place, turns, about), -turns, about) == place
    assert hexes.distance(about, hexes.rotate(place, turns, about)) == hexes.distance(about, place)


def test_a_turn_leads_from_each_direction_to_the_next() -> None:
    turned = [hexes.rotate(step, 1) for step in hexes.DIRECTIONS]
    assert turned == [*hexes.DIRECTIONS[1:], hexes.DIRECTIONS[0]]


@given(places, places)
def test_a_flip_is_a_reflection(a: Place, b: Place) -> None:
    assert hexes.flip(hexes.flip(a)) == a
    assert hexes.distance(hexes.flip(a), hexes.flip(b)) == hexes.distance(a, b)
    assert hexes.flip(hexes.rotate(a, 1)) == hexes.rotate(hexes.flip(a), -1)
    (x, y), (mirrored_x, mirrored_y) = hexes.centre(a), hexes.centre(hexes.flip(a))
    assert isclose(x, mirrored_x, abs_tol=1e-9)
    assert isclose(y, -mirrored_y, abs_tol=1e-9)


@given(places, offsets)
def test_who_is_next_on_a_printed_map_is_next_on_the_grid(printed: Place, offset: hexes.Offset) -> None:
    row, column = printed
    place = hexes.from_offset(row, column, offset)
    for beside in ((row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column)):
        assert hexes.distance(place, hexes.from_offset(*beside, offset)) == 1


@pytest.mark.parametrize(
    ("offset", "shifted", "straight"),
    [
        ("odd-r", (1, 0), (2, 0)),
        ("even-r", (2, 0), (1, 0)),
    ],
)
def test_shifted_rows_stand_half_a_hex_to_the_right(
    offset: hexes.Offset, shifted: tuple[int, int], straight: tuple[int, int]
) -> None:
    right = hexes.centre(hexes.from_offset(*shifted, offset))[0]
    left = hexes.centre(hexes.from_offset(*straight, offset))[0]
    assert isclose(right - left, 3**0.5 / 2)


@pytest.mark.parametrize(
    ("offset", "shifted", "straight"),
    [
        ("odd-q", (0, 1), (0, 2)),
        ("even-q", (0, 2), (0, 1)),
    ],
)
def test_shifted_columns_stand_half_a_hex_lower(
    offset: hexes.Offset, shifted: tuple[int, int], straight: tuple[int, int]
) -> None:
    low = hexes.centre(hexes.from_offset(*shifted, offset), top="flat")[1]
    high = hexes.centre(hexes.from_offset(*straight, offset), top="flat")[1]
    assert isclose(low - high, 3**0.5 / 2)


@pytest.mark.parametrize("target", [(q, r) for q in range(1, 7) for r in range(q + 1) if q + r <= 7])
def test_a_line_is_what_exact_geometry_says(target: Place) -> None:
    # One twelfth of the plane: lines turn, flip and move with their ends, see below.
    length = hexes.distance((0, 0), target)
    close = [
        place
        for place in hexes.disc((0, 0), length)
        if hexes.distance((0, 0), place) + hexes.distance(place, target) <= length + 1
    ]
    assert hexes.line((0, 0), target) == nearest_along(target, close, hex_norm)


@given(places, places)
def test_a_line_is_the_same_both_ways(a: Place, b: Place) -> None:
    assert hexes.line(a, b) == hexes.line(b, a)[::-1]


@given(places, places, st.integers(0, 5), st.booleans(), places)
def test_a_line_turns_flips_and_moves_with_its_ends(
    a: Place, b: Place, turns: int, flipped: bool, way: Place
) -> None:
    def changed(place: Place) -> Place:
        q, r = hexes.rotate(hexes.flip(place) if flipped else place, turns)
        return q + way[0], r + way[1]

    expected = tuple(tuple(sorted(map(changed, step))) for step in hexes.line(a, b))
    assert hexes.line(changed(a), changed(b)) == expected


@given(places, places)
def test_pairs_are_neighbours_beside_a_line_along_their_edge(a: Place, b: Place) -> None:
    steps = hexes.line(a, b)
    assert steps[0] == (a,)
    assert steps[-1] == (b,)
    for step in steps:
        assert len(step) in {1, 2}
        if len(step) == 2:
            assert hexes.distance(*step) == 1
            assert hexes.distance(a, step[0]) == hexes.distance(a, step[1])


def test_a_long_line_along_edges_alternates_hexes_and_pairs() -> None:
    assert hexes.line((0, 0), (2, 2)) == (
        ((0, 0),),
        ((0, 1), (1, 0)),
        ((1, 1),),
        ((1, 2), (2, 1)),
        ((2, 2),),
    )


def test_a_line_may_cross_more_hexes_than_a_shortest_way_has() -> None:
    crossed = hexes.line((0, 0), (3, 1))
    assert crossed == (((0, 0),), ((1, 0),), ((1, 1),), ((2, 0),), ((2, 1),), ((3, 1),))
    assert hexes.distance((0, 0), (3, 1)) == 4


def test_a_hex_touched_in_a_corner_is_not_crossed() -> None:
    # The line meets (1, 1) in its corner at (4/3, 1/3) and (3, 0) in its corner at (8/3, 2/3).
    crossed = hexes.line((0, 0), (4, 1))
    assert crossed == (((0, 0),), ((1, 0),), ((2, 0),), ((2, 1),), ((3, 1),), ((4, 1),))


@given(places, st.sampled_from(("pointy", "flat")), st.integers(0, 5))
def test_neighbours_share_the_corners_of_their_side(place: Place, top: hexes.Top, direction: int) -> None:
    mine = hexes.corners(place, 2.0, top)
    theirs = hexes.corners(hexes.neighbours(place)[direction], 2.0, top)
    for mine_end, their_end in ((direction, direction + 4), (direction + 1, direction + 3)):
        assert dist(mine[mine_end % 6], theirs[their_end % 6]) < 1e-9


@given(places, st.sampled_from(("pointy", "flat")))
def test_drawn_neighbours_are_equally_far(place: Place, top: hexes.Top) -> None:
    here = hexes.centre(place, 10.0, top)
    for beside in hexes.neighbours(place):
        assert isclose(dist(here, hexes.centre(beside, 10.0, top)), 10.0 * 3**0.5, rel_tol=1e-9)
    assert all(isclose(dist(here, corner), 10.0, rel_tol=1e-9) for corner in hexes.corners(place, 10.0, top))
