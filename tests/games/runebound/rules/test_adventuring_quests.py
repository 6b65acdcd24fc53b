"""Quests and rumours: where they are resolved, what meets an ending, and what that brings (QUEST)."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.records import Quest
from hexameron.games.runebound.faults import faults
from hexameron.games.runebound.rules.exploring import meets
from hexameron.kernel.game import Setup
from tests.games.runebound.positions import TestJourney, fight
from tests.games.runebound.rules.questing import questing
from tests.games.runebound.rules.test_testing import BLANKS
from tests.rules import rule

GEM = {"s": "h7.0", "c": "h7.9", "x": "h3.0"}
DECK = {"s": "soc", "c": "com", "x": "exp"}


# ---------------------------------------------------------------------- quests


@rule("RB-QUEST-01", "RB-QUEST-03")
def test_a_quest_is_tried_only_on_its_hexes() -> None:
    assert questing("gx01").go().offers("attempt")
    assert questing("gx01", at="h1.12").go().offers("attempt")
    assert questing("gx01", at="h1.11").go().offers("attempt") == []


@rule("RB-QUEST-06", "RB-QUEST-05", "RB-QUEST-13", "RB-DICE-02", "RB-DICE-03")
def test_exploring_rolls_speed_dice_and_an_ending_that_is_met_gives_its_effect_and_the_card() -> None:
    t = questing("gx01", dice="HPMP", learned="r4").go("attempt:{gx01}")
    assert len(t.roll_.faces) == 4
    assert t.offers("end") == [f"end:{t.id('gx01')};0", f"end:{t.id('gx01')};2"]
    t.go("end:{gx01};0")
    assert t.me.gold == 1
    assert t.names("trophy.0.exp") == ["gx01"]
    assert t.turn.actions == 2


@rule("RB-QUEST-13", "RB-TROPHY-03")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_finished_quest_is_a_trophy_at_the_moment_at_which_a_card_may_be_used_for_it(answer: str) -> None:
    t = questing("gx01", dice="HPM", hero="thorn", hand="w7 w8").go("attempt:{gx01}", "end:{gx01};0")
    assert (t.prompt, t.names("trophy.0.exp"), t.names("front.0")) == ("ability.may", ["gx01"], [])
    assert list(faults(t.state, Setup("margath", 2))) == []
    t.go(answer)
    while t.prompt != "turn.act":
        t.go(t.offers()[0])
    assert (t.names("trophy.0.exp"), t.turn.cards) == (["gx01"], [])


@rule("RB-QUEST-13", "RB-TROPHY-03")
def test_a_rumour_that_is_received_is_a_trophy_at_that_moment() -> None:
    t = questing("gs17", at="h7.9", hero="thorn", dice="MMP", hand="w7 w8").go("attempt:{gs17}", "done")
    assert (t.prompt, t.names("trophy.0.soc")) == ("ability.may", ["gs17"])
    assert list(faults(t.state, Setup("margath", 2))) == []


@rule("RB-ENEMY-02", "RB-TROPHY-03")
def test_a_beaten_enemy_is_a_trophy_at_that_moment() -> None:
    t = fight("gc12", "thorn", cast="000 11111", hand="w7 w8")
    t.combat.damage = 99
    t.combat.outcome, t.combat.step = "won", "over"
    t.begin_again()
    while t.prompt != "ability.may":
        t.go(t.offers()[0])
    assert t.names("trophy.0.com") == ["gc12"]
    assert list(faults(t.state, Setup("margath", 2))) == []


@rule("RB-QUEST-12")
def test_only_one_ending_is_resolved() -> None:
    t = questing("gx01", dice="HHM").go("attempt:{gx01}")
    assert len(t.offers("end")) == 3
    t.go("end:{gx01};1")
    assert t.me.gold == 2


@rule("RB-QUEST-11", "RB-QUEST-14")
def test_an_ending_may_be_declined_and_the_quest_tried_again() -> None:
    t = questing("gx01", dice="HPP PPP").go("attempt:{gx01}", "done")
    assert t.names("front.0") == ["gx01"]
    assert t.trophies(0) == []
    t.go("attempt:{gx01}", "done")
    assert t.names("front.0") == ["gx01"]
    assert t.turn.actions == 1


@rule("RB-QUEST-07", "RB-QUEST-08", "RB-QUEST-09", "RB-QUEST-10", "RB-DICE-04")
def test_dice_meet_requirements_one_each() -> None:
    wild, plains, plains_forest, forest_hills, hills_plains, mountain_water = range(6)
    assert meets([forest_hills, mountain_water], ["hills", "mountain"])
    assert not meets([forest_hills], ["forest", "hills"]), "one die meets one symbol"
    assert not meets([mountain_water], ["water", "mountain"])
    assert meets([wild, plains], ["water", "plains"])
    assert meets([plains, wild], ["plains", "wild"])
    assert not meets([plains, plains_forest], ["plains", "wild"]), "a wild symbol needs a wild die"
    assert meets([hills_plains, plains], ["plains", "hills"]), "which die pays is found out"
    assert not meets([wild], ["wild", "plains"])
    assert meets([], [])


@rule("RB-DICE-07", "RB-DICE-08")
def test_dice_are_rerolled_by_exertion_again_and_again() -> None:
    t = questing("gx07", dice="PPP T M", hand="m1 m2", hero="mok").go("attempt:{gx07}")
    assert t.offers("end") == []
    t.go("again:1", "exert:{m1}", "again:3")
    assert t.offers("end") == [f"end:{t.id('gx07')};0"]
    assert t.hand(0) == []


@rule("RB-QUEST-15")
def test_a_quest_may_ask_for_a_test_or_just_for_arriving() -> None:
    t = questing("gs13", stack={"skill": "w1 w2"}).go("attempt:{gs13}")
    assert t.offers("end") == [f"end:{t.id('gs13')};0"]
    t = questing("gs13", stack={"skill": "w1 w5"}, hero="mok").go("attempt:{gs13}", "end:{gs13};1")
    assert (t.me.gold, t.names("trophy.0.soc")) == (3, ["gs13"])
    t = questing("gs13", stack={"skill": BLANKS}).go("attempt:{gs13}")
    assert t.names("front.0") == ["gs13"]
    t = questing("gs20", at="h1.11").go("attempt:{gs20}", "end:{gs20};0")
    assert t.me.gold == 2
    t = questing("gs20", at="h11.13").go("attempt:{gs20}")
    assert t.offers("end") == [f"end:{t.id('gs20')};1"]


def test_swamp_tales_teach_a_skill_and_are_discarded() -> None:
    t = questing("gx07", dice="MMP", hand="w7").go("attempt:{gx07}", "end:{gx07};2", "pick:{w7}")
    assert t.told("delayed")
    assert t.names("learned.0") == ["w7"]
    assert t.zone("gx07") == "exp.discard"


def test_rumours() -> None:
    t = questing("gs17", at="h7.9", dice="MMP").go("attempt:{gs17}", "done")
    assert (t.me.gold, t.names("trophy.0.soc")) == (4, ["gs17"])
    t = questing("gs17", at="h7.9", dice="PPM").go("attempt:{gs17}", "done")
    assert t.names("front.0") == ["gs17"]
    assert questing("gs17", at="h3.4").go().offers("attempt") == []
    assert questing("gs17", at="h6.13").go().offers("attempt") == [], "a stronghold is no wilderness"
    t = questing("ms07", at="h5.6", trophies="gc01").go("attempt:{ms07}")
    assert (t.me.lore, t.zone("ms07"), t.zone("gc01")) == (2, "soc.discard", "com.discard")
    t = questing("ks05", at="h8.7", trophies="gc01").go("attempt:{ks05}")
    assert (t.me.allies, t.names("trophy.0.soc")) == (1, ["ks05"])
    t = questing("ks05", at="h8.7").go("attempt:{ks05}")
    assert t.names("front.0") == ["ks05"]


def test_cards_for_explorers() -> None:
    t = questing("gx01", dice="PPPP", assets="b02").go("attempt:{gx01}")
    assert len(t.roll_.faces) == 4
    t = questing("gx01", dice="PPP HM", learned="r5", hero="mok").go(
        "attempt:{gx01}", "shake:skill.r5", "dice:1"
    )
    assert sorted(t.roll_.faces) == [1, 4, 5]
    t = questing("gx01", dice="PPP", learned="r8", hero="thorn").go(
        "attempt:{gx01}", "shake:skill.r8", "turn_to:1;4"
    )
    assert 4 in t.roll_.faces
    t = questing("gx01", dice="PPP HHH", learned="l10", gold=1, hero="mok").go(
        "attempt:{gx01}", "shake:skill.l10"
    )
    assert (t.roll_.faces, t.me.gold) == ([4, 4, 4], 0)
    t = questing("gx01", dice="PPP HHH").go("attempt:{gx01}", "shake:hero.laurel")
    assert t.roll_.faces == [4, 4, 4]
    assert t.offers("shake") == []
    t = questing("gx01", dice="HHH", learned="r6").go("attempt:{gx01}", "end:{gx01};0")
    assert (t.me.gold, len(t.hand(0))) == (2, 1)
    assert [told.args["source"] for told in t.told("ability.used")] == ["skill.r6"]


QUESTS = {
    card.id[4:]: card.what for card in ADVENTURES if isinstance(card.what, Quest) and not card.what.test
}
FACE = {"plains": "P", "hills": "H", "water": "M", "forest": "F", "mountain": "M", "wild": "*"}


def standing(t: TestJourney) -> tuple[int, ...]:
    """What an ending may change."""
    mine = (t.me.gold, t.me.damage, t.me.lore, t.me.allies, len(t.trophies(0)), len(t.hand(0)))
    return (*mine, sum(t.state.zombies.values()), len(t.told("delayed")))


@pytest.mark.parametrize(
    ("code", "number"), [(code, n) for code, what in QUESTS.items() for n in range(len(what.endings))]
)
def test_every_ending_is_reached_with_its_own_dice_and_does_something(code: str, number: int) -> None:
    ending = QUESTS[code].endings[number]
    dice = "".join(FACE[need] for need in ending.needs).ljust(3, "P")
    t = questing(
        code, dice=dice, zombies={"h0.0": 3} if code.startswith("k") else {}, damage=3, gold=1, hand="w7"
    )
    before = standing(t)
    t.go(f"attempt:{{{code}}}", f"end:{{{code}}};{number}")
    while t.prompt != "turn.act":
        t.go(t.offers()[0])
    assert standing(t) != before
    assert t.names("front.0") == []
