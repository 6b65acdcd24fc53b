"""The table: what rules hold in their hands. It has the state, the dice and the ways to ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, Self

import msgspec

from hexameron.kernel.asking import (
    NOTHING,
    Able,
    Ask,
    Choice,
    Done,
    Drawn,
    FreeOption,
    Id,
    Option,
    Pass,
    Pick,
    Refusal,
    Rolled,
    Rules,
    S,
    Seat,
    Shown,
    Some,
    T,
    Together,
    Yes,
    yes_or_no,
)
from hexameron.kernel.chance import Dice, NoDice
from hexameron.kernel.events import Event
from hexameron.kernel.ids import handle_of, is_thing, player_id
from hexameron.kernel.picking import Amounts, Sets
from hexameron.kernel.things import bit


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


NO_DICE = NoDice()


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

    @classmethod
    def reading(cls, state: S) -> Self:
        """A table at which screens, minds and lessons ask the rules about a state; nobody can roll there."""
        return cls(state, NO_DICE)

    # ------------------------------------------------------------------ to be overridden

    def free(self, seat: Seat) -> Sequence[Option]:
        """What this seat may do at any time in its turn."""
        return ()

    def may_be_free(self, seat: Seat) -> bool:
        """Whether for all that others know :meth:`free` may list something; then such asks are shown."""
        return False

    def run_free(self, seat: Seat, option: Option) -> Rules[None]:
        """Does what was chosen out of :meth:`free`."""
        raise NotImplementedError(f"nothing runs {option!r}")

    def settle(self) -> Rules[None]:
        """What happens at once, whoever's turn it is. Runs before the next ask while ``unsettled`` is set."""
        yield from ()

    def tell_reshuffled(self, deck: str) -> None:
        """Tells, in a game's own words, that a deck was made anew from its discard pile."""

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
        whole: Callable[[], Sequence[Choice]] | None = None,
    ) -> Rules[Choice]:
        """Asks one seat. With ``free`` it may first do what it may do at any time."""
        listed: Callable[[], Sequence[Option]] = options
        if free:
            listed = lambda: [*options(), *self.free(seat)]  # noqa: E731
            show = show or partial(self.may_be_free, seat)
        while True:
            if self.unsettled:
                self.unsettled = False
                yield from self.settle()
            got = yield Ask(seat, prompt, listed, actor, show, group, None, refused, count, any_order, whole)
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
        self,
        prompt: str,
        options: Mapping[Seat, Callable[[], Sequence[Choice]]],
        *,
        refused: Mapping[Seat, Callable[[Any], Sequence[Refusal]]] | None = None,
    ) -> Rules[dict[Seat, Choice]]:
        """Asks several seats at once, sealed; ``refused`` says to each what it may not choose, and why."""
        why = refused or {}
        return (
            yield from self.together(
                {
                    seat: self.ask(seat, prompt, listed, show=True, refused=why.get(seat))
                    for seat, listed in options.items()
                }
            )
        )

    def pick(
        self,
        seat: Seat,
        prompt: str,
        ids: Callable[[], Sequence[Id]],
        lo: int,
        hi: int,
        *,
        fits: Callable[[Sequence[Id]], bool] | None = None,
        enough: Callable[[Sequence[Id]], bool] | None = None,
        actor: Id = "",
        show: Shown = False,
    ) -> Rules[tuple[Id, ...]]:
        """Picks at least ``lo`` and at most ``hi`` of the ids as one choice; gives them in their order.

        All that is picked must at every step ``fits`` together and at the end be ``enough`` (picking.py).
        """
        sets = Sets(lo, hi, fits, enough)
        return tuple((yield from self.pick_things(seat, prompt, ids, Pick, sets, actor=actor, show=show)))

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
        show: Shown = False,
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

        def whole() -> list[Option]:
            return [option(one) for one in sets.rest(things(), picked)]

        in_order, any_order = partial(listed, sets.in_order), partial(listed, sets.any_order)
        while len(picked) < sets.hi:
            got = yield from self.ask(
                seat,
                prompt,
                in_order,
                actor=actor,
                show=show,
                group=prompt,
                count=(len(picked) + 1, sets.hi),
                any_order=any_order,
                whole=whole,
            )
            if isinstance(got, Done):
                break
            picked.append(next(one for one in things() if one not in picked and option(one) == got))
        return [one for one in things() if one in picked]

    def allot(
        self,
        seat: Seat,
        prompt: str,
        limits: Callable[[], Mapping[Id, int]],
        lo: int,
        hi: int,
        *,
        enough: Callable[[Mapping[Id, int]], bool] | None = None,
        actor: Id = "",
    ) -> Rules[dict[Id, int]]:
        """Divides at least ``lo`` and at most ``hi`` among the ids as one choice, to each up to its limit.

        Gives the ids that got some, in their order. At the end it must be ``enough``; more than enough is
        enough, too. While it goes on the limits must stay as they are.
        """
        amounts = Amounts(lo, hi, enough)
        given: dict[Id, int] = {}

        def listed(
            some: Callable[[Mapping[Id, int], Mapping[Id, int]], list[tuple[Id, int]]],
        ) -> list[Option]:
            found: list[Option] = [Some(id_, n) for id_, n in some(limits(), given)]
            if amounts.stands(given):
                found.append(Done())
            return found

        def whole() -> list[Option]:
            return [Some(id_, n) for id_, n in amounts.rest(limits(), given)]

        in_order, any_order = partial(listed, amounts.in_order), partial(listed, amounts.any_order)
        while (total := sum(given.values())) < hi:
            got = yield from self.ask(
                seat,
                prompt,
                in_order,
                actor=actor,
                group=f"{prompt} {actor}" if actor else prompt,
                count=(total + 1, hi),
                any_order=any_order,
                whole=whole,
            )
            if not isinstance(got, Some):
                break
            given[got.id] = got.n
        return {id_: given[id_] for id_ in limits() if id_ in given}

    def confirm(self, seat: Seat, prompt: str, *, actor: Id = "", able: Able = None) -> Rules[bool]:
        """Asks yes or no; who only seems ``able`` is asked too and must say no, so that nobody learns it."""
        got = yield from self.ask(seat, prompt, partial(yes_or_no, able), actor=actor, show=True)
        return isinstance(got, Yes)

    def window(
        self,
        prompt: str,
        seats: Sequence[Seat],
        may: Callable[[Seat], bool],
        options: Callable[[Seat], Sequence[Option]],
        react: Callable[[Seat, Option], Rules[bool]],
        *,
        again: bool = False,
        actor: Id = "",
    ) -> Rules[bool]:
        """A stop before something irreversible; True if a reaction cancelled it.

        ``may`` looks at public facts only: a window that opened only for those who hold a reaction would
        betray them. ``react`` plays the reaction (and may open a window of its own). With ``again`` a seat
        that has reacted is asked until it passes, as long as it ``may``.
        """
        for seat in seats:
            while may(seat):
                got = yield from self.ask(
                    seat, prompt, partial(_or_pass, options, seat), show=True, actor=actor
                )
                if isinstance(got, Pass):
                    break
                if (yield from react(seat, got)):
                    return True
                if not again:
                    break
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
                    actor=player_id(seat),
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

    def draw_through(
        self, seat: Seat, deck: str, discard: str, target: str, n: int, *, sees: int | None = None
    ) -> Rules[list[int]]:
        """Draws so many things; an empty deck is made anew from its discard pile. Fewer if both are empty."""
        drawn: list[int] = []
        while len(drawn) < n and (self.things.count(deck) or self.reshuffle(deck, discard)):
            drawn.append((yield from self.draw(seat, deck, target, sees=sees)))
        return drawn

    def reshuffle(self, deck: str, discard: str) -> bool:
        """Shuffles a discard pile into its deck; False if nothing lies there."""
        if not self.things.count(discard):
            return False
        self.things.move_all(discard, deck)
        self.shuffle(deck)
        self.tell_reshuffled(deck)
        return True

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
            got = yield from self.ask(enters, "real.draw", options, show=True, actor=player_id(seat))
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
            self.tell("real.impossible", seat=player_id(enters))

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
                if isinstance(part, str) and is_thing(part):
                    handle = handle_of(part)
                    event.faces[part] = self.things.face[handle]
                    event.seen[part] = self.things.seen[handle]
                    event.pools[part] = self.things.pool[handle]
        self.events.append(event)
