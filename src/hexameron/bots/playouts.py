"""Playing on in an imagined world: by instinct, up to a horizon, and what the end is worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Any

from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.game import Game, Horizon, Question
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import RuleFault
from hexameron.kernel.running import RulesError

DRAWN = 0.5

RESOLVE = 3
"""In a playout instinct is followed more firmly than it weighs: a slip seldom teaches anything."""


def weights(game: Game[Any], state: Any, question: Question) -> list[float]:
    """The instinct's weight of each option, summing to one; all alike where a game has no instinct.

    Inside an imagined world the instinct of any seat gets that world's state, which is nobody's secret.
    """
    count = len(question.options)
    if game.prior is None:
        return [1.0 / count] * count
    raw = [max(0.0, float(weight)) for weight in game.prior(state, question)]
    total = sum(raw)
    return [weight / total for weight in raw] if total > 0 else [1.0 / count] * count


def worth_trying(game: Game[Any], prior: Sequence[float], widest: int) -> int:
    """How many options, those first that instinct weighs most, a search should try."""
    least = game.notice * max(prior)
    return max(1, min(widest, sum(weight >= least for weight in prior)))


def asked(match: Match[Any], seat: Seat) -> Question:
    """The question of a pending seat, without the refusals that only people read."""
    ask = match.pending[seat]
    return Question(seat, ask.prompt, tuple(match.options(seat)), ask.actor, ask.group)


def next_seat(match: Match[Any]) -> Seat:
    """Who chooses next in a playout where several may: the first seat."""
    return min(match.pending)


def by_instinct(match: Match[Any], seat: Seat, random: Random) -> Option:
    """An option drawn by what instinct weighs."""
    options = match.options(seat)
    prior = match.game.prior
    if len(options) == 1:
        return options[0]
    if prior is None:
        return options[int(random.random() * len(options))]
    sums = list(accumulate(weight**RESOLVE for weight in prior(match.state, asked(match, seat))))
    point = random.random() * sums[-1]
    for option, upto in zip(options, sums, strict=True):
        if point < upto:
            return option
    return options[int(random.random() * len(options))]


def play_on(match: Match[Any], random: Random, horizon: Horizon) -> None:
    """Plays by instinct until the horizon or the end."""
    last_turn = match.state.chance.turn + horizon.turns
    for _ in range(horizon.choices):
        if match.result is not None or match.state.chance.turn >= last_turn:
            return
        seat = next_seat(match)
        match.choose(seat, by_instinct(match, seat, random))


def worth(match: Match[Any], seat: Seat) -> float:
    """How well a seat stands in a world, from 0 to 1. Of a lost quest it still counts how far one came."""
    result = match.result
    if result is None:
        return match.game.evaluate(match.state, seat)
    if seat in result.winners:
        return 1.0
    if result.winners:
        return 0.0
    return min(DRAWN, match.game.evaluate(match.state, seat))


IMPOSSIBLE = (RuleFault, RulesError)
"""What an imagined world raises that contradicts something the players did: such a world is put aside."""
