"""Options and the ways to ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.asking import (
    COMMON_OPTIONS,
    Ask,
    Done,
    Drawn,
    FreeOption,
    No,
    Option,
    Pick,
    Rolled,
    Rules,
    State,
    Yes,
    parse_option,
)
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.copying import copier
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.results import Result
from hexameron.kernel.table import Resolve, Table, Trigger
from hexameron.kernel.text import text
from tests.kernel.driving import toy
from tests.kernel.toy import TOY, Learn, Mages, Play, Toy


class Mixed(Option, frozen=True, tag="mixed"):
    where: str
    n: int
    sure: bool
    ids: tuple[str, ...]


NAMES = st.text("abct0123456789.-", max_size=6)


@given(NAMES, st.integers(-99, 99), st.booleans(), st.lists(NAMES.filter(bool)))
def test_a_key_gives_the_option_back(where: str, n: int, sure: bool, ids: list[str]) -> None:
    option = Mixed(where, n, sure, tuple(ids))
    assert parse_option(option.key(), [Learn, Mixed]) == option


def test_a_question_is_one_of_one_and_answers_itself_unless_it_says_otherwise() -> None:
    asked = Ask(0, "what", lambda: [Yes()])
    assert (asked.count, asked.show, asked.actor, asked.group) == ((1, 1), False, "", "")
    assert Ask(0, "what", lambda: [Yes()], _show=lambda: True).show is True


def test_keys_are_short_and_readable() -> None:
    assert Pick("h4.1").key() == "pick:h4.1"
    assert Done().key() == "done"
    assert Rolled("battle", 3).key() == "rolled:battle;3"
    assert parse_option("drawn:deck;7", COMMON_OPTIONS) == Drawn("deck", 7)


@pytest.mark.parametrize("key", ["", "fly:h1", "play:", "play:x", "play:1;2", "done:3;4"])
def test_a_key_of_no_option_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match=r"option|no option"):
        parse_option(key, [Play, Done])


def run(play: Callable[[Mages], Rules[Result]], *choices: tuple[int, str]) -> Match[Toy]:
    match: Match[Toy] = Match(
        replace(TOY, play=play),
        Setup("teams", 4),
        Fairness.from_seed(1),
    )
    for seat, key in choices:
        match.choose(seat, key)
    return match


def test_a_pick_offers_each_set_once_in_one_order() -> None:
    found = []

    def explore(match: Match[Toy]) -> None:
        if match.result is not None:
            found.append(match.result.why)
            return
        for option in match.options(0):
            twin = match.clone()
            twin.choose(0, option)
            explore(twin)

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d"], 1, 3)
        return Result((), why="".join(got))

    explore(run(rules))
    assert sorted(found) == sorted(
        ["a", "b", "c", "d", "ab", "ac", "ad", "bc", "bd", "cd", "abc", "abd", "acd", "bcd"]
    )


def test_a_pick_that_leaves_no_choice_answers_itself() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b"], 2, 2)
        return Result((), why="".join(got))

    assert run(rules).result == Result((), why="ab")


def test_simultaneous_abilities_run_by_seat_and_lapse_when_their_condition_does() -> None:
    log: list[str] = []
    triggers = [Trigger(1, "t1", "x"), Trigger(0, "t2", "y"), Trigger(0, "t3", "z"), Trigger(1, "t4", "w")]

    def resolve(trigger: Trigger) -> Rules[None]:
        log.append(trigger.name)
        yield from ()

    def rules(b: Mages) -> Rules[Result]:
        holds = lambda t: not (t.name == "w" and "x" in log)  # noqa: E731
        yield from b.simultaneous([0, 1], triggers, holds, resolve)
        return Result(())

    match = run(rules)
    assert list(match.pending) == [0]
    match.choose(0, Resolve("t3", "z"))
    assert log == ["z", "y"]
    match.choose(1, Resolve("t1", "x"))
    assert log == ["z", "y", "x"]
    assert match.result is not None


def test_all_are_asked_at_once_and_sealed() -> None:
    def rules(b: Mages) -> Rules[Result]:
        bids = yield from b.ask_all("bid", {s: lambda: [Learn("low"), Learn("high")] for s in range(4)})
        return Result(tuple(s for s, bid in bids.items() if bid.guild == "high"))

    match = run(rules, (3, "learn:high"), (0, "learn:low"))
    assert list(match.pending) == [1, 2]
    match.choose(2, "learn:high")
    match.choose(1, "learn:low")
    assert match.result == Result((2, 3))


def test_what_must_happen_at_once_happens_before_the_next_question() -> None:
    match = toy(0, Setup("duel", 2))
    hand = match.state.things
    while match.result is None:
        seat = min(match.pending)
        if match.pending[seat].prompt == "limit.discard":
            assert hand.count(f"hand.{seat}") != 4
            return
        match.choose(
            seat, "done" if "done" in [o.key() for o in match.options(seat)] else match.options(seat)[0]
        )
        hand = match.state.things
    pytest.fail("the limit was never asked for")


def test_at_a_real_table_the_players_tell_the_dice() -> None:
    def rules(b: Mages) -> Rules[Result]:
        dice = yield from b.roll(1, "battle", 6, 2)
        return Result((), tuple(dice))

    match: Match[Toy] = Match(
        replace(TOY, play=rules),
        Setup("duel", 2, real=(0, 1)),
        Fairness.from_seed(1),
    )
    assert match.pending[1].prompt == "real.roll"
    assert match.pending[1].count == (1, 2)
    assert match.pending[1].show
    assert match.pending[1].actor == "p1"
    match.choose(1, "rolled:battle;5")
    asked = match.question(1)
    assert asked is not None
    assert asked.counted() == text("real.roll.group", n=2, of=2)
    match.choose(1, "rolled:battle;0")
    assert match.result == Result((), (5, 0))


def test_at_a_real_table_a_drawn_card_is_what_the_player_reports() -> None:
    def rules(b: Mages) -> Rules[Result]:
        b.things.make([1, 2, 3], "deck")
        b.shuffle("deck")
        first = yield from b.draw(0, "deck", "hand.0")
        second = yield from b.draw(1, "deck", "hand.1")
        yield from b.pick(0, "p", lambda: ["x", "y"], 1, 1)
        return Result((), (b.things.face[first], b.things.face[second]))

    match: Match[Toy] = Match(
        replace(TOY, play=rules),
        Setup("duel", 2, real=(0, 1)),
        Fairness.from_seed(1),
    )
    match.choose(0, "drawn:deck;2")
    assert [option.key() for option in match.options(1)] == ["drawn:deck;1", "drawn:deck;2", "drawn:deck;3"]
    match.choose(1, "drawn:deck;2")
    assert [option.key() for option in match.options(1)] == ["drawn:deck;1", "drawn:deck;3"]
    match.choose(1, "drawn:deck;3")
    match.choose(0, "pick:x")
    assert match.result == Result((), (2, 3))


def test_a_copy_shares_nothing_that_can_change() -> None:
    match = toy(3)
    one = match.state
    two = copier(Toy)(one)
    assert two == one
    two.hp[0] = 99
    two.things.face[0] = 99
    two.things.order["deck"].pop()
    two.chance.counts["x"] = 1
    assert one.hp[0] != 99
    assert one.things.face[0] != 99
    assert "x" not in one.chance.counts
    assert two.things.order["deck"] != one.things.order["deck"]


class Whistle(FreeOption, frozen=True, tag="whistle"):
    """Something that one may do at any time."""


class Tidy(Table[State]):
    """Notes when it settles, and what was done freely."""

    def __init__(self) -> None:
        super().__init__(State(), Dice(b"tidy"))
        self.notes: list[str] = []

    def free(self, seat: int) -> list[Option]:
        return [Whistle()]

    def run_free(self, seat: int, option: Option) -> Rules[None]:
        self.notes.append(f"free {seat}")
        yield from ()

    def settle(self) -> Rules[None]:
        self.notes.append("settled")
        yield from ()


@pytest.mark.parametrize("seat", [0, 1])
def test_after_each_free_act_all_is_settled_before_the_question_comes_again(seat: int) -> None:
    table = Tidy()
    rules = table.ask(seat, "what", lambda: [Yes(), No()], free=True)
    asked = next(rules)
    assert table.notes == ["settled"]
    for times in (1, 2):
        assert isinstance(asked, Ask)
        assert (asked.seat, asked.prompt) == (seat, "what")
        assert list(asked.options()) == [Yes(), No(), Whistle()]
        asked = rules.send(Whistle())
        assert table.notes == ["settled", *[f"free {seat}", "settled"] * times]
    with pytest.raises(StopIteration) as end:
        rules.send(No())
    assert end.value.value == No()
    assert not table.unsettled


def test_an_open_question_settles_what_is_unsettled_and_only_that() -> None:
    table = Tidy()
    for unsettled, notes in ((True, ["settled"]), (False, ["settled"]), (True, ["settled", "settled"])):
        table.unsettled = unsettled
        rules = table.ask_open(0, "what", lambda: [Yes()], lambda: {1: [No()]})
        asked = next(rules)
        assert isinstance(asked, Ask)
        assert asked.also is not None
        assert asked.also() == {1: [No()]}
        assert table.notes == notes
        with pytest.raises(StopIteration) as end:
            rules.send((1, No()))
        assert end.value.value == (1, No())
        assert not table.unsettled
