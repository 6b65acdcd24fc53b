"""Asking: a rule is a generator that asks and goes on with the answer.

    def retreat(b: Battle, unit: Unit) -> Rules[None]:
        way = yield from b.ask(unit.owner, "retreat.where", lambda: [Go(h) for h in retreat_hexes(b, unit)])
        b.move(unit, way.hex)

Options are small frozen values with a reversible key. They are listed by a function, so that a replay never
lists them and so that they follow the state. A :class:`Table` is what rules hold in their hands: the state,
the dice and the ways to ask.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, Literal, TypeAlias, TypeVar, final

import msgspec

from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.events import Event
from hexameron.kernel.picking import Sets
from hexameron.kernel.text import Text
from hexameron.kernel.things import Things, bit

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
                return msgspec.convert(read, kind, strict=False, from_attributes=False)
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


class Yes(Option, frozen=True, tag="yes"):
    """Do it."""


class No(Option, frozen=True, tag="no"):
    """Leave it."""


class Rolled(Option, frozen=True, tag="rolled"):
    """At a real table: a die shows this face."""

    label: str
    face: int


class Drawn(Option, frozen=True, tag="drawn"):
    """At a real table: the card drawn from this zone has this face."""

    zone: str
    face: int


COMMON_OPTIONS: tuple[type[Option], ...] = (Done, Pass, Pick, Yes, No, Rolled, Drawn)


class Refusal(msgspec.Struct, frozen=True):
    """An option that a player may expect but that is illegal now, with the reason and its rule."""

    option: Option
    why: Text
    rule: str


Shown: TypeAlias = bool | Callable[[], bool]


class Ask(msgspec.Struct):
    """A question to one seat.

    ``prompt`` is also the text id and the journal's check. ``actor`` says for whom the seat decides.
    ``show`` keeps an ask with one option from being answered by itself; as a function it is looked at only
    then, and it may look at public facts only. ``group`` marks steps of one pick: its ``options`` go on in
    the order of the list, and ``any_order`` lists all that people may choose, those among them.
    ``also`` gives options of other seats that may act meanwhile. ``refused`` gets the asked seat's *view*.
    ``count`` tells which of how many is asked for, be it dice to enter or things to pick.
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


Outcome: TypeAlias = Literal["won", "drawn", "lost"]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: won by somebody, drawn, or ``lost`` by all, as a quest alone or together can be.

    ``why`` is the reason; ``result.WHY`` or ``result.WHY.OUTCOME`` in the texts is a sentence that tells it.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
    why: str = ""
    lost: bool = False
    resigned: tuple[Seat, ...] = ()
    """Who gave up on the way; they have lost, whoever plays on for them."""

    def __post_init__(self) -> None:
        # Results that were written before they knew it say it by their reason alone.
        if not self.winners and self.why in ("lost", "resigned"):
            msgspec.structs.force_setattr(self, "lost", True)

    @property
    def outcome(self) -> Outcome:
        return "won" if self.winners else "lost" if self.lost else "drawn"

    def of(self, seat: Seat) -> Outcome:
        """What it is for one seat."""
        if seat in self.resigned or (self.winners and seat not in self.winners):
            return "lost"
        return self.outcome

    def without(self, resigned: tuple[Seat, ...]) -> Result:
        """The same among those who have not resigned: if all winners did, the best of the others win."""
        if not resigned:
            return self
        winners = tuple(seat for seat in self.winners if seat not in resigned)
        if self.winners and not winners:
            winners = self._best([seat for seat in range(len(self.scores)) if seat not in resigned])
        return msgspec.structs.replace(self, winners=winners, resigned=resigned)

    def _best(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who of these has the best score; nobody if all of several have the same."""
        best = max((self.scores[seat] for seat in seats), default=0)
        first = tuple(seat for seat in seats if self.scores[seat] == best)
        return first if len(first) < max(2, len(seats)) else ()

    @property
    def reasons(self) -> tuple[str, str]:
        """The ids of texts that tell the reason: one for this outcome, if there is one, else one for all."""
        return f"result.{self.why}.{self.outcome}", f"result.{self.why}"


class GameOver(Exception):
    """Ends the match at once, from any depth."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result


class State(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every game's state has; a game adds its own fields."""

    things: Things = msgspec.field(default_factory=Things)
    chance: Chance = msgspec.field(default_factory=Chance)


S = TypeVar("S", bound=State)


class Trigger(msgspec.Struct, frozen=True):
    """An ability that wants to be resolved at the same time as others."""

    owner: Seat
    source: Id
    name: str


class Resolve(Option, frozen=True, tag="resolve"):
    """Resolve this ability next."""

    source: str
    name: str

    def at(self) -> tuple[Id, ...]:
        return (self.source,)


def _or_pass(options: Callable[[Seat], Sequence[Option]], seat: Seat) -> list[Option]:
    return [*options(seat), Pass()]


def _resolving(triggers: Sequence[Trigger]) -> list[Resolve]:
    return [Resolve(trigger.source, trigger.name) for trigger in triggers]


class Table(Generic[S]):
    """What rules hold: the state, the dice, and the ways to ask. A game subclasses it."""

    def __init__(self, state: S, dice: Dice, real: Sequence[Seat] = ()) -> None:
        self.state = state
        self.things = state.things
        self.dice = dice
        self.real = tuple(real)
        """At a real table: who enters the rolls and draws of each seat. Empty: the program deals."""
        self.recording = False
        """Whether events and copies are kept. Where they are not, a rule need not stop at a checkpoint."""
        self.events: list[Event] = []
        self.unsettled = True

    # ------------------------------------------------------------------ to be overridden

    def free(self, seat: Seat) -> Sequence[Option]:
        """What this seat may do at any time in its turn."""
        return ()

    def run_free(self, seat: Seat, option: Option) -> Rules[None]:
        """Does what was chosen out of :meth:`free`."""
        raise NotImplementedError(f"nothing runs {option!r}")

    def settle(self) -> Rules[None]:
        """What happens at once, whoever's turn it is. Runs before the next ask while ``unsettled`` is set."""
        yield from ()

    # ------------------------------------------------------------------ asking

    def ask(
        self,
        seat: Seat,
        prompt: str,
        options: Callable[[], Sequence[Choice]],
        *,
        free: bool = False,
        actor: Id = "",
        show: Shown = False,
        group: str = "",
        refused: Callable[[Any], Sequence[Refusal]] | None = None,
        count: tuple[int, int] = (1, 1),
        any_order: Callable[[], Sequence[Choice]] | None = None,
    ) -> Rules[Choice]:
        """Asks one seat. With ``free`` it may first do what it may do at any time."""
        listed: Callable[[], Sequence[Option]] = options
        if free:
            listed = lambda: [*options(), *self.free(seat)]  # noqa: E731
        while True:
            if self.unsettled:
                self.unsettled = False
                yield from self.settle()
            got = yield Ask(seat, prompt, listed, actor, show, group, None, refused, count, any_order)
            if free and isinstance(got, FreeOption):
                yield from self.run_free(seat, got)
                self.unsettled = True
                continue
            chosen: Choice = got
            return chosen

    def ask_open(
        self,
        seat: Seat,
        prompt: str,
        options: Callable[[], Sequence[Choice]],
        also: Callable[[], Mapping[Seat, Sequence[Choice]]],
        *,
        show: bool = False,
        refused: Callable[[Any], Sequence[Refusal]] | None = None,
    ) -> Rules[tuple[Seat, Choice]]:
        """Asks one seat while others may act too; tells who chose what. The first to choose is heard."""
        if self.unsettled:
            self.unsettled = False
            yield from self.settle()
        got: tuple[Seat, Choice] = yield Ask(seat, prompt, options, "", show, "", also, refused)
        return got

    def together(self, branches: Mapping[Seat, Rules[T]]) -> Rules[dict[Seat, T]]:
        """Runs one procedure per seat at once; nobody learns of another's answers before all are done."""
        got: dict[Seat, T] = yield Together(branches)
        return got

    def ask_all(
        self, prompt: str, options: Mapping[Seat, Callable[[], Sequence[Choice]]]
    ) -> Rules[dict[Seat, Choice]]:
        """Asks several seats at once, sealed."""
        return (
            yield from self.together(
                {seat: self.ask(seat, prompt, listed, show=True) for seat, listed in options.items()}
            )
        )

    def pick(
        self, seat: Seat, prompt: str, ids: Callable[[], Sequence[Id]], lo: int, hi: int, *, actor: Id = ""
    ) -> Rules[tuple[Id, ...]]:
        """Picks at least ``lo`` and at most ``hi`` of the ids as one choice; gives them in their order."""
        return tuple((yield from self.pick_things(seat, prompt, ids, Pick, Sets(lo, hi), actor=actor)))

    def pick_things(
        self,
        seat: Seat,
        prompt: str,
        things: Callable[[], Sequence[T]],
        option: Callable[[T], Option],
        sets: Sets[T],
        *,
        begun: Sequence[T] = (),
        actor: Id = "",
    ) -> Rules[list[T]]:
        """Picks a set of things, one by one in any order, as one choice; gives them in the list's order.

        ``option`` tells how each of them is chosen; of two that are chosen alike the first is meant.
        ``begun`` are those that were picked before. While it lasts the list must stay as it is.
        """
        picked = list(begun)

        def listed(some: Callable[[Sequence[T], Sequence[T]], list[T]]) -> list[Option]:
            found: list[Option] = [option(one) for one in some(things(), picked)]
            if sets.stands(picked):
                found.append(Done())
            return found

        in_order, any_order = partial(listed, sets.in_order), partial(listed, sets.any_order)
        while len(picked) < sets.hi:
            count = (len(picked) + 1, sets.hi)
            got = yield from self.ask(
                seat, prompt, in_order, actor=actor, group=prompt, count=count, any_order=any_order
            )
            if isinstance(got, Done):
                break
            picked.append(next(one for one in things() if one not in picked and option(one) == got))
        return [one for one in things() if one in picked]

    def confirm(self, seat: Seat, prompt: str, *, actor: Id = "") -> Rules[bool]:
        """Asks yes or no."""

        def options() -> list[Yes | No]:
            return [Yes(), No()]

        got = yield from self.ask(seat, prompt, options, actor=actor)
        return isinstance(got, Yes)

    def window(
        self,
        prompt: str,
        seats: Sequence[Seat],
        may: Callable[[Seat], bool],
        options: Callable[[Seat], Sequence[Option]],
        react: Callable[[Seat, Option], Rules[bool]],
        *,
        actor: Id = "",
    ) -> Rules[bool]:
        """A stop before something irreversible; True if a reaction cancelled it.

        ``may`` looks at public facts only: a window that opened only for those who hold a reaction would
        betray them. ``react`` plays the reaction (and may open a window of its own).
        """
        for seat in seats:
            if may(seat):
                got = yield from self.ask(
                    seat, prompt, partial(_or_pass, options, seat), show=True, actor=actor
                )
                if not isinstance(got, Pass) and (yield from react(seat, got)):
                    return True
        return False

    def simultaneous(
        self,
        seats: Sequence[Seat],
        triggers: Sequence[Trigger],
        holds: Callable[[Trigger], bool],
        resolve: Callable[[Trigger], Rules[None]],
    ) -> Rules[None]:
        """Resolves abilities that occur at once: seats in order, each its own in the order it likes.

        An ability whose condition no longer holds when its turn comes is dropped.
        """
        for seat in seats:
            mine = [t for t in triggers if t.owner == seat]
            while mine := [t for t in mine if holds(t)]:
                got = yield from self.ask(seat, "ability.order", partial(_resolving, mine))
                chosen = next(t for t in mine if (t.source, t.name) == (got.source, got.name))
                mine.remove(chosen)
                yield from resolve(chosen)

    # ------------------------------------------------------------------ chance

    def roll(self, seat: Seat, label: str, sides: int, n: int) -> Rules[tuple[int, ...]]:
        """Rolls dice that everybody sees; at a real table their owner tells what they show."""
        real = self.real
        if real:
            faces: tuple[int, ...] = ()
            for die in range(n):
                shown = yield from self.ask(
                    real[seat],
                    "real.roll",
                    lambda: [Rolled(label, face) for face in range(sides)],
                    show=True,
                    group="real.roll",
                    actor=f"p{seat}",
                    count=(die + 1, n),
                )
                faces = (*faces, shown.face)
        else:
            faces = self.dice.roll(self.state.chance, label, sides, n)
        self.things.learned += 1
        return faces

    def shuffle(self, zone: str) -> None:
        """Shuffles a zone. Nobody learns anything by it, so it does not bar undo."""
        self._mix(self.things.in_zone(zone), f"shuffle {zone}")

    def make_shuffled(self, faces: Sequence[int], zone: str) -> None:
        """New things in a zone of their own, shuffled."""
        self.things.make_shuffled(faces, zone, self._permutation(f"shuffle {zone}", faces))

    def mix(self, handles: Sequence[int], label: str) -> None:
        """Mixes some things among themselves."""
        self._mix(handles, f"mix {label}")

    def _mix(self, handles: Sequence[int], label: str) -> None:
        faces = [self.things.face[handle] for handle in handles] if self.dice.loaded else ()
        self.things.mix(handles, self._permutation(label, faces))

    def _permutation(self, label: str, faces: Sequence[int]) -> Callable[[int], Sequence[int]]:
        """How faces are shuffled; which they are is told to loaded dice only."""
        if self.dice.loaded:
            return lambda n: self.dice.arranged(self.state.chance, label, faces)
        return lambda n: self.dice.permutation(self.state.chance, label, n)

    def draw(self, seat: Seat, source: str, target: str, *, sees: int | None = None) -> Rules[int]:
        """Moves the top thing of a zone to another and lets its drawer (or ``sees``) know the face."""
        mask = bit(seat) if sees is None else sees
        real = self.real
        if real:
            yield from self._report_draw(seat, source)
            mask |= bit(real[seat])
        elif self.dice.loaded:
            self._load_top(source)
        handle = self.things.order[source][-1]
        self.things.deal(source, target, 1, mask)
        return handle

    def draw_many(
        self, seat: Seat, source: str, target: str, n: int, *, sees: int | None = None
    ) -> Rules[None]:
        """Draws so many things one after another, or as many as there are."""
        n = min(n, self.things.count(source))
        if self.real or self.dice.loaded:
            return self._draw_each(seat, source, target, n, sees)
        if n > 0:
            self.things.deal(source, target, n, bit(seat) if sees is None else sees)
        return NOTHING

    def _draw_each(self, seat: Seat, source: str, target: str, n: int, sees: int | None) -> Rules[None]:
        for _ in range(n):
            yield from self.draw(seat, source, target, sees=sees)

    def _load_top(self, source: str) -> None:
        """Loaded dice say which of the unseen things of a zone lies on top."""
        things = self.things
        pile = things.order[source]
        face = self.dice.drawn(source, pile[-1], things.pool[pile[-1]])
        if face is None or face == things.face[pile[-1]]:
            return
        there = [handle for handle in pile if things.face[handle] == face]
        if not there or things.seen[pile[-1]] != things.seen[there[-1]]:
            raise ValueError(f"{source}: the loaded card {face} cannot be drawn from there")
        things.swap_faces(there[-1], pile[-1])

    def _report_draw(self, seat: Seat, source: str) -> Rules[None]:
        """At a real table the top card is the one the players report, if it can be in that deck."""
        enters = self.real[seat]
        things = self.things
        impossible: list[int] = []

        def options() -> list[Drawn]:
            possible = things.possible_faces(things.order[source][-1], enters)
            return [Drawn(source, face) for face in possible if face not in impossible]

        while not things.known(things.order[source][-1], enters):
            got = yield from self.ask(enters, "real.draw", options, show=True, actor=f"p{seat}")
            top = things.order[source][-1]
            reported = [
                h
                for h in things.in_zone(source)
                if things.face[h] == got.face and (h == top or not things.seen[h])
            ]
            if reported:
                things.swap_faces(reported[-1], top)
                return
            impossible.append(got.face)
            self.tell("real.impossible", seat=f"p{enters}")

    def next_turn(self) -> None:
        """Tells the streams of chance that a new turn has begun."""
        self.state.chance.next_turn()

    # ------------------------------------------------------------------ events

    def tell(
        self, name: str, *, rules: tuple[str, ...] = (), **args: int | str | tuple[int | str, ...]
    ) -> None:
        """Tells what happened; ids in the arguments are named for the reader later."""
        if not self.recording:
            return
        event = Event(name=name, args=dict(args), rules=rules)
        for value in args.values():
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, str) and part[:1] == "t" and part[1:].isdigit():
                    handle = int(part[1:])
                    event.faces[part] = self.things.face[handle]
                    event.seen[part] = self.things.seen[handle]
                    event.pools[part] = self.things.pool[handle]
        self.events.append(event)
