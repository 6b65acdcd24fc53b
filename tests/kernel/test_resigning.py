"""Resigning ends a match for the one who resigns; for all only if nothing is left to decide."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hexameron.games import find as find_game
from hexameron.kernel.asking import Seat
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import read_match, verify, write_match
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Refused
from hexameron.kernel.resigning import HowResigned, result_after
from hexameron.kernel.results import Result
from tests.kernel.driving import forward, likeness, toy
from tests.kernel.toy import TOY

FOUR = Setup("teams", 4)
ALONE: Game[Any] = replace(TOY, sides=None)
TOGETHER: Game[Any] = replace(TOY, sides=lambda b: [range(b.state.seats)])


def four(game: Game[Any], seed: int = 1, choices: int = 0) -> Match[Any]:
    match = Match(game, FOUR, Fairness.from_seed(seed))
    forward(match, Random(seed), choices)
    return match


def test_of_two_the_other_wins() -> None:
    match = toy(1, Setup("duel", 2))
    match.resign(0)
    assert match.result == Result((1,), why="resigned", resigned=(0,))
    with pytest.raises(Refused):
        match.choose(1, "learn:might")


def test_among_four_it_goes_on_until_one_is_left() -> None:
    match = four(ALONE)
    for seat in (2, 0):
        match.resign(seat)
        assert match.result is None
        assert match.pending
    match.resign(3)
    assert match.result == Result((1,), why="resigned", resigned=(2, 0, 3))


def test_a_team_has_lost_when_all_of_it_have_resigned() -> None:
    match = four(TOY)
    match.resign(1)
    assert match.result is None
    match.resign(2)
    assert match.result is None
    match.resign(3)
    assert match.result == Result((0,), why="resigned", resigned=(1, 2, 3))


def test_those_who_play_together_go_on_and_lose_only_together() -> None:
    match = four(TOGETHER)
    for seat in range(3):
        match.resign(seat)
        assert match.result is None
    match.resign(3)
    assert match.result is not None
    assert match.result.outcome == "lost"


@pytest.mark.parametrize("how", ["resigned", "clock", "left"])
def test_alone_a_quest_is_lost(how: HowResigned) -> None:
    result = result_after([[0]], [0], how, last=False)
    assert result is not None
    assert (result.outcome, result.why) == ("lost", how)


def test_where_no_person_is_left_nobody_wins() -> None:
    match = four(ALONE)
    match.resign(0, last=True)
    assert match.result == Result((), why="resigned", lost=True, resigned=(0,))
    assert read_match(write_match(match), lambda _: ALONE, whole=True).result == match.result


@pytest.mark.parametrize("game", [TOY, ALONE, TOGETHER], ids=["teams", "alone", "together"])
@pytest.mark.parametrize("seed", range(6))
def test_whoever_resigned_never_wins_and_every_copy_of_the_match_knows_it(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    match = four(game, seed, random.randint(0, 15))
    gone = random.randrange(4)
    match.resign(gone)
    match.note_bot(gone, "easy")
    forward(match, random, 10)
    for again in (
        match.clone(),
        match.clone(playout=False),
        read_match(write_match(match), lambda _: game),
        read_match(write_match(match), lambda _: game, whole=True),
        match.determinize(0, b"world"),
    ):
        assert again.resigned == (gone,)
    twin = match.clone()
    forward(match, Random(seed), 5_000)
    forward(twin, Random(seed), 5_000)
    assert likeness(twin) == likeness(match)
    assert match.result is not None
    assert match.result.resigned == (gone,)
    assert gone not in match.result.winners
    assert match.result.of(gone) == "lost"
    assert verify(write_match(match), lambda _: game).true


@pytest.mark.parametrize(
    ("result", "winners"),
    [
        (Result((0, 2), (5, 3, 5)), (2,)),
        (Result((0,), (9, 4, 7)), (2,)),
        (Result((0,), (9, 4, 4)), ()),
        (Result((0,), (9, 4)), (1,)),
        (Result((0,)), ()),
        (Result((1,), (9, 4, 7)), (1,)),
        (Result((), (4, 4, 4)), ()),
    ],
)
def test_if_all_winners_resigned_the_best_of_the_others_win(
    result: Result, winners: tuple[Seat, ...]
) -> None:
    assert result.without((0,)).winners == winners
    assert result.without(()) == result


def test_one_resigns_once_and_while_the_match_runs() -> None:
    match = four(ALONE)
    match.resign(0)
    with pytest.raises(Refused) as refused:
        match.resign(0)
    assert refused.value.text.id == "fault.resigned"
    assert match.n == 1


def test_who_resigned_is_not_asked_to_agree() -> None:
    match = four(ALONE, 3, 40)
    seat = match.entries[-1].seat
    gone = (seat + 1) % 4
    match.resign(gone)
    others = [one for one in range(4) if one not in (seat, gone)]
    other = next(one for one in others if match.can_undo(one) is not None)
    request = match.ask_others(other, "end", range(4))
    assert request.of == tuple(one for one in range(4) if one not in (other, gone))
    for one in request.of:
        assert match.request is not None
        assert not match.request.granted
        match.agree(one, request.n)
    assert match.request is not None
    assert match.request.granted
    assert match.resigned == (gone,)


def test_journals_from_before_keep_their_result() -> None:
    for game, setup in ((ALONE, FOUR), (TOY, Setup("duel", 2))):
        match = Match(game, setup, Fairness.from_seed(1))
        match.follow([Entry(1, "resign", 0)])
        others = tuple(range(1, setup.seats))
        assert match.result == Result(others, why="resigned")
        assert verify(write_match(match), {"toy": game}.__getitem__).true


@pytest.mark.parametrize(
    ("scenario", "seats", "sides"),
    [
        ("full_cooperation", 3, [[0, 1, 2]]),
        ("full_conquest", 3, [[0], [1], [2]]),
        ("solo_conquest", 1, [[0]]),
        ("conquer_and_hold", 4, 2),
    ],
)
def test_mage_knight_knows_who_wins_together(
    scenario: str, seats: int, sides: list[list[Seat]] | int
) -> None:
    match = Match(find_game("mageknight"), Setup(scenario, seats), Fairness.from_seed(1))
    found = [list(side) for side in match.sides()]
    assert (len(found) if isinstance(sides, int) else found) == sides
