"""Gathering (GATH) and what adds to it."""

import pytest

from hexameron.games.heroes.rules import gathering
from tests.games.heroes.positions import TestConquest, conquest
from tests.rules import rule


def gather(t: TestConquest, *answers: str) -> tuple[int, int]:
    """The gold and resources that a Gathering action of the first player gives."""
    player = t.player(0)
    before = player.gold, player.resources
    t.begin("gathering")
    t.play(gathering.perform(t), answers)
    return player.gold - before[0], player.resources - before[1]


@rule("HE-GATH-01", "HE-GATH-02", "HE-GATH-03", "HE-GATH-04", "HE-GATH-05")
@pytest.mark.parametrize(
    ("field", "gold", "resources"),
    [("h1.1", 0, 3), ("h1.6", 0, 2), ("h4.1", 0, 1), ("h2.4", 4, 0), ("h7.7", 0, 0)],
)
def test_what_a_field_yields(field: str, gold: int, resources: int) -> None:
    t = conquest()
    t.state.owners[field] = 0
    assert gather(t) == (gold, resources)


@rule("HE-GATH-01")
def test_all_own_fields_and_no_others() -> None:
    t = conquest()
    t.state.owners = {"h1.1": 0, "h5.9": 0, "h2.4": 0, "h5.1": 1, "h12.5": 1}
    assert gather(t) == (4, 6)
    assert gather(conquest()) == (0, 0)


@rule("HE-GATH-06", "HE-BLDG-03")
def test_the_income_building_gives_three_of_either() -> None:
    t = conquest()
    t.build(0, "income")
    t.state.owners["h1.1"] = 0
    assert gather(t, "branch:building.haven.income;1") == (0, 6)
    assert gather(t, "branch:building.haven.income;2") == (3, 3)


@rule("HE-GATH-06", "HE-HERO-08", "HE-HERO-10")
def test_merchant_and_wealthy_heroes_wherever_they_are() -> None:
    t = conquest(factions=("stronghold", "haven"))
    t.add_hero("kraal", at="h3.3")
    assert gather(t) == (0, 2)
    other = conquest()
    other.add_hero("slava")
    assert gather(other) == (2, 0)
    assert gather(conquest()) == (0, 0)


@rule("HE-GATH-06")
def test_skills_artifacts_and_weeks() -> None:
    t = conquest()
    t.add_hero("anton", at="h3.3", skills="tax_collector", artifacts="bottomless_purse")
    assert gather(t) == (3, 0)
    t.set_week("plenty")
    assert gather(t) == (3, 2)
    t.set_week("gold")
    assert gather(t) == (5, 0)
    realm = conquest()
    realm.add_hero("slava", skills="tax_collector", artifacts="horn_of_plenty")
    assert gather(realm) == (2 + 3, 2)


@rule("HE-GATH-07")
def test_the_treasury_is_public() -> None:
    t = conquest()
    t.state.owners["h2.4"] = 0
    gather(t)
    (told,) = t.told("treasury.takes")
    assert (told["seat"], told["gold"], told["resources"]) == ("p0", 4, 0)
