"""After a combat: rewards, the villain, elimination, victory (ENEMY, VILL, END)."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.runebound.rules.fighters import life, tokens_of
from tests.games.runebound.positions import TestJourney, fight, journey, lay_pool, token, villain
from tests.rules import rule

PHY, SHI, SUR = (token("laurel", n) for n in range(3))
E1, E4 = token("enemy", 0), token("enemy", 3)


def won(foe: str, **kit: Any) -> TestJourney:
    """The hero deals the last damage to an enemy."""
    t = fight(foe, cast="000" + "11111", **kit)
    t.combat.damage = life(t, 1) - 1
    lay_pool(t, 0, {PHY: 0, SUR: 0})
    lay_pool(t, 1, {E4: 1})
    return t.begin_again(0).go("attack:phy")


REWARDS = [
    ("gc01", 2),
    ("gc02", 3),
    ("gc03", 2),
    ("gc04", 3),
    ("gc05", 2),
    ("gc06", 2),
    ("gc07", 2),
    ("gc08", 2),
    ("gc10", 3),
    ("gc11", 3),
    ("gc14", 3),
    ("gc15", 2),
    ("mc06", 2),
    ("kc01", 2),
    ("kc02", 3),
    ("kc04", 3),
    ("kc06", 2),
]


@rule("RB-ENEMY-02")
@pytest.mark.parametrize(("foe", "gold"), REWARDS)
def test_a_defeated_enemy_gives_its_reward_and_itself(foe: str, gold: int) -> None:
    t = won(foe)
    assert t.me.gold == gold
    assert t.names("trophy.0.com") == [foe]
    assert t.prompt == "turn.act"


@rule("RB-TROPHY-13", "RB-ENEMY-02")
@pytest.mark.parametrize(
    ("foe", "deck", "gold"),
    [("gc09", "com", 1), ("gc12", "com", 1), ("gc13", "com", 3), ("kc05", "com", 1), ("kx10", "exp", 2)],
)
def test_bonus_trophies_come_after_the_card(foe: str, deck: str, gold: int) -> None:
    t = won(foe)
    assert t.me.gold == gold
    assert t.names(f"trophy.0.{deck}")[0] == foe
    assert t.things.count(f"trophy.0.{deck}") == 2


@pytest.mark.parametrize(
    ("foe", "gold", "lore"), [("mc02", 2, 1), ("mc04", 1, 1), ("mc07", 0, 1), ("mc08", 2, 1)]
)
def test_rewards_with_lore(foe: str, gold: int, lore: int) -> None:
    t = won(foe)
    assert (t.me.gold, t.me.lore) == (gold, lore)


@pytest.mark.parametrize("part", [0, 1])
@pytest.mark.parametrize(("foe", "gold"), [("mc01", 2), ("mc03", 2), ("mc05", 3), ("mx10", 3)])
def test_a_reward_of_gold_or_lore_is_the_heros_choice(foe: str, gold: int, part: int) -> None:
    t = won(foe).go(f"part:adv.{foe};{part}")
    assert (t.me.gold, t.me.lore) == ((gold, 0) if part == 0 else (0, 1))


def test_a_bonus_trophy_of_choice() -> None:
    t = won("gx13").go("part:adv.gx13;1", "deck:com")
    assert t.names("trophy.0.exp") == ["gx13"]
    assert t.things.count("trophy.0.com") == 1
    t = won("mc10").go("part:adv.mc10;0")
    assert t.me.gold == 2


@rule("RB-STORY-17")
def test_rewards_of_the_dead() -> None:
    t = won("ks10", zombies={"h0.0": 1}).go("part:adv.ks10;1")
    assert t.state.zombies == {}
    t = won("kc10", zombies={"h0.0": 1, "h0.2": 2}).go("part:adv.kc10;1", "place:h0.0")
    assert t.state.zombies == {"h0.2": 1}
    t = won("kc03", zombies={"h0.0": 1}).go("part:adv.kc03;0")
    assert t.me.gold == 2
    t = won("kc08").go("part:adv.kc08;1")
    assert t.me.allies == 1


def test_highwaymen_take_gold_from_who_is_defeated() -> None:
    t = fight("gc14", cast="000" + "11111", gold=3, damage=7)
    t.turn.actions = 0
    lay_pool(t, 0, {PHY: 0})
    lay_pool(t, 1, {E1: 0})
    t.begin_again(1).go("attack:ene")
    assert t.me.gold == 1


@pytest.mark.parametrize(
    ("card", "foe", "gold"), [("w1", "gc07", 4), ("w1", "gc02", 5), ("w1", "gc10", 5), ("w1", "gc03", 2)]
)
def test_a_taxidermist_gains_for_beasts_dragons_and_giants(card: str, foe: str, gold: int) -> None:
    assert won(foe, learned=card).me.gold == gold


@rule("RB-ENEMY-04")
def test_traits_matter_only_to_cards_that_name_them() -> None:
    t = won("gc07", learned="w8").go("yes", "place:h7.8")
    assert t.me.at == "h7.8"
    assert won("gc03", learned="w8").prompt == "turn.act"
    assert won("gc03", learned="r3", at="h5.6").me.gold == 3


def test_rune_of_binding_gains_a_trophy_of_the_enemys_deck() -> None:
    t = won("gc03", learned="u10", hand="m1").go("yes")
    assert t.things.count("trophy.0.com") == 2


@rule("RB-ENEMY-08")
def test_rune_of_binding_finds_no_deck_behind_an_enemy_of_the_story() -> None:
    heroes = {"laurel": {"at": "h1.8", "learned": "u10", "hand": "m1"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, track=["tm3"], dice="000 00000").go("tell:0;{tm3}")
    t.combat.damage = life(t, 1) - 1
    lay_pool(t, 0, {PHY: 0})
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("attack:phy")
    assert (t.prompt, t.names("hand.0"), t.trophies(0)) == ("turn.act", ["m1"], [])


# ---------------------------------------------------------------------- the villain


@rule("RB-VILL-01", "RB-VILL-02", "RB-VILL-07", "RB-STORY-05", "RB-STORY-03")
def test_the_villain_is_engaged_with_an_action_in_its_hex_and_casts_seven_tokens() -> None:
    t = villain(cast="000" + "0000000").go("face")
    assert len(tokens_of(t, 1)) == 7
    assert token("margath") in tokens_of(t, 1)
    assert t.turn.actions == 2
    assert t.told("villain.faced")[0].rules == ("RB-STORY-05", "RB-VILL-07")
    away = journey(heroes={"laurel": {"at": "h0.1"}, "corbin": {}}, act=2).go()
    assert away.offers("face") == []
    early = journey(heroes={"laurel": {"at": "h11.6"}, "corbin": {}}, act=1).go()
    assert early.offers("face") == []


@rule("RB-STORY-13", "RB-STORY-12")
@pytest.mark.parametrize(("lore", "n"), [(0, 15), (3, 12), (7, 8), (9, 8)])
def test_margath_has_a_life_less_for_each_lore_but_eight(lore: int, n: int) -> None:
    assert life(villain(cast="000" + "0000000", lore=lore).go("face"), 1) == n


@rule("RB-STORY-14", "RB-STORY-16", "RB-STORY-12")
@pytest.mark.parametrize(("allies", "zombies", "n"), [(0, 0, 10), (0, 5, 15), (2, 5, 11), (3, 1, 8)])
def test_vorakesh_counts_zombies_and_allies(allies: int, zombies: int, n: int) -> None:
    dead = {"h0.0": zombies} if zombies else {}
    t = villain(scenario="dead_king", cast="000" + "0000000", allies=allies, zombies=dead).go("face")
    assert life(t, 1) == n


@rule("RB-END-01")
def test_who_defeats_the_villain_wins_at_once() -> None:
    t = villain(cast="000" + "0000000").go("face")
    t.combat.damage = 14
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("attack:phy")
    assert t.over is not None
    assert (t.over.winners, t.over.why) == ((0,), "villain")


def beaten(others: int = 1, cast: str = "000", **kit: Any) -> TestJourney:
    """The villain defeats the active hero."""
    t = villain(cast=cast + "0000000", others=others, damage=7, **kit).go("face")
    t.combat.damage = 5
    lay_pool(t, 0, {SHI: 1})
    lay_pool(t, 1, {E1: 0})
    return t.begin_again(1).go("attack:ene")


@rule("RB-VILL-04", "RB-END-02", "RB-END-03", "RB-END-04", "RB-END-06")
def test_who_is_defeated_by_the_villain_is_eliminated_with_all_cards() -> None:
    t = beaten(
        cast="0000", assets="a04", learned="w7", hand="w1", trophies="gs01", front="gx01", gold=4, lore=3
    )
    assert t.me.out
    assert t.me.at == ""
    assert (t.me.gold, t.me.lore, t.me.damage) == (0, 0, 0)
    assert sorted(t.names("gone")) == ["a04", "gs01", "gx01", "w1", "w7"]
    assert t.over is None
    assert t.seat == 1


@rule("RB-END-08", "RB-END-05", "RB-TURN-04")
def test_an_elimination_ends_the_turn_and_passes_the_first_players_role_on() -> None:
    t = beaten(others=2)
    assert (t.seat, t.state.first) == (1, 1)
    t.go("idle", "idle", "idle")
    assert t.seat == 2
    t.go("idle", "idle", "idle")
    assert (t.seat, t.state.round) == (1, 3), "the next round begins without the hero who is out"


@rule("RB-VILL-05", "RB-STORY-06")
def test_after_a_lost_fight_the_villain_is_unharmed() -> None:
    t = beaten()
    assert t.state.combat is None
    t.state.players[1].at = "h11.6"
    t.dice.add("000" + "0000000")
    t.begin_again().go("face")
    assert t.combat.damage == 0
    assert t.rules_of("villain.turned") == ("RB-STORY-06", "RB-VILL-05")


@rule("RB-END-07")
def test_when_all_heroes_are_lost_nobody_wins() -> None:
    t = villain(cast="000" + "0000000", others=0, damage=7).go("face")
    lay_pool(t, 0, {SHI: 1})
    lay_pool(t, 1, {E1: 0})
    t.combat.side = 1
    t.combat.runs = -1
    t.begin_again(1)
    assert t.over is not None
    assert (t.over.winners, t.over.lost, t.over.why) == ((), True, "fallen")


def test_nine_lives_come_too_late_against_a_villain() -> None:
    t = villain("lyssa", cast="000" + "0000000", damage=8, hand="m1").go("face")
    lay_pool(t, 0, {token("lyssa", 0): 0})
    lay_pool(t, 1, {E1: 0})
    t.begin_again(1).go("attack:ene")
    assert t.me.out


@rule("RB-ENEMY-08")
def test_an_enemy_of_a_story_card_gives_no_trophy() -> None:
    heroes = {"laurel": {"at": "h1.8"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, track=["tm3"], dice="000 00000").go("tell:0;{tm3}")
    t.combat.damage = 6
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("attack:phy")
    assert t.me.lore == 2
    assert t.trophies(0) == []
    assert t.zone("tm3") == "story.discard"


@rule("RB-ENEMY-10")
def test_an_enemy_of_a_story_card_stays_if_the_hero_escapes() -> None:
    heroes = {"laurel": {"at": "h1.8"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, track=["tm3"], dice="000 00000 F").go(
        "tell:0;{tm3}", "pass", "pass", "flee", "step:h1.7;2"
    )
    assert t.state.track[0].card == t.card("tm3")
    assert t.me.at == "h1.7"


@rule("RB-ENEMY-09")
def test_the_hero_is_always_the_attacker() -> None:
    t = fight(cast="000" + "00000")
    assert t.combat.side == 0, "a tie of initiative goes to the attacker"


@rule("RB-ABIL-06", "RB-ENEMY-02")
def test_cards_for_a_victory_look_at_where_it_was_won_even_if_the_trophy_carries_the_hero_away() -> None:
    kit = {"at": "h10.8", "hand": "w3", "assets": "b03", "learned": "r3"}
    t = fight("gc12", "thorn", cast="0000 11111", **kit)
    t.combat.damage = 3
    lay_pool(t, 0, {token("b03"): 0})
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("attack:phy", "yes", "place:h9.9")
    assert t.me.at == "h9.9", "no road there"
    assert t.me.gold == 2, "one as a reward, one for the road"


@rule("RB-END-05")
def test_the_next_first_player_is_told() -> None:
    t = beaten()
    told = t.told("first.passed")[-1]
    assert (told.args["seat"], told.rules) == ("p1", ("RB-END-05",))


@rule("RB-COMBAT-24")
def test_how_a_combat_ended_is_told() -> None:
    t = fight(cast="000 11111")
    t.combat.damage = 3
    lay_pool(t, 1, {E4: 1})
    t.begin_again(0).go("attack:phy")
    assert t.rules_of("combat.won") == ("RB-COMBAT-24",)
    assert t.told("combat.lost") == []


@rule("RB-END-05", "RB-TURN-14")
def test_the_round_ends_when_the_last_in_order_is_eliminated() -> None:
    t = villain(cast="000" + "0000000", damage=7)
    t.state.first = 1
    t.go("face")
    lay_pool(t, 0, {SHI: 1})
    lay_pool(t, 1, {E1: 0})
    t.begin_again(1).go("attack:ene")
    assert (t.me.out, t.state.first, t.turn.seat) == (True, 1, 1)
    assert t.told("time.moves"), "both have had their turn"


@rule("RB-ABIL-06", "RB-EXERT-02")
def test_a_card_for_a_victory_that_cannot_be_paid_or_is_declined_does_nothing() -> None:
    t = won("gc03", learned="u10")
    assert (t.prompt, t.names("trophy.0.com"), t.told("ability.used")) == ("turn.act", ["gc03"], [])
    t = won("gc07", learned="w8")
    at = t.me.at
    t.go("no")
    assert (t.prompt, t.me.at, t.told("ability.used")) == ("turn.act", at, [])
