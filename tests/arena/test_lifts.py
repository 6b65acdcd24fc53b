"""What a thing does for its owner is told apart from being ahead, and from chance."""

from __future__ import annotations

from random import Random

import pytest

from hexameron.arena.lifts import Lift, Owner, lifts


def by_name(players: list[Owner]) -> dict[str, Lift]:
    return {one.name: one for one in lifts(players)}


def crowd(won: int, of: int, *cards: str, side: str = "red") -> list[Owner]:
    """So many players with the same things, of whom so many won."""
    return [Owner(n < won, {"side": (side,), "card": cards}) for n in range(of)]


def led(won: int, of: int, leader: str, *cards: str) -> list[Owner]:
    return [Owner(n < won, {"side": ("red",), "leader": (leader,), "card": cards}) for n in range(of)]


def test_what_everybody_has_one_of_gets_its_win_rate_alone() -> None:
    found = by_name([*crowd(30, 100), *crowd(20, 100, side="blue")])
    assert (found["red"].wins.won, found["red"].wins.of, found["red"].wins.rate) == (30, 100, 0.3)
    assert not found["red"].known
    assert [one.name for one in lifts([*crowd(1, 9, side="a"), *crowd(8, 9, side="b")])] == ["b", "a"]


def test_owners_are_compared_with_players_who_have_equally_many() -> None:
    """Players with two cards win more often; the cards are alike, so none of them lifts anything."""
    players = [
        *crowd(60, 100, "x", "y"), *crowd(60, 100, "v", "w"), *crowd(20, 100, "x"), *crowd(20, 100, "v"),
    ]  # fmt: skip
    found = by_name(players)
    assert found["x"].wins.rate == pytest.approx(0.4)
    assert found["y"].wins.rate == pytest.approx(0.6)
    assert found["x"].lift == pytest.approx(0.0)
    assert found["y"].lift == pytest.approx(0.0)


def test_owners_are_compared_with_players_who_began_alike() -> None:
    players = [*crowd(50, 100, "x"), *crowd(40, 100, "y"), *crowd(10, 100, "y", side="blue")]
    assert by_name(players)["x"].lift == pytest.approx(0.1)


def test_the_leader_one_began_with_counts_as_well() -> None:
    """A card that only the better leader keeps is not better for it."""
    players = [*led(50, 100, "old", "x"), *led(25, 50, "old", "y"), *led(20, 100, "new", "y")]
    found = by_name(players)
    assert found["x"].lift == pytest.approx(0.0)
    assert found["old"].lift == pytest.approx(0.3)


def test_the_same_card_twice_counts_once() -> None:
    players = [*crowd(50, 100, "x", "x"), *crowd(30, 100, "y")]
    assert by_name(players)["x"].lift == pytest.approx(0.2)


def test_an_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    random = Random(1)
    held = 0
    for _ in range(200):
        players = [
            Owner(random.random() < (0.35 if card == "x" else 0.25), {"side": ("red",), "card": (card,)})
            for card in random.choices("xyz", k=300)
        ]
        one = by_name(players)["x"]
        held += one.low <= 0.1 <= one.high
    assert 182 <= held <= 198


def test_nothing_is_known_of_what_all_who_began_alike_have() -> None:
    found = by_name([*crowd(3, 4, "x"), *crowd(0, 4, "y", side="blue")])["x"]
    assert (found.known, found.low, found.high, found.settled) == (False, -1.0, 1.0, 0.0)


def test_rare_numbers_of_things_are_taken_as_one_with_smaller_ones() -> None:
    players = [*crowd(20, 100, "x"), *crowd(20, 100, "y"), *crowd(8, 8, "x", "y", "z")]
    assert by_name(players)["z"].lift == pytest.approx(0.8)


def test_a_rare_thing_that_stands_out_is_settled_more_than_a_frequent_one() -> None:
    players = [*crowd(300, 600, "x"), *crowd(5, 10, "y"), *crowd(150, 600, "z"), *crowd(150, 600, "w")]
    found = by_name(players)
    x, y = found["x"], found["y"]
    assert 0 < x.lift - x.settled < 0.02
    assert 0 < y.settled < 0.7 * y.lift


def test_differences_that_chance_explains_are_settled_at_nothing() -> None:
    assert by_name([*crowd(5, 20, "x"), *crowd(6, 20, "y"), *crowd(5, 20, "z")])["y"].settled == 0.0
