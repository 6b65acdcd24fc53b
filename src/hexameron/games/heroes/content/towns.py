"""The four city boards, and the nine buildings of each."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.content.effects import (
    BanEliteDie,
    Change,
    IgnoreSkulls,
    Permit,
    Power,
    Resurrect,
    Rule,
    Take,
    after_battle,
    always,
    before_battle,
    choice,
    enemy_attack,
    gathering,
)
from hexameron.games.heroes.content.records import Building, BuildingKind, Cost, Town
from hexameron.games.heroes.content.terms import FACTIONS, Faction

LEVEL_COSTS: Final = (0, 4, 6, 8)
TEAR: Final = "artifact.tear_of_asha"


def _town(faction: Faction, colour: str, emblem: str) -> Town:
    return Town(
        id=f"faction.{faction}",
        given=("name", "colour", "emblem"),
        faction=faction,
        colour=colour,
        emblem=emblem,
        level_costs=LEVEL_COSTS,
    )


TOWNS: tuple[Town, ...] = (
    _town("haven", "white", "sun"),
    _town("necropolis", "green", "spider"),
    _town("sanctuary", "light_blue", "lotus"),
    _town("stronghold", "black", "hand"),
)

_UNIQUE: Final[dict[Faction, Rule]] = {
    "haven": enemy_attack(IgnoreSkulls(), "turn"),
    "necropolis": after_battle(Resurrect(2)),
    "sanctuary": before_battle(BanEliteDie()),
    "stronghold": always(Permit("wins_ties")),
}
_COMMON: Final[dict[BuildingKind, tuple[Rule, ...]]] = {
    "income": (gathering(choice(Take(resources=3), Take(gold=3))),),
    "market": (always(Permit("market")),),
    "elite": (always(Permit("elite_units")),),
    "limit": (always(Change("recruit_limit", 2, "player")),),
    "hall": (always(Permit("recruit_heroes")),),
    "portal": (always(Permit("city_portal")),),
    "command": (always(Change("command", 1)),),
    "asha": (Rule("built", Power(tracks.TEMPLE_POWER)),),
}
_PRICES: Final[dict[BuildingKind, tuple[int, tuple[Cost, ...]]]] = {
    "income": (1, (Cost(resources=3), Cost(gold=3))),
    "market": (1, (Cost(resources=6),)),
    "elite": (1, (Cost(resources=4),)),
    "limit": (1, (Cost(resources=3),)),
    "hall": (2, (Cost(resources=4),)),
    "portal": (2, (Cost(resources=4),)),
    "command": (3, (Cost(resources=5),)),
    "unique": (3, (Cost(resources=6),)),
    "asha": (4, (Cost(resources=12, gold=12, artifact=TEAR),)),
}
"""The city level that a building asks for, and its costs: one of them is paid."""

_OWN_NAMES: Final[tuple[BuildingKind, ...]] = ("income", "elite", "limit", "command", "unique")
"""These have another name in every faction."""
_GIVEN: Final[dict[BuildingKind, tuple[str, ...]]] = {
    "income": ("costs", "rules"),
    "market": ("name", "rules"),
    "hall": ("name", "rules"),
    "portal": ("name", "rules"),
    "unique": ("name", "rules"),
    "asha": ("name", "costs", "rules"),
}


def _building(faction: Faction, kind: BuildingKind) -> Building:
    level, costs = _PRICES[kind]
    return Building(
        id=f"building.{faction}.{kind}",
        named="" if kind in _OWN_NAMES else f"building.{kind}",
        given=_GIVEN.get(kind, ("rules",)),
        faction=faction,
        kind=kind,
        level=level,
        costs=costs,
        rules=(_UNIQUE[faction],) if kind == "unique" else _COMMON[kind],
    )


BUILDINGS: tuple[Building, ...] = tuple(_building(faction, kind) for faction in FACTIONS for kind in _PRICES)
BUILDING = {building.id: building for building in BUILDINGS}
