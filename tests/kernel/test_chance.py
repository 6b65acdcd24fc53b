"""Dice that nobody can choose and everybody can check."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.chance import Chance, Commitments, Dice, Fairness, commitment


def dice(seed: int = 1) -> Dice:
    return Dice(Fairness.from_seed(seed).key())


def test_a_die_more_elsewhere_changes_nothing_here() -> None:
    plain, disturbed = Chance(), Chance()
    dice().roll(disturbed, "panic", 6, 5)
    assert dice().roll(plain, "battle", 6, 4) == dice().roll(disturbed, "battle", 6, 4)


def test_a_new_turn_has_fresh_streams_whatever_was_rolled_before() -> None:
    short, long = Chance(), Chance()
    dice().roll(short, "battle", 6, 1)
    for _ in range(5):
        dice().roll(long, "battle", 6, 1)
    short.next_turn()
    long.next_turn()
    assert dice().roll(short, "battle", 6, 8) == dice().roll(long, "battle", 6, 8)


def test_the_stream_goes_on_and_keys_differ() -> None:
    chance = Chance()
    first = dice().roll(chance, "battle", 6, 20)
    assert first != dice().roll(chance, "battle", 6, 20)
    assert first != dice(2).roll(Chance(), "battle", 6, 20)


def test_every_face_is_equally_likely() -> None:
    chance, source = Chance(), dice()
    faces = Counter(face for _ in range(2_000) for face in source.roll(chance, "d", 6, 6))
    assert all(1_850 < faces[face] < 2_150 for face in range(6))


@given(st.integers(0, 200), st.integers(0, 50))
def test_a_permutation_has_everything_once(n: int, seed: int) -> None:
    assert sorted(dice(seed).permutation(Chance(), "deck", n)) == list(range(n))


def test_every_order_of_a_small_deck_is_equally_likely() -> None:
    chance, source = Chance(), dice()
    orders = Counter(tuple(source.permutation(chance, "deck", 3)) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < n < 1_150 for n in orders.values())


@pytest.mark.parametrize(("sides", "n"), [(6, -1), (0, 1), (6, 400)])
def test_a_throw_that_one_number_cannot_carry_is_refused(sides: int, n: int) -> None:
    with pytest.raises(ValueError, match="cannot roll"):
        dice().roll(Chance(), "d", sides, n)


def test_every_nonce_and_the_secret_change_the_key() -> None:
    base = Fairness(b"s" * 32, (b"a" * 16, b"b" * 16))
    others = [
        Fairness(b"t" * 32, base.nonces),
        Fairness(base.secret, (b"a" * 16, b"c" * 16)),
        Fairness(base.secret, (b"b" * 16, b"a" * 16)),
        Fairness(base.secret, (b"a" * 16,)),
    ]
    assert base.key() not in [other.key() for other in others]


def test_published_hashes_catch_every_exchange() -> None:
    true = Fairness(b"s" * 32, (b"a" * 16, b"b" * 16))
    published = true.commitments()
    assert published.fault(true) == ""
    assert published.fault(Fairness(b"t" * 32, true.nonces)) == "secret"
    assert published.fault(Fairness(true.secret, (b"a" * 16, b"x" * 16))) == "nonces[1]"
    assert published.fault(Fairness(true.secret, ())) == "nonces"
    assert published == Commitments(commitment(b"s" * 32), (commitment(b"a" * 16), commitment(b"b" * 16)))


def test_fresh_fairness_is_never_the_same() -> None:
    assert Fairness.fresh(2).key() != Fairness.fresh(2).key()
    assert len(Fairness.fresh(4).nonces) == 4


def test_an_order_stays_the_same_for_ever() -> None:
    """Recorded matches depend on it: a longer deck takes more than one number."""
    chance, source = Chance(), dice(7)
    assert source.permutation(chance, "deck", 8) == [2, 6, 4, 5, 0, 7, 1, 3]
    long = source.permutation(chance, "deck", 130)
    assert (long[:6], chance.counts) == ([116, 47, 93, 103, 34, 125], {"deck": 4})
