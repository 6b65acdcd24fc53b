"""Gems, drawn cards, events, rumours and quests (ADV, EVENT, QUEST)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.runebound.positions import TestJourney, journey
from tests.games.runebound.rules.questing import questing
from tests.games.runebound.rules.test_testing import BLANKS, STARS, event
from tests.rules import rule

GEM = {"s": "h7.0", "c": "h7.9", "x": "h3.0"}
DECK = {"s": "soc", "c": "com", "x": "exp"}


# ---------------------------------------------------------------------- gems


@rule("RB-ADV-01", "RB-ADV-04", "RB-ADV-08")
@pytest.mark.parametrize(("letter", "card"), [("s", "gs20"), ("c", "gc17"), ("x", "gx01")])
def test_an_adventure_turns_the_gem_and_draws_a_card_of_its_deck(letter: str, card: str) -> None:
    heroes = {"laurel": {"at": GEM[letter]}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={DECK[letter]: card}).go("adventure")
    assert t.state.gems[GEM[letter]] is False
    assert t.names("front.0") == [card]
    assert t.turn.actions == 1
    assert t.told("adventure.begins")[0].args["deck"] == f"deck.{DECK[letter]}"


@rule("RB-ADV-03")
def test_a_facedown_gem_offers_nothing() -> None:
    heroes = {"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}
    assert journey(heroes=heroes).go().offers("adventure")
    assert journey(heroes=heroes, spent=["h7.9"]).go().offers("adventure") == []


@rule("RB-ADV-07", "RB-LIMIT-03")
def test_with_an_empty_deck_only_the_gem_is_turned() -> None:
    t = journey(heroes={"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}})
    t.things.move_all("com.deck", "com.discard")
    t.go("adventure")
    assert t.state.gems["h7.9"] is False
    assert t.turn.actions == 1
    assert t.things.count("com.deck") == 0
    assert t.told("adventure.none")[0].rules == ("RB-LIMIT-03",)


@rule("RB-ENEMY-01", "RB-ABIL-18", "RB-ABIL-20")
def test_a_drawn_enemy_is_engaged_at_once() -> None:
    heroes = {"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"com": "gc12"}, dice="000 00000").go("adventure")
    assert t.combat.card == t.card("gc12")
    assert t.prompt == "combat.act"


# ---------------------------------------------------------------------- events


@rule("RB-EVENT-01", "RB-CORE-02")
def test_one_of_two_options_is_chosen() -> None:
    heroes = {"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"com": "gc16"}).go("adventure")
    assert (t.prompt, t.seat) == ("event.option", 0)
    assert t.offers() == [f"option:{t.id('gc16')};a", f"option:{t.id('gc16')};b"]


@rule("RB-EVENT-02", "RB-EVENT-03", "RB-EVENT-10")
def test_an_option_that_cannot_be_paid_does_nothing_and_the_card_is_discarded() -> None:
    t = event("gc16", "b", gold=1)
    assert t.me.gold == 1
    assert t.zone("gc16") == "com.discard"
    assert t.rules_of("cost.unpaid") == ("RB-EVENT-03",)


@rule("RB-EVENT-08", "RB-EVENT-10")
def test_an_event_is_a_trophy_only_if_it_says_so() -> None:
    t = event("ms02", "a", skills=STARS)
    assert t.me.lore == 1
    assert t.zone("ms02") == "soc.discard"


@rule("RB-EVENT-04", "RB-EVENT-06", "RB-EVENT-05")
def test_a_rumour_stays_before_the_hero_and_has_no_other_option() -> None:
    t = event("gs16", "b")
    assert t.names("front.0") == ["gs16"]
    assert t.turn.actions == 1
    t = questing("gs16", at="h0.1", stack={"skill": STARS}).go("attempt:{gs16}")
    assert t.me.gold == 3
    assert t.names("trophy.0.soc") == ["gs16"]
    t = questing("gs16", at="h0.1", stack={"skill": BLANKS}).go("attempt:{gs16}")
    assert t.zone("gs16") == "soc.discard"


@rule("RB-EVENT-05", "RB-QUEST-02")
def test_any_number_of_quests_and_rumours_may_be_held() -> None:
    t = journey(heroes={"laurel": {"front": "gx01 gx02 gx03 gs16 gs17 ms07"}, "corbin": {}}).go()
    assert t.things.count("front.0") == 6


EVENTS = [
    ("gs01", "a", 2, 0),
    ("gs01", "b", 1, 0),
    ("gs03", "b", 1, 0),
    ("gs04", "b", 1, 0),
    ("gs05", "a", 1, 0),
    ("gs05", "b", 1, 0),
    ("gs06", "a", 3, 0),
    ("gs07", "b", 1, 0),
    ("gs08", "a", 2, 0),
    ("gs09", "b", 1, 0),
    ("gs10", "a", 3, 0),
    ("gs10", "b", 1, 0),
    ("gs16", "a", 2, 0),
    ("gc16", "a", 1, 0),
    ("gc20", "a", 2, 0),
    ("gc20", "b", 1, 0),
    ("gx20", "b", 1, 0),
    ("ms01", "a", 0, 1),
    ("ms01", "b", 1, 0),
    ("ms02", "b", 2, 0),
    ("ms05", "b", 1, 0),
    ("mc09", "b", 2, 0),
    ("ks01", "b", 1, 0),
    ("ks02", "b", 1, 0),
    ("ks03", "a", 2, 0),
]


@pytest.mark.parametrize(("card", "option", "gold", "lore"), EVENTS)
def test_events_that_are_passed_give_gold_or_lore_and_the_card(
    card: str, option: str, gold: int, lore: int
) -> None:
    t = event(card, option, skills=STARS, hand="m1 m2 m3")
    while t.prompt == "test.exert":
        t.go(t.offers()[0] if not t.told("test.revealed") else "done")
    assert (t.me.gold, t.me.lore) == (gold, lore)
    assert t.names(f"trophy.0.{DECK[card[1]]}") == [card]


FAILED = [
    ("gs01", "a", 0, 2),
    ("gs07", "a", 0, 1),
    ("gs08", "a", 1, 0),
    ("gs15", "a", 0, 2),
    ("gc20", "a", 0, 2),
    ("gc20", "b", 1, 0),
    ("ms06", "a", 0, 2),
    ("ks07", "a", 0, 2),
    ("kc09", "a", 0, 3),
]


@pytest.mark.parametrize(("card", "option", "lost", "harm"), FAILED)
def test_events_that_are_failed_cost_something(card: str, option: str, lost: int, harm: int) -> None:
    t = event(card, option, gold=2)
    assert (2 - t.me.gold, t.me.damage) == (lost, harm)
    assert t.zone(card).endswith("discard")


TROPHIES = [
    ("gs03", "a", "com"),
    ("gs07", "a", "exp"),
    ("gs15", "a", "com"),
    ("ks07", "b", "com"),
    ("ks09", "a", "exp"),
    ("ms06", "b", "com"),
    ("gs17", "b", "exp"),
]


@pytest.mark.parametrize(("card", "option", "deck"), TROPHIES)
def test_events_that_give_a_trophy(card: str, option: str, deck: str) -> None:
    t = event(card, option, skills=STARS)
    assert t.things.count(f"trophy.0.{deck}") == 1


@pytest.mark.parametrize(
    ("card", "option", "n"),
    [
        ("gs02", "b", 1),
        ("gs09", "a", 2),
        ("gs11", "a", 2),
        ("ms03", "a", 2),
        ("ms09", "b", 2),
        ("ks08", "b", 3),
        ("ks06", "a", 1),
    ],
)
def test_events_that_draw_skill_cards(card: str, option: str, n: int) -> None:
    t = event(card, option, skills=STARS, gold=1)
    assert len(t.hand(0)) == n


def test_smuggling_and_the_caravan_delay() -> None:
    assert event("gs10", "a").told("delayed")
    t = event("gs14", "a")
    assert t.told("delayed")
    assert (t.me.gold, t.names("trophy.0.soc")) == (2, ["gs14"])


@rule("RB-ASSET-06")
def test_the_caravan_gives_any_asset_of_any_market_which_is_filled_at_once() -> None:
    heroes = {"laurel": {"at": "h7.0"}, "corbin": {"at": "h0.1"}}
    markets = {
        "tamalir": "a04 a05 a06",
        "forge": "b01 b02 b03",
        "dawnsmoor": "c01 c02 c03",
        "riverwatch": "c04 c05 c06",
    }
    t = journey(heroes=heroes, markets=markets, stack={"soc": "gs14", "skill": STARS, "asset": "a12"})
    t.go("adventure", "option:{gs14};b")
    assert len(t.offers("pick")) == 12
    t.go("pick:{c02}")
    assert t.names("assets.0") == ["c02"]
    assert t.names("market.dawnsmoor") == ["c01", "c03", "a12"]
    assert t.zone("gs14") == "soc.discard"


def test_offers_of_assets() -> None:
    def offered(card: str, option: str, **kit: Any) -> TestJourney:
        heroes = {"laurel": {"at": GEM[card[1]], **kit}, "corbin": {"at": "h0.1"}}
        stack = {DECK[card[1]]: card, "skill": STARS, "asset": "a05 b01 c04"}
        return journey(heroes=heroes, stack=stack).go("adventure", f"option:{{{card}}};{option}")

    t = offered("gs04", "a", gold=4)
    assert t.offers("buy") == [f"buy:{t.id('a05')};4"]
    t.go(f"buy:{t.id('a05')};4")
    assert (t.me.gold, t.names("assets.0")) == (0, ["a05"])
    t = offered("gs08", "b", gold=4)
    assert t.offers("buy") == [f"buy:{t.id('b01')};2", f"buy:{t.id('c04')};3"]
    t.go("done")
    assert sorted(t.names("asset.discard")) == ["a05", "b01", "c04"]
    t = offered("gx18", "a", gold=3)
    assert t.offers("buy") == [f"buy:{t.id('b01')};3"]
    t = offered("gx20", "a")
    assert t.names("assets.0") == ["a05"]
    assert t.zone("gx20") == "exp.discard"


@rule("RB-SHOP-10")
def test_an_offer_may_cost_nothing_but_never_less() -> None:
    heroes = {"laurel": {"at": GEM["s"], "gold": 1, "learned": "l4"}, "corbin": {"at": "h0.1"}}
    stack = {"soc": "gs08", "skill": STARS, "asset": "a03 a02 a01"}
    t = journey(heroes=heroes, stack=stack).go("adventure", "option:{gs08};b")
    assert t.me.gold == 0
    assert f"buy:{t.id('a03')};0" in t.offers("buy")


def test_ancient_burials_give_one_of_two_assets() -> None:
    heroes = {"corbin": {"at": "h7.0"}, "mok": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"soc": "gs02", "skill": STARS, "asset": "a05 b01"})
    t.go("adventure", "option:{gs02};a", "pick:{b01}")
    assert (t.names("assets.0"), t.names("asset.discard")) == (["b01"], ["a05"])


def test_paid_events() -> None:
    t = event("gs12", "a", skills=STARS, gold=3).go("pay:3")
    assert t.me.gold == 6
    t = event("gs15", "b", gold=1)
    assert (t.me.gold, t.names("trophy.0.soc")) == (0, ["gs15"])
    t = event("ms05", "a", gold=2)
    assert (t.me.gold, t.me.lore) == (0, 1)
    t = event("ms08", "b", gold=2, damage=3).go("pay:2")
    assert (t.me.damage, t.names("trophy.0.soc")) == (1, ["ms08"])
    t = event("ks02", "a", gold=2)
    assert (t.me.allies, t.zone("ks02")) == (1, "soc.discard")


def test_harmful_bargains() -> None:
    t = event("gc19", "a")
    assert (t.me.damage, sorted(t.names("trophy.0.com"))[:1]) == (3, ["gc19"])
    assert t.things.count("trophy.0.com") == 2
    t = event("mc09", "a")
    assert (t.me.damage, t.me.lore) == (2, 1)
    assert event("ks09", "b").me.damage == 1


def test_healing_events() -> None:
    assert event("gs18", "b", skills=STARS, damage=4).me.damage == 0
    assert event("gs05", "a", skills=STARS, damage=4).me.damage == 0
    assert event("ks04", "b", damage=4).me.damage == 1
    t = event("gc19", "b", skills=STARS, damage=4, hand="m1")
    assert t.prompt == "test.exert"


def test_pilgrims_go_to_any_shrine() -> None:
    t = event("gs18", "a")
    assert len(t.offers("place")) == 5
    t.go("place:h13.6")
    assert t.told("delayed")
    assert (t.me.at, t.names("trophy.0.soc")) == ("h13.6", ["gs18"])


def test_faster_than_the_wind_moves_up_to_three_hexes() -> None:
    t = event("ms04", "a", skills=STARS).go("place:h7.1", "place:h7.2", "done")
    assert (t.me.at, t.names("trophy.0.soc")) == ("h7.2", ["ms04"])


def test_choices_in_rewards() -> None:
    t = event("ms09", "a", skills=STARS).go("part:adv.ms09;1")
    assert (t.me.gold, t.me.lore) == (2, 0)


def test_the_runesmith_teaches_for_one_trophy_less() -> None:
    t = event("gs06", "b", skills=STARS, hand="w7", trophies="gc01").go("done")
    assert t.prompt == "learn.card"
    t.go("pick:{w7}")
    assert t.names("learned.0") == ["w7"]


def test_whispering_dead_take_a_card() -> None:
    t = event("ks09", "a", hand="m1").go("done")
    assert t.hand(0) == []


def test_zombie_events() -> None:
    t = event("ks03", "a")
    assert t.state.zombies == {"h7.0": 1}
    assert t.me.damage == 0
    t = event("ks06", "b")
    assert list(t.state.zombies) == ["h6.2"], "the nearest exploration gem"
    heroes = {"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}
    near = journey(heroes=heroes, scenario="dead_king", zombies={"h7.8": 1}, stack={"com": "kc09"})
    near.go("adventure", "option:{kc09};b")
    assert (near.state.zombies, near.names("trophy.0.com")) == ({}, ["kc09"])
    far = journey(heroes=heroes, scenario="dead_king", zombies={"h0.0": 1}, stack={"com": "kc09"})
    far.go("adventure", "option:{kc09};b")
    assert (far.state.zombies, far.zone("kc09")) == ({"h0.0": 1}, "com.discard")


def test_smoke_in_the_distance_draws_another_card() -> None:
    heroes = {"laurel": {"at": "h7.9", "gold": 2}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"com": "gc18 gc16"}).go(
        "adventure", "option:{gc18};a", "option:{gc16};b"
    )
    assert t.me.gold == 2, "two paid, two for receiving it at once"
    assert t.names("trophy.0.com") == ["gc16"]
    assert t.zone("gc18") == "com.discard"
    t = journey(heroes=heroes, stack={"com": "gc18 gc17"}).go("adventure", "option:{gc18};a")
    assert (t.me.gold, t.names("front.0")) == (2, ["gc17"])


# ---------------------------------------------------------------------- cards that change what is drawn


def drawing(stack: str, dice: str = "", **kit: Any) -> TestJourney:
    heroes = {"laurel": {"at": "h3.0", "hand": "m1 m2", **kit}, "corbin": {"at": "h0.1"}}
    return journey(heroes=heroes, stack={"exp": stack}, dice=dice).go("adventure")


def test_omen_reader_puts_the_card_under_its_deck_and_draws_another() -> None:
    t = drawing("gx01 gx02", learned="r10").go("apply:skill.r10", "exert:{m1}")
    assert t.names("front.0") == ["gx02"]
    assert t.things.in_zone("exp.deck")[0] == t.card("gx01")


def test_a_spyglass_chooses_between_two_cards() -> None:
    t = drawing("gx01 gx02", assets="c16").go("apply:asset.c16", "exert:{m1}", "pick:{gx02}", "done")
    assert t.names("front.0") == ["gx02"]
    assert t.things.in_zone("exp.deck")[0] == t.card("gx01")


def test_camouflage_avoids_an_enemy_outside_the_combat_deck() -> None:
    t = drawing("gx13", learned="w3").go("yes", "exert:{m1}")
    assert t.state.combat is None
    assert t.zone("gx13") == "exp.discard"
    heroes = {"laurel": {"at": "h7.9", "hand": "m1", "learned": "w3"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"com": "gc12"}, dice="000 00000").go("adventure")
    assert t.prompt == "combat.act"


@rule("RB-SKILL-05")
def test_the_runesmith_leaves_out_one_orb_and_no_more() -> None:
    t = event("gs06", "b", skills=STARS, hand="w7 m1 m4", trophies="gc01").go("done")
    assert t.offers("pick") == [t.written("pick:{w7}"), t.written("pick:{m4}")], "not the one of four orbs"
    t = event("gs06", "b", skills=STARS, hand="m1", trophies="gc01").go("done")
    assert t.offers("pick") == []


@rule("RB-EVENT-03")
def test_there_may_be_nothing_in_any_market() -> None:
    t = event("gs14", "b", skills=STARS)
    assert (t.prompt, t.assets(0), t.zone("gs14")) == ("turn.act", [], "soc.discard")


@rule("RB-ABIL-18")
def test_a_card_drawn_instead_is_told() -> None:
    heroes = {"lyssa": {"at": "h7.0", "hand": "w7", "learned": "r10"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"soc": "gs01 gs02"}).go("adventure", "apply:skill.r10")
    told = t.told("adventure.redrawn")[-1]
    assert (told.args["card"], told.rules) == (t.id("gs02"), ("RB-ABIL-18",))
    assert t.names("soc.deck")[0] == "gs01", "undermost"
    assert t.prompt == "event.option"


@pytest.mark.parametrize(("cell", "killed"), [("h7.11", True), ("h7.12", False)])
def test_a_besieged_farm_reaches_two_hexes_and_no_third(cell: str, killed: bool) -> None:
    heroes = {"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, scenario="dead_king", zombies={cell: 1}, stack={"com": "kc09"})
    t.go("adventure", "option:{kc09};b")
    assert (cell not in t.state.zombies) is killed
    assert (t.zone("kc09") == "trophy.0.com") is killed
