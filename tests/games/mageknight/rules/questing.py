"""What tests of scenarios with a quest of their own share."""

from __future__ import annotations

from hexameron.games.mageknight.rules import combat, scenario, strikes
from tests.games.mageknight.positions import TestQuest


def beaten(q: TestQuest, *numbers: int) -> None:
    """These foes of the combat are defeated, and it is over."""
    here = q.combat(0)
    for number in numbers:
        strikes.defeat(q, 0, here.foes[number])
    here.phase = "over"
    q.play(combat.fight(q, 0))


def last_turns(q: TestQuest) -> bool:
    scenario.check_goal(q, 0)
    return q.state.finale and q.state.waiting == [1, 0]
