"""How effects are carried out: order, limits, and what stays untouched (ABIL, CORE)."""

from __future__ import annotations

from tests.games.runebound.positions import fight, journey, lay_pool, token
from tests.games.runebound.rules.questing import questing
from tests.games.runebound.rules.test_testing import event
from tests.rules import rule


@rule("RB-ABIL-04", "RB-ABIL-05")
def test_effects_come_in_the_order_in_which_they_are_named() -> None:
    t = questing("gx15", dice="FFF").go("attempt:{gx15}", "end:{gx15};0")
    names = [event.name for event in t.events]
    assert names.index("harm") < names.index("gold.gained") < names.index("trophy.received")


@rule("RB-CORE-03", "RB-SKILL-09")
def test_a_card_overrides_only_what_truly_conflicts() -> None:
    """Learning for free during an action is still bound by the attribute."""
    t = questing("gx07", dice="MMP", hand="w7", learned="m2 m3").go("attempt:{gx07}", "end:{gx07};2")
    assert (t.prompt, t.offers()) == ("learn.card", ["done"])
    t.go("done")
    assert t.names("hand.0") == ["w7"]


@rule("RB-ABIL-19")
def test_several_cards_are_drawn_together_before_any_is_dealt_with() -> None:
    t = journey(heroes={"corbin": {"hand": "w1 w2 w3"}, "mok": {"at": "h0.1"}}).go("train")
    assert t.prompt == "settle.hand"
    assert len(t.hand(0)) == 6
    assert t.told("skill.drawn")[-1].args["n"] == 3


@rule("RB-ABIL-21")
def test_a_discarded_card_lies_open_on_the_pile_of_its_deck() -> None:
    t = event("gc16", hand="m1").go("exert:{m1}")
    assert t.things.known(t.card("m1"), 1)
    assert t.names("skill.discard")[0] == "m1"
    assert (t.names("com.discard"), t.things.known(t.card("gc16"), None)) == (["gc16"], True)


@rule("RB-TOKEN-13")
def test_recasting_and_flipping_touch_combat_tokens_only() -> None:
    t = fight("gc08", cast="000" + "11111", gold=3, lore=2)
    lay_pool(t, 1, {token("enemy", 2): 1, token("enemy", 0): 0})
    before = (t.me.gold, t.me.lore, t.me.damage, dict(t.state.gems))
    t.dice.add("0")
    t.begin_again(1).go("surge:adv.gc08;pounce")
    assert (t.me.gold, t.me.lore, t.me.damage, dict(t.state.gems)) == before
