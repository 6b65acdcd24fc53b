"""The match: choosing, clones, checkpoints, undo, faults; fuzzed on the toy game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hexameron.kernel.asking import CHECKPOINT, Done, Pick, Refusal, Result, Rules
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import (
    Diverged,
    Entry,
    Match,
    NotOffered,
    Refused,
    RuleFault,
    Runaway,
    Stale,
    live,
)
from hexameron.kernel.text import text
from hexameron.kernel.things import UNKNOWN
from tests.kernel.driving import SETUPS, forward, likeness, step, toy
from tests.kernel.toy import TOY, Mages, Toy

SEEDS = range(60)


DUEL = Setup("duel", 2)


def playing(
    play: Callable[[Mages], Rules[Result]],
    seed: int = 1,
    copy_after: int = 16,
    setup: Setup = DUEL,
    *,
    recording: bool = True,
) -> Match[Toy]:
    """A match of the toy's pieces by another top rule."""
    return Match(
        replace(TOY, play=play),
        setup,
        Fairness.from_seed(seed),
        copy_after=copy_after,
        recording=recording,
    )


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


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_then_the_same_choice_again_is_identity(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    undone = 0
    while match.result is None:
        seat = random.choice(sorted(match.pending))
        option = random.choice(match.options(seat))
        before = likeness(match)
        match.choose(seat, option)
        if match.can_undo(seat) is None:
            after, events = likeness(match), match.events_for(seat)
            match.undo(seat)
            assert likeness(match) == before
            match.choose(seat, option)
            assert likeness(match) == after
            assert [e.name for e in match.events_for(seat)] == [e.name for e in events]
            undone += 1
    assert undone > 3


def test_undo_takes_back_one_step_of_a_pick() -> None:
    match = toy(1, Setup("duel", 2))
    for _ in range(2):
        match.choose(0, "learn:might")
    none = likeness(match)
    match.choose(0, match.options(0)[0])
    one = likeness(match)
    match.choose(0, match.options(0)[0])
    match.undo(0)
    assert likeness(match) == one
    assert (match.entries[-1].kind, match.entries[-1].key) == ("undo", "4")
    match.undo(0)
    assert likeness(match) == none
    assert (match.entries[-1].kind, match.entries[-1].key) == ("undo", "3")


def offered(match: Match[Any], seat: int = 0) -> list[str]:
    """What a person may choose."""
    return [option.key() for option in match.any_order(seat)]


def listed(match: Match[Any], seat: int = 0) -> list[str]:
    """What a machine may choose."""
    return [option.key() for option in match.options(seat)]


def test_undo_takes_back_what_a_person_added_last_wherever_it_stands_in_the_list() -> None:
    """Things are pointed at in the order d, b, a; the list's order is a, b, d."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d", "e"], 0, 4)
        return Result((), why="".join(got))

    match = playing(rules)
    for key in ("pick:d", "pick:b", "pick:a"):
        match.choose(0, key)
    for left in (["pick:d", "pick:b"], ["pick:d"], []):
        reloaded = playing(rules)
        reloaded.follow(match.entries)
        for one in (reloaded, match):
            one.undo(0)
            assert [entry.key for entry in live(one.entries)] == left
            assert offered(one) == [f"pick:{i}" for i in "abcde" if f"pick:{i}" not in left] + ["done"]
        assert likeness(reloaded) == likeness(match)
        assert reloaded.entries == match.entries


def test_a_step_taken_back_and_made_again_stays_in_its_pick() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d", "e"], 0, 3)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:b")
    match.choose(0, "pick:c")
    match.undo(0)
    match.choose(0, "pick:d")
    assert offered(match) == ["pick:a", "pick:c", "pick:e", "done"]
    match.choose(0, "pick:a")
    assert match.result == Result((), why="abd")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_known_beforehand_whether_a_choice_can_be_taken_back(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    told: set[bool] = set()
    while match.result is None:
        seat = random.choice(sorted(match.pending))
        option = random.choice(match.options(seat))
        before = likeness(match)
        lasts = match.lasts(seat, option)
        assert likeness(match) == before
        match.choose(seat, option)
        if not lasts:
            assert match.can_undo(seat) is None, option
        told.add(lasts)
    assert told == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_whether_a_choice_lasts_tells_nothing_of_what_a_seat_cannot_know(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    while match.result is None:
        seat = random.choice(sorted(match.pending))
        other = match.determinize(seat, b"another truth %d" % match.n)
        for option in match.options(seat):
            assert match.lasts(seat, option) == other.lasts(seat, option), option
        match.choose(seat, random.choice(match.options(seat)))


def test_what_is_added_late_lasts_if_the_pick_with_it_does() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d"], 0, 3)
        yield from b.pick(1, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert not match.lasts(0, "pick:a")
    match.choose(0, "pick:a")
    assert match.lasts(0, "pick:b"), "the third step ends the pick, and it is another seat's turn"
    with pytest.raises(NotOffered):
        match.lasts(0, "pick:a")


def test_a_roll_at_the_real_table_lasts_with_its_last_die() -> None:
    def rules(b: Mages) -> Rules[Result]:
        yield from b.pick(0, "attack", lambda: ["a", "b"], 1, 1)
        faces = yield from b.roll(0, "battle", 6, 2)
        yield from b.pick(0, "after", lambda: ["x", "y"], 1, 1)
        return Result((), why=str(faces))

    setup = Setup("duel", 2, real=(0, 0))
    match = playing(rules, setup=setup)
    assert not match.lasts(0, "pick:a"), "nothing was rolled yet"
    assert playing(rules).lasts(0, "pick:a")
    match.choose(0, "pick:a")
    first, last = match.options(0)[2], match.options(0)[3]
    assert not match.lasts(0, first)
    match.choose(0, first)
    assert match.lasts(0, last)


def test_a_sealed_step_is_taken_back_while_the_other_seat_goes_on() -> None:
    match = toy(1, Setup("duel", 2))
    match.choose(0, "learn:might")
    match.choose(1, "learn:guile")
    match.undo(0)
    assert [entry.key for entry in live(match.entries)] == ["learn:guile"]
    match.choose(0, "learn:guile")
    assert match.pending[1].prompt == "learn"


def test_a_person_picks_in_any_order() -> None:
    """The machine's list goes on from the last thing picked; what was passed can still be added."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d"], 0, 3)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert listed(match) == ["pick:d", "done"]
    question = match.question(0, any_order=True)
    assert question is not None
    assert [o.key() for o in question.options] == ["pick:a", "pick:b", "pick:d", "done"]
    match.choose(0, "pick:a")
    assert [entry.key for entry in live(match.entries)] == ["pick:c", "pick:a"]
    match.choose(0, "pick:b")
    assert match.result == Result((), why="abc")
    again = playing(rules)
    again.follow(match.entries)
    assert again.result == match.result


def test_a_pick_stays_open_while_something_can_be_added() -> None:
    """Whoever points at the last thing first has not finished, though the list's order has no more."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 2)
        more = yield from b.pick(0, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join((*got, *more)))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert (match.pending[0].prompt, listed(match)) == ("p", ["done"])
    assert offered(match) == ["pick:a", "pick:b", "done"]
    machine = playing(rules, recording=False)
    machine.choose(0, "pick:c")
    assert machine.pending[0].prompt == "q", "a machine that went through the list has nothing to wait for"
    match.choose(0, "pick:b")
    assert match.pending[0].prompt == "q"
    match.choose(0, "pick:x")
    assert match.result == Result((), why="bcx")
    again = playing(rules)
    again.follow(match.entries)
    assert again.result == match.result


def test_a_pick_of_an_exact_number_is_begun_with_any() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c", "d"], 3, 3)
        return Result((), why="".join(got))

    match = playing(rules)
    assert listed(match) == ["pick:a", "pick:b"], "a machine could not end with c"
    assert offered(match) == ["pick:a", "pick:b", "pick:c", "pick:d"]
    match.choose(0, "pick:d")
    match.choose(0, "pick:b")
    assert listed(match) == offered(match) == ["pick:a", "pick:c"], "whoever goes on need not be stuck"
    match.choose(0, "pick:c")
    assert match.result == Result((), why="bcd")


def test_what_would_make_a_pick_illegal_is_not_offered() -> None:
    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 1)
        yield from b.pick(0, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join(got))

    match = playing(rules)
    match.choose(0, "pick:c")
    assert match.pending[0].prompt == "q"
    with pytest.raises(Refused):
        match.choose(0, "pick:a")


def test_an_older_journal_that_does_not_tell_the_end_of_a_pick_is_understood() -> None:
    """Picks used to close themselves at the end of the list; what was added late was made anew."""

    def rules(b: Mages) -> Rules[Result]:
        got = yield from b.pick(0, "p", lambda: ["a", "b", "c"], 0, 2)
        more = yield from b.pick(1, "q", lambda: ["x", "y"], 1, 1)
        return Result((), why="".join((*got, *more)))

    written = [
        Entry(1, "choice", 0, "p", "pick:b"),
        Entry(2, "undo", 0, "p", "1"),
        Entry(3, "choice", 0, "p", "pick:c"),
        Entry(4, "choice", 1, "q", "pick:x"),
    ]
    match = playing(rules)
    match.follow(written)
    assert match.result == Result((), why="cx")
    assert match.entries == written
    with pytest.raises(Diverged):
        playing(rules).follow([*written[:3], Entry(4, "choice", 1, "other", "pick:x")])


def past_the_set_up() -> Match[Any]:
    """Seat 0 has ended its turn, which drew cards."""
    match = toy(1, Setup("duel", 2))
    for seat in (0, 1):
        match.choose_group(seat, ["learn:might", "learn:might"])
        for _ in range(2):
            match.choose(seat, match.options(seat)[0])
    match.choose(0, "done")
    return match


def test_what_somebody_learned_cannot_be_undone() -> None:
    match = past_the_set_up()
    refusal = match.can_undo(0)
    assert refusal is not None
    assert refusal.id == "undo.learned"
    with pytest.raises(Refused):
        match.undo(0)


def test_undo_beyond_a_barrier_needs_the_agreement_of_all_others() -> None:
    match = past_the_set_up()
    with pytest.raises(Refused) as refused:
        match.undo(0, agreed=True)
    assert refused.value.text.id == "undo.declined"
    match.agree(1, match.ask_others(0, "undo", [1]).n)
    match.undo(0, agreed=True)
    assert match.pending[0].prompt == "turn.act"
    assert [entry.kind for entry in match.entries[-4:]] == ["choice", "ask", "agree", "undo"]
    number = match.n
    match.choose(0, "done")
    assert match.entries[-1].n == number + 1


def test_an_agreement_is_good_for_one_request_only() -> None:
    match = past_the_set_up()
    first = match.ask_others(0, "undo", [1])
    with pytest.raises(Refused):
        match.ask_others(1, "end", [0])  # one thing after the other
    match.decline(0, first.n)
    assert match.request is None
    second = match.ask_others(0, "undo", [1])
    for seat, n in ((1, first.n), (0, second.n), (1, 0)):
        with pytest.raises(Refused):
            match.agree(seat, n)
    with pytest.raises(Refused):
        match.undo(0, agreed=True)
    match.agree(1, second.n)
    match.undo(0, agreed=True)
    assert match.request is None


def test_a_request_to_take_back_lapses_with_the_next_choice() -> None:
    match = past_the_set_up()
    asked = match.ask_others(0, "undo", [1])
    match.agree(1, asked.n)
    seat = next(iter(match.pending))
    match.choose(seat, match.options(seat)[0])
    assert match.request is None
    with pytest.raises(Refused):
        match.undo(0, agreed=True)


def test_who_agreed_to_end_and_plays_on_has_changed_their_mind() -> None:
    match = past_the_set_up()
    seat = next(iter(match.pending))
    match.ask_others(1 - seat, "end", [seat])
    match.choose(seat, match.options(seat)[0])
    asked = match.request
    assert asked is not None  # who has not agreed may play on and think about it
    while asked.missing == (seat,) and 1 - seat not in match.pending:
        match.choose(seat, match.options(seat)[0])
    match.choose(1 - seat, match.options(1 - seat)[0])
    assert match.request is None


def test_a_change_of_hands_ends_what_was_asked() -> None:
    for change in ("bot", "seat"):
        match = past_the_set_up()
        match.ask_others(0, "undo", [1])
        if change == "bot":
            match.note_bot(1, "easy")
        else:
            match.note_seat(1)
        assert match.request is None


def test_nobody_asks_for_ever() -> None:
    match = past_the_set_up()
    for _ in range(3):
        match.decline(1, match.ask_others(0, "undo", [1]).n)
    with pytest.raises(Refused) as refused:
        match.ask_others(0, "undo", [1])
    assert refused.value.text.id == "consent.often"


def test_requests_are_read_again_from_the_journal() -> None:
    match = past_the_set_up()
    asked = match.ask_others(0, "undo", [1])
    again = past_the_set_up()
    again.follow(match.entries[again.n :])
    assert again.request == asked
    broken = past_the_set_up()
    with pytest.raises(ValueError, match="nobody can ask"):
        broken.follow([Entry(broken.n + 1, "ask", 0, "the hand", "1")])


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
