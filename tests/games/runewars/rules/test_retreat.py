"""Retreats: friendly areas first, borders, what cannot flee (RETR)."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from hexameron.games.runewars.rules.retreat import hero_retreats, retreat, targets
from hexameron.games.runewars.state import Squad
from tests.games.runewars.positions import TestWar, flat, war
from tests.rules import rule


def flee(areas: Mapping[str, str], army: Mapping[str, int], source: str = "5C", **parts: object) -> TestWar:
    """Seat 0 retreats from an area in the turn of seat 0."""
    t = war({"HA": "p0 1footman fort", "YA": "p1 1berserker fort", **areas}, order=4, **parts)  # type: ignore[arg-type]
    t.rule = flat(retreat(t, 0, source, {kind: Squad(up=n) for kind, n in army.items()}))
    t.pending = next(t.rule, None)
    return t


@rule("RW-RETR-02", "RW-TERM-10")
def test_a_friendly_area_comes_before_an_empty_one_even_a_full_one() -> None:
    t = war({"5A": "p0 8footman"}, order=4)
    assert targets(t, 0, "5C", ["footman"]) == ["5A"]
    t = war({"5A": ""}, order=4)
    assert targets(t, 0, "5C", ["footman"]) == ["5A", "5B"], "only without one an empty area"


@rule("RW-RETR-02", "RW-TERM-05", "RW-TERM-06")
def test_home_realms_of_others_and_neutral_areas_are_no_way_out() -> None:
    t = war({"5A": "1beastman", "5B": "p1 1berserker"}, order=4)
    assert targets(t, 0, "5C", ["footman"]) == []


@rule("RW-RETR-08")
def test_borders_hold_for_retreats_except_water_in_winter_and_for_flying_units() -> None:
    t = war({"5D": "p0 1footman"}, order=4)
    assert targets(t, 0, "5C", ["footman"]) == ["5A", "5B"]
    assert targets(t, 0, "5C", ["pegasus_rider"]) == ["5D"]
    t = war({"5D": "p0 1footman"}, order=4, season=3)
    assert targets(t, 0, "5C", ["footman"]) == ["5D"]


@rule("RW-RETR-08", "RW-RETR-01")
def test_an_army_goes_where_all_may_go_before_where_some_may() -> None:
    t = war({"5D": "p0 1footman", "5A": "1beastman", "5B": "1beastman"}, order=4)
    assert targets(t, 0, "5C", ["footman", "pegasus_rider"]) == ["5D"], "only some of them may enter"
    t = war({"5D": "p0 1footman", "5A": "", "5B": "1beastman"}, order=4)
    assert targets(t, 0, "5C", ["footman", "pegasus_rider"]) == ["5A"]


@rule("RW-RETR-03")
def test_units_without_a_legal_area_are_destroyed() -> None:
    t = flee({"5A": "1beastman", "5B": "1beastman"}, {"footman": 3})
    assert t.told("retreat.none")[0].args["n"] == 3
    assert t.units("5A") == "1beastman"


@rule("RW-RETR-04", "RW-RETR-10", "RW-TERM-08")
def test_neutral_units_go_to_uncontrolled_areas_only() -> None:
    t = war({"5A": "p0 1footman", "5B": "1giant"}, order=4)
    assert targets(t, 0, "5C", ["beastman"], wild=True) == ["5B"]


@rule("RW-RETR-07", "RW-RETR-02")
def test_after_a_retreat_no_more_than_eight_stay() -> None:
    areas = {"5B": "p0 3footman", "5C": "p1 4berserker", "5A": "p0 7knight"}
    t = war(areas, order=3, used=(8,), fate="1 2 11 12 3 4 13")
    t.go("activate:5C", "some:5B.footman;3", "done")
    while t.prompt != "settle.units":
        t.go("pass" if "pass" in t.offers() else t.offers()[0])
    t.go(t.offers()[0])
    while t.prompt == "settle.units":
        t.go(t.offers()[0])
    assert t.count(0, "5A") == 8


@rule("RW-RETR-06", "RW-RETR-09")
def test_who_retreats_is_routed_and_lays_no_token() -> None:
    t = flee({"5A": "p0 1footman"}, {"footman": 2})
    assert t.pending is not None
    assert t.rule is not None
    for option in t.options():
        assert option.key() == "at:5A"
    with suppress(StopIteration):
        t.rule.send(t.options()[0])
    assert t.units("5A") == "p0 1footman 2footman~"
    assert t.place("5A").active == []


@rule("RW-RETR-05", "RW-RETR-06")
def test_heroes_may_flee_to_any_adjacent_area() -> None:
    t = war({"5A": "1beastman", "5B": "p1 1berserker"}, order=4, heroes={"h1": (0, "5C")})
    t.rule = flat(hero_retreats(t, "hero.h1"))
    t.pending = next(t.rule)
    assert set(t.offers()) == {"at:5A", "at:5B", "at:YC", "at:YB"}
    assert t.hero("hero.h1").down is True
