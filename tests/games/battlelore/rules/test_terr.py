"""Terrain dice limits, and what the reference cards say of each terrain."""

from collections.abc import Mapping, Sequence

import pytest

from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.state import Effect
from tests.games.battlelore.positions import battle, lore_key
from tests.games.battlelore.rules.phases import aims, around, attack, dice_rolled, phase, reach
from tests.rules import rule

HERE, THERE = "h4.5", "h5.5"


def dice(
    terrain: Mapping[str, str],
    *,
    attacker: str = "Fr",
    ramparts: Sequence[str] = (),
    landmarks: Mapping[str, tuple[str, int]] | None = None,
) -> int:
    """How many dice a unit on HERE rolls against one on THERE."""
    b = battle(
        {"u0": (attacker, HERE, 0), "u1": ("Fr", THERE, 1)},
        terrain=terrain,
        ramparts=ramparts,
        landmarks=landmarks,
        dice="GGGG",
    )
    bold = THERE in ramparts or THERE in (landmarks or {})
    attack(b, "u0", "u1", ["battle.back=no"] if bold else [])
    (n,) = dice_rolled(b)
    return n


@rule("BL-TERR-01")
def test_a_wood_limits_attacks_from_it_and_into_it() -> None:
    assert dice({}) == 4
    assert dice({HERE: "wood"}) == 2
    assert dice({THERE: "wood"}) == 2
    assert dice({"h4.4": "wood", "h5.6": "wood"}) == 4, "only the two hexes of the attack matter"


@rule("BL-TERR-01")
@pytest.mark.parametrize(("attacker", "n"), [("Fg", 2), ("Mg", 2), ("Fb", 3), ("Fr", 3)])
def test_a_limit_is_a_maximum_and_gives_nobody_more(attacker: str, n: int) -> None:
    assert dice({}, attacker=attacker, ramparts=[THERE]) == n


@rule("BL-TERR-01")
def test_ranged_attacks_are_limited_too() -> None:
    b = battle(
        {"u0": ("giant", "h4.5", 0), "u1": ("Fr", "h4.7", 1)},
        terrain={"h4.7": "wood"},
        ordered=["u0"],
        dice="GG",
    )
    b.unit("u0").tokens = 1
    phase(b, "combat", ["fight:u0"])
    assert dice_rolled(b) == [2]


@rule("BL-TERR-01")
def test_bowmen_who_moved_lose_their_die_before_the_limit() -> None:
    b = battle(
        {"u0": ("Ag", "h3.4", 0), "u1": ("Fb", "h3.8", 1)}, terrain={"h3.8": "wood"}, ordered=["u0"], dice="G"
    )
    phase(b, "movement", ["move:u0", "go:h3.5"])
    phase(b, "combat", ["fight:u0"])
    assert dice_rolled(b) == [1]


@rule("BL-TERR-01")
def test_limits_bind_a_battle_back() -> None:
    for terrain in ({HERE: "wood"}, {THERE: "wood"}):
        b = battle({"u0": ("Fg", HERE, 0), "u1": ("DFr", THERE, 1)}, terrain=terrain, dice="GG BB")
        attack(b, "u0", "u1", ["battle.back=yes"])
        assert dice_rolled(b) == [2, 2]


@rule("BL-TERR-01")
def test_limits_bind_a_bonus_melee_attack() -> None:
    b = battle(
        {"u0": ("Mr", HERE, 0), "u1": ("Fb", THERE, 1, 1), "u2": ("Fb", "h6.5", 1)},
        terrain={"h6.5": "wood"},
        dice="BGGG GG",
    )
    attack(b, "u0", "u1", ["follow.gain=go:h5.5", "follow.pursue=done", "follow.bonus=target:u2"])
    assert dice_rolled(b) == [4, 2]


@rule("BL-TERR-02")
def test_dice_of_a_command_card_come_on_top_of_the_limit() -> None:
    b = battle(
        {"u0": ("Mr", HERE, 0), "u1": ("Fb", THERE, 1)},
        terrain={THERE: "wood"},
        hand=["command.charge"],
        dice="GGG",
    )
    phase(b, "command")
    phase(b, "naming", ["order:u0"])
    phase(b, "ordered")
    phase(b, "combat", ["fight:u0"])
    assert dice_rolled(b) == [3]


@rule("BL-TERR-02")
def test_dice_of_a_lore_card_come_on_top_of_the_limit() -> None:
    b = battle(
        {"u0": ("Fr", HERE, 0), "u1": ("Fb", THERE, 1)},
        terrain={HERE: "wood"},
        ordered=["u0"],
        lore=True,
        tokens=(1, 0),
        lore_hands=(["lore.warrior.1"], []),
        dice="GGG",
    )
    phase(b, "combat", [lore_key(b, "lore.warrior.1"), "fight:u0"])
    assert dice_rolled(b) == [3]


@rule("BL-TERR-02")
@pytest.mark.parametrize(("extra", "fewer", "n"), [(1, 1, 2), (2, 1, 3), (0, 1, 1), (0, 3, 1)])
def test_dice_are_taken_away_last_and_one_is_left(extra: int, fewer: int, n: int) -> None:
    b = battle({"u0": ("Fr", HERE, 0), "u1": ("Fb", THERE, 1)}, terrain={THERE: "wood"}, dice="GGGG")
    modifiers.add(b, Effect("lore.warrior.1", "dice", 0, "turn", "u0", extra))
    modifiers.add(b, Effect("lore.cleric.10", "fewer_dice", 1, "own_turn", "u0", fewer))
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [n]


@rule("BL-TERR-03")
def test_of_several_limits_on_one_hex_the_lowest_counts() -> None:
    assert dice({}, ramparts=[THERE]) == 3
    assert dice({THERE: "wood"}, ramparts=[THERE]) == 2
    assert dice({THERE: "hill"}, ramparts=[THERE]) == 2
    assert dice({HERE: "hill", THERE: "hill"}, ramparts=[THERE]) == 3


@rule("BL-TERR-03")
def test_limits_of_both_hexes_apply_and_the_lower_decides() -> None:
    assert dice({HERE: "hill", THERE: "wood"}) == 2
    assert dice({HERE: "ford"}, ramparts=[THERE]) == 2
    assert dice({HERE: "hill"}, ramparts=[THERE]) == 3


# ---------------------------------------------------------------------- the reference cards


@rule("BL-TERR-04")
@pytest.mark.parametrize(
    ("terrain", "out", "into"),
    [("wood", 2, 2), ("hill", 3, 2), ("ford", 2, 4), ("bridge", 2, 4)],
)
def test_how_many_dice_each_terrain_leaves(terrain: str, out: int, into: int) -> None:
    assert dice({HERE: terrain}) == out
    assert dice({THERE: terrain}) == into


@rule("BL-TERR-04")
def test_dice_on_hills_ramparts_and_landmarks() -> None:
    assert dice({HERE: "hill", THERE: "hill"}) == 3
    assert dice({}, landmarks={HERE: ("stronghold", 0)}) == 2
    assert dice({}, landmarks={THERE: ("stronghold", 1)}) == 2
    b = battle({"u0": ("Fr", HERE, 0), "u1": ("Fr", THERE, 1)}, ramparts=[HERE], dice="GGGG")
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [4], "ramparts do not limit who fights from them"


@rule("BL-TERR-04")
@pytest.mark.parametrize(
    ("terrain", "stops"), [("wood", True), ("ford", True), ("hill", False), ("bridge", False)]
)
def test_which_terrain_stops_a_move(terrain: str, stops: bool) -> None:
    b = battle(
        {"u0": ("Mr", "h1.1", 0), "u9": ("Fb", "h9.9", 1)},
        terrain=dict.fromkeys(["h1.2", "h2.1"], terrain),
        ordered=["u0"],
    )
    assert reach(b, "u0") == (["h1.2", "h2.1"] if stops else around("h1.1", 2))


@rule("BL-TERR-04")
def test_ramparts_and_landmarks_stop_a_move() -> None:
    units = {"u0": ("Mr", "h1.1", 0), "u9": ("Fb", "h9.9", 1)}
    b = battle(units, ramparts=["h1.2", "h2.1"], ordered=["u0"])
    assert reach(b, "u0") == ["h1.2", "h2.1"]
    b = battle(units, landmarks={"h1.2": ("den", 0), "h2.1": ("den", 1)}, ordered=["u0"])
    assert reach(b, "u0") == ["h1.2", "h2.1"]


@rule("BL-TERR-04")
@pytest.mark.parametrize("terrain", ["wood", "ford", "ramparts"])
def test_who_had_to_stop_may_still_fight(terrain: str) -> None:
    tiles = {} if terrain == "ramparts" else {"h4.5": terrain}
    b = battle(
        {"u0": ("Mr", "h3.5", 0), "u1": ("Fb", "h5.5", 1)},
        terrain=tiles,
        ramparts=["h4.5"] if terrain == "ramparts" else [],
        ordered=["u0"],
    )
    phase(b, "movement", ["move:u0", "go:h4.5"])
    assert aims(b, "u0") == ["u1"]


@rule("BL-TERR-04")
@pytest.mark.parametrize(
    ("terrain", "blocks"),
    [("wood", True), ("hill", True), ("water", False), ("ford", False), ("bridge", False)],
)
def test_which_terrain_blocks_the_line_of_fire(terrain: str, blocks: bool) -> None:
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("Fb", "h3.8", 1)}, terrain={"h3.6": terrain}, ordered=["u0"])
    assert aims(b, "u0") == ([] if blocks else ["u1"])


@rule("BL-TERR-04")
def test_ramparts_do_not_block_the_line_of_fire() -> None:
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("Fb", "h3.8", 1)}, ramparts=["h3.6"], ordered=["u0"])
    assert aims(b, "u0") == ["u1"]


@rule("BL-TERR-04")
def test_on_one_range_of_hills_there_is_a_line_of_fire() -> None:
    units = {"u0": ("Ag", "h3.5", 0), "u1": ("Fb", "h3.8", 1)}
    ridge = dict.fromkeys(["h3.5", "h3.6", "h3.7", "h3.8"], "hill")
    assert aims(battle(units, terrain=ridge, ordered=["u0"]), "u0") == ["u1"]
    gap = {hex_: tile for hex_, tile in ridge.items() if hex_ != "h3.7"}
    assert aims(battle(units, terrain=gap, ordered=["u0"]), "u0") == [], "two hills apart"
    foot = {hex_: tile for hex_, tile in ridge.items() if hex_ != "h3.5"}
    assert aims(battle(units, terrain=foot, ordered=["u0"]), "u0") == [], "from below"
    wooded = {**ridge, "h4.5": "hill", "h4.6": "hill", "h4.7": "hill", "h3.6": "wood"}
    assert aims(battle(units, terrain=wooded, ordered=["u0"]), "u0") == [], "a wood still blocks"


@rule("BL-TERR-04")
def test_ramparts_make_their_occupant_bold() -> None:
    b = battle({"u0": ("Fb", HERE, 0), "u1": ("Fb", THERE, 1)}, ramparts=[THERE], dice="FGG")
    played = attack(b, "u0", "u1", ["retreat.ignore=ignore:1", "battle.back=no"])
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0")
    assert b.unit("u1").hex == THERE
