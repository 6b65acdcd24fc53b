"""Damage: blocking, defeat, what cards do about it (DMG, CACT-21..27)."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.runebound.rules.damage import CombatOver, check_lives
from hexameron.games.runebound.rules.fighters import life, pool
from hexameron.kernel.asking import Ask
from tests.games.runebound.positions import TestJourney, fight, journey, lay_pool, token, villain
from tests.games.runebound.rules.pools import mine
from tests.rules import rule

PHY, SHI, SUR = (token("laurel", n) for n in range(3))
E1, E2, E3, E4, E5 = (token("enemy", n) for n in range(5))
POWER = token("powerful")


def struck(
    n: int = 2, *, foe: str = "gc02", shields: dict[str, int] | None = None, **kit: Any
) -> TestJourney:
    """The enemy attacks with so many tokens of one damage."""
    t = fight(foe, cast="000" + "11111", **kit)
    t.turn.actions = 0
    lay_pool(t, 0, shields if shields is not None else {SHI: 0})
    lay_pool(t, 1, dict.fromkeys((E1, E2, E3, E4)[:n], 0))
    t.begin_again(1).go("attack:ene")
    if n > 1:
        t.go(*[f"pick:{one}" for one in (E1, E2, E3, E4)[:n]])
    return t


@rule("RB-CACT-21", "RB-CACT-23", "RB-DMG-04", "RB-DMG-01")
def test_each_shield_blocks_one_damage_and_need_not_be_spent() -> None:
    t = struck().go(f"pick:{SHI}")
    assert t.me.damage == 1
    assert pool(t.combat, 0) == []
    t = struck().go("done")
    assert t.me.damage == 2
    assert pool(t.combat, 0) == [SHI]


@rule("RB-CACT-21")
def test_a_token_of_two_shields_blocks_two_and_a_doubled_one_twice_as_much() -> None:
    t = struck(3, shields={token("b10"): 0}).go(f"pick:{token('b10')}")
    assert t.me.damage == 1
    t = fight("gc02", cast="000" + "11111")
    lay_pool(t, 0, {SHI: 0, token("c01"): 0})
    lay_pool(t, 1, {E1: 0, E2: 0, E3: 0})
    t.begin_again(0).go(
        f"double:{token('c01')};{SHI}", "attack:ene", f"pick:{E1}", f"pick:{E2}", f"pick:{E3}"
    )
    t.go(f"pick:{SHI}")
    assert t.me.damage == 1
    assert pool(t.combat, 0) == []


@rule("RB-CACT-24")
def test_shields_block_surge_abilities_too() -> None:
    t = fight("gc06", cast="000" + "11111")
    lay_pool(t, 1, {E3: 1})
    lay_pool(t, 0, {SHI: 0})
    t.begin_again(1).go("surge:adv.gc06;slash", f"pick:{SHI}")
    assert t.me.damage == 0


@rule("RB-CACT-25")
def test_what_cannot_be_blocked_asks_for_no_shields() -> None:
    t = fight("gc05", cast="000" + "11111")
    lay_pool(t, 1, {E3: 1, POWER: 1})
    lay_pool(t, 0, {SHI: 0, PHY: 0})
    t.begin_again(1).go("surge:adv.gc05;venom")
    assert t.me.damage == 2
    assert SHI in pool(t.combat, 0)


@rule("RB-CACT-27")
def test_nothing_blocks_damage_outside_combat() -> None:
    heroes = {"laurel": {"at": "h7.9", "assets": "b10"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"com": "gc19"}).go("adventure", "option:{gc19};a")
    assert t.me.damage == 3


@rule("RB-DMG-06")
def test_damage_wholly_blocked_is_not_dealt() -> None:
    t = struck(1).go(f"pick:{SHI}")
    assert t.told("harm") == []
    assert t.rules_of("combat.blocked") == ("RB-DMG-04", "RB-DMG-06")


@rule("RB-DMG-07")
def test_an_attack_that_is_blocked_is_still_an_attack() -> None:
    t = fight("gc02", cast="000" + "11111", learned="w7")
    t.combat.guards[1] = -1
    lay_pool(t, 0, {SUR: 0, PHY: 0})
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("surge:skill.w7;rend")
    assert (t.combat.damage, t.combat.guards[1]) == (0, 0)


@rule("RB-DMG-03", "RB-LIMIT-06")
def test_damage_never_exceeds_life() -> None:
    t = struck(4, damage=6, shields={PHY: 0})
    assert t.me.damage == 8
    t = fight("gc12", cast="000" + "11111")
    t.combat.damage = 3
    lay_pool(t, 1, {E4: 1})
    lay_pool(t, 0, {PHY: 0})
    t.begin_again(0).go("attack:phy")
    assert t.told("combat.harm")[-1].args["n"] == 1


@rule("RB-DMG-02", "RB-COMBAT-24", "RB-ENEMY-03", "RB-COMBAT-29")
def test_a_hero_with_damage_equal_to_life_is_defeated_and_the_enemy_discarded() -> None:
    t = struck(2, damage=6, shields={PHY: 0})
    assert t.state.combat is None
    assert t.zone("gc02") == "com.discard"
    assert t.me.down
    assert t.trophies(0) == []


@rule("RB-COMBAT-25")
def test_what_is_not_resolved_when_the_combat_ends_is_not_resolved() -> None:
    t = fight("kc08", cast="000" + "11111", damage=7)
    lay_pool(t, 1, {E3: 1})
    lay_pool(t, 0, {PHY: 0})
    t.combat.damage = 3
    t.turn.actions = 0
    t.begin_again(1).go("surge:adv.kc08;drain")
    assert t.state.combat is None
    assert t.told("combat.mends") == []


@rule("RB-DMG-09", "RB-COMBAT-22")
def test_combat_harms_nobody_else() -> None:
    t = struck(2, shields={PHY: 0})
    assert [player.damage for player in t.state.players] == [2, 0]


@rule("RB-DMG-10")
def test_more_life_lets_a_hero_take_more() -> None:
    t = struck(2, damage=6, shields={PHY: 0}, learned="m6")
    assert t.state.combat is not None
    assert t.me.damage == 8
    assert t.life(0) == 9


@rule("RB-DMG-03")
def test_a_hero_who_loses_life_with_an_asset_is_defeated() -> None:
    t = journey(heroes={"laurel": {"at": "h5.6", "damage": 8, "assets": "a10"}, "corbin": {"at": "h0.1"}})
    t.go("shop", "sell:{a10};4")
    assert t.is_defeated(0)
    assert t.me.damage == 8


# ---------------------------------------------------------------------- cards


def test_shield_wall_blocks_two_more_once_per_round() -> None:
    t = struck(4, learned="m4").go(f"pick:{SHI}")
    assert t.prompt == "combat.block_more"
    t.go("yes")
    assert t.me.damage == 1
    assert t.combat.used == ["0:skill.m4:"]
    assert struck(4, learned="m4", shields={PHY: 0}).me.damage == 4, "only with shields"


def test_a_bodyguard_blocks_three_for_a_gold() -> None:
    t = struck(4, learned="l9", gold=1, shields={PHY: 0}).go("yes")
    assert (t.me.damage, t.me.gold) == (1, 0)
    assert struck(4, learned="l9", shields={PHY: 0}).me.damage == 4


def test_rune_of_warding_blocks_enemy_damage_for_an_exertion() -> None:
    t = struck(4, learned="u5", hand="w7", shields={PHY: 0}).go("yes")
    assert t.me.damage == 2
    assert t.names("skill.discard") == ["w7"]


@pytest.mark.parametrize("star", [True, False])
def test_temple_guard_may_keep_a_hero_on_one_life(star: bool) -> None:
    t = struck(4, learned="g9", damage=6, shields={PHY: 0}, stack={"skill": "w1" if star else "w2"})
    assert t.me.damage == (7 if star else 8)
    assert (t.state.combat is None) is not star


@rule("RB-EXERT-02")
def test_nine_lives_heals_all_after_the_defeat_and_the_combat_is_lost() -> None:
    t = fight("gc02", "lyssa", cast="000" + "11111", damage=8, hand="w7")
    lay_pool(t, 0, {token("lyssa", 0): 0})
    lay_pool(t, 1, {E1: 0})
    t.begin_again(1).go("attack:ene")
    assert t.prompt == "ability.may"
    t.go("yes")
    assert t.me.damage == 0
    assert t.names("hand.0") == [], "a card was exerted for it"
    assert t.rules_of("ability.used") == ("RB-EXERT-02",)
    assert not t.me.down
    assert t.zone("gc02") == "com.discard"
    assert t.offers("go")
    t = fight("gc02", "lyssa", cast="000" + "11111", damage=8)
    lay_pool(t, 1, {E1: 0})
    lay_pool(t, 0, {token("lyssa", 0): 0})
    t.turn.actions = 0
    t.begin_again(1).go("attack:ene")
    assert t.is_defeated(0)


def test_delusions_of_grandeur_cost_damage_for_failing() -> None:
    heroes = {"laurel": {"at": "h7.9", "learned": "l3"}, "corbin": {"at": "h0.1"}}
    stack = {"com": "gc16", "skill": "w2 w3 w4 w7"}
    t = journey(heroes=heroes, stack=stack).go("adventure", "option:{gc16};a", "apply:skill.l3")
    assert t.me.damage == 3, "two for the card, one for the event"
    assert len(t.told("test.revealed")) == 4


@rule("RB-DMG-01", "RB-DMG-05")
def test_mind_meld_deals_back_only_what_a_last_stand_let_through() -> None:
    t = fight("gc02", "thorn", cast="0000 11111", assets="b03", learned="g9", damage=6, stack={"skill": "w1"})
    lay_pool(t, 0, {token("thorn", 0): 1})
    lay_pool(t, 1, {E1: 0, E2: 0, E3: 0})
    t.combat.boosts.append("0:reflect:")
    t.begin_again(1).go("attack:ene", *(f"pick:{one}" for one in (E1, E2, E3)))
    assert t.me.damage == 7, "one life is kept"
    assert t.combat.damage == 1


@rule("RB-DMG-07", "RB-DMG-05")
def test_what_mind_meld_deals_back_is_no_attack() -> None:
    t = fight("gc02", "thorn", cast="000 11111")
    lay_pool(t, 0, {})
    lay_pool(t, 1, {E1: 0})
    t.combat.boosts.append("0:reflect:")
    t.combat.guards[1] = -1
    t.begin_again(1).go("attack:ene")
    assert (t.combat.damage, t.combat.guards[1]) == (1, -1), "what blocks an attack is kept"


@rule("RB-CACT-24", "RB-CACT-27")
def test_a_shield_blocks_damage_that_a_card_does_to_its_fighter_in_combat() -> None:
    t = fight("gc02", cast="000 11111")
    lay_pool(t, 0, {SHI: 0})
    lay_pool(t, 1, {E1: 1})
    asked = next(step for step in t.suffer(0, 2) if isinstance(step, Ask))
    assert (asked.prompt, asked.seat) == ("combat.shields", 0)
    assert f"pick:{SHI}" in [one.key() for one in asked.options()]


@rule("RB-DMG-03")
def test_damage_above_life_is_lost_with_the_card_that_gave_the_life() -> None:
    kit = {"at": "h5.6", "assets": "c12", "damage": 9}
    t = journey(heroes={"laurel": kit, "corbin": {"at": "h0.1"}}, stack={"asset": "a03"})
    t.turn.actions = 1
    t.go("shop", "sell:{c12};11")
    assert t.life(0) == 8
    t.go(t.offers("toss")[0])
    assert t.me.damage == 8


@rule("RB-DMG-01")
def test_what_an_enemy_deals_back_is_what_it_took() -> None:
    t = fight("gc02", cast="000 11111")
    lay_pool(t, 0, {PHY: 0})
    lay_pool(t, 1, {E4: 1})
    t.combat.boosts.append("1:reflect:")
    t.begin_again(0).go("attack:phy")
    assert t.combat.damage == t.me.damage == 2


@rule("RB-DMG-04")
def test_an_attack_that_cannot_be_blocked_uses_up_what_would_block_it() -> None:
    t = mine("gc04", assets="b06", tokens={SUR: 0})
    t.combat.guards[1] = -1
    t.begin_again(0).go("surge:asset.b06;impale")
    assert (t.combat.damage, t.combat.guards[1]) == (1, 0)


@rule("RB-ABIL-16")
def test_a_villain_falls_when_his_life_falls_to_his_damage() -> None:
    t = villain(scenario="dead_king", zombies={"h0.0": 3}, cast="000" + "0000000").go("face")
    t.combat.damage = life(t, 1) - 1
    check_lives(t)
    t.state.zombies["h0.0"] = 2
    with pytest.raises(CombatOver, match="won"):
        check_lives(t)


@rule("RB-DMG-04", "RB-ABIL-25")
@pytest.mark.parametrize(
    ("skill", "kit", "asked"),
    [
        ("l9", {"gold": 1}, True),
        ("l9", {"gold": 0}, False),
        ("u5", {"hand": "w7"}, True),
        ("u5", {}, False),
    ],
)
def test_a_card_blocks_only_for_a_cost_that_can_be_paid(skill: str, kit: dict[str, Any], asked: bool) -> None:
    assert (struck(1, learned=skill, shields={}, **kit).prompt == "combat.block_more") is asked


@rule("RB-DMG-04")
def test_a_ward_against_enemies_blocks_no_magic_that_comes_back() -> None:
    t = fight("gc02", cast="000 11111", learned="u5", hand="w7")
    lay_pool(t, 0, {PHY: 0})
    lay_pool(t, 1, {E4: 1})
    t.combat.boosts.append("1:reflect:")
    t.begin_again(0).go("attack:phy")
    assert (t.me.damage, t.names("hand.0")) == (2, ["w7"])
