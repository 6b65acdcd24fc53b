"""The Virtual Player (MKS-VP)."""

from __future__ import annotations

from hexameron.games.mageknight.rules import offers
from hexameron.games.mageknight.state import NOBODY, VIRTUAL
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules
from hexameron.kernel.things import EVERYBODY, thing_id


def take(q: Quest) -> Rules[None]:
    """Three cards, and as many more as it has crystals of the last one's colour (MKS-VP-12..18)."""
    virtual = q.state.virtual
    assert virtual is not None
    if not q.things.count("virtual.deck"):
        if q.state.announced == NOBODY and not q.state.finale:
            _announce(q)
        return
    last = yield from _reveal(q, 3)
    more = virtual.crystals[q.deed(last).colour]
    if more:
        yield from _reveal(q, more)


def _announce(q: Quest) -> None:
    from hexameron.games.mageknight.rules import turn

    turn.announce(q, VIRTUAL)


def _reveal(q: Quest, n: int) -> Rules[int]:
    """Reveals up to so many cards; gives the last one."""
    deck, pile = "virtual.deck", "virtual.discard"
    card = NOBODY
    for _ in range(min(n, q.things.count(deck))):
        if q.real:
            card = yield from q.draw(0, deck, pile, sees=EVERYBODY)
        else:
            card = q.deal(deck, pile, EVERYBODY)
        if q.recording:
            q.tell("virtual.reveals", card=thing_id(card), rules=("MKS-VP-13",))
    return card


def new_round(q: Quest) -> Rules[None]:
    """It gains the lowest Advanced Action and a crystal of the lowest Spell's colour (MKS-VP-19..22)."""
    virtual = q.state.virtual
    if virtual is None:
        return
    yield from offers.need(q)
    if q.things.count("advanced.offer"):
        q.things.move(offers.lowest(q, "advanced.offer"), "virtual.discard")
    if q.things.count("spell.offer"):
        colour = q.deed(offers.lowest(q, "spell.offer")).colour
        virtual.crystals[colour] += 1
        q.tell("virtual.crystal", colour=f"m{colour}", rules=("MKS-VP-21",))
    q.things.move_all("virtual.discard", "virtual.deck")
    q.shuffle("virtual.deck")
