"""What a game is to the rest of the house: one record that names its parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Literal, TypeAlias

import msgspec

from hexameron.kernel.asking import COMMON_OPTIONS, Id, Option, Refusal, Rules, S, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.copying import copier
from hexameron.kernel.results import Result
from hexameron.kernel.scene import Die, Face, Scene
from hexameron.kernel.table import Table
from hexameron.kernel.text import Text
from hexameron.kernel.words import EntryKind, EventTag, Parting

Value = bool | int | str

Hardness = Literal["easy", "medium", "hard"]
"""How much there is to learn before a game can be played."""

API = 1
"""The version of what a game's package can rely on; one that was written for another is not played."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before a match: all that the rules need to begin, besides chance.

    ``real`` names, for a match at a real table, the seat that enters the rolls and draws of each seat.
    ``extra`` is for what only one game knows, such as a scenario of one's own.
    """

    scenario: str = ""
    seats: int = 2
    names: tuple[str, ...] = ()
    variants: dict[str, Value] = {}
    rulings: dict[str, Value] = {}
    real: tuple[Seat, ...] = ()
    extra: dict[str, Any] = {}


class SetupError(ValueError):
    """A set-up that is refused, with what to do about it: in English for programs, as a text for people."""

    def __init__(self, said: str, text: Text) -> None:
        super().__init__(said, text)
        self.text = text

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Variant:
    """A choice of the set-up, with its values, the first being the default."""

    name: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Scenario:
    """A way to begin: its player counts, and which variants it takes.

    ``lengths`` tell, for each of its player counts, how long it is in the game's own measure, such as rounds;
    ``minutes`` how long people take for it, from and to. What it is about and what is to be reached are the
    texts ``scenario.NAME.about`` and ``scenario.NAME.goal``.
    """

    name: str
    seats: tuple[int, ...]
    variants: tuple[Variant, ...] = ()
    lopsided: bool = False
    lengths: tuple[Text, ...] = ()
    minutes: tuple[int, int] = (0, 0)


ENTRIES: dict[str, EntryKind] = {"real.roll": "roll", "real.draw": "draw"}
"""The questions by which people enter chance at a real table."""


class Question(msgspec.Struct, frozen=True):
    """An ask as a scene or a bot gets it: listed, for one seat, without the rules behind it."""

    seat: Seat
    prompt: str
    options: tuple[Option, ...]
    actor: Id = ""
    group: str = ""
    refused: tuple[Refusal, ...] = ()
    count: tuple[int, int] = (1, 1)
    whole: tuple[Option, ...] = ()

    def counted(self) -> Text | None:
        """Which of several dice is entered at a real table."""
        n, of = self.count
        return Text("real.roll.group", {"n": n, "of": of}) if self.entry == "roll" and of > 1 else None

    @property
    def entry(self) -> EntryKind:
        """What is entered by people who roll and draw themselves."""
        return ENTRIES.get(self.prompt, "")

    @property
    def left(self) -> int:
        """How many are still asked for, this one among them."""
        n, of = self.count
        return of - n + 1


Reasons: TypeAlias = Callable[[S, Question], Sequence[Refusal]]
"""Tells, from the asked seat's view, what one may expect at a question and may not do."""


@dataclass(frozen=True)
class Step:
    """A word of the teacher, and the moment of the match that it waits for.

    The moment is there when the pupil (with ``other`` somebody else) is asked ``prompt``, a pattern such as
    ``battle.*`` or several like ``move.*|pay.*``, and, if ``offered`` names patterns of keys, when an option
    fits one of them. A step to ``read`` stops the match until the pupil goes on. Any other ends with the
    pupil's choice at that moment, which ``allow`` may narrow to some patterns and ``avoid`` take some out of;
    ``instead`` is then what the teacher says to anything else. ``point`` names ids and patterns of keys that
    the words speak of, by default what is allowed.

    A step with ``until`` is an aim: only a choice that fits it ends it, however many come before. It points
    at that choice as soon as it is offered, else at the first pattern of ``point`` that is.

    An ``optional`` step is passed over when a later one's moment comes first. One that comes ``after``
    another has its moment only if that one was not passed over.
    """

    name: str
    prompt: str = "*"
    read: bool = False
    other: bool = False
    offered: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    instead: str = ""
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    optional: bool = False
    after: str = ""


@dataclass(frozen=True)
class Lesson(Generic[S]):
    """A guided match: a real one from a position, with known dice and a teacher who watches it (coaching.py).

    ``begin`` lays the position. ``answers`` are what the other seats do, one after the other, as prompt and
    key; from the first that is not offered, and after the last, a ``bot`` plays. ``steps`` come in their
    order; ``tips`` come where no step speaks, each at most once and only if its prompt (or what it is
    ``offered``) is new to the pupil. Texts are ``lesson.NAME.title``, ``lesson.NAME.about``,
    ``lesson.NAME.STEP`` and, after all, ``lesson.NAME.end``.
    """

    name: str
    minutes: int
    setup: Setup
    begin: Callable[[], S]
    seed: int
    bot: str
    steps: tuple[Step, ...]
    tips: tuple[Step, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    pupil: Seat = 0

    def text(self, name: str) -> Text:
        return Text(f"lesson.{self.name}.{name}")


@dataclass(frozen=True)
class Bench(Generic[S]):
    """How people lay positions of a game and load its chance, by readable names (hexameron.lab).

    ``lay`` makes a state and its set-up of named parts. ``rolls`` gives, for the label of every roll, the
    names of faces; ``cards`` the faces that cards and tokens of a name have. A name may be shortened to its
    end.
    """

    lay: Callable[..., tuple[S, Setup]]
    rolls: Mapping[str, Mapping[str, int]]
    cards: Mapping[str, tuple[int, ...]]


class Horizon(msgspec.Struct, frozen=True):
    """How far a bot that searches looks ahead: so many new turns, and never more than so many choices.

    A tree search judges by the mean of how a seat stands at the end of each turn on the way or, where plans
    take several turns, only by how it stands at the last (``patient``).
    """

    turns: int = 1
    choices: int = 60
    patient: bool = False


class Arms(msgspec.Struct, frozen=True):
    """The arms of a game: a shield of two colours (``#rrggbb``), parted in some manner, with an emblem.

    A game is known by how its shield is parted, also without colours.
    """

    charge: str = "castle"
    parted: Parting = "pale"
    left: str = "#5d4a37"
    right: str = "#7a6246"


@dataclass(frozen=True)
class Game(Generic[S]):
    """The parts of a game.

    ``api`` is the version of this record that the game was written for, and ``folder`` holds its rulebook,
    its texts and its pictures.
    ``begin`` makes the state before anything happened and takes no chance. ``play`` is the top rule: it is
    started anew on the state at every checkpoint. ``scene``, ``label`` and ``name`` read a *view* only.
    ``dice`` are all faces of its dice, for readers of the log; ``tags`` tell what its events are to them.
    ``places`` are ids of spaces and pieces that are no numbers, such as printed codes of areas: lines of the
    log point at them as at all others.
    ``arms`` are shown where games are listed, with how ``hard`` it is to learn and, if its folder has one,
    with its ``picture.webp``, a cut-out of its board. ``rulings`` are our answers where the rulebook is
    unclear, which a group may agree to change.
    ``evaluate`` tells how well a seat stands, from 0 (lost) to 1 (won). ``prior`` weighs the options of a
    question by instinct; it sees what the asked seat sees. ``horizon`` is how far a search looks ahead,
    ``notice`` the share of the best option's weight under which it does not try an option, and ``playouts``
    how many of them greedy makes for a choice where nobody says otherwise. ``figures`` are numbers of a seat
    that are worth reporting after a match, by name (``figure.NAME`` in the texts).
    ``belongings`` are what a seat has now, as ids of texts by kind, to learn by how much each of them helps;
    the first two kinds tell what it began as, such as a faction and a leader.
    ``discreet`` promises that who is asked what betrays nobody's secrets, which the fuzzer then checks.
    ``sides`` tells, of a table, who wins and loses together; without it each seat is for itself.
    ``refused`` tells, for questions by their prompts, what one may expect there but may not do, and why
    (screen/refusals.py).
    ``faults`` finds what cannot be in a state that somebody wrote by hand, each as the field and a sentence
    (soundness.py).
    """

    name: str
    rules: int
    api: int
    state: type[S]
    options: tuple[type[Option], ...]
    scenarios: tuple[Scenario, ...]
    begin: Callable[[Setup], S]
    table: Callable[[S, Dice, Sequence[Seat]], Table[S]]
    play: Callable[[Any], Rules[Result]]
    scene: Callable[[S, Seat | None, Question | None, Sequence[Seat]], Scene]
    label: Callable[[S, str, Option], Text]
    name_of: Callable[[S, Id, Mapping[str, int]], Text]
    faces: Callable[[], Sequence[Face]]
    evaluate: Callable[[S, Seat], float]
    prior: Callable[[S, Question], Sequence[float]] | None = None
    horizon: Horizon = field(default_factory=Horizon)
    notice: float = 0.0
    playouts: int = 64
    figures: Callable[[S, Seat], Mapping[str, int]] | None = None
    belongings: Callable[[S, Seat], Mapping[str, Sequence[str]]] | None = None
    sides: Callable[[Any], Sequence[Sequence[Seat]]] | None = None
    refused: Mapping[str, Reasons[S]] = field(default_factory=dict)
    faults: Callable[[S, Setup], Iterable[tuple[str, str]]] | None = None
    bench: Bench[S] | None = None
    rulings: tuple[Variant, ...] = ()
    lessons: tuple[Lesson[S], ...] = ()
    dice: tuple[Die, ...] = ()
    arms: Arms = field(default_factory=Arms)
    hard: Hardness = "medium"
    tags: Mapping[str, tuple[EventTag, ...]] = field(default_factory=dict)
    places: Collection[str] = frozenset()
    folder: Path = field(default_factory=Path)
    discreet: bool = False
    max_choices: int = 20_000
    max_options: int = 200
    migrate: Callable[[dict[str, Any], int], dict[str, Any]] | None = None

    def __post_init__(self) -> None:
        copier(self.state)  # refuses a state that cannot be copied, before anybody plays

    @property
    def option_types(self) -> tuple[type[Option], ...]:
        return (*self.options, *COMMON_OPTIONS)

    def scenario(self, name: str) -> Scenario:
        """The scenario of this name, or a :class:`SetupError` that lists those there are."""
        for scenario in self.scenarios:
            if scenario.name == name:
                return scenario
        known = ", ".join(s.name for s in self.scenarios)
        raise SetupError(
            f"{self.name} has no scenario {name!r}; there are: {known}",
            Text("setup.no_scenario", {"scenario": name, "known": known}),
        )

    def lesson(self, name: str) -> Lesson[S]:
        """The lesson of this name, or a :class:`SetupError` that lists those there are."""
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        known = ", ".join(one.name for one in self.lessons) or "none"
        raise SetupError(
            f"{self.name} has no lesson {name!r}; there are: {known}",
            Text("setup.no_lesson", {"lesson": name}),
        )

    def check(self, setup: Setup) -> None:
        """Refuses a set-up that is not of this game, with what is allowed."""
        scenario = self.scenario(setup.scenario)
        if setup.seats not in scenario.seats:
            allowed = ", ".join(str(n) for n in scenario.seats)
            raise SetupError(
                f"{scenario.name} is for {allowed} players, not {setup.seats}",
                Text("setup.players", {"n": setup.seats, "allowed": allowed}),
            )
        _check_choices("variant", setup.variants, scenario.variants)
        _check_choices("ruling", setup.rulings, self.rulings)
        if setup.real and (
            len(setup.real) != setup.seats or not all(0 <= s < setup.seats for s in setup.real)
        ):
            raise SetupError(f"real must name a seat for each of the {setup.seats} seats", Text("setup.real"))
        if len(setup.names) not in (0, setup.seats):
            raise SetupError(
                f"there are {setup.seats} seats and {len(setup.names)} names",
                Text("setup.names", {"n": len(setup.names), "seats": setup.seats}),
            )


def _check_choices(kind: str, chosen: Mapping[str, Value], offered: Sequence[Variant]) -> None:
    values = {variant.name: variant.values for variant in offered}
    for name, value in chosen.items():
        if name not in values:
            there = ", ".join(values) or "none"
            raise SetupError(
                f"there is no {kind} {name!r} here; there are: {there}",
                Text("setup.no_choice", {"kind": kind, "name": name}),
            )
        if not any(value == one and type(value) is type(one) for one in values[name]):
            allowed = ", ".join(str(one) for one in values[name])
            raise SetupError(
                f"{kind} {name} cannot be {value!r}; it can be: {allowed}",
                Text("setup.no_value", {"name": name, "value": str(value), "allowed": allowed}),
            )
