"""The initiative track (INIT), and who is first between heroes (HVH)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import track, wounds
from hexameron.games.heroes.state import Modifier
from tests.games.heroes.positions import TestConquest
from tests.games.heroes.rules.fights import duel, fight, own, rest, wound
from tests.rules import rule


def placed(t: TestConquest, *answers: str) -> list[str]:
    t.play(track.put_right(t), answers)
    return t.battle.track


def slow(t: TestConquest, stack: str, n: int) -> None:
    t.battle.modifiers.append(Modifier(kind="initiative", n=n, stack=stack, until="battle", by=1))


@rule("HE-INIT-01", "HE-INIT-03", "HE-HERO-03")
def test_the_lower_initiative_is_first_and_the_hero_stands_among_the_stacks() -> None:
    t = fight("1/0 1/0", "common.1")
    assert placed(t) == ["s0", "s2", "s1", "s3"]  # crossbowmen 3, Anton 4, priestesses 5, gnomes 6


@rule("HE-INIT-02")
def test_all_units_of_a_type_are_one_stack() -> None:
    t = fight("2/3 0/1", "gnomes")
    units = [one for one in t.battle.stacks.values() if one.kind == "unit"]
    assert [one.level for one in units] == [1, 2]


@rule("HE-INIT-04", "HE-INIT-07")
def test_equal_creatures_come_first_and_then_in_turns() -> None:
    t = fight("0/0 1/0 1/0", "dire_wolves", week="night_of_the_spider")
    # Griffins, Anton and both packs of wolves have Initiative 4.
    assert placed(t, "first:s2") == ["s3", "s2", "s4", "s1", "s0"]


@rule("HE-INIT-06")
def test_the_owner_orders_equal_stacks_of_the_own_side() -> None:
    t = fight("1/0 0/0 0/0 1/0", "common.1")
    assert placed(t, "battle.place=first:s1") == ["s1", "s0", "s2", "s3"]
    t = fight("1/0 0/0 0/0 1/0", "common.1")
    assert placed(t, "battle.place=first:s0") == ["s0", "s1", "s2", "s3"]


@rule("HE-INIT-05")
def test_a_later_turn_puts_the_order_right_and_asks_only_about_new_ties() -> None:
    t = fight("1/0 1/0", "common.1")
    assert placed(t) == ["s0", "s2", "s1", "s3"]
    slow(t, "s0", 4)
    assert placed(t) == ["s2", "s1", "s3", "s0"]
    slow(t, "s0", -2)
    assert placed(t, "first:s0") == ["s2", "s0", "s1", "s3"]
    assert placed(t) == ["s2", "s0", "s1", "s3"]


@rule("HE-INIT-05", "HE-BTURN-08")
def test_a_change_in_mid_turn_counts_from_the_next_turn() -> None:
    t = fight("1/0", "common.1", dice="8 8 8  8 8 8 8")
    rest(t, until="battle.flee")
    assert t.battle.track == ["s0", "s1", "s2"]
    slow(t, "s0", 4)
    assert t.battle.track == ["s0", "s1", "s2"]
    assert placed(t) == ["s1", "s2", "s0"]


@rule("HE-INIT-05")
def test_those_who_are_gone_leave_the_track() -> None:
    t = fight("1/0 1/0", "common.1")
    wound(t, 0, 1, ["hurt:s0;0"])
    assert placed(t) == ["s2", "s1", "s3"]


@rule("HE-HVH-02")
@pytest.mark.parametrize(
    ("hero", "enemy", "first"),
    [("cate", "sandor", 0), ("slava", "sandor", 1), ("anton", "sandor", 0)],
)
@rule("HE-HVH-03")
def test_between_heroes_the_faster_one_places_first_and_then_the_attacker(
    hero: str, enemy: str, first: int
) -> None:
    # Griffins and centaurs have Initiative 4; Cate 3, Anton and Sandor 4, Slava 5.
    t = duel("0/0 0/0 1/0", "0/0 1/0", hero=hero, enemy=enemy)
    order = [id_ for id_ in placed(t, *_places(hero, enemy)) if id_ in ("s0", "s2")]
    assert order == (["s0", "s2"] if first == 0 else ["s2", "s0"])


def _places(hero: str, enemy: str) -> list[str]:
    own = ["first:s0"] if hero == "anton" else []
    return [*own, "first:s2"] if enemy == "sandor" else own


@rule("HE-HVH-02", "HE-HVH-03")
def test_equal_stacks_of_two_heroes_stand_in_turns() -> None:
    t = duel("1/0 0/0 0/0 1/0", "0/0 0/0 1/0", hero="slava", enemy="vorlag")
    # Crossbowmen, seraphs and vampires have Initiative 3; both heroes 5, so the attacker is first.
    assert placed(t, "first:s1") == ["s1", "s3", "s0", "s2", "s4"]


@rule("HE-BLDG-11")
def test_blood_rage_stands_before_all_enemies_of_equal_initiative() -> None:
    t = fight("1/0 0/0 1/0", "goblins", hero="urkala", unique=True)
    # Orcs, shamans, Urkala and goblins have Initiative 5.
    assert placed(t, "first:s1", "first:s0") == ["s1", "s0", "s2", "s3"]
    plain = fight("1/0 0/0 1/0", "goblins", hero="urkala")
    assert placed(plain, "first:s1", "first:s0") == ["s3", "s1", "s0", "s2"]


@rule("HE-BLDG-11")
def test_blood_rage_wins_ties_for_the_defender_too() -> None:
    t = duel("0/0 1/0", "1/0", enemy="sandor", unique=[1])
    # Priestesses and orcs have Initiative 5, both heroes 4.
    assert placed(t) == ["s3", "s1", "s2", "s0"]


def back_again(t: TestConquest, *answers: str) -> list[str]:
    """The track after the stack s0 was gone for a battle turn and is raised."""
    wound(t, 0, 1, target="s0")
    placed(t, *answers)
    wounds.raise_unit(t, t.battle.stacks["s0"])
    return t.battle.track


@rule("HE-BLDG-11", "HE-RES-01")
def test_blood_rage_wins_ties_for_a_stack_that_comes_back() -> None:
    # Orcs and goblins have Initiative 5, centaurs and Kraal 4.
    assert back_again(fight("1/0 1/0", "goblins", hero="kraal", unique=True), "first:s1")[2:] == ["s0", "s3"]
    assert back_again(fight("1/0 1/0", "goblins", hero="kraal"), "first:s1")[2:] == ["s3", "s0"]


@rule("HE-INIT-04", "HE-HVH-02", "HE-RES-01")
def test_a_stack_that_comes_back_stands_in_turns_with_its_equals() -> None:
    # Orcs and both bands of goblins have Initiative 5.
    t = fight("1/0 1/0", "goblins", hero="kraal", week="night_of_the_spider")
    assert back_again(t, "first:s1")[2:] == ["s3", "s0", "s4"]
    # Crossbowmen and vampires have Initiative 3; Anton is faster than Vorlag.
    assert back_again(duel("1/0 1/0", "0/0 0/0 1/0"))[:2] == ["s0", "s3"]


@rule("HE-INIT-03")
def test_the_hero_attacks_like_a_stack() -> None:
    t = fight("1/0", "common.1", dice="8  4 5  8 8 8")
    rest(t, until="battle.flee")
    assert [one["n"] for one in t.told("battle.hits") if one["who"] == own(t).id] == [1]
