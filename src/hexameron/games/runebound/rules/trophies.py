"""Trophies: received and gained, and what cards do with each of them (TROPHY)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.content.terms import DECKS, Deck
from hexameron.games.runebound.options import OfDeck
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import bit


def receive(t: Saga, seat: Seat, card: int) -> Rules[None]:
    """This very card becomes a trophy; it counts as gained (RB-TROPHY-02, RB-TROPHY-03)."""
    deck = t.adventure(card).deck
    t.things.move(card, f"trophy.{seat}.{deck}")
    t.tell("trophy.received", seat=player_id(seat), card=thing_id(card), rules=("RB-TROPHY-02",))
    yield from t.trophy_gained(seat)


def gain(t: Saga, seat: Seat, deck: Deck) -> Rules[None]:
    """The top card of a deck, unresolved; else of its discard pile; else nothing (RB-TROPHY-04..07)."""
    zone = f"trophy.{seat}.{deck}"
    if t.things.order[f"{deck}.deck"]:
        card = yield from t.draw(seat, f"{deck}.deck", zone)
        t.tell(
            "trophy.gained",
            seat=player_id(seat),
            deck=f"deck.{deck}",
            card=thing_id(card),
            rules=("RB-TROPHY-04",),
        )
    elif t.things.order[f"{deck}.discard"]:
        card = t.things.order[f"{deck}.discard"][-1]
        t.things.move(card, zone)
        t.things.show(card, bit(seat))
        t.tell("trophy.received", seat=player_id(seat), card=thing_id(card), rules=("RB-TROPHY-06",))
    else:
        return
    yield from t.trophy_gained(seat)


def gain_any(t: Saga, seat: Seat, deck: Deck | str) -> Rules[None]:
    """A trophy of a deck, of one's choice where none is named (RB-TROPHY-05)."""
    there: Sequence[Deck] = [one for one in DECKS if one == deck]
    if not there:
        there = [one for one in DECKS if t.things.order[f"{one}.deck"] or t.things.order[f"{one}.discard"]]
        if not there:
            return
        got = yield from t.ask(seat, "trophy.deck", lambda: [OfDeck(one) for one in there])
        there = [one for one in DECKS if one == got.deck]
    yield from gain(t, seat, there[0])


def spend(t: Saga, seat: Seat, card: int) -> None:
    """A trophy goes to the discard pile of its own deck (RB-TROPHY-11)."""
    t.discard_adventure(card)
    t.tell("trophy.spent", seat=player_id(seat), card=thing_id(card), rules=("RB-TROPHY-11",))


def spend_one(t: Saga, seat: Seat, deck: str) -> Rules[None]:
    """Spends a trophy, of any type where none is stated (RB-TROPHY-12)."""
    there = [thing_id(card) for card in t.trophies(seat) if deck in ("", t.deck_of(card))]
    (one,) = yield from t.pick(seat, "trophy.spend", lambda: there, 1, 1)
    spend(t, seat, handle_of(one))
