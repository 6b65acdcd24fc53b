"""Artifacts with rules of their own: how far, how many, and when."""

import pytest

from hexameron.games.mageknight.rules.cards import artifacts
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.cards import play, ways
from tests.games.mageknight.positions import FACES
from tests.games.mageknight.rules.cards.armed import NORTH, armed
from tests.rules import rule


def test_the_horn_of_wrath_gives_up_to_five_more() -> None:
    q = armed("horn_of_wrath", "ranged", dice="bbbbb")
    played = play(q, "horn_of_wrath", "strong", "branch:5")
    assert played.keys("horn.more") == tuple(f"branch:{n}" for n in range(6))


@rule("MK-EFF-20")
def test_the_book_of_wisdom_gives_a_crystal_with_a_spell_only() -> None:
    q = armed("book_of_wisdom", hand="rage", advanced="fire_bolt", spells="fireball")
    play(q, "book_of_wisdom", "basic")
    assert q.player(0).crystals == [0, 0, 0, 0]
    assert q.told("card.thrown") == [{"seat": "p0", "card": q.id("rage")}]
    assert q.cited("card.thrown") == [("MK-EFF-20",)]
    q = armed("book_of_wisdom", hand="rage", advanced="fire_bolt", spells="fireball")
    play(q, "book_of_wisdom", "strong")
    assert q.player(0).crystals == [1, 0, 0, 0]


def test_the_druidic_staff_flies_two_spaces_and_no_farther() -> None:
    q = armed("druidic_staff", hand="swiftness", tiles=NORTH)
    keys = play(q, "druidic_staff", "basic", "go:h-1.0").keys("staff.flight")
    far = q.board.within("h0.0", 3)
    assert {far[key.removeprefix("go:")] for key in keys} == {1, 2}
    assert [cell for cell in artifacts.flights(q, 0, 3) if far.get(cell) == 3], "there would be others"


@pytest.mark.parametrize("there", ["taunt", "double_time"])
def test_the_circlet_borrows_what_can_be_used_now_and_takes_anything(there: str) -> None:
    q = armed("circlet_of_proficiency")
    q.things.make([FACES["skill"][there]], "skill.common", seen=EVERYBODY)
    open_ = ways(q, "circlet_of_proficiency")
    assert ("basic" in open_) is (there == "double_time"), "there is no fight"
    assert "strong" in open_


@pytest.mark.parametrize(("spell", "basic", "strong"), [("whirlwind", True, False), ("charm", False, True)])
def test_the_tome_opens_the_half_of_a_spell_that_can_be_played_now(
    spell: str, *, basic: bool, strong: bool
) -> None:
    q = armed("tome_of_all_spells", "ranged", hand="swiftness", spells=spell)
    open_ = ways(q, "tome_of_all_spells")
    assert ("basic" in open_, "strong" in open_) == (basic, strong)
