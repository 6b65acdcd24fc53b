"""The Ranged and Siege Attack phase."""

import pytest

from hexameron.games.mageknight.rules import combat
from hexameron.games.mageknight.state import NOBODY, Strike
from tests.games.mageknight.fights import attack, foe
from tests.games.mageknight.positions import TestQuest, fight, quest
from tests.rules import rule


def aims(q: TestQuest) -> list[str]:
    """Whom the points at hand would defeat."""
    phase = q.combat(0).phase
    keys = q.play(combat.fight(q, 0), until=f"combat.{phase}").asked[-1].keys
    return [key.removeprefix("aim:") for key in keys if key.startswith("aim")]


def facing(enemies: str, *, phase: str = "ranged", fortified: bool = False) -> TestQuest:
    q = quest(hand="concentration")
    fight(q, enemies, phase=phase, fortified=fortified)
    return q


@rule("MK-RNG-10", "MK-RNG-12")
def test_enough_strength_defeats_the_enemy_for_its_fame() -> None:
    q = quest(hand="swiftness", tokens="w")
    fight(q, "prowlers")
    q.play(combat.fight(q, 0), ["play:{swiftness};strong", "aim:f0"])
    assert q.player(0).fame == 2
    assert q.turn(0).combat is None


@rule("MK-RNG-01", "MK-RNG-16")
def test_any_number_of_attacks_are_made_and_none_is_fine() -> None:
    q = facing("prowlers diggers wolf_riders")
    attack(q, 3, "ranged")
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.ranged")
    attack(q, 4, "ranged")
    q.play(combat.fight(q, 0), ["aim:f2"], until="combat.ranged")
    assert q.player(0).fame == 5
    q = facing("prowlers")
    q.play(combat.fight(q, 0), ["next"], until="combat.block")
    assert q.player(0).fame == 0


@rule("MK-RNG-02", "MK-RNG-10", "MK-RNG-12")
def test_one_attack_may_defeat_several_by_their_combined_armour() -> None:
    q = facing("prowlers wolf_riders cursed_hags")
    attack(q, 7, "ranged")
    played = q.play(combat.fight(q, 0), ["aim:f0", "aim:f1"], until="combat.ranged")
    assert played.keys("combat.strike") == ("aim:f1", "done"), "8 would be needed for the hags"
    assert q.player(0).fame == 5
    assert [one.beaten for one in q.combat(0).foes] == [True, True, False]


@rule("MK-RNG-03")
def test_ranged_and_siege_points_of_all_elements_are_one_attack() -> None:
    q = facing("cursed_hags")
    for how, element in (
        ("ranged", "physical"),
        ("siege", "fire"),
        ("ranged", "ice"),
        ("siege", "cold_fire"),
    ):
        attack(q, 1, how, element)
    assert aims(q) == []
    attack(q, 1, "ranged")
    assert aims(q) == ["f0"]


@rule("MK-RNG-04", "MK-ABIL-01")
def test_an_attack_without_an_element_is_physical() -> None:
    q = quest(hand="swiftness", tokens="w")
    fight(q, "gargoyle")
    q.play(combat.fight(q, 0), ["play:{swiftness};strong"], until="combat.ranged")
    assert [strike.element for strike in q.turn(0).strikes] == ["physical"]
    attack(q, 4, "ranged")
    assert aims(q) == [], "3 and 4 are 7, half of which is 3"
    attack(q, 1, "ranged")
    assert aims(q) == ["f0"]


@rule("MK-RNG-05")
def test_ranged_points_do_not_count_against_a_fortified_enemy() -> None:
    q = quest(hand="swiftness", tokens="w")
    fight(q, "diggers")
    played = q.play(combat.fight(q, 0), ["play:{swiftness};strong"], until="combat.ranged")
    assert "aim:f0" not in played.asked[-1].keys
    attack(q, 3, "siege")
    assert aims(q) == ["f0"]


@rule("MK-RNG-05")
def test_one_fortified_target_asks_for_siege_against_all_of_them() -> None:
    q = facing("prowlers diggers")
    attack(q, 3, "ranged")
    attack(q, 3, "siege")
    played = q.play(combat.fight(q, 0), ["aim:f0"], until="combat.ranged")
    assert "combat.strike" not in played.prompts(), "3 Siege are not enough for both"
    q = facing("prowlers diggers")
    attack(q, 6, "siege")
    assert q.play(combat.fight(q, 0), ["aim:f0", "aim:f1"]).keys("combat.strike") == ("aim:f1", "done")


@rule("MK-RNG-06")
def test_the_doubly_fortified_are_out_of_reach() -> None:
    q = facing("guardsmen", fortified=True)
    attack(q, 30, "siege")
    assert aims(q) == []
    q = facing("guardsmen", phase="attack", fortified=True)
    attack(q, 7)
    assert aims(q) == ["f0"]


@rule("MK-RNG-07")
def test_nothing_is_played_sideways_as_an_attack_at_range() -> None:
    q = quest(hand="march")
    fight(q, "prowlers")
    played = q.play(combat.fight(q, 0), until="combat.ranged")
    assert played.asked[-1].keys == ("next",)


@rule("MK-RNG-08", "MK-ABIL-02", "MK-ABIL-03")
@pytest.mark.parametrize(
    ("enemy", "element", "enough"),
    [
        ("fire_mages", "fire", 10),
        ("fire_mages", "ice", 5),
        ("ice_mages", "ice", 12),
        ("ice_mages", "fire", 6),
        ("golems", "physical", 10),
        ("golems", "fire", 5),
    ],
)
def test_resistances_halve_what_they_match(enemy: str, element: str, enough: int) -> None:
    q = facing(enemy)
    attack(q, enough - 1, "ranged", element)
    assert aims(q) == []
    attack(q, 1, "ranged", element)
    assert aims(q) == ["f0"]


@rule("MK-RNG-08")
def test_inefficient_points_are_summed_before_they_are_halved_once() -> None:
    q = facing("fire_golems")
    attack(q, 3, "ranged")
    attack(q, 3, "siege", "fire")
    attack(q, 1, "ranged", "ice")
    assert aims(q) == ["f0"], "(3 + 3) / 2 + 1 = 4; halved one by one it would be 3"


@rule("MK-RNG-08", "MK-RNG-16")
def test_the_resistance_of_one_target_counts_for_the_whole_attack() -> None:
    q = facing("prowlers gargoyle")
    attack(q, 13, "ranged")
    assert "combat.strike" not in q.play(combat.fight(q, 0), ["aim:f0"], until="combat.ranged").prompts()
    q = facing("prowlers gargoyle")
    attack(q, 14, "ranged")
    assert q.play(combat.fight(q, 0), ["aim:f0", "aim:f1"]).keys("combat.strike") == ("aim:f1", "done")


@rule("MK-RNG-09")
def test_cold_fire_is_halved_only_by_one_who_resists_fire_and_ice() -> None:
    q = facing("high_dragon")
    attack(q, 17, "ranged", "cold_fire")
    assert aims(q) == []
    attack(q, 1, "ranged", "cold_fire")
    assert aims(q) == ["f0"]
    q = facing("fire_mages ice_mages")
    attack(q, 11, "ranged", "cold_fire")
    assert q.play(combat.fight(q, 0), ["aim:f0", "aim:f1"]).keys("combat.strike") == ("aim:f1", "done")


@rule("MK-RNG-11")
def test_a_defeated_token_goes_at_once_onto_the_used_pile() -> None:
    q = facing("prowlers wolf_riders")
    attack(q, 3, "ranged")
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.ranged")
    assert q.names("used.green") == ["prowlers"]
    q.play(combat.fight(q, 0), ["next", "next", "face:f1;0"], until="combat.attack")
    assert len(q.wounds_in_hand(0)) == 2, "of the riders' 3 alone"


@rule("MK-RNG-13")
def test_a_level_comes_only_with_the_end_of_the_turn() -> None:
    q = quest(hand="concentration", fame=2)
    fight(q, "prowlers wolf_riders")
    attack(q, 3, "ranged")
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.ranged")
    assert (q.player(0).fame, q.player(0).level) == (4, 1)


@rule("MK-RNG-14", "MK-RNG-17")
def test_points_that_are_too_few_do_not_carry_over() -> None:
    q = facing("prowlers")
    attack(q, 2, "ranged")
    q.play(combat.fight(q, 0), ["next"], until="combat.block")
    assert q.turn(0).strikes == []
    q.combat(0).phase = "attack"
    attack(q, 1)
    assert aims(q) == []


@rule("MK-RNG-15")
def test_who_has_too_little_may_add_to_it() -> None:
    q = quest(hand="swiftness concentration", tokens="w")
    fight(q, "wolf_riders")
    attack(q, 1, "ranged")
    assert aims(q) == []
    q.play(combat.fight(q, 0), ["play:{swiftness};strong", "aim:f0"])
    assert q.player(0).fame == 3


@rule("MK-RNG-17")
def test_what_an_attack_has_too_much_is_lost() -> None:
    q = facing("prowlers prowlers")
    attack(q, 5, "ranged")
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.ranged")
    assert q.turn(0).strikes == []
    attack(q, 1, "ranged")
    assert aims(q) == []


@rule("MK-RNG-17")
@pytest.mark.parametrize(("played", "left"), [(2, []), (3, ["f1"]), (4, ["f1"])])
def test_points_that_wait_stay_for_another_enemy_where_this_one_needs_no_more(
    played: int, left: list[str]
) -> None:
    q = facing("prowlers prowlers", phase="attack")
    attack(q, played)
    attack(q, 3, "later")
    alone = ["done"] if played + 3 >= 2 * 3 else []
    q.play(combat.fight(q, 0), ["aim:f0", *alone], until="combat.attack")
    assert aims(q) == left


@rule("MK-RNG-17")
@pytest.mark.parametrize("first", ["", "duel"])
def test_of_points_that_wait_those_against_this_enemy_alone_are_used_first(first: str) -> None:
    q = facing("prowlers prowlers", phase="attack")
    for note in (first, "duel" if not first else ""):
        foe_of = foe(q).token if note else NOBODY
        q.turn(0).strikes.append(Strike(n=3, how="later", element="physical", note=note, foe=foe_of))
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.attack")
    assert aims(q) == ["f1"]


# ---------------------------------------------------------------------- the Attack phase


@rule("MK-ATK-01", "MK-ATK-06")
def test_the_attack_phase_knows_combined_armour_and_resistances() -> None:
    q = facing("prowlers golems", phase="attack")
    attack(q, 15)
    played = q.play(combat.fight(q, 0), ["aim:f0"], until="combat.attack")
    assert "combat.strike" not in played.prompts(), "for both 16 would be needed"
    attack(q, 10)
    q.play(combat.fight(q, 0), ["aim:f1"])
    assert q.player(0).fame == 6


@rule("MK-ATK-02")
def test_all_kinds_of_attack_count_together() -> None:
    q = facing("cursed_hags", phase="attack")
    attack(q, 2)
    attack(q, 2, "ranged")
    assert aims(q) == []
    attack(q, 1, "siege")
    assert aims(q) == ["f0"]


@rule("MK-ATK-03")
def test_walls_do_not_matter_in_the_attack_phase() -> None:
    q = facing("guardsmen", phase="attack", fortified=True)
    attack(q, 7, "ranged")
    assert aims(q) == ["f0"]


@rule("MK-ATK-04")
def test_a_card_sideways_is_a_physical_attack_of_1_and_a_wound_is_none() -> None:
    q = quest(hand="march wound")
    fight(q, "prowlers", phase="attack")
    played = q.play(combat.fight(q, 0), ["play:{march};attack"], until="combat.attack")
    assert [(one.n, one.how, one.element) for one in q.turn(0).strikes] == [(1, "melee", "physical")]
    assert played.asked[-1].keys == ("next",)


@rule("MK-ATK-05")
def test_only_what_is_meant_for_it_is_played_in_the_attack_phase() -> None:
    q = quest(hand="determination promise march", tokens="b")
    fight(q, "prowlers", phase="attack")
    keys = q.play(combat.fight(q, 0), until="combat.attack").asked[-1].keys
    assert q.written("play:{determination};basic") in keys
    assert q.written("play:{determination};strong") not in keys
    assert not [key for key in keys if key.endswith(("influence", "move", "block"))]
    assert foe(q).threats[0].n == 4
