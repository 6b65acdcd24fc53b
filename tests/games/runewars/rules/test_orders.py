"""Order cards: secret choice, play order, bonus (ORDER, TERM)."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.rules.orders import is_supreme
from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def choose(*orders: int, **parts: object) -> TestWar:
    t = war(HOME, phase="orders", **parts)  # type: ignore[arg-type]
    return t.go(*[f"order:{number}" for number in orders])


@rule("RW-ORDER-01", "RW-ORDER-02", "RW-ORDER-03", "RW-ORDER-04")
def test_all_choose_an_order_that_they_have_not_used() -> None:
    t = choose(used=[2, 5])
    assert t.offers() == [f"order:{n}" for n in (1, 3, 4, 6, 7, 8)]
    t.go("order:3")
    assert t.told("order.revealed") == [], "nothing is shown before all have chosen"
    t.go("order:4")
    assert [event.args["order"] for event in t.told("order.revealed")] == ["order.conquer", "order.harvest"]
    assert t.player(0).used == [2, 5, 3]


@rule("RW-ORDER-06", "RW-TERM-18")
def test_the_lowest_number_acts_first() -> None:
    assert choose(5, 3).seat == 1
    assert choose(3, 5).seat == 0


@rule("RW-ORDER-07", "RW-ORDER-08")
@pytest.mark.parametrize(("influence", "first"), [((2, 5), 1), ((5, 2), 0), ((4, 4), 0)])
def test_ties_go_by_influence_then_by_starting_influence(influence: tuple[int, int], first: int) -> None:
    t = choose(5, 5, influence=(*influence, 0))
    assert t.seat == first


@rule("RW-ORDER-11", "RW-ORDER-12", "RW-ORDER-13")
@pytest.mark.parametrize(
    ("number", "used", "bonus"),
    [(1, [], True), (5, [3, 4], True), (3, [5], False), (8, [], False), (7, [8], False), (7, [6], True)],
)
def test_the_highest_card_of_the_year_has_its_bonus(number: int, used: list[int], bonus: bool) -> None:
    t = war(HOME, order=number, used=used)
    assert is_supreme(t) is bonus


@rule("RW-ORDER-11")
def test_a_card_taken_back_does_not_count() -> None:
    t = war(HOME, order=4, used=[6], tactics={0: "t19"}).go()
    assert not is_supreme(t)
    t.go("play:{tactic.t19}")
    assert is_supreme(t)
    assert t.player(0).used == [4]


@rule("RW-ORDER-10", "RW-ORDER-11")
def test_the_primary_ability_comes_first_and_the_bonus_may_be_left() -> None:
    t = war(HOME, order=5, dials=(3, 3, 3)).go("dial:food")
    assert (t.prompt, set(t.offers())) == ("recruit.dial", {"dial:wood", "dial:ore", "done"})
    assert "p0 5footman" in t.units("HA")


@rule("RW-TERM-19")
def test_cards_may_be_played_before_and_after_the_order() -> None:
    t = war(HOME, order=4, tactics={0: "t22"}).go()
    assert (t.prompt, t.offers()) == ("turn.resolve", ["carry_out", "play:" + t.id("tactic.t22")])
    t.play_on("carry_out")
    while t.prompt != "turn.close":
        t.go("done")
    assert "play:" + t.id("tactic.t22") in t.offers()


@rule("RW-TERM-17", "RW-TERM-18")
def test_each_player_has_one_turn_in_a_season() -> None:
    t = choose(4, 7)
    while t.state.step == "turns" and t.pending is not None and t.state.order is not None:
        keys = t.offers()
        t.go("carry_out" if "carry_out" in keys else "done" if "done" in keys else keys[0])
    assert [event.args["seat"] for event in t.told("turn.begins")] == ["p0", "p1"]
    assert (t.player(0).last, t.player(1).last) == (4, 7)
