"""The Week cards: the clock of the game, and an event for every round but the first."""

from __future__ import annotations

from hexameron.games.heroes.content.effects import (
    Change,
    Luck,
    Permit,
    Rule,
    Take,
    after_battle,
    always,
    gathering,
)
from hexameron.games.heroes.content.records import Week
from hexameron.games.heroes.content.terms import Phase


def _week(phase: Phase, id_: str, *rules: Rule, dark: bool = False) -> Week:
    return Week(id=f"week.{id_}", phase=phase, dark=dark, rules=rules)


WEEKS: tuple[Week, ...] = (
    _week("crescent", "plenty", gathering(Take(resources=2))),
    _week("crescent", "gold", gathering(Take(gold=2))),
    _week("crescent", "enlistment", always(Change("recruit_limit", 1, "player"))),
    _week("crescent", "wanderer", always(Change("movement", 1))),
    _week("crescent", "builders", always(Change("build_cost", -1, "player"))),
    _week("quarter", "wolf", always(Change("strength", 1, "common_encounters"))),
    _week("quarter", "fortune", Rule("revealed", Luck(1))),
    _week("quarter", "mists", always(Change("movement", -1))),
    _week("quarter", "magic", always(Change("magic", 1))),
    _week("quarter", "night_of_the_spider", dark=True),
    _week(
        "full",
        "blood_moon",
        after_battle(Change("treasure_parts", 1, most=4), only="won_encounter"),
        dark=True,
    ),
    _week("full", "march_of_the_dead", always(Permit("no_laurel_resurrection")), dark=True),
    _week("full", "heroes", always(Change("advance_cost", -1))),
    _week("full", "plunder", always(Change("zone", -1))),
    _week("full", "war", always(Change("attacks", 1))),
)
