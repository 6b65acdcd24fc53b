"""The cards of the Warrior, each in a small battle."""

import msgspec
import pytest

from hexameron.games.battlelore.options import Go, Target
from hexameron.kernel.asking import Done, Pass, Yes
from tests.games.battlelore.lore.playing import LEVEL_1, battle
from tests.rules import rule

LEVEL_3 = {"commander": 1, "warrior": 3}


@rule("BL-LORE-03", "BL-LORE-06")
def test_strength_adds_a_die_to_the_attack() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.warrior.1"])
    p.order("h4.5")
    p.load("GGBB")
    p.phase("combat", p.lore("lore.warrior.1"), *p.attack("h4.5", "h5.5"), Done())
    assert p.unit("h5.5").figures == 2
    assert p.state.tokens[0] == 29
    assert p.zone("lore.warrior.1") == "lore.discard"


def test_agility_ignores_one_hit_of_the_own_colour() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.warrior.2"])
    p.load("GGS")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.2"))
    assert p.unit("h5.5").figures == 2, "one helmet is ignored, the other and the sword hit"


def test_agility_does_not_stop_a_sword() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.warrior.2"])
    p.load("SSB")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.2"))
    assert p.unit("h5.5").figures == 2


def test_take_aim_adds_three_dice_at_range_only() -> None:
    p = battle({"h3.5": "Ag"}, {"h6.5": "Fb"}, lore=["lore.warrior.3"])
    p.order("h3.5")
    p.load("BBGGG")
    p.phase("combat", p.lore("lore.warrior.3"), *p.attack("h3.5", "h6.5"), Done())
    assert p.unit("h6.5").figures == 2
    close = battle({"h4.5": "Ag"}, {"h5.5": "Fb"}, lore=["lore.warrior.3"])
    close.order("h4.5")
    close.load("GG")
    close.phase("combat", close.lore("lore.warrior.3"), *close.attack("h4.5", "h5.5"), Done())
    assert close.dice.rolled == [("battle", 2)], "point blank is melee"


def test_fearless_ignores_all_flags_and_battles_back() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.warrior.4"])
    p.load("FFB" + "BB")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.4"), "ignore:2", Yes())
    assert p.b.at("h5.5") is not None
    assert p.unit("h4.5").figures == 2, "the battle back scored two hits"


def test_run_moves_a_hex_more_and_still_fights() -> None:
    p = battle({"h3.5": "Fr"}, {"h6.5": "Fg"}, lore=["lore.warrior.5"])
    p.order("h3.5")
    unit = p.unit("h3.5")
    p.phase("movement", p.lore("lore.warrior.5"), f"move:{unit.id}", Go("h5.5"), Done())
    assert unit.hex == "h5.5", "a red foot unit alone would move 1 hex"
    assert unit.may_fight


def test_parry_leaves_two_dice_whatever_else_says() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, lore=["lore.warrior.1"], their_lore=["lore.warrior.6"])
    p.order("h4.5")
    p.load("GG")
    p.phase(
        "combat",
        p.lore("lore.warrior.1"),
        *p.attack("h4.5", "h5.5"),
        p.lore("lore.warrior.6"),
        Done(),
    )
    assert p.dice.rolled == [("battle", 2)]


def test_parry_does_not_give_dice() -> None:
    p = battle({"h3.5": "Ag"}, {"h6.5": "Fg"}, their_lore=["lore.warrior.6"])
    p.unit("h3.5").moved = True
    p.load("G")
    p.fight("h3.5", "h6.5", p.lore("lore.warrior.6"))
    assert p.dice.rolled == [("battle", 1)], "a bow that moved rolls 1 die, fewer than Parry allows"


@rule("BL-LORE-16")
def test_berserk_adds_a_die_per_level_and_one_for_each_sword_that_hits() -> None:
    p = battle({"h4.5": "Fg"}, {"h5.5": "Fr"}, lore=["lore.warrior.7"], councils=(LEVEL_3, LEVEL_1))
    p.order("h4.5")
    p.load("SGGGB" + "S")
    p.phase("combat", p.lore("lore.warrior.7"), *p.attack("h4.5", "h5.5"), Done())
    assert p.dice.rolled == [("battle", 5), ("battle", 1)], "2 dice, 3 for level 3, 1 for the sword"
    assert p.unit("h5.5").figures == 2, "the sword of the extra die hits too but gives no further die"


def test_berserk_gives_nothing_for_a_sword_that_misses_riders() -> None:
    p = battle({"h4.5": "Fg"}, {"h5.5": "Mr"}, lore=["lore.warrior.7"])
    p.order("h4.5")
    p.load("SGB")
    p.phase("combat", p.lore("lore.warrior.7"), *p.attack("h4.5", "h5.5"), Done())
    assert p.dice.rolled == [("battle", 3)]


def test_parry_stops_berserk() -> None:
    p = battle({"h4.5": "Fg"}, {"h5.5": "Fr"}, lore=["lore.warrior.7"], their_lore=["lore.warrior.6"])
    p.order("h4.5")
    p.load("SS")
    p.phase(
        "combat",
        p.lore("lore.warrior.7"),
        *p.attack("h4.5", "h5.5"),
        p.lore("lore.warrior.6"),
        Done(),
    )
    assert p.dice.rolled == [("battle", 2)]


def test_shield_wall_stops_swords_and_makes_bold() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.warrior.8"])
    p.load("SSF" + "GG")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.8"), "ignore:1", Yes())
    assert p.unit("h5.5").figures == 4
    assert p.dice.rolled[1] == ("battle", 2), "it held its hex and battled back"


def test_shield_wall_is_for_foot_units() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Mg"}, their_lore=["lore.warrior.8"])
    p.load("BBB")
    p.fight("h4.5", "h5.5")
    assert p.offered("lore.before_dice") == (Pass(),)


def test_forced_march_lets_several_foot_units_go_farther() -> None:
    p = battle({"h2.5": "Fr", "h2.7": "Fb", "h2.9": "Mg"}, {"h9.5": "Fg"}, lore=["lore.warrior.9"])
    p.order("h2.5", "h2.7", "h2.9")
    red, blue = p.unit("h2.5"), p.unit("h2.7")
    p.phase(
        "movement",
        p.lore("lore.warrior.9"),
        p.aim("h2.5"),
        p.aim("h2.7"),
        f"move:{red.id}",
        Go("h4.5"),
        f"move:{blue.id}",
        Go("h4.7"),
        Done(),
    )
    assert red.may_fight
    assert blue.may_fight, "2 hexes are no long move for it now"
    assert p.dice.rolled == []


def test_cleave_carries_surplus_hits_to_a_neighbour() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg", "h5.6": "Fb", "h4.6": "Fr"}, lore=["lore.warrior.10"])
    p.order("h4.5")
    p.unit("h5.5").figures = 1
    p.load("GGSR")
    p.phase("combat", p.lore("lore.warrior.10"), *p.attack("h4.5", "h5.5"), p.aim("h5.6"), Done(), Done())
    assert p.b.at("h5.5") is None
    assert p.unit("h5.6").figures == 2, "two hits were left, whatever their colour"
    assert p.state.banners == [1, 0]


@pytest.mark.parametrize(
    ("others", "dice"),
    [({"h5.6": "Fb"}, "GBBB"), ({}, "GGBB"), ({"h5.6": "spider"}, "GGBB")],
    ids=["no hit is left", "nobody stands beside", "creatures are not cleft"],
)
def test_cleave_needs_a_hit_that_is_left_and_somebody_to_take_it(others: dict[str, str], dice: str) -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg", "h9.9": "Fb", **others}, lore=["lore.warrior.10"])
    p.order("h4.5")
    p.unit("h5.5").figures = 1
    p.load(dice)
    p.phase("combat", p.lore("lore.warrior.10"), *p.attack("h4.5", "h5.5"), Done(), Done())
    assert "lore.cleave" not in p.prompts()
    assert p.b.at("h5.5") is None
    assert all(p.unit(hex_).figures == p.unit(hex_).full for hex_ in others)


def test_battle_cry_makes_units_near_bold_until_the_own_next_turn() -> None:
    p = battle({"h3.5": "Fb", "h3.6": "Fb", "h3.9": "Fb"}, {"h9.5": "Fg"}, lore=["lore.warrior.11"])
    near, far = p.unit("h3.6"), p.unit("h3.9")
    p.phase("command", p.lore("lore.warrior.11"), p.aim("h3.5"))
    bold = [(e.unit, e.amount) for e in p.state.effects if e.kind == "bold"]
    assert (near.id, 1) in bold
    assert far.id not in [unit for unit, _ in bold]
    p.end_turn()
    assert p.state.effects, "it lasts through the opponent's turn"
    p.end_turn()
    assert not p.state.effects


def test_duel_lets_a_foot_unit_strike_again() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg", "h6.4": "Fg"}, lore=["lore.warrior.12"])
    p.order("h4.5")
    p.unit("h5.5").figures = 1
    attacker = p.unit("h4.5")
    p.load("GBB" + "GGB")
    p.phase(
        "combat",
        *p.attack("h4.5", "h5.5"),
        p.lore("lore.warrior.12"),
        Go("h5.5"),
        Target(p.unit("h6.4").id),
        Done(),
    )
    assert attacker.hex == "h5.5"
    assert p.unit("h6.4").figures == 2


def test_without_a_duel_a_foot_unit_does_not_strike_again() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg", "h6.4": "Fg"}, lore=["lore.warrior.1"])
    p.order("h4.5")
    p.unit("h5.5").figures = 1
    p.load("GBB")
    p.phase("combat", *p.attack("h4.5", "h5.5"), Go("h5.5"), Done())
    assert "follow.bonus" not in p.prompts()


def test_lance_wall_lets_the_defender_roll_first() -> None:
    p = battle({"h4.5": "Mg"}, {"h5.5": "Fb"}, their_lore=["lore.warrior.13"])
    p.load("GGB" + "BB")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.13"))
    assert p.dice.rolled == [("battle", 3), ("battle", 2)]
    assert p.unit("h4.5").figures == 1
    assert p.unit("h5.5").figures == 2
    assert "battle.back" not in p.prompts(), "it has had its roll"


def test_lance_wall_that_drives_the_riders_off_ends_their_attack() -> None:
    p = battle({"h4.5": "Mg"}, {"h5.5": "Fb"}, their_lore=["lore.warrior.13"])
    rider = p.unit("h4.5")
    p.load("FBB")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.13"), Go("h3.5"))
    assert rider.hex == "h3.5"
    assert rider.attacked
    assert p.dice.rolled == [("battle", 3)]


def test_riders_gain_no_ground_from_a_defender_that_fell_before_they_struck() -> None:
    """Where one may react in one's own turn, Backstab kills the unit behind the Lance Wall."""
    p = battle(
        {"h4.5": "Mg"}, {"h5.5": "Fb", "h9.9": "Fb"}, lore=["lore.rogue.5"], their_lore=["lore.warrior.13"]
    )
    p.state.terms = msgspec.structs.replace(p.state.terms, rulings={"reactions_in_own_turn": True})
    p.unit("h5.5").figures = 1
    p.load("SSR")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.13"), p.lore("lore.rogue.5"))
    assert p.b.at("h5.5") is None
    assert "follow.gain" not in p.prompts()


def test_lance_wall_is_not_for_attacks_on_foot() -> None:
    p = battle({"h4.5": "Fg"}, {"h5.5": "Fb"}, their_lore=["lore.warrior.13"])
    p.load("RR")
    p.fight("h4.5", "h5.5")
    assert p.offered("lore.before_dice") == (Pass(),)


def test_might_of_all_helps_several_units_in_melee() -> None:
    p = battle({"h4.5": "Fg", "h4.7": "Fg"}, {"h5.5": "Fr", "h5.8": "Fr"}, lore=["lore.warrior.14"])
    p.order("h4.5", "h4.7")
    p.load("BBB" + "BBB")
    p.phase(
        "combat",
        p.lore("lore.warrior.14"),
        p.aim("h4.5"),
        p.aim("h4.7"),
        *p.attack("h4.5", "h5.5"),
        *p.attack("h4.7", "h5.8"),
        Done(),
    )
    assert p.dice.rolled == [("battle", 3), ("battle", 3)]


def test_assault_orders_all_near_the_enemy_in_place_of_a_command_card() -> None:
    mine = {"h4.5": "Fg", "h3.5": "Fb", "h2.5": "Fr", "h1.1": "Fr"}
    p = battle(mine, {"h5.5": "Fr"}, lore=["lore.warrior.15"])
    hand = len(p.b.hand(0))
    p.phase("command", p.lore("lore.warrior.15"))
    assert p.unit("h4.5").ordered
    assert p.unit("h3.5").ordered
    assert not p.unit("h2.5").ordered, "three hexes away"
    assert not p.unit("h1.1").ordered
    assert len(p.b.hand(0)) == hand
    p.load("BBB")
    p.phase("combat", *p.attack("h4.5", "h5.5"), Done())
    assert p.dice.rolled == [("battle", 3)]
