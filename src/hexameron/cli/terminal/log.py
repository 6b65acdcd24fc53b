"""The log: what happened, as sentences with the ids of the rules they rest on."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Styled

from hexameron.cli.output import Output
from hexameron.cli.terminal import styles
from hexameron.kernel.asking import Seat
from hexameron.kernel.match import Match
from hexameron.kernel.telling import Line, Narrator


class Log:
    """Tells events as one seat may read them; of an open match (one that is over) as they were."""

    def __init__(self, output: Output, match: Match[Any], *, is_open: bool = False) -> None:
        self.output = output
        self.match = match
        self.is_open = is_open

    def lines(self, seat: Seat | None, since: int = 0) -> list[Styled]:
        """What happened from journal entry ``since`` on."""
        match = self.match
        view = match.open_view() if self.is_open else match.view(seat)
        events = [event.opened() if self.is_open else event for event in match.events if event.n >= since]
        narrator = Narrator(match.game, view, seat, self.output.texts)
        return [self._line(line) for line in narrator.lines(events)]

    def _line(self, line: Line) -> Styled:
        styled = Styled(self.output.render(line.text.text(self.output.render)))
        if line.rules:
            styled.append(f"  {' '.join(line.rules)}", styles.QUIET)
        return styled
