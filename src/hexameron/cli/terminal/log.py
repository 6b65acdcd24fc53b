"""The log: what happened, as sentences with the ids of the rules they rest on."""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text as Styled

from hexameron.cli.terminal import look
from hexameron.cli.voice import Voice
from hexameron.kernel.asking import Seat
from hexameron.kernel.events import Arg as EventArg
from hexameron.kernel.events import Event
from hexameron.kernel.match import Match
from hexameron.kernel.text import Arg, Text

IDENT = re.compile(r"[tupd]\d+|h-?\d+\.-?\d+|e-?\d+\.\S+")
"""What is an id in an event's arguments: a thing, a unit, a seat, a die's face, a cell or an edge."""


class Log:
    """Tells events as one seat may read them."""

    def __init__(self, voice: Voice, match: Match[Any]) -> None:
        self.voice = voice
        self.match = match

    def lines(self, seat: Seat | None, since: int = 0) -> list[Styled]:
        """What happened from journal entry ``since`` on."""
        view = self.match.view(seat)
        return [self._line(view, event) for event in self.match.events_for(seat, since)]

    def _line(self, view: Any, event: Event) -> Styled:
        line = Styled(self.voice.render(self.text(view, event)))
        if event.rules:
            line.append(f"  {' '.join(event.rules)}", look.QUIET)
        return line

    def text(self, view: Any, event: Event) -> Text:
        """The event as a sentence: ids become names, several of them a list."""
        args = {name: self._argument(view, event, value) for name, value in event.args.items()}
        return Text(event.name, args)

    def _argument(self, view: Any, event: Event, value: EventArg) -> Arg:
        if isinstance(value, tuple):
            return ", ".join(self._word(view, event, part) for part in value)
        return value if isinstance(value, int) else self._name(view, event, value)

    def _word(self, view: Any, event: Event, part: int | str) -> str:
        named = part if isinstance(part, int) else self._name(view, event, part)
        return self.voice.render(named) if isinstance(named, Text) else str(named)

    def _name(self, view: Any, event: Event, value: str) -> Text | str:
        """What an id stands for; other words stay as they are, unless the lexicon knows them."""
        if IDENT.fullmatch(value):
            return self.match.game.name_of(view, value, event.faces)
        return Text(value) if value in self.voice.texts else value
