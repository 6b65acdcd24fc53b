"""Bots choose fairly, alike every time, and the better ones win."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hexameron.bots import STRENGTHS, Bot, BotError, SeatView, Thinking, make
from hexameron.bots.greedy import GreedyBot
from hexameron.bots.mcts import Budget, MctsBot
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Horizon
from hexameron.kernel.match import Match
from tests.kernel.driving import SETUPS, forward, toy

SPECS = ("random", "instinct", "greedy:24", "mcts:40")


def moments(count: int) -> list[Match[Any]]:
    """Running toy matches, sealed procedures and open asks among them."""
    found: list[Match[Any]] = []
    seed = 0
    while len(found) < count:
        match = toy(seed, SETUPS[seed % 2])
        forward(match, Random(seed), seed * 3 % 40)
        if match.result is None:
            found.append(match)
        seed += 1
    return found


def play(bots: list[Bot], seed: int) -> int | None:
    """Who wins a duel; ``None`` if nobody."""
    match = toy(seed, SETUPS[0])
    while match.result is None:
        seat = min(match.pending)
        match.choose(seat, bots[seat].choose(SeatView(match, seat)))
    return match.result.winners[0] if match.result.winners else None


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_the_same_whatever_it_cannot_know(spec: str) -> None:
    differing = 0
    for match in moments(12):
        for seat in sorted(match.pending):
            chosen = make(spec, seed=5).choose(SeatView(match, seat))
            for key in (b"one", b"two"):
                other = match.determinize(seat, key)
                differing += other.state.things.face != match.state.things.face
                assert make(spec, seed=5).choose(SeatView(other, seat)) == chosen
    assert differing > 10


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_choice(spec: str) -> None:
    for match in moments(6):
        seat = max(match.pending)
        first, again = make(spec, seed=9), make(spec, seed=9)
        assert first.choose(SeatView(match, seat)) == again.choose(SeatView(match, seat))
        assert first.estimates == again.estimates


def test_another_seed_gives_other_choices() -> None:
    chosen = [
        [make("random", seed=s).choose(SeatView(m, min(m.pending))) for m in moments(20)] for s in (1, 2)
    ]
    assert chosen[0] != chosen[1]


@pytest.mark.parametrize("spec", SPECS)
def test_choosing_changes_nothing(spec: str) -> None:
    for match in moments(4):
        before = match.hash(), match.n, sorted(match.pending)
        make(spec).choose(SeatView(match, min(match.pending)))
        assert (match.hash(), match.n, sorted(match.pending)) == before


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("greedy:24", "random", 10), ("mcts:40", "random", 6)]
)
def test_looking_ahead_beats_chance(better: str, worse: str, games: int) -> None:
    won = 0.0
    for seed in range(games):
        mine = seed % 2
        bots = [make(worse, seed), make(worse, seed)]
        bots[mine] = make(better, seed)
        winner = play(bots, seed)
        won += 0.5 if winner is None else winner == mine
    assert won >= games * 0.7


def test_no_imagined_world_is_impossible() -> None:
    greedy, mcts = make("greedy:24"), make("mcts:30")
    assert isinstance(greedy, GreedyBot)
    assert isinstance(mcts, MctsBot)
    for match in moments(12):
        for seat in match.pending:
            greedy.choose(SeatView(match, seat))
            mcts.choose(SeatView(match, seat))
    assert greedy.impossible == mcts.impossible == 0


def wide_moment() -> Match[Any]:
    return next(match for match in moments(20) if len(match.options(min(match.pending))) > 3)


@pytest.mark.parametrize("spec", ["greedy:40", "mcts:100"])
def test_estimates_cover_the_options_and_the_choice_comes_first(spec: str) -> None:
    match = wide_moment()
    seat = min(match.pending)
    bot = make(spec)
    chosen = bot.choose(SeatView(match, seat))
    assert bot.estimates[0].option == chosen
    assert {e.option.key() for e in bot.estimates} == {o.key() for o in match.options(seat)}
    assert all(0.0 <= e.value <= 1.0 for e in bot.estimates)
    assert sum(e.prior for e in bot.estimates) == pytest.approx(1.0)


@pytest.mark.parametrize("spec", ["greedy:40", "mcts:100", "mcts:30ms"])
def test_progress_is_told_and_ends_with_one(spec: str) -> None:
    match = wide_moment()
    told: list[Thinking] = []
    make(spec).choose(SeatView(match, min(match.pending)), progress=told.append)
    assert told
    assert [t.playouts for t in told] == sorted(t.playouts for t in told)
    assert told[-1].done == 1.0
    assert sum(e.tries for e in told[-1].estimates) == told[-1].playouts


@pytest.mark.parametrize("spec", ["greedy:40", "mcts:100"])
def test_being_watched_changes_nothing(spec: str) -> None:
    for match in moments(6):
        seat = min(match.pending)
        watched, alone = make(spec, seed=3), make(spec, seed=3)
        chosen = watched.choose(SeatView(match, seat), progress=lambda _: None)
        assert alone.choose(SeatView(match, seat)) == chosen
        assert alone.estimates == watched.estimates


def test_a_patient_search_judges_only_where_it_ends() -> None:
    judged: list[int] = []

    def evaluate(state: Any, seat: int) -> float:
        judged.append(state.chance.turn)
        return 0.5

    match = toy(1, SETUPS[0])
    watched = replace(match.game, evaluate=evaluate)
    for patient in (False, True):
        judged.clear()
        horizon = Horizon(turns=3, choices=200, patient=patient)
        world = Match(watched, match.setup, Fairness.from_seed(1))
        seat = min(world.pending)
        MctsBot(1, Budget(playouts=4), horizon).choose(SeatView(world, seat))
        turns = {turn - world.state.chance.turn for turn in judged}
        assert turns == ({3} if patient else {1, 2, 3})


def test_mcts_stops_thinking_where_there_is_nothing_to_doubt() -> None:
    used = []
    for match in moments(12):
        bot = MctsBot(1, Budget(playouts=200))
        bot.choose(SeatView(match, min(match.pending)))
        used.append(bot.playouts)
    assert max(used) <= 200
    assert min(used) < 50


@pytest.mark.parametrize("spec", ["greedy:100000", "mcts:100000", "mcts:60s"])
def test_a_search_can_be_stopped(spec: str) -> None:
    match = wide_moment()
    calls = 0

    def stop() -> bool:
        nonlocal calls
        calls += 1
        return calls > 10

    seat = min(match.pending)
    assert make(spec).choose(SeatView(match, seat), stop=stop) in match.options(seat)
    assert calls == 11


@pytest.mark.parametrize(
    ("spec", "part"),
    [
        ("grady", "try: random"),
        ("", "there is no bot"),
        ("mcts:", "no budget that can be read"),
        ("mcts:-5", "no budget that can be read"),
        ("mcts:0", "no budget that can be read"),
        ("mcts:5m", "no budget that can be read"),
        ("random:5", "takes no budget"),
        ("greedy:100ms", "number of playouts"),
    ],
)
def test_a_word_that_names_no_bot_is_refused(spec: str, part: str) -> None:
    with pytest.raises(BotError, match=part):
        make(spec)


@pytest.mark.parametrize("name", STRENGTHS)
def test_every_strength_is_a_bot(name: str) -> None:
    assert make(name).name == make(STRENGTHS[name]).name


def test_a_bot_is_handed_no_way_to_the_truth() -> None:
    match = moments(1)[0]
    seen = SeatView(match, min(match.pending))
    assert not any(isinstance(getattr(seen, name), Match) for name in SeatView.__slots__)
    with pytest.raises(ValueError, match="nothing to choose"):
        SeatView(match, 7)
