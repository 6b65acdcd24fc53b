"""Mercenaries: Iron Dwarves and Goblinoids."""

import pytest

from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.state import Effect
from tests.games.battlelore.positions import Placed, TestBattle, battle, play
from tests.games.battlelore.rules.phases import phase
from tests.games.scripted import Played
from tests.rules import rule

BOWS: Placed = ("Ag", "h3.5", 0)
FOOT: Placed = ("Fb", "h4.5", 0)


def attack(b: TestBattle, *answers: str, until: str = "") -> Played[None]:
    return play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers, until=until)


# ---------------------------------------------------------------------- Iron Dwarves


@rule("BL-MERC-01")
@pytest.mark.parametrize("code", ["DFg", "DFb", "DFr"])
@pytest.mark.parametrize("attacker", [BOWS, FOOT])
def test_dwarves_are_bold_in_melee_and_at_range(code: str, attacker: Placed) -> None:
    b = battle({"u0": attacker, "u1": (code, "h5.5", 1)}, dice="FLL")
    played = attack(b, until="retreat.ignore")
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0")


@rule("BL-MERC-01", "BL-MERC-02")
@pytest.mark.parametrize(
    ("friends", "attacker", "most"),
    [(2, FOOT, "ignore:2"), (1, FOOT, "ignore:1"), (2, BOWS, "ignore:1")],
)
def test_supported_dwarves_ignore_two_flags_in_melee(friends: int, attacker: Placed, most: str) -> None:
    beside: dict[str, Placed] = {"u2": ("Fb", "h5.4", 1), "u3": ("Fb", "h5.6", 1)}
    units: dict[str, Placed] = {"u0": attacker, "u1": ("DFb", "h5.5", 1)}
    for id_ in list(beside)[:friends]:
        units[id_] = beside[id_]
    b = battle(units, dice="FFFF")
    assert attack(b, until="retreat.ignore").keys("retreat.ignore")[0] == most


# ---------------------------------------------------------------------- the charge

CHARGE: dict[str, Placed] = {"u0": ("KFb", "h3.5", 0), "u1": ("Fg", "h6.5", 1)}
"""h5.5 and h5.6 are two hexes from the goblins and next to the enemy."""


def ways(b: TestBattle, unit: str = "u0") -> tuple[str, ...]:
    return phase(b, "movement", [f"move.unit=move:{unit}"], until="move.where").keys("move.where")


@rule("BL-MERC-03")
def test_goblin_foot_charges_two_hexes_into_melee() -> None:
    b = battle(CHARGE, ordered=["u0"])
    rushes = [key for key in ways(b) if key.startswith("rush")]
    assert sorted(rushes) == ["rush:h5.5", "rush:h5.6"], "only to hexes next to an enemy"


@rule("BL-MERC-03")
def test_goblin_foot_fights_after_its_charge() -> None:
    b = battle(CHARGE, ordered=["u0"], dice="GGG")
    phase(b, "movement", ["move.unit=move:u0", "move.where=rush:h5.6"])
    phase(b, "combat")
    assert b.unit("u0").hex == "h5.6"
    assert b.unit("u1").figures == 1, "three dice, as ever"


@rule("BL-MERC-03")
def test_goblin_foot_that_walks_as_far_without_charging_does_not_fight() -> None:
    b = battle(CHARGE, ordered=["u0"])
    phase(b, "movement", ["move.unit=move:u0", "move.where=go:h5.6"])
    assert phase(b, "combat").asked == []
    assert b.dice.rolls == []


@rule("BL-MERC-03")
@pytest.mark.parametrize("code", ["Fb", "DFb"])
def test_others_do_not_charge(code: str) -> None:
    b = battle(CHARGE | {"u0": (code, "h3.5", 0)}, ordered=["u0"])
    assert not [key for key in ways(b) if key.startswith("rush")]
    phase(b, "movement", ["move.unit=move:u0", "move.where=go:h5.6"])
    assert phase(b, "combat").asked == []


@rule("BL-MERC-03")
def test_a_charge_is_no_longer_than_two_hexes() -> None:
    b = battle(CHARGE | {"u1": ("Fg", "h7.5", 1)}, ordered=["u0"])
    assert not [key for key in ways(b) if key.startswith("rush")]


@rule("BL-MERC-03")
def test_a_step_that_could_be_marched_is_no_charge() -> None:
    """h5.5 and h5.6 are one step away and next to the enemy: whoever goes there need not attack."""
    b = battle(CHARGE | {"u0": ("KFb", "h4.5", 0)}, ordered=["u0"])
    assert {"go:h5.5", "go:h5.6"} <= set(ways(b))
    assert sorted(key for key in ways(b) if key.startswith("rush")) == ["rush:h6.4", "rush:h6.6"]


@rule("BL-MERC-03")
def test_red_goblin_foot_charges_too() -> None:
    b = battle(CHARGE | {"u0": ("KFr", "h3.5", 0)}, ordered=["u0"])
    assert sorted(key for key in ways(b) if key.startswith("rush")) == ["rush:h5.5", "rush:h5.6"]


@rule("BL-MERC-03")
def test_terrain_stops_a_charge() -> None:
    woods = {"h4.4": "wood", "h4.5": "wood"}
    b = battle(CHARGE, terrain=woods, ordered=["u0"])
    assert not [key for key in ways(b) if key.startswith("rush")]


@rule("BL-MERC-03", "BL-LM-09")
def test_a_charge_does_not_end_on_a_landmark() -> None:
    b = battle(CHARGE, landmarks={"h5.5": ("pool", 0)}, ordered=["u0"])
    assert [key for key in ways(b) if key.startswith("rush")] == ["rush:h5.6"]


@rule("BL-MERC-04")
def test_who_charged_has_to_attack() -> None:
    units = CHARGE | {"u2": ("Fb", "h4.9", 0), "u3": ("Fg", "h5.9", 1)}
    b = battle(units, ordered=["u0", "u2"], dice="RRR")
    phase(b, "movement", ["move.unit=move:u0", "move.where=rush:h5.6", "move.unit=done"])
    played = phase(b, "combat", ["battle.attacker=fight:u0", "battle.attacker=done"])
    assert played.keys("battle.attacker") == ("fight:u0", "fight:u2"), "the phase does not end before it"
    assert b.dice.rolls == [("battle", 3)]


@rule("BL-MERC-04", "BL-MERC-03")
@pytest.mark.parametrize("code", ["KFb", "KFg", "KAg"])
def test_who_stayed_within_its_normal_move_need_not_attack(code: str) -> None:
    start, there = ("h4.5", "h5.6") if code == "KFb" else ("h3.5", "h5.6")
    b = battle({"u0": (code, start, 0), "u1": ("Fg", "h6.5", 1)}, ordered=["u0"])
    phase(b, "movement", ["move.unit=move:u0", f"move.where=go:{there}"])
    played = phase(b, "combat", ["battle.attacker=done"])
    assert played.keys("battle.attacker") == ("fight:u0", "done")


@rule("BL-MERC-04")
def test_who_charged_is_free_when_the_enemy_is_gone() -> None:
    """The other unit's combat removes the only enemy beside the goblins first."""
    units = CHARGE | {"u1": ("Fg", "h6.5", 1, 1), "u2": ("Fb", "h6.4", 0)}
    b = battle(units, ordered=["u0", "u2"], dice="GRR")
    phase(b, "movement", ["move.unit=move:u0", "move.where=rush:h5.6", "move.unit=done"])
    phase(b, "combat", ["battle.attacker=fight:u2", "follow.gain=done"])
    assert b.dice.rolls == [("battle", 3)]


@rule("BL-MERC-07")
@pytest.mark.parametrize("code", ["KMg", "KMb", "KMr"])
def test_mounted_goblins_do_not_charge(code: str) -> None:
    b = battle(CHARGE | {"u0": (code, "h3.5", 0)}, ordered=["u0"])
    assert not [key for key in ways(b) if key.startswith("rush")]
    phase(b, "movement", ["move.unit=move:u0", "move.where=go:h5.6"])
    played = phase(b, "combat", ["battle.attacker=done"])
    assert "done" in played.keys("battle.attacker"), "and so need not attack"


# ---------------------------------------------------------------------- fear


@rule("BL-MERC-05", "BL-MERC-06")
@pytest.mark.parametrize("code", ["KFg", "KFb", "KFr", "KAg", "KMg", "KMb"])
def test_all_goblins_are_frightened(code: str) -> None:
    b = battle({"u0": BOWS, "u1": (code, "h5.5", 1)}, dice="FS" + "SS")
    attack(b, "retreat.where=go:h6.5", "retreat.where=go:h7.5")
    assert b.unit("u1").hex == "h7.5"
    assert b.dice.rolls == [("battle", 2), ("panic", 2)]


@rule("BL-MERC-05")
@pytest.mark.parametrize("code", ["Fg", "Fb", "Mr", "Ag"])
def test_nobody_else_is(code: str) -> None:
    b = battle({"u0": BOWS, "u1": (code, "h5.5", 1)}, dice="FS")
    attack(b, "retreat.where=go:h6.5")
    assert b.unit("u1").hex == "h6.5"


@rule("BL-MERC-06")
def test_boldness_does_not_spare_goblins_the_panic_test() -> None:
    b = battle({"u0": FOOT, "u1": ("KFb", "h5.5", 1)}, ramparts=["h5.5"], dice="FFR" + "BS")
    attack(b, "retreat.ignore=ignore:1", "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.dice.rolls == [("battle", 3), ("panic", 2)]
    assert b.unit("u1").figures == 3


@rule("BL-MERC-06")
def test_only_what_takes_the_fear_away_spares_them_the_test() -> None:
    b = battle({"u0": FOOT, "u1": ("KFb", "h5.5", 1)}, dice="FRR")
    b.state.effects = [Effect("lore.cleric.9", "calm", 1, "own_turn", "u1")]
    attack(b, "go:h6.5", "follow.gain=done")
    assert b.unit("u1").hex == "h6.5", "one hex, like anybody"
    assert b.dice.rolls == [("battle", 3)]
