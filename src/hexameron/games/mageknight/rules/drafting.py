"""Deck variants: the Starting Draft and Action Upgrades (MKS-DECK)."""

from __future__ import annotations

from functools import partial

from hexameron.games.mageknight.options import Buy
from hexameron.games.mageknight.rules import effects, scoring
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY, bit

DEALT = 4
KEPT = 3


def draft(q: Quest) -> Rules[None]:
    """Everybody gets 4 Advanced Actions, keeps one, passes the rest, until each has 3 (MKS-DECK-16..20)."""
    seats = range(len(q.state.players))
    for seat in seats:
        for _ in range(DEALT):
            if q.things.count("advanced.deck"):
                yield from q.draw(seat, "advanced.deck", f"drafting.{seat}")
    for pick in range(KEPT):
        kept = yield from q.ask_all("draft.keep", {seat: partial(_held, q, seat) for seat in seats})
        for seat in seats:
            q.things.move(handle_of(kept[seat].id), f"draft.{seat}")
        if pick < KEPT - 1:  # what is left at last goes back unseen
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
        q.things.move(handle_of(got.id), f"discard.{seat}")


def _drafted(q: Quest, seat: int) -> list[Pick]:
    return [Pick(thing_id(card)) for card in q.things.in_zone(f"draft.{seat}")]


# ---------------------------------------------------------------------- Action Upgrades


def strength(q: Quest, me: Seat) -> int:
    """How strong a deck is, and how far the hero is above the weakest (MKS-DECK-05, MKS-DECK-06)."""
    lowest = min(player.level for player in q.state.players if not player.out)
    kinds = [q.deed(card).kind for card in scoring.owned(q, me)]
    cards = 2 * (kinds.count("artifact") + kinds.count("spell")) + kinds.count("advanced")
    crystals = sum(q.player(me).crystals) // 2
    return cards + crystals + scoring.leader(q, me) + 3 * (q.player(me).level - lowest)


def upgrade(q: Quest) -> Rules[None]:
    """The weakest first, everybody may exchange a card for a revealed one (MKS-DECK-04..15)."""
    state = q.state
    seats = [seat for seat, player in enumerate(state.players) if not player.out]
    for _ in range(len(seats) + 1):
        if q.things.count("advanced.deck"):
            yield from q.draw(0, "advanced.deck", "upgrades", sees=EVERYBODY)
    later = {seat: -place for place, seat in enumerate(state.order)}
    strengths = {seat: strength(q, seat) for seat in seats}
    for seat in seats:
        q.tell("deck.strength", seat=player_id(seat), n=strengths[seat], rules=("MKS-DECK-07",))
        for card in q.things.in_zone(f"deck.{seat}"):
            q.things.show(card, bit(seat))
    for seat in sorted(seats, key=lambda one: (strengths[one], q.player(one).fame, later[one])):
        yield from _exchange(q, seat)
    for card in list(q.things.in_zone("upgrades")):
        q.things.move(card, "advanced.deck", to="bottom")


def _exchange(q: Quest, me: Seat) -> Rules[None]:
    """A new card for an own Action of its colour or with one of its icons (MKS-DECK-10..12)."""

    def new() -> list[Option]:
        there = [card for card in q.things.in_zone("upgrades") if _replaceable(q, me, card)]
        return [*(Buy(thing_id(card)) for card in there), Done()]

    got = yield from q.ask(me, "upgrade.take", new)
    if not isinstance(got, Buy):
        return
    card = handle_of(got.card)
    thrown = yield from q.ask(
        me, "upgrade.throw", lambda: [Pick(thing_id(one)) for one in _replaceable(q, me, card)]
    )
    q.throw_away(handle_of(thrown.id))
    q.tell("card.thrown", seat=player_id(me), card=thrown.id, rules=("MKS-DECK-11",))
    q.gain_deed(me, card, "discard")


def _replaceable(q: Quest, me: Seat, card: int) -> list[int]:
    """The own Actions that a new card may replace, one of each."""
    new = q.deed(card)
    zones = ("deck", "hand", "discard")
    own = [one for zone in zones for one in q.things.in_zone(f"{zone}.{me}")]
    fitting = [
        one
        for one in own
        if q.deed(one).kind in {"basic", "advanced"}
        and (q.deed(one).colour == new.colour or any(icon in new.icons for icon in q.deed(one).icons))
    ]
    return effects.one_of_each(q, fitting)
