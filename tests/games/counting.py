"""What something costs, counted in calls: that does not depend on the machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from types import FrameType
from typing import Any

from hexameron.kernel.match import Match

Play = Callable[[Match[Any], Random], None]
"""Makes a choice."""


def calls_of(do: Callable[[], object]) -> int:
    """How many calls of Python functions something takes."""
    calls = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        do()
    finally:
        sys.setprofile(None)
    return calls


def with_and_without_its_past(old: Match[Any], play: Play, choices: int = 100) -> tuple[int, int]:
    """What the next choices take in a long match, and in one that begins where it stands now."""
    random = Random(1)
    while len(old.past.answers) > old.snapshot.at:
        play(old, random)
    young: Match[Any] = Match(old.game, old.setup, old.fairness, state=old.snapshot.state)
    _calls_of_next(young.clone(), play, choices)  # fills what is remembered of maps and cards
    without, with_ = (_calls_of_next(match, play, choices) for match in (young, old))
    assert young.hash() == old.hash()
    return with_, without


def _calls_of_next(match: Match[Any], play: Play, choices: int) -> int:
    random = Random(2)
    return sum(calls_of(partial(play, match, random)) for _ in range(choices))
