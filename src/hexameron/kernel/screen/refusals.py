"""Why not: what a player may expect but the rules refuse, by the prompt of the question.

    REFUSED = by_prompt(Conquest, {"hero.move": (steps, site), "battle.aim": (defended,)})

A reason reads a table that stands on the player's own view and yields a refusal for everything that one might
expect there; what is offered anyhow is left out. The record of the game has the whole (``Game.refused``), so
that no rule needs to know of it: that chapter reads all the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from hexameron.kernel.asking import Option, Refusal, S
from hexameron.kernel.game import Question, Reasons
from hexameron.kernel.table import Table
from hexameron.kernel.text import Arg, Text

T = TypeVar("T", bound=Table[Any])

Reason: TypeAlias = Callable[[T, Question], Iterable[Refusal]]
"""Yields what is refused at a question, asked of a table that is only read."""


def no(option: Option, why: str, rule: str, **args: Arg) -> Refusal:
    """A refusal with the text ``refused.WHY``."""
    return Refusal(option, Text(f"refused.{why}", args), rule)


def by_prompt(
    table: type[Table[S]], reasons: Mapping[str, Sequence[Reason[Any]]]
) -> Mapping[str, Reasons[S]]:
    """For each prompt what tells, from the asked seat's view, all that is refused there."""
    return {prompt: _refused(table, several) for prompt, several in reasons.items()}


def _refused(table: type[Table[S]], reasons: Sequence[Reason[Any]]) -> Reasons[S]:
    def refused(view: S, question: Question) -> list[Refusal]:
        read = table.reading(view)
        expected = [refusal for reason in reasons for refusal in reason(read, question)]
        return [refusal for refusal in expected if refusal.option not in question.options]

    return refused
