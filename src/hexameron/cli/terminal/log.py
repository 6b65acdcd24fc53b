"""The log: what happened, as sentences with the ids of the rules they rest on."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Styled

from hexameron.cli.terminal import look
from hexameron.cli.voice import Voice
from hexameron.kernel.asking import Seat
from hexameron.kernel.match import Match
from hexameron.kernel.telling import Line, Narrator


class Log:
    """Tells events as one seat may read them; of an open match (one that is over) as they were."""

    def __init__(self, voice: Voice, match: Match[Any], *, is_open: bool = False) -> None:
        self.voice = voice
        self.match = match
        self.is_open = is_open

    def lines(self, seat: Seat | None, since: int = 0) -> list[Styled]:
        """What happened from journal entry ``since`` on."""
        match = self.match
        view = match.open_view() if self.is_open else match.view(seat)
        events = [event.opened() if self.is_open else event for event in match.events if event.n >= since]
        narrator = Narrator(match.game, view, seat, self.voice.texts)
        return [self._line(line) for line in narrator.lines(events)]

    def _line(self, line: Line) -> Styled:
        styled = Styled(self.voice.render(line.text.text(self.voice.render)))
        if line.rules:
            styled.append(f"  {' '.join(line.rules)}", look.QUIET)
        return styled
