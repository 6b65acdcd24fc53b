"""Why not: that chapter reads all the others, so it is opened only when somebody wants to know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from hexameron.games.heroes.state import State
from hexameron.kernel.asking import Refusal, Seat


@cache
def why_not(me: Seat, prompt: str) -> Callable[[State], list[Refusal]]:
    """What tells a player, from the player's own view, why something is not among the options."""
    return partial(_refused, me, prompt)


def _refused(me: Seat, prompt: str, view: State) -> list[Refusal]:
    from hexameron.games.heroes import refusals

    return refusals.of(view, me, prompt)
