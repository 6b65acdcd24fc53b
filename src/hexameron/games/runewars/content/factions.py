"""The four faction sheets."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.records import Faction
from hexameron.games.runewars.content.terms import DialIcon, Work

TOP: Final = 8
"""The last space of a dial."""
FORTS: Final = 4
FORT_STRENGTH: Final = 5
CRACKED_STRENGTH: Final = 3

_SIGNS: Final = {"T": "tactics", "I": "influence", "-": ""}


def _dial(written: str) -> tuple[DialIcon, ...]:
    """The spaces of a dial from 0 on; space 0 is empty."""
    return ("", *(_SIGNS.get(sign, sign) for sign in written.split()))


def _works(defence: Work) -> tuple[Work, ...]:
    return ("resources", "resources", "diplomacy", "training", defence)


FACTIONS: Final = (
    Faction(
        id="humans",
        given=("alignment", "influence", "tactics", "start", "wood 1 to 3", "ore 1 to 4"),
        alignment="good",
        influence=3,
        tactics=2,
        start=(3, 2, 2),
        dials=(
            _dial("footman footman footman I footman T footman footman"),
            _dial("bowman T bowman I bowman - bowman bowman"),
            _dial("I knight T siege_tower knight I knight siege_tower"),
        ),
        works=_works("walls"),
        units=("bowman", "footman", "knight", "siege_tower"),
        tile="humans",
    ),
    Faction(
        id="elves",
        given=("alignment", "influence", "tactics", "food at the start", "five influence icons"),
        alignment="good",
        influence=4,
        tactics=1,
        start=(2, 3, 2),
        dials=(
            _dial("I warrior I warrior T warrior I warrior"),
            _dial("archer archer archer I archer archer T archer"),
            _dial("- sorceress I pegasus_rider sorceress - sorceress pegasus_rider"),
        ),
        works=_works("wards"),
        units=("archer", "pegasus_rider", "sorceress", "warrior"),
        tile="elves",
    ),
    Faction(
        id="undead",
        given=("alignment", "food at the start"),
        alignment="evil",
        influence=2,
        tactics=3,
        start=(3, 2, 2),
        dials=(
            _dial("reanimate reanimate reanimate T reanimate I reanimate reanimate"),
            _dial("skeleton_archer I skeleton_archer T skeleton_archer - skeleton_archer T"),
            _dial("T necromancer I dark_knight necromancer - necromancer dark_knight"),
        ),
        works=_works("tomb"),
        units=("dark_knight", "necromancer", "reanimate", "skeleton_archer"),
        tile="undead",
    ),
    Faction(
        id="uthuk",
        given=("alignment", "food at the start", "most Tactics cards"),
        alignment="evil",
        influence=1,
        tactics=4,
        start=(3, 1, 3),
        dials=(
            _dial("berserker berserker berserker T berserker I berserker berserker"),
            _dial("T warlock I warlock T warlock - warlock"),
            _dial("flesh_ripper T flesh_ripper chaos_lord T flesh_ripper flesh_ripper chaos_lord"),
        ),
        works=_works("spawn"),
        units=("berserker", "chaos_lord", "flesh_ripper", "warlock"),
        tile="uthuk",
    ),
)
FACTION: Final[dict[str, Faction]] = {faction.id: faction for faction in FACTIONS}
