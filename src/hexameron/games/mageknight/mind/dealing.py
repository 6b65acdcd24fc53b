"""What to get from the locals for the Influence one can raise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.mind import gains, means, time_left, values
from hexameron.games.mageknight.mind.means import Purse, Source
from hexameron.games.mageknight.rules import command, interaction, sites
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat

HEALED = 1.4
"""What it is worth to be rid of a Wound, in Fame."""
LAST = 0.2
"""What something that serves for a round or less is worth of its full value."""


class Good(NamedTuple):
    """Something on offer: price in Influence, worth in Fame, the card (-1: no card), the mana besides."""

    price: int
    worth: float
    card: int = -1
    colour: int = -1

    def reserve(self, pays: Purse) -> Purse:
        """The mana that is left for raising Influence."""
        left = pays.copy()
        if self.colour >= 0:
            left.pay(gains.Way(cost=(self.colour,)))
        return left


def goods(q: Quest, me: Seat, cell: str) -> list[Good]:
    """What the locals of a space offer."""
    site = q.site(cell)
    towns: tuple[str, ...] = ()
    if site == "city":
        colour = sites.city_at(q, cell)
        towns = (colour, q.state.cities[colour].twin)
    found = _units(q, me, site, towns)
    left = min(1.0, LAST + time_left.rounds_left(q))
    if site in interaction.HEALING:
        found += [Good(interaction.HEALING[site], HEALED)] * len(q.wounds_in_hand(me))
    if site == "mage_tower" or "blue" in towns:
        for card in q.things.in_zone("spell.offer"):
            found.append(
                Good(interaction.SPELL, left * values.owning(q.things.face[card]), card, q.deed(card).colour)
            )
    if "green" in towns:
        for card in q.things.in_zone("advanced.offer"):
            found.append(Good(interaction.LEARNING, left * values.owning(q.things.face[card]), card))
    if "red" in towns:
        found.append(Good(interaction.ARTIFACT, left * values.KINDS["artifact"] + 1.0))
    return found


def _units(q: Quest, me: Seat, site: str, towns: tuple[str, ...]) -> list[Good]:
    """Units, and what a Monastery teaches."""
    found = []
    left = min(1.0, LAST + time_left.rounds_left(q))
    loss = _weakest(q, me)
    for card in q.things.in_zone("unit.offer"):
        face = q.things.face[card]
        if face < catalogue.UNIT_FACE:
            if site == "monastery":
                found.append(Good(interaction.LEARNING, left * values.owning(face), card))
            continue
        unit = catalogue.unit(face)
        letters = interaction.LETTERS[site]
        if "white" in towns or any(letter in unit.sites for letter in letters):
            found.append(Good(interaction.unit_cost(q, me, card), left * (values.serving(face) - loss), card))
    return found


def _weakest(q: Quest, me: Seat) -> float:
    """What must be given up for a new unit."""
    if command.free(q, me):
        return 0.0
    worths = [_troop(q, troop.card, troop.wounds) for troop in q.player(me).troops]
    return min(worths, default=99.0)


def _troop(q: Quest, card: int, wounds: int) -> float:
    return values.serving(q.things.face[card]) * (0.5 if wounds else 1.0)


def influence_at(q: Quest, me: Seat, cell: str) -> int:
    """The Influence with which a talk at a space begins."""
    base = tracks.reputation_modifier(q.player(me).reputation)
    if q.site(cell) == "city":
        base += q.state.cities[sites.city_at(q, cell)].shields.count(me)
    return base


def best(
    q: Quest, offered: Sequence[Good], influence: int, there: Sequence[Source], pays: Purse
) -> Good | None:
    """The best of what can be paid for, counting what the payment costs."""
    chosen, most = None, 0.3
    limit = influence + means.most(there, means.INFLUENCE, pays)
    for good in offered:
        if good.price > limit:
            continue
        if good.colour >= 0 and not pays.covers(gains.Way(cost=(good.colour,))):
            continue
        used = means.gather(there, good.price - influence, means.INFLUENCE, good.reserve(pays))
        if used is None:
            continue
        worth = good.worth - sum([use.source.price for use in used])
        if worth > most:
            chosen, most = good._replace(worth=worth), worth
    return chosen


def prospects(q: Quest, me: Seat, cell: str, there: Sequence[Source], pays: Purse) -> float:
    """What a talk at a space is worth."""
    good = best(q, goods(q, me, cell), influence_at(q, me, cell), there, pays)
    return good.worth if good is not None else 0.0
