"""A sheet of characters with styles, on which lines that meet join as box lines do."""

from __future__ import annotations

from rich.text import Text

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The box character for each set of directions in which lines leave a point."""


class Canvas:
    """Characters and styles by line and column. What is put later lies on top; lines lie beneath."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]
        self._joints = [[0] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Writes along a line; what does not fit is cut off."""
        for offset, char in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._chars[y][x + offset] = char
                self._styles[y][x + offset] = style

    def restyle(self, x: int, y: int, style: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self._styles[y][x] = style

    def replace(self, x: int, old: str, new: str, style: str) -> None:
        """Puts a sign wherever another one stands in this column."""
        for y in range(self.height):
            if 0 <= x < self.width and self._chars[y][x] == old:
                self.put(x, y, new, style)

    def box(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """The outline of a rectangle, from corner to corner."""
        for column in range(x, x + width):
            for line in (y, y + height):
                self._join(column, line, RIGHT, style)
                self._join(column + 1, line, LEFT, style)
        for line in range(y, y + height):
            for column in (x, x + width):
                self._join(column, line, DOWN, style)
                self._join(column, line + 1, UP, style)

    def _join(self, x: int, y: int, way: int, style: str) -> None:
        joints = self._joints[y][x] = self._joints[y][x] | way
        self._chars[y][x] = JOINTS[joints]
        self._styles[y][x] = style

    def lines(self) -> list[Text]:
        """The sheet as lines of styled text, without blanks at their ends."""
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True)
        chars, styles = self._chars[y], self._styles[y]
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] != styles[start]:
                line.append("".join(chars[start:x]), styles[start])
                start = x
        if not any(style for style in styles):
            line.rstrip()
        return line
