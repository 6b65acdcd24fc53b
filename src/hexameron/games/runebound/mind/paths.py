"""Ways over the map: how many actions a hex is away, reckoned with the mean luck of the dice."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from hexameron.games.runebound.board import BOARD, CELLS, ENTERS
from hexameron.games.runebound.content.dice import SIDES

ONE_HEX: Final = 1.0
"""An action moves one hex without dice, whatever lies there."""
FAR: Final = 1e9
ZOMBIE: Final = 0.7
"""What its bite costs, in actions."""


def _chance(a: str, b: str) -> float:
    """How probable it is that a die enters a neighbour."""
    return sum(b in entered[a] for entered in ENTERS) / SIDES


CHANCES: Final = {(a, b): _chance(a, b) for a in CELLS for b in BOARD.neighbours[a]}


@lru_cache(maxsize=16)
def _costs(speed: int) -> dict[str, tuple[tuple[str, float], ...]]:
    """For each hex from which neighbours it is entered, and which part of an action that takes on average."""
    dice = max(speed, 1)
    return {
        cell: tuple(
            (beside, min(ONE_HEX, 1 / (dice * chance)) if (chance := CHANCES[beside, cell]) else ONE_HEX)
            for beside in BOARD.neighbours[cell]
        )
        for cell in CELLS
    }


@lru_cache(maxsize=4096)
def distances(goal: str, speed: int, zombies: tuple[str, ...] = ()) -> dict[str, float]:
    """The actions from every hex to a goal; who enters a hex with a zombie pays for it by resting."""
    costs = _costs(speed)
    found = {goal: 0.0}
    queue = [(0.0, goal)]
    while queue:
        far, cell = heappop(queue)
        if far > found[cell]:
            continue
        bitten = ZOMBIE if cell in zombies else 0.0
        for beside, cost in costs[cell]:
            there = far + cost + bitten
            if there < found.get(beside, FAR):
                found[beside] = there
                heappush(queue, (there, beside))
    return found
