"""Icons: the few that a game names, out of the thousands of the game-icons set, and pictures of its own.

A game names an icon by its whole name in quotes in its Python files, or in its record (arms, faces, dice).
What it draws itself are SVG files in the folder ``icons`` of its package; they go before the set.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

from hexameron.kernel.game import Game

SET = Path(__file__).parent / "icons.json"
"""All icons of the set by their names; written when the client is built (tools/build_web.py)."""

NAMED = re.compile(r"""["']([a-z0-9]+(?:-[a-z0-9]+)*)["']""")
SHAPES = ("svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon")
SVG = "{http://www.w3.org/2000/svg}"


class BadIcon(ValueError):
    """A picture that is no plain drawing."""


def icons_of(game: Game[Any]) -> dict[str, str]:
    """The inside of every SVG that a screen of this game may need."""
    recorded = [game.arms.charge, *(face.icon for face in game.faces()), *(die.icon for die in game.dice)]
    words = dict.fromkeys(recorded)
    for path in sorted(game.folder.rglob("*.py")):
        words.update(dict.fromkeys(NAMED.findall(path.read_text(encoding="utf-8"))))
    known = msgspec.json.decode(SET.read_bytes(), type=dict[str, str]) if SET.is_file() else {}
    own = {path.stem: drawn(path) for path in sorted((game.folder / "icons").glob("*.svg"))}
    return {word: known[word] for word in sorted(words) if word in known} | own


def drawn(path: Path) -> str:
    """A picture of a game's own, to be put inside another SVG: shapes only, nothing that acts or loads."""
    try:
        root = ET.fromstring(path.read_text(encoding="utf-8"))
    except ET.ParseError as error:
        raise BadIcon(f"{path}: {error}") from error
    for element in root.iter():
        if element.tag.removeprefix(SVG) not in SHAPES:
            raise BadIcon(f"{path}: there may be no {element.tag.removeprefix(SVG)!r} in an icon")
        for name, value in element.attrib.items():
            if name.startswith(("on", "{", "href")) or "url(" in value:
                raise BadIcon(f"{path}: there may be no attribute {name!r} like this in an icon")
        element.tag = element.tag.removeprefix(SVG)
    return ET.tostring(root, encoding="unicode")
