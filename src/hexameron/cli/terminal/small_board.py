"""The board with one line for each row of spaces, whole or only the part around what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from hexameron.cli.terminal import styles
from hexameron.cli.terminal.board import (
    Box,
    Layout,
    faint,
    ground,
    ground_signs,
    piece_parts,
    sections,
    turned,
)
from hexameron.cli.terminal.canvas import Canvas
from hexameron.cli.terminal.legend import Codes
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.kernel.scene import Cell, Piece, Scene

LINES_EACH = 1
MARKER = "marker"
"""The state of a piece that only marks its space."""


@dataclass
class SmallBoard:
    """A board whose spaces are a few letters wide and one line high."""

    scene: Scene
    numbers: Numbers
    codes: Codes
    place: Callable[[str], str]
    """Gives the short name of a cell, as the options call it."""

    me: int | None = None

    def __post_init__(self) -> None:
        if self.scene.turned:
            self.scene = turned(self.scene)
        self.pieces: dict[str, list[Piece]] = {}
        for piece in sorted(self.scene.pieces, key=lambda piece: MARKER in piece.state):
            self.pieces.setdefault(piece.cell, []).append(piece)

    def lines(self, width: int) -> list[Text]:
        """The whole board, no wider than ``width`` if that leaves the spaces readable."""
        return self._draw(Layout(self.scene.cells, width, lines=LINES_EACH))

    def part(self, width: int, height: int) -> list[Text]:
        """So much of the board around what is asked."""
        layout = Layout(self.scene.cells, width, lines=LINES_EACH)
        box = _around(layout, self._focus())
        top = _start(box.y, box.height, height, layout.height)
        left = _start(box.x, box.width, width, layout.width)
        return [line[left : left + width] for line in self._draw(layout)[top : top + height]]

    def _draw(self, layout: Layout) -> list[Text]:
        canvas = Canvas(layout.width, layout.height)
        for cell in self.scene.cells:
            self._draw_cell(canvas, layout.boxes[cell.id], cell)
        for x in sections(self.scene, layout):
            canvas.replace(x, "│", "┊", styles.EDGES["section"])
        return canvas.lines()

    def _draw_cell(self, canvas: Canvas, box: Box, cell: Cell) -> None:
        """What matters most about a space: who stands there, else its name and its ground."""
        inner = box.width - 1
        canvas.put(box.x, box.y, "│", styles.BORDER)
        canvas.put(box.x + box.width, box.y, "│", styles.BORDER)
        canvas.put(box.x + 1, box.y, " " * inner, ground(cell))
        here = self.pieces.get(cell.id, [])
        parts = self._pieces(cell, here, inner) if here else self._ground(cell, inner)
        x = box.x + 1
        for part, style in parts:
            canvas.put(x, box.y, part[: box.x + box.width - x], style)
            x += len(part)

    def _ground(self, cell: Cell, inner: int) -> list[tuple[str, str]]:
        """The number of an option or the name of the space, and at the right what ground it is."""
        badge, style = self.numbers.badge(cell.id)
        name = (badge or self.place(cell.id))[:inner]
        signs = ground_signs(cell, self.codes)[-(inner - len(name)) :] if len(name) < inner else ""
        blank = " " * (inner - len(name) - len(signs))
        return [(name, style or faint(cell)), (blank + signs, f"bold {styles.INK} {ground(cell)}")]

    def _pieces(self, cell: Cell, here: Sequence[Piece], inner: int) -> list[tuple[str, str]]:
        """The first piece, with the number of its option if it has one, and a sign that there are more."""
        ids = [cell.id, *(piece.id for piece in here)]
        found, (_, style) = self.numbers.at(*ids), self.numbers.badge(*ids)
        more = [("+", styles.side_style(here[1].side))] if len(here) > 1 else []
        if found:
            return [(f"{found[0]}{self.codes.of(here[0])}", style), *more]
        return [*piece_parts(here[0], self.codes, inner), *more]

    def _focus(self) -> list[str]:
        """The spaces that the question is about: of the piece that acts, of what may be chosen, or mine."""
        pieces = self.scene.pieces
        cell_of = {piece.id: piece.cell for piece in pieces}
        acting = [piece.cell for piece in pieces if "selected" in piece.state or "attacker" in piece.state]
        offered = [cell_of.get(id_, id_) for option in self.numbers.options for id_ in option.at]
        mine = [piece.cell for piece in pieces if piece.side is not None and piece.side == self.me]
        known = {cell.id for cell in self.scene.cells}
        wanted = ([cell for cell in one if cell in known] for one in (acting, offered, mine))
        return next((cells for cells in wanted if cells), [])


def _around(layout: Layout, cells: Sequence[str]) -> Box:
    """The smallest box around these spaces; the whole board if there are none."""
    boxes = [layout.boxes[cell] for cell in cells]
    if not boxes:
        return Box(0, 0, layout.width, layout.height)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
    return Box(left, top, right - left, bottom - top)


def _start(first: int, size: int, room: int, whole: int) -> int:
    """Where a window of this room begins so that what is asked about lies in its middle."""
    return max(0, min(first + size // 2 - room // 2, whole - room))
