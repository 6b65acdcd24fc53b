"""Cooperative city assaults: who can come to the city, and with what."""

import pytest

from hexameron.games.mageknight.rules import alliance, turn
from hexameron.games.mageknight.state import Modifier
from hexameron.kernel.geometry import Placed
from tests.games.mageknight.fights import attack, deed, serve
from tests.games.mageknight.positions import TestQuest
from tests.games.mageknight.rules.test_alliance import CITY, beat, before, keys, march, sealed
from tests.rules import rule


@rule("MK-COOP-05", "MK-COOP-16")
@pytest.mark.parametrize(
    ("tile", "at", "reach"), [("5", "h-2.2", True), ("5", "h-2.3", True), ("5", "h-2.4", False)]
)
def test_underground_attack_goes_three_spaces(tile: str, at: str, reach: bool) -> None:
    q = before(hands=("underground_travel concentration", "march concentration"))
    q.lay_tile(Placed(f"tile.{tile}", "h-2.3"))
    q.player(0).at = at
    q.state.night = True
    q.turn(0).tokens = [0, 0, 1, 0, 0, 1]
    assert alliance.cities_below(q, 0) == (["white"] if reach else [])
    if reach:
        assert "forfeit" not in keys(q, ["invite:white", "share:1", "yes"], until="pact.march"), "he can come"
    q.state.cities["white"].conquered = True
    q.state.pact = None
    assert alliance.cities_below(q, 0) == []


@rule("MK-COOP-05", "MKS-MEGA-07")
def test_underground_attack_may_come_to_the_second_space_of_a_megapolis() -> None:
    q = before(hands=("underground_travel concentration", "march concentration"))
    q.lay_tile(Placed("tile.5", "h-2.3"))
    q.player(0).at = "h-2.4"
    q.state.night = True
    q.turn(0).tokens = [0, 0, 1, 0, 0, 1]
    assert alliance.cities_below(q, 0) == []
    q.state.cities["white"].second = "h-3.2"
    assert alliance.cities_below(q, 0) == ["white"]


@rule("MKS-FREC-07")
def test_nobody_is_invited_to_a_city_without_defenders() -> None:
    for seats in (1, 2):
        q = before(seats=seats, garrison="")
        assert alliance.proposals(q, 0) == []


@rule("MK-COOP-09")
def test_no_more_are_invited_than_can_get_a_defender() -> None:
    q = before(seats=3, garrison="prowlers prowlers")
    keys(q, ["invite:white", "pick:p1", "yes"], until="pact.march")
    assert q.state.pact is not None
    assert q.state.pact.order == [0, 1], "and there is none left for a third"


@rule("MK-COOP-09", "MK-COOP-10", "MK-COOP-11")
def test_a_proposal_is_told_with_all_its_parts() -> None:
    q = before()
    keys(q, ["invite:white", "share:1", "no"])
    assert q.told("pact.proposed") == [{"seat": "p0", "city": "city.white"}]
    assert [(part["seat"], part["n"]) for part in q.told("pact.part")] == [("p0", 1), ("p1", 2)]
    assert q.told("pact.refused") == [{"seat": "p0"}]
    assert q.cited("pact.proposed") == [("MK-COOP-09",)]
    assert q.cited("pact.part") == [("MK-COOP-09",)] * 2
    assert q.cited("pact.refused") == [("MK-COOP-10",)]
    q = sealed()
    assert q.told("pact.sealed") == [{"seat": "p0", "city": "city.white"}]
    assert q.cited("pact.sealed") == [("MK-COOP-11",)]


@rule("MK-COOP-16")
def test_entering_the_city_costs_two_of_the_points_that_are_kept_for_the_fight() -> None:
    q = sealed()
    q.turn(0).modifiers.append(Modifier(kind="move_as_attack"))
    q.turn(0).move = 5
    q.play(turn.take(q, 0), [f"go:{CITY}"], until="combat.ranged")
    assert q.turn(0).move == 3


@rule("MK-COOP-16")
def test_a_unit_that_gives_no_move_is_no_means_to_enter() -> None:
    q = sealed()
    for card in list(q.hand(0)):
        q.things.move(card, "gone")
    serve(q, 0, "herbalists")
    deed(q, "wound", "hand.0")
    q.turn(0).move = 1
    listed = keys(q, until="pact.march")
    assert any(key.startswith("activate:") for key in listed)
    assert "forfeit" in listed


@rule("MK-COOP-16")
def test_from_afar_other_cards_than_underground_attack_are_no_means_to_enter() -> None:
    q = before(hands=("underground_travel march march", "march concentration"))
    q.lay_tile(Placed("tile.5", "h-2.3"))
    q.player(0).at = "h-2.2"
    q.state.night = True
    q.turn(0).tokens = [0, 0, 1, 0, 0, 1]
    assert "forfeit" not in keys(q, ["invite:white", "share:1", "yes"], until="pact.march")
    q.turn(0).tokens = [0] * 6
    assert "forfeit" in keys(q, until="pact.march")


def in_village(me: int) -> TestQuest:
    """One of two heroes stands in a village beside the second space of the city."""
    q = before(hands=("march rage", "march concentration"))
    q.lay_tile(Placed("tile.4", "h-2.3"))
    village = next(cell for cell, site in q.board.site.items() if site == "village")
    q.state.cities["white"].second = next(
        cell for cell in q.board.neighbours[village] if cell in q.board.terrain and cell not in q.board.site
    )
    q.player(me).at = village
    return q


@rule("MK-COOP-15", "MK-TURN-01")
def test_the_initiator_does_not_plunder_in_his_own_turn() -> None:
    q = in_village(0)
    assert "plunder" not in keys(q, ["invite:white", "share:1", "yes"], until="pact.march")


@rule("MK-COOP-15", "MK-TURN-01")
def test_the_invited_plunders_no_more_when_he_has_played_a_card() -> None:
    q = in_village(1)
    keys(q, ["invite:white", "share:1", "yes"], until="pact.march")
    march(q, 0)
    beat(q, 0, 1, "pact.march")
    assert "plunder" in keys(q, until="pact.march")
    march_card = next(card for card in q.hand(1) if q.name(card) == "march")
    assert "plunder" not in keys(q, [f"play:t{march_card};basic"], until="pact.march")


@rule("MK-COOP-20", "MK-RNG-05")
def test_the_walls_of_the_city_protect_each_part_of_its_garrison() -> None:
    q = sealed()
    march(q, 0)
    attack(q, 20, "ranged")
    assert "aim:f0" not in keys(q, until="combat.ranged")
    attack(q, 20, "siege")
    assert "aim:f0" in keys(q, until="combat.ranged")


@rule("MK-COOP-23")
def test_who_was_not_defeated_is_back_in_the_city_before_the_next_fights() -> None:
    q = sealed()
    march(q, 0)
    beat(q, 0, 0, "pact.march")
    assert [q.things.count(zone) for zone in ("pact.0", "pact.1", "city.white")] == [0, 2, 1]
