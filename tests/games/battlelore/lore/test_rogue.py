"""The cards of the Rogue, each in a small battle."""

import pytest

from hexameron.games.battlelore.options import Aim, Go, Unmask
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.state import Landmark
from hexameron.kernel.asking import Done, Pass, Pick, Yes
from hexameron.kernel.things import bit
from tests.games.battlelore.lore.playing import LEVEL_1, battle
from tests.rules import rule

LEVEL_3 = {"commander": 1, "rogue": 3}


@rule("BL-LORE-16")
def test_pickpocket_takes_a_token_per_level_and_one() -> None:
    p = battle(
        {"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.1"], tokens=(1, 9), councils=(LEVEL_3, LEVEL_1)
    )
    p.phase("command", p.lore("lore.rogue.1"))
    assert p.state.tokens == [4, 5]


def test_pickpocket_takes_all_if_there_are_fewer_and_needs_one() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.1"], tokens=(1, 1))
    p.phase("command", p.lore("lore.rogue.1"))
    assert p.state.tokens == [1, 0]
    poor = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.1"], tokens=(30, 0))
    poor.phase("command")
    assert poor.offered("lore.with_command") == (Pass(),)


def test_agility_of_the_rogue_is_the_warriors() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.rogue.2"])
    p.load("GGB")
    p.fight("h4.5", "h5.5", p.lore("lore.rogue.2"))
    assert p.unit("h5.5").figures == 3


def test_deja_vu_is_discarded_in_place_of_the_other_card() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.3", "lore.cleric.7"], tokens=(6, 0))
    p.phase("command", p.lore("lore.cleric.7", "lore.rogue.3"))
    assert p.zone("lore.rogue.3") == "lore.discard"
    assert p.zone("lore.cleric.7") == "lore.hand.0"
    assert p.state.tokens[0] == 1, "4 for the Fog, 1 for Déjà vu!"
    assert modifiers.no_ranged_attacks(p.b)


def test_deja_vu_is_kept_if_the_other_card_is_cancelled() -> None:
    p = battle(
        {"h3.5": "Fb"},
        {"h7.5": "Fb"},
        lore=["lore.rogue.3", "lore.cleric.7"],
        their_lore=["lore.rogue.15"],
    )
    p.phase("command", p.lore("lore.cleric.7", "lore.rogue.3"), p.lore("lore.rogue.15"))
    assert p.zone("lore.rogue.3") == "lore.hand.0"
    assert p.zone("lore.cleric.7") == "lore.discard"
    assert not p.state.effects
    assert p.state.tokens[0] == 25, "both costs are lost"


def test_deja_vu_goes_with_a_reaction_and_not_alone() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.rogue.2", "lore.rogue.3"])
    p.load("GGB")
    p.fight("h4.5", "h5.5", p.lore("lore.rogue.2", "lore.rogue.3"))
    assert p.zone("lore.rogue.2") == "lore.hand.1"
    assert p.zone("lore.rogue.3") == "lore.discard"
    assert p.lore("lore.rogue.3") not in p.offered("lore.before_dice")


def test_deja_vu_is_offered_only_if_both_can_be_paid() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.3", "lore.cleric.7"], tokens=(4, 0))
    p.phase("command", p.lore("lore.cleric.7"))
    assert p.lore("lore.cleric.7", "lore.rogue.3") not in p.offered("lore.with_command")


def test_fearless_of_the_rogue_is_the_warriors() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.rogue.4"])
    p.load("FFF" + "GG")
    p.fight("h4.5", "h5.5", p.lore("lore.rogue.4"), "ignore:3", Yes())
    assert p.b.at("h5.5") is not None


def test_backstab_turns_the_swords_against_the_attacker() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, their_lore=["lore.rogue.5"])
    p.load("SSGB")
    p.fight("h4.5", "h5.5", p.lore("lore.rogue.5"))
    assert p.unit("h4.5").figures == 2
    assert p.unit("h5.5").figures == 3, "the helmet still hits"


def test_backstab_needs_a_sword_that_hits() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Mg"}, their_lore=["lore.rogue.5"])
    p.load("SBBB")
    p.fight("h4.5", "h5.5")
    assert "lore.after_dice" not in p.prompts(), "the first sword does nothing to riders"


def test_backstab_that_kills_the_attacker_leaves_the_flags() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, their_lore=["lore.rogue.5"])
    p.unit("h4.5").figures = 1
    target = p.unit("h5.5")
    p.load("SFBB")
    p.fight("h4.5", "h5.5", p.lore("lore.rogue.5"), Go("h6.5"))
    assert p.b.at("h4.5") is None
    assert target.hex == "h6.5"
    assert "follow.gain" not in p.prompts()


def test_hide_in_shadows_makes_a_shot_fail() -> None:
    p = battle({"h3.5": "Ag"}, {"h6.5": "Fb"}, their_lore=["lore.rogue.6"], terrain={"h6.6": "wood"})
    p.fight("h3.5", "h6.5", p.lore("lore.rogue.6"))
    assert p.dice.rolled == []
    assert p.unit("h3.5").attacked


def test_hide_in_shadows_needs_cover_and_a_shot() -> None:
    p = battle({"h3.5": "Ag"}, {"h6.5": "Fb"}, their_lore=["lore.rogue.6"])
    p.load("GG")
    p.fight("h3.5", "h6.5")
    assert p.offered("lore.before_dice") == (Pass(),)
    close = battle({"h4.5": "Ag"}, {"h5.5": "Fb"}, their_lore=["lore.rogue.6"], terrain={"h5.5": "wood"})
    close.load("GG")
    close.fight("h4.5", "h5.5")
    assert close.offered("lore.before_dice") == (Pass(),)


@rule("BL-LORE-10")
def test_false_orders_leave_half_of_the_orders_rounded_up() -> None:
    p = battle({"h3.5": "Fb", "h3.6": "Fb", "h3.7": "Fb"}, {"h7.5": "Fb"}, their_lore=["lore.rogue.7"])
    p.order("h3.5", "h3.6", "h3.7")
    kept = [p.unit("h3.5"), p.unit("h3.7")]
    lost = p.unit("h3.6")
    p.phase("ordered", p.lore("lore.rogue.7"), *(Pick(unit.id) for unit in kept))
    assert p.state.turn.ordered == [unit.id for unit in kept]
    assert not lost.ordered
    assert modifiers.cannot_be_ordered(p.b, lost)


def test_false_orders_need_two_orders() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, their_lore=["lore.rogue.7"])
    p.order("h3.5")
    p.phase("ordered")
    assert "lore.their_orders" not in p.prompts()


def test_terrified_units_run_twice_as_far_and_are_not_bold() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "DFb"}, lore=["lore.rogue.8"], terrain={})
    target = p.unit("h5.5")
    p.phase("command", p.lore("lore.rogue.8"))
    p.load("FGG" + "GG")
    p.order("h4.5")
    p.fight("h4.5", "h5.5", Go("h6.5"), Go("h7.5"), Done())
    assert target.hex == "h7.5", "a dwarf alone would ignore the flag"
    assert p.dice.rolled[-1] == ("panic", 2)
    p.end_turn()
    assert modifiers.frightened(p.b, target) is None


def test_terrified_is_not_for_creatures() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "spider"}, lore=["lore.rogue.8"])
    p.phase("command")
    assert p.offered("lore.with_command") == (Pass(),)


def test_ambush_out_of_a_wood_lifts_the_limit_and_adds_a_die() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, lore=["lore.rogue.9"], terrain={"h4.5": "wood"})
    p.order("h4.5")
    p.load("BBBBB")
    p.phase("combat", p.lore("lore.rogue.9"), *p.attack("h4.5", "h5.5"), Done())
    assert p.dice.rolled == [("battle", 5)]


def test_ambush_needs_a_wood() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, lore=["lore.rogue.9"])
    p.order("h4.5")
    p.load("BBBB")
    p.phase("combat", *p.attack("h4.5", "h5.5"), Done())
    assert p.lore("lore.rogue.9") not in p.offered("battle.attacker")


@rule("BL-LORE-12", "BL-LORE-15")
@pytest.mark.parametrize("seat", [0, 1])
def test_scouts_show_the_hand_and_may_buy_a_card_out_of_it(seat: int) -> None:
    hands = [["lore.rogue.10"], ["lore.wizard.14", "lore.cleric.1"]]
    p = battle(
        {"h3.5": "Fb"},
        {"h7.5": "Fb"},
        lore=hands[seat],
        their_lore=hands[1 - seat],
        tokens=(14, 0) if seat == 0 else (0, 14),
        seat=seat,
    )
    seen = p.b.things.seen
    handle = int(p.card("lore.cleric.1")[1:])
    assert not seen[handle] & bit(seat)
    p.phase("command", p.lore("lore.rogue.10"), Unmask(p.card("lore.wizard.14")))
    assert seen[handle] & bit(seat)
    assert p.zone("lore.wizard.14") == "lore.discard"
    assert p.state.tokens == [0, 0], "4 for the card, the printed 10 for the Fireball"
    (gone,) = [event for event in p.b.events if event.name == "lore.discards"]
    assert gone.args == {"seat": f"p{1 - seat}", "card": p.card("lore.wizard.14")}
    assert gone.rules == ("BL-LORE-12",)


@rule("BL-LORE-15")
@pytest.mark.parametrize("tokens", [4, 14])
def test_scouts_are_let_look_whatever_they_can_pay_for(tokens: int) -> None:
    """A question that goes away by itself shows nothing, and tells others that no card is cheap enough."""
    p = battle(
        {"h3.5": "Fb"},
        {"h7.5": "Fb"},
        lore=["lore.rogue.10"],
        their_lore=["lore.wizard.14"],
        tokens=(tokens, 0),
    )
    p.phase("command", p.lore("lore.rogue.10"), Done())
    bought = [Unmask(p.card("lore.wizard.14"))] if tokens == 14 else []
    assert p.offered("lore.unmask") == (*bought, Done())


def test_scouts_need_a_hand_to_look_at() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.10"])
    p.phase("command")
    assert p.lore("lore.rogue.10") not in p.offered("lore.with_command")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("code", "card", "fights"), [("Mb", True, False), ("Mb", False, True), ("Fb", True, True)]
)
def test_caltrops_stop_riders_from_attacking(code: str, card: bool, fights: bool, seat: int) -> None:
    """Riders who stepped on them cannot fight though an enemy is beside; foot can, and so can riders else."""
    sides = ({"h4.4": code}, {"h6.4": "Fg"})
    held = ["lore.rogue.11"] if card else []
    south, north = sides if seat == 0 else sides[::-1]
    hands = ([], held) if seat == 0 else (held, [])
    p = battle(south, north, lore=hands[0], their_lore=hands[1], seat=seat)
    mover = p.unit("h4.4")
    p.order("h4.4")
    answers = [p.lore("lore.rogue.11")] if card else []
    p.phase("movement", f"move:{mover.id}", Go("h5.4"), *answers, Done())
    assert mover.hex == "h5.4"
    offered = [unit.id for unit in battles.attackers(p.b)]
    assert (mover.id in offered) == fights


def test_caltrops_keep_foot_from_gaining_ground() -> None:
    p = battle({"h3.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.rogue.11"])
    unit = p.unit("h3.5")
    p.unit("h5.5").figures = 1
    p.order("h3.5")
    p.phase("movement", f"move:{unit.id}", Go("h4.5"), p.lore("lore.rogue.11"), Done())
    p.load("GBB")
    p.phase("combat", *p.attack("h4.5", "h5.5"), Done())
    assert unit.hex == "h4.5"
    assert "follow.gain" not in p.prompts()


def test_caltrops_answer_only_a_move_next_to_an_enemy() -> None:
    p = battle({"h2.5": "Mb"}, {"h7.5": "Fg"}, their_lore=["lore.rogue.11"])
    rider = p.unit("h2.5")
    p.order("h2.5")
    p.phase("movement", f"move:{rider.id}", Go("h4.5"), Done())
    assert "lore.their_move" not in p.prompts()


def test_bribed_mercenaries_get_no_order_in_their_next_turn() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "KFb", "h7.7": "Fb"}, lore=["lore.rogue.12"])
    bribed = p.unit("h7.5")
    p.order("h3.5")
    p.phase("ordered", p.lore("lore.rogue.12"))
    assert modifiers.cannot_be_ordered(p.b, bribed)
    p.end_turn()
    assert modifiers.cannot_be_ordered(p.b, bribed), "this is the turn it is paid for"
    p.end_turn()
    assert not modifiers.cannot_be_ordered(p.b, bribed)


def test_poisoned_blades_hit_with_lore_symbols_that_give_no_token() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.rogue.13"])
    p.order("h4.5")
    p.load("LLB")
    p.phase("combat", p.lore("lore.rogue.13"), p.aim("h4.5"), *p.attack("h4.5", "h5.5"), Done())
    assert p.unit("h5.5").figures == 2
    assert p.state.tokens[0] == 24


def test_night_raid_slips_through_the_ranks() -> None:
    wall = {"h4.4": "Fg", "h4.5": "Fg", "h3.4": "Fg", "h3.6": "Fg", "h2.4": "Fg", "h2.5": "Fg"}
    p = battle({"h3.5": "Fr"}, wall, lore=["lore.rogue.14"], terrain={"h5.5": "wood", "h5.4": "water"})
    raider = p.unit("h3.5")
    p.order("h3.5")
    p.phase("movement", p.lore("lore.rogue.14"), Aim("h6.5"), Done())
    assert raider.hex == "h6.5", "3 hexes at level 1, through a unit and a wood"
    assert raider.may_fight
    offered = p.offered("lore.arrival")
    assert Aim("h5.4") not in offered, "water stays impassable"
    assert Aim("h4.5") not in offered, "it must end on a free hex"


def test_night_raid_onto_a_landmark_bars_fighting() -> None:
    p = battle({"h3.5": "Fr"}, {"h9.5": "Fg"}, lore=["lore.rogue.14"], landmarks={"h5.5": Landmark("den", 1)})
    p.order("h3.5")
    raider = p.unit("h3.5")
    p.phase("movement", p.lore("lore.rogue.14"), Aim("h5.5"), Done())
    assert not raider.may_fight


@rule("BL-LORE-04")
def test_foiled_cancels_a_lore_card() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7"], their_lore=["lore.rogue.15"])
    p.phase("command", p.lore("lore.cleric.7"), p.lore("lore.rogue.15"))
    assert not modifiers.no_ranged_attacks(p.b)
    assert p.zone("lore.cleric.7") == p.zone("lore.rogue.15") == "lore.discard"
    assert p.state.tokens == [26, 24]
    assert p.state.turn.lore_played == [True, True]
