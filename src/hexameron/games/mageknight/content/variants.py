"""What a group may agree on before a quest, and what the rules forbid (MKS-GEN-03, MKS-GEN-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexameron.games.mageknight.content.scenarios import SCENARIO, Scenario
from hexameron.kernel.game import Setup, SetupError, Value, Variant
from hexameron.kernel.text import Text

HIGHEST: Final = 11
MEGAPOLIS: Final = 22
"""Each half is a city of level 1 to 11."""
OWN: Final[Mapping[str, tuple[Value, ...]]] = {
    "teams": ("none", "random", "across", "beside"),
    "team_cities": ("all", "two", "two_megapolises"),
    "megapolis_2": (0, *range(2, MEGAPOLIS + 1)),
}
"""Variants of few scenarios that are more than yes or no."""


def _yes_or_no(*names: str) -> tuple[Variant, ...]:
    return tuple(Variant(name, (False, True)) for name in names)


def offered(scenario: Scenario) -> tuple[Variant, ...]:
    """The variants of a scenario, each with its default first."""
    many = max(scenario.seats) > 1
    days: tuple[Value, ...] = ("standard", "night_arrival", "darkness")
    found = [
        Variant("days", days[:2] if scenario.counts_days else days),
        Variant("rage", ("none", "rage", "more")),
        *_yes_or_no("friendly_mana", "random_tiles", "action_upgrades", "starting_draft", "expansion"),
    ]
    if many:
        found += _yes_or_no("hero_auction", "interactive_combat")
    if scenario.spirit == "competitive":
        found += _yes_or_no("friendly_spells", "friendly_skills")
    if scenario.map_agreed:
        found += _yes_or_no("random_cities")
        found.append(Variant("map", ("recommended", "wedge", "open_3", "open_4", "open_5")))
        found.append(Variant("countryside", (0, *range(4, 12))))
        found.append(Variant("core", tuple(range(5))))
    return (*found, *_of_cities(scenario), *_own(scenario))


def _of_cities(scenario: Scenario) -> tuple[Variant, ...]:
    """Levels of cities in the order of revealing (0: as the scenario says), and the Megapolis."""
    if not scenario.sieges:
        return ()
    least = scenario.least_level
    levels: tuple[Value, ...] = (0, *range(least, HIGHEST + 1))
    cities = tuple(Variant(f"city_{n}", levels) for n in range(1, max(scenario.cities.values()) + 1))
    return (*cities, Variant("megapolis", (0, *range(2, MEGAPOLIS + 1))))


def _own(scenario: Scenario) -> tuple[Variant, ...]:
    """What only some scenarios have."""
    found: list[Variant] = []
    if scenario.spirit == "competitive" and scenario.fighting:
        found += _yes_or_no("friendly_peace")
    if scenario.spirit == "competitive" and scenario.sieges:
        found += _yes_or_no("joint_assaults")
    if scenario.spirit == "cooperative":
        found += _yes_or_no("lowest_achievements")
    found += [Variant(name, OWN.get(name, (False, True))) for name in scenario.variants]
    return tuple(found)


def check(setup: Setup) -> None:
    """Refuses what the rules forbid, with the reason."""
    scenario = SCENARIO[setup.scenario]
    chosen = setup.variants
    _check_players(scenario, setup.seats, chosen)
    _check_teams(scenario, setup.seats, chosen)
    _check_megapolis(scenario, setup.seats, chosen)
    least = scenario.core[setup.seats]
    if chosen.get("core") and int(chosen["core"]) < least and (scenario.always or scenario.without):
        raise SetupError(
            f"{scenario.id} needs at least {least} core tiles without a city",
            Text("setup.core", {"n": least}),
        )
    if chosen.get("countryside") and scenario.needs and int(chosen["countryside"]) < 5:
        raise SetupError(
            f"{scenario.id} needs all countryside tiles with its sites: at least 5",
            Text("setup.countryside", {"n": 5}),
        )


def _check_players(scenario: Scenario, seats: int, chosen: Mapping[str, Value]) -> None:
    if seats == 1:
        for name in ("hero_auction", "interactive_combat", "fighting", "friendly_peace"):
            if chosen.get(name):
                raise SetupError(
                    f"{name} needs at least two players",
                    Text("setup.needs_two", {"variant": Text(f"variant.{name}")}),
                )
    elif chosen.get("no_virtual"):
        raise SetupError("only a single player can leave the Virtual Player out", Text("setup.virtual"))
    if chosen.get("fighting") and chosen.get("friendly_peace"):
        raise SetupError(
            "players cannot agree both to fight and not to fight each other", Text("setup.fight_or_peace")
        )
    if scenario.epic is not None and chosen.get("epic") and seats > scenario.epic.most_seats:
        raise SetupError(f"the epic version of {scenario.id} is for 2 or 3 players", Text("setup.epic"))


def _check_teams(scenario: Scenario, seats: int, chosen: Mapping[str, Value]) -> None:
    teams = chosen.get("teams", "none") != "none"
    if teams and seats != 4:
        raise SetupError("teams are for 4 players: two teams of two", Text("setup.teams"))
    two = chosen.get("team_cities", "all")
    if two != "all" and not teams:
        raise SetupError("two cities or Megapolises are for a game in teams", Text("setup.team_cities"))
    if two == "two":
        for name in ("city_1", "city_2"):
            if 0 < int(chosen.get(name, 0)) < 10:
                raise SetupError(
                    "two cities in a game of teams must be of level 10 or higher",
                    Text("setup.team_levels", {"n": 10}),
                )
    if chosen.get("megapolis_2") and two != "two_megapolises":
        raise SetupError(
            "a second Megapolis is only for a game in teams with two of them", Text("setup.megapolis_2")
        )


def _check_megapolis(scenario: Scenario, seats: int, chosen: Mapping[str, Value]) -> None:
    if not chosen.get("megapolis"):
        return
    two = chosen.get("team_cities", "all")
    cities = scenario.cities[seats] + bool(chosen.get("epic"))
    if two == "all" and cities > 3:
        raise SetupError(
            f"a Megapolis is for at most three cities, and there are {cities}",
            Text("setup.megapolis", {"n": cities}),
        )
