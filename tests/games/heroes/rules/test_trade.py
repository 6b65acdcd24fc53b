"""Trade at the Marketplace (TRADE)."""

from hexameron.games.heroes.rules import activation, building, gathering, recruiting
from tests.games.heroes.positions import conquest
from tests.rules import rule


@rule("HE-TRADE-01", "HE-BLDG-05")
def test_two_for_one_both_ways_while_performing_an_action() -> None:
    t = conquest(gold=5, resources=2)
    t.add_hero("anton", at="h3.3")
    t.build(0, "market")
    t.begin("activation")
    played = t.play(activation.perform(t), ["exchange:gold", "exchange:gold"], until="activation.hero")
    assert (t.player(0).gold, t.player(0).resources) == (1, 4)
    assert played.asked[-1].keys == ("activate:u0", "done", "exchange:resources")
    t.play(activation.perform(t), ["exchange:resources", "done"])
    assert (t.player(0).gold, t.player(0).resources) == (2, 2)


@rule("HE-TRADE-01")
def test_without_a_marketplace_or_outside_an_action_there_is_no_trade() -> None:
    t = conquest(gold=9, resources=9)
    assert t.free(0) == ()
    t.begin("construction")
    assert t.free(0) == ()
    t.build(0, "market")
    assert [option.key() for option in t.free(0)] == ["exchange:gold", "exchange:resources"]
    t.state.action = None
    assert t.free(0) == ()


@rule("HE-TRADE-01")
def test_what_is_traded_can_be_spent_in_the_same_action() -> None:
    t = conquest(gold=2, resources=2)
    t.build(0, "market")
    t.begin("construction")
    t.play(building.perform(t), ["exchange:gold", "build:building.haven.limit;0"])
    assert t.player(0).buildings == ["market", "limit"]
    assert (t.player(0).gold, t.player(0).resources) == (0, 0)


@rule("HE-TRADE-01", "HE-GATH-06")
def test_trade_in_a_gathering_action() -> None:
    t = conquest()
    t.state.owners["h2.4"] = 0
    t.build(0, "market")
    t.begin("gathering")
    t.play(gathering.perform(t), ["gathering.trade=exchange:gold", "done"])
    assert (t.player(0).gold, t.player(0).resources) == (2, 1)
    without = conquest()
    without.state.owners["h2.4"] = 0
    without.begin("gathering")
    assert without.play(gathering.perform(without)).prompts() == []


@rule("HE-TRADE-02")
def test_a_scroll_of_a_hero_in_the_city_sells_for_its_level() -> None:
    t = conquest()
    t.add_hero("anton", scrolls="plague")
    t.add_hero("slava", at="h3.3", scrolls="magic_missile")
    t.build(0, "market")
    t.begin("recruitment")
    played = t.play(recruiting.perform(t), ["sell:{plague}"], until="recruiting.what")
    assert "sell:" + t.id("magic_missile") not in played.asked[0].keys
    assert t.player(0).gold == 5
    assert t.names("scroll.discard") == ["scroll.plague"]
    assert t.things.known(t.find("plague"), 1)
