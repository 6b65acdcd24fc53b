"""What tests of the conquest of cities share."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import rounds
from hexameron.games.mageknight.state import City
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import TestQuest


def offered_units(q: TestQuest) -> list[int]:
    return [card for card in q.things.in_zone("unit.offer") if q.things.face[card] >= catalogue.UNIT_FACE]


def conquered(q: TestQuest, *leaders: int) -> None:
    """Conquered cities, each with its leader."""
    for colour, leader in zip(("red", "blue", "green", "white"), leaders, strict=False):
        q.state.cities[colour] = City(cell="", level=4, conquered=True, leader=leader, shields=[leader])


def finale(q: TestQuest) -> list[int]:
    """The turns that follow once the goal is met in the turn of the first seat."""
    q.player(0).turn.step = "end.draw"
    q.play(rounds._turns(q))
    assert q.state.finale
    had = []
    while q.state.step == "turns":
        me = q.state.order[q.state.place]
        had.append(me)
        if me >= 0:
            q.player(me).token_down = True
        q.play(rounds._turns(q))
    return had


def over(q: TestQuest) -> Result:
    q.state.step = "end"
    found = q.go_on().over
    assert found is not None
    return found
