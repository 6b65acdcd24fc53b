"""Matches: a game, a set-up, chance, and an append-only list of entries. Everything else is derived.

A match runs the top rule as a generator. At checkpoints it keeps a copy of the state; a clone is the last
copy plus the answers since, sent as values. Undo is an entry like any other. A fault inside a rule
restores the match and ends nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import copy
from functools import partial
from hashlib import blake2b
from typing import Generic, Literal, NamedTuple

import msgspec

from hexameron.kernel import consent
from hexameron.kernel.asking import Ask, Drawn, Option, Result, S, Seat, State
from hexameron.kernel.chance import Chance, Dice, Fairness
from hexameron.kernel.copying import copier
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game, Question, Setup
from hexameron.kernel.refusing import (
    Diverged,
    MatchError,
    NotOffered,
    Refused,
    RuleFault,
    Runaway,
    Stale,
    not_now,
    not_offered,
    stale,
)
from hexameron.kernel.resigning import LAST, HowResigned, how_resigned, result_after, result_of_old
from hexameron.kernel.running import RulesError, Run
from hexameron.kernel.text import Text
from hexameron.kernel.things import Things

__all__ = [
    "Answer",
    "Diverged",
    "Entry",
    "Match",
    "MatchError",
    "NotOffered",
    "Refused",
    "RuleFault",
    "Runaway",
    "Snapshot",
    "Stale",
    "live",
    "state_hash",
    "undone",
]

COPY_AFTER = 2
"""A copy costs as much as a few answers, so a clone is cheapest where few have to be sent again."""

LASTING = b"lasting"
"""The key of the world in which it is tried whether a choice lasts."""

FORCED_LIMIT = 10_000
"""More answers in a row than this without anybody choosing means that a rule runs in a circle."""


EntryKind = Literal["choice", "undo", "ask", "agree", "decline", "resign", "bot", "sit", "lesson"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A line of the journal. ``key`` is the option's; for an undo the numbers of the choices taken back.

    The key of a resignation tells how it came, its prompt whether no person was left to play on. For what a
    seat asks of the others the prompt is its wish and the key says whose consent it takes; who agrees or
    declines names the number of that entry.
    """

    n: int
    kind: EntryKind
    seat: Seat
    prompt: str = ""
    key: str = ""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """An answer as it was sent into the rules. ``entry`` is 0 where there was nothing to choose."""

    seat: Seat
    option: Option
    entry: int


class Snapshot(NamedTuple, Generic[S]):
    """A copy of the state at a checkpoint: after how many kept answers, and after which entry."""

    at: int
    entry: int
    state: S


class World(NamedTuple):
    """Where among the answers a seat began to imagine; before the first one if negative."""

    at: int
    seat: Seat
    key: bytes
    pinned: tuple[int, ...]

    def dice(self) -> Dice:
        return Dice(blake2b(self.key, digest_size=32).digest())


def state_hash(state: State) -> str:
    """A hash that is the same on every machine and in every process."""
    return blake2b(msgspec.json.encode(state, order="deterministic"), digest_size=16).hexdigest()


def undone(entries: Sequence[Entry]) -> frozenset[int]:
    """The numbers of the choices that were taken back."""
    return frozenset(int(n) for entry in entries if entry.kind == "undo" for n in entry.key.split(","))


def live(entries: Sequence[Entry]) -> list[Entry]:
    """The choices that stand."""
    gone = undone(entries)
    return [entry for entry in entries if entry.kind == "choice" and entry.n not in gone]


def standing_last(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The choices that stand, the last one first. An undo comes after what it takes back."""
    gone: list[int] = []
    for entry in reversed(entries):
        if entry.kind == "undo":
            gone += [int(n) for n in entry.key.split(",")]
        elif entry.kind == "choice" and entry.n not in gone:
            yield entry


def _same(options: Sequence[Option]) -> Sequence[Option]:
    return options


def _has_more(ask: Ask) -> bool:
    """Whether people may choose more than the one option that is left in the list's order."""
    return ask.any_order is not None and len(ask.any_order()) > 1


class Match(Generic[S]):
    """A running match.

    ``pending`` maps each seat that may choose now to its ask. It is empty only when ``result`` is set.
    With ``recording=False`` a match keeps no journal, no events and no snapshots: for playouts.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        fairness: Fairness,
        *,
        state: S | None = None,
        entries: Sequence[Entry] = (),
        copy_after: int = COPY_AFTER,
        recording: bool = True,
        dice: Dice | None = None,
    ) -> None:
        game.check(setup)
        self.game = game
        self.setup = setup
        self.fairness = fairness
        self.origin = state
        """The state of the position it began from; ``None`` for a match from its set-up."""
        self._key = fairness.key()
        self._dice = dice or Dice(self._key)
        self._copy = copier(game.state)
        self._copy_after = copy_after
        self._recording = recording
        self.patient = recording
        """Whether it waits for people where the list leaves one option, but they may choose another.

        Machines go on there by themselves, in the worlds that they imagine, and come to the same.
        """
        self._begin(self._copy(state) if state is not None else game.begin(setup), list(entries))

    def _begin(self, state: S, entries: list[Entry]) -> None:
        """Starts the top rule on a state of its own that was reached by these entries."""
        self.entries = entries
        self.events: list[Event] = []
        self.result: Result | None = None
        self.resigned = tuple(
            entry.seat for entry in entries if entry.kind == "resign" and how_resigned(entry.key)
        )
        """Who gave up; somebody else decides for these seats."""
        self.pending: dict[Seat, Ask] = {}
        self._listed: dict[Seat, Sequence[Option]] = {}
        self._answers: list[Answer] = []
        self._worlds: list[World] = []
        self._barrier = 0
        self._choices = len(live(entries))
        self._asked: tuple[int, consent.Request | None] = (0, None)
        self._snapshots = [Snapshot(0, len(entries), state)]
        self._open(self._copy(state), self._recording)
        self._run.on_checkpoint = self._checkpoint if self._recording else None
        self._run.start()
        self._force()
        self._barrier = len(self._answers)
        self._publish(len(entries))

    # ------------------------------------------------------------------ reading

    @property
    def state(self) -> S:
        """The truth. Hand a seat its :meth:`view`, a bot a :meth:`determinize`, never this."""
        return self.table.state

    @property
    def n(self) -> int:
        """How many entries the journal has; a choice may name the number it saw."""
        return len(self.entries)

    @property
    def choices(self) -> int:
        """How many choices stand."""
        return self._choices

    def options(self, seat: Seat) -> Sequence[Option]:
        """What a pending seat may choose."""
        listed = self._listed.get(seat)
        if listed is None:
            if seat not in self.pending:
                raise self._over() or not_now(self, seat)
            listed = self._listed[seat] = self.pending[seat].options()
            if not listed:
                raise RulesError(f"{self.pending[seat].prompt} asks without any option")
        return listed

    def any_order(self, seat: Seat) -> Sequence[Option]:
        """What a person may choose at a pending seat: in a pick also what the list's order has passed.

        The rules list a pick in one order, so that machines meet each set once. People need not mind.
        """
        ask = self.pending.get(seat)
        return self.options(seat) if ask is None or ask.any_order is None else ask.any_order()

    def question(self, seat: Seat, *, any_order: bool = False, view: S | None = None) -> Question | None:
        """What this seat is asked, listed; ``None`` if nothing. ``any_order`` lists it for people.

        Whoever has the seat's view at hand may give it.
        """
        ask = self.pending.get(seat)
        if ask is None:
            return None
        if view is None and ask.refused is not None:
            view = self.view(seat)
        refused = () if view is None or ask.refused is None else tuple(ask.refused(view))
        options = tuple(self.any_order(seat) if any_order else self.options(seat))
        return Question(seat, ask.prompt, options, ask.actor, ask.group, refused, ask.count)

    def view(self, seat: Seat | None) -> S:
        """The state as one seat may know it; ``None`` is a spectator."""
        bare = copy(self.state)
        bare.things = Things()  # what is blanked need not be copied before
        view = self._copy(bare)
        view.things = self.state.things.view(seat)
        return view

    def open_view(self) -> S:
        """The state with everything known to everybody. Only of a match that is over, or a replay of one."""
        view = self._copy(self.state)
        view.things = view.things.opened()
        return view

    def events_for(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What happened from entry ``since`` on, as one seat may read it."""
        things = self.state.things
        return [event.for_seat(seat, things) for event in self.events if event.n >= since]

    @property
    def dice(self) -> Dice:
        """What decides chance here: those of the key, unless others were laid on the table."""
        return self._dice

    def take_dice(self, dice: Dice) -> None:
        """Lays other dice on the table from now on: for laboratories. Nobody can check them any more."""
        self._dice = dice
        if not self._worlds:
            self.table.dice = dice

    def hash(self) -> str:
        """The hash of the state."""
        return state_hash(self.state)

    @property
    def snapshot(self) -> Snapshot[S]:
        """The last kept copy of the state, to be stored beside the journal."""
        return self._snapshots[-1]

    # ------------------------------------------------------------------ choosing

    def choose(self, seat: Seat, option: Option | str, *, at: int | None = None) -> list[Event]:
        """Makes a choice and runs on to the next. Gives the events that followed from it.

        ``at`` is the number of entries the chooser saw; a match that has moved on since refuses as `Stale`.
        """
        if self._recording:
            return self.choose_group(seat, (option,), at=at)
        # A playout: nothing is recorded, and a fault leaves it broken.
        listed = self._listed.get(seat)
        if listed is not None and not isinstance(option, str) and option in listed:
            chosen = option
        else:
            chosen = self._offered(seat, option)
        if self._choices >= self.game.max_choices:
            raise Runaway(self._incident(), f"more than {self.game.max_choices} choices")
        self._choices += 1
        self._answers.append(Answer(seat, chosen, 1))
        self._run.answer(seat, chosen)
        self._force()
        return []

    def choose_group(
        self, seat: Seat, options: Sequence[Option | str], *, at: int | None = None
    ) -> list[Event]:
        """Makes several choices of one pick: all of them or, if one is refused, none."""
        if not self._recording:
            for option in options:
                self.choose(seat, option)
            return []
        self.check_number(seat, at)
        before = (len(self._answers), len(self.entries), len(self.events), self._barrier, self._choices)
        try:
            for option in options:
                self._choose_one(seat, option)
        except BaseException:
            self._restore(*before)
            raise
        self._forget()
        return self.events[before[2] :]

    def _choose_one(self, seat: Seat, option: Option | str) -> None:
        chosen = self._offered(seat, option)
        if self._choices >= self.game.max_choices:
            raise Runaway(self._incident(), f"more than {self.game.max_choices} choices")
        ask = self.pending[seat]
        entry = self.n + 1
        learned = self.state.things.learned
        try:
            self._give(Answer(seat, chosen, entry))
        except MatchError:
            raise
        except Exception as error:
            raise RuleFault(self._incident(), f"{type(error).__name__}: {error}") from error
        self._choices += 1
        self.entries.append(Entry(entry, "choice", seat, ask.prompt, chosen.key()))
        self._publish(entry)
        if self.state.things.learned != learned:
            self._barrier = len(self._answers)

    def _offered(self, seat: Seat, option: Option | str) -> Option:
        listed = self.options(seat)
        for one in listed:
            if one is option:
                return one
        for one in (*listed, *self.any_order(seat)):
            if one == option or (isinstance(option, str) and one.key() == option):
                return one
        raise not_offered(self, seat, option, brief=not self._recording)

    def _over(self) -> Refused | None:
        return None if self.result is None else Refused(Text("fault.over"))

    def check_number(self, seat: Seat, at: int | None) -> None:
        """Refuses what was decided by a look at another moment of the match."""
        if at is not None and at != self.n:
            raise stale(self, seat, at)

    def resign(
        self, seat: Seat, *, at: int | None = None, how: HowResigned = "resigned", last: bool = False
    ) -> None:
        """Gives the match up for one seat, which has lost. It ends if one side is left, which then wins.

        Else the others play on, and whoever decides for the seat from now on (:meth:`note_bot`) cannot win.
        ``last`` says that no person is left to play on; then nobody wins.
        """
        self.check_number(seat, at)
        if seat in self.resigned:
            raise Refused(Text("fault.resigned"))
        self._write("resign", seat, how, LAST if last else "")
        self.resigned = (*self.resigned, seat)
        result = result_after(self.sides(), self.resigned, how, last=last)
        if result is not None:
            self._finish(result)

    def sides(self) -> Sequence[Sequence[Seat]]:
        """Who wins and loses together."""
        if self.game.sides is not None:
            return self.game.sides(self.table)
        return [(seat,) for seat in range(self.setup.seats)]

    def _follow_resign(self, entry: Entry) -> None:
        how = how_resigned(entry.key)
        if how is not None:
            self.resign(entry.seat, how=how, last=entry.prompt == LAST)
        else:
            self._write("resign", entry.seat)
            self._finish(result_of_old(self.setup.seats, entry.seat))

    def note_bot(self, seat: Seat, name: str, why: str = "") -> None:
        """Notes that a bot (or, with an empty name, a person again) decides for a seat from now on."""
        self._write("bot", seat, name, why)

    def note_seat(self, seat: Seat, why: str = "") -> None:
        """Notes that somebody else sits on a seat from now on."""
        self._write("sit", seat, "", why)

    def note_lesson(self, seat: Seat, what: str) -> None:
        """Notes what the pupil of a lesson did that is no choice: began, read on, left it (coaching.py)."""
        self._write("lesson", seat, what)

    def _write(self, kind: EntryKind, seat: Seat, key: str = "", prompt: str = "") -> None:
        if over := self._over():
            raise over
        if not 0 <= seat < self.setup.seats:
            raise not_now(self, seat)
        self.entries.append(Entry(self.n + 1, kind, seat, prompt, key))

    # ------------------------------------------------------------------ undo

    def can_undo(self, seat: Seat) -> Text | None:
        """``None`` if this seat may take back its last choice, else why not."""
        if self.result is not None:
            return Text("fault.over")
        if self._last_choice(seat) is not None:
            return None
        last: Entry | None = None
        for entry in standing_last(self.entries):
            last = last or entry
            if entry.seat == seat:
                return Text("undo.learned") if entry is last else Text("undo.other")
        return Text("undo.nothing")

    def lasts(self, seat: Seat, option: Option | str) -> bool:
        """Whether this choice, for all that the seat knows, could not be taken back freely afterwards.

        It is tried in a world that the seat imagines, always the same one, so the answer tells nothing. A
        choice that leaves the next one to others lasts too: they may choose before it is taken back.
        """
        wanted = self._offered(seat, option)
        if type(wanted) is Drawn:  # whether a reported card can be there differs from world to world
            return True
        world = self.determinize(seat, LASTING)
        world.patient = True
        world.table.real = self.setup.real
        learned = world.state.things.learned
        with suppress(Exception):  # what an imagined world does not bear may be possible in the true one
            world.choose(seat, wanted)
            return seat not in world.pending or world.state.things.learned != learned
        return True

    def undo(self, seat: Seat, *, at: int | None = None, agreed: bool = False) -> None:
        """Takes back the seat's last choice, which is one step of a pick.

        It is free until somebody came to know something or another seat chose. Beyond that the seat must have
        asked the others (:meth:`ask_others`), and all of them must have agreed to that request.
        """
        self.check_number(seat, at)
        refusal = self.can_undo(seat)
        if refusal is None:
            self._undo_free(seat)
        elif agreed and refusal.id in ("undo.learned", "undo.other") and self._granted(seat):
            self._undo_agreed(seat)
        else:
            raise Refused(Text("undo.declined") if agreed else refusal)

    # ------------------------------------------------------------------ consent

    @property
    def request(self) -> consent.Request | None:
        """What is asked of the others at the moment."""
        upto, request = self._asked
        for entry in self.entries[upto:]:
            request = consent.after(request, entry)
        self._asked = (self.n, request)
        return request

    def ask_others(
        self, seat: Seat, what: consent.Wish, of: Sequence[Seat], *, about: str = "", at: int | None = None
    ) -> consent.Request:
        """Asks these seats for something; their agreement holds for this request only.

        Whoever has resigned has no say any more.
        """
        self.check_number(seat, at)
        before = self.request
        if before is not None and not before.granted:
            raise Refused(Text("consent.open"))
        if consent.asked_in_vain(self.entries, seat) >= consent.MOST_ASKED:
            raise Refused(Text("consent.often"))
        if what == "undo":
            refusal = self.can_undo(seat)
            if refusal is None or refusal.id not in ("undo.learned", "undo.other"):
                raise Refused(refusal or Text("consent.needless"))
        asked = sorted({*of} - {seat, *self.resigned})
        prompt = f"{what}:{about}" if about else what
        self._write("ask", seat, ",".join(str(other) for other in asked), prompt)
        request = self.request
        assert request is not None
        return request

    def agree(self, seat: Seat, request: int) -> None:
        """Agrees to what another seat asks for, by the number of that request."""
        if seat not in self._open_request(request).missing:
            raise Refused(Text("consent.nothing"))
        self._write("agree", seat, str(request))

    def decline(self, seat: Seat, request: int) -> None:
        """Declines a request, withdraws one's own, or takes back that one agreed: in any case it is void."""
        asked = self._open_request(request)
        if seat != asked.seat and seat not in asked.of:
            raise Refused(Text("consent.nothing"))
        self._write("decline", seat, str(request), "withdraw" if seat == asked.seat else "")

    def _open_request(self, n: int) -> consent.Request:
        request = self.request
        if request is None or request.n != n:
            raise Refused(Text("consent.nothing"))
        return request

    def _granted(self, seat: Seat) -> bool:
        request = self.request
        return request is not None and (request.seat, request.what) == (seat, "undo") and request.granted

    def _sealed_from(self) -> int:
        """Where the answers of open sealed procedures begin; beyond the end if there are none."""
        if self._run.branches is None:
            return len(self._answers)
        return self._base + self._run.sealed_from

    def _last_choice(self, seat: Seat) -> int | None:
        """Where the seat's last choice that may still be taken back stands among the answers.

        What others chose in a sealed procedure that is still open does not stand in the way.
        """
        sealed = self._sealed_from()
        others = False
        for index in range(len(self._answers) - 1, self._barrier - 1, -1):
            answer = self._answers[index]
            if answer.entry == 0:
                continue
            if answer.seat == seat:
                return None if others and index < sealed else index
            others = True
            if index < sealed:
                return None
        return None

    def _undo_free(self, seat: Seat) -> None:
        last = self._last_choice(seat)
        assert last is not None
        number = self._answers[last].entry
        kept = self._answers[:last]
        if last >= self._sealed_from():
            kept += [answer for answer in self._answers[last:] if answer.seat != seat]
        self._write("undo", seat, str(number))
        self._rebuild(kept, last)
        self._choices -= 1
        self.events = [event for event in self.events if event.n != number]

    def _undo_agreed(self, seat: Seat) -> None:
        standing = live(self.entries)
        last = next(i for i in range(len(standing) - 1, -1, -1) if standing[i].seat == seat)
        self._write("undo", seat, ",".join(str(entry.n) for entry in standing[last:]))
        entries = self.entries
        origin = self.origin
        self._begin(self._copy(origin) if origin is not None else self.game.begin(self.setup), [])
        self.follow(entries)

    # ------------------------------------------------------------------ replay

    def follow(self, entries: Sequence[Entry]) -> None:
        """Plays recorded entries on. Raises :class:`Diverged` at the first that does not fit."""
        gone = undone(entries)
        for entry in entries:
            if entry.n != self.n + 1:
                raise Diverged(entry.n, Text("fault.diverged.order", {"n": entry.n, "last": self.n}))
            if entry.kind == "choice" and entry.n not in gone:
                self._follow_choice(entry)
            elif entry.kind == "resign":
                self._follow_resign(entry)
            else:
                self.entries.append(entry)
        _ = self.request  # refuses requests that cannot be

    def _follow_choice(self, entry: Entry) -> None:
        """Makes a recorded choice. Older journals do not tell that a pick ends where its list does."""
        try:
            chosen = self._recorded(entry)
        except Diverged:
            if not self.end_pick():
                raise
            self._follow_choice(entry)
        else:
            self.choose(entry.seat, chosen)

    def _recorded(self, entry: Entry) -> Option:
        """The option that an entry records, if it is offered now."""
        ask = self.pending.get(entry.seat)
        if ask is None:
            raise Diverged(entry.n, Text("fault.diverged.seat", {"n": entry.seat + 1}))
        if ask.prompt != entry.prompt:
            raise Diverged(
                entry.n, Text("fault.diverged.prompt", {"asked": ask.prompt, "recorded": entry.prompt})
            )
        try:
            return self._offered(entry.seat, entry.key)
        except Refused as error:
            raise Diverged(
                entry.n, Text("fault.diverged.key", {"key": entry.key, "prompt": entry.prompt})
            ) from error

    def end_pick(self) -> bool:
        """Ends a pick in which the list's order leaves nothing else; False if there is none."""
        for seat, ask in self.pending.items():
            if ask.any_order is not None and len(options := self.options(seat)) == 1:
                learned = self.state.things.learned
                self._give(Answer(seat, options[0], 0))
                if self.state.things.learned != learned:
                    self._barrier = len(self._answers)
                return True
        return False

    # ------------------------------------------------------------------ clones

    def clone(self, *, playout: bool = True) -> Match[S]:
        """An independent copy that goes on alike. A playout keeps no journal and no snapshots of its own."""
        return self._clone(range(self._snapshots[-1].at, len(self._answers)), playout=playout)

    def determinize(self, seat: Seat, key: bytes, *, pinned: Sequence[int] = ()) -> Match[S]:
        """A clone in a world that this seat must think possible: this, never the truth, may a bot search.

        Hidden faces are dealt anew, the others' sealed answers are taken back, the dice have another key. The
        world follows from what the seat knows and from the key, whatever the truth is.
        """
        sealed = self._sealed_from()
        kept = [
            index
            for index in range(self._snapshots[-1].at, len(self._answers))
            if index < sealed or self._answers[index].seat == seat
        ]
        return self._clone(kept, playout=True, world=World(len(kept), seat, key, tuple(pinned)))

    def _clone(self, kept: Sequence[int], *, playout: bool, world: World | None = None) -> Match[S]:
        """A copy that was given only the kept ones of the answers since the last snapshot."""
        twin: Match[S] = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        snapshot = self._snapshots[-1]
        twin.entries = [] if playout else self.entries[:]
        twin.events = [] if playout else self.events[:]
        twin._recording = not playout
        twin._snapshots = [Snapshot(0, snapshot.entry, snapshot.state)]
        twin._answers = [self._answers[index] for index in kept]
        twin._worlds = [
            w._replace(at=-1 if w.at < snapshot.at else sum(index < w.at for index in kept))
            for w in self._worlds
        ]
        if world is not None:
            twin._worlds.append(world)
            twin.patient = False
        twin._barrier = len(kept)
        twin._listed = {}
        twin._dice = self._dice.fork()
        twin._open(self._copy(snapshot.state), False)
        twin._run_through(twin._answers)
        twin._run.on_checkpoint = None if playout else twin._checkpoint
        twin.table.recording = twin._recording
        return twin

    # ------------------------------------------------------------------ running

    def _open(self, state: S, recording: bool) -> None:
        """Lays a table for the state and starts the top rule at it."""
        self._base = self._snapshots[-1].at
        imagined = [world for world in self._worlds if world.at < self._base]
        dice = imagined[-1].dice() if imagined else self._dice
        self.table = self.game.table(state, dice, () if imagined else self.setup.real)
        self.table.recording = recording
        self._run = Run(self.game.play(self.table))

    def _enter(self, world: World) -> None:
        """Deals what a seat cannot know anew and changes the dice."""
        dice = world.dice()
        chance = Chance()
        self.state.things.redeal(world.seat, lambda n: dice.permutation(chance, "world", n), world.pinned)
        self.table.dice = dice
        self.table.real = ()

    def _give(self, answer: Answer) -> None:
        """Sends an answer into the rules, and those after it that leave no choice."""
        self._answers.append(answer)
        self._listed = {}
        self._run.answer(answer.seat, answer.option)
        self._force()

    def _force(self) -> None:
        """Answers what leaves no choice, until somebody must choose or the match is over."""
        run = self._run
        in_a_row = 0
        while in_a_row < FORCED_LIMIT:
            in_a_row += 1
            ask = run.ask
            if ask is None or ask.also is not None:
                if run.result is not None:
                    self._finish(run.result)
                    return
                forced = self._forced()
                if forced is None:
                    return
            else:
                seat, options = ask.seat, ask.options()
                if len(options) != 1 or ask.show or (self.patient and _has_more(ask)):
                    self.pending = {seat: ask}
                    self._listed = {seat: options}
                    if not options:
                        raise RulesError(f"{ask.prompt} asks without any option")
                    return
                forced = Answer(seat, options[0], 0)
            self._answers.append(forced)
            run.answer(forced.seat, forced.option)
        raise Runaway(self._incident(), "a rule asks itself in a circle")

    def _forced(self) -> Answer | None:
        """Notes asks that are open to several seats; gives the answer to one that has a single option."""
        self._listed = {}
        self.pending = asks = self._run.asks()
        for seat, ask in asks.items():
            if ask.also is not None and self._open_others(ask):
                return None
            if len(self.options(seat)) == 1 and not ask.show and not (self.patient and _has_more(ask)):
                return Answer(seat, self._listed[seat][0], 0)
        return None

    def _open_others(self, ask: Ask) -> bool:
        """Lets the other seats act that may do so while one is asked."""
        assert ask.also is not None
        others = {seat: options for seat, options in ask.also().items() if options and seat != ask.seat}
        self.pending = {ask.seat: ask}
        for seat, options in others.items():
            self.pending[seat] = Ask(seat, f"{ask.prompt}.also", partial(_same, options))
        return bool(others)

    def _finish(self, result: Result) -> None:
        self.result = result.without(self.resigned)
        self.pending = {}
        self._listed = {}

    def _checkpoint(self) -> None:
        last = self._snapshots[-1]
        since = len(self._answers) - last.at
        if since >= self._copy_after or (since and not last.entry):  # a set-up is dearer than any answer
            self._snapshots.append(Snapshot(len(self._answers), self._entry_now(), self._copy(self.state)))

    def _entry_now(self) -> int:
        """The entry whose consequences the rules are working out."""
        return next((answer.entry for answer in reversed(self._answers) if answer.entry), self.n)

    def _forget(self) -> None:
        """Drops answers and snapshots that no undo can reach any more."""
        reach = [snapshot.at for snapshot in self._snapshots if snapshot.at <= self._barrier]
        if reach and (upto := reach[-1]) > 0:
            self._answers = self._answers[upto:]
            self._snapshots = [s._replace(at=s.at - upto) for s in self._snapshots if s.at >= upto]
            self._worlds = [w._replace(at=w.at - upto) for w in self._worlds]
            self._barrier -= upto
            self._base -= upto

    def _rebuild(self, answers: list[Answer], same: int) -> None:
        """Runs again, in silence, from the last snapshot that the first ``same`` of the answers reach."""
        while self._snapshots[-1].at > same:
            self._snapshots.pop()
        snapshot = self._snapshots[-1]
        self._answers = answers
        self.result = None
        self._listed = {}
        self._open(self._copy(snapshot.state), False)
        self._run_through(answers[snapshot.at :])
        self._run.on_checkpoint = self._checkpoint
        self.table.recording = True

    def _run_through(self, answers: Sequence[Answer]) -> None:
        worlds = [world for world in self._worlds if world.at >= self._base]
        self._run.start()
        for index, answer in enumerate(answers, self._base):
            while worlds and worlds[0].at <= index:
                self._enter(worlds.pop(0))
            self._run.answer(answer.seat, answer.option)
        for world in worlds:
            self._enter(world)
        if self._run.result is not None:
            self._finish(self._run.result)
            return
        self.pending = self._run.asks()
        for ask in self.pending.values():
            if ask.also is not None:
                self._open_others(ask)

    def _restore(self, answers: int, entries: int, events: int, barrier: int, choices: int) -> None:
        """Puts everything back as it was before a choice that failed."""
        if len(self._answers) == answers:
            return
        self.entries = self.entries[:entries]
        self._asked = (0, None)
        self.events = self.events[:events]
        self._barrier = barrier
        self._choices = choices
        self._rebuild(self._answers[:answers], answers)

    def _publish(self, entry: int) -> None:
        for event in self.table.events:
            event.n = entry
            event.settle(self.state.things)
        self.events.extend(self.table.events)
        self.table.events.clear()

    def _incident(self) -> str:
        """A number under which a fault can be found again."""
        place = f"{self.game.name} {self.game.rules} {self.n} {self._choices}"
        return blake2b(place.encode(), key=self._key, digest_size=4).hexdigest()
