"""Building the board: tiles, setup tokens, home realms (MAP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from hexameron.games.runewars.board import SHAPES, TILE_SET, around, atlas_of, distance, token_sets
from hexameron.games.runewars.content.tiles import HOME_OF, TILE_OF
from hexameron.games.runewars.rules.building import realm_ways
from hexameron.games.runewars.setup import begin
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry import Placed
from tests.games.runewars.positions import BOARD, TestWar
from tests.rules import rule

NARROW = (Placed("3", "h0.0", 0), Placed("2", "h0.2", 1), Placed("9", "h0.1", 4), Placed("1", "h1.-1", 3))
"""A board around which four setup tokens find no room."""
HOLED = (Placed("1", "h0.0", 0), Placed("7", "h-2.2", 1), Placed("8", "h-3.1", 0), Placed("5", "h-1.2", 5))
"""A board with a hole at h-2.1, inside 7A, 7B, 7C, 8D, 8A, 8C."""
COLOURED = (Placed("3", "h0.0", 0), Placed("9", "h1.1", 0), Placed("5", "h4.0", 3), Placed("2", "h6.-1", 3))
"""A board where the Elves' realm can lie on the token h1.-1, h2.-1 only with a coloured side on another."""
FACTIONS = ("humans", "elves", "undead", "uthuk")


def builder(
    placed: Sequence[Placed],
    step: str,
    seats: int = 4,
    *,
    first: int = 0,
    tokens: Sequence[tuple[str, str]] = (),
) -> TestWar:
    """A board that is being built by its players."""
    state = begin(Setup("war", seats, variants={"board": "built"}))
    state.placed = list(placed)
    state.step, state.first = step, first
    state.tokens = [list(token) for token in tokens]
    for player, faction in zip(state.players, FACTIONS, strict=False):
        player.faction = faction
    t = TestWar(state, Dice(Fairness.from_seed(1).key()))
    t.recording = True
    return t


def built(seats: int, seed: int) -> TestWar:
    """A war whose players have chosen their factions and build."""
    t = TestWar(begin(Setup("war", seats, variants={"board": "built"})), Dice(Fairness.from_seed(seed).key()))
    t.recording = True
    t.go()
    while t.prompt == "setup.faction":
        t.go(t.offers()[0])
    return t


@rule("RW-MAP-09", "RW-MAP-10")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_player_begins_in_the_middle_with_one_of_the_own_two_tiles(seed: int) -> None:
    t = built(3, seed)
    first = t.state.first
    mine = t.state.tiles[first][:]
    assert (t.prompt, t.seat) == ("map.tile", first)
    assert sorted(t.offers()) == sorted(f"tile:{tile};h0.0;0" for tile in mine)
    t.go(t.offers()[1])
    assert [one.tile for one in t.state.placed] == [t.told("map.tile")[0].args["tile"]]
    assert t.seat == (first + 1) % 3, "then clockwise"
    offered = {key.partition(":")[2].partition(";")[0] for key in t.offers()}
    assert offered <= set(t.state.tiles[t.seat])


@rule("RW-MAP-11", "RW-MOVE-10")
def test_chance_lays_no_tile_that_can_be_reached_only_over_coloured_borders() -> None:
    before = atlas_of(NARROW)
    apart = 0
    for tile in ("4", "5", "6", "7", "8"):
        linked = before.spots(tile, linked=True)
        for spot in before.spots(tile):
            after = atlas_of((*NARROW, Placed(tile, spot.at, spot.turn)))
            new = [code for code in after.codes if TILE_OF[code] == tile]
            joined = any(other in before.codes for code in new for other in after.ways.walk[code])
            assert (spot in linked) is joined
            apart += not joined
    assert apart > 0
    assert before.spots("4"), "people may lay it so"


@rule("RW-MAP-17")
def test_where_setup_tokens_find_no_room_the_tiles_go_back_to_their_players() -> None:
    assert token_sets(NARROW, 4, 4) == ()
    t = builder(NARROW, "tokens", first=1).go()
    assert t.rules_of("map.restart") == ("RW-MAP-17",)
    assert t.state.placed == [Placed("3", "h0.0", 0)], "the first player's one tile lies in the middle again"
    assert (t.state.tiles, t.state.tokens) == ([["1"], [], ["2"], ["9"]], [])
    assert (t.prompt, t.seat) == ("map.tile", 2)


@rule("RW-MAP-18", "RW-MAP-13")
def test_the_first_player_alone_lays_all_setup_tokens_in_any_order() -> None:
    board = tuple(one for one in BOARD if one.tile.isdecimal())
    t = builder(board, "tokens", 2, first=1).go()
    assert (t.prompt, t.seat) == ("map.token", 1)
    sets = token_sets(board, 2, 4)
    one, other = sets[len(sets) // 2]
    for before, after in ((one, other), (other, one)):
        t = builder(board, "tokens", 2, first=1).go(f"token:{before[0]};{before[1]}")
        assert t.seat == 1
        assert f"token:{after[0]};{after[1]}" in t.offers()
        t.go(f"token:{after[0]};{after[1]}")
        assert t.seat == 0, "the left neighbour chooses a home first"


@rule("RW-MAP-21", "RW-MAP-20", "RW-MAP-19")
def test_the_owner_turns_the_home_realm_as_he_likes() -> None:
    board = tuple(one for one in BOARD if one.tile.isdecimal())
    atlas = atlas_of(board)
    tokens = next(
        chosen for chosen in token_sets(board, 2, 4) if all(len(atlas.thirds(token)) == 2 for token in chosen)
    )
    t = builder(board, "realms", 2, tokens=tokens)
    ways = realm_ways(t, "elves")
    for token, spots in ways.items():
        free = [spot for spot in atlas.realm_spots("elves", token) if atlas.borders_fit("elves", spot)]
        assert spots == free, "three turns on either side, less those that borders forbid"
        for spot in spots:
            assert set(token) <= set(TILE_SET.board(()).cells_at(SHAPES["elves"], spot))
    assert len(atlas.realm_spots("humans", tokens[0])) == 6
    t.go()
    assert (t.prompt, t.seat) == ("map.home", 1)
    t.go(t.offers()[0])
    assert (t.prompt, t.seat) == ("map.realm", 1)
    assert len(t.offers()) == len(next(iter(ways.values())))


@rule("RW-MAP-22", "RW-MAP-23")
def test_no_set_of_tokens_makes_home_realms_touch_each_other() -> None:
    """What would have to be laid again is not offered: neither tokens side by side nor a turn that blocks."""
    board = tuple(one for one in BOARD if one.tile.isdecimal())
    atlas = atlas_of(board)
    gaps = Counter(distance(a, b) for a, b in combinations(atlas.token_spots(), 2))
    assert gaps[1] > 0
    assert min(distance(*pair) for pair in token_sets(board, 2, 1)) > 1
    blocked = 0
    for tokens in token_sets(board, 2, 1):
        if distance(*tokens) > 2:
            continue
        t = builder(board, "realms", 2, tokens=tokens)
        ways = realm_ways(t, "elves")
        assert any(ways.values())
        for token, spots in ways.items():
            (other,) = [one for one in tokens if one != token]
            blocked += len(atlas.realm_spots("elves", token)) - len(spots)
            for spot in spots:
                cells = TILE_SET.board(()).cells_at(SHAPES["elves"], spot)
                assert any(
                    not {*other, third} & {near for cell in cells for near in (cell, *around(cell))}
                    for third in atlas.thirds(other)
                )
    assert blocked > 0


@rule("RW-MAP-22", "RW-MAP-23")
@pytest.mark.parametrize("seed", range(1, 7))
def test_whatever_players_choose_their_realms_lie_apart(seed: int) -> None:
    t = built(4, seed)
    number = seed
    while t.state.step in ("tiles", "tokens", "realms"):
        keys = t.offers()
        number = (number * 7919 + 13) % 10007
        t.go(keys[number % len(keys)])
    realms = [code for code in t.atlas.codes if code in HOME_OF]
    assert len(realms) == 12
    for code in realms:
        faction = HOME_OF[code]
        assert all(HOME_OF.get(other, faction) == faction for other in t.atlas.beside[code])


@rule("RW-MAP-24", "RW-MOVE-11")
def test_a_hole_is_no_area_and_nobody_crosses_it() -> None:
    atlas = atlas_of(HOLED)
    rim = [atlas.code[cell] for cell in around("h-2.1")]
    assert "h-2.1" not in atlas.code
    assert rim == ["7A", "7B", "7C", "8D", "8A", "8C"]
    for number, code in enumerate(rim):
        across = rim[(number + 3) % 6]
        assert across not in atlas.ways.fly[code], "not even in the air"
    assert "h-2.1" not in {cell for token in atlas.token_spots() for cell in token}
    assert len(atlas.codes) == 14


@rule("RW-MAP-25", "RW-MAP-12")
def test_coloured_borders_of_a_home_realm_do_not_lie_on_others_unless_nothing_else_fits() -> None:
    token = ("h1.-1", "h2.-1")
    atlas = atlas_of(COLOURED)
    assert [spot for spot in atlas.realm_spots("elves", token) if atlas.borders_fit("elves", spot)] == []
    t = builder(COLOURED, "realms", 1, tokens=[token])
    assert len(realm_ways(t, "elves")[token]) == 3, "waived: there is no other place"
    other = next(
        one
        for one in atlas.token_spots()
        if distance(one, token) > 3
        and any(atlas.borders_fit("elves", s) for s in atlas.realm_spots("elves", one))
    )
    ways = realm_ways(builder(COLOURED, "realms", 2, tokens=[token, other]), "elves")
    assert list(ways) == [other], "elsewhere it fits"
    assert all(atlas.borders_fit("elves", spot) for spot in ways[other])
