"""The elite die (ELITE)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.content.dice import ELITE_DIE
from hexameron.games.heroes.rules import stacks
from tests.games.heroes.rules.fights import (
    creatures,
    duel,
    enemy,
    fight,
    own,
    rest,
    rolled,
    stack,
    strike,
    wound,
)
from tests.rules import rule

ELITE = "strike:1;0"
PLAIN = "strike:0;0"


@rule("HE-ELITE-01")
@pytest.mark.parametrize(("army", "may"), [("3/0", False), ("2/1", True), ("0/3", True)])
def test_a_stack_with_an_elite_unit_may_use_the_die(army: str, may: bool) -> None:
    t = fight(f"0/0 {army}", "gnomes")
    assert stacks.may_use_elite_die(t, stack(t, "s0")) == may


@rule("HE-ELITE-01")
def test_an_elite_unit_elsewhere_in_the_army_is_of_no_use() -> None:
    t = fight("3/0 0/3", "common.1")
    assert not stacks.may_use_elite_die(t, stack(t, "s0"))
    assert not stacks.may_use_elite_die(t, stack(t, "s2"))
    assert not stacks.may_use_elite_die(t, creatures(t))
    marked = fight("1/0", "common.3")
    assert stacks.may_use_elite_die(marked, creatures(marked))


@rule("HE-ELITE-01", "HE-ELITE-10", "HE-ELITE-11")
def test_the_die_takes_the_place_of_one_attack_and_is_rolled_with_the_others() -> None:
    t = fight("0/0 0/3", "gnomes", dice="8 8 k")
    played = strike(t, "s0", [ELITE])
    assert rolled(t) == [("battle", 2), ("elite", 1)]
    assert played.keys("battle.strike") == (PLAIN, ELITE)


@rule("HE-ELITE-10")
def test_the_die_is_voluntary() -> None:
    t = fight("0/0 0/3", "gnomes", dice="8 8 8")
    strike(t, "s0", [PLAIN])
    assert rolled(t) == [("battle", 3)]


@rule("HE-ELITE-02")
@pytest.mark.parametrize(("tokens", "dice"), [(5, 4), (6, 5), (7, 5)])
def test_five_d8_and_the_die_need_six_attacks(tokens: int, dice: int) -> None:
    t = fight(f"0/0 0/{tokens}", "gnomes")
    assert stacks.dice_number(t, stack(t, "s0"), elite=True) == dice


@rule("HE-ELITE-01")
def test_a_single_elite_unit_may_roll_the_die_alone() -> None:
    t = fight("0/0 0/1", "gnomes", dice="k")
    strike(t, "s0", [ELITE])
    assert rolled(t) == [("elite", 1)]
    assert creatures(t).wounds == 1


@rule("HE-ELITE-03")
@pytest.mark.parametrize(("face", "wounds"), [("k", 2), ("K", 3)])
def test_skulls_wound_besides_the_hits(face: str, wounds: int) -> None:
    t = fight("0/0 0/3", "gnomes", dice=f"3 8 {face}")
    strike(t, "s0", [ELITE])
    assert creatures(t).wounds == wounds


@rule("HE-ELITE-04")
def test_the_luck_face_rolls_all_misses_again() -> None:
    t = fight("0/0 0/4", "gnomes", dice="1 8 7 L  1 8")
    strike(t, "s0", [ELITE, "misses"])
    assert creatures(t).wounds == 2
    t = fight("0/0 0/4", "gnomes", dice="1 8 7 L")
    strike(t, "s0", [ELITE, "done"])
    assert creatures(t).wounds == 1


@rule("HE-ELITE-05")
def test_the_laurel_turns_a_unit_of_the_stack() -> None:
    t = fight("1/0 1/1", "gnomes", dice="8 V")
    played = strike(t, "s1", [ELITE, "turn_elite:s1;0"])
    assert played.keys("battle.laurel") == ("turn_elite:s1;0", "done")
    assert (own(t).basic[:2], own(t).elite[:2]) == ([1, 0], [0, 2])


@rule("HE-ELITE-05", "HE-RES-01")
def test_the_laurel_resurrects_a_unit_of_the_stack() -> None:
    t = fight("2/0 1/1", "gnomes", dice="V")
    wound(t, 0, 1, ["hurt:s1;0"])
    wound(t, 0, 1, ["hurt:s0;0"])
    played = strike(t, "s1", [ELITE, "revive:s1"])
    assert played.keys("battle.laurel") == ("revive:s1", "done")
    assert own(t).basic[:2] == [1, 1]


@rule("HE-ELITE-06")
def test_a_hero_with_laurel_may_choose_any_unit() -> None:
    t = fight("1/0 1/0", "gnomes", artifacts="axe_of_fury", dice="8 8 V")
    played = strike(t, "s2", [ELITE, "turn_elite:s1;0"])
    assert played.keys("battle.laurel") == ("turn_elite:s0;0", "turn_elite:s1;0", "done")
    assert own(t).elite[1] == 1


@rule("HE-ELITE-07")
def test_creatures_with_laurel_lose_a_wound() -> None:
    t = fight("0/0 3/0", "common.3", dice="8 8 8 V")
    wound(t, 1, 2)
    played = strike(t, creatures(t).id, [ELITE])
    assert creatures(t).wounds == 1
    assert played.prompts() == ["battle.strike"]


@rule("HE-ELITE-08")
def test_bad_luck_rolls_all_hits_again() -> None:
    t = fight("0/0 0/4", "gnomes", dice="1 2 8 B  8 3")
    strike(t, "s0", [ELITE])
    assert creatures(t).wounds == 1


@rule("HE-ELITE-09")
def test_the_faces_of_the_die() -> None:
    assert sorted(set(ELITE_DIE)) == ["bad_luck", "laurel", "luck", "skull", "two_skulls"]
    assert len(ELITE_DIE) == 6


@rule("HE-BLDG-13")
def test_honour_bars_the_die_for_both_sides() -> None:
    t = duel("0/3", "0/3", hero="hayato", enemy="anton", unique=[0], kit={"skills": "positioning"})
    played = rest(t, ["battle.honour=yes"], until="battle.before_battle")
    assert t.battle.no_elite_die
    assert not any(stacks.may_use_elite_die(t, one) for one in t.battle.stacks.values())
    assert played.asked[0].seat == 0
    assert enemy(t).elite[0]


@rule("HE-BLDG-13")
def test_honour_of_the_defender_comes_before_all_other_skills() -> None:
    t = duel("0/3", "0/3", enemy="hayato", unique=[1], kit={"skills": "positioning"})
    played = rest(t, ["battle.honour=no"], until="battle.before_battle")
    assert [(one.seat, one.prompt) for one in played.asked] == [
        (1, "battle.honour"),
        (0, "battle.before_battle"),
    ]
    assert not t.battle.no_elite_die


@rule("HE-BLDG-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_honour_is_told_with_whose_it_is(seat: int) -> None:
    """The attacker's or the defender's."""
    attacker, defender = ("hayato", "anton") if seat == 0 else ("anton", "hayato")
    t = duel("0/3", "0/3", hero=attacker, enemy=defender, unique=[seat], kit={"skills": "positioning"})
    rest(t, ["battle.honour=yes"], until="battle.before_battle")
    told = [(event.args, event.rules) for event in t.events if event.name == "battle.honour"]
    assert told == [({"seat": f"p{seat}"}, ("HE-BLDG-13",))]
