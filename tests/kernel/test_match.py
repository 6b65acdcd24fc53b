"""The match: choosing, clones, checkpoints, replay, faults; fuzzed on the toy game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hexameron.kernel.asking import CHECKPOINT, Done, Option, Pick, Refusal, Rules
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Diverged, Refused, RuleFault, Runaway, Stale
from hexameron.kernel.results import Result
from hexameron.kernel.text import text
from hexameron.kernel.things import UNKNOWN
from tests.kernel.driving import SETUPS, forward, likeness, step, toy
from tests.kernel.matches import SEEDS, playing
from tests.kernel.toy import TOY, Mages


@pytest.mark.parametrize("seed", SEEDS)
def test_every_match_ends_with_a_result(seed: int) -> None:
    match = toy(seed)
    forward(match, Random(seed), 5_000)
    assert match.result is not None
    assert match.pending == {}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_is_alike_and_goes_on_alike(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    while match.result is None:
        twin = match.clone()
        assert likeness(twin) == likeness(match)
        choices = random.randrange(1, 8)
        forward(twin, Random(seed + match.n), choices)
        forward(match, Random(seed + match.n), choices)
        assert likeness(twin) == likeness(match)


@pytest.mark.parametrize("seed", SEEDS)
def test_running_on_from_every_checkpoint_arrives_at_the_same_ask(seed: int) -> None:
    """The contract of CHECKPOINT: with a copy at each, every clone restarts the top rule in mid-turn."""
    match, often = toy(seed), toy(seed, copy_after=0)
    random, same = Random(seed), Random(seed)
    while match.result is None:
        step(match, random)
        step(often, same)
        assert likeness(often.clone()) == likeness(match)


def test_a_checkpoint_that_does_not_restart_is_found() -> None:
    """What a rule forgets to keep in the state shows in the clone: the self-test has teeth."""

    def forgetful(b: Mages) -> Rules[Result]:
        reset = 0
        while b.state.turn < 6:
            yield CHECKPOINT
            got = yield from b.pick(0, "p", lambda: ["a", "b"], 0, 1)
            reset += len(got)
            b.state.turn += 1 + reset
        return Result((0,))

    def different() -> bool:
        for seed in range(20):
            match = playing(forgetful, seed, copy_after=0)
            while match.result is None:
                match.choose(0, match.options(0)[0])
                if match.result is None:
                    twin = match.clone()
                    forward(twin, Random(1), 50)
                    rest = toy_rest(match)
                    if twin.state.turn != rest:
                        return True
        return False

    def toy_rest(match: Match[Any]) -> int:
        other = Match(match.game, match.setup, match.fairness, copy_after=1_000)
        other.follow(match.entries)
        forward(other, Random(1), 50)
        turn: int = other.state.turn
        return turn

    assert different()


def test_a_stale_choice_is_refused() -> None:
    match = toy(1, Setup("duel", 2))
    seen = match.n
    match.choose(0, "learn:might", at=seen)
    with pytest.raises(Stale):
        match.choose(1, "learn:might", at=seen)


@pytest.mark.parametrize(
    ("seat", "key", "why"),
    [
        (7, "learn:might", "fault.not_now"),
        (0, "learn:gold", "fault.not_offered"),
        (0, Done(), "fault.not_offered"),
    ],
)
def test_only_what_was_offered_is_accepted(seat: int, key: str, why: str) -> None:
    match = toy(1, Setup("duel", 2))
    before = likeness(match)
    with pytest.raises(Refused) as refused:
        match.choose(seat, key)
    assert refused.value.text.id == why
    assert likeness(match) == before
    assert match.n == 0


def test_a_group_is_taken_whole_or_not_at_all() -> None:
    match = toy(1, Setup("duel", 2))
    for _ in range(2):
        match.choose(0, "learn:might")
    first = match.options(0)[0].key()
    before = likeness(match)
    with pytest.raises(Refused):
        match.choose_group(0, [first, "pick:t999"])
    assert likeness(match) == before
    assert match.n == 2


def test_a_fault_in_a_rule_restores_the_match_and_ends_nothing() -> None:
    def faulty(b: Mages) -> Rules[Result]:
        while True:
            yield CHECKPOINT
            got = yield from b.pick(0, "p", lambda: ["good", "bad"], 1, 1)
            b.state.turn += 1
            if got == ("bad",):
                raise ZeroDivisionError
            b.tell("fine")

    match = playing(faulty)
    for _ in range(40):
        match.choose(0, Pick("good"))
    before = likeness(match)
    with pytest.raises(RuleFault) as fault:
        match.choose(0, Pick("bad"))
    assert fault.value.incident
    assert likeness(match) == before
    assert (match.n, len(match.events)) == (40, 40)
    match.choose(0, Pick("good"))
    assert match.state.turn == 41


def test_a_rule_that_asks_itself_in_a_circle_is_stopped() -> None:
    def circle(b: Mages) -> Rules[Result]:
        yield from b.pick(0, "p", lambda: ["a", "b"], 1, 1)
        while True:
            yield from b.pick(0, "p", lambda: ["only"], 1, 1)

    match = playing(circle)
    with pytest.raises(Runaway):
        match.choose(0, Pick("a"))
    assert match.pending[0].prompt == "p"


def test_a_match_that_does_not_end_is_stopped_and_stays_as_it_is() -> None:
    def endless(b: Mages) -> Rules[Result]:
        while True:
            yield CHECKPOINT
            yield from b.pick(0, "p", lambda: ["a", "b"], 1, 1)

    match = playing(endless)
    with pytest.raises(Runaway):
        forward(match, Random(1), TOY.max_choices + 1)
    assert match.choices == TOY.max_choices


def test_a_seat_may_act_while_another_is_asked() -> None:
    match, random = toy(2, SETUPS[1]), Random(2)
    while len(match.pending) != 2 or "turn.act.also" not in [a.prompt for a in match.pending.values()]:
        step(match, random)
    mate = next(seat for seat, ask in match.pending.items() if ask.prompt == "turn.act.also")
    asked = next(seat for seat in match.pending if seat != mate)
    mana = match.state.mana[asked]
    match.choose(mate, match.options(mate)[0])
    assert match.state.mana[asked] == mana + 1
    assert asked in match.pending


@pytest.mark.parametrize("seed", range(20))
def test_a_journal_leads_to_the_same_state(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    while match.result is None:
        step(match, random)
        for seat in range(match.setup.seats):
            if random.random() < 0.2 and match.can_undo(seat) is None:
                match.undo(seat)
    again = toy(seed)
    again.follow(match.entries)
    assert likeness(again) == likeness(match)
    assert again.events == match.events


def test_a_foreign_journal_is_told_where_it_goes_astray() -> None:
    match = toy(4, Setup("duel", 2))
    forward(match, Random(4), 20)
    other = toy(5, Setup("duel", 2))
    with pytest.raises(Diverged) as diverged:
        other.follow(match.entries)
    assert 1 <= diverged.value.n <= 20


def test_a_playout_tells_nothing() -> None:
    match = toy(3)
    seat = min(match.pending)
    assert match.clone().choose(seat, match.options(seat)[0]) == []


def test_a_question_says_what_is_refused_with_a_view_at_hand_or_without() -> None:
    """It is worked out from the seat's view, whoever made that."""
    match = toy(0)
    seat = min(match.pending)
    looked: list[Any] = []

    def refused(view: Any) -> list[Refusal]:
        looked.append(view)
        return [Refusal(Done(), text("why"), "R-1")]

    match.pending[seat].refused = refused
    at_hand = match.view(seat)
    for view in (None, at_hand):
        question = match.question(seat, view=view)
        assert question is not None
        assert question.refused == (Refusal(Done(), text("why"), "R-1"),)
    assert looked == [match.view(seat), at_hand]
    assert looked[1] is at_hand
    match.pending[seat].refused = None
    question = match.question(seat)
    assert question is not None
    assert question.refused == ()


def test_an_open_view_shows_everybody_every_face() -> None:
    match = toy(0)
    opened = match.open_view().things
    assert UNKNOWN in match.view(None).things.face
    assert opened.face == match.state.things.face
    assert all(opened.known(handle, None) for handle in range(len(opened.face)))
    assert UNKNOWN in match.view(None).things.face, "the match itself has not changed"


def test_playouts_keep_no_journal_and_leave_the_match_alone() -> None:
    match = toy(3)
    forward(match, Random(3), 10)
    before = likeness(match)
    twin = match.clone()
    forward(twin, Random(9), 5_000)
    assert twin.result is not None
    assert twin.entries == []
    assert likeness(match) == before


@pytest.mark.parametrize(("asks", "ends"), [(9_999, True), (10_000, False)])
def test_so_many_answers_in_a_row_may_leave_no_choice(asks: int, ends: bool) -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.confirm(0, "begin")
        for _ in range(asks):
            yield from b.ask(0, "again", lambda: [Done()])
        return Result(())

    match = playing(rules)
    if ends:
        match.choose(0, "yes")
        assert match.result == Result(())
    else:
        with pytest.raises(Runaway, match="in a circle"):
            match.choose(0, "yes")


def test_what_is_sealed_late_in_a_match_is_sealed_as_well() -> None:
    """By then the match has forgotten what no undo can reach."""

    def bids(b: Mages, seat: int) -> Rules[None]:
        for _ in range(2):
            yield from b.confirm(seat, "bid")

    def rules(b: Mages) -> Rules[Result]:
        while b.state.turn < 5:
            yield CHECKPOINT
            yield from b.confirm(0, "go")
            yield from b.roll(0, "die", 6, 1)
            b.state.turn += 1
        yield from b.together({seat: bids(b, seat) for seat in range(2)})
        return Result(())

    for copy_after in (1, 2, 3):
        match = playing(rules, copy_after=copy_after)
        for _ in range(5):
            match.choose(0, "yes")
        match.choose(0, "yes")
        match.choose(1, "no")
        match.choose(1, "no")
        assert list(match.pending) == [0]
        world = match.determinize(0, b"world")
        assert sorted(world.pending) == [0, 1]  # what the other bid is taken back there
        assert match.can_undo(0) is None
        match.undo(0)
        assert sorted(match.pending) == [0]
        assert match.can_undo(0) is not None
        match.undo(1)
        assert sorted(match.pending) == [0, 1]
        for seat in (0, 0, 1):
            match.choose(seat, "yes")
        assert match.result == Result(())


def test_only_others_who_have_something_to_do_may_act_meanwhile() -> None:
    def rules(b: Mages) -> Rules[Result]:
        also: dict[int, list[Option]] = {0: [Done()], 1: [Pick("x")], 2: [], 3: [Pick("y"), Pick("z")]}
        who, _ = yield from b.ask_open(0, "what", lambda: [Pick("a"), Pick("b")], lambda: also)
        nobody: dict[int, list[Option]] = {0: [Done()], 1: []}
        yield from b.ask_open(0, "alone", lambda: [Pick("a")], lambda: nobody)
        return Result((who,))

    match = playing(rules, setup=SETUPS[1])
    for one in (match, match.clone()):
        assert {seat: ask.prompt for seat, ask in one.pending.items()} == {
            0: "what",
            1: "what.also",
            3: "what.also",
        }
        assert list(one.options(0)) == [Pick("a"), Pick("b")]
        assert list(one.options(3)) == [Pick("y"), Pick("z")]
    match.choose(3, "pick:z")
    assert match.result == Result((3,))
