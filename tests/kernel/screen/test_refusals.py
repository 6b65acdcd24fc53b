"""Why not: reasons by prompt, asked of the seat's own view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from hexameron.kernel.asking import Refusal
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.screen.refusals import by_prompt, no
from hexameron.kernel.text import Text
from tests.kernel.toy import TOY, Mages, Play, Toy

SETUP = Setup("duel")


def held(b: Mages, asked: Question) -> Iterator[Refusal]:
    """All cards of the own hand, whether they can be played or not, by what the seat knows of them."""
    for handle in b.things.in_zone(b.hand(asked.seat)):
        yield no(Play(handle), "held", "TOY-CAST-01", face=b.things.face[handle])


def rolls(b: Mages, asked: Question) -> Iterator[Refusal]:
    next(b.roll(asked.seat, "why", 6, 1))
    yield from ()


def test_a_refusal_has_its_reason_and_rule() -> None:
    assert no(Play(3), "held", "TOY-CAST-01", n=2) == Refusal(
        Play(3), Text("refused.held", {"n": 2}), "TOY-CAST-01"
    )


def at_a_play() -> Match[Toy]:
    """A match in which somebody holds cards that can be played, and others that cannot."""
    game = replace(TOY, refused=by_prompt(Mages, {"turn.act": (held,)}))
    for seed in range(50):
        match = Match(game, SETUP, Fairness.from_seed(seed))
        for _ in range(60):
            if match.result is not None:
                break
            seat = next(iter(match.pending))
            if match.pending[seat].prompt == "turn.act":
                offered = [option for option in match.options(seat) if isinstance(option, Play)]
                if 0 < len(offered) < match.state.things.count(f"hand.{seat}"):
                    return match
            match.choose(seat, match.options(seat)[-1])
    raise AssertionError("no such match")


def test_what_is_offered_anyhow_is_left_out() -> None:
    match = at_a_play()
    seat = next(iter(match.pending))
    question = match.question(seat)
    assert question is not None
    offered = [option for option in question.options if isinstance(option, Play)]
    hand = [Play(handle) for handle in match.state.things.in_zone(f"hand.{seat}")]
    assert [one.option for one in question.refused] == [play for play in hand if play not in offered]
    assert all(one.why.args["face"] != -1 for one in question.refused)


def test_other_questions_are_left_alone_and_nothing_is_rolled() -> None:
    match = at_a_play()
    seat = next(iter(match.pending))
    match.game = replace(match.game, refused=by_prompt(Mages, {"elsewhere": (held,)}))
    question = match.question(seat)
    assert question is not None
    assert question.refused == ()
    match.game = replace(match.game, refused=by_prompt(Mages, {"turn.act": (rolls,)}))
    with pytest.raises(RuntimeError, match="only read"):
        match.question(seat)
