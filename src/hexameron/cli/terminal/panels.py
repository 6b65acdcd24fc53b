"""Panels: quiet facts around the board, one under the other or, where height is dear, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from hexameron.cli.output import Output
from hexameron.cli.terminal import styles
from hexameron.cli.terminal.seat_titles import SeatTitle
from hexameron.cli.terminal.wrapping import wrap_items
from hexameron.kernel.scene import Panel, Row, Scene, Track

PANEL_WIDTH = 46
"""How wide a panel is where they stand side by side."""

PLAYER = "player"
"""The kind of a player's panel."""

FIGHTER, TOKEN = "fighter", "token"
"""Kinds of panels of a battle: who fights, and what with."""

DONE = "done"
"""The state of a token that is spent."""

HIT = "hit"
"""The state of a die that hits."""

LONGEST_TRACK = 20
"""A track with more steps is told by its number alone."""

BETWEEN = " · "
INDENT = 2


class Panels:
    """Draws the panels of a scene for one reader; ``titles`` are those of the players."""

    def __init__(self, output: Output, me: int | None, titles: Sequence[SeatTitle]) -> None:
        self.output = output
        self.me = me
        self.titles = titles

    def tall(self, scene: Scene) -> list[RenderableType]:
        """Panels with a line for every fact."""
        panels: list[RenderableType] = [
            Group(self._title(panel), *(Styled(f"  {fact}") for fact in self._facts(panel)))
            for panel in scene.panels
            if panel.kind != TOKEN
        ]
        return [*panels, *self.tokens(scene, PANEL_WIDTH), *self._loose(scene)]

    def flat(self, scene: Scene, width: int) -> list[RenderableType]:
        """Panels side by side, with their facts in running lines."""
        columns = max(1, width // PANEL_WIDTH)
        each = width // columns - INDENT
        grid = Table.grid(padding=(0, INDENT, 0, 0))
        for _ in range(columns):
            grid.add_column(vertical="top", width=each)
        panels = [self._flat(panel, each) for panel in scene.panels if panel.kind != TOKEN]
        for start in range(0, len(panels), columns):
            grid.add_row(*panels[start : start + columns])
        return [grid, *self.tokens(scene, width), *self._loose(scene)]

    def _flat(self, panel: Panel, width: int) -> RenderableType:
        facts = self._facts(panel)
        if not facts:
            return self._title(panel)
        lines = wrap_items([Styled(fact) for fact in facts], BETWEEN, width - INDENT)
        return Group(self._title(panel), Padding(Group(*lines), (0, 0, 0, INDENT)))

    def line(self, panel: Panel) -> tuple[Styled, str]:
        """A panel in one line: its title, and all its facts in a row."""
        return self._title(panel), BETWEEN.join(self._facts(panel))

    def tokens(self, scene: Scene, width: int) -> list[Styled]:
        """What each side of a battle fights with, in running lines; what is spent is pale, at the end."""
        lines: list[Styled] = []
        for fighter in (one for one in scene.panels if one.kind == FIGHTER):
            own = [one for one in scene.panels if one.kind == TOKEN and one.camp == fighter.camp]
            if own:
                whose = Styled(f"{self.output.render(fighter.title)}:", styles.name_style(fighter.owner))
                held = sorted(own, key=lambda one: one.state == DONE)
                lines += wrap_items([whose, *map(self._token, held)], "  ", width)
        return lines

    def _token(self, panel: Panel) -> Styled:
        """A token by its side that is up with its number and signs, and the other one in brackets."""
        signs = ["★" if row.number is None else str(row.number) for row in panel.rows if row.value is None]
        shown = " ".join([self.output.render(panel.title), *signs])
        other = "".join(f" ({self.output.render(one.name)})" for one in panel.figures)
        return Styled(f"{shown}{other}", styles.QUIET if panel.state == DONE else "")

    def _title(self, panel: Panel) -> Styled:
        style = styles.name_style(panel.owner)
        title = Styled.assemble((self.output.render(panel.title), style))
        if panel.kind == PLAYER and panel.owner is not None:
            who = self.titles[panel.owner].beside(panel.title)
            title = Styled.assemble((f"{styles.side_sign(panel.owner)} ", style), title)
            title.append(BETWEEN + who if who else "", styles.QUIET)
            if panel.owner == self.me:
                title.append(BETWEEN + self.output.say("seat.you").lower(), styles.QUIET)
        if panel.active:
            title.append(" ◀", styles.PROMPT)
        return title

    def _facts(self, panel: Panel) -> list[str]:
        return [*(self._track(track) for track in panel.tracks), *(self._row(row) for row in panel.rows)]

    def _row(self, row: Row) -> str:
        value = "" if row.number is None else str(row.number)
        if row.value is not None:
            value = f"{value} {self.output.render(row.value)}".strip()
        name = self.output.render(row.name)
        return f"{name}: {value}" if value else name

    def _track(self, track: Track) -> str:
        name = self.output.render(track.name)
        if track.label is not None:
            return f"{name}: {self.output.render(track.label)}"
        if track.size > LONGEST_TRACK:
            return f"{name}: {track.value}"
        steps = "■" * track.value + "□" * max(track.size - track.value, 0)
        return f"{name}: {steps} {track.value}/{track.size}"

    def _loose(self, scene: Scene) -> list[RenderableType]:
        """Tracks and dice that belong to no panel."""
        return [*(self._track(track) for track in scene.tracks), *self.dice(scene)]

    def dice(self, scene: Scene) -> list[Styled]:
        """The dice on the table in one line, if there are any."""
        if not scene.dice:
            return []
        name = (
            self.output.say("word.dice") if scene.dice_name is None else self.output.render(scene.dice_name)
        )
        rolled = Styled(f"{name}: ")
        for number, die in enumerate(scene.dice):
            rolled.append(", " if number else "")
            rolled.append(self.output.render(die.name), styles.CHIEFS.get(die.colour, "bold"))
            rolled.append(" ✓" if die.state == HIT else "", "bold")
        return [rolled]
