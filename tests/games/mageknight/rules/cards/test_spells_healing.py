"""Spells of healing, units and time: what each half does."""

import pytest

from hexameron.games.mageknight.options import Play
from hexameron.games.mageknight.rules import damage, end_of_turn, playing, rounds
from tests.games.mageknight.cards import blocking, play, struck, ways
from tests.games.mageknight.positions import fight, quest
from tests.games.mageknight.rules.cards.casting import FIRE, MELEE, PHYSICAL, SIEGE, ended, spell
from tests.rules import rule

# ---------------------------------------------------------------------- healing and units


@pytest.mark.parametrize(("at", "heal"), [("h0.0", 3), ("h-1.1", 5)])
def test_restoration_heals_more_in_a_forest(at: str, heal: int) -> None:
    q = quest(hand="restoration", tokens="g", at=at)
    play(q, "restoration", "basic")
    assert q.turn(0).heal == heal


def test_rebirth_also_readies_units() -> None:
    q = quest(hand="restoration", tokens="gk", night=True, units="peasants! utem_guardsmen! herbalists!")
    played = play(q, "restoration", "strong", "pick:{utem_guardsmen}", "pick:{peasants}")
    assert q.turn(0).heal == 3
    assert [troop.spent for troop in q.player(0).troops] == [False, False, True]
    assert len(played.asked) == 2, "nothing is left for a third"
    q = quest(hand="restoration", tokens="gk", night=True, at="h-1.1", units="utem_guardsmen! catapults!")
    play(q, "restoration", "strong", "pick:{catapults}", "pick:{utem_guardsmen}")
    assert q.turn(0).heal == 5
    assert not any(troop.spent for troop in q.player(0).troops)


def test_rebirth_may_leave_units_spent() -> None:
    q = quest(hand="restoration", tokens="gk", night=True, units="peasants! herbalists!")
    play(q, "restoration", "strong", "pick:{peasants}", "done")
    assert [troop.spent for troop in q.player(0).troops] == [False, True]
    assert q.told("unit.readied") == [{"seat": "p0", "unit": q.id("peasants")}]
    assert q.cited("unit.readied") == [("MK-UNIT-15",)]
    q = quest(hand="restoration", tokens="gk", night=True, units="peasants! herbalists!")
    play(q, "restoration", "strong", "done")
    assert [troop.spent for troop in q.player(0).troops] == [True, True], "or all of them"


@rule("MK-CBT-24")
def test_restoration_is_not_for_combat() -> None:
    q = spell("restoration", "strong", "attack")
    assert ways(q, "restoration") == ["attack"]


def test_call_to_arms_uses_a_unit_of_the_offer() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="peasants catapults agility")
    play(q, "call_to_arms", "basic")
    assert q.turn(0).move == 2
    assert q.names("unit.offer") == ["peasants", "catapults", "agility"]
    q = quest(hand="call_to_arms", tokens="wr", offer="catapults")
    fight(q, "prowlers", phase="ranged")
    play(q, "call_to_arms", "basic", "activate:{catapults};1")
    assert struck(q) == [(5, SIEGE, FIRE)]
    assert sum(q.turn(0).tokens) == 0


def test_call_to_arms_uses_also_what_hurts_the_unit() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="utem_swordsmen")
    fight(q, "prowlers", phase="attack")
    play(q, "call_to_arms", "basic", "activate:{utem_swordsmen};1")
    assert struck(q) == [(6, MELEE, PHYSICAL)]
    assert q.player(0).troops == []


def test_call_to_arms_pays_spell_and_ability_together() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="savage_monks")
    fight(q, "prowlers", phase="ranged")
    assert "basic" not in ways(q, "call_to_arms")
    q = quest(hand="call_to_arms", tokens="ow", offer="savage_monks")
    fight(q, "prowlers", phase="ranged")
    play(q, "call_to_arms", "basic")
    assert struck(q) == [(4, SIEGE, PHYSICAL)]


@rule("MK-EFF-08")
def test_call_to_arms_calls_nobody_where_units_are_barred() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="peasants")
    fight(q, "prowlers", phase="attack")
    q.combat(0).units = False
    assert "basic" not in ways(q, "call_to_arms")


@rule("MK-INT-12")
def test_call_to_arms_does_not_call_magic_familiars() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="magic_familiars")
    fight(q, "prowlers", phase="attack")
    assert "basic" not in ways(q, "call_to_arms")
    q = quest(hand="call_to_arms", tokens="w", offer="magic_familiars peasants")
    fight(q, "prowlers", phase="attack")
    played = play(q, "call_to_arms", "basic")
    assert struck(q) == [(2, MELEE, PHYSICAL)]
    assert not any(q.id("magic_familiars") in key for asked in played.asked for key in asked.keys)


def test_no_damage_goes_to_a_unit_that_was_called() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="peasants")
    fight(q, "prowlers", phase="block")
    play(q, "call_to_arms", "basic")
    assert blocking(q) == [(2, PHYSICAL)]
    assert damage.shields(q, 0, q.combat(0).foes[0]) == []


def test_call_to_glory_recruits_for_nothing() -> None:
    q = quest(hand="call_to_arms", tokens="wk", night=True, offer="catapults magic_familiars agility")
    play(q, "call_to_arms", "strong")
    assert [q.unit(troop).id for troop in q.player(0).troops] == ["unit.catapults"]
    q = quest(hand="call_to_arms", tokens="wk", night=True, offer="catapults", units="peasants!")
    play(q, "call_to_arms", "strong")
    assert [q.unit(troop).id for troop in q.player(0).troops] == ["unit.catapults"]
    assert q.names("gone") == ["peasants"]


# ---------------------------------------------------------------------- time


@rule("MK-EFF-09")
def test_time_bending_brings_the_cards_of_the_turn_back() -> None:
    q = quest(hand="space_bending march rage", tokens="bk", night=True, deck="swiftness")
    play(q, "march", "basic")
    play(q, "space_bending", "strong")
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), ["done"])
    assert sorted(q.names("hand.0")) == ["march", "rage"], "no card is drawn"
    assert q.names("aside.0") == ["space_bending"]
    assert q.turn(0).step == "again", "another turn follows"


def test_time_bending_comes_back_with_the_next_round() -> None:
    q = quest(hand="space_bending", tokens="bk", night=True, offer="")
    play(q, "space_bending", "strong")
    ended(q)
    q.state.step = "prepare"
    q.play(rounds.play(q), until="tactic.choose")
    assert "space_bending" in q.names("deck.0") + q.names("hand.0")


def test_time_cannot_be_bent_in_the_last_turn_of_a_round() -> None:
    q = quest(hand="space_bending", tokens="bk", night=True)
    q.state.announced = 0
    assert "strong" not in ways(q, "space_bending")


@rule("MK-EFF-09")
def test_magic_talent_is_set_aside_in_place_of_time_bending() -> None:
    q = quest(hand="magic_talent stamina march", tokens="bk", night=True, spells="space_bending")
    play(q, "magic_talent", "basic")
    play(q, "march", "basic")
    play(q, "space_bending", "strong")
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), ["done"])
    assert q.names("aside.0") == ["magic_talent"]
    assert q.names("spell.offer") == ["space_bending"]
    assert q.names("hand.0") == ["march"]


@pytest.mark.parametrize(("where", "top"), [("branch:0", True), ("branch:1", False)])
def test_trance_chooses_two_cards_for_the_deck(where: str, top: bool) -> None:
    q = quest(hand="meditation", tokens="gk", night=True, discard="rage wound promise", deck="march " * 6)
    answers = ["pick:{promise}", "pick:{rage}", where, "pick:{promise}"]
    play(q, "meditation", "strong", *answers)
    deck = q.names("deck.0")
    assert (deck[-2:] if top else deck[:2]) == (["promise", "rage"] if top else ["rage", "promise"])
    assert q.names("discard.0") == ["wound"]
    ended(q)
    assert len(q.hand(0)) == 7


def test_meditation_takes_random_cards() -> None:
    q = quest(hand="meditation", tokens="g", discard="rage", deck="march " * 8, dice="r")
    known = q.things.learned
    play(q, "meditation", "basic", "branch:1")
    assert q.names("deck.0")[0] == "rage"
    assert q.names("discard.0") == []
    assert q.things.learned > known, "chance bars taking it back"
    ended(q)
    assert len(q.hand(0)) == 7
    q = quest(hand="meditation", tokens="g", discard="rage promise threaten", dice="bb")
    drawn = playing.play(q, 0, Play(q.id("meditation"), "basic"))
    played = q.play(drawn, ["branch:0"], until="card.next")
    assert len(played.asked[-1].keys) == 2
    assert [q.name(int(id_[1:])) for id_ in q.told("cards.remembered")[0]["cards"]] == ["promise", "threaten"]
    q = quest(hand="meditation", tokens="g", deck="march " * 8)
    assert play(q, "meditation", "basic").asked == [], "there is nothing to remember"
    q = quest(hand="meditation", tokens="gk", night=True, discard="rage promise threaten")
    played = q.play(
        playing.play(q, 0, Play(q.id("meditation"), "strong")), ["pick:{rage}"], until="card.trance"
    )
    assert f"pick:{q.id('promise')}" in played.asked[0].keys
