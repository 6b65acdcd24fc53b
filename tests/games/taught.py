"""A lesson of any game, played to the end of its steps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hexameron.bots import SeatView, make
from hexameron.games import find
from hexameron.kernel.coaching import begin, coach_of
from hexameron.kernel.match import Match

Watch = Callable[[str, Any], None]


def teach(game: str, watch: Watch, random: Random | None = None, lesson: str = "first") -> Match[Any]:
    """By the teacher's own pointers, or by what a pupil tries at random.

    ``watch`` sees each step and the state when it is said.
    """
    taught = find(game).lesson(lesson)
    match, bot = begin(find(game), taught), make("random", seed=1)
    while (teacher := coach_of(match)) is not None and teacher.place < len(taught.steps):
        seat = next(iter(match.pending))
        if seat != taught.pupil and not teacher.holds:
            match.choose(seat, teacher.answer(seat) or bot.choose(SeatView(match, seat)))
            continue
        word = teacher.word()
        assert word is not None
        watch(word.step, match.state)
        if teacher.holds:
            teacher.go_on(word.step)
            continue
        keys = [option.key() for option in match.options(seat)]
        fine = [key for key in keys if teacher.refusal(seat, [key]) is None]
        match.choose(seat, random.choice(fine) if random else next(iter(word.keys), fine[0]))
    return match
