"""Morale: Bold, battle back, Frightened, panic."""

import pytest

from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.state import Effect
from tests.games.battlelore.positions import Placed, TestBattle, battle, command, lore_key, play
from tests.games.battlelore.rules.matches import choose, from_position, keys, prompt
from tests.games.scripted import Played
from tests.rules import rule

ATTACKER: Placed = ("Fb", "h4.5", 0)
DWARVES: dict[str, Placed] = {"u0": ATTACKER, "u1": ("DFb", "h5.5", 1)}
GOBLINS: dict[str, Placed] = {"u0": ATTACKER, "u1": ("KFb", "h5.5", 1)}
LEVY: dict[str, Placed] = {"u0": ATTACKER, "u1": ("Fg", "h5.5", 1)}


def attack(b: TestBattle, *answers: str, until: str = "") -> Played[None]:
    return play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers, until=until)


# ---------------------------------------------------------------------- the booklet's example

ON_THE_WALLS: dict[str, Placed] = {
    "u0": ("Mr", "h5.5", 0),
    "u1": ("DFb", "h6.5", 1),
    "u2": ("Fb", "h6.4", 1),
    "u3": ("Fb", "h6.6", 1),
}
WALL = ("h6.5",)
STRONGHOLD = {"h7.5": ("stronghold", 1)}
HANDS = (["command.charge", "command.rally"], ["command.scout.left", "command.patrol.left"])


@rule("BL-MOR-01", "BL-MOR-02")
def test_supported_dwarves_on_ramparts_by_a_stronghold_ignore_four_flags() -> None:
    b = battle(ON_THE_WALLS, ramparts=WALL, landmarks=STRONGHOLD, hands=HANDS)
    match = from_position(b, dice="FFFF" + "BBG")
    choose(match, f"command.card={command(b, 'command.charge')}", "order.unit=order:u0", "move.unit=done")
    choose(match, "battle.attacker=fight:u0", "battle.target=target:u1")
    assert prompt(match) == "retreat.ignore"
    assert keys(match, 1) == ["ignore:4", "ignore:3", "ignore:2", "ignore:1", "ignore:0"]
    choose(match, "ignore:4", "battle.back=yes")
    assert match.state.units["u1"].hex == "h6.5"
    assert match.state.units["u0"].figures == 3, "blue helmets do nothing to red riders"


@rule("BL-MOR-01", "BL-MOR-02")
def test_supported_dwarves_on_ramparts_by_a_stronghold_cannot_ignore_a_fifth_flag() -> None:
    b = battle(
        ON_THE_WALLS,
        ramparts=WALL,
        landmarks=STRONGHOLD,
        hands=HANDS,
        lore=True,
        tokens=(1, 0),
        lore_hands=(["lore.warrior.1"], []),
    )
    match = from_position(b, dice="FFFFF")
    choose(match, f"command.card={command(b, 'command.charge')}", "order.unit=order:u0", "move.unit=done")
    choose(match, f"battle.attacker={lore_key(b, 'lore.warrior.1')}")
    choose(match, "battle.attacker=fight:u0", "battle.target=target:u1")
    assert keys(match, 1)[0] == "ignore:4"
    choose(match, "ignore:4", "retreat.where=go:h7.6")
    assert match.state.units["u1"].hex == "h7.6"
    assert prompt(match) == "follow.gain", "it left its hex, so it does not battle back"


@rule("BL-MOR-01")
@pytest.mark.parametrize(
    "lacking", ["nothing", "dwarves", "support", "ramparts", "stronghold", "ownership", "melee"]
)
def test_each_source_of_boldness_counts_one(lacking: str) -> None:
    units = dict(ON_THE_WALLS)
    if lacking == "dwarves":
        units["u1"] = ("Fb", "h6.5", 1)
    if lacking == "support":
        del units["u3"]
    if lacking == "melee":
        units["u0"] = ("Ag", "h4.5", 0)
    landmarks = {"nothing": STRONGHOLD, "stronghold": {}, "ownership": {"h7.5": ("stronghold", 0)}}
    b = battle(
        units,
        ramparts=() if lacking == "ramparts" else WALL,
        landmarks=landmarks.get(lacking, STRONGHOLD),
        dice="F" * 8,
    )
    b.state.effects = [Effect("lore.warrior.1", "dice", 0, "turn", "u0", 4)]
    played = attack(b, until="retreat.ignore")
    assert played.keys("retreat.ignore")[0] == ("ignore:4" if lacking == "nothing" else "ignore:3")


# ---------------------------------------------------------------------- Bold


@rule("BL-MOR-02")
def test_a_bold_unit_ignores_one_flag_and_runs_from_the_next() -> None:
    b = battle(DWARVES, dice="FFG")
    played = attack(b, "ignore:1", "retreat.where=go:h6.4", "follow.gain=done")
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0")
    assert b.unit("u1").hex == "h6.4"


@rule("BL-MOR-03")
def test_a_bold_unit_may_run_all_the_same() -> None:
    b = battle(DWARVES, dice="FGG")
    attack(b, "ignore:0", "retreat.where=go:h6.5", "follow.gain=done")
    assert b.unit("u1").hex == "h6.5"
    assert b.unit("u1").figures == 4, "running costs nothing"


@rule("BL-MOR-03")
def test_a_bold_unit_may_ignore_fewer_flags_than_it_could() -> None:
    b = battle(DWARVES, ramparts=["h5.5"], dice="FFG")
    played = attack(b, "ignore:1", "retreat.where=go:h6.5", "follow.gain=done")
    assert played.keys("retreat.ignore") == ("ignore:2", "ignore:1", "ignore:0")
    assert b.unit("u1").hex == "h6.5"


# ---------------------------------------------------------------------- battle back


@rule("BL-MOR-04", "BL-MOR-13")
@pytest.mark.parametrize(("roll", "answers"), [("GGG", ()), ("FGG", ("ignore:1",))])
def test_a_bold_unit_that_held_its_hex_battles_back(roll: str, answers: tuple[str, ...]) -> None:
    b = battle(DWARVES, dice=roll + "BBG")
    played = attack(b, *answers, "battle.back=yes")
    assert played.asked[-1].seat == 1, "its owner is asked"
    assert b.unit("u0").figures == 2
    assert b.unit("u1").hex == "h5.5"


@rule("BL-MOR-04")
def test_a_bold_unit_that_left_its_hex_does_not_battle_back() -> None:
    b = battle(DWARVES, dice="FGG")
    played = attack(b, "ignore:0", "retreat.where=go:h6.5", "follow.gain=done")
    assert "battle.back" not in played.prompts()


@rule("BL-MOR-04")
def test_a_bold_unit_that_ignored_one_flag_and_ran_from_another_does_not_battle_back() -> None:
    b = battle(DWARVES, dice="FFG")
    played = attack(b, "ignore:1", "retreat.where=go:h6.5", "follow.gain=done")
    assert "battle.back" not in played.prompts()


@rule("BL-MOR-04")
def test_a_bold_unit_whose_retreat_was_blocked_battles_back() -> None:
    b = battle(DWARVES, terrain={"h6.4": "water", "h6.5": "water"}, dice="FFG" + "BGG")
    attack(b, "ignore:1", "battle.back=yes")
    assert b.unit("u1").figures == 3, "one hex could not be covered"
    assert b.unit("u0").figures == 3


@rule("BL-MOR-05")
def test_a_battle_back_comes_when_the_attackers_dice_are_all_resolved() -> None:
    b = battle(DWARVES, lore=True, dice="BFL")
    attack(b, "ignore:1", until="battle.back")
    assert b.unit("u1").figures == 3
    assert b.told("retreat.ignored") != []
    assert b.state.tokens == [1, 0], "the attacker's Lore symbol is taken first"


@rule("BL-MOR-05")
def test_an_eliminated_unit_does_not_battle_back() -> None:
    b = battle({"u0": ATTACKER, "u1": ("DFb", "h5.5", 1, 2)}, dice="BBG")
    played = attack(b, "follow.gain=done")
    assert b.unit("u1").figures == 0
    assert played.prompts() == ["follow.gain"]


@rule("BL-MOR-06")
@pytest.mark.parametrize(("roll", "answers"), [("GG", ()), ("FG", ("ignore:1",))])
def test_no_battle_back_against_a_ranged_attack(roll: str, answers: tuple[str, ...]) -> None:
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("DFb", "h5.5", 1)}, dice=roll)
    played = attack(b, *answers)
    assert b.unit("u1").hex == "h5.5"
    assert "battle.back" not in played.prompts()


@rule("BL-MOR-07")
def test_a_battle_back_is_not_answered_by_another() -> None:
    b = battle({"u0": ("DFb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, dice="GGG" + "FGG")
    played = attack(b, "battle.back=yes", "retreat.ignore=ignore:1")
    assert b.unit("u0").hex == "h4.5", "the attacker is Bold and holds its hex"
    assert played.prompts().count("battle.back") == 1
    assert b.dice.rolls == [("battle", 3), ("battle", 3)]


@rule("BL-MOR-08")
@pytest.mark.parametrize("roll", ["FGG", "BBG"])
def test_who_battles_back_gains_no_ground_and_does_not_pursue(roll: str) -> None:
    """The riders drive off or wipe out their attacker, with another enemy beside them."""
    units: dict[str, Placed] = {
        "u0": ("Fb", "h4.5", 0, 2),
        "u1": ("Mb", "h5.5", 1),
        "u2": ("Fb", "h5.4", 1),
        "u3": ("Fb", "h5.6", 1),
        "u4": ("Fb", "h4.4", 0),
    }
    b = battle(units, dice="GGG" + roll)
    answers = ("battle.back=yes", "retreat.where=go:h3.5") if "F" in roll else ("battle.back=yes",)
    played = attack(b, *answers)
    assert "h4.5" not in b.state.places
    assert b.unit("u1").hex == "h5.5"
    assert not [asked for asked in played.prompts() if asked.startswith("follow")]


@rule("BL-MOR-13")
def test_a_battle_back_is_made_at_full_strength() -> None:
    b = battle({"u0": ATTACKER, "u1": ("DFr", "h5.5", 1, 1)}, dice="GGG" + "BBSS")
    attack(b, "battle.back=yes")
    assert b.dice.rolls == [("battle", 3), ("battle", 4)]
    assert b.unit("u0").figures == 0, "two helmets and two swords"


@rule("BL-MOR-13")
def test_terrain_limits_a_battle_back() -> None:
    b = battle(DWARVES, terrain={"h5.5": "wood"}, dice="GG" + "BB")
    attack(b, "battle.back=yes")
    assert b.dice.rolls == [("battle", 2), ("battle", 2)]


@rule("BL-MOR-13")
def test_hits_flags_and_lore_of_a_battle_back_are_resolved() -> None:
    b = battle(DWARVES, lore=True, dice="GGG" + "BFL")
    attack(b, "battle.back=yes", "retreat.where=go:h3.6")
    assert b.unit("u0").figures == 3
    assert b.unit("u0").hex == "h3.6"
    assert b.state.tokens == [0, 1]


@rule("BL-MOR-13", "BL-SUP-01")
def test_the_attacker_may_use_its_support_against_a_battle_back() -> None:
    units = DWARVES | {"u2": ("Fb", "h4.4", 0), "u3": ("Fb", "h4.6", 0)}
    b = battle(units, dice="GGG" + "FGG")
    attack(b, "battle.back=yes", "retreat.ignore=ignore:1")
    assert b.unit("u0").hex == "h4.5"


@rule("BL-MOR-13")
def test_a_battle_back_by_bowmen_that_stood_still_is_not_weakened() -> None:
    units: dict[str, Placed] = {"u0": ATTACKER, "u1": ("Ag", "h5.5", 1)}
    b = battle(units, ramparts=["h5.5"], dice="RRR" + "BS")
    attack(b, "battle.back=yes")
    assert b.unit("u0").figures == 3, "two dice; swords never hit for the bow"


@rule("BL-MOR-14")
def test_a_unit_that_is_not_bold_ignores_no_flag() -> None:
    b = battle(LEVY, dice="FBB")
    played = attack(b, "retreat.where=go:h6.4", "follow.gain=done")
    assert "retreat.ignore" not in played.prompts()
    assert b.unit("u1").hex == "h6.4"


@rule("BL-MOR-14")
def test_a_unit_that_is_not_bold_does_not_battle_back() -> None:
    b = battle(LEVY, dice="BBB")
    assert attack(b).asked == []
    assert b.dice.rolls == [("battle", 3)]


@rule("BL-MOR-15")
def test_nobody_has_to_battle_back() -> None:
    b = battle(DWARVES, dice="GGG")
    played = attack(b, "battle.back=no")
    assert played.keys("battle.back") == ("yes", "no")
    assert b.dice.rolls == [("battle", 3)]


# ---------------------------------------------------------------------- Frightened


@rule("BL-MOR-09")
@pytest.mark.parametrize(("roll", "row"), [("FRR", 7), ("FFR", 9)])
def test_a_frightened_unit_runs_two_hexes_for_each_flag(roll: str, row: int) -> None:
    b = battle(GOBLINS, dice=roll + "SSSS")
    steps = ["go:h6.5", "go:h7.5", "go:h8.5", "go:h9.5"][: row - 5]
    attack(b, *(f"retreat.where={step}" for step in steps), "follow.gain=done")
    assert b.unit("u1").hex == f"h{row}.5"


@rule("BL-MOR-09")
def test_a_frightened_unit_with_support_ignores_a_flag_and_runs_two_hexes_from_the_other() -> None:
    units = GOBLINS | {"u2": ("Fb", "h5.4", 1), "u3": ("Fb", "h5.6", 1)}
    b = battle(units, dice="FFR" + "SS")
    attack(b, "ignore:1", "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").hex == "h7.5"


@rule("BL-MOR-09", "BL-MOR-04")
def test_a_frightened_unit_that_ignores_its_only_flag_stays_and_battles_back() -> None:
    units = GOBLINS | {"u2": ("Fb", "h5.4", 1), "u3": ("Fb", "h5.6", 1)}
    b = battle(units, dice="FRR" + "BBR")
    attack(b, "ignore:1", "battle.back=yes")
    assert b.unit("u1").hex == "h5.5"
    assert b.unit("u0").figures == 2
    assert [label for label, _ in b.dice.rolls] == ["battle", "battle"], "no panic without a retreat"


@rule("BL-MOR-10")
@pytest.mark.parametrize(("roll", "dice"), [("FRR", 2), ("FFR", 4)])
def test_panic_takes_a_die_for_each_hex_covered(roll: str, dice: int) -> None:
    b = battle(GOBLINS, dice=roll + "SSSS")
    steps = ["go:h6.5", "go:h7.5", "go:h8.5", "go:h9.5"][:dice]
    attack(b, *steps, "follow.gain=done")
    assert b.dice.rolls == [("battle", 3), ("panic", dice)]


@rule("BL-MOR-10")
def test_hexes_that_were_not_covered_give_no_panic_dice() -> None:
    b = battle(GOBLINS, terrain={"h7.5": "water", "h7.6": "water"}, dice="FRR" + "R")
    attack(b, "go:h6.5", "follow.gain=done")
    assert b.dice.rolls == [("battle", 3), ("panic", 1)]
    assert b.unit("u1").figures == 3, "the hex that was barred costs a figure"


@rule("BL-MOR-10")
def test_who_cannot_run_at_all_does_not_panic() -> None:
    b = battle(GOBLINS, terrain={"h6.4": "water", "h6.5": "water"}, dice="FRR")
    attack(b)
    assert b.dice.rolls == [("battle", 3)]
    assert b.unit("u1").figures == 2


@rule("BL-MOR-10")
def test_steady_troops_take_no_panic_test() -> None:
    b = battle(LEVY, dice="FBB")
    attack(b, "retreat.where=go:h6.4", "follow.gain=done")
    assert b.dice.rolls == [("battle", 3)]


@rule("BL-MOR-11")
@pytest.mark.parametrize(("panic", "figures"), [("BB", 2), ("BG", 3), ("GR", 4)])
def test_own_helmets_of_a_panic_test_remove_figures(panic: str, figures: int) -> None:
    b = battle(GOBLINS, dice="FRR" + panic)
    attack(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").figures == figures


@rule("BL-MOR-11")
def test_a_unit_that_panic_wipes_out_gives_its_banner_to_the_enemy() -> None:
    b = battle({"u0": ATTACKER, "u1": ("KFb", "h5.5", 1, 1)}, dice="FRR" + "BR")
    attack(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").figures == 0
    assert b.state.banners == [1, 0]


@rule("BL-MOR-12")
@pytest.mark.parametrize("panic", ["SS", "FF", "LL", "GR"])
def test_other_symbols_of_a_panic_test_mean_nothing(panic: str) -> None:
    b = battle(GOBLINS, lore=True, dice="FRR" + panic)
    attack(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").figures == 4
    assert b.unit("u1").hex == "h7.5"
    assert b.state.tokens == [0, 0]
