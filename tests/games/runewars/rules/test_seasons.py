"""Seasons and their cards' secondary abilities (SEASON)."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.content.terms import SEASON_NAMES
from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
QUIET = ("sp1", "su4", "fa4", "wi5")
"""Cards of each season that ask nothing here."""


def season(number: int, areas: dict[str, str] | None = None, card: str = "", **parts: object) -> TestWar:
    cards = [card or QUIET[number]]
    return war({**HOME, **(areas or {})}, season=number, phase="draw", season_cards=cards, **parts)  # type: ignore[arg-type]


@rule("RW-SEASON-01", "RW-SEASON-04", "RW-SEASON-21", "RW-SETUP-27")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_season_begins_with_its_card_and_goes_on_to_the_orders(number: int) -> None:
    t = season(number).go()
    while t.prompt != "order.choose":
        t.go(t.offers()[0])
    assert t.names("season.past") == [f"season.{QUIET[number]}"]
    assert t.state.card == f"season.{QUIET[number]}"
    assert t.told("season.card")[0].args["seat"] == "p0"


@rule("RW-SEASON-05")
def test_the_text_comes_before_the_icons() -> None:
    t = season(3, {"HB": "p0 3footman"}, card="wi3", dials=(4, 4, 4)).go()
    assert t.player(0).dials[0] == 3
    assert t.units("HB") == "p0 3footman"
    names = [event.name for event in t.events]
    assert "units.lost" not in names
    t = season(3, {"HB": "p0 3footman"}, card="wi3", dials=(3, 3, 3)).go()
    assert t.count(0, "HB") == 2, "the food was lowered first"


@rule("RW-SEASON-08", "RW-SEASON-09", "RW-SEASON-10", "RW-SEASON-07", "RW-ORDER-05")
def test_spring_clears_tokens_stands_figures_up_and_returns_orders() -> None:
    areas = {"HB": "p0 2footman~ @0 @1", "7A": "2beastman~", "5C": "p1 1berserker~"}
    t = season(0, areas, heroes={"h1": (0, "HA")}, used=[1, 3, 5, 7])
    t.hero("hero.h1").down = True
    t.go()
    assert t.place("HB").active == []
    assert (t.units("HB"), t.units("7A"), t.units("5C")) == ("p0 2footman", "2beastman", "p1 1berserker")
    assert t.hero("hero.h1").down is False
    assert t.offers() == [f"order:{n}" for n in range(1, 9)]


@rule("RW-SEASON-11", "RW-TERM-17", "RW-QUEST-09")
def test_summer_brings_a_quest_phase() -> None:
    t = season(1, heroes={"h1": (0, "HA")}).go()
    assert t.prompt == "quest.act"
    assert t.state.order is None


@rule("RW-SEASON-12", "RW-SEASON-13", "RW-SEASON-20")
def test_fall_shuffles_the_fate_deck_and_gives_in_play_order() -> None:
    t = season(2, chosen=(5, 2), influence=(9, 1, 3))
    for _ in range(4):
        t.discard(t.things.in_zone("fate.deck")[-1], "fate.discard")
    t.go()
    assert t.things.count("fate.discard") == 0
    assert (t.seat, t.prompt) == (1, "fall.gain")
    had = t.player(1).influence
    t.go("benefit:;influence")
    assert t.player(1).influence == had + 2
    assert t.seat == 0
    t.go("benefit:;tactics")
    assert t.things.count("tactics.new.0") == 1


@rule("RW-SEASON-20", "RW-ORDER-09")
def test_without_orders_before_influence_decides() -> None:
    t = season(2, chosen=(4, 4), influence=(1, 5, 3)).go()
    assert t.seat == 1


@rule("RW-SEASON-14", "RW-SEASON-15", "RW-SEASON-16", "RW-SEASON-17", "RW-SEASON-22")
def test_winter_leaves_no_more_units_in_an_area_than_food() -> None:
    areas = {"HA": "p0 2footman 1footman~ 1beastman fort", "HB": "p0 3footman", "7A": "5beastman"}
    t = season(3, areas, card="wi4", dials=(3, 3, 3), heroes={"h1": (0, "HB")}).go()
    assert (t.prompt, t.seat) == ("winter.units", 0)
    assert set(t.offers()) == {"some:HA.footman;1", "some:HA.footman.down;1", "some:HA.beastman;1"}
    t.go("some:HA.footman.down;1")
    assert t.units("HA") == "p0 2footman 1beastman"
    assert t.units("HB") == "p0 3footman", "heroes do not count"
    assert t.units("7A") == "5beastman"


@rule("RW-SEASON-14", "RW-SEASON-22")
def test_without_food_all_units_die() -> None:
    t = season(3, {"HB": "p0 3footman"}, dials=(0, 3, 3)).go()
    assert (t.units("HA"), t.units("HB")) == ("", "")
    assert t.place("HA").fort == 0


@rule("RW-SEASON-18", "RW-MOVE-12")
def test_much_food_does_not_lift_the_limit_of_eight() -> None:
    t = season(3, {"HB": "p0 8footman"}, dials=(8, 8, 8)).go()
    assert t.count(0, "HB") == 8


@rule("RW-SEASON-02", "RW-SEASON-03")
def test_seasons_follow_each_other_and_winter_ends_the_year() -> None:
    for number, name in enumerate(SEASON_NAMES):
        t = war(HOME, season=number, phase="next", season_cards=[]).go()
        following = (number + 1) % 4
        assert t.state.season == following, name
        assert t.state.year == (2 if number == 3 else 1)


@rule("RW-SEASON-06")
@pytest.mark.parametrize(("winner", "moves"), [("bid:1", True), ("bid:0", False)])
def test_stormy_weather_lets_only_the_highest_bidder_march(winner: str, moves: bool) -> None:
    t = season(0, card="sp2").go(winner, "bid:0")
    if t.prompt == "bid.tie":
        t.go("pick:p0")
    t.go("order:2", "order:8")
    assert t.prompt == "march.activate" or not moves
    assert bool(t.offers("activate")) is moves


@rule("RW-SEASON-06")
def test_a_winter_truce_keeps_units_out_of_areas_of_others() -> None:
    t = season(3, {"5C": "p0 3footman"}, card="wi4").go("order:3", "order:8")
    assert "activate:5A" in t.offers()
    assert "activate:YB" not in t.offers()
    t = season(3, {"5C": "p0 3footman"}).go("order:3", "order:8")
    assert "activate:YB" in t.offers()


@rule("RW-SEASON-06")
def test_a_ban_names_a_player_only_where_one_is_excepted() -> None:
    stormy = season(0, card="sp2").go("bid:1", "bid:0")
    assert [event.args["seat"] for event in stormy.told("season.ban_except")] == ["p0"]
    assert stormy.told("season.ban") == []
    truce = season(3, card="wi4").go()
    assert ["seat" in event.args for event in truce.told("season.ban")] == [False]


@rule("RW-LIMIT-11", "RW-LIMIT-03")
def test_a_season_deck_that_ran_out_is_made_of_its_own_cards() -> None:
    t = season(2)
    for card in t.things.in_zone("season.fall")[:]:
        t.discard(card, "season.past")
    for card in t.things.in_zone("season.spring")[:3]:
        t.discard(card, "season.past")
    t.go()
    assert t.state.card.startswith("season.fa")
    assert t.things.count("season.fall") == 7


@rule("RW-TACT-02", "RW-TACT-07")
def test_cards_of_the_last_season_may_be_played_in_this_one() -> None:
    t = season(0)
    t.things.deal("tactics.deck", "tactics.new.0", 2, 1)
    t.go()
    assert (t.things.count("tactics.0"), t.things.count("tactics.new.0")) == (2, 0)


@rule("RW-SEASON-11", "RW-HERO-01")
def test_abilities_of_once_per_quest_phase_are_fresh_in_every_summer() -> None:
    """Silhouette slips away from an ambush in Spring, and from a duel in the next Summer."""
    heroes = {"h12": (0, "1C"), "h5": (1, "1C")}
    t = war(
        {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}, order=8, heroes=heroes, tactics={0: "t29"}
    )
    t.go("play:{tactic.t29}", "yes", "at:1B")
    assert t.hero("hero.h5").at == "1B"
    t = war(
        {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"},
        season=1,
        phase="secondary",
        heroes=heroes,
        chosen=(1, 8),
    )
    t.hero("hero.h5").used = ["hero.h5"]
    t.go("move", "done", "challenge:hero.h5")
    assert (t.seat, t.prompt) == (1, "duel.slip")
