"""The whole screen of one seat: board, panels, cards, question. It draws any scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import repeat
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Styled

from hexameron.cli.output import Output
from hexameron.cli.terminal import styles
from hexameron.cli.terminal.board import draw_board
from hexameron.cli.terminal.legend import Codes, legend
from hexameron.cli.terminal.option_numbers import Numbers, option_style
from hexameron.cli.terminal.panels import Panels
from hexameron.cli.terminal.seat_titles import SeatTitle
from hexameron.cli.terminal.wrapping import wrap_items
from hexameron.kernel.ids import is_thing
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Badge, Card, Cell, Face, OptionView, Scene, Zone
from hexameron.kernel.text import Text

WIDE, PANELS_BESIDE = 130, 38
"""From this width on the panels stand beside the board, and so much room is left for them."""

GAP = 2

NOW = "now"
"""The state of the present phase."""

HAND = "hand"
"""The kind of a zone that is a hand."""

SHEET = "sheet"
"""The kind of a zone that is somebody's own board."""

OPEN = ("offer", "row", "played", "drawn", "choice", SHEET)
"""Kinds of zones whose cards lie open on the table."""


NUMBER_WIDTH = 10
"""The number of an option with the space around it."""


class Screen:
    """Draws scenes of one game in one language. It remembers the short codes that it gave to pieces."""

    def __init__(self, output: Output, match: Match[Any]) -> None:
        self.output = output
        self.match = match
        self.codes = Codes(output.render)
        self.faces: Mapping[int, Face] = {face.id: face for face in match.game.faces()}
        self._places: dict[str, str] = {}
        self._face_names: dict[int, str] = {}

    def place(self, cell: str) -> str:
        """The short name of a cell, as the options call it: the last word of its name."""
        if cell not in self._places:
            name = self.output.render(self.match.game.name_of(self.match.view(None), cell, {}))
            self._places[cell] = name.split()[-1]
        return self._places[cell]

    def face_name(self, face: int, card: str) -> str:
        """The name of a card with this face, as the log and the options call it."""
        if not is_thing(card):  # a card that is only shown, not a thing of the match
            return self.output.render(self.faces[face].name)
        if face not in self._face_names:
            view = self.match.view(None)
            self._face_names[face] = self.output.render(self.match.game.name_of(view, card, {card: face}))
        return self._face_names[face]

    # ------------------------------------------------------------------ the whole

    def table(
        self, scene: Scene, numbers: Numbers, me: int | None, titles: Sequence[SeatTitle]
    ) -> RenderableType:
        """Everything but the question: board, legend, panels."""
        width = self.output.out.width
        room = width - PANELS_BESIDE - GAP if width >= WIDE else width
        board = draw_board(scene, numbers, self.codes, self.place, room)
        beside = width - max((line.cell_len for line in board), default=0) - GAP
        panels = Panels(self.output, me, titles)
        key = legend(scene, self.codes, self.output)
        title = Rule(self.title(scene), style=styles.LINES)
        if board and width >= WIDE and beside >= PANELS_BESIDE:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(width=beside)
            grid.add_row(Group(*board), Group(*_spaced([*panels.tall(scene), Group(*key)])))
            return Group(title, grid)
        cut = [Styled(self.output.say("cli.narrow", wide=width - GAP - beside, width=width), styles.PROMPT)]
        shown = board if beside + GAP >= 0 else [*board, *cut]
        return Group(title, *shown, *wrap_items(key, "   ", width), *panels.flat(scene, width))

    def title(self, scene: Scene) -> Styled:
        """What is played, and where in the turn we are."""
        title = Styled(self.output.render(scene.title), styles.TITLE)
        for phase in scene.phases:
            now = phase.state == NOW
            title.append(" · " if phase is scene.phases[0] else " › ", styles.QUIET)
            name = self.output.render(phase.name)
            title.append(f"▸{name}◂" if now else name, styles.TITLE if now else styles.QUIET)
        return title

    # ------------------------------------------------------------------ spaces

    def find_space(self, scene: Scene, name: str) -> Cell | None:
        """The space of this short name, such as D4."""
        return next((cell for cell in scene.cells if self.place(cell.id).casefold() == name.casefold()), None)

    def space(self, scene: Scene, cell: Cell) -> RenderableType:
        """All about one space of the board and what stands there."""
        ground = (
            self.output.render(cell.name) if cell.name is not None else self.output.say("cli.open-ground")
        )
        lines: list[RenderableType] = [Styled.assemble((self.place(cell.id), "bold"), f" · {ground}")]
        if cell.notes:
            lines.append(self._notes(cell.notes))
        for piece in scene.pieces:
            if piece.cell == cell.id:
                figures = "●" * piece.pips + "○" * piece.lost
                sign = (styles.side_sign(piece.side), styles.name_style(piece.side))
                lines.append(Styled.assemble(sign, " ", self.output.render(piece.name), f" {figures}"))
                if piece.notes:
                    lines.append(Padding(self._notes(piece.notes), (0, 0, 0, 2)))
                told = (badge for badge in piece.badges if badge.text not in piece.notes)
                lines += [Styled(f"  {self._badge(badge)}") for badge in told]
        return Group(*lines)

    def _notes(self, notes: Sequence[Text]) -> Styled:
        return Styled(" ".join(map(self.output.render, notes)))

    # ------------------------------------------------------------------ cards

    def hand(self, scene: Scene, me: int | None, *, full: bool) -> Group:
        """The cards that the seat holds: with their texts, or only their names."""
        if not full:
            return Group(*self.hand_lines(scene, me))
        lines: list[RenderableType] = []
        for zone, known in self._held_zones(scene, me):
            lines += [self._zone_title(zone), *(Padding(self._held(card), (0, 0, 0, 2)) for card in known)]
        return Group(*lines)

    def hand_lines(self, scene: Scene, me: int | None, titles: Sequence[SeatTitle] = ()) -> list[Styled]:
        """The names of the cards that the seat holds, a line each; with ``titles`` also whose they are."""
        whose = (f"{titles[me].whole} · ", styles.name_style(me)) if titles and me is not None else ""
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
        return Styled.assemble((f"{self.output.render(zone.name)} ({len(zone.cards)}): ", styles.TITLE))

    def open_cards(self, scene: Scene, titles: Sequence[SeatTitle]) -> RenderableType:
        """What lies open on the table."""
        return Group(*self.open_card_lines(scene, titles))

    def open_card_lines(self, scene: Scene, titles: Sequence[SeatTitle]) -> list[Styled]:
        """Offers, units, played cards: a line each."""
        lines: list[Styled] = []
        for zone in scene.zones:
            known = [self._open_card(card) for card in zone.cards if card.face is not None]
            if zone.kind in OPEN and known:
                title = self.output.render(zone.name)
                if zone.kind == SHEET:
                    title, known = self._sheet_title(zone, title), known[1:]
                elif zone.owner is not None and len(titles) > 1:
                    title = f"{title} ({titles[zone.owner].whole})"
                lines.append(Styled.assemble((f"{title}: ", styles.TITLE), ", ".join(known)))
        return lines

    def _sheet_title(self, zone: Zone, name: str) -> str:
        """Whose sheet it is, the values, and where they are; the first card is the owner's own."""
        values = [self._badge(badge) for badge in zone.badges]
        if zone.note is not None:
            values.append(self.output.render(zone.note))
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
        text = "" if card.face is None else self.output.render(self.faces[card.face].text)
        return line.append(f" – {text}") if text else line

    def _badge(self, badge: Badge) -> str:
        """A badge in words, or else its number."""
        if badge.text is not None:
            return self.output.render(badge.text)
        return "" if badge.value is None else str(badge.value)

    def card(self, face: Face) -> Styled:
        """A card on one line: its number in the corner, its name, its kind, its text."""
        corner = "" if face.corner is None else f" ({face.corner})"
        line = Styled.assemble((self.output.render(face.name) + corner, "bold"))
        line.append(f" · {self.output.render(face.kind)}", styles.QUIET)
        text = self.output.render(face.text)
        return line.append(f" – {text}") if text else line

    def find_cards(self, words: str) -> list[Face]:
        """The cards whose names begin with, or else contain, these words."""
        wanted = words.casefold()
        named: dict[str, Face] = {}
        for face in self.faces.values():
            named.setdefault(self.output.render(face.name).casefold(), face)
        if wanted in named:
            return [named[wanted]]
        return [face for name, face in named.items() if wanted in name]

    # ------------------------------------------------------------------ the question

    def question(self, scene: Scene, numbers: Numbers) -> RenderableType:
        """What is asked, and the numbered options in groups."""
        lines: list[RenderableType] = []
        if scene.prompt is not None:
            lines.append(Styled(f"▶ {self.output.render(scene.prompt)}", styles.PROMPT))
        if scene.help is not None:
            lines.append(Padding(Styled(self.output.render(scene.help), styles.QUIET), (0, 0, 0, 2)))
        for group, options in numbers.groups.items():
            if len(numbers.groups) > 1 and group != "rest":
                lines.append(Styled(f"  {self.output.say(f'cli.group-{group}')}:", styles.QUIET))
            lines.append(self._options(scene, options))
        return Group(*lines)

    def _options(self, scene: Scene, options: Sequence[tuple[int, OptionView]]) -> RenderableType:
        texts = self.option_texts(scene)
        numbers = [Styled(f"[{number}]", option_style(option)) for number, option in options]
        labels = [
            Styled(self.output.render(option.label)).append(texts[option.key], styles.QUIET)
            for _, option in options
        ]
        widest = max(label.cell_len for label in labels)
        if widest > self.output.out.width // 2 - NUMBER_WIDTH:
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
            behind += f" · {self.output.render(option.then)}"
        face = next((faces[id_] for id_ in option.at if id_ in faces), None)
        if face is None or not self.output.render(option.label).endswith(self.output.render(face.name)):
            return behind
        text = self.output.render(face.text)
        return f"{behind} – {text}" if text else behind


def _spaced(parts: Iterable[RenderableType]) -> list[RenderableType]:
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, ""]
    return spaced[:-1]
