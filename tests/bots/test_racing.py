"""Races: compared world by world, with instinct's word where results scatter."""

from __future__ import annotations

from random import Random

from hexameron.bots.racing import LOOK_EVERY, Race, Runner
from hexameron.kernel.asking import Pick


def race(*weights: float, widest: int = 24) -> Race:
    """Runners ``t0``, ``t1`` and so on; instinct leans to those that weigh more."""
    best = max(weights)
    runners = [Runner(Pick(f"t{i}"), weight, weight - best) for i, weight in enumerate(weights)]
    return Race(runners, widest)


def names(runners: list[Runner]) -> list[str]:
    return [runner.option.at()[0] for runner in runners]


def best(one: Race) -> str:
    return names([one.standings()[0].runner])[0]


def test_only_the_likeliest_start() -> None:
    one = race(0.1, 0.5, 0.4, widest=2)
    assert names(one.left) == ["t1", "t2"]
    assert names(one.out) == ["t0"]


def test_before_any_world_instinct_decides() -> None:
    assert best(race(0.2, 0.5, 0.3)) == "t1"


def test_luck_that_all_share_does_not_hide_a_small_lead() -> None:
    one, luck = race(0.5, 0.5), Random(1)
    for _ in range(10 * LOOK_EVERY):
        shared = luck.random()
        one.note([shared * 0.9, shared * 0.9 + 0.02])
    one.look(0.1)
    assert one.decided
    assert best(one) == "t1"


def test_a_race_of_equals_is_over_before_its_time() -> None:
    one, luck = race(0.5, 0.5, 0.5), Random(3)
    for _ in range(25 * LOOK_EVERY):
        one.note([0.5 + luck.random() / 10] * 3)
        one.look(0.1)
    assert one.decided
    assert len(one.left) == 3


def test_a_lead_counts_however_close_all_results_lie() -> None:
    one, luck = race(0.5, 0.5), Random(3)
    for _ in range(25 * LOOK_EVERY):
        shared = 0.5 + luck.random() / 10
        lead = {"t0": 0.0, "t1": 0.004 * luck.random()}
        one.note([shared + lead[name] for name in names(one.left)])
        one.look(0.1)
        if one.decided:
            break
    assert names(one.left) == ["t1"]


def test_a_race_goes_on_while_a_small_lead_may_be_there() -> None:
    one, luck = race(0.5, 0.5), Random(4)
    for _ in range(2 * LOOK_EVERY):
        one.note([luck.random(), luck.random()])
        one.look(0.1)
    assert not one.decided


def test_nobody_drops_out_while_there_is_doubt() -> None:
    one, luck = race(0.25, 0.25, 0.25, 0.25), Random(2)
    for _ in range(LOOK_EVERY):
        one.note([luck.random() for _ in one.left])
        one.look(0.1)
    assert len(one.left) == 4


def test_nobody_drops_out_after_too_few_worlds() -> None:
    one = race(0.5, 0.5)
    one.note([0.1, 0.9])
    one.look(0.1)
    assert len(one.left) == 2


def test_the_worse_half_drops_out_as_the_budget_shrinks() -> None:
    one, luck = race(*[0.125] * 8), Random(3)
    left = []
    for tenth in range(1, 11):
        one.note([luck.random() for _ in one.left])
        one.look(tenth / 10)
        left.append(len(one.left))
    assert left[2] == 8
    assert left[3] == 4
    assert left[6] <= 2
    assert left[9] == 1
    assert sorted(names(one.left + one.out)) == [f"t{i}" for i in range(8)]


def test_instinct_outweighs_a_few_wild_results_and_yields_to_steady_ones() -> None:
    wild, steady, luck = race(0.9, 0.1), race(0.9, 0.1), Random(4)
    for _ in range(3):
        shared = luck.random()
        steady.note([shared, shared + 0.05])
    for mine, theirs in ((0.9, 0.1), (0.1, 0.9), (0.4, 0.55)):
        wild.note([mine, theirs])
    assert best(wild) == "t0"
    for _ in range(LOOK_EVERY):
        shared = luck.random()
        steady.note([shared, shared + 0.05])
    assert best(steady) == "t1"
