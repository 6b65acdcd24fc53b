"""The hero auction."""

from __future__ import annotations

from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.rules import auction, levels, tactics
from hexameron.games.mageknight.setup import begin
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup
from tests.games.mageknight.positions import TestQuest, quest
from tests.rules import rule


def auctioned(seed: int, answers: list[str], seats: int = 3) -> tuple[TestQuest, list[int]]:
    """An auction, and the random order of picking."""
    q = TestQuest(
        begin(Setup(scenario="full_conquest", seats=seats, variants={"hero_auction": True})),
        Dice(b"a%d" % seed),
    )
    q.recording = True
    order = list(
        Dice(b"a%d" % seed).permutation(
            begin(Setup(scenario="full_conquest", seats=seats)).chance, "order of picking", seats
        )
    )
    q.play(auction.heroes(q), answers)
    return q, order


@rule("MKS-AUC-01")
def test_heroes_are_picked_in_random_order() -> None:
    found = set()
    for seed in range(8):
        q, order = auctioned(
            seed, ["choose:tovak", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"]
        )
        assert q.state.picked == order
        found.add(tuple(order))
    assert len(found) > 2


@rule("MKS-AUC-02")
def test_if_nobody_objects_the_hero_costs_nothing() -> None:
    q, order = auctioned(0, ["choose:tovak", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"])
    assert [q.player(seat).hero for seat in order] == ["tovak", "goldyx", "arythea"]
    assert [player.fame for player in q.state.players] == [0, 0, 0]


@rule("MKS-AUC-03", "MKS-AUC-04", "MKS-AUC-06", "MKS-AUC-07", "MKS-AUC-08")
def test_the_highest_bidder_takes_the_hero_and_the_picker_picks_again() -> None:
    answers = ["choose:tovak", "bid:2", "bid:5", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"]
    q, (first, second, third) = auctioned(0, answers)
    assert (q.player(third).hero, q.player(third).fame) == ("tovak", -5)
    assert (q.player(first).hero, q.player(first).fame) == ("goldyx", 0)
    assert (q.player(second).hero, q.player(second).fame) == ("arythea", 0)
    assert q.state.picked == [third, first, second]


@rule("MKS-AUC-04", "MKS-AUC-05")
def test_what_may_be_bid() -> None:
    assert [bid.key() for bid in auction._bids(2, False)][:3] == ["pass", "bid:3", "bid:4"]
    assert [bid.key() for bid in auction._bids(2, True)][:3] == ["pass", "match", "bid:3"]


@rule("MKS-AUC-05")
def test_nobody_matches_a_bid_twice() -> None:
    setup = Setup(scenario="full_conquest", seats=2, variants={"hero_auction": True})
    q = TestQuest(begin(setup), Dice(b"a"))
    played = q.play(auction.heroes(q), ["choose:tovak", "bid:2", "match"], until="hero.bid")
    assert played.asked[1].keys[:2] == ("pass", "bid:1")
    assert played.asked[2].keys[:2] == ("pass", "match")
    assert played.asked[3].keys[:2] == ("pass", "bid:3")


@rule("MKS-AUC-05", "MKS-AUC-06")
def test_who_bid_before_may_match_and_then_holds_the_bid() -> None:
    answers = [
        "choose:tovak",
        "bid:2",
        "pass",
        "match",
        "pass",
        "pass",
        "choose:goldyx",
        "pass",
        "choose:arythea",
    ]
    q, (first, second, _) = auctioned(0, answers)
    assert (q.player(first).hero, q.player(first).fame) == ("tovak", -2)
    assert q.player(second).fame == 0


@rule("MKS-AUC-09", "MKS-AUC-10")
def test_negative_fame_is_level_one_and_coming_to_nought_is_no_level() -> None:
    q = quest(seats=2)
    q.player(0).fame = -2
    assert tracks.level_at(-2) == 1
    q.gain_fame(0, 2)
    q.play(levels.level_up(q, 0))
    assert q.player(0).level == 1
    q.gain_fame(0, 2)
    q.play(levels.level_up(q, 0))
    assert q.player(0).level == 1


@rule("MKS-AUC-11")
def test_first_tactics_are_chosen_in_reverse_whatever_the_fame() -> None:
    answers = ["choose:tovak", "bid:2", "bid:5", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"]
    q, (first, second, third) = auctioned(0, answers)
    assert tactics.choosers(q) == [second, first, third]
