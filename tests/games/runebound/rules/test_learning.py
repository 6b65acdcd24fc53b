"""Skill cards, hand and learning (SKILL, TRAIN)."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.runebound.content.skills import SKILLS
from hexameron.games.runebound.rules.learning import can_pay, pays
from tests.games.runebound.positions import TestJourney, journey
from tests.games.runebound.rules.test_testing import STARS, event
from tests.rules import rule


def pupil(hero: str = "laurel", **kit: Any) -> TestJourney:
    return journey(
        heroes={hero: {"at": "h5.8", **kit}, "corbin" if hero != "corbin" else "mok": {"at": "h0.1"}}
    )


@rule("RB-SKILL-01", "RB-SKILL-05", "RB-SKILL-07", "RB-TROPHY-11")
def test_learning_costs_trophies_and_no_action() -> None:
    t = pupil(hand="w1 w7", trophies="gs01 gc01 gx01").go("learn:{w7}", "pick:{gs01}")
    assert t.names("learned.0") == ["w7"]
    assert t.turn.actions == 3
    assert (t.zone("gs01"), t.zone("gc01"), t.zone("gx01")) == ("soc.discard", "com.discard", "trophy.0.exp")
    assert t.things.known(t.card("w7"), None)
    t.go("learn:{w1}")
    assert t.names("learned.0") == ["w7", "w1"]


@rule("RB-SKILL-05", "RB-SKILL-06")
def test_orbs_match_trophies_and_grey_ones_take_any() -> None:
    assert can_pay([1, 1, 0], ["any", "com"])
    assert not can_pay([2, 0, 0], ["any", "com"])
    assert can_pay([0, 2, 0], ["any", "com"])
    assert not can_pay([0, 1, 0], ["any", "com"])
    assert can_pay([1, 0, 0], ["any", "com"], less=1)
    assert pays(["soc", "com"], ["any", "com"], 0)
    assert not pays(["soc", "soc"], ["any", "com"], 0)
    assert pupil(hand="w7", trophies="gs01 gs02").go().offers("learn") == []


@rule("RB-SKILL-03", "RB-TRAIN-03")
def test_nobody_learns_while_an_action_is_resolved() -> None:
    t = journey(heroes={"laurel": {"at": "h5.8", "hand": "w1", "trophies": "gs01"}, "corbin": {}}, dice="PPP")
    t.go("throw")
    assert t.offers("learn") == []
    t.go("done")
    assert t.offers("learn")
    t.go("train")
    assert t.prompt == "settle.hand"
    assert t.offers("learn") == []


@rule("RB-SKILL-04", "RB-ABIL-02")
def test_a_skill_in_hand_does_nothing() -> None:
    t = pupil(hand="r1 m1")
    assert t.go().offers("use") == []
    assert t.life(0) == 8


@rule("RB-SKILL-09")
def test_no_more_skills_of_a_type_than_the_attribute() -> None:
    kit = {"hand": "w1", "trophies": "gs01"}
    assert pupil(learned="w7", **kit).go().offers("learn")
    assert pupil(learned="w7 m2", **kit).go().offers("learn") == []


@rule("RB-SKILL-12")
def test_a_skill_over_the_limit_may_raise_an_attribute() -> None:
    t = pupil(learned="w7 m2", hand="w2", trophies="gs01 gs02").go("learn:{w2}")
    assert t.names("learned.0") == ["w7", "m2", "w2"], "it makes room for itself"
    t = pupil(hero="thorn", learned="l2 l3 l4", hand="u8", trophies="gs01 gs02").go("learn:{u8}")
    assert len(t.names("learned.0")) == 4
    t = pupil(hero="mok", learned="g1 g4 m7", hand="l1", trophies="gs01 gs02 gs03").go("learn:{l1}")
    assert t.names("learned.0") == ["g1", "g4", "m7", "l1"]
    t = pupil(hero="mok", learned="g4 g6 l1", hand="u1", trophies="gs01 gs02").go("learn:{u1}")
    assert t.stat(0, "mind") == 2
    assert len(t.names("learned.0")) == 4


@rule("RB-SKILL-10", "RB-SKILL-11")
def test_who_has_too_many_skills_of_a_type_chooses_what_to_discard() -> None:
    kit = {"at": "h5.6", "assets": "a04", "learned": "w7 m2 w1"}
    t = journey(heroes={"laurel": kit, "corbin": {"at": "h0.1"}}).go("shop", "sell:{a04};5")
    assert t.prompt == "settle.skill"
    t.go("pick:{m2}")
    assert t.names("learned.0") == ["w7", "w1"]
    assert t.zone("m2") == "skill.discard"


@rule("RB-SKILL-13", "RB-SKILL-14", "RB-TRAIN-01", "RB-TRAIN-02")
def test_training_draws_the_hand_size_and_the_excess_is_discarded() -> None:
    t = journey(heroes={"corbin": {"hand": "w1 w2"}, "mok": {"at": "h0.1"}}, stack={"skill": "m1 m2 m3"}).go(
        "train"
    )
    assert len(t.hand(0)) == 5
    t.go("pick:{w1}", "pick:{m3}")
    assert sorted(t.names("hand.0")) == ["m1", "m2", "w2"]
    assert t.turn.actions == 2
    assert sorted(t.names("skill.discard")) == ["m3", "w1"]


def test_runic_insight_and_hand_size() -> None:
    t = pupil(learned="u7").go("train")
    assert len(t.hand(0)) == 6
    assert pupil(learned="u8", assets="c15").stat(0, "hand") == 6


@rule("RB-SKILL-15")
def test_nobody_discards_a_skill_card_of_ones_own_accord() -> None:
    t = pupil(hand="w1 w2 w3").go()
    assert [key for key in t.offers() if key.startswith(("exert", "pick"))] == []


@rule("RB-SKILL-17", "RB-TROPHY-08")
def test_hands_and_trophies_are_hidden_from_the_others() -> None:
    t = pupil(hand="w1", trophies="gs01").go()
    for card in ("w1", "gs01"):
        assert t.things.known(t.card(card), 0)
        assert not t.things.known(t.card(card), 1)
    t.go("train")
    new = [card for card in t.hand(0) if card != t.card("w1")]
    assert all(t.things.known(card, 0) and not t.things.known(card, 1) for card in new)


def test_a_turn_that_might_learn_does_not_end_by_itself() -> None:
    """A pause that came only where something can be learned would betray the hand."""
    t = pupil(hand="m1", trophies="gs01").go("idle", "idle", "idle")
    assert (t.prompt, t.offers()) == ("turn.end", ["done"])


@rule("RB-LIMIT-04")
def test_an_empty_skill_deck_is_made_anew_at_once() -> None:
    t = pupil()
    for card in t.things.in_zone("skill.deck")[:-2]:
        t.things.move(card, "skill.discard")
    t.go("train")
    assert len(t.hand(0)) == 4
    assert t.things.count("skill.discard") == 0


STATS = [
    ("w2", "body", 1),
    ("w8", "speed", 1),
    ("m1", "life", 3),
    ("m6", "body", 1),
    ("m6", "life", 1),
    ("r4", "speed", 1),
    ("l1", "mind", 2),
    ("l2", "test", 1),
    ("l4", "price", -1),
    ("l5", "sale", 1),
    ("g5", "spirit", 1),
    ("g7", "wild_rest", 2),
    ("u1", "spirit", 2),
    ("u1", "mind", -1),
    ("u7", "training", 2),
    ("u8", "mind", 1),
    ("u8", "hand", 1),
    ("r7", "trade", 1),
    ("m9", "initiative", 1),
]


@rule("RB-DICE-03", "RB-DMG-10", "RB-ATTR-07")
@pytest.mark.parametrize(("card", "stat", "n"), STATS)
def test_skills_that_raise_a_number(card: str, stat: str, n: int) -> None:
    assert pupil(hero="lyssa", learned=card).stat(0, stat) - pupil(hero="lyssa").stat(0, stat) == n


ASSET_STATS = [
    ("a02", "mind", 1),
    ("a04", "body", 1),
    ("a07", "spirit", 1),
    ("a09", "speed", 1),
    ("a10", "life", 1),
    ("a12", "speed", 1),
    ("a13", "speed", 2),
    ("a15", "life", 1),
    ("a16", "life", 1),
    ("a16", "hand", 1),
    ("b02", "explore_dice", 1),
    ("b03", "body", 1),
    ("b07", "spirit", 1),
    ("b09", "spirit", 1),
    ("b10", "body", 1),
    ("b10", "life", 1),
    ("b11", "life", 1),
    ("c01", "spirit", 1),
    ("c10", "mind", 1),
    ("c10", "life", 1),
    ("c11", "body", 1),
    ("c11", "life", 1),
    ("c12", "spirit", 1),
    ("c12", "life", 2),
    ("c13", "speed", 1),
    ("c15", "hand", 1),
    ("a01", "escape_dice", 1),
]


@pytest.mark.parametrize(("card", "stat", "n"), ASSET_STATS)
def test_assets_that_raise_a_number(card: str, stat: str, n: int) -> None:
    assert pupil(assets=card).stat(0, stat) - pupil().stat(0, stat) == n


@rule("RB-ABIL-01")
def test_every_paragraph_of_a_card_is_an_ability_of_its_own() -> None:
    counts = {skill.id[6:]: len(skill.rules) for skill in SKILLS}
    assert (counts["r3"], counts["l10"], counts["u1"], counts["w1"]) == (2, 2, 2, 1)


@rule("RB-SKILL-05")
@pytest.mark.parametrize(("skill", "offered"), [("w7", True), ("l1", False)])
def test_a_teacher_leaves_out_one_orb_and_no_more(skill: str, offered: bool) -> None:
    """With one trophy a skill of two orbs can be learned, one of three cannot."""
    t = event("gs06", "b", skills=STARS, hand=skill, trophies="gc01").go("done")
    assert t.prompt == "learn.card"
    assert bool(t.offers("pick")) is offered
