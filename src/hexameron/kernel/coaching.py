"""Coaching: a teacher beside a real match. The rules know nothing of it.

What the pupil has learnt so far follows from the journal alone: from the choices that stand, and from
entries that say that something was read. So a lesson survives a reload, an undo and another server like the
match itself. The teacher says a :class:`Word`, refuses what the lesson has no use for yet, and answers for
the other seats as the lesson has it written down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from hexameron.kernel.asking import S, Seat
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Game, Lesson, Step
from hexameron.kernel.journal import Entry, live
from hexameron.kernel.match import Match
from hexameron.kernel.text import Text

BEGIN, NEXT, SKIP = "begin", "next", "skip"


class Word(msgspec.Struct, frozen=True):
    """What the teacher says now, and the things and options that it is about.

    With ``read`` the match waits until the pupil goes on from ``step``. A ``tip`` is not counted. The last
    word comes when the match has ``ended``.
    """

    lesson: str
    title: Text
    text: Text
    number: int
    of: int
    step: str = ""
    read: bool = False
    tip: bool = False
    ended: bool = False
    ids: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


def begin(game: Game[S], lesson: Lesson[S], names: tuple[str, ...] = ()) -> Match[S]:
    """A match in which this lesson is taught."""
    setup = msgspec.structs.replace(lesson.setup, names=names)
    match = Match(game, setup, Fairness.from_seed(lesson.seed), state=lesson.begin())
    match.note_lesson(lesson.pupil, f"{BEGIN}:{lesson.name}")
    return match


def coach_of(match: Match[Any]) -> Coach | None:
    """The teacher of a match; ``None`` if it is no lesson, or one that the pupil has left."""
    entries = match.entries
    if not entries or entries[0].kind != "lesson":
        return None
    if any(entry.kind == "lesson" and entry.key == SKIP for entry in entries):
        return None
    name = entries[0].key.partition(":")[2]
    lesson = next((one for one in match.game.lessons if one.name == name), None)
    return None if lesson is None else Coach(match, lesson)


class Coach:
    """The teacher of one match as it stands now."""

    def __init__(self, match: Match[Any], lesson: Lesson[Any]) -> None:
        self.match = match
        self.lesson = lesson
        self.standing: Sequence[Entry] = live(match.entries)
        self.done: list[str] = []
        """The steps that the pupil has taken."""
        self.place = self._place()
        """How many steps are behind the pupil, those that were passed over included."""
        self.step = self._now()
        """The step whose moment is there, if any."""

    # ------------------------------------------------------------------ where the lesson stands

    def _place(self) -> int:
        chosen = {entry.n for entry in self.standing if entry.seat == self.lesson.pupil}
        place = 0
        for entry in self.match.entries:
            if entry.kind == "lesson":
                place = self._behind(place, _reads(entry.key))
            elif entry.n in chosen:
                place = self._behind(place, _chooses(entry))
        return place

    def _behind(self, place: int, ends: Callable[[Step], bool]) -> int:
        """The place behind the next step that something ends, optional ones before it passed over."""
        for index in range(place, len(self.lesson.steps)):
            step = self.lesson.steps[index]
            if ends(step):
                self.done.append(step.name)
                return index + 1
            if not step.optional:
                break
        return place

    def _now(self) -> Step | None:
        for step in self.lesson.steps[self.place :]:
            if self._is_moment(step):
                return step
            if not step.optional:
                break
        return self._tip()

    def _tip(self) -> Step | None:
        """What the pupil has never been asked (with ``offered``: never chosen) and has not put away."""
        read = [entry.key for entry in self.match.entries if entry.kind == "lesson"]
        made = [entry for entry in self.standing if entry.seat == self.lesson.pupil]
        for tip in self.lesson.tips:
            if (
                f"{NEXT}:{tip.name}" not in read
                and self._is_moment(tip)
                and not any(_is_known(tip, one) for one in made)
            ):
                return tip
        return None

    def _is_moment(self, step: Step) -> bool:
        if step.after and step.after not in self.done:
            return False
        asked = any(
            (seat != self.lesson.pupil) == step.other and _asks(step, ask.prompt)
            for seat, ask in self.match.pending.items()
        )
        return asked and (not step.offered or bool(self._offered(step.offered)))

    # ------------------------------------------------------------------ what follows from it

    @property
    def holds(self) -> bool:
        """Whether the others wait because the pupil is reading."""
        return self.step is not None and self.step.read

    def word(self) -> Word | None:
        """What the teacher says; ``None`` when the steps are done and no tip is due."""
        lesson, step = self.lesson, self.step
        done = self.place == len(lesson.steps)
        if self.match.result is not None:
            return self._aside(lesson.text("end"), ended=True)
        if step is None:
            free = lesson.pupil in self.match.pending
            return None if done else self._aside(Text("coach.free" if free else "coach.wait"))
        tip = step in lesson.tips
        number = self.place if tip else lesson.steps.index(step) + 1
        point = step.point or step.allow
        keys = self._nearest((*step.until, *point)) if step.until else self._offered(point)
        ids = tuple(one for one in point if ":" not in one and one not in keys)
        return Word(
            lesson.name,
            lesson.text("title"),
            lesson.text(step.name),
            number,
            len(lesson.steps),
            step.name,
            read=step.read,
            tip=tip,
            ids=ids,
            keys=keys,
            rules=step.rules,
        )

    def _aside(self, text: Text, *, ended: bool = False) -> Word:
        """Words that belong to no step."""
        lesson = self.lesson
        return Word(lesson.name, lesson.text("title"), text, self.place, len(lesson.steps), ended=ended)

    def _offered(self, patterns: Sequence[str]) -> tuple[str, ...]:
        """The keys of what the pupil is offered that fit one of the patterns."""
        pupil = self.lesson.pupil
        if not patterns or pupil not in self.match.pending:
            return ()
        offered = self.match.any_order(pupil)
        return tuple(key for option in offered if _fits(key := option.key(), patterns))

    def _nearest(self, patterns: Sequence[str]) -> tuple[str, ...]:
        """What fits the first of the patterns that anything fits."""
        return next((found for one in patterns if (found := self._offered((one,)))), ())

    def _allowed(self, step: Step) -> tuple[str, ...]:
        """What the pupil may choose now; nothing if the lesson leaves all, or would leave nothing."""
        if not step.allow and not step.avoid:
            return ()
        return tuple(key for key in self._offered(step.allow or ("*",)) if not _fits(key, step.avoid))

    def refusal(self, seat: Seat, keys: Sequence[str]) -> Text | None:
        """What the teacher says to a choice that the lesson has no use for yet; ``None`` to any other."""
        step = self.step
        if step is None or step.other or seat != self.lesson.pupil:
            return None
        if step.read:
            return Text("coach.read_first")
        allowed = self._allowed(step)
        if not allowed or all(key in allowed for key in keys):
            return None
        return self.lesson.text(step.instead) if step.instead else Text("coach.instead")

    def answer(self, seat: Seat) -> str | None:
        """The key that the lesson has written down for another seat; ``None`` where a bot has to think."""
        made = [(entry.prompt, entry.key) for entry in self.standing if entry.seat != self.lesson.pupil]
        written = self.lesson.answers
        if len(made) >= len(written) or tuple(made) != written[: len(made)]:
            return None
        prompt, key = written[len(made)]
        ask = self.match.pending.get(seat)
        if ask is None or ask.prompt != prompt:
            return None
        return key if any(option.key() == key for option in self.match.options(seat)) else None

    # ------------------------------------------------------------------ what the pupil does besides choosing

    def go_on(self, step: str) -> None:
        """The pupil has read this step, or puts this tip away; any but the present one changes nothing."""
        now = self.step
        if now is not None and now.name == step and (now.read or now in self.lesson.tips):
            self.match.note_lesson(self.lesson.pupil, f"{NEXT}:{step}")

    def leave(self) -> None:
        """The pupil wants no more words: from now on it is a match like any other."""
        self.match.note_lesson(self.lesson.pupil, SKIP)


def _fits(key: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in patterns)


def _asks(step: Step, prompt: str) -> bool:
    return any(fnmatchcase(prompt, pattern) for pattern in step.prompt.split("|"))


def _is_known(tip: Step, made: Entry) -> bool:
    return _asks(tip, made.prompt) and (not tip.offered or _fits(made.key, tip.offered))


def _reads(key: str) -> Callable[[Step], bool]:
    return lambda step: step.read and key == f"{NEXT}:{step.name}"


def _chooses(entry: Entry) -> Callable[[Step], bool]:
    def ends(step: Step) -> bool:
        if step.read or not _asks(step, entry.prompt):
            return False
        wanted = step.until or (step.allow if step.optional else ())
        return not wanted or _fits(entry.key, wanted)

    return ends
