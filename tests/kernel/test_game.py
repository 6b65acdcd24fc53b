"""What is agreed before a match: what a game refuses, and what it says then."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from hexameron.kernel.asking import COMMON_OPTIONS
from hexameron.kernel.game import Horizon, Lesson, Question, Scenario, Setup, SetupError, Step, Variant
from hexameron.kernel.text import Text, text
from tests.kernel.toy import TOY, begin

GAME = replace(
    TOY,
    scenarios=(
        Scenario("duel", (2,)),
        Scenario("teams", (2, 4), (Variant("quick", (False, True)), Variant("level", (1, 2)))),
    ),
    rulings=(Variant("mercy", (True, False)),),
    lessons=(Lesson("first", 5, Setup("duel"), lambda: begin(Setup("duel")), 1, "random", (Step("go"),)),),
)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("duel"),
        Setup("teams", 2, variants={"quick": True, "level": 2}),
        Setup("teams", 4, rulings={"mercy": False}),
        Setup("teams", 4, real=(0, 0, 3, 3)),
        Setup("duel", 2, real=(1, 0), names=("Ania", "Jan")),
    ],
)
def test_what_a_scenario_allows_can_be_played(setup: Setup) -> None:
    GAME.check(setup)


@pytest.mark.parametrize(
    ("setup", "said", "told"),
    [
        (
            Setup("waterloo"),
            "toy has no scenario 'waterloo'; there are: duel, teams",
            text("setup.no_scenario", scenario="waterloo", known="duel, teams"),
        ),
        (
            Setup("teams", 3),
            "teams is for 2, 4 players, not 3",
            text("setup.players", n=3, allowed="2, 4"),
        ),
        (
            Setup("duel", variants={"quick": True}),
            "there is no variant 'quick' here; there are: none",
            text("setup.no_choice", kind="variant", name="quick"),
        ),
        (
            Setup("teams", variants={"slow": True}),
            "there is no variant 'slow' here; there are: quick, level",
            text("setup.no_choice", kind="variant", name="slow"),
        ),
        (
            Setup("duel", rulings={"quick": True}),
            "there is no ruling 'quick' here; there are: mercy",
            text("setup.no_choice", kind="ruling", name="quick"),
        ),
        (
            Setup("teams", variants={"level": 3}),
            "variant level cannot be 3; it can be: 1, 2",
            text("setup.no_value", name="level", value="3", allowed="1, 2"),
        ),
        (
            Setup("teams", variants={"level": True}),
            "variant level cannot be True; it can be: 1, 2",
            text("setup.no_value", name="level", value="True", allowed="1, 2"),
        ),
        (Setup("duel", real=(0,)), "real must name a seat for each of the 2 seats", Text("setup.real")),
        (Setup("duel", real=(0, 2)), "real must name a seat for each of the 2 seats", Text("setup.real")),
        (Setup("duel", real=(-1, 0)), "real must name a seat for each of the 2 seats", Text("setup.real")),
        (
            Setup("duel", names=("Ania",)),
            "there are 2 seats and 1 names",
            text("setup.names", n=1, seats=2),
        ),
        (
            Setup("duel", names=("Ania", "Jan", "Ewa")),
            "there are 2 seats and 3 names",
            text("setup.names", n=3, seats=2),
        ),
    ],
)
def test_what_is_refused_is_told_with_what_is_allowed(setup: Setup, said: str, told: Text) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.check(setup)
    assert str(refused.value) == said
    assert refused.value.text == told


def test_scenarios_and_lessons_are_found_by_their_names() -> None:
    assert [GAME.scenario(one.name) for one in GAME.scenarios] == list(GAME.scenarios)
    lesson = GAME.lesson("first")
    assert lesson is GAME.lessons[0]
    assert lesson.text("go") == Text("lesson.first.go")
    with pytest.raises(SetupError, match=r"^toy has no lesson 'last'; there are: first$"):
        GAME.lesson("last")
    with pytest.raises(SetupError, match=r"^toy has no lesson 'last'; there are: none$"):
        TOY.lesson("last")


def test_a_pick_tells_how_many_are_still_asked_for_and_a_real_roll_which_die() -> None:
    question = Question(0, "real.roll", ())
    assert (question.left, question.counted()) == (1, None)
    second = msgspec.structs.replace(question, count=(2, 3))
    assert (second.left, second.counted()) == (2, text("real.roll.group", n=2, of=3))
    assert msgspec.structs.replace(second, prompt="pick").counted() is None


def test_a_game_that_says_nothing_of_it_has_the_usual_measures() -> None:
    assert (TOY.horizon, TOY.playouts, TOY.notice, TOY.max_options) == (Horizon(1, 60, False), 64, 0.0, 200)
    assert replace(TOY, max_choices=type(TOY).max_choices).max_choices == 20_000
    assert TOY.option_types == (*TOY.options, *COMMON_OPTIONS)
    lesson = GAME.lessons[0]
    assert (lesson.pupil, lesson.steps[0].prompt) == (0, "*")
    step = lesson.steps[0]
    assert (step.read, step.other, step.optional) == (False, False, False)
    assert not GAME.scenarios[0].lopsided
