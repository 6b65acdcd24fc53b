"""What tests of any game ask of a scene: what one seat is shown, what can be pointed at, every text in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene
from hexameron.kernel.text import Text


def scene_of(match: Match[Any], seat: int | None) -> Scene:
    question = None if seat is None else match.question(seat)
    return match.game.scene(match.view(seat), seat, question, list(match.pending))


def ids(shown: Scene) -> list[str]:
    """Everything an option can point at."""
    return [
        *(cell.id for cell in shown.cells),
        *(piece.id for piece in shown.pieces),
        *(panel.id for panel in shown.panels),
        *(zone.id for zone in shown.zones),
        *(card.id for zone in shown.zones for card in zone.cards),
    ]


def texts(part: object) -> Iterator[Text]:
    if isinstance(part, Text):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from texts(getattr(part, field))
