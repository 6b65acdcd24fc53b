"""Recruitment (RECR)."""

import pytest

from hexameron.games.heroes.rules import armies, battle, recruiting
from hexameron.games.heroes.rules.armies import muster
from tests.games.heroes.positions import TestConquest, conquest
from tests.rules import rule


def recruit(t: TestConquest, *answers: str, done: bool = True) -> None:
    """A Recruitment action; without ``done`` nothing is left to choose after the answers."""
    t.begin("recruitment")
    t.play(recruiting.perform(t), [*answers, "done"] if done else answers)


def offered(t: TestConquest, kind: str = "") -> list[str]:
    if t.state.action is None:
        t.begin("recruitment")
    return [key for key in [one.key() for one in recruiting.options(t, 0)] if key.startswith(kind)]


@rule("HE-RECR-01")
def test_units_are_bought_with_gold_for_a_hero_in_the_city() -> None:
    t = conquest(gold=5)
    anton = t.add_hero("anton", army="0/1")
    t.add_hero("slava", at="h3.3")
    t.player(0).level = 2
    assert offered(t, "buy") == ["buy:u0;1;0", "buy:u0;2;0"]
    recruit(t, "buy:u0;2;0", "buy:u0;1;0")
    assert t.player(0).gold == 5 - 2 - 1
    assert (anton.basic, anton.elite) == ([1, 1, 0, 0], [1, 0, 0, 0])


@rule("HE-RECR-09", "HE-RECR-15", "HE-SITE-09", "HE-SITE-12", "HE-INIT-02", "HE-HERO-04")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize(("name", "seat"), [("anton", 0), ("vorlag", 1)])
def test_units_of_every_level_are_turned_dismissed_bought_and_mustered(
    name: str, seat: int, level: int
) -> None:
    t = conquest(gold=20)
    hero = t.add_hero(name, at="h1.1", army="0/0 " * (level - 1) + "3/1")
    alone = [2 if one == level else 0 for one in (1, 2, 3, 4)]
    t.play(armies.upgrade(t, hero, 1), [f"level:{level}"])
    assert (hero.basic, hero.elite) == (alone, alone)
    assert [one.key() for one in recruiting.upgrades(t, hero)] == [f"promote:{hero.id};{level}"]
    assert [one.key() for one in t.dismissals(hero)] == [
        f"dismiss:{hero.id};{level};{side}" for side in (0, 1)
    ]
    (asked,) = t.play(muster(t, hero, 1), until="arena.recruit").asked
    assert f"buy:{hero.id};{level};0" in asked.keys
    t.play(armies.upgrade(t, hero, None))
    assert hero.basic == [0, 0, 0, 0]
    assert hero.elite[level - 1] == 4
    t.begin("activation", seat=seat)
    battle.begin(t, hero, "h1.1", token=t.guard("h1.2", "goblins"))
    units = [stack for stack in t.battle.stacks.values() if stack.kind == "unit"]
    assert [(stack.side, stack.level, stack.printed) for stack in units] == [
        (0, level, t.unit(seat, level).id)
    ]


@rule("HE-RECR-17")
@pytest.mark.parametrize(("level", "basic", "elite"), [(1, 1, 2), (2, 2, 4), (3, 3, 5), (4, 5, 8)])
def test_each_level_has_one_unit_with_two_prices(level: int, basic: int, elite: int) -> None:
    t = conquest(gold=20)
    t.add_hero("slava", army="0/1")
    t.build(0, "elite")
    t.player(0).level = 4
    recruit(t, f"buy:u1;{level};0")
    assert t.player(0).gold == 20 - basic
    recruit(t, f"buy:u1;{level};1")
    assert t.player(0).gold == 20 - basic - elite


@rule("HE-RECR-02", "HE-BUILD-03")
def test_only_types_of_the_city_level_or_lower() -> None:
    t = conquest(gold=50)
    t.add_hero("anton", army="0/1")
    for level in (1, 2, 3, 4):
        t.player(0).level = level
        assert offered(t, "buy") == [f"buy:u0;{one};0" for one in range(1, level + 1)]


@rule("HE-RECR-03", "HE-SETUP-29", "HE-WOUND-12")
def test_no_more_than_the_reserve_holds() -> None:
    t = conquest(gold=50)
    anton = t.add_hero("anton", army="3/2")
    slava = t.add_hero("slava", at="h3.3", army="1/1")
    assert t.reserve(0, 1) == 8 - 7
    recruit(t, "buy:u0;1;0")
    assert t.reserve(0, 1) == 0
    assert offered(t, "buy") == []
    slava.basic[0] = 0
    assert offered(t, "buy") == ["buy:u0;1;0"]
    assert anton.basic[0] == 4


@rule("HE-RECR-04", "HE-RECR-13")
def test_three_units_at_most_a_hero_counts_as_one() -> None:
    t = conquest(gold=50)
    t.add_hero("anton", army="0/1")
    t.build(0, "hall")
    t.begin("recruitment")
    t.play(
        recruiting.perform(t),
        ["buy:u0;1;0", "hire:u1", "buy:u0;1;0"],
        until="recruiting.what",
    )
    assert offered(t, "buy") == []
    assert offered(t, "hire") == []
    assert t.action.bought == 3


@rule("HE-RECR-06", "HE-HERO-04")
def test_no_army_beyond_command() -> None:
    t = conquest(gold=50)
    anton = t.add_hero("anton", army="3/2 0/3")
    assert t.command(anton) == 9
    recruit(t, "buy:u0;1;0")
    assert offered(t, "buy") == []
    t.build(0, "command")
    assert offered(t, "buy") == ["buy:u0;1;0"]


@rule("HE-HERO-04")
def test_whoever_commands_too_many_returns_tokens_at_once() -> None:
    t = conquest()
    anton = t.add_hero("anton", army="4/3 0/3", artifacts="standard_bearers_belt")
    assert t.army_size(anton) == t.command(anton) == 10
    assert t.play(t.confirm(1, "anything"), ["yes"]).prompts() == ["anything"]
    t.lose_artifact(anton, t.find("standard_bearers_belt"), "drawn.1")
    played = t.play(t.confirm(1, "anything"), ["army.return=dismiss:u0;1;0", "yes"])
    assert [one.seat for one in played.asked] == [0, 1]
    assert t.army_size(anton) == 9


@rule("HE-RECR-07", "HE-RECR-18")
def test_units_are_split_freely_among_heroes_in_the_city() -> None:
    t = conquest(gold=20)
    anton = t.add_hero("anton", army="0/1")
    t.build(0, "hall")
    recruit(t, "hire:u1", "buy:u1;1;0", "buy:u0;1;0")
    slava = t.hero("u1")
    assert (anton.basic[0], slava.basic[0]) == (1, 1)


@rule("HE-RECR-08", "HE-HERO-19")
def test_a_masters_price_holds_for_the_own_army_only() -> None:
    t = conquest(gold=20)
    t.add_hero("anton", army="0/1")
    t.add_hero("cate", army="0/1")
    t.build(0, "elite")
    t.player(0).level = 3
    recruit(t, "buy:u0;3;0")
    assert t.player(0).gold == 18
    recruit(t, "buy:u0;3;1")
    assert t.player(0).gold == 15
    recruit(t, "buy:u2;3;0")
    assert t.player(0).gold == 12


@rule("HE-RECR-08", "HE-HERO-20")
def test_a_chieftain_gets_a_free_elite_unit_once_after_recruiting_for_him() -> None:
    t = conquest(gold=20)
    anton = t.add_hero("anton", army="0/1")
    slava = t.add_hero("slava", army="0/1")
    recruit(t, "buy:u1;1;0", "buy:u1;1;0")
    assert (slava.basic[0], slava.elite[0]) == (2, 2)
    assert t.player(0).gold == 18
    recruit(t, "buy:u0;1;0")
    assert slava.elite[0] == 2
    assert anton.elite[0] == 1


@rule("HE-HERO-20")
def test_the_chieftains_unit_is_outside_the_limit_and_not_given_for_nothing() -> None:
    t = conquest(gold=20)
    slava = t.add_hero("slava", army="0/1")
    recruit(t)
    assert slava.elite[0] == 1
    recruit(t, "buy:u1;1;0", "buy:u1;1;0", "buy:u1;1;0")
    assert (slava.basic[0], slava.elite[0]) == (3, 2)


@rule("HE-HERO-21")
def test_the_chieftains_unit_needs_room_and_a_token() -> None:
    t = conquest(gold=20)
    slava = t.add_hero("slava", army="0/2 0/7")
    recruit(t, "buy:u1;1;0")
    assert t.army_size(slava) == t.command(slava) == 10
    assert slava.elite[0] == 2


@rule("HE-RECR-09", "HE-RECR-10")
def test_upgrades_cost_the_difference_and_do_not_count() -> None:
    t = conquest(gold=9)
    anton = t.add_hero("anton", army="2/0 1/0 1/0 1/0")
    away = t.add_hero("slava", at="h3.3", army="2/0")
    t.build(0, "elite")
    assert offered(t, "promote") == ["promote:u0;1", "promote:u0;2", "promote:u0;3", "promote:u0;4"]
    recruit(t, "promote:u0;1", "promote:u0;1", "promote:u0;2", "promote:u0;3", "promote:u0;4")
    assert t.player(0).gold == 9 - 1 - 1 - 2 - 2 - 3
    assert (anton.basic, anton.elite) == ([0, 0, 0, 0], [2, 1, 1, 1])
    assert t.action.bought == 0
    assert away.basic[0] == 2


@rule("HE-RECR-11", "HE-RECR-12", "HE-BLDG-01")
def test_a_hero_for_five_gold_with_one_elite_unit() -> None:
    t = conquest(gold=7)
    t.add_hero("anton", army="0/3")
    t.build(0, "hall")
    recruit(t, "hire:u1")
    slava = t.hero("u1")
    assert t.player(0).gold == 2
    assert slava.at == ""
    assert (slava.basic, slava.elite) == ([0, 0, 0, 0], [1, 0, 0, 0])
    assert t.player(0).heroes == ["u0", "u1"]


@rule("HE-RECR-12")
def test_without_a_token_in_reserve_the_hero_comes_alone() -> None:
    t = conquest(gold=7)
    t.add_hero("anton", army="4/4")
    t.build(0, "hall")
    recruit(t, "hire:u1")
    assert t.army_size(t.hero("u1")) == 0


@rule("HE-HERO-17", "HE-HERO-16", "HE-RECR-11")
def test_abilities_on_entering_work_for_recruited_heroes_too() -> None:
    t = conquest(gold=5)
    t.add_hero("anton")
    t.build(0, "hall")
    t.stack("might.0", "logistics charisma")
    recruit(t, "hire:u2", "study:might", "pick:{logistics}")
    assert t.player(0).gold == 5
    assert t.names("skills.u2") == ["skill.logistics"]


@rule("HE-RECR-14")
def test_three_heroes_at_most() -> None:
    t = conquest(gold=50)
    t.add_hero("anton")
    t.add_hero("slava")
    t.build(0, "hall")
    assert offered(t, "hire") == ["hire:u2"]
    t.add_hero("cate")
    assert offered(t, "hire") == []


@rule("HE-RECR-15", "HE-RECR-16")
def test_units_are_dismissed_for_nothing_but_not_the_last() -> None:
    t = conquest()
    anton = t.add_hero("anton", army="1/1")
    slava = t.add_hero("slava", at="h3.3", army="0/1")
    assert offered(t, "dismiss") == ["dismiss:u0;1;0", "dismiss:u0;1;1"]
    recruit(t, "dismiss:u0;1;1", done=False)
    assert (anton.basic[0], anton.elite[0]) == (1, 0)
    assert t.player(0).gold == 0
    assert t.reserve(0, 1) == 8 - 2
    assert offered(t, "dismiss") == []
    assert t.army_size(slava) == 1


@rule("HE-RECR-15")
def test_units_of_a_hero_abroad_may_be_dismissed() -> None:
    t = conquest()
    slava = t.add_hero("slava", at="h3.3", army="0/3")
    recruit(t, "dismiss:u1;1;1", "dismiss:u1;1;1", done=False)
    assert slava.elite[0] == 1


@rule("HE-RECR-09")
def test_nobody_abroad_is_upgraded_or_recruited_for() -> None:
    t = conquest(gold=20)
    t.add_hero("slava", at="h3.3", army="3/0")
    t.build(0, "elite", "limit")
    assert offered(t, "promote") == []
    assert offered(t, "buy") == []


@rule("HE-SITE-12")
def test_the_arena_sells_three_units_of_any_type() -> None:
    t = conquest(gold=30)
    slava = t.add_hero("slava", at="h9.8", army="0/1")
    t.build(0, "limit")
    t.begin("activation")
    played = t.play(muster(t, slava, 3), ["buy:u1;4;1", "buy:u1;3;0", "buy:u1;1;0"])
    assert played.asked[0].keys[:8] == tuple(f"buy:u1;{n};{side}" for n in (1, 2, 3, 4) for side in (0, 1))
    assert t.player(0).gold == 30 - 8 - 3 - 1
    assert (slava.basic, slava.elite) == ([1, 0, 1, 0], [1, 0, 0, 1])


@rule("HE-SITE-12")
def test_the_arena_knows_masters_and_command() -> None:
    t = conquest(gold=30)
    anton = t.add_hero("anton", at="h9.8", army="0/8")
    t.begin("activation")
    t.play(muster(t, anton, 3), ["buy:u0;3;1"])
    assert t.player(0).gold == 27
    assert t.army_size(anton) == 9
