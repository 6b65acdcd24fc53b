"""Combat abilities (ABIL)."""

from __future__ import annotations

import msgspec
import pytest

from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.terms import CREATURES_ONLY
from hexameron.games.heroes.content.units import ELEMENTALS, UNITS
from hexameron.games.heroes.rules import stacks, wounds
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

PLAIN = "strike:0;0"


@rule("HE-ABIL-01", "HE-ABIL-09")
def test_precise_attack_names_the_target_before_the_roll() -> None:
    t = duel("2/1", "0/0 1/0 1/0", dice="1 2 8")
    played = strike(t, "s0", [PLAIN, "aim:s3", "done"])
    assert played.prompts() == ["battle.strike", "battle.aim", "battle.reroll"]
    assert played.keys("battle.aim") == ("aim:s2", "aim:s3")
    assert enemy(t).basic == [0, 0, 0, 0] or enemy(t).basic[2] == 0


@rule("HE-ABIL-01")
def test_surplus_wounds_of_a_precise_attack_go_where_the_owner_likes() -> None:
    t = duel("2/1", "0/0 1/0 1/0 1/0", dice="1 2 8")
    played = strike(t, "s0", [PLAIN, "aim:s3", "done", "hurt:s4;0"])
    assert played.asked[-1].seat == 1
    assert played.asked[-1].keys == ("hurt:s2;0", "hurt:s4;0")
    assert enemy(t).basic == [0, 1, 0, 0]


@rule("HE-ABIL-02")
def test_precise_attack_rolls_one_miss_again() -> None:
    t = fight("2/1", "common.2", dice="8 8 8  1")
    strike(t, "s0", [PLAIN, "one"])
    assert rolled(t) == [("battle", 3), ("battle", 1)]
    assert creatures(t).wounds == 1


@rule("HE-ABIL-03")
def test_defence_of_one_token_keeps_precise_attack_from_the_stack() -> None:
    t = duel("0/1", "2/0 2/0", hero="slava", enemy="hayato", dice="1")
    assert strike(t, "s0", [PLAIN], until="battle.aim").keys("battle.aim") == ("aim:s2", "aim:s3")
    t = duel("0/1", "2/0", hero="slava", dice="1")
    # Skeletons have Defence on both sides: no target can be named, the owner chooses.
    played = strike(t, "s0", [PLAIN])
    assert played.prompts() == ["battle.strike"]
    assert enemy(t).basic[0] == 1


@rule("HE-ABIL-03")
def test_a_stack_loses_defence_with_the_last_token_that_has_it() -> None:
    t = duel("0/1", "0/0 1/1", hero="mizuki", enemy="slava")
    assert stacks.has(t, stack(t, "s2"), "defence")
    wound(t, 1, 1, ["hurt:s2;1"])
    assert not stacks.has(t, stack(t, "s2"), "defence")


@rule("HE-ABIL-04")
def test_defence_does_not_cancel_the_reroll() -> None:
    t = duel("0/1", "2/0", hero="slava", dice="8 1")
    strike(t, "s0", [PLAIN, "one"])
    assert enemy(t).basic[0] == 1


@rule("HE-ABIL-05", "HE-ABIL-09")
def test_endurance_takes_the_first_wound() -> None:
    t = fight("0/0 0/0 0/1", "gnomes")
    wound(t, 0, 1)
    assert (own(t).elite[2], stack(t, "s0").wounds) == (1, 1)
    wound(t, 0, 1)
    assert (own(t).basic[2], own(t).elite[2], stack(t, "s0").wounds) == (1, 0, 0)
    wound(t, 0, 1)
    assert t.army_size(own(t)) == 0


@rule("HE-ABIL-05")
def test_after_turning_the_icons_of_the_basic_side_count_anew() -> None:
    t = fight("0/0 0/0 0/0 0/1", "gnomes", hero="sandor")
    wound(t, 0, 3)
    assert (own(t).basic[3], stack(t, "s0").wounds, stack(t, "s0").wounded) == (1, 1, "basic")
    wound(t, 0, 1)
    assert t.army_size(own(t)) == 0


@rule("HE-ABIL-05")
def test_a_promoted_unit_keeps_its_wound_tokens() -> None:
    t = fight("0/0 0/0 0/0 2/0", "gnomes", hero="sandor")
    wound(t, 0, 1)
    assert [(one.stack, one.marked) for one in wounds.promotable(t, 0)] == [("s0", True), ("s0", False)]
    wounds.promote(t, stack(t, "s0"), marked=True)
    assert (stack(t, "s0").wounds, stack(t, "s0").wounded) == (1, "elite")
    wound(t, 0, 1)
    assert (own(t).basic[3], own(t).elite[3]) == (2, 0)


@rule("HE-ABIL-05", "HE-ABIL-08")
def test_creatures_with_endurance_would_take_two_wounds_each(monkeypatch: pytest.MonkeyPatch) -> None:
    # No printed token has it; the ruling is that Numbers fall by one with every full set.
    t = fight("1/0", "common.1")
    tough = msgspec.structs.replace(stacks.CREATURE["encounter.common.1"], abilities=("endurance",))
    monkeypatch.setitem(stacks.CREATURE, "encounter.common.1", tough)
    wound(t, 1, 3)
    assert (creatures(t).wounds, stacks.tokens(t, creatures(t))) == (3, 3)
    wound(t, 1, 1, pierces=True)
    assert stacks.tokens(t, creatures(t)) == 2
    wound(t, 1, 9)
    assert t.battle.winner == 0


@rule("HE-ABIL-05", "HE-ABIL-08", "HE-DARK-03")
@pytest.mark.parametrize(("n", "left"), [(2, [2, 4]), (4, [0, 4]), (6, [0, 2])])
def test_what_pierces_more_than_a_creature_token_can_take_goes_on_to_the_other(
    n: int, left: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    tough = msgspec.structs.replace(stacks.CREATURE["encounter.common.1"], abilities=("endurance",))
    monkeypatch.setitem(stacks.CREATURE, "encounter.common.1", tough)
    t = fight("1/0", "common.1", week="night_of_the_spider")
    packs = [one for one in t.battle.stacks.values() if one.kind == "creature"]
    wound(t, 1, 1, [f"hurt:{packs[0].id};0"])
    wound(t, 1, n, pierces=True)
    assert [max(stacks.tokens(t, one), 0) for one in packs] == left


@rule("HE-ABIL-06")
def test_no_new_token_is_wounded_while_another_carries_a_wound_token() -> None:
    t = fight("0/0 0/0 1/2", "gnomes")
    wound(t, 0, 1, ["hurt:s0;1"])
    played = wound(t, 0, 1)
    assert played.asked == []
    assert (own(t).basic[2], own(t).elite[2]) == (2, 1)


@rule("HE-ABIL-08", "HE-ABIL-09")
def test_pierce_of_one_token_passes_endurance() -> None:
    t = duel("0/0 0/0 0/0 1/0", "0/0 0/0 0/2", dice="5", hero="slava")
    strike(t, "s0")
    assert (enemy(t).basic[2], enemy(t).elite[2]) == (1, 1)
    t = duel("0/0 0/0 1/0", "0/0 0/0 0/2", dice="4", hero="slava")
    strike(t, "s0")
    assert (enemy(t).basic[2], enemy(t).elite[2]) == (0, 2)


@rule("HE-ABIL-10", "HE-ABIL-14")
def test_some_abilities_are_on_encounters_only() -> None:
    printed = [side.abilities for unit in UNITS for side in (unit.basic, unit.elite)]
    printed += [elemental.abilities for elemental in ELEMENTALS]
    assert not any(ability in abilities for abilities in printed for ability in CREATURES_ONLY)
    assert {"precise", "defence", "pierce"} <= {one for token in ENCOUNTERS for one in token.abilities}


@rule("HE-ABIL-11")
def test_slayer_wounds_twice_with_each_hit_but_not_with_skulls() -> None:
    t = fight("8/0", "minotaurs", dice="1 3 8 8 8")
    strike(t, creatures(t).id)
    assert own(t).basic[0] == 4


@rule("HE-ABIL-12")
def test_fury_always_rolls_five_dice() -> None:
    t = fight("8/0", "cerberi", dice="8 8 8 8 8")
    wound(t, 1, 4)
    strike(t, creatures(t).id)
    assert rolled(t) == [("battle", 5)]


@rule("HE-ABIL-13")
def test_regeneration_heals_at_the_end_of_a_battle_turn() -> None:
    t = fight("0/0 0/0 0/0 8/0", "trolls", dice="1 1 8 8 8  8 8  8 8")
    # Seraphs, Anton, then the trolls with two of four left.
    rest(t, until="battle.flee")
    assert creatures(t).wounds == 0
    assert t.told("battle.regenerates")


@rule("HE-ABIL-13")
def test_who_is_destroyed_does_not_regenerate() -> None:
    t = fight("0/0 0/0 0/0 8/0", "trolls", dice="1 1 1 1 1")
    rest(t, until="treasure.part")
    assert t.told("battle.regenerates") == []
