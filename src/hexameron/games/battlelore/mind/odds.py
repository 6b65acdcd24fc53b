"""The odds of battle dice: what so many of them do to a unit on average."""

from __future__ import annotations

from typing import NamedTuple

MOST_DICE = 12
MOST_FIGURES = 4

NO_SWORD, SWORD_HITS, FIRST_SWORD_SPARED = range(3)
"""How the sword on shield counts: never (bows), always, or not the first one (short sword against riders)."""

CORNERED = 3
"""Added to one of the above for a target that has no way back: a flag costs it a figure."""


class Odds(NamedTuple):
    """The figures a unit loses on average, and the chance that it loses the last one."""

    losses: float
    death: float


def _hits(dice: int, sword: int, plain: int) -> list[float]:
    """The chance of each number of hits, ``plain`` faces of six hitting besides the sword."""
    # Kept apart by whether the first sword has been spared already: it is free to hit afterwards.
    unspent = sword == FIRST_SWORD_SPARED
    chances = {(0, unspent): 1.0}
    hit = plain / 6
    for _ in range(dice):
        after: dict[tuple[int, bool], float] = {}

        def add(key: tuple[int, bool], chance: float, table: dict[tuple[int, bool], float] = after) -> None:
            table[key] = table.get(key, 0.0) + chance

        for (hits, spare), chance in chances.items():
            add((hits + 1, spare), chance * hit)
            add((hits, spare), chance * (5 / 6 - hit))
            if sword == NO_SWORD:
                add((hits, spare), chance / 6)
            else:
                add((hits, False) if spare else (hits + 1, False), chance / 6)
        chances = after
    return [
        sum(chance for (hits, _), chance in chances.items() if hits == wanted) for wanted in range(dice + 1)
    ]


def _against(hits: list[float], figures: int) -> Odds:
    return Odds(
        losses=sum(min(n, figures) * chance for n, chance in enumerate(hits)),
        death=sum(hits[figures:]),
    )


def _table(sword: int, plain: int) -> tuple[tuple[Odds, ...], ...]:
    rows = (_hits(dice, sword, plain) for dice in range(MOST_DICE + 1))
    return tuple(
        (Odds(0.0, 0.0), *(_against(hits, figures) for figures in range(1, MOST_FIGURES + 1)))
        for hits in rows
    )


ODDS: tuple[tuple[tuple[Odds, ...], ...], ...] = tuple(
    _table(sword, plain) for plain in (1, 2) for sword in (NO_SWORD, SWORD_HITS, FIRST_SWORD_SPARED)
)
"""By the way swords count (with CORNERED or without), number of dice, and figures of the target."""

SLAYING: tuple[tuple[float, ...], ...] = tuple(
    tuple(1 - (1 - faces / 36) ** dice for dice in range(MOST_DICE + 1)) for faces in (1, 2, 2)
)
"""The chance of a critical hit on a creature, by the way swords count and the dice (BL-CREA-05, -06)."""
