"""Objectives (OBJ)."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.rules.objectives import is_fulfilled
from tests.games.runewars.positions import TestWar, war
from tests.rules import rule


def with_objective(name: str, areas: dict[str, str] | None = None, **parts: object) -> TestWar:
    home = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
    kind = {"order": 4, "used": [8], **parts}
    return war({**home, **(areas or {})}, objective={0: name}, **kind)  # type: ignore[arg-type]


@rule("RW-OBJ-01", "RW-OBJ-02", "RW-OBJ-03", "RW-OBJ-05")
def test_a_fulfilled_objective_is_discarded_for_a_dragon_rune_and_not_replaced() -> None:
    t = with_objective("og4", influence=(9, 3, 3)).go()
    assert not t.things.known(t.card("objective.og4"), 1)
    t.go("fulfil")
    assert t.player(0).influence == 1
    assert t.told("rune.received")
    while t.prompt == "rune.lay":
        t.go(t.offers()[0])
    assert t.things.count("objective.0") == 0
    assert "fulfil" not in t.offers()
    assert "fulfil" not in with_objective("og4", influence=(7, 3, 3)).go().offers()


@rule("RW-OBJ-01")
@pytest.mark.parametrize(
    ("name", "areas", "holds"),
    [
        ("og1", {}, True),
        ("og1", {"7A": "1beastman"}, False),
        ("og1", {"7A": "p1 1berserker 1beastman"}, True),
        ("og2", {}, False),
        ("og2", {"7A": "p0 1footman 1giant"}, True),
        ("og2", {"7A": "p0 1footman 1giant", "5A": "1giant"}, False),
        ("og3", {}, False),
        ("og3", {"7A": "p0 1footman 1dragon"}, True),
        ("og3", {"7A": "p0 1footman 1dragon", "5A": "1dragon~"}, False),
        ("oe4", dict.fromkeys(("1A", "1B", "1C", "7A", "7B", "7C"), "p0 1footman"), True),
        ("oe4", dict.fromkeys(("1A", "1B", "1C", "7A", "7B"), "p0 1footman"), False),
        ("og5", {"7B": "p0 1footman c1", "5B": "p0 1footman c2"}, True),
        ("og5", {"7B": "p0 1footman c1"}, False),
        ("og7", {"HB": "p0 fort", "HC": "p0 fort", "1B": "p0 fort"}, True),
        ("og7", {"HB": "p0 fort", "HC": "p0 fort", "1B": "p0 cracked"}, False),
        ("oe3", {"YB": "p0 1footman"}, True),
        ("oe3", {}, False),
        ("oe7", {"7A": "p0 1footman 6beastman"}, True),
        ("oe7", {"7A": "p0 1footman 5beastman"}, False),
        ("oe8", {"5C": "p1 8berserker~"}, True),
        ("oe8", {"5C": "p1 7berserker~"}, False),
    ],
)
def test_what_objectives_demand(name: str, areas: dict[str, str], holds: bool) -> None:
    t = with_objective(name, areas)
    assert is_fulfilled(t, 0) is holds


@rule("RW-OBJ-02")
def test_an_impossible_objective_may_be_exchanged() -> None:
    t = with_objective("og2").go()
    t.go("exchange")
    assert t.names("objective.discard") == ["objective.og2"]
    assert t.things.count("objective.0") == 1
    assert t.rules_of("objective.new") == ("RW-OBJ-02",)


@rule("RW-OBJ-01", "RW-OBJ-04")
@pytest.mark.parametrize(("dials", "holds"), [((5, 5, 5), True), ((8, 6, 0), False)])
def test_a_golden_age_is_fifteen_on_the_dials(dials: tuple[int, int, int], holds: bool) -> None:
    assert is_fulfilled(with_objective("og8", dials=dials), 0) is holds


@rule("RW-OBJ-01")
def test_a_company_is_three_heroes_with_three_rewards() -> None:
    heroes = {"h1": (0, "HA"), "h2": (0, "5A"), "h3": (0, "HB")}
    rewards = {"h1": "r1 r3", "h2": "r4"}
    assert is_fulfilled(with_objective("og6", heroes=heroes, rewards=rewards), 0)
    assert not is_fulfilled(with_objective("og6", heroes=heroes, rewards={"h1": "r1 r3"}), 0)
    two = {id_: heroes[id_] for id_ in ("h1", "h2")}
    assert not is_fulfilled(with_objective("og6", heroes=two, rewards=rewards), 0)


@rule("RW-OBJ-01", "RW-OBJ-03")
def test_a_breaker_of_walls_has_won_against_a_stronghold_in_this_turn() -> None:
    areas = {"5C": "p0 6footman", "YC": "p1 fort", "HA": "p0 1footman fort"}
    for walls, holds in (("p1 fort", True), ("p1 1berserker~", False)):
        t = war({**areas, "YC": walls}, order=3, used=[8], objective={0: "oe5"}, fate="1 2 11 12 3 4")
        t.go("activate:YC", "some:5C.footman;6")
        while t.state.battle is not None:
            t.go("pass" if "pass" in t.offers() else "no")
        assert is_fulfilled(t, 0) is holds
        assert ("fulfil" in t.offers()) is holds


@rule("RW-OBJ-01")
def test_a_hunter_has_beaten_two_heroes() -> None:
    t = with_objective("oe6")
    for slain, holds in ((1, False), (2, True)):
        t.player(0).slain = slain
        assert is_fulfilled(t, 0) is holds
