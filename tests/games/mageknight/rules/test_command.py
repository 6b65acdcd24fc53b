"""Units: recruiting, Command, activation, Banners (UNIT)."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.units import ELITE, REGULAR
from hexameron.games.mageknight.rules import command, end_of_turn, interaction, offers, strikes
from tests.games.mageknight.cards import options, play, struck
from tests.games.mageknight.positions import FACES, TestQuest, fight, quest
from tests.games.mageknight.serving import abilities, activate, attach, ended, recruit, troop, use
from tests.rules import rule

NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""The Village lies at h-3.2."""


def village(units: str = "", *, offer: str = "peasants", influence: int = 20, fame: int = 0) -> TestQuest:
    """An interaction in a Village."""
    return quest(
        step="talk", at="h-3.2", tiles=NORTH, units=units, offer=offer, influence=influence, fame=fame
    )


@rule("MK-UNIT-01")
def test_a_recruited_unit_is_a_unit_whatever_its_back() -> None:
    assert not any(unit.elite for unit in REGULAR)
    assert all(unit.elite for unit in ELITE)
    q = quest(units="peasants catapults")
    fight(q, "prowlers", phase="attack")
    assert abilities(q, "peasants") == [0]
    assert abilities(q, "catapults") == [0]
    ready = quest(units="herbalists peasants! utem_guardsmen!")
    keys = activate(ready, "herbalists", 1, "pick:{peasants}").keys("unit.ready")
    assert len(keys) == 2


@rule("MK-UNIT-02")
def test_units_stay_on_the_table() -> None:
    q = village()
    q.play(interaction.talk(q, 0), ["recruit:{peasants}"])
    assert q.names("units.0") == ["peasants"]
    q.turn(0).carded = True
    ended(q)
    assert q.names("units.0") == ["peasants"]
    assert "peasants" not in q.names("hand.0") + q.names("deck.0") + q.names("discard.0")


@pytest.mark.parametrize(("fame", "units"), [(0, 1), (3, 1), (8, 2), (24, 3), (48, 4), (80, 5)])
@rule("MK-UNIT-03", "MK-LVL-03")
def test_the_number_of_units_is_limited_by_command(fame: int, units: int) -> None:
    q = quest(fame=fame)
    assert command.limit(q, 0) == units


@rule("MK-UNIT-03", "MK-UNIT-07", "MK-UNIT-08", "MK-UNIT-09")
def test_without_a_command_token_another_unit_goes() -> None:
    q = village("foresters!+ herbalists", fame=8)
    keys = q.play(interaction.talk(q, 0), ["recruit:{peasants}", "disband:{foresters}"]).keys("unit.disband")
    assert len(keys) == 2
    assert [q.name(one.card) for one in q.player(0).troops] == ["herbalists", "peasants"]
    assert q.names("gone") == ["foresters"]
    assert (troop(q, "peasants").spent, troop(q, "peasants").wounds) == (False, 0)


@rule("MK-UNIT-04", "MK-UNIT-06")
def test_a_new_unit_is_ready() -> None:
    q = village()
    q.play(interaction.talk(q, 0), ["recruit:{peasants}"])
    assert (troop(q, "peasants").spent, troop(q, "peasants").wounds) == (False, 0)
    assert abilities(q, "peasants") == [1], "it may be used at once"


@pytest.mark.parametrize(
    ("unit", "able"), [("peasants", True), ("peasants!", False), ("peasants+", False), ("peasants!+", False)]
)
@rule("MK-UNIT-04", "MK-UNIT-05", "MK-UNIT-10")
def test_only_a_ready_and_sound_unit_acts(unit: str, able: bool) -> None:
    q = quest(units=unit)
    assert bool(abilities(q, "peasants")) == able


@rule("MK-UNIT-11", "MK-UNIT-12")
def test_an_activated_unit_is_spent_for_one_ability() -> None:
    q = quest(units="peasants")
    activate(q, "peasants", 2)
    assert troop(q, "peasants").spent
    assert abilities(q, "peasants") == []
    q.turn(0).step = "talk"
    assert abilities(q, "peasants") == []


@rule("MK-UNIT-13")
def test_units_cards_and_skills_strike_together() -> None:
    q = quest(units="peasants", hand="rage", skills="hot_swordsmanship")
    fight(q, "prowlers", phase="attack")
    activate(q, "peasants", 0)
    play(q, "rage", "basic")
    use(q, "hot_swordsmanship", "branch:0")
    assert sum(one[0] for one in struck(q)) == 6
    assert strikes.beats(q, 0, q.combat(0).foes)


@pytest.mark.parametrize(("tokens", "able"), [("", False), ("g", False), ("r", True), ("o", True)])
@rule("MK-UNIT-14")
def test_some_abilities_cost_mana(tokens: str, able: bool) -> None:
    q = quest(units="red_cape_monks", tokens=tokens)
    fight(q, "prowlers", phase="attack")
    assert (1 in abilities(q, "red_cape_monks")) == able


@rule("MK-UNIT-15")
def test_a_readied_unit_acts_again() -> None:
    q = quest(units="herbalists peasants")
    activate(q, "peasants", 2)
    activate(q, "herbalists", 1)
    activate(q, "peasants", 2)
    assert q.turn(0).move == 4


@rule("MK-UNIT-15")
def test_no_unit_readies_itself() -> None:
    q = quest(units="herbalists peasants!")
    activate(q, "herbalists", 1)
    assert troop(q, "herbalists").spent
    assert 1 not in abilities(quest(units="herbalists"), "herbalists")


@rule("MK-UNIT-16")
def test_effects_raise_only_abilities_that_a_unit_has() -> None:
    q = quest(units="catapults", hand="into_the_heat", tokens="r")
    fight(q, "prowlers", phase="block")
    assert abilities(q, "catapults") == []


@rule("MK-UNIT-22")
def test_spent_units_stay_spent_at_the_end_of_the_turn() -> None:
    q = quest(units="peasants! herbalists", hand="march")
    q.turn(0).carded = True
    ended(q, "done")
    assert troop(q, "peasants").spent
    assert not troop(q, "herbalists").spent


@rule("MK-UNIT-22", "MK-WND-03", "MK-ROUND-15", "MK-ROUND-16")
def test_with_the_round_units_become_ready_but_not_sound() -> None:
    q = quest(units="peasants!+ herbalists!")
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert not troop(q, "peasants").spent
    assert troop(q, "peasants").wounds == 1
    q.turn(0).step = "move"
    assert abilities(q, "peasants") == []
    assert abilities(q, "herbalists") != []


@rule("MK-UNIT-23")
def test_levels_are_one_to_four_and_the_price_of_healing() -> None:
    assert sorted({unit.level for unit in catalogue.UNITS}) == [1, 2, 3, 4]
    for unit, level in (("peasants", 1), ("utem_guardsmen", 2), ("catapults", 3), ("altem_mages", 4)):
        q = quest(units=f"{unit}+", heal=level - 1)
        heal = f"heal_unit:{q.id(unit, 'units.0')}"
        assert heal not in options(q)
        q.turn(0).heal = level
        assert heal in options(q)


@rule("MK-UNIT-20")
def test_the_banner_of_a_disbanded_unit_is_discarded() -> None:
    q = village("herbalists")
    card = q.things.make([FACES["deed"]["banner_of_fear"]], "hand.0", seen=1)[0]
    attach(q, "banner_of_fear", "herbalists")
    q.play(interaction.talk(q, 0), ["recruit:{peasants}"])
    assert q.things.zone[card] == "discard.0"


@rule("MK-UNIT-07")
def test_a_unit_won_needs_a_command_token_too() -> None:
    q = quest(units="herbalists", offer="catapults peasants")
    q.play(end_of_turn.reward_unit(q, 0), ["recruit:{catapults}"])
    assert [q.name(one.card) for one in q.player(0).troops] == ["catapults"]


def test_every_card_of_a_unit_is_in_its_deck() -> None:
    q = quest(offer="catapults peasants")
    offers.clear_units(q)
    assert (q.names("unit.elite"), q.names("unit.regular")) == (["catapults"], ["peasants"])


@rule("MK-UNIT-03")
@pytest.mark.parametrize(
    ("units", "free", "lacking"),
    [("", 1, False), ("peasants", 0, False), ("peasants herbalists", 0, True)],
)
def test_how_many_command_tokens_are_free_or_lacking(units: str, free: int, *, lacking: bool) -> None:
    q = quest(units=units)
    assert command.free(q, 0) == free
    assert command.lacking(q, 0) is lacking


@rule("MK-UNIT-03", "MK-UNIT-17")
@pytest.mark.parametrize(("fame", "can"), [(0, False), (8, True)])
def test_who_follows_a_banner_of_command_may_lose_it_for_the_last_free_token(fame: int, *, can: bool) -> None:
    q = quest(units="herbalists", fame=fame)
    troop(q, "herbalists").banner = q.things.make([FACES["deed"]["banner_of_command"]], "banner.0")[0]
    assert command.free(q, 0) == (2 if can else 1)
    recruit(q, "peasants")
    assert command.can_lose_banner(q, 0, troop(q, "herbalists")) is can
