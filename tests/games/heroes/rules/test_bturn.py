"""The end of a battle turn, and flight (BTURN)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import battle, flight
from hexameron.games.heroes.state import Modifier
from tests.games.heroes.positions import TestConquest
from tests.games.heroes.rules.fights import FIELD, LAIR, creatures, fight, own, rest, stack
from tests.games.scripted import Played
from tests.rules import rule


def flees(t: TestConquest, *answers: str) -> Played[None]:
    return t.play(flight.flee(t, 0), answers)


@rule("HE-BTURN-01", "HE-BTURN-02")
def test_another_turn_follows_and_begins_with_the_offer_of_flight() -> None:
    t = fight("1/0", "common.1", dice="8 8 8  8 8 8 8  8 8 8  8 8 8 8")
    played = rest(t, ["no"], until="battle.flee")
    assert played.prompts() == ["battle.flee", "battle.flee"]
    assert t.battle.turn == 3
    assert [one["n"] for one in t.told("battle.turn")] == [2, 3]
    assert len(t.told("battle.rolls")) == 6


@rule("HE-BTURN-02")
def test_there_is_no_flight_before_the_first_turn() -> None:
    t = fight("1/0", "common.1", skills="curse")
    assert rest(t, until="battle.turn_start").prompts() == ["battle.turn_start"]


@rule("HE-BTURN-03")
def test_creatures_never_flee() -> None:
    t = fight("1/0", "common.1")
    played = t.play(flight.offer(t), ["no"])
    assert [one.seat for one in played.asked] == [0]


@rule("HE-BTURN-04", "HE-BEND-06")
def test_a_fleeing_hero_goes_to_the_city_and_the_battle_is_lost() -> None:
    t = fight("0/0 3/0", "common.1", dice="8 8  8 8 8  8 8 8 8")
    hero = own(t)
    played = rest(t, ["yes"])
    assert played.value is False
    assert hero.at == ""
    assert LAIR in t.state.encounters
    assert t.state.battle is None
    assert FIELD not in t.state.owners


@rule("HE-BTURN-05", "HE-BTURN-06")
def test_flight_costs_two_tokens_of_the_owners_choice_elite_ones_too() -> None:
    t = fight("1/0 1/0 0/2", "common.1")
    played = flees(t, "give_up:s2;1", "give_up:s0;0")
    assert played.asked[0].keys == ("give_up:s0;0", "give_up:s1;0", "give_up:s2;1")
    assert (own(t).basic, own(t).elite) == ([0, 1, 0, 0], [0, 0, 1, 0])
    assert t.battle.sides[0].lost == [0, 0, 0, 0]


@rule("HE-BTURN-05")
@pytest.mark.parametrize(("army", "left"), [("1/0", 0), ("2/0", 0), ("3/0", 1)])
def test_who_has_one_token_left_loses_that_one(army: str, left: int) -> None:
    t = fight(army, "common.1")
    flees(t)
    assert t.army_size(own(t)) == left


@rule("HE-BTURN-07", "HE-ABIL-03")
def test_one_token_with_defence_is_enough() -> None:
    t = fight("2/0 1/2", "common.1")
    flees(t, "give_up:s1;1")
    assert (own(t).basic, own(t).elite) == ([2, 1, 0, 0], [0, 1, 0, 0])


@rule("HE-BTURN-07")
def test_with_a_token_that_has_defence_no_other_is_given() -> None:
    t = fight("2/0 1/2", "common.1")
    played = flees(t, "give_up:s0;0", "give_up:s1;0")
    assert [asked.keys for asked in played.asked] == [
        ("give_up:s0;0", "give_up:s1;0", "give_up:s1;1"),
        ("give_up:s0;0", "give_up:s1;0"),
    ]


@rule("HE-BTURN-07")
def test_a_basic_side_without_defence_is_no_such_token() -> None:
    t = fight("2/0 1/2", "common.1")
    flees(t, "give_up:s1;0")
    assert (own(t).basic, own(t).elite) == ([1, 0, 0, 0], [0, 2, 0, 0])


@rule("HE-BTURN-08")
def test_a_new_turn_is_flight_then_the_track_then_skills_then_attacks() -> None:
    t = fight("1/0", "common.1", skills="curse", dice="8 8 8 8 8 8 8  8")
    rest(t, ["done"], until="battle.flee")
    t.battle.modifiers.append(Modifier(kind="initiative", n=9, stack="s0", until="battle", by=1))
    played = rest(t, ["no"], until="battle.turn_start")
    assert played.prompts() == ["battle.flee", "battle.turn_start"]
    assert t.battle.track == ["s1", "s2", "s0"]
    assert not any(one.acted for one in t.battle.stacks.values())


@rule("HE-BTURN-01", "HE-TIME-04")
def test_what_is_for_one_turn_fades_with_it() -> None:
    t = fight("1/0", "common.1")
    for until in ("turn", "next_turn", "battle"):
        t.battle.modifiers.append(Modifier(kind="strength", n=1, stack="s0", until=until, used=1))
    battle.fade(t.battle)
    assert [(one.until, one.used) for one in t.battle.modifiers] == [("turn", 0), ("battle", 0)]
    battle.fade(t.battle)
    assert [one.until for one in t.battle.modifiers] == ["battle"]
    assert stack(t, "s0").wounds == creatures(t).wounds == 0
