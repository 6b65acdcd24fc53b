"""The worked examples of the rulebook, played from a hero's turn (each says where it stands there)."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.rules.fighters import pool
from tests.games.runebound.positions import TestJourney, fight, journey, lay_pool, token
from tests.rules import rule

E1, E2, E3, E4, E5 = (token("enemy", n) for n in range(5))


@rule("RB-TURN-08")
def test_a_hero_may_move_twice_or_train_three_times() -> None:
    """Actions: the same action may be taken again."""
    t = journey(heroes={"mok": {"at": "h3.4"}, "corbin": {"at": "h0.1"}}).go("go:h3.5", "go:h3.6")
    assert (t.me.at, t.turn.actions) == ("h3.6", 1)
    t = journey(heroes={"mok": {"at": "h3.4"}, "corbin": {"at": "h0.1"}}).go("train")
    for _ in range(2):
        while t.prompt == "settle.hand":
            t.go(t.offers()[0])
        t.go("train")
    assert (t.turn.actions, len(t.told("trains"))) == (0, 3)


@rule("RB-TOKEN-10", "RB-TOKEN-11")
def test_prophecy_takes_a_token_of_the_pool_and_no_spent_one() -> None:
    """Combat actions: the Prophet of Fears."""
    heroes = {"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, scenario="dead_king", stack={"com": "kc04"}, dice="010 01100 1").go(
        "adventure"
    )
    phy, shi, sur = (token("laurel", n) for n in range(3))
    assert (t.seat, t.shown(0)) == (0, ["phy2", "phy", "sur"])
    t.go("attack:phy", f"pick:{phy}", "done")
    lay_pool(t, 1, {E3: 1})
    t.begin_again(1).go("surge:adv.kc04;prophecy")
    assert t.prompt == "combat.recast"
    assert t.offers() == [f"pick:{shi}", f"pick:{sur}"]
    t.go(f"pick:{sur}")
    assert t.shown(0) == ["phy", "agi"]


@rule("RB-ATTR-04")
def test_plus_two_and_minus_one_are_plus_one() -> None:
    """Attributes: all modifiers count together."""
    t = journey(heroes={"thorn": {"learned": "l1 u1"}, "corbin": {}})
    assert t.stat(0, "mind") == 3 + 2 - 1


@rule("RB-DMG-07", "RB-DMG-08")
def test_counterspell_is_no_attack() -> None:
    """Attack: what guards against an attack is not used up by it."""
    t = fight("gc08", "lyssa", cast="000 11111", learned="u2", hand="w7")
    lay_pool(t, 1, {E3: 1, token("powerful"): 1})
    lay_pool(t, 0, {token("lyssa", 0): 0})
    t.begin_again(1).go("surge:adv.gc08;fade")
    while t.prompt == "combat.pay":
        t.go(t.offers("pick")[0])
    assert t.go("yes").combat.damage == 2
    assert t.combat.guards[1] != 0
    t.begin_again(0).go("attack:phy")
    assert t.combat.damage == 2, "the attack is what is blocked"


@rule("RB-DICE-06")
def test_a_wild_die_cannot_be_refused_where_mountains_harm() -> None:
    """Terrain dice: a wild one shows the mountain, too."""
    t = journey(
        heroes={"corbin": {"at": "h3.4"}, "laurel": {"at": "h5.6"}},
        space=1,
        stack={"story": "tm7"},
        dice="*PP",
    )
    t.state.turn = None
    t.state.step = "time"
    t.go()
    assert t.zone("tm7") == "story.discard"
    assert [player.damage for player in t.state.players] == [1, 0]


@rule("RB-MAP-05", "RB-MAP-04")
def test_every_die_of_stalk_prey_hits_in_a_city() -> None:
    """Cities: Lyssa fights in one."""
    t = fight("gc02", "lyssa", cast="000 11111", at="h5.6", dice="PFM")
    lay_pool(t, 0, {token("lyssa", 2): 1})
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("surge:hero.lyssa;stalk_prey")
    assert t.combat.damage == 3


@rule("RB-ABIL-14")
def test_surges_stay_spent_when_their_ability_is_negated() -> None:
    """Negating: the cost is not returned."""
    heroes = {"corbin": {"at": "h5.8"}, "laurel": {"at": "h5.8"}}
    t = journey(heroes=heroes, dice="100 000").go("defy:p1")
    assert t.shown(0) == ["sur", "phy", "agi"]
    t.begin_again(0).go("surge:hero.corbin;brutal_assault")
    assert (t.prompt, t.seat) == ("combat.negate", 1)
    t.go("yes")
    assert t.state.players[1].damage == 0
    assert t.combat.tokens[token("corbin", 0)].spent
    assert t.combat.tokens[token("laurel", 2)].spent


@rule("RB-DMG-03", "RB-COMBAT-24")
def test_a_beaten_dragon_scorches_nobody() -> None:
    """Defeated: Scorch of the Great Dragon does not resolve any more."""
    t = fight("mc02", cast="000 11111")
    t.combat.damage = 4
    lay_pool(t, 0, {token("laurel", 0): 0})
    lay_pool(t, 1, {E3: 1, token("powerful"): 1})
    t.begin_again(0).go("attack:phy")
    assert t.state.combat is None
    assert (t.me.damage, t.me.gold, t.me.lore) == (0, 2, 1)


@rule("RB-ABIL-11", "RB-MOVE-20")
def test_tireless_goes_on_in_the_middle_of_a_move() -> None:
    """Once per turn: a die, Tireless, two more dice."""
    t = journey(heroes={"corbin": {"at": "h8.0", "learned": "r1"}, "laurel": {"at": "h0.1"}}, dice="PPP")
    t.go("throw", "step:h8.1;1", "use:skill.r1", "place:h8.2")
    assert (t.me.at, len(t.roll_.faces)) == ("h8.2", 2)
    t.go("step:h7.2;1", "step:h7.3;1")
    assert t.me.at == "h7.3"
    assert t.turn.actions == 2
    assert t.offers("use") == []


@rule("RB-MOVE-17")
def test_the_road_does_not_leap_across_the_crossroads_beside_suvars_rest() -> None:
    """Road movement: two road hexes side by side that no road joins."""
    t = journey(heroes={"corbin": {"at": "h2.7"}, "laurel": {"at": "h0.1"}}, dice="MMM").go("throw")
    assert sorted(t.offers("step")) == ["step:h2.6;5", "step:h3.8;5"]
    t.go("step:h2.6;5", "step:h3.6;5")
    assert t.me.at == "h3.6"


@rule("RB-CACT-14", "RB-CACT-15", "RB-COMBAT-15")
def test_two_physical_damage_on_a_doubling_token_deal_four() -> None:
    """Doubling: both tokens are spent; a token of two counts once for initiative."""
    t = fight("gc02", cast="0000 11111", assets="c10")
    lay_pool(t, 0, {token("laurel", 0): 0, token("c10"): 1})
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go(f"double:{token('c10')};{token('laurel', 0)}")
    t.begin_again(0).go("attack:phy")
    assert t.combat.damage == 4
    assert pool(t.combat, 0) == []


@rule("RB-CACT-09")
def test_a_doubled_agility_does_no_more_than_one() -> None:
    """Agility: it may lie on a doubling token in vain."""
    t = fight("gc02", cast="0000 11111", assets="c10", dice="0")
    agility, double = token("laurel", 2), token("c10")
    lay_pool(t, 0, {agility: 1, double: 1, token("laurel", 1): 0})
    lay_pool(t, 1, {E4: 1, E5: 1})
    t.begin_again(0).go(f"double:{double};{agility}")
    t.begin_again(0).go(f"agile:{agility}", f"flip:{token('laurel', 1)}")
    assert t.prompt == "combat.act", "nothing more is flipped"
    assert pool(t.combat, 0) == [token("laurel", 1)]


@rule("RB-TOKEN-14")
def test_an_ability_that_takes_shields_takes_those_of_any_value() -> None:
    """Combat tokens: all tokens of a kind, whatever their value."""
    t = fight("gc11", cast="0000 11111", assets="b11")
    lay_pool(t, 0, {token("laurel", 1): 0, token("b11"): 0, token("laurel", 0): 0})
    lay_pool(t, 1, {E3: 1})
    t.begin_again(1).go("surge:adv.gc11;claw")
    assert pool(t.combat, 0) == [token("laurel", 0)]


@rule("RB-EVENT-09", "RB-EVENT-08")
def test_tales_of_old_bring_a_gold_and_the_card() -> None:
    """Events: handing over the purse is mere fiction."""
    heroes = {"laurel": {"at": "h7.0"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"soc": "gs11", "skill": "w2 w1"}).go("adventure", "option:{gs11};b")
    assert (t.me.gold, t.names("trophy.0.soc"), t.turn.actions) == (1, ["gs11"], 1)


def corbin(card: str, at: str, dice: str) -> TestJourney:
    """Corbin explores for a quest."""
    heroes = {"corbin": {"at": at, "front": card}, "laurel": {"at": "h0.1"}}
    return journey(heroes=heroes, dice=dice).go(f"attempt:{{{card}}}")


@rule("RB-QUEST-07", "RB-QUEST-09", "RB-QUEST-10")
@pytest.mark.parametrize(("dice", "met"), [("M*F", True), ("MMF", True), ("**F", True), ("MFF", False)])
def test_corbin_meets_mountain_and_water(dice: str, met: bool) -> None:
    """Quests: Corbin's requirement, with the forest that Magical Storm asks for besides."""
    t = corbin("gx09", "h7.9", dice)
    assert (f"end:{t.id('gx09')};2" in t.offers("end")) is met


@rule("RB-QUEST-08")
@pytest.mark.parametrize(("dice", "met"), [("MMM", False), ("M*M", True), ("**P", True), ("*PP", False)])
def test_a_wild_symbol_needs_a_wild_die(dice: str, met: bool) -> None:
    """Quests: the other half of the example, with the water that Swamp Tales ask for besides."""
    t = corbin("gx07", "h5.4", dice)
    assert (f"end:{t.id('gx07')};1" in t.offers("end")) is met
