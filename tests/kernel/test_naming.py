"""Names that people write, and what they are told of a misspelt one."""

from __future__ import annotations

import pytest

from hexameron.kernel.naming import Misnamed, at_most, named, nearest


def test_a_whole_name_comes_before_the_end_of_another() -> None:
    assert named("hand", "left", {"scout.left": 1, "left": 2}) == 2


def test_an_end_of_several_names_that_stand_for_the_same_is_understood() -> None:
    assert named("hand", "left", {"scout.left": 1, "attack.left": 1}) == 1
    with pytest.raises(Misnamed, match=r"may be 'scout\.left' or 'attack\.left'"):
        named("hand", "left", {"scout.left": 1, "attack.left": 2})


@pytest.mark.parametrize("name", ["", "eft", "scout"])
def test_what_is_no_end_of_a_name_is_not_understood(name: str) -> None:
    with pytest.raises(Misnamed, match="there is no"):
        named("hand", name, {"scout.left": 1, "other.": 1})


def test_no_more_than_three_are_named() -> None:
    many = {f"{letter}.left": number for number, letter in enumerate("abcd")}
    with pytest.raises(Misnamed) as found:
        named("hand", "left", many)
    assert str(found.value) == "hand: 'left' may be 'a.left' or 'b.left' or 'c.left'"
    assert nearest("lefs", many) == "; perhaps 'a.left' or 'b.left' or 'c.left'"


def test_a_fault_tells_its_field_if_it_has_one() -> None:
    assert str(Misnamed("hand", "what")) == "hand: what"
    assert str(Misnamed("", "what")) == "what"
    assert (Misnamed("hand", "what").field, Misnamed("hand", "what").what) == ("hand", "what")


@pytest.mark.parametrize(
    ("name", "names", "told"),
    [
        ("LEFT", ["left"], "; perhaps 'left'"),
        ("letf", ["side.left", "right"], "; perhaps 'side.left'"),
        ("abcd", ["abxy", "abcx"], "; perhaps 'abcx'"),
        ("abcd", ["abcx", "abcdx", "abcy"], "; perhaps 'abcdx' or 'abcx' or 'abcy'"),
        ("abcd", ["abcy", "abcx"], "; perhaps 'abcx' or 'abcy'"),
        ("a" * 11 + "b" * 9, ["a" * 11 + "c" * 9], f"; perhaps '{'a' * 11 + 'c' * 9}'"),
        ("a" * 10 + "b" * 9, ["a" * 10 + "c" * 9], ""),
        ("abcd", ["wxyz"], ""),
        ("abcd", [], ""),
    ],
)
def test_the_nearest_come_first_and_what_is_unlike_is_not_told(
    name: str, names: list[str], told: str
) -> None:
    assert nearest(name, names) == told


@pytest.mark.parametrize(("number", "most", "least"), [(0, 2, 0), (2, 2, 0), (1, 1, 1), (3, 5, 3)])
def test_a_number_may_be_the_least_and_the_most(number: int, most: int, least: int) -> None:
    at_most("cards", number, most, least=least)


@pytest.mark.parametrize(("number", "most", "least"), [(-1, 2, 0), (3, 2, 0), (0, 1, 1), (6, 5, 3)])
def test_a_number_that_cannot_be_is_refused_with_its_bounds(number: int, most: int, least: int) -> None:
    with pytest.raises(Misnamed) as found:
        at_most("cards", number, most, least=least)
    assert str(found.value) == f"cards: must be {least} to {most}, not {number}"


def test_nothing_is_the_least_number_unless_another_is_named() -> None:
    at_most("cards", 0, 1)
    with pytest.raises(Misnamed, match="must be 0 to 1, not -1"):
        at_most("cards", -1, 1)
