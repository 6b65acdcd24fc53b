"""Attacks: how many dice, and what hits (ATK)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import stacks
from tests.games.heroes.rules.fights import creatures, duel, fight, own, rest, rolled, stack, strike, wound
from tests.rules import rule


@rule("HE-ATK-02", "HE-ATK-08")
@pytest.mark.parametrize("army", ["1/0", "3/0", "2/1"])
def test_each_unit_token_is_one_attack(army: str) -> None:
    t = fight(army, "gnomes")
    basic, elite = army.split("/")
    assert stacks.attacks(t, stack(t, "s0")) == int(basic) + int(elite)
    assert stacks.dice_number(t, stack(t, "s0"), elite=False) == int(basic) + int(elite)


@rule("HE-ATK-02")
def test_the_hero_has_one_attack() -> None:
    t = fight("1/0", "common.1", hero="slava")
    assert stacks.attacks(t, stack(t, "s1")) == 1


@rule("HE-HERO-07", "HE-ATK-12")
def test_an_aggressor_rolls_one_die_more_in_every_battle_turn() -> None:
    t = fight("1/0", "common.2", dice="8 8 8 8 8 8 8 8  8 8 8 8 8 8 8 8")
    hero = own(t).id
    rest(t, ["no"], until="battle.flee")
    assert [len(one["dice"]) for one in t.told("battle.rolls") if one["who"] == hero] == [2, 2]


@rule("HE-ATK-12", "HE-ATK-04")
def test_more_attacks_of_a_hero_are_dice_within_the_limit_of_five() -> None:
    t = fight("1/0", "common.1", week="war", artifacts="axe_of_fury", skills="aggressiveness")
    assert stacks.attacks(t, stack(t, "s1")) == 5
    t.battle.turn = 2
    assert stacks.attacks(t, stack(t, "s1")) == 3


@rule("HE-ATK-03")
def test_creatures_attack_with_numbers_less_wounds() -> None:
    t = fight("3/0", "common.1", dice="8 8 8")
    wound(t, 1, 1)
    strike(t, creatures(t).id)
    assert rolled(t) == [("battle", 3)]


@rule("HE-ATK-04")
def test_never_more_than_five_dice() -> None:
    t = fight("8/0", "dangerous.8", dice="8 8 8 8 8")
    strike(t, "s0")
    assert rolled(t) == [("battle", 5)]
    assert stacks.dice_number(t, creatures(t), elite=False) == 5


@rule("HE-ATK-05", "HE-ATK-09")
def test_a_result_up_to_strength_hits_and_the_wounds_come_at_once() -> None:
    t = fight("0/0 3/0", "common.2", dice="2 3 4")
    strike(t, "s0")
    assert creatures(t).wounds == 2


@rule("HE-ATK-06")
def test_a_one_always_hits() -> None:
    t = fight("1/0", "common.2", dice="1")
    t.battle.stacks["s0"].level = 1
    strike(t, "s0")
    assert creatures(t).wounds == 1


@rule("HE-ATK-07")
def test_an_eight_always_misses() -> None:
    t = fight("1/0", "common.2", hero="sandor", artifacts="griffin_sword", dice="8 8", week="")
    strike(t, "s1")
    assert creatures(t).wounds == 0


@rule("HE-ATK-11")
def test_a_stack_destroyed_before_its_place_makes_no_attack() -> None:
    t = fight("1/0 1/0", "harpies", dice="3 8 8  8 8  8")
    # Harpies (2) come before crossbowmen (3), Anton (4) and priestesses (5).
    rest(t, ["aim:s0", "done"], until="battle.flee")
    assert "unit.crossbowmen" not in [one["who"] for one in t.told("battle.rolls")]


@rule("HE-ATK-11")
def test_a_stack_that_lost_tokens_attacks_with_those_left() -> None:
    t = fight("3/0", "harpies", dice="3 3 8  8  8 8")
    rest(t, ["done"], until="battle.flee")
    assert [len(one["dice"]) for one in t.told("battle.rolls") if one["who"] == "unit.crossbowmen"] == [1]


@rule("HE-HERO-01")
def test_a_heros_strength_is_the_attack_value() -> None:
    t = fight("1/0", "common.2", dice="4 5")
    strike(t, "s1")
    assert creatures(t).wounds == 1


@rule("HE-ATK-05")
def test_between_heroes_hits_wound_the_other_army() -> None:
    t = duel("3/0", "3/0", dice="2 2 3")
    strike(t, "s0")
    assert t.hero(t.battle.sides[1].hero).basic[0] == 1
