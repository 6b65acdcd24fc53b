"""Long matches stay fast: what a choice and a clone cost is counted in calls, not in seconds."""

from __future__ import annotations

from random import Random

from hexameron.games.mageknight.meta import GAME
from hexameron.games.mageknight.options import Announce, EndTurn, Rest
from hexameron.games.mageknight.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.counting import calls_of, with_and_without_its_past
from tests.games.mageknight.quests import begun

ROUNDS_MORE = 8
"""How many rounds more than the scenario has are played, so that there are a thousand choices."""


def long_match(seed: int) -> Match[State]:
    """A conquest of four players that begins some rounds before the first."""
    state = begun("full_conquest", 4, seed=seed).state
    state.round -= ROUNDS_MORE
    return Match(GAME, Setup("full_conquest", 4), Fairness.from_seed(seed), state=state)


def play_on(match: Match[State], random: Random) -> None:
    """A random choice that ends no turn as long as there is another."""
    seat = next(iter(match.pending))
    options = match.options(seat)
    busy = [option for option in options if not isinstance(option, (EndTurn, Rest, Announce))]
    match.choose(seat, random.choice(busy or options))


SEEDS = (1, 4, 5, 6, 7, 8)


def test_a_long_journal_makes_no_choice_dearer() -> None:
    """The same hundred choices, after a thousand others and in a match that begins there."""
    match, random = long_match(1), Random(1)
    while match.choices < 1_000:
        play_on(match, random)
    late, fresh = with_and_without_its_past(match, play_on)
    assert late <= 1.02 * fresh


def test_the_thousandth_choice_costs_no_more_than_the_hundredth() -> None:
    """Per answer, since a choice may be followed by more or fewer turns that leave none.

    A tenth is left for what players have won meanwhile: units, Skills, cards.
    """
    warm, random = long_match(2), Random(1)
    for _ in range(300):
        play_on(warm, random)
    parts = {"early": slice(100, 400), "late": slice(800, 1_100)}
    calls = dict.fromkeys(parts, 0)
    answers = dict.fromkeys(parts, 0)
    for seed in SEEDS:
        made, given = _counted(long_match(seed), Random(1), upto=1_100)
        for name, part in parts.items():
            calls[name] += sum(made[part])
            answers[name] += sum(given[part])
    assert calls["late"] / answers["late"] <= 1.1 * calls["early"] / answers["early"]


def _counted(match: Match[State], random: Random, *, upto: int) -> tuple[list[int], list[int]]:
    """Calls and answers of each choice of a match."""
    calls: list[int] = []
    answers: list[int] = []
    while match.choices < upto:
        before = match._run.answered
        calls.append(calls_of(lambda: play_on(match, random)))
        answers.append(match._run.answered - before)
    return calls, answers


def test_a_clone_sends_few_answers_again_and_only_a_turn_is_kept() -> None:
    match, random = long_match(3), Random(3)
    again: list[int] = []
    kept = 0
    while match.choices < 1_000:
        play_on(match, random)
        again.append(len(match.past.answers) - match.snapshot.at)
        kept = max(kept, len(match.past.answers))
    assert sum(again) / len(again) < 1
    assert max(again) < 10
    assert kept < 100
