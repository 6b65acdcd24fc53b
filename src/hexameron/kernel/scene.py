"""Scenes: what a screen shows, as plain data. A game fills it in, any client draws it.

A scene is a pure function of a view. Ids in it are the ids that options point at, so a client can bind every
option to the thing it concerns. Texts are :class:`Text`; the client renders them in the reader's language.
Icons are names from the game-icons set; all other words are those of ``words.py``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from hexameron.kernel.text import Text
from hexameron.kernel.words import (
    BadgeTone,
    BoardKind,
    CardState,
    Colour,
    DieState,
    EdgeKind,
    EntryKind,
    FigureState,
    LegendShape,
    Mood,
    OptionTone,
    PanelKind,
    PieceShape,
    PieceState,
    Terrain,
    TrayPlace,
    TurnState,
    WayTone,
    ZoneKind,
)


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all parts of a scene."""


class Badge(Struct, frozen=True):
    """A small sign on a piece, card or cell that says a number or a state."""

    icon: str = ""
    text: Text | None = None
    value: int | None = None
    tone: BadgeTone = ""
    colour: Colour = ""
    """That of its icon, where badges stand for dice."""


class Cell(Struct, frozen=True):
    """A space of the board: its centre in units of one cell, and how it looks.

    ``icon`` is a faint emblem of the ground, ``feature`` the emblem of what stands there. Its badge is a flag
    in the corner: what the space is worth, or what can still be done there. ``notes`` are facts, a text each.
    Its ``label`` is written below what stands there, unless a piece or a number needs the room. A cell with a
    ``code``, by which the log calls it where the board has no rows and columns, is an area that holds many:
    the code stands at its upper edge with the marks, pieces stand above, a plate with feature and label below
    them, and markers at its foot.
    """

    id: str
    x: float
    y: float
    terrain: Terrain = ""
    icon: str = ""
    name: Text | None = None
    notes: tuple[Text, ...] = ()
    marks: tuple[str, ...] = ()
    owner: int | None = None
    feature: str = ""
    badge: Badge | None = None
    label: Text | None = None
    code: str = ""


class Edge(Struct, frozen=True):
    """A line between two cells, or along them: a river, a wall, a border."""

    id: str
    kind: EdgeKind
    cells: tuple[str, ...] = ()
    points: tuple[tuple[float, float], ...] = ()


class Piece(Struct, frozen=True):
    """A figure or token on the board. One whose state is ``marker`` lies small in a corner of its space.

    ``notes`` are facts about it, a text each; a badge that says the same as one of them is not told again.
    """

    id: str
    cell: str
    icon: str
    name: Text
    side: int | None = None
    chief: Colour = ""
    shape: PieceShape = "shield"
    pips: int = 0
    lost: int = 0
    badges: tuple[Badge, ...] = ()
    state: tuple[PieceState, ...] = ()
    notes: tuple[Text, ...] = ()


class Figure(Struct, frozen=True):
    """One of those that something consists of, drawn small beside it.

    ``high`` is one of higher rank. ``pips`` are its health, ``lost`` what it has lost of it. One with an
    ``id`` can be pointed at.
    """

    name: Text
    icon: str
    high: bool = False
    state: FigureState = ""
    shape: PieceShape = "shield"
    pips: int = 0
    lost: int = 0
    id: str = ""


class Card(Struct, frozen=True):
    """A card in a zone; ``face`` is None when it lies face down for the viewer.

    The ``tag`` on it tells what it would bring now, or what it has brought; a click on the tag alone chooses
    the option ``tag_key``, while one on the card lists all that can be done with it. On a sheet its
    ``figures`` are drawn instead of it. ``back`` is the other face of a thing that has two and can be turned.
    Of its bands the one that is ``lit`` counts, the others are pale.
    """

    id: str
    face: int | None = None
    badges: tuple[Badge, ...] = ()
    state: tuple[CardState, ...] = ()
    tag: Badge | None = None
    figures: tuple[Figure, ...] = ()
    back: int | None = None
    tag_key: str = ""
    lit: int | None = None


class Zone(Struct, frozen=True):
    """A place for cards: a hand, a deck, a discard pile, a row of offers.

    A ``sheet`` is somebody's own board: a portrait, values as badges, and so many free places after the cards
    that are counted. A small screen shows zones by tabs: those of one ``tab`` lie together under its name,
    others by their kind.
    """

    id: str
    name: Text
    kind: ZoneKind
    cards: tuple[Card, ...] = ()
    count: int = 0
    owner: int | None = None
    icon: str = ""
    badges: tuple[Badge, ...] = ()
    free: int = 0
    note: Text | None = None
    tab: Text | None = None


class Track(Struct, frozen=True):
    """A row of steps with a marker: victory banners, fame, rounds. ``label`` tells its value in words.

    ``short`` tells it where there is room for a number only, if that is not the number of the step.
    ``steps`` are what lies on its steps or is gained there, from the first one on; an empty badge is nothing.
    """

    id: str
    name: Text
    value: int
    size: int
    icon: str = ""
    owner: int | None = None
    label: Text | None = None
    steps: tuple[Badge, ...] = ()
    short: Text | None = None


class Row(Struct, frozen=True):
    """A line of a panel; ``face`` is that of a card it speaks of, to be looked at.

    A row whose sign is explained in a sentence has a ``short`` name for where there is no room for that.
    """

    name: Text
    value: Text | None = None
    number: int | None = None
    icon: str = ""
    colour: Colour = ""
    face: int | None = None
    short: Text | None = None


class Panel(Struct, frozen=True):
    """A quiet box of facts: a player, a unit, the current fight. Its icon and colour are its portrait.

    Panels of the kind ``fighter`` make a battle: they face each other by their ``camp``, and stand on a track
    by their ``order`` if they have one; those of the same order share a place there, and a row of their army.
    Those of the kind ``token`` are what their camps fight with.
    """

    id: str
    title: Text
    kind: PanelKind = "box"
    owner: int | None = None
    active: bool = False
    rows: tuple[Row, ...] = ()
    tracks: tuple[Track, ...] = ()
    icon: str = ""
    colour: Colour = ""
    figures: tuple[Figure, ...] = ()
    camp: int = 0
    order: int | None = None
    state: TurnState = ""


class Die(Struct, frozen=True):
    """A die that was rolled. ``was`` is what it showed before it was rolled again.

    One that is ``apart`` is none of the others. One with an ``id`` can be pointed at. What it ``does`` is
    written below it, in a word. Its ``number``, if it has one, is what spaces call it by.
    """

    icon: str
    name: Text
    colour: Colour = ""
    state: DieState = ""
    was: Text | None = None
    apart: bool = False
    id: str = ""
    does: Text | None = None
    number: int = 0


class Roll(Struct, frozen=True):
    """What the dice on the table were rolled for, and what comes of them as they lie.

    In a battle without dice it is what was put together so far.

    ``why`` tells how their number comes about, as a sum; it opens beside the dice. ``source`` and ``targets``
    are the ids of who rolled and who is struck: in a battle an arrow leads from one to the others.
    """

    name: Text
    about: Text | None = None
    result: Badge | None = None
    note: Text | None = None
    why: tuple[Row, ...] = ()
    source: str = ""
    targets: tuple[str, ...] = ()


class Phase(Struct, frozen=True):
    """A step of the turn, for the row that shows where we are."""

    name: Text
    state: TurnState = ""

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
    tells what would come of it, and ``left`` draws what would be left. ``loses`` tells what goes unused or is
    surely lost by it, in small below its label. Where it ``reveals`` something (a roll, a draw, a tile) its
    button has a padlock. One that can be chosen several ``times`` running has a button for each number. One
    that is ``named`` has a button in the question, although it points at something: a glow alone would not
    tell it from the others around it.
    """

    key: str
    label: Text
    at: tuple[str, ...] = ()
    tone: OptionTone = ""
    badge: Badge | None = None
    here: Text | None = None
    then: Text | None = None
    left: tuple[Figure, ...] = ()
    loses: Text | None = None
    reveals: bool = False
    times: int = 0
    named: bool = False

    @property
    def routine(self) -> bool:
        """Whether nobody would regret it: then no screen asks again, even if it cannot be taken back."""
        return self.loses is None and self.tone != "harm"


class Way(Struct, frozen=True):
    """A space that can be reached by several choices: their keys, what they cost, and what waits there.

    ``cells`` are the spaces on the way, the last one included. One with the tone ``attack`` ends in a fight.
    Where each step is paid with something of its own, such as a die, that is what it is paid ``by``.
    """

    cells: tuple[str, ...]
    keys: tuple[str, ...]
    cost: int
    label: Text
    tone: WayTone = ""
    note: Text | None = None
    by: tuple[Badge, ...] = ()


class Key(Struct, frozen=True):
    """A sign of the board and what it means."""

    name: Text
    icon: str = ""
    colour: Colour = ""
    shape: LegendShape = ""
    tone: BadgeTone = ""
    """That of a flag."""


class RefusedView(Struct, frozen=True):
    """What one might expect but may not do, with the reason and the rule."""

    label: Text
    why: Text
    rule: str
    at: tuple[str, ...] = ()


class ChoicePart(Struct, frozen=True):
    """A block of a choice: what lies side by side in it, one of which is taken.

    ``things`` are ids of cards and panels, and keys of options that point at nothing, which are drawn as
    plain cards. Its name is the heading of its block where there are several; its note stands beside that.
    """

    things: tuple[str, ...]
    name: Text | None = None
    note: Text | None = None


class Choice(Struct, frozen=True):
    """What takes the stage, instead of the board: the question on top, below it cards in full, in blocks.

    A choice with ``chains`` is made of several questions that are asked one after the other: each chain is a
    row of things, one of every block, and one button takes them all. What no chain allows together with what
    is chosen in the other blocks is drawn grey.
    """

    parts: tuple[ChoicePart, ...]
    chains: tuple[tuple[str, ...], ...] = ()


class Scene(Struct, frozen=True):
    """All that one seat's screen shows. Dice with a name lie there to be taken, others were rolled."""

    game: str
    board: BoardKind
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
    battle: Text | None = None
    """What is fought about: it heads a battle that takes the stage, before its phases."""

    phases: tuple[Phase, ...] = ()
    prompt: Text | None = None
    help: Text | None = None
    group: str = ""
    entry: EntryKind = ""
    options: tuple[OptionView, ...] = ()
    whole: tuple[str, ...] = ()
    """The keys of all that can still be picked, where all of it may be: one button picks them one by one."""

    ways: tuple[Way, ...] = ()
    choice: Choice | None = None
    refused: tuple[RefusedView, ...] = ()
    waiting: tuple[int, ...] = ()
    legend: tuple[Key, ...] = ()
    mood: Mood = ""
    tray: TrayPlace = ""
    """Where what is mine lies on a large screen; nothing lets the shape of the board decide."""


class Band(Struct, frozen=True):
    """A part of a card: one thing that it does, in two forms from one source.

    ``signs`` is the sign form, for a card in the hand: signs with numbers and at most three words, 28
    characters in all. A badge with an icon is drawn as that and its number, its text is spoken; one without
    shows its text. ``text`` is the full form, for wherever there is room. ``price`` stands to the left of
    both, as signs; a band with a colour is tinted in it. ``name`` is that of the part, if it has its own.
    """

    signs: tuple[Badge, ...]
    text: Text
    price: tuple[Badge, ...] = ()
    colour: Colour = ""
    name: Text | None = None


class Face(Struct, frozen=True):
    """What is printed on a face; fetched once per game, not with every scene.

    A face with ``bands`` is drawn by them, the basic effect first; one without shows its ``text``.
    """

    id: int
    name: Text
    text: Text
    kind: Text
    icon: str
    colour: Colour
    corner: int | None = None
    rules: tuple[str, ...] = ()
    bands: tuple[Band, ...] = ()
