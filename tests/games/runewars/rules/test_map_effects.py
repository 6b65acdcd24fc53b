"""Cards that work on the map: neutral units, borders, activation, cities, strongholds (NEUT, MOVE, ACT)."""

from __future__ import annotations

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def turn(card: str, areas: dict[str, str] | None = None, order: int = 4, **parts: object) -> TestWar:
    """Seat 0 plays a Tactics card in the own turn."""
    t = war({**HOME, **(areas or {})}, order=order, used=[8], tactics={0: card}, **parts)  # type: ignore[arg-type]
    return t.go(f"play:{{tactic.{card}}}")


def spend(card: str, at: str, areas: dict[str, str] | None = None, **parts: object) -> TestWar:
    """A hero of seat 0 gives up a Reward card in the own turn."""
    t = war(
        {**HOME, **(areas or {})},
        order=4,
        used=[8],
        heroes={"h1": (0, at)},
        rewards={"h1": card},
        **parts,  # type: ignore[arg-type]
    )
    return t.go(f"spend:{{reward.{card}}}")


# ---------------------------------------------------------------------- borders and distance


@rule("RW-MOVE-09")
@pytest.mark.parametrize(
    ("card", "source", "over", "other"), [("t9", "7A", "5B", "mountain"), ("t10", "7C", "2C", "water")]
)
def test_cards_open_one_colour_of_borders_for_this_turn(
    card: str, source: str, over: str, other: str
) -> None:
    areas = {source: "p0 1footman", "7B": "2beastman", "2B": "1beastman"}
    t = war({**HOME, **areas}, order=2, used=[8], tactics={0: card}).go()
    assert f"activate:{over}" not in t.offers()
    t.go(f"play:{{tactic.{card}}}")
    assert f"activate:{over}" in t.offers()
    assert t.opens(0, other)
    assert not t.opens(1, other), "for its player only"
    assert not t.opens(0, {"mountain": "water", "water": "mountain"}[other])


@rule("RW-MOBI-01", "RW-MOVE-09")
def test_fleet_of_foot_brings_units_from_one_area_farther() -> None:
    t = war({**HOME, "HC": "p0 1footman"}, order=2, used=[8], tactics={0: "t13"}).go()
    assert "some:HC.footman;1" not in _reach(t, "1A")
    t = turn("t13", {"HC": "p0 1footman"}, order=2)
    assert "some:HC.footman;1" in _reach(t, "1A")


def _reach(t: TestWar, area: str) -> list[str]:
    return t.go(f"activate:{area}").offers("some")


# ---------------------------------------------------------------------- activation


@rule("RW-ACT-02")
def test_forced_march_frees_an_activated_area_before_the_order_only() -> None:
    t = war({**HOME, "HA": "p0 2footman fort @0"}, order=1, used=[8], tactics={0: "t11"}).go()
    assert t.offers("send") == []
    t.go("play:{tactic.t11}")
    assert t.place("HA").active == []
    assert t.offers("send")
    t = war({**HOME, "HB": "p0 1footman", "HA": "p0 2footman @0"}, order=1, used=[8], tactics={0: "t11"})
    t.go("send:HB;HC", "some:HB.footman;1") if "some:HB.footman;1" in t.offers() else t.go("send:HB;HC")
    assert t.offers("play") == [], "the order has begun"


@rule("RW-ACT-02", "RW-ACT-03", "RW-LIMIT-01")
def test_horrific_rumors_hold_an_opponent_s_token_where_he_has_nothing() -> None:
    t = turn("t12", {"1B": "@1", "1C": "2beastman"})
    areas = {key.removeprefix("at:") for key in t.offers()}
    assert {"1C", "HA"} <= areas
    assert not areas & {"YA", "YB", "YC", "1B"}, "neither areas that he controls nor with his token"
    t.go("at:1C")
    assert t.place("1C").active == [1]


# ---------------------------------------------------------------------- neutral units


@rule("RW-NEUT-10", "RW-NEUT-02")
def test_a_wild_uprising_brings_allies_at_home_and_strangers_elsewhere() -> None:
    t = turn("t14").go("part:0;tactic.t14", "at:HB", "kind:beastman", "kind:razorwing")
    assert t.units("HB") == "1beastman 1razorwing"
    assert t.count(0, "HB") == 2
    t = turn("t14").go("part:1;tactic.t14", "at:1C")
    assert (t.units("1C"), t.control("1C"), t.is_neutral("1C")) == ("1sorcerer", -1, True)
    areas = {key.removeprefix("at:") for key in turn("t14").go("part:0;tactic.t14").offers()}
    assert not areas & {"YA", "YB", "YC"}


@rule("RW-NEUT-10", "RW-TERM-07")
def test_a_beast_call_leads_all_neutral_units_of_an_area_to_a_neighbour() -> None:
    t = turn("t15", {"1C": "2beastman 1giant~", "1B": "p1 1berserker"})
    assert {"send:1C;HA", "send:1C;1A"} <= set(t.offers())
    assert "send:1C;1B" not in t.offers(), "not to another player"
    t.go("send:1C;HA")
    assert t.units("HA") == "p0 2footman 2beastman 1giant~"
    assert t.count(0, "HA") == 5


@rule("RW-NEUT-11", "RW-NEUT-04", "RW-TERM-07", "RW-TERM-11")
def test_allies_led_to_an_area_of_nobody_are_no_allies_any_more() -> None:
    t = spend("r11", "HA", {"HA": "p0 2footman 2beastman fort"})
    assert t.count(0, "HA") == 4
    t.go("send:HA;1C")
    assert (t.units("HA"), t.units("1C")) == ("p0 2footman", "2beastman")
    assert t.is_neutral("1C")
    assert (t.count(0, "1C"), t.squads(0, "1C")) == (0, {})
    assert t.zone("reward.r11") == "reward.discard"


@rule("RW-NEUT-08", "RW-NEUT-09", "RW-RETR-10")
def test_scattered_beasts_flee_where_their_ally_or_the_left_neighbour_says() -> None:
    t = turn("t16", {"1B": "2beastman", "5B": "p1 1berserker 1giant", "1C": "1giant~"}, seats=3)
    assert set(t.offers()) == {"at:1B", "at:5B", "at:1C"}
    t.go("at:1B")
    assert (t.seat, set(t.offers())) == (1, {"at:1A", "at:1C", "at:7C"})
    t.go("at:1C")
    assert (t.units("1B"), t.units("1C")) == ("", "2beastman~ 1giant~")
    t = turn("t16", {"5B": "p1 1berserker 1giant", "HA": "p0 2footman 2beastman fort"})
    assert (t.seat, t.prompt) == (1, "retreat.where"), "own allies cannot be meant, so it is the Giant"
    assert all(t.control(key.removeprefix("at:")) == -1 for key in t.offers())
    t.go(t.offers()[0])
    assert t.units("5B") == "p1 1berserker"


@rule("RW-RETR-10", "RW-RETR-04")
def test_scattered_beasts_without_an_uncontrolled_area_are_destroyed() -> None:
    around = dict.fromkeys(("HA", "1A"), "p0 1footman") | {"1B": "p1 1berserker"}
    t = turn("t16", {"1C": "2beastman", **around})
    assert t.units("1C") == ""
    assert [event.args["n"] for event in t.told("retreat.none")] == [2]


@rule("RW-NEUT-01", "RW-MOVE-03", "RW-EXPL-17")
def test_neutral_units_are_foes_unless_they_are_allied() -> None:
    """They stop those who are not their allies, and raiders take them for enemies."""
    t = war({**HOME, "1B": "2beastman", "1C": "2beastman"}, order=1, used=[8]).go()
    assert not {"send:HA;1B", "send:HA;1C"} & set(t.offers())
    t = war({**HOME, "1B": "p0 1footman 2beastman", "1C": "2beastman"}, order=1, used=[8]).go()
    assert "send:HA;1B" in t.offers()
    for area, hurt in (("2beastman", 2), ("p1 1berserker 2beastman", 2), ("p0 1footman 2beastman", 1)):
        t = war({**HOME, "1C": area}, phase="quests", heroes={"h1": (0, "1C")}, finds={"1C": "raiders"})
        assert t.go("move", "done").hero("hero.h1").hurt == hurt, area


@rule("RW-TERM-13", "RW-RETR-10")
@pytest.mark.parametrize("card", ["t14", "t15", "t16"])
def test_no_card_leads_neutral_units_into_a_battle(card: str) -> None:
    areas = {"5B": "p0 4footman", "5C": "2beastman", "5A": "2hell_hound", "7B": "p0 1footman"}
    t = war({**HOME, **areas}, order=3, used=[8], tactics={0: f"{card} t22"})
    t.go("activate:5C", "some:5B.footman;4", "done", "fight", f"play:{{tactic.{card}}}")
    while t.prompt != "battle.start":
        assert t.prompt == "effect.scatter" or not {"at:5C", "send:5A;5C"} & set(t.offers())
        t.go(next((key for key in t.offers() if key == "at:5A"), t.offers()[0]))
    units = [figure.kind for figure in t.battle.sides[1].figures]
    assert units == ["beastman", "beastman"]
    assert t.units("5C") == "2beastman"


# ---------------------------------------------------------------------- routing and standing


@rule("RW-TERM-20", "RW-TERM-15")
def test_ice_storm_routs_units_of_choice_beside_the_hero() -> None:
    t = spend("r13", "5C", {"5C": "p1 2berserker 1giant"})
    t.go("some:5C.berserker;2", "some:5C.giant;1") if t.prompt == "effect.rout" else t
    assert t.units("5C") == "p1 2berserker~ 1giant~"


@rule("RW-TERM-20")
def test_ice_storm_is_kept_where_nobody_stands() -> None:
    for words, usable in (("p1 2berserker~", False), ("p1 1berserker", True)):
        t = war(
            {**HOME, "5C": words}, order=4, used=[8], heroes={"h1": (0, "5C")}, rewards={"h1": "r13"}
        ).go()
        assert any(t.id("reward.r13") in key for key in t.offers()) is usable


@rule("RW-TERM-21", "RW-TERM-14")
def test_figures_are_units_and_heroes_so_both_stand_up() -> None:
    t = war(
        {**HOME, "HA": "p0 1footman 3footman~ fort", "HB": "p0 2knight~"},
        order=4,
        used=[8],
        heroes={"h1": (0, "HA"), "h2": (0, "HB")},
        rewards={"h1": "r12"},
        tactics={0: "t2"},
    )
    t.hero("hero.h1").down = t.hero("hero.h2").down = True
    t.go("spend:{reward.r12}", "some:HA.footman;3", "some:hero.h1;1")
    assert (t.units("HA"), t.hero("hero.h1").down) == ("p0 4footman", False)
    assert (t.units("HB"), t.hero("hero.h2").down) == ("p0 2knight~", True), "only in the hero's area"
    t.go("play:{tactic.t2}", "some:HB.knight;2", "some:hero.h2;1")
    assert (t.units("HB"), t.hero("hero.h2").down) == ("p0 2knight", False)


# ---------------------------------------------------------------------- cities, strongholds, developments


@rule("RW-RALLY-01")
def test_a_city_is_razed_where_one_controls_it() -> None:
    t = turn("t24", {"1C": "p0 1footman c1", "5B": "p1 1berserker c2", "7B": "c3"})
    assert t.place("1C").city == ""
    assert (t.place("5B").city, t.place("7B").city) == ("city.c2", "city.c3")


@rule("RW-LIMIT-02", "RW-DIPL-07")
def test_a_lost_city_drives_neutral_units_away_and_stands_damaged() -> None:
    t = turn("t25", {"1C": "1beastman 1beastman~"}, heroes={"h1": (0, "1C")})
    assert (t.prompt, t.seat) == ("retreat.where", 1)
    t.go("at:1A")
    assert (t.place("1C").fort, t.place("1C").cracked, t.units("1A")) == (0, True, "2beastman~")
    assert t.player(0).forts == 2
    t = war({**HOME, "1C": "c1"}, order=4, used=[8], tactics={0: "t25"}, heroes={"h1": (0, "1C")}).go()
    assert t.offers("play") == [], "not in a city"


@rule("RW-FORT-06", "RW-HARV-04")
def test_master_masons_repair_or_build_at_no_cost() -> None:
    t = turn("t26", {"HB": "p0 1footman cracked"}, 8).go("part:0;tactic.t26")
    assert (t.place("HB").cracked, t.player(0).dials) == (False, [8, 8, 8])
    t = turn("t26", {"HB": "p0 1footman cracked"}, 8).go("part:1;tactic.t26", "build:HA;walls")
    assert (t.place("HA").works, t.player(0).dials) == ("walls", [8, 8, 8])
