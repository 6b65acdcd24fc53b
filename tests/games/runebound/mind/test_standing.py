"""How well a seat stands."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.mind.standing import OUT, evaluate
from tests.games.runebound.positions import journey


def shares(**laurel: object) -> list[float]:
    t = journey(heroes={"laurel": dict(laurel), "corbin": {}})
    return [evaluate(t.state, seat) for seat in (0, 1)]


def test_chances_leave_something_to_the_villain() -> None:
    mine, other = shares()
    assert 0 < mine < 1
    assert 0 < other < 1
    assert mine + other < 1.2


@pytest.mark.parametrize("better", [{"gold": 9}, {"assets": "b08"}, {"lore": 5}, {"learned": "m1"}])
def test_what_makes_readier_counts_for_its_owner_and_against_the_others(better: dict[str, object]) -> None:
    before, after = shares(), shares(**better)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_damage_counts_against_its_owner() -> None:
    assert shares(damage=5)[0] < shares()[0]


def test_who_is_out_has_lost() -> None:
    t = journey(heroes={"laurel": {}, "corbin": {}})
    t.state.players[1].out = True
    assert evaluate(t.state, 1) == OUT


def test_who_can_no_longer_reach_the_villain_in_time_has_little_hope() -> None:
    def chance(at: str) -> float:
        t = journey(heroes={"laurel": {"at": at}}, scenario="dead_king", act=2, space=12, villain="h3.3")
        return evaluate(t.state, 0)

    assert chance("h14.14") < chance("h3.3") / 10


def test_a_game_lost_in_time_is_no_better_than_a_lost_fight() -> None:
    t = journey(heroes={"laurel": {}, "corbin": {}}, scenario="dead_king", act=2, space=12, villain="h3.3")
    assert evaluate(t.state, 0) > OUT
    t.state.step = "time"
    assert evaluate(t.state, 0) == OUT
    assert evaluate(journey(heroes={"laurel": {}}, act=2, villain="h5.6").state, 0) == OUT, "Tamalir fell"
