"""The cards of the Wizard, each in a small battle."""

import pytest

from hexameron.games.battlelore.board import HEXES, NEIGHBOURS, within
from hexameron.games.battlelore.options import Aim, Go
from hexameron.games.battlelore.rules import modifiers, movement, terrain
from hexameron.games.battlelore.state import Effect, Landmark
from hexameron.kernel.asking import Done, Pass
from tests.games.battlelore.lore.playing import LEVEL_1, NOBODY, battle
from tests.rules import rule

LEVEL_3 = {"commander": 1, "wizard": 3}


def test_light_lifts_the_limit_of_terrain() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, lore=["lore.wizard.1"], terrain={"h5.5": "wood"})
    p.order("h4.5")
    p.load("BBBB")
    p.phase("combat", p.lore("lore.wizard.1"), *p.attack("h4.5", "h5.5"), Done())
    assert p.dice.rolled == [("battle", 4)]


def test_light_lifts_the_limit_of_a_landmark_too() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, lore=["lore.wizard.1"], landmarks={"h5.5": Landmark("den", 1)})
    p.order("h4.5")
    p.load("BBBB")
    p.phase("combat", p.lore("lore.wizard.1"), *p.attack("h4.5", "h5.5"), "no", Done())
    assert p.dice.rolled == [("battle", 4)]


def test_gust_takes_a_die_from_a_shot_but_never_the_last() -> None:
    p = battle({"h3.5": "Ag"}, {"h6.5": "Fb"}, their_lore=["lore.wizard.2"])
    p.load("G")
    p.fight("h3.5", "h6.5", p.lore("lore.wizard.2"))
    assert p.dice.rolled == [("battle", 1)]
    weak = battle({"h3.5": "Ag"}, {"h6.5": "Fb"}, their_lore=["lore.wizard.2"])
    weak.unit("h3.5").moved = True
    weak.load("G")
    weak.fight("h3.5", "h6.5", weak.lore("lore.wizard.2"))
    assert weak.dice.rolled == [("battle", 1)]


def test_gust_does_not_answer_melee() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.wizard.2"])
    p.load("BBB")
    p.fight("h4.5", "h5.5")
    assert p.offered("lore.before_dice") == (Pass(),)


def test_magic_missiles_hit_with_swords_and_lore() -> None:
    p = battle({"h3.5": "Ag"}, {"h6.5": "Fr"}, lore=["lore.wizard.3"])
    p.order("h3.5")
    p.load("SL")
    p.phase("combat", p.lore("lore.wizard.3"), *p.attack("h3.5", "h6.5"), Done())
    assert p.unit("h6.5").figures == 2
    assert p.state.tokens[0] == 27, "the Lore symbol hit and gave no token"


def test_eagle_eye_sees_farther_and_past_units() -> None:
    p = battle({"h3.5": "Ag", "h4.5": "Fb"}, {"h8.5": "Fr"}, lore=["lore.wizard.4"])
    p.order("h3.5")
    p.phase("combat", Done())
    assert p.dice.rolled == [], "5 hexes away and behind a unit"
    p.state.turn.phase = "combat"
    p.load("RB")
    p.phase("combat", p.lore("lore.wizard.4"), *[f"fight:{p.unit('h3.5').id}"], Done())
    assert p.unit("h8.5").figures == 3


def test_stone_skin_stops_swords_and_a_helmet() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, their_lore=["lore.wizard.5"])
    p.load("SSGG")
    p.fight("h4.5", "h5.5", p.lore("lore.wizard.5"))
    assert p.unit("h5.5").figures == 3


@rule("BL-LORE-04")
def test_dispel_magic_cancels_a_reaction() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, lore=["lore.wizard.6"], their_lore=["lore.wizard.5"])
    p.load("SSGG")
    p.fight("h4.5", "h5.5", p.lore("lore.wizard.5"), p.lore("lore.wizard.6"), Done())
    assert p.b.at("h5.5") is None, "four hits on four figures"


def test_portal_carries_a_unit_over_everything() -> None:
    p = battle(
        {"h3.5": "Fr"},
        {"h5.5": "Fg"},
        lore=["lore.wizard.7"],
        terrain={"h4.4": "water", "h4.5": "water", "h7.6": "water"},
    )
    unit = p.unit("h3.5")
    p.order("h3.5")
    p.phase("movement", p.lore("lore.wizard.7"), Aim("h7.5"), Done())
    assert unit.hex == "h7.5", "4 hexes at level 1"
    assert unit.moved
    assert unit.may_fight
    assert Aim("h7.6") not in p.offered("lore.arrival")
    assert Aim("h8.5") not in p.offered("lore.arrival")
    assert unit.done_moving, "it does not move besides"


def test_portal_leads_nowhere_if_there_is_no_free_hex_within_its_reach() -> None:
    sea = dict.fromkeys(within("h1.1", 4), "water")
    p = battle({"h1.1": "Fr"}, {"h9.5": "Fg"}, lore=["lore.wizard.7"], terrain=sea)
    p.order("h1.1")
    p.phase("movement", p.lore("lore.wizard.7"), Done())
    assert p.unit("h1.1").owner == 0
    assert "lore.arrival" not in p.prompts()
    assert p.told("lore.arrives") == 0
    assert p.zone("lore.wizard.7") == "lore.discard"


def test_portal_onto_a_landmark_bars_fighting() -> None:
    p = battle({"h3.5": "Fr"}, {"h9.5": "Fg"}, lore=["lore.wizard.7"], landmarks={"h5.5": Landmark("den", 1)})
    unit = p.unit("h3.5")
    p.order("h3.5")
    p.phase("movement", p.lore("lore.wizard.7"), Aim("h5.5"), Done())
    assert not unit.may_fight


def test_wall_of_fire_bars_two_hexes_for_retreats_too() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.wizard.8"])
    p.phase("command", p.lore("lore.wizard.8"), Aim("h6.4"), Aim("h6.5"))
    assert not terrain.passable(p.b, "h6.4")
    p.load("FBB")
    p.fight("h4.5", "h5.5")
    assert p.unit("h5.5").figures == 3, "both ways back burn, so the flag costs a figure"
    p.end_turn()
    p.end_turn()
    assert terrain.passable(p.b, "h6.4")


@pytest.mark.parametrize("reach", [1, 2, 3])
def test_nobody_marches_into_or_through_a_wall_of_fire(reach: int) -> None:
    wall = NEIGHBOURS["h4.5"][:5]
    p = battle({"h4.5": "Mg"}, {"h9.5": "Fg"})
    free = movement.destinations(p.b, p.unit("h4.5"), reach)
    modifiers.add(p.b, Effect("lore.wizard.8", "fire", 0, "own_turn", hexes=wall))
    found = movement.destinations(p.b, p.unit("h4.5"), reach)
    assert set(wall) <= set(free)
    assert not set(wall) & set(found)
    assert all(steps >= free[hex_] for hex_, steps in found.items())
    assert found[NEIGHBOURS["h4.5"][5]] == 1, "one way out does not burn"
    assert len(found) < len(free)


def test_wall_of_fire_burns_on_two_free_hexes_beside_each_other() -> None:
    mine = {"h1.2": "Fb", "h2.1": "Fb"}
    p = battle(mine, {"h5.5": "Fg"}, lore=["lore.wizard.8"])
    p.phase("command", p.lore("lore.wizard.8"), Aim("h6.5"), Aim("h6.4"))
    begin, go_on = (asked.options for asked in p.asked if asked.prompt == "lore.target")
    between_units = "h1.1"
    taken = {*mine, "h5.5"}
    assert list(begin) == [Aim(hex_) for hex_ in HEXES if hex_ not in {*taken, between_units}]
    assert list(go_on) == [Aim(hex_) for hex_ in NEIGHBOURS["h6.5"] if hex_ not in taken]


def test_mass_speed_moves_all_ordered_units_farther() -> None:
    p = battle({"h2.5": "Fr", "h2.7": "Fr", "h2.9": "Fr"}, {"h9.5": "Fg"}, lore=["lore.wizard.9"])
    p.order("h2.5", "h2.7")
    one, other = p.unit("h2.5"), p.unit("h2.7")
    p.phase(
        "movement",
        p.lore("lore.wizard.9"),
        f"move:{one.id}",
        Go("h4.5"),
        f"move:{other.id}",
        Go("h4.7"),
        Done(),
    )
    assert one.hex == "h4.5"
    assert other.hex == "h4.7"
    assert modifiers.extra_move(p.b, p.unit("h2.9")) == 0


def test_mists_of_terror_take_all_boldness() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "spider"}, lore=["lore.wizard.10"])
    spider = p.unit("h5.5")
    p.phase("command", p.lore("lore.wizard.10"))
    p.load("FBB")
    p.order("h4.5")
    p.fight("h4.5", "h5.5", Go("h6.5"), Go("h7.5"), Done())
    assert spider.hex == "h7.5", "it ignores no flag now and runs 2 hexes"


def test_fearless_stands_in_the_mists() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.wizard.10"], their_lore=["lore.warrior.4"])
    p.phase("command", p.lore("lore.wizard.10"))
    p.load("FBB")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.4"), "ignore:1", "no")
    assert p.b.at("h5.5") is not None


def test_hold_keeps_a_unit_from_orders_and_from_battling_back() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "DFb"}, lore=["lore.wizard.11"])
    dwarf = p.unit("h5.5")
    p.order("h4.5")
    p.phase("ordered", p.lore("lore.wizard.11"))
    p.load("GGG")
    p.phase("combat", *p.attack("h4.5", "h5.5"), Done())
    assert "battle.back" not in p.prompts()
    p.end_turn()
    assert modifiers.cannot_be_ordered(p.b, dwarf)
    p.end_turn()
    assert not modifiers.cannot_be_ordered(p.b, dwarf)
    assert not modifiers.cannot_battle_back(p.b, dwarf)


def test_chain_lightning_leaps_from_unit_to_unit() -> None:
    p = battle({"h1.5": "Fb"}, {"h7.5": "Fg", "h7.6": "Fb", "h7.9": "Fr"}, lore=["lore.wizard.12"])
    p.load("GG" + "BS")
    p.phase("command", p.lore("lore.wizard.12"), p.aim("h7.5"), p.aim("h7.6"))
    assert p.unit("h7.5").figures == 2
    assert p.unit("h7.6").figures == 3, "a sword does nothing here"
    assert p.aim("h7.9") not in p.offered("lore.targets"), "not next to the first"


def test_chain_lightning_leaps_from_the_last_unit_it_struck_and_never_back() -> None:
    line = {"h7.4": "Fr", "h7.5": "Fg", "h7.6": "Fb", "h7.7": "Fr"}
    p = battle({"h1.5": "Fb"}, line, lore=["lore.wizard.12"], councils=(LEVEL_3, LEVEL_1))
    p.load("SS" + "SS" + "SS")
    p.phase("command", p.lore("lore.wizard.12"), p.aim("h7.5"), p.aim("h7.6"), p.aim("h7.7"))
    steps = [asked.options for asked in p.asked if asked.prompt == "lore.targets"]
    assert steps[:3] == [
        tuple(p.aim(hex_) for hex_ in line),
        (p.aim("h7.4"), p.aim("h7.6"), Done()),
        (p.aim("h7.7"), Done()),
    ]


def test_creeping_doom_strikes_friend_and_foe_around() -> None:
    p = battle({"h6.5": "Fb", "h1.1": "Fb"}, {"h7.5": "Fg", "h8.5": "Fr"}, lore=["lore.wizard.13"])
    mine, first, second = p.unit("h6.5"), p.unit("h7.5"), p.unit("h8.5")
    p.load("SB" + "GF" + "FF")
    p.phase(
        "command",
        p.lore("lore.wizard.13"),
        p.aim("h7.5"),
        p.aim("h6.5"),
        p.aim("h7.5"),
        Go("h9.5"),
    )
    assert mine.figures == 2
    assert first.figures == 3
    assert first.hex == "h8.4"
    assert second.hex == "h9.5"
    assert second.figures == 3, "the second flag finds no way off the board"
    assert ("panic", 1) not in p.dice.rolled


@pytest.mark.parametrize("seat", [0, 1])
def test_creeping_doom_strikes_units_of_both_sides_whoever_plays_it(seat: int) -> None:
    """The one that is aimed at, and all beside it; nobody two hexes away."""
    mine, theirs = {"h5.5": "Fb", "h5.7": "Fb"}, {"h4.5": "Fb", "h4.4": "Fb", "h4.2": "Fb"}
    south, north = (mine, theirs) if seat == 0 else (theirs, mine)
    hands = (["lore.wizard.13"], []) if seat == 0 else ([], ["lore.wizard.13"])
    p = battle(south, north, lore=hands[0], their_lore=hands[1], seat=seat)
    p.load("RR" * 3)
    p.phase("command", p.lore("lore.wizard.13"), p.aim("h4.5"), p.aim("h4.5"), p.aim("h4.4"))
    assert [n for _, n in p.dice.rolled] == [2, 2, 2]


def test_fireball_kills_a_whole_unit_with_a_lore_symbol() -> None:
    p = battle({"h1.5": "Fb"}, {"h7.5": "Fg"}, lore=["lore.wizard.14"])
    p.load("LBB")
    p.phase("command", p.lore("lore.wizard.14"))
    assert p.b.at("h7.5") is None
    assert p.state.banners == [1, 0]
    assert p.state.tokens[0] == 20, "the symbol gives no token"


def test_fireball_without_lore_hits_with_helmets_only() -> None:
    p = battle({"h1.5": "Fb"}, {"h7.5": "Fg"}, lore=["lore.wizard.14"])
    p.load("GSF")
    p.phase("command", p.lore("lore.wizard.14"))
    assert p.unit("h7.5").figures == 3


def test_fireball_needs_a_critical_hit_against_a_creature() -> None:
    p = battle({"h1.5": "Fb"}, {"h7.5": "spider"}, lore=["lore.wizard.14"])
    p.load("GGB" + "BB")
    p.phase("command", p.lore("lore.wizard.14"))
    assert p.dice.rolled == [("lore", 3), ("critical", 2)]
    assert p.b.at("h7.5") is not None
    fatal = battle({"h1.5": "Fb"}, {"h7.5": "spider"}, lore=["lore.wizard.14"])
    fatal.load("LBB")
    fatal.phase("command", fatal.lore("lore.wizard.14"))
    assert fatal.b.at("h7.5") is None


@rule("BL-LORE-16", "BL-LORE-14")
def test_fireball_rolls_by_the_level_of_the_own_wizard() -> None:
    strong = battle({"h1.5": "Fb"}, {"h7.5": "Fg"}, lore=["lore.wizard.14"], councils=(LEVEL_3, LEVEL_1))
    strong.load("BBBBB")
    strong.phase("command", strong.lore("lore.wizard.14"))
    assert strong.dice.rolled == [("lore", 5)]
    stranger = battle({"h1.5": "Fb"}, {"h7.5": "Fg"}, lore=["lore.wizard.14"], councils=(NOBODY, LEVEL_3))
    stranger.load("BBB")
    stranger.phase("command", stranger.lore("lore.wizard.14"))
    assert stranger.dice.rolled == [("lore", 3)]


def test_greater_portal_carries_several_units() -> None:
    p = battle({"h2.5": "Fr", "h2.7": "Fb"}, {"h9.5": "Fg"}, lore=["lore.wizard.15"])
    one, other = p.unit("h2.5"), p.unit("h2.7")
    p.order("h2.5", "h2.7")
    p.phase(
        "movement",
        p.lore("lore.wizard.15"),
        p.aim("h2.5"),
        p.aim("h2.7"),
        Aim("h5.5"),
        Aim("h5.7"),
        Done(),
    )
    assert one.hex == "h5.5"
    assert other.hex == "h5.7"
    assert Aim("h6.7") not in p.offered("lore.arrival"), "at most 3 hexes"
