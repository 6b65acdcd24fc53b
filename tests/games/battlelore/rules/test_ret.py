"""Retreats."""

import pytest

from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.games.battlelore.rules.phases import attack
from tests.games.scripted import Played
from tests.rules import rule


def flags(n: int) -> str:
    """A roll of red foot with so many flags that hits nobody blue."""
    return "F" * n + "G" * (4 - n)


def wheres(played: Played[None]) -> list[tuple[int, tuple[str, ...]]]:
    """Who was asked where to retreat, and what was offered."""
    return [(asked.seat, asked.keys) for asked in played.asked if asked.prompt == "retreat.where"]


def driven(
    hex_: str,
    n: int,
    answers: list[str],
    *,
    seat: int = 1,
    code: str = "Fb",
    others: dict[str, Placed] | None = None,
    terrain: dict[str, str] | None = None,
    attacker: str = "",
) -> tuple[TestBattle, Played[None]]:
    """Red foot rolls so many flags against u1 on this hex; it stays where it is when it has won."""
    row, column = (int(part) for part in hex_[1:].split("."))
    beside = attacker or f"h{row}.{column - 1}"
    b = battle(
        {"u0": ("Fr", beside, 1 - seat), "u1": (code, hex_, seat), **(others or {})},
        terrain=terrain,
        active=1 - seat,
        dice=flags(n),
    )
    return b, attack(b, "u0", "u1", answers)


@rule("BL-RET-01")
@pytest.mark.parametrize(
    ("seat", "way"), [(1, ["h6.5", "h7.5", "h8.5"]), (0, ["h4.5", "h3.5", "h2.5"])], ids=["north", "south"]
)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_flag_drives_a_unit_one_hex_towards_its_own_edge(seat: int, way: list[str], n: int) -> None:
    b, _ = driven("h5.5", n, [*(f"go:{hex_}" for hex_ in way[:n]), "follow.gain=done"], seat=seat)
    assert b.unit("u1").hex == way[n - 1]
    assert b.unit("u1").figures == 4


@rule("BL-RET-01")
def test_without_a_flag_nobody_retreats() -> None:
    b, played = driven("h5.5", 0, [])
    assert b.unit("u1").hex == "h5.5"
    assert played.asked == []


@rule("BL-RET-01")
def test_ignored_flags_drive_nobody() -> None:
    """An Iron Dwarf unit ignores one of two flags and goes one hex."""
    b, _ = driven("h5.5", 2, ["retreat.ignore=ignore:1", "go:h6.5", "follow.gain=done"], code="DFb")
    assert b.unit("u1").hex == "h6.5"


@rule("BL-RET-01")
def test_arrows_drive_units_back_too() -> None:
    b = battle({"u0": ("Ag", "h3.5", 0), "u1": ("Fb", "h6.6", 1)}, dice="FG")
    attack(b, "u0", "u1", ["go:h7.6"])
    assert b.unit("u1").hex == "h7.6"


@rule("BL-RET-01")
def test_an_attacker_struck_by_a_battle_back_retreats_to_its_own_edge() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, dice="GGG FGG")
    played = attack(b, "u0", "u1", ["battle.back=yes", "go:h3.6"])
    assert [(seat, sorted(keys)) for seat, keys in wheres(played)] == [(0, ["go:h3.5", "go:h3.6"])]
    assert b.unit("u0").hex == "h3.6"


@rule("BL-RET-03")
@pytest.mark.parametrize("terrain", ["wood", "ford", "hill", "bridge"])
def test_terrain_does_not_stop_a_retreat(terrain: str) -> None:
    tiles = dict.fromkeys(["h6.4", "h6.5", "h7.5", "h7.4", "h7.6"], terrain)
    b, _ = driven("h5.5", 3, ["go:h6.5", "go:h7.5", "go:h8.5", "follow.gain=done"], terrain=tiles)
    assert b.unit("u1").hex == "h8.5"
    assert b.unit("u1").figures == 4


@rule("BL-RET-03")
def test_ramparts_and_landmarks_do_not_stop_a_retreat() -> None:
    b = battle(
        {"u0": ("Fr", "h5.4", 0), "u1": ("Fb", "h5.5", 1)},
        ramparts=["h6.5"],
        landmarks={"h7.5": ("den", 0)},
        dice=flags(3),
    )
    attack(b, "u0", "u1", ["go:h6.5", "go:h7.5", "go:h8.5", "follow.gain=done"])
    assert b.unit("u1").hex == "h8.5"


@rule("BL-RET-03")
@pytest.mark.parametrize("code", ["Fr", "Mg", "Ag"])
def test_how_far_a_unit_may_move_does_not_matter(code: str) -> None:
    b = battle({"u0": ("Fr", "h4.1", 0), "u1": (code, "h5.1", 1)}, dice="FFFB")
    attack(b, "u0", "u1", ["go:h7.1", "follow.gain=done"])
    assert b.unit("u1").hex == "h8.1", "from the side of a long row there is one way only"


@rule("BL-RET-04")
def test_water_bars_a_retreat() -> None:
    b, played = driven("h5.5", 1, ["follow.gain=done"], terrain={"h6.4": "water"})
    assert wheres(played) == [], "there is one way left"
    assert b.unit("u1").hex == "h6.5"


@rule("BL-RET-04")
def test_between_waters_a_unit_pays_in_figures() -> None:
    b, _ = driven("h5.5", 1, [], terrain={"h6.4": "water", "h6.5": "water"})
    assert (b.unit("u1").hex, b.unit("u1").figures) == ("h5.5", 3)


@rule("BL-RET-05")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_hex_that_cannot_be_made_costs_a_figure(n: int) -> None:
    b, _ = driven("h9.5", n, [])
    assert (b.unit("u1").hex, b.unit("u1").figures) == ("h9.5", 4 - n)


@rule("BL-RET-05")
def test_a_retreat_ends_where_it_is_blocked() -> None:
    """Three flags, one free hex: one step and two figures."""
    others: dict[str, Placed] = {"u5": ("Fb", "h7.5", 1), "u6": ("Fb", "h7.6", 1)}
    b, _ = driven("h5.5", 3, ["go:h6.5", "follow.gain=done"], others=others)
    assert (b.unit("u1").hex, b.unit("u1").figures) == ("h6.5", 2)
    assert [b.unit(id_).figures for id_ in others] == [4, 4], "who stands in the way loses nothing"


@rule("BL-RET-05")
def test_the_owner_may_run_into_a_dead_end() -> None:
    """By h6.4 the way is free, by h6.5 it is not; both are offered."""
    others: dict[str, Placed] = {"u5": ("Fb", "h7.5", 1), "u6": ("Fb", "h7.6", 1)}
    b, played = driven("h5.5", 2, ["go:h6.5", "follow.gain=done"], others=others)
    assert sorted(wheres(played)[0][1]) == ["go:h6.4", "go:h6.5"]
    assert (b.unit("u1").hex, b.unit("u1").figures) == ("h6.5", 3)
    b, _ = driven("h5.5", 2, ["go:h6.4", "follow.gain=done"], others=others)
    assert (b.unit("u1").hex, b.unit("u1").figures) == ("h7.4", 4)


@rule("BL-RET-05")
def test_a_unit_held_on_its_hex_leaves_no_ground_to_gain() -> None:
    b, played = driven("h9.5", 1, [])
    assert played.asked == []
    assert b.unit("u0").hex == "h9.4"


@rule("BL-RET-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_units_of_either_side_block_a_retreat(seat: int) -> None:
    one: dict[str, Placed] = {"u5": ("Fb", "h6.4", seat)}
    b, played = driven("h5.5", 1, ["follow.gain=done"], others=one, attacker="h4.5")
    assert wheres(played) == []
    assert b.unit("u1").hex == "h6.5"
    both: dict[str, Placed] = {**one, "u6": ("Fg", "h6.5", 0)}
    b, _ = driven("h5.5", 1, [], others=both, attacker="h4.5")
    assert (b.unit("u1").hex, b.unit("u1").figures) == ("h5.5", 3)


@rule("BL-RET-06")
@pytest.mark.parametrize(("seat", "hex_"), [(1, "h9.7"), (0, "h1.7")])
def test_the_own_edge_of_the_board_blocks_a_retreat(seat: int, hex_: str) -> None:
    b, _ = driven(hex_, 2, [], seat=seat)
    assert (b.unit("u1").hex, b.unit("u1").figures) == (hex_, 2)


@rule("BL-RET-06")
@pytest.mark.parametrize(
    ("seat", "hex_", "way", "beside"),
    [
        (1, "h5.1", "h6.1", "h5.2"),
        (1, "h5.13", "h6.12", "h5.12"),
        (0, "h5.1", "h4.1", "h5.2"),
        (0, "h5.13", "h4.12", "h5.12"),
    ],
)
def test_half_hexes_block_a_retreat(seat: int, hex_: str, way: str, beside: str) -> None:
    """At the side of a long row there is one way back; if somebody stands there, there is none."""
    b, played = driven(hex_, 1, ["follow.gain=done"], seat=seat, attacker=beside)
    assert wheres(played) == []
    assert b.unit("u1").hex == way
    b, _ = driven(hex_, 1, [], seat=seat, attacker=beside, others={"u5": ("Fb", way, seat)})
    assert (b.unit("u1").hex, b.unit("u1").figures) == (hex_, 3)


@rule("BL-RET-07")
@pytest.mark.parametrize(
    ("seat", "hex_", "ways"),
    [
        (1, "h5.5", ["go:h6.4", "go:h6.5"]),
        (0, "h5.5", ["go:h4.4", "go:h4.5"]),
        (1, "h4.5", ["go:h5.5", "go:h5.6"]),
        (0, "h4.5", ["go:h3.5", "go:h3.6"]),
    ],
)
def test_the_owner_picks_one_of_the_two_hexes_behind(seat: int, hex_: str, ways: list[str]) -> None:
    for way in ways:
        b, played = driven(hex_, 1, [way, "follow.gain=done"], seat=seat)
        assert [(who, sorted(keys)) for who, keys in wheres(played)] == [(seat, ways)]
        assert b.unit("u1").hex == way.removeprefix("go:")


@rule("BL-RET-07")
def test_the_way_is_chosen_hex_by_hex() -> None:
    b, played = driven("h5.5", 2, ["go:h6.4", "go:h7.5", "follow.gain=done"])
    assert [sorted(keys) for _, keys in wheres(played)] == [["go:h6.4", "go:h6.5"], ["go:h7.4", "go:h7.5"]]
    assert b.unit("u1").hex == "h7.5"


@rule("BL-RET-07")
def test_a_retreat_never_goes_sideways() -> None:
    """Both hexes behind are taken, those beside are free: the unit stays and pays."""
    others: dict[str, Placed] = {"u5": ("Fg", "h6.4", 0), "u6": ("Fg", "h6.5", 0)}
    b, played = driven("h5.5", 1, [], others=others, attacker="h4.5")
    assert wheres(played) == []
    assert b.unit("u1").hex == "h5.5"


@rule("BL-RET-07")
def test_ignored_flags_are_named_before_the_first_step() -> None:
    _, played = driven("h5.5", 2, ["retreat.ignore=ignore:1", "go:h6.5", "follow.gain=done"], code="DFb")
    assert played.prompts() == ["retreat.ignore", "retreat.where", "follow.gain"]


@rule("BL-RET-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_perishes_in_a_blocked_retreat_gives_a_victory_banner(seat: int) -> None:
    hex_ = "h9.5" if seat == 1 else "h1.5"
    b = battle(
        {"u0": ("Fr", hex_.replace("5", "4"), 1 - seat), "u1": ("Fb", hex_, seat, 2)},
        active=1 - seat,
        dice=flags(2),
    )
    attack(b, "u0", "u1", ["follow.gain=done"])
    assert b.unit("u1").figures == 0
    assert hex_ not in b.state.places
    assert b.state.banners[1 - seat] == 1
    assert b.state.banners[seat] == 0


@rule("BL-RET-08")
def test_such_a_banner_may_win_the_battle_at_once() -> None:
    b = battle(
        {"u0": ("Fr", "h9.4", 0), "u1": ("Fb", "h9.5", 1, 1)}, dice=flags(1), banners=(3, 0), banners_to_win=4
    )
    played = attack(b, "u0", "u1")
    assert played.over is not None
    assert played.over.winners == (0,)
    assert played.asked == []


@rule("BL-RET-08")
def test_an_attacker_that_perishes_in_its_retreat_is_a_banner_for_the_defender() -> None:
    b = battle({"u0": ("Fb", "h1.5", 0, 1), "u1": ("DFb", "h2.5", 1)}, dice="GGG FGG")
    attack(b, "u0", "u1", ["battle.back=yes"])
    assert b.state.banners == [0, 1]
