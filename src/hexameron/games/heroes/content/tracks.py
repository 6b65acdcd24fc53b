"""Limits, prices and tables of boards and rules, the lengths of the game, and the layouts."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content.records import Length
from hexameron.games.heroes.content.terms import PHASES, Rank

POWER_TO_WIN: Final = {2: 12, 3: 14, 4: 16}
"""The Power that ends the game at once, by number of players."""
TEMPLE_POWER: Final = 3
ARTIFACT_POWER: Final = 1

LENGTHS: Final[tuple[Length, ...]] = (
    Length(id="length.short", source="rulebook", weeks_per_phase=3),
    Length(id="length.medium", source="rulebook", weeks_per_phase=4),
    Length(id="length.long", source="rulebook", weeks_per_phase=5),
)

TILES_IN_PLAY: Final = {2: 9, 3: 12, 4: 16}
LAYOUT: Final = {2: (3, 3), 3: (3, 4), 4: (4, 4)}
"""Rows and columns of tiles."""
START_TILES: Final = {
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (0, 3), (2, 3), (2, 0)),
    4: ((0, 0), (0, 3), (3, 3), (3, 0)),
}
"""Row and column of the tiles on which a city may stand, clockwise."""

START_RESOURCES: Final = 5
START_GOLD: Final = 7
START_ARMY: Final = ((1, 3), (2, 3))
"""Levels of units with how many elite tokens of each a starting hero leads."""
MOST_HEROES: Final = 3
HERO_PRICE: Final = 5
TOP_LEVEL: Final = 4

MOVEMENT: Final = 4
ZONE: Final = 2
RECRUIT_LIMIT: Final = 3
TRADE_RATE: Final = 2

SCROLLS_SEEN: Final = 1
ARTIFACTS_SEEN: Final = 3
SKILLS_SEEN: Final = 2

FLIGHT_TURN: Final = 2
FLIGHT_LOSS: Final = 2
DEFENDED_FLIGHT_LOSS: Final = 1
"""What flight costs who gives up a token with Defence."""

ROUT: Final[dict[Rank, int]] = {"common": 2, "dangerous": 3, "legendary": 4}
DARK_ROUT: Final = 1
"""How much more a Rout needs in Dark Days."""
ROUT_STRENGTH: Final = 5
"""The Strength of an elite unit that counts for Rout."""

MARKERS: Final = {
    "luck": 13,
    "unexplored": 8,
    "wound": 16,
    "rout_1": 12,
    "rout_3": 4,
    "control": 60,
    "extra_enemy": 3,
}
"""Tokens that only mark something; their number limits nothing."""


def weeks_in(length: Length) -> int:
    """How many Week cards are in the deck.

    >>> [weeks_in(length) for length in LENGTHS]
    [9, 12, 15]
    """
    return length.weeks_per_phase * len(PHASES)


def rounds_in(length: Length) -> int:
    """A round for each Week, after a first one without (HE-WEEK-04).

    >>> [rounds_in(length) for length in LENGTHS]
    [10, 13, 16]
    """
    return 1 + weeks_in(length)


def advance_cost(skills: int) -> int:
    """The experience that the next skill costs a hero who has so many.

    >>> [advance_cost(n) for n in (0, 1, 6)]
    [3, 4, 9]
    """
    return skills + 3
