"""Names of what ids stand for: seats, things, dice and cells, and the kinds of ids that only one game has.

>>> names = Names(
...     seat=lambda view, seat: Text(f"side.{seat}"),
...     cell=lambda view, cell: Text(cell),
...     die=lambda face: Text(f"face.{face}"),
...     face=lambda view, face: Text(f"card.{face}"),
...     hidden=lambda zone: Text("hidden"),
...     kinds={"u": lambda view, unit: Text(f"unit.{unit}")},
... )
>>> [names.of(None, id_).id for id_ in ("p1", "d3", "u4", "h2.5", "market")]
['side.1', 'face.3', 'unit.u4', 'h2.5', 'market']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from hexameron.kernel.asking import Id, S, Seat
from hexameron.kernel.geometry.names import is_cell
from hexameron.kernel.ids import handle_of, is_player, is_thing, number_of, seat_of
from hexameron.kernel.text import Text


def _as_it_is(view: object, id_: Id) -> Text:
    return Text(id_)


@dataclass(frozen=True)
class Names(Generic[S]):
    """How a game calls what ids stand for. Everything is read from a view.

    ``face`` is the name of what is printed on a thing, ``hidden`` what one calls a thing that lies face down
    in a zone. ``kinds`` are the game's own ids of a letter and a number, by their letter, such as ``u`` for
    units. ``other`` is called with all that is none of these; by default such an id is a text.
    """

    seat: Callable[[S, Seat], Text]
    cell: Callable[[S, Id], Text]
    die: Callable[[int], Text]
    face: Callable[[S, int], Text]
    hidden: Callable[[str], Text]
    kinds: Mapping[str, Callable[[S, Id], Text]] = field(default_factory=dict)
    other: Callable[[S, Id], Text] = _as_it_is

    def of(self, view: S, id_: Id, faces: Mapping[str, int] | None = None) -> Text:
        """The name of what an id stands for; ``faces`` are those of things as they were known before."""
        if is_thing(id_):
            return self.thing(view, id_, faces)
        if is_player(id_):
            return self.seat(view, seat_of(id_))
        if is_cell(id_):
            return self.cell(view, id_)
        if id_[1:].isdecimal():
            letter = id_[0]
            if letter in self.kinds:
                return self.kinds[letter](view, id_)
            if letter == "d":
                return self.die(number_of(id_))
        return self.other(view, id_)

    def thing(self, view: S, id_: Id, faces: Mapping[str, int] | None = None) -> Text:
        """The name of a card or token, as far as the reader knows its face."""
        handle = handle_of(id_)
        face = view.things.face[handle] if faces is None else faces.get(id_, -1)
        return self.face(view, face) if face >= 0 else self.hidden(view.things.zone[handle])
