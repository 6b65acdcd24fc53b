"""Conquer and Hold."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.board import lattice
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.rules import (
    combat,
    duel,
    end_of_turn,
    exploring,
    interaction,
    movement,
    offers,
    scenario,
    sites,
    strikes,
    turn,
)
from hexameron.games.mageknight.state import City
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import FACES, TestQuest, conquer, next_enemies, quest
from tests.games.mageknight.quests import begun, in_game, laid, site
from tests.rules import rule


def hold(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {
        "seats": 2,
        "scenario": "conquer_and_hold",
        "tiles": {"h-3.1": "9", "h-2.3": "3"},
        "places": ["h0.1"],
    }
    return quest(**defaults | given)


@rule("MKS-HOLD-01", "MKS-HOLD-02", "MKS-HOLD-32")
@pytest.mark.parametrize(("seats", "limit"), [(2, 6), (3, 4), (4, 4)])
def test_rounds_of_conquer_and_hold(seats: int, limit: int) -> None:
    assert seats in SCENARIO["conquer_and_hold"].seats
    assert scenario.rounds(hold(seats=seats)) == limit


@rule("MKS-HOLD-03", "MKS-HOLD-04", "MKS-HOLD-05", "MKS-HOLD-06", "MKS-HOLD-33")
def test_the_map_of_conquer_and_hold_is_fixed() -> None:
    q = begun("conquer_and_hold", 2)
    assert laid(q)[0] == "start_b"
    assert [lattice(one.at) for one in q.state.tiles[1:]] == [(0, 1), (1, 0), (1, -1)]
    waiting = {
        zone.removeprefix("tiles.at."): names
        for zone in q.things.order
        if zone.startswith("tiles.at.") and (names := q.names(zone))
    }
    places = {lattice(spot): names[0] for spot, names in waiting.items()}
    rural, core = {(1, 1), (2, -1)}, {(2, 1), (2, 0), (3, 0), (3, -1)}
    assert set(places) == rural | core
    assert {places[place] for place in core} == {"core_2", "core_3", "core_4", "core_7"}
    assert {places[place] for place in rural} | set(laid(q)[1:]) == {"3", "4", "9", "10", "11"}
    for zone in waiting:
        assert not any(q.things.seen[tile] for tile in q.things.in_zone(f"tiles.at.{zone}"))


@rule("MKS-HOLD-33")
def test_the_tile_that_waits_is_turned_up() -> None:
    q = begun("conquer_and_hold", 2)
    q.player(0).at = next(c for c in q.board.laid.cells_of(2) if exploring.frontier(q, c))
    q.turn(0).move = 2
    spots = [option.cell for option in exploring.options(q, 0)]
    assert spots
    for spot in spots:
        assert q.things.count(f"tiles.at.{spot}") == 1
    (name,) = q.names(f"tiles.at.{spots[0]}")
    q.play(exploring.explore(q, 0, exploring.options(q, 0)[0]))
    assert laid(q)[-1] == name
    assert spots[0] not in [option.cell for option in exploring.options(q, 0)]


@rule("MKS-HOLD-31")
def test_all_tiles_may_lie_open() -> None:
    q = begun("conquer_and_hold", 2, {"open_map": True})
    assert len(q.state.tiles) == 10
    kinds = [found for found in q.board.site.values() if found in {"keep", "mage_tower"}]
    assert (kinds.count("keep"), kinds.count("mage_tower")) == (5, 5)
    assert in_game(q) == sorted(laid(q)[1:])


@rule("MKS-HOLD-07")
def test_its_city_is_closed() -> None:
    q = hold(tiles={"h-3.1": "core_7"}, move=9)
    q.state.cities["white"] = City(cell="h-3.1", level=1)
    q.player(0).at = next(c for c in q.board.neighbours["h-3.1"] if q.board.terrain[c] == "plains")
    assert "h-3.1" not in [go.cell for go in movement.options(q, 0)]


@rule("MKS-HOLD-07", "MKS-FREC-07")
@pytest.mark.parametrize(
    ("name", "guarded"),
    [("conquer_and_hold", False), ("first_reconnaissance", False), ("full_conquest", True)],
)
def test_a_closed_city_takes_no_enemies_from_the_piles(name: str, *, guarded: bool) -> None:
    q = quest(seats=2, scenario=name, tiles={"h-3.1": "core_7"})
    q.play(sites.reveal_city(q, "h-3.1", "white"))
    assert bool(q.things.in_zone("city.white")) == guarded


@rule("MKS-HOLD-08")
def test_there_are_no_units_of_level_four() -> None:
    q = begun("conquer_and_hold", 2)
    assert {catalogue.unit(q.things.face[card]).level for card in q.things.in_zone("unit.elite")} == {3}


@rule("MKS-HOLD-09", "MKS-HOLD-10")
@pytest.mark.parametrize(
    ("seats", "round_", "elite"), [(2, 3, False), (2, 4, True), (4, 2, False), (4, 3, True), (3, 3, True)]
)
def test_elite_units_come_in_the_second_half(seats: int, round_: int, elite: bool) -> None:
    q = begun("conquer_and_hold", seats)
    q.state.round, q.state.core_seen = round_, not elite
    offers.clear_units(q)
    q.play(offers.deal_units(q))
    units = [c for c in q.things.in_zone("unit.offer") if q.things.face[c] >= catalogue.UNIT_FACE]
    assert [catalogue.unit(q.things.face[c]).elite for c in units][:3] == (
        [True, False, True] if elite else [False] * 3
    )


@rule("MKS-HOLD-11", "MKS-HOLD-12")
@pytest.mark.parametrize(("kind", "wanted"), [("keep", ["V", "K"]), ("mage_tower", ["M", "T"])])
def test_who_serves_in_keeps_and_towers(kind: str, wanted: list[str]) -> None:
    q = hold(
        offer=" ".join(name for name, face in FACES["unit"].items() if not catalogue.unit(face).expansion),
        influence=99,
    )
    q.player(0).at = site(q, kind)
    conquer(q, q.player(0).at)
    keys = [option.key() for option in interaction.purchases(q, 0)]
    for card in q.things.in_zone("unit.offer"):
        serves = any(letter in catalogue.unit(q.things.face[card]).sites for letter in wanted)
        assert (f"recruit:t{card}" in keys) is serves
    q.state.scenario = "full_conquest"
    assert len(interaction.purchases(q, 0)) < len(keys)


@rule("MKS-HOLD-13")
def test_assaults_cost_no_reputation() -> None:
    q = hold(move=9)
    keep = site(q, "keep")
    q.play(movement.assault(q, 0, "h0.0", keep))
    assert q.player(0).reputation == 0
    q = hold()
    conquer(q, site(q, "keep"), seat=1)
    q.play(movement.assault_keep(q, 0, "h0.0", site(q, "keep")))
    assert q.player(0).reputation == 0


def storm(q: TestQuest, cell: str) -> None:
    """The first hero enters a site."""
    q.player(0).at = cell
    q.play(movement.enter(q, 0, "h0.0", cell))


def win(q: TestQuest) -> None:
    here = q.combat(0)
    for one in here.foes:
        strikes.defeat(q, 0, one)
    here.phase = "over"
    q.play(combat.fight(q, 0))


@rule("MKS-HOLD-14", "MKS-HOLD-15")
def test_a_conquered_tower_belongs_to_the_conqueror_and_teaches_no_spell() -> None:
    q = hold(on={"h-3.0": "monks"})
    tower = site(q, "mage_tower")
    q.things.move(q.find("monks", "on.h-3.0"), f"on.{tower}")
    storm(q, tower)
    win(q)
    assert q.turn(0).rewards == []
    assert sites.owner(q, tower) == 0
    assert interaction.can_talk(q, 0)
    q.player(1).at = tower
    assert not interaction.can_talk(q, 1)
    assert not movement.safe(q, 1, tower)


@rule("MKS-HOLD-16", "MKS-HOLD-17", "MKS-HOLD-20", "MKS-HOLD-21", "MKS-HOLD-22")
@pytest.mark.parametrize("kind", ["keep", "mage_tower"])
@pytest.mark.parametrize(("round_", "foes"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_who_defends_the_empty_site_of_another_player(kind: str, round_: int, foes: int) -> None:
    q = hold(round_=round_)
    cell = site(q, kind)
    conquer(q, cell, seat=1)
    if kind == "mage_tower":
        next_enemies(q, "monks", "illusionists")
    storm(q, cell)
    here = q.combat(0)
    assert [q.enemy(one).colour for one in here.foes] == ["grey" if kind == "keep" else "violet"] * foes
    assert here.fortified
    assert all(q.things.known(one.token, seat) for one in here.foes for seat in (0, 1)), (
        "they are seen by all"
    )
    fame = sum(q.enemy(one).fame for one in here.foes)
    win(q)
    assert q.player(0).fame == (fame + 1) // 2
    assert sites.owner(q, cell) == 0


@rule("MKS-HOLD-21")
def test_the_sum_of_their_fame_is_halved_once() -> None:
    q = hold(round_=3)
    keep = site(q, "keep")
    conquer(q, keep, seat=1)
    next_enemies(q, "guardsmen", "crossbowmen")
    storm(q, keep)
    assert [q.enemy(one).fame for one in q.combat(0).foes] == [3, 3]
    win(q)
    assert q.player(0).fame == 3


@rule("MKS-HOLD-18")
@pytest.mark.parametrize(("night", "colour"), [(False, 4), (True, 5)])
def test_own_towers_give_mana_at_the_start_of_a_turn(night: bool, colour: int) -> None:
    q = hold(tiles={"h-3.1": "9", "h-2.3": "4"}, night=night, step="start", hand="march")
    towers = [site(q, "mage_tower", n) for n in (0, 1)]
    for tower in towers:
        conquer(q, tower)
    q.player(0).at = next(c for c in q.board.neighbours[towers[0]] if q.board.terrain[c] == "plains")
    q.play(turn._start(q, 0))
    assert q.turn(0).tokens[colour] == 2
    assert sum(q.turn(0).tokens) == 2


@rule("MKS-HOLD-18", "MK-PVP-10")
def test_own_towers_give_mana_to_who_fights_in_advance() -> None:
    q = hold(tiles={"h-3.1": "9", "h-2.3": "4"})
    tower = site(q, "mage_tower")
    conquer(q, tower, seat=1)
    cell = next(c for c in q.board.neighbours[tower] if q.board.terrain[c] == "plains")
    q.player(0).at = q.player(1).at = cell
    q.things.make([FACES["deed"]["march"]], "hand.1")
    duel.start(q, 0, 1, "h0.0")
    q.play(turn.take(q, 0), ["participate:1"], until="duel.attack")
    assert q.turn(1).tokens[4] == 1


@rule("MKS-HOLD-18")
def test_far_from_a_tower_there_is_no_mana() -> None:
    q = hold(step="start", hand="march")
    conquer(q, site(q, "mage_tower"))
    q.player(0).at = "h1.0"
    q.play(turn._start(q, 0))
    assert sum(q.turn(0).tokens) == 0


@rule("MKS-HOLD-19")
def test_keep_and_tower_give_both() -> None:
    q = hold(step="start", hand="march")
    keep, tower = site(q, "keep"), site(q, "mage_tower")
    conquer(q, keep)
    conquer(q, tower)
    between_ = [c for c in q.board.neighbours[keep] if c in q.board.neighbours[tower]]
    q.player(0).at = between_[0]
    q.play(turn._start(q, 0))
    assert q.turn(0).tokens[4] == 1
    assert end_of_turn.hand_bonus(q, 0) == 1


@rule("MKS-HOLD-34")
def test_a_tower_with_its_owner_inside_means_a_duel() -> None:
    q = hold(hands=["march", "march"])
    tower = site(q, "mage_tower")
    conquer(q, tower, seat=1)
    q.player(1).at = tower
    storm(q, tower)
    assert q.turn(0).combat is None
    assert q.state.duel is not None
    assert (q.state.duel.aggressor, q.state.duel.defender) == (0, 1)


@rule("MKS-HOLD-26", "MKS-HOLD-27", "MKS-HOLD-28", "MKS-HOLD-29")
def test_keeps_and_towers_decide_not_fame() -> None:
    q = hold(round_=6, step="")
    conquer(q, site(q, "keep"))
    conquer(q, site(q, "mage_tower"), seat=1)
    q.player(1).fame = 99
    assert not scenario.goal_met(q)
    q.state.step = "end"
    assert q.go_on().over == Result((0,), (3, 2), "hold")


@rule("MKS-HOLD-30")
def test_a_tie_has_no_winner() -> None:
    q = hold(round_=6, step="")
    conquer(q, site(q, "keep"))
    conquer(q, site(q, "keep", 1), seat=1)
    q.state.step = "end"
    assert q.go_on().over == Result((), (3, 3), "hold")


@rule("MKS-HOLD-23", "MKS-HOLD-35")
def test_four_hold_in_teams_and_add_up_their_points() -> None:
    q = begun("conquer_and_hold", 4, {"open_map": True})
    assert scenario.sides(q) == [[0, 2], [1, 3]]
    conquer(q, site(q, "keep"), seat=0)
    conquer(q, site(q, "mage_tower"), seat=2)
    conquer(q, site(q, "keep", 1), seat=1)
    q.state.round, q.state.step = 4, "end"
    assert q.go_on().over == Result((0, 2), (5, 3, 5, 3), "hold")


@rule("MKS-HOLD-25")
def test_an_allys_tower_gives_mana_by_ones_own_towers() -> None:
    q = begun("conquer_and_hold", 4, {"open_map": True})
    towers = [site(q, "mage_tower", n) for n in range(3)]
    conquer(q, towers[0], seat=2)
    q.player(0).at = towers[0]
    assert interaction.can_talk(q, 0)
    assert sites.own_near(q, 0, "mage_tower") == 0
    conquer(q, towers[1])
    conquer(q, towers[2])
    assert sites.own_near(q, 0, "mage_tower") == 2
    assert not sites.hostile(q, 0, towers[0])
    assert sites.hostile(q, 1, towers[0])
