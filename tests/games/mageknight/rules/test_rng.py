"""The Ranged and Siege Attack phase."""

from hexameron.games.mageknight.rules import combat
from tests.games.mageknight.positions import fight, quest
from tests.rules import rule


@rule("MK-RNG-10", "MK-RNG-12")
def test_enough_strength_defeats_the_enemy_for_its_fame() -> None:
    q = quest(hand="swiftness", tokens="w")
    fight(q, "prowlers")
    q.play(combat.fight(q, 0), ["play:{swiftness};strong", "aim:f0"])
    assert q.player(0).fame == 2
    assert q.turn(0).combat is None


@rule("MK-RNG-05")
def test_ranged_points_do_not_count_against_a_fortified_enemy() -> None:
    q = quest(hand="swiftness", tokens="w")
    fight(q, "diggers")
    played = q.play(combat.fight(q, 0), ["play:{swiftness};strong"], until="combat.ranged")
    assert "aim:f0" not in played.asked[-1].keys


@rule("MK-RNG-07")
def test_nothing_is_played_sideways_as_an_attack_at_range() -> None:
    q = quest(hand="march")
    fight(q, "prowlers")
    played = q.play(combat.fight(q, 0), until="combat.ranged")
    assert played.asked[-1].keys == ("next",)
