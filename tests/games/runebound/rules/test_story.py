"""Story cards and story quests (STORY)."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.runebound.content.stories import SCENARIO
from tests.games.runebound.positions import TestJourney, journey
from tests.games.runebound.rules.test_testing import BLANKS, STARS
from tests.rules import rule


def drawn(card: str, *, skills: str = BLANKS, dice: str = "", **kit: Any) -> TestJourney:
    """A round ends and this story card is drawn."""
    scenario = "margath" if card[1] == "m" else "dead_king"
    heroes = {"corbin": {"at": "h0.4", **kit}, "mok": {"at": "h5.6"}}
    stack = {"story": card, "skill": skills}
    t = journey(heroes=heroes, scenario=scenario, space=4, stack=stack, dice=dice)
    return t.go("idle", "idle", "idle", "idle", "idle", "idle")


def telling(card: str, at: str, *, skills: str = BLANKS, dice: str = "", **kit: Any) -> TestJourney:
    """A hero stands where a story quest of the track can be resolved."""
    scenario = "margath" if card[1] == "m" else "dead_king"
    heroes = {"laurel": {"at": at, **kit}, "corbin": {"at": "h0.4"}}
    t = journey(
        heroes=heroes,
        scenario=scenario,
        track=[card],
        stack={"skill": skills},
        dice=dice,
        zombies={"h13.7": 1, "h0.0": 1} if scenario == "dead_king" else {},
    )
    return t.go(f"tell:0;{{{card}}}")


@rule("RB-TIME-07", "RB-STORY-08", "RB-STORY-09")
def test_a_story_quest_goes_to_the_first_empty_space_with_a_token_on_its_hex() -> None:
    t = drawn("tm1")
    assert t.state.space == 5
    assert t.state.track[0].card == t.card("tm1")
    placed = t.told("story.placed")[0]
    assert placed.args["cells"] == ("h9.11",)
    assert placed.rules == ("RB-STORY-08", "RB-STORY-09")


@rule("RB-STORY-10")
def test_a_story_quest_of_several_hexes_has_no_token() -> None:
    placed = drawn("tm6").told("story.placed")[0]
    assert placed.args["cells"] == ()
    assert placed.rules == ("RB-STORY-08", "RB-STORY-10")


def test_a_full_track_gives_up_its_first_space() -> None:
    heroes = {"corbin": {"at": "h0.4"}, "mok": {"at": "h5.6"}}
    t = journey(heroes=heroes, space=4, stack={"story": "tm9"}, track=["tm1", "tm2", "tm3", "tm4", "tm6"])
    t.go("idle", "idle", "idle", "idle", "idle", "idle")
    assert t.state.track[0].card == t.card("tm9")
    assert t.zone("tm1") == "story.discard"
    assert t.state.track[1].card == t.card("tm2")


@rule("RB-STORY-07")
def test_other_story_cards_are_resolved_at_once_and_discarded() -> None:
    t = drawn("tm5", skills=STARS)
    assert t.zone("tm5") == "story.discard"
    assert [player.lore for player in t.state.players] == [0, 1], "Corbin has no spirit"
    assert [player.damage for player in t.state.players] == [2, 0]


@rule("RB-DICE-06")
def test_wings_over_terrinoth_harm_heroes_in_the_wilderness_and_refresh_combat_gems() -> None:
    heroes = {"corbin": {"at": "h0.4"}, "mok": {"at": "h5.6"}}
    t = journey(heroes=heroes, space=4, stack={"story": "tm7"}, spent=["h0.4", "h7.9", "h0.0"], dice="*MP")
    t.go("idle", "idle", "idle", "idle", "idle", "idle")
    assert [player.damage for player in t.state.players] == [2, 0]
    assert (t.state.gems["h7.9"], t.state.gems["h0.4"], t.state.gems["h0.0"]) == (True, False, False)


def test_the_earth_trembles_lets_each_choose() -> None:
    t = drawn("tm10")
    assert (t.seat, t.offers()) == (0, ["part:story.tm10;0", "part:story.tm10;1"])
    t.go("part:story.tm10;0", "part:story.tm10;1")
    assert t.state.players[0].lore == 1
    assert len(t.hand(1)) == 2


def test_plague_wind_and_night_of_the_dead() -> None:
    t = drawn("tk7")
    assert [player.damage for player in t.state.players] == [2, 2]
    assert t.state.zombies == {"h2.8": 1, "h5.10": 1, "h9.8": 1, "h12.2": 1}
    t = drawn("tk9")
    assert (t.prompt, t.seat) == ("zombie.place", 1), "the player to the right"
    t.go("place:h0.5")
    assert len(t.hand(0)) == 1
    assert t.seat == 0
    t.go("place:h5.5")
    assert t.state.zombies == {"h0.5": 1, "h5.5": 1}


@rule("RB-STORY-15")
@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("tk1", "h4.6 h4.7 h5.7 h6.6"),
        ("tk2", "h9.3 h10.1 h10.3 h11.2"),
        ("tk3", "h11.12 h9.11 h12.12 h12.13"),
        ("tk4", "h2.10 h1.12 h2.11 h3.10"),
        ("tk5", "h7.4 h8.13 h13.6"),
        ("tk6", "h1.2 h1.3 h2.3 h3.2"),
        ("tk8", "h3.8 h4.8 h7.7 h10.8"),
        ("tk10", "h12.6 h13.5 h13.7"),
    ],
)
def test_story_quests_bring_zombies(card: str, cells: str) -> None:
    t = drawn(card)
    assert list(t.state.zombies) == cells.split()
    assert t.state.track[0].card == t.card(card)


@pytest.mark.parametrize(("card", "cell"), [("tk1", "h4.6"), ("tk7", "h2.8")])
def test_a_story_card_brings_a_lone_hero_one_zombie(card: str, cell: str) -> None:
    stack = {"story": card, "skill": STARS}
    t = journey(heroes={"corbin": {"at": "h0.4"}}, scenario="dead_king", space=4, stack=stack)
    assert t.go("idle", "idle", "idle").state.zombies == {cell: 1}


@rule("RB-STORY-11")
def test_every_hero_on_the_hex_may_resolve_a_story_quest() -> None:
    heroes = {"laurel": {"at": "h0.4"}, "corbin": {"at": "h9.11"}}
    t = journey(heroes=heroes, track=["tm1"]).go()
    assert t.offers("tell") == []
    t.go("idle", "idle", "idle")
    assert t.offers("tell") == [f"tell:0;{t.id('tm1')}"]


@pytest.mark.parametrize(
    ("card", "at", "dice", "number", "lore"),
    [
        ("tm1", "h9.11", "MPP", 0, 1),
        ("tm1", "h9.11", "MMP", 1, 2),
        ("tm4", "h0.13", "HPP", 0, 1),
        ("tm4", "h0.13", "HMP", 1, 2),
    ],
)
def test_story_quests_that_explore(card: str, at: str, dice: str, number: int, lore: int) -> None:
    t = telling(card, at, dice=dice).go(f"end:{{{card}}};{number}")
    assert t.me.lore == lore
    assert t.zone(card) == "story.discard"
    assert t.turn.actions == 2


def test_story_quests_by_tests_gold_and_trophies() -> None:
    t = telling("tm2", "h10.2", skills=STARS)
    assert (t.me.lore, t.zone("tm2")) == (2, "story.discard")
    t = telling("tm2", "h10.2")
    assert (t.me.lore, t.zone("tm2")) == (0, "story.track")
    t = telling("tm6", "h5.6", gold=6)
    assert (t.me.lore, t.me.gold, t.state.track[0].done) == (1, 3, [0])
    assert t.offers("tell") == [], "each hero once"
    t = telling("tm8", "h7.4", skills=STARS)
    assert (t.me.lore, t.state.track[0].done) == (1, [0])
    t = telling("tm8", "h7.4")
    assert t.offers("tell")
    t = telling("tm9", "h0.1", trophies="gc01 gs01")
    assert (t.me.lore, t.zone("gc01"), t.zone("gs01")) == (2, "com.discard", "trophy.0.soc")


def test_story_quests_of_the_dead_king() -> None:
    t = telling("tk1", "h5.6", skills=STARS)
    assert (t.me.allies, t.told("test.begins")[-1].args["attribute"]) == (1, "spirit")
    t = telling("tk2", "h10.2", trophies="gs01 gc01").go("place:h0.0")
    assert (t.me.allies, t.state.zombies) == (1, {"h13.7": 1})
    assert (t.zone("gs01"), t.zone("gc01")) == ("soc.discard", "trophy.0.com")
    assert telling("tk3", "h11.13", dice="MPP").go("end:{tk3};0").me.gold == 2
    assert telling("tk3", "h11.13", dice="MMP").go("end:{tk3};1").me.allies == 1
    assert telling("tk4", "h1.11", gold=3).me.allies == 1
    assert telling("tk5", "h7.4", skills=STARS).state.track[0].done == [0]
    assert telling("tk8", "h0.1", trophies="gs01").me.allies == 1
    t = telling("tk10", "h13.6", dice="MPP").go("end:{tk10};0", "place:h0.0")
    assert t.state.zombies == {}
    t = telling("tk10", "h13.6", dice="MMP").go("end:{tk10};1")
    assert (t.me.allies, t.state.zombies) == (1, {"h0.0": 1})
    t = telling("tk6", "h2.2", dice="000 00000")
    assert t.combat.kind == "story"


@rule("RB-STORY-17", "RB-STORY-15")
def test_a_zombie_is_killed_with_an_action_for_a_gold() -> None:
    heroes = {"laurel": {"at": "h0.4"}, "corbin": {"at": "h5.6"}}
    t = journey(heroes=heroes, scenario="dead_king", zombies={"h0.4": 2}).go("slay")
    assert (t.me.gold, t.state.zombies, t.turn.actions) == (1, {"h0.4": 1}, 2)


@rule("RB-STORY-04")
def test_both_sides_of_the_scenario_card_are_open() -> None:
    assert all(card.enemy.rules and card.lair for card in SCENARIO.values())
