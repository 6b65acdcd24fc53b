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
