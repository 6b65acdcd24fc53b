"""The teacher of a lesson, on a road with inns: aims, conditions, what is kept for later, tips."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hexameron.kernel.asking import CHECKPOINT, Done, Option, Result, Rules
from hexameron.kernel.coaching import Coach, Word, begin, coach_of
from hexameron.kernel.game import Lesson, Scenario, Setup, Step
from hexameron.kernel.match import Match
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
