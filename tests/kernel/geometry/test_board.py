"""Boards: the maps of the games as tables of named cells."""

import pickle
from collections.abc import Container
from itertools import product
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.geometry import (
    FLAT,
    OFF,
    POINTY,
    SQUARE,
    Board,
    edge_id,
    hexagon,
    offset_columns,
    offset_rows,
    parse_edge,
    reachable,
    rectangle,
)

# Nine rows of 13 and 12 hexes, row 1 in the south, the rows of 12 half a hex to the right.
FIELD = offset_rows([13, 12] * 4 + [13], shifted="even", rows_from="bottom")
BOARDS = [
    FIELD,
    offset_columns([15] * 15, shifted="odd"),
    hexagon(3),
    rectangle(5, 4),
    rectangle(4, 4, diagonal=True),
]

field_cells = st.sampled_from(FIELD.cells)


def blocked(board: Board, a: str, b: str, obstacles: Container[str]) -> bool:
    return any(all(cell in obstacles for cell in step) for step in board.line(a, b))


def test_the_field_has_nine_rows_of_13_and_12() -> None:
    assert len(FIELD) == 113
    assert {row: len(cells) for row, cells in FIELD.rows.items()} == {
        row: 13 - (row + 1) % 2 for row in range(1, 10)
    }
    assert FIELD.rows[2][0] == "h2.1"
    assert FIELD.rows[2][-1] == "h2.12"


@pytest.mark.parametrize("cell", FIELD.cells)
def test_the_field_has_the_neighbours_of_its_printed_rows(cell: str) -> None:
    row, column = FIELD.row[cell], FIELD.column[cell]
    first = column - 1 if row % 2 else column
    expected = [(row, column - 1), (row, column + 1)]
    expected += [(row + up, first + side) for up, side in product((-1, 1), (0, 1))]
    on_board = {f"h{r}.{c}" for r, c in expected if 1 <= r <= 9 and 1 <= c <= (13 if r % 2 else 12)}
    assert set(FIELD.neighbours[cell]) == on_board


@given(field_cells, field_cells)
def test_the_field_has_the_distances_of_its_printed_rows(a: str, b: str) -> None:
    def twice_x(cell: str) -> int:
        return 2 * FIELD.column[cell] + (FIELD.row[cell] % 2 == 0)

    across, up = abs(twice_x(a) - twice_x(b)), abs(FIELD.row[a] - FIELD.row[b])
    assert FIELD.distance(a, b) == max(up, (across + up) // 2)


def test_the_first_row_of_the_field_is_drawn_at_the_bottom() -> None:
    x, y = FIELD.centre("h1.1")
    above_x, above_y = FIELD.centre("h2.1")
    assert isclose(y - above_y, 1.5)
    assert isclose(above_x - x, 3**0.5 / 2)


def test_neighbours_go_clockwise_from_the_east() -> None:
    assert FIELD.neighbours["h5.7"] == ("h5.8", "h4.7", "h4.6", "h5.6", "h6.6", "h6.7")
    assert FIELD.around["h1.1"] == ("h1.2", OFF, OFF, OFF, OFF, "h2.1")


def test_a_line_between_rows_runs_along_the_edge_between() -> None:
    assert FIELD.line("h3.3", "h5.3") == (("h4.2", "h4.3"),)
    assert FIELD.line("h2.2", "h6.2") == (("h3.2", "h3.3"), ("h4.2",), ("h5.2", "h5.3"))


def test_a_pair_blocks_only_with_obstacles_on_both_sides() -> None:
    assert not blocked(FIELD, "h3.3", "h5.3", {"h4.2"})
    assert not blocked(FIELD, "h3.3", "h5.3", {"h4.3"})
    assert blocked(FIELD, "h3.3", "h5.3", {"h4.2", "h4.3"})


def test_half_hexes_and_what_is_off_the_board_never_block() -> None:
    assert FIELD.line("h3.1", "h5.1") == ((OFF, "h4.1"),)
    assert FIELD.line("h3.13", "h5.13") == (("h4.12", OFF),)
    assert not blocked(FIELD, "h3.1", "h5.1", {"h4.1"})
    assert not blocked(FIELD, "h3.1", "h5.1", FIELD.index)


def test_one_blocked_pair_anywhere_blocks_the_line() -> None:
    assert not blocked(FIELD, "h2.2", "h6.2", {"h3.2", "h5.3"})
    assert blocked(FIELD, "h2.2", "h6.2", {"h5.2", "h5.3"})
    assert blocked(FIELD, "h2.2", "h6.2", {"h4.2"})


def test_neighbours_have_nothing_between_them_and_ends_never_block() -> None:
    assert FIELD.line("h5.7", "h5.8") == ()
    assert FIELD.line("h5.7", "h5.7") == ()
    assert not blocked(FIELD, "h5.5", "h5.7", {"h5.5", "h5.7"})


@given(field_cells, field_cells)
def test_lines_are_the_same_both_ways(a: str, b: str) -> None:
    assert FIELD.line(a, b) == FIELD.line(b, a)[::-1]
    assert a not in {cell for step in FIELD.line(a, b) for cell in step}


def test_sections_of_the_field_may_overlap() -> None:
    def x(cell: str) -> float:
        return FIELD.column[cell] + (FIELD.row[cell] % 2 == 0) / 2

    board = FIELD.with_regions(
        {
            "left": [cell for cell in FIELD.cells if x(cell) <= 4.5],
            "centre": [cell for cell in FIELD.cells if 4.5 <= x(cell) <= 9.5],
            "right": [cell for cell in FIELD.cells if x(cell) >= 9.5],
        }
    )
    assert board.regions_of["h2.4"] == ("left", "centre")
    assert board.regions_of["h1.5"] == ("centre",)
    assert board.regions_of["h8.9"] == ("centre", "right")
    assert board.regions["left"][:5] == ("h1.1", "h1.2", "h1.3", "h1.4", "h2.1")
    assert all(board.regions_of[cell] for cell in board.cells)
    assert board.neighbours == FIELD.neighbours


def test_columns_shifted_down_have_the_neighbours_of_a_printed_map() -> None:
    board = offset_columns([15] * 15, shifted="odd")
    assert len(board) == 225
    assert board.cells[:2] == ("h0.0", "h0.1")
    for row, column in ((6, 6), (6, 7)):
        low = column % 2
        expected = {(row - 1, column), (row + 1, column)}
        expected |= {(row - 1 + low + up, column + side) for up, side in product((0, 1), (-1, 1))}
        assert set(board.neighbours[f"h{row}.{column}"]) == {f"h{r}.{c}" for r, c in expected}
    assert board.distance("h0.0", "h14.14") == 21
    north = board.around["h6.6"][FLAT.names.index("N")]
    assert north == "h5.6"


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_tables_agree_with_each_other(board: Board) -> None:
    assert [board.index[cell] for cell in board.cells] == list(range(len(board)))
    assert sorted(cell for row in board.rows.values() for cell in row) == sorted(board.cells)
    for cell in board.cells:
        assert cell in board
        assert tuple(beside for beside in board.around[cell] if beside != OFF) == board.neighbours[cell]
        for beside in board.neighbours[cell]:
            assert cell in board.neighbours[beside]
            assert board.distance(cell, beside) == 1


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_distances_are_the_shortest_ways_on_a_board_without_holes(board: Board) -> None:
    for cell in board.cells[::7]:
        assert dict(reachable(cell, board.neighbours, 99)) == board.distances(cell)


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_within_is_every_other_cell_up_to_a_distance(board: Board) -> None:
    for cell in board.cells[::7]:
        near = board.within(cell, 2)
        distances = [board.distance(cell, other) for other in near]
        assert distances == sorted(distances)
        assert set(near) == {other for other in board.cells if 0 < board.distance(cell, other) <= 2}


def test_every_side_between_two_cells_is_one_edge() -> None:
    assert len(FIELD.edges) == sum(map(len, FIELD.neighbours.values())) // 2
    assert FIELD.edges["e3.7-3.8"] == ("h3.7", "h3.8")
    assert FIELD.edge("h3.8", "h3.7") == FIELD.edge("h3.7", "h3.8") == "e3.7-3.8"
    assert all(edge_id(*cells) == edge and parse_edge(edge) == cells for edge, cells in FIELD.edges.items())
    with pytest.raises(KeyError):
        FIELD.edge("h3.7", "h3.9")


def test_squares_that_share_a_corner_share_no_edge() -> None:
    assert tuple(rectangle(2, 2, diagonal=True).edges) == tuple(rectangle(2, 2).edges)
    assert rectangle(3, 3, diagonal=True).distance("h0.0", "h2.2") == 2
    assert rectangle(3, 3).distance("h0.0", "h2.2") == 4


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_an_edge_is_drawn_halfway_between_its_cells(board: Board) -> None:
    for edge, (a, b) in board.edges.items():
        ends = board.ends(edge, 3.0)
        centres = board.centre(a, 3.0), board.centre(b, 3.0)
        for axis in (0, 1):
            middle = sum(point[axis] for point in ends) / 2
            assert isclose(middle, sum(point[axis] for point in centres) / 2, abs_tol=1e-9)
        assert set(ends) <= set(board.corners(a, 3.0))


def test_hills_form_connected_groups() -> None:
    hills = {"h5.5", "h5.6", "h6.5", "h8.8", "h9.9", "h9.11"}
    assert FIELD.components(hills.__contains__) == (("h5.5", "h5.6", "h6.5"), ("h8.8", "h9.9"), ("h9.11",))


def test_a_hexagon_has_rows_named_by_their_axial_numbers() -> None:
    board = hexagon(2)
    assert len(board) == 19
    assert board.rows[-2] == ("h-2.0", "h-2.1", "h-2.2")
    assert board.places["h-2.1"] == (1, -2)
    assert board.grid is POINTY
    assert hexagon(1, FLAT).grid is FLAT


def test_rectangles_may_be_numbered_from_one() -> None:
    assert rectangle(2, 1, first=1).cells == ("h1.1", "h1.2")


def test_a_board_tells_its_size_where_it_is_printed() -> None:
    assert repr(rectangle(3, 2)) == "<Board of 6 cells>"


def test_two_cells_at_one_place_are_refused() -> None:
    with pytest.raises(ValueError, match="same place"):
        Board(SQUARE, {"h0.0": (0, 0), "h0.1": (0, 0)})


def test_a_region_outside_the_board_is_refused() -> None:
    with pytest.raises(KeyError):
        rectangle(1, 1).with_regions({"nowhere": ["h5.5"]})


def test_a_board_travels_to_another_process() -> None:
    copy = pickle.loads(pickle.dumps(FIELD))
    assert copy.neighbours == FIELD.neighbours
    assert copy.line("h3.3", "h5.3") == FIELD.line("h3.3", "h5.3")


@pytest.mark.parametrize("board", BOARDS)
def test_every_cell_knows_its_row_its_column_and_its_number(board: Board) -> None:
    for number, cell in enumerate(board.cells):
        assert cell == f"h{board.row[cell]}.{board.column[cell]}"
        assert board.index[cell] == number
        assert cell in board.rows[board.row[cell]]
    assert sum(len(row) for row in board.rows.values()) == len(board)
    assert list(board.rows) == sorted(board.rows)


@pytest.mark.parametrize("first", [0, 1, 5])
def test_columns_may_have_different_heights(first: int) -> None:
    board = offset_columns([1, 3, 2], shifted="odd", first=first)
    numbers = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 1)]
    assert board.cells == tuple(f"h{first + row}.{first + column}" for row, column in numbers)
    assert len(offset_columns([], shifted="odd")) == 0
