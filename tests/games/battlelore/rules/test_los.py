"""Melee, range and line of fire.

Bowmen shoot from h3.5. Straight above it, at h5.5 and h7.5, the line runs between h4.4 and h4.5, through h5.5
and between h6.4 and h6.5; along the row it goes through h3.6, h3.7 and h3.8.
"""

from collections.abc import Mapping

import pytest

from hexameron.games.battlelore.board import line
from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.games.battlelore.rules.phases import aims, around, attack, distance, doubled, phase
from tests.rules import rule


def shooting(
    target: str,
    *,
    start: str = "h3.5",
    terrain: Mapping[str, str] | None = None,
    units: Mapping[str, Placed] | None = None,
    landmarks: Mapping[str, tuple[str, int]] | None = None,
) -> bool:
    """Whether bowmen may shoot from one hex at a unit on another."""
    b = battle(
        {"u0": ("Ag", start, 0), "u1": ("Fb", target, 1), **(units or {})},
        terrain=terrain,
        landmarks=landmarks,
        ordered=["u0"],
    )
    return "u1" in aims(b, "u0")


STEPS = 60


def walk(start: str, end: str) -> list[tuple[str, ...]]:
    """The hexes nearest to points along a line; x counts half hexes, and a row is √3 of them high."""
    (row, u), (last_row, last_u) = doubled(start), doubled(end)
    way = distance(start, end) + 1
    near = [
        (h, *doubled(h)) for h in [start, *around(start, 4)] if distance(start, h) + distance(h, end) <= way
    ]
    met = []
    for n in range(1, STEPS):
        x, y = u * STEPS + (last_u - u) * n, row * STEPS + (last_row - row) * n
        away = {h: (x - h_u * STEPS) ** 2 + 3 * (y - h_row * STEPS) ** 2 for h, h_row, h_u in near}
        least = min(away.values())
        met.append(tuple(h for h in sorted(away) if away[h] == least))
    return met


def kind(b: TestBattle) -> list[str]:
    """What the attacks were called."""
    names = ("battle.attacks", "battle.shoots")
    return [event.name for event in b.events if event.name in names]


# ---------------------------------------------------------------------- melee and range


@rule("BL-LOS-01")
@pytest.mark.parametrize("target", around("h4.5", 1))
def test_an_attack_on_any_adjacent_hex_is_a_melee(target: str) -> None:
    """Melee is what lets a Bold defender battle back."""
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("DFb", target, 1)}, ordered=["u0"], dice="GGG GGG")
    phase(b, "combat", ["fight:u0", "battle.back=yes"])
    assert kind(b) == ["battle.attacks"]


@rule("BL-LOS-01")
@pytest.mark.parametrize("code", ["Fg", "Fb", "Fr", "Mg", "Mb", "Mr", "spider"])
def test_melee_weapons_reach_adjacent_units_only(code: str) -> None:
    b = battle({"u0": (code, "h4.5", 0), "u1": ("Fb", "h4.7", 1), "u2": ("Fb", "h6.5", 1)}, ordered=["u0"])
    assert aims(b, "u0") == []
    b = battle({"u0": (code, "h4.5", 0), "u1": ("Fb", "h4.6", 1), "u2": ("Fb", "h6.5", 1)}, ordered=["u0"])
    assert aims(b, "u0") == ["u1"]


@rule("BL-LOS-02")
def test_bows_at_point_blank_are_a_melee() -> None:
    """So the defender may battle back, support counts, and ground may be gained."""
    b = battle({"u0": ("Ag", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, ordered=["u0"], dice="GG BGG")
    phase(b, "combat", ["fight:u0", "battle.back=yes"])
    assert kind(b) == ["battle.attacks"]
    assert b.unit("u0").figures == 2
    supported = {"u1": ("Fb", "h5.5", 1), "u2": ("Fb", "h6.4", 1), "u3": ("Fb", "h6.5", 1)}
    b = battle({"u0": ("Ag", "h4.5", 0), **supported}, ordered=["u0"], dice="FG")
    phase(b, "combat", ["fight:u0", "retreat.ignore=ignore:1", "battle.back=no"])
    b = battle({"u0": ("Ag", "h4.5", 0), "u1": ("Fb", "h5.5", 1, 1)}, ordered=["u0"], dice="BG")
    phase(b, "combat", ["fight:u0", "follow.gain=go:h5.5"])
    assert b.unit("u0").hex == "h5.5"


@rule("BL-LOS-03")
@pytest.mark.parametrize("target", ["h3.7", "h5.5", "h4.7", "h3.9"])
def test_an_attack_from_afar_is_a_ranged_attack(target: str) -> None:
    """Nobody battles back, whatever their courage, and no ground is gained."""
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("DFb", target, 1)}, ordered=["u0"], dice="GG")
    played = phase(b, "combat", ["fight:u0"])
    assert kind(b) == ["battle.shoots"]
    assert played.prompts() == ["battle.attacker"]
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("Fb", target, 1, 1)}, ordered=["u0"], dice="BG")
    assert phase(b, "combat", ["fight:u0"]).prompts() == ["battle.attacker"]
    assert b.unit("u0").hex == "h3.5"


@rule("BL-LOS-04")
def test_bows_reach_four_hexes_the_targets_own_counted() -> None:
    assert [column for column in range(6, 14) if shooting(f"h3.{column}")] == [6, 7, 8, 9]


@rule("BL-LOS-04")
def test_range_is_counted_in_hexes_in_every_direction() -> None:
    reached = [hex_ for hex_ in around("h5.7", 12) if shooting(hex_, start="h5.7")]
    assert reached == around("h5.7", 4)
    assert distance("h5.7", "h9.9") == 4
    assert distance("h5.7", "h9.10") == 5


@rule("BL-LOS-05")
def test_bowmen_next_to_an_enemy_fight_that_one() -> None:
    b = battle(
        {"u0": ("Ag", "h3.5", 0), "u1": ("Fb", "h4.5", 1), "u2": ("Fb", "h3.8", 1), "u3": ("Fb", "h3.4", 1)},
        ordered=["u0"],
    )
    assert aims(b, "u0") == ["u1", "u3"]


@rule("BL-LOS-05")
def test_they_may_forgo_the_attack() -> None:
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("Fb", "h4.5", 1), "u2": ("Fb", "h3.8", 1)}, ordered=["u0"])
    phase(b, "combat", ["battle.attacker=done"])
    assert b.dice.rolls == []


@rule("BL-LOS-05")
def test_a_friend_next_to_them_does_not_keep_bowmen_from_shooting() -> None:
    assert shooting("h3.8", units={"u2": ("Fb", "h3.4", 0), "u3": ("Fb", "h4.4", 0)})


# ---------------------------------------------------------------------- line of fire


@rule("BL-LOS-06")
def test_without_a_line_of_fire_there_is_no_ranged_attack() -> None:
    assert shooting("h3.7")
    assert not shooting("h3.7", terrain={"h3.6": "wood"})


@rule("BL-LOS-07")
@pytest.mark.parametrize("between", ["h3.6", "h3.7", "h3.8"])
@pytest.mark.parametrize(
    ("terrain", "free"), [("wood", False), ("hill", False), ("water", True), ("ford", True)]
)
def test_obstacles_on_the_line_block_it(between: str, terrain: str, free: bool) -> None:
    assert shooting("h3.9", terrain={between: terrain}) == free


@rule("BL-LOS-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_landmark_on_the_line_blocks_it(seat: int) -> None:
    assert not shooting("h3.8", landmarks={"h3.7": ("stronghold", seat)})


@rule("BL-LOS-07")
@pytest.mark.parametrize(
    ("target", "crossed", "missed"),
    [
        ("h6.6", ["h4.5", "h5.6"], ["h4.4", "h3.6", "h5.5", "h4.6", "h6.5"]),
        ("h4.7", ["h3.6", "h4.6"], ["h4.5", "h3.7", "h5.6"]),
        ("h5.4", ["h4.4"], ["h4.3", "h5.5", "h3.4", "h4.5"]),
        ("h4.8", ["h3.6", "h4.6", "h3.7", "h4.7"], ["h4.5", "h3.8", "h5.7", "h2.6"]),
        ("h6.5", ["h4.5", "h5.5"], ["h4.4", "h5.6", "h5.4", "h6.4"]),
    ],
)
def test_the_line_runs_from_centre_to_centre(target: str, crossed: list[str], missed: list[str]) -> None:
    """Hexes beside the line do not matter, however near they are."""
    assert shooting(target, terrain=dict.fromkeys(missed, "wood"))
    for hex_ in crossed:
        assert not shooting(target, terrain={hex_: "wood"}), hex_


@rule("BL-LOS-07", "BL-LOS-09")
@pytest.mark.parametrize("start", ["h5.7", "h4.6"])
def test_lines_cross_the_hexes_that_their_points_lie_in(start: str) -> None:
    """Walks along every line in small steps; a point on an edge is as near to one hex as to the other."""
    for target in around(start, 4):
        met = [hexes for hexes in walk(start, target) if start not in hexes and target not in hexes]
        single = {hexes for hexes in met if len(hexes) == 1}
        edges = {hexes for hexes in met if len(hexes) == 2 and met.count(hexes) > 1}
        assert {tuple(sorted(step)) for step in line(start, target)} == single | edges, target


@rule("BL-LOS-07")
@pytest.mark.parametrize("terrain", ["wood", "hill"])
def test_the_hexes_of_bowmen_and_target_do_not_block(terrain: str) -> None:
    assert shooting("h3.8", terrain={"h3.5": terrain})
    assert shooting("h3.8", terrain={"h3.8": terrain})
    assert shooting("h3.8", landmarks={"h3.8": ("den", 1)})


@rule("BL-LOS-08")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("code", ["Fb", "Mg", "spider"])
def test_units_between_block_the_line(seat: int, code: str) -> None:
    assert not shooting("h3.8", units={"u2": (code, "h3.7", seat)})
    assert shooting("h3.7", units={"u2": (code, "h3.8", seat)}), "who stands behind the target does not"


@rule("BL-LOS-08")
def test_a_fallen_unit_blocks_no_more() -> None:
    b = battle(
        {"u0": ("Ag", "h3.5", 0), "u1": ("Fb", "h3.8", 1), "u2": ("Fb", "h3.7", 1, 1)},
        ordered=["u0"],
        dice="BG",
    )
    assert aims(b, "u0") == ["u2"]
    attack(b, "u0", "u2")
    assert aims(b, "u0") == ["u1"]


@rule("BL-LOS-09")
@pytest.mark.parametrize(
    ("target", "sides"),
    [
        ("h5.5", ("h4.4", "h4.5")),
        ("h4.6", ("h3.6", "h4.5")),
        ("h4.3", ("h3.4", "h4.4")),
        ("h2.6", ("h2.5", "h3.6")),
        ("h1.5", ("h2.4", "h2.5")),
    ],
)
def test_along_an_edge_only_obstacles_on_both_sides_block(target: str, sides: tuple[str, str]) -> None:
    one, other = sides
    assert shooting(target, terrain={one: "wood"})
    assert shooting(target, terrain={other: "wood"})
    assert not shooting(target, terrain={one: "wood", other: "hill"})


@rule("BL-LOS-09")
def test_units_and_terrain_may_block_an_edge_together() -> None:
    ours: Placed = ("Fb", "h4.4", 0)
    assert shooting("h5.5", units={"u2": ours})
    assert not shooting("h5.5", units={"u2": ours}, terrain={"h4.5": "wood"})
    assert not shooting("h5.5", units={"u2": ours, "u3": ("Fb", "h4.5", 0)})


@rule("BL-LOS-09")
def test_one_blocked_edge_is_enough_but_both_halves_must_be_of_one_edge() -> None:
    assert not shooting("h7.5", terrain={"h6.4": "wood", "h6.5": "wood"})
    assert shooting("h7.5", terrain={"h4.4": "wood", "h6.5": "wood"}), "left of one edge, right of another"
    assert shooting("h7.5", terrain={"h4.4": "wood", "h6.4": "wood"})
    assert not shooting("h7.5", terrain={"h5.5": "wood"}), "the hex between the two edges is crossed"


@rule("BL-LOS-09")
@pytest.mark.parametrize(
    ("start", "target", "beside"), [("h1.1", "h3.1", "h2.1"), ("h5.13", "h7.13", "h6.12")]
)
def test_half_hexes_never_block(start: str, target: str, beside: str) -> None:
    assert shooting(target, start=start, terrain={beside: "wood"})


@rule("BL-LOS-10")
@pytest.mark.parametrize("code", ["Fb", "Mb", "Ag"])
def test_a_melee_needs_no_line_of_fire(code: str) -> None:
    """Woods everywhere, units all around: adjacency is enough."""
    terrain = dict.fromkeys([*around("h4.5", 2), "h4.5"], "wood")
    b = battle(
        {"u0": (code, "h4.5", 0), "u1": ("Fb", "h5.5", 1), "u2": ("Fb", "h4.6", 0), "u3": ("Fb", "h5.4", 1)},
        terrain=terrain,
        ordered=["u0"],
    )
    assert aims(b, "u0") == ["u1"]
