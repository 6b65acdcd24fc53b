"""Hero against hero (HVH)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.rules import flight, spoils
from tests.games.heroes.positions import TestConquest
from tests.games.heroes.rules.fights import FIELD, duel, enemy, own, rest, strike, wound
from tests.rules import rule

SAWMILL, GOLD_MINE, CRYSTAL_MINE = "h1.1", "h2.4", "h4.1"
"""Sites of the first tile. The gold mine lies four steps from the sawmill, the crystal mine three."""


def won(t: TestConquest, by: int = 0) -> None:
    """One side loses its last units."""
    side = t.battle.sides[1 - by]
    wound(t, 1 - by, 2 * t.army_size(t.hero(side.hero)))
    assert t.battle.winner == by


@rule("HE-HVH-01")
def test_each_player_runs_the_own_hero_and_army() -> None:
    t = duel("0/2", "0/0 0/2", dice="8 8  8 8")
    assert strike(t, "s0", ["strike:0;0", "done"]).asked[0].seat == 0
    assert strike(t, "s2", ["strike:0;0", "done"]).asked[0].seat == 1


@rule("HE-HVH-04")
def test_the_defender_declares_flight_first() -> None:
    t = duel()
    played = t.play(flight.offer(t), ["no", "no"])
    assert [(one.seat, one.prompt) for one in played.asked] == [(1, "battle.flee"), (0, "battle.flee")]


@rule("HE-HVH-05", "HE-HVH-12")
@pytest.mark.parametrize("who", [0, 1])
def test_who_flees_has_lost_and_the_other_has_the_prize(who: int) -> None:
    t = duel("0/0 3/0", "0/0 3/0", hero="slava")
    loser, winner = t.hero(t.battle.sides[who].hero), t.hero(t.battle.sides[1 - who].hero)
    t.battle.turn = 2
    t.battle.step = "flight"
    t.stack(f"might.{1 - who}", "logistics charisma")
    played = rest(t, [*_flight(who), "study:might", "pick:" + _skill(t, 1 - who)])
    assert played.value is (who == 1)
    assert loser.at == ""
    assert winner.at == FIELD
    assert t.names(f"skills.{winner.id}") == ["skill.logistics"]


def _flight(who: int) -> list[str]:
    return ["no", "yes"] if who == 0 else ["yes"]


def _skill(t: TestConquest, seat: int) -> str:
    return f"t{t.find('skill.logistics', f'might.{seat}')}"


@rule("HE-HVH-06", "HE-HVH-07")
def test_the_winner_may_choose_a_skill_without_paying() -> None:
    t = duel(kit={"trophies": "common.1"}, enemy_kit={"artifacts": "mages_amulet"})
    hero = own(t)
    t.stack("might.0", "charisma attack")
    won(t)
    played = rest(t, ["win_skill", "study:might", "pick:{charisma}"])
    assert played.keys("battle.prize") == ("win_skill", f"win_artifact:{t.id('mages_amulet')}")
    assert t.names(f"skills.{hero.id}") == ["skill.charisma"]
    assert t.names(f"trophies.{hero.id}") == ["encounter.common.1"]


@rule("HE-HVH-06", "HE-HVH-08", "HE-HVH-09", "HE-BEND-11")
def test_the_winner_may_choose_an_artifact_of_the_loser_and_its_power_point() -> None:
    t = duel(enemy_kit={"artifacts": "mages_amulet wanderers_boots"})
    hero, loser = own(t), enemy(t)
    won(t)
    rest(t, ["win_artifact:{wanderers_boots}"])
    assert t.names(f"artifacts.{hero.id}") == ["artifact.wanderers_boots"]
    assert t.names(f"artifacts.{loser.id}") == ["artifact.mages_amulet"]
    assert [player.power for player in t.state.players] == [1, 1]
    assert t.names(f"skills.{hero.id}") == []


@rule("HE-HVH-08")
def test_an_artifact_needs_a_free_slot_of_its_type() -> None:
    t = duel(
        kit={"artifacts": "cloak_of_shadows"},
        enemy_kit={"artifacts": "mages_amulet wanderers_boots"},
    )
    won(t)
    played = rest(t, until="battle.prize")
    assert played.keys("battle.prize") == ("win_skill", f"win_artifact:{t.id('mages_amulet')}")


@rule("HE-HVH-06", "HE-XP-09")
def test_without_skills_left_an_artifact_is_the_only_prize() -> None:
    for artifacts, prizes in (("mages_amulet", ["win_artifact"]), ("", ["win_skill"])):
        t = duel(enemy_kit={"artifacts": artifacts})
        hero, cards = own(t), [*t.things.in_zone("might.0"), *t.things.in_zone("magic.0")]
        for card in cards:
            t.things.move(card, "gone")
        won(t)
        keys = [option.key().partition(":")[0] for option in spoils.prizes(t, hero, enemy(t))]
        assert keys == prizes


@rule("HE-HVH-10", "HE-HVH-11")
def test_the_losers_fields_in_the_winners_zone_change_hands() -> None:
    t = duel()
    t.state.owners = {SAWMILL: 1, CRYSTAL_MINE: 1}
    t.player(1).power = 4
    won(t)
    rest(t, ["study:might", "pick:" + _top(t)])
    assert t.state.owners == {SAWMILL: 0, CRYSTAL_MINE: 1}
    assert [player.power for player in t.state.players] == [1, 3]


def _top(t: TestConquest) -> str:
    return f"t{t.things.order['might.0'][-1]}"


@rule("HE-HVH-10")
def test_the_losers_other_heroes_do_not_protect_those_fields() -> None:
    t = duel(kit={"skills": "logistics"}, hero="slava")
    t.state.owners = {CRYSTAL_MINE: 1}
    t.player(1).power = 3
    t.add_hero("sveltana", at="h4.2")
    won(t)
    rest(t, ["study:might", "pick:" + _top(t)])
    assert t.state.owners == {CRYSTAL_MINE: 0}


@rule("HE-HVH-12")
def test_a_defender_who_wins_stays_and_has_the_prize() -> None:
    t = duel(kit={"artifacts": "mages_amulet"})
    t.state.owners = {SAWMILL: 0}
    t.player(0).power = 2
    hero, winner = own(t), enemy(t)
    won(t, by=1)
    played = rest(t, ["win_artifact:{mages_amulet}"])
    assert played.value is False
    assert (hero.at, winner.at) == ("", FIELD)
    assert t.names(f"artifacts.{winner.id}") == ["artifact.mages_amulet"]
    assert [player.power for player in t.state.players] == [0, 2]
    assert t.state.owners == {SAWMILL: 1}


@rule("HE-HVH-13")
def test_the_attacker_is_whose_action_it_is() -> None:
    t = duel()
    assert (t.battle.sides[0].seat, t.battle.sides[1].seat) == (t.state.active, 1)


@rule("HE-HVH-14")
def test_a_battle_between_heroes_gives_no_trophy_and_no_treasure() -> None:
    t = duel()
    hero = own(t)
    won(t)
    played = rest(t, ["study:might", "pick:" + _top(t)])
    assert t.names(f"trophies.{hero.id}") == []
    assert "treasure.part" not in played.prompts()
    assert t.told("treasure.drawn") == []
