"""Strategize, Mobilize, Conquer: who may go where (MOVE, ACT, STRG, MOBI, CONQ, NEUT)."""

from __future__ import annotations

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 3footman fort", "YA": "p1 3berserker fort"}


def march(areas: dict[str, str], order: int = 2, **parts: object) -> TestWar:
    return war({"YA": "p1 3berserker fort", **areas}, order=order, **parts).go()  # type: ignore[arg-type]


@rule("RW-ACT-01", "RW-MOBI-01", "RW-CONQ-01", "RW-MOVE-23")
@pytest.mark.parametrize("order", [2, 3])
def test_an_area_is_activated_and_units_march_in_from_two_areas_away(order: int) -> None:
    t = march({"HC": "p0 2footman", "HA": "p0 1footman"}, order, used=[8])
    t.go("activate:1C", "some:HC.footman;2", "some:HA.footman;1")
    assert t.units("1C") == "p0 3footman"
    assert t.place("1C").active == [0]


@rule("RW-MOBI-01", "RW-MOBI-02", "RW-UNIT-17")
def test_fast_units_come_from_three_areas_away_others_from_two() -> None:
    t = march({"HC": "p0 1footman 1knight"}, used=[8]).go("activate:1A")
    assert t.offers("some") == ["some:HC.knight;1"]
    assert "activate:7C" not in march({"HC": "p0 1footman"}).offers()


@rule("RW-MOVE-03", "RW-MOVE-07", "RW-MOVE-11")
def test_units_pass_only_friendly_and_empty_areas() -> None:
    t = march({"HA": "p0 1footman", "1B": "1beastman", "1C": "1beastman"})
    assert "activate:1A" not in t.offers(), "both ways lead through neutral areas"
    t = march({"HA": "p0 1footman", "1B": "1beastman"})
    assert "activate:1A" in t.offers()
    t = march({"HA": "p0 1footman 1razorwing", "1B": "p1 1berserker", "1C": "1beastman"})
    assert "activate:1A" not in t.offers(), "flying units do not pass over enemies either"


@rule("RW-MOVE-05", "RW-MAP-05", "RW-MOVE-10")
def test_coloured_borders_stop_units() -> None:
    t = march({"7A": "p0 1footman"})
    assert {"activate:1A", "activate:7B"} <= set(t.offers())
    t = march({"7A": "p0 1footman", "7B": "2beastman"})
    assert not {"activate:5B", "activate:5D"} & set(t.offers()), "mountains"
    assert "activate:2C" not in march({"7C": "p0 1footman", "2B": "1beastman"}).offers(), "water"


@rule("RW-MOVE-06")
def test_flying_units_ignore_coloured_borders() -> None:
    t = march({"7A": "p0 1footman 1razorwing", "7B": "2beastman", "5B": "p0 1footman"})
    t.go("activate:5B")
    assert t.offers("some") == ["some:7A.razorwing;1"]


@rule("RW-MOVE-08", "RW-SEASON-19")
def test_in_winter_water_is_no_border_but_mountains_are() -> None:
    areas = {"7C": "p0 1footman", "2B": "1beastman", "7A": "p0 1footman", "7B": "2beastman"}
    t = march(areas, season=3)
    assert "activate:2C" in t.offers()
    assert "activate:5D" not in t.offers()


@rule("RW-ACT-02", "RW-ACT-07")
def test_an_own_token_holds_units_but_lets_others_pass() -> None:
    t = march({"HA": "p0 1footman @0", "HC": "p0 1footman"}, used=[8]).go("activate:1C")
    assert t.offers("some") == ["some:HC.footman;1"]


@rule("RW-ACT-03", "RW-TERM-12")
def test_an_area_is_not_activated_twice() -> None:
    t = march({"HA": "p0 1footman", "1C": "@0"})
    assert "activate:1C" not in t.offers()


@rule("RW-ACT-06")
def test_tokens_of_others_hold_nobody() -> None:
    t = march({"HA": "p0 1footman @1", "1C": "@1"}, used=[8]).go("activate:1C")
    assert t.offers("some") == ["some:HA.footman;1"]


@rule("RW-MOVE-04", "RW-TERM-20")
def test_routed_units_do_not_march() -> None:
    t = march({"HA": "p0 1footman 2footman~"}, used=[8]).go("activate:1C")
    assert t.offers("some") == ["some:HA.footman;1"]


@rule("RW-MOVE-24")
def test_nobody_needs_to_march() -> None:
    t = march({"HA": "p0 2footman"}, used=[8])
    assert "done" in t.offers()
    t.go("activate:1C")
    assert "done" in t.offers()
    t.go("done")
    assert (t.units("1C"), t.place("1C").active) == ("", [0])


@rule("RW-NEUT-07", "RW-NEUT-03")
def test_allied_units_alone_enter_only_friendly_areas() -> None:
    t = march({"HA": "p0 1footman~ 2beastman fort"})
    assert "activate:1C" not in t.offers()
    assert "activate:HC" in t.offers()
    t = march({"HA": "p0 1footman 2beastman fort", "HB": "p0 1footman"}, used=[8])
    t.go("activate:1C", "some:HA.beastman;1")
    assert t.offers() == ["some:HA.footman;1", "some:HB.footman;1"], "a coloured unit must come along"
    t.go("some:HA.footman;1", "done")
    assert t.units("1C") == "p0 1footman 1beastman"


@rule("RW-NEUT-04", "RW-NEUT-02")
def test_allies_left_alone_are_nobody_s() -> None:
    t = march({"1B": "p0 1footman 2beastman"}, used=[8]).go("activate:1C", "some:1B.footman;1", "done")
    assert (t.units("1B"), t.control("1B")) == ("2beastman", -1)


@rule("RW-MOVE-12", "RW-MOVE-14")
def test_above_eight_the_owner_destroys_units_of_choice() -> None:
    t = march({"HA": "p0 3footman", "HB": "p0 7footman"}, used=[8])
    t.go("activate:HB", "some:HA.footman;3")
    assert t.count(0, "HB") == 8
    t = march({"HA": "p0 3footman", "HB": "p0 6footman 1knight"}, used=[8]).go(
        "activate:HB", "some:HA.footman;3"
    )
    assert t.prompt == "settle.units"
    t.go("some:HB.footman;1")
    assert t.units("HB") == "p0 8footman"


@rule("RW-MOVE-13", "RW-TERM-15", "RW-SEASON-16")
def test_heroes_do_not_count_toward_the_limit_of_eight() -> None:
    heroes = {"h1": (0, "HA"), "h2": (0, "HA"), "h3": (0, "HA")}
    t = march({"HA": "p0 7footman", "HB": "p0 1footman"}, used=[8], heroes=heroes)
    t.go("activate:HA", "some:HB.footman;1")
    assert t.units("HA") == "p0 8footman"
    assert t.told("units.lost") == []
    assert t.count(0, "HA") == 8
    t = war(
        {"HA": "p0 5footman"}, season=3, phase="draw", season_cards=["wi3"], dials=(6, 5, 5), heroes=heroes
    )
    assert (t.go().units("HA"), t.told("units.lost")) == ("p0 5footman", [])


@rule("RW-MOBI-03")
def test_mobilize_works_twice_with_its_bonus_only() -> None:
    t = march({"HA": "p0 2footman"}, used=[1]).go("activate:1C", "some:HA.footman;1")
    assert t.prompt == "march.activate"
    assert "activate:1C" not in t.offers()
    t.go("activate:1B", "some:HA.footman;1")
    assert (t.units("1B"), t.units("1C")) == ("p0 1footman", "p0 1footman")
    assert t.prompt != "march.activate"
    t = march({"HA": "p0 2footman"}, used=[4]).go("activate:1C", "some:HA.footman;1")
    assert t.prompt != "march.activate"


@rule("RW-MOBI-04", "RW-MOBI-05")
def test_a_second_battle_cannot_be_started() -> None:
    areas = {"HA": "p0 2footman", "1B": "p1 1berserker~", "1C": "p1 1berserker", "HC": "p0 1footman"}
    t = march(areas, influence=(0, 3, 3)).play_on("activate:1B", "some:HA.footman;2", "done", "activate:HB")
    assert t.units("1B").startswith("p0")
    t = march(areas, influence=(0, 3, 3)).play_on("activate:1B", "some:HA.footman;2", "done")
    while t.prompt != "march.activate":
        t.go(next(key for key in ("pass", "done", "no") if key in t.offers()))
    assert "activate:1C" not in t.offers()


@rule("RW-MOBI-05")
def test_after_a_battle_one_influence_is_enough_to_enter_a_neutral_area() -> None:
    areas = {"HA": "p0 2footman", "1B": "p1 1berserker~", "1C": "1beastman", "HC": "p0 1footman"}
    for influence, may in ((1, True), (0, False)):
        t = march(areas, influence=(influence, 3, 3)).play_on("activate:1B", "some:HA.footman;2", "done")
        while t.prompt != "march.activate":
            t.go(next(key for key in ("pass", "done", "no") if key in t.offers()))
        assert ("activate:1C" in t.offers()) is may


@rule("RW-MOVE-01")
def test_an_enemy_area_is_fought_for_even_without_units() -> None:
    t = march({"5C": "p0 2footman"}, order=3).go("activate:YB", "some:5C.footman;2")
    assert t.state.battle is not None or t.told("battle.begins")
    t = march({"5C": "p0 2footman", "5A": "p1 fort"}, order=3).go("activate:5A", "some:5C.footman;2")
    assert t.told("battle.begins")


@rule("RW-MOVE-02", "RW-DIPL-01", "RW-DIPL-03")
def test_neutral_units_are_fought_or_talked_to() -> None:
    t = march({"HA": "p0 2footman", "1B": "1giant"}, used=[8]).go("activate:1B", "some:HA.footman;2")
    assert t.offers() == ["fight", "talk"]
    t = march({"HA": "p0 2footman", "1B": "1giant"}, used=[8], influence=(0, 3, 3))
    t.go("activate:1B", "some:HA.footman;2")
    assert t.told("battle.begins"), "without influence there is nothing to talk with"


# ---------------------------------------------------------------------- Strategize


def strategize(areas: dict[str, str], **parts: object) -> TestWar:
    return march(areas, 1, used=[8], **parts)


@rule("RW-STRG-01", "RW-STRG-03", "RW-ACT-05")
def test_strategize_moves_units_one_step_without_tokens() -> None:
    t = strategize({"HA": "p0 3footman", "1B": "1beastman"})
    assert set(t.offers("send")) == {"send:HA;HB", "send:HA;HC", "send:HA;1C"}
    t.go("send:HA;1C", "some:HA.footman;2")
    assert (t.units("HA"), t.units("1C")) == ("p0 1footman", "p0 2footman")
    assert t.place("1C").active == []
    assert "send:1C;1A" not in t.offers(), "each figure steps once"
    assert "send:HA;HB" in t.offers()


@rule("RW-STRG-04")
def test_fast_units_step_once_like_others() -> None:
    t = strategize({"HC": "p0 1knight"})
    assert set(t.offers("send")) == {"send:HC;HA", "send:HC;HB"}


@rule("RW-ACT-04")
def test_strategize_enters_activated_areas_but_leaves_none() -> None:
    t = strategize({"HA": "p0 1footman", "HB": "p0 1footman @0"})
    assert "send:HA;HB" in t.offers()
    assert not [key for key in t.offers("send") if key.startswith("send:HB")]


@rule("RW-MOVE-17", "RW-MOVE-18", "RW-MOVE-21", "RW-MOVE-22")
def test_heroes_step_to_friendly_or_empty_areas_whatever_tokens_lie_there() -> None:
    t = strategize({"HA": "p0 1footman @0", "1B": "1beastman"}, heroes={"h1": (0, "HA")})
    assert set(t.offers("walk")) == {"walk:hero.h1;HB", "walk:hero.h1;HC", "walk:hero.h1;1C"}
    t.go("walk:hero.h1;1C")
    assert t.hero("hero.h1").at == "1C"
    assert t.offers("walk") == []
    t = strategize({"HA": "p0 1footman"}, heroes={"h1": (0, "HA")})
    t.hero("hero.h1").down = True
    assert t.offers("walk") == []
    assert march({"HA": "p0 1footman"}, heroes={"h1": (0, "HA")}).offers("walk") == []


@rule("RW-STRG-05", "RW-DIAL-04", "RW-DIAL-05")
def test_strategize_s_bonus_draws_for_the_icons_of_all_dials() -> None:
    t = war({"HA": "p0 1footman fort"}, order=1, dials=(3, 2, 2)).play_on("done")
    assert t.things.count("tactics.new.0") == 1
    assert t.player(0).dials == [3, 2, 2]
    t = war({"HA": "p0 1footman fort"}, order=1, dials=(6, 2, 3)).play_on("done")
    assert t.things.count("tactics.new.0") == 3
    t = war({"HA": "p0 1footman fort"}, order=1, used=[2], dials=(6, 2, 3)).play_on("done")
    assert t.things.count("tactics.new.0") == 0


@rule("RW-TERM-06", "RW-TERM-08", "RW-MOVE-01", "RW-MOBI-04", "RW-LIMIT-07")
def test_the_home_of_a_player_who_is_out_is_taken_without_a_battle_though_it_is_not_empty() -> None:
    areas = {"HA": "p0 2footman fort", "YA": "p0 1footman", "YC": "p0 3footman", "EA": "p2 2archer fort"}
    t = war({**areas, "YB": "p0 1footman"}, order=2, seats=3)
    t.go("activate:5A", "some:YB.footman;1", "done")
    assert t.player(1).out
    assert (t.control("YB"), t.is_empty("YB")) == (-1, False)
    t.order.fought = True
    t.go("activate:YB", "some:YC.footman;2", "done")
    assert (t.units("YB"), t.told("battle.begins")) == ("p0 2footman", [])
    t = war({**areas, "YB": "p0 1footman"}, order=1, seats=3).go("send:YB;5C")
    assert t.player(1).out
    assert "send:YC;YB" not in t.offers(), "only friendly and empty areas"
