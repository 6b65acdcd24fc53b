"""Acquire Power and titles (POWER)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def power(**parts: object) -> TestWar:
    t = war(HOME, **{"order": 7, **parts}).go()  # type: ignore[arg-type]
    return t.go("carry_out") if t.prompt == "turn.resolve" else t


@rule("RW-POWER-01", "RW-DIAL-04", "RW-DIAL-05")
def test_influence_for_each_icon_of_all_dials() -> None:
    t = power(dials=(4, 4, 1), used=[8])
    assert t.player(0).influence == 6
    assert t.player(0).dials == [4, 4, 1]
    assert power(dials=(3, 3, 0), used=[8]).player(0).influence == 3


@rule("RW-POWER-02", "RW-POWER-04", "RW-POWER-07")
def test_a_title_costs_more_than_lies_on_it() -> None:
    t = power(dials=(0, 0, 0), titles={"captain": (1, 2), "primarch": (0, 1)})
    assert set(t.offers("claim")) == {
        "claim:title.captain;3",
        "claim:title.commander;1",
        "claim:title.commander;2",
        "claim:title.commander;3",
    }
    assert power(dials=(0, 0, 0), used=[8]).offers("claim") == []


@rule("RW-POWER-03", "RW-POWER-05", "RW-POWER-06")
def test_a_title_changes_hands_with_its_influence() -> None:
    t = power(dials=(0, 0, 0), titles={"captain": (1, 2)}).go("claim:title.captain;3")
    title = t.state.titles["title.captain"]
    assert (title.seat, title.influence) == (0, 3)
    assert (t.player(0).influence, t.player(1).influence) == (0, 3)


@rule("RW-POWER-08", "RW-BID-02")
def test_the_primarch_gains_influence_before_a_council_card() -> None:
    t = war(HOME, season=3, phase="draw", season_cards=["wi1"], titles={"primarch": (0, 1)}).go()
    assert t.prompt == "bid"
    assert t.player(0).influence == 4
    t = war(HOME, season=3, phase="draw", season_cards=["wi3"], titles={"primarch": (0, 1)}).go()
    assert t.player(0).influence == 3


@rule("RW-POWER-12", "RW-REWD-02")
def test_the_captain_turns_in_three_rewards_for_a_rune_once_a_turn() -> None:
    heroes = {"h1": (0, "HA"), "h2": (0, "HB")}
    cards = {"h1": "r2 r3 r4", "h2": "r5 r6 r7"}
    t = war(HOME, order=4, used=[8], heroes=heroes, rewards=cards, titles={"captain": (0, 1)}).go()
    t.go("office:title.captain")
    t.go("pick:{reward.r2}", "pick:{reward.r5}", "pick:{reward.r6}")
    assert t.things.count("reward.discard") == 3
    assert t.told("rune.received")
    while t.prompt == "rune.lay":
        t.go(t.offers()[0])
    assert "office:title.captain" not in t.offers()


@rule("RW-POWER-10", "RW-HERO-05")
def test_heroes_of_the_captain_do_not_desert() -> None:
    heroes = {"h5": (0, "HA")}
    t = war(HOME, season=1, phase="draw", season_cards=["su2"], heroes=heroes, influence=(0, 3, 3)).go()
    assert "hero.h5" not in t.state.heroes
    t = war(
        HOME,
        season=1,
        phase="draw",
        season_cards=["su2"],
        heroes=heroes,
        influence=(0, 3, 3),
        titles={"captain": (0, 1)},
    ).go()
    assert "hero.h5" in t.state.heroes
    matching = war(HOME, season=1, phase="draw", season_cards=["su2"], heroes={"h1": (0, "HA")}).go()
    assert "hero.h1" in matching.state.heroes
