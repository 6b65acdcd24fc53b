"""The battlefield: its rows, its sections and the ways back."""

from __future__ import annotations

import pytest

from hexameron.games.battlelore.board import HEXES, HEXES_OF, RETREATS, SECTIONS_OF
from hexameron.games.battlelore.state import NORTH, SOUTH
from tests.rules import rule

LONG_ROW = ["l"] * 4 + ["c"] * 5 + ["r"] * 4
SHORT_ROW = ["l"] * 3 + ["lc"] + ["c"] * 4 + ["cr"] + ["r"] * 3
"""From South's left to its right; hexes of the short rows that a section line runs through lie in two."""

LETTERS = {
    SOUTH: {"left": "l", "centre": "c", "right": "r"},
    NORTH: {"left": "r", "centre": "c", "right": "l"},
}


@rule("BL-CMD-03", "BL-ORD-04")
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
@pytest.mark.parametrize("row", range(1, 10))
def test_every_row_lies_in_three_sections_as_its_side_sees_them(seat: int, row: int) -> None:
    expected = LONG_ROW if row % 2 else SHORT_ROW
    for column, sections in enumerate(expected, 1):
        found = SECTIONS_OF[seat][f"h{row}.{column}"]
        assert sorted(LETTERS[seat][section] for section in found) == sorted(sections)
    assert f"h{row}.{len(expected) + 1}" not in HEXES


def test_the_hexes_of_a_section_are_those_that_lie_in_it() -> None:
    for seat in (SOUTH, NORTH):
        for section, inside in HEXES_OF[seat].items():
            assert inside == {hex_ for hex_ in HEXES if section in SECTIONS_OF[seat][hex_]}


@rule("BL-RET-07")
@pytest.mark.parametrize(
    ("seat", "hex_", "back"),
    [
        (SOUTH, "h5.5", ("h4.4", "h4.5")),
        (NORTH, "h5.5", ("h6.4", "h6.5")),
        (SOUTH, "h4.12", ("h3.12", "h3.13")),
        (NORTH, "h5.1", ("h6.1",)),
        (SOUTH, "h1.7", ()),
        (NORTH, "h9.7", ()),
    ],
)
def test_a_retreat_leads_towards_the_own_edge(seat: int, hex_: str, back: tuple[str, ...]) -> None:
    assert sorted(RETREATS[seat][hex_]) == sorted(back)
