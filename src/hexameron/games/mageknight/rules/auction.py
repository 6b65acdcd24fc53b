"""Who gets which hero: by picking, or by an auction for Fame (MK-GAME-03, MKS-AUC)."""

from __future__ import annotations

from functools import partial

from hexameron.games.mageknight.content.heroes import HEROES
from hexameron.games.mageknight.options import Bid, Choose, Match
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Pass, Rules, Seat
from hexameron.kernel.ids import player_id

MOST = 20
"""Nobody sacrifices more Fame than this."""


def free_heroes(q: Quest) -> list[Choose]:
    """The heroes nobody has."""
    taken = [other.hero for other in q.state.players]
    more = scenario.agreed(q, "expansion")
    return [Choose(hero.id) for hero in HEROES if hero.id not in taken and (more or not hero.expansion)]


def take_hero(q: Quest, me: Seat, hero: str) -> None:
    """A player has a hero; the order in which they got them is that of the first round (MK-GAME-04)."""
    q.player(me).hero = hero
    q.state.picked.append(me)
    q.tell("hero.chosen", seat=player_id(me), hero=f"hero.{hero}", rules=("MK-GAME-03",))


def heroes(q: Quest) -> Rules[None]:
    """In random order players pick heroes, which others may contest (MKS-AUC-01, MKS-AUC-08)."""
    order = list(q.dice.permutation(q.state.chance, "order of picking", len(q.state.players)))
    while order:
        picker = order[0]
        got = yield from q.ask(picker, "hero.choose", lambda: free_heroes(q))
        winner, bid = yield from _auction(q, order, got.tactic)
        q.player(winner).fame -= bid
        if bid:
            q.tell("hero.sold", seat=player_id(winner), n=bid, rules=("MKS-AUC-06",))
        take_hero(q, winner, got.tactic)
        order.remove(winner)


def _auction(q: Quest, order: list[Seat], hero: str) -> Rules[tuple[Seat, int]]:
    """Those without a hero raise or pass in turn; who was outbid may also match (MKS-AUC-02..06)."""
    holder, bid = order[0], 0
    stands = {holder: bid}
    silent = 0
    place = 0
    while silent < len(order) - 1 and bid < MOST:
        place = (place + 1) % len(order)
        me = order[place]
        got = yield from q.ask(
            me, "hero.bid", partial(_bids, bid, stands.get(me, bid) < bid), actor=f"hero.{hero}"
        )
        if isinstance(got, Pass):
            silent += 1
            continue
        holder, silent = me, 0
        if isinstance(got, Bid):
            bid = got.n
        stands[me] = bid
    return holder, bid


def _bids(bid: int, outbid: bool) -> list[Option]:
    """A higher bid, a pass, and for who was outbid the same bid."""
    matches: list[Option] = [Match()] if outbid else []
    return [Pass(), *matches, *(Bid(n) for n in range(bid + 1, MOST + 1))]
