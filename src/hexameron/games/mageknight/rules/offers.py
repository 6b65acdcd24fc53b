"""The offers of units, Spells and Advanced Actions (MK-ROUND-04..11, MK-EFF-14, MK-EFF-15)."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import NOTHING, Rules
from hexameron.kernel.ids import thing_id
from hexameron.kernel.things import EVERYBODY

SIZE = 3
DECKS = {"spell.offer": "spell.deck", "advanced.offer": "advanced.deck"}


def refill(q: Quest, offer: str) -> Rules[None]:
    """Cards slide down and new ones come on top; the unit offer waits for the round (MK-EFF-14)."""
    deck = DECKS.get(offer)
    if deck is None:
        return NOTHING
    return q.draw_many(0, deck, offer, SIZE - q.things.count(offer), sees=EVERYBODY)


def lowest(q: Quest, offer: str) -> int:
    """The oldest card of an offer, which lies lowest (MK-SETUP-09)."""
    return q.things.in_zone(offer)[0]


def need(q: Quest) -> Rules[None]:
    """Lays out the offers that waited until they were needed (MKS-FREC-12)."""
    for offer in DECKS:
        yield from refill(q, offer)


def renew(q: Quest, offer: str) -> Rules[None]:
    """At the round's end the lowest card goes under its deck, a new one comes (MK-ROUND-10, MK-ROUND-11).

    What was not laid out yet goes on waiting (MKS-FREC-12).
    """
    if not q.things.count(offer) and scenario.offers_wait(q):
        return NOTHING
    taken = offer == "advanced.offer" and q.state.virtual is not None
    if q.things.count(offer) and not taken:
        left = lowest(q, offer)
        q.things.move(left, DECKS[offer], to="bottom")
        q.tell("offer.leaves", cards=(thing_id(left),), rules=("MK-ROUND-10",))
    return refill(q, offer)


def clear_units(q: Quest) -> None:
    """Units left in the offer go under their own decks, Advanced Actions under theirs (MK-ROUND-04, -05)."""
    left = list(q.things.in_zone("unit.offer"))
    if left and q.recording:
        q.tell("offer.leaves", cards=tuple(thing_id(card) for card in left), rules=("MK-ROUND-04",))
    for card in left:
        face = q.things.face[card]
        if face < catalogue.UNIT_FACE:
            q.things.move(card, "advanced.deck", to="bottom")
        else:
            deck = "unit.elite" if catalogue.unit(face).elite else "unit.regular"
            q.things.move(card, deck, to="bottom")


def deal_units(q: Quest) -> Rules[None]:
    """Players + 2 units, once a core tile is seen by turns Elite and Regular (MK-ROUND-06..09).

    The Virtual Player is not counted (MKS-VP-07).
    """
    elites = elite = scenario.elite_units(q)
    for _ in range(len(q.state.players) + scenario.more_units(q)):
        for deck in ("unit.elite", "unit.regular") if elite else ("unit.regular", "unit.elite"):
            if q.things.count(deck) and (deck == "unit.regular" or elites):
                yield from q.draw_many(0, deck, "unit.offer", 1, sees=EVERYBODY)
                break
        elite = elites and not elite
    for cell, site in q.board.site.items():
        if site == "monastery" and q.site(cell) == "monastery" and _spare_action(q):
            yield from q.draw(0, "advanced.deck", "unit.offer", sees=EVERYBODY)


def _spare_action(q: Quest) -> bool:
    """Whether an Advanced Action is left for a Monastery; when they run short the offer comes first."""
    left = q.things.count("advanced.deck")
    if scenario.agreed(q, "action_upgrades") or scenario.agreed(q, "starting_draft"):
        return left > SIZE - q.things.count("advanced.offer")
    return left > 0
