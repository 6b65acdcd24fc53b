"""The movement phase."""

import pytest

from hexameron.games.battlelore.board import HEXES
from tests.games.battlelore.positions import Placed, battle
from tests.games.battlelore.rules.phases import aims, around, offered, phase, reach
from tests.rules import rule

FOE: Placed = ("Fb", "h9.13", 1)


@rule("BL-MOVE-01")
@pytest.mark.parametrize("order", [("u0", "u1", "u2"), ("u2", "u0", "u1"), ("u1", "u2", "u0")])
def test_units_move_in_the_order_the_player_likes(order: tuple[str, ...]) -> None:
    rows: dict[str, Placed] = {f"u{i}": ("Fg", f"h3.{3 * i + 2}", 0) for i in range(3)}
    b = battle({**rows, "u9": FOE}, ordered=["u0", "u1", "u2"])
    answers: list[str] = []
    for id_ in order:
        answers += [f"move.unit=move:{id_}", f"move.where=go:{b.unit(id_).hex.replace('h3', 'h4')}"]
    played = phase(b, "movement", answers)
    assert [told["unit"] for told in b.told("move.goes")] == list(order)
    assert {asked.seat for asked in played.asked} == {0}


@rule("BL-MOVE-01")
def test_a_unit_may_take_the_hex_another_has_just_left() -> None:
    b = battle({"u0": ("Fr", "h3.2", 0), "u1": ("Fr", "h3.1", 0), "u9": FOE}, ordered=["u0", "u1"])
    phase(b, "movement", ["move:u0", "go:h3.3", "move:u1", "go:h3.2"])
    assert (b.unit("u0").hex, b.unit("u1").hex) == ("h3.3", "h3.2")


@rule("BL-MOVE-02")
def test_a_unit_moves_once_even_if_it_used_less_than_it_might() -> None:
    b = battle({"u0": ("Mg", "h3.2", 0), "u1": ("Fb", "h3.9", 0), "u9": FOE}, ordered=["u0", "u1"])
    played = phase(b, "movement", ["move:u0", "go:h3.3", "done"])
    assert played.asked[-1].keys == ("move:u1", "done")
    assert b.unit("u0").hex == "h3.3"


@rule("BL-MOVE-03")
def test_where_a_unit_goes_is_decided_before_another_starts() -> None:
    b = battle({"u0": ("Mg", "h3.2", 0), "u1": ("Fb", "h3.9", 0), "u9": FOE}, ordered=["u0", "u1"])
    played = phase(b, "movement", ["move:u0", "go:h4.4", "move:u1", "go:h4.9"])
    assert played.prompts() == ["move.unit", "move.where", "move.unit", "move.where"]
    assert all(key.startswith("go:") for key in played.keys("move.where")), "no other unit can cut in"


@rule("BL-MOVE-03")
def test_a_unit_that_has_moved_cannot_be_moved_on_later() -> None:
    """u0 leaves the way free for u1 and may not go on after it."""
    b = battle({"u0": ("Mg", "h3.2", 0), "u1": ("Fb", "h3.1", 0), "u9": FOE}, ordered=["u0", "u1"])
    played = phase(b, "movement", ["move:u0", "go:h3.3", "move:u1", "go:h3.2"])
    assert played.asked[2].keys == ("move:u1", "done")
    assert b.unit("u0").hex == "h3.3"


@rule("BL-MOVE-04")
def test_an_ordered_unit_may_stay() -> None:
    b = battle(
        {"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h3.9", 0), "u9": ("Fb", "h5.5", 1)}, ordered=["u0", "u1"]
    )
    phase(b, "movement", ["move:u1", "go:h3.8", "done"])
    assert b.unit("u0").hex == "h4.5"
    assert not b.unit("u0").moved
    assert aims(b, "u0") == ["u9"], "and fight from where it stands"


@rule("BL-MOVE-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_move_ends_on_another_unit(seat: int) -> None:
    b = battle({"u0": ("Fr", "h4.5", 0), "u1": ("Fb", "h5.5", seat), "u9": FOE}, ordered=["u0"])
    assert reach(b, "u0") == [hex_ for hex_ in around("h4.5", 1) if hex_ != "h5.5"]


@rule("BL-MOVE-05")
def test_a_hex_is_taken_as_soon_as_a_unit_has_moved_there() -> None:
    b = battle({"u0": ("Fr", "h3.2", 0), "u1": ("Fr", "h3.4", 0), "u9": FOE}, ordered=["u0", "u1"])
    played = phase(b, "movement", ["move:u0", "go:h3.3", "move:u1", "go:h4.4"])
    assert "go:h3.3" not in played.asked[3].keys
    assert len(b.state.places) == 3


@rule("BL-MOVE-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_passes_through_a_unit(seat: int) -> None:
    """In the corner two units shut in a rider who could go four hexes."""
    b = battle(
        {"u0": ("Mg", "h1.1", 0), "u1": ("Fb", "h1.2", seat), "u2": ("Fb", "h2.1", seat), "u9": FOE},
        ordered=["u0"],
    )
    assert offered(b, "movement", "move.unit") == ()


@rule("BL-MOVE-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_way_leads_around_units(seat: int) -> None:
    """h3.3 is two hexes away along the row; past the unit between it takes three."""
    units: dict[str, Placed] = {"u1": ("Fb", "h3.2", seat), "u9": FOE}
    blue = battle({"u0": ("Mb", "h3.1", 0), **units}, ordered=["u0"])
    red = battle({"u0": ("Mr", "h3.1", 0), **units}, ordered=["u0"])
    assert "h3.3" in reach(blue, "u0")
    assert "h3.3" not in reach(red, "u0")


@rule("BL-MOVE-07")
@pytest.mark.parametrize(
    ("start", "beside"),
    [
        ("h2.1", ["h1.1", "h1.2", "h2.2", "h3.1", "h3.2"]),
        ("h8.12", ["h7.12", "h7.13", "h8.11", "h9.12", "h9.13"]),
        ("h3.1", ["h2.1", "h3.2", "h4.1"]),
        ("h3.13", ["h2.12", "h3.12", "h4.12"]),
        ("h1.1", ["h1.2", "h2.1"]),
        ("h9.13", ["h8.12", "h9.12"]),
    ],
)
def test_half_hexes_at_the_edges_are_out_of_play(start: str, beside: list[str]) -> None:
    b = battle({"u0": ("Fr", start, 0), "u9": ("Fb", "h5.7", 1)}, ordered=["u0"])
    assert reach(b, "u0") == beside


@rule("BL-MOVE-07")
def test_the_board_has_thirteen_and_twelve_full_hexes_by_turns() -> None:
    for row in range(1, 10):
        columns = [int(hex_.split(".")[1]) for hex_ in HEXES if hex_.startswith(f"h{row}.")]
        assert columns == list(range(1, 14 if row % 2 else 13))


@rule("BL-MOVE-08")
@pytest.mark.parametrize("terrain", ["wood", "ford"])
def test_terrain_may_stop_a_unit(terrain: str) -> None:
    """A rider in the corner gets into the terrain around it, and no further."""
    b = battle(
        {"u0": ("Mg", "h1.1", 0), "u9": FOE}, terrain=dict.fromkeys(["h1.2", "h2.1"], terrain), ordered=["u0"]
    )
    assert reach(b, "u0") == ["h1.2", "h2.1"]


@rule("BL-MOVE-08")
def test_terrain_does_not_hold_who_starts_in_it() -> None:
    b = battle({"u0": ("Mr", "h5.7", 0), "u9": FOE}, terrain={"h5.7": "wood"}, ordered=["u0"])
    assert reach(b, "u0") == around("h5.7", 2)


@rule("BL-MOVE-08")
def test_the_way_may_lead_around_terrain() -> None:
    """h3.3 lies behind a wood: two hexes through it, which it forbids, or three around."""
    for code, there in (("Mb", True), ("Mr", False)):
        b = battle({"u0": (code, "h3.1", 0), "u9": FOE}, terrain={"h3.2": "wood"}, ordered=["u0"])
        assert ("h3.3" in reach(b, "u0")) == there


ALLOWANCES = [
    ("Fg", 2, 2), ("Fb", 1, 2), ("Fr", 1, 1), ("Mg", 4, 4), ("Mb", 3, 3), ("Mr", 2, 2), ("Ag", 2, 2),
    ("DFb", 1, 2), ("DFr", 1, 1), ("KMg", 4, 4), ("KAg", 2, 2), ("spider", 3, 3), ("giant", 2, 2),
]  # fmt: skip
"""Unit, hexes it may move and fight, hexes it may move at most."""


@rule("BL-MOVE-09")
@pytest.mark.parametrize(("code", "hexes"), [(code, most) for code, _, most in ALLOWANCES])
def test_how_far_a_unit_moves(code: str, hexes: int) -> None:
    b = battle({"u0": (code, "h5.7", 0), "u9": FOE}, ordered=["u0"])
    assert reach(b, "u0") == around("h5.7", hexes)


@rule("BL-MOVE-09")
@pytest.mark.parametrize(("code", "march", "most"), ALLOWANCES)
def test_whether_it_may_fight_after_the_move(code: str, march: int, most: int) -> None:
    for hexes in range(1, most + 1):
        b = battle({"u0": (code, "h5.2", 0), "u9": ("Fb", f"h5.{3 + hexes}", 1)}, ordered=["u0"])
        phase(b, "movement", ["move:u0", f"go:h5.{2 + hexes}"])
        assert aims(b, "u0") == (["u9"] if hexes <= march else []), hexes


@rule("BL-MOVE-09")
def test_a_detour_that_is_needed_counts() -> None:
    """h4.2 is next to h3.2, but a unit that has to go round could not fight; straight ahead it may."""
    b = battle({"u0": ("Fb", "h3.1", 0), "u1": ("Fb", "h3.2", 0), "u9": ("Fb", "h5.3", 1)}, ordered=["u0"])
    phase(b, "movement", ["move:u0", "go:h4.2"])
    assert aims(b, "u0") == [], "two hexes by h4.1"


@rule("BL-MOVE-10")
def test_water_bars_the_way_for_everybody() -> None:
    for code in ("Mg", "Fg", "spider", "giant"):
        b = battle(
            {"u0": (code, "h1.1", 0), "u9": FOE}, terrain={"h1.2": "water", "h2.1": "water"}, ordered=["u0"]
        )
        assert offered(b, "movement", "move.unit") == (), code


@rule("BL-MOVE-10")
def test_nobody_moves_onto_or_through_water() -> None:
    river = {f"h5.{column}": "water" for column in range(1, 14) if column != 7}
    b = battle({"u0": ("Mg", "h4.1", 0), "u9": FOE}, terrain=river, ordered=["u0"])
    assert reach(b, "u0") == [hex_ for hex_ in around("h4.1", 4) if int(hex_[1]) < 5]


@rule("BL-MOVE-10")
def test_a_bridge_takes_the_place_of_the_water() -> None:
    river = {f"h5.{column}": "water" for column in range(1, 14) if column != 7}
    b = battle({"u0": ("Mr", "h4.7", 0), "u9": FOE}, terrain={**river, "h5.7": "bridge"}, ordered=["u0"])
    assert [hex_ for hex_ in reach(b, "u0") if int(hex_[1]) >= 5] == ["h5.7", "h6.6", "h6.7"]
