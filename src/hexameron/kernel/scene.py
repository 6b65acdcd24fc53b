"""Scenes: what a screen shows, as plain data. A game fills it in, any client draws it.

A scene is a pure function of a view. Ids in it are the ids that options point at, so a client can bind every
option to the thing it concerns. Texts are :class:`Text`; the client renders them in the reader's language.
Icons are names from the game-icons set; colours are names of the look's palette.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from hexameron.kernel.text import Text


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all parts of a scene."""


class Badge(Struct, frozen=True):
    """A small sign on a piece, card or cell that says a number or a state."""

    icon: str = ""
    text: Text | None = None
    value: int | None = None
    tone: str = ""


class Cell(Struct, frozen=True):
    """A space of the board: its centre in units of one cell, and how it looks.

    ``icon`` is a faint emblem of the ground, ``feature`` the emblem of what stands there. Its badge is a flag
    in the corner: what the space is worth, or what can still be done there.
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
    badge: Badge | None = None


class Edge(Struct, frozen=True):
    """A line between two cells, or along them: a river, a wall, a border."""

    id: str
    cells: tuple[str, ...] = ()
    points: tuple[tuple[float, float], ...] = ()
    kind: str = ""


class Piece(Struct, frozen=True):
    """A figure or token on the board. One whose state is ``marker`` lies small in a corner of its space."""

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


class Figure(Struct, frozen=True):
    """One of those that something consists of, drawn small beside it.

    ``high`` is one of higher rank. The state is ``hurt`` or ``lost``.
    """

    name: Text
    icon: str
    high: bool = False
    state: str = ""


class Card(Struct, frozen=True):
    """A card in a zone; ``face`` is None when it lies face down for the viewer.

    The ``tag`` above it tells what it would bring now, or what it has brought. On a sheet its ``figures`` are
    drawn instead of it.
    """

    id: str
    face: int | None = None
    badges: tuple[Badge, ...] = ()
    state: tuple[str, ...] = ()
    tag: Badge | None = None
    figures: tuple[Figure, ...] = ()


class Zone(Struct, frozen=True):
    """A place for cards: a hand, a deck, a discard pile, a row of offers.

    A ``sheet`` is somebody's own board: a portrait, values as badges, and so many free places after the cards
    that are counted.
    """

    id: str
    name: Text
    kind: str
    cards: tuple[Card, ...] = ()
    count: int = 0
    owner: int | None = None
    icon: str = ""
    badges: tuple[Badge, ...] = ()
    free: int = 0
    note: Text | None = None


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
    """A quiet box of facts: a player, a unit, the current fight. Its icon and colour are its portrait.

    Panels of the kind ``fighter`` make a battle: they face each other by their ``camp``, and stand on a track
    by their ``order`` if they have one. Their state is ``now``, ``done`` or empty.
    """

    id: str
    title: Text
    kind: str = ""
    owner: int | None = None
    active: bool = False
    rows: tuple[Row, ...] = ()
    tracks: tuple[Track, ...] = ()
    icon: str = ""
    colour: str = ""
    figures: tuple[Figure, ...] = ()
    camp: int = 0
    order: int | None = None
    state: str = ""


class Die(Struct, frozen=True):
    """A die that was rolled. ``was`` is what it showed before it was rolled again.

    One that is ``apart`` is none of the others.
    """

    icon: str
    name: Text
    colour: str = ""
    state: str = ""
    was: Text | None = None
    apart: bool = False


class Roll(Struct, frozen=True):
    """What the dice on the table were rolled for, and what comes of them as they lie."""

    name: Text
    about: Text | None = None
    result: Badge | None = None
    note: Text | None = None


class Phase(Struct, frozen=True):
    """A step of the turn, for the row that shows where we are."""

    name: Text
    state: str = ""

    @staticmethod
    def row(names: Iterable[str], now: int) -> tuple[Phase, ...]:
        """All steps by their names (``scene.phase.NAME``), those before the present one done."""
        return _phases(tuple(names), now)


@lru_cache(maxsize=256)
def _phases(names: tuple[str, ...], now: int) -> tuple[Phase, ...]:
    return tuple(
        Phase(Text(f"scene.phase.{name}"), "now" if place == now else "done" if place < now else "")
        for place, name in enumerate(names)
    )


class OptionView(Struct, frozen=True):
    """An option bound to what it points at. ``key`` is what the client sends back.

    ``here`` is its label where it stands beside the thing itself, which need not be named again. ``then``
    tells what would come of it, and ``left`` draws what would be left.
    """

    key: str
    label: Text
    at: tuple[str, ...] = ()
    tone: str = ""
    badge: Badge | None = None
    here: Text | None = None
    then: Text | None = None
    left: tuple[Figure, ...] = ()


class Way(Struct, frozen=True):
    """A space that can be reached by several choices: their keys, what they cost, and what waits there.

    ``cells`` are the spaces on the way, the last one included. One with the tone ``attack`` ends in a fight.
    """

    cells: tuple[str, ...]
    keys: tuple[str, ...]
    cost: int
    label: Text
    tone: str = ""
    note: Text | None = None


class Key(Struct, frozen=True):
    """A sign of the board and what it means."""

    name: Text
    icon: str = ""
    colour: str = ""
    shape: str = ""


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
    roll: Roll | None = None
    phases: tuple[Phase, ...] = ()
    prompt: Text | None = None
    help: Text | None = None
    group: str = ""
    options: tuple[OptionView, ...] = ()
    ways: tuple[Way, ...] = ()
    refused: tuple[RefusedView, ...] = ()
    waiting: tuple[int, ...] = ()
    custom: tuple[Custom, ...] = ()
    legend: tuple[Key, ...] = ()
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
