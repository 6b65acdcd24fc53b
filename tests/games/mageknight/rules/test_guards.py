"""The Block phase."""

import pytest

from hexameron.games.mageknight.rules import combat
from tests.games.mageknight.cards import ways
from tests.games.mageknight.fights import attack, block, foe
from tests.games.mageknight.positions import TestQuest, fight, next_enemies, quest
from tests.rules import rule


def facing(enemies: str) -> TestQuest:
    q = quest(hand="concentration")
    fight(q, enemies, phase="block")
    return q


def parries(q: TestQuest) -> list[str]:
    """Whose attacks the points at hand would block."""
    keys = q.play(combat.fight(q, 0), until="combat.block").asked[-1].keys
    return [key.removeprefix("parry:") for key in keys if key.startswith("parry")]


@rule("MK-BLK-01", "MK-BLK-15", "MK-BLK-19")
def test_every_enemy_attacks_and_each_may_be_blocked() -> None:
    q = facing("prowlers diggers wolf_riders")
    block(q, 4)
    q.play(combat.fight(q, 0), ["parry:f0;0"], until="combat.block")
    block(q, 3)
    q.play(combat.fight(q, 0), ["parry:f1;0", "next", "face:f2;0"], until="combat.attack")
    assert len(q.wounds_in_hand(0)) == 2, "3 damage of the riders, who were not blocked"
    assert not foe(q).beaten
    attack(q, 3)
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.attack")
    assert q.player(0).fame == 2


@rule("MK-BLK-02", "MK-BLK-03", "MK-BLK-04")
def test_a_summoned_enemy_stands_in_for_its_summoner_until_the_attack_phase() -> None:
    q = quest(hand="concentration whirlwind", tokens="w")
    fight(q, "orc_summoners prowlers")
    next_enemies(q, "minotaur")
    q.play(combat.fight(q, 0), ["next"], until="combat.block")
    assert [q.name(one.token) for one in q.combat(0).foes] == ["orc_summoners", "prowlers", "minotaur"]
    played = q.play(combat.fight(q, 0), ["play:{whirlwind};basic"], until="combat.target")
    assert played.asked[-1].keys == ("target:f1", "target:f2")
    q = quest(hand="concentration")
    fight(q, "orc_summoners")
    next_enemies(q, "gargoyle")
    played = q.play(combat.fight(q, 0), ["next", "next", "face:f1;0"], until="combat.attack")
    attack(q, 4)
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == 4


@rule("MK-BLK-03", "MK-BLK-04")
def test_a_summoner_cannot_be_acted_on_even_when_the_summoned_enemy_is_blocked() -> None:
    q = quest(hand="concentration tremor", tokens="g")
    fight(q, "orc_summoners")
    next_enemies(q, "gargoyle")
    q.play(combat.fight(q, 0), ["next"], until="combat.block")
    block(q, 5)
    q.play(combat.fight(q, 0), ["parry:f1;0"], until="combat.block")
    assert foe(q, 1).beaten
    assert "basic" not in ways(q, "tremor")
    q.play(combat.fight(q, 0), ["next"], until="combat.attack")
    assert "basic" in ways(q, "tremor")


@rule("MK-BLK-02")
def test_a_summoner_who_was_defeated_summons_nobody() -> None:
    q = quest(hand="concentration")
    fight(q, "orc_summoners prowlers")
    attack(q, 4, "ranged")
    q.play(combat.fight(q, 0), ["aim:f0", "next"], until="combat.block")
    assert len(q.combat(0).foes) == 2


@rule("MK-BLK-05", "MK-BLK-20")
def test_a_block_meets_one_enemy_and_what_is_left_of_it_is_lost() -> None:
    q = facing("prowlers diggers")
    block(q, 9)
    q.play(combat.fight(q, 0), ["parry:f0;0"], until="combat.block")
    assert q.turn(0).guards == []
    assert parries(q) == []


@rule("MK-BLK-06", "MK-BLK-08")
def test_blocks_of_all_elements_are_one_block_against_a_physical_attack() -> None:
    q = facing("prowlers")
    for element in ("physical", "fire", "ice"):
        block(q, 1, element)
    assert parries(q) == []
    block(q, 1, "cold_fire")
    assert parries(q) == ["f0;0"]


@rule("MK-BLK-07")
def test_a_card_sideways_is_a_physical_block_of_1_and_a_wound_is_none() -> None:
    q = quest(hand="cold_toughness wound")
    fight(q, "prowlers", phase="block")
    q.play(combat.fight(q, 0), ["play:{cold_toughness};block"], until="combat.block")
    assert [(one.n, one.element) for one in q.turn(0).guards] == [(1, "physical")]


@rule("MK-BLK-09", "MK-BLK-10", "MK-BLK-11", "MK-BLK-12", "MK-BLK-13")
@pytest.mark.parametrize(
    ("enemy", "strength", "efficient"),
    [
        ("fire_mages", 6, ("ice", "cold_fire")),
        ("ice_mages", 5, ("fire", "cold_fire")),
        ("high_dragon", 6, ("cold_fire",)),
    ],
)
@pytest.mark.parametrize("element", ["physical", "fire", "ice", "cold_fire"])
def test_elements_make_blocks_efficient(
    enemy: str, strength: int, efficient: tuple[str, ...], element: str
) -> None:
    q = facing(enemy)
    enough = strength if element in efficient else 2 * strength
    block(q, enough - 1, element)
    assert parries(q) == []
    block(q, 1, element)
    assert parries(q) == ["f0;0"]


@rule("MK-BLK-12")
def test_inefficient_blocks_are_summed_and_halved_once() -> None:
    q = facing("fire_mages")
    block(q, 3)
    block(q, 3, "fire")
    block(q, 3, "ice")
    assert parries(q) == ["f0;0"]


@rule("MK-BLK-14")
def test_swiftness_doubles_what_a_block_needs_but_not_the_damage() -> None:
    q = facing("wolf_riders")
    block(q, 5)
    assert parries(q) == []
    block(q, 1)
    assert parries(q) == ["f0;0"]
    q = facing("wolf_riders")
    q.play(combat.fight(q, 0), ["next", "face:f0;0"], until="combat.attack")
    assert q.told("combat.hit")[0]["n"] == 3


@rule("MK-BLK-16")
def test_a_blocked_summoned_enemy_is_gone_without_fame() -> None:
    q = quest(hand="concentration")
    fight(q, "orc_summoners")
    next_enemies(q, "gargoyle")
    q.play(combat.fight(q, 0), ["next"], until="combat.block")
    block(q, 5)
    q.play(combat.fight(q, 0), ["parry:f1;0", "next"], until="combat.attack")
    assert q.player(0).fame == 0
    assert q.names("used.brown") == ["gargoyle"]
    assert not q.wounds_in_hand(0)


@rule("MK-BLK-17")
def test_too_weak_a_block_takes_nothing_off() -> None:
    q = facing("prowlers")
    block(q, 3)
    q.play(combat.fight(q, 0), ["next", "face:f0;0"], until="combat.attack")
    assert q.told("combat.hit")[0]["n"] == 4
    assert len(q.wounds_in_hand(0)) == 2


@rule("MK-BLK-18")
def test_what_else_a_block_card_does_happens_though_the_block_fails() -> None:
    q = quest(hand="concentration", units="utem_swordsmen")
    fight(q, "swordsmen", phase="block")
    q.combat(0).foes[0].threats[0].n = 9
    q.play(combat.fight(q, 0), ["activate:{utem_swordsmen};1", "next", "face:f0;0"], until="combat.attack")
    assert q.player(0).troops[0].wounds == 1
    assert q.told("combat.hit")[0]["n"] == 9
