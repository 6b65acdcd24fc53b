"""The whole game: set-up, years of four seasons, the end (SEASON, END)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runewars.rules import (
    battle,
    effects,
    ending,
    orders,
    quests,
    seasons,
    turns,
)
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.setup import STAGES
from hexameron.kernel.asking import CHECKPOINT, Rules
from hexameron.kernel.results import Result

assert effects.LOADED


def play(t: Campaign) -> Rules[Result]:
    """The whole game, until somebody wins."""
    while True:
        if t.recording:
            yield CHECKPOINT
        if t.state.battle is not None:
            yield from battle.fight(t)
        else:
            yield from STEPS[t.state.step](t)


STEPS: Final[dict[str, Callable[..., Rules[None]]]] = {
    **STAGES,
    "draw": seasons.draw,
    "primary": seasons.primary,
    "secondary": seasons.secondary,
    "quests": quests.phase,
    "orders": orders.choose,
    "turns": turns.turns,
    "next": seasons.end,
    "end": ending.end,
}
