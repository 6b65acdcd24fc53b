"""Matches: a game, a set-up, chance, and an append-only list of entries. Everything else is derived.

A match is a course of play with a journal (journal.py). Undo is an entry like any other. At checkpoints it
keeps a copy of the state (worlds.py). A fault inside a rule restores the match and ends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from hexameron.kernel import consent
from hexameron.kernel.asking import Drawn, Option, S, Seat
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.course import Course
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.journal import Entry, EntryKind, live, standing_last, undo_key, undone
from hexameron.kernel.refusing import Diverged, MatchError, Refused, RuleFault, Runaway, not_now, stale
from hexameron.kernel.resigning import LAST, HowResigned, how_resigned, result_after, result_of_old
from hexameron.kernel.text import Text
from hexameron.kernel.worlds import Answer

COPY_AFTER = 2
"""A copy costs as much as a few answers, so a clone is cheapest where few have to be sent again."""

TRIED_KEY = b"lasting"
"""The key of the world in which it is tried whether a choice can be taken back."""


class Match(Course[S]):
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
        super().__init__(game, setup, fairness.key(), dice, recording=recording)
        self.fairness = fairness
        self.origin = state
        """The state of the position it began from; ``None`` for a match from its set-up."""
        self._copy_after = copy_after
        self._begin(list(entries))

    def _begin(self, entries: list[Entry]) -> None:
        """Starts the top rule on the first state, or on a later one that was reached by these entries."""
        self.entries = entries
        self.events: list[Event] = []
        self.resigned = tuple(
            entry.seat for entry in entries if entry.kind == "resign" and how_resigned(entry.key)
        )
        self._choices = len(live(entries))
        self._asked: tuple[int, consent.Request | None] = (0, None)
        origin = self.origin
        self._start(
            self._copy(origin) if origin is not None else self.game.begin(self.setup), entry=len(entries)
        )
        self._publish(len(entries))

    # ------------------------------------------------------------------ reading

    def events_for(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What happened from entry ``since`` on, as one seat may read it."""
        things = self.state.things
        return [event.for_seat(seat, things) for event in self.events if event.n >= since]

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
        self.past.answers.append(Answer(seat, chosen, 1))
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
        past = self.past
        before = (len(past.answers), len(self.entries), len(self.events), past.barrier, self._choices)
        try:
            for option in options:
                self._choose_one(seat, option)
        except BaseException:
            self._restore(*before)
            raise
        self.past.forget()
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
            self.past.barrier = len(self.past.answers)

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
        if self.past.last_choice(seat, self._sealed_from()) is not None:
            return None
        last: Entry | None = None
        for entry in standing_last(self.entries):
            last = last or entry
            if entry.seat == seat:
                return Text("undo.learned") if entry is last else Text("undo.other")
        return Text("undo.nothing")

    def is_irrevocable(self, seat: Seat, option: Option | str) -> bool:
        """Whether this choice, for all that the seat knows, could not be taken back freely afterwards.

        It is tried in a world that the seat imagines, always the same one, so the answer betrays nothing. Nor
        can a choice be taken back that leaves the next one to others: they may choose before.
        """
        wanted = self._offered(seat, option)
        if type(wanted) is Drawn:  # whether a reported card can be there differs from world to world
            return True
        world = self.determinize(seat, TRIED_KEY)
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

    def _undo_free(self, seat: Seat) -> None:
        past, sealed = self.past, self._sealed_from()
        last = past.last_choice(seat, sealed)
        assert last is not None
        number = past.answers[last].entry
        kept = past.without(last, seat, sealed)
        self._write("undo", seat, str(number))
        self._rebuild(kept, last)
        self._choices -= 1
        self.events = [event for event in self.events if event.n != number]

    def _undo_agreed(self, seat: Seat) -> None:
        standing = live(self.entries)
        last = next(i for i in range(len(standing) - 1, -1, -1) if standing[i].seat == seat)
        self._write("undo", seat, undo_key(standing[last:]))
        entries = self.entries
        self._begin([])
        self.follow(entries)

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

    def _follow_resign(self, entry: Entry) -> None:
        how = how_resigned(entry.key)
        if how is not None:
            self.resign(entry.seat, how=how, last=entry.prompt == LAST)
        else:
            self._write("resign", entry.seat)
            self._finish(result_of_old(self.setup.seats, entry.seat))

    def end_pick(self) -> bool:
        """Ends a pick in which the list's order leaves nothing else; False if there is none."""
        for seat, ask in self.pending.items():
            if ask.any_order is not None and len(options := self.options(seat)) == 1:
                learned = self.state.things.learned
                self._give(Answer(seat, options[0], 0))
                if self.state.things.learned != learned:
                    self.past.barrier = len(self.past.answers)
                return True
        return False

    # ------------------------------------------------------------------ keeping

    def _checkpoint(self) -> None:
        """Keeps a copy of the state, unless the last one is near."""
        past = self.past
        last = past.snapshots[-1]
        since = len(past.answers) - last.at
        if since >= self._copy_after or (since and not last.entry):  # a set-up is dearer than any answer
            past.keep(past.last_entry() or self.n, self._copy(self.state))

    def _restore(self, answers: int, entries: int, events: int, barrier: int, choices: int) -> None:
        """Puts everything back as it was before a choice that failed."""
        past = self.past
        if len(past.answers) == answers:
            return
        self.entries = self.entries[:entries]
        self.events = self.events[:events]
        self._choices = choices
        past.barrier = barrier
        self._rebuild(past.answers[:answers], answers)

    def _publish(self, entry: int) -> None:
        for event in self.table.events:
            event.n = entry
            event.settle(self.state.things)
        self.events.extend(self.table.events)
        self.table.events.clear()
