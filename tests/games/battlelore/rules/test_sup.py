"""Support."""

import pytest

from hexameron.games.battlelore.rules import battle as battles
from tests.games.battlelore.positions import Placed, TestBattle, battle, play
from tests.games.scripted import Played
from tests.rules import rule

FRIENDS = ("h5.4", "h6.4", "h6.5", "h5.6")
PAIR: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}


def attack(b: TestBattle, *answers: str) -> Played[None]:
    return play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers)


def beside(*hexes: str, owner: int = 1, code: str = "Fb") -> dict[str, Placed]:
    return {f"u{2 + n}": (code, hex_, owner) for n, hex_ in enumerate(hexes)}


@rule("BL-SUP-01", "BL-SUP-02")
@pytest.mark.parametrize("friends", [("h5.4", "h5.6"), ("h6.4", "h6.5"), ("h5.4", "h6.4", "h4.4")])
@pytest.mark.parametrize("code", ["Fb", "Mg", "Ag", "KFb"])
def test_two_friends_beside_a_unit_support_it(friends: tuple[str, ...], code: str) -> None:
    b = battle(PAIR | beside(*friends, code=code), dice="FBB" + "RR")
    played = attack(b, "retreat.ignore=ignore:1", "battle.back=yes")
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0"), "a third friend adds nothing"
    assert b.dice.rolls == [("battle", 3), ("battle", 2)]


@rule("BL-SUP-01", "BL-MOR-14")
@pytest.mark.parametrize("friends", [(), ("h5.4",), ("h5.4", "h7.5"), ("h5.3", "h5.7")])
def test_fewer_friends_or_friends_farther_away_are_no_support(friends: tuple[str, ...]) -> None:
    b = battle(PAIR | beside(*friends), dice="BBB")
    assert attack(b).prompts() == []


@rule("BL-SUP-01")
def test_enemies_do_not_support() -> None:
    units = PAIR | beside("h5.4") | {"u9": ("Fb", "h5.6", 0)}
    b = battle(units, dice="BBB")
    assert attack(b).prompts() == []


@rule("BL-SUP-02")
def test_support_is_one_level_of_boldness() -> None:
    b = battle(PAIR | beside(*FRIENDS), dice="FFB")
    played = attack(b, "retreat.ignore=ignore:1", "battle.back=no")
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0")
    assert b.unit("u1").figures == 3, "the second flag, with friends on both hexes of the way back"


@rule("BL-SUP-01", "BL-SUP-02")
def test_support_is_counted_when_the_attack_is_declared() -> None:
    """The giant stamps both supporters out before the unit that they supported battles back."""
    units: dict[str, Placed] = {
        "u0": ("giant", "h4.5", 0),
        "u1": ("Fg", "h5.5", 1),
        "u2": ("Fb", "h4.4", 1, 1),
        "u3": ("Fb", "h5.6", 1, 1),
    }
    b = battle(units, lore=True, dice="LLBB" + "BBB" + "GG")
    attack(b, "power.use=power:stomp;", "battle.back=yes")
    assert (b.unit("u2").figures, b.unit("u3").figures) == (0, 0)
    assert b.dice.left == 0


@rule("BL-SUP-03")
def test_support_does_not_help_against_arrows() -> None:
    units = PAIR | beside("h5.4", "h5.6") | {"u0": ("Ag", "h3.5", 0)}
    b = battle(units, dice="FB")
    played = attack(b, "retreat.where=go:h6.4")
    assert played.prompts() == ["retreat.where"]
    assert b.unit("u1").hex == "h6.4"


@rule("BL-SUP-03", "BL-SUP-02")
def test_a_bow_at_point_blank_is_melee_and_support_helps() -> None:
    units = PAIR | beside("h5.4", "h5.6") | {"u0": ("Ag", "h4.5", 0)}
    b = battle(units, dice="FB")
    played = attack(b, "retreat.ignore=ignore:1", "battle.back=no")
    assert played.prompts() == ["retreat.ignore", "battle.back"]


@rule("BL-SUP-04")
def test_a_unit_driven_off_its_supported_hex_does_not_battle_back() -> None:
    """It runs to a hex where two friends support it again; that does not count."""
    b = battle(PAIR | beside("h5.4", "h6.5", "h7.5"), dice="FFB")
    played = attack(b, "retreat.ignore=ignore:1", "follow.gain=done")
    assert b.unit("u1").hex == "h6.4"
    assert "battle.back" not in played.prompts()
