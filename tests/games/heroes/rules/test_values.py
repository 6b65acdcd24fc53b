"""The numbers of heroes and players: none falls below its least, whatever the cards in force take away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexameron.games.heroes.content.effects import Change, Stat, Target, always
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.rules.abilities import Abilities, Held
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from tests.games.heroes.positions import conquest


def changing(stat: Stat, n: int, of: Target = "hero") -> Abilities:
    """What a card would amount to that always changes a number; the box takes away less."""
    return Abilities([Held("card", ((always(Change(stat, n, of)),),))])


@pytest.mark.parametrize(
    ("stat", "number", "least"),
    [
        ("strength", values.strength, 1),
        ("initiative", values.initiative, 1),
        ("movement", values.movement, 0),
        ("zone", values.zone, 0),
        ("flight_loss", values.flight_loss, 0),
        ("advance_cost", values.advance_cost, 0),
    ],
)
def test_a_number_of_a_hero_falls_to_its_least_and_no_further(
    stat: Stat, number: Callable[[Conquest, Hero], int], least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = conquest()
    anton = t.add_hero("anton")
    printed = number(t, anton)
    for change in range(2, -printed - 3, -1):
        monkeypatch.setattr(t, "abilities", lambda hero, n=change: changing(stat, n))
        assert number(t, anton) == max(printed + change, least)


@pytest.mark.parametrize("price", [1, 2, 5])
def test_what_is_built_costs_something(price: int, monkeypatch: pytest.MonkeyPatch) -> None:
    t = conquest()
    for change in range(1, -price - 2, -1):
        estate = changing("build_cost", change, "player")
        monkeypatch.setattr(t, "estate", lambda seat, estate=estate: estate)
        assert values.build_cost(t, 0, price) == max(price + change, 1)
