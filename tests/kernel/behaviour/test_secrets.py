"""Nothing hidden leaves the house: searched for in everything that reaches a seat, at every decision."""

from __future__ import annotations

from random import Random

import pytest

from hexameron.kernel.asking import Done, Pass
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.things import UNKNOWN
from tests.kernel.driving import seen_by, step, toy
from tests.kernel.toy import Drink, Lend


@pytest.mark.parametrize("seed", range(24))
def test_what_a_seat_gets_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    """Re-deal the unseen faces at every decision: not a byte of view, question, scene and events changes."""
    match, random = toy(seed), Random(seed)
    while match.result is None:
        for seat in range(match.setup.seats):
            other = match.determinize(seat, f"{seed} {match.n}".encode())
            other.events = match.events
            if seat in match.pending and len(match.pending) == len(other.pending):
                assert seen_by(other, seat) == seen_by(match, seat)
            assert other.view(seat).things == match.view(seat).things
        step(match, random)


@pytest.mark.parametrize("seed", range(12))
def test_no_unseen_face_and_no_key_is_in_what_a_seat_gets(seed: int) -> None:
    match, random = toy(seed), Random(seed)
    fairness = Fairness.from_seed(seed)
    while match.result is None:
        for seat in range(match.setup.seats):
            view = match.view(seat)
            for handle, face in enumerate(view.things.face):
                assert (face == UNKNOWN) == (not match.state.things.known(handle, seat))
            for event in match.events_for(seat):
                assert event.seen == {}
                assert all(
                    match.state.things.known(int(t[1:]), seat) or f >= 0 for t, f in event.faces.items()
                )
            sent = seen_by(match, seat)
            assert fairness.secret.hex().encode() not in sent
            assert fairness.key().hex().encode() not in sent
        step(match, random)


def test_an_event_keeps_what_each_seat_knew_when_it_happened() -> None:
    match = toy(2, None)
    while not any(event.name == "casts" for event in match.events):
        step(match, Random(match.n))
    event = next(event for event in match.events if event.name == "casts")
    card = str(event.args["card"])
    assert event.for_seat(0).faces[card] == event.for_seat(None).faces[card] == event.faces[card]


@pytest.mark.parametrize("seed", range(40))
def test_who_is_asked_next_betrays_no_hand(seed: int) -> None:
    """The same open act, with the same dice, leads to the same questions whatever the hidden cards are."""
    match, random = toy(seed, Setup("teams", 4)), Random(seed)
    compared = 0
    while match.result is None:
        chooser = random.choice(sorted(match.pending))
        option = random.choice(match.options(chooser))
        if isinstance(option, Done | Pass | Lend | Drink) and match.pending[chooser].prompt != "gloat":
            for watcher in range(4):
                if watcher != chooser:
                    other = match.determinize(watcher, f"{seed} {match.n}".encode())
                    other.table.dice = Dice(match.fairness.key())
                    truth = match.clone()
                    other.choose(chooser, option)
                    truth.choose(chooser, option)
                    assert {s: a.prompt for s, a in other.pending.items()} == {
                        s: a.prompt for s, a in truth.pending.items()
                    }
                    compared += 1
        match.choose(chooser, option)
    assert compared


def test_a_determinized_world_has_other_dice() -> None:
    match = toy(1)
    one, two = match.determinize(0, b"a"), match.determinize(0, b"b")
    assert len({match.table.dice.key, one.table.dice.key, two.table.dice.key}) == 3


def test_sealed_answers_of_others_are_taken_back_in_a_determinized_world() -> None:
    match = toy(0)
    match.choose(0, "learn:might")
    match.choose(1, "learn:guile")
    match.choose(1, "learn:guile")
    other = match.determinize(0, b"x")
    assert other.pending[0].prompt == "learn"
    assert other.pending[1].prompt == "learn"
    assert match.determinize(1, b"x").pending[1].prompt == "keep"
