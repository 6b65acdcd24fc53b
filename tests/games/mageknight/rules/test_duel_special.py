"""Combat between players: Special effects, and units in the middle of a fight."""

import pytest

from hexameron.games.mageknight.content.colours import BLUE, RED
from hexameron.games.mageknight.content.effects import Weaken
from hexameron.games.mageknight.rules import duel_damage, foes, turn
from hexameron.games.mageknight.state import Strike
from tests.games.mageknight.fights import attack, block, deed, foe, serve, the_duel
from tests.games.mageknight.rules.clashes import clash, damage, go
from tests.rules import rule

# ---------------------------------------------------------------------- Special effects


@rule("MK-PVPS-01", "MK-PVPS-02")
def test_effects_on_enemies_act_on_unwounded_units() -> None:
    q = clash(hands=("tremor march", "march"), units=("", "peasants utem_guardsmen herbalists+"))
    q.turn(0).tokens = [1, 1, 1, 1, 0, 0]
    assert q.written("play:{tremor};basic") in go(q, until="duel.attack")
    assert [q.name(one.token) for one in q.combat(0).foes] == ["peasants", "utem_guardsmen"]
    assert [q.name(one.token) for one in q.combat(1).foes] == []


@rule("MK-PVPS-03", "MK-PVPS-04")
def test_resistant_units_are_immune_to_red_and_blue_effects() -> None:
    q = clash(units=("", "fire_mages ice_mages"))
    assert foes.targets(q, 0, Weaken(armour=1), RED) == [1]
    assert foes.targets(q, 0, Weaken(armour=1), BLUE) == [0]


@rule("MK-PVPS-05")
def test_what_destroys_enemies_only_wounds_units() -> None:
    q = clash(units=("", "peasants"))
    foes.apply(q, 0, foe(q), Weaken(destroy=True))
    assert [troop.wounds for troop in q.player(1).troops] == [1]
    assert q.player(0).fame == 0
    assert q.things.zone[q.player(1).troops[0].card] == "units.1"
    assert foe(q).beaten


@rule("MK-PVPS-06")
def test_the_armour_of_a_unit_stays_at_least_1() -> None:
    q = clash(units=("", "peasants"))
    foe(q).armour -= 9
    assert duel_damage.price_of_unit(q, the_duel(q), q.player(1).troops[0].card) == 1


@rule("MK-PVPS-07", "MK-PVPS-08")
@pytest.mark.parametrize(("points", "weaker"), [(5, -3), (12, -3)])
def test_a_block_acts_on_a_unit_that_supports_the_attack(points: int, weaker: int) -> None:
    q = clash(units=("peasants foresters", ""))
    peasants = q.player(0).troops[0].card
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=peasants))
    go(q, ["declare"], until="duel.block")
    block(q, points, "ice", seat=1, note="ice_shield")
    go(q, ["done"], until="duel.attack")
    assert [one.armour for one in q.combat(1).foes] == [weaker, 0]


@rule("MK-PVPS-08")
@pytest.mark.parametrize(("points", "wounds"), [(5, 0), (6, 1)])
def test_what_needs_a_successful_block_needs_the_attack_at_0(points: int, wounds: int) -> None:
    q = clash(units=("peasants", ""))
    peasants = q.player(0).troops[0]
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=peasants.card))
    go(q, ["declare"], until="duel.block")
    block(q, points, "fire", seat=1, note="exploding_shield")
    go(q, ["done"], until="duel.attack")
    assert peasants.wounds == wounds


@rule("MK-PVPS-04", "MK-PVPS-07")
def test_a_resistant_unit_is_not_touched_by_the_card_that_blocked_it() -> None:
    q = clash(units=("ice_golems", ""))
    golems = q.player(0).troops[0].card
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=golems))
    go(q, ["declare"], until="duel.block")
    block(q, 12, "ice", seat=1, note="ice_shield")
    go(q, ["done"], until="duel.attack")
    assert q.combat(1).foes[0].armour == 0


@rule("MK-PVPS-07")
@pytest.mark.parametrize(("points", "weaker"), [(4, 0), (6, 0), (8, -1), (10, -2)])
def test_a_bash_takes_off_what_is_left_of_the_block(points: int, weaker: int) -> None:
    q = clash(units=("peasants", ""))
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=q.player(0).troops[0].card))
    go(q, ["declare"], until="duel.block")
    block(q, points, seat=1, note="shield_bash")
    go(q, ["done"], until="duel.attack")
    assert q.combat(1).foes[0].armour == weaker


@rule("MK-PVPS-08")
def test_a_burning_shield_strikes_back_in_melee_only() -> None:
    q = clash()
    deed(q, "ice_bolt", "play.1")
    attack(q, 1, "ranged")
    go(q, ["declare"], until="duel.block")
    block(q, 2, "fire", seat=1, note="burning_shield")
    keys = go(q, ["done"], until="duel.attack")
    assert the_duel(q).attacker == 1
    assert "declare" not in keys, "not at range"
    go(q, ["pass"], until="duel.attack")
    go(q, ["pass"], until="duel.attack")
    assert the_duel(q).step == "melee"
    keys = go(q, ["pass"], until="duel.attack")
    assert "declare" in keys
    go(q, ["pass"], until="turn.after")


@rule("MK-PVPS-08", "MK-PVPM-13")
def test_a_burning_shield_waits_when_its_owner_passes() -> None:
    q = clash("melee", attacker=1)
    q.turn(1).strikes.append(Strike(n=4, how="later", element="fire"))
    attack(q, 3, seat=1)
    go(q, ["pass"], until="duel.attack")
    assert [strike.how for strike in q.turn(1).strikes] == ["later"], "other points are lost"
    attack(q, 1)
    assert "declare" in go(q, ["declare", "done"], until="duel.attack")
    assert the_duel(q).attacker == 1


@rule("MK-PVPS-09")
def test_how_many_enemies_an_opponent_is() -> None:
    q = clash(units=("", "peasants foresters! herbalists+ utem_guardsmen!"))
    assert foes.number(q, 0) == 2, "the hero and the ready peasants"
    guardsmen = q.player(1).troops[3].card
    the_duel(q).attacker, the_duel(q).stage = 1, "block"
    the_duel(q).support = {str(guardsmen): 4}
    assert foes.number(q, 0) == 3
    assert foes.number(q, 1) == 1


@rule("MK-PVPS-11", "MK-PVPS-12")
def test_who_keeps_a_supporting_unit_from_attacking_takes_its_points_off() -> None:
    q = clash(hands=("march", "whirlwind march"), units=("peasants! foresters", ""))
    q.turn(1).tokens[3] = 1
    peasants = q.player(0).troops[0]
    assert q.written("play:{whirlwind};basic") not in go(q, until="duel.attack")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=peasants.card))
    attack(q, 2, "ranged")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 5
    go(q, ["play:{whirlwind};basic"], until="duel.block")
    assert the_duel(q).force == 2
    assert peasants.spent


@rule("MK-PVPS-11")
def test_a_unit_that_does_not_support_the_attack_cannot_be_kept_from_it() -> None:
    q = clash(hands=("march", "whirlwind march"), units=("peasants", ""))
    q.turn(1).tokens[3] = 1
    attack(q, 2, "ranged")
    keys = go(q, ["declare"], until="duel.block")
    assert q.written("play:{whirlwind};basic") not in keys


@rule("MK-PVPS-11")
def test_a_frightening_banner_takes_a_supporting_unit_off_the_attack() -> None:
    q = clash("melee", units=("peasants!", "foresters"))
    q.player(1).troops[0].banner = deed(q, "banner_of_fear", "banner.1")
    use = q.written("banner:{foresters}")
    attack(q, 2)
    assert use not in go(q, ["declare"], until="duel.block"), "no unit supports this Attack"
    go(q, ["done", "done", "pass"], until="duel.attack")
    attack(q, 2)
    peasants = q.player(0).troops[0].card
    q.turn(0).strikes.append(Strike(n=3, how="melee", element="physical", unit=peasants))
    assert use in go(q, ["declare"], until="duel.block")
    go(q, [use], until="duel.block")
    assert the_duel(q).force == 2
    assert q.player(1).troops[0].spent
    assert q.player(1).fame == 1


# ---------------------------------------------------------------------- units in the middle of a fight


@rule("MK-PVPR-14", "MK-PVPS-02")
def test_a_unit_that_wounds_itself_is_no_target_any_more() -> None:
    q = clash("melee", attacker=1, units=("", "utem_swordsmen"))
    swordsmen = q.player(1).troops[0]
    go(q, ["activate:{utem_swordsmen};1"], until="duel.attack")
    assert swordsmen.wounds == 1
    go(q, ["declare", "done", "done"], until="duel.attack")
    assert q.written("hurt_unit:{utem_swordsmen}") not in damage(q, 20)


@rule("MK-PVPR-14", "MK-PVPS-02")
def test_a_unit_that_joins_in_the_middle_of_a_fight_is_a_target() -> None:
    q = clash("melee", units=("", "peasants+"))
    assert not [key for key in damage(q, 20) if key.startswith("hurt_unit")]
    q.player(1).troops[0].wounds = 0
    serve(q, 1, "herbalists")
    units = [q.written(f"hurt_unit:{{{name}}}") for name in ("peasants", "herbalists")]
    assert [key for key in damage(q, 20) if key.startswith("hurt_unit")] == units


@rule("MK-PVPR-14")
def test_fortitude_keeps_a_wound_off_as_its_owner_likes() -> None:
    q = clash("melee", units=("", "peasants"))
    peasants = q.player(1).troops[0]
    peasants.banner = deed(q, "banner_of_fortitude", "banner.1")
    damage(q, 9)
    hit = q.written("hurt_unit:{peasants}")
    played = q.play(turn.take(q, 0), [hit], until="banner.fortitude")
    assert played.asked[-1].seat == 1
    assert hit in go(q, ["yes"], until="duel.damage"), "it is unwounded and can be hit again"
    assert (peasants.wounds, peasants.banner_used) == (0, True)
    go(q, [hit], until="duel.damage")
    assert peasants.wounds == 1, "the Banner works once a round"
    q = clash("melee", units=("", "peasants"))
    peasants = q.player(1).troops[0]
    peasants.banner = deed(q, "banner_of_fortitude", "banner.1")
    damage(q, 9)
    go(q, [hit, "no"], until="duel.damage")
    assert (peasants.wounds, peasants.banner_used) == (1, False)


@rule("MK-PVPS-05")
def test_fortitude_keeps_off_the_wound_of_what_would_destroy_it() -> None:
    q = clash("melee", units=("", "peasants"))
    q.player(1).troops[0].banner = deed(q, "banner_of_fortitude", "banner.1")
    foes.apply(q, 0, foe(q), Weaken(destroy=True))
    go(q, ["yes"], until="duel.attack")
    assert q.player(1).troops[0].wounds == 0
    assert not foe(q).beaten


@rule("MK-PVPS-03", "MK-PVPS-04")
def test_a_banner_makes_a_unit_immune_as_its_own_resistance_does() -> None:
    q = clash(units=("", "peasants"))
    assert foes.targets(q, 0, Weaken(armour=1), RED) == [0]
    q.player(1).troops[0].banner = deed(q, "banner_of_protection", "banner.1")
    assert foes.targets(q, 0, Weaken(armour=1), RED) == []
    assert foes.targets(q, 0, Weaken(armour=1), BLUE) == []


@rule("MK-PVPR-15")
def test_cold_fire_is_resisted_only_with_both_resistances_left() -> None:
    q = clash("melee", units=("", "altem_mages"))
    mages = f"hurt_unit:t{q.player(1).troops[0].card}"
    assert mages not in damage(q, 9, "cold_fire")
    foe(q).loses.append("fire")
    assert mages in damage(q, 5, "cold_fire")
