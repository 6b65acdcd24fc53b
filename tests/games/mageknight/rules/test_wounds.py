"""Wounds and healing (WND)."""

import pytest

from hexameron.games.mageknight.options import HealHand, HealUnit
from hexameron.games.mageknight.rules import combat, playing, turn
from tests.games.mageknight.cards import options, play, ways
from tests.games.mageknight.positions import fight, quest
from tests.games.mageknight.serving import abilities, activate, ended, troop, use
from tests.rules import rule


@rule("MK-WND-01")
def test_a_discarded_wound_may_come_back() -> None:
    q = quest(hand="wound march", deck="")
    q.play(turn.take(q, 0), ["rest", "pick:{wound}"], until="turn.after")
    assert sorted(q.names("discard.0")) == ["march", "wound"]
    assert q.things.count("wounds") == 0
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert sorted(q.names("hand.0")) == ["march", "wound"]


@pytest.mark.parametrize("unit", ["peasants", "peasants!"])
@rule("MK-WND-02")
def test_a_wound_leaves_a_unit_ready_or_spent(unit: str) -> None:
    q = quest(units=unit)
    spent = troop(q, "peasants").spent
    fight(q, "prowlers", phase="damage")
    q.play(combat.fight(q, 0), ["hurt_unit:{peasants}"], until="combat.attack")
    assert troop(q, "peasants").wounds == 1
    assert troop(q, "peasants").spent == spent


@rule("MK-WND-04")
def test_one_may_heal_in_a_turn_of_rest() -> None:
    q = quest(hand="wound march tranquility")
    q.play(
        turn.take(q, 0),
        ["rest", "pick:{march}", "done", "play:{tranquility};basic", "branch:0", "heal_hand"],
        until="turn.after",
    )
    assert q.names("hand.0") == []


@rule("MK-WND-04")
def test_nobody_heals_in_combat() -> None:
    q = quest(hand="wound tranquility", heal=2, units="peasants+")
    fight(q, "prowlers", phase="attack")
    assert not [key for key in options(q) if key.startswith("heal")]
    q.turn(0).step = "move"
    assert "basic" in ways(q, "tranquility"), "it still draws"


@rule("MK-WND-06")
def test_a_point_heals_a_wound_in_the_hand() -> None:
    q = quest(hand="wound wound march", heal=3)
    q.play(playing.do(q, 0, HealHand()))
    assert q.names("hand.0") == ["wound", "march"]
    assert (q.turn(0).heal, q.things.count("wounds")) == (2, 1)
    q.play(playing.do(q, 0, HealHand()))
    assert "heal_hand" not in options(q)


@pytest.mark.parametrize(("unit", "cost"), [("peasants", 1), ("utem_guardsmen", 2), ("catapults", 3)])
@rule("MK-WND-07")
def test_a_unit_costs_its_level_to_heal(unit: str, cost: int) -> None:
    q = quest(units=f"{unit}+", heal=4)
    q.play(playing.do(q, 0, HealUnit(q.id(unit, "units.0"))))
    assert (q.turn(0).heal, troop(q, unit).wounds) == (4 - cost, 0)


@rule("MK-WND-08")
def test_a_poisoned_unit_is_healed_twice() -> None:
    q = quest(units="peasants++", heal=2)
    heal = HealUnit(q.id("peasants"))
    q.play(playing.do(q, 0, heal))
    assert troop(q, "peasants").wounds == 1
    assert abilities(q, "peasants") == []
    q.play(playing.do(q, 0, heal))
    assert troop(q, "peasants").wounds == 0
    assert abilities(q, "peasants") != []


@rule("MK-WND-09")
def test_an_effect_that_heals_a_unit_takes_one_wound() -> None:
    q = quest(skills="inspiration", units="peasants++")
    use(q, "inspiration")
    assert troop(q, "peasants").wounds == 1


@rule("MK-WND-10")
def test_wounds_of_a_combat_are_healed_after_it() -> None:
    q = quest(hand="tranquility", units="herbalists", tokens="g")
    fight(q, "prowlers", phase="damage")
    q.play(turn.take(q, 0), ["face:f0;0", "hurt_hero", "next"], until="turn.after")
    assert len(q.wounds_in_hand(0)) == 2
    activate(q, "herbalists", 0)
    q.play(playing.do(q, 0, HealHand()))
    q.play(playing.do(q, 0, HealHand()))
    assert q.wounds_in_hand(0) == []


@rule("MK-WND-11")
def test_unspent_healing_is_lost_when_a_combat_begins() -> None:
    q = quest(hand="wound", heal=3)
    fight(q, "prowlers")
    assert q.turn(0).heal == 0


@rule("MK-DEED-10")
def test_a_wound_is_never_played() -> None:
    assert ways(quest(hand="wound march"), "wound") == []
    q = quest(hand="wound rage")
    play(q, "rage", "move")
    q.turn(0).carded = True
    ended(q)
    assert "wound" in q.names("hand.0")
