"""The map and the armies of a skirmish, drawn with chosen lots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hexameron.games.battlelore.board import HEXES, ROW, opposite
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.units import points
from hexameron.games.battlelore.rules.skirmish import (
    RECRUITS,
    TILES,
    Lot,
    deploy,
    draw_army,
    lay_patch,
    terms,
)
from hexameron.games.battlelore.state import State

MIDDLE = [hex_ for hex_ in HEXES if 4 <= ROW[hex_] <= 5]


def lots(*drawn: int) -> Lot:
    left = list(drawn)
    return lambda below: left.pop(0) % below


def river(*gaps: str) -> State:
    state = State()
    state.terrain = {hex_: "water" for hex_ in HEXES if ROW[hex_] == 5 and hex_ not in gaps}
    return state


def patch(state: State, kind: str, hex_: str, size: int, *further: int) -> None:
    middle = [h for h in MIDDLE if h not in state.terrain]
    lay_patch(state, lots(TILES.index(kind), middle.index(hex_), size - 1, *further))


@pytest.mark.parametrize(
    ("gaps", "left"),
    [(("h5.6", "h5.8"), "ford"), (("h5.6", "h5.7", "h5.8"), "water")],
    ids=["closed", "open"],
)
def test_a_river_that_would_part_the_field_becomes_fords(gaps: Sequence[str], left: str) -> None:
    assert opposite("h5.6") == "h5.8"
    state = river(*gaps)
    patch(state, "water", "h5.6", 1, 0)
    assert set(state.terrain.values()) == {left}
    assert len(state.terrain) == 13 - len(gaps) + 2


def test_the_middle_of_the_board_never_becomes_water() -> None:
    assert opposite("h5.7") == "h5.7"
    wet, dry = State(), State()
    patch(wet, "water", "h5.7", 1, 0)
    patch(dry, "wood", "h5.7", 1, 0)
    assert (wet.terrain, dry.terrain) == ({}, {"h5.7": "wood"})


def test_a_patch_grows_from_hex_to_hex_between_the_armies_until_there_is_no_room() -> None:
    state = State()
    patch(state, "hill", "h4.1", 3, 0, 0, 0)
    assert sorted(state.terrain) == sorted({*grown(state), *map(opposite, grown(state))})
    assert len(grown(state)) == 3
    assert all(4 <= ROW[hex_] <= 6 for hex_ in state.terrain)
    full = State()
    full.terrain = dict.fromkeys(MIDDLE, "wood")
    del full.terrain["h4.1"]
    patch(full, "hill", "h4.1", 3)
    assert full.terrain["h4.1"] == full.terrain[opposite("h4.1")] == "hill"
    assert list(full.terrain.values()).count("hill") == 2


def grown(state: State) -> list[str]:
    return [hex_ for hex_ in state.terrain if ROW[hex_] < 5 or (ROW[hex_] == 5 and hex_ < opposite(hex_))]


@pytest.mark.parametrize("creature", ["none", "spider", "giant"])
@pytest.mark.parametrize("total", [100, 160])
def test_an_army_is_recruited_until_nothing_more_can_be_paid(total: int, creature: str) -> None:
    army = draw_army(total, creature, lots(*range(200)))
    assert (army[0] == creature) == (creature != "none")
    spent = sum(CREATURES[code].points if code in CREATURES else points(code) for code in army)
    assert total - min(map(points, RECRUITS)) < spent <= total


def test_foot_stands_before_riders_and_who_finds_no_room_stays_at_home() -> None:
    """Two hexes of each row stay free; a row that is full sends the next one to another."""
    state = State()
    army = ["Fb"] * 12 + ["Mb"] * 11 + ["giant"] + ["Ag"] * 20
    placed = deploy(state, army, lots(*[0] * 100))
    assert len({hex_ for _, hex_ in placed}) == len(placed)
    rows = [[code for code, hex_ in placed if ROW[hex_] == row] for row in (1, 2, 3)]
    assert rows == [["Mb", "Mb", "giant", *["Ag"] * 8], ["Fb", *["Mb"] * 9], ["Fb"] * 11]


def test_riders_fill_the_second_row_then_the_first_then_the_third() -> None:
    placed = deploy(State(), ["Mb"] * 40, lots(*[0] * 100))
    rows = [ROW[hex_] for _, hex_ in placed]
    assert rows == [2] * 10 + [1] * 11 + [3] * 11


@pytest.mark.parametrize(("total", "banners"), [(100, 4), (120, 4), (140, 5), (160, 6)])
@pytest.mark.parametrize("lore", ["none", "fixed", "free"])
@pytest.mark.parametrize("creature", ["none", "spider", "giant"])
@pytest.mark.parametrize("landmarks", [True, False])
def test_the_terms_of_a_skirmish_follow_from_its_variants(
    total: int, banners: int, lore: str, creature: str, landmarks: bool
) -> None:
    found = terms({"points": total, "lore": lore, "creature": creature, "landmarks": landmarks})
    assert found.banners_to_win == banners
    assert (found.lore, found.lairs) == (lore != "none", creature != "none")
    assert found.landmarks == (landmarks and lore == "free")
    assert [sum(council.values()) for council in found.councils] == ([6, 6] if lore == "fixed" else [])
    assert found.levels == ((6, 6) if creature == "none" else (5, 5)), "a creature takes a level"
    assert terms({}).banners_to_win == 4


def test_there_are_no_landmarks_in_a_skirmish_unless_they_are_asked_for() -> None:
    assert not terms({"lore": "free"}).landmarks
    assert not terms({}).landmarks
