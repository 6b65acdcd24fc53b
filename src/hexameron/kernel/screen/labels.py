"""Words of a question: its prompt, a line that helps, and labels of the options that all games have.

A game gives lists of its prompts and writes the texts: ``PROMPT`` for the question itself, ``help.PROMPT``
for the line below it, ``PROMPT.end`` where 'done' or 'pass' has words of its own, ``PROMPT.yes`` and
``PROMPT.no`` where both have. Questions of the kernel (real dice, picks, abilities) have its texts.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Generic

from hexameron.kernel.asking import Done, Drawn, No, Option, Pass, Pick, Rolled, S, Yes
from hexameron.kernel.game import Question
from hexameron.kernel.screen.names import Names
from hexameron.kernel.text import Arg, Text, text

KERNEL = ("real.", "pick.", "ability.")
"""Prompts whose texts all games share."""
AT_A_REAL_TABLE = ("real.roll", "real.draw")


@dataclass(frozen=True)
class Wording(Generic[S]):
    """How a game puts its questions into words.

    ``asks`` and ``helps`` stand before a prompt in the ids of its texts. ``helped`` are the prompts that a
    line explains, ``ends`` those whose last answer (done, pass) has words of its own, ``confirmed`` those
    whose yes and no have.
    """

    names: Names[S]
    asks: str = ""
    helps: str = "help."
    helped: Collection[str] = ()
    ends: Collection[str] = ()
    confirmed: Collection[str] = ()

    def prompt(self, view: S, question: Question, **args: Arg) -> Text:
        """The question in words; its text may use ``$who``, for whom or by what it is asked."""
        asked, actor = question.prompt, question.actor
        if asked.startswith(KERNEL):
            if actor and asked in AT_A_REAL_TABLE:
                return text(f"{asked}.for", player=self.names.of(view, actor))
            return Text(asked)
        who: dict[str, Arg] = {"who": self.names.of(view, actor)} if actor else {}
        return Text(self.asks + asked, who | args)

    def help(self, question: Question) -> Text | None:
        """What the question is about, for who does not know the rules by heart."""
        if question.prompt in self.helped:
            return Text(self.helps + question.prompt)
        return question.counted()

    def common(self, view: S, prompt: str, option: Option) -> Text | None:
        """The label of an option that all games have; None for a game's own."""
        match option:
            case Done() | Pass():
                own = prompt in self.ends
                return Text(f"{self.asks}{prompt}.end" if own else f"option.{option.tag()}")
            case Yes() | No():
                own = prompt in self.confirmed
                return Text(f"{self.asks}{prompt}.{option.tag()}" if own else f"option.{option.tag()}")
            case Rolled():
                return text("real.roll.rolled", face=self.names.die(option.face))
            case Drawn():
                return text("real.draw.drawn", face=self.names.face(view, option.face))
            case Pick():
                return self.names.of(view, option.id)
            case _:
                return None
