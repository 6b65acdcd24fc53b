"""The course of play: rules that run on a state, from one choice to the next.

What leaves no choice is answered at once, so a course always stands at somebody's choice or at the end. It
can be looked at as one seat may see it, copied, and imagined otherwise by a seat that does not know all.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import partial
from hashlib import blake2b
from typing import Generic, Self

import msgspec

from hexameron.kernel.asking import Ask, Option, Refusal, S, Seat
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.copying import copier
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game, Question, Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.refusing import Refused, Runaway, not_now, not_offered
from hexameron.kernel.results import Result
from hexameron.kernel.running import RulesError, Run
from hexameron.kernel.text import Text
from hexameron.kernel.things import Things
from hexameron.kernel.worlds import Answer, Past, Snapshot, World, state_hash

FORCED_LIMIT = 10_000
"""More answers in a row than this without anybody choosing means that a rule runs in a circle."""


def _same(options: Sequence[Option]) -> Sequence[Option]:
    return options


def _has_more(ask: Ask) -> bool:
    """Whether people may choose more than the one option that is left in the list's order."""
    return ask.any_order is not None and len(ask.any_order()) > 1


class Course(Generic[S]):
    """Rules that run on a state.

    ``pending`` maps each seat that may choose now to its ask. It is empty only when ``result`` is set.
    """

    def __init__(
        self, game: Game[S], setup: Setup, key: bytes, dice: Dice | None, *, recording: bool
    ) -> None:
        self.game = game
        self.setup = setup
        self._key = key
        self._dice = dice or Dice(key)
        self._copy = copier(game.state)
        self._recording = recording
        self.patient = recording
        """Whether it waits for people where the list leaves one option, but they may choose another.

        Machines go on there by themselves, in the worlds that they imagine, and come to the same.
        """
        self.entries: list[Entry]
        self.events: list[Event]
        self.resigned: tuple[Seat, ...]
        """Who gave up; somebody else decides for these seats."""
        self.result: Result | None
        self.pending: dict[Seat, Ask]
        self._listed: dict[Seat, Sequence[Option]]
        self._choices: int

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
        options = tuple(self.any_order(seat) if any_order else self.options(seat))
        whole = tuple(ask.whole()) if any_order and ask.whole is not None else ()
        question = Question(seat, ask.prompt, options, ask.actor, ask.group, (), ask.count, whole)
        refused = self._refused(ask, question, view)
        return msgspec.structs.replace(question, refused=refused) if refused else question

    def _refused(self, ask: Ask, question: Question, view: S | None) -> tuple[Refusal, ...]:
        """What the rule that asks refuses, and what the game refuses wherever it is asked so."""
        by_prompt = self.game.refused.get(ask.prompt)
        if ask.refused is None and by_prompt is None:
            return ()
        if view is None:
            view = self.view(question.seat)
        here = () if ask.refused is None else ask.refused(view)
        return (*here, *(() if by_prompt is None else by_prompt(view, question)))

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

    @property
    def dice(self) -> Dice:
        """What decides chance here: those of the key, unless others were laid on the table."""
        return self._dice

    def take_dice(self, dice: Dice) -> None:
        """Lays other dice on the table from now on: for laboratories. Nobody can check them any more."""
        self._dice = dice
        if not self.past.worlds:
            self.table.dice = dice

    def hash(self) -> str:
        """The hash of the state."""
        return state_hash(self.state)

    @property
    def snapshot(self) -> Snapshot[S]:
        """The last kept copy of the state, to be stored beside the journal."""
        return self.past.snapshots[-1]

    def _offered(self, seat: Seat, option: Option | str) -> Option:
        """The option that is meant, if it is offered."""
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

    def _sealed_from(self) -> int:
        """Where the answers of open sealed procedures begin; beyond the end if there are none."""
        if self._run.branches is None:
            return len(self.past.answers)
        return self.past.begun + self._run.sealed_from

    # ------------------------------------------------------------------ running

    def _start(self, state: S, *, entry: int) -> None:
        """Starts the top rule on a state of its own, which was reached by so many entries."""
        self.result = None
        self.past: Past[S] = Past(Snapshot(0, entry, state), [], [])
        self._open(self._copy(state), recording=self._recording)
        self._run.start()
        self._force()
        self.past.barrier = len(self.past.answers)

    def _open(self, state: S, *, recording: bool) -> None:
        """Lays a table for the state, at which the top rule is going to run."""
        imagined = self.past.begin_again()
        dice, real = (self._dice, self.setup.real) if imagined is None else (imagined.dice(), ())
        self.table = self.game.table(state, dice, real)
        self.table.recording = recording
        self._run = Run(self.game.play(self.table))
        self._run.on_checkpoint = self._checkpoint if recording else None

    def _enter(self, world: World) -> None:
        """Deals what a seat cannot know anew and changes the dice."""
        dice = world.dice()
        chance = Chance()
        self.state.things.redeal(world.seat, lambda n: dice.permutation(chance, "world", n), world.pinned)
        self.table.dice = dice
        self.table.real = ()

    def _give(self, answer: Answer) -> None:
        """Sends an answer into the rules, and those after it that leave no choice."""
        self.past.answers.append(answer)
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
            self.past.answers.append(forced)
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
        """What is done where the top rule could begin again; a course without a journal keeps nothing."""

    def _incident(self) -> str:
        """A number under which a fault can be found again."""
        place = f"{self.game.name} {self.game.rules} {self.n} {self._choices}"
        return blake2b(place.encode(), key=self._key, digest_size=4).hexdigest()

    # ------------------------------------------------------------------ running again

    def _rebuild(self, answers: list[Answer], same: int) -> None:
        """Runs again, in silence, from the last copy that the first ``same`` of the answers reach."""
        snapshot = self.past.go_back(answers, same)
        self.result = None
        self._listed = {}
        self._run_through(snapshot)
        self._record()

    def _record(self) -> None:
        """From now on the rules tell what happens and stop at checkpoints."""
        self._run.on_checkpoint = self._checkpoint
        self.table.recording = True

    def _run_through(self, snapshot: Snapshot[S]) -> None:
        """Sends the answers since a copy of the state into the rules again."""
        self._open(self._copy(snapshot.state), recording=False)
        past, run = self.past, self._run
        worlds = [world for world in past.worlds if world.at >= past.begun]
        run.start()
        for index, answer in enumerate(past.answers[snapshot.at :], past.begun):
            while worlds and worlds[0].at <= index:
                self._enter(worlds.pop(0))
            run.answer(answer.seat, answer.option)
        for world in worlds:
            self._enter(world)
        if run.result is not None:
            self._finish(run.result)
            return
        self.pending = run.asks()
        for ask in self.pending.values():
            if ask.also is not None:
                self._open_others(ask)

    # ------------------------------------------------------------------ copies

    def clone(self, *, playout: bool = True) -> Self:
        """An independent copy that goes on alike. A playout keeps no journal and no snapshots of its own."""
        return self._twin(range(self.snapshot.at, len(self.past.answers)), None, recording=not playout)

    def determinize(self, seat: Seat, key: bytes, *, pinned: Sequence[int] = ()) -> Self:
        """A clone in a world that this seat must think possible: this, never the truth, may a bot search.

        Hidden faces are dealt anew, the others' sealed answers are taken back, the dice have another key. The
        world follows from what the seat knows and from the key, whatever the truth is.
        """
        sealed = self._sealed_from()
        answers = self.past.answers
        kept = [
            index
            for index in range(self.snapshot.at, len(answers))
            if index < sealed or answers[index].seat == seat
        ]
        return self._twin(kept, World(len(kept), seat, key, tuple(pinned)), recording=False)

    def _twin(self, kept: Sequence[int], world: World | None, *, recording: bool) -> Self:
        """A copy that was given only the kept ones of the answers since the last copy of the state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.entries = self.entries[:] if recording else []
        twin.events = self.events[:] if recording else []
        twin.past = self.past.branch(kept, world)
        twin._recording = recording
        twin._listed = {}
        twin._dice = self._dice.fork()
        if world is not None:
            twin.patient = False
        twin._run_through(twin.snapshot)
        if recording:
            twin._record()
        return twin
