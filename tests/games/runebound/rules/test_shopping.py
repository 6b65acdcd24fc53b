"""Markets, assets and goods (SHOP, ASSET)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.runebound.positions import TestJourney, journey, token
from tests.games.runebound.rules.test_testing import STARS
from tests.rules import rule

MARKET = {"tamalir": "a03 a09 b08"}


def shopper(hero: str = "laurel", market: str = "a03 a09 b08", added: str = "a15", **kit: Any) -> TestJourney:
    heroes = {hero: {"at": "h5.6", **kit}, "corbin": {"at": "h0.1"}}
    return journey(heroes=heroes, markets={"tamalir": market}, stack={"asset": added})


@rule("RB-SHOP-01", "RB-SHOP-02")
@pytest.mark.parametrize(
    ("at", "shops"), [("h5.6", True), ("h1.11", True), ("h10.2", True), ("h11.13", True), ("h8.7", False)]
)
def test_one_shops_in_a_city_at_its_market_only(at: str, shops: bool) -> None:
    t = journey(heroes={"laurel": {"at": at, "gold": 20}, "corbin": {"at": "h0.1"}}, markets=MARKET).go()
    assert ("shop" in t.offers()) is shops
    if shops:
        t.go("shop")
        assert (t.id("b08") in " ".join(t.offers("buy"))) is (at == "h5.6")


@rule("RB-SHOP-03", "RB-SHOP-08", "RB-SHOP-09")
def test_a_fourth_card_is_added_and_one_is_bought_or_discarded() -> None:
    t = shopper(gold=2).go("shop")
    assert t.names("market.tamalir") == ["a03", "a09", "b08", "a15"]
    assert t.offers("buy") == [f"buy:{t.id('a03')};2"]
    assert len(t.offers("toss")) == 4
    t.go("toss:{a15}")
    assert t.names("market.tamalir") == ["a03", "a09", "b08"]
    assert t.zone("a15") == "asset.discard"
    assert t.turn.actions == 2


@rule("RB-SHOP-10", "RB-SHOP-11", "RB-SHOP-12", "RB-ABIL-25", "RB-ABIL-26")
def test_buying_costs_gold_and_brings_the_token() -> None:
    t = shopper(gold=5).go("shop", "buy:{a03};2")
    assert t.me.gold == 3
    assert t.names("assets.0") == ["a03"]
    assert token("a03") in t.kit(0).tokens
    assert t.things.count("market.tamalir") == 3
    assert t.prompt == "turn.act", "at most one asset is bought"


@rule("RB-SHOP-04", "RB-SHOP-05", "RB-SHOP-07", "RB-ASSET-05")
def test_any_number_of_assets_may_be_sold_first_for_their_cost() -> None:
    t = shopper(assets="c04 a12").go("shop", "sell:{c04};5", "sell:{a12};3")
    assert t.me.gold == 8
    assert token("c04") not in t.kit(0).tokens
    assert t.names("asset.discard") == ["c04", "a12"]
    t.go("buy:{a03};2")
    assert t.prompt == "turn.act", "what was bought cannot be sold in the same action"


@rule("RB-SHOP-06")
def test_assets_are_sold_only_while_shopping() -> None:
    assert [key for key in shopper(assets="c04").go().offers() if key.startswith("sell")] == []


def test_a_fence_sells_without_an_action_for_a_gold_more() -> None:
    t = shopper(assets="c04", learned="l5").go("use:skill.l5")
    assert t.me.gold == 6
    assert t.turn.actions == 3


def test_a_haggler_pays_less() -> None:
    t = shopper(gold=2, learned="l4", added="a18").go("shop")
    assert f"buy:{t.id('a03')};1" in t.offers()
    assert f"buy:{t.id('a18')};0" in t.offers()


@rule("RB-ASSET-02", "RB-ASSET-03")
def test_of_two_assets_of_a_type_one_is_discarded() -> None:
    t = shopper(assets="c04", gold=2).go("shop", "buy:{a03};2")
    assert t.prompt == "settle.asset"
    t.go("pick:{a03}")
    assert t.names("assets.0") == ["c04"]
    assert t.me.gold == 0
    assert t.zone("a03") == "asset.discard"


@rule("RB-LIMIT-05")
def test_an_empty_asset_deck_is_made_anew() -> None:
    t = shopper(gold=2)
    for card in t.things.in_zone("asset.deck")[:-1]:
        t.things.move(card, "asset.discard")
    t.go("shop")
    assert t.things.count("asset.discard") == 0
    assert t.things.count("asset.deck") > 30


@rule("RB-LIMIT-01", "RB-LIMIT-07", "RB-LIMIT-08", "RB-ABIL-23")
def test_gold_is_unlimited() -> None:
    t = shopper(gold=500, assets="c04").go("shop", "sell:{c04};5")
    assert t.me.gold == 505


# ---------------------------------------------------------------------- goods


GOODS = [
    ("a17", "h7.4", 5),
    ("a18", "h8.7", 2),
    ("a19", "h0.1", 2),
    ("a20", "h8.7", 5),
    ("b17", "h7.4", 2),
    ("b18", "h0.1", 5),
]


@rule("RB-ASSET-08", "RB-ASSET-09", "RB-ASSET-07")
@pytest.mark.parametrize(("card", "at", "gold"), GOODS)
def test_goods_are_traded_at_their_kind_of_site_and_discarded(card: str, at: str, gold: int) -> None:
    t = journey(heroes={"laurel": {"at": at, "assets": card}, "corbin": {"at": "h0.4"}})
    t.go(f"perform:asset.{card};{{{card}}}")
    assert t.me.gold == gold
    assert t.zone(card) == "asset.discard"
    away = journey(heroes={"laurel": {"at": "h5.6", "assets": card}, "corbin": {"at": "h0.4"}}).go()
    assert away.offers("perform") == []


@rule("RB-ASSET-08")
def test_a_pack_mule_carries_two_goods_and_trades_in_cities_for_less() -> None:
    t = journey(heroes={"laurel": {"at": "h5.6", "assets": "a14 a17 a18"}, "corbin": {"at": "h0.4"}})
    t.go("perform:asset.a14;{a14}", "pick:{a17}")
    assert t.me.gold == 4
    assert t.names("assets.0") == ["a14", "a18"]


def test_a_caravan_guide_trades_for_more_and_owns_two_goods() -> None:
    t = journey(
        heroes={"laurel": {"at": "h7.4", "assets": "a17 a18", "learned": "r7"}, "corbin": {"at": "h0.4"}}
    )
    t.go("perform:asset.a17;{a17}")
    assert t.me.gold == 6


def test_a_second_goods_card_goes_when_the_mule_is_sold() -> None:
    t = journey(heroes={"laurel": {"at": "h5.6", "assets": "a14 a17 a18"}, "corbin": {"at": "h0.4"}})
    t.go("shop", "sell:{a14};2")
    assert t.prompt == "settle.asset"


@rule("RB-CORE-12")
def test_blackmail_and_potions() -> None:
    t = journey(heroes={"laurel": {"at": "h8.7", "learned": "l6"}, "corbin": {}}, stack={"skill": "w1 w2"})
    t.go("perform:skill.l6;")
    assert t.me.gold == 2
    t = journey(heroes={"laurel": {"at": "h8.7", "learned": "l6"}, "corbin": {}}, stack={"skill": "w2 w3"})
    t.go("perform:skill.l6;")
    assert t.told("delayed")
    t = journey(heroes={"laurel": {"damage": 5, "assets": "b15"}, "corbin": {}}).go("use:asset.b15")
    assert (t.me.damage, t.zone("b15")) == (1, "asset.discard")


@rule("RB-SHOP-04", "RB-SHOP-05")
def test_a_sale_is_told_with_its_rules() -> None:
    heroes = {"laurel": {"at": "h5.6", "assets": "c09"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, markets={"tamalir": "a01 a03 a04"}).go("shop", "sell:{c09};3")
    assert t.rules_of("shop.sold") == ("RB-SHOP-04", "RB-SHOP-05")
    assert t.rules_of("gold.gained") == ("RB-SHOP-04",)
    assert t.zone("c09") == "asset.discard"


@rule("RB-ASSET-05")
def test_a_draught_that_is_drunk_is_gone() -> None:
    heroes = {"laurel": {"at": "h5.6", "assets": "b15", "damage": 6}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes).go("use:asset.b15")
    assert (t.me.damage, t.me.gold, t.zone("b15")) == (2, 0, "asset.discard")
    assert t.rules_of("asset.discarded") == ("RB-ASSET-05",)


@rule("RB-ASSET-02", "RB-ASSET-03")
def test_of_three_goods_a_caravan_guide_keeps_two() -> None:
    kit = {"at": "h7.4", "assets": "a17 a18 a19", "learned": "r7"}
    t = journey(heroes={"laurel": kit, "corbin": {"at": "h0.4"}})
    t.reckon(0)
    t.unsettled = True
    t.go()
    assert t.prompt == "settle.asset"
    t.go("pick:{a18}")
    assert t.names("assets.0") == ["a17", "a19"]


@rule("RB-ABIL-21", "RB-ASSET-05")
def test_cards_that_one_hero_looked_at_and_left_lie_open() -> None:
    stack = {"soc": "gs08", "skill": STARS}
    heroes = {"laurel": {"at": "h7.0", "gold": 1}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack=stack).go("adventure", "option:{gs08};b")
    while t.prompt == "test.exert":
        t.go("done")
    while t.prompt == "shop.offer":
        assert not t.things.known(t.things.in_zone("offer")[0], 1)
        t.go("done" if "done" in t.offers() else t.offers()[-1])
    left = t.things.in_zone("asset.discard")
    assert len(left) == 3
    assert all(t.things.known(card, 1) for card in left)


@rule("RB-LIMIT-05")
def test_a_discarded_asset_makes_an_empty_deck_anew() -> None:
    heroes = {"laurel": {"at": "h5.6", "assets": "c09"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, markets={"tamalir": "a01 a03 a04"})
    t.things.move_all("asset.deck", "gone")
    t.go("shop", "sell:{c09};3")
    assert t.zone("c09") == "asset.deck"


@rule("RB-ASSET-06")
def test_without_assets_markets_stay_short() -> None:
    t = journey(heroes={"laurel": {}, "corbin": {}}, markets={"tamalir": "a01"})
    t.things.move_all("asset.deck", "gone")
    assert list(t.fill_markets(0)) == []
    assert t.names("market.tamalir") == ["a01"]
