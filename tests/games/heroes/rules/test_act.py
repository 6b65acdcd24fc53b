"""Hero Activation (ACT)."""

from hexameron.games.heroes.rules import activation
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.marching import fight_on, go, offered, ready, ways
from tests.rules import rule

HITS = "1" * 80
"""Dice that hit whatever the Strength; on the elite die a skull."""


def two_heroes() -> TestConquest:
    t = conquest()
    t.add_hero("anton", at="h3.3")
    t.add_hero("slava")
    t.begin("activation")
    return t


@rule("HE-ACT-01")
def test_each_hero_is_activated_at_most_once_in_any_order() -> None:
    t = two_heroes()
    played = t.play(
        activation.perform(t), ["activate:{slava}", "go:h1.3", "stop", "activate:{anton}", "stop"]
    )
    chosen = [one for one in played.asked if one.prompt == "activation.hero"]
    assert [one.keys for one in chosen] == [
        ("activate:u0", "activate:u1", "done"),
        ("activate:u0", "done"),
    ]
    assert t.hero("u1").at == "h1.3"
    assert t.hero("u0").at == "h3.3"


@rule("HE-ACT-01")
def test_a_hero_may_do_nothing_and_none_need_be_activated() -> None:
    t = two_heroes()
    t.play(activation.perform(t), ["done"])
    assert t.action.activated == []


@rule("HE-ACT-02")
def test_the_next_hero_ends_the_activation_of_the_one_before() -> None:
    t = two_heroes()
    t.play(
        activation.perform(t), ["activate:{anton}", "go:h3.2", "stop", "activate:{slava}"], until="hero.move"
    )
    assert t.action.hero == "u1"
    t.play(activation.perform(t), ["stop"])
    assert t.hero("u0").at == "h3.2"


@rule("HE-ACT-03")
def test_one_battle_and_then_no_more() -> None:
    t = conquest(dice=HITS)
    anton = t.add_hero("anton", at="h3.3")
    t.guard("h3.4", "gnomes")
    t.guard("h4.2", "trolls")
    ready(t, anton)
    assert ways(t) == ["h2.3", "h3.2", "h3.4", "h4.3"]
    fight_on(t, ["go:h3.4", *_part(t)])
    assert anton.at == "h3.4"
    assert t.action.fought
    assert t.action.movement == 3
    fight_on(t, ["go:h3.3", "go:h4.3"])
    assert ways(t) == ["h3.3", "h4.4", "h5.3"]


def _part(t: TestConquest) -> list[str]:
    """Gold from the Treasure card on top, whichever that is."""
    card = t.things.in_zone("treasure.deck")[-1]
    return [f"part:t{card};1"]


@rule("HE-ACT-03")
def test_after_the_battle_no_enemy_hero_is_attacked_and_no_guarded_field_declared() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h4.1")
    t.add_hero("vorlag", at="h3.1")
    t.guard("h4.2", "trolls")
    ready(t, anton, fought=True)
    assert ways(t) == ["h5.1"]
    assert "seize:h4.1" not in offered(t)
    t.action.fought = False
    assert ways(t) == ["h3.1", "h4.2", "h5.1"]
    assert "seize:h4.1" in offered(t)


@rule("HE-ACT-03")
def test_a_rout_is_no_battle_and_may_follow_one() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3", army="4/3 0/2", artifacts="slayers_gauntlet")
    t.guard("h3.4", "gnomes")
    ready(t, anton, fought=True)
    assert "h3.4" in ways(t)
    go(t, "go:h3.4", *_part(t))
    assert t.state.battle is None
    assert "h3.4" not in t.state.encounters
    assert t.names("trophies.u0") == []


@rule("HE-ACT-04")
def test_a_hero_without_units_is_not_activated() -> None:
    t = two_heroes()
    t.arm(t.hero("u1"), "0/0 0/0")
    played = t.play(activation.perform(t), ["done"])
    assert played.asked[0].keys == ("activate:u0", "done")


@rule("HE-ACT-05", "HE-ACT-06", "HE-BEND-08")
def test_a_beaten_hero_is_in_the_city_and_has_done() -> None:
    t = conquest(dice=HITS)
    anton = t.add_hero("anton", at="h3.3", army="1/0")
    t.add_hero("slava")
    t.guard("h3.4", "harpies")
    ready(t, anton)
    fight_on(t, ["go:h3.4"], until="activation.hero")
    assert t.army_size(anton) == 0
    assert anton.at == ""
    assert t.action.hero == ""
    played = t.play(activation.perform(t), ["done"])
    assert played.asked[0].keys == ("activate:u1", "done")


@rule("HE-ACT-06")
def test_who_loses_where_he_began_does_not_go_out_again() -> None:
    t = conquest(dice=HITS)
    anton = t.add_hero("anton", at="h1.1", army="1/0")
    slava = t.add_hero("slava")
    t.guard("h1.2", "harpies")
    ready(t, anton)
    t.arm(anton, "2/0")
    fight_on(t, ["seize:h1.1"], until="activation.hero")
    assert anton.at == ""
    assert t.action.hero == ""
    assert slava.id not in t.action.activated
