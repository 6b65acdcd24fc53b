"""Abilities of enemies."""

import msgspec
import pytest

from hexameron.games.mageknight.content.effects import Weaken
from hexameron.games.mageknight.content.records import Enemy
from hexameron.games.mageknight.rules import combat, foes
from hexameron.games.mageknight.state import Foe
from tests.games.mageknight.fights import attack, block, foe
from tests.games.mageknight.positions import TestQuest, fight, quest
from tests.rules import rule


def facing(
    enemies: str,
    *,
    phase: str = "attack",
    fortified: bool = False,
    hand: str = "concentration",
    tokens: str = "",
) -> TestQuest:
    q = quest(hand=hand, tokens=tokens, units="peasants")
    fight(q, enemies, phase=phase, fortified=fortified)
    return q


def keys(q: TestQuest) -> tuple[str, ...]:
    return q.play(combat.fight(q, 0), until=f"combat.{q.combat(0).phase}").asked[-1].keys


@rule("MK-ABIL-01")
def test_sideways_cards_are_halved_by_physical_resistance() -> None:
    q = facing("golems", hand="march concentration")
    attack(q, 9)
    assert "aim:f0" not in keys(q)
    q.play(combat.fight(q, 0), ["play:{march};attack"], until="combat.attack")
    assert "aim:f0" in keys(q)


@rule("MK-ABIL-02", "MK-ABIL-03")
@pytest.mark.parametrize(("enemy", "element"), [("fire_mages", "fire"), ("ice_mages", "ice")])
def test_elemental_resistances_halve_in_the_attack_phase_too(enemy: str, element: str) -> None:
    q = facing(enemy)
    attack(q, 2 * foes.armour(q, 0, foe(q)) - 1, element=element)
    assert "aim:f0" not in keys(q)
    attack(q, 1, element=element)
    assert "aim:f0" in keys(q)


@rule("MK-ABIL-04")
def test_the_elusive_show_their_lower_armour_only_in_the_attack_phase_after_a_block() -> None:
    q = facing("shocktroops", phase="ranged")
    printed = q.enemy(foe(q))
    assert printed.elusive > printed.armour
    assert foes.armour(q, 0, foe(q)) == printed.elusive
    q.combat(0).phase = "attack"
    assert foes.armour(q, 0, foe(q)) == printed.elusive, "nobody blocked them"
    q.combat(0).phase = "block"
    block(q, 5)
    q.play(combat.fight(q, 0), ["parry:f0;0"], until="combat.block")
    assert foes.armour(q, 0, foe(q)) == printed.elusive
    q.play(combat.fight(q, 0), ["next"], until="combat.attack")
    assert foes.armour(q, 0, foe(q)) == printed.armour


@rule("MK-ABIL-05")
def test_changes_of_armour_act_on_both_values_of_the_elusive() -> None:
    q = facing("shocktroops", phase="ranged")
    printed = q.enemy(foe(q))
    foe(q).armour -= 1
    assert foes.armour(q, 0, foe(q)) == printed.elusive - 1
    foe(q).threats[0].blocked = True
    q.combat(0).phase = "attack"
    assert foes.armour(q, 0, foe(q)) == printed.armour - 1
    foe(q).armour = -20
    assert foes.armour(q, 0, foe(q)) == 1, "nothing brings it under 1"


@rule("MK-ABIL-06")
def test_the_unfortified_have_no_use_of_walls() -> None:
    q = facing("magic_familiars swordsmen", phase="ranged", fortified=True)
    attack(q, 20, "ranged")
    assert [key for key in keys(q) if key.startswith("aim")] == ["aim:f0"]


@rule("MK-ABIL-07")
def test_arcane_immunity_stops_effects_but_not_those_on_attacks() -> None:
    q = facing("sorcerers", phase="ranged", hand="whirlwind tremor", tokens="wr")
    listed = keys(q)
    assert q.written("play:{whirlwind};basic") not in listed
    assert not foes.can_weaken(q, 0, foe(q), Weaken(armour=3), -1)
    assert foes.can_weaken(q, 0, foe(q), Weaken(attack=3), -1)
    q.combat(0).phase = "attack"
    attack(q, 6)
    assert "aim:f0" in keys(q)


@rule("MK-ABIL-08")
def test_assassins_hit_the_hero_alone() -> None:
    q = facing("sorcerers", phase="damage", hand="rage")
    played = q.play(combat.fight(q, 0), until="combat.attack")
    assert "combat.damage" not in played.prompts()
    assert len(q.wounds_in_hand(0)) == 3
    assert q.player(0).troops[0].wounds == 0


@rule("MK-ABIL-09", "MK-ABIL-10")
def test_move_points_slow_the_cumbersome_down_to_nothing() -> None:
    q = quest(hand="march march concentration", tokens="gg")
    fight(q, "orc_stonethrowers", phase="block")
    q.play(combat.fight(q, 0), ["play:{march};strong", "slow:f0;0", "slow:f0;0"], until="combat.block")
    block(q, 4)
    assert "parry:f0;0" not in keys(q)
    block(q, 1)
    assert "parry:f0;0" in keys(q), "7 less 2"
    q.turn(0).guards.clear()
    q.play(combat.fight(q, 0), ["slow:f0;0", "slow:f0;0", "next", "face:f0;0"], until="combat.attack")
    assert q.told("combat.hit")[0]["n"] == 3
    q = quest(hand="march march concentration", tokens="gg")
    fight(q, "orc_stonethrowers", phase="block")
    spend = ["slow:f0;0"] * 4
    q.play(
        combat.fight(q, 0),
        ["play:{march};strong", *spend, "play:{march};strong", *spend[:3]],
        until="combat.block",
    )
    assert foe(q).threats[0].blocked
    assert q.combat(0).blocked == 1


@rule("MK-ABIL-09")
def test_only_the_cumbersome_are_slowed() -> None:
    q = quest(hand="march concentration", tokens="g")
    fight(q, "prowlers", phase="block")
    assert not [key for key in keys(q) if key.startswith(("slow", q.written("play:{march};basic")))]


@rule("MK-ABIL-11", "MK-ABIL-13")
def test_each_of_several_attacks_is_blocked_or_suffered_by_itself() -> None:
    q = facing("hydra", phase="block")
    block(q, 2)
    q.play(combat.fight(q, 0), ["parry:f0;1"], until="combat.block")
    assert not foes.fully_blocked(foe(q))
    assert q.combat(0).blocked == 0
    q.play(
        combat.fight(q, 0),
        ["next", "face:f0;0", "hurt_hero", "face:f0;2", "hurt_hero"],
        until="combat.attack",
    )
    assert [args["n"] for args in q.told("combat.hit")] == [2, 2]
    q = facing("orc_skirmishers", phase="block")
    for number in (0, 1):
        block(q, 1)
        q.play(combat.fight(q, 0), [f"parry:f0;{number}"], until="combat.block")
    assert foes.fully_blocked(foe(q))
    assert q.combat(0).blocked == 1


@rule("MK-ABIL-12")
def test_an_enemy_kept_from_attacking_makes_none_of_its_attacks() -> None:
    q = facing("hydra", phase="block", hand="whirlwind rage", tokens="w")
    played = q.play(combat.fight(q, 0), ["play:{whirlwind};basic", "next"], until="combat.attack")
    assert "combat.face" not in played.prompts()
    assert not q.wounds_in_hand(0)


@rule("MK-ABIL-14")
def test_vampires_grow_with_each_wound_they_deal() -> None:
    q = facing("prowlers", phase="damage", hand="rage")
    foe(q).gains.append("vampirism")
    foe(q).threats[0].n = 6
    q.play(combat.fight(q, 0), ["hurt_unit:{peasants}"], until="combat.attack")
    assert len(q.wounds_in_hand(0)) == 2
    assert foes.armour(q, 0, foe(q)) == 3 + 1 + 2


@rule("MK-ABIL-15")
def test_a_defender_lends_armour_once_to_who_is_attacked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = TestQuest.enemy

    def enemy(q: TestQuest, one: Foe) -> Enemy:
        found = printed(q, one)
        return msgspec.structs.replace(found, defend=2) if found.id == "enemy.swordsmen" else found

    monkeypatch.setattr(TestQuest, "enemy", enemy)
    q = facing("prowlers diggers swordsmen")
    attack(q, 4)
    assert not [key for key in keys(q) if key.startswith("aim")], "3 and 2 from the defender"
    attack(q, 1)
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.attack")
    attack(q, 3)
    assert "aim:f1" in keys(q), "it has defended already"
    q.turn(0).strikes.clear()
    attack(q, 5)
    assert "aim:f2" in keys(q)


@rule("MK-ABIL-09")
def test_each_point_off_a_cumbersome_attack_costs_one_move_point() -> None:
    q = quest(hand="concentration")
    fight(q, "orc_stonethrowers", phase="block")
    q.turn(0).move = 2
    q.play(combat.fight(q, 0), ["slow:f0;0"], until="combat.block")
    assert q.turn(0).move == 1
    q.play(combat.fight(q, 0), ["slow:f0;0"], until="combat.block")
    assert q.turn(0).move == 0
    assert "slow:f0;0" not in keys(q)
