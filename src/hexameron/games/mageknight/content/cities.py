"""Cities: their garrisons by level, and what their colour gives to those who defend and visit them."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 11

GARRISONS: Final[dict[str, tuple[str, ...]]] = {
    "blue": (
        "grey violet",
        "violet violet",
        "violet white",
        "grey violet white",
        "violet violet white",
        "violet white white",
        "grey violet violet white",
        "violet violet white white",
        "violet white white white",
        "grey violet violet white white",
        "violet violet white white white",
    ),
    "green": (
        "grey brown",
        "brown brown",
        "grey grey brown",
        "grey brown white",
        "brown brown white",
        "grey grey brown white",
        "grey brown brown white",
        "brown brown white white",
        "grey brown brown brown white",
        "grey brown brown white white",
        "brown brown white white white",
    ),
    "red": (
        "white",
        "brown violet",
        "brown white",
        "brown violet violet",
        "brown violet white",
        "brown brown violet violet",
        "brown violet violet white",
        "brown violet white white",
        "brown brown violet violet white",
        "brown brown violet white white",
        "brown violet white white white",
    ),
    "white": (
        "white",
        "grey white",
        "white white",
        "grey grey white",
        "grey white white",
        "grey grey grey white",
        "grey grey white white",
        "grey white white white",
        "grey grey grey white white",
        "grey grey white white white",
        "grey white white white white",
    ),
}
"""The enemy tokens of each level, from 1 on."""


def garrison(colour: str, level: int) -> tuple[str, ...]:
    """The colours of the tokens that defend a city of this level.

    >>> garrison("white", 4)
    ('grey', 'grey', 'white')
    """
    return tuple(GARRISONS[colour][level - 1].split())
