"""Diplomacy: influence, Fate cards, results (DIPL, NEUT)."""

from __future__ import annotations

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule


def meet(fate: str, *, wild: str = "2beastman", army: int = 2, **parts: object) -> TestWar:
    """Seat 0 has marched into 1B and talks."""
    areas = {"HA": f"p0 {army}footman fort", "HC": "p0 1footman", "1B": wild, "YA": "p1 1berserker fort"}
    kind = {"order": 3, "used": (8,), **parts}
    t = war(areas, fate=fate, **kind).go("activate:1B", f"some:HA.footman;{army}", "done")  # type: ignore[arg-type]
    return t.go("talk")


@rule("RW-DIPL-02", "RW-DIPL-03")
def test_one_to_six_influence_is_spent() -> None:
    assert meet("1", influence=(9, 3, 3)).offers() == [f"pay:{n}" for n in range(1, 7)]
    t = meet("1", influence=(2, 3, 3))
    assert t.offers() == ["pay:1", "pay:2"]
    t.go("pay:2")
    assert t.player(0).influence == 0


@rule("RW-DIPL-04", "RW-DIPL-05")
def test_as_many_cards_are_drawn_and_one_is_chosen() -> None:
    t = meet("1 3 5").go("pay:3")
    assert t.offers() == [f"pick:{t.id(name)}" for name in ("fate.1", "fate.3", "fate.5")]
    t.go("pick:{fate.5}")
    assert t.units("1B") == "p0 2footman 2beastman"
    assert t.names("fate.discard") == ["fate.1", "fate.3", "fate.5"]


@rule("RW-DIPL-06", "RW-NEUT-02", "RW-NEUT-14")
def test_success_makes_them_allies() -> None:
    t = meet("5").go("pay:1")
    assert t.units("1B") == "p0 2footman 2beastman"
    assert t.control("1B") == 0
    assert t.count(0, "1B") == 4


@rule("RW-DIPL-06", "RW-MOVE-14")
def test_with_allies_above_eight_the_player_destroys_some() -> None:
    t = meet("5", army=8).go("pay:1")
    assert t.prompt == "settle.units"
    t.go("some:1B.footman;2")
    assert t.count(0, "1B") == 8


@rule("RW-DIPL-07", "RW-DIPL-08", "RW-RETR-04", "RW-RETR-06", "RW-NEUT-09")
def test_retreat_drives_all_of_them_to_one_area_of_the_neighbour_s_choice() -> None:
    t = meet("3", wild="1beastman 1beastman~").go("pay:1")
    assert (t.prompt, t.seat) == ("retreat.where", 1)
    assert set(t.offers()) == {"at:7C", "at:1C", "at:1A"}, "only uncontrolled areas"
    t.go("at:1A")
    assert (t.units("1A"), t.units("1B")) == ("2beastman~", "p0 2footman")


@rule("RW-DIPL-09", "RW-RETR-04")
def test_neutral_units_without_a_way_out_are_destroyed() -> None:
    areas = {"HA": "p0 2footman fort", "1B": "2beastman"}
    areas |= dict.fromkeys(("7C", "1C", "1A"), "p1 1berserker")
    t = war(areas, order=3, used=(8,), fate="3").go("activate:1B", "some:HA.footman;2", "talk", "pay:1")
    assert t.units("1B") == "p0 2footman"
    assert not any("beastman" in t.units(code) for code in t.state.places)


@rule("RW-DIPL-10")
def test_failure_means_battle_or_retreat() -> None:
    t = meet("1 2 11").go("pay:1")
    assert t.offers() == ["fight", "retreat"]
    t.go("retreat")
    assert set(t.offers()) == {"at:HA", "at:HB"}
    t.go("at:HB")
    assert (t.units("HB"), t.units("1B")) == ("p0 2footman~", "2beastman")
    assert meet("1 2 11").go("pay:1", "fight").told("battle.begins")


@rule("RW-MOBI-06", "RW-MOBI-04")
def test_after_a_battle_a_failed_diplomacy_means_retreat() -> None:
    areas = {"HA": "p0 2footman fort", "HC": "p0 2footman", "1B": "p1 1berserker", "1C": "1beastman"}
    t = war(areas, order=2, fate="1 2 11 12 13").go("activate:1B", "some:HA.footman;2", "done")
    while t.prompt != "march.activate":
        t.go("pass" if "pass" in t.offers() else t.offers()[0])
    t.go("activate:1C", "some:HC.footman;2")
    if t.offers("done"):
        t.go("done")
    t.go("pay:1")
    assert t.told("diplomacy.retreat")
    assert t.units("1C") == "1beastman"


@rule("RW-DIPL-06")
def test_more_than_eight_units_cannot_talk() -> None:
    areas = {"HA": "p0 8footman fort", "HB": "p0 2footman", "1B": "2beastman", "YA": "p1 1berserker fort"}
    t = war(areas, order=3, used=(8,)).go("activate:1B", "some:HA.footman;8", "some:HB.footman;2")
    assert t.told("battle.begins")


@rule("RW-DIPL-11")
@pytest.mark.parametrize("wild", ["1beastman 1razorwing", "2giant"])
def test_all_kinds_are_concerned_together(wild: str) -> None:
    t = meet("5", wild=wild).go("pay:1")
    assert t.units("1B") == f"p0 2footman {wild}"
