"""Wounds (WOUND) and Resurrection (RES)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import stacks, track, wounds
from tests.games.heroes.rules.fights import (
    LAIR,
    creatures,
    duel,
    enemy,
    fight,
    own,
    rest,
    stack,
    strike,
    wound,
)
from tests.rules import rule


@rule("HE-WOUND-01")
def test_the_owner_of_the_army_chooses_the_stack() -> None:
    t = duel("3/0", "1/0 1/0", dice="1 8 8")
    played = strike(t, "s0", ["hurt:s3;0"])
    assert [(one.seat, one.prompt) for one in played.asked] == [(1, "battle.wound")]
    assert enemy(t).basic[:2] == [1, 0]


@rule("HE-WOUND-02", "HE-WOUND-06")
def test_all_wounds_of_an_attack_go_to_the_chosen_stack() -> None:
    t = fight("3/0 3/0")
    played = wound(t, 0, 3, ["hurt:s1;0"])
    assert played.prompts() == ["battle.wound"]
    assert own(t).basic[:2] == [3, 0]


@rule("HE-WOUND-03", "HE-WOUND-04")
def test_a_wound_eliminates_a_basic_unit_and_turns_an_elite_one() -> None:
    t = fight("0/0 1/1")
    wound(t, 0, 1, ["hurt:s0;1"])
    assert (own(t).basic[1], own(t).elite[1]) == (2, 0)
    assert [one["who"] for one in t.told("battle.turned")] == ["unit.priestesses"]
    wound(t, 0, 1)
    assert (own(t).basic[1], own(t).elite[1]) == (1, 0)
    assert len(t.told("battle.turned")) == 1


@rule("HE-WOUND-05")
def test_a_unit_is_turned_and_eliminated_before_the_next_is_touched() -> None:
    t = fight("0/0 0/3")
    wound(t, 0, 2)
    assert (own(t).basic[1], own(t).elite[1]) == (0, 2)
    told = t.told("battle.wounded")[-1]
    assert (told["n"], told["turned"], told["lost"]) == (2, 1, 1)
    wound(t, 0, 1)
    assert (own(t).basic[1], own(t).elite[1]) == (1, 1)


@rule("HE-WOUND-07")
def test_when_a_stack_is_destroyed_the_owner_chooses_another() -> None:
    t = fight("1/0 1/0 1/0")
    played = wound(t, 0, 2, ["hurt:s2;0", "hurt:s0;0"])
    assert played.asked[1].keys == ("hurt:s0;0", "hurt:s1;0")
    assert own(t).basic == [0, 1, 0, 0]


@rule("HE-WOUND-08")
def test_a_hero_takes_no_wounds() -> None:
    t = fight("1/0 1/0")
    assert wound(t, 0, 1, until="battle.wound").asked[0].keys == ("hurt:s0;0", "hurt:s1;0")
    assert "s2" not in [one.id for one in stacks.targets(t, 0)]


@rule("HE-WOUND-09")
def test_a_wound_lowers_the_numbers_of_creatures() -> None:
    t = fight("1/0", "common.2")
    wound(t, 1, 2)
    assert (creatures(t).wounds, stacks.tokens(t, creatures(t))) == (2, 3)


@rule("HE-WOUND-10")
def test_creatures_are_gone_when_wounds_reach_their_numbers() -> None:
    t = fight("1/0", "common.1")
    wound(t, 1, 3)
    assert stacks.alive(t, creatures(t))
    wound(t, 1, 5)
    assert not stacks.alive(t, creatures(t))
    assert t.battle.winner == 0


@rule("HE-WOUND-11", "HE-WOUND-13")
def test_the_owner_chooses_which_token_of_the_stack_is_wounded_first() -> None:
    t = fight("0/0 1/1")
    played = wound(t, 0, 2, ["hurt:s0;0"])
    assert played.keys("battle.wound") == ("hurt:s0;0", "hurt:s0;1")
    assert (own(t).basic[1], own(t).elite[1]) == (1, 0)


@rule("HE-WOUND-12")
def test_eliminated_tokens_return_to_the_reserve() -> None:
    t = fight("3/0")
    before = t.reserve(0, 1)
    wound(t, 0, 2)
    assert t.reserve(0, 1) == before + 2


# ---------------------------------------------------------------------- resurrection


@rule("HE-RES-01")
def test_resurrected_units_return_basic_side_up_to_their_stacks() -> None:
    t = fight("1/0 0/1 1/0", "gnomes")
    wound(t, 0, 3, ["hurt:s0;0", "hurt:s1;1"])
    assert own(t).basic == [0, 0, 1, 0]
    played = t.play(wounds.resurrect(t, 0, 2), ["revive:s1", "revive:s0"])
    assert own(t).basic == [1, 1, 1, 0]
    assert own(t).elite == [0, 0, 0, 0]
    assert played.asked[0].keys == ("revive:s0", "revive:s1", "done")


@rule("HE-RES-01")
def test_no_more_units_are_resurrected_than_were_eliminated_in_this_battle() -> None:
    t = fight("2/0", "gnomes")
    wound(t, 0, 1)
    t.play(wounds.resurrect(t, 0, 3), ["revive:s0"])
    assert own(t).basic[0] == 2
    assert t.play(wounds.resurrect(t, 0, 1)).asked == []


@rule("HE-RES-01", "HE-HERO-04")
def test_resurrection_keeps_to_command() -> None:
    t = fight("5/0 4/0", "gnomes")
    assert t.command(own(t)) == 9
    t.battle.sides[0].lost[1] = 1
    assert wounds.raisable(t, 0) == []
    wound(t, 0, 1, ["hurt:s0;0"])
    assert [one.stack for one in wounds.raisable(t, 0)] == ["s0", "s1"]


@rule("HE-RES-01")
@pytest.mark.parametrize(("passed", "acts"), [((), True), (("s0",), True), (("s0", "s2", "s3"), False)])
def test_a_stack_that_was_gone_acts_if_its_place_was_not_passed(passed: tuple[str, ...], acts: bool) -> None:
    t = fight("1/0 1/0", "common.1")
    wound(t, 0, 1, ["hurt:s1;0"])
    t.play(track.put_right(t))
    assert t.battle.track == ["s0", "s2", "s3"]
    for id_ in passed:
        stack(t, id_).acted = True
    wounds.raise_unit(t, stack(t, "s1"))
    assert t.battle.track == ["s0", "s2", "s1", "s3"]
    assert stack(t, "s1").acted is not acts


@rule("HE-RES-01")
def test_units_given_up_in_flight_are_not_resurrected() -> None:
    t = fight("0/3", "common.1", hero="vorlag", dice="8 8 8 8 8 8 8 8", unique=True)
    hero = own(t)
    played = rest(t, ["first:s0", "strike:0;0", "battle.flee=yes"])
    assert "battle.revive" not in played.prompts()
    assert sum(hero.elite) == 2
    assert LAIR in t.state.encounters


@rule("HE-WOUND-08", "HE-ATK-02", "HE-ATK-03")
def test_units_count_by_tokens_creatures_by_numbers_and_a_hero_is_one() -> None:
    t = duel("2/1 0/1", "4/0")
    counted = {"s0": 3, "s1": 1, "s2": 1, "s3": 4, "s4": 1}
    assert {one.id: stacks.tokens(t, one) for one in t.battle.stacks.values()} == counted
    t = fight("1/0", "gnomes")
    assert [stacks.tokens(t, one) for one in t.battle.stacks.values()] == [1, 1, creatures(t).numbers]
