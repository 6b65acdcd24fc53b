"""Choosing scenario and variants; map shapes."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.board import lattice
from hexameron.games.mageknight.content.scenarios import SCENARIO, SCENARIOS
from hexameron.games.mageknight.content.variants import check, offered
from hexameron.games.mageknight.rules import end_of_turn, exploring, interaction, movement, rounds, scenario
from hexameron.games.mageknight.setup import begin
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup, SetupError, Value
from tests.games.mageknight.positions import TestQuest, quest
from tests.games.mageknight.quests import begun, counts, in_game, laid, tile_names
from tests.rules import rule


@rule("MKS-GEN-01", "MKS-GEN-02")
def test_scenario_and_variants_are_fixed_before_heroes_are_chosen() -> None:
    state = begin(Setup(scenario="full_conquest", seats=2, variants={"rage": "rage"}))
    assert state.scenario == "full_conquest"
    assert state.variants == {"rage": "rage"}
    assert [player.hero for player in state.players] == ["", ""]
    q = TestQuest(state, Dice(b"x"))
    assert q.play(rounds.play(q), until="hero.choose").asked[0].prompt == "hero.choose"


@rule("MKS-GEN-03", "MKS-GEN-04")
def test_every_variant_is_off_by_default() -> None:
    for record in SCENARIOS:
        for variant in offered(record):
            assert variant.values[0] in {False, "none", "standard", "recommended", "all"}, variant


@rule("MKS-GEN-05", "MKS-GEN-06")
def test_rounds_count_days_and_nights_beginning_with_a_day() -> None:
    q = begun("blitz_conquest", 2)
    kinds = []
    for number in range(1, scenario.rounds(q) + 1):
        q.state.round = number
        kinds.append(q.state.night)
        q.state.night = scenario.next_is_night(q)
    assert kinds == [False, True, False, True]


@rule("MKS-GEN-07")
def test_a_friendly_city_is_open_to_all() -> None:
    q = quest(
        seats=2, scenario="mines_liberation", stack="core_8", tiles={"h-3.1": "1", "h-2.3": "2"}, move=4
    )
    q.play(exploring.lay(q, "h-5.4"))
    city = q.state.cities["red"]
    assert (city.conquered, city.friendly, city.shields) == (True, True, [0, 1])
    assert q.things.count("city.red") == 0
    q.player(0).at = q.board.neighbours["h-5.4"][3]
    q.player(1).at = "h-5.4"
    assert "h-5.4" in [go.cell for go in movement.options(q, 0)]
    q.play(movement.go(q, 0, next(go for go in movement.options(q, 0) if go.cell == "h-5.4")))
    assert q.turn(0).combat is None
    assert q.player(0).reputation == 0
    assert movement.safe(q, 0, "h-5.4")
    assert end_of_turn.hand_bonus(q, 0) == 1
    interaction.begin(q, 0)
    assert q.turn(0).influence == 1


@rule("MKS-GEN-08")
def test_without_its_trigger_a_scenario_ends_with_the_last_round() -> None:
    q = quest(seats=2, scenario="mines_liberation", round_=4, step="", fame=3)
    q.state.step = "end"
    over = q.go_on().over
    assert over is not None
    assert over.winners == (0,)


@rule("MKS-GEN-09")
def test_prescribed_tiles_are_in_and_the_rest_is_drawn() -> None:
    found = [in_game(begun("mines_liberation", 2, seed=seed)) for seed in range(8)]
    for names in found:
        assert {"2", "3", "5", "6", "core_8"} <= set(names)
        assert "core_1" not in names
    assert len({tuple(names) for names in found}) > 3
    orders = {tuple(tile_names(begun("mines_liberation", 2, seed=seed), "tiles")) for seed in range(8)}
    assert len(orders) == 8


@rule("MKS-GEN-03")
@pytest.mark.parametrize(
    ("name", "seats", "variants"),
    [
        ("full_conquest", 3, {"teams": "random"}),
        ("full_conquest", 4, {"team_cities": "two"}),
        ("full_conquest", 4, {"teams": "random", "team_cities": "two", "city_1": 9}),
        ("full_conquest", 4, {"megapolis": 8}),
        ("full_cooperation", 3, {"megapolis": 8}),
        ("first_reconnaissance", 1, {"hero_auction": True}),
        ("first_reconnaissance", 1, {"interactive_combat": True}),
        ("first_reconnaissance", 2, {"no_virtual": True}),
        ("druid_nights", 4, {"epic": True}),
    ],
)
def test_what_the_rules_forbid_is_refused(name: str, seats: int, variants: dict[str, Value]) -> None:
    with pytest.raises(SetupError):
        check(Setup(scenario=name, seats=seats, variants=variants))


# ---------------------------------------------------------------------- map shapes


@rule("MKS-MAP-01")
def test_the_shape_depends_on_the_players() -> None:
    shapes = [begun("full_conquest", seats).plan.shape for seats in (2, 3, 4)]
    assert shapes == ["wedge", "wedge", "open_5"]


@rule("MKS-MAP-02")
def test_the_first_tiles_count_among_those_of_the_scenario() -> None:
    q = begun("full_conquest", 2)
    assert counts(q) == (8, 1, 2)
    assert q.things.count("tiles") == 11 - 2


@rule("MKS-MAP-03", "MKS-MAP-04")
def test_a_wedge_begins_with_side_a_and_two_tiles() -> None:
    q = begun("full_conquest", 2)
    assert laid(q)[0] == "start_a"
    assert [lattice(one.at) for one in q.state.tiles[1:]] == [(0, 1), (1, 0)]


@rule("MKS-MAP-07", "MKS-MAP-08", "MKS-MAP-11")
@pytest.mark.parametrize(("name", "shape"), [("full_conquest", "open_5"), ("blitz_conquest", "open_4")])
def test_open_maps_begin_with_side_b_and_three_tiles(name: str, shape: str) -> None:
    q = begun(name, 4)
    assert q.plan.shape == shape
    assert laid(q)[0] == "start_b"
    assert [lattice(one.at) for one in q.state.tiles[1:]] == [(0, 1), (1, 0), (1, -1)]


def columns(shape: str) -> list[int]:
    """The columns in which a tile may lie far from the start."""
    q = quest(seats=2, variants={"map": shape})
    return [b for b in range(-4, 5) if scenario.on_map(q, (6, b), core=True)]


@rule("MKS-MAP-09", "MKS-MAP-12", "MKS-MAP-13")
@pytest.mark.parametrize(
    ("shape", "wanted"),
    [("open_5", [-2, -1, 0, 1, 2]), ("open_4", [-2, -1, 0, 1]), ("open_3", [-1, 0, 1])],
)
def test_how_wide_open_maps_are(shape: str, wanted: list[int]) -> None:
    assert columns(shape) == wanted


@rule("MKS-MAP-09")
@pytest.mark.parametrize(
    ("place", "allowed"),
    [
        ((0, 1), True),
        ((0, 2), True),
        ((0, 3), False),
        ((1, -1), True),
        ((2, -2), True),
        ((1, -2), False),
        ((-1, 1), False),
    ],
)
def test_the_coast_bends_after_two_tiles(place: tuple[int, int], allowed: bool) -> None:
    q = quest(seats=2, variants={"map": "open_5"})
    assert scenario.on_map(q, place, core=False) is allowed


@rule("MKS-MAP-05", "MKS-MAP-15")
@pytest.mark.parametrize(
    ("shape", "place", "allowed"),
    [
        ("wedge", (0, 2), False),
        ("wedge", (2, 0), False),
        ("wedge", (1, 1), True),
        ("open_4", (0, 1), True),
        ("open_5", (0, 2), True),
    ],
)
def test_core_tiles_never_lie_on_the_coast_of_a_wedge(
    shape: str, place: tuple[int, int], allowed: bool
) -> None:
    q = quest(seats=2, variants={"map": shape})
    assert scenario.on_map(q, place, core=True) is allowed
    assert scenario.on_map(q, place, core=False)


@rule("MKS-MAP-15", "MKS-FREC-03")
def test_first_reconnaissance_has_no_ban_on_the_coast() -> None:
    q = quest(seats=2, scenario="first_reconnaissance")
    assert q.plan.shape == "wedge_free"
    assert scenario.on_map(q, (0, 2), core=True)
    assert not scenario.on_map(q, (2, -1), core=False)


@rule("MKS-MAP-05")
def test_a_core_tile_is_not_offered_on_the_coast() -> None:
    q = quest(seats=2, stack="core_1", tiles={"h-3.1": "1", "h-2.3": "2"}, move=4)
    at = [cell for cell in q.board.laid.cells_of(1) if any(s.at == "h-6.2" for s in q.board.spots())]
    spots = set()
    for cell in (*at, *q.board.laid.cells_of(2)):
        q.player(0).at = cell
        spots |= {option.cell for option in exploring.options(q, 0)}
    assert {lattice(spot) for spot in spots} == {(1, 1)}


def test_the_shapes_of_all_scenarios_are_known() -> None:
    for record in SCENARIO.values():
        for seats in record.seats:
            assert record.shape[seats] in {"wedge", "wedge_free", "open_5", "open_4", "open_3", "hold"}
