"""Portals (PORTAL). On the board of these tests they are at h2.8, h6.5 and h9.5."""

import pytest

from hexameron.games.heroes.content.terms import Faction
from hexameron.games.heroes.rules import activation
from tests.games.heroes.positions import conquest
from tests.games.heroes.rules.fights import faction_of
from tests.games.heroes.rules.marching import go, offered, ready, ways
from tests.rules import rule

PORTALS = {"portal:h2.8", "portal:h6.5", "portal:h9.5"}


def portals(keys: tuple[str, ...]) -> set[str]:
    return {key for key in keys if key.startswith(("portal:", "home:"))}


@rule("HE-PORTAL-01", "HE-PORTAL-02", "HE-BLDG-08", "HE-SITE-15")
def test_with_the_building_a_hero_leaves_the_city_by_any_portal() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    ready(t, anton)
    assert portals(offered(t)) == set()
    t.build(0, "portal")
    assert portals(offered(t)) == PORTALS


@rule("HE-PORTAL-03")
def test_the_portal_is_the_first_field_and_costs_one() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    t.build(0, "portal")
    ready(t, anton)
    go(t, "portal:h6.5")
    assert anton.at == "h6.5"
    assert t.action.movement == 3
    assert ways(t) == ["h5.5", "h6.4", "h6.6", "h7.5"]
    anton.at = ""
    t.action.movement, t.action.moved = 0, False
    assert portals(offered(t)) == set()


@rule("HE-PORTAL-03", "HE-XP-02")
@pytest.mark.parametrize(("hero", "faction"), [("anton", "haven"), ("anastasya", "necropolis")])
def test_who_went_through_a_portal_has_moved(hero: str, faction: Faction) -> None:
    """The portal is a field of the move: so experience is spent before it, or after the whole move."""
    t = conquest(factions=(faction, faction_of("vorlag")))
    traveller = t.add_hero(hero, trophies="dangerous.2")
    t.build(0, "portal")
    ready(t, traveller)
    assert f"advance:{traveller.id}" in offered(t)
    go(t, "portal:h6.5")
    assert f"advance:{traveller.id}" not in offered(t)


@rule("HE-PORTAL-03")
def test_an_enemy_on_the_portal_means_a_battle_and_an_own_hero_must_be_left() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    t.add_hero("vorlag", at="h2.8")
    t.add_hero("slava", at="h6.5")
    t.build(0, "portal")
    ready(t, anton, movement=1)
    t.action.moved = False
    assert portals(offered(t)) == PORTALS  # from Slava's portal he could still go home
    t.action.fought = True
    assert portals(offered(t)) == {"portal:h6.5", "portal:h9.5"}
    t.action.fought = False
    t.play(activation.perform(t), ["portal:h2.8", "first:s3"], until="battle.strike")
    assert t.battle.sides[1].hero == t.id("vorlag")


@rule("HE-PORTAL-04", "HE-PORTAL-05")
def test_into_the_city_for_nothing_and_the_move_is_over() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h6.6")
    t.build(0, "portal")
    ready(t, anton, movement=1)
    assert portals(offered(t)) == set()
    go(t, "go:h6.5")
    assert t.action.movement == 0
    assert portals(offered(t)) == {"home:h6.5"}
    t.play(activation.perform(t), ["home:h6.5"])
    assert anton.at == ""
    assert t.action.hero == ""


@rule("HE-PORTAL-04")
def test_a_hero_who_starts_on_a_portal_may_use_it_at_once() -> None:
    t = conquest()
    ready(t, t.add_hero("anton", at="h6.5"))
    assert portals(offered(t)) == set()
    t.build(0, "portal")
    assert portals(offered(t)) == {"home:h6.5"}


@rule("HE-PORTAL-05", "HE-MOVE-07")
def test_who_goes_home_at_once_has_ended_the_move_with_all_movement_left() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h6.5")
    t.build(0, "portal")
    ready(t, anton)
    t.play(activation.perform(t), ["home:h6.5"])
    assert anton.at == ""
    assert t.action.hero == "", "nobody leaves the city again in the same move"


@rule("HE-PORTAL-06", "HE-PORTAL-07", "HE-HERO-12")
def test_a_dimension_traveller_goes_from_portal_to_portal() -> None:
    t = conquest(factions=("necropolis", "haven"))
    anastasya = t.add_hero("anastasya", at="h6.6")
    ready(t, anastasya)
    go(t, "go:h6.5")
    assert portals(offered(t)) == {"portal:h2.8", "portal:h9.5"}
    go(t, "portal:h9.5", "go:h9.6")
    assert t.action.movement == 1
    assert anastasya.at == "h9.6"


@rule("HE-PORTAL-07", "HE-PORTAL-01")
def test_without_the_building_a_traveller_neither_leaves_nor_enters_the_city() -> None:
    t = conquest(factions=("necropolis", "haven"))
    anastasya = t.add_hero("anastasya")
    ready(t, anastasya)
    assert portals(offered(t)) == set()
    anastasya.at = "h6.5"
    assert "home:h6.5" not in offered(t)


@rule("HE-PORTAL-08")
def test_a_portal_is_also_a_field_like_any_other() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h6.6")
    t.build(0, "portal")
    ready(t, anton)
    go(t, "go:h6.5")
    assert "stop" in offered(t)
    go(t, "go:h6.4")
    assert anton.at == "h6.4"
    assert not [key for key in offered(t) if key.startswith(("explore:h6.5", "seize:h6.5"))]


@rule("HE-SITE-15")
def test_a_portal_is_neither_controlled_nor_explored() -> None:
    t = conquest()
    ready(t, t.add_hero("anton", at="h6.5"))
    assert not [key for key in offered(t) if key.startswith(("explore:", "seize:"))]


@rule("HE-PORTAL-04", "HE-MOVE-10")
def test_the_portal_under_an_own_hero_can_be_entered_to_go_home() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h6.6")
    t.add_hero("slava", at="h6.5")
    ready(t, anton, movement=1)
    assert "h6.5" not in ways(t)
    t.build(0, "portal")
    assert "h6.5" in ways(t)
    go(t, "go:h6.5", "done")
    assert anton.at == ""


@rule("HE-PORTAL-06", "HE-MOVE-10")
def test_the_portal_under_an_own_hero_can_be_entered_to_travel_on() -> None:
    t = conquest()
    traveller = t.add_hero("anastasya", at="h1.8")
    t.add_hero("sveltana", at="h1.8")  # whom she passes by
    t.add_hero("vorlag", at="h2.8")
    t.add_hero("anton", at="h2.9")
    t.add_hero("slava", at="h3.8")
    ready(t, traveller, movement=2, fought=True)
    assert "h2.8" in ways(t)
    go(t, "go:h2.8", "portal:h6.5")
    assert traveller.at == "h6.5"
