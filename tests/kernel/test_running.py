"""Rules that break the kernel's contract, and what happens side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hexameron.kernel.asking import CHECKPOINT, Ask, Done, Option, Pass, Rules, Yes
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import NotOffered, Refused, RuleFault, Runaway, Stale
from hexameron.kernel.results import GameOver, Result
from hexameron.kernel.running import RulesError, Run
from hexameron.kernel.table import Resolve
from hexameron.kernel.text import text
from tests.kernel.toy import TOY, Learn, Mages, Toy

Play = Any


def match_of(play: Play, *, seats: int = 2, recording: bool = True, **changes: Any) -> Match[Toy]:
    setup = Setup("duel", 2) if seats == 2 else Setup("teams", 4)
    game = replace(TOY, play=play, **changes)
    return Match(game, setup, Fairness.from_seed(1), recording=recording)


def test_a_top_rule_must_end_with_a_result() -> None:
    def ends(b: Mages) -> Rules[None]:
        yield from ()

    with pytest.raises(RulesError, match="the top rule ended without a Result"):
        match_of(ends)


def test_a_run_by_itself_passes_its_checkpoints() -> None:
    """Nobody need listen: a rule can be run without a match."""

    def rules() -> Rules[Result]:
        yield CHECKPOINT
        return Result((0,))

    run = Run(rules())
    run.start()
    assert run.result == Result((0,))


@pytest.mark.parametrize("inside", ["checkpoint", "together"])
def test_a_branch_may_only_ask(inside: str) -> None:
    def branch(b: Mages) -> Rules[None]:
        if inside == "checkpoint":
            yield CHECKPOINT
        else:
            yield from b.together({0: b.confirm(0, "sure")})

    def rules(b: Mages) -> Rules[Result]:
        yield from b.together({0: branch(b)})
        return Result(())

    with pytest.raises(RulesError, match="may only ask one seat at a time"):
        match_of(rules)


def test_branches_that_ask_nothing_are_done_at_once() -> None:
    def value(n: int) -> Rules[int]:
        yield from ()
        return n

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.together({0: value(5), 1: value(7)})
        yield from b.confirm(1, "sure")
        return Result((), (got[0], got[1]))

    match = match_of(rules)
    assert list(match.pending) == [1]
    match.choose(1, Yes())
    assert match.result == Result((), (5, 7))


def test_a_branch_may_end_the_match_for_all() -> None:
    def branch(b: Mages, seat: int) -> Rules[None]:
        got = yield from b.ask(seat, "bid", lambda: [Learn("low"), Learn("all")])
        if got.guild == "all":
            raise GameOver(Result((seat,), why="all"))

    def rules(b: Mages) -> Rules[Result]:
        yield from b.together({seat: branch(b, seat) for seat in range(2)})
        return Result(())

    match = match_of(rules)
    match.choose(1, "learn:all")
    assert match.result == Result((1,), why="all")
    assert match.pending == {}


def no_options(show: bool) -> Play:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.confirm(0, "sure")
        if show:
            yield from b.ask_open(0, "nothing", list[Option], lambda: {1: [Done()]})
        yield from b.ask(0, "nothing", list[Option])
        return Result(())

    return rules


def test_a_question_without_options_is_a_fault_of_the_rules() -> None:
    match = match_of(no_options(False))
    with pytest.raises(RuleFault, match="RulesError: nothing asks without any option"):
        match.choose(0, "yes")
    assert list(match.pending) == [0]
    assert match.n == 0

    open_to_others = match_of(no_options(True))
    open_to_others.choose(0, "yes")
    with pytest.raises(RulesError, match="nothing asks without any option"):
        open_to_others.options(0)


def on_and_on(b: Mages) -> Rules[Result]:
    while True:
        yield from b.ask(0, "on", lambda: [Pass(), Done()])


def test_a_playout_that_does_not_end_is_stopped_after_so_many_choices() -> None:
    for recording in (True, False):
        match = match_of(on_and_on, recording=recording, max_choices=3)
        for n in range(3):
            assert match.choices == n
            match.choose(0, Pass())
        with pytest.raises(Runaway, match="more than 3 choices"):
            match.choose(0, Done())
        assert match.choices == 3


def test_a_playout_makes_a_group_of_choices_one_by_one_and_tells_nothing() -> None:
    match = match_of(on_and_on, recording=False)
    assert match.choose_group(0, ["pass", Done(), "pass"]) == []
    assert (match.choices, match.n, match.events) == (3, 0, [])
    with pytest.raises(NotOffered) as refused:
        match.choose(0, "fly")
    assert refused.value.text == text("fault.unknown_option", option="fly")
    assert refused.value.hint == "on"


def test_nothing_is_noted_of_a_seat_that_is_not_there_or_of_a_match_that_is_over() -> None:
    match = match_of(on_and_on)
    for seat in (-1, 2):
        with pytest.raises(Refused) as refused:
            match.note_seat(seat)
        assert refused.value.text.id == "fault.not_now"
        assert f"no question to seat {seat}; seat 0: on" in str(refused.value)
    assert match.n == 0
    match.note_seat(1)
    match.resign(1)
    with pytest.raises(Refused) as over:
        match.note_bot(0, "easy")
    assert over.value.text.id == "fault.over"
    with pytest.raises(Refused) as late:
        match.options(0)
    assert late.value.text.id == "fault.over"
    assert [entry.kind for entry in match.entries] == ["sit", "resign"]


def test_what_an_imagined_world_does_not_bear_is_irrevocable() -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.confirm(0, "sure")
        raise LookupError

    assert match_of(rules).is_irrevocable(0, "yes")


def test_who_may_take_back_freely_need_not_ask_and_who_has_chosen_nothing_cannot() -> None:
    match = match_of(on_and_on)
    for seat in (0, 1):
        with pytest.raises(Refused) as nothing:
            match.ask_others(seat, "undo", [1 - seat])
        assert nothing.value.text.id == "undo.nothing"
    match.choose(0, "pass")
    with pytest.raises(Refused) as needless:
        match.ask_others(0, "undo", [1])
    assert needless.value.text.id == "consent.needless"
    assert match.request is None


def test_only_who_asked_or_was_asked_declines() -> None:
    match = match_of(on_and_on, seats=4)
    asked = match.ask_others(0, "end", [2, 3])
    assert (asked.of, asked.missing, asked.granted) == ((2, 3), (2, 3), False)
    with pytest.raises(Refused) as strange:
        match.decline(1, asked.n)
    assert strange.value.text.id == "consent.nothing"
    for n in (asked.n - 1, asked.n + 1):
        with pytest.raises(Refused):
            match.decline(2, n)
    match.agree(3, asked.n)
    with pytest.raises(Refused):
        match.agree(3, asked.n)
    assert [one.missing for one in (match.request,) if one] == [(2,)]
    match.decline(2, asked.n)
    assert not match.request
    assert (match.entries[-1].kind, match.entries[-1].prompt) == ("decline", "")
    again = match.ask_others(0, "bot", [2, 1, 0, 1], about="1:hard")
    assert (again.of, again.about, again.what) == ((1, 2), "1:hard", "bot")
    match.decline(0, again.n)
    assert match.entries[-1].prompt == "withdraw"


def test_options_point_at_what_they_speak_of() -> None:
    assert Resolve("t7", "poison").at() == ("t7",)
    assert Done().at() == ()


def test_who_is_to_choose_is_told_by_name_or_by_number() -> None:
    for names, told in ((("Ania", "Jan"), "Ania"), ((), text("seat.name", n=1))):
        match: Match[Toy] = Match(
            replace(TOY, play=on_and_on), Setup("duel", 2, names=names), Fairness.from_seed(1)
        )
        with pytest.raises(Refused) as refused:
            match.choose(1, "pass")
        assert refused.value.text == text("fault.not_now", players=told)
    with pytest.raises(Stale) as stale:
        match.choose(1, "pass", at=7)
    assert stale.value.text.args["asked"] == text("fault.nothing_asked")


def test_a_question_that_shows_itself_only_sometimes_is_looked_at_then() -> None:
    looked: list[bool] = []

    def rules(b: Mages) -> Rules[Result]:
        for shown in (False, True):

            def show(shown: bool = shown) -> bool:
                looked.append(shown)
                return shown

            yield from b.ask(0, "only", lambda: [Done()], show=show)
            yield from b.ask(0, "both", lambda: [Done(), Pass()], show=show)
        return Result(())

    match = match_of(rules)
    assert (match.pending[0].prompt, looked) == ("both", [False])
    match.choose(0, "done")
    assert (match.pending[0].prompt, looked) == ("only", [False, True])
    assert isinstance(match.pending[0], Ask)
    match.choose(0, "done")
    match.choose(0, "done")
    assert match.result == Result(())


@pytest.mark.parametrize(("forced", "ends"), [(9_999, True), (10_000, False)])
def test_ten_thousand_answers_in_a_row_without_a_choice_are_a_circle(forced: int, ends: bool) -> None:
    def rules(b: Mages) -> Rules[Result]:
        for _ in range(forced):
            yield from b.ask(0, "only", lambda: [Done()])
        return Result((0,))

    if ends:
        assert match_of(rules).result == Result((0,))
    else:
        with pytest.raises(Runaway) as fault:
            match_of(rules)
        assert fault.value.hint == "a rule asks itself in a circle"
        assert fault.value.incident == "d3d17e64"


def test_a_sealed_question_is_shown_even_if_it_leaves_no_choice() -> None:
    def rules(b: Mages) -> Rules[Result]:
        bids: dict[int, Callable[[], list[Option]]] = {0: lambda: [Done()], 1: lambda: [Done(), Pass()]}
        yield from b.ask_all("bid", bids)
        return Result(())

    assert sorted(match_of(rules).pending) == [0, 1]


@pytest.mark.parametrize(("said", "heard"), [("yes", True), ("no", False)])
def test_yes_is_true_and_no_is_false(said: str, heard: bool) -> None:
    got: list[object] = []

    def rules(b: Mages) -> Rules[Result]:
        got.append((yield from b.confirm(0, "sure")))
        return Result(())

    match_of(rules).choose(0, said)
    assert got == [heard]


def test_a_pick_counts_which_of_how_many_is_asked_for() -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.pick(0, "keep", lambda: ["a", "b", "c", "d"], 1, 3)
        return Result(())

    match = match_of(rules)
    assert match.pending[0].count == (1, 3)
    match.choose(0, "pick:a")
    assert match.pending[0].count == (2, 3)
    match.choose(0, "pick:b")
    assert match.pending[0].count == (3, 3)
