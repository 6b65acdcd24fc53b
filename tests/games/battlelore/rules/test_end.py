"""The end of the game."""

import pytest

from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import victory
from tests.games.battlelore.positions import Placed, battle, play
from tests.games.battlelore.rules.phases import phase
from tests.rules import rule

LAST_MAN: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1, 1)}


@rule("BL-END-01", "BL-END-02")
def test_the_game_ends_at_once_in_the_middle_of_a_turn() -> None:
    """There is another unit that could fight, and ground to gain; none of it happens."""
    units = LAST_MAN | {"u2": ("Fb", "h4.8", 0), "u3": ("Fg", "h5.8", 1)}
    b = battle(units, ordered=["u0", "u2"], banners=(3, 3), banners_to_win=4, dice="GBB")
    played = phase(b, "combat", ["battle.attacker=fight:u0"])
    assert played.over is not None
    assert played.over.winners == (0,)
    assert played.over.scores == (4, 3)


@rule("BL-END-01")
def test_one_banner_short_the_game_goes_on() -> None:
    b = battle(LAST_MAN, ordered=["u0"], banners=(2, 3), banners_to_win=4, dice="GBB")
    played = phase(b, "combat", ["battle.attacker=fight:u0", "follow.gain=done"])
    assert played.over is None
    assert b.state.banners == [3, 3]


@rule("BL-END-01", "BL-END-02")
def test_a_player_wins_in_the_turn_of_the_other() -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0, 1), "u1": ("DFb", "h5.5", 1)}
    b = battle(units, ordered=["u0"], banners=(0, 3), banners_to_win=4, dice="GGG" + "BGG")
    played = phase(b, "combat", ["battle.attacker=fight:u0", "battle.back=yes"])
    assert played.over is not None
    assert played.over.winners == (1,)


@rule("BL-END-01")
def test_an_objective_counts_at_the_moment_it_is_entered() -> None:
    b = battle(
        {"u0": ("Mb", "h4.5", 0), "u1": ("Fg", "h8.5", 1)},
        ordered=["u0"],
        banners=(3, 0),
        banners_to_win=4,
        objectives=[("h5.5", 0)],
    )
    played = phase(b, "movement", ["move.unit=move:u0", "move.where=go:h5.5"])
    assert played.over is not None
    assert played.over.winners == (0,)


@rule("BL-END-01")
def test_an_objective_is_for_its_side_only_and_while_somebody_stands_there() -> None:
    objective = [("h5.5", 0)]
    theirs = battle({"u0": ("Mb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}, objectives=objective)
    assert victory.banners(theirs.state, 1) == 0
    ours = battle({"u0": ("Mb", "h5.5", 0), "u1": ("Fg", "h8.5", 1)}, objectives=objective)
    assert victory.banners(ours.state, 0) == 1
    ours.place(ours.unit("u0"), "h4.5")
    assert victory.banners(ours.state, 0) == 0


@rule("BL-END-01")
@pytest.mark.parametrize(("dice", "won"), [("FRRR", True), ("FFRR", False)])
def test_an_objective_counts_where_a_retreat_ends_and_not_on_its_way(dice: str, won: bool) -> None:
    b = battle(
        {"u0": ("Fr", "h7.5", 1), "u1": ("Fb", "h6.5", 0)},
        active=1,
        banners=(3, 0),
        banners_to_win=4,
        objectives=[("h5.5", 0)],
        dice=dice,
    )
    answers = ["retreat.where=go:h5.5", *([] if won else ["retreat.where=go:h4.5", "follow.gain=done"])]
    played = play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers)
    assert (played.over is not None) == won
    assert b.unit("u1").hex == ("h5.5" if won else "h4.5")


@rule("BL-END-01", "BL-CREA-18")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("mirrored", [False, True])
def test_of_two_that_reach_the_number_at_once_the_active_player_wins(active: int, mirrored: bool) -> None:
    """A creature tramples the last figure of a unit of each side."""
    left, right = ("h6.5", "h6.4") if mirrored else ("h6.4", "h6.5")
    units: dict[str, Placed] = {
        "u0": ("Fr", "h4.5", 0),
        "u1": ("spider", "h5.5", 1),
        "u2": ("Fb", left, 0, 1),
        "u3": ("Fb", right, 1, 1),
    }
    b = battle(units, active=active, banners=(3, 3), banners_to_win=4, dice="FFRR")
    played = play(b, battles.assault(b, b.unit("u0"), b.unit("u1")))
    assert played.over is not None
    assert played.over.winners == (active,)


@rule("BL-END-03")
def test_a_unit_and_a_creature_are_one_banner_each() -> None:
    units = LAST_MAN | {"u2": ("giant", "h5.6", 1)}
    b = battle(units, dice="GBB" + "RBB" + "R")
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), ["follow.gain=done"])
    assert b.state.banners == [1, 0]
    play(b, battles.assault(b, b.unit("u0"), b.unit("u2")), ["follow.gain=done"])
    assert b.state.banners == [2, 0]


@rule("BL-END-03")
def test_a_hurt_unit_is_no_banner_yet() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}, dice="GGG")
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")))
    assert b.unit("u1").figures == 1
    assert b.state.banners == [0, 0]
