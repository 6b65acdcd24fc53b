"""The end of a battle with creatures (BEND)."""

from __future__ import annotations

from hexameron.games.heroes.rules import battle
from tests.games.heroes.rules.fights import FIELD, LAIR, creatures, fight, own, rest, wound
from tests.rules import rule


@rule("HE-BEND-01", "HE-BEND-05")
def test_the_hero_wins_when_all_creatures_are_destroyed() -> None:
    t = fight("0/2 1/0", "common.1")
    hero = own(t)
    wound(t, 0, 1, ["hurt:s0;1"])
    wound(t, 1, 4)
    played = rest(t, ["part:{treasure.15};1"])
    assert played.value is True
    assert hero.at == FIELD
    assert (hero.basic[:2], hero.elite[:2]) == ([1, 1], [1, 0])


@rule("HE-BEND-02", "HE-BEND-03")
def test_the_token_becomes_a_trophy_worth_its_experience() -> None:
    t = fight("3/0", "common.3")
    hero = own(t)
    wound(t, 1, 6)
    rest(t, ["part:{treasure.15};1"])
    assert t.names(f"trophies.{hero.id}") == ["encounter.common.3"]
    assert LAIR not in t.state.encounters
    assert t.told("battle.trophy")[0]["experience"] == 2


@rule("HE-BEND-04", "HE-TREAS-02")
def test_the_winner_takes_as_many_parts_of_a_treasure_as_there_are_chests() -> None:
    t = fight("3/0", "common.12")
    t.stack("treasure", "treasure.9")
    wound(t, 1, 5)
    played = rest(t, ["part:{treasure.9};2", "part:{treasure.9};1"])
    assert played.prompts() == ["treasure.part", "treasure.part"]
    assert (t.player(0).gold, t.player(0).resources) == (4, 4)
    assert t.names("treasure.discard") == ["treasure.9"]


@rule("HE-BEND-02", "HE-XP-02")
def test_the_winner_may_advance_at_once() -> None:
    t = fight("3/0", "common.3", trophies="common.4")
    hero = own(t)
    t.stack("treasure", "treasure.1")
    t.stack("might.0", "logistics charisma")
    wound(t, 1, 6)
    rest(t, ["part:{treasure.1};1", f"advance:{hero.id}", "study:might", "pick:{charisma}"])
    assert t.names(f"skills.{hero.id}") == ["skill.charisma"]
    assert t.names(f"trophies.{hero.id}") == []


@rule("HE-BEND-06", "HE-BEND-08")
def test_the_creatures_win_when_the_army_is_destroyed() -> None:
    t = fight("1/0", "common.1")
    hero = own(t)
    wound(t, 0, 1)
    played = rest(t)
    assert played.value is False
    assert hero.at == ""
    assert t.names("treasure.discard") == []


@rule("HE-BEND-07")
def test_the_token_is_whole_again_in_its_own_place() -> None:
    t = fight("1/0", "common.1")
    token = t.battle.token
    wound(t, 1, 3)
    wound(t, 0, 1)
    rest(t)
    assert t.state.encounters == {LAIR: token}
    hero = t.hero(t.hero_id("anton"))
    t.arm(hero, "1/0")
    battle.begin(t, hero, FIELD, token=token)
    assert creatures(t).wounds == 0


@rule("HE-BEND-10")
def test_a_battle_ends_at_once_when_one_side_is_destroyed() -> None:
    t = fight("1/0", "harpies", dice="3 8 8")
    hero = own(t)
    rest(t, ["done"])
    assert [one["who"] for one in t.told("battle.rolls")] == ["creature.harpies"]
    assert hero.at == ""


@rule("HE-BEND-10", "HE-BATTLE-07")
def test_an_army_of_elementals_alone_is_destroyed() -> None:
    t = fight("1/0", "common.1", hero="urkala", skills="spirits_of_the_ancestors curse")
    rest(t, ["use:skill.spirits_of_the_ancestors;1", "first:s0"], until="battle.turn_start")
    wound(t, 0, 1, ["hurt:s0;0"])
    assert t.battle.winner == 1


@rule("HE-BEND-11")
def test_a_defeated_hero_loses_nothing_but_the_units() -> None:
    t = fight(
        "1/0", "common.1", luck=2, skills="logistics", artifacts="griffin_sword", scrolls="plague",
        trophies="common.5",
    )  # fmt: skip
    hero = own(t)
    wound(t, 0, 1)
    rest(t)
    assert hero.luck == 2
    for zone, card in (
        ("skills", "skill.logistics"),
        ("artifacts", "artifact.griffin_sword"),
        ("scrolls", "scroll.plague"),
        ("trophies", "encounter.common.5"),
    ):
        assert t.names(f"{zone}.{hero.id}") == [card]


@rule("HE-ABIL-07")
def test_wound_tokens_leave_surviving_units_after_the_battle() -> None:
    t = fight("0/0 0/0 0/1", "common.1")
    hero = own(t)
    wound(t, 0, 1)
    assert t.battle.stacks["s0"].wounds == 1
    wound(t, 1, 4)
    rest(t, ["part:{treasure.15};1"])
    t.state.encounters.clear()
    battle.begin(t, hero, FIELD, token=t.guard(LAIR, "common.2"))
    assert t.battle.stacks["s0"].wounds == 0
