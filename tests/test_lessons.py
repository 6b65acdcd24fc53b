"""Every lesson of every game: its texts, its rules, its way from the first word to the last."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hexameron.bots import SeatView, make
from hexameron.cli.output import AT_TERMINAL
from hexameron.games import find, names
from hexameron.kernel.coaching import Coach, Word, begin, coach_of
from hexameron.kernel.files import read_match, write_match
from hexameron.kernel.game import Game, Lesson
from hexameron.kernel.match import Match
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Catalogue, Language

LESSONS = [(find(name), lesson) for name in names() for lesson in find(name).lessons]
LANGUAGES: tuple[Language, ...] = ("pl", "en")
MOST_WORDS = 52
"""A pupil reads a few sentences at a time."""

each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
)


class Pupil:
    """Plays a lesson, always knowing what the teacher says now."""

    def __init__(self, game: Game[Any], lesson: Lesson[Any]) -> None:
        self.match: Match[Any] = begin(game, lesson)
        self.bot = make("easy", seed=1)

    @property
    def coach(self) -> Coach:
        coach = coach_of(self.match)
        assert coach is not None
        return coach

    @property
    def word(self) -> Word | None:
        return self.coach.word()

    def others_play(self) -> None:
        """What happens without the pupil: the script, and where it is silent, a bot."""
        while self.match.result is None and not (coach := self.coach).holds:
            seat = next(iter(self.match.pending))
            if seat == coach.lesson.pupil:
                return
            self.match.choose(seat, coach.answer(seat) or self.bot.choose(SeatView(self.match, seat)))

    def choose(self, key: str) -> None:
        pupil = self.coach.lesson.pupil
        assert self.coach.refusal(pupil, [key]) is None
        self.match.choose(pupil, key)

    def follow(self) -> str:
        """Does what the present step wants; tells its name."""
        word = self.word
        assert word is not None
        if word.read:
            self.coach.go_on(word.step)
        else:
            pupil = self.coach.lesson.pupil
            self.choose(word.keys[0] if word.keys else self.match.options(pupil)[0].key())
        self.others_play()
        return word.step


@each_lesson
def test_all_words_are_there_in_both_languages_and_short(game: Game[Any], lesson: Lesson[Any]) -> None:
    said = [*lesson.steps, *lesson.tips]
    names = {"title", "about", "end", *(s.name for s in said), *(s.instead for s in said if s.instead)}
    for language in LANGUAGES:
        texts = Catalogue(language, (game.folder / "texts",), strict=True)
        prefix = f"lesson-{lesson.name}-"
        written = {id_.removeprefix(prefix) for id_ in texts.messages if id_.startswith(prefix)}
        assert {name.removesuffix(AT_TERMINAL) for name in written} == names
        for name in sorted(names | written):
            words = texts.render(lesson.text(name))
            assert not words.startswith("["), (language, name)
            assert len(words.split()) <= MOST_WORDS, (language, name, words)


@each_lesson
def test_every_step_names_rules_that_exist(game: Game[Any], lesson: Lesson[Any]) -> None:
    known = {rule.id for rule in Rulebook.load(game.folder / "rulebook.yaml").rules}
    for step in (*lesson.steps, *lesson.tips):
        assert step.rules, step.name
        assert set(step.rules) <= known, step.name
    names = [step.name for step in lesson.steps]
    assert len(names) == len(set(names))


@each_lesson
def test_following_what_is_pointed_at_leads_through_every_step(game: Game[Any], lesson: Lesson[Any]) -> None:
    pupil = Pupil(game, lesson)
    pupil.others_play()
    met: list[str] = []
    while pupil.coach.place < len(lesson.steps):
        step = pupil.coach.step
        free = lesson.steps[pupil.coach.place].optional
        assert step is not None or free, f"nobody knows what to do after {met[-1:]}: {pupil.match.pending}"
        if step is not None and step.allow and not step.until:
            assert pupil.word is not None
            assert pupil.word.keys, step.name
        name = pupil.follow()
        met += [name] * (name not in met)
    wanted = [step.name for step in lesson.steps if not step.optional]
    assert [name for name in met if name in wanted] == wanted
    assert not pupil.match.result
    # The others kept to the script to its end.
    made = [(e.prompt, e.key) for e in pupil.coach.standing if e.seat != lesson.pupil]
    assert tuple(made[: len(lesson.answers)]) == lesson.answers


@each_lesson
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_tried_the_lesson_goes_on(game: Game[Any], lesson: Lesson[Any], seed: int) -> None:
    """A pupil who clicks at random is refused here and there, but never stuck, and gets to the end."""
    random, pupil = Random(seed), Pupil(game, lesson)
    refused, taken = 0, 0
    pupil.others_play()
    while pupil.match.result is None:
        coach = pupil.coach
        if coach.holds:
            assert coach.step is not None
            assert coach.refusal(lesson.pupil, ["done"]) is not None or coach.step.other
            coach.go_on(coach.step.name)
        else:
            question = pupil.match.question(lesson.pupil, any_order=True)
            assert question is not None
            keys = [option.key() for option in question.options]
            fine = [key for key in keys if coach.refusal(lesson.pupil, [key]) is None]
            assert fine
            refused += len(fine) < len(keys)
            taught = coach.place
            pupil.choose(random.choice(fine))
            if pupil.match.can_undo(lesson.pupil) is None and random.random() < 0.2:
                pupil.match.undo(lesson.pupil)
                assert pupil.coach.place <= taught
        pupil.others_play()
        taken = max(taken, pupil.coach.place)
    assert refused
    assert taken == len(lesson.steps)
    last = pupil.word
    assert last is not None
    assert last.ended


@each_lesson
def test_a_stored_lesson_goes_on_where_it_was(game: Game[Any], lesson: Lesson[Any]) -> None:
    pupil = Pupil(game, lesson)
    for _ in range(len(lesson.steps) // 2):
        pupil.follow()
    word = pupil.word
    for whole in (False, True):
        again = coach_of(read_match(write_match(pupil.match), find, whole=whole))
        assert again is not None
        assert again.word() == word


@each_lesson
def test_who_leaves_the_lesson_has_a_match_like_any_other(game: Game[Any], lesson: Lesson[Any]) -> None:
    pupil = Pupil(game, lesson)
    pupil.follow()
    pupil.coach.leave()
    assert coach_of(pupil.match) is None
    assert pupil.match.result is None
    assert pupil.match.pending


@each_lesson
def test_reading_another_step_than_the_present_one_changes_nothing(
    game: Game[Any], lesson: Lesson[Any]
) -> None:
    pupil = Pupil(game, lesson)
    n, word = pupil.match.n, pupil.word
    pupil.coach.go_on(lesson.steps[-1].name)
    assert (pupil.match.n, pupil.word) == (n, word)


def test_an_ordinary_match_has_no_teacher() -> None:
    game, lesson = LESSONS[0]
    ordinary = begin(game, lesson)
    ordinary.entries.clear()
    assert coach_of(ordinary) is None
