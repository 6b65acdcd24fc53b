"""Carrying out effects: who acts with what, and which rule runs which effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from hexameron.games.runewars.content.effects import Effect
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat

NO_CARD: Final = -1


class Use(msgspec.Struct, frozen=True, gc=False):
    """Who acts, with what, and where."""

    seat: Seat
    source: str
    """The printed id of the card, or the kind of the unit."""
    hero: str = ""
    """The hero who acts or holds the card."""
    side: int = NOBODY
    """The side of the battle, or the fighter of the duel."""
    card: int = NO_CARD
    """The handle of the card."""
    bid: int = 0
    """What was bid for it."""


Runner = Callable[[War, Use, Any], Rules[None]]
Check = Callable[[War, Use, Any], bool]
RUNNERS: Final[dict[type[Effect], Runner]] = {}
CHECKS: Final[dict[type[Effect], Check]] = {}
"""Whether an effect would do anything; without one it always does."""

F = TypeVar("F", bound=Callable[..., Any])


def runs(*effects: type[Effect]) -> Callable[[F], F]:
    """Marks the rule that carries out these effects."""

    def register(runner: F) -> F:
        for effect in effects:
            assert effect not in RUNNERS, effect
            RUNNERS[effect] = runner
        return runner

    return register


def checks(*effects: type[Effect]) -> Callable[[F], F]:
    """Marks what tells whether these effects can do anything now."""

    def register(check: F) -> F:
        for effect in effects:
            CHECKS[effect] = check
        return check

    return register


def run(t: War, use: Use, effect: Effect) -> Rules[None]:
    """Carries out an effect."""
    yield from RUNNERS[type(effect)](t, use, effect)


def is_possible(t: War, use: Use, effect: Effect) -> bool:
    """Whether an effect would do anything now; only own and public facts may tell."""
    check = CHECKS.get(type(effect))
    return check is None or check(t, use, effect)
