"""Words of a question: prompts, lines that help, and labels of common options."""

from __future__ import annotations

import pytest

from hexameron.kernel.asking import Done, Drawn, No, Option, Pass, Pick, Rolled, State, Yes
from hexameron.kernel.game import Question
from hexameron.kernel.screen.labels import Wording
from hexameron.kernel.text import Text, text
from tests.kernel.screen.test_names import NAMES, a_view
from tests.kernel.toy import Drink

WORDS: Wording[State] = Wording(
    NAMES, asks="ask.", helped=("move",), ends=("move", "react"), confirmed=("flee",)
)


@pytest.mark.parametrize(
    ("prompt", "actor", "words"),
    [
        ("move", "", text("ask.move", n=3)),
        ("move", "u1", text("ask.move", who=text("unit", id="u1"), n=3)),
        ("real.roll", "p1", text("real.roll.for", player=text("seat", n=1))),
        ("real.draw", "p1", text("real.draw.for", player=text("seat", n=1))),
        ("real.roll", "", Text("real.roll")),
        ("ability.order", "p1", Text("ability.order")),
    ],
)
def test_a_prompt_says_for_whom_and_with_what_numbers(prompt: str, actor: str, words: Text) -> None:
    assert WORDS.prompt(a_view(), Question(0, prompt, (), actor), n=3) == words


def test_help_is_there_for_listed_prompts_and_for_dice_to_enter() -> None:
    assert WORDS.help(Question(0, "move", ())) == Text("help.move")
    assert WORDS.help(Question(0, "flee", ())) is None
    assert WORDS.help(Question(0, "real.roll", (), count=(2, 3))) == text("real.roll.group", n=2, of=3)


@pytest.mark.parametrize(
    ("prompt", "option", "label"),
    [
        ("move", Done(), Text("ask.move.end")),
        ("react", Pass(), Text("ask.react.end")),
        ("flee", Done(), Text("option.done")),
        ("flee", Pass(), Text("option.pass")),
        ("flee", Yes(), Text("ask.flee.yes")),
        ("flee", No(), Text("ask.flee.no")),
        ("move", Yes(), Text("option.yes")),
        ("move", No(), Text("option.no")),
        ("real.roll", Rolled("battle", 2), text("real.roll.rolled", face=text("die", n=2))),
        ("real.draw", Drawn("deck", 6), text("real.draw.drawn", face=text("face", n=6))),
        ("keep", Pick("t0"), text("face", n=7)),
    ],
)
def test_common_options_have_labels(prompt: str, option: Option, label: Text) -> None:
    assert WORDS.common(a_view(), prompt, option) == label


def test_options_of_a_game_are_left_to_it() -> None:
    assert WORDS.common(a_view(), "move", Drink()) is None
