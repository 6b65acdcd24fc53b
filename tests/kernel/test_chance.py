"""Dice that nobody can choose and everybody can check."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel import chance as chances
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


def test_every_key_every_number_and_every_order_stays_the_same_for_ever() -> None:
    """Recorded matches, and promises that were published, depend on each bit of them."""
    seeded = Fairness.from_seed(7)
    assert seeded.key().hex() == "090fa5350a30cde79503dbd4bc64fdfe6d0719d956420a66c80c91220b926887"
    mixed = Fairness(b"s" * 32, (b"a" * 16, b"b" * 3))
    assert mixed.key().hex() == "d998753aeb100bdddfb2e675284cb3568305437e13ba3c8292ab51c65097cc16"
    assert mixed.commitments() == Commitments(
        "661fbb0c6a3d118a43e65c3feafed4cd34e1afc9b712050894be70cb401ad1a4",
        (
            "ef4557b018cdd8bfe45c3d36b69bc3035205db020f2c4263232ee6bfb51b8195",
            "07b245c112b3b78af90086bf18ae25347f53db13274d5ed1602173b7e812ab61",
        ),
    )
    source, chance = dice(7), Chance()
    assert source.roll(chance, "battle", 6, 5) == (1, 4, 0, 5, 0)
    assert source.below(chance, "battle", 1000) == 63
    assert chance.counts == {"battle": 2}
    chance.next_turn()
    assert (chance.turn, chance.counts) == (1, {})
    assert source.roll(chance, "battle", 6, 5) == (1, 5, 1, 5, 0)
    orders = blake2b(digest_size=8)
    for n in range(201):
        chance = Chance()
        orders.update(repr((source.permutation(chance, "deck", n), chance.counts)).encode())
    assert orders.hexdigest() == "94e474835e6ac0db"


@pytest.mark.parametrize(("sides", "most"), [(1, 256), (2, 128), (6, 85), (1 << 100, 2)])
def test_one_number_carries_as_many_dice_as_leave_half_of_it(sides: int, most: int) -> None:
    assert len(dice().roll(Chance(), "d", sides, most)) == most
    assert dice().roll(Chance(), "d", sides, 0) == ()
    with pytest.raises(ValueError, match="cannot roll"):
        dice().roll(Chance(), "d", sides, most + 1)


def test_fresh_secrets_are_long_enough_that_nobody_guesses_them() -> None:
    fresh = Fairness.fresh(3)
    assert len(fresh.secret) == 32
    assert [len(nonce) for nonce in fresh.nonces] == [16] * 3


def test_dice_that_are_not_loaded_arrange_faces_by_chance() -> None:
    faces = [7, 7, 9, 11]
    assert dice().arranged(Chance(), "deck", faces) == dice().permutation(Chance(), "deck", 4)
    assert dice().drawn("deck", 1, 1) is None
    assert dice().fork().roll(Chance(), "d", 6, 3) == dice().roll(Chance(), "d", 6, 3)


@pytest.mark.parametrize("n", [0, 1, 2, 3, 30, 60, 200])
def test_a_permutation_exchanges_every_place_but_the_first_from_the_last_on(n: int) -> None:
    groups = [group for number in chances._drawing(n) for group in number]
    assert [place for _, places in groups for place in places] == list(range(n - 1, 0, -1))
    assert all(product == prod(place + 1 for place in places) for product, places in groups)


@pytest.mark.parametrize(
    ("n", "choices"),
    [(1, []), (60, [59]), (77, [66, 10]), (93, [60, 32]), (100, [59, 40]), (200, [49, 53, 59, 38])],
)
def test_each_number_carries_as_many_choices_as_stay_fair(n: int, choices: list[int]) -> None:
    """Of 512 bits 64 are left over; whoever takes another number one choice sooner deals other cards."""
    spent = [sum(len(places) for _, places in number) for number in chances._drawing(n)]
    assert spent == choices
