"""What surge abilities and cards do in combat, one by one (TOKEN, CACT, DMG)."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.rules.fighters import pool
from tests.games.runebound.positions import lay_pool, token
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

# ---------------------------------------------------------------------- skills and assets of heroes


@pytest.mark.parametrize(
    ("card", "name", "n", "kind"),
    [
        ("w2", "maul", 1, "phy"),
        ("w7", "rend", 2, "phy"),
        ("u3", "firebolt", 2, "mag"),
        ("g6", "smite", 2, "mag"),
    ],
)
def test_surge_skills_deal_damage(card: str, name: str, n: int, kind: str) -> None:
    t = mine(learned=card).go(f"surge:skill.{card};{name}")
    assert t.combat.damage == n
    assert t.told("combat.harm")[0].args["kind"] == f"symbol.{kind}"


def test_smite_deals_four_to_undead_and_demons() -> None:
    assert mine("gc11", learned="g6").go("surge:skill.g6;smite").combat.damage == 4


@pytest.mark.parametrize(
    ("card", "name", "cost", "n"),
    [
        ("a05", "rune_bolt", 2, 3),
        ("a07", "chain_lightning", 1, 1),
        ("b06", "impale", 1, 1),
        ("c02", "dragonfire", 2, 2),
        ("c06", "sunder", 2, 3),
    ],
)
def test_surge_assets_deal_damage(card: str, name: str, cost: int, n: int) -> None:
    tokens = {SUR: 0} if cost == 1 else {SUR: 0, PHY: 1}
    t = mine("gc04", assets=card, tokens=tokens)
    t.go(f"surge:asset.{card};{name}")
    assert t.combat.damage == n


def test_impale_cannot_be_blocked() -> None:
    t = mine(assets="b06", tokens={SUR: 0})
    lay_pool(t, 1, {E1: 1})
    t.go("surge:asset.b06;impale")
    assert t.combat.damage == 1


@rule("RB-TEST-07")
def test_spirit_manifestation_deals_one_magic_for_each_success() -> None:
    t = mine(hero="mok", tokens={token("mok", 2): 0}, stack={"skill": "w1 w5 w2"})
    t.go("surge:hero.mok;spirit_manifestation")
    assert t.combat.damage == 2


@rule("RB-MAP-05")
@pytest.mark.parametrize(("at", "n"), [("h7.9", 1), ("h5.6", 3)])
def test_stalk_prey_deals_one_for_each_die_that_matches_and_all_do_in_a_city(at: str, n: int) -> None:
    t = mine(hero="lyssa", at=at, tokens={token("lyssa", 2): 1}, dice="PFM").go("surge:hero.lyssa;stalk_prey")
    assert t.combat.damage == n


def test_pack_hunt_rolls_three_dice_whatever_the_speed() -> None:
    t = mine(learned="w9 r4", at="h3.4", dice="PPM").go("surge:skill.w9;pack_hunt", "done")
    assert t.combat.damage == 2


def test_mind_meld_deals_back_what_attacks_do() -> None:
    t = mine(hero="thorn", tokens={token("thorn", 0): 0}).go("surge:hero.thorn;mind_meld")
    lay_pool(t, 1, {E1: 0, E2: 0})
    t.begin_again(1).go("attack:ene", f"pick:{E1}", f"pick:{E2}")
    assert t.me.damage == 2
    assert t.combat.damage == 2


@rule("RB-TOKEN-14")
def test_crush_removes_all_shields_of_any_value() -> None:
    t = mine(assets="a06", tokens={SUR: 0})
    lay_pool(t, 1, {E1: 1, E2: 0})
    t.go("surge:asset.a06;crush")
    assert pool(t.combat, 1) == [E2]


def test_blind_flips_a_token_of_the_foe() -> None:
    t = mine(assets="b07", tokens={SUR: 0})
    lay_pool(t, 1, {E1: 0, E2: 0})
    t.go("surge:asset.b07;blind", f"pick:{E1}")
    assert t.shown(1) == ["shi", "ene"]


def test_focus_doubles_magic_and_four_times_on_a_doubling_token() -> None:
    mag, dbl = token("c10"), token("c01")
    t = mine("gc13", assets="a11 c01", tokens={token("a11"): 0, mag: 0, dbl: 0})
    t.go("surge:asset.a11;focus", f"double:{dbl};{mag}", "attack:mag")
    assert t.combat.damage == 4


def test_radiance_and_rally_heal_in_combat() -> None:
    t = mine(assets="b11", tokens={SUR: 0}, damage=3).go("surge:asset.b11;radiance")
    assert t.me.damage == 2
    t = mine(learned="m10", damage=3, tokens={SUR: 0, PHY: 1}, dice="0")
    t.go("surge:skill.m10;rally", f"pick:{PHY}")
    assert t.me.damage == 1
    assert t.shown(0) == ["phy2"]


def test_feint_makes_the_foe_recast_all_shields() -> None:
    t = mine(learned="m7", dice="0")
    lay_pool(t, 1, {E1: 1, E2: 0})
    t.go("surge:skill.m7;feint")
    assert t.shown(1) == ["ene", "ene"]


def test_sand_in_the_eyes_and_freeze_remove_tokens() -> None:
    t = mine(learned="l8")
    lay_pool(t, 1, {E1: 0, E2: 0})
    t.go("surge:skill.l8;sand_in_the_eyes", f"pick:{E1}")
    assert pool(t.combat, 1) == [E2]
    t = mine(learned="u4", tokens={SUR: 0, PHY: 1})
    lay_pool(t, 1, {E1: 0, E2: 0, E3: 0})
    t.go("surge:skill.u4;freeze", f"pick:{E1}", f"pick:{E3}")
    assert pool(t.combat, 1) == [E2]


def test_aegis_blocks_all_damage_of_the_next_attack_of_the_round() -> None:
    t = mine(learned="g4").go("surge:skill.g4;aegis")
    lay_pool(t, 1, {E1: 0, E2: 0})
    t.begin_again(1).go("attack:ene", f"pick:{E1}", "done")
    assert t.me.damage == 0
    t.go("pass", "attack:ene", "done")
    assert t.me.damage == 1


def test_rune_of_mirrors_uses_a_token_of_the_foe_as_ones_own() -> None:
    t = mine(learned="u9", tokens={SUR: 0, PHY: 1})
    lay_pool(t, 1, {POWER: 0, E2: 1})
    t.go("surge:skill.u9;mirror", f"pick:{POWER}")
    assert t.combat.damage == 2
    assert POWER in pool(t.combat, 1)
    t = mine(learned="u9 w7", tokens={SUR: 0, PHY: 1, SHI: 0})
    lay_pool(t, 1, {E3: 1, E2: 1})
    t.go("surge:skill.u9;mirror", f"pick:{E3}", "surge:skill.w7;rend")
    assert t.combat.damage == 2
    t = mine(learned="u9", tokens={SUR: 0, PHY: 1, SHI: 0})
    lay_pool(t, 1, {E2: 1, E4: 1})
    t.go("surge:skill.u9;mirror", f"flip:{SHI}")
    assert t.shown(0) == ["phy"]


@rule("RB-ABIL-12", "RB-ABIL-13", "RB-ABIL-14")
@pytest.mark.parametrize("negate", [True, False])
def test_brutal_assault_deals_x_and_may_be_negated_by_as_many_surges(negate: bool) -> None:
    t = mine(hero="corbin", tokens={token("corbin", 0): 1})
    lay_pool(t, 1, {E3: 1, POWER: 0})
    t.go("surge:hero.corbin;brutal_assault")
    assert (t.prompt, t.seat) == ("combat.negate", 1)
    t.go("yes" if negate else "no")
    assert t.combat.damage == (0 if negate else 1)
    assert token("corbin", 0) not in pool(t.combat, 0)
    assert (E3 in pool(t.combat, 1)) is not negate


def test_brutal_assault_cannot_be_negated_by_too_few_surges() -> None:
    t = mine(hero="corbin", tokens={token("corbin", 0): 1, token("a07"): 1}, assets="a07")
    lay_pool(t, 1, {E3: 1})
    t.go("surge:hero.corbin;brutal_assault", f"pick:{token('corbin', 0)}", f"pick:{token('a07')}")
    assert t.combat.damage == 2


@rule("RB-DMG-08", "RB-ABIL-03")
def test_counterspell_answers_a_surge_ability_and_is_no_attack() -> None:
    t = theirs("gc08", tokens={E3: 1}, learned="u2", hand="w7", dice="0")
    t.combat.guards[1] = -1
    t.go("surge:adv.gc08;pounce")
    assert t.prompt == "ability.may"
    t.go("yes")
    assert t.combat.damage == 2
    assert t.combat.guards[1] == -1, "only an attack uses up what blocks the next attack"
    assert theirs("gc08", tokens={E3: 1}, hand="u2", dice="0").go("surge:adv.gc08;pounce").combat.damage == 0


@rule("RB-COMBAT-23")
def test_sweeping_strike_recasts_any_number_of_own_tokens_for_an_exertion() -> None:
    t = mine(hero="hawthorne", hand="w7", dice="10", tokens={token("hawthorne", n): 0 for n in range(3)})
    t.go(
        "special:hero.hawthorne;sweeping_strike",
        f"pick:{token('hawthorne', 0)}",
        f"pick:{token('hawthorne', 2)}",
        "done",
    )
    assert t.shown(0) == ["shi", "phy", "phy"]
    assert t.offers("special") == []


def test_onslaught_gives_another_action_once_per_combat() -> None:
    tokens = {token("hawthorne", n): 0 for n in range(3)}
    t = mine("gc04", hero="hawthorne", tokens=tokens)
    lay_pool(t, 1, {E1: 0, E2: 0, E3: 0})
    t.go("attack:phy", f"pick:{token('hawthorne', 1)}", "done", "yes")
    assert t.seat == 0
    t.go("attack:phy", f"pick:{token('hawthorne', 2)}", "done")
    assert t.seat == 1
    assert t.combat.once == ["0:hero.hawthorne:onslaught"]


def test_ambidextrous_attacks_again_after_a_single_token() -> None:
    t = mine("gc04", hero="lyssa", learned="m3", tokens={token("lyssa", 0): 0, token("lyssa", 1): 0})
    lay_pool(t, 1, {E1: 0, E2: 0})
    t.go("attack:phy", "yes")
    assert t.offers() == [] or t.seat == 1
    assert t.combat.damage == 3, "the other attack is the only one left"
    assert t.seat == 1
    told = t.told("ability.used")[-1]
    assert (told.args["source"], told.rules) == ("skill.m3", ("RB-COMBAT-12",))


@rule("RB-COMBAT-18")
def test_who_fights_on_alone_needs_no_card_to_act_again() -> None:
    """The other has passed, so that every action is followed by another one anyway."""
    t = mine("gc04", hero="lyssa", learned="m3", tokens={token("lyssa", 0): 0, token("lyssa", 1): 0})
    lay_pool(t, 1, {E1: 0})
    t.combat.passed[1] = True
    t.rule = t.pending = None
    t.go("attack:phy")
    assert t.prompt == "combat.act"
    assert t.combat.used == []


def test_power_attack_and_martyr_add_damage() -> None:
    t = mine("gc04", learned="m5", hand="w7", tokens={PHY: 0}).go("attack:phy", "yes")
    assert t.combat.damage == 4
    t = mine("gc04", learned="g8", damage=4, tokens={PHY: 0}).go("attack:phy")
    assert t.combat.damage == 3
    t = mine("gc04", learned="g8", damage=3, tokens={PHY: 0}).go("attack:phy")
    assert t.combat.damage == 2


@rule("RB-CACT-01")
def test_power_attack_is_for_physical_damage_and_a_card() -> None:
    t = mine("gc04", hero="lyssa", learned="m5", hand="w7", tokens={token("lyssa", 1): 0}).go("attack:mag")
    assert (t.combat.damage, t.names("hand.0")) == (1, ["w7"])
    assert mine("gc04", learned="m5", tokens={PHY: 0}).go("attack:phy").combat.damage == 2
    t = mine("gc04", learned="m5", hand="w7", tokens={PHY: 0}).go("attack:phy", "yes")
    assert (t.rules_of("ability.used"), t.names("hand.0")) == (("RB-CACT-01",), [])


@rule("RB-COMBAT-12")
def test_who_declines_a_second_attack_may_do_anything_in_the_next_turn() -> None:
    tokens = {token("lyssa", 0): 0, token("lyssa", 1): 0, token("lyssa", 2): 0}
    t = mine("gc04", hero="lyssa", learned="m3", tokens=tokens)
    lay_pool(t, 1, {E1: 0, E2: 0})
    t.go("attack:phy", "no")
    assert (t.seat, t.combat.again, t.combat.used) == (1, "", [])
