"""Forecasts of battles, diplomacy and duels."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.mind.odds import MEANS, SPECIAL, army, best_of, duel, forecast, walls
from hexameron.games.runewars.state import Place


def won(attack: dict[str, int], defence: dict[str, int], stone: int = 0) -> float:
    return forecast(army(attack), army(defence), stone).won


def test_every_kind_has_its_special_ability_weighed() -> None:
    assert list(SPECIAL) == list(UNIT)


def test_the_means_are_those_of_the_fate_deck() -> None:
    assert MEANS["triangle"] == pytest.approx((8 / 30, 4 / 30, 6 / 30))
    assert MEANS["hexagon"] == pytest.approx((22 / 30, 11 / 30, 6 / 30))


def test_more_units_win_more_often() -> None:
    chances = [won({"footman": n}, {"beastman": 3}) for n in range(1, 8)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.9


def test_a_stronghold_holds_against_a_few_but_not_against_a_host() -> None:
    assert won({"footman": 4}, {"berserker": 1}) > 0.85
    assert won({"footman": 4}, {"berserker": 1}, 5) < 0.2
    assert won({"footman": 8, "knight": 3}, {"berserker": 1}, 5) > 0.8


def test_a_tie_is_the_defenders() -> None:
    assert won({"footman": 3}, {"footman": 3}) < 0.5


def test_who_strikes_first_loses_less() -> None:
    first = forecast(army({"archer": 4}), army({"reanimate": 4}))
    last = forecast(army({"reanimate": 4}), army({"archer": 4}))
    assert first.left > last.left


def test_walls_count_what_stands_in_the_area() -> None:
    assert walls(Place()) == 0
    assert walls(Place(fort=1)) == 5
    assert walls(Place(fort=1, cracked=True)) == 3
    assert walls(Place(fort=1, works="walls")) == 7
    assert walls(Place(fort=1), siege=True) == 2
    assert walls(Place(fort=1, cracked=True), siege=True) == 0


def test_influence_buys_friends() -> None:
    """The figures of the Fate deck: four golden signs and eight silver ones among thirty."""
    assert best_of(1) == pytest.approx((4 / 30, 8 / 30, 18 / 30))
    assert [round(100 * best_of(n)[0]) for n in (1, 2, 3, 6)] == [13, 25, 35, 58]
    assert sum(best_of(4)) == pytest.approx(1.0)
    assert best_of(0) == (0.0, 0.0, 1.0)


def test_the_sounder_fighter_wins_a_duel() -> None:
    assert duel(4, 0.6, 1, 0.6) > 0.7
    assert duel(1, 0.6, 4, 0.6) < 0.1
    assert duel(4, 0.6, 4, 0.6) < 0.4  # four rounds are short
