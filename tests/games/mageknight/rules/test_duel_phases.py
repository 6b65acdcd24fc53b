"""Combat between players: the Ranged phase and Melee."""

import pytest

from hexameron.games.mageknight.rules import duel, turn
from hexameron.games.mageknight.state import Guard, Modifier, Strike
from tests.games.mageknight.fights import attack, block, deed, meeting, the_duel
from tests.games.mageknight.positions import TestQuest, conquer, quest
from tests.games.mageknight.rules.clashes import clash, damage, go
from tests.rules import rule

# ---------------------------------------------------------------------- the Ranged phase


@rule("MK-PVPR-02", "MK-PVPR-03")
def test_an_attack_is_made_of_all_ranged_and_siege_points() -> None:
    q = clash(hands=("concentration swiftness", "march"))
    q.turn(0).tokens[3] = 1
    keys = go(q, until="duel.attack")
    assert "declare" not in keys
    assert "pass" in keys
    assert q.written("play:{concentration};basic") in keys
    go(q, ["play:{swiftness};strong"], until="duel.attack")
    attack(q, 2, "siege", "fire")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 5
    assert the_duel(q).elements == ["physical", "fire"]


@rule("MK-PVPR-04", "MK-PVPM-02", "MK-PVPS-10")
def test_walls_leave_the_aggressor_siege_points_alone_at_range() -> None:
    q = clash(tile="10", cell="h-2.0")
    assert q.site("h-2.0") == "keep"
    attack(q, 3, "ranged")
    assert "declare" not in go(q, until="duel.attack")
    q.turn(0).modifiers.append(Modifier(kind="walls_ignored", until="combat"))
    assert "declare" in go(q, until="duel.attack")
    q.turn(0).modifiers.clear()
    attack(q, 2, "siege")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 2
    q = clash(attacker=1, tile="10", cell="h-2.0")
    attack(q, 3, "ranged", seat=1)
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 3, "walls do not hinder who is inside"
    q = clash("melee", tile="10", cell="h-2.0")
    attack(q, 3, "ranged")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 3


@rule("MK-PVPR-05", "MK-PVPM-03")
@pytest.mark.parametrize(("phase", "offered"), [("ranged", False), ("melee", True)])
def test_cards_are_played_sideways_only_in_melee(phase: str, *, offered: bool) -> None:
    q = clash(phase)
    keys = go(q, until="duel.attack")
    assert (q.written("play:{march};attack") in keys) == offered


@rule("MK-PVPS-01", "MK-PVPS-10")
@pytest.mark.parametrize(
    ("phase", "kind", "force", "element"),
    [
        ("melee", "attacks_cold_fire", 4, "cold_fire"),
        ("melee", "physical_doubled", 8, "physical"),
        ("ranged", "attacks_siege", 4, "physical"),
    ],
)
def test_what_changes_all_attacks_changes_those_on_a_hero(
    phase: str, kind: str, force: int, element: str
) -> None:
    q = clash(phase, hands=("march", "rage"))
    q.turn(0).modifiers.append(Modifier(kind=kind))
    attack(q, 4)
    go(q, ["declare"], until="duel.block")
    assert (the_duel(q).force, the_duel(q).elements) == (force, [element])


@rule("MK-PVPS-11")
def test_a_unit_supports_with_all_that_it_gave() -> None:
    q = clash("melee", hands=("march", "rage"))
    q.turn(0).strikes = [Strike(n=n, how="melee", element="physical", unit=7) for n in (3, 2)]
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).support == {"7": 5}


def blocked(q: TestQuest, force: int, *elements: str) -> int:
    """What is left of an Attack after the Block that seat 1 has played."""
    the_duel(q).stage = "block"
    the_duel(q).force = force
    the_duel(q).elements = list(elements)
    go(q, ["done"], until="duel.damage")
    return the_duel(q).force


@rule("MK-PVPR-06", "MK-PVPR-08", "MK-PVPR-09", "MK-PVPR-20")
@pytest.mark.parametrize(
    ("points", "element", "left"), [(4, "ice", 6), (7, "physical", 7), (5, "ice", 6), (3, "cold_fire", 7)]
)
def test_at_range_two_points_of_block_take_off_one(points: int, element: str, left: int) -> None:
    q = clash()
    block(q, points, element, seat=1)
    assert blocked(q, 8, "fire") == left


@rule("MK-PVPR-08", "MK-PVPR-09", "MK-PVPR-20")
@pytest.mark.parametrize(("points", "element", "left"), [(4, "ice", 2), (7, "physical", 3)])
def test_the_example_of_the_booklet_from_declaration_to_damage(points: int, element: str, left: int) -> None:
    q = clash()
    attack(q, 4, "ranged", "fire")
    go(q, ["declare"], until="duel.block")
    assert (the_duel(q).force, the_duel(q).elements) == (4, ["fire"])
    block(q, points, element, seat=1)
    go(q, ["done"], until="duel.damage")
    assert the_duel(q).force == left


@rule("MK-PVPR-07", "MK-PVPM-04")
def test_a_block_that_suits_one_of_the_elements_is_efficient() -> None:
    q = clash()
    block(q, 4, seat=1)
    assert blocked(q, 8, "fire", "ice") == 7, "physical Block suits neither"
    q = clash()
    block(q, 4, "ice", seat=1)
    assert blocked(q, 8, "fire", "ice") == 6
    q = clash()
    block(q, 4, seat=1)
    assert blocked(q, 8, "fire", "physical") == 6


@rule("MK-PVPR-10")
def test_without_swiftness_a_point_takes_off_a_point() -> None:
    q = clash()
    the_duel(q).not_swift = True
    block(q, 4, seat=1)
    assert blocked(q, 8, "physical") == 4


@rule("MK-PVPR-10")
def test_a_block_that_is_good_against_swiftness_counts_double_at_range() -> None:
    q = clash()
    q.turn(1).guards.append(Guard(n=4, element="physical", swift=True))
    assert blocked(q, 8, "physical") == 4
    q = clash("melee")
    q.turn(1).guards.append(Guard(n=4, element="physical", swift=True))
    assert blocked(q, 8, "physical") == 4


@rule("MK-PVPM-05", "MK-PVPM-14")
def test_in_melee_a_point_of_block_takes_off_a_point() -> None:
    q = clash("melee")
    block(q, 3, seat=1)
    assert blocked(q, 8, "physical") == 5
    q = clash("melee")
    block(q, 7, seat=1)
    assert blocked(q, 8, "fire") == 5


@rule("MK-PVPR-11", "MK-PVPR-12", "MK-PVPR-13", "MK-PVPR-14", "MK-PVPR-18")
def test_the_attacker_buys_wounds_of_units_for_their_full_armour() -> None:
    q = clash(units=("", "peasants utem_guardsmen herbalists+"))
    keys = damage(q, 4)
    peasants = q.written("hurt_unit:{peasants}")
    assert keys == (peasants, "hurt_hero", "done"), "not the guardsmen's 5, no wounded unit"
    played = q.play(turn.take(q, 0), [peasants], until="duel.attack")
    assert played.keys("duel.damage") == keys
    assert [troop.wounds for troop in q.player(1).troops] == [1, 0, 1]
    assert not q.wounds_in_hand(1), "the point that is left buys nothing"
    assert the_duel(q).attacker == 1


@rule("MK-PVPR-18")
def test_damage_may_be_left_unassigned() -> None:
    q = clash(units=("", "peasants"))
    damage(q, 9)
    go(q, ["done"], until="duel.attack")
    assert not q.wounds_in_hand(1)
    assert q.player(1).troops[0].wounds == 0


@rule("MK-PVPR-15", "MK-PVPM-04", "MK-PVPM-06")
@pytest.mark.parametrize("phase", ["ranged", "melee"])
def test_a_resistant_unit_costs_twice_its_armour(phase: str) -> None:
    q = clash(phase, units=("", "guardian_golems"))
    golems = q.written("hurt_unit:{guardian_golems}")
    assert golems in damage(q, 3, "fire")
    assert golems not in damage(q, 5, "fire", "physical")
    assert golems in damage(q, 6, "fire", "physical")


@rule("MK-PVPR-16", "MK-PVPR-17", "MK-PVPM-06")
def test_the_hero_is_wounded_again_and_again_and_knocked_out() -> None:
    q = clash()
    damage(q, 9)
    go(q, ["hurt_hero"] * 4, until="duel.attack")
    assert len(q.wounds_in_hand(1)) == 4
    assert q.cards_in_hand(1)
    the_duel(q).attacker = 0
    damage(q, 2)
    go(q, ["hurt_hero"], until="duel.attack")
    assert len(q.wounds_in_hand(1)) == 5
    assert not q.cards_in_hand(1)


@rule("MK-PVPR-19")
def test_roles_swap_after_each_attack_and_a_single_pass_ends_nothing() -> None:
    q = clash()
    attack(q, 1, "ranged")
    go(q, ["declare", "done"], until="duel.attack")
    assert the_duel(q).attacker == 1
    go(q, ["pass"], until="duel.attack")
    attack(q, 1, "ranged")
    go(q, ["declare", "done"], until="duel.attack")
    go(q, ["pass"], until="duel.attack")
    assert (the_duel(q).step, the_duel(q).attacker) == ("ranged", 0)
    go(q, ["pass"], until="duel.attack")
    assert the_duel(q).step == "melee"


# ---------------------------------------------------------------------- Melee


@rule("MK-PVPM-04")
def test_a_card_sideways_makes_the_attack_physical_as_well() -> None:
    q = clash("melee")
    attack(q, 3, element="fire")
    go(q, ["play:{march};attack", "declare"], until="duel.block")
    assert the_duel(q).elements == ["fire", "physical"]
    block(q, 2, seat=1)
    go(q, ["done"], until="duel.damage")
    assert the_duel(q).force == 2


@rule("MK-PVPM-07", "MK-PVPM-08", "MK-PVPM-09")
def test_artifacts_that_lie_open_are_stolen_for_five() -> None:
    q = clash("melee", units=("", "peasants+ foresters"))
    for name, zone in (
        ("ruby_ring", "discard.1"),
        ("sapphire_ring", "play.1"),
        ("emerald_ring", "hand.1"),
        ("diamond_ring", "deck.1"),
        ("banner_of_glory", "banner.1"),
        ("banner_of_fear", "banner.1"),
    ):
        deed(q, name, zone)
    hurt, fit = q.player(1).troops
    hurt.banner, fit.banner = q.find("banner_of_glory"), q.find("banner_of_fear")
    assert not [key for key in damage(q, 4) if key.startswith("steal")]
    keys = damage(q, 10)
    stealable = [q.written(f"steal:{{{name}}}") for name in ("ruby_ring", "sapphire_ring", "banner_of_glory")]
    assert [key for key in keys if key.startswith("steal")] == stealable
    go(q, [stealable[2], stealable[0]], until="duel.attack")
    assert sorted(q.names("discard.0")) == ["banner_of_glory", "ruby_ring"]
    assert hurt.banner == -2


@rule("MK-PVPM-08")
def test_the_banner_of_a_unit_wounded_by_this_attack_can_be_stolen() -> None:
    q = clash("melee", units=("", "peasants"))
    q.player(1).troops[0].banner = deed(q, "banner_of_fear", "banner.1")
    damage(q, 8)
    keys = go(q, ["hurt_unit:{peasants}"], until="duel.damage")
    assert q.written("steal:{banner_of_fear}") in keys


@rule("MK-PVPM-08", "MK-UNIT-03", "MK-UNIT-08")
def test_without_its_stolen_banner_of_command_a_unit_too_many_goes() -> None:
    q = clash("melee", units=("", "peasants foresters+"))
    q.player(1).troops[1].banner = deed(q, "banner_of_command", "banner.1")
    damage(q, 5)
    answers = ["steal:{banner_of_command}", "disband:{foresters}"]
    played = q.play(turn.take(q, 0), answers, until="duel.attack")
    asked = next(one for one in played.asked if one.prompt == "unit.disband")
    assert (asked.seat, len(asked.keys)) == (1, 2), "its owner chooses which"
    assert [q.name(troop.card) for troop in q.player(1).troops] == ["peasants"]
    assert q.names("discard.0") == ["banner_of_command"]


@rule("MK-PVPM-07")
def test_nothing_is_stolen_and_nobody_is_pushed_at_range() -> None:
    q = clash()
    deed(q, "ruby_ring", "discard.1")
    assert not [key for key in damage(q, 20) if key.startswith(("steal", "push"))]


@rule("MK-PVPM-10", "MK-PVPM-11")
@pytest.mark.parametrize(("night", "price"), [(False, 3), (True, 5)])
def test_the_opponent_is_pushed_to_a_safe_space_for_its_move_cost(*, night: bool, price: int) -> None:
    q = meeting(("march", "march"), cell="h-1.0", night=night, origin="h0.0")
    go(q, ["participate:1"], until="duel.attack")
    the_duel(q).step, the_duel(q).attacker = "melee", 0
    pushes = [key for key in damage(q, price - 1) if key.startswith("push")]
    assert "push:h-2.0" in pushes
    assert "push:h-1.1" not in pushes
    assert "push:h-1.1" in damage(q, price)
    q.player(0).turn.modifiers.append(Modifier(kind="terrain_less", n=2, what="0 forest"))
    assert "push:h-1.1" not in damage(q, price - 1), "the cost is not modified"


@rule("MK-PVPM-11")
def test_nobody_is_pushed_into_walls_water_enemies_or_heroes() -> None:
    q = quest(
        seats=3,
        hands=["march", "march"],
        at="h-2.0",
        places=["h-2.0", "h-2.1"],
        tiles={"h-3.1": "4"},
        on={"h-3.0": "prowlers", "h-3.1": "monks"},
    )
    q.player(0).trail = ["h-1.0"]
    duel.start(q, 0, 1, "h-1.0")
    go(q, ["participate:1"], until="duel.attack")
    the_duel(q).step, the_duel(q).attacker = "melee", 0
    assert [key for key in damage(q, 30) if key.startswith("push")] == ["push:h-1.0"]


@rule("MK-PVPM-12", "MK-PVPO-06", "MK-PVP-22")
def test_a_push_ends_the_fight_and_provokes_nobody() -> None:
    q = clash("melee")
    deed(q, "march", "on.nowhere")
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.player(1).at == "h-1.0"
    assert q.player(0).at == "h-2.0"
    assert q.turn(1).combat is None
    q = clash("melee", attacker=1)
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.player(0).at == "h-1.0"
    assert q.player(1).at == "h-2.0"


@rule("MK-PVPM-12")
def test_the_keep_of_who_is_pushed_out_of_it_goes_to_the_aggressor() -> None:
    q = clash("melee", tile="10")
    conquer(q, "h-2.0", seat=1)
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.state.places["h-2.0"].shields == [0]
