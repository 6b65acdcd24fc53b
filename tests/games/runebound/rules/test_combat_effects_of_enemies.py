"""What the abilities of enemies and villains do in combat, one by one, and what happens on engaging."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.runebound.rules.fighters import life, pool
from tests.games.runebound.positions import TestJourney, fight, journey, lay_pool, token, villain
from tests.games.runebound.rules.pools import (
    E1,
    E2,
    E3,
    E4,
    PHY,
    POWER,
    SHI,
    SUR,
    mine,
    theirs,
)
from tests.rules import rule

# ---------------------------------------------------------------------- enemies

DAMAGE = [
    ("gs19", "poison", 2),
    ("ms10", "stab", 2),
    ("gc02", "twin_clubs", 3),
    ("gc03", "shadow_bolt", 3),
    ("gc05", "venom", 2),
    ("gc06", "slash", 1),
    ("gc07", "dive", 2),
    ("gc09", "ambush", 1),
    ("gc10", "brutal_strike", 2),
    ("gc12", "pile_on", 2),
    ("gc13", "boulder", 3),
    ("gc14", "crossbows", 2),
    ("gc15", "volley", 2),
    ("mc01", "slice", 2),
    ("mc02", "scorch", 3),
    ("mc03", "spit_fire", 2),
    ("mc04", "immolate", 3),
    ("mc06", "sting", 1),
    ("mc07", "burn", 1),
    ("mc07", "firestorm", 3),
    ("mc08", "cleave", 3),
    ("mc10", "bite", 2),
    ("mx10", "flame_breath", 3),
    ("kc02", "dread_blow", 2),
    ("kc06", "keening", 2),
    ("kc07", "smash", 3),
    ("kc10", "bolt", 2),
    ("kx10", "stone_fist", 2),
]


@pytest.mark.parametrize(("foe", "name", "n"), DAMAGE)
def test_surge_abilities_of_enemies_deal_damage(foe: str, name: str, n: int) -> None:
    t = theirs(foe)
    answers = [f"surge:adv.{foe};{name}"]
    if t.offers("surge").count(answers[0]) == 0:
        raise AssertionError(t.offers())
    t.go(*answers)
    while t.prompt in ("combat.pay", "combat.shields"):
        t.go(
            t.offers()[-1]
            if t.prompt == "combat.shields"
            else next((k for k in t.offers() if k == "done"), t.offers()[0])
        )
    assert t.me.damage == n


@pytest.mark.parametrize(
    ("foe", "name", "n"), [("gc04", "devour", 4), ("gc11", "breathe_fire", 5), ("mc05", "rampage", 4)]
)
def test_abilities_for_three_surges(foe: str, name: str, n: int) -> None:
    t = theirs(foe, tokens={E3: 1, POWER: 1, token("vorakesh"): 0}, pool_={PHY: 0})
    t.combat.damage = 2
    t.go(f"surge:adv.{foe};{name}", f"pick:{token('vorakesh')}", f"pick:{E3}", "done")
    assert t.me.damage == n
    assert t.combat.damage == (1 if foe == "gc04" else 2)


@rule("RB-DMG-05")
def test_an_additional_effect_comes_though_the_damage_is_blocked() -> None:
    t = theirs("kc05", tokens={E3: 1}, pool_={SHI: 0, token("c05"): 1})
    t.go("surge:adv.kc05;paralysing_claw", f"pick:{SHI}", "done")
    assert t.me.damage == 0
    assert pool(t.combat, 0) == []


HEALING = [("gc11", "regenerate", 2), ("kc05", "feast", 3), ("kc03", "rise_again", 1), ("mc04", "chant", 1)]


@pytest.mark.parametrize(("foe", "name", "n"), HEALING)
def test_enemies_heal(foe: str, name: str, n: int) -> None:
    t = theirs(foe, dice="00")
    t.combat.damage = 3
    t.go(f"surge:adv.{foe};{name}")
    while t.prompt in ("combat.pay", "combat.recast"):
        t.go(t.offers()[0] if t.prompt == "combat.recast" or "done" not in t.offers() else "done")
    assert t.combat.damage == 3 - n


def test_undying_heals_four() -> None:
    t = theirs("gc10", tokens={E3: 1, token("vorakesh"): 0})
    t.combat.damage = 6
    t.go("surge:adv.gc10;undying")
    assert t.combat.damage == 2


@pytest.mark.parametrize(("foe", "name"), [("kc08", "drain"), ("ks10", "chill_touch")])
def test_drains_deal_one_and_heal_one(foe: str, name: str) -> None:
    t = theirs(foe, tokens={E3: 1})
    t.combat.damage = 2
    t.go(f"surge:adv.{foe};{name}")
    assert (t.me.damage, t.combat.damage) == (1, 1)


REMOVING = [
    ("gs19", "vanish", {PHY: 0, SHI: 1, SUR: 0}, [SUR]),
    ("gc02", "stomp", {PHY: 0, SUR: 1}, [PHY]),
    ("gc09", "surround", {PHY: 0, SHI: 0}, [PHY]),
    ("gc10", "bone_armor", {PHY: 0, SUR: 0}, [SUR]),
    ("gc11", "claw", {PHY: 0, SHI: 0}, [PHY]),
    ("gc15", "nets", {PHY: 0, SUR: 0}, [PHY]),
    ("gx13", "charm", {PHY: 0, SHI: 1, SUR: 1}, [SUR]),
    ("mc05", "tail_sweep", {PHY: 0, SHI: 0, SUR: 1}, [PHY]),
    ("kc04", "terror", {PHY: 0, SUR: 1}, [PHY]),
    ("kx10", "seal", {PHY: 0, SUR: 0}, [PHY]),
    ("mc01", "barrier", {PHY: 0, token("c03"): 0}, [PHY]),
]


@pytest.mark.parametrize(("foe", "name", "before", "after"), REMOVING)
def test_enemies_remove_tokens_of_some_symbols(
    foe: str, name: str, before: dict[str, int], after: list[str]
) -> None:
    t = theirs(foe, pool_=before)
    t.go(f"surge:adv.{foe};{name}")
    if t.prompt == "combat.pay":
        t.go(f"pick:{E3}", "done") if "done" not in t.offers() else t.go("done")
    assert pool(t.combat, 0) == after


@pytest.mark.parametrize(
    ("foe", "name", "n"), [("ks10", "grasping_hands", 2), ("mx10", "coil", 1), ("gc13", "earthshake", 3)]
)
def test_enemies_remove_tokens_of_their_choice(foe: str, name: str, n: int) -> None:
    tokens = {E3: 1} if n == 1 else {E3: 1, POWER: 1} if n == 2 else {E3: 1, token("vorakesh"): 0}
    t = theirs(foe, tokens=tokens, pool_={PHY: 0, SHI: 0, SUR: 0, token("c03"): 0})
    t.go(f"surge:adv.{foe};{name}", *[f"pick:{one}" for one in (PHY, SHI, SUR)[:n]])
    assert len(pool(t.combat, 0)) == 4 - n
    assert PHY not in pool(t.combat, 0)


@pytest.mark.parametrize(
    ("foe", "name", "n"),
    [("gc03", "hex", 1), ("kc06", "wail", 1), ("ms10", "confuse", 2), ("kc08", "mesmerise", 2)],
)
def test_enemies_flip_tokens_of_the_hero(foe: str, name: str, n: int) -> None:
    t = theirs(foe, tokens={E3: 1} if n == 1 else {E3: 1, POWER: 1}, pool_={PHY: 0, SHI: 0, SUR: 0})
    t.go(f"surge:adv.{foe};{name}", *[f"pick:{one}" for one in (PHY, SHI)[:n]])
    assert t.shown(0) == (["sur", "shi", "sur"] if n == 1 else ["sur", "phy", "sur"])


def test_mirage_flips_any_one_token_of_either_pool() -> None:
    t = theirs("gx13", tokens={E3: 1, E1: 1}, pool_={PHY: 0}).go("surge:adv.gx13;mirage", f"pick:{E1}")
    assert t.shown(1) == ["ene"]


@rule("RB-TOKEN-11", "RB-TOKEN-17")
def test_prophecy_recasts_a_token_of_the_heros_pool_and_no_spent_one() -> None:
    t = theirs("kc04", tokens={E3: 1}, pool_={PHY: 0, SHI: 0, SUR: 0}, dice="1")
    t.combat.tokens[SUR].spent = True
    t.go("surge:adv.kc04;prophecy")
    assert (t.seat, t.offers()) == (1, [f"pick:{PHY}", f"pick:{SHI}"])
    t.go(f"pick:{PHY}")
    assert t.shown(0) == ["sur", "shi"]


@pytest.mark.parametrize(("foe", "name", "n"), [("gc01", "gore", 1), ("gc05", "darkness", 2)])
def test_enemies_make_the_hero_recast(foe: str, name: str, n: int) -> None:
    t = theirs(foe, tokens={E3: 1}, pool_={PHY: 0, SHI: 1, SUR: 0}, dice="11")
    t.go(f"surge:adv.{foe};{name}", *[f"pick:{one}" for one in (PHY, SUR)[:n]])
    assert t.shown(0) == (["sur", "phy", "sur"] if n == 1 else ["sur", "phy", "agi"])


@pytest.mark.parametrize(("foe", "name"), [("gc07", "screech"), ("mc06", "snatch")])
def test_enemies_make_the_hero_recast_gold_symbols(foe: str, name: str) -> None:
    t = theirs(foe, pool_={PHY: 0, SHI: 1, SUR: 0}, dice="01").go(f"surge:adv.{foe};{name}")
    assert t.shown(0) == ["phy2", "shi", "agi"]


def test_shove_makes_the_hero_recast_all_shields() -> None:
    t = theirs("gc04", tokens={E3: 1}, pool_={PHY: 0, SHI: 0}, dice="1").go("surge:adv.gc04;shove")
    assert t.shown(0) == ["phy2", "phy"]


@pytest.mark.parametrize(
    ("foe", "name", "n"),
    [
        ("gc08", "pounce", 1),
        ("gc12", "swarm", 2),
        ("gc01", "frenzy", 2),
        ("mc10", "howl", 1),
        ("kc01", "relentless", 1),
    ],
)
def test_enemies_recast_spent_tokens_of_their_own(foe: str, name: str, n: int) -> None:
    tokens = {E3: 1, E1: 0, E2: 0} if name != "frenzy" else {E3: 1, POWER: 1, E1: 0, E2: 0}
    t = theirs(foe, tokens=tokens, dice="00")
    t.combat.tokens[E1].spent = t.combat.tokens[E2].spent = True
    t.go(f"surge:adv.{foe};{name}", f"pick:{E1}", *([f"pick:{E2}"] if n == 2 else []))
    assert E1 in pool(t.combat, 1)
    assert (E2 in pool(t.combat, 1)) is (n == 2)


@pytest.mark.parametrize(
    ("foe", "name"), [("gc08", "fade"), ("mc03", "take_wing"), ("kc02", "unholy_shield"), ("mc08", "parry")]
)
def test_enemies_block_the_next_attack_of_the_round(foe: str, name: str) -> None:
    t = theirs(foe, tokens={E3: 1} if name == "parry" else {E3: 1, POWER: 1}, pool_={PHY: 0, SHI: 1})
    t.go(f"surge:adv.{foe};{name}", "attack:phy", f"pick:{PHY}", f"pick:{SHI}")
    assert t.combat.damage == (1 if name == "parry" else 0)


def test_berserk_adds_one_to_each_enemy_damage_token_of_the_round() -> None:
    t = theirs("gc06", tokens={E3: 1, POWER: 1, E1: 0, E2: 0}).go(
        "surge:adv.gc06;berserk", "pass", "attack:ene"
    )
    t.go(f"pick:{E1}", f"pick:{E2}")
    assert t.me.damage == 4


@rule("RB-CORE-04")
def test_who_cannot_use_surge_abilities_cannot() -> None:
    t = mine("gx13", learned="w7")
    assert t.offers("surge") == []
    t = theirs("kc01", tokens={E3: 1}, learned="w7").go("surge:adv.kc01;swarming")
    assert t.seat == 0
    assert t.offers("surge") == []


@rule("RB-CACT-06")
@pytest.mark.parametrize(
    ("foe", "kind", "n"), [("mc02", "phy", 1), ("mc07", "phy", 1), ("kc06", "phy", 1), ("kc07", "mag", 0)]
)
def test_some_enemies_take_less_of_one_kind(foe: str, kind: str, n: int) -> None:
    mag = token("lyssa", 1)
    t = mine(foe, hero="lyssa", tokens={token("lyssa", 0): 0, mag: 0}).go(f"attack:{kind}")
    assert t.combat.damage == n
    other = "mag" if kind == "phy" else "phy"
    t = mine(foe, hero="lyssa", tokens={token("lyssa", 0): 0, mag: 0}).go(f"attack:{other}")
    assert t.combat.damage == (1 if other == "mag" else 2)


@rule("RB-ABIL-15")
def test_cleaving_deals_x() -> None:
    t = theirs("kc03", tokens={E3: 1, POWER: 1}).go("surge:adv.kc03;cleaving", f"pick:{E3}", f"pick:{POWER}")
    assert t.me.damage == 2


def test_raise_places_a_zombie_beside_the_hero_by_the_enemys_choice() -> None:
    t = theirs("kc10", at="h7.9").go("surge:adv.kc10;raise")
    assert (t.prompt, t.seat) == ("zombie.place", 1)
    t.go("place:h7.8")
    assert t.state.zombies == {"h7.8": 1}


# ---------------------------------------------------------------------- villains


def evil(name: str, *, scenario: str = "margath", tokens: dict[str, int], **parts: Any) -> TestJourney:
    t = villain(scenario=scenario, cast="000" + "0000000", **parts).go("face")
    lay_pool(t, 1, tokens)
    lay_pool(t, 0, {PHY: 0, SHI: 1, SUR: 0})
    t.combat.side = 1
    source = "villain.margath" if scenario == "margath" else "villain.vorakesh"
    return t.begin_again().go(f"surge:{source};{name}")


def test_margath() -> None:
    t = evil("taunt", tokens={E3: 1}).go(f"pick:{PHY}")
    assert t.shown(0) == ["sur", "phy", "sur"]
    t = evil("will_of_margath", tokens={E3: 1, POWER: 1})
    assert t.combat.damage == 0
    t = evil("empower", tokens={E3: 1, POWER: 1, token("margath"): 1, E1: 0}, dice="000" + "0000000")
    t.go("pass", "attack:ene")
    assert t.me.damage == 2


@rule("RB-VILL-06")
def test_a_villain_heals_no_more_than_the_damage() -> None:
    t = villain(cast="000" + "0000000", lore=3).go("face")
    t.combat.damage = 2
    lay_pool(t, 1, {E3: 1, POWER: 1})
    t.combat.side = 1
    t.begin_again().go("surge:villain.margath;will_of_margath")
    assert t.combat.damage == 0


def test_vorakesh() -> None:
    t = evil("vampirism", scenario="dead_king", tokens={E3: 1})
    assert t.me.damage == 1
    t = evil("curse", scenario="dead_king", tokens={E3: 1, POWER: 1})
    assert t.shown(0) == ["sur", "shi", "agi"]


@rule("RB-ABIL-17")
def test_raise_dead_borrows_a_surge_ability_and_x_counts_as_one() -> None:
    t = evil("raise_dead", scenario="dead_king", tokens={E3: 1}, dice="0", discards={"com": "kc03"})
    t.go("surge:adv.kc03;cleaving")
    assert t.me.damage == 1
    assert "1:villain.vorakesh:raise_dead" in t.combat.used
    t = evil("raise_dead", scenario="dead_king", tokens={E3: 1}, discards={"com": "gc18"})
    assert t.me.damage == 0


@rule("RB-ABIL-16")
def test_a_villains_life_follows_the_board_during_the_fight() -> None:
    t = evil(
        "raise_dead",
        scenario="dead_king",
        tokens={E3: 1},
        dice="0",
        discards={"com": "kc10"},
        zombies={"h0.0": 2},
    )
    t.go("surge:adv.kc10;raise", "place:h3.4")
    assert life(t, 1) == 13


# ---------------------------------------------------------------------- on engaging


@rule("RB-COMBAT-05", "RB-CACT-26")
@pytest.mark.parametrize(
    ("kit", "n"), [({"learned": "m2"}, 1), ({"assets": "c07"}, 2), ({"learned": "r3"}, 1)]
)
def test_damage_on_engaging_comes_before_the_first_cast_and_nothing_blocks_it(
    kit: dict[str, str], n: int
) -> None:
    cast = "0000" if "assets" in kit else "000"
    t = fight("gc02", cast=cast + "11111", at="h5.6", **kit)
    assert t.combat.damage == n
    assert t.told("combat.harm")
    assert t.combat.round == 1
    if kit == {"learned": "r3"}:
        assert fight("gc02", cast="000 11111", at="h7.9", **kit).combat.damage == 0


@rule("RB-ABIL-06", "RB-ABIL-08")
def test_several_abilities_on_engaging_come_in_the_owners_order() -> None:
    t = fight("gc02", cast="0000" + "11111", assets="c07", learned="m2")
    assert t.prompt == "ability.order"
    t.go("resolve:skill.m2;")
    assert t.combat.damage == 3


@rule("RB-ENEMY-05")
@pytest.mark.parametrize("star", [True, False])
def test_a_test_printed_on_an_enemy_does_not_end_the_combat(star: bool) -> None:
    stack = {"skill": "w1 w2" if star else "w2 w4"}
    t = fight("gs19", cast="000" + "00000", stack=stack)
    assert t.me.damage == (0 if star else 1)
    assert t.prompt == "combat.act"
    t = fight("ms10", cast="000" + "00000", stack=stack, gold=2)
    assert t.me.gold == (2 if star else 1)


@rule("RB-ENEMY-06")
def test_beast_speech_receives_a_beast_without_its_reward() -> None:
    t = fight("gc07", learned="w5", hero="lyssa", stack={"skill": "w1 w2"}).go("yes")
    assert t.state.combat is None
    assert t.names("trophy.0.com") == ["gc07"]
    assert t.me.gold == 0
    assert "engage" not in t.prompt
    t = fight("gc02", learned="w5", hero="lyssa", cast="000 00000")
    assert t.prompt == "combat.act", "an Ettin is no beast"


def test_marksmanship_may_end_a_fight_before_it_begins() -> None:
    t = fight("kc01", learned="m2 r3", assets="c07", at="h5.6")
    t.go("resolve:skill.m2;", "resolve:skill.r3;")
    assert t.state.combat is None
    assert t.names("trophy.0.com") == ["kc01"]


@rule("RB-ABIL-16")
def test_a_dragon_hybrid_has_a_life_more_for_each_lore() -> None:
    t = fight("mc01", cast="000" + "11111", lore=2)
    t.combat.damage = 5
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("attack:phy")
    assert t.state.combat is not None
    assert t.combat.damage == 7


def test_an_automatic_enemy_plays_alone() -> None:
    heroes = {"laurel": {"at": "h7.9"}}
    t = journey(heroes=heroes, stack={"com": "gc12"}, dice="000 00000").go("adventure")
    assert t.seat == 0
    t.go("pass", "done")
    assert t.me.damage == 5, "a doubled one and three more"
    assert t.prompt == "combat.escape"
