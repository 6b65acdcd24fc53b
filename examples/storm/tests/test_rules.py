"""A test per numbered rule, from a position laid by hand."""

from typing import Any

import hexameron
import pytest
from hexameron import lab
from hexameron.kernel.match import Match
from storm.meta import GAME
from storm.state import BOARD, ROUNDS, WORTH, Storm

rule = pytest.mark.rule
OUT = ("h3.2", "h1.5")
"""Seat 0 stands on the wet sand, seat 1 far away in the dunes."""


# region position
def beach(at: tuple[str, ...] = OUT, wave: int = 1, **parts: Any) -> Match[Storm]:
    """A position in which the next waves are known."""
    match = lab.position(GAME, at=at, **{"piles": {"h3.2": "lump", "sea": "weed", "deck": "run"}, **parts})
    return lab.load(match, rolls={"wave": " ".join([str(wave)] * ROUNDS)})


def keys(match: Match[Storm], seat: int = 0) -> list[str]:
    return [option.key() for option in match.options(seat)]


def zone(match: Match[Storm], name: str) -> list[int]:
    """The faces in a zone."""
    return [match.state.things.face[thing] for thing in match.state.things.in_zone(name)]


# endregion


def why(match: Match[Storm], seat: int = 0) -> dict[str, str]:
    """What is refused, and by which rule."""
    question = match.question(seat)
    assert question is not None
    return {no.option.key(): no.rule for no in question.refused}


def to_the_wave(match: Match[Storm]) -> None:
    """Everybody ends the turn at once."""
    now = match.state.round
    while (
        match.result is None and match.state.round == now and "done" in keys(match, next(iter(match.pending)))
    ):
        match.choose(next(iter(match.pending)), "done")


@rule("ST-SET-01", "ST-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_finds_and_cards_are_dealt_in_secret(seats: int) -> None:
    match = hexameron.new("storm", seats=seats, seed=3)
    things = match.state.things
    assert [things.count(cell) for cell in BOARD.cells] == [0] * 5 + [1] * 17
    assert all(things.seen[find] == 0 for cell in BOARD.cells for find in things.in_zone(cell))
    worth = {
        row: sum(WORTH[face] for cell in BOARD.rows[row] for face in zone(match, cell)) for row in (2, 3, 4)
    }
    assert worth == {2: 5, 3: 8, 4: 20}, "ever more amber towards the sea"
    assert things.count("sea") == 8
    assert match.state.at == [f"h1.{seat + 1}" for seat in range(seats)]
    assert [things.count(f"hand.{seat}") for seat in range(seats)] == [2] * seats
    assert all(face == -1 for face in match.view(1).things.face[: len(BOARD.cells) - 5])


@rule("ST-TURN-01")
def test_everybody_has_a_turn_and_then_the_next_begins() -> None:
    match = beach(("h1.1", "h1.3", "h1.5"))
    asked = []
    for _ in range(6):
        (seat,) = match.pending
        asked.append((match.state.round, seat))
        match.choose(seat, "done")
    assert asked == [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 0)]


# region actions
@rule("ST-TURN-02", "ST-TURN-04")
def test_digging_takes_the_find_in_secret_and_an_action() -> None:
    match = beach()
    assert "dig:h3.2" in keys(match)
    match.choose(0, "dig:h3.2")
    assert zone(match, "bag.0") == [3]
    assert zone(match, "h3.2") == []
    assert (match.view(0).things.face[0], match.view(1).things.face[0]) == (3, -1)
    assert match.state.actions == 2
    assert "dig:h3.2" not in keys(match)


# endregion


@rule("ST-TURN-02")
def test_after_three_actions_it_is_the_next_one_s_turn() -> None:
    match = beach(("h1.1", "h1.5"))
    for cell in ("h2.1", "h1.1", "h2.1"):
        assert list(match.pending) == [0]
        match.choose(0, f"go:{cell}")
    assert list(match.pending) == [1]
    assert match.state.actions == 3


@rule("ST-TURN-03")
def test_one_walks_to_a_space_beside_one_s_own_where_nobody_stands() -> None:
    match = beach(("h3.2", "h2.2"))
    assert [key for key in keys(match) if key.startswith("go:")] == [
        f"go:{cell}" for cell in BOARD.neighbours["h3.2"] if cell != "h2.2"
    ]
    assert why(match)["go:h2.2"] == "ST-TURN-03"


@rule("ST-TURN-05")
def test_what_is_brought_home_lies_open_and_earns_a_card() -> None:
    match = beach(("h2.2", "h1.5"), piles={"bag.0": "lump crumb", "deck": "gull run"})
    match.choose(0, "go:h1.2")
    assert (zone(match, "bag.0"), zone(match, "home.0")) == ([], [3, 1])
    assert match.view(1).things.face[:2] == [3, 1]
    assert zone(match, "hand.0") == [5]
    match.choose(0, "go:h1.1")
    assert zone(match, "hand.0") == [5], "without a find there is no card"


@rule("ST-CARD-01", "ST-CARD-02")
def test_a_card_costs_no_action_and_run_gives_two_more() -> None:
    match = beach(piles={"hand.0": "run"})
    match.choose(0, "play:t0")
    assert match.state.actions == 5
    assert zone(match, "discard") == [5]
    assert match.view(1).things.face[0] == 5, "everybody sees it"


@rule("ST-CARD-03")
def test_a_sieve_shows_the_finds_around_to_one_seat_only() -> None:
    match = beach(piles={"hand.0": "sieve", "h3.2": "drop", "h4.2": "block", "h4.6": "crumb"})
    match.choose(0, "play:t0")
    assert match.view(0).things.face == [6, 2, 4, -1]
    assert match.view(1).things.face == [6, -1, -1, -1]


@rule("ST-CARD-04")
def test_a_gull_takes_the_topmost_find_of_everybody_beside() -> None:
    piles = {"hand.0": "gull", "bag.1": "weed block", "bag.2": "drop"}
    match = beach(("h3.2", "h3.3", "h3.5"), piles=piles)
    match.choose(0, "play:t0")
    assert (zone(match, "bag.0"), zone(match, "bag.1"), zone(match, "bag.2")) == ([4], [0], [2])
    assert (match.view(0).things.face[2], match.view(1).things.face[2], match.view(2).things.face[2]) == (
        4,
        4,
        -1,
    )


@rule("ST-CARD-04")
def test_a_gull_needs_somebody_beside_who_carries_something() -> None:
    match = beach(("h3.2", "h3.3"), piles={"hand.0": "gull"})
    assert "play:t0" not in keys(match)


@rule("ST-CARD-05", "ST-WAVE-02")
def test_boots_save_the_bag_and_are_played_at_no_other_time() -> None:
    match = beach(wave=4, piles={"hand.0": "boots", "bag.0": "block"})
    assert "play:t0" not in keys(match)
    assert why(match)["play:t0"] == "ST-CARD-05"
    to_the_wave(match)
    assert keys(match) == ["play:t0", "pass"]
    dry, wet = match.clone(playout=False), match
    dry.choose(0, "play:t0")
    assert (zone(dry, "bag.0"), zone(dry, "discard")) == ([4], [8])
    wet.choose(0, "pass")
    assert (zone(wet, "bag.0"), zone(wet, "hand.0")) == ([], [8])


@rule("ST-CARD-05")
def test_whoever_holds_any_card_is_asked_so_that_the_question_betrays_nothing() -> None:
    match = beach(wave=4, piles={"hand.0": "run", "bag.0": "block"})
    to_the_wave(match)
    assert keys(match) == ["pass"]


# region wave
@rule("ST-WAVE-01", "ST-WAVE-02")
@pytest.mark.parametrize("wave", [1, 2, 3, 4, 5, 6])
def test_a_wave_reaches_the_more_rows_the_higher_the_die(wave: int) -> None:
    match = beach(("h4.1", "h3.2", "h2.4", "h1.5"), wave, piles={f"bag.{seat}": "lump" for seat in range(4)})
    to_the_wave(match)
    kept = [bool(zone(match, f"bag.{seat}")) for seat in range(4)]
    assert kept == [False, wave < 4, wave < 6, True]


# endregion


@rule("ST-WAVE-03")
def test_the_sea_lays_new_finds_on_bare_flooded_spaces_while_it_has_any() -> None:
    match = beach(("h4.1", "h1.5"), piles={"bag.0": "block", "h4.1": "drop", "sea": "crumb lump"})
    to_the_wave(match)
    laid = [face for cell in BOARD.rows[4][1:] for face in zone(match, cell)]
    assert sorted(laid) == [1, 3, 4], "what was lost comes back"
    assert zone(match, "h4.1") == [2], "what lies there stays"
    assert not any(zone(match, cell) for cell in BOARD.rows[3])
    assert set(match.view(0).things.face) == {-1}, "and nobody knows where"


@rule("ST-END-01", "ST-END-02")
@pytest.mark.parametrize(
    ("homes", "winners"),
    [
        (("block", "lump drop"), (1,)),
        (("block", "lump"), (0,)),
        (("lump", "drop"), (0,)),
        (("drop", "drop"), (0, 1)),
    ],
)
def test_the_most_amber_at_home_wins_then_the_most_finds(
    homes: tuple[str, str], winners: tuple[int, ...]
) -> None:
    piles = {"home.0": homes[0], "home.1": homes[1], "bag.1": "block"}
    match = beach(("h1.1", "h2.6"), piles=piles, round=ROUNDS)
    to_the_wave(match)
    assert match.result is not None
    assert match.result.winners == winners
    assert match.result.scores == tuple(
        sum({"block": 5, "lump": 3, "drop": 2}[w] for w in home.split()) for home in homes
    )
