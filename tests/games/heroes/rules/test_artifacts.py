"""What each artifact does, and the unique buildings in battle (BLDG-10..13)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import (
    activation,
    building,
    flight,
    gathering,
    rout,
    scrolls,
    stacks,
    triggered,
    values,
    wounds,
)
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import (
    creatures,
    duel,
    enemy,
    fight,
    offered,
    own,
    rest,
    rolled,
    stack,
    strike,
    use,
    wound,
)
from tests.rules import rule

PLAIN, ELITE = "strike:0;0", "strike:1;0"


def test_slayers_gauntlet() -> None:
    t = conquest()
    assert rout.value(t, t.add_hero("anton", army="1/0", artifacts="slayers_gauntlet")) == 1


def test_wanderers_boots() -> None:
    t = conquest()
    anton = t.add_hero("anton", artifacts="wanderers_boots")
    assert values.movement(t, anton) == 5
    anton.at = "h2.3"
    assert values.movement(t, anton) == 4


def test_cloak_of_shadows() -> None:
    t = fight("1/0", artifacts="cloak_of_shadows")
    assert stacks.initiative(t, stack(t, "s1")) == 2
    assert stacks.initiative(t, stack(t, "s0")) == 3


@pytest.mark.parametrize(("hero", "initiative"), [("cate", 1), ("irina", 1), ("anton", 2), ("slava", 3)])
def test_cloak_of_shadows_on_every_kind_of_hero(hero: str, initiative: int) -> None:
    t = conquest(factions=("haven", "sanctuary"))
    assert values.initiative(t, t.add_hero(hero, artifacts="cloak_of_shadows")) == initiative


def test_standard_bearers_belt() -> None:
    t = conquest()
    assert t.command(t.add_hero("anton", artifacts="standard_bearers_belt")) == 10


def test_shield_of_elrath() -> None:
    t = fight("6/0", "common.1", artifacts="shield_of_elrath", dice="1 1 8 8  1 1 8 8  8 8 8 8")
    strike(t, creatures(t).id, ["use:artifact.shield_of_elrath;0"])
    assert own(t).basic[0] == 5
    strike(t, creatures(t).id)
    assert own(t).basic[0] == 3
    t.battle.used.clear()
    assert strike(t, creatures(t).id).asked == []


def test_orphans_mail() -> None:
    t = fight("6/0", "common.3", artifacts="orphans_mail", dice="1 8 8 8 8 K  8 8 8 8 8 k")
    strike(t, creatures(t).id, [ELITE, "use:artifact.orphans_mail;0"])
    assert own(t).basic[0] == 5
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    strike(t, creatures(t).id, [ELITE])
    assert own(t).basic[0] == 4


def test_dragon_armour() -> None:
    t = fight("4/0 1/0", "common.1", artifacts="dragon_armour")
    use(t, "turn_start", "use:artifact.dragon_armour;0", ["aim:s0"])
    wound(t, 0, 2, ["hurt:s0;0"])
    wound(t, 0, 1, ["hurt:s0;0"])
    assert own(t).basic[0] == 2


@rule("HE-BTURN-05", "HE-BTURN-07")
@pytest.mark.parametrize(("army", "left"), [("3/0", 2), ("1/0", 1), ("2/0 0/1", 3)])
def test_helm_of_the_steadfast(army: str, left: int) -> None:
    t = fight(army, "common.1", artifacts="helm_of_the_steadfast")
    t.play(flight.flee(t, 0))
    assert t.army_size(own(t)) == left


def test_griffin_sword() -> None:
    t = fight("1/0", artifacts="griffin_sword")
    assert stacks.strength(t, stack(t, "s1")) == 5
    t = conquest()
    hero = t.add_hero("anton", skills="griffin_charge", artifacts="griffin_sword")
    assert values.strength(t, hero) == 6
    assert values.value(t, hero, "strength", 6) == 7


def test_axe_of_fury() -> None:
    t = fight("1/0", "gnomes", artifacts="axe_of_fury", dice="8 8 k")
    assert stacks.attacks(t, stack(t, "s1")) == 3
    strike(t, "s1", [ELITE])
    assert rolled(t) == [("battle", 2), ("elite", 1)]
    assert creatures(t).wounds == 1
    t.battle.turn = 2
    assert stacks.attacks(t, stack(t, "s1")) == 2
    assert stacks.may_use_elite_die(t, stack(t, "s1"))


def test_unicorn_bow() -> None:
    t = duel("1/0", "0/0 1/0 1/0", kit={"artifacts": "unicorn_bow"}, dice="8 8 4")
    strike(t, "s1", ["aim:s3", "one"])
    assert enemy(t).basic == [0, 1, 0, 0]


def test_staff_of_the_elements() -> None:
    t = fight("1/0", "gnomes", hero="cate", artifacts="staff_of_the_elements", dice="4  4")
    strike(t, "s1", ["strike:0;1"])
    assert creatures(t).wounds == 1
    strike(t, "s1", [PLAIN])
    assert creatures(t).wounds == 1


def test_tear_of_asha() -> None:
    t = conquest(gold=12, resources=12)
    t.player(0).level = 4
    t.add_hero("anton", artifacts="tear_of_asha")
    assert "build:building.haven.asha;0" in _buildable(t)
    other = conquest(gold=12, resources=12)
    other.player(0).level = 4
    other.add_hero("anton")
    assert "build:building.haven.asha;0" not in _buildable(other)


def _buildable(t: TestConquest) -> list[str]:
    return [option.key() for option in building.options(t, 0)]


def test_ring_of_misfortune() -> None:
    t = fight("6/0", "common.1", artifacts="ring_of_misfortune", dice="1 2 8 8  8 1  1 8 8 8")
    strike(t, creatures(t).id, ["use:artifact.ring_of_misfortune;0"])
    assert own(t).basic[0] == 5
    strike(t, creatures(t).id)
    assert own(t).basic[0] == 4


def test_mages_amulet() -> None:
    t = conquest()
    assert values.magic(t, t.add_hero("anton", artifacts="mages_amulet")) == 3


def test_necklace_of_rebirth() -> None:
    t = fight("3/0", artifacts="necklace_of_rebirth")
    wound(t, 0, 2)
    t.battle.winner = 1
    assert offered(t, "after_battle") == []
    t.battle.winner = 0
    use(t, "after_battle", "use:artifact.necklace_of_rebirth;0", ["revive:s0"])
    assert own(t).basic[0] == 2


@pytest.mark.parametrize(
    ("artifact", "gold", "resources"), [("bottomless_purse", 2, 0), ("horn_of_plenty", 0, 2)]
)
def test_bottomless_purse_and_horn_of_plenty(artifact: str, gold: int, resources: int) -> None:
    t = conquest()
    t.add_hero("anton", at="h2.3", artifacts=artifact)
    t.begin("gathering")
    t.play(gathering.perform(t))
    assert (t.player(0).gold, t.player(0).resources) == (gold, resources)


def test_pouch_of_luck() -> None:
    t = conquest()
    hero = t.add_hero("anton", artifacts="pouch_of_luck")
    t.play(triggered.come(t, "round_start", 0))
    t.play(triggered.come(t, "round_start", 0))
    assert hero.luck == 1


@pytest.mark.parametrize(("die", "kept"), [("3", True), ("4", False)])
def test_scribes_bag(die: str, kept: bool) -> None:
    t = fight("1/0", "gnomes", artifacts="scribes_bag", scrolls="magic_missile", dice=die)
    use(t, "hero_turn", "scroll:{magic_missile};0")
    assert bool(t.held(own(t), "scrolls")) == kept
    assert offered(t, "hero_turn") == []
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    assert len(offered(t, "hero_turn")) == int(kept)


def test_a_kept_scroll_is_not_used_twice_in_an_activation() -> None:
    t = conquest(factions=["sanctuary", "haven"], dice="1")
    hero = t.add_hero("hayato", at="h3.3", scrolls="teleportation", artifacts="scribes_bag")
    action = t.begin("activation")
    portal = t.board.portals[0]
    t.play(activation.perform(t), ["activate:{hayato}", "scroll:{teleportation};0", f"go:{portal}", "stop"])
    assert t.names(f"scrolls.{hero.id}") == ["scroll.teleportation"]
    assert scrolls.usable(t, hero, "moving") == []
    activation.activate(t, hero, action)
    assert len(scrolls.usable(t, hero, "moving")) == 1


# ---------------------------------------------------------------------- unique buildings


@rule("HE-BLDG-10", "HE-BLDG-09")
def test_guardian_angel_ignores_the_skulls_of_one_attack_in_a_battle_turn() -> None:
    t = fight("6/0", "common.3", unique=True, dice="1 8 8 8 8 K  8 8 8 8 8 k")
    key = "use:building.haven.unique;0"
    strike(t, creatures(t).id, [ELITE, key])
    assert own(t).basic[0] == 5
    strike(t, creatures(t).id, [ELITE])
    assert own(t).basic[0] == 4
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    t.dice.script = [7, 7, 7, 7, 7, 0]
    strike(t, creatures(t).id, [ELITE, key])
    assert own(t).basic[0] == 4


@rule("HE-BLDG-12")
@pytest.mark.parametrize("winner", [0, 1])
def test_necromancy_raises_two_after_every_battle(winner: int) -> None:
    t = fight("4/0", "common.1", hero="vorlag", unique=True)
    hero = own(t)
    wound(t, 0, 3 if winner == 0 else 4)
    if winner == 0:
        wound(t, 1, 4)
    played = rest(t, ["use:building.necropolis.unique;0", "revive:s0", "revive:s0"], until="treasure.part")
    assert hero.basic[0] == (3 if winner == 0 else 2)
    assert played.prompts()[:3] == ["battle.after_battle", "battle.revive", "battle.revive"]
    assert hero.at == ("" if winner else "h1.1")


@rule("HE-BLDG-12")
def test_necromancy_works_after_flight_for_those_eliminated_by_wounds() -> None:
    t = fight("5/0", "common.1", hero="vorlag", unique=True)
    wound(t, 0, 1)
    t.play(flight.flee(t, 0))
    assert [one.stack for one in wounds.raisable(t, 0)] == ["s0"]
    assert offered(t, "after_battle") == ["use:building.necropolis.unique;0"]
