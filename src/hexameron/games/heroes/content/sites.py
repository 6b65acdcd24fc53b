"""The sites of the map: to control, to explore, and the portal."""

from __future__ import annotations

from hexameron.games.heroes.content.effects import (
    ActivateAgain,
    Advance,
    DrawArtifact,
    DrawScroll,
    DrawTreasure,
    Effect,
    Power,
    Recruit,
    TakeDiscarded,
    Upgrade,
)
from hexameron.games.heroes.content.records import Site


def _held(id_: str, power: int, *, gold: int = 0, resources: int = 0) -> Site:
    return Site(
        id=f"site.{id_}", source="rulebook", use="control", power=power, gold=gold, resources=resources
    )


def _explored(id_: str, effect: Effect) -> Site:
    return Site(id=f"site.{id_}", source="rulebook", use="explore", explored=effect)


SITES: tuple[Site, ...] = (
    _held("sawmill", 1, resources=3),
    _held("iron_mine", 2, resources=2),
    _held("crystal_mine", 3, resources=1),
    _held("gold_mine", 0, gold=4),
    _held("dragon_nexus", 4),
    _explored("crystal_of_revelation", Power(2)),
    _explored("dragon_deposit", TakeDiscarded()),
    _explored("secret_library", DrawScroll()),
    _explored("armourer", Upgrade(everyone=True)),
    _explored("stone_of_enlightenment", Advance()),
    _explored("stable", ActivateAgain()),
    _explored("arena", Recruit(3)),
    _explored("smithy", DrawArtifact()),
    _explored("dragon_temple", DrawTreasure(1)),
    Site(id="site.portal", source="rulebook", use="portal"),
)
SITE = {site.id: site for site in SITES}
