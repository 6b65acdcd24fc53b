"""Scenes: what a screen shows, as plain data. A game fills it in, any client draws it.

A scene is a pure function of a view. Ids in it are the ids that options point at, so a client can bind every
option to the thing it concerns. Texts are :class:`Text`; the client renders them in the reader's language.
Icons are names from the game-icons set; colours are names of the look's palette.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexameron.kernel.text import Text


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all parts of a scene."""


class Cell(Struct, frozen=True):
    """A space of the board: its centre in units of one cell, and how it looks.

    ``icon`` is a faint emblem of the ground, ``feature`` the emblem of what stands there.
    """

    id: str
    x: float
    y: float
    terrain: str = ""
    icon: str = ""
    name: Text | None = None
    note: Text | None = None
    marks: tuple[str, ...] = ()
    owner: int | None = None
    feature: str = ""


class Edge(Struct, frozen=True):
    """A line between two cells, or along them: a river, a wall, a border."""

    id: str
    cells: tuple[str, ...] = ()
    points: tuple[tuple[float, float], ...] = ()
    kind: str = ""


class Badge(Struct, frozen=True):
    """A small sign on a piece, card or cell that says a number or a state."""

    icon: str = ""
    text: Text | None = None
    value: int | None = None
    tone: str = ""


class Piece(Struct, frozen=True):
    """A figure or token on the board."""

    id: str
    cell: str
    icon: str
    name: Text
    side: int | None = None
    chief: str = ""
    shape: str = "shield"
    pips: int = 0
    lost: int = 0
    badges: tuple[Badge, ...] = ()
    state: tuple[str, ...] = ()
    note: Text | None = None


class Card(Struct, frozen=True):
    """A card in a zone; ``face`` is None when it lies face down for the viewer.

    The ``tag`` above it tells what it would bring now, or what it has brought.
    """

    id: str
    face: int | None = None
    badges: tuple[Badge, ...] = ()
    state: tuple[str, ...] = ()
    tag: Badge | None = None


class Zone(Struct, frozen=True):
    """A place for cards: a hand, a deck, a discard pile, a row of offers."""

    id: str
    name: Text
    kind: str
    cards: tuple[Card, ...] = ()
    count: int = 0
    owner: int | None = None


class Track(Struct, frozen=True):
    """A row of steps with a marker: victory banners, fame, rounds. ``label`` tells its value in words."""

    id: str
    name: Text
    value: int
    size: int
    icon: str = ""
    owner: int | None = None
    label: Text | None = None


class Row(Struct, frozen=True):
    """A line of a panel; ``face`` is that of a card it speaks of, to be looked at."""

    name: Text
    value: Text | None = None
    number: int | None = None
    icon: str = ""
    colour: str = ""
    face: int | None = None


class Panel(Struct, frozen=True):
    """A quiet box of facts: a player, a unit, the current fight. Its icon and colour are its portrait."""

    id: str
    title: Text
    kind: str = ""
    owner: int | None = None
    active: bool = False
    rows: tuple[Row, ...] = ()
    tracks: tuple[Track, ...] = ()
    icon: str = ""
    colour: str = ""


class Die(Struct, frozen=True):
    """A die that was rolled."""

    icon: str
    name: Text
    colour: str = ""
    state: str = ""


class Phase(Struct, frozen=True):
    """A step of the turn, for the row that shows where we are."""

    name: Text
    state: str = ""

    @staticmethod
    def row(names: Iterable[str], now: int) -> tuple[Phase, ...]:
        """All steps by their names (``scene.phase.NAME``), those before the present one done."""
        return tuple(
            Phase(Text(f"scene.phase.{name}"), "now" if place == now else "done" if place < now else "")
            for place, name in enumerate(names)
        )


class OptionView(Struct, frozen=True):
    """An option bound to what it points at. ``key`` is what the client sends back.

    ``here`` is its label where it stands beside the thing itself, which need not be named again.
    """

    key: str
    label: Text
    at: tuple[str, ...] = ()
    tone: str = ""
    badge: Badge | None = None
    here: Text | None = None


class RefusedView(Struct, frozen=True):
    """What one might expect but may not do, with the reason and the rule."""

    label: Text
    why: Text
    rule: str
    at: tuple[str, ...] = ()


class Custom(Struct, frozen=True):
    """A picture of a game's own: a component registered by name and fed with plain data."""

    component: str
    data: dict[str, int | str | list[int] | list[str]]


class Scene(Struct, frozen=True):
    """All that one seat's screen shows. Dice with a name lie there to be taken, others were rolled."""

    game: str
    board: str
    title: Text
    turned: bool = False
    """The viewer sits at the far end of the board, and would turn it by half."""

    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    panels: tuple[Panel, ...] = ()
    tracks: tuple[Track, ...] = ()
    dice: tuple[Die, ...] = ()
    dice_name: Text | None = None
    phases: tuple[Phase, ...] = ()
    prompt: Text | None = None
    help: Text | None = None
    group: str = ""
    options: tuple[OptionView, ...] = ()
    refused: tuple[RefusedView, ...] = ()
    waiting: tuple[int, ...] = ()
    custom: tuple[Custom, ...] = ()
    mood: str = ""


class Face(Struct, frozen=True):
    """What is printed on a face; fetched once per game, not with every scene."""

    id: int
    name: Text
    text: Text
    kind: Text
    icon: str
    colour: str
    corner: int | None = None
    rules: tuple[str, ...] = ()
