"""Rally Support: cities and heroes (RALLY, HERO)."""

from __future__ import annotations

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

YONDER = {"YA": "p1 2berserker fort"}


def rally(areas: dict[str, str], **parts: object) -> TestWar:
    kind = {"order": 6, "used": [8], **parts}
    return war({**YONDER, "HA": "p0 2footman fort", **areas}, **kind).go()  # type: ignore[arg-type]


@rule("RW-RALLY-01")
def test_one_benefit_for_each_city_in_an_own_area() -> None:
    t = rally({"5B": "p0 1footman c2", "7B": "p0 1footman c1", "2B": "p1 1berserker c3"})
    areas = {key.partition(":")[2].partition(";")[0] for key in t.offers("benefit")}
    assert areas == {"5B", "7B"}
    t.go("benefit:7B;influence")
    assert {key.partition(":")[2].partition(";")[0] for key in t.offers("benefit")} == {"5B"}


@rule("RW-RALLY-02", "RW-NEUT-14", "RW-NEUT-10")
def test_units_of_a_city_are_allied_and_of_a_kind_of_choice() -> None:
    t = rally({"7B": "p0 1footman c1"}).go("benefit:7B;units")
    assert t.offers() == ["kind:beastman", "kind:razorwing"]
    t.go("kind:beastman", "kind:razorwing")
    assert t.units("7B") == "p0 1footman 1beastman 1razorwing"
    assert t.count(0, "7B") == 3


@rule("RW-RALLY-01", "RW-RALLY-02", "RW-RALLY-04", "RW-RALLY-05", "RW-RALLY-06")
@pytest.mark.parametrize(
    ("city", "units", "tactics", "influence", "quests"),
    [
        ("c1", ("2beastman", "2razorwing"), 1, 3, 1),
        ("c2", ("1hell_hound",), 1, 2, 2),
        ("c3", ("2beastman", "2razorwing"), 2, 1, 1),
        ("c4", ("1dragon", "1giant"), 1, 1, 1),
        ("c5", ("2sorcerer",), 1, 2, 2),
        ("c6", ("1hell_hound",), 2, 1, 2),
        ("c7", ("1sorcerer",), 2, 3, 1),
    ],
)
def test_what_each_city_offers(
    city: str, units: tuple[str, ...], tactics: int, influence: int, quests: int
) -> None:
    areas = {"7B": f"p0 1footman {city}"}
    for squad in units:
        t = rally(areas).go("benefit:7B;units")
        while t.prompt == "wild.kind":
            t.go(f"kind:{squad[1:]}")
        assert t.units("7B") == f"p0 1footman {squad}"
    t = rally(areas).go("benefit:7B;tactics")
    assert t.things.count("tactics.new.0") == tactics
    assert rally(areas).go("benefit:7B;influence").player(0).influence == 3 + influence
    assert rally(areas).go("benefit:7B;quests").things.count("quests.0") == quests


@rule("RW-RALLY-03", "RW-LIMIT-10", "RW-LIMIT-02")
def test_kinds_without_figures_cannot_be_placed() -> None:
    t = rally({"7B": "p0 1footman c2", "5A": "8hell_hound"})
    assert "benefit:7B;units" not in t.offers()


@rule("RW-RALLY-04", "RW-RALLY-05", "RW-RALLY-06", "RW-QUEST-14")
def test_cards_and_influence_of_a_city() -> None:
    t = rally({"7B": "p0 1footman c3"}).go("benefit:7B;tactics")
    assert t.things.count("tactics.new.0") == 2
    t = rally({"7B": "p0 1footman c1"}).go("benefit:7B;influence")
    assert t.player(0).influence == 6
    t = rally({"7B": "p0 1footman c2"}, quests={0: "q1 q2"}).go("benefit:7B;quests")
    assert t.prompt == "discard.quest"
    t.go("pick:{quest.q1}")
    assert t.things.count("quests.0") == 3


@rule("RW-RALLY-07", "RW-HERO-02", "RW-TERM-16")
def test_influence_buys_hero_cards_of_which_one_is_kept() -> None:
    t = rally({"HB": "p0 fort"}, used=[])
    assert t.offers("pay") == ["pay:1", "pay:2", "pay:3"]
    t.go("pay:2")
    assert t.player(0).influence == 1
    card = t.offers()[0]
    t.go(card)
    assert set(t.offers()) == {"at:HA", "at:HB"}
    t.go("at:HB")
    (hero,) = t.heroes(0)
    assert t.hero(hero).at == "HB"
    assert t.things.count("heroes.0") == 1
    assert t.things.count("hero.deck") == 3


@rule("RW-RALLY-07")
def test_hiring_needs_the_bonus_influence_and_a_stronghold() -> None:
    assert rally({}, used=[8]).prompt != "rally.heroes"
    assert rally({}, used=[], influence=(0, 3, 3)).prompt != "rally.heroes"
    t = war({**YONDER, "HA": "p0 2footman"}, order=6).go()
    assert t.prompt != "rally.heroes"


@rule("RW-HERO-03", "RW-HERO-04", "RW-HERO-06", "RW-HERO-07", "RW-POWER-10")
def test_a_fourth_hero_drives_one_away_even_from_the_captain() -> None:
    three = {"h1": (0, "HA"), "h2": (0, "HA"), "h3": (0, "HA")}
    t = rally({}, used=[], heroes=three, rewards={"h1": "r2"}, titles={"captain": (0, 1)})
    t.go("carry_out", "pay:1")
    assert t.prompt == "hero.deserts"
    assert len(t.offers()) == 4
    t.go("pick:hero.h1")
    assert "hero.h1" not in t.state.heroes
    assert len(t.heroes(0)) == 3
    assert t.zone("hero.h1") == "hero.deck"
    assert t.zone("reward.r2") == "reward.discard"
