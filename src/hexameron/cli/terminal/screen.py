"""The whole screen of one seat: board, panels, cards, question. It draws any scene."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import repeat
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Styled

from hexameron.cli.terminal import look
from hexameron.cli.terminal.board import draw_board
from hexameron.cli.terminal.flowing import flow
from hexameron.cli.terminal.legend import Codes, legend
from hexameron.cli.terminal.numbers import Numbers, option_style
from hexameron.cli.terminal.panels import Panels
from hexameron.cli.voice import Voice
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Badge, Card, Cell, Face, OptionView, Scene, Zone

WIDE, PANELS_BESIDE = 130, 38
"""From this width on the panels stand beside the board, and so much room is left for them."""

GAP = 2

NOW = "now"
"""The state of the present phase."""

HAND = "hand"
"""The kind of a zone that is a hand."""

SHEET = "sheet"
"""The kind of a zone that is somebody's own board."""

OPEN = ("offer", "row", "played", "choice", SHEET)
"""Kinds of zones whose cards lie open on the table."""

HANDLE = re.compile(r"t\d+")
"""The id of a card that is a thing of the match."""

NUMBER_WIDTH = 10
"""The number of an option with the space around it."""


class Screen:
    """Draws scenes of one game in one language. It remembers the short codes that it gave to pieces."""

    def __init__(self, voice: Voice, match: Match[Any]) -> None:
        self.voice = voice
        self.match = match
        self.codes = Codes(voice.render)
        self.faces: Mapping[int, Face] = {face.id: face for face in match.game.faces()}
        self._places: dict[str, str] = {}
        self._face_names: dict[int, str] = {}

    def place(self, cell: str) -> str:
        """The short name of a cell, as the options call it: the last word of its name."""
        if cell not in self._places:
            name = self.voice.render(self.match.game.name_of(self.match.view(None), cell, {}))
            self._places[cell] = name.split()[-1]
        return self._places[cell]

    def face_name(self, face: int, card: str) -> str:
        """The name of a card with this face, as the log and the options call it."""
        if not HANDLE.fullmatch(card):  # a card that is only shown, not a thing of the match
            return self.voice.render(self.faces[face].name)
        if face not in self._face_names:
            view = self.match.view(None)
            self._face_names[face] = self.voice.render(self.match.game.name_of(view, card, {card: face}))
        return self._face_names[face]

    # ------------------------------------------------------------------ the whole

    def table(self, scene: Scene, numbers: Numbers, me: int | None, names: Sequence[str]) -> RenderableType:
        """Everything but the question: board, legend, panels."""
        width = self.voice.out.width
        room = width - PANELS_BESIDE - GAP if width >= WIDE else width
        board = draw_board(scene, numbers, self.codes, self.place, room)
        beside = width - max((line.cell_len for line in board), default=0) - GAP
        panels = Panels(self.voice, me, names)
        key = legend(scene, self.codes, self.voice)
        title = Rule(self.title(scene), style=look.LINES)
        if board and width >= WIDE and beside >= PANELS_BESIDE:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(width=beside)
            grid.add_row(Group(*board), Group(*_spaced([*panels.tall(scene), Group(*key)])))
            return Group(title, grid)
        cut = [Styled(self.voice.say("cli.narrow", wide=width - GAP - beside, width=width), look.PROMPT)]
        shown = board if beside + GAP >= 0 else [*board, *cut]
        return Group(title, *shown, *flow(key, "   ", width), *panels.flat(scene, width))

    def title(self, scene: Scene) -> Styled:
        """What is played, and where in the turn we are."""
        title = Styled(self.voice.render(scene.title), look.TITLE)
        for phase in scene.phases:
            now = phase.state == NOW
            title.append(" · " if phase is scene.phases[0] else " › ", look.QUIET)
            name = self.voice.render(phase.name)
            title.append(f"▸{name}◂" if now else name, look.TITLE if now else look.QUIET)
        return title

    # ------------------------------------------------------------------ spaces

    def find_space(self, scene: Scene, name: str) -> Cell | None:
        """The space of this short name, such as D4."""
        return next((cell for cell in scene.cells if self.place(cell.id).casefold() == name.casefold()), None)

    def space(self, scene: Scene, cell: Cell) -> RenderableType:
        """All about one space of the board and what stands there."""
        ground = self.voice.render(cell.name) if cell.name is not None else self.voice.say("cli.open-ground")
        lines: list[RenderableType] = [Styled.assemble((self.place(cell.id), "bold"), f" · {ground}")]
        if cell.note is not None:
            lines.append(Styled(self.voice.render(cell.note)))
        for piece in scene.pieces:
            if piece.cell == cell.id:
                figures = "●" * piece.pips + "○" * piece.lost
                sign = (look.side_sign(piece.side), look.name_style(piece.side))
                lines.append(Styled.assemble(sign, " ", self.voice.render(piece.name), f" {figures}"))
                if piece.note is not None:
                    lines.append(Padding(Styled(self.voice.render(piece.note)), (0, 0, 0, 2)))
                lines += [Styled(f"  {self._badge(badge)}") for badge in piece.badges]
        return Group(*lines)

    # ------------------------------------------------------------------ cards

    def hand(self, scene: Scene, me: int | None, *, full: bool) -> Group:
        """The cards that the seat holds: with their texts, or only their names."""
        if not full:
            return Group(*self.hand_lines(scene, me))
        lines: list[RenderableType] = []
        for zone, known in self._held_zones(scene, me):
            lines += [self._zone_title(zone), *(Padding(self._held(card), (0, 0, 0, 2)) for card in known)]
        return Group(*lines)

    def hand_lines(self, scene: Scene, me: int | None, names: Sequence[str] = ()) -> list[Styled]:
        """The names of the cards that the seat holds, a line each; with ``names`` also whose they are."""
        whose = (f"{names[me]} · ", look.name_style(me)) if names and me is not None else ""
        return [
            Styled.assemble(whose, self._zone_title(zone), ", ".join(self._card_name(card) for card in known))
            for zone, known in self._held_zones(scene, me)
        ]

    def _held_zones(self, scene: Scene, me: int | None) -> list[tuple[Zone, list[Card]]]:
        """The hands of a seat with the cards in them that it knows, if there are any."""
        hands = [zone for zone in scene.zones if zone.kind == HAND and me is not None and zone.owner == me]
        known = [(zone, [card for card in zone.cards if card.face is not None]) for zone in hands]
        return [(zone, cards) for zone, cards in known if cards]

    def _zone_title(self, zone: Zone) -> Styled:
        return Styled.assemble((f"{self.voice.render(zone.name)} ({len(zone.cards)}): ", look.TITLE))

    def open_cards(self, scene: Scene, names: Sequence[str]) -> RenderableType:
        """What lies open on the table."""
        return Group(*self.open_card_lines(scene, names))

    def open_card_lines(self, scene: Scene, names: Sequence[str]) -> list[Styled]:
        """Offers, units, played cards: a line each."""
        lines: list[Styled] = []
        for zone in scene.zones:
            known = [self._open_card(card) for card in zone.cards if card.face is not None]
            if zone.kind in OPEN and known:
                title = self.voice.render(zone.name)
                if zone.kind == SHEET:
                    title, known = self._sheet_title(zone, title), known[1:]
                elif zone.owner is not None and len(names) > 1:
                    title = f"{title} ({names[zone.owner]})"
                lines.append(Styled.assemble((f"{title}: ", look.TITLE), ", ".join(known)))
        return lines

    def _sheet_title(self, zone: Zone, name: str) -> str:
        """Whose sheet it is, the values, and where they are; the first card is the owner's own."""
        values = [self._badge(badge) for badge in zone.badges]
        if zone.note is not None:
            values.append(self.voice.render(zone.note))
        return f"{name} ({', '.join(values)})"

    def _card_name(self, card: Card) -> str:
        name = "" if card.face is None else self.face_name(card.face, card.id)
        badges = [self._badge(badge) for badge in card.badges]
        return f"{name} ({', '.join(badges)})" if badges else name

    def _open_card(self, card: Card) -> str:
        """The name of a card with what it gave, or would give."""
        name = self._card_name(card)
        return name if card.tag is None else f"{name} [{self._badge(card.tag)}]"

    def _held(self, card: Card) -> Styled:
        line = Styled.assemble((self._card_name(card), "bold"))
        text = "" if card.face is None else self.voice.render(self.faces[card.face].text)
        return line.append(f" – {text}") if text else line

    def _badge(self, badge: Badge) -> str:
        """A badge in words, or else its number."""
        if badge.text is not None:
            return self.voice.render(badge.text)
        return "" if badge.value is None else str(badge.value)

    def card(self, face: Face) -> Styled:
        """A card on one line: its number in the corner, its name, its kind, its text."""
        corner = "" if face.corner is None else f" ({face.corner})"
        line = Styled.assemble((self.voice.render(face.name) + corner, "bold"))
        line.append(f" · {self.voice.render(face.kind)}", look.QUIET)
        text = self.voice.render(face.text)
        return line.append(f" – {text}") if text else line

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
            lines.append(Padding(Styled(self.voice.render(scene.help), look.QUIET), (0, 0, 0, 2)))
        for group, options in numbers.groups.items():
            if len(numbers.groups) > 1 and group != "rest":
                lines.append(Styled(f"  {self.voice.say(f'cli.group-{group}')}:", look.QUIET))
            lines.append(self._options(scene, options))
        return Group(*lines)

    def _options(self, scene: Scene, options: Sequence[tuple[int, OptionView]]) -> RenderableType:
        texts = self.option_texts(scene)
        numbers = [Styled(f"[{number}]", option_style(option)) for number, option in options]
        labels = [
            Styled(self.voice.render(option.label)).append(texts[option.key], look.QUIET)
            for _, option in options
        ]
        widest = max(label.cell_len for label in labels)
        if widest > self.voice.out.width // 2 - NUMBER_WIDTH:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(no_wrap=True, justify="right")
            for row in zip(numbers, labels, strict=True):
                grid.add_row(*row)
            return Padding(grid, (0, 0, 0, 2))
        joined = [Styled.assemble(*row) for row in zip(numbers, repeat(" "), labels, strict=False)]
        return Padding(Columns(joined, padding=(0, 3), equal=True, column_first=True), (0, 0, 0, 2))

    def option_texts(self, scene: Scene) -> dict[str, str]:
        """What follows the label of each option, by its key."""
        cards = [card for zone in scene.zones for card in zone.cards]
        faces = {card.id: self.faces[card.face] for card in cards if card.face is not None}
        return {option.key: self._behind_label(option, faces) for option in scene.options}

    def _behind_label(self, option: OptionView, faces: Mapping[str, Face]) -> str:
        """A badge, what comes of it, and if the option only names a card what that says."""
        behind = "" if option.badge is None else f" · {self._badge(option.badge)}"
        if option.then is not None:
            behind += f" · {self.voice.render(option.then)}"
        face = next((faces[id_] for id_ in option.at if id_ in faces), None)
        if face is None or not self.voice.render(option.label).endswith(self.voice.render(face.name)):
            return behind
        text = self.voice.render(face.text)
        return f"{behind} – {text}" if text else behind


def _spaced(parts: Iterable[RenderableType]) -> list[RenderableType]:
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, ""]
    return spaced[:-1]
