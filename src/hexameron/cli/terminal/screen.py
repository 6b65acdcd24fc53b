"""The whole screen of one seat: board, panels, cards, question. It draws any scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Styled

from hexameron.cli.terminal import look
from hexameron.cli.terminal.board import draw_board
from hexameron.cli.terminal.legend import Codes, legend
from hexameron.cli.terminal.numbers import Numbers, option_style
from hexameron.cli.voice import Voice
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Badge, Card, Face, OptionView, Panel, Row, Scene, Track

SIDE_BY_SIDE = 30
"""How much room must be left beside the board for the panels to stand there."""

PANEL_WIDTH = 36
"""How wide a panel is beneath the board."""

NOW, HIT = "now", "hit"
"""The states of the present phase and of a die that hits."""

PLAYER, HAND = "player", "hand"
"""The kinds of a player's panel and of a zone that is a hand."""

LONG_LABEL = 34
"""Options with longer labels get a line each."""


class Screen:
    """Draws scenes of one game in one language. It remembers the short codes that it gave to pieces."""

    def __init__(self, voice: Voice, match: Match[Any]) -> None:
        self.voice = voice
        self.match = match
        self.codes = Codes(voice.render)
        self.faces: Mapping[int, Face] = {face.id: face for face in match.game.faces()}
        self._places: dict[str, str] = {}

    def place(self, cell: str) -> str:
        """The short name of a cell, as the options call it: the last word of its name."""
        if cell not in self._places:
            name = self.voice.render(self.match.game.name_of(self.match.view(None), cell, {}))
            self._places[cell] = name.split()[-1]
        return self._places[cell]

    # ------------------------------------------------------------------ the whole

    def table(self, scene: Scene, numbers: Numbers, me: int | None, names: Sequence[str]) -> RenderableType:
        """Everything but the question: board, legend, panels."""
        width = self.voice.out.width
        board = draw_board(scene, numbers, self.codes, self.place, width)
        beside = width - max((line.cell_len for line in board), default=0) - 2
        panels = [self._panel(panel, me, names) for panel in scene.panels]
        loose = [*(self._track(track) for track in scene.tracks), *self._dice(scene)]
        key = legend(scene, self.codes, self.voice)
        title = Rule(self._title(scene), style=look.BORDER)
        if board and beside >= SIDE_BY_SIDE:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(width=beside)
            grid.add_row(Group(*board), Group(*_spaced([*panels, *loose, Group(*key)])))
            return Group(title, grid)
        return Group(title, *board, Columns(key, padding=(0, 2)), _in_rows(panels, width), *loose)

    def _title(self, scene: Scene) -> Styled:
        title = Styled(self.voice.render(scene.title), look.TITLE)
        for phase in scene.phases:
            now = phase.state == NOW
            title.append(" · " if phase is scene.phases[0] else " › ", look.QUIET)
            name = self.voice.render(phase.name)
            title.append(f"▸{name}◂" if now else name, look.TITLE if now else look.QUIET)
        return title

    # ------------------------------------------------------------------ panels

    def _panel(self, panel: Panel, me: int | None, names: Sequence[str]) -> RenderableType:
        title = Styled(self.voice.render(panel.title), look.name_style(panel.owner))
        if panel.kind == PLAYER and panel.owner is not None:
            sign = look.side_sign(panel.owner)
            title = Styled.assemble((f"{sign} ", look.name_style(panel.owner)), title)
            title.append(f" · {names[panel.owner]}", look.QUIET)
            if panel.owner == me:
                title.append(f" · {self.voice.say('seat.you').lower()}", look.QUIET)
        if panel.active:
            title.append(" ◀", look.PROMPT)
        tracks = [self._track(track) for track in panel.tracks]
        return Group(title, *tracks, *(self._panel_row(row) for row in panel.rows))

    def _panel_row(self, row: Row) -> Styled:
        value = "" if row.number is None else str(row.number)
        if row.value is not None:
            value = f"{value} {self.voice.render(row.value)}".strip()
        name = self.voice.render(row.name)
        return Styled(f"  {name}: {value}" if value else f"  {name}")

    def _track(self, track: Track) -> Styled:
        steps = "■" * track.value + "□" * max(track.size - track.value, 0)
        return Styled(f"  {self.voice.render(track.name)}: {steps} {track.value}/{track.size}")

    def _dice(self, scene: Scene) -> list[RenderableType]:
        if not scene.dice:
            return []
        rolled = Styled(self.voice.say("word.dice") + ": ")
        for number, die in enumerate(scene.dice):
            rolled.append(", " if number else "")
            rolled.append(self.voice.render(die.name), look.CHIEFS.get(die.colour, "bold"))
            rolled.append("!" if die.state == HIT else "", "bold")
        return [rolled]

    # ------------------------------------------------------------------ cards

    def hand(self, scene: Scene, me: int | None, *, full: bool) -> RenderableType:
        """The cards that the seat holds: with their texts, or only their names."""
        zones = [zone for zone in scene.zones if zone.kind == HAND and me is not None and zone.owner == me]
        lines: list[RenderableType] = []
        for zone in zones:
            known = [card for card in zone.cards if card.face is not None]
            title = Styled(f"{self.voice.render(zone.name)} ({len(zone.cards)}): ", look.TITLE)
            if full and known:
                lines += [title, *(Padding(self._held(card), (0, 0, 0, 2)) for card in known)]
            elif known:
                lines.append(title + Styled(", ".join(self._card_name(card) for card in known)))
        return Group(*lines)

    def _card_name(self, card: Card) -> str:
        name = "" if card.face is None else self.voice.render(self.faces[card.face].name)
        badges = [self._badge(badge) for badge in card.badges]
        return f"{name} ({', '.join(badges)})" if badges else name

    def _held(self, card: Card) -> Styled:
        line = Styled(self._card_name(card), "bold")
        text = "" if card.face is None else self.voice.render(self.faces[card.face].text)
        return line.append(f" – {text}", "not bold") if text else line

    def _badge(self, badge: Badge) -> str:
        """A badge in words, or else its number."""
        if badge.text is not None:
            return self.voice.render(badge.text)
        return "" if badge.value is None else str(badge.value)

    def card(self, face: Face) -> Styled:
        """A card on one line: its number in the corner, its name, its kind, its text."""
        corner = "" if face.corner is None else f" ({face.corner})"
        line = Styled(self.voice.render(face.name) + corner, "bold")
        line.append(f" · {self.voice.render(face.kind)}", look.QUIET)
        text = self.voice.render(face.text)
        if text:
            line.append(f" – {text}")
        return line

    def find_cards(self, words: str) -> list[Face]:
        """The cards whose names begin with, or else contain, these words."""
        wanted = words.casefold()
        named: dict[str, Face] = {}
        for face in self.faces.values():
            named.setdefault(self.voice.render(face.name).casefold(), face)
        if wanted in named:
            return [named[wanted]]
        return [face for name, face in named.items() if wanted in name]

    # ------------------------------------------------------------------ the question

    def question(self, scene: Scene, numbers: Numbers) -> RenderableType:
        """What is asked, and the numbered options in groups."""
        lines: list[RenderableType] = []
        if scene.prompt is not None:
            lines.append(Styled(f"▶ {self.voice.render(scene.prompt)}", look.PROMPT))
        if scene.help is not None:
            lines.append(Styled(f"  {self.voice.render(scene.help)}", look.QUIET))
        for group, options in numbers.groups.items():
            if len(numbers.groups) > 1 and group != "rest":
                lines.append(Styled(f"  {self.voice.say(f'cli.group-{group}')}:", look.QUIET))
            lines.append(self._options(scene, group, options))
        return Group(*lines)

    def _options(self, scene: Scene, group: str, options: Sequence[tuple[int, OptionView]]) -> RenderableType:
        cards = [card for zone in scene.zones for card in zone.cards] if group == "cards" else []
        faces = {card.id: self.faces[card.face] for card in cards if card.face is not None}
        numbers = [Styled(f"[{number}]", option_style(option)) for number, option in options]
        labels = [self._label(option, faces) for _, option in options]
        if any(label.cell_len > LONG_LABEL for label in labels):
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(no_wrap=True, justify="right")
            for row in zip(numbers, labels, strict=True):
                grid.add_row(*row)
            return Padding(grid, (0, 0, 0, 2))
        joined = [number + " " + label for number, label in zip(numbers, labels, strict=True)]
        return Padding(Columns(joined, padding=(0, 3), equal=True, column_first=True), (0, 0, 0, 2))

    def _label(self, option: OptionView, faces: Mapping[str, Face]) -> Styled:
        """An option in words: its label, its badge, and if it is a card what the card says."""
        line = Styled(self.voice.render(option.label))
        if option.badge is not None:
            line.append(f" · {self._badge(option.badge)}", look.QUIET)
        face = next((faces[id_] for id_ in option.at if id_ in faces), None)
        text = "" if face is None else self.voice.render(face.text)
        return line.append(f" – {text}", look.QUIET) if text else line


def _spaced(parts: Iterable[RenderableType]) -> list[RenderableType]:
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, ""]
    return spaced[:-1]


def _in_rows(parts: Sequence[RenderableType], width: int) -> RenderableType:
    """Panels side by side, as many in a row as there is room for."""
    columns = max(1, width // PANEL_WIDTH)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(vertical="top", width=width // columns - 2)
    for start in range(0, len(parts), columns):
        grid.add_row(*parts[start : start + columns])
    return grid
