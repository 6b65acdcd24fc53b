"""Follow-on actions: gaining ground, pursuit, the bonus melee attack."""

import pytest

from hexameron.games.battlelore.rules import battle as battles
from tests.games.battlelore.positions import Placed, TestBattle, battle, lore_key, play
from tests.games.battlelore.rules.phases import phase
from tests.games.scripted import Played
from tests.rules import rule

RIDERS: dict[str, Placed] = {"u0": ("Mb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
BYSTANDER: dict[str, Placed] = {"u2": ("Fr", "h5.4", 1)}
"""Next to the vacated hex h5.5, not next to h4.5."""

RUNS = "retreat.where=go:h6.5"
GAINS = "follow.gain=go:h5.5"


def attack(b: TestBattle, *answers: str) -> Played[None]:
    return play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers)


def follow_ons(played: Played[None]) -> list[str]:
    return [prompt for prompt in played.prompts() if prompt.startswith("follow")]


# ---------------------------------------------------------------------- gaining ground


@rule("BL-FOL-01")
@pytest.mark.parametrize("code", ["Fb", "Ag", "Mb", "spider"])
@pytest.mark.parametrize("left", ["by retreat", "by elimination"])
def test_the_winner_of_a_melee_gains_ground(code: str, left: str) -> None:
    units: dict[str, Placed] = {"u0": (code, "h4.5", 0), "u1": ("Fg", "h5.5", 1, 1)}
    roll, retreat = ("FBB", [RUNS]) if left == "by retreat" else ("GBB", [])
    b = battle(units, dice=roll)
    pursuit = ["follow.pursue=done"] if code == "Mb" else []
    bonus = ["follow.bonus=done"] if code == "Mb" and retreat else []
    attack(b, *retreat, GAINS, *pursuit, *bonus)
    assert b.unit("u0").hex == "h5.5"
    assert b.at("h5.5") is b.unit("u0")
    assert b.at("h4.5") is None


@rule("BL-FOL-01")
def test_no_ground_is_gained_from_a_defender_that_stays() -> None:
    b = battle(RIDERS, dice="GBB")
    assert attack(b).prompts() == []
    blocked = battle(RIDERS, terrain={"h6.4": "water", "h6.5": "water"}, dice="FBB")
    assert attack(blocked).prompts() == [], "it paid with a figure and kept its hex"


@rule("BL-FOL-01")
@pytest.mark.parametrize("roll", ["FB", "GB"])
def test_no_ground_is_gained_by_arrows(roll: str) -> None:
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("Fg", "h5.5", 1, 1)}, dice=roll)
    played = attack(b, *([RUNS] if roll == "FB" else []))
    assert b.at("h5.5") is None
    assert follow_ons(played) == []


@rule("BL-FOL-01", "BL-MOR-03")
def test_ground_is_gained_from_a_bold_unit_that_chose_to_run() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, dice="FGG")
    attack(b, "retreat.ignore=ignore:0", RUNS, GAINS)
    assert b.unit("u0").hex == "h5.5"


# ---------------------------------------------------------------------- pursuit


@rule("BL-FOL-02")
def test_riders_go_one_hex_farther() -> None:
    b = battle(RIDERS | BYSTANDER, dice="FBB")
    played = attack(b, RUNS, GAINS, "follow.pursue=go:h5.6", "follow.bonus=done")
    assert b.unit("u0").hex == "h5.6"
    ways = set(played.keys("follow.pursue"))
    assert ways == {"go:h4.4", "go:h4.5", "go:h5.6", "go:h6.4", "done"}, "one hex, not onto others"


@rule("BL-FOL-02")
def test_riders_that_only_gained_ground_have_pursued() -> None:
    b = battle(RIDERS | BYSTANDER, dice="FBB" + "RGG")
    attack(b, RUNS, GAINS, "follow.pursue=done", "follow.bonus=target:u2")
    assert b.unit("u2").figures == 3


@rule("BL-FOL-03")
@pytest.mark.parametrize("kind", ["wood", "ford"])
def test_ground_that_stops_ends_the_pursuit_but_not_the_bonus_attack(kind: str) -> None:
    b = battle(RIDERS | BYSTANDER, terrain={"h5.5": kind}, dice="FBB" + "RR")
    played = attack(b, RUNS, GAINS, "follow.bonus=target:u2")
    assert follow_ons(played) == ["follow.gain", "follow.bonus"]
    assert b.unit("u0").hex == "h5.5"


@rule("BL-FOL-03")
def test_the_further_hex_is_not_impassable() -> None:
    b = battle(RIDERS | BYSTANDER, terrain={"h5.6": "water", "h6.4": "wood"}, dice="FBB")
    played = attack(b, RUNS, GAINS, "follow.pursue=go:h6.4", "follow.bonus=done")
    assert "go:h5.6" not in played.keys("follow.pursue")
    assert b.unit("u0").hex == "h6.4", "a wood may be entered as the last hex"


@rule("BL-FOL-04")
def test_riders_that_go_back_to_where_they_came_from_have_pursued() -> None:
    units = RIDERS | {"u2": ("Fr", "h4.6", 1)}
    b = battle(units, dice="FBB" + "RGG")
    attack(b, RUNS, GAINS, "follow.pursue=go:h4.5", "follow.bonus=target:u2")
    assert b.unit("u0").hex == "h4.5"
    assert b.unit("u2").figures == 3


# ---------------------------------------------------------------------- the bonus melee attack


@rule("BL-FOL-05")
@pytest.mark.parametrize(("target", "roll"), [("u1", "GBB"), ("u2", "RGG")])
def test_the_bonus_attack_goes_against_the_same_unit_or_another(target: str, roll: str) -> None:
    units = RIDERS | BYSTANDER | {"u3": ("Fr", "h7.7", 1)}
    b = battle(units, dice="FBB" + roll)
    played = attack(b, RUNS, GAINS, "follow.pursue=done", f"follow.bonus=target:{target}")
    assert set(played.keys("follow.bonus")) == {"target:u1", "target:u2", "done"}, "those beside it only"
    assert b.unit(target).figures == 3
    assert b.dice.rolls == [("battle", 3), ("battle", 3)]


@rule("BL-FOL-05")
def test_no_bonus_attack_without_an_enemy_beside() -> None:
    b = battle(RIDERS | {"u2": ("Fr", "h8.5", 1)}, dice="GGG" + "G")
    b.unit("u1").figures = 3
    played = attack(b, GAINS, "follow.pursue=done")
    assert "follow.bonus" not in played.prompts()


@rule("BL-FOL-05", "BL-MOR-04")
def test_a_bold_target_of_the_bonus_attack_battles_back() -> None:
    b = battle(RIDERS | {"u2": ("DFr", "h5.4", 1)}, dice="FBB" + "GGG" + "BBSS")
    attack(b, RUNS, GAINS, "follow.pursue=done", "follow.bonus=target:u2", "battle.back=yes")
    assert b.unit("u0").figures == 0, "two helmets, and the second of two swords"


@rule("BL-FOL-06")
@pytest.mark.parametrize("roll", ["FGG", "RRR"])
def test_ground_is_gained_again_after_the_bonus_attack(roll: str) -> None:
    units = RIDERS | {"u2": ("Fr", "h5.4", 1, 3)}
    b = battle(units, dice="FBB" + roll)
    runs = ["retreat.where=go:h6.3"] if "F" in roll else []
    attack(b, RUNS, GAINS, "follow.pursue=done", "follow.bonus=target:u2", *runs, "follow.gain=go:h5.4")
    assert b.unit("u0").hex == "h5.4"


@rule("BL-FOL-06")
def test_no_ground_is_gained_when_the_bonus_attack_fails() -> None:
    b = battle(RIDERS | BYSTANDER, dice="FBB" + "GGG")
    played = attack(b, RUNS, GAINS, "follow.pursue=done", "follow.bonus=target:u2")
    assert follow_ons(played).count("follow.gain") == 1


@rule("BL-FOL-07")
def test_the_bonus_attack_is_the_last() -> None:
    """The second victory brings the riders next to a third enemy; all they may do is gain ground."""
    units = RIDERS | BYSTANDER | {"u3": ("Fr", "h5.3", 1)}
    b = battle(units, ordered=["u0"], phase="combat", dice="FBB" + "FGG")
    played = phase(
        b,
        "combat",
        [
            "battle.attacker=fight:u0",
            RUNS,
            GAINS,
            "follow.pursue=done",
            "follow.bonus=target:u2",
            "retreat.where=go:h6.3",
            "follow.gain=go:h5.4",
        ],
    )
    assert b.near_enemy("h5.4", 0)
    assert played.prompts().count("follow.pursue") == 1
    assert played.prompts().count("follow.bonus") == 1
    assert b.state.turn.phase == "draw", "it has had its combat"


@rule("BL-FOL-08")
@pytest.mark.parametrize(
    "answers",
    [
        ["follow.gain=done"],
        [GAINS, "follow.pursue=done", "follow.bonus=done"],
        [GAINS, "follow.pursue=done", "follow.bonus=target:u2", "retreat.where=go:h6.3", "follow.gain=done"],
    ],
)
def test_no_follow_on_action_is_obligatory(answers: list[str]) -> None:
    b = battle(RIDERS | BYSTANDER, dice="FBB" + "FGG")
    attack(b, RUNS, *answers)
    assert b.unit("u0").hex == ("h5.5" if GAINS in answers else "h4.5")


@rule("BL-FOL-09")
@pytest.mark.parametrize("roll", ["FGG", "BBB"])
def test_a_defender_that_strikes_first_gains_no_ground(roll: str) -> None:
    """Lance Wall lets foot roll before the riders that attack it."""
    units: dict[str, Placed] = {"u0": ("Mb", "h4.5", 0), "u1": ("Fb", "h5.5", 1), "u2": ("Fg", "h4.4", 0)}
    b = battle(units, lore=True, tokens=(0, 6), lore_hands=([], ["lore.warrior.13"]), dice=roll)
    runs = ["retreat.where=go:h3.5"] if "F" in roll else []
    played = attack(b, f"lore.before_dice={lore_key(b, 'lore.warrior.13')}", *runs)
    assert b.at("h4.5") is None
    assert b.unit("u1").hex == "h5.5"
    assert follow_ons(played) == []
    assert b.dice.rolls == [("battle", 3)], "the attacker has lost its hex and its attack"


@rule("BL-FOL-09", "BL-MOR-07")
def test_a_defender_that_struck_first_does_not_battle_back_as_well() -> None:
    units: dict[str, Placed] = {"u0": ("Mb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = battle(units, lore=True, tokens=(0, 6), lore_hands=([], ["lore.warrior.13"]), dice="GGG" + "GGG")
    played = attack(b, f"lore.before_dice={lore_key(b, 'lore.warrior.13')}")
    assert b.dice.rolls == [("battle", 3), ("battle", 3)]
    assert "battle.back" not in played.prompts()


@rule("BL-FOL-10")
@pytest.mark.parametrize("code", ["Fb", "Fr", "Ag", "DFb", "KFb", "spider", "giant"])
def test_only_riders_pursue(code: str) -> None:
    units = RIDERS | BYSTANDER | {"u0": (code, "h4.5", 0)}
    b = battle(units, dice="FBBB")
    played = attack(b, RUNS, GAINS)
    assert b.unit("u0").hex == "h5.5"
    assert follow_ons(played) == ["follow.gain"], "though there are enemies beside it"


@rule("BL-FOL-11")
def test_riders_that_do_not_enter_the_vacated_hex_have_not_pursued() -> None:
    units = RIDERS | {"u2": ("Fr", "h4.6", 1)}
    b = battle(units, dice="FBB")
    played = attack(b, RUNS, "follow.gain=done")
    assert b.near_enemy("h4.5", 0)
    assert follow_ons(played) == ["follow.gain"]
