"""What is compared after many quests."""

from __future__ import annotations

from hexameron.games.mageknight.figures import figures
from hexameron.games.mageknight.state import City
from tests.games.mageknight.positions import quest


def test_figures_count_what_one_player_has() -> None:
    q = quest(
        seats=2,
        hands=("wound march", "wound wound wound"),
        deck="march wound",
        discard="wound",
        units="peasants foresters",
        fame=17,
    )
    q.player(0).level = 4
    q.state.cities = {
        "red": City(cell="h1.1", conquered=True, shields=[0, 1]),
        "blue": City(cell="h2.1", conquered=True, shields=[1]),
        "green": City(cell="h3.1", shields=[0]),
        "white": City(cell="h4.1", conquered=True, shields=[0], friendly=True),
    }
    assert figures(q.state, 0) == {"fame": 17, "level": 4, "cities": 1, "units": 2, "wounds": 3}
    assert figures(q.state, 1)["cities"] == 2
    assert figures(q.state, 1)["units"] == 0
