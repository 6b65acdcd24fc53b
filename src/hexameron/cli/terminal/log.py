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
    """Tells events as one seat may read them."""

    def __init__(self, voice: Voice, match: Match[Any]) -> None:
        self.voice = voice
        self.match = match

    def lines(self, seat: Seat | None, since: int = 0) -> list[Styled]:
        """What happened from journal entry ``since`` on."""
        match = self.match
        narrator = Narrator(match.game, match.view(seat), seat, self.voice.texts)
        return [self._line(line) for line in narrator.lines(e for e in match.events if e.n >= since)]

    def _line(self, line: Line) -> Styled:
        styled = Styled(self.voice.render(line.text.text(self.voice.render)))
        if line.rules:
            styled.append(f"  {' '.join(line.rules)}", look.QUIET)
        return styled
