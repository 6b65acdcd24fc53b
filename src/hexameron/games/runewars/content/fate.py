"""The thirty Fate cards: destiny, then triangle, rectangle, circle and hexagon."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.records import FateCard, Icon
from hexameron.games.runewars.content.terms import SHAPES, Destiny, Shape

_DESTINIES: Final[dict[str, Destiny]] = {"g": "gold", "s": "silver", "r": "red"}
_TABLE: Final = """
r -  R2 S  D2
r -  R2 S  D1
s -  S  S  D1
s -  S  S  -
g R1 -  D1 -
r R1 -  D1 S
g R1 -  -  S
r R1 R1 -  D3
r S  R1 -  D3
r S  R1 -  D2
r -  D2 S  D2
r -  D2 S  D1
s -  S  S  D1
s -  S  S  D1
s D1 -  R1 -
r D1 -  R1 S
g D1 -  -  S
r D1 D1 -  D3
r S  D1 -  -
r S  D1 -  D2
r -  D2 S  R2
r -  D2 S  R2
s -  S  S  R1
s -  S  S  -
s D1 -  D1 -
r D1 -  D1 S
g D1 -  -  S
r D1 D1 -  R2
r S  D1 -  R2
r S  D1 -  R2
"""


def _icon(sign: str) -> Icon:
    match sign[0]:
        case "S":
            return Icon("special")
        case "R":
            return Icon("rout", int(sign[1:]))
        case "D":
            return Icon("damage", int(sign[1:]))
        case _:
            return Icon("blank")


def _card(number: int, row: str) -> FateCard:
    destiny, *signs = row.split()
    sections: dict[Shape, Icon] = dict(zip(SHAPES, map(_icon, signs), strict=True))
    return FateCard(
        id=f"fate.{number}",
        source="published",
        number=number,
        destiny=_DESTINIES[destiny],
        sections=sections,
    )


FATE: Final = tuple(_card(number, row) for number, row in enumerate(_TABLE.strip().splitlines(), start=1))
