"""How fights would go."""

from __future__ import annotations

from hexameron.games.runebound.mind import odds
from tests.games.runebound.positions import journey


def chances(**hero: object) -> tuple[float, float]:
    """Against the villain as the hero is, and rested."""
    t = journey(heroes={"laurel": dict(hero), "corbin": {}})
    return odds.against_villain(t, 0), odds.against_villain(t, 0, rested=True)


def test_the_hurt_stand_worse_than_the_rested() -> None:
    now, rested = chances(damage=4)
    assert now < rested


def test_a_good_weapon_makes_readier() -> None:
    assert chances(assets="b08")[0] > chances(assets="b04")[0] > chances()[0]


def test_even_fighters_have_even_odds() -> None:
    force = odds.Force(3.0, 1.0)
    assert odds.chance(force, 8, force, 8) == 0.5
    assert odds.chance(force, 9, force, 8) > 0.5 > odds.chance(force, 7, force, 8)


def test_who_has_no_life_has_lost() -> None:
    force = odds.Force(3.0, 1.0)
    assert odds.chance(force, 0, force, 8) == 0.0
    assert odds.chance(force, 8, force, 0) == 1.0


def test_enemies_are_stronger_in_the_second_act() -> None:
    assert len(odds.enemy_tokens(2)) == len(odds.enemy_tokens(1)) + 1
