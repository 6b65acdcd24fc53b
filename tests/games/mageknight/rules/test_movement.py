"""Movement: what spaces cost, and what ends it."""

import pytest

from hexameron.games.mageknight.rules import movement, turn
from tests.games.mageknight.fights import city
from tests.games.mageknight.positions import TestQuest, conquer, quest
from tests.rules import rule

TOWER = {"h-3.1": "4"}
"""A Mage Tower on h-3.1, orcs on h-3.0, the village h-2.1 and the plain h-2.0."""

VALLEY = {"h-3.1": "1", "h-2.3": "3"}
"""Plains from h-2.2 to h-3.3, which borders the place h-5.4 of a new tile."""


def steps(q: TestQuest) -> list[str]:
    """Where the hero can go now."""
    return sorted(option.cell for option in movement.options(q, 0))


@rule("MK-MOVE-02", "MK-MOVE-03", "MK-MOVE-16", "MK-MOVE-17")
def test_points_of_cards_skills_and_units_add_up_to_what_is_left() -> None:
    q = quest(hand="march stamina", units="peasants", skills="double_time", side="b")
    answers = [
        "play:{march};basic",
        "play:{stamina};move",
        "go:h-1.0",
        "activate:{peasants};2",
        "skill:{double_time}",
    ]
    q.play(turn.take(q, 0), answers, until="turn.move")
    assert q.turn(0).move == 2 + 1 - 2 + 2 + 2


@rule("MK-MOVE-16", "MK-MOVE-15")
def test_cards_are_played_also_after_a_tile_was_revealed() -> None:
    q = quest(hand="march", tiles=VALLEY, at="h-3.3", move=3, stack="2")
    q.play(turn.take(q, 0), ["explore:h-5.4", "play:{march};basic", "go:h-4.4"], until="turn.move")
    assert q.player(0).at == "h-4.4"
    assert q.turn(0).move == 1


@rule("MK-MOVE-05")
def test_the_figure_goes_to_a_neighbour_and_pays_for_the_space_it_enters() -> None:
    q = quest(hand="march", at="h-1.1", move=4)
    assert steps(q) == ["h-1.0", "h0.0", "h0.1"], "the forest it leaves costs nothing"
    q.play(turn.take(q, 0), ["go:h0.0"], until="turn.move")
    assert q.turn(0).move == 2
    assert steps(q) == ["h-1.0", "h0.1"], "the forest is too dear"


@rule("MK-MOVE-05", "MK-MOVE-09", "MK-EXPL-04")
@pytest.mark.parametrize(
    ("tile", "cell", "night", "price"),
    [
        ("1", "h-2.0", False, 2),
        ("2", "h-2.0", False, 3),
        ("3", "h-3.1", False, 3),
        ("core_3", "h-3.1", False, 4),
        ("core_1", "h-2.1", False, 5),
        ("7", "h-3.1", False, 5),
        ("1", "h-2.0", True, 2),
        ("2", "h-2.0", True, 3),
        ("core_3", "h-3.1", True, 4),
        ("7", "h-3.1", True, 5),
    ],
)
def test_what_each_terrain_costs(tile: str, cell: str, night: bool, price: int) -> None:
    q = quest(hand="march", tiles={"h-3.1": tile}, night=night)
    assert movement.cost(q, 0, cell) == price


@rule("MK-MOVE-07", "MK-MOVE-09")
@pytest.mark.parametrize(("tile", "cell", "day", "night"), [("3", "h-3.1", 3, 5), ("core_1", "h-2.1", 5, 3)])
def test_forest_and_desert_cost_another_number_of_points_by_night(
    tile: str, cell: str, day: int, night: int
) -> None:
    for dark, price in ((False, day), (True, night)):
        q = quest(hand="march", tiles={"h-3.1": tile}, night=dark, at="h-2.0", move=price)
        assert cell in steps(q)
        q.turn(0).move = price - 1
        assert cell not in steps(q)


@rule("MK-MOVE-06")
@pytest.mark.parametrize(
    ("tile", "at", "shut"), [("4", "h-2.1", "h-3.2"), ("1", "h-3.2", "h-4.2"), ("1", "h0.0", "h0.-1")]
)
def test_mountains_lakes_and_the_sea_are_closed(tile: str, at: str, shut: str) -> None:
    for night in (False, True):
        q = quest(hand="march", tiles={"h-3.1": tile}, at=at, move=99, night=night)
        assert shut in q.board.neighbours[at]
        assert shut not in steps(q)


@rule("MK-MOVE-08")
@pytest.mark.parametrize("night", [False, True])
def test_a_city_costs_two(*, night: bool) -> None:
    q = quest(hand="march", tiles={"h-3.1": "core_6"}, at="h-2.0", move=2, night=night)
    city(q, "blue", "h-3.1", "monks")
    assert "h-3.1" in steps(q)
    q.turn(0).move = 1
    assert "h-3.1" not in steps(q)


@rule("MK-MOVE-10", "MK-TURN-29")
@pytest.mark.parametrize(("tile", "at", "cell"), [("10", "h-1.0", "h-2.0"), ("4", "h-2.0", "h-3.1")])
def test_entering_an_unconquered_keep_or_tower_is_an_assault_that_ends_movement(
    tile: str, at: str, cell: str
) -> None:
    q = quest(hand="march", tiles={"h-3.1": tile}, at=at, move=9, on={cell: "monks"})
    q.play(turn.take(q, 0), [f"go:{cell}"], until="combat.ranged")
    assert q.combat(0).kind == "assault"
    assert q.turn(0).move == 0


@rule("MK-MOVE-10")
def test_entering_an_unconquered_city_is_an_assault() -> None:
    q = quest(hand="march", tiles={"h-3.1": "core_6"}, at="h-2.0", move=9)
    city(q, "blue", "h-3.1", "monks ice_mages")
    q.play(turn.take(q, 0), ["go:h-3.1"], until="combat.ranged")
    assert q.combat(0).kind == "assault"
    assert len(q.combat(0).foes) == 2


@rule("MK-MOVE-10")
@pytest.mark.parametrize(("owner", "fights"), [(0, False), (1, True)])
def test_the_keep_of_another_is_assaulted_the_own_one_entered(owner: int, *, fights: bool) -> None:
    q = quest(seats=2, hand="march", tiles={"h-3.1": "10"}, at="h-1.0", places=["h0.1"], move=6)
    conquer(q, "h-2.0", seat=owner)
    q.play(turn.take(q, 0), ["go:h-2.0"], until="combat.ranged" if fights else "turn.move")
    assert (q.turn(0).combat is not None) == fights
    assert q.turn(0).move == (0 if fights else 3)


@rule("MK-MOVE-10")
def test_a_conquered_tower_of_anybody_is_entered_freely() -> None:
    q = quest(seats=2, hand="march", tiles=TOWER, at="h-2.0", places=["h0.1"], move=6)
    conquer(q, "h-3.1", seat=1)
    q.play(turn.take(q, 0), ["go:h-3.1"], until="turn.move")
    assert q.turn(0).combat is None
    assert q.turn(0).move == 1


@rule("MK-MOVE-11")
def test_the_space_of_a_rampaging_enemy_opens_when_it_is_defeated() -> None:
    q = quest(hand="march", tiles=TOWER, at="h-2.0", move=9, on={"h-3.0": "prowlers", "h-3.1": "monks"})
    assert "h-3.0" not in steps(q)
    q.use_up(q.find("prowlers", "on.h-3.0"))
    assert "h-3.0" in steps(q)


@rule("MK-MOVE-12")
def test_passing_along_a_rampaging_enemy_provokes_it() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, at="h-3.1", move=9, on={"h-4.1": "prowlers"})
    q.play(turn.take(q, 0), ["go:h-3.0"], until="combat.ranged")
    assert q.player(0).at == "h-3.0"
    assert [q.name(one.token) for one in q.combat(0).foes] == ["prowlers"]
    assert q.turn(0).move == 0


@rule("MK-MOVE-12")
@pytest.mark.parametrize(("at", "to"), [("h-2.0", "h-3.1"), ("h-3.1", "h-2.1")])
def test_coming_to_a_rampaging_enemy_or_leaving_it_provokes_nobody(at: str, to: str) -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, at=at, move=9, on={"h-4.1": "prowlers"})
    q.play(turn.take(q, 0), [f"go:{to}"], until="turn.move")
    assert q.turn(0).combat is None
    assert q.player(0).at == to


@rule("MK-MOVE-12")
def test_another_enemy_than_the_one_left_is_not_provoked() -> None:
    orcs = {"h-2.1": "prowlers", "h-2.3": "diggers"}
    q = quest(hand="march", tiles={"h-3.1": "6", "h-2.3": "8"}, at="h-3.2", move=9, on=orcs)
    assert "h-2.1" in q.board.neighbours["h-3.2"]
    assert "h-2.3" in q.board.neighbours["h-3.3"]
    q.play(turn.take(q, 0), ["go:h-3.3"], until="turn.move")
    assert q.player(0).at == "h-3.3"
    assert q.turn(0).combat is None


@rule("MK-MOVE-13")
def test_an_adventure_site_is_passed_even_if_enemies_lie_there() -> None:
    q = quest(hand="march", tiles={"h-3.1": "10"}, at="h-3.0", move=9, on={"h-4.1": "minotaur"})
    q.play(turn.take(q, 0), ["go:h-4.1", "go:h-4.2"], until="turn.move")
    assert q.player(0).at == "h-4.2"
    assert q.turn(0).combat is None
    assert q.turn(0).move == 9 - 3 - 3


@rule("MK-MOVE-14", "MK-MOVE-15")
def test_spaces_and_tiles_alternate_as_long_as_points_last() -> None:
    q = quest(hand="march", tiles=VALLEY, move=10, stack="2 11", at="h-2.2")
    answers = ["go:h-3.3", "explore:h-5.4", "go:h-4.4", "explore:h-4.6", "go:h-3.3"]
    q.play(turn.take(q, 0), answers, until="turn.move")
    assert [tile.tile for tile in q.state.tiles[3:]] == ["tile.2", "tile.11"]
    assert q.turn(0).move == 0
    assert not steps(q)


@rule("MK-EOT-02")
def test_the_last_two_dozen_spaces_of_the_way_are_remembered() -> None:
    q = quest()
    for number in range(30):
        movement.step(q, 0, f"h{number}.0")
    assert q.player(0).trail == [f"h{number}.0" for number in range(30 - 1 - 24, 29)]
