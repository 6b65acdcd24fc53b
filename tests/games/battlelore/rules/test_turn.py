"""Turn structure."""

import random

import pytest

import hexameron
from hexameron.games.battlelore.rules import turn
from tests.games.battlelore.positions import battle, command
from tests.games.battlelore.rules.phases import turns
from tests.rules import rule


@rule("BL-TURN-01")
@pytest.mark.parametrize(
    ("scenario", "first"),
    [("azincourt", 0), ("crossing", 0), ("wizards", 0), ("avignon", 0), ("companies", 1), ("tourelles", 0)],
)
def test_scenario_names_who_begins(scenario: str, first: int) -> None:
    match = hexameron.new("battlelore", scenario=scenario, seed=1)
    chooser = random.Random(1)
    while "command.card" not in [ask.prompt for ask in match.pending.values()]:
        seat = min(match.pending)
        match.choose(seat, chooser.choice(match.options(seat)))
    assert list(match.pending) == [first]
    assert match.state.turn.number == 1


@rule("BL-TURN-02")
def test_whole_turns_alternate() -> None:
    match = hexameron.new("battlelore", scenario="azincourt", seed=3)
    chooser = random.Random(3)
    commanders: list[int] = []
    while match.result is None and len(commanders) < 12:
        (seat,) = match.pending
        if match.pending[seat].prompt == "command.card":
            commanders.append(seat)
        if match.pending[seat].prompt in {"order.unit", "move.unit", "move.where", "battle.attacker"}:
            assert seat == commanders[-1], "within a turn only its owner commands"
        match.choose(seat, chooser.choice(match.options(seat)))
    assert commanders == [0, 1] * 6


@rule("BL-TURN-03")
def test_five_phases_in_this_order() -> None:
    """Every phase asks something here: the card, orders, a move, a combat, and what Scout draws."""
    b = battle(
        {"u0": ("Fg", "h3.2", 0), "u1": ("Fg", "h3.3", 0), "u2": ("Fb", "h5.3", 1), "u3": ("Fb", "h9.9", 1)},
        hand=["command.scout.left", "command.rally"],
        dice="GG",
    )
    played = turns(
        b,
        [
            f"command.card={command(b, 'command.scout.left')}",
            "order.unit=order:u0",
            "move.unit=move:u0",
            "move.where=go:h4.2",
            "battle.attacker=fight:u0",
        ],
        until="draw.scout",
    )
    assert played.prompts() == [
        "command.card", "order.unit", "move.unit", "move.where", "battle.attacker", "draw.scout",
    ]  # fmt: skip
    assert {asked.seat for asked in played.asked} == {0}
    assert b.unit("u0").attacked


@rule("BL-TURN-03")
def test_after_the_draw_the_turn_is_over() -> None:
    b = battle(
        {"u0": ("Fg", "h3.2", 0), "u1": ("Fb", "h9.9", 1)},
        phase="draw",
        ordered=["u0"],
        hands=((), ["command.rally", "command.charge"]),
    )
    played = turns(b, until="command.card")
    assert [(asked.seat, asked.prompt) for asked in played.asked] == [(1, "command.card")]
    assert not b.unit("u0").ordered, "orders do not outlast their turn"
    assert b.state.turn.number == 4


@rule("BL-TURN-03")
def test_there_are_no_further_phases() -> None:
    """What lies between the five is bookkeeping and asks nobody."""
    b = battle({"u0": ("Fg", "h3.2", 0), "u1": ("Fb", "h9.9", 1)}, phase="end", hands=((), ["command.rally"]))
    assert turns(b, until="command.card").prompts() == ["command.card"]
    assert b.state.turn.seat == 1
    assert set(turn.PHASES) - {"start", "ordered", "end"} == {
        "command", "naming", "movement", "combat", "draw",
    }  # fmt: skip


@rule("BL-TURN-04")
def test_all_orders_before_all_moves_before_all_combats() -> None:
    b = battle(
        {"u0": ("Fg", "h3.2", 0), "u1": ("Fg", "h3.4", 0), "u2": ("Fr", "h5.3", 1), "u3": ("Fb", "h9.9", 1)},
        hand=["command.patrol.left", "command.rally"],
        dice="GG BF",
    )
    played = turns(
        b,
        [
            f"command.card={command(b, 'command.patrol.left')}",
            "order.unit=order:u0",
            "order.unit=order:u1",
            "move.unit=move:u0",
            "move.where=go:h4.2",
            "move.unit=move:u1",
            "move.where=go:h4.3",
            "battle.attacker=fight:u1",
            "battle.attacker=fight:u0",
        ],
        until="retreat.where",
    )
    assert [
        offer for asked in played.asked[1:3] for offer in asked.keys if not offer.startswith("order")
    ] == [
        "done",
        "done",
    ], "while orders are named nobody can move"
    assert all(key.startswith("move") or key == "done" for key in played.keys("move.unit"))
    assert played.prompts()[-1] == "retreat.where"


@rule("BL-TURN-04")
def test_no_unit_moves_once_the_first_combat_has_begun() -> None:
    b = battle(
        {"u0": ("Fg", "h4.2", 0), "u1": ("Fg", "h3.4", 0), "u2": ("Fr", "h5.3", 1), "u3": ("Fb", "h9.9", 1)},
        phase="movement",
        ordered=["u0", "u1"],
        hands=((), ["command.rally"]),
        dice="GG",
    )
    played = turns(b, ["move.unit=done", "battle.attacker=fight:u0"], until="command.card")
    assert played.prompts() == ["move.unit", "battle.attacker", "command.card"]
    assert b.unit("u1").hex == "h3.4"
