"""What is compared after many adventures."""

from __future__ import annotations

from hexameron.games.runebound.figures import belongings, figures
from hexameron.games.runebound.setup import begin
from hexameron.kernel.game import Setup
from tests.games.runebound.positions import journey

HEROES = {"laurel": {"learned": "w7", "assets": "b08", "gold": 2}, "corbin": {}}


def test_the_place_is_that_of_the_first_round() -> None:
    t = journey(heroes=HEROES, round_=1)
    t.state.first = 1
    assert [belongings(t.state, seat)["place"] for seat in (0, 1)] == [("place.2",), ("place.1",)]
    t.state.round = 2
    assert belongings(t.state, 0)["place"] == (), "when the first player is out, another one is the first"


def test_belongings_are_named_by_their_texts() -> None:
    had = belongings(journey(heroes=HEROES).state, 0)
    assert (had["hero"], had["skill"], had["asset"]) == (("hero.laurel",), ("skill.w7",), ("asset.b08",))


def test_wealth_is_gold_and_what_assets_cost() -> None:
    assert figures(journey(heroes=HEROES).state, 0)["wealth"] == 14


def test_nobody_has_anything_before_the_first_turn() -> None:
    assert belongings(begin(Setup("margath", 2)), 0) == {}
