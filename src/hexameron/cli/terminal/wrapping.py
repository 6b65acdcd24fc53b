"""Packs short items into lines, none of them broken in two."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text


def wrap_items(parts: Iterable[Text], gap: str, width: int) -> list[Text]:
    """Packs the parts into lines of this width.

    >>> [line.plain for line in wrap_items([Text("one two"), Text("three"), Text("four")], ", ", 14)]
    ['one two, three', 'four']
    """
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, part)
        else:
            lines.append(part)
    return lines
