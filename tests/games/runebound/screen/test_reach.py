"""Where the dice lead: what is drawn ahead can be walked, and nothing that can be walked is left out."""

from __future__ import annotations

from itertools import permutations

import pytest

from hexameron.games.runebound.board import ENTERS
from hexameron.games.runebound.screen import reach
from tests.games.runebound.positions import journey

START = "h7.9"


def walked(faces: tuple[int, ...]) -> dict[str, int]:
    """The fewest dice to every hex, by trying all orders of all dice."""
    found: dict[str, int] = {}
    for n in range(1, len(faces) + 1):
        for order in permutations(faces, n):
            there = [START]
            for face in order:
                there = [beside for cell in there for beside in ENTERS[face][cell]]
            for cell in there:
                found.setdefault(cell, n)
    found.pop(START, None)
    return found


@pytest.mark.parametrize("faces", [(1, 5), (3, 2, 4), (0, 5, 1), (5, 5, 1), (0, 0, 2)])
def test_all_that_dice_reach_is_found_by_the_fewest(faces: tuple[int, ...]) -> None:
    found = reach.paths(START, faces)
    assert {cell: len(path) for cell, path in found.items()} == walked(faces)
    for cell, path in found.items():
        here, left = START, list(faces)
        for step in path:
            assert step.cell in ENTERS[step.face][here]
            left.remove(step.face)
            here = step.cell
        assert here == cell


def test_a_wild_die_is_kept_where_another_does() -> None:
    found = reach.paths(START, (0, 1, 1))
    plain = [path for path in found.values() if len(path) == 2 and all(step.face == 1 for step in path)]
    assert plain
    assert all(step.face == 1 for step in found[plain[0][-1].cell])


def test_no_way_leads_through_zombies() -> None:
    free = reach.paths(START, (1, 1, 1))
    through = next(path[0].cell for path in free.values() if len(path) == 2)
    barred = reach.paths(START, (1, 1, 1), (through,))
    assert through in barred, "one may go there"
    assert not any(step.cell == through for path in barred.values() for step in path[:-1])


def test_ways_name_their_dice_by_number_and_are_keys_that_are_offered() -> None:
    t = journey(heroes={"laurel": {"at": START}, "corbin": {}}, dice="PMP").go("throw")
    ways = list(reach.ways(t))
    assert ways
    for way in ways:
        assert way.keys[0] in t.offers("step")
        assert way.cost == len(way.by) == len(way.cells)
    twice = next(way for way in ways if all(key.endswith(";1") for key in way.keys))
    assert [badge.value for badge in twice.by] == [1, 3], "the two dice that show plains"
