"""Rout (ROUT, DARK-06)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import activation, rout
from hexameron.games.heroes.state import Hero
from tests.games.heroes.positions import TestConquest, conquest
from tests.rules import rule

MANY = "9/0"
MIGHTY = "0/0 0/0 0/0 0/1"
ALL = {"skills": "aggressiveness", "artifacts": "slayers_gauntlet"}


def marching(
    army: str, week: str = "", *, skills: str = "", artifacts: str = ""
) -> tuple[TestConquest, Hero]:
    t = conquest(week=week)
    hero = t.add_hero("slava", at="h1.1", army=army, skills=skills, artifacts=artifacts)
    return t, hero


@rule("HE-ROUT-01")
def test_rout_is_the_sum_of_its_sources() -> None:
    t, hero = marching("8/0 0/0 0/0 0/1", **ALL)
    assert rout.value(t, hero) == 4


@rule("HE-ROUT-02")
@pytest.mark.parametrize(("army", "value"), [("8/0", 0), ("5/0 2/2", 1), (MANY, 1)])
def test_nine_units_count(army: str, value: int) -> None:
    t, hero = marching(army)
    assert rout.value(t, hero) == value


@rule("HE-ROUT-03")
@pytest.mark.parametrize(
    ("army", "value"), [("0/0 0/0 0/0 3/0", 0), (MIGHTY, 1), ("0/0 0/0 0/0 0/3", 1), ("0/0 0/0 0/3", 0)]
)
def test_an_elite_unit_of_strength_five_counts_once(army: str, value: int) -> None:
    t, hero = marching(army)
    assert rout.value(t, hero) == value


@rule("HE-ROUT-04")
def test_aggressiveness_counts() -> None:
    t, hero = marching("1/0", skills="aggressiveness")
    assert rout.value(t, hero) == 1


@rule("HE-ROUT-05")
def test_the_slayers_gauntlet_counts() -> None:
    t, hero = marching("1/0", artifacts="slayers_gauntlet")
    assert rout.value(t, hero) == 1


@rule("HE-ROUT-07", "HE-ROUT-08", "HE-ROUT-09", "HE-DARK-06")
@pytest.mark.parametrize(("token", "needed"), [("common.1", 2), ("dangerous.1", 3), ("legendary.1", 4)])
def test_thresholds_by_colour_and_one_more_in_dark_days(token: str, needed: int) -> None:
    for week, more in (("", 0), ("night_of_the_spider", 1)):
        armies = {1: MANY, 2: "8/0 0/0 0/0 0/1"}
        for value in range(1, 5):
            kit = [{}, {}, {}, {"skills": "aggressiveness"}, ALL][value]
            t, hero = marching(armies[min(value, 2)], week, **kit)
            assert rout.value(t, hero) == value
            assert rout.routs(t, hero, t.guard("h1.2", token)) == (value >= needed + more)


@rule("HE-ROUT-06", "HE-ROUT-10", "HE-ROUT-11", "HE-ROUT-15")
def test_a_rout_takes_the_place_of_the_battle_and_leaves_a_treasure_only() -> None:
    t, hero = marching("8/0 0/0 0/0 0/1")
    token = t.guard("h1.2", "common.12")
    t.stack("treasure", "treasure.9")
    t.begin("activation")
    parts = ["part:{treasure.9};1", "part:{treasure.9};2"]
    t.play(activation.perform(t), ["activate:{slava}", "seize:h1.1", *parts, "seize:h1.1", "stop"])
    assert t.state.encounters == {}
    assert t.things.zone[token] == "gone"
    assert t.names(f"trophies.{hero.id}") == []
    assert (t.player(0).gold, t.player(0).resources) == (4, 4)
    assert t.state.owners == {"h1.1": 0}
    assert t.told("battle.begins") == []


@rule("HE-ROUT-15", "HE-EXPL-02", "HE-EXPL-06")
def test_after_a_rout_the_hero_may_leave_the_field_unexplored() -> None:
    t, hero = marching("8/0 0/0 0/0 0/1")
    hero.at = "h3.5"
    t.guard("h4.5", "common.1")
    t.stack("treasure", "treasure.9")
    t.begin("activation")
    t.play(activation.perform(t), ["activate:{slava}", "explore:h3.5", "part:{treasure.9};1", "stop"])
    assert t.state.unexplored == ["h3.5"]
    assert t.told("site.explored") == []


@rule("HE-ROUT-12", "HE-ROUT-06")
def test_below_the_threshold_the_battle_takes_place() -> None:
    t, _ = marching(MANY, skills="curse")
    t.guard("h1.2", "common.12")
    t.begin("activation")
    t.play(activation.perform(t), ["activate:{slava}", "seize:h1.1"], until="battle.turn_start")
    assert t.battle.field == "h1.1"


@rule("HE-ROUT-13")
def test_no_hero_is_routed() -> None:
    t, _ = marching("8/0 0/0 0/0 0/1", **ALL)
    t.add_hero("vorlag", at="h2.1", army="1/0")
    t.begin("activation")
    t.play(activation.perform(t), ["activate:{slava}", "go:h2.1"], until="battle.place")
    assert t.battle.sides[1].hero == t.hero_id("vorlag")


@rule("HE-ROUT-14")
def test_other_heroes_add_nothing() -> None:
    t, hero = marching("1/0")
    t.add_hero("anton", at="h1.1", army="8/0 0/0 0/0 0/1", artifacts="slayers_gauntlet")
    assert rout.value(t, hero) == 0


@rule("HE-ROUT-10")
def test_a_blood_moon_adds_nothing_to_a_rout() -> None:
    t, hero = marching("8/0 0/0 0/0 0/1", "blood_moon", skills="aggressiveness")
    t.guard("h1.2", "common.1")
    played = t.play(rout.rout(t, hero, "h1.2"), ["part:{treasure.15};1"])
    assert played.prompts() == ["treasure.part"]
