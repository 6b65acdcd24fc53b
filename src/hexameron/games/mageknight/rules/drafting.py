"""Deck variants: the Starting Draft and Action Upgrades (MKS-DECK)."""

from __future__ import annotations

from functools import partial

from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Pick, Rules
from hexameron.kernel.things import bit, thing_id

DEALT = 4
KEPT = 3


def draft(q: Quest) -> Rules[None]:
    """Everybody gets 4 Advanced Actions, keeps one, passes the rest, until each has 3 (MKS-DECK-16..20)."""
    seats = range(len(q.state.players))
    for seat in seats:
        for _ in range(DEALT):
            if q.things.count("advanced.deck"):
                yield from q.draw(seat, "advanced.deck", f"drafting.{seat}")
    for _ in range(KEPT):
        kept = yield from q.ask_all("draft.keep", {seat: partial(_held, q, seat) for seat in seats})
        for seat in seats:
            q.things.move(int(kept[seat].id[1:]), f"draft.{seat}")
        _pass_on(q)
    for seat in seats:
        for card in list(q.things.in_zone(f"drafting.{seat}")):
            q.things.move(card, "advanced.deck")
    q.shuffle("advanced.deck")


def _held(q: Quest, seat: int) -> list[Pick]:
    return [Pick(thing_id(card)) for card in q.things.in_zone(f"drafting.{seat}")]


def _pass_on(q: Quest) -> None:
    """The rest goes to the next player."""
    seats = range(len(q.state.players))
    hands = [list(q.things.in_zone(f"drafting.{seat}")) for seat in seats]
    for seat in seats:
        left = (seat + 1) % len(hands)
        for card in hands[seat]:
            q.things.move(card, f"drafting.{left}")
            q.things.show(card, bit(left))


def add_drafted(q: Quest) -> Rules[None]:
    """After each Day a drafted card goes into the deck (MKS-DECK-21)."""
    chosen = yield from q.ask_all(
        "draft.use",
        {
            seat: partial(_drafted, q, seat)
            for seat in range(len(q.state.players))
            if q.things.count(f"draft.{seat}") and not q.player(seat).out
        },
    )
    for seat, got in chosen.items():
        q.things.move(int(got.id[1:]), f"discard.{seat}")


def _drafted(q: Quest, seat: int) -> list[Pick]:
    return [Pick(thing_id(card)) for card in q.things.in_zone(f"draft.{seat}")]
