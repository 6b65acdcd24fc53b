"""The order phase."""

import pytest

from hexameron.games.battlelore.state import State
from hexameron.kernel.match import Match
from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.games.battlelore.rules.matches import from_position, keys
from tests.games.battlelore.rules.phases import attack, offered, phase, turns
from tests.rules import rule

FOE: Placed = ("Fb", "h9.7", 1)


def commanded(units: dict[str, Placed], card: str, seat: int = 0) -> TestBattle:
    """The card is played; orders are to be named."""
    b = battle(units, hand=[card], active=seat)
    phase(b, "command")
    return b


def candidates(b: TestBattle, *named: str) -> list[str]:
    """The units that may be ordered after these."""
    b.state.turn.phase = "naming"
    played = phase(b, "naming", [*(f"order:{id_}" for id_ in named), "done"])
    return [key.partition(":")[2] for key in played.asked[-1].keys if key != "done"]


@rule("BL-ORD-01")
def test_the_active_player_chooses_which_units_get_orders() -> None:
    units: dict[str, Placed] = {f"u{i}": ("Fb", f"h3.{i + 1}", 0) for i in range(4)}
    b = commanded({**units, "u9": FOE}, "command.patrol.left")
    played = phase(b, "naming", ["order:u1", "order:u3"])
    assert {asked.seat for asked in played.asked} == {0}
    assert played.keys("order.unit") == ("order:u0", "order:u1", "order:u2", "order:u3", "done")
    assert [id_ for id_, unit in b.state.units.items() if unit.ordered] == ["u1", "u3"]


@rule("BL-ORD-01")
def test_fewer_orders_than_the_card_allows_may_be_given() -> None:
    b = commanded({"u0": ("Fb", "h3.1", 0), "u1": ("Fb", "h3.2", 0), "u9": FOE}, "command.attack.left")
    phase(b, "naming", ["order:u0", "done"])
    assert b.state.turn.ordered == ["u0"]


@rule("BL-ORD-01")
def test_orders_come_after_the_card_and_are_told_to_both() -> None:
    b = commanded({"u0": ("Fb", "h3.1", 0), "u1": ("Fb", "h3.2", 0), "u9": FOE}, "command.attack.left")
    assert b.state.turn.ordered == []
    phase(b, "naming", ["order:u0", "done"])
    phase(b, "ordered")
    assert b.told("order.named") == [{"seat": "p0", "units": ("u0",)}]


@rule("BL-ORD-02")
def test_units_without_orders_neither_move_nor_start_a_combat() -> None:
    b = battle(
        {"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h4.6", 0), "u2": ("Ag", "h3.3", 0), "u3": ("Fb", "h5.6", 1)},
        ordered=["u1"],
    )
    assert offered(b, "movement", "move.unit") == ("move:u1",)
    assert offered(b, "combat", "battle.attacker") == ("fight:u1",)


@rule("BL-ORD-02")
def test_without_any_order_both_phases_are_skipped() -> None:
    b = battle(
        {"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, phase="movement", hands=((), ["command.rally"])
    )
    assert turns(b, until="command.card").prompts() == ["command.card"]
    assert b.state.turn.seat == 1


@rule("BL-ORD-02")
def test_special_actions_need_an_order_too() -> None:
    """Rally lets ordered units regain a figure; the others stay as they are."""
    b = battle(
        {"u0": ("Fb", "h3.1", 0, 2), "u1": ("Fb", "h3.9", 0, 2), "u9": FOE},
        command="command.rally",
        ordered=["u1"],
    )
    assert offered(b, "movement", "move.unit") == ("move:u1", "regain:u1")


@rule("BL-ORD-02")
def test_retreats_and_battling_back_need_no_order() -> None:
    b = battle({"u0": ("Fg", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, ordered=["u0"], dice="GG BGG")
    attack(b, "u0", "u1", ["battle.back=yes"])
    assert b.dice.left == 0
    b = battle({"u0": ("Fg", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, ordered=["u0"], dice="GF")
    attack(b, "u0", "u1", ["retreat.where=go:h6.5", "follow.gain=done"])
    assert b.unit("u1").hex == "h6.5"
    assert not b.unit("u1").ordered


@rule("BL-ORD-03")
def test_no_unit_is_ordered_twice() -> None:
    b = commanded({"u0": ("Fb", "h3.1", 0), "u1": ("Fb", "h3.2", 0), "u9": FOE}, "command.attack.left")
    assert candidates(b, "u0") == ["u1"]
    assert b.state.turn.ordered == ["u0"]


@rule("BL-ORD-03")
def test_a_unit_alone_takes_one_order_of_a_card_for_all_sections() -> None:
    b = commanded({"u0": ("Fb", "h4.4", 0), "u9": FOE}, "command.general_advance")
    phase(b, "naming", ["order:u0"])
    assert b.state.turn.ordered == ["u0"]
    phase(b, "ordered")
    assert offered(b, "movement", "move.unit") == ("move:u0",)


@rule("BL-ORD-04")
@pytest.mark.parametrize("row", [2, 4, 6, 8])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("column", "wing"), [(4, "left"), (9, "right")])
def test_a_unit_on_a_section_line_may_be_ordered_from_either_side(
    row: int, seat: int, column: int, wing: str
) -> None:
    wing = wing if seat == 0 else {"left": "right", "right": "left"}[wing]
    units: dict[str, Placed] = {"u0": ("Fb", f"h{row}.{column}", seat), "u1": ("Fb", "h5.7", 1 - seat)}
    for section in ("left", "centre", "right"):
        b = commanded(units, f"command.scout.{section}", seat)
        fitting = section in (wing, "centre")
        assert offered(b, "naming", "order.unit") == (("order:u0",) if fitting else ()), section


@rule("BL-ORD-04")
@pytest.mark.parametrize(
    ("hex_", "section"),
    [
        ("h3.4", "left"), ("h3.5", "centre"), ("h3.9", "centre"), ("h3.10", "right"),
        ("h4.3", "left"), ("h4.5", "centre"), ("h4.8", "centre"), ("h4.10", "right"),
    ],
)  # fmt: skip
def test_hexes_beside_the_lines_lie_in_one_section_only(hex_: str, section: str) -> None:
    found = [
        card
        for card in ("left", "centre", "right")
        if offered(
            commanded({"u0": ("Fb", hex_, 0), "u9": FOE}, f"command.scout.{card}"), "naming", "order.unit"
        )
    ]
    assert found == [section]


@rule("BL-ORD-05")
def test_orders_too_many_are_lost() -> None:
    """Three orders for the left wing, one unit there: the other two help nobody elsewhere."""
    b = commanded(
        {"u0": ("Fb", "h3.2", 0), "u1": ("Fb", "h3.6", 0), "u2": ("Fb", "h3.12", 0), "u9": FOE},
        "command.attack.left",
    )
    phase(b, "naming", ["order:u0"])
    assert b.state.turn.ordered == ["u0"]
    phase(b, "ordered")
    assert offered(b, "movement", "move.unit") == ("move:u0",)


@rule("BL-ORD-05")
def test_orders_for_one_kind_do_not_pass_to_another() -> None:
    b = battle(
        {"u0": ("Fr", "h3.2", 0), "u1": ("Fb", "h3.6", 0), "u9": FOE},
        hand=["command.red_banners", "command.red_banners"],
    )
    phase(b, "command")
    phase(b, "naming", ["order:u0"])
    assert b.state.turn.ordered == ["u0"]


@rule("BL-ORD-05")
def test_lost_orders_are_not_saved_for_the_next_turn() -> None:
    """After an Attack card with two orders unused, a Scout card still orders one unit."""
    units: dict[str, Placed] = {"u0": ("Fb", "h3.2", 0), "u1": ("Fb", "h7.2", 1), "u2": ("Fb", "h3.3", 0)}
    b = battle(units, hands=(["command.attack.left"], ["command.attack.left"]))
    phase(b, "command")
    phase(b, "naming", ["order:u0", "done"])
    phase(b, "end")
    assert (b.state.turn.seat, b.state.turn.slots, b.state.turn.ordered) == (1, [], [])
    phase(b, "end")
    b.things.move(
        next(h for h in b.things.in_zone("command.deck") if b.things.face[h] == 0), "command.hand.0"
    )
    for handle in b.things.in_zone("command.played.0"):
        b.things.move(handle, "command.discard")
    phase(b, "command")
    phase(b, "naming", ["order:u0"])
    assert b.state.turn.ordered == ["u0"]


@rule("BL-ORD-06")
def test_a_unit_on_a_line_uses_up_one_order_only() -> None:
    """One order for each section: u0 stands on the line, so with u1 or with u2, but not with both."""
    units: dict[str, Placed] = {
        "u0": ("Fb", "h4.4", 0),
        "u1": ("Fb", "h3.2", 0),
        "u2": ("Fb", "h3.6", 0),
        "u9": FOE,
    }
    assert candidates(commanded(units, "command.skirmish"), "u0") == ["u1", "u2"]
    for pair in (["u0", "u1"], ["u0", "u2"], ["u1", "u2"]):
        b = commanded(units, "command.skirmish")
        phase(b, "naming", [f"order:{id_}" for id_ in pair])
        assert b.state.turn.ordered == pair, "and then nobody else is left to order"


@rule("BL-ORD-06")
def test_the_choice_of_section_stays_open_for_the_sake_of_later_units() -> None:
    """Two units on the two lines of the centre make room for whoever is named after them."""
    units: dict[str, Placed] = {
        "u0": ("Fb", "h4.4", 0),
        "u1": ("Fb", "h4.9", 0),
        "u2": ("Fb", "h3.2", 0),
        "u3": ("Fb", "h3.6", 0),
        "u4": ("Fb", "h3.12", 0),
        "u9": FOE,
    }
    for third in ("u2", "u3", "u4"):
        b = commanded(units, "command.skirmish")
        phase(b, "naming", ["order:u0", "order:u1", f"order:{third}"])
        assert b.state.turn.ordered == ["u0", "u1", third]


@rule("BL-ORD-01")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("card", "columns"), [("command.attack.centre", (6, 7, 8, 9)), ("command.general_advance", (2, 3, 7, 8))]
)
def test_units_may_be_named_in_any_order_and_stand_in_that_of_their_side(
    card: str, columns: tuple[int, ...], seat: int
) -> None:
    row = ("h3", "h7")[seat]
    units: dict[str, Placed] = {f"u{i}": ("Fb", f"{row}.{column}", seat) for i, column in enumerate(columns)}
    match = from_position(battle({**units, "u9": ("Fb", "h5.1", 1 - seat)}, hand=[card], active=seat))
    match.choose(seat, "order:u1")
    assert keys(match, seat) == ["order:u2", "order:u3", "done"], "each set of units in one way"
    asked = match.question(seat, any_order=True)
    assert asked is not None
    assert [option.key() for option in asked.options] == ["order:u0", "order:u2", "order:u3", "done"]
    match.choose(seat, "order:u0")
    assert match.state.turn.ordered == ["u0", "u1"]
    assert keys(match, seat) == ["order:u2", "order:u3", "done"]


def all_at_once(match: Match[State], seat: int) -> list[str]:
    """The units that may be named in one go: all that are left, if there is an order for each."""
    asked = match.question(seat, any_order=True)
    assert asked is not None
    return [option.key().partition(":")[2] for option in asked.whole]


@rule("BL-ORD-05")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("card", "columns", "together"),
    [
        ("command.patrol.centre", (6,), True),
        ("command.patrol.centre", (6, 7), True),
        ("command.patrol.centre", (6, 7, 8), False),
        ("command.skirmish", (2, 7), True),
        ("command.skirmish", (2, 7, 12), True),
        ("command.skirmish", (2, 6, 7), False),
        ("command.general_advance", (2, 3, 7, 8, 11, 12), True),
        ("command.general_advance", (2, 6, 7, 8), False),
    ],
)
def test_all_may_be_named_at_once_where_there_is_an_order_for_each(
    card: str, columns: tuple[int, ...], together: bool, seat: int
) -> None:
    row = ("h3", "h7")[seat]
    units: dict[str, Placed] = {f"u{i}": ("Fb", f"{row}.{column}", seat) for i, column in enumerate(columns)}
    match = from_position(battle({**units, "u9": ("Fb", "h5.1", 1 - seat)}, hand=[card], active=seat))
    assert all_at_once(match, seat) == (list(units) if together else [])


@rule("BL-ORD-05")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("card", "columns"), [("command.attack.centre", (6, 7, 8, 9)), ("command.skirmish", (2, 3, 7))]
)
def test_those_that_are_named_count_among_those_there_are_orders_for(
    card: str, columns: tuple[int, ...], seat: int
) -> None:
    """There is one unit more than orders: when some are named, still not all others find one."""
    row = ("h3", "h7")[seat]
    units: dict[str, Placed] = {f"u{i}": ("Fb", f"{row}.{column}", seat) for i, column in enumerate(columns)}
    match = from_position(battle({**units, "u9": ("Fb", "h5.1", 1 - seat)}, hand=[card], active=seat))
    assert all_at_once(match, seat) == []
    match.choose(seat, "order:u0")
    left = {"command.attack.centre": [], "command.skirmish": ["u2"]}[card]
    assert all_at_once(match, seat) == left


@rule("BL-CREA-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_paid_for_is_not_named_with_the_others_at_once(seat: int) -> None:
    row, wing = ("h3", "h7")[seat], ("left", "right")[seat]
    units: dict[str, Placed] = {
        "u0": ("Fb", f"{row}.2", seat),
        "u1": ("spider", f"{row}.11", seat),
        "u9": ("Fb", "h5.7", 1 - seat),
    }
    b = battle(units, hand=[f"command.patrol.{wing}"], active=seat, lore=True, tokens=(3, 3))
    match = from_position(b)
    assert keys(match, seat) == ["order:u0", "order_far:u1", "done"]
    assert all_at_once(match, seat) == ["u0"]


@rule("BL-ORD-01")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("card", "columns"), [("command.attack.centre", (6, 7, 8, 9)), ("command.general_advance", (2, 7, 8, 12))]
)
def test_whoever_was_passed_stays_passed_after_one_is_named_late(
    card: str, columns: tuple[int, ...], seat: int
) -> None:
    row = ("h3", "h7")[seat]
    units: dict[str, Placed] = {f"u{i}": ("Fb", f"{row}.{column}", seat) for i, column in enumerate(columns)}
    match = from_position(battle({**units, "u9": ("Fb", "h5.1", 1 - seat)}, hand=[card], active=seat))
    match.choose(seat, "order:u2")
    match.choose(seat, "order:u0")
    assert keys(match, seat) == ["order:u3", "done"], "u1 stands before u2, who is named already"
