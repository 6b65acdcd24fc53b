"""The Virtual Player (MKS-VP)."""

from __future__ import annotations

from hexameron.games.mageknight.rules import offers
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, Virtual
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import NOTHING, Rules
from hexameron.kernel.ids import thing_id
from hexameron.kernel.things import EVERYBODY

DECK, PILE = "virtual.deck", "virtual.discard"


def take(q: Quest) -> Rules[None]:
    """Three cards, and as many more as it has crystals of the last one's colour (MKS-VP-12..18)."""
    virtual = q.state.virtual
    assert virtual is not None
    if not q.things.count(DECK):
        if q.state.announced == NOBODY and not q.state.finale:
            _announce(q)
        return NOTHING
    if q.real:
        return _enter(q, virtual)
    _turn_over(q, 3)
    _turn_over(q, _more(q, virtual))
    return NOTHING


def _announce(q: Quest) -> None:
    from hexameron.games.mageknight.rules import turn

    turn.announce(q, VIRTUAL)


def _more(q: Quest, virtual: Virtual) -> int:
    """How many cards follow the last one."""
    return virtual.crystals[q.deed(q.things.in_zone(PILE)[-1]).colour]


def _turn_over(q: Quest, n: int) -> None:
    """Reveals up to so many cards."""
    n = min(n, q.things.count(DECK))
    if n:
        q.things.deal(DECK, PILE, n, EVERYBODY)
        if q.recording:
            for card in q.things.in_zone(PILE)[-n:]:
                _tell(q, card)


def _tell(q: Quest, card: int) -> None:
    q.tell("virtual.reveals", card=thing_id(card), rules=("MKS-VP-13",))


def _enter(q: Quest, virtual: Virtual) -> Rules[None]:
    """At a real table the players tell which cards come."""
    yield from _enter_cards(q, 3)
    yield from _enter_cards(q, _more(q, virtual))


def _enter_cards(q: Quest, n: int) -> Rules[None]:
    for _ in range(min(n, q.things.count(DECK))):
        _tell(q, (yield from q.draw(0, DECK, PILE, sees=EVERYBODY)))


def new_round(q: Quest) -> Rules[None]:
    """It gains the lowest Advanced Action and a crystal of the lowest Spell's colour (MKS-VP-19..22)."""
    virtual = q.state.virtual
    if virtual is None:
        return
    yield from offers.need(q)
    if q.things.count("advanced.offer"):
        gained = offers.lowest(q, "advanced.offer")
        q.things.move(gained, "virtual.discard")
        q.tell("virtual.gains", card=thing_id(gained), rules=("MKS-VP-19",))
    if q.things.count("spell.offer"):
        colour = q.deed(offers.lowest(q, "spell.offer")).colour
        virtual.crystals[colour] += 1
        q.tell("virtual.crystal", colour=f"m{colour}", rules=("MKS-VP-21",))
    q.things.move_all("virtual.discard", "virtual.deck")
    q.shuffle("virtual.deck")
