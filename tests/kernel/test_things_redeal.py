"""A re-dealt world depends on what the seat knows and on the key, never on the truth behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from hexameron.kernel.things import Things, bit


def shuffler(seed: int) -> Callable[[int], Sequence[int]]:
    random = Random(seed)
    return lambda n: random.sample(range(n), n)


def mixed_table(seed: int) -> Things:
    """Two kinds of faces in a deck and a box whose handles interleave, hands, peeks and a reshuffle."""
    random = Random(seed)
    things = Things()
    for kind in (1, 2):
        for face in range(12):
            things.make([100 * kind + face], random.choice(["deck", "box"]), kind=kind)
    things.shuffle("deck", shuffler(seed + 1))
    things.shuffle("box", shuffler(seed + 2))
    for seat in (0, 1):
        for _ in range(3):
            handle = things.in_zone("deck")[-1]
            things.move(handle, f"hand.{seat}")
            things.show(handle, bit(seat))
    for handle in list(things.in_zone("deck"))[:2]:
        things.move(handle, "discard")
        things.show_all(handle)
    for handle in list(things.in_zone("discard")):
        things.move(handle, "deck")
    things.shuffle("deck", shuffler(seed + 3))
    return things


def copy_of(things: Things) -> Things:
    """A copy with the same secrets."""
    twin = things.view(0)
    twin.face, twin.kind = things.face[:], things.kind[:]
    return twin


@pytest.mark.parametrize("seed", range(40))
def test_the_same_key_gives_the_same_world_whatever_the_truth(seed: int) -> None:
    truth = mixed_table(seed)
    other = copy_of(truth)
    other.redeal(0, shuffler(1000 + seed))
    assert other.view(0) == truth.view(0)
    assert other.face != truth.face
    truth.redeal(0, shuffler(7))
    other.redeal(0, shuffler(7))
    assert (truth.face, truth.kind) == (other.face, other.kind)


def test_a_redeal_keeps_kinds_in_their_pools_and_what_is_known() -> None:
    truth = mixed_table(3)

    def kinds(things: Things) -> Counter[tuple[int, int]]:
        return Counter(zip(things.pool, things.kind, strict=True))

    for seed in range(50):
        world = copy_of(truth)
        world.redeal(1, shuffler(seed))
        assert world.view(1) == truth.view(1)
        assert kinds(world) == kinds(truth)
        assert sorted(world.face) == sorted(truth.face)


def test_every_unseen_face_is_equally_likely_everywhere_in_its_pool() -> None:
    things = Things()
    things.make(range(4), "deck")
    things.show(things.in_zone("deck")[0], bit(0))
    seen: Counter[tuple[int, int]] = Counter()
    random = Random(5)
    for _ in range(3000):
        things.redeal(0, lambda n: random.sample(range(n), n))
        seen.update((handle, things.face[handle]) for handle in (1, 2, 3))
    assert things.face[0] == 0
    assert len(seen) == 9
    assert all(abs(count - 1000) < 120 for count in seen.values())


def test_a_face_of_one_kind_may_lie_in_any_pool_that_has_the_kind() -> None:
    things = Things()
    things.make([1, 2, 3], "deck", kind=1)
    things.make([4, 5], "box", kind=1)
    things.make([9], "box", kind=2)
    found: set[int] = set()
    for seed in range(100):
        things.redeal(0, shuffler(seed))
        found |= {things.face[handle] for handle in things.in_zone("deck")}
        assert things.face[things.in_zone("box")[-1]] == 9
    assert found == {1, 2, 3, 4, 5}


def test_different_decks_do_not_mingle() -> None:
    things = Things()
    things.make([1, 2, 3], "spells")
    things.make([11, 12, 13], "monsters")
    for seed in range(20):
        things.redeal(0, shuffler(seed))
        assert sorted(things.face[handle] for handle in things.in_zone("spells")) == [1, 2, 3]
