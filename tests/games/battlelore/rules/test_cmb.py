"""The combat phase and the procedure of a combat."""

import pytest

from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.games.battlelore.rules.phases import aims, attack, dice_rolled, phase
from tests.rules import rule

PAIRS: dict[str, Placed] = {
    "u0": ("Fb", "h4.2", 0),
    "u1": ("Fb", "h4.6", 0),
    "u2": ("Fb", "h4.10", 0),
    "u5": ("Fr", "h5.2", 1),
    "u6": ("Fr", "h5.6", 1),
    "u7": ("Fr", "h5.10", 1),
}
"""Three duels that do not touch each other."""


def events(b: TestBattle) -> list[str]:
    return [event.name for event in b.events]


@rule("BL-CMB-01")
@pytest.mark.parametrize("order", [("u0", "u1", "u2"), ("u2", "u1", "u0"), ("u1", "u0", "u2")])
def test_combats_come_one_at_a_time_in_the_order_the_player_likes(order: tuple[str, ...]) -> None:
    b = battle(PAIRS, ordered=["u0", "u1", "u2"], dice="GGG" * 3)
    played = phase(b, "combat", [f"battle.attacker=fight:{id_}" for id_ in order])
    assert [told["unit"] for told in b.told("battle.attacks")] == list(order)
    assert {asked.seat for asked in played.asked} == {0}
    assert dice_rolled(b) == [3, 3, 3]


@rule("BL-CMB-01")
def test_only_ordered_units_start_a_combat() -> None:
    b = battle(PAIRS, ordered=["u1"], dice="GGG")
    played = phase(b, "combat", ["fight:u1"])
    assert played.keys("battle.attacker") == ("fight:u1", "done")


@rule("BL-CMB-02")
def test_a_unit_fights_once() -> None:
    b = battle(PAIRS, ordered=["u0", "u1"], dice="GGG")
    played = phase(b, "combat", ["fight:u0", "done"])
    assert played.asked[-1].keys == ("fight:u1", "done")


@rule("BL-CMB-02")
def test_the_bonus_melee_attack_is_the_only_exception() -> None:
    """Riders win, pursue, strike again and win again; there are other enemies, but that is all."""
    b = battle(
        {
            "u0": ("Mb", "h4.5", 0),
            "u5": ("Fb", "h5.5", 1, 1),
            "u6": ("Fb", "h6.5", 1, 1),
            "u7": ("Fb", "h6.4", 1),
        },
        ordered=["u0"],
        dice="BGG BGG",
    )
    played = phase(
        b,
        "combat",
        [
            "fight:u0",
            "follow.gain=go:h5.5",
            "follow.pursue=done",
            "follow.bonus=target:u6",
            "follow.gain=go:h6.5",
        ],
    )
    assert dice_rolled(b) == [3, 3]
    assert played.prompts().count("battle.attacker") == 1
    assert b.unit("u0").hex == "h6.5", "next to u7, which is safe for this turn"
    assert b.state.turn.phase == "draw"


@rule("BL-CMB-02")
def test_having_battled_back_does_not_use_up_a_units_own_combat() -> None:
    b = battle({"u0": ("Fg", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, ordered=["u0"], dice="GG GGG GGG")
    phase(b, "combat", ["fight:u0", "battle.back=yes"])
    phase(b, "end")
    assert b.state.turn.seat == 1
    b.order(b.unit("u1"))
    assert aims(b, "u1") == ["u0"]


@rule("BL-CMB-03")
def test_follow_on_actions_are_part_of_the_combat() -> None:
    b = battle(
        {
            "u0": ("Mb", "h4.5", 0),
            "u1": ("Fb", "h4.10", 0),
            "u5": ("Fb", "h5.5", 1, 1),
            "u6": ("Fr", "h6.5", 1),
            "u7": ("Fr", "h5.10", 1),
        },
        ordered=["u0", "u1"],
        dice="BGG GGG GGG",
    )
    played = phase(
        b,
        "combat",
        ["fight:u0", "go:h5.5", "follow.pursue=done", "follow.bonus=target:u6", "fight:u1"],
    )
    assert played.prompts() == [
        "battle.attacker", "follow.gain", "follow.pursue", "follow.bonus", "battle.attacker",
    ]  # fmt: skip


@rule("BL-CMB-03")
def test_retreat_and_battle_back_come_before_the_next_combat() -> None:
    b = battle(
        {
            "u0": ("Fb", "h4.2", 0),
            "u1": ("Fb", "h4.10", 0),
            "u5": ("DFr", "h5.2", 1),
            "u6": ("Fr", "h5.10", 1),
        },
        ordered=["u0", "u1"],
        dice="GGG GGGG FGG",
    )
    played = phase(b, "combat", ["fight:u0", "battle.back=yes", "fight:u1", "retreat.where=go:h6.9", "done"])
    assert played.prompts() == [
        "battle.attacker", "battle.back", "battle.attacker", "retreat.where", "follow.gain",
    ]  # fmt: skip


@rule("BL-CMB-04")
def test_an_ordered_unit_need_not_fight() -> None:
    b = battle(PAIRS, ordered=["u0", "u1", "u2"])
    phase(b, "combat", ["battle.attacker=done"])
    assert b.dice.rolls == []
    assert b.state.turn.phase == "draw"


@rule("BL-CMB-05")
def test_a_target_must_be_in_range_and_in_line_of_fire() -> None:
    """Bowmen on h3.3 see u5; u6 is too far away, and u7 stands behind a wood."""
    b = battle(
        {"u0": ("Ag", "h3.3", 0), "u5": ("Fb", "h3.7", 1), "u6": ("Fb", "h3.9", 1), "u7": ("Fb", "h7.3", 1)},
        terrain={"h5.3": "wood"},
        ordered=["u0"],
    )
    assert aims(b, "u0") == ["u5"]


@rule("BL-CMB-05")
def test_a_unit_without_a_target_is_not_asked_to_fight() -> None:
    b = battle(
        {"u0": ("Fb", "h3.3", 0), "u1": ("Ag", "h3.1", 0), "u5": ("Fb", "h3.6", 1)}, ordered=["u0", "u1"]
    )
    assert aims(b, "u0") == [], "swords do not reach that far"
    assert aims(b, "u1") == [], "five hexes, and a friend in between"


@rule("BL-CMB-06")
def test_dice_then_hits_then_retreats() -> None:
    b = battle({"u0": ("Fr", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, dice="BFBG")
    attack(b, "u0", "u1", ["retreat.where=go:h6.5", "follow.gain=done"])
    order = [name for name in events(b) if name in {"battle.rolls", "unit.loses", "retreat.goes"}]
    assert order == ["battle.rolls", "unit.loses", "retreat.goes"]
    assert (b.unit("u1").figures, b.unit("u1").hex) == (2, "h6.5")


@rule("BL-CMB-06")
def test_who_is_eliminated_by_the_hits_retreats_no_more() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h5.5", 1, 1)}, dice="FBF")
    played = attack(b, "u0", "u1", ["follow.gain=go:h5.5"])
    assert played.prompts() == ["follow.gain"]
    assert "retreat.goes" not in events(b)


@rule("BL-CMB-06")
def test_hits_are_taken_before_a_blocked_retreat_costs_figures() -> None:
    """Two hits and two hexes that cannot be made: four figures, and all of them by one roll."""
    b = battle({"u0": ("Fr", "h8.5", 0), "u1": ("Fb", "h9.5", 1)}, dice="FBFB")
    attack(b, "u0", "u1", ["follow.gain=done"])
    assert [(told["unit"], told["n"]) for told in b.told("unit.loses")] == [("u1", 2), ("u1", 2)]
    assert b.state.banners == [1, 0]


@rule("BL-CMB-06")
def test_terrain_limits_enter_the_number_of_dice() -> None:
    b = battle({"u0": ("Fr", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, terrain={"h5.5": "wood"}, dice="GG")
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [2]


@rule("BL-CMB-07")
def test_a_won_melee_leads_to_follow_on_actions() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, dice="FGG")
    played = attack(b, "u0", "u1", ["go:h6.5", "go:h5.5"])
    assert played.prompts() == ["retreat.where", "follow.gain"]
    assert [asked.seat for asked in played.asked] == [1, 0]
    assert b.unit("u0").hex == "h5.5"


@rule("BL-CMB-07")
def test_a_defender_that_holds_its_ground_may_battle_back_if_it_is_bold() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, dice="FGG BGG")
    played = attack(b, "u0", "u1", ["retreat.ignore=ignore:1", "battle.back=yes"])
    assert played.prompts() == ["retreat.ignore", "battle.back"]
    assert b.unit("u0").figures == 3


@rule("BL-CMB-07")
def test_where_nothing_applies_nothing_is_asked() -> None:
    b = battle({"u0": ("Mb", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, dice="BBB")
    assert attack(b, "u0", "u1").asked == []
    assert b.unit("u0").hex == "h4.5"


@rule("BL-CMB-08")
@pytest.mark.parametrize(
    ("code", "dice"),
    [
        ("Fg", 2), ("Fb", 3), ("Fr", 4), ("Mg", 2), ("Mb", 3), ("Mr", 4), ("Ag", 2), ("DFb", 3), ("DFr", 4),
        ("KFb", 3), ("KAg", 2), ("KMg", 2), ("spider", 3), ("giant", 4),
    ],
)  # fmt: skip
def test_dice_depend_on_the_attacker_and_not_on_the_target(code: str, dice: int) -> None:
    for target in ("Fg", "Fr", "Mb", "Ag"):
        faces = {"Fg": "BBBB", "Fr": "GGGG", "Mb": "GGGG", "Ag": "BBBB"}[target]
        b = battle({"u0": (code, "h4.5", 0), "u1": (target, "h5.5", 1)}, dice=faces)
        attack(b, "u0", "u1")
        assert dice_rolled(b) == [dice], target


@rule("BL-CMB-08")
def test_bowmen_roll_two_dice_at_a_distance_and_one_less_after_moving() -> None:
    b = battle({"u0": ("Ag", "h3.3", 0), "u1": ("Fb", "h3.6", 1)}, ordered=["u0"], dice="GG")
    phase(b, "combat", ["fight:u0"])
    assert dice_rolled(b) == [2]
    b = battle({"u0": ("Ag", "h3.2", 0), "u1": ("Fb", "h3.6", 1)}, ordered=["u0"], dice="G")
    phase(b, "movement", ["move:u0", "go:h3.3"])
    phase(b, "combat", ["fight:u0"])
    assert dice_rolled(b) == [1]


@rule("BL-CMB-08")
def test_other_units_lose_no_dice_by_moving() -> None:
    b = battle({"u0": ("Mr", "h3.2", 0), "u1": ("Fb", "h3.5", 1)}, ordered=["u0"], dice="GGGG")
    phase(b, "movement", ["move:u0", "go:h3.4"])
    phase(b, "combat", ["fight:u0"])
    assert dice_rolled(b) == [4]


@rule("BL-CMB-09")
def test_the_attacker_chooses_one_of_the_enemies_it_may_attack() -> None:
    """Two enemies and a friend are adjacent, a third enemy is not."""
    b = battle(
        {
            "u0": ("Fb", "h4.5", 0),
            "u1": ("Fb", "h4.4", 0),
            "u5": ("Fb", "h5.5", 1),
            "u6": ("Fb", "h5.6", 1),
            "u7": ("Fb", "h6.5", 1),
        },
        ordered=["u0"],
        dice="BBB",
    )
    played = phase(b, "combat", ["fight:u0", "battle.target=target:u6", "battle.back=no"])
    assert sorted(played.keys("battle.target")) == ["target:u5", "target:u6"]
    assert [asked.seat for asked in played.asked] == [0, 0, 1]
    assert [b.unit(id_).figures for id_ in ("u1", "u5", "u6", "u7")] == [4, 4, 1, 4]
