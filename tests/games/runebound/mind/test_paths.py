"""How far hexes are, in actions."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.board import CELLS, ENTERS
from hexameron.games.runebound.mind.paths import distances


def test_every_hex_can_be_reached() -> None:
    assert len(distances("h5.6", 3)) == len(CELLS)


@pytest.mark.parametrize("speed", [1, 3, 5])
def test_a_step_costs_an_action_at_most_and_nothing_to_stay(speed: int) -> None:
    far = distances("h5.6", speed)
    assert far["h5.6"] == 0
    assert all(0 < far[cell] <= 1 for cell in ("h4.6", "h6.6"))


def test_the_fast_are_nearer_and_roads_shorten_a_way() -> None:
    assert distances("h5.6", 4)["h8.7"] < distances("h5.6", 2)["h8.7"]
    assert distances("h5.6", 3)["h4.6"] == pytest.approx(1 / 3), "every die goes along a road"


def test_what_dice_enter_seldom_is_far() -> None:
    """Mountains are on two faces of six."""
    assert sum("h2.2" in entered["h2.3"] for entered in ENTERS) == 2
    assert distances("h2.2", 3)["h2.3"] == pytest.approx(1.0)
    assert distances("h2.2", 6)["h2.3"] == pytest.approx(0.5)


def test_a_zombie_on_the_way_costs_more() -> None:
    free, bitten = distances("h4.6", 3), distances("h4.6", 3, ("h4.6",))
    assert bitten["h5.6"] > free["h5.6"]
