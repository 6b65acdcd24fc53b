"""The board: cells as a brick wall, which touches like hexes do, with terrain, pieces and option numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor

import msgspec
from rich.text import Text

from hexameron.cli.terminal import styles
from hexameron.cli.terminal.canvas import Canvas
from hexameron.cli.terminal.legend import Codes
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.kernel.scene import Cell, Edge, Piece, Scene

WIDEST, NARROWEST = 9, 6
PIPS_FROM = 8
"""From this inner width on a piece shows its figures as pips, otherwise as a number."""

FLAT_TOPPED = 1.2
"""Cells of one row that stand further apart than this are flat-topped hexes: they fit in columns."""

ACROSS = ("section",)
"""Kinds of edges that part the whole board from top to bottom."""


@dataclass(frozen=True)
class Box:
    """Where a cell lies on the sheet, its border included."""

    x: int
    y: int
    width: int
    height: int


class Layout:
    """Places every cell. Rows of cells become rows of bricks, flat-topped hexes columns of bricks.

    With ``lines`` every row takes so many lines and has no border above and below.
    """

    def __init__(self, cells: Sequence[Cell], width: int, *, lines: int = 0) -> None:
        across = _same_row_gap(cells)
        flat = across > FLAT_TOPPED
        self.start = min(cell.x for cell in cells)
        self.step = _gap([cell.x for cell in cells]) if flat else across
        columns = (max(cell.x for cell in cells) - self.start) / self.step + 1
        self.cell_width = max(NARROWEST, min(WIDEST, int((width - 1) / columns)))
        height, border = lines, 0
        if not lines:
            lines, height = (2, 4) if flat else (3, 3)
            border = 1
        rows = {y: number for number, y in enumerate(sorted({_near(cell.y) for cell in cells}))}
        self.boxes = {
            cell.id: Box(
                self.column_at(cell.x - self.step / 2), rows[_near(cell.y)] * lines, self.cell_width, height
            )
            for cell in cells
        }
        self.width = max(box.x for box in self.boxes.values()) + self.cell_width + 1
        self.height = max(box.y for box in self.boxes.values()) + height + border

    def column_at(self, x: float) -> int:
        """The column of the sheet at a place of the board."""
        return floor(((x - self.start) / self.step + 0.5) * self.cell_width)


def _near(value: float) -> float:
    return round(value, 2)


def _gap(values: Sequence[float]) -> float:
    """The smallest distance between two different values; 1 if there are no two."""
    ordered = sorted({_near(value) for value in values})
    return min((b - a for a, b in pairwise(ordered)), default=1.0)


def _same_row_gap(cells: Sequence[Cell]) -> float:
    rows: dict[float, list[float]] = {}
    for cell in cells:
        rows.setdefault(_near(cell.y), []).append(cell.x)
    return min((_gap(row) for row in rows.values() if len(row) > 1), default=1.0)


def draw_board(
    scene: Scene, numbers: Numbers, codes: Codes, place: Callable[[str], str], width: int
) -> list[Text]:
    """The board as lines of text no wider than ``width``, if that leaves the cells readable.

    ``place`` gives the short name of a cell, as the options call it.
    """
    if not scene.cells:
        return []
    if scene.turned:
        scene = turned(scene)
    layout = Layout(scene.cells, width)
    canvas = Canvas(layout.width, layout.height)
    for box in layout.boxes.values():
        canvas.box(box.x, box.y, box.width, box.height, styles.BORDER)
    for x in sections(scene, layout):
        for y in range(0, layout.height, 3):
            canvas.put(x, y, "┊", styles.EDGES["section"])
    for edge in scene.edges:
        _draw_edge(canvas, layout, edge)
    pieces: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        pieces.setdefault(piece.cell, []).append(piece)
    for cell in scene.cells:
        box, here = layout.boxes[cell.id], pieces.get(cell.id, [])
        badge, style = numbers.badge(cell.id, *(piece.id for piece in here))
        _draw_ground(canvas, box, cell, codes, len(badge) or len(place(cell.id)))
        canvas.put(box.x + 1, box.y + 1, badge or place(cell.id), style or faint(cell))
        _draw_pieces(canvas, box, here, codes)
    return canvas.lines()


def turned(scene: Scene) -> Scene:
    """The same board from its far end."""
    replace = msgspec.structs.replace
    return replace(
        scene,
        cells=tuple(replace(cell, x=-cell.x, y=-cell.y) for cell in scene.cells),
        edges=tuple(replace(edge, points=tuple((-x, -y) for x, y in edge.points)) for edge in scene.edges),
    )


def sections(scene: Scene, layout: Layout) -> list[int]:
    """The columns of the sheet at which the board is parted from top to bottom."""
    return [
        layout.column_at(x)
        for edge in scene.edges
        if edge.kind in ACROSS
        for (x, _), (end, _) in pairwise(edge.points)
        if _near(x) == _near(end)
    ]


def _draw_edge(canvas: Canvas, layout: Layout, edge: Edge) -> None:
    style = styles.EDGES.get(edge.kind, styles.PLAIN_EDGE)
    if len(edge.cells) == 2:
        one, other = (layout.boxes[cell] for cell in edge.cells)
        for y in range(max(one.y, other.y), min(one.y + one.height, other.y + other.height) + 1):
            for x in range(max(one.x, other.x), min(one.x + one.width, other.x + other.width) + 1):
                canvas.restyle(x, y, style)


def ground(cell: Cell) -> str:
    return f"on {styles.tint(cell.terrain)}"


def faint(cell: Cell) -> str:
    return f"{styles.FAINT} {ground(cell)}"


def _draw_ground(canvas: Canvas, box: Box, cell: Cell, codes: Codes, taken: int) -> None:
    """The tint, and at the right of the first line the signs of marks, terrain and site that fit."""
    inner = box.width - 1
    for line in range(1, box.height):
        canvas.put(box.x + 1, box.y + line, " " * inner, ground(cell))
    signs = ground_signs(cell, codes)[-(inner - taken) :]
    canvas.put(box.x + box.width - len(signs), box.y + 1, signs, f"bold {styles.INK} {ground(cell)}")


def ground_signs(cell: Cell, codes: Codes) -> str:
    """The signs of marks, terrain and site."""
    signs = "".join(styles.mark_sign(mark) for mark in cell.marks) + styles.sign(cell.terrain, cell.icon)
    return signs + codes.of_site(cell)


def _draw_pieces(canvas: Canvas, box: Box, pieces: Sequence[Piece], codes: Codes) -> None:
    for line, piece in enumerate(pieces[: box.height - 2], 2):
        x = box.x + 1
        for part, style in piece_parts(piece, codes, box.width - 1):
            canvas.put(x, box.y + line, part[: box.x + box.width - x], style)
            x += len(part)


def piece_parts(piece: Piece, codes: Codes, inner: int) -> list[tuple[str, str]]:
    """A piece as signs with styles: its side, its code on the colour of its chief, its figures, its state."""
    side = styles.side_style(piece.side)
    state = styles.state_sign(piece.state)
    figures = str(piece.pips) if piece.pips else ""
    if inner >= PIPS_FROM and piece.pips + piece.lost <= 4:
        figures = (state or " ") + "●" * piece.pips + "○" * piece.lost
        state = ""
    return [
        (styles.side_sign(piece.side), side),
        (codes.of(piece), styles.CHIEFS.get(piece.chief, styles.PLAIN_CHIEF)),
        (figures + state, side),
    ]
