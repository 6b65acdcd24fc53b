"""The course of play from inside: what is answered by itself, what copies keep, and what worlds leave out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from hexameron.kernel.asking import CHECKPOINT, Done, Option, Pass, Pick, Rolled, Rules, Yes, parse_option
from hexameron.kernel.game import Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Diverged, NotOffered, Refused, RuleFault, Stale
from hexameron.kernel.results import Result
from hexameron.kernel.text import Text, text
from tests.kernel.driving import forward, likeness, toy
from tests.kernel.test_running import match_of
from tests.kernel.toy import Learn, Mages


def some() -> list[Option]:
    return [Pass(), Done()]


def entries(match: Match[Any]) -> list[int]:
    return [answer.entry for answer in match.past.answers]


def test_what_leaves_no_choice_is_no_entry() -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.ask(0, "only", lambda: [Yes()])
        yield from b.ask(0, "first", some)
        yield from b.ask(1, "only", lambda: [Yes()])
        yield from b.together({0: b.ask(0, "only", lambda: [Yes()]), 1: b.ask(1, "sealed", some)})
        yield from b.ask(0, "last", some)
        return Result((0,))

    match = match_of(rules)
    assert entries(match) == [0]
    match.choose(0, Pass())
    assert entries(match)[-3:] == [1, 0, 0]
    assert (match.past.last_entry(), match.n) == (1, 1)
    match.choose(1, Done())
    assert match.past.last_entry() == 2
    assert match.can_undo(1) is None
    match.undo(1)
    assert match.can_undo(0) is None


@pytest.mark.parametrize(("others", "waits"), [([], False), ([Yes()], True)])
def test_a_question_with_one_answer_waits_while_others_may_act(others: list[Option], waits: bool) -> None:
    def rules(b: Mages) -> Rules[Result]:
        def also() -> Mapping[int, Sequence[Option]]:
            return {0: [Yes()], 1: others}

        who, _ = yield from b.ask_open(0, "only", lambda: [Done()], also)
        return Result((who,))

    match = match_of(rules)
    assert sorted(match.pending) == ([0, 1] if waits else [])
    assert match.result == (None if waits else Result((0,)))


def test_a_question_tells_nothing_refused_where_nothing_is() -> None:
    match = toy(0)
    seat = min(match.pending)
    question = match.question(seat, view=match.view(seat))
    assert question is not None
    assert question == match.question(seat)
    assert question.refused == ()


def checkpoints(b: Mages) -> Rules[Result]:
    for _ in range(20):
        yield CHECKPOINT
        yield from b.ask(0, "on", some)
        b.tell("went on")
        b.tell("arrived")
    return Result((0,))


def test_the_last_copy_of_the_state_is_near() -> None:
    match = match_of(checkpoints)
    for n in range(1, 12):
        match.choose(0, Pass())
        assert match.snapshot.entry == n - (n + 1) % 2, "every other choice, from the first on"
    match.undo(0)
    match.undo(0)
    for _ in range(4):
        match.choose(0, Pass())
    assert match.snapshot.entry > 13, "after an undo copies are kept as before"


def test_a_group_in_which_one_is_refused_leaves_no_result_behind() -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.ask(0, "end", some)
        return Result((0,))

    match = match_of(rules)
    with pytest.raises(Exception, match=r"over"):
        match.choose_group(0, [Pass(), Pass()])
    assert (match.result, match.n, list(match.pending)) == (None, 0, [0])
    match.choose(0, Done())
    assert match.result == Result((0,))


def test_a_copy_that_is_recorded_tells_on_and_a_playout_tells_nothing() -> None:
    match = match_of(checkpoints)
    for _ in range(4):
        match.choose(0, Pass())
    kept, playout, world = match.clone(playout=False), match.clone(), match.determinize(0, b"key")
    assert [len(kept.events), len(kept.entries), kept.n] == [8, 4, 4]
    for silent in (playout, world):
        assert (silent.events, silent.entries, silent.table.recording) == ([], [], False)
        silent.choose(0, Pass())
        assert (silent.events, silent.entries, silent.table.events) == ([], [], [])
        assert entries(silent)[-1] == 1, "somebody chose, whichever entry it is"
    assert kept.table.recording
    assert [event.name for event in kept.choose(0, Pass())] == ["went on", "arrived"]
    assert (len(kept.events), len(match.events)) == (10, 8)
    assert kept.snapshot.entry > match.snapshot.entry
    assert (kept.patient, playout.patient, world.patient) == (True, True, False)


def test_in_a_world_nobody_enters_dice_and_cards() -> None:
    match = toy(1, Setup("duel", 2, real=(0, 0)))
    assert match.table.real == (0, 0)
    world = match.determinize(0, b"key")
    assert world.table.real == ()
    assert world.clone().table.real == ()
    assert match.clone().table.real == (0, 0)


@pytest.mark.parametrize("answers", [1, 2, 3])
def test_sealed_answers_of_others_are_taken_back_from_the_first_on(answers: int) -> None:
    match = toy(0, Setup("duel", 2))
    for _ in range(answers):
        match.choose(1, match.options(1)[0])
    world = match.determinize(0, b"key")
    assert world.past.answers == []
    assert [world.pending[seat].prompt for seat in (0, 1)] == ["learn", "learn"]
    assert len(match.determinize(1, b"key").past.answers) == answers
    match.choose(0, Learn("might"))
    assert [answer.option for answer in match.determinize(0, b"key").past.answers] == [Learn("might")]


@pytest.mark.parametrize("seed", range(12))
def test_a_clone_of_a_world_inside_a_world_is_that_world(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    forward(match, random, 6 + seed)
    world = match.determinize(min(match.pending), b"outer")
    forward(world, random, 2)
    if world.result is not None:
        return
    inner = world.determinize(max(world.pending), b"inner")
    forward(inner, random, 2)
    twin = inner.clone()
    assert likeness(twin) == likeness(inner)
    forward(twin, Random(1), 20)
    forward(inner, Random(1), 20)
    assert likeness(twin) == likeness(inner)


def test_a_rule_that_fails_in_the_midst_leaves_the_question_as_it_was() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.ask(0, "first", some)
        yield from b.ask(0, "second", lambda: [Yes(), Done()])
        if got == Pass():
            raise KeyError("lost")
        return Result((0,))

    match = match_of(rules)
    match.choose(0, Pass())
    with pytest.raises(RuleFault, match=r"KeyError: 'lost'"):
        match.choose(0, Yes())
    assert [option.key() for option in match.options(0)] == ["yes", "done"]
    assert (match.n, match.choices, entries(match)) == (1, 1, [1])
    with pytest.raises(NotOffered):
        match.choose(0, Pass())


def test_a_group_that_fails_leaves_nothing_behind() -> None:
    def rules(b: Mages) -> Rules[Result]:
        card = b.things.make([1], "deck")[0]
        for n in range(4):
            yield from b.ask(0, f"step.{n}", some)
            b.tell("stepped", n=n)
            if n == 1:
                b.things.show_all(card)
            if n == 2:
                raise KeyError("lost")
        return Result((0,))

    match = match_of(rules)
    match.choose(0, Pass())
    before = likeness(match), match.n, match.choices, match.past.barrier, entries(match)
    with pytest.raises(RuleFault):
        match.choose_group(0, [Pass(), Pass()])
    assert (likeness(match), match.n, match.choices, match.past.barrier, entries(match)) == before
    assert [event.args for event in match.events] == [{"n": 0}]
    match.undo(0)
    assert (match.choices, match.n, match.events) == (0, 2, [])


def test_whoever_looked_at_another_moment_neither_resigns_nor_undoes_nor_asks() -> None:
    match = match_of(checkpoints)
    match.choose(0, Pass())
    acts: list[Callable[[int], object]] = [
        lambda at: match.resign(0, at=at),
        lambda at: match.undo(0, at=at),
        lambda at: match.ask_others(0, "end", [1], at=at),
    ]
    for act in acts:
        for at in (0, 2):
            with pytest.raises(Stale):
                act(at)
    assert match.n == 1


@pytest.mark.parametrize("seat", [-1, 2])
def test_nothing_is_noted_of_a_seat_that_is_not_there(seat: int) -> None:
    match = match_of(checkpoints)
    notes: list[Callable[[], object]] = [
        lambda: match.note_bot(seat, "easy"),
        lambda: match.note_seat(seat),
        lambda: match.resign(seat),
    ]
    for note in notes:
        with pytest.raises(Refused):
            note()
    assert match.entries == []
    match.note_bot(0, "easy")
    match.note_bot(1, "easy")
    assert match.n == 2


def two_of_three(b: Mages) -> Rules[Result]:
    yield from b.pick(0, "keep", lambda: ["a", "b", "c"], 2, 2)
    yield from b.ask(1, "after", some)
    return Result((0,))


def test_a_step_of_a_pick_that_people_may_go_on_with_can_be_taken_back() -> None:
    match = match_of(two_of_three)
    assert not match.is_irrevocable(0, "pick:b")
    match.choose(0, "pick:b")
    assert match.is_irrevocable(0, "pick:a")


def test_a_pick_of_an_old_journal_ends_where_its_list_does() -> None:
    match = match_of(two_of_three)
    assert not match.end_pick()
    match.choose(0, "pick:b")
    assert match.end_pick()
    assert (entries(match), match.n, list(match.pending)) == ([1, 0], 1, [1])
    assert not match.end_pick()


@pytest.mark.parametrize("others", [1, 2, 3])
def test_whoever_agrees_gives_back_all_since_the_choice(others: int) -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.ask(0, "mine", some)
        for _ in range(others + 1):
            yield from b.ask(1, "yours", some)
        return Result((0,))

    match = match_of(rules)
    match.choose(0, Pass())
    for _ in range(others):
        match.choose(1, Pass())
    match.agree(1, match.ask_others(0, "undo", [1]).n)
    match.undo(0, agreed=True)
    assert match.entries[-1].key == ",".join(str(n) for n in range(1, others + 2))
    assert (list(match.pending), match.choices) == ([0], 0)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(1, "choice", 1, "on", "pass"), text("fault.diverged.seat", n=2)),
        (Entry(1, "choice", 0, "off", "pass"), text("fault.diverged.prompt", asked="on", recorded="off")),
        (Entry(1, "choice", 0, "on", "yes"), text("fault.diverged.key", key="yes", prompt="on")),
        (Entry(2, "choice", 0, "on", "pass"), text("fault.diverged.order", n=2, last=0)),
    ],
)
def test_an_entry_that_does_not_fit_is_told_why(entry: Entry, why: Text) -> None:
    with pytest.raises(Diverged) as error:
        match_of(checkpoints).follow([entry])
    assert error.value.text == text("fault.diverged", n=entry.n, what=why)


@pytest.mark.parametrize("option", [Pick(""), Pick("t1"), Learn(""), Rolled("", 0), Done()])
def test_an_empty_field_is_written_and_read(option: Option) -> None:
    assert parse_option(option.key(), [Pick, Learn, Rolled, Done]) == option
    assert (":" in option.key()) == bool(option.__struct_fields__)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("rolled:x;y", r"^option 'rolled:x;y': Expected `int`, got `str` - at `\$\.face`$"),
        ("rolled:x", r"^option 'rolled:x' needs 2 fields, got 1$"),
        ("done:x", r"^option 'done:x' needs 0 fields, got 1$"),
        ("fly:x", r"^no option is called 'fly'$"),
    ],
)
def test_a_key_that_is_no_option_is_told_why(key: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse_option(key, [Rolled, Done])
