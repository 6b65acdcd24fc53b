"""Creatures."""

import pytest

from hexameron.games.battlelore.rules import creatures
from hexameron.games.battlelore.state import Effect
from tests.games.battlelore.positions import Placed, TestBattle, battle, command, play
from tests.games.battlelore.rules.phases import assault, phase
from tests.rules import rule

HUNT: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("spider", "h5.5", 1)}
"""Three dice against a green creature; it runs to h6.4 or h6.5."""

BOWS: Placed = ("Ag", "h3.5", 0)
STAYS = "battle.back=no"


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
    assault(b, STAYS)
    assert b.dice.rolls == [("battle", 3), ("critical", 1)]


@rule("BL-CREA-02", "BL-FOL-10")
def test_a_creature_does_not_pursue() -> None:
    units: dict[str, Placed] = {"u0": ("giant", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fg", "h5.4", 1)}
    b = battle(units, dice="FBBB")
    played = assault(b, "retreat.where=go:h6.5", "follow.gain=go:h5.5")
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
@pytest.mark.parametrize(("tokens", "both"), [(3, False), (5, False), (6, True)])
def test_each_order_from_afar_is_paid_for(tokens: int, both: bool) -> None:
    units = AFAR | {"u5": ("spider", "h3.10", 0)}
    b = battle(units, hand=["command.attack.left"], lore=True, tokens=(tokens, 0))
    orders(b, "command.attack.left")
    played = phase(b, "naming", ["order_far:u3"], until="order.unit")
    assert ("order_far:u5" in played.asked[-1].keys) == both


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
    assault(b, STAYS)
    assert b.unit("u1").figures == 1
    assert b.unit("u1").hex == "h5.5"
    assert b.state.banners == [0, 0]


@rule("BL-CREA-05")
@pytest.mark.parametrize(("roll", "again"), [("GSB", 2), ("GGG", 3), ("GRL", 1), ("RBL", 0)])
def test_the_dice_that_hit_and_only_those_are_rolled_again_once(roll: str, again: int) -> None:
    b = battle(HUNT, dice=roll + "R" * again)
    assault(b, STAYS)
    assert b.dice.rolls == [("battle", 3), *([("critical", again)] if again else [])]
    assert b.dice.left == 0


@rule("BL-CREA-05")
def test_a_sword_that_does_not_hit_is_not_rolled_again() -> None:
    b = battle(HUNT | {"u0": BOWS}, dice="SG" + "R")
    assault(b)
    assert b.dice.rolls == [("battle", 2), ("critical", 1)], "no sword hits for the bow"


@rule("BL-CREA-06", "BL-CREA-08")
@pytest.mark.parametrize("again", ["GR", "RG", "GG"])
def test_one_more_helmet_of_its_colour_slays_a_creature(again: str) -> None:
    b = battle(HUNT, dice="GSB" + again)
    assault(b, "follow.gain=done")
    assert b.unit("u1").figures == 0
    assert b.at("h5.5") is None
    assert b.state.banners == [1, 0], "one banner, however many helmets"


@rule("BL-CREA-06")
@pytest.mark.parametrize(("creature", "helmet"), [("spider", "G"), ("giant", "R")])
def test_the_helmet_must_be_of_the_creatures_own_colour(creature: str, helmet: str) -> None:
    for other in "GBR":
        b = battle(HUNT | {"u1": (creature, "h5.5", 1)}, dice="SBB" + other)
        assault(b, "follow.gain=done" if other == helmet else STAYS)
        assert (b.unit("u1").figures == 0) == (other == helmet)


@rule("BL-CREA-07")
@pytest.mark.parametrize("again", ["SSS", "FFF", "LLL"])
def test_other_symbols_of_the_second_roll_mean_nothing(again: str) -> None:
    b = battle(HUNT, lore=True, dice="GGG" + again)
    assault(b, STAYS)
    assert b.unit("u1").figures == 1
    assert b.unit("u1").hex == "h5.5"
    assert b.state.tokens == [0, 0]


@rule("BL-CREA-08", "BL-CREA-09")
def test_the_slayer_gets_the_figure_and_a_token() -> None:
    b = battle(HUNT, lore=True, tokens=(2, 2), dice="GBB" + "G")
    b.unit("u1").tokens = 2
    assault(b, "follow.gain=done")
    assert b.state.banners == [1, 0]
    assert b.state.tokens == [3, 2], "the creature's own tokens go back to the pool"
    assert b.unit("u1").tokens == 0


@rule("BL-CREA-09")
def test_the_slayer_in_a_battle_back_gets_the_token() -> None:
    units: dict[str, Placed] = {"u0": ("spider", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = battle(units, lore=True, dice="RRR" + "GRR" + "G")
    assault(b, "battle.back=yes")
    assert b.state.banners == [0, 1]
    assert b.state.tokens == [0, 1]


@rule("BL-CREA-09")
def test_there_is_no_token_without_lore_rules() -> None:
    b = battle(HUNT, dice="GBB" + "G")
    assault(b, "follow.gain=done")
    assert b.state.tokens == [0, 0]


# ---------------------------------------------------------------------- morale


@rule("BL-CREA-10", "BL-CREA-11")
@pytest.mark.parametrize("creature", ["spider", "giant"])
def test_a_creature_ignores_a_flag_and_battles_back(creature: str) -> None:
    b = battle(HUNT | {"u1": (creature, "h5.5", 1)}, dice="FLL" + "BBLL")
    assault(b, "battle.back=yes")
    assert b.unit("u1").hex == "h5.5"
    assert b.unit("u0").figures == 2


@rule("BL-CREA-10", "BL-CREA-11")
def test_a_creature_ignores_a_flag_of_a_ranged_attack_too() -> None:
    b = battle(HUNT | {"u0": BOWS}, dice="FB")
    assert assault(b).asked == []
    assert b.unit("u1").hex == "h5.5"


@rule("BL-CREA-11")
def test_a_creatures_owner_has_no_choice_about_the_flag() -> None:
    b = battle(HUNT, dice="FFB")
    played = assault(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert "retreat.ignore" not in played.prompts()
    assert b.unit("u1").hex == "h7.5", "one ignored, two hexes for the other"


@rule("BL-CREA-11", "BL-MOR-03")
@pytest.mark.parametrize(
    ("bold", "flags", "choices"),
    [(1, "FBB", ()), (1, "FFB", ("ignore:2", "ignore:1")), (2, "FFF", ("ignore:3", "ignore:2", "ignore:1"))],
)
def test_what_a_card_lets_a_creature_ignore_besides_is_its_owners_choice(
    bold: int, flags: str, choices: tuple[str, ...]
) -> None:
    b = battle(HUNT, dice=flags)
    for _ in range(bold):
        b.state.effects.append(
            Effect(card="prayer", kind="bold", seat=1, until="attack", unit="u1", amount=1)
        )
    played = assault(b, until="retreat.ignore" if choices else "battle.back")
    assert [asked.keys for asked in played.asked if asked.prompt == "retreat.ignore"] == [choices] * bool(
        choices
    )


@rule("BL-CREA-12")
def test_a_creature_supports_its_friends() -> None:
    units: dict[str, Placed] = {
        "u0": ("Fb", "h4.5", 0),
        "u1": ("Fg", "h5.5", 1),
        "u2": ("Fb", "h5.4", 1),
        "u3": ("spider", "h5.6", 1),
    }
    played = assault(battle(units, dice="FBB"), until="retreat.ignore")
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0")


@rule("BL-CREA-13")
def test_a_creature_is_not_supported() -> None:
    units = HUNT | {"u2": ("Fb", "h5.4", 1), "u3": ("Fb", "h5.6", 1)}
    b = battle(units, dice="FFB")
    assault(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").hex == "h7.5"


@rule("BL-CREA-14")
@pytest.mark.parametrize("place", ["pool", "stronghold", "ramparts", "beside its stronghold"])
def test_no_landmark_makes_a_creature_bolder(place: str) -> None:
    landmarks = {"h5.5": (place, 1)} if place in ("pool", "stronghold") else {}
    if place == "beside its stronghold":
        landmarks = {"h5.4": ("stronghold", 1)}
    b = battle(HUNT, landmarks=landmarks, ramparts=["h5.5"] if place == "ramparts" else (), dice="FF" + "LLL")
    assault(b, "go:h6.5", "go:h7.5", "follow.gain=done")
    assert b.unit("u1").hex == "h7.5", "one flag ignored, not two"


# ---------------------------------------------------------------------- retreat and trampling


@rule("BL-CREA-15")
def test_a_creature_runs_two_hexes_for_each_flag_it_does_not_ignore() -> None:
    b = battle(HUNT, dice="FFF")
    assault(b, "go:h6.5", "go:h7.5", "go:h8.5", "go:h9.5", "follow.gain=done")
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
    assault(b, *answers)
    assert b.dice.rolls == [("battle", 3), ("blocked", dice)]
    assert b.unit("u1").figures == 1, "no figure is simply taken away"


@rule("BL-CREA-17", "BL-CREA-26")
def test_a_second_helmet_of_a_blocked_retreat_slays_the_creature() -> None:
    b = battle(HUNT, terrain=WALLED, lore=True, dice="FFB" + "GB" + "G")
    assault(b, "follow.gain=done")
    assert b.dice.rolls == [("battle", 3), ("blocked", 2), ("critical", 1)]
    assert b.unit("u1").figures == 0
    assert b.state.banners == [1, 0]
    assert b.state.tokens == [1, 0]


@rule("BL-CREA-17")
@pytest.mark.parametrize(("blocked", "again"), [("GG", "BS"), ("SS", ""), ("BR", ""), ("LF", "")])
def test_a_creature_survives_a_blocked_retreat_otherwise(blocked: str, again: str) -> None:
    b = battle(HUNT, terrain=WALLED, lore=True, dice="FFB" + blocked + again)
    assault(b, STAYS)
    assert b.unit("u1").figures == 1
    assert b.state.tokens == [0, 0]
    assert b.dice.left == 0


@rule("BL-CREA-26")
def test_a_creature_of_the_active_side_slain_in_retreat_goes_to_the_opponent() -> None:
    """The creature attacks; the battle back drives it against the water behind it."""
    units: dict[str, Placed] = {"u0": ("spider", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = battle(units, terrain={"h3.5": "water", "h3.6": "water"}, lore=True, dice="RRR" + "FFR" + "GR" + "G")
    assault(b, "battle.back=yes")
    assert b.state.banners == [0, 1]
    assert b.state.tokens == [0, 1]


@rule("BL-CREA-18", "BL-CREA-19")
def test_two_units_in_the_way_are_trampled_friend_and_enemy() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1), "u3": ("Fr", "h6.5", 0)}
    b = battle(units, dice="FFB" + "BB")
    assault(b, STAYS)
    assert (b.unit("u2").figures, b.unit("u3").figures) == (2, 2), "a figure for each of two hexes"
    assert b.unit("u1").hex == "h5.5"
    assert b.dice.rolls == [("battle", 3), ("blocked", 2)], "the creature is in danger as well"


@rule("BL-CREA-16", "BL-CREA-18")
def test_trampling_comes_before_the_dice_and_stands_though_they_slay_the_creature() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1), "u3": ("Fr", "h6.5", 0)}
    b = battle(units, dice="FFB" + "GB" + "G")
    assault(b, "follow.gain=done")
    assert b.unit("u1").figures == 0
    assert (b.unit("u2").figures, b.unit("u3").figures) == (2, 2)
    told = [event.name for event in b.events]
    assert told.index("creature.tramples") < told.index("creature.blocked")


@rule("BL-CREA-18")
def test_a_unit_beside_an_obstacle_is_trampled() -> None:
    b = battle(HUNT | {"u2": ("Fb", "h6.4", 1)}, terrain={"h6.5": "water"}, dice="FFB" + "BB")
    assault(b, STAYS)
    assert b.unit("u2").figures == 2


@rule("BL-CREA-18")
def test_a_unit_in_the_corner_of_the_board_is_trampled() -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.1", 0), "u1": ("spider", "h5.1", 1), "u2": ("Fb", "h6.1", 1)}
    b = battle(units, dice="FFB" + "BB")
    assault(b, STAYS)
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
    assault(b, "go:h6.5", "follow.gain=done")
    assert [b.unit(id_).figures for id_ in ("u2", "u3", "u4", "u5")] == [3, 3, 4, 4]
    assert b.unit("u1").hex == "h6.5"


@rule("BL-CREA-19")
def test_a_unit_trampled_to_death_gives_its_banner_to_the_opponent_of_its_owner() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1, 2), "u3": ("Fb", "h6.5", 0, 1)}
    b = battle(units, dice="FFB" + "BB")
    assault(b, STAYS)
    assert b.state.banners == [1, 1]


@rule("BL-CREA-18")
def test_nobody_is_trampled_between_obstacles_and_no_creature_ever() -> None:
    units = HUNT | {"u2": ("giant", "h6.4", 1), "u3": ("Fb", "h6.5", 1)}
    b = battle(units, dice="FFB" + "BB")
    assault(b, STAYS)
    assert (b.unit("u2").figures, b.unit("u3").figures) == (1, 2)
    walled = battle(HUNT | {"u2": ("Fb", "h5.4", 1)}, terrain=WALLED, dice="FFB" + "BB")
    assault(walled, STAYS)
    assert walled.told("creature.tramples") == []


@rule("BL-CREA-16")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_dice_of_a_blocked_retreat_are_the_opponents(owner: int) -> None:
    """At a real table it is the other player who tells what they show, and those of the critical hit."""
    b = battle({"u1": ("spider", "h5.5", owner), "u2": ("Fb", "h8.5", 1 - owner)})
    b.real = (0, 1)
    played = play(b, creatures.blocked_retreat(b, b.unit("u1"), 1), ["rolled:blocked;0", "rolled:critical;1"])
    assert [asked.seat for asked in played.asked] == [1 - owner] * 2


@rule("BL-CREA-25")
def test_a_creature_goes_where_there_is_room_and_tramples_nobody() -> None:
    units = HUNT | {"u2": ("Fb", "h6.4", 1), "u3": ("Fb", "h7.5", 1)}
    b = battle(units, dice="FFB")
    assault(b, "follow.gain=done")
    assert b.unit("u1").hex == "h7.6", "the only free way: h6.5, then h7.6"
    assert (b.unit("u2").figures, b.unit("u3").figures) == (4, 4)


# ---------------------------------------------------------------------- special powers
