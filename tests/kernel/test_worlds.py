"""An imagined world stays the one it is: its clones, and what is imagined inside it, know no other truth."""

from __future__ import annotations

from random import Random

import pytest

from tests.kernel.driving import forward, likeness, toy


@pytest.mark.parametrize("seed", range(24))
def test_a_clone_of_an_imagined_world_is_that_world(seed: int) -> None:
    match = toy(seed)
    random = Random(seed)
    forward(match, random, random.randrange(40))
    if match.result is not None:
        return
    world = match.determinize(min(match.pending), b"world")
    forward(world, random, random.randrange(6))
    twin = world.clone()
    assert likeness(twin) == likeness(world)
    forward(twin, Random(1), 30)
    forward(world, Random(1), 30)
    assert likeness(twin) == likeness(world)


@pytest.mark.parametrize("seed", range(24))
def test_what_is_imagined_follows_from_the_key_alone(seed: int) -> None:
    match = toy(seed)
    random = Random(seed)
    forward(match, random, random.randrange(40))
    if match.result is not None:
        return
    seat = min(match.pending)
    other = match.determinize(seat, b"another truth")
    one, two = match.determinize(seat, b"key"), other.determinize(seat, b"key")
    assert likeness(one) == likeness(two)
    forward(one, Random(2), 30)
    forward(two, Random(2), 30)
    assert likeness(one) == likeness(two)


def test_what_is_imagined_inside_a_world_keeps_what_the_other_seat_holds_there() -> None:
    match = toy(0)
    forward(match, Random(3), 12)
    world = match.determinize(0, b"world")
    inner = world.determinize(1, b"inner")
    assert inner.view(1) == world.view(1)
    assert world.view(1) != match.view(1)


def test_a_world_that_is_recorded_goes_on_alike() -> None:
    match = toy(1)
    forward(match, Random(4), 10)
    world = match.determinize(min(match.pending), b"world")
    kept = world.clone(playout=False)
    for part in range(12):
        forward(kept, Random(part), 3)
        forward(world, Random(part), 3)
        assert likeness(kept.clone()) == likeness(world)
