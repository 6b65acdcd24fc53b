"""Units, sides and banner colours."""

import pytest

import hexameron
from hexameron.games.battlelore.content.scenarios import SCENARIO
from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.screen.looks import shapes
from tests.games.battlelore.positions import battle
from tests.games.battlelore.rules.phases import aims, attack, dice_rolled, offered, phase, reach
from tests.rules import rule


@rule("BL-UNIT-01")
@pytest.mark.parametrize("scenario", SCENARIO)
def test_shape_of_the_banner_tells_the_side(scenario: str) -> None:
    match = hexameron.new("battlelore", scenario=scenario, seed=1)
    pieces = GAME.scene(match.view(0), 0, None, ()).pieces
    south, north = ({piece.shape for piece in pieces if piece.side == seat} for seat in (0, 1))
    assert len(south) == len(north) == 1
    assert south != north


@rule("BL-UNIT-01")
@pytest.mark.parametrize("sides", [("english", "standard"), ("french", "pennant"), ("north", "south")])
def test_no_two_sides_have_banners_of_the_same_shape(sides: tuple[str, str]) -> None:
    one, other = shapes(sides)
    assert one != other


@rule("BL-UNIT-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_units_of_the_same_kind_obey_and_fight_for_their_own_side_only(seat: int) -> None:
    units = {
        "u0": ("Fb", "h4.5", 0),
        "u1": ("Fb", "h4.6", 0),
        "u2": ("Fb", "h5.6", 1),
        "u3": ("Fb", "h6.6", 1),
    }
    own, foes = (["u0", "u1"], ["u2"]) if seat == 0 else (["u2", "u3"], ["u0", "u1"])
    b = battle(units, active=seat, hand=["command.blue_banners"])
    phase(b, "command")
    assert list(offered(b, "naming", "order.unit")) == [f"order:{id_}" for id_ in own]
    b = battle(units, active=seat, ordered=own)
    assert aims(b, "u1" if seat == 0 else "u2") == foes


@rule("BL-UNIT-02")
@pytest.mark.parametrize(
    ("code", "colour", "dice"),
    [
        ("Fg", "green", 2), ("Fb", "blue", 3), ("Fr", "red", 4),
        ("Mg", "green", 2), ("Mb", "blue", 3), ("Mr", "red", 4),
    ],
)  # fmt: skip
def test_levy_regulars_and_elite_fly_green_blue_and_red(code: str, colour: str, dice: int) -> None:
    """The better the training, the more dice; and the banner is shown in its colour."""
    b = battle({"u0": (code, "h4.5", 0), "u1": ("Fg", "h5.5", 1)}, dice="RRRR")
    piece, _ = GAME.scene(b.state, 0, None, ()).pieces
    assert piece.chief == colour
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [dice]


@rule("BL-UNIT-04")
def test_a_unit_moves_whole_and_joins_no_other() -> None:
    b = battle(
        {"u0": ("Fg", "h4.5", 0, 2), "u1": ("Fg", "h4.6", 0, 1), "u2": ("Fb", "h9.9", 1)},
        ordered=["u0", "u1"],
    )
    assert "h4.6" not in reach(b, "u0"), "two remnants cannot become one unit"
    phase(b, "movement", ["move:u0", "go:h5.5", "move:u1", "go:h4.5"])
    assert {hex_: b.state.places[hex_] for hex_ in b.state.places} == {
        "h5.5": "u0",
        "h4.5": "u1",
        "h9.9": "u2",
    }
    assert [unit.figures for unit in b.state.units.values()] == [2, 1, 4]


@rule("BL-UNIT-04")
def test_a_retreating_unit_goes_whole() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fr", "h5.5", 1, 3)}, dice="BFG")
    attack(b, "u0", "u1", ["retreat.where=go:h6.4", "follow.gain=done"])
    assert sorted(b.state.places) == ["h4.5", "h6.4"]
    assert b.unit("u1").figures == 3


@rule("BL-UNIT-05")
def test_the_banner_bearer_falls_last() -> None:
    """Three of four figures down: the banner still stands, and nobody has won it."""
    b = battle({"u0": ("Fr", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, dice="BBBG BGGG")
    attack(b, "u0", "u1")
    assert b.unit("u1").figures == 1
    assert b.unit("u1").hex == "h5.5"
    assert b.state.banners == [0, 0]
    attack(b, "u0", "u1", ["follow.gain=done"])
    assert b.unit("u1").figures == 0
    assert b.state.banners == [1, 0]


@rule("BL-UNIT-06")
@pytest.mark.parametrize(
    ("code", "figures", "dice"),
    [("Fr", 1, 4), ("Fb", 1, 3), ("Fb", 2, 3), ("Fg", 1, 2), ("Mr", 1, 4), ("Mb", 2, 3), ("Ag", 1, 2)],
)
def test_losses_do_not_weaken_an_attack(code: str, figures: int, dice: int) -> None:
    b = battle({"u0": (code, "h4.5", 0, figures), "u1": ("Fb", "h5.5", 1)}, dice="GGGG")
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [dice]


@rule("BL-UNIT-06")
def test_losses_do_not_weaken_a_battle_back() -> None:
    b = battle({"u0": ("Fg", "h4.5", 0), "u1": ("DFr", "h5.5", 1)}, dice="RR BBBB")
    attack(b, "u0", "u1", ["battle.back=yes"])
    assert b.unit("u1").figures == 2
    assert dice_rolled(b) == [2, 4]
