"""A question on a scene: options, refusals and cards that lie nowhere else."""

from __future__ import annotations

import pytest

from hexameron.kernel.asking import Done, Id, Option, Pick, Refusal, State
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of
from hexameron.kernel.scene import (
    Badge,
    Card,
    Choice,
    ChoicePart,
    OptionView,
    Panel,
    Piece,
    RefusedView,
    Scene,
    Zone,
)
from hexameron.kernel.screen.questions import QuestionView, card_of
from hexameron.kernel.table import Table
from hexameron.kernel.text import Text, text


class Shown(QuestionView[Table[State]]):
    def prompt(self) -> Text:
        return Text(self.question.prompt)

    def label(self, option: Option) -> Text:
        return Text(option.key())

    def laid_out(self, id_: Id) -> Card | None:
        return card_of(self.table.things, handle_of(id_)) if id_[0] == "t" else None


class Priced(Shown):
    def badge(self, option: Option) -> Badge | None:
        return Badge("coin", value=2) if isinstance(option, Pick) else None

    def here(self, option: Option) -> Text | None:
        return Text("take") if isinstance(option, Pick) else None

    def help(self) -> Text | None:
        return Text("help.pick")


def a_table() -> Table[State]:
    state = State()
    state.things.make([4, 5, -1], "somewhere")
    return Table.reading(state)


EMPTY = Scene("toy", "none", Text("toy"), waiting=(0,))
HAND = Zone("hand", Text("hand"), "hand", (Card("t0", 4),), 1)
ASKED = Question(
    0,
    "keep",
    (Pick("t0"), Pick("t1"), Pick("t2"), Pick("u1"), Done()),
    group="keep",
    refused=(Refusal(Pick("t9"), text("refused.gone"), "TOY-1"),),
)


def test_all_of_a_question_comes_onto_the_scene() -> None:
    shown = Priced(a_table(), ASKED).on(EMPTY)
    assert (shown.prompt, shown.help, shown.group, shown.waiting) == (
        Text("keep"),
        Text("help.pick"),
        "keep",
        (0,),
    )
    assert shown.options[0] == OptionView(
        "pick:t0", Text("pick:t0"), ("t0",), badge=Badge("coin", value=2), here=Text("take")
    )
    assert shown.options[-1] == OptionView("done", Text("done"), tone="leave")
    assert shown.refused == (RefusedView(Text("pick:t9"), text("refused.gone"), "TOY-1", ("t9",)),)


class Wide(Shown):
    def at(self, option: Option) -> tuple[Id, ...]:
        return (*option.at(), "board")


class Narrow(Wide):
    def refused_at(self, option: Option) -> tuple[Id, ...]:
        return option.at()


def test_what_is_refused_points_where_it_would_unless_the_game_says_otherwise() -> None:
    wide, narrow = (view(a_table(), ASKED).on(EMPTY) for view in (Wide, Narrow))
    assert wide.refused[0].at == ("t9", "board")
    assert narrow.refused[0].at == ("t9",)
    assert narrow.options[0].at == ("t0", "board")


def test_cards_that_lie_nowhere_are_laid_beside_the_question() -> None:
    piece = Piece("t2", "h1.1", "token", Text("token"))
    scene = Scene("toy", "none", Text("toy"), zones=(HAND,), pieces=(piece,))
    shown = Shown(a_table(), ASKED).on(scene)
    assert shown.zones == (
        Zone("choice", Text("scene.zone.choice"), "choice", (Card("t1", 5),), 1),
        HAND,
    )
    first = Question(0, "keep", (Pick("t0"),))
    assert Shown(a_table(), first).on(scene).zones == (HAND,)


def test_a_card_shows_its_face_only_to_who_knows_it() -> None:
    things = a_table().things
    assert card_of(things, 1, Badge("coin")) == Card("t1", 5, (Badge("coin"),))
    assert card_of(things, 2) == Card("t2", None)


def test_a_game_says_what_is_asked_and_what_stands_on_buttons() -> None:
    bare = QuestionView(a_table(), Question(0, "go", (Done(),)))
    with pytest.raises(NotImplementedError):
        bare.prompt()
    with pytest.raises(NotImplementedError):
        bare.label(Done())
    assert (bare.help(), bare.badge(Done()), bare.here(Done()), bare.laid_out("t1")) == (None,) * 4


class WithSheets(Shown):
    def shows_sheets(self) -> bool:
        return True


class WithCards(Shown):
    def shows_cards(self) -> bool:
        return True


class WithOptions(Shown):
    def lists_options(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("view", "parts"),
    [
        (Shown, ()),
        (WithSheets, (ChoicePart(("u1",)),)),
        (WithCards, (ChoicePart(("t0", "u1")),)),
        (WithOptions, (ChoicePart(("done",)),)),
    ],
)
def test_what_a_question_is_about_takes_the_stage_where_its_game_says_so(
    view: type[Shown], parts: tuple[ChoicePart, ...]
) -> None:
    sheets = (Panel("u1", Text("one")), Panel("u2", Text("another")))
    scene = Scene("toy", "none", Text("toy"), zones=(HAND,), panels=sheets)
    shown = view(a_table(), Question(0, "keep", (Pick("t0"), Pick("u1"), Done()))).on(scene)
    assert shown.choice == (Choice(parts) if parts else None)


def test_cards_of_a_choice_take_the_stage_where_one_of_them_is_meant() -> None:
    piles = (
        Zone("offered", Text("offered"), "choice", (Card("t0", 4), Card("t7", 4)), 2),
        Zone("refused", Text("refused"), "choice", (Card("t9", 4),), 1),
        Zone("idle", Text("idle"), "choice", (Card("t8", 4),), 1),
        Zone("hand", Text("hand"), "hand", (Card("t1", 4),), 1),
    )
    shown = Shown(a_table(), ASKED).on(Scene("toy", "none", Text("toy"), zones=piles))
    assert shown.choice is not None
    assert [part.things for part in shown.choice.parts] == [("t2",), ("t0", "t7"), ("t9",)]


def test_a_card_that_is_laid_out_to_choose_from_lies_on_the_stage_once() -> None:
    shown = WithCards(a_table(), Question(0, "keep", (Pick("t0"), Pick("t1")))).on(EMPTY)
    assert shown.choice is not None
    assert [part.things for part in shown.choice.parts] == [("t0", "t1")]
