"""The Assign Damage phase."""

import pytest

from hexameron.games.mageknight.rules import combat, damage
from tests.games.mageknight.fights import attack, foe
from tests.games.mageknight.positions import TestQuest, fight, next_enemies, quest
from tests.rules import rule


def hit(enemies: str, *, hand: str = "rage", units: str = "", fame: int = 0, skills: str = "") -> TestQuest:
    """Nothing was blocked."""
    q = quest(hand=hand, units=units, fame=fame, skills=skills)
    fight(q, enemies, phase="damage")
    return q


def wounds(q: TestQuest) -> int:
    return len(q.wounds_in_hand(0))


@rule("MK-DMG-02", "MK-DMG-03", "MK-DMG-15")
def test_attacks_are_taken_one_by_one_in_any_order() -> None:
    q = hit("diggers cursed_hags prowlers")
    played = q.play(combat.fight(q, 0), ["face:f2;0"], until="combat.face")
    assert played.keys("combat.face") == ("face:f0;0", "face:f1;0", "face:f2;0")
    assert q.told("combat.hit")[0]["n"] == 4
    assert [one.threats[0].dealt for one in q.combat(0).foes] == [False, False, True]
    assert wounds(q) == 2
    q.play(combat.fight(q, 0), ["face:f0;0"], until="combat.face")
    assert wounds(q) == 4, "3 damage at Armor 2 are 2 Wounds; nothing is pooled"


@rule("MK-DMG-04")
def test_brutality_doubles_the_damage() -> None:
    q = hit("minotaur", fame=35)
    q.play(combat.fight(q, 0), until="combat.attack")
    assert q.told("combat.hit")[0]["n"] == 10


@rule("MK-DMG-05", "MK-DMG-06", "MK-DMG-13")
def test_all_damage_goes_to_unwounded_units_or_the_hero() -> None:
    q = hit("prowlers", units="peasants foresters! herbalists+")
    played = q.play(combat.fight(q, 0), until="combat.damage")
    assert [q.written(f"hurt_unit:{{{name}}}") for name in ("peasants", "foresters")] + ["hurt_hero"] == list(
        played.asked[-1].keys
    ), "Spent units, too, but no wounded ones"
    q.play(combat.fight(q, 0), ["hurt_unit:{peasants}", "hurt_hero"], until="combat.attack")
    assert [troop.wounds for troop in q.player(0).troops] == [1, 0, 1]
    assert wounds(q) == 1, "the point that the peasants left"


@rule("MK-DMG-07")
def test_a_unit_takes_off_its_armour_and_is_wounded() -> None:
    q = hit("prowlers", units="herbalists")
    q.play(combat.fight(q, 0), ["face:f0;0", "hurt_unit:{herbalists}"], until="combat.attack")
    assert q.player(0).troops[0].wounds == 1
    assert wounds(q) == 1, "4 less 2 is 2 damage"


@rule("MK-DMG-08")
def test_a_single_point_wounds_a_unit_however_thick_its_armour() -> None:
    q = hit("prowlers", units="altem_guardians")
    foe(q).threats[0].weaker = 3
    q.play(combat.fight(q, 0), ["hurt_unit:{altem_guardians}"], until="combat.attack")
    assert q.player(0).troops[0].wounds == 1
    assert not wounds(q)


@rule("MK-DMG-09")
def test_a_resistant_unit_takes_its_armour_unharmed() -> None:
    q = hit("diggers", units="guardian_golems")
    q.play(combat.fight(q, 0), ["hurt_unit:{guardian_golems}"], until="combat.attack")
    assert q.player(0).troops[0].wounds == 0
    assert not wounds(q)


@rule("MK-DMG-10")
@pytest.mark.parametrize(("strength", "left"), [(4, 0), (6, 0), (7, 1)])
def test_a_resistant_unit_that_is_wounded_takes_its_armour_twice(strength: int, left: int) -> None:
    q = hit("prowlers", units="guardian_golems")
    foe(q).threats[0].n = strength
    q.play(combat.fight(q, 0), ["hurt_unit:{guardian_golems}"], until="combat.attack")
    assert q.player(0).troops[0].wounds == 1
    assert wounds(q) == left


@rule("MK-DMG-11")
@pytest.mark.parametrize(
    ("unit", "elements"),
    [
        ("peasants", []),
        ("guardian_golems", ["physical"]),
        ("fire_mages", ["fire"]),
        ("ice_mages", ["ice"]),
        ("altem_mages", ["fire", "ice", "cold_fire"]),
    ],
)
def test_what_a_unit_is_resistant_to(unit: str, elements: list[str]) -> None:
    q = hit("prowlers", units=unit)
    troop = q.player(0).troops[0]
    all_ = ("physical", "fire", "ice", "cold_fire")
    assert [element for element in all_ if damage.resists(q, 0, troop, element)] == elements


@rule("MK-DMG-12")
def test_a_resistant_unit_takes_damage_only_once_in_a_combat() -> None:
    q = hit("diggers diggers", units="guardian_golems")
    played = q.play(combat.fight(q, 0), ["face:f0;0", "hurt_unit:{guardian_golems}"], until="combat.attack")
    assert wounds(q) == 2, "the hero takes the second attack"
    assert played.prompts().count("combat.damage") == 1
    q.play(combat.fight(q, 0), ["next"])
    assert not q.player(0).troops[0].resisted, "the next combat finds it able"


@rule("MK-DMG-14", "MK-DMG-15")
@pytest.mark.parametrize(
    ("fame", "strength", "taken"), [(0, 1, 1), (0, 4, 2), (0, 5, 3), (8, 4, 2), (48, 4, 1)]
)
def test_the_hero_takes_damage_by_armour_rounded_up(fame: int, strength: int, taken: int) -> None:
    q = hit("prowlers", fame=fame)
    foe(q).threats[0].n = strength
    q.play(combat.fight(q, 0), until="combat.attack")
    assert wounds(q) == taken


@rule("MK-DMG-16", "MK-DMG-18", "MK-DMG-19")
def test_the_knocked_out_lose_their_hand_but_fight_on_with_units_and_skills() -> None:
    q = hit("swordsmen werewolf", hand="rage march", units="peasants", skills="cold_swordsmanship")
    q.play(combat.fight(q, 0), ["face:f0;0", "hurt_hero"], until="combat.face")
    assert (wounds(q), len(q.cards_in_hand(0))) == (3, 2), "three Wounds do not knock out at limit 5"
    played = q.play(combat.fight(q, 0), ["hurt_hero"], until="combat.attack")
    assert wounds(q) == 7, "also beyond the fifth"
    assert not q.cards_in_hand(0)
    assert sorted(q.names("discard.0")) == ["march", "rage"]
    keys = played.asked[-1].keys
    assert [key for key in keys if key.startswith("activate")]
    assert [key for key in keys if key.startswith("skill")]


@rule("MK-DMG-16")
def test_the_limit_that_knocks_out_is_that_of_the_level_token() -> None:
    q = quest(hand="rage", fame=24)
    fight(q, "swordsmen", phase="damage")
    q.take_wounds(0, 5)
    assert q.cards_in_hand(0), "limit 6"
    q.take_wounds(0, 1)
    assert not q.cards_in_hand(0)


@rule("MK-DMG-16")
def test_wounds_from_before_the_combat_and_on_the_discard_pile_do_not_knock_out() -> None:
    q = quest(hand="rage wound wound wound wound", deck="")
    fight(q, "cursed_hags", phase="damage")
    q.play(combat.fight(q, 0), until="combat.attack")
    assert wounds(q) == 6
    assert len(q.cards_in_hand(0)) == 1
    assert not q.combat(0).knocked_out


@rule("MK-DMG-17")
def test_wounds_of_own_effects_count_for_being_knocked_out() -> None:
    q = hit("prowlers")
    q.combat(0).wounds = 3
    q.take_wounds(0, 2, rules=())
    assert q.combat(0).knocked_out


@rule("MK-DMG-20")
def test_poison_wounds_a_unit_twice() -> None:
    q = hit("cursed_hags", units="peasants")
    q.play(combat.fight(q, 0), ["hurt_unit:{peasants}"], until="combat.attack")
    assert q.player(0).troops[0].wounds == 2


@rule("MK-DMG-21")
def test_poison_adds_a_wound_to_the_discard_pile_for_each_in_hand() -> None:
    q = hit("cursed_hags")
    q.play(combat.fight(q, 0), until="combat.attack")
    assert wounds(q) == 2
    assert q.names("discard.0") == ["wound", "wound"]


@rule("MK-DMG-22")
def test_paralysis_destroys_the_unit_it_wounds() -> None:
    q = hit("medusa", units="altem_guardians")
    card = q.player(0).troops[0].card
    q.play(combat.fight(q, 0), ["hurt_unit:{altem_guardians}"], until="combat.attack")
    assert q.player(0).troops == []
    assert q.things.zone[card] == "gone"
    assert q.cards_in_hand(0), "the hero was not hit"


@rule("MK-DMG-22")
def test_paralysis_does_not_touch_a_unit_that_resists_unharmed() -> None:
    q = hit("medusa", units="guardian_golems")
    foe(q).threats[0].n = 3
    q.play(combat.fight(q, 0), ["hurt_unit:{guardian_golems}"], until="combat.attack")
    assert [troop.wounds for troop in q.player(0).troops] == [0]


@rule("MK-DMG-23")
def test_paralysis_of_the_hero_empties_the_hand() -> None:
    q = hit("medusa", hand="rage march")
    foe(q).threats[0].n = 1
    q.play(combat.fight(q, 0), until="combat.attack")
    assert wounds(q) == 1
    assert sorted(q.names("discard.0")) == ["march", "rage"]


@rule("MK-DMG-24")
def test_a_summoned_enemy_hits_in_its_own_way_and_is_gone() -> None:
    q = quest(hand="rage march concentration", units="peasants")
    fight(q, "orc_summoners")
    next_enemies(q, "medusa")
    q.play(combat.fight(q, 0), ["next", "next", "face:f1;0", "hurt_unit:{peasants}"], until="combat.attack")
    assert q.player(0).troops == [], "Medusa paralyses"
    assert q.names("used.brown") == ["medusa"]
    attack(q, 4)
    played = q.play(combat.fight(q, 0), until="combat.attack")
    assert [key for key in played.asked[-1].keys if key.startswith("aim")] == ["aim:f0"]


@rule("MK-DMG-25")
def test_the_phase_lasts_until_all_damage_is_assigned() -> None:
    q = hit("prowlers diggers", hand="concentration")
    played = q.play(combat.fight(q, 0), ["face:f0;0", "face:f1;0"], until="combat.attack")
    assert played.prompts() == ["combat.face", "combat.face", "combat.attack"]
    assert wounds(q) == 4


@rule("MK-DMG-03")
def test_an_attack_weakened_to_nothing_hurts_nobody() -> None:
    q = quest(hand="rage", units="peasants")
    fight(q, "prowlers diggers", phase="damage")
    here = q.combat(0)
    here.foes[0].threats[0].weaker = 99
    here.foes[0].threats[0].blocked = False
    q.play(damage._next_attack(q, 0), ["face:f0;0"])
    assert (here.damage, here.dealer) == (0, -2)
    assert here.foes[0].threats[0].dealt
    asked = q.play(combat.fight(q, 0), until="combat.damage").asked
    assert [one.prompt for one in asked] == ["combat.damage"], "only the other attack is left"
    assert here.dealer == 1


@rule("MK-DMG-03", "MK-DMG-07", "MK-DMG-09", "MK-DMG-20", "MK-DMG-21", "MK-DMG-22", "MK-DMG-23")
@pytest.mark.parametrize(
    ("enemy", "unit", "who", "told"),
    [
        ("prowlers", "peasants", "hurt_unit:{peasants}", ("unit.wounded", "MK-DMG-07", 1)),
        ("cursed_hags", "peasants", "hurt_unit:{peasants}", ("unit.wounded", "MK-DMG-07", 2)),
        ("medusa", "peasants", "hurt_unit:{peasants}", ("unit.destroyed", "MK-DMG-22", None)),
        ("diggers", "guardian_golems", "hurt_unit:{guardian_golems}", ("unit.resists", "MK-DMG-09", None)),
        ("cursed_hags", "peasants", "hurt_hero", ("wound.poison", "MK-DMG-21", None)),
        ("medusa", "peasants", "hurt_hero", ("combat.paralyzed", "MK-DMG-23", None)),
    ],
)
def test_the_log_tells_what_damage_does_with_its_rule(
    enemy: str, unit: str, who: str, told: tuple[str, str, int | None]
) -> None:
    q = quest(hand="rage", units=unit)
    fight(q, enemy, phase="damage")
    q.play(damage._next_attack(q, 0))
    q.play(damage._one_part(q, 0), [who])
    name, because, n = told
    hit = next(event for event in q.events if event.name == "combat.hit")
    assert (hit.args["n"], hit.rules) == (q.combat(0).foes[0].threats[0].n, ("MK-DMG-03",))
    found = [event for event in q.events if event.name == name]
    assert found
    assert {(event.rules, event.args.get("n")) for event in found} == {((because,), n)}
