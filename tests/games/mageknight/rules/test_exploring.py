"""Exploring: where a tile may be laid, which one comes, and what its sites demand."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.cities import garrison
from hexameron.games.mageknight.rules import exploring, turn
from hexameron.games.mageknight.state import Modifier
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.games.mageknight.quests import begun
from tests.rules import rule

VALLEY = {"h-3.1": "1", "h-2.3": "3"}
"""The two tiles next to the start; h-3.3 borders only the place h-5.4, h-4.2 also h-6.2."""


def places(q: TestQuest) -> list[str]:
    """Where a tile can be revealed now."""
    return sorted(option.cell for option in exploring.options(q, 0))


def box(q: TestQuest, name: str, kind: str) -> None:
    """A tile that was left out at set-up."""
    q.things.make([FACES["tile"][name]], f"tiles.box.{kind}", seen=0)


@rule("MK-EXPL-01")
@pytest.mark.parametrize(
    ("at", "there"),
    [("h-3.3", ["h-5.4"]), ("h-4.2", ["h-5.4", "h-6.2"]), ("h-2.2", []), ("h0.0", [])],
)
def test_a_tile_is_revealed_from_a_space_that_borders_its_place(at: str, there: list[str]) -> None:
    q = quest(hand="march", tiles=VALLEY, at=at, move=2, stack="2")
    assert places(q) == there


@rule("MK-EXPL-02")
def test_a_tile_lies_in_the_direction_of_the_starting_tile() -> None:
    q = quest(hand="march", tiles=VALLEY, at="h-3.3", move=2, stack="2")
    played = q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    assert played.prompts() == ["turn.move", "turn.move"], "nothing is left to choose"
    assert q.state.tiles[-1].turn == q.state.tiles[0].turn == 0
    assert q.board.site["h-5.5"] == "village"
    assert q.board.site["h-4.3"] == "mine_green"


@rule("MK-EXPL-03")
def test_no_tile_lies_beyond_the_coast() -> None:
    q = quest(hand="march", tiles=VALLEY, at="h0.1", move=2, stack="2")
    assert exploring.frontier(q, "h0.1") == ["h1.2"], "there would be room"
    assert places(q) == []
    q = quest(seats=4, side="b", hand="march", tiles=VALLEY, at="h0.1", move=2, stack="2")
    assert places(q) == ["h1.2"], "on the open map this is land"


@rule("MK-EXPL-04")
@pytest.mark.parametrize("night", [False, True])
def test_revealing_a_tile_costs_two(*, night: bool) -> None:
    q = quest(hand="march", tiles=VALLEY, at="h-3.3", move=1, stack="2", night=night)
    assert places(q) == []
    q.turn(0).move = 5
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    assert q.turn(0).move == 3


@rule("MK-EXPL-05", "MK-EXPL-06")
def test_the_place_is_named_before_the_top_tile_of_the_stack_is_drawn() -> None:
    q = quest(hand="march", tiles=VALLEY, at="h-4.2", move=2, stack="2 11")
    played = q.play(turn.take(q, 0), until="turn.move")
    assert {"explore:h-5.4", "explore:h-6.2"} <= set(played.asked[-1].keys)
    assert q.names("tiles") == ["11", "2"]
    assert not any(q.things.known(tile, 0) for tile in q.things.in_zone("tiles"))
    q.play(turn.take(q, 0), ["explore:h-6.2"], until="turn.move")
    assert q.state.tiles[-1].tile == "tile.2"
    assert q.state.tiles[-1].at == "h-6.2"
    assert q.names("tiles") == ["11"]


@rule("MK-EXPL-07", "MK-EXPL-08")
@pytest.mark.parametrize(
    ("next_tile", "spot", "fits"),
    [
        ("2", "h-6.2", True),
        ("core_1", "h-6.2", False),
        ("2", "h-5.4", True),
        ("core_1", "h-5.4", True),
    ],
)
def test_core_tiles_touch_two_others_rural_ones_at_least_one_that_does(
    next_tile: str, spot: str, *, fits: bool
) -> None:
    q = quest(seats=4, hand="march", tiles=VALLEY, at="h-4.2", move=2, stack=next_tile)
    assert len(q.board.touching("h-6.2")) == 1
    assert len(q.board.touching("h-5.4")) == 2
    assert (spot in places(q)) == fits


@rule("MK-EXPL-07")
def test_a_rural_tile_needs_a_neighbour_that_touches_two_tiles() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, at="h-4.2", move=2, stack="2")
    assert "h-6.2" in exploring.frontier(q, "h-4.2")
    assert places(q) == [], "the only neighbour touches nothing but the start"


GAP = {"h-3.1": "1", "h-2.3": "3", "h-6.2": "2"}
"""The place h-5.4 touches three tiles."""


@rule("MK-EXPL-09", "MK-EXPL-11")
def test_with_the_stack_empty_rural_tiles_from_the_box_fill_gaps() -> None:
    q = quest(hand="march", tiles=VALLEY, at="h-4.2", move=2)
    box(q, "11", "countryside")
    box(q, "core_1", "core")
    assert places(q) == [], "both places touch fewer than three tiles"
    q = quest(hand="march", tiles=GAP, at="h-3.3", move=2)
    box(q, "11", "countryside")
    box(q, "core_1", "core")
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    assert q.state.tiles[-1].tile == "tile.11"


@rule("MK-EXPL-09")
def test_as_long_as_the_stack_lasts_the_box_stays_shut() -> None:
    q = quest(hand="march", tiles=GAP, at="h-3.3", move=2, stack="core_2")
    box(q, "11", "countryside")
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    assert q.state.tiles[-1].tile == "tile.core_2"


@rule("MK-EXPL-10", "MK-EXPL-11")
def test_then_core_tiles_from_the_box_do() -> None:
    q = quest(hand="march", tiles=GAP, at="h-3.3", move=2)
    box(q, "core_1", "core")
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    assert q.state.tiles[-1].tile == "tile.core_1"


@rule("MK-EXPL-12")
def test_without_tiles_nobody_explores() -> None:
    q = quest(hand="march", tiles=GAP, at="h-3.3", move=9)
    assert places(q) == []


def revealed(tile: str, *, night: bool = False) -> TestQuest:
    """Lays this tile on h-5.4, from h-3.3, which is not next to its centre."""
    q = quest(hand="march", tiles=VALLEY, at="h-3.3", move=2, stack=tile, night=night)
    q.things.make([FACES["deed"]["agility"]] * 2, "advanced.deck", seen=0)
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    return q


def colours(q: TestQuest, zone: str) -> list[str]:
    """The colours of the enemy tokens in a zone."""
    return [catalogue.enemy(q.things.face[token]).colour for token in q.things.in_zone(zone)]


@rule("MK-EXPL-13", "MK-SITE-13")
@pytest.mark.parametrize(
    ("tile", "cell", "colour", "face_up"),
    [
        ("2", "h-6.4", "green", True),
        ("core_4", "h-5.4", "red", True),
        ("11", "h-5.4", "violet", False),
        ("core_4", "h-5.5", "grey", False),
    ],
)
def test_enemies_come_to_the_sites_of_a_new_tile(tile: str, cell: str, colour: str, *, face_up: bool) -> None:
    q = revealed(tile)
    assert colours(q, f"on.{cell}") == [colour]
    assert q.things.known(q.things.in_zone(f"on.{cell}")[0], 0) == face_up


@rule("MK-EXPL-13", "MK-SITE-14")
@pytest.mark.parametrize("night", [False, True])
def test_ruins_get_a_token_face_up_by_day_and_face_down_by_night(*, night: bool) -> None:
    q = revealed("11", night=night)
    (token,) = q.things.in_zone("on.h-5.3")
    assert q.things.known(token, 0) == (not night)


@rule("MK-EXPL-14")
def test_a_monastery_adds_an_advanced_action_to_the_unit_offer() -> None:
    q = revealed("5")
    assert q.names("unit.offer") == ["agility"]
    assert q.names("advanced.offer") == []
    assert revealed("2").names("unit.offer") == []


@rule("MK-EXPL-15", "MK-EXPL-16", "MK-EXPL-17")
@pytest.mark.parametrize(("tile", "colour"), [("core_5", "green"), ("core_8", "red")])
def test_a_city_gets_its_card_its_level_and_a_hidden_garrison(tile: str, colour: str) -> None:
    q = revealed(tile)
    city = q.state.cities[colour]
    assert list(q.state.cities) == [colour]
    assert city.cell == "h-5.4"
    assert city.level == q.plan.levels[0] == 5
    zone = f"city.{colour}"
    assert sorted(colours(q, zone)) == sorted(garrison(colour, 5))
    assert not any(q.things.known(token, 0) for token in q.things.in_zone(zone))


@rule("MK-EXPL-16")
def test_each_city_has_the_level_that_the_scenario_gives_it() -> None:
    q = quest(hand="march", tiles=VALLEY, at="h-3.3", move=9, stack="core_5 core_6")
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    q.play(exploring.lay(q, "h-4.6"))
    assert [city.level for city in q.state.cities.values()] == list(q.plan.levels[:2]) == [5, 8]


@rule("MK-EXPL-09", "MK-EXPL-10")
def test_the_box_holds_the_rural_and_core_tiles_left_out_but_no_city() -> None:
    q = begun("full_conquest", 2)
    kinds = {
        kind: {catalogue.tile(q.things.face[tile]).kind for tile in q.things.in_zone(f"tiles.box.{kind}")}
        for kind in ("countryside", "core")
    }
    assert kinds == {"countryside": {"countryside"}, "core": {"core"}}
    assert not any(q.things.known(tile, 0) for tile in q.things.in_zone("tiles.box.core"))


@rule("MK-EXPL-04")
@pytest.mark.parametrize(
    ("night", "keen", "price"), [(False, False, 2), (True, False, 2), (False, True, 2), (True, True, 1)]
)
def test_a_tile_is_revealed_for_exactly_its_price(*, night: bool, keen: bool, price: int) -> None:
    for move in range(4):
        q = quest(tiles=VALLEY, at="h-3.3", stack="4", night=night, move=move)
        if keen:
            q.turn(0).modifiers.append(Modifier(kind="hawk_eyes", until="turn"))
        assert bool(places(q)) is (move >= price), move
