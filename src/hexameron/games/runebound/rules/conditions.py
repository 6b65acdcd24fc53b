"""Under which conditions abilities work: where the hero stands, and who the foe is (MAP, ENEMY-04)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.board import is_road, is_wilderness, kind_of
from hexameron.games.runebound.content.effects import Only
from hexameron.games.runebound.content.map import GROUND
from hexameron.games.runebound.content.terms import Trait
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Seat

MONSTERS: tuple[Trait, ...] = ("beast", "dragon", "giant")


def stands(t: Saga, seat: Seat, only: Only) -> bool:
    """Whether a hero stands where an ability works."""
    if not only:
        return True
    at = t.player(seat).at
    if only == "wilderness":
        return is_wilderness(at)
    if only == "forest":
        return GROUND[at] in ("forest", "city")
    if only == "road":
        return is_road(at)
    if only == "city_or_town":
        return kind_of(at) in ("city", "town")
    if only in ("city", "town", "shrine", "stronghold"):
        return kind_of(at) == only
    if only == "robbable":
        return any(one != seat and t.player(one).gold for one in t.heroes_at(at))
    return True


def fits_foe(only: Only, traits: Sequence[Trait]) -> bool:
    """Whether the traits of an enemy are those that an ability names."""
    if only == "beast":
        return "beast" in traits
    if only == "monster":
        return any(trait in traits for trait in MONSTERS)
    return True


def is_place(cell: str, places: Sequence[str]) -> bool:
    """Whether a hex is one of some places: hexes, kinds of sites, terrains of the wilderness."""
    return cell in places or kind_of(cell) in places or (is_wilderness(cell) and GROUND[cell] in places)
