"""How well a seat stands."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.mind.standing import OUT, evaluate
from hexameron.games.runewars.setup import begin
from hexameron.kernel.game import Setup
from tests.games.runewars.positions import TestWar, war

AREAS = {"HA": "p0 4footman fort", "YC": "p1 4berserker fort"}
EVEN = {"HB": "dragon", "YA": "dragon"}


def stands(t: TestWar, seat: int = 0) -> float:
    return evaluate(t.state, seat)


def test_before_the_war_all_stand_alike() -> None:
    state = begin(Setup("war", seats=4))
    assert [evaluate(state, seat) for seat in range(4)] == [0.25] * 4


def test_the_chances_of_all_sum_to_one() -> None:
    t = war(AREAS, order=2, runes=EVEN)
    assert stands(t, 0) + stands(t, 1) == pytest.approx(1.0)


def test_a_dragon_rune_counts_more_than_units() -> None:
    even = stands(war(AREAS, order=2, runes=EVEN))
    rune = stands(war(AREAS, order=2, runes={**EVEN, "HC": "dragon"}))
    units = stands(war({**AREAS, "HB": "p0 3footman"}, order=2, runes=EVEN))
    assert rune > units > even


def test_a_false_rune_counts_nothing() -> None:
    even = stands(war(AREAS, order=2, runes=EVEN))
    assert stands(war(AREAS, order=2, runes={**EVEN, "HC": "false"})) == pytest.approx(even)


def test_what_one_does_not_know_is_likely_a_dragon() -> None:
    t = war(AREAS, order=2, runes=EVEN)
    known = stands(t, 0)
    t.things.face[t.things.in_zone("rune.YA")[0]] = -1
    assert stands(t, 0) > known


def test_a_rune_beside_a_stronger_army_is_half_lost() -> None:
    safe = stands(war({**AREAS, "1C": "p0 1footman"}, order=2, runes={"1C": "dragon"}))
    t = war({**AREAS, "1C": "p0 1footman", "7A": "p1 6berserker"}, order=2, runes={"1C": "dragon"})
    away = war({**AREAS, "1C": "p0 1footman", "5A": "p1 6berserker"}, order=2, runes={"1C": "dragon"})
    assert stands(t) < stands(away) < safe


def test_routed_units_count_less_until_spring() -> None:
    up = stands(war(AREAS, order=2))
    assert stands(war({**AREAS, "HA": "p0 4footman~ fort"}, order=2)) < up


def test_at_the_end_runes_decide() -> None:
    runes = {**EVEN, "HC": "dragon"}
    early = stands(war(AREAS, order=2, runes=runes, year=1))
    late = stands(war(AREAS, order=2, runes=runes, year=6, season=3))
    assert late > early


def test_who_is_out_has_lost() -> None:
    t = war(AREAS, order=2)
    t.state.players[1].out = True
    assert stands(t, 1) == OUT
