"""Small change for tests of fights: points at hand, a city on the map, a duel."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.mageknight.content.colours import PHYSICAL
from hexameron.games.mageknight.rules import duel
from hexameron.games.mageknight.state import City, Duel, Foe, Guard, Strike, Troop
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, TestQuest, put, quest


def attack(q: TestQuest, n: int, how: str = "melee", element: str = PHYSICAL, *, seat: int = 0) -> None:
    """Attack points that were played a moment ago."""
    q.turn(seat).strikes.append(Strike(n=n, how=how, element=element))


def block(q: TestQuest, n: int, element: str = PHYSICAL, *, seat: int = 0, note: str = "") -> None:
    """Block points that were played a moment ago."""
    card = q.find("ice_bolt") if note else -2
    q.turn(seat).guards.append(Guard(n=n, element=element, note=note, card=card))


def foe(q: TestQuest, number: int = 0, seat: int = 0) -> Foe:
    return q.combat(seat).foes[number]


def city(q: TestQuest, colour: str, cell: str, garrison: str, *, face_up: bool = True) -> City:
    """A city with these defenders."""
    q.state.cities[colour] = City(cell=cell, level=1)
    for name in garrison.split():
        put(q, name, f"city.{colour}", face_up=face_up)
    return q.state.cities[colour]


def serve(q: TestQuest, seat: int, units: str) -> list[Troop]:
    """Units of any seat, marked as in ``quest``."""
    for name in units.split():
        handle = q.things.make([FACES["unit"][name.strip("!+")]], f"units.{seat}", seen=EVERYBODY)[0]
        q.player(seat).troops.append(Troop(card=handle, spent="!" in name, wounds=name.count("+")))
    return q.player(seat).troops


def deed(q: TestQuest, name: str, zone: str) -> int:
    """A Deed card somewhere."""
    return q.things.make([FACES["deed"][name]], zone, seen=EVERYBODY)[0]


FIELD = "h-2.0"
"""A plain, with plains and a village around it, where heroes meet."""


def meeting(
    hands: Sequence[str] = ("march", "march"),
    *,
    cell: str = FIELD,
    tile: str = "4",
    units: Sequence[str] = ("", ""),
    night: bool = False,
    origin: str = "h-1.0",
) -> TestQuest:
    """The first seat has just come to the space of the second and attacked him."""
    q = quest(seats=2, hands=hands, at=cell, places=[cell], tiles={"h-3.1": tile}, night=night)
    q.player(0).trail = [origin]
    for seat, names in enumerate(units):
        serve(q, seat, names)
    duel.start(q, 0, 1, origin)
    return q


def the_duel(q: TestQuest) -> Duel:
    assert q.state.duel is not None
    return q.state.duel
