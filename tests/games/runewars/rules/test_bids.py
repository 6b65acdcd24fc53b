"""Influence bids (BID)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def bid(card: str, season: int, **parts: object) -> TestWar:
    return war(HOME, season=season, phase="draw", season_cards=[card], **parts).go()  # type: ignore[arg-type]


@rule("RW-BID-01", "RW-BID-02", "RW-BID-03", "RW-BID-04", "RW-BID-05")
def test_bids_are_sealed_revealed_together_and_all_lost() -> None:
    t = bid("fa3", 2, influence=(3, 2, 0))
    assert [event.args["n"] for event in t.told("bid.declares")] == [3, 2]
    assert t.offers() == ["bid:0", "bid:1", "bid:2", "bid:3"]
    t.go("bid:3")
    assert t.told("bid.reveals") == []
    t.go("bid:2")
    assert (t.player(0).influence, t.player(1).influence) == (0, 0)
    assert (t.things.count("tactics.new.0"), t.things.count("tactics.new.1")) == (3, 1)


@rule("RW-BID-04")
def test_the_lowest_bidder_is_never_the_winner() -> None:
    t = bid("su6", 1, dials=(4, 4, 4)).go("bid:2", "bid:1")
    assert (t.player(0).dials, t.player(1).dials) == ([4, 4, 4], [3, 3, 3])
    assert t.things.count("tactics.new.0") == 1


@rule("RW-BID-06")
def test_the_primarch_decides_ties() -> None:
    t = bid("fa3", 2, titles={"primarch": (1, 1)}, influence=(3, 2, 0)).go("bid:1", "bid:1")
    assert (t.prompt, t.seat, t.offers()) == ("bid.tie", 1, ["pick:p0", "pick:p1"])
    t.go("pick:p0")
    assert t.things.count("tactics.new.0") == 3


@rule("RW-BID-07", "RW-BID-10")
def test_else_the_tied_player_with_most_left_decides_even_of_zeros() -> None:
    t = bid("fa3", 2, influence=(1, 3, 0)).go("bid:0", "bid:0")
    assert (t.prompt, t.seat) == ("bid.tie", 1)


@rule("RW-BID-08")
def test_else_starting_influence_decides() -> None:
    t = bid("fa3", 2, influence=(3, 3, 0)).go("bid:2", "bid:2")
    assert (t.prompt, t.seat) == ("bid.tie", 0)
