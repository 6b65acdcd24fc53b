"""Movement under the effect of cards: changed costs, direct moves, safe spaces."""

import pytest

from hexameron.games.mageknight.rules import end_of_turn, movement, turn
from hexameron.games.mageknight.state import City
from tests.games.mageknight.cards import play, ways
from tests.games.mageknight.positions import TestQuest, conquer, put, quest
from tests.rules import rule

NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""Forest and glade h-3.1, village h-3.2, orcs h-4.1, lake h-4.2; hills h-2.3; orcs h-3.3."""


def cost_of(q: TestQuest, terrain: str) -> int:
    return movement.cost(q, 0, next(cell for cell, kind in q.board.terrain.items() if kind == terrain))


@rule("MK-MOVE-18")
def test_strength_is_chosen_and_paid_when_the_card_is_played() -> None:
    q = quest(hand="march stamina", tokens="g")
    play(q, "march", "basic")
    play(q, "stamina", "basic")
    assert q.turn(0).move == 4
    assert ways(q, "march") == []
    played = q.play(turn.take(q, 0), [], until="turn.move")
    assert not any(key.startswith("play:") for key in played.asked[-1].keys)


@pytest.mark.parametrize("order", [("path_finding", "song_of_wind"), ("song_of_wind", "path_finding")])
@rule("MK-MOVE-19")
def test_several_reductions_apply_in_the_best_order(order: tuple[str, str]) -> None:
    """Path Finding stops at 2, Song of Wind goes on from there: desert 5 - 1 - 1, plains 2 - 1."""
    q = quest(hand=" ".join(order), tiles={"h-3.1": "4"})
    for card in order:
        play(q, card, "basic")
    assert (cost_of(q, "desert"), cost_of(q, "plains")) == (3, 1)
    assert cost_of(q, "hills") == 2


@pytest.mark.parametrize("order", [("path_finding", "song_of_wind"), ("song_of_wind", "path_finding")])
@rule("MK-MOVE-19", "MK-MOVE-20")
def test_a_cost_that_was_set_can_be_lowered_further(order: tuple[str, str]) -> None:
    q = quest(hand=" ".join(order), tokens="gw", tiles={"h-3.1": "4"})
    for card in order:
        play(q, card, "strong")
    assert (cost_of(q, "desert"), cost_of(q, "plains"), cost_of(q, "hills")) == (0, 0, 2)


@pytest.mark.parametrize("order", [("frost_bridge", "path_finding"), ("path_finding", "frost_bridge")])
@rule("MK-MOVE-19")
def test_of_two_set_costs_the_lower_one_counts(order: tuple[str, str]) -> None:
    q = quest(hand=" ".join(order), tokens="gb", tiles={"h-3.1": "7"})
    for card in order:
        play(q, card, "strong")
    assert (cost_of(q, "swamp"), cost_of(q, "lake"), cost_of(q, "forest")) == (1, 1, 2)


@rule("MK-MOVE-20")
def test_a_space_that_costs_nothing_is_entered_for_nothing() -> None:
    q = quest(hand="song_of_wind", tokens="w")
    play(q, "song_of_wind", "strong")
    q.turn(0).move = 0
    q.play(turn.take(q, 0), ["go:h-1.0"], until="turn.move")
    assert q.player(0).at == "h-1.0"
    assert q.turn(0).move == 0


@rule("MK-MOVE-21")
def test_no_cost_falls_below_nothing() -> None:
    q = quest(hand="song_of_wind maximal_effect", tokens="r")
    play(q, "maximal_effect", "strong")
    assert cost_of(q, "plains") == 0
    q.turn(0).move = 1
    q.play(turn.take(q, 0), ["go:h-1.0"], until="turn.move")
    assert q.turn(0).move == 1


@rule("MK-MOVE-22", "MK-MOVE-23")
def test_inaccessible_spaces_open_for_a_cost_but_are_not_safe() -> None:
    q = quest(hand="frost_bridge", tokens="b", tiles=NORTH, at="h-3.1", deck="")
    play(q, "frost_bridge", "strong")
    q.play(turn.take(q, 0), ["go:h-4.2"], until="turn.move")
    assert q.player(0).at == "h-4.2"
    assert q.turn(0).move == 3
    q.turn(0).step = "end.withdraw"
    q.play(end_of_turn.end(q, 0), until="end.glade")
    assert q.player(0).at == "h-3.1", "from a lake one has to withdraw"
    assert q.names("hand.0") == ["wound"]


@rule("MK-MOVE-24")
def test_a_direct_move_costs_only_what_its_card_says() -> None:
    q = quest(hand="underground_travel", tokens="g", tiles=NORTH, move=1)
    play(q, "underground_travel", "basic", "go:h-2.2")
    assert q.turn(0).move == 1
    q = quest(hand="wings_of_wind", tokens="w", tiles=NORTH, move=4)
    play(q, "wings_of_wind", "basic", "go:h-1.2")
    assert q.turn(0).move == 2, "two spaces, whatever hills cost"


@rule("MK-MOVE-25")
def test_a_direct_move_passes_what_cannot_be_entered() -> None:
    q = quest(tiles={"h-3.1": "10"}, at="h-2.1")
    assert q.board.terrain["h-3.1"] == "mountain"
    reach = movement.jumps(q, 0, 2)
    assert "h-3.0" in reach, "across the mountain"
    q = quest(tiles=NORTH, at="h-3.2", on={"h-3.3": "prowlers"})
    assert movement.jumps(q, 0, 2)["h-3.4"] == 2, "past the orcs"
    q = quest(tiles={"h-3.1": "3"}, at="h-4.1", on={"h-4.2": "swordsmen"})
    assert "h-4.2" in movement.jumps(q, 0, 2)


@rule("MK-MOVE-25")
def test_a_direct_move_provokes_nobody() -> None:
    q = quest(hand="wings_of_wind", tokens="w", tiles=NORTH, at="h-3.2", on={"h-3.3": "prowlers"}, move=2)
    play(q, "wings_of_wind", "basic", "go:h-2.3")
    assert q.turn(0).combat is None
    assert q.turn(0).step == "move"


@pytest.mark.parametrize("card", ["underground_travel", "wings_of_wind"])
@rule("MK-MOVE-26")
def test_some_direct_moves_must_end_on_a_safe_space(card: str) -> None:
    q = quest(hand=card, tokens="gw", tiles=NORTH, move=3, on={"h-3.3": "prowlers"}, at="h-2.2")
    played = play(q, card, "basic", "go:h-2.3")
    cells = [key.removeprefix("go:") for key in played.asked[-1].keys]
    q.player(0).at = "h-2.2"
    assert all(movement.safe(q, 0, cell) for cell in cells)
    assert "h-3.3" not in cells


@pytest.mark.parametrize(
    ("cell", "safe"),
    [
        ("h-3.2", True),
        ("h-4.2", False),
        ("h-4.1", False),
        ("h-1.0", False),
        ("h0.0", True),
    ],
)
@rule("MK-MOVE-27")
def test_what_a_safe_space_is(cell: str, safe: bool) -> None:
    """A village is safe, a lake, the space of an enemy or of another hero are not; the Portal is for all."""
    q = quest(seats=3, tiles=NORTH, on={"h-4.1": "prowlers"}, at="h-2.1", places=["h-1.0", "h0.0"])
    assert movement.safe(q, 0, cell) == safe


@rule("MK-MOVE-27")
def test_fortified_sites_are_safe_for_their_conquerors() -> None:
    q = quest(seats=2, tiles={"h-3.1": "3"}, on={"h-4.2": "swordsmen"}, places=["h-1.0"])
    assert not movement.safe(q, 0, "h-4.2")
    conquer(q, "h-4.2", 1)
    assert not movement.safe(q, 0, "h-4.2"), "an opponent's Keep"
    assert movement.safe(q, 1, "h-4.2")
    conquer(q, "h-4.2", 0)
    assert movement.safe(q, 0, "h-4.2")


@rule("MK-MOVE-27", "MK-MOVE-22")
def test_what_opens_a_space_does_not_make_it_safe_unless_it_says_so() -> None:
    q = quest(hand="mist_form", tokens="b", tiles=NORTH)
    play(q, "mist_form", "basic")
    assert not movement.safe(q, 0, "h-4.2")
    q = quest(hand="mountain_lore", tokens="g", tiles={"h-3.1": "10"})
    assert not movement.safe(q, 0, "h-3.1")
    play(q, "mountain_lore", "strong")
    assert movement.safe(q, 0, "h-3.1")


@rule("MKS-FREC-07", "MKS-HOLD-07")
@pytest.mark.parametrize(
    ("name", "open_"), [("first_reconnaissance", False), ("conquer_and_hold", False), ("full_conquest", True)]
)
def test_nobody_attacks_a_city_from_below_where_cities_stay_closed(name: str, open_: bool) -> None:
    q = quest(seats=2, scenario=name, tiles={"h-3.1": "core_7"}, at="h-2.1", places=["h0.0"])
    q.state.cities["white"] = City(cell="h-3.1", level=1)
    put(q, "gunners", "city.white")
    assert movement.can_storm(q, 0, "h-3.1") is open_
