"""How the map lies on the screen: whatever its shape, its hexes stay hexes and use the room."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from hexameron import lab
from hexameron.games.runewars.meta import GAME
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.screen.chart import TURNS, Chart, chart_of
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.shown import scene_of

TALL = tuple(f"h{row}.0" for row in range(8))
"""A map that is one hex wide."""


def extent(cells: tuple[str, ...], chart: Chart) -> tuple[float, float]:
    xs, ys = zip(*(chart.centre(cell) for cell in cells), strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


@pytest.mark.parametrize("turn", TURNS)
def test_hexes_keep_their_distances_however_the_map_is_turned(turn: int) -> None:
    cells = ("h0.0", "h1.0", "h0.1", "h2.-1", "h5.3")
    for one, other in combinations(cells, 2):
        before = dist(Chart(0).centre(one), Chart(0).centre(other))
        assert dist(Chart(turn).centre(one), Chart(turn).centre(other)) == pytest.approx(before)


def test_a_narrow_map_lies_so_that_it_is_wide() -> None:
    chart = chart_of(TALL)
    wide, high = extent(TALL, chart)
    assert chart.tray == "below"
    assert wide > 1.5 * high


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_turned_once_it_is_built_and_is_the_same_for_all(seats: int) -> None:
    match = Match(GAME, Setup("war", seats), Fairness.from_seed(7))
    lab.drive(match, until="map.home", policy=lab.first)
    assert scene_of(match, 0).tray == "below"
    lab.drive(match, until="setup.fort", policy=lab.first)
    shown = [[(cell.id, cell.x, cell.y) for cell in scene_of(match, seat).cells] for seat in range(seats)]
    assert all(one == shown[0] for one in shown)
    codes = Campaign.reading(match.state).atlas.cell
    chart = chart_of(tuple(codes.values()))
    assert shown[0] == [(code, *chart.centre(cell)) for code, cell in codes.items()]
