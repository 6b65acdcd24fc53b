"""Somebody's own instinct and judgement in the bots of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hexameron.bots import Bot, Mind, SeatView
from hexameron.bots.greedy import GreedyBot
from hexameron.bots.mcts import Budget, MctsBot
from hexameron.bots.simple import InstinctBot
from hexameron.kernel.game import Question
from hexameron.kernel.match import Match
from tests.bots.behaviour.test_bots import moments


def last_first(view: Any, question: Question) -> Sequence[float]:
    return [0.01] * (len(question.options) - 1) + [1.0]


def choices() -> list[tuple[Match[Any], int]]:
    return [(match, seat) for match in moments(8) for seat in match.pending if len(match.options(seat)) > 1]


def test_instinct_is_replaced() -> None:
    for match, seat in choices():
        assert InstinctBot(1, Mind(prior=last_first)).choose(SeatView(match, seat)) == match.options(seat)[-1]


@pytest.mark.parametrize("kind", ["greedy", "mcts"])
def test_judgement_is_replaced_in_playouts(kind: str) -> None:
    asked: list[int] = []

    def indifferent(state: Any, seat: int) -> float:
        asked.append(seat)
        return 0.25

    mind = Mind(prior=last_first, evaluate=indifferent)
    bot: Bot = GreedyBot(1, 24, mind=mind) if kind == "greedy" else MctsBot(1, Budget(playouts=24), mind=mind)
    for match, seat in choices():
        asked.clear()
        game = match.game
        bot.choose(SeatView(match, seat))
        tried = [estimate for estimate in bot.estimates if estimate.tries]
        assert asked or all(estimate.value in (0.0, 1.0) for estimate in tried)
        assert match.game is game, "the match itself keeps its own mind"


def test_without_a_mind_it_is_the_games() -> None:
    for match, seat in choices():
        for bot, same in (
            (GreedyBot(3, 12), GreedyBot(3, 12, mind=Mind())),
            (InstinctBot(3), InstinctBot(3, Mind())),
        ):
            assert bot.choose(SeatView(match, seat)) == same.choose(SeatView(match, seat))
