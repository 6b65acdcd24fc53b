"""Objectives: what must be true, and what comes of it (OBJ)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.effects import AllAllied, AtLeast, Fact
from hexameron.games.runewars.content.objectives import OBJECTIVE, OBJECTIVES
from hexameron.games.runewars.content.records import Objective
from hexameron.games.runewars.content.tiles import HOME_OF
from hexameron.games.runewars.rules import runes
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import has_routed
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id


def of(t: War, seat: Seat) -> Objective | None:
    """The Objective that a player still has (RW-OBJ-02)."""
    there = t.things.order.get(f"objective.{seat}")
    return catalogue.objective(t.things.face[there[-1]]) if there else None


def _rewards(t: War, seat: Seat) -> int:
    return sum(t.things.count(f"rewards.{id_}") for id_ in t.heroes(seat))


def _whole_forts(t: War, seat: Seat) -> int:
    return sum(not t.place(code).cracked for code in t.forts(seat))


def _foreign_homes(t: War, seat: Seat) -> int:
    mine = t.player(seat).faction
    return sum(HOME_OF.get(code, mine) != mine for code in t.controlled(seat))


def _allied(t: War, seat: Seat) -> int:
    return sum(squad.up + squad.down for code in t.controlled(seat) for squad in t.place(code).wild.values())


def _foes_routed(t: War, seat: Seat) -> int:
    return sum(
        squad.down
        for code, place in t.state.places.items()
        if has_routed(place)
        for other in t.seats()
        if other != seat
        for squad in t.squads(other, code).values()
    )


def _this_turn(t: War, seat: Seat) -> bool:
    order = t.state.order
    return order is not None and order.seat == seat


MEASURES: Final[dict[str, Callable[[War, Seat], int]]] = {
    "influence": lambda t, seat: t.player(seat).influence,
    "cities": lambda t, seat: len(t.cities(seat)),
    "heroes": lambda t, seat: len(t.heroes(seat)),
    "rewards": _rewards,
    "whole_forts": _whole_forts,
    "dials": lambda t, seat: sum(t.player(seat).dials),
    "areas": lambda t, seat: len(t.controlled(seat)),
    "foreign_homes": _foreign_homes,
    "allied": _allied,
    "foes_routed": _foes_routed,
    "heroes_slain": lambda t, seat: t.player(seat).slain,
    "killed_in_battle": lambda t, seat: t.order.felled if _this_turn(t, seat) else 0,
    "stormed": lambda t, seat: int(_this_turn(t, seat) and t.order.won == "walls"),
    "attackers_repelled": lambda t, seat: 0,
}
"""What is counted; attackers repelled are counted in the battle itself."""


FIGURES: Final = {
    card.id: [fact for fact in card.facts if isinstance(fact, AllAllied) and fact.least]
    for card in OBJECTIVES
}
"""What cards demand of figures that must be on the board."""


def count(t: War, seat: Seat, fact: AtLeast) -> tuple[int, int]:
    """How far a player is, and how far it is to be."""
    needed = fact.with_two if fact.with_two and len(t.state.players) == 2 else fact.n
    return MEASURES[fact.measure](t, seat), needed


def holds(t: War, seat: Seat, fact: Fact) -> bool:
    """Whether something is true on the board."""
    if isinstance(fact, AtLeast):
        have, needed = count(t, seat, fact)
        return have >= needed
    assert isinstance(fact, AllAllied)
    there = wild_on_board(t, fact)
    return len(there) >= fact.least and all(
        holder == seat if fact.you else holder != NOBODY for holder in there
    )


def wild_on_board(t: War, fact: AllAllied) -> list[Seat]:
    """For every neutral unit of the kinds on the board, whose ally it is."""
    found: list[Seat] = []
    for code, place in t.state.places.items():
        for kind, squad in place.wild.items():
            if kind in fact.kinds:
                found += [t.control(code)] * (squad.up + squad.down)
    return found


def is_fulfilled(t: War, seat: Seat) -> bool:
    """All that the card demands is true, and it can be paid (RW-OBJ-01, RW-OBJ-03)."""
    card = of(t, seat)
    if card is None or t.player(seat).influence < card.pays:
        return False
    return False not in [holds(t, seat, fact) for fact in card.facts]


def is_impossible(t: War, seat: Seat) -> bool:
    """The figures that the card names are not on the board."""
    card = of(t, seat)
    return card is not None and any(fact.least > len(wild_on_board(t, fact)) for fact in FIGURES[card.id])


def fulfil(t: War, seat: Seat) -> Rules[None]:
    """The card is discarded for a dragon rune and not replaced (RW-OBJ-03, RW-OBJ-05)."""
    card = t.things.in_zone(f"objective.{seat}")[-1]
    t.lose_influence(seat, OBJECTIVE[t.id_of(card)].pays, rules=("RW-OBJ-01",))
    t.discard(card, "objective.discard")
    t.tell(
        "objective.fulfilled",
        seat=player_id(seat),
        card=thing_id(card),
        rules=("RW-OBJ-03", "RW-OBJ-05"),
    )
    yield from runes.receive(t, seat)


def exchange(t: War, seat: Seat) -> Rules[None]:
    """Another Objective of the same alignment."""
    pile = f"objective.{t.faction(seat).alignment}"
    if not t.things.count(pile):
        return
    old = t.things.in_zone(f"objective.{seat}")[-1]
    t.discard(old, "objective.discard")
    yield from t.draw(seat, pile, f"objective.{seat}")
    t.tell("objective.new", seat=player_id(seat), card=thing_id(old), rules=("RW-OBJ-02",))
