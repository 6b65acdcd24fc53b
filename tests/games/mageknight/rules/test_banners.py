"""Banners: what each does for its unit."""

from typing import Any

import pytest

from hexameron.games.mageknight.rules import combat, damage, foes, guards, interaction
from tests.games.mageknight.cards import blocking, options, play, struck, ways
from tests.games.mageknight.positions import FACES, TestQuest, fight, quest
from tests.games.mageknight.rules.cards.armed import COLD, FIRE, ICE, MELEE, NORTH, PHYSICAL, armed
from tests.games.mageknight.serving import (
    activate,
    attach,
    banner_of,
    can_use_banner,
    ended,
    troop,
    use_banner,
)
from tests.rules import rule


def led(banner: str, unit: str = "peasants", phase: str = "", enemies: str = "prowlers") -> TestQuest:
    """A unit under a Banner."""
    q = quest(hand=banner, units=unit)
    attach(q, banner, unit.split(maxsplit=1)[0].strip("!+"))
    if phase:
        fight(q, enemies, phase=phase)
    return q


@rule("MK-UNIT-17", "MK-UNIT-18", "MK-UNIT-19")
def test_a_banner_serves_its_unit() -> None:
    q = led("banner_of_glory", phase="attack")
    assert banner_of(q, "peasants") == "banner_of_glory"
    assert q.names("hand.0") == []
    assert not any("banner_of" in key or key.startswith("play:") for key in options(q))
    activate(q, "peasants", 0)
    assert struck(q) == [(3, MELEE, PHYSICAL)]


@rule("MK-UNIT-17")
def test_a_banner_is_given_at_any_time_of_the_turn() -> None:
    for step in ("move", "talk", "after"):
        q = quest(hand="banner_of_fear", units="peasants", step=step)
        attach(q, "banner_of_fear", "peasants")
    for phase in ("ranged", "block", "attack"):
        q = quest(hand="banner_of_fear", units="peasants")
        fight(q, "prowlers", phase=phase)
        attach(q, "banner_of_fear", "peasants")
    assert "basic" not in ways(quest(hand="banner_of_fear", units="peasants"), "banner_of_fear")


@rule("MK-UNIT-21")
def test_a_second_banner_replaces_the_first() -> None:
    q = quest(hand="banner_of_glory banner_of_fear", units="peasants")
    attach(q, "banner_of_glory", "peasants")
    attach(q, "banner_of_fear", "peasants")
    assert banner_of(q, "peasants") == "banner_of_fear"
    assert q.names("discard.0") == ["banner_of_glory"]


@rule("MK-UNIT-20")
def test_a_lost_unit_leaves_its_banner() -> None:
    q = led("banner_of_glory")
    damage.lose_unit(q, 0, troop(q, "peasants"))
    assert q.names("discard.0") == ["banner_of_glory"]
    assert q.names("gone") == ["peasants"]


def test_banner_of_glory() -> None:
    q = led("banner_of_glory", phase="block")
    assert damage.armour(q, 0, troop(q, "peasants")) == 4
    activate(q, "peasants", 0)
    assert blocking(q) == [(3, PHYSICAL)]
    assert q.player(0).fame == 1


def test_banner_of_glory_for_all() -> None:
    q = armed("banner_of_glory", "attack", units="peasants utem_guardsmen")
    play(q, "banner_of_glory", "strong")
    assert damage.armour(q, 0, troop(q, "utem_guardsmen")) == 6
    activate(q, "peasants", 0)
    activate(q, "utem_guardsmen", 0)
    assert struck(q) == [(3, MELEE, PHYSICAL), (3, MELEE, PHYSICAL)]
    assert q.player(0).fame == 2


def test_banner_of_glory_gives_fame_once_for_each_unit_of_a_turn() -> None:
    """A unit that is readied and fights again in the same turn earns no second Fame."""
    q = armed("banner_of_glory", "attack", units="peasants utem_guardsmen")
    play(q, "banner_of_glory", "strong")
    for times in (1, 2):
        activate(q, "peasants", 0)
        troop(q, "peasants").spent = False
        assert (times, q.player(0).fame) == (times, 1)
    activate(q, "utem_guardsmen", 0)
    assert q.player(0).fame == 2


def test_banner_of_fear_cancels_an_attack() -> None:
    q = led("banner_of_fear", phase="block", enemies="prowlers wolf_riders")
    use_banner(q, "peasants", "parry:f1;0")
    assert guards.open_threats(q, 0) == [(0, 0)]
    assert not foes.fully_blocked(q.combat(0).foes[1])
    assert (troop(q, "peasants").spent, q.player(0).fame) == (True, 1)
    used = {"seat": "p0", "card": q.id("banner_of_fear"), "unit": q.id("peasants")}
    assert q.told("banner.used") == [used]
    assert not can_use_banner(q, "peasants")
    assert not can_use_banner(led("banner_of_fear", phase="attack"), "peasants")


@pytest.mark.parametrize("state", ["peasants!", "peasants+"])
def test_banner_of_fear_needs_a_unit_that_can_act(state: str) -> None:
    assert not can_use_banner(led("banner_of_fear", state, phase="block"), "peasants")


def test_banner_of_fear_frightens_three() -> None:
    q = armed("banner_of_fear", "block", "prowlers prowlers prowlers prowlers")
    play(q, "banner_of_fear", "strong", "target:f0", "target:f1", "target:f3")
    assert [one.tame for one in q.combat(0).foes] == [True, True, False, True]


def test_banner_of_protection() -> None:
    q = led("banner_of_protection", phase="block")
    one = troop(q, "peasants")
    assert damage.armour(q, 0, one) == 4
    assert all(damage.resists(q, 0, one, element) for element in (FIRE, ICE, COLD))
    assert not damage.resists(q, 0, one, PHYSICAL)


def test_banner_of_protection_throws_away_the_wounds_of_the_turn() -> None:
    q = armed("banner_of_protection", hand="wound")
    play(q, "banner_of_protection", "strong")
    q.take_wounds(0, 2)
    ended(q, "yes")
    assert q.names("hand.0").count("wound") == 1
    assert q.things.count("wounds") == 2
    assert [len(event["cards"]) for event in q.told("wound.thrown")] == [2]
    q = armed("banner_of_protection", hand="wound")
    play(q, "banner_of_protection", "strong")
    q.take_wounds(0, 2)
    ended(q, "no")
    assert q.names("hand.0").count("wound") == 3
    assert not q.told("wound.thrown")


def test_banner_of_courage_readies_its_unit_once_a_round() -> None:
    q = led("banner_of_courage", "peasants!")
    use_banner(q, "peasants")
    assert not troop(q, "peasants").spent
    troop(q, "peasants").spent = True
    assert not can_use_banner(q, "peasants")
    assert not can_use_banner(led("banner_of_courage", "peasants!", phase="attack"), "peasants")
    assert not can_use_banner(led("banner_of_courage", "peasants"), "peasants")


@rule("MK-ROUND-13")
def test_a_used_banner_is_turned_up_in_the_next_round() -> None:
    q = led("banner_of_courage", "peasants!")
    use_banner(q, "peasants")
    q.state.step = "prepare"
    q.go_on(["no"], until="tactic.choose")
    assert not troop(q, "peasants").banner_used


def test_banner_of_courage_readies_everybody() -> None:
    q = armed("banner_of_courage", units="peasants! catapults!")
    play(q, "banner_of_courage", "strong")
    assert not troop(q, "peasants").spent
    assert not troop(q, "catapults").spent
    assert q.told("unit.all_ready") == [{"seat": "p0"}]
    assert "strong" not in ways(armed("banner_of_courage", "attack", units="peasants!"), "banner_of_courage")


def test_banner_of_fortitude_keeps_off_a_wound_once() -> None:
    q = led("banner_of_fortitude", phase="damage", enemies="prowlers prowlers")
    q.play(combat.fight(q, 0), ["face:f0;0", "hurt_unit:{peasants}", "yes"], until="combat.attack")
    one = troop(q, "peasants")
    assert (one.wounds, one.banner_used, one.resisted) == (0, True, True)
    assert one not in damage.shields(q, 0, q.combat(0).foes[1])
    assert q.told("unit.unharmed") == [{"unit": q.id("peasants")}]


def test_banner_of_fortitude_heals_everybody() -> None:
    q = armed("banner_of_fortitude", units="peasants++ catapults+")
    play(q, "banner_of_fortitude", "strong")
    assert troop(q, "peasants").wounds == troop(q, "catapults").wounds == 0
    assert q.told("unit.all_healed") == [{"seat": "p0"}]


IN_VILLAGE: dict[str, Any] = {
    "units": "herbalists",
    "step": "talk",
    "at": "h-3.2",
    "tiles": NORTH,
    "offer": "peasants",
}


def test_banner_of_command_takes_the_place_of_a_token() -> None:
    q = armed("banner_of_command", **IN_VILLAGE)
    play(q, "banner_of_command", "basic")
    assert q.turn(0).influence == 4
    q.play(interaction.talk(q, 0), ["recruit:{peasants}", "yes"])
    assert banner_of(q, "peasants") == "banner_of_command"
    assert len(q.player(0).troops) == 2
    q.turn(0).step = "after"
    ended(q)
    assert q.names("banner.0") == ["banner_of_command"]


def test_banner_of_command_leads_one_unit_only() -> None:
    q = armed("banner_of_command", **IN_VILLAGE | {"offer": "peasants foresters"})
    play(q, "banner_of_command", "basic")
    q.turn(0).influence = 20
    first = q.play(interaction.talk(q, 0), ["recruit:{peasants}", "yes"], until="talk")
    assert "unit.under_banner" in first.prompts()
    second = q.play(interaction.talk(q, 0), ["recruit:{foresters}"])
    assert "unit.under_banner" not in second.prompts()
    assert sorted(q.unit(one).id for one in q.player(0).troops) == ["unit.foresters", "unit.peasants"]


def test_banner_of_command_stays_where_it_is_needed() -> None:
    q = armed("banner_of_command", hand="banner_of_fear", **IN_VILLAGE)
    play(q, "banner_of_command", "basic")
    q.play(interaction.talk(q, 0), ["recruit:{peasants}", "yes"])
    assert f"attach:{q.id('banner_of_fear')};{q.id('herbalists')}" in options(q)
    assert f"attach:{q.id('banner_of_fear')};{q.id('peasants')}" not in options(q)


def test_banner_of_command_thrown_away_calls_a_unit() -> None:
    q = armed("banner_of_command", offer="catapults")
    play(q, "banner_of_command", "strong")
    assert q.player(0).fame == 2
    assert not troop(q, "catapults").spent


@rule("MK-ROUND-14")
def test_a_banner_may_go_back_into_the_deck() -> None:
    for answer, banner in (("yes", ""), ("no", "banner_of_glory")):
        q = led("banner_of_glory")
        q.state.step = "prepare"
        q.go_on([answer], until="tactic.choose")
        assert banner_of(q, "peasants") == banner
        mine = q.names("deck.0") + q.names("hand.0")
        assert ("banner_of_glory" in mine) == (answer == "yes")


@rule("MK-UNIT-17")
def test_a_unit_under_a_new_banner_may_use_it_though_it_used_another() -> None:
    q = led("banner_of_courage", "peasants!")
    use_banner(q, "peasants")
    assert troop(q, "peasants").banner_used
    q.things.make([FACES["deed"]["banner_of_fortitude"]], "hand.0", seen=1)
    attach(q, "banner_of_fortitude", "peasants")
    assert damage.can_ignore(q, troop(q, "peasants"))
    assert q.names("discard.0") == ["banner_of_courage"]
