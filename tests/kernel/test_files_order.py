"""The order of a state's dicts survives a file, for rules list options in it."""

from __future__ import annotations

from random import Random

from hexameron.kernel.files import read_match, read_position, write_match, write_position
from tests.kernel.driving import forward, toy
from tests.kernel.toy import TOY


def test_dicts_come_back_in_their_order() -> None:
    match = toy(0)
    forward(match, Random(1), 25)
    order = list(match.state.things.order)
    assert order != sorted(order)
    assert list(read_match(write_match(match), lambda _: TOY).state.things.order) == order
    assert list(read_position(write_position(match), lambda _: TOY).state.things.order)[: len(order)] == order
