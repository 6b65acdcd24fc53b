"""Harvest and developments (HARV, DEV, DIAL)."""

from __future__ import annotations

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def harvest(areas: dict[str, str] | None = None, **parts: object) -> TestWar:
    t = war({**HOME, **(areas or {})}, order=4, **parts)  # type: ignore[arg-type]
    t.go()
    return t.go("carry_out") if t.prompt == "turn.resolve" else t


@rule("RW-HARV-01", "RW-HARV-02", "RW-MAP-03", "RW-TERM-03", "RW-TERM-04")
@pytest.mark.parametrize("dials", [(0, 0, 0), (8, 8, 8)])
def test_dials_are_set_to_what_the_areas_provide(dials: tuple[int, int, int]) -> None:
    t = harvest({"1B": "p0 1footman"}, dials=dials, used=[8])
    assert t.player(0).dials == [4, 3, 2], "the home realm gives 3, 2, 2 and 1B food and wood"


@rule("RW-DIAL-02", "RW-DIAL-06", "RW-DIAL-01")
def test_dials_do_not_move_by_themselves() -> None:
    t = war({**HOME, "1B": "p0 1footman"}, order=5, used=[8], dials=(3, 2, 2)).go("dial:food")
    assert t.player(0).dials == [3, 2, 2]


@rule("RW-TERM-02", "RW-TERM-01")
def test_heroes_and_neutral_units_control_nothing() -> None:
    t = harvest({"1B": "2beastman"}, heroes={"h1": (0, "1B")}, used=[8])
    assert t.control("1B") == -1
    assert t.player(0).dials == [3, 2, 2]
    t = harvest({"1B": "p0 1footman~"}, used=[8])
    assert t.player(0).dials == [4, 3, 2], "routed units count"


@rule("RW-TERM-03", "RW-TERM-09")
def test_units_or_a_stronghold_of_another_end_control_of_a_home_area() -> None:
    t = harvest({"HB": "p1 1berserker~"}, used=[8])
    assert (t.control("HB"), t.player(0).dials) == (1, [2, 2, 1])
    t = harvest({"HB": "p1 fort"}, used=[8])
    assert t.control("HB") == 1


@rule("RW-HARV-03", "RW-DEV-03", "RW-DEV-04", "RW-DEV-01")
def test_developments_give_with_the_bonus_only() -> None:
    areas = {"HA": "p0 2footman fort diplomacy", "HB": "p0 1footman fort training"}
    t = harvest(areas)
    assert (t.player(0).influence, t.things.count("tactics.new.0")) == (5, 1)
    t = harvest(areas, used=[8])
    assert (t.player(0).influence, t.things.count("tactics.new.0")) == (3, 0)


@rule("RW-DEV-02")
def test_resources_raise_a_dial_of_what_the_area_provides() -> None:
    t = harvest({"HB": "p0 1footman fort resources"})
    assert (t.prompt, t.offers()) == ("works.dial", ["dial:food", "dial:ore"])
    t.go("dial:ore")
    assert t.player(0).dials == [3, 2, 3]


@rule("RW-HARV-04", "RW-DEV-11")
def test_a_development_costs_a_wood_and_lies_at_a_stronghold_without_one() -> None:
    t = harvest({"HB": "p0 1footman fort diplomacy", "HC": "p0 1footman"})
    assert set(t.offers("build")) == {
        "build:HA;resources",
        "build:HA;training",
        "build:HA;walls",
    }
    t.go("build:HA;walls")
    assert (t.place("HA").works, t.player(0).dials[1], t.player(0).works["walls"]) == ("walls", 1, 0)


@rule("RW-HARV-05")
def test_without_wood_nothing_is_built() -> None:
    areas = {"HA": "p1 1berserker", "HC": "p1 1berserker", "HB": "p0 1footman fort"}
    t = harvest(areas)
    assert t.player(0).dials[1] == 0
    assert t.prompt != "works.build"
