"""Matches of Runebound stay fast: clones repeat few answers, late choices cost no more than early ones."""

from __future__ import annotations

from functools import partial
from random import Random

from hexameron.games import find
from hexameron.games.runebound.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.counting import calls_of, with_and_without_its_past


def begun(seed: int) -> Match[State]:
    return Match(find("runebound"), Setup("dead_king", 3), Fairness.from_seed(seed))


def play_on(match: Match[State], random: Random) -> None:
    seat = next(iter(match.pending))
    match.choose(seat, random.choice(list(match.options(seat))))


def test_a_clone_sends_few_answers_again() -> None:
    match, random = begun(2), Random(2)
    again: list[int] = []
    while match.result is None and match.choices < 600:
        play_on(match, random)
        again.append(len(match.past.answers) - match.snapshot.at)
    assert len(again) > 300
    assert sum(again) / len(again) < 3
    assert max(again) < 40


def test_a_long_journal_makes_no_choice_dearer() -> None:
    """The same hundred choices, late in a match and in one that begins there."""
    match, random = begun(2), Random(2)
    while match.choices < 250:
        play_on(match, random)
    late, fresh = with_and_without_its_past(match, play_on)
    assert late <= 1.02 * fresh


def test_a_late_choice_costs_no_more_than_an_early_one() -> None:
    early: list[int] = []
    late: list[int] = []
    for seed in range(3):
        match, random = begun(seed), Random(seed)
        counted: list[int] = []
        while match.result is None and match.choices < 1100:
            counted.append(calls_of(partial(play_on, match, random)))
        early += counted[50:200]
        late += counted[-150:]
    assert sum(late) / len(late) <= 1.5 * sum(early) / len(early)
