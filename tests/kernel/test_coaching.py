"""The teacher of a lesson, on a road with inns: aims, conditions, what is kept for later, tips."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hexameron.kernel.asking import CHECKPOINT, Done, Option, Rules
from hexameron.kernel.coaching import Coach, Word, begin, coach_of
from hexameron.kernel.game import Lesson, Scenario, Setup, Step
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.kernel.results import Result
from tests.kernel.toy import TOY, Learn, Mages
from tests.kernel.toy import begin as lay_out

LAST_MILE = 6
INNS = (2, 4)
"""The miles on which there is an inn."""


def road(b: Mages) -> Rules[Result]:
    """A walk of some miles; in an inn one may eat and sleep."""
    s = b.state
    while s.turn < LAST_MILE:
        yield CHECKPOINT
        got = yield from b.ask(0, "road", lambda: on_the_road(b))
        if got == Learn("inn"):
            yield from b.ask(0, "inn.meal", lambda: [Learn("soup"), Learn("bread")])
            yield from b.ask(0, "inn.bed", lambda: [Learn("hay"), Done()])
        s.turn += got != Learn("sing")
    return Result((0,), (1,), "there")


def on_the_road(b: Mages) -> list[Option]:
    inn = [Learn("inn")] if b.state.turn in INNS else []
    return [Learn("walk"), Learn("sing"), *inn, Done()]


def taught(*steps: Step, tips: tuple[Step, ...] = ()) -> Match[Any]:
    setup = Setup("road", 1)
    lesson = Lesson("road", 1, setup, lambda: lay_out(setup), 1, "easy", steps, tips)
    game = replace(TOY, play=road, scenarios=(Scenario("road", (1,)),), lessons=(lesson,))
    return begin(game, lesson)


def coach(match: Match[Any]) -> Coach:
    found = coach_of(match)
    assert found is not None
    return found


def word(match: Match[Any]) -> Word:
    said = coach(match).word()
    assert said is not None
    return said


def walk(match: Match[Any], *choices: str) -> str:
    """Makes choices; tells the step that is said afterwards."""
    for key in choices:
        assert coach(match).refusal(0, [key]) is None, key
        match.choose(0, key)
    return word(match).step


LAST = Step("last", "road", read=True)
NEVER = Step("never", "ferry")


def test_an_aim_stands_until_it_is_reached_and_points_at_what_brings_it_nearer() -> None:
    aim = Step("inn", "road", until=("learn:inn",), point=("learn:walk", "learn:sing"))
    match = taught(aim, LAST)
    assert word(match).keys == ("learn:walk",)
    assert walk(match, "learn:walk", "learn:sing") == "inn"
    assert walk(match, "learn:walk") == "inn"
    assert word(match).keys == ("learn:inn",)
    assert walk(match, "learn:inn", "learn:soup", "done") == "last"


def test_an_aim_holds_over_all_questions_that_it_names() -> None:
    match = taught(Step("bed", "road|inn.*", until=("learn:hay",)), LAST)
    assert walk(match, "learn:walk", "learn:walk", "learn:inn") == "bed"
    assert walk(match, "learn:bread") == "bed"
    assert walk(match, "learn:hay") == "last"


def test_a_step_waits_for_what_is_offered() -> None:
    match = taught(Step("look", "road", offered=("learn:inn",), read=True), LAST)
    assert word(match).step == ""
    assert walk(match, "learn:walk") == ""
    assert walk(match, "learn:walk") == "look"


def test_what_is_to_be_avoided_is_refused_unless_nothing_else_is_left() -> None:
    match = taught(Step("on", "*", avoid=("done", "learn:[hs]*"), until=("done",), instead="no"), LAST)
    refused = coach(match).refusal(0, ["done"])
    assert refused is not None
    assert refused.id == "lesson.road.no"
    assert coach(match).refusal(0, ["learn:sing"]) is not None
    walk(match, "learn:walk", "learn:walk", "learn:inn", "learn:bread")
    # In the bed's question everything is to be avoided.
    assert [option.key() for option in match.options(0)] == ["learn:hay", "done"]
    assert coach(match).refusal(0, ["learn:hay"]) is None
    assert coach(match).refusal(0, ["done"]) is None


def test_what_is_allowed_may_still_have_exceptions() -> None:
    match = taught(Step("on", "road", allow=("learn:*",), avoid=("learn:sing",)), LAST)
    assert coach(match).refusal(0, ["learn:walk"]) is None
    assert coach(match).refusal(0, ["learn:sing"]) is not None
    assert coach(match).refusal(0, ["done"]) is not None


def test_a_step_after_one_that_was_passed_over_never_comes() -> None:
    steps = (
        Step("meal", "inn.meal", allow=("learn:soup",), optional=True),
        Step("burnt", "inn.bed", read=True, optional=True, after="meal"),
        Step("bed", "inn.bed", optional=True),
        NEVER,
    )
    there = ("learn:walk", "learn:walk", "learn:inn")
    match = taught(*steps)
    assert walk(match, *there) == "meal"
    assert walk(match, "learn:soup") == "burnt"

    # Who is not hungry is told nothing of the soup.
    other = taught(replace(steps[0], allow=("learn:stew",), offered=("learn:stew",)), *steps[1:])
    assert walk(other, *there, "learn:soup") == "bed"
    assert walk(other, "done") == ""
    assert coach(other).done == ["bed"]
    assert coach(other).place == 3


def test_what_is_undone_was_not_learnt() -> None:
    steps = (
        Step("meal", "inn.meal", optional=True),
        Step("burnt", "inn.bed", optional=True, after="meal"),
        NEVER,
    )
    match = taught(*steps)
    assert walk(match, "learn:walk", "learn:walk", "learn:inn", "learn:soup") == "burnt"
    match.undo(0)
    assert word(match).step == "meal"
    assert coach(match).done == []


def test_a_tip_on_what_is_offered_comes_until_it_was_chosen_or_put_away() -> None:
    tip = Step("tip", "road", offered=("learn:inn",))
    match = taught(tips=(tip,))
    assert coach(match).word() is None
    match.choose(0, "learn:walk")
    match.choose(0, "learn:walk")
    assert word(match).tip
    match.choose(0, "learn:walk")
    assert coach(match).word() is None
    match.choose(0, "learn:walk")
    assert word(match).step == "tip"  # another inn, and still none was entered
    coach(match).go_on("tip")
    assert coach(match).word() is None

    hungry = taught(tips=(tip,))
    for key in ("learn:walk", "learn:walk", "learn:inn", "learn:soup", "done", "learn:walk"):
        hungry.choose(0, key)
    assert coach(hungry).word() is None
    assert "learn:inn" in [option.key() for option in hungry.options(0)]


def test_a_tip_fills_the_gaps_between_steps() -> None:
    bed = Step("bed", "inn.bed")
    match = taught(bed, tips=(Step("tip", "inn.meal"), Step("other", "inn.bed")))
    assert walk(match, "learn:walk", "learn:walk", "learn:inn") == "tip"
    assert word(match).tip
    assert walk(match, "learn:soup") == "bed"
    assert not word(match).tip


def test_a_tip_on_a_question_comes_only_if_it_is_new() -> None:
    match = taught(tips=(Step("tip", "inn.meal"),))
    for key in ("learn:walk", "learn:walk", "learn:inn"):
        match.choose(0, key)
    assert word(match).step == "tip"
    match.choose(0, "learn:soup")
    for key in ("done", "learn:walk", "learn:inn"):
        match.choose(0, key)
    assert coach(match).word() is None


def test_while_the_pupil_reads_the_others_wait_and_nothing_is_chosen() -> None:
    match = taught(Step("look", "road", read=True), Step("go", "road"), LAST)
    assert coach(match).holds
    refused = coach(match).refusal(0, ["learn:walk"])
    assert refused is not None
    assert refused.id == "coach.read_first"
    for other in ("go", "last"):
        coach(match).go_on(other)
        assert word(match).step == "look"
    said = word(match)
    assert (said.read, said.tip, said.ended, said.number, said.of) == (True, False, False, 1, 3)
    coach(match).go_on("look")
    assert word(match).step == "go"
    assert not coach(match).holds
    coach(match).go_on("go")
    assert word(match).step == "go"


def test_only_what_is_allowed_is_chosen_and_only_the_pupil_is_held_to_it() -> None:
    match = taught(Step("on", "road", allow=("learn:walk",)), LAST)
    refused = coach(match).refusal(0, ["learn:sing"])
    assert refused is not None
    assert refused.id == "coach.instead"
    assert coach(match).refusal(0, ["learn:walk", "learn:sing"]) is not None
    assert coach(match).refusal(0, ["learn:walk"]) is None
    assert coach(match).refusal(1, ["learn:sing"]) is None


def test_where_a_lesson_leaves_all_the_match_alone_says_what_is_not_offered() -> None:
    match = taught(Step("on", "road"), LAST)
    assert coach(match).refusal(0, ["learn:nonsense"]) is None
    assert coach(taught(NEVER)).refusal(0, ["learn:nonsense"]) is None


def test_a_step_of_another_seat_does_not_hold_the_pupil() -> None:
    match = taught(Step("theirs", "road", other=True, allow=("learn:walk",)), LAST)
    assert word(match).text.id == "coach.free"
    assert coach(match).refusal(0, ["learn:sing"]) is None


def test_a_lesson_that_was_left_or_is_no_lesson_has_no_teacher() -> None:
    match = taught(Step("on", "road"), LAST)
    coach(match).leave()
    assert coach_of(match) is None
    assert match.entries[-1].key == "skip"
    plain = taught(Step("on", "road"))
    plain.entries[0] = Entry(1, "lesson", 0, "", "begin:another")
    assert coach_of(plain) is None
    plain.entries.clear()
    assert coach_of(plain) is None


def test_the_last_word_comes_with_the_end() -> None:
    match = taught(Step("on", "road"))
    match.choose(0, "learn:walk")
    assert coach(match).word() is None
    while match.result is None:
        match.choose(0, "learn:walk")
    said = word(match)
    assert (said.ended, said.text.id, said.title.id) == (True, "lesson.road.end", "lesson.road.title")
    assert (said.number, said.of, said.step) == (1, 1, "")


def taught_with_another(*answers: tuple[str, str]) -> Match[Any]:
    """A lesson in which seat 1 walks, too, after the pupil."""

    def both(b: Mages) -> Rules[Result]:
        while b.state.turn < LAST_MILE:
            yield CHECKPOINT
            for seat in (0, 1):
                yield from b.ask(seat, f"road.{seat}", lambda: [Learn("walk"), Learn("sing")])
            b.state.turn += 1
        return Result((0,), (1, 1), "there")

    setup = Setup("duel", 2)
    steps = (
        Step("mine", "road.0"),
        Step("theirs", "road.*", other=True, read=True, point=("learn:*",)),
        Step("end", "ferry"),
    )
    lesson = Lesson("road", 1, setup, lambda: lay_out(setup), 1, "easy", steps, answers=answers)
    return begin(replace(TOY, play=both, lessons=(lesson,)), lesson, ("Ania", "Jan"))


def test_another_seat_does_what_is_written_until_something_else_happens() -> None:
    match = taught_with_another(("road.1", "learn:sing"), ("road.1", "learn:walk"), ("road.1", "learn:fly"))
    assert match.setup.names == ("Ania", "Jan")
    assert coach(match).answer(1) is None  # nothing is asked of it yet
    match.choose(0, "learn:walk")
    assert coach(match).answer(1) == "learn:sing"
    assert coach(match).answer(0) is None
    assert (word(match).step, word(match).keys, word(match).ids) == ("theirs", (), ())
    assert coach(match).holds
    match.choose(1, "learn:sing")
    assert word(match).step == ""
    match.choose(0, "learn:walk")
    assert coach(match).answer(1) == "learn:walk"
    match.choose(1, "learn:walk")
    match.choose(0, "learn:walk")
    assert coach(match).answer(1) is None  # that is not offered
    match.choose(1, "learn:walk")
    match.choose(0, "learn:walk")
    assert coach(match).answer(1) is None  # another thing was done, and nothing more is written

    strayed = taught_with_another(("road.1", "learn:sing"), ("road.1", "learn:walk"))
    for seat in (0, 1, 0):
        strayed.choose(seat, "learn:walk")
    assert coach(strayed).answer(1) is None

    foreign = taught_with_another(("ferry", "learn:sing"))
    foreign.choose(0, "learn:walk")
    assert coach(foreign).answer(1) is None

    short = taught_with_another(("road.1", "learn:walk"))
    for seat in (0, 1, 0):
        short.choose(seat, "learn:walk")
    assert coach(short).answer(1) is None


def test_while_others_are_asked_the_pupil_waits() -> None:
    match = taught_with_another()
    match.choose(0, "learn:walk")
    coach(match).go_on("theirs")
    assert word(match).text.id == "coach.wait"
    match.choose(1, "learn:walk")
    assert word(match).text.id == "coach.free"


def test_a_step_that_must_be_taken_is_not_passed_over() -> None:
    match = taught(Step("sing", "road", until=("learn:sing",)), Step("walk", "road"), LAST)
    assert walk(match, "learn:walk", "learn:walk") == "sing"
    assert (coach(match).place, coach(match).done) == (0, [])
    assert walk(match, "learn:sing") == "walk"
    assert (coach(match).place, coach(match).done) == (1, ["sing"])


def test_a_word_points_at_ids_and_at_what_is_offered() -> None:
    match = taught(Step("look", "road", point=("h1.1", "done", "learn:walk", "learn:fly")), LAST)
    assert (word(match).ids, word(match).keys) == (("h1.1",), ("learn:walk", "done"))


@pytest.mark.parametrize(
    ("step", "tips", "named", "goes_on"),
    [
        (Step("look", "road", read=True), (), "look", True),
        (Step("look", "road", read=True), (), "other", False),
        (Step("look", "road"), (), "look", False),
        (Step("look", "road"), (), "other", False),
        (NEVER, (Step("hint", "road"),), "hint", True),
        (NEVER, (Step("hint", "road"),), "never", False),
        (NEVER, (), "never", False),
    ],
)
def test_only_what_is_to_be_read_now_is_put_away(
    step: Step, tips: tuple[Step, ...], named: str, goes_on: bool
) -> None:
    match = taught(step, LAST, tips=tips)
    coach(match).go_on(named)
    assert [entry.key for entry in match.entries[1:]] == ([f"next:{named}"] if goes_on else [])
