"""Short codes for pieces and signs for states, and the legend that explains them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.text import Text as Styled

from hexameron.cli.output import Output
from hexameron.cli.terminal import styles
from hexameron.kernel.scene import Cell, Piece, Scene
from hexameron.kernel.text import Text


class Codes:
    """Two letters for every kind of piece and site, made from its name, that stay for the match."""

    def __init__(self, render: Callable[[Text], str]) -> None:
        self._render = render
        self._codes: dict[str, str] = {}

    def of(self, piece: Piece) -> str:
        return self._of_name(self._render(piece.name))

    def of_site(self, cell: Cell) -> str:
        """The code of what stands on a space, if something does."""
        return self._of_name(self._render(cell.name)) if cell.feature and cell.name is not None else ""

    def _of_name(self, name: str) -> str:
        if name not in self._codes:
            taken = list(self._codes.values())
            self._codes[name] = next((code for code in _candidates(name) if code not in taken), name[:2])
        return self._codes[name]


def _candidates(name: str) -> Iterator[str]:
    """Codes for a name, best first: two initials, its first two letters, its first letter with any later."""
    words = [word for word in name.split() if word[0].isalpha()]
    first = words[0][0] if words else name[:1]
    if len(words) > 1:
        yield first + words[-1][0].lower()
    yield from (first + letter.lower() for letter in "".join(words)[1:])
    yield from (first + str(number) for number in range(2, 10))


def legend(scene: Scene, codes: Codes, output: Output) -> list[Styled]:
    """What the signs on this board mean, one entry each."""
    cells = {cell.id: cell for cell in scene.cells}
    pieces = [piece for piece in scene.pieces if piece.cell in cells]
    entries: dict[str, Styled] = {}
    for piece in pieces:
        code = codes.of(piece)
        style = styles.CHIEFS.get(piece.chief, styles.PLAIN_CHIEF)
        entries[code] = _entry(code, style, output.render(piece.name))
    for cell in scene.cells:
        if cell.feature and cell.name is not None:
            code = codes.of_site(cell)
            entries[code] = _entry(code, f"bold {styles.INK} on {styles.PARCHMENT}", output.render(cell.name))
            continue
        sign = styles.sign(cell.terrain, cell.icon)
        if sign and cell.name is not None:
            style = f"bold {styles.INK} on {styles.tint(cell.terrain)}"
            entries[sign] = _entry(f" {sign}", style, output.render(cell.name))
    marks = [mark for cell in scene.cells for mark in cell.marks]
    entries |= _signs(output, "mark", {mark: styles.mark_sign(mark) for mark in marks})
    shown = [styles.state_sign(piece.state) for piece in pieces]
    entries |= _signs(output, "state", {s: sign for s, sign in styles.STATES.items() if sign in shown})
    return list(entries.values())


def _signs(output: Output, kind: str, signs: dict[str, str]) -> dict[str, Styled]:
    return {
        sign: _entry(f" {sign}", "bold", output.say(f"cli.{kind}-{name}"))
        for name, sign in signs.items()
        if f"cli.{kind}-{name}" in output.texts
    }


def _entry(sign: str, style: str, name: str) -> Styled:
    return Styled.assemble((sign, style), " ", name)
