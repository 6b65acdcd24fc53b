"""Asking: a rule is a generator that asks and goes on with the answer.

    def retreat(b: Battle, unit: Unit) -> Rules[None]:
        way = yield from b.ask(unit.owner, "retreat.where", lambda: [Go(h) for h in retreat_hexes(b, unit)])
        b.move(unit, way.hex)

Options are small frozen values with a reversible key. They are listed by a function, so that a replay never
lists them and so that they follow the state. What asks is the game's table (table.py).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar, final

import msgspec

from hexameron.kernel.chance import Chance
from hexameron.kernel.text import Text
from hexameron.kernel.things import Things

Seat: TypeAlias = int
Id: TypeAlias = str


class Option(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, gc=False):
    """One thing a seat may choose. Fields are ids, numbers, truth values and tuples of ids, nothing else.

    The key is the tag and the fields: ``go:h4.1``, ``pay:3;t17``, ``done``.
    """

    def key(self) -> str:
        tag = str(self.__struct_config__.tag)
        fields = ";".join(_write(getattr(self, name)) for name in self.__struct_fields__)
        return f"{tag}:{fields}" if fields or self.__struct_fields__ else tag

    def tag(self) -> str:
        """The first word of the key: what kind of option it is."""
        return str(self.__struct_config__.tag)

    def at(self) -> tuple[Id, ...]:
        """The things, cells, units and seats this option points at, for the screen to highlight."""
        return ()


def _write(value: object) -> str:
    if isinstance(value, tuple):
        return "+".join(str(part) for part in value)
    if isinstance(value, bool):
        return str(int(value))
    return str(value)


def parse_option(key: str, types: Iterable[type[Option]]) -> Option:
    """The option that a key stands for. Raises ``ValueError`` for a key of none of these types."""
    tag, _, rest = key.partition(":")
    for kind in types:
        if kind.__struct_config__.tag == tag:
            fields = kind.__struct_fields__
            parts = rest.split(";") if fields or rest else []
            if len(parts) != len(fields):
                raise ValueError(f"option {key!r} needs {len(fields)} fields, got {len(parts)}")
            read = {
                info.name: _read(part, info.type)
                for info, part in zip(_struct_fields(kind), parts, strict=True)
            }
            try:
                return msgspec.convert(read, kind, strict=False)
            except msgspec.ValidationError as error:
                raise ValueError(f"option {key!r}: {error}") from error
    raise ValueError(f"no option is called {tag!r}")


def _struct_fields(kind: type[Option]) -> tuple[msgspec.inspect.Field, ...]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def _read(part: str, kind: msgspec.inspect.Type) -> object:
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return part.split("+") if part else []
    if isinstance(kind, msgspec.inspect.BoolType):
        return part == "1"
    return part


class FreeOption(Option, frozen=True):
    """What one may do at any time in one's turn; offered beside the options of an ask with ``free=True``."""


@final
class Done(Option, frozen=True, tag="done"):
    """No more of this."""


@final
class Pass(Option, frozen=True, tag="pass"):
    """Let it happen."""


class Pick(Option, frozen=True, tag="pick"):
    """One of several things to pick."""

    id: str

    def at(self) -> tuple[Id, ...]:
        return (self.id,)


class Some(Option, frozen=True, tag="some"):
    """So many of one thing, or for it."""

    id: str
    n: int

    def at(self) -> tuple[Id, ...]:
        return (self.id,)


class Yes(Option, frozen=True, tag="yes"):
    """Do it."""


class No(Option, frozen=True, tag="no"):
    """Leave it."""


def yes_or_no(able: Able) -> list[Yes | No]:
    """Both answers, or only no."""
    return [Yes(), No()] if able is None or able() else [No()]


class Rolled(Option, frozen=True, tag="rolled"):
    """At a real table: a die shows this face."""

    label: str
    face: int


class Drawn(Option, frozen=True, tag="drawn"):
    """At a real table: the card drawn from this zone has this face."""

    zone: str
    face: int


COMMON_OPTIONS: tuple[type[Option], ...] = (Done, Pass, Pick, Some, Yes, No, Rolled, Drawn)


class Refusal(msgspec.Struct, frozen=True):
    """An option that a player may expect but that is illegal now, with the reason and its rule."""

    option: Option
    why: Text
    rule: str


Shown: TypeAlias = bool | Callable[[], bool]
Able: TypeAlias = Callable[[], bool] | None
"""Whether a seat can say yes, where it is not always."""


class Ask(msgspec.Struct):
    """A question to one seat.

    ``prompt`` is also the text id and the journal's check. ``actor`` says for whom the seat decides.
    ``show`` keeps an ask with one option from being answered by itself; as a function it is looked at only
    then, and it may look at public facts only. ``group`` marks steps of one pick: its ``options`` go on in
    the order of the list, and ``any_order`` lists all that people may choose, those among them.
    ``also`` gives options of other seats that may act meanwhile. ``refused`` gets the asked seat's *view*.
    ``count`` tells which of how many is asked for, be it dice to enter or things to pick. ``whole`` lists all
    steps that are left of a pick, where all may be taken together.
    """

    seat: Seat
    prompt: str
    options: Callable[[], Sequence[Option]]
    actor: Id = ""
    _show: Shown = False
    group: str = ""
    also: Callable[[], Mapping[Seat, Sequence[Option]]] | None = None
    refused: Callable[[Any], Sequence[Refusal]] | None = None
    count: tuple[int, int] = (1, 1)
    any_order: Callable[[], Sequence[Option]] | None = None
    whole: Callable[[], Sequence[Option]] | None = None

    @property
    def show(self) -> bool:
        """Whether it must be shown even if it leaves no choice."""
        return self._show if isinstance(self._show, bool) else self._show()


class Checkpoint:
    """A place where running the top rule again on the state arrives at the same ask."""

    __slots__ = ()


class Together:
    """Procedures of several seats at once, sealed until all are done."""

    __slots__ = ("branches",)

    def __init__(self, branches: Mapping[Seat, Rules[Any]]) -> None:
        self.branches = branches


T = TypeVar("T")
Choice = TypeVar("Choice", bound=Option)
Step: TypeAlias = Ask | Checkpoint | Together
Rules: TypeAlias = Generator[Step, Any, T]

CHECKPOINT = Checkpoint()


def _nothing() -> Rules[None]:
    yield from ()


NOTHING: Rules[None] = _nothing()
"""A rule that has run: what a function gives whose work is done when it returns."""
next(NOTHING, None)


class State(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every game's state has; a game adds its own fields."""

    things: Things = msgspec.field(default_factory=Things)
    chance: Chance = msgspec.field(default_factory=Chance)


S = TypeVar("S", bound=State)
