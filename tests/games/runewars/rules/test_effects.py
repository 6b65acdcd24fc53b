"""Season and Tactics cards that give and take: influence, cards, dials, units, titles (SEASON, TACT, BID)."""

from __future__ import annotations

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
SEASON = {"sp": 0, "su": 1, "fa": 2, "wi": 3}


def season(card: str, areas: dict[str, str] | None = None, **parts: object) -> TestWar:
    """A Season card is drawn; seat 0 has the lower Order card of the season before."""
    kind = {"chosen": (1, 8), **parts}
    t = war(
        {**HOME, **(areas or {})},
        season=SEASON[card[:2]],
        phase="draw",
        season_cards=[card],
        **kind,  # type: ignore[arg-type]
    )
    return t.go()


def turn(card: str, areas: dict[str, str] | None = None, **parts: object) -> TestWar:
    """Seat 0 plays a Tactics card before Fortify, which asks in any case."""
    t = war({**HOME, **(areas or {})}, order=8, tactics={0: card}, **parts)  # type: ignore[arg-type]
    return t.go(f"play:{{tactic.{card}}}")


# ---------------------------------------------------------------------- Tactics cards


@rule("RW-DIAL-02")
def test_a_trade_caravan_turns_one_dial_by_two_to_the_end_at_most() -> None:
    t = turn("t18", dials=(3, 7, 2)).go("dial:wood")
    assert t.player(0).dials == [3, 8, 2]


@rule("RW-TACT-01")
def test_court_intrigue_takes_two_influence_from_a_richer_opponent() -> None:
    t = turn("t20", influence=(1, 2, 0))
    assert (t.player(0).influence, t.player(1).influence) == (3, 0)
    t = turn("t20", influence=(1, 2, 5), seats=3)
    assert t.offers() == ["pick:p1", "pick:p2"]
    poor = war(HOME, order=8, tactics={0: "t20"}, influence=(3, 3, 0)).go()
    assert poor.offers("play") == [], "nobody has more"


@rule("RW-TACT-02")
def test_an_exchange_of_secrets_gives_both_as_many_cards() -> None:
    t = turn("t21").go("draws:p1;3")
    assert (t.things.count("tactics.new.0"), t.things.count("tactics.new.1")) == (3, 3)


@rule("RW-RECR-01", "RW-RECR-03")
def test_conscription_brings_at_most_two_units_of_a_dial_to_one_stronghold() -> None:
    t = turn("t23", {"HB": "p0 1footman fort"}, dials=(1, 3, 4)).go("dial:ore")
    assert set(t.offers()) >= {"some:knight;1", "some:siege_tower;1"}
    assert "some:knight;2" not in t.offers(), "one icon"
    t.go("some:knight;1", "some:siege_tower;1", "pick:HB")
    assert t.units("HB") == "p0 1footman 1knight 1siege_tower"


# ---------------------------------------------------------------------- Spring


@rule("RW-RECR-01", "RW-SEASON-06")
def test_a_call_to_arms_recruits_for_everybody_in_play_order() -> None:
    t = season("sp4", dials=(2, 2, 2))
    assert (t.seat, t.prompt) == (0, "recruit.dial")
    t.go("dial:food")
    assert t.units("HA") == "p0 4footman"
    assert t.seat == 1
    t.go("dial:food")
    assert t.units("YA") == "p1 4berserker"


@rule("RW-POWER-03", "RW-POWER-06", "RW-POWER-08")
def test_the_election_lays_the_bid_on_a_title() -> None:
    titles = {"captain": (1, 2), "primarch": (0, 1)}
    t = season("sp6", titles=titles, influence=(3, 3, 0))
    assert t.player(0).influence == 4, "the Primarch gains before the text"
    t.go("bid:3", "bid:1", "yes")
    assert t.prompt == "effect.title"
    assert set(t.offers()) == {"pick:title.captain", "pick:title.commander", "done"}
    t.go("pick:title.captain")
    title = t.state.titles["title.captain"]
    assert (title.seat, title.influence) == (0, 3)
    assert (t.player(0).influence, t.player(1).influence) == (1, 2)
    t = season(
        "sp6", titles={"captain": (1, 3), "commander": (1, 3), "primarch": (1, 3)}, influence=(3, 3, 0)
    )
    t.go("bid:3", "bid:1")
    assert t.prompt != "effect.title", "a bid must be higher than what lies there"


# ---------------------------------------------------------------------- Summer


@rule("RW-BID-04", "RW-RALLY-01")
def test_the_highest_bidder_burns_any_city() -> None:
    t = season("su1", {"5B": "c1", "7B": "p1 1berserker c2", "1C": "p0 1footman c3"}).go("bid:0", "bid:1")
    assert (t.seat, set(t.offers())) == (1, {"at:5B", "at:7B", "at:1C"})
    t.go("at:1C")
    assert t.place("1C").city == ""


@rule("RW-QUEST-08")
def test_a_tournament_trains_one_hero_of_each_player() -> None:
    t = season("su3", heroes={"h1": (0, "HA"), "h2": (0, "HA"), "h9": (1, "YA")})
    t.go("yes", "pick:hero.h2", "raise:agility")
    assert (t.hero("hero.h2").trained, t.hero("hero.h1").trained) == ([0, 1, 0], [0, 0, 0])
    assert t.seat == 1


@rule("RW-QUEST-14")
def test_travellers_tales_give_a_quest_and_more_than_three_are_discarded() -> None:
    t = season("su5", quests={0: "q1 q2 q5", 1: "q7"}, heroes={"h1": (0, "HA")})
    assert (t.seat, t.prompt, len(t.offers())) == (0, "discard.quest", 4)
    t.go("pick:{quest.q5}")
    assert (t.things.count("quests.0"), t.things.count("quests.1")) == (3, 2)
    assert t.zone("quest.q5") == "quest.discard"


@rule("RW-DIAL-02")
def test_long_days_turn_one_dial_of_each() -> None:
    t = season("su7", dials=(3, 3, 3)).go("dial:ore", "dial:food")
    assert (t.player(0).dials, t.player(1).dials) == ([3, 3, 4], [4, 3, 3])


# ---------------------------------------------------------------------- Fall


@rule("RW-HARV-01", "RW-HARV-02", "RW-SEASON-05")
@pytest.mark.parametrize(("card", "food"), [("fa1", 4), ("fa2", 2)])
def test_a_harvest_resets_all_dials_and_turns_food(card: str, food: int) -> None:
    t = season(card, dials=(8, 0, 5))
    assert t.player(0).dials == [food, 2, 2]
    assert t.prompt == "fall.gain", "the text comes first"


@rule("RW-NEUT-10", "RW-RALLY-02")
def test_mercenaries_join_the_highest_bidder() -> None:
    t = season("fa5").go("bid:1", "bid:0", "part:1;season.fa5", "at:HB")
    assert (t.units("HB"), t.count(0, "HB")) == ("1hell_hound", 1)
    t = season("fa5").go("bid:1", "bid:0", "part:0;season.fa5")
    assert set(t.offers()) == {"at:HA", "at:HB", "at:HC"}, "friendly areas only"


@rule("RW-BID-04", "RW-RUNE-03")
@pytest.mark.parametrize("card", ["fa6", "wi1"])
def test_the_highest_bidder_receives_a_dragon_rune(card: str) -> None:
    t = season(card).go("bid:2", "bid:3")
    assert (t.seat, t.prompt) == (1, "rune.lay")
    assert [player.influence for player in t.state.players] == [1, 0]


@rule("RW-TACT-05", "RW-SEASON-06")
def test_raiders_cost_a_card_or_two_influence() -> None:
    t = season("fa7", tactics={0: "t1"}, influence=(3, 1, 0)).go("part:0;season.fa7")
    assert (t.things.count("tactics.0"), t.player(0).influence) == (0, 3)
    assert t.player(1).influence == 0, "without cards it is the influence, as much as there is"
    t = season("fa7", tactics={0: "t1"}, influence=(3, 1, 0)).go("part:1;season.fa7")
    assert (t.things.count("tactics.0"), t.player(0).influence) == (1, 1)


# ---------------------------------------------------------------------- Winter


@rule("RW-RUNE-06", "RW-BID-04", "RW-RUNE-07")
def test_the_lowest_bidder_lays_a_dragon_rune_for_everybody_else() -> None:
    parts = {"seats": 3, "runes": {"HA": "false", "HB": "false"}, "influence": (3, 3, 3)}
    t = season("wi2", {"EA": "p2 1archer fort"}, chosen=(1, 2, 3), **parts).go("bid:2", "bid:0", "bid:1")
    assert (t.seat, t.prompt) == (1, "rune.lay")
    assert {key.rpartition(";")[2] for key in t.offers()} == {"HC"} or t.rune_at("HC") is not None
    token = t.rune_at("HC")
    assert token is not None
    assert t.is_dragon(token)
    assert {key.rpartition(";")[2] for key in t.offers()} == {"EA", "EB", "EC"}
    t.go(t.offers()[0])
    assert sum(t.rune_at(code) is not None for code in ("YA", "YB", "YC")) == 0, "none for the lowest"
    assert (t.things.count("rune.dragon"), t.things.count("rune.false")) == (19, 15)


@rule("RW-HERO-05", "RW-HERO-06", "RW-POWER-10")
def test_at_the_parting_of_ways_one_hero_is_paid_or_leaves() -> None:
    heroes = {"h9": (0, "HA"), "h5": (0, "HA"), "h1": (0, "HA")}
    t = season("wi6", heroes=heroes)
    assert (t.prompt, t.offers()) == ("effect.desert", ["pick:hero.h9", "pick:hero.h5"]), (
        "those who do not match"
    )
    t.go("pick:hero.h5", "no")
    assert sorted(t.state.heroes) == ["hero.h1", "hero.h9"]
    t = season("wi6", heroes=heroes).go("pick:hero.h5", "yes")
    assert (len(t.state.heroes), t.player(0).influence) == (3, 1)
    t = season("wi6", heroes=heroes, titles={"captain": (0, 1)})
    assert t.prompt != "effect.desert", "the Captain's heroes stay"
