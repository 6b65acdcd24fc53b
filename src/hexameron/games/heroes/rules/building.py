"""Construction: one building, or one city level (BUILD, BLDG)."""

from __future__ import annotations

from functools import partial
from typing import Final

from hexameron.games.heroes.content.records import Building, Cost
from hexameron.games.heroes.content.terms import FACTIONS, Faction
from hexameron.games.heroes.content.towns import BUILDING, BUILDINGS, TOWNS
from hexameron.games.heroes.content.tracks import TOP_LEVEL
from hexameron.games.heroes.options import Build, Raise
from hexameron.games.heroes.rules import triggered, values
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Rules, Seat
from hexameron.kernel.ids import player_id, thing_id

BUILDINGS_OF: Final[dict[Faction, tuple[Building, ...]]] = {
    faction: tuple(building for building in BUILDINGS if building.faction == faction) for faction in FACTIONS
}
LEVEL_COSTS: Final = {town.faction: town.level_costs for town in TOWNS}
SPECIAL_CARD: Final = 4
FIXED: Final = ("income", "asha")
"""Buildings whose price no event changes."""


def level_cost(t: Conquest, seat: Seat) -> int:
    """What the next city level costs in resources (HE-BUILD-02)."""
    player = t.player(seat)
    return values.build_cost(t, seat, LEVEL_COSTS[player.faction][player.level])


def price(t: Conquest, seat: Seat, building: Building, cost: Cost) -> Cost:
    """One of the costs of a building as it is now."""
    if building.kind in FIXED:
        return cost
    return Cost(values.build_cost(t, seat, cost.resources), cost.gold, cost.artifact)


def find_artifact(t: Conquest, seat: Seat, artifact: str) -> int | None:
    """The artifact with one of the player's heroes, wherever that hero is (HE-BUILD-07)."""
    for hero in t.player(seat).heroes:
        for card in t.held(t.hero(hero), "artifacts"):
            if t.artifact(card).id == artifact:
                return card
    return None


def _affordable(t: Conquest, seat: Seat, cost: Cost) -> bool:
    player = t.player(seat)
    if player.resources < cost.resources or player.gold < cost.gold:
        return False
    return not cost.artifact or find_artifact(t, seat, cost.artifact) is not None


def options(t: Conquest, seat: Seat) -> list[Build | Raise | Done]:
    """What can be built and paid now (HE-BUILD-01, HE-BUILD-04, HE-BUILD-05)."""
    player = t.player(seat)
    found: list[Build | Raise | Done] = []
    if player.level < TOP_LEVEL and player.resources >= level_cost(t, seat):
        found.append(Raise(player.level + 1))
    for building in BUILDINGS_OF[player.faction]:
        if building.level <= player.level and building.kind not in player.buildings:
            for number, cost in enumerate(building.costs):
                if _affordable(t, seat, price(t, seat, building, cost)):
                    found.append(Build(building.id, number))
    found.append(Done())
    return found


def perform(t: Conquest) -> Rules[None]:
    """The player builds one thing, or nothing (HE-BUILD-01)."""
    seat = t.state.active
    got = yield from t.ask(seat, "building.what", partial(options, t, seat), free=True)
    if isinstance(got, Raise):
        raise_level(t, seat)
    elif isinstance(got, Build):
        yield from erect(t, seat, BUILDING[got.building], got.cost)


def raise_level(t: Conquest, seat: Seat) -> None:
    """The city grows by one level (HE-BUILD-02, HE-BUILD-03)."""
    t.pay(seat, resources=level_cost(t, seat), rules=("HE-BUILD-02",))
    player = t.player(seat)
    player.level += 1
    t.tell("city.raised", seat=player_id(seat), n=player.level, rules=("HE-BUILD-02", "HE-BUILD-03"))


def erect(t: Conquest, seat: Seat, building: Building, number: int) -> Rules[None]:
    """A building is paid for and works at once (HE-BUILD-04, HE-BUILD-12)."""
    cost = price(t, seat, building, building.costs[number])
    t.pay(seat, gold=cost.gold, resources=cost.resources, rules=("HE-BUILD-11",))
    if cost.artifact:
        _under_the_token(t, seat, cost.artifact)
    player = t.player(seat)
    player.buildings.append(building.kind)
    t.reckon()
    t.tell("city.built", seat=player_id(seat), building=building.name, rules=("HE-BUILD-04", "HE-BUILD-12"))
    if building.kind == "market":
        player.cards.append(SPECIAL_CARD)
        t.tell("card.special", seat=player_id(seat), rules=("HE-BLDG-05",))
    yield from triggered.come(t, "built", seat, source=building.id)


def _under_the_token(t: Conquest, seat: Seat, artifact: str) -> None:
    """The artifact lies under the building; its Power point stays (HE-BUILD-08)."""
    card = find_artifact(t, seat, artifact)
    assert card is not None
    t.things.move(card, "temple")
    t.tell("city.artifact", seat=player_id(seat), card=thing_id(card), rules=("HE-BUILD-08",))
