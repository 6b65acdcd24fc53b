"""What a match keeps of its way, number by number: answers, copies of the state, and where worlds begin."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from hexameron.kernel.asking import Pass, State
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.worlds import Answer, Past, Snapshot, World, state_hash

Sent = tuple[int, int]
"""The seat and the entry of an answer; entry 0 where there was nothing to choose."""


def answers(*sent: Sent) -> list[Answer]:
    return [Answer(seat, Pass(), entry) for seat, entry in sent]


def past(
    *sent: Sent, copies: tuple[int, ...] = (), worlds: tuple[int, ...] = (), barrier: int = 0
) -> Past[State]:
    """These answers after a first copy, with more copies and worlds so many answers later."""
    kept: Past[State] = Past(
        Snapshot(0, 0, State()), [], [World(at, 0, bytes([at % 256]), ()) for at in worlds]
    )
    kept.barrier = barrier
    for number, answer in enumerate(answers(*sent), 1):
        kept.answers.append(answer)
        if number in copies:
            kept.keep(number * 10, State(chance=Chance(turn=number)))
    return kept


def places(kept: Past[State]) -> tuple[list[int], list[int], list[int], int, int]:
    """All that is a number: of the answers, the copies, the worlds, the barrier, and where rules began."""
    return (
        [answer.entry for answer in kept.answers],
        [copy.at for copy in kept.snapshots],
        [world.at for world in kept.worlds],
        kept.barrier,
        kept.begun,
    )


ROW: tuple[Sent, ...] = ((0, 1), (1, 2), (0, 0), (0, 3), (1, 4), (1, 5))


@pytest.mark.parametrize(
    ("sent", "entry"),
    [((), 0), (((0, 0),), 0), (((0, 1), (1, 0)), 1), (((0, 1), (1, 2)), 2), (((0, 1), (1, 0), (0, 0)), 1)],
)
def test_the_last_entry_is_that_of_the_last_answer_that_was_chosen(
    sent: tuple[Sent, ...], entry: int
) -> None:
    assert past(*sent).last_entry() == entry


@pytest.mark.parametrize(
    ("sent", "seat", "barrier", "sealed", "place"),
    [
        (((0, 1),), 0, 0, 1, 0),
        (((0, 1),), 0, 1, 1, None),
        (((0, 1),), 1, 0, 1, None),
        (((0, 1), (0, 0)), 0, 0, 2, 0),
        (((0, 1), (0, 2)), 0, 0, 2, 1),
        (((0, 1), (0, 2)), 0, 1, 2, 1),
        (((0, 1), (0, 2)), 0, 2, 2, None),
        (((0, 1), (1, 2)), 0, 0, 2, None),
        (((0, 1), (1, 2)), 0, 0, 0, 0),
        (((0, 1), (1, 2)), 0, 0, 1, None),
        (((0, 1), (1, 0)), 0, 0, 2, 0),
        (((0, 1), (1, 2), (0, 3), (1, 4)), 0, 0, 2, 2),
        (((0, 1), (1, 2), (0, 3), (1, 4)), 0, 0, 3, None),
        (((0, 1), (0, 2), (1, 3), (1, 4)), 0, 0, 2, None),
        (((0, 1), (0, 2), (1, 3), (1, 4)), 0, 0, 1, 1),
        (((0, 1), (0, 2), (1, 3), (1, 4)), 1, 0, 2, 3),
        ((), 0, 0, 0, None),
    ],
)
def test_the_last_choice_that_may_be_taken_back(
    sent: tuple[Sent, ...], seat: int, barrier: int, sealed: int, place: int | None
) -> None:
    assert past(*sent, barrier=barrier).last_choice(seat, sealed) == place


@pytest.mark.parametrize(
    ("last", "seat", "sealed", "entries"),
    [
        (3, 0, 6, [1, 2, 0]),
        (3, 0, 4, [1, 2, 0]),
        (3, 0, 3, [1, 2, 0, 4, 5]),
        (3, 0, 0, [1, 2, 0, 4, 5]),
        (4, 1, 3, [1, 2, 0, 3]),
        (0, 0, 0, [2, 4, 5]),
        (5, 1, 6, [1, 2, 0, 3, 4]),
    ],
)
def test_without_a_choice_the_sealed_ones_of_others_stay(
    last: int, seat: int, sealed: int, entries: list[int]
) -> None:
    assert [answer.entry for answer in past(*ROW).without(last, seat, sealed)] == entries


@pytest.mark.parametrize(
    ("same", "reached", "left"), [(6, 4, 3), (5, 4, 3), (4, 4, 3), (3, 2, 2), (2, 2, 2), (1, 0, 1), (0, 0, 1)]
)
def test_who_goes_back_begins_at_the_last_copy_that_the_same_answers_reach(
    same: int, reached: int, left: int
) -> None:
    kept = past(*ROW, copies=(2, 4))
    other = answers((1, 9))
    copy = kept.go_back(other, same)
    assert (copy.at, copy.entry, copy.state.chance.turn) == (reached, reached * 10, reached)
    assert len(kept.snapshots) == left
    assert kept.answers is other


@pytest.mark.parametrize(
    ("barrier", "after"),
    [
        (0, ([1, 2, 0, 3, 4, 5], [0, 2, 4], [1, 2, 5], 0, 4)),
        (1, ([1, 2, 0, 3, 4, 5], [0, 2, 4], [1, 2, 5], 1, 4)),
        (2, ([0, 3, 4, 5], [0, 2], [-1, 0, 3], 0, 2)),
        (3, ([0, 3, 4, 5], [0, 2], [-1, 0, 3], 1, 2)),
        (4, ([4, 5], [0], [-3, -2, 1], 0, 0)),
        (6, ([4, 5], [0], [-3, -2, 1], 2, 0)),
    ],
)
def test_what_no_undo_can_reach_is_forgotten(
    barrier: int, after: tuple[list[int], list[int], list[int], int, int]
) -> None:
    kept = past(*ROW, copies=(2, 4), worlds=(1, 2, 5), barrier=barrier)
    kept.begin_again()
    kept.forget()
    assert places(kept) == after
    kept.forget()
    assert places(kept) == after


def test_a_single_answer_is_forgotten_as_well() -> None:
    kept = past(*ROW, copies=(1,), barrier=1)
    kept.begin_again()
    kept.forget()
    assert places(kept) == ([2, 0, 3, 4, 5], [0], [], 0, 0)


@pytest.mark.parametrize(
    ("worlds", "imagined"), [((), None), ((1,), 1), ((1, 3), 3), ((1, 4), 1), ((4,), None), ((-1, 5), -1)]
)
def test_rules_that_run_anew_know_the_last_world_before_their_copy(
    worlds: tuple[int, ...], imagined: int | None
) -> None:
    kept = past(*ROW, copies=(4,), worlds=worlds)
    world = kept.begin_again()
    assert (None if world is None else world.at) == imagined
    assert kept.begun == 4


def test_a_twin_begins_at_the_last_copy_with_the_answers_that_it_was_given() -> None:
    kept = past(*ROW, copies=(2,), worlds=(1, 2, 4, 5, 6))
    twin = kept.branch([3, 5], None)
    assert places(twin) == ([3, 5], [0], [-1, 0, 1, 1, 2], 2, 0)
    assert (twin.snapshots[0].entry, twin.snapshots[0].state.chance.turn) == (20, 2)
    world = World(2, 1, b"key", (7,))
    assert kept.branch([3, 5], world).worlds == [*twin.worlds, world]
    assert places(kept) == ([1, 2, 0, 3, 4, 5], [0, 2], [1, 2, 4, 5, 6], 0, 0)


def test_the_dice_of_a_world_follow_from_its_key_for_ever() -> None:
    dice = World(0, 0, b"key", ()).dice()
    assert type(dice) is Dice
    assert dice.key == blake2b(b"key", digest_size=32).digest()


def test_the_hash_of_a_state_is_the_same_for_ever() -> None:
    assert state_hash(State()) == "662287b86138f938efd472951d5c0f01"
    counted = State(chance=Chance(counts={"b": 1, "a": 2}))
    assert state_hash(counted) == state_hash(State(chance=Chance(counts={"a": 2, "b": 1})))
    assert state_hash(counted) != state_hash(State())
