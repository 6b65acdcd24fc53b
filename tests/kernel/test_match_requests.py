"""What a seat of a match asks of the others: what counts as agreement, and how long it holds."""

from __future__ import annotations

import pytest

from hexameron.kernel.game import Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.refusing import Refused
from tests.kernel.driving import toy
from tests.kernel.matches import past_the_set_up


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


def test_a_match_whose_first_word_is_a_request_knows_it() -> None:
    match = toy(1, Setup("teams", 4))
    asked = match.ask_others(0, "end", [1, 2])
    assert (asked.n, asked.of, match.request) == (1, (1, 2), asked)


def test_a_journal_that_begins_with_a_request_and_its_answer_is_read_whole() -> None:
    entries = [Entry(1, "ask", 0, "end", "1,2"), Entry(2, "agree", 1, "", "1")]
    read, begun = toy(1, Setup("teams", 4)), toy(1, Setup("teams", 4), entries=entries)
    read.follow(entries)
    for match in (read, begun):
        assert match.request is not None
        assert (match.request.n, match.request.agreed, match.request.missing) == (1, (1,), (2,))


def test_requests_are_read_again_from_the_journal() -> None:
    match = past_the_set_up()
    asked = match.ask_others(0, "undo", [1])
    again = past_the_set_up()
    again.follow(match.entries[again.n :])
    assert again.request == asked
    broken = past_the_set_up()
    with pytest.raises(ValueError, match="nobody can ask"):
        broken.follow([Entry(broken.n + 1, "ask", 0, "the hand", "1")])
