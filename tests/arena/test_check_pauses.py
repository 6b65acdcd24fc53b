"""Pauses that betray what somebody holds are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from hexameron.arena.check_pauses import pause
from hexameron.arena.checks import Broken
from hexameron.kernel.asking import Done, Pick, Rules
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.results import Result
from hexameron.kernel.things import bit
from tests.kernel.toy import TOY, Mages


def asking(*, shown: bool) -> Callable[[Mages], Rules[Result]]:
    """Seat 0 holds one of two cards that were mixed and is asked for it if it is the first."""

    def rules(b: Mages) -> Rules[Result]:
        b.make_shuffled([0, 1], "test.deck")
        b.things.deal("test.deck", "test.hand", 1, bit(0))
        yield from b.ask(0, "begin", lambda: [Pick("a"), Pick("b")])
        (card,) = b.things.in_zone("test.hand")

        def options() -> list[Pick | Done]:
            return [Pick("use"), Done()] if b.things.face[card] == 0 else [Done()]

        yield from b.ask(0, "use", options, show=shown)
        yield from b.ask(0, "end", lambda: [Pick("a"), Pick("b")])
        return Result((), why="over")

    return rules


def compare(*, shown: bool) -> int:
    match = Match(replace(TOY, play=asking(shown=shown)), Setup("duel", 2), Fairness.from_seed(1))
    random = Random(1)
    return sum(pause(match, 0, Pick("a"), random) for _ in range(12))


def test_a_question_that_is_always_shown_betrays_nothing() -> None:
    assert compare(shown=True) == 12


def test_a_question_only_for_whoever_holds_a_card_is_found() -> None:
    with pytest.raises(Broken, match="sees by the questions what it cannot know"):
        compare(shown=False)
