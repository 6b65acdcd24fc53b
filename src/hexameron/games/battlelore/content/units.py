"""The troops: figures, movement, dice and weapons, and the code letters of the set-up lists."""

from __future__ import annotations

import msgspec

from hexameron.games.battlelore.state import BLUE, GREEN, RED
from hexameron.kernel.words import Colour

COLOURS: tuple[Colour, ...] = ("green", "blue", "red")


class Troop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the reference card of a kind of unit says.

    It may move ``march`` hexes and fight, or ``hurry`` hexes and not fight. ``reach`` is the range of its
    missile weapon, 0 without one.
    """

    kind: str
    colour: int
    figures: int
    march: int
    hurry: int
    dice: int
    reach: int = 0
    points: int
    source: str = "published"


TROOPS: dict[tuple[str, int], Troop] = {
    (troop.kind, troop.colour): troop
    for troop in (
        Troop(kind="foot", colour=GREEN, figures=4, march=2, hurry=2, dice=2, points=9),
        Troop(kind="foot", colour=BLUE, figures=4, march=1, hurry=2, dice=3, points=12),
        Troop(kind="foot", colour=RED, figures=4, march=1, hurry=1, dice=4, points=16),
        Troop(kind="mounted", colour=GREEN, figures=3, march=4, hurry=4, dice=2, points=11),
        Troop(kind="mounted", colour=BLUE, figures=3, march=3, hurry=3, dice=3, points=15),
        Troop(kind="mounted", colour=RED, figures=3, march=2, hurry=2, dice=4, points=19),
        Troop(kind="bow", colour=GREEN, figures=4, march=2, hurry=2, dice=2, reach=4, points=9),
    )
}

PEOPLE = {"": "human", "D": "dwarf", "K": "goblin"}
KINDS = {"F": "foot", "M": "mounted", "A": "bow"}
LETTERS = {"g": GREEN, "b": BLUE, "r": RED}
PEOPLE_POINTS = {"human": 0, "dwarf": 2, "goblin": -2}


class Code(msgspec.Struct, frozen=True):
    """A code of a set-up list taken apart: ``DFb`` is blue foot of the Iron Dwarves."""

    people: str
    kind: str
    colour: int


def parse_code(code: str) -> Code:
    """Takes a code apart; ``ValueError`` names what is wrong with it.

    >>> parse_code("KMg")
    Code(people='goblin', kind='mounted', colour=0)
    """
    people, rest = (code[0], code[1:]) if code[:1] in ("D", "K") else ("", code)
    if len(rest) != 2 or rest[0] not in KINDS or rest[1] not in LETTERS:
        raise ValueError(
            f"{code!r} is no unit: write F, M or A and g, b or r, with D or K before it if need be"
        )
    kind, colour = KINDS[rest[0]], LETTERS[rest[1]]
    if (kind, colour) not in TROOPS:
        raise ValueError(f"{code!r}: there are no {COLOURS[colour]} bowmen")
    if people == "D" and kind != "foot":
        raise ValueError(f"{code!r}: Iron Dwarves fight on foot only")
    return Code(PEOPLE[people], kind, colour)


def points(code: str) -> int:
    """What a unit is worth when armies are weighed."""
    unit = parse_code(code)
    return TROOPS[unit.kind, unit.colour].points + PEOPLE_POINTS[unit.people]
