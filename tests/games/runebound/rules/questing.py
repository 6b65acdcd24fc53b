"""A hero with a quest or a rumour at its place, for tests of adventures."""

from __future__ import annotations

from typing import Any

from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.records import Quest
from tests.games.runebound.positions import TestJourney, journey


def questing(card: str, *, at: str = "", dice: str = "", hero: str = "laurel", **kit: Any) -> TestJourney:
    """A hero with this quest or rumour stands at its place."""
    what = next(one.what for one in ADVENTURES if one.id == f"adv.{card}")
    place = at or (what.places[0] if isinstance(what, Quest) else "h0.0")
    scenario = "dead_king" if card.startswith("k") else "margath"
    parts = {key: kit.pop(key) for key in ("stack", "zombies") if key in kit}
    heroes = {hero: {"at": place, "front": card, **kit}, "corbin": {"at": "h0.4"}}
    return journey(heroes=heroes, scenario=scenario, dice=dice, **parts)
