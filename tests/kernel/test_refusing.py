"""What a refusal tells, to the very word and number: the question, what is offered, how many more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from hexameron.kernel.asking import Option, Pass, Rules, Seat
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import MatchError, NotOffered, Refused, Stale, asked, english, not_now
from hexameron.kernel.results import Result
from hexameron.kernel.scene import OptionView, Scene
from hexameron.kernel.text import Text, text
from tests.kernel.toy import TOY, Mages, Toy

Label = Callable[[int], Text]

WHERE = Text("where")


class Go(Option, frozen=True, tag="go"):
    n: int


def place(n: int) -> Text:
    return text("place", n=n)


def going(
    count: int,
    *,
    more: tuple[int, ...] = (),
    label: Label = place,
    prompt: Text | None = WHERE,
    **setup: Any,
) -> Match[Toy]:
    """A match that asks seat 1 where to go, to so many places."""

    def play(b: Mages) -> Rules[Result]:
        yield from b.ask(1, "go.where", lambda: [Go(n) for n in (*range(count), *more)], show=True)
        return Result((1,))

    def labelled(view: Toy, asks: str, option: Option) -> Text:
        return label(option.n) if isinstance(option, Go) else Text("fault.over")

    def scene(view: Toy, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
        options = () if question is None else question.options
        views = tuple(OptionView(one.key(), labelled(view, "", one)) for one in options)
        return Scene("toy", "none", Text("toy"), prompt=prompt, options=views)

    game = replace(TOY, play=play, scene=scene, label=labelled, options=(Go,))
    return Match(game, msgspec.structs.replace(Setup("duel", 2), **setup), Fairness.from_seed(1))


def quoted(*places: int) -> Text:
    whole, *rest = (text("fault.quoted", label=place(n)) for n in places)
    for part in rest:
        whole = text("fault.comma", one=whole, two=part)
    return whole


def refusal(match: Match[Toy], key: str, seat: Seat = 1, at: int | None = None) -> MatchError:
    with pytest.raises(MatchError) as error:
        match.choose(seat, key, at=at)
    return error.value


@pytest.mark.parametrize(
    ("count", "named", "more"), [(1, 1, 0), (2, 2, 0), (5, 5, 0), (6, 5, 1), (7, 5, 2), (40, 5, 35)]
)
def test_five_labels_are_named_and_the_others_counted(count: int, named: int, more: int) -> None:
    told = {"question": Text("where"), "offered": quoted(*range(named))}
    expected = Text("fault.asked_more", {**told, "more": more}) if more else Text("fault.asked", {**told})
    assert asked(going(count), 1) == expected


def test_what_reads_alike_is_named_once_and_what_has_no_heading_by_its_prompt() -> None:
    match = going(12, label=lambda n: place(n % 3), prompt=None)
    assert asked(match, 1) == text("fault.asked", question=Text("go.where"), offered=quoted(0, 1, 2))
    assert asked(match, 0) == Text("fault.nothing_asked")


@pytest.mark.parametrize(
    ("count", "key", "hint"),
    [
        (2, "zzz", "go.where: no 'zzz' among go:0, go:1"),
        (5, "zzz", "go.where: no 'zzz' among go:0, go:1, go:2, go:3, go:4"),
        (6, "zzz", "go.where: no 'zzz' among go:0, go:1, go:2, go:3, go:4 and 1 more"),
        (8, "zzz", "go.where: no 'zzz' among go:0, go:1, go:2, go:3, go:4 and 3 more"),
        (8, "go:07", "go.where: no 'go:07' among go:7, go:0, go:6, go:5, go:4 and 3 more"),
        (1, "x" * 60, f"go.where: no '{'x' * 60}' among go:0"),
        (1, "x" * 61, f"go.where: no '{'x' * 60}' among go:0"),
    ],
)
def test_the_nearest_of_five_keys_come_first(count: int, key: str, hint: str) -> None:
    error = refusal(going(count), key)
    assert isinstance(error, NotOffered)
    assert (error.text.id, error.hint) == ("fault.not_offered", hint)
    assert str(error).endswith(f" [{hint}]")


@pytest.mark.parametrize(
    ("key", "label", "said"),
    [
        ("go:9", lambda n: Text("fault.over"), Text("fault.over")),
        ("go:9", lambda n: text("fault.comma", one=Text("fault.over"), two="x"), None),
        ("go:9", lambda n: text("fault.comma", one=Text("fault.over"), two=Text("nowhere")), "go:9"),
        ("go:9", lambda n: Text("nowhere"), "go:9"),
        ("go:x", lambda n: Text("fault.over"), "go:x"),
        ("strange:" + "x" * 52, lambda n: Text("fault.over"), "strange:" + "x" * 52),
        ("strange:" + "x" * 53, lambda n: Text("fault.over"), "strange:" + "x" * 52),
        ("go:" + "9" * 70, lambda n: Text("nowhere"), "go:" + "9" * 57),
        ("pass", place, Text("fault.over")),
    ],
)
def test_what_was_wanted_is_told_by_its_label_if_there_are_words_for_it(
    key: str, label: Label, said: Text | str | None
) -> None:
    told = refusal(going(3, label=label), key).text.args
    assert told["option"] == (label(9) if said is None else said)


@pytest.mark.parametrize(("names", "players"), [((), Text("seat.name", {"n": 2})), (("Ania", "Jan"), "Jan")])
def test_who_is_not_asked_is_told_who_is(names: tuple[str, ...], players: Text | str) -> None:
    match = going(3, names=names)
    error = refusal(match, "go:1", seat=0)
    assert type(error) is Refused
    assert error.text == text("fault.not_now", players=players)
    assert error.hint == "no question to seat 0; seat 1: go.where"


@pytest.mark.parametrize("names", [(), ("Ania", "Jan")])
def test_where_nobody_is_asked_nobody_is_named(names: tuple[str, ...]) -> None:
    match = going(1, names=names)
    match.choose(1, Go(0))
    error = not_now(match, 0)
    assert error.text == text("fault.not_now", players="")
    assert error.hint == "no question to seat 0; nobody is asked"


def test_who_looked_at_another_moment_is_told_both() -> None:
    match = going(2)
    error = refusal(match, "go:1", at=3)
    assert type(error) is Stale
    assert error.text == text("fault.stale", seen=3, now=0, asked=asked(match, 1))
    assert error.hint == "entry 0, not 3"
    assert refusal(match, "go:1", seat=0, at=1).text.args["asked"] == Text("fault.nothing_asked")


@pytest.mark.parametrize(("wanted", "option"), [(Pass(), "pass"), ("go:9", "go:9"), (Go(9), "go:9")])
def test_in_a_playout_a_refusal_is_brief(wanted: Option | str, option: str) -> None:
    playout = going(2).clone()
    with pytest.raises(NotOffered) as error:
        playout.choose(1, wanted)
    assert error.value.text == text("fault.unknown_option", option=option)
    assert error.value.hint == "go.where"


def test_programmers_read_ordinary_spaces() -> None:
    said = english(text("fault.quoted", label="two\u00a0words"))
    assert "two words" in said


def test_what_is_too_long_is_compared_by_its_beginning() -> None:
    far = 10**56
    match = going(8, more=(far,))
    hint = refusal(match, Go(far).key() + "9" * 200).hint
    assert len(Go(far).key()) == 60
    assert f"among {Go(far).key()}, go:0, go:1, go:2, go:3 and 4 more" in hint


def test_in_a_pick_all_is_named_that_people_may_choose() -> None:
    def play(b: Mages) -> Rules[Result]:
        yield from b.pick(1, "keep", lambda: ["a", "b", "c"], 2, 2)
        return Result((1,))

    def scene(view: Toy, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
        options = () if question is None else question.options
        views = tuple(OptionView(one.key(), Text(one.key())) for one in options)
        return Scene("toy", "none", Text("toy"), prompt=WHERE, options=views)

    match = Match(replace(TOY, play=play, scene=scene), Setup("duel", 2), Fairness.from_seed(1))
    match.choose(1, "pick:b")
    assert refusal(match, "zzz").hint == "keep: no 'zzz' among pick:a, pick:c"
    both = [text("fault.quoted", label=Text(key)) for key in ("pick:a", "pick:c")]
    offered = text("fault.comma", one=both[0], two=both[1])
    assert asked(match, 1) == text("fault.asked", question=WHERE, offered=offered)
