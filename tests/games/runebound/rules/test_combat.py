"""Combat: casting, initiative, combat actions, escape (COMBAT, TOKEN, CACT)."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.rules.fighters import pool, tokens_of
from tests.games.runebound.positions import fight, journey, lay_pool, token, villain
from tests.rules import rule

PHY, SHI, SUR = (token("laurel", n) for n in range(3))
"""Laurel's tokens: PHY2 / SUR, SHI / PHY g, SUR g / AGI."""
E1, E2, E3, E4, E5 = (token("enemy", n) for n in range(5))
"""ENE / SHI, ENE / AGI, ENE g / SUR, ENE / DASH g, DBL / DASH g."""
ALL_ENE = "00000"


@rule("RB-COMBAT-02", "RB-COMBAT-03", "RB-COMBAT-09")
def test_the_player_to_the_right_runs_the_enemy_with_five_tokens() -> None:
    t = fight(cast="000" + ALL_ENE)
    assert t.combat.runs == 1
    assert tokens_of(t, 1) == (E1, E2, E3, E4, E5)
    t.go("pass")
    assert (t.seat, t.pending and t.pending.actor) == (1, "enemy")


@rule("RB-COMBAT-02")
def test_the_right_hand_neighbour_is_the_seat_before_and_never_one_who_is_out() -> None:
    t = journey(heroes={"laurel": {}, "corbin": {}, "mok": {}})
    assert [t.right_of(seat) for seat in range(3)] == [2, 0, 1]
    t.state.players[2].out = True
    assert t.right_of(0) == 1
    t.state.players[1].out = True
    assert t.right_of(0) == 2, "if nobody is left an eliminated player does it"
    assert journey(heroes={"laurel": {}}).right_of(0) == -1


@rule("RB-COMBAT-10")
def test_in_act_two_enemies_cast_the_powerful_token_too() -> None:
    t = fight(cast="000" + ALL_ENE + "0", act=2)
    assert tokens_of(t, 1)[-1] == token("powerful")
    assert len(pool(t.combat, 1)) == 6


@rule("RB-COMBAT-08", "RB-COMBAT-07", "RB-ASSET-04", "RB-TOKEN-05")
def test_a_hero_casts_starting_tokens_and_those_of_assets() -> None:
    t = fight(cast="0000" + ALL_ENE, assets="c07 a12")
    assert tokens_of(t, 0) == (PHY, SHI, SUR, token("c07"))
    assert t.shown(0) == ["phy2", "shi", "sur", "phy2"]
    assert t.shown(1) == ["ene", "ene", "ene", "ene", "dbl"]


@rule("RB-TOKEN-04", "RB-TOKEN-02", "RB-TOKEN-03")
def test_a_cast_decides_which_side_is_up_and_only_that_one_counts() -> None:
    t = fight(cast="111" + "11111")
    assert t.shown(0) == ["sur", "phy", "agi"]
    assert t.shown(1) == ["shi", "agi", "sur", "dash", "dash"]
    assert "attack:mag" not in t.offers()


# ---------------------------------------------------------------------- initiative


@rule("RB-COMBAT-13", "RB-COMBAT-14", "RB-COMBAT-16")
@pytest.mark.parametrize(
    ("hero", "enemy", "first"),
    [("000", "00000", 0), ("100", "00100", 0), ("101", "00100", 0), ("101", "00011", 1), ("010", "00111", 0)],
)
def test_more_gold_symbols_act_first_and_the_attacker_on_a_tie(hero: str, enemy: str, first: int) -> None:
    t = fight(cast=hero + enemy)
    assert t.combat.side == first
    assert (t.seat, t.prompt) == (first, "combat.act")


@rule("RB-COMBAT-15")
def test_a_token_of_value_two_counts_once_for_initiative() -> None:
    t = fight(cast="1001" + "00010", hero="laurel", assets="c02")
    assert t.combat.side == 1, "one gold surge against two gold dashes"
    t = fight(cast="1010" + "00011", hero="laurel", assets="c02")
    assert t.told("combat.initiative")[0].args["foe"] == 1


def test_veterans_eye_adds_one_and_wins_ties() -> None:
    t = fight(cast="101" + "00100", learned="m9")
    assert t.combat.side == 0
    assert t.told("combat.initiative")[0].args == {"fighter": "p0", "n": 1, "foe": 0}


def test_discipline_recasts_before_initiative_is_counted() -> None:
    t = fight(cast="101" + "00011", learned="m8", hand="w7", dice="00").go(
        "yes", f"pick:{PHY}", f"pick:{SUR}", "done"
    )
    assert t.shown(0) == ["phy2", "shi", "sur"]
    assert t.combat.once == ["0:skill.m8:"]
    assert t.names("skill.discard") == ["w7"]


# ---------------------------------------------------------------------- taking turns


@rule("RB-COMBAT-12", "RB-COMBAT-06")
def test_sides_alternate_one_action_at_a_time() -> None:
    t = fight(cast="000" + ALL_ENE)
    t.go("attack:phy")
    assert t.seat == 1
    t.go(f"double:{E5};{E1}")
    assert t.seat == 0
    assert t.combat.damage == 2


@rule("RB-COMBAT-17", "RB-COMBAT-18", "RB-COMBAT-21")
def test_who_has_passed_acts_no_more_in_the_round_and_the_other_goes_on() -> None:
    t = fight(cast="000" + ALL_ENE).go("pass", f"double:{E5};{E1}")
    assert t.seat == 1
    assert t.combat.passed == [True, False]


@rule("RB-COMBAT-19", "RB-CACT-22")
def test_who_has_passed_may_still_spend_shields() -> None:
    t = fight(cast="000" + ALL_ENE).go("pass", "attack:ene", f"pick:{E1}", "done")
    assert (t.prompt, t.seat) == ("combat.shields", 0)
    t.go(f"pick:{SHI}")
    assert t.me.damage == 0


@rule("RB-COMBAT-20")
def test_who_can_do_nothing_passes() -> None:
    t = fight(cast="000" + "11111")
    lay_pool(t, 0, {SHI: 0})
    lay_pool(t, 1, {E4: 1, E5: 1})
    t.begin_again(0)
    assert t.prompt == "combat.escape"


# ---------------------------------------------------------------------- damage tokens


@rule("RB-CACT-01", "RB-CACT-04", "RB-TOKEN-07")
def test_physical_damage_of_any_number_of_tokens() -> None:
    t = fight(cast="010" + "11111")
    t.begin_again(0)
    t.go("attack:phy")
    assert t.offers() == [f"pick:{PHY}", f"pick:{SHI}"]
    t.go(f"pick:{SHI}", "done", "done")
    assert t.combat.damage == 1
    assert SHI not in pool(t.combat, 0)
    assert PHY in pool(t.combat, 0)


@rule("RB-CACT-02", "RB-CACT-05")
def test_magic_damage_is_another_action() -> None:
    t = fight(hero="lyssa", cast="000" + "01111", foe="gc02")
    t.begin_again(0)
    assert t.offers("attack") == ["attack:phy", "attack:mag"]
    t.go("attack:mag")
    assert t.combat.damage == 1
    assert t.told("combat.harm")[0].args["kind"] == "symbol.mag"


@rule("RB-CACT-03")
def test_enemies_alone_use_enemy_damage() -> None:
    t = fight(cast="111" + ALL_ENE).go("pass")
    assert t.offers("attack") == ["attack:ene"]
    t.go("attack:ene", f"pick:{E1}", f"pick:{E2}", f"pick:{E3}", f"pick:{E4}")
    assert t.me.damage == 4


# ---------------------------------------------------------------------- agility


@rule("RB-CACT-07", "RB-TOKEN-18")
def test_agility_flips_an_own_token() -> None:
    t = fight(cast="101" + "00111")
    t.begin_again(0)
    t.go(f"agile:{SUR}", f"flip:{PHY}")
    assert t.shown(0) == ["phy2", "shi"]


@rule("RB-CACT-07", "RB-TOKEN-15", "RB-TOKEN-16")
def test_agility_makes_the_foe_recast_a_token_of_the_pool() -> None:
    t = fight(cast="101" + "00111", dice="1")
    t.begin_again(0)
    t.go(f"agile:{SUR}", f"recast:{E1}")
    assert t.shown(1)[0] == "shi"
    assert t.told("combat.recast")[0].args["fighter"] == "adv.gc12"


@rule("RB-CACT-08", "RB-CACT-09")
def test_one_agility_at_a_time_and_doubling_it_does_nothing() -> None:
    t = fight(hero="thorn", cast="101" + "00111")
    lay_pool(t, 0, {token("thorn", 1): 0, token("thorn", 2): 0, token("thorn", 0): 1})
    t.begin_again(0)
    t.go(f"double:{token('thorn', 1)};{token('thorn', 2)}", "pass")
    t.go(f"agile:{token('thorn', 2)}")
    assert t.prompt == "combat.agility"
    t.go(f"flip:{token('thorn', 0)}")
    assert pool(t.combat, 0) == [token("thorn", 0)]
    assert t.seat == 0


@rule("RB-TOKEN-19", "RB-TOKEN-06", "RB-TOKEN-10")
def test_spent_tokens_are_no_targets() -> None:
    t = fight(cast="001" + "00111", foe="gc02")
    t.begin_again(0)
    t.go("attack:phy", "pass", f"agile:{SUR}")
    assert f"flip:{PHY}" not in t.offers()
    assert f"flip:{SHI}" in t.offers()


# ---------------------------------------------------------------------- surges


@rule("RB-CACT-10", "RB-CACT-11", "RB-CORE-06")
def test_a_surge_ability_is_paid_and_used_once_per_round() -> None:
    t = fight(cast="100" + "11111", learned="w7 w2", foe="gc02")
    t.begin_again(0)
    assert t.offers("surge") == [
        "surge:hero.laurel;speed_of_dizon",
        "surge:skill.w7;rend",
        "surge:skill.w2;maul",
    ]
    assert "pass" in t.offers()
    t.go("surge:skill.w7;rend", f"pick:{PHY}", "done", "done", "pass")
    assert t.combat.damage == 2
    assert "surge:skill.w7;rend" not in t.offers()
    assert "surge:skill.w2;maul" in t.offers()


@rule("RB-CACT-12", "RB-ABIL-15")
def test_more_surges_than_needed_may_be_spent() -> None:
    t = fight(cast="100" + "01111", learned="w7", foe="gc02")
    t.begin_again(0)
    t.go("surge:skill.w7;rend", f"pick:{PHY}", f"pick:{SUR}")
    assert t.combat.damage == 2
    assert pool(t.combat, 0) == [SHI]


@rule("RB-CACT-13")
def test_an_effect_may_recast_the_very_surge_that_paid_for_it() -> None:
    t = fight(cast="000" + "11111", dice="1")
    t.begin_again(0)
    t.go("surge:hero.laurel;speed_of_dizon")
    assert t.shown(0) == ["phy2", "shi", "agi"]


@rule("RB-CACT-10")
def test_a_doubled_surge_pays_two() -> None:
    t = fight(hero="lyssa", cast="0011" + "11111", assets="c01", learned="u4")
    lay_pool(t, 0, {token("c01"): 0, token("lyssa", 2): 1})
    t.begin_again(0)
    assert t.offers("surge") == ["surge:hero.lyssa;stalk_prey"]
    t.go(f"double:{token('c01')};{token('lyssa', 2)}", "pass")
    assert "surge:skill.u4;freeze" in t.offers()


# ---------------------------------------------------------------------- doubling


@rule("RB-CACT-14", "RB-CACT-15", "RB-CACT-16")
def test_a_doubled_token_counts_twice_and_both_are_spent() -> None:
    t = fight(cast="0000" + "11111", assets="c10", foe="gc02")
    lay_pool(t, 0, {PHY: 0, SHI: 0, token("c10"): 1})
    lay_pool(t, 1, {E1: 0, E2: 0})
    t.begin_again(0)
    t.go(f"double:{token('c10')};{PHY}", "pass", "attack:phy")
    assert t.combat.damage == 4
    assert pool(t.combat, 0) == [SHI]


@rule("RB-CACT-17")
def test_no_chains_of_doublings() -> None:
    t = fight(cast="00000" + "11111", assets="c10 c01", foe="gc02")
    one, two = token("c10"), token("c01")
    lay_pool(t, 0, {PHY: 0, SHI: 0, one: 1, two: 0})
    t.begin_again(0)
    t.go(f"double:{one};{two}", "pass")
    assert t.offers("double") == []


@rule("RB-CACT-18", "RB-CACT-19", "RB-TOKEN-20", "RB-TOKEN-21")
def test_the_top_of_a_stack_is_a_target_and_the_covered_token_is_not() -> None:
    t = fight(cast="0000" + "11111", assets="c10", foe="gc12", dice="1")
    under = token("c10")
    lay_pool(t, 0, {PHY: 0, under: 1})
    lay_pool(t, 1, {E2: 1, E1: 0})
    t.begin_again(0)
    t.go(f"double:{under};{PHY}", f"agile:{E2}")
    assert f"recast:{PHY}" in t.offers()
    assert f"recast:{under}" not in t.offers()
    t.go(f"recast:{PHY}")
    assert t.combat.tokens[PHY].on == under
    assert t.shown(0) == ["sur"]


@rule("RB-CACT-18")
def test_a_removed_top_token_leaves_the_doubling_token_free() -> None:
    t = fight(cast="0000" + "11111", assets="c10", foe="gc10")
    under = token("c10")
    lay_pool(t, 0, {PHY: 0, SHI: 0, under: 1})
    lay_pool(t, 1, {E3: 1})
    t.begin_again(0)
    t.go(f"double:{under};{PHY}", "surge:adv.gc10;bone_armor")
    assert sorted(pool(t.combat, 0)) == sorted([SHI, under])
    assert t.offers("double") == [f"double:{under};{SHI}"]


@rule("RB-CACT-20")
def test_a_dash_cannot_be_spent() -> None:
    t = fight(cast="111" + "11111").go("pass")
    lay_pool(t, 1, {E4: 1, E5: 1, E3: 1})
    assert [key for key in t.offers() if E4 in key or E5 in key] == []


@rule("RB-TOKEN-08", "RB-TOKEN-09", "RB-TOKEN-12", "RB-TOKEN-23")
def test_spent_and_removed_tokens_are_cast_again_in_the_next_round() -> None:
    t = fight(cast="000" + "01111", foe="gc02").begin_again(0).go("attack:phy", "pass", "pass")
    t.dice.add("111" + "11111")
    t.go("pass")
    assert t.combat.round == 2
    assert t.shown(0) == ["sur", "phy", "agi"]
    assert all(not one.spent and not one.on for one in t.combat.tokens.values())


# ---------------------------------------------------------------------- escaping


@rule("RB-COMBAT-26", "RB-ENEMY-10")
def test_a_die_that_matches_lets_a_hero_escape_and_the_card_is_discarded() -> None:
    t = fight(cast="000" + ALL_ENE, dice="P", at="h7.8").go("pass", "pass", "flee", "step:h6.8;1")
    assert t.me.at == "h6.8"
    assert t.state.combat is None
    assert t.zone("gc12") == "com.discard"
    assert t.me.gold == 0
    assert t.trophies(0) == []
    assert t.turn.actions == 1


@rule("RB-COMBAT-27", "RB-COMBAT-28")
def test_a_failed_escape_only_brings_another_round() -> None:
    t = fight(cast="000" + ALL_ENE, hero="corbin", other="laurel", dice="T 000 00000", at="h8.13")
    t.go("pass", "pass", "flee")
    assert t.combat.round == 2
    assert t.me.damage == 0
    assert t.me.at == "h8.13"


@rule("RB-COMBAT-27")
def test_a_hero_may_stay_though_the_die_matches() -> None:
    t = fight(cast="000" + ALL_ENE, dice="P 000 00000", at="h7.8").go("pass", "pass", "flee", "done")
    assert (t.combat.round, t.me.at) == (2, "h7.8")


@rule("RB-COMBAT-26", "RB-DICE-07")
def test_the_escape_die_may_be_rerolled_by_exertion() -> None:
    t = fight(cast="000" + ALL_ENE, dice="M P", at="h7.8", hand="w7").go("pass", "pass", "flee", "again:5")
    assert "step:h6.8;1" in t.offers()


def test_smoke_vials_roll_two_dice_and_use_one() -> None:
    t = fight(cast="0000" + ALL_ENE, dice="MP", at="h7.8", assets="a01").go("pass", "pass", "flee")
    assert t.roll_.faces == [5, 1]


def test_a_shadow_cloak_rerolls_the_escape_die_once_without_exertion() -> None:
    t = fight(cast="0000" + ALL_ENE, dice="M M 0000 00000", at="h7.8", assets="c08").go(
        "pass", "pass", "flee"
    )
    assert "shake:asset.c08" in t.offers()
    t.go("shake:asset.c08")
    assert "shake:asset.c08" not in t.offers()
    assert t.rules_of("dice.again") == ("RB-COMBAT-26",)


@rule("RB-COMBAT-33", "RB-VILL-03")
def test_enemies_cannot_escape_and_nobody_from_a_villain() -> None:
    t = villain(cast="000" + "0000000", dice="000 0000000").go("face", "pass", "pass")
    assert t.combat.round == 2
    t = fight(foe="gc15", cast="000" + ALL_ENE, dice="000" + ALL_ENE).go("pass", "pass")
    assert t.combat.round == 2, "the hunting party lets nobody go"


@rule("RB-COMBAT-30", "RB-COMBAT-31", "RB-COMBAT-32")
def test_of_two_heroes_the_attacker_decides_on_escape_first() -> None:
    heroes = {"corbin": {"at": "h3.4"}, "laurel": {"at": "h3.4"}}
    t = journey(heroes=heroes, dice="000 000 M P").go("defy:p1")
    t.combat.kind = "duel"
    t.go("pass", "pass")
    assert (t.prompt, t.seat) == ("combat.escape", 0)
    t.go("flee")
    assert (t.prompt, t.seat) == ("combat.escape", 1)
    t.go("flee")
    assert t.seat == 1


@rule("RB-MOVE-19", "RB-ABIL-10")
def test_nobody_moves_during_combat() -> None:
    t = fight(cast="000" + ALL_ENE, learned="r1 g2").go()
    assert t.offers("use") == []


def test_moks_draw_works_in_combat_in_his_own_turn() -> None:
    t = fight(hero="mok", cast="000" + ALL_ENE, hand="w7").go()
    assert t.offers("use") == ["use:hero.mok"]
    t.go("use:hero.mok")
    assert len(t.hand(0)) == 1
    assert t.offers("use") == []
    assert t.prompt == "combat.act"


# ---------------------------------------------------------------------- the worked examples of the rulebook


@rule("RB-DMG-02", "RB-COMBAT-24", "RB-COMBAT-29", "RB-ENEMY-02", "RB-TROPHY-13")
def test_a_fight_from_engaging_to_the_trophy() -> None:
    """Kobolds of life 4: a doubled blow of four; reward, the card, then the bonus trophy."""
    t = fight(cast="0000" + "11111", assets="c10", stack={"com": "gc01"})
    lay_pool(t, 0, {PHY: 0, token("c10"): 1})
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0)
    t.go(f"double:{token('c10')};{PHY}", "attack:phy")
    assert t.state.combat is None
    assert t.me.gold == 1
    assert t.names("trophy.0.com") == ["gc12", "gc01"]
    names = [event.name for event in t.events]
    assert names.index("gold.gained") < names.index("trophy.received") < names.index("trophy.gained")
    assert "combat.escape" not in t.prompt


@rule("RB-COMBAT-14")
@pytest.mark.parametrize(("cast", "first"), [("101 00011", 1), ("000 00011", 1), ("010 00011", 0)])
def test_veterans_eye_adds_one_and_helps_not_against_more(cast: str, first: int) -> None:
    """The enemy shows three gold symbols, the hero none, one or two besides the skill."""
    t = fight(cast=cast, learned="m9")
    assert t.combat.side == first


@rule("RB-COMBAT-14")
@pytest.mark.parametrize(
    ("mine", "theirs", "cast", "first"), [("", "m9", "000 001", 1), ("m9", "", "010 000", 0)]
)
def test_of_two_heroes_veterans_eye_decides_a_tie_for_its_owner(
    mine: str, theirs: str, cast: str, first: int
) -> None:
    heroes = {"corbin": {"at": "h5.8", "learned": mine}, "laurel": {"at": "h5.8", "learned": theirs}}
    t = journey(heroes=heroes, dice=cast).go("defy:p1")
    told = t.told("combat.initiative")[-1].args
    assert told["n"] == told["foe"], "a tie"
    assert told["fighter"] == f"p{first}"


@rule("RB-COMBAT-27", "RB-COMBAT-28")
def test_a_hero_who_stays_is_told() -> None:
    t = fight(cast="000 11111", dice="P 000 11111")
    while t.prompt == "combat.act":
        t.go("pass")
    t.go("flee", "done")
    assert t.rules_of("combat.stays") == ("RB-COMBAT-27", "RB-COMBAT-28")
