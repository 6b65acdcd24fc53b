"""Construction and city levels (BUILD), and what buildings do (BLDG)."""

import pytest

from hexameron.games.heroes.content.terms import FACTIONS, Faction
from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.rules import battle, building, cards, recruiting, rounds, values
from hexameron.kernel.text import Text
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import FIELD, LAIR
from tests.rules import rule


def offered(t: TestConquest) -> list[str]:
    """What the first player can build now, without the faction's name."""
    t.begin("construction")
    keys = [option.key() for option in building.options(t, 0)]
    return [key.replace(f"building.{t.player(0).faction}.", "") for key in keys]


def build(t: TestConquest, what: str) -> None:
    t.begin("construction")
    key = what if what.startswith("raise") else f"build:building.{t.player(0).faction}.{what}"
    t.play(building.perform(t), [key])


@rule("HE-BUILD-01", "HE-BUILD-02")
def test_one_building_or_one_level() -> None:
    t = conquest(resources=30)
    build(t, "raise:2")
    assert (t.player(0).level, t.player(0).buildings) == (2, [])
    assert t.player(0).resources == 26
    build(t, "elite;0")
    assert (t.player(0).level, t.player(0).buildings) == (2, ["elite"])
    assert t.player(0).resources == 22
    t.begin("construction")
    t.play(building.perform(t), ["done"])
    assert t.player(0).resources == 22


@rule("HE-BUILD-02")
def test_levels_one_step_at_a_time_for_their_price() -> None:
    t = conquest(resources=18)
    for level, price in ((2, 4), (3, 6), (4, 8)):
        before = t.player(0).resources
        assert [key for key in offered(t) if key.startswith("raise")] == [f"raise:{level}"]
        build(t, f"raise:{level}")
        assert before - t.player(0).resources == price
    assert not [key for key in offered(t) if key.startswith("raise")]
    poor = conquest(resources=3)
    assert "raise:2" not in offered(poor)


@rule("HE-BUILD-03", "HE-BUILD-04")
@pytest.mark.parametrize(
    ("level", "there"),
    [
        (1, ["income", "market", "elite", "limit"]),
        (2, ["income", "market", "elite", "limit", "hall", "portal"]),
        (3, ["income", "market", "elite", "limit", "hall", "portal", "command", "unique"]),
    ],
)
def test_a_level_opens_its_buildings_and_keeps_the_lower_ones(level: int, there: list[str]) -> None:
    t = conquest(resources=50, gold=50)
    t.player(0).level = level
    kinds = [key[6:-2] for key in offered(t) if key.startswith("build:")]
    assert list(dict.fromkeys(kinds)) == there


@rule("HE-BUILD-04", "HE-BUILD-11")
@pytest.mark.parametrize(
    ("kind", "cost"),
    [("market", 6), ("elite", 4), ("limit", 3), ("hall", 4), ("portal", 4), ("command", 5), ("unique", 6)],
)
def test_buildings_cost_their_resources_and_no_gold(kind: str, cost: int) -> None:
    t = conquest(resources=cost - 1, gold=5)
    t.player(0).level = 3
    assert f"build:{kind};0" not in offered(t)
    t.player(0).resources = cost
    build(t, f"{kind};0")
    assert (t.player(0).resources, t.player(0).gold) == (0, 5)


@rule("HE-BUILD-05")
def test_each_building_once() -> None:
    t = conquest(resources=50)
    build(t, "limit;0")
    assert "build:limit;0" not in offered(t)
    assert len([one for one in BUILDING.values() if one.faction == "haven"]) == 9


@rule("HE-BUILD-10", "HE-BUILD-11")
def test_the_income_building_for_resources_or_gold() -> None:
    t = conquest(resources=3, gold=3)
    assert {"build:income;0", "build:income;1"} <= set(offered(t))
    build(t, "income;1")
    assert (t.player(0).resources, t.player(0).gold) == (3, 0)
    t.set_week("builders")
    other = conquest(resources=3, gold=2, week="builders")
    build(other, "income;0")
    assert other.player(0).resources == 0


@rule("HE-BUILD-02", "HE-BUILD-04")
def test_the_week_of_builders_makes_it_cheaper() -> None:
    t = conquest(resources=3, week="builders")
    assert {"raise:2", "build:elite;0", "build:limit;0"} <= set(offered(t))
    build(t, "limit;0")
    assert t.player(0).resources == 1


@rule("HE-BUILD-13")
@pytest.mark.parametrize("faction", FACTIONS)
def test_only_buildings_of_the_own_faction(faction: Faction) -> None:
    factions = [faction, *[one for one in FACTIONS if one != faction]]
    t = conquest(resources=50, factions=factions)
    t.player(0).level = 4
    t.begin("construction")
    keys = [option.key() for option in building.options(t, 0)]
    assert all(key.startswith(f"build:building.{faction}.") for key in keys if key.startswith("build"))


# ---------------------------------------------------------------------- the Temple of Asha


def with_tear(*, resources: int, gold: int) -> TestConquest:
    t = conquest(resources=resources, gold=gold)
    t.add_hero("anton", at="h3.3", artifacts="tear_of_asha")
    t.player(0).level = 4
    return t


@rule("HE-BUILD-06", "HE-BUILD-07")
def test_the_temple_needs_twelve_of_each_and_the_tear_of_any_own_hero() -> None:
    assert "build:asha;0" in offered(with_tear(resources=12, gold=12))
    assert "build:asha;0" not in offered(with_tear(resources=12, gold=11))
    assert "build:asha;0" not in offered(with_tear(resources=11, gold=12))
    without = conquest(resources=20, gold=20)
    without.add_hero("anton")
    without.add_hero("vorlag", artifacts="tear_of_asha")
    without.player(0).level = 4
    assert "build:asha;0" not in offered(without)


@rule("HE-BUILD-08", "HE-BLDG-07", "HE-END-08", "HE-BUILD-09")
def test_the_tear_lies_under_the_temple_and_its_power_stays() -> None:
    t = with_tear(resources=12, gold=12)
    t.add_hero("vorlag")
    build(t, "asha;0")
    assert t.names("temple") == ["artifact.tear_of_asha"]
    assert t.names("artifacts.u0") == []
    assert (t.player(0).resources, t.player(0).gold) == (0, 0)
    assert t.player(0).power == 1 + 3
    assert building.find_artifact(t, 0, "artifact.tear_of_asha") is None
    assert building.find_artifact(t, 1, "artifact.tear_of_asha") is None
    t.player(0).resources = 9
    build(t, "command;0")
    assert t.player(0).power == 1 + 3, "once, whatever is built later"


@rule("HE-BUILD-08", "HE-ART-03")
def test_the_slot_of_the_tear_is_free_again() -> None:
    t = with_tear(resources=12, gold=12)
    anton = t.hero("u0")
    amulet = t.find("mages_amulet")
    assert not cards.free_slot(t, anton, amulet)
    build(t, "asha;0")
    assert cards.free_slot(t, anton, amulet)


# ---------------------------------------------------------------------- what buildings do


@rule("HE-BUILD-12")
def test_a_building_works_from_the_moment_it_stands_to_the_end() -> None:
    t = conquest(resources=9, weeks="builders magic")
    slava, vorlag = t.add_hero("slava", at=FIELD), t.add_hero("vorlag")
    t.player(0).level = 3
    assert values.command(t, slava) == 10
    build(t, "command;0")
    assert values.command(t, slava) == 11, "at once"
    assert values.command(t, vorlag) == 10, "for its owner"
    for week in ("builders", "magic"):
        t.state.step, t.state.action = "round", None
        t.play(rounds.play(t), until="turn.card")
        assert t.state.week == f"week.{week}"
        assert values.command(t, slava) == 11, "in other weeks, too"
    t.begin("activation")
    battle.begin(t, slava, FIELD, token=t.guard(LAIR, "goblins"))
    t.battle.winner = 1
    t.play(battle.fight(t))
    assert not slava.at
    assert t.player(0).buildings == ["command"]
    assert values.command(t, slava) == 11, "and though the hero was beaten"


@rule("HE-BLDG-14")
def test_a_building_that_stands_is_seen_by_all() -> None:
    t = conquest(resources=9)
    t.add_hero("slava")
    t.player(0).level = 3
    build(t, "command;0")
    (told,) = t.told("city.built")
    assert told["building"] == "building.haven.command"
    for seat in (0, 1, None):
        shown = GAME.scene(t.state, seat, None, ())
        rows = [row for panel in shown.panels if panel.kind == "player" for row in panel.rows]
        assert [row.number for row in rows if row.name == Text("scene.row.buildings")] == [1, 0]
    (city,) = [panel for panel in GAME.scene(t.state, 0, None, ()).panels if panel.id == "city"]
    assert [figure.name for figure in city.figures if not figure.state] == [Text("building.haven.command")]


@rule("HE-BLDG-01")
def test_the_hall_of_fame_lets_heroes_be_recruited() -> None:
    t = conquest(gold=5)
    t.add_hero("anton")
    assert recruiting.hirable(t, 0) == []
    t.build(0, "hall")
    assert recruiting.hirable(t, 0) == ["u1", "u2"]
    t.player(0).gold = 4
    assert recruiting.hirable(t, 0) == []


@rule("HE-BLDG-02", "HE-RECR-05")
def test_the_elite_building_gives_elite_units_and_upgrades() -> None:
    t = conquest(gold=9)
    t.add_hero("anton", army="2/0")
    t.begin("recruitment")
    plain = [option.key() for option in recruiting.options(t, 0)]
    assert "buy:u0;1;0" in plain
    assert "buy:u0;1;1" not in plain
    assert "promote:u0;1" not in plain
    t.build(0, "elite")
    able = [option.key() for option in recruiting.options(t, 0)]
    assert {"buy:u0;1;0", "buy:u0;1;1", "promote:u0;1"} <= set(able)


@rule("HE-BLDG-04")
def test_the_limit_building_raises_the_limit_to_five() -> None:
    t = conquest()
    assert values.recruit_limit(t, 0) == 3
    t.build(0, "limit")
    assert values.recruit_limit(t, 0) == 5
    assert values.recruit_limit(t, 1) == 3
    t.set_week("enlistment")
    assert values.recruit_limit(t, 0) == 6


@rule("HE-BLDG-05", "HE-FLOW-13")
def test_the_marketplace_brings_the_fourth_card_at_once() -> None:
    t = conquest(resources=6)
    played = t.play(
        rounds.play(t),
        ["play:1;construction", "build:building.haven.market;0", "play:1;"],
        until="turn.card",
    )
    assert t.player(0).cards == [2, 3, 4]
    assert "play:4;gathering" in played.asked[-1].keys


@rule("HE-BLDG-06")
def test_the_command_building_serves_all_own_heroes() -> None:
    t = conquest()
    anton, slava, vorlag = t.add_hero("anton"), t.add_hero("slava", at="h3.3"), t.add_hero("vorlag")
    t.build(0, "command")
    assert [values.command(t, hero) for hero in (anton, slava, vorlag)] == [10, 11, 10]


@rule("HE-BLDG-09")
@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_one_unique_building_for_all_its_heroes(faction: Faction) -> None:
    unique = [one for one in BUILDING.values() if one.faction == faction and one.kind == "unique"]
    assert len(unique) == 1
    others = [one for one in BUILDING.values() if one.faction != faction and one.kind == "unique"]
    assert all(one.rules != unique[0].rules for one in others)
    factions = [faction, *[one for one in FACTIONS if one != faction]]
    t = conquest(factions=factions)
    t.build(0, "unique")
    kit = t.estate(0)
    assert kit.moments or kit.permits
    assert not t.estate(1).moments
    assert not t.estate(1).permits
