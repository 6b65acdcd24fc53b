"""Panels: quiet facts around the board, one under the other or, where height is dear, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from hexameron.cli.terminal import look
from hexameron.cli.terminal.flowing import flow
from hexameron.cli.voice import Voice
from hexameron.kernel.scene import Panel, Row, Scene, Track

PANEL_WIDTH = 46
"""How wide a panel is where they stand side by side."""

PLAYER = "player"
"""The kind of a player's panel."""

HIT = "hit"
"""The state of a die that hits."""

LONGEST_TRACK = 20
"""A track with more steps is told by its number alone."""

BETWEEN = " · "
INDENT = 2


class Panels:
    """Draws the panels of a scene for one reader; ``names`` are those of the players."""

    def __init__(self, voice: Voice, me: int | None, names: Sequence[str]) -> None:
        self.voice = voice
        self.me = me
        self.names = names

    def tall(self, scene: Scene) -> list[RenderableType]:
        """Panels with a line for every fact."""
        panels: list[RenderableType] = [
            Group(self._title(panel), *(Styled(f"  {fact}") for fact in self._facts(panel)))
            for panel in scene.panels
        ]
        return [*panels, *self._loose(scene)]

    def flat(self, scene: Scene, width: int) -> list[RenderableType]:
        """Panels side by side, with their facts in running lines."""
        columns = max(1, width // PANEL_WIDTH)
        each = width // columns - INDENT
        grid = Table.grid(padding=(0, INDENT, 0, 0))
        for _ in range(columns):
            grid.add_column(vertical="top", width=each)
        panels = [self._flat(panel, each) for panel in scene.panels]
        for start in range(0, len(panels), columns):
            grid.add_row(*panels[start : start + columns])
        return [grid, *self._loose(scene)]

    def _flat(self, panel: Panel, width: int) -> RenderableType:
        facts = self._facts(panel)
        if not facts:
            return self._title(panel)
        lines = flow([Styled(fact) for fact in facts], BETWEEN, width - INDENT)
        return Group(self._title(panel), Padding(Group(*lines), (0, 0, 0, INDENT)))

    def line(self, panel: Panel) -> tuple[Styled, str]:
        """A panel in one line: its title, and all its facts in a row."""
        return self._title(panel), BETWEEN.join(self._facts(panel))

    def _title(self, panel: Panel) -> Styled:
        style = look.name_style(panel.owner)
        title = Styled.assemble((self.voice.render(panel.title), style))
        if panel.kind == PLAYER and panel.owner is not None:
            who = _beside(title.plain, self.names[panel.owner])
            title = Styled.assemble((f"{look.side_sign(panel.owner)} ", style), title)
            title.append(BETWEEN + who if who else "", look.QUIET)
            if panel.owner == self.me:
                title.append(BETWEEN + self.voice.say("seat.you").lower(), look.QUIET)
        if panel.active:
            title.append(" ◀", look.PROMPT)
        return title

    def _facts(self, panel: Panel) -> list[str]:
        return [*(self._track(track) for track in panel.tracks), *(self._row(row) for row in panel.rows)]

    def _row(self, row: Row) -> str:
        value = "" if row.number is None else str(row.number)
        if row.value is not None:
            value = f"{value} {self.voice.render(row.value)}".strip()
        name = self.voice.render(row.name)
        return f"{name}: {value}" if value else name

    def _track(self, track: Track) -> str:
        name = self.voice.render(track.name)
        if track.label is not None:
            return f"{name}: {self.voice.render(track.label)}"
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
        name = self.voice.say("word.dice") if scene.dice_name is None else self.voice.render(scene.dice_name)
        rolled = Styled(f"{name}: ")
        for number, die in enumerate(scene.dice):
            rolled.append(", " if number else "")
            rolled.append(self.voice.render(die.name), look.CHIEFS.get(die.colour, "bold"))
            rolled.append(" ✓" if die.state == HIT else "", "bold")
        return [rolled]


def _beside(title: str, name: str) -> str:
    """What a player's name tells besides the title of the panel.

    >>> _beside("South", "South (Ann)"), _beside("South", "South"), _beside("Tovak", "Ann")
    ('Ann', '', 'Ann')
    """
    if name == title:
        return ""
    return name.removeprefix(f"{title} (").removesuffix(")") if name.startswith(f"{title} (") else name
