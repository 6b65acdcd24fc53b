"""Creatures."""

import pytest

from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import lore
from tests.games.battlelore.positions import Placed, TestBattle, battle, command, play
from tests.games.battlelore.rules.acts import phase, reach
from tests.games.battlelore.rules.matches import from_position
from tests.games.scripted import Played
from tests.rules import rule

HUNT: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("spider", "h5.5", 1)}
"""Three dice against a green creature; it runs to h6.4 or h6.5."""

BOWS: Placed = ("Ag", "h3.5", 0)
STAYS = "battle.back=no"


def attack(b: TestBattle, *answers: str, until: str = "") -> Played[None]:
    return play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers, until=until)


def orders(b: TestBattle, card: str) -> tuple[str, ...]:
    """What may be ordered first with a Command card."""
    phase(b, "command", [command(b, card)] if len(b.hand(0)) > 1 else ())
    played = phase(b, "naming", until="order.unit")
    return played.keys("order.unit") if played.asked else ()


# ---------------------------------------------------------------------- what a creature is


@rule("BL-CREA-01")
def test_a_creature_is_ordered_like_a_unit() -> None:
    b = battle({"u0": ("spider", "h3.2", 0), "u1": ("Fb", "h3.3", 0)}, hand=["command.scout.left"])
    assert orders(b, "command.scout.left") == ("order:u0", "order:u1", "done")
    phase(b, "naming", ["order:u0"])
    assert b.state.turn.ordered == ["u0"], "it takes the only order"


@rule("BL-CREA-01")
def test_a_creature_holds_its_hex_like_a_unit() -> None:
    b = battle({"u0": ("Fb", "h3.5", 0), "u1": ("spider", "h4.5", 0)}, ordered=["u0"])
    played = phase(b, "movement", ["move:u0"], until="move.where")
    assert "go:h4.5" not in played.keys("move.where")


@rule("BL-CREA-02")
@pytest.mark.parametrize("card", ["command.charge", "command.onslaught", "command.darken_sky"])
def test_cards_for_foot_riders_and_bows_do_not_order_creatures(card: str) -> None:
    units: dict[str, Placed] = {
        "u0": ("giant", "h3.2", 0),
        "u1": ("Mb", "h3.4", 0),
        "u2": ("Fb", "h3.6", 0),
        "u3": ("Ag", "h3.8", 0),
    }
    b = battle(units, hand=[card, "command.rally"])
    assert "order:u0" not in orders(b, card)
    assert "u0" not in b.state.turn.ordered


@rule("BL-CREA-02")
def test_the_first_sword_of_foot_counts_against_a_creature() -> None:
    """It is lost only against riders."""
    b = battle(HUNT, dice="SBB" + "R")
    attack(b, STAYS)
    assert b.dice.rolls == [("battle", 3), ("critical", 1)]


@rule("BL-CREA-02", "BL-FOL-10")
def test_a_creature_does_not_pursue() -> None:
    units: dict[str, Placed] = {"u0": ("giant", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fg", "h5.4", 1)}
    b = battle(units, dice="FBBB")
    played = attack(b, "retreat.where=go:h6.5", "follow.gain=go:h5.5")
    assert played.prompts() == ["retreat.where", "follow.gain"]


# ---------------------------------------------------------------------- orders from afar

AFAR: dict[str, Placed] = {
    "u0": ("Fb", "h3.2", 0),
    "u1": ("Fb", "h3.3", 0),
    "u2": ("Mb", "h3.12", 0),
    "u3": ("spider", "h3.11", 0),
    "u4": ("Fb", "h8.5", 1),
}
"""Two units on the left wing; riders and a spider on the right."""


@rule("BL-CREA-03")
def test_three_tokens_order_a_creature_in_another_section() -> None:
    b = battle(AFAR, hand=["command.patrol.left"], lore=True, tokens=(4, 0))
    assert orders(b, "command.patrol.left") == ("order:u0", "order:u1", "order_far:u3", "done")
    phase(b, "naming", ["order:u0", "order_far:u3"])
    assert b.state.tokens == [1, 0]
    assert b.state.turn.ordered == ["u0", "u3"], "it uses one of the two orders"


@rule("BL-CREA-03")
def test_the_order_from_afar_uses_an_order_of_either_wing() -> None:
    """Pincer orders two units on each wing; the spider stands in the centre and takes one of the four."""
    units: dict[str, Placed] = {
        "u0": ("Fb", "h3.2", 0),
        "u1": ("Fb", "h3.3", 0),
        "u2": ("spider", "h3.7", 0),
        "u3": ("Fb", "h3.11", 0),
        "u4": ("Fb", "h3.12", 0),
        "u5": ("Fb", "h3.6", 0),
    }
    b = battle(units, hand=["command.pincer"], lore=True, tokens=(3, 0))
    offered = orders(b, "command.pincer")
    assert offered == ("order:u0", "order:u1", "order_far:u2", "order:u3", "order:u4", "done")
    played = phase(b, "naming", ["order:u0", "order:u1", "order_far:u2", "order:u3"])
    assert played.prompts().count("order.unit") == 4
    assert b.state.turn.ordered == ["u0", "u1", "u2", "u3"]


@rule("BL-CREA-03")
def test_a_creature_in_one_of_the_sections_is_never_ordered_for_tokens() -> None:
    """Both orders of its own wing are given; tokens do not buy it an order of the other wing."""
    units: dict[str, Placed] = {
        "u0": ("Fb", "h3.2", 0),
        "u1": ("Fb", "h3.3", 0),
        "u2": ("spider", "h3.1", 0),
        "u3": ("Fb", "h3.11", 0),
    }
    b = battle(units, hand=["command.pincer"], lore=True, tokens=(9, 0))
    assert orders(b, "command.pincer") == ("order:u0", "order:u1", "order:u2", "order:u3", "done")
    played = phase(b, "naming", ["order:u0", "order:u1", "order:u3"])
    assert not any("u2" in key for asked in played.asked[2:] for key in asked.keys)
    assert b.state.tokens == [9, 0]


@rule("BL-CREA-03")
@pytest.mark.parametrize(("tokens", "with_lore"), [(2, True), (9, False)])
def test_without_three_tokens_the_creature_stays_where_it_is(tokens: int, with_lore: bool) -> None:
    b = battle(AFAR, hand=["command.patrol.left"], lore=with_lore, tokens=(tokens, 0))
    assert orders(b, "command.patrol.left") == ("order:u0", "order:u1", "done")


@rule("BL-CREA-03")
def test_a_creature_in_the_section_costs_nothing() -> None:
    b = battle(AFAR, hand=["command.patrol.right"], lore=True, tokens=(9, 0))
    assert orders(b, "command.patrol.right") == ("order:u2", "order:u3", "done")
    phase(b, "naming", ["order:u3"])
    assert b.state.tokens == [9, 0]


@rule("BL-CREA-03")
def test_a_tactic_card_gives_no_orders_from_afar() -> None:
    b = battle(AFAR, hand=["command.blue_banners", "command.rally"], lore=True, tokens=(9, 0))
    assert orders(b, "command.blue_banners") == ("order:u0", "order:u1", "order:u2", "done")


@rule("BL-CREA-03", "BL-CREA-24")
def test_tokens_stored_on_a_creature_do_not_pay_for_its_order() -> None:
    b = battle(AFAR, hand=["command.patrol.left"], lore=True, tokens=(2, 0))
    b.unit("u3").tokens = 2
    assert "order_far:u3" not in orders(b, "command.patrol.left")


# ---------------------------------------------------------------------- critical hits


@rule("BL-CREA-04", "BL-CREA-05")
def test_hits_alone_do_not_kill_a_creature() -> None:
    b = battle(HUNT, dice="GGS" + "BRB")
    attack(b, STAYS)
    assert b.unit("u1").figures == 1
    assert b.unit("u1").hex == "h5.5"
    assert b.state.banners == [0, 0]


@rule("BL-CREA-05")
@pytest.mark.parametrize(("roll", "again"), [("GSB", 2), ("GGG", 3), ("GRL", 1), ("RBL", 0)])
def test_the_dice_that_hit_and_only_those_are_rolled_again_once(roll: str, again: int) -> None:
    b = battle(HUNT, dice=roll + "R" * again)
    attack(b, STAYS)
    assert b.dice.rolls == [("battle", 3), *([("critical", again)] if again else [])]
    assert b.dice.left == 0


@rule("BL-CREA-05")
def test_a_sword_that_does_not_hit_is_not_rolled_again() -> None:
    b = battle(HUNT | {"u0": BOWS}, dice="SG" + "R")
    attack(b)
    assert b.dice.rolls == [("battle", 2), ("critical", 1)], "no sword hits for the bow"


@rule("BL-CREA-06", "BL-CREA-08")
@pytest.mark.parametrize("again", ["GR", "RG", "GG"])
def test_one_more_helmet_of_its_colour_slays_a_creature(again: str) -> None:
    b = battle(HUNT, dice="GSB" + again)
    attack(b, "follow.gain=done")
    assert b.unit("u1").figures == 0
    assert b.at("h5.5") is None
    assert b.state.banners == [1, 0], "one banner, however many helmets"


@rule("BL-CREA-06")
@pytest.mark.parametrize(("creature", "helmet"), [("spider", "G"), ("giant", "R")])
def test_the_helmet_must_be_of_the_creatures_own_colour(creature: str, helmet: str) -> None:
    for other in "GBR":
        b = battle(HUNT | {"u1": (creature, "h5.5", 1)}, dice="SBB" + other)
        attack(b, "follow.gain=done" if other == helmet else STAYS)
        assert (b.unit("u1").figures == 0) == (other == helmet)


@rule("BL-CREA-07")
@pytest.mark.parametrize("again", ["SSS", "FFF", "LLL"])
def test_other_symbols_of_the_second_roll_mean_nothing(again: str) -> None:
    b = battle(HUNT, lore=True, dice="GGG" + again)
    attack(b, STAYS)
    assert b.unit("u1").figures == 1
    assert b.unit("u1").hex == "h5.5"
    assert b.state.tokens == [0, 0]


@rule("BL-CREA-08", "BL-CREA-09")
def test_the_slayer_gets_the_figure_and_a_token() -> None:
    b = battle(HUNT, lore=True, tokens=(2, 2), dice="GBB" + "G")
    b.unit("u1").tokens = 2
    attack(b, "follow.gain=done")
    assert b.state.banners == [1, 0]
    assert b.state.tokens == [3, 2], "the creature's own tokens go back to the pool"
    assert b.unit("u1").tokens == 0


@rule("BL-CREA-09")
def test_the_slayer_in_a_battle_back_gets_the_token() -> None:
    units: dict[str, Placed] = {"u0": ("spider", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = battle(units, lore=True, dice="RRR" + "GRR" + "G")
    attack(b, "battle.back=yes")
    assert b.state.banners == [0, 1]
    assert b.state.tokens == [0, 1]


@rule("BL-CREA-09")
def test_there_is_no_token_without_lore_rules() -> None:
    b = battle(HUNT, dice="GBB" + "G")
    attack(b, "follow.gain=done")
    assert b.state.tokens == [0, 0]


# ---------------------------------------------------------------------- morale


@rule("BL-CREA-10", "BL-CREA-11")
@pytest.mark.parametrize("creature", ["spider", "giant"])
def test_a_creature_ignores_a_flag_and_battles_back(creature: str) -> None:
    b = battle(HUNT | {"u1": (creature, "h5.5", 1)}, dice="FLL" + "BBLL")
    attack(b, "battle.back=yes")
    assert b.unit("u1").hex == "h5.5"
    assert b.unit("u0").figures == 2


@rule("BL-CREA-10", "BL-CREA-11")
def test_a_creature_ignores_a_flag_of_a_ranged_attack_too() -> None:
    b = battle(HUNT | {"u0": BOWS}, dice="FB")
    assert attack(b).asked == []
    assert b.unit("u1").hex == "h5.5"


@rule("BL-CREA-11")
def test_a_creatures_owner_has_no_choice_about_the_flag() -> None:
    b = battle(HUNT, dice="FFB")
    played = attack(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert "retreat.ignore" not in played.prompts()
    assert b.unit("u1").hex == "h7.5", "one ignored, two hexes for the other"


@rule("BL-CREA-12")
def test_a_creature_supports_its_friends() -> None:
    units: dict[str, Placed] = {
        "u0": ("Fb", "h4.5", 0),
        "u1": ("Fg", "h5.5", 1),
        "u2": ("Fb", "h5.4", 1),
        "u3": ("spider", "h5.6", 1),
    }
    played = attack(battle(units, dice="FBB"), until="retreat.ignore")
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0")


@rule("BL-CREA-13")
def test_a_creature_is_not_supported() -> None:
    units = HUNT | {"u2": ("Fb", "h5.4", 1), "u3": ("Fb", "h5.6", 1)}
    b = battle(units, dice="FFB")
    attack(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").hex == "h7.5"


@rule("BL-CREA-14")
@pytest.mark.parametrize("place", ["pool", "stronghold", "ramparts", "beside its stronghold"])
def test_no_landmark_makes_a_creature_bolder(place: str) -> None:
    landmarks = {"h5.5": (place, 1)} if place in ("pool", "stronghold") else {}
    if place == "beside its stronghold":
        landmarks = {"h5.4": ("stronghold", 1)}
    b = battle(HUNT, landmarks=landmarks, ramparts=["h5.5"] if place == "ramparts" else (), dice="FF" + "LLL")
    attack(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").hex == "h7.5", "one flag ignored, not two"


# ---------------------------------------------------------------------- retreat and trampling


@rule("BL-CREA-15")
def test_a_creature_runs_two_hexes_for_each_flag_it_does_not_ignore() -> None:
    b = battle(HUNT, dice="FFF")
    attack(b, "go:h6.5", "go:h7.5", "go:h8.5", "go:h9.5", "follow.gain=done")
    assert b.unit("u1").hex == "h9.5"


WALLED = {"h6.4": "water", "h6.5": "water"}


@rule("BL-CREA-16")
@pytest.mark.parametrize(
    ("terrain", "answers", "dice"),
    [(WALLED, (STAYS,), 2), ({"h7.5": "water", "h7.6": "water"}, ("go:h6.5", "follow.gain=done"), 1)],
)
def test_a_die_is_rolled_for_each_hex_a_creature_cannot_make(
    terrain: dict[str, str], answers: tuple[str, ...], dice: int
) -> None:
    b = battle(HUNT, terrain=terrain, dice="FFB" + "B" * dice)
    attack(b, *answers)
    assert b.dice.rolls == [("battle", 3), ("blocked", dice)]
    assert b.unit("u1").figures == 1, "no figure is simply taken away"


@rule("BL-CREA-17", "BL-CREA-26")
def test_a_second_helmet_of_a_blocked_retreat_slays_the_creature() -> None:
    b = battle(HUNT, terrain=WALLED, lore=True, dice="FFB" + "GB" + "G")
    attack(b, "follow.gain=done")
    assert b.dice.rolls == [("battle", 3), ("blocked", 2), ("critical", 1)]
    assert b.unit("u1").figures == 0
    assert b.state.banners == [1, 0]
    assert b.state.tokens == [1, 0]


@rule("BL-CREA-17")
@pytest.mark.parametrize(("blocked", "again"), [("GG", "BS"), ("SS", ""), ("BR", ""), ("LF", "")])
def test_a_creature_survives_a_blocked_retreat_otherwise(blocked: str, again: str) -> None:
    b = battle(HUNT, terrain=WALLED, lore=True, dice="FFB" + blocked + again)
    attack(b, STAYS)
    assert b.unit("u1").figures == 1
    assert b.state.tokens == [0, 0]
    assert b.dice.left == 0


@rule("BL-CREA-26")
def test_a_creature_of_the_active_side_slain_in_retreat_goes_to_the_opponent() -> None:
    """The creature attacks; the battle back drives it against the water behind it."""
    units: dict[str, Placed] = {"u0": ("spider", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = battle(units, terrain={"h3.5": "water", "h3.6": "water"}, lore=True, dice="RRR" + "FFR" + "GR" + "G")
    attack(b, "battle.back=yes")
    assert b.state.banners == [0, 1]
    assert b.state.tokens == [0, 1]


@rule("BL-CREA-18", "BL-CREA-19")
def test_two_units_in_the_way_are_trampled_friend_and_enemy() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1), "u3": ("Fr", "h6.5", 0)}
    b = battle(units, dice="FFB" + "BB")
    attack(b, STAYS)
    assert (b.unit("u2").figures, b.unit("u3").figures) == (2, 2), "a figure for each of two hexes"
    assert b.unit("u1").hex == "h5.5"
    assert b.dice.rolls == [("battle", 3), ("blocked", 2)], "the creature is in danger as well"


@rule("BL-CREA-16", "BL-CREA-18")
def test_trampling_comes_before_the_dice_and_stands_though_they_slay_the_creature() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1), "u3": ("Fr", "h6.5", 0)}
    b = battle(units, dice="FFB" + "GB" + "G")
    attack(b, "follow.gain=done")
    assert b.unit("u1").figures == 0
    assert (b.unit("u2").figures, b.unit("u3").figures) == (2, 2)
    told = [event.name for event in b.events]
    assert told.index("creature.tramples") < told.index("creature.blocked")


@rule("BL-CREA-18")
def test_a_unit_beside_an_obstacle_is_trampled() -> None:
    b = battle(HUNT | {"u2": ("Fb", "h6.4", 1)}, terrain={"h6.5": "water"}, dice="FFB" + "BB")
    attack(b, STAYS)
    assert b.unit("u2").figures == 2


@rule("BL-CREA-18")
def test_a_unit_in_the_corner_of_the_board_is_trampled() -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.1", 0), "u1": ("spider", "h5.1", 1), "u2": ("Fb", "h6.1", 1)}
    b = battle(units, dice="FFB" + "BB")
    attack(b, STAYS)
    assert b.unit("u2").figures == 2


@rule("BL-CREA-18", "BL-CREA-19")
def test_after_a_step_those_on_the_next_step_are_trampled_and_nobody_else() -> None:
    units = HUNT | {
        "u2": ("Fb", "h7.5", 1),
        "u3": ("Fb", "h7.6", 0),
        "u4": ("Fb", "h7.4", 1),
        "u5": ("Fb", "h5.6", 1),
    }
    b = battle(units, dice="FFB" + "B")
    attack(b, "go:h6.5", "follow.gain=done")
    assert [b.unit(id_).figures for id_ in ("u2", "u3", "u4", "u5")] == [3, 3, 4, 4]
    assert b.unit("u1").hex == "h6.5"


@rule("BL-CREA-19")
def test_a_unit_trampled_to_death_gives_its_banner_to_the_opponent_of_its_owner() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1, 2), "u3": ("Fb", "h6.5", 0, 1)}
    b = battle(units, dice="FFB" + "BB")
    attack(b, STAYS)
    assert b.state.banners == [1, 1]


@rule("BL-CREA-18")
def test_nobody_is_trampled_between_obstacles_and_no_creature_ever() -> None:
    units = HUNT | {"u2": ("giant", "h6.4", 1), "u3": ("Fb", "h6.5", 1)}
    b = battle(units, dice="FFB" + "BB")
    attack(b, STAYS)
    assert (b.unit("u2").figures, b.unit("u3").figures) == (1, 2)
    walled = battle(HUNT | {"u2": ("Fb", "h5.4", 1)}, terrain=WALLED, dice="FFB" + "BB")
    attack(walled, STAYS)
    assert walled.told("creature.tramples") == []


@rule("BL-CREA-25")
def test_a_creature_goes_where_there_is_room_and_tramples_nobody() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1), "u3": ("Fb", "h7.5", 1)}
    b = battle(units, dice="FFB")
    attack(b, "follow.gain=done")
    assert b.unit("u1").hex == "h7.6", "the only free way: h6.5, then h7.6"
    assert (b.unit("u2").figures, b.unit("u3").figures) == (4, 4)


# ---------------------------------------------------------------------- special powers

LOOSE: dict[str, Placed] = {"u0": ("spider", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fb", "h5.6", 1)}


@rule("BL-CREA-20", "BL-CREA-21")
@pytest.mark.parametrize(
    ("symbols", "stored", "offered"),
    [
        ("GLB", 0, ["power:web;u1", "power:web;u2", "done"]),
        ("GLL", 0, ["power:poison;u1", "power:web;u1", "power:web;u2", "done"]),
        ("GLB", 1, ["power:poison;u1", "power:web;u1", "power:web;u2", "done"]),
        ("GBB", 2, ["power:poison;u1", "power:web;u1", "power:web;u2", "done"]),
        ("BLL", 0, ["power:web;u1", "power:web;u2", "done"]),
    ],
)
def test_powers_are_offered_when_their_level_is_reached(
    symbols: str, stored: int, offered: list[str]
) -> None:
    """Web needs 1, Poison 2 and a hit; what is stored and what was just rolled adds up."""
    b = battle(LOOSE, lore=True, dice=symbols)
    b.unit("u0").tokens = stored
    played = attack(b, until="power.use")
    assert sorted(played.keys("power.use")) == sorted(offered)


@rule("BL-CREA-20")
def test_the_giants_powers() -> None:
    assert CREATURES["giant"].powers == {"rock": 1, "stomp": 2}
    units: dict[str, Placed] = {"u0": ("giant", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fb", "h5.6", 1)}
    b = battle(units, lore=True, dice="LLRR" + "GG")
    attack(b, "power.use=power:stomp;")
    assert (b.unit("u1").figures, b.unit("u2").figures) == (3, 4), "a die each, own helmets hit"


@rule("BL-CREA-20")
def test_the_giant_hurls_a_rock_for_a_stored_token() -> None:
    units: dict[str, Placed] = {"u0": ("giant", "h3.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, lore=True, ordered=["u0"], dice="GS")
    b.unit("u0").tokens = 1
    phase(b, "combat", ["battle.attacker=fight:u0"])
    assert b.dice.rolls == [("battle", 2)]
    assert b.unit("u1").figures == 3, "no sword hits with a rock"
    assert b.unit("u0").tokens == 0


@rule("BL-CREA-21")
def test_a_power_is_never_obligatory() -> None:
    b = battle(LOOSE, lore=True, dice="BLB")
    attack(b, "power.use=done", "power.store=store:0")
    assert not b.unit("u1").webbed
    assert b.state.tokens == [1, 0]


@rule("BL-CREA-21", "BL-CREA-22")
def test_a_power_is_paid_with_its_level_and_used_once_a_roll() -> None:
    b = battle(LOOSE, lore=True, dice="BLL")
    played = attack(b, "power.use=power:web;u1", "power.store=store:0")
    assert b.unit("u1").webbed
    assert not b.unit("u2").webbed
    assert played.prompts() == ["power.use", "power.store"], "there is a symbol left, but no second web"
    assert b.state.tokens == [1, 0], "a spent symbol gives no token"


@rule("BL-CREA-21")
def test_two_different_powers_in_one_roll() -> None:
    b = battle(LOOSE, lore=True, dice="GLL")
    b.unit("u0").tokens = 1
    attack(b, "power.use=power:poison;u1", "power.use=power:web;u2")
    assert b.unit("u1").poisoned
    assert b.unit("u2").webbed
    assert b.unit("u0").tokens == 0
    assert b.state.tokens == [0, 0]


@rule("BL-CREA-21", "BL-CREA-22")
def test_a_creature_uses_its_powers_in_a_battle_back() -> None:
    b = battle(HUNT, lore=True, dice="BBB" + "LRR")
    attack(b, "battle.back=yes", "power.use=power:web;u0")
    assert b.unit("u0").webbed
    assert b.state.tokens == [0, 0]


@rule("BL-CREA-20")
def test_a_web_of_a_battle_back_stays_until_the_next_order() -> None:
    units = HUNT | {"u2": ("Fr", "h4.4", 0)}
    b = battle(units, lore=True, dice="BBB" + "LRR", ordered=["u0"])
    phase(b, "combat", ["fight:u0", "battle.back=yes", "power.use=power:web;u0"])
    assert b.unit("u0").webbed, "the order it had does not tear the web"
    b.state.turn.ordered = ["u0"]
    phase(b, "ordered")
    assert not b.unit("u0").webbed
    assert not b.unit("u0").may_fight, "the next order is used up by it"


@rule("BL-CREA-20")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_torn_web_is_gone_and_the_next_order_moves_the_unit(seat: int) -> None:
    b = battle({"u0": ("Fb", "h4.5", seat), "u1": ("Fg", "h8.5", 1 - seat)}, active=seat, ordered=["u0"])
    b.unit("u0").webbed = True
    phase(b, "ordered")
    assert not b.unit("u0").webbed
    assert reach(b, "u0") == [], "the order was used up"
    phase(b, "end")
    phase(b, "end")
    b.order(b.unit("u0"))
    phase(b, "ordered")
    assert "h5.5" in reach(b, "u0")


@rule("BL-CREA-20")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("face", "figures", "poisoned"),
    [("B", 3, True), ("S", 3, True), ("L", 4, False), ("G", 4, True), ("R", 4, True), ("F", 4, True)],
)
def test_poison_takes_a_figure_by_colour_or_sword_and_ends_by_lore(
    face: str, figures: int, poisoned: bool, seat: int
) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", seat), "u1": ("Fb", "h8.5", 1 - seat)}
    b = battle(units, active=seat, dice=face)
    b.unit("u0").poisoned = b.unit("u1").poisoned = True
    phase(b, "start")
    assert b.dice.rolls == [("poison", 1)], "the other side's unit rolls in its own turn"
    assert (b.unit("u0").figures, b.unit("u0").poisoned) == (figures, poisoned)
    assert (b.unit("u1").figures, b.unit("u1").poisoned) == (4, True)


@rule("BL-CREA-20", "BL-END-01")
def test_poison_that_kills_gives_the_enemy_a_banner() -> None:
    b = battle({"u0": ("Fb", "h4.5", 1, 1), "u1": ("Fb", "h8.5", 0)}, active=1, dice="S")
    b.unit("u0").poisoned = True
    phase(b, "start")
    assert b.at("h4.5") is None
    assert b.state.banners == [1, 0]


@rule("BL-CREA-21", "BL-SET-06")
def test_there_are_no_powers_without_lore_rules() -> None:
    b = battle(LOOSE, dice="GLL")
    assert attack(b).asked == []
    assert b.unit("u0").tokens == 0


@rule("BL-CREA-22")
@pytest.mark.parametrize("stored", [0, 1, 2])
def test_symbols_are_stored_or_taken_as_tokens(stored: int) -> None:
    b = battle(LOOSE, lore=True, dice="BLL")
    attack(b, "power.use=done", f"power.store=store:{stored}")
    assert b.unit("u0").tokens == stored
    assert b.state.tokens == [2 - stored, 0]


@rule("BL-CREA-22")
def test_an_ordinary_unit_stores_nothing() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}, lore=True, dice="BLL")
    assert attack(b).asked == []
    assert b.state.tokens == [2, 0]


@rule("BL-CREA-23")
@pytest.mark.parametrize(("stored", "most"), [(0, 2), (1, 1)])
def test_no_more_is_stored_than_the_highest_power_needs(stored: int, most: int) -> None:
    b = battle(LOOSE, lore=True, dice="LLL")
    b.unit("u0").tokens = stored
    played = attack(b, "power.use=done", f"power.store=store:{most}")
    assert played.keys("power.store")[0] == f"store:{most}"
    assert b.unit("u0").tokens == 2
    assert b.state.tokens == [3 - most, 0], "the rest goes to the player"


@rule("BL-CREA-23")
def test_a_creature_with_all_it_can_store_is_not_asked() -> None:
    b = battle(LOOSE, lore=True, dice="BLB")
    b.unit("u0").tokens = 2
    played = attack(b, "power.use=done")
    assert "power.store" not in played.prompts()
    assert b.state.tokens == [1, 0]


@rule("BL-CREA-24")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_stored_tokens_are_seen_by_all(viewer: int | None) -> None:
    hands = (["command.scout.left", "command.patrol.left"], ["command.attack.left"])
    b = battle(LOOSE, lore=True, hands=hands)
    b.unit("u0").tokens = 2
    assert from_position(b).view(viewer).units["u0"].tokens == 2


@rule("BL-CREA-24")
def test_stored_tokens_pay_for_no_lore_card() -> None:
    b = battle(LOOSE, lore=True, tokens=(3, 0), lore_hands=(["lore.cleric.7"], []))
    b.unit("u0").tokens = 2
    assert lore.playable(b, 0, "with_command") == []
    b.state.tokens[0] = 4
    assert len(lore.playable(b, 0, "with_command")) == 1
