"""Recruiting from dials (RECR, LIMIT, UNIT)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule


def recruit(areas: dict[str, str], dials: tuple[int, int, int], **parts: object) -> TestWar:
    kind = {"order": 5, "used": [8], **parts}
    return war({"YA": "p1 2berserker fort", **areas}, dials=dials, **kind).go()  # type: ignore[arg-type]


@rule("RW-RECR-01", "RW-RECR-02", "RW-DIAL-03", "RW-DIAL-04", "RW-UNIT-18", "RW-UNIT-19")
def test_a_dial_gives_the_units_of_its_current_and_lower_spaces() -> None:
    t = recruit({"HA": "p0 fort"}, (3, 3, 4)).go("dial:wood")
    assert t.units("HA") == "p0 2bowman"
    t = recruit({"HA": "p0 fort"}, (3, 3, 4)).go("dial:ore")
    assert t.units("HA") == "p0 1knight 1siege_tower"
    t = recruit({"HA": "p0 fort"}, (3, 2, 4)).go("dial:wood")
    assert t.units("HA") == "p0 1bowman"


@rule("RW-RECR-03")
def test_recruits_stand_at_own_strongholds_as_the_player_likes() -> None:
    t = recruit({"HA": "p0 fort", "HB": "p0 fort", "HC": "p0 1footman"}, (3, 3, 4)).go("dial:food")
    assert t.prompt == "recruit.where"
    t.go("some:HA;1")
    assert (t.units("HA"), t.units("HB")) == ("p0 1footman", "p0 2footman")


@rule("RW-RECR-04", "RW-ACT-04")
def test_above_eight_recruits_or_others_are_destroyed() -> None:
    t = recruit({"HA": "p0 7footman fort @0"}, (2, 3, 2)).go("dial:food")
    assert t.units("HA") == "p0 8footman"
    t = recruit({"HA": "p0 8footman fort @0"}, (2, 3, 2)).go("dial:ore")
    assert t.prompt == "settle.units"
    t.go("some:HA.footman;1")
    assert t.units("HA") == "p0 7footman 1knight"


@rule("RW-RECR-05")
def test_the_bonus_is_a_second_dial() -> None:
    t = recruit({"HA": "p0 fort"}, (1, 1, 2), used=[]).go("dial:food")
    assert t.offers("dial") == ["dial:wood", "dial:ore"]
    t.go("dial:ore")
    assert t.units("HA") == "p0 1footman 1knight"


@rule("RW-LIMIT-04", "RW-LIMIT-02", "RW-LIMIT-06")
def test_a_figure_may_be_freed_if_none_is_left() -> None:
    areas = {"HA": "p0 fort", "HB": "p0 8footman", "HC": "p0 7footman", "1B": "p0 1footman~"}
    t = recruit(areas, (1, 1, 2)).go("dial:food")
    assert t.prompt == "recruit.free"
    assert t.offers() == ["at:1B", "at:HB", "at:HC", "done"]
    t.go("at:1B")
    assert (t.units("1B"), t.units("HA")) == ("", "p0 1footman")
    assert [event.args["n"] for event in t.told("units.lost")] == [1]
    t = recruit(areas, (1, 1, 2)).go("dial:food", "done")
    assert t.units("HA") == ""


@rule("RW-RECR-03")
def test_without_a_stronghold_nobody_comes() -> None:
    t = recruit({"HA": "p0 1footman"}, (3, 3, 4)).go("dial:food")
    assert t.units("HA") == "p0 1footman"
