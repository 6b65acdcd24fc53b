"""Standard achievements."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexameron.games.mageknight.rules import scoring
from hexameron.games.mageknight.state import Place
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.rules import rule


def own(q: TestQuest, names: str, seat: int = 0, zone: str = "deck") -> None:
    """Cards of a player."""
    q.things.make([FACES["deed"][name] for name in names.split()], f"{zone}.{seat}")


def shields(q: TestQuest, site: str, n: int, seat: int = 0) -> None:
    """So many Shields of a player on such sites."""
    for _ in range(n):
        q.state.places[f"x{len(q.state.places)}"] = Place(shields=[seat], conquered=True, site=site)


def extra(q: TestQuest) -> list[int]:
    """What everybody gets beyond Fame."""
    total = scoring.scores(q)
    return [score - player.fame for score, player in zip(total, q.state.players, strict=True)]


@rule("MKS-ACH-01")
@pytest.mark.parametrize("zone", ["deck", "hand", "discard", "play", "aside"])
def test_the_sage_counts_spells_and_advanced_actions_wherever_they_are(zone: str) -> None:
    q = quest(seats=2)
    own(q, "fireball snowstorm fire_bolt march", zone=zone)
    assert scoring.sage(q, 0) == 2 + 2 + 1
    assert scoring.sage(q, 1) == 0


@rule("MKS-ACH-05")
@pytest.mark.parametrize(("crystals", "points"), [("", 4), ("r", 4), ("rb", 5), ("rbg", 5), ("rrgg", 6)])
def test_the_robber_counts_artifacts_and_pairs_of_crystals(crystals: str, points: int) -> None:
    q = quest(seats=2, crystals=crystals)
    own(q, "banner_of_glory", zone="banner")
    own(q, "ruby_ring")
    assert scoring.robber(q, 0) == points


@rule("MKS-ACH-07", "MKS-ACH-08")
def test_the_leader_counts_levels_of_units_half_if_wounded() -> None:
    q = quest(seats=2, units="peasants+ utem_guardsmen+ altem_guardians fire_golems+")
    levels = [q.unit(troop).level for troop in q.player(0).troops]
    assert levels == [1, 2, 4, 3]
    assert scoring.leader(q, 0) == 0 + 1 + 4 + 1


@rule("MKS-ACH-10")
@pytest.mark.parametrize(
    ("site", "points"), [("keep", 4), ("mage_tower", 4), ("monastery", 4), ("dungeon", 0), ("village", 0)]
)
def test_the_conqueror_counts_shields_on_keeps_towers_and_burned_monasteries(site: str, points: int) -> None:
    q = quest(seats=2)
    shields(q, site, 2)
    shields(q, site, 3, seat=1)
    assert scoring.conqueror(q, 0) == points


@rule("MKS-ACH-12")
@pytest.mark.parametrize(
    ("site", "points"),
    [
        ("ruins", 2),
        ("dungeon", 2),
        ("tomb", 2),
        ("den", 2),
        ("spawning_grounds", 2),
        ("keep", 0),
        ("glade", 0),
    ],
)
def test_the_adventurer_counts_shields_on_adventure_sites(site: str, points: int) -> None:
    q = quest(seats=2)
    shields(q, site, 1)
    assert scoring.adventurer(q, 0) == points


@rule("MKS-ACH-15")
def test_wounds_among_the_cards_cost_fame_those_on_units_do_not() -> None:
    q = quest(seats=2, units="peasants+")
    own(q, "wound wound march")
    own(q, "wound", zone="hand")
    assert scoring.beating(q, 0) == -6


def give(q: TestQuest, category: str, seat: int, n: int) -> None:
    """Points in a category: n things worth something."""
    if category == "sage":
        own(q, "fireball " * n, seat)
    elif category == "robber":
        own(q, "ruby_ring " * n, seat)
    elif category == "leader":
        other = quest(units="peasants " * n)
        for troop in other.player(0).troops:
            troop.card = q.things.make([FACES["unit"]["peasants"]], f"units.{seat}")[0]
            q.player(seat).troops.append(troop)
    elif category == "beating":
        own(q, "wound " * n, seat)
    else:
        shields(q, {"conqueror": "keep", "adventurer": "ruins"}[category], n, seat)


WORTH = {"sage": 2, "robber": 2, "leader": 1, "conqueror": 2, "adventurer": 2, "beating": -2}


@rule(
    "MKS-ACH-02",
    "MKS-ACH-03",
    "MKS-ACH-04",
    "MKS-ACH-06",
    "MKS-ACH-09",
    "MKS-ACH-11",
    "MKS-ACH-13",
    "MKS-ACH-14",
    "MKS-ACH-16",
    "MKS-ACH-17",
)
@pytest.mark.parametrize("category", list(WORTH))
def test_titles(category: str) -> None:
    worth = WORTH[category]
    sign = 1 if worth > 0 else -1
    alone = quest(seats=3)
    give(alone, category, 0, 2)
    give(alone, category, 1, 1)
    assert extra(alone) == [2 * worth + 3 * sign, worth, 0]
    tied = quest(seats=3)
    give(tied, category, 0, 2)
    give(tied, category, 2, 2)
    assert extra(tied) == [2 * worth + sign, 0, 2 * worth + sign]
    nothing = quest(seats=3)
    assert extra(nothing) == [0, 0, 0]


@rule("MKS-ACH-18")
def test_all_six_categories_are_added_to_fame() -> None:
    q = quest(seats=2, fame=10)
    for category in WORTH:
        give(q, category, 0, 1)
    assert scoring.scores(q) == [10 + sum(WORTH.values()) + 5 * 3 - 3, 0]
    functions: list[Callable[[TestQuest, int], int]] = [
        scoring.sage,
        scoring.robber,
        scoring.leader,
        scoring.conqueror,
        scoring.adventurer,
        scoring.beating,
    ]
    assert [one(q, 0) for one in functions] == list(WORTH.values())
