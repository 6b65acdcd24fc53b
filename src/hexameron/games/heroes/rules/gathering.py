"""Gathering: resources and gold from fields, buildings, heroes and artifacts (GATH)."""

from __future__ import annotations

from hexameron.games.heroes.rules import triggered
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Rules, Seat

DONE = Done()


def income(t: Conquest, seat: Seat) -> tuple[int, int]:
    """The gold and resources of the fields that a player controls (HE-GATH-01..05)."""
    gold = resources = 0
    for field, owner in t.state.owners.items():
        if owner == seat:
            site = t.board.site[field]
            gold += site.gold
            resources += site.resources
    return gold, resources


def perform(t: Conquest) -> Rules[None]:
    """Takes what the fields yield, then what everything else adds (HE-GATH-01, HE-GATH-06).

    Whoever has a Marketplace may trade then, as in every action (HE-TRADE-01).
    """
    seat = t.state.active
    gold, resources = income(t, seat)
    if gold or resources:
        t.take(seat, gold=gold, resources=resources, rules=("HE-GATH-01",))
    yield from triggered.come(t, "gathering", seat)
    yield from t.ask(seat, "gathering.trade", lambda: [DONE], free=True)
