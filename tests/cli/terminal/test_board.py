"""The board at the terminal, from either end."""

from __future__ import annotations

import re

from tests.cli.helpers import run


def hexes(seats: str) -> list[str]:
    """The hexes of the board that the first question shows, line by line."""
    play = ("play", "battlelore", "--seed", "1", "--scenario", "azincourt", "--seats", seats)
    return re.findall(r"│([A-M]\d) ", run(*play, typed="koniec\n").output)


def test_each_player_sees_his_own_side_at_the_bottom() -> None:
    south, north = hexes("me,random"), hexes("random,me")
    assert (south[0], south[-1]) == ("A9", "M1")
    assert (north[0], north[-1]) == ("M1", "A9")
