"""Tiles laid during play: shapes, turns, joins and the free positions around them."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexameron.kernel.geometry import (
    FLAT,
    POINTY,
    SQUARE,
    SQUARE8,
    GrowingBoard,
    Place,
    Placed,
    Spot,
    TileSet,
    TileShape,
    flower,
    hexes,
    place,
    square_tile,
)

FLOWER = flower()
FLOWERS = TileSet({"start": FLOWER, "wood": FLOWER, "lake": FLOWER})
TRIANGLE = TileShape(FLAT, ((0, 0), (1, 0), (0, 1)))
PAIR = TileShape(FLAT, ((0, 0), (0, 1)))
REALMS = TileSet({"triangle": TRIANGLE, "pair": PAIR})
FOUR = square_tile(4)

turns = st.integers(-7, 7)
places = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(places, turns)
def test_six_turns_of_a_hex_tile_are_none(origin: Place, turn: int) -> None:
    assert place(TRIANGLE, origin, turn) == place(TRIANGLE, origin, turn + 6)
    assert place(TRIANGLE, origin, turn)[0] == origin


@given(places, turns)
def test_a_square_tile_turns_within_its_box(origin: Place, turn: int) -> None:
    assert set(place(FOUR, origin, turn)) == set(place(FOUR, origin))
    assert place(FOUR, origin, turn) == place(FOUR, origin, turn + 4)


def test_the_printed_upper_left_cell_goes_round_the_corners_clockwise() -> None:
    assert [place(FOUR, (8, 4), turn)[0] for turn in range(4)] == [(8, 4), (11, 4), (11, 7), (8, 7)]


def test_a_turned_bar_keeps_its_upper_left_corner() -> None:
    bar = TileShape(SQUARE, ((0, 0), (1, 0), (2, 0)))
    assert place(bar, (5, 5), 1) == ((5, 5), (5, 6), (5, 7))
    assert place(bar, (5, 5), 2) == ((7, 5), (6, 5), (5, 5))


def test_flowers_on_their_lattice_cover_the_plane_once() -> None:
    centres = [(a * 3 + b, -2 * a - 3 * b) for a in range(-9, 10) for b in range(-9, 10)]
    covered = [cell for centre in centres for cell in place(FLOWER, centre)]
    assert len(set(covered)) == len(covered)
    assert set(hexes.disc((0, 0), 8)) <= set(covered)


def test_the_lattice_holds_the_six_neighbouring_centres() -> None:
    assert sorted(FLOWER.lattice) == sorted([(1, -3), (-1, 3), (3, -2), (-3, 2), (2, 1), (-2, -1)])


def test_an_empty_board_takes_its_first_tile_at_the_origin() -> None:
    board = FLOWERS.board(())
    assert board.cells == ()
    assert board.frontier(FLOWER, (0, 1)) == (Spot("h0.0", 0), Spot("h0.0", 1))


def test_cells_keep_their_names_and_join_across_tiles() -> None:
    start = (Placed("start", "h0.0"),)
    # The tile at (q, r) = (3, -2) is named row first.
    both = FLOWERS.board((*start, Placed("wood", "h-2.3")))
    assert both.cells[:7] == FLOWERS.board(start).cells
    assert both.cells_of(1)[0] == "h-2.3"
    assert "h-1.2" in both.neighbours["h-1.1"]
    assert "h-1.1" in both.neighbours["h-1.2"]
    assert "h-1.2" not in FLOWERS.board(start).neighbours["h-1.1"]
    assert both.printed["h0.0"] == (0, 0)
    assert both.printed["h-2.3"] == (1, 0)


def test_a_turned_tile_turns_its_print() -> None:
    board = REALMS.board((Placed("triangle", "h0.0", 1),))
    assert board.cells == ("h0.0", "h1.0", "h1.-1")
    assert [board.printed[cell] for cell in board.cells] == [(0, 0), (0, 1), (0, 2)]


def test_tiles_never_overlap() -> None:
    with pytest.raises(ValueError, match="overlaps"):
        FLOWERS.board((Placed("start", "h0.0"), Placed("wood", "h0.1")))


def test_the_frontier_of_flowers_is_the_free_lattice_around() -> None:
    board = FLOWERS.board((Placed("start", "h0.0"), Placed("wood", "h-2.3")))
    spots = board.frontier(FLOWER)
    assert len(spots) == 8
    assert len(set(spots)) == 8
    # (1, -3) lies against both tiles, (-3, 2) only against the first.
    assert board.touching(board.cells_at(FLOWER, Spot("h-3.1"))) == (0, 1)
    assert board.touching(board.cells_at(FLOWER, Spot("h2.-3"))) == (0,)
    assert board.touching(board.cells_of(0)) == (1,)


def test_a_tile_that_its_lattice_would_leave_apart_from_the_map_is_not_laid() -> None:
    """The lattice of a flower lies around flowers; around a single hex it would leave a gap."""
    tiles = TileSet({"start": FLOWER, "hex": TileShape(POINTY, ((0, 0),))})
    assert tiles.board((Placed("hex", "h0.0"),)).frontier(FLOWER) == ()
    both = tiles.board((Placed("start", "h0.0"), Placed("hex", "h0.2")))
    spots = both.frontier(FLOWER)
    assert spots
    assert all(both.touching(both.cells_at(FLOWER, spot)) for spot in spots)
    assert len(spots) < len(list(both._origins(FLOWER, 0)))


@settings(max_examples=20)
@given(st.lists(st.integers(0, 99), max_size=3))
def test_the_frontier_of_odd_shapes_is_every_place_where_they_fit(choices: list[int]) -> None:
    placed: tuple[Placed, ...] = (Placed("triangle", "h0.0"),)
    every_turn = tuple(range(6))
    for choice in choices:
        spots = REALMS.board(placed).frontier(PAIR, every_turn)
        placed += (Placed("pair", *spots[choice % len(spots)]),)
    board = REALMS.board(placed)
    expected = set()
    for origin in hexes.disc((0, 0), 11):
        for turn in every_turn:
            cells = [FLAT.name(spot) for spot in place(PAIR, origin, turn)]
            around = [FLAT.name(n) for spot in place(PAIR, origin, turn) for n in hexes.neighbours(spot)]
            if not set(cells) & set(board.cells) and set(around) & set(board.cells):
                expected.add(Spot(FLAT.name(origin), turn))
    spots = board.frontier(PAIR, every_turn)
    assert set(spots) == expected
    assert len(spots) == len(expected)


@given(st.lists(st.integers(0, 99), max_size=8))
def test_a_grown_board_agrees_with_the_board_of_its_cells(choices: list[int]) -> None:
    placed: tuple[Placed, ...] = (Placed("start", "h0.0"),)
    for choice in choices:
        spots = FLOWERS.board(placed).frontier(FLOWER)
        placed += (Placed("lake", *spots[choice % len(spots)]),)
    grown = FLOWERS.board(placed)
    board = grown.board()
    assert grown.cells == board.cells
    assert grown.neighbours == board.neighbours
    assert board.regions == {str(n): grown.cells_of(n) for n in range(len(placed))}


def test_square_tiles_side_by_side_make_one_board() -> None:
    tiles = TileSet({str(number): FOUR for number in range(9)})
    layout = tuple(Placed(str(n), f"h{4 * (n // 3)}.{4 * (n % 3)}", n % 4) for n in range(9))
    grown = tiles.board(layout)
    board = grown.board()
    assert len(board) == 144
    assert board.neighbours["h3.3"] == ("h3.4", "h4.3", "h3.2", "h2.3")
    assert grown.touching(grown.cells_of(4)) == (1, 3, 5, 7)
    assert len(grown.frontier(FOUR)) == 12


def test_the_same_tiles_give_the_same_board_without_building_it_again() -> None:
    placed = (Placed("start", "h0.0"), Placed("wood", "h-2.3"))
    assert FLOWERS.board(placed) is FLOWERS.board((Placed("start", "h0.0"), Placed("wood", "h-2.3")))
    assert FLOWERS.board(placed).board() is FLOWERS.board(placed).board()


def test_a_board_is_left_as_it_was_when_another_grows_from_it() -> None:
    empty = GrowingBoard(POINTY)
    one = empty.with_tile(Placed("start", "h0.0"), FLOWER)
    one.with_tile(Placed("wood", "h-2.3"), FLOWER)
    assert (len(empty.cells), len(one.cells)) == (0, 7)
    assert all(beside in one.printed for around in one.neighbours.values() for beside in around)


def test_placed_tiles_are_plain_data() -> None:
    placed = [Placed("wood", "h-2.3", 5)]
    text = msgspec.json.encode(placed)
    assert text == b'[{"tile":"wood","at":"h-2.3","turn":5}]'
    assert msgspec.json.decode(text, type=list[Placed]) == placed
    with pytest.raises(msgspec.ValidationError, match="turns"):
        msgspec.json.decode(b'{"tile":"wood","at":"h0.0","turns":1}', type=Placed)


def test_the_tiles_of_a_set_share_one_grid() -> None:
    with pytest.raises(ValueError, match="one grid"):
        TileSet({"a": FLOWER, "b": FOUR})
    with pytest.raises(ValueError, match="one grid"):
        TileSet({})


@pytest.mark.parametrize("side", [1, 2, 4])
def test_square_tiles_lie_side_by_side_on_all_four_sides(side: int) -> None:
    tiles = TileSet({"tile": square_tile(side)})
    board = tiles.board((Placed("tile", "h0.0"),))
    around = [f"h0.{side}", f"h{side}.0", f"h0.{-side}", f"h{-side}.0"]
    assert [spot.at for spot in board.frontier(square_tile(side))] == around
    assert tiles.board(()).frontier(square_tile(side)) == (Spot("h0.0"),)


def test_a_square_tile_turns_in_its_box_wherever_that_lies() -> None:
    shape = TileShape(SQUARE, ((1, 2), (2, 2), (3, 2)))
    assert shape.turns == (
        ((1, 2), (2, 2), (3, 2)),
        ((1, 2), (1, 3), (1, 4)),
        ((3, 2), (2, 2), (1, 2)),
        ((1, 4), (1, 3), (1, 2)),
    )


def test_tiles_that_share_a_corner_only_do_not_touch() -> None:
    tiles = TileSet({"a": square_tile(1, SQUARE8)})
    board = tiles.board((Placed("a", "h0.0"),))
    assert board.touching(["h1.1"]) == ()
    assert board.touching(["h0.1"]) == (0,)
    free = TileShape(SQUARE8, ((0, 0),))
    assert sorted(spot.at for spot in board.frontier(free)) == ["h-1.0", "h0.-1", "h0.1", "h1.0"]


def test_a_tile_lies_as_it_is_printed_unless_it_is_turned() -> None:
    assert (Placed("a", "h0.0").turn, Spot("h0.0").turn) == (0, 0)
    shape = flower()
    assert place(shape, (0, 0)) == place(shape, (0, 0), 0) == shape.cells
