"""When skills are used in battle (TIME), and that cards go before rules (GOLD)."""

from __future__ import annotations

from hexameron.games.heroes.rules import battle_cards, stacks
from tests.games.heroes.rules.fights import (
    creatures,
    duel,
    fight,
    offered,
    own,
    rest,
    stack,
    strike,
    use,
    wound,
)
from tests.rules import rule


@rule("HE-TIME-01")
def test_skills_artifacts_and_scrolls_are_used_alike() -> None:
    t = fight("1/0", "gnomes", hero="cate", skills="curse", artifacts="dragon_armour", scrolls="slow")
    assert offered(t, "turn_start") == [
        "use:skill.curse;0",
        "use:artifact.dragon_armour;0",
        f"scroll:{t.id('slow')};0",
    ]


@rule("HE-TIME-02")
def test_the_attacker_uses_a_skill_first_then_in_turns_until_both_pass() -> None:
    own_kit, enemy_kit = {"skills": "curse stone_armour"}, {"skills": "curse stone_armour"}
    t = duel("1/0", "1/0", hero="slava", kit=own_kit, enemy_kit=enemy_kit)
    rest(t, ["first:s2"], until="battle.turn_start")
    answers = ["use:skill.curse;0", "use:skill.curse;0", "done", "use:skill.stone_armour;0"]
    played = rest(t, answers, until="battle.turn_start")
    assert [one.seat for one in played.asked] == [0, 1, 0, 1, 0]


@rule("HE-TIME-02")
def test_every_moment_begins_with_the_attacker_whoever_was_last() -> None:
    t = duel("1/0", "1/0", hero="slava", kit={"skills": "curse"}, enemy_kit={"skills": "curse"})
    rest(t, ["first:s2"], until="battle.turn_start")
    t.battle.asked = 1
    t.play(battle_cards.begin(t, "turn_start"))
    assert t.battle.asked == 0
    assert [side.passed for side in t.battle.sides] == [False, False]


@rule("HE-TIME-02")
def test_who_passed_is_asked_again_after_the_other_used_something() -> None:
    t = duel("1/0", "1/0", hero="slava", kit={"skills": "curse"}, enemy_kit={"skills": "curse"})
    rest(t, ["first:s2"], until="battle.turn_start")
    played = rest(t, ["done", "use:skill.curse;0"], until="battle.turn_start")
    assert [one.seat for one in played.asked] == [0, 1, 0]


@rule("HE-TIME-03")
def test_before_battle_is_before_the_track_is_set() -> None:
    t = fight("1/0 1/0", "common.1", skills="positioning")
    rest(t, until="battle.before_battle")
    assert t.battle.track == []
    use(t, "before_battle", "use:skill.positioning;0", ["aim:s1"])
    assert offered(t, "before_battle") == []


@rule("HE-TIME-04")
def test_the_start_of_a_turn_is_after_the_track_and_before_the_first_attack() -> None:
    t = fight("1/0", "common.1", skills="curse")
    rest(t, until="battle.turn_start")
    assert t.battle.track == ["s0", "s1", "s2"]
    assert t.told("battle.rolls") == []


@rule("HE-TIME-04")
def test_a_target_may_change_in_a_later_turn() -> None:
    t = fight("1/0", "common.1", skills="curse", week="night_of_the_spider", dice="8 8 8 8 8 8 8 8 8 8 8")
    rest(t, ["use:skill.curse;0", "aim:s2"], until="battle.flee")
    assert [stacks.strength(t, stack(t, id_)) for id_ in ("s2", "s3")] == [2, 2]
    rest(t, ["no"], until="battle.turn_start")
    use(t, "turn_start", "use:skill.curse;0", ["aim:s3"])
    assert [stacks.strength(t, stack(t, id_)) for id_ in ("s2", "s3")] == [2, 1]


@rule("HE-TIME-05")
def test_in_battle_means_on_the_heros_place_before_or_after_the_attack() -> None:
    t = fight("0/0 2/0", "common.2", hero="urkala", skills="will_of_the_earth", dice="8  8 8  8 8 8 8")
    played = rest(t, ["strike:0;0", "use:skill.will_of_the_earth;1"], until="battle.flee")
    turns = [one for one in played.asked if one.prompt == "battle.hero_turn"]
    assert turns[0].keys == ("use:skill.will_of_the_earth;1", "strike:0;0")
    assert turns[1].keys == ("use:skill.will_of_the_earth;1", "done")
    assert creatures(t).wounds == 1


@rule("HE-TIME-05")
def test_a_skill_is_used_once_each_time_its_moment_comes() -> None:
    t = fight("1/0", "common.1", skills="curse", dice="8 8 8 8 8 8 8")
    played = rest(t, ["use:skill.curse;0", "no"], until="battle.turn_start")
    assert played.prompts() == ["battle.turn_start", "battle.flee", "battle.turn_start"]


@rule("HE-TIME-06")
def test_the_end_of_a_turn_is_after_all_attacks() -> None:
    t = fight("2/0", "common.1", skills="skill.healing", dice="8 8  8 8  1 8 8 8")
    played = rest(t, ["use:skill.healing;1", "revive:s0"], until="battle.flee")
    assert played.prompts() == ["battle.turn_end", "battle.revive", "battle.flee"]
    assert own(t).basic[0] == 2


@rule("HE-TIME-07")
def test_after_battle_is_before_the_spoils_are_shared() -> None:
    t = fight("2/0", "common.1", artifacts="necklace_of_rebirth")
    wound(t, 0, 1)
    wound(t, 1, 4)
    played = rest(t, ["use:artifact.necklace_of_rebirth;0", "revive:s0"], until="treasure.part")
    assert played.prompts() == ["battle.after_battle", "battle.revive", "treasure.part"]


@rule("HE-GOLD-01", "HE-GOLD-02")
def test_a_card_goes_before_the_general_rules() -> None:
    # Bad Luck forces a reroll, unless a card says otherwise; Fury always rolls five, unless a card takes one.
    t = fight("0/0 0/2", "gnomes", hero="vorlag", skills="cold_discipline", dice="1 B")
    strike(t, "s0", ["strike:1;0"])
    assert creatures(t).wounds == 1
    slowed = fight("1/0", "cerberi", hero="cate", scrolls="slow")
    use(slowed, "turn_start", "scroll:{slow};0")
    assert stacks.dice_number(slowed, creatures(slowed), elite=False) == 4
