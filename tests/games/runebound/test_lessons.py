"""The first lesson's dice, casts and cards are what its words say, whatever the pupil does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hexameron.games.runebound import lessons
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.rules.fighters import of_symbol
from hexameron.games.runebound.state import Combat, State
from tests.games.taught import teach


def combat(state: State) -> Combat:
    assert state.combat is not None
    return state.combat


SAID: dict[str, Callable[[State], bool]] = {
    "map": lambda state: state.players[0].at == lessons.START and state.gems[lessons.GEM],
    "dice": lambda state: len(state.rolls[0].faces) == 3,
    "peak": lambda state: state.players[0].at == lessons.FOOT,
    "adventure": lambda state: (
        state.players[0].at == lessons.GEM and state.turn is not None and state.turn.actions == 2
    ),
    "enemy": lambda state: combat(state).runs == 1,
    "attack": lambda state: of_symbol(combat(state), 0, "phy") == [lessons.BLADE, lessons.GUARD],
    "surge": lambda state: (
        combat(state).damage == 3 and of_symbol(combat(state), 0, "sur") == [lessons.SURGE]
    ),
    "finish": lambda state: of_symbol(combat(state), 0, "phy") == [lessons.BLADE],
    "learn": lambda state: state.things.count("trophy.0.com") == 2 and state.players[0].gold == 3,
    "rounds": lambda state: state.things.count("learned.0") == 1 and state.space == 3,
}
"""What must be true when the words of a step are said."""


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_what_is_said_is_true(seed: int | None) -> None:
    heard: list[str] = []

    def watch(step: str, state: State) -> None:
        heard.append(step)
        if step in SAID:
            assert SAID[step](state), step

    teach("runebound", watch, None if seed is None else Random(seed))
    assert [step for step in SAID if step not in heard] == []


def test_the_position_is_a_real_one() -> None:
    t = Journey.reading(lessons.position())
    assert [player.hero for player in t.state.players] == ["hero.laurel", "hero.corbin"]
    assert all(t.things.count(f"market.{city}") == 3 for city in lessons.MARKETS)
    assert t.things.count("com.deck") == 30
