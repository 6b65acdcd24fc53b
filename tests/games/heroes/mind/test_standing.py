"""Standing: Power counts, and what will bring Power; only the difference to the others decides."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.mind import standing
from hexameron.games.heroes.mind.standing import evaluate
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.heroes.mind.test_prior import WEEKS
from tests.games.heroes.positions import TestConquest, conquest


def table(seats: int = 2, weeks: str = WEEKS) -> TestConquest:
    """Two heroes far from each other."""
    t = conquest(seats=seats, weeks=weeks)
    t.add_hero("anton", army="0/3 0/3")
    t.add_hero("vorlag", army="0/3 0/3")
    return t


@pytest.fixture
def sight_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies ahead counts only for the seat that looks, so shares add up only without it."""
    monkeypatch.setattr(standing, "HOPES", 0.0)


@pytest.mark.usefixtures("sight_of_nothing")
def test_it_lies_between_lost_and_won_and_the_shares_of_two_add_up() -> None:
    t = table()
    for power in range(12):
        t.player(0).power = power
        mine, theirs = evaluate(t.state, 0), evaluate(t.state, 1)
        assert 0 < mine < 1
        assert mine + theirs == pytest.approx(1)


def test_goals_in_sight_count_for_the_seat_that_looks() -> None:
    t = table()
    mine, theirs = (log(share / (1 - share)) for share in (evaluate(t.state, 0), evaluate(t.state, 1)))
    ahead = [standing.hopes(Conquest.reading(t.state), seat) for seat in (0, 1)]
    assert min(ahead) > 0
    assert mine + theirs == pytest.approx(standing.HOPES * sum(ahead))


def test_every_power_point_counts_and_the_last_one_wins() -> None:
    t = table()
    values = []
    for power in range(12):
        t.player(0).power = power
        values.append(evaluate(t.state, 0))
    assert values == sorted(set(values))
    t.player(0).power = 12
    assert (evaluate(t.state, 0), evaluate(t.state, 1)) == (1.0, 0.0)


def test_power_counts_more_when_time_runs_out() -> None:
    early, late = table(), table(weeks="")
    for t in (early, late):
        t.player(0).power = 3
    assert evaluate(late.state, 0) > evaluate(early.state, 0)


def test_what_brings_power_later_counts_early() -> None:
    plain = evaluate(table().state, 0)
    rich, strong, built, lord = table(), table(), table(), table()
    rich.player(0).gold = 6
    strong.arm(next(iter(strong.state.heroes.values())), "0/3 0/3 0/2")
    built.build(0, "income")
    lord.state.owners["h2.4"] = 0
    for t in (rich, strong, built, lord):
        assert evaluate(t.state, 0) > plain


def test_cards_count_and_hidden_ones_as_average() -> None:
    plain = evaluate(table().state, 0)
    t = conquest(weeks=WEEKS)
    t.add_hero("anton", skills="logistics", scrolls="magic_missile")
    t.add_hero("vorlag")
    assert evaluate(t.state, 0) > plain
    hidden = t.state.things.view(1)
    assert hidden.face[t.find("magic_missile")] == -1
    t.state.things.face[t.find("magic_missile")] = -1
    assert evaluate(t.state, 0) > plain


@pytest.mark.usefixtures("sight_of_nothing")
def test_of_three_equal_players_each_has_a_third() -> None:
    t = conquest(seats=3, weeks=WEEKS)
    assert evaluate(t.state, 0) == pytest.approx(1 / 3)
    for name in ("anton", "vorlag", "hayato"):
        t.add_hero(name)
    assert sum(evaluate(t.state, seat) for seat in range(3)) == pytest.approx(1)


def test_it_reads_only_what_the_seat_may_see() -> None:
    match = Match(GAME, Setup("conquest", 2, variants={"length": "short"}), Fairness.from_seed(4))
    random = Random(4)
    while match.result is None and match.state.round < 3:
        seat = min(match.pending)
        match.choose(seat, random.choice(match.options(seat)))
    for seat in (0, 1):
        seen = evaluate(match.view(seat), seat)
        for key in (b"a" * 32, b"b" * 32):
            assert evaluate(match.determinize(seat, key).view(seat), seat) == seen
