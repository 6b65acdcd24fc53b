"""Names of cells and edges can be read back and do not depend on the side they are seen from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.geometry import cell_id, edge_id, parse_cell, parse_edge

numbers = st.integers(-50, 50)
cells = st.builds(cell_id, numbers, numbers)


@given(numbers, numbers)
def test_a_cell_name_is_read_back(row: int, column: int) -> None:
    assert parse_cell(cell_id(row, column)) == (row, column)


@given(cells, cells)
def test_an_edge_has_one_name_and_is_read_back(a: str, b: str) -> None:
    assert edge_id(a, b) == edge_id(b, a)
    assert sorted(parse_edge(edge_id(a, b))) == sorted((a, b))


def test_edges_are_ordered_by_number_not_by_letter() -> None:
    assert edge_id("h10.2", "h9.2") == "e9.2-10.2"


@pytest.mark.parametrize("name", ["", "3.7", "h3", "h3,7", "u3.7", "h3.7 ", "h3.7.1"])
def test_what_is_no_cell_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not the name of a cell"):
        parse_cell(name)


@pytest.mark.parametrize("name", ["", "e3.7", "e3.7-", "h3.7-3.8", "e3.7-3.8-"])
def test_what_is_no_edge_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not the name of an edge"):
        parse_edge(name)
