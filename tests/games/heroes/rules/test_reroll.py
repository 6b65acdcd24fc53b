"""Rerolls (REROLL) and Luck tokens (LUCK)."""

from __future__ import annotations

import pytest

from tests.games.heroes.rules.fights import creatures, duel, enemy, fight, own, rolled, strike
from tests.rules import rule

ELITE = "strike:1;0"
PLAIN = "strike:0;0"


@rule("HE-REROLL-01")
def test_each_die_is_rolled_again_only_once_in_an_attack() -> None:
    t = fight("0/0 0/3", "gnomes", dice="8 8 L  8 8", luck=2)
    played = strike(t, "s0", [ELITE, "misses", "done"])
    assert played.asked[-1].keys == ("luck:elite_die", "done")
    assert own(t).luck == 2


@rule("HE-REROLL-02", "HE-REROLL-03")
def test_own_rerolls_come_first_and_those_dice_are_safe_from_the_enemy() -> None:
    # The example of the rulebook: 1, 3, 4, 7 and Luck against the Ring of Misfortune.
    t = duel("0/0 0/0 0/5", "0/8", dice="1 3 4 7 L  2  8 8 8", enemy_kit={"artifacts": "ring_of_misfortune"})
    played = strike(t, "s0", [ELITE, "misses", "use:artifact.ring_of_misfortune;0"])
    assert played.prompts() == ["battle.strike", "battle.reroll", "battle.force"]
    assert rolled(t) == [("battle", 4), ("elite", 1), ("battle", 1), ("battle", 3)]
    assert enemy(t).elite[0] == 7


@rule("HE-REROLL-03")
def test_bad_luck_comes_after_the_attackers_own_rerolls() -> None:
    t = fight("0/0 0/4", "gnomes", dice="1 8 8 B  1 8  8", luck=1)
    strike(t, "s0", [ELITE, "luck:misses", "done"][:2])
    assert rolled(t) == [("battle", 3), ("elite", 1), ("battle", 2), ("battle", 1)]
    assert creatures(t).wounds == 1


@rule("HE-REROLL-04")
def test_the_new_result_counts_even_if_it_is_worse() -> None:
    t = fight("0/0 0/3", "gnomes", dice="8 8 K  B", luck=1)
    strike(t, "s0", [ELITE, "luck:elite_die"])
    assert creatures(t).wounds == 0


@rule("HE-LUCK-01", "HE-LUCK-02")
def test_a_luck_token_rolls_all_misses_of_the_attack_again() -> None:
    t = fight("3/0", "gnomes", dice="1 8 7  1 2", luck=1)
    played = strike(t, "s0", ["luck:misses"])
    assert creatures(t).wounds == 3
    assert own(t).luck == 0
    assert played.keys("battle.reroll") == ("luck:misses", "done")


@rule("HE-LUCK-02")
@pytest.mark.parametrize(
    ("dice", "wounds"), [("8 8 L  1 8  k", 2), ("8 8 L  1 8  L", 1), ("8 1 L  1  B  8", 1)]
)
def test_a_die_whose_luck_was_used_may_be_rolled_again(dice: str, wounds: int) -> None:
    """Its new face counts; the misses that Luck rolled again stay, and a second Luck gives nothing."""
    t = fight("0/0 0/3", "gnomes", dice=dice, luck=1)
    played = strike(t, "s0", [ELITE, "misses", "luck:elite_die"])
    assert creatures(t).wounds == wounds
    assert own(t).luck == 0
    assert played.prompts().count("battle.reroll") == 2


@rule("HE-LUCK-02")
def test_a_luck_token_rolls_the_elite_die_again_and_its_new_face_counts() -> None:
    t = fight("0/0 0/2", "gnomes", dice="8 B  L  1", luck=1)
    strike(t, "s0", [ELITE, "luck:elite_die", "misses"])
    assert creatures(t).wounds == 1


@rule("HE-LUCK-02")
def test_the_tokens_of_another_hero_are_of_no_use() -> None:
    t = fight("3/0", "gnomes", dice="8 8 8")
    t.add_hero("slava", luck=3)
    assert strike(t, "s0").asked == []


@rule("HE-LUCK-03")
def test_a_luck_token_cancels_bad_luck() -> None:
    t = fight("0/0 0/3", "gnomes", dice="1 2 B", luck=1)
    played = strike(t, "s0", [ELITE, "luck:bad_luck"])
    assert creatures(t).wounds == 2
    assert played.keys("battle.reroll") == ("luck:elite_die", "luck:bad_luck", "done")


@rule("HE-LUCK-03")
def test_only_the_bad_luck_just_rolled_is_cancelled() -> None:
    t = fight("0/0 0/3", "gnomes", dice="1 2 B  B  8 8", luck=2)
    strike(t, "s0", [ELITE, "luck:bad_luck", "luck:elite_die"])
    assert creatures(t).wounds == 0


@rule("HE-LUCK-04")
def test_each_use_discards_one_token() -> None:
    t = fight("0/0 0/3", "gnomes", dice="1 8 L  B  8", luck=3)
    strike(t, "s0", [ELITE, "luck:elite_die", "luck:misses", "luck:bad_luck"])
    assert own(t).luck == 0
    assert creatures(t).wounds == 1


@rule("HE-LUCK-02", "HE-INFO-04")
@pytest.mark.parametrize("name", ["common.1", "common.9"])
def test_creatures_have_no_luck_tokens(name: str) -> None:
    t = fight("4/0", name, dice="8 8 8 8 8", luck=2)
    played = strike(t, creatures(t).id, [] if name == "common.1" else ["done"])
    assert "luck:misses" not in [key for one in played.asked for key in one.keys]
