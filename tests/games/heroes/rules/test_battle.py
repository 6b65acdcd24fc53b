"""Battle preparation (BATTLE), and battle in Dark Days (DARK)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import stacks
from tests.games.heroes.rules.fights import (
    FIELD,
    LAIR,
    creatures,
    duel,
    fight,
    own,
    rest,
    stack,
    strike,
    wound,
)
from tests.rules import rule


@rule("HE-BATTLE-01", "HE-BATTLE-02")
def test_a_battle_is_with_creatures_or_with_a_hero() -> None:
    against_creatures, against_hero = fight(), duel()
    assert [one.kind for one in against_creatures.battle.stacks.values() if one.side] == ["creature"]
    assert [one.kind for one in against_hero.battle.stacks.values() if one.side] == ["unit", "hero"]
    assert against_creatures.battle.sides[1].hero == ""
    assert against_hero.battle.sides[1].hero == against_hero.hero_id("vorlag")


@rule("HE-BATTLE-03", "HE-INFO-04")
@pytest.mark.parametrize(("order", "left"), [((0, 1, 2), 1), ((0, 2, 1), 2)])
def test_the_player_to_the_left_makes_the_choices_of_creatures(order: tuple[int, ...], left: int) -> None:
    t = fight("0/3", "common.3", seats=3, order=order)
    played = strike(t, creatures(t).id, until="battle.strike")
    assert [(one.seat, one.prompt) for one in played.asked] == [(left, "battle.strike")]


@rule("HE-BATTLE-03")
def test_it_is_told_for_whom_the_choices_are_made() -> None:
    t = fight("1/0", "common.1")
    assert (stacks.actor(t, 0), stacks.actor(t, 1)) == (own(t).id, f"t{t.battle.token}")


@rule("HE-INFO-04")
def test_the_owner_makes_all_choices_of_a_heros_army() -> None:
    t = fight("1/1 1/0", "harpies", dice="3 8 8 1 8", seats=3)
    assert strike(t, "s0", ["strike:0;0", "done"]).asked[0].seat == 0
    assert wound(t, 0, 1, until="battle.wound").asked[0].seat == 0


@rule("HE-BATTLE-04", "HE-BATTLE-08", "HE-BEND-09")
def test_the_place_of_the_battle_is_marked_until_it_is_over() -> None:
    t = fight("1/0", "common.1", dice="8  8 8  1 8 8 8")
    assert (t.battle.field, t.battle.lair) == (FIELD, LAIR)
    assert own(t).at == FIELD
    rest(t)
    assert t.state.battle is None


@rule("HE-BATTLE-05")
def test_the_week_touches_both_sides() -> None:
    t = fight("1/0", "goblins", week="wolf")
    assert stacks.strength(t, creatures(t)) == 3
    assert stacks.strength(t, stack(t, "s0")) == 2
    purple = fight("1/0", "ghouls", week="wolf")
    assert stacks.strength(purple, creatures(purple)) == 3
    war = duel(hero="slava", week="war")
    assert [stacks.attacks(war, one) for one in war.battle.stacks.values() if one.kind == "hero"] == [2, 2]


@rule("HE-BATTLE-06", "HE-ATK-01", "HE-ATK-10")
def test_all_attack_once_in_a_battle_turn_in_the_order_of_the_track() -> None:
    t = fight("1/0", "common.1", dice="8  8 8  8 8 8 8")
    rest(t, until="battle.flee")
    assert [told["who"] for told in t.told("battle.rolls")] == [
        "unit.crossbowmen",
        own(t).id,
        "creature.gnomes",
    ]
    assert t.battle.turn == 2


# ---------------------------------------------------------------------- Dark Days


@rule("HE-DARK-01", "HE-DARK-02")
def test_in_dark_days_there_is_a_second_stack_of_the_same_creatures() -> None:
    t = fight("1/0", "common.9", week="night_of_the_spider")
    first, second = [one for one in t.battle.stacks.values() if one.side == 1]
    assert (first.printed, first.numbers, first.strength) == (second.printed, second.numbers, second.strength)
    assert stacks.has(t, second, "precise")
    light = fight("1/0", "common.9", week="mists")
    assert len([one for one in light.battle.stacks.values() if one.side == 1]) == 1


@rule("HE-DARK-03")
def test_one_stack_is_destroyed_before_the_other_is_wounded() -> None:
    t = fight("1/0", "common.1", week="night_of_the_spider")
    first, second = "s2", "s3"
    wound(t, 1, 1, [f"hurt:{second};0"])
    assert wound(t, 1, 4).asked == []
    assert (stack(t, first).wounds, stack(t, second).wounds) == (1, 4)


@rule("HE-DARK-03")
def test_a_precise_attack_may_name_either_stack() -> None:
    t = fight("0/1", "common.1", week="night_of_the_spider", dice="1")
    wound(t, 1, 1, ["hurt:s3;0"])
    strike(t, "s0", ["strike:0;0", "aim:s2"])
    assert (stack(t, "s2").wounds, stack(t, "s3").wounds) == (1, 1)


@rule("HE-DARK-04")
def test_the_token_stays_though_only_the_extra_stack_survived() -> None:
    t = fight("1/0", "common.1", week="night_of_the_spider")
    token, hero = t.battle.token, own(t)
    wound(t, 1, 4, ["hurt:s2;0"])
    wound(t, 0, 1)
    rest(t)
    assert t.state.encounters == {LAIR: token}
    assert hero.at == ""


@rule("HE-DARK-05")
def test_the_extra_stack_gives_nothing() -> None:
    t = fight("1/0", "common.1", week="night_of_the_spider")
    t.stack("treasure", "treasure.1")
    hero = own(t)
    wound(t, 1, 8, ["hurt:s2;0"])
    rest(t, ["part:{treasure.1};1"])
    assert t.names(f"trophies.{hero.id}") == ["encounter.common.1"]
    assert t.player(0).gold == 3
