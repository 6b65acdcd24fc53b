"""When a hero dares to face the villain."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hexameron.games.runebound.mind import daring
from tests.games.runebound.positions import TestJourney, journey

FIRMAMENT, RUINS = "h11.6", "h3.3"


def four(**parts: Any) -> TestJourney:
    heroes: dict[str, dict[str, object]] = {"laurel": {}, "corbin": {}, "mok": {}, "lyssa": {}}
    return journey(heroes=heroes, **{"act": 2, "space": 8, **parts})


def test_the_bar_falls_from_turn_to_turn_and_not_from_round_to_round() -> None:
    bars = [
        daring.bar(four(scenario="dead_king", space=space), seat) for space in (8, 9) for seat in range(4)
    ]
    steps = [round(a - b, 6) for a, b in pairwise(bars)]
    assert len(set(steps)) == 1
    assert steps[0] > 0


def test_the_bar_falls_with_the_number_of_rivals() -> None:
    t = four(space=1)
    before = daring.bar(t, 0)
    t.state.players[1].out = True
    assert daring.bar(t, 0) > before


def test_who_has_a_long_way_must_go_sooner() -> None:
    t = four(scenario="dead_king")
    assert daring.bar(t, 0, 9.0) < daring.bar(t, 0)


def test_a_step_towards_the_villain_does_not_turn_a_hero_round() -> None:
    t = four(scenario="dead_king")
    assert daring.bar(t, 0, 4.0) == daring.bar(t, 0, 1.0) == daring.bar(t, 0)


def test_at_the_end_everybody_dares() -> None:
    t = four(scenario="dead_king", space=12)
    assert daring.bar(t, 3) == 0.0
    assert daring.worth(t, 3) > 0


def test_the_march_of_margath_leaves_more_time() -> None:
    assert daring.rounds_left(four(), 0) > daring.rounds_left(four(scenario="dead_king"), 0)
    near = daring.rounds_left(four(villain="h6.6"), 0)
    assert near < daring.rounds_left(four(villain=FIRMAMENT), 0)


def test_nobody_goes_to_a_villain_who_is_far_off_in_time() -> None:
    t = four(act=1, space=5)
    assert daring.lair(t) == ""
    assert daring.going(t, 0) == 0.0
    assert daring.lair(four(act=1, space=11, scenario="dead_king")) == RUINS


def test_a_hurt_hero_beside_the_villain_rests_before_the_fight() -> None:
    strong = {"at": FIRMAMENT, "assets": "b08 b10 c02", "learned": "m1 m6", "lore": 7, "damage": 8}
    t = journey(heroes={"laurel": strong, "corbin": {}}, act=2, villain=FIRMAMENT)
    assert daring.resting(t, 0, 8.0) > daring.resting(t, 0, 2.0) > 0
    t.me.damage = 0
    assert daring.resting(t, 0, 0.0) == 0.0
