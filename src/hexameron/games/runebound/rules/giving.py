"""Handing gold and assets to a hero on the same hex (GIVE)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runebound.options import Beg, BegGold, Give, GiveGold, Meet
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id


def meetings(t: Saga, seat: Seat) -> list[Meet]:
    """The heroes here with whom something can be handed over that was not offered since the last action."""
    here = t.heroes_at(t.player(seat).at)
    if len(here) < 2:
        return []
    return [Meet(player_id(other)) for other in here if other != seat and offers(t, seat, other)]


def offers(t: Saga, seat: Seat, other: Seat) -> list[Option]:
    """What can be given or asked for: each asset, and gold between two, once between two actions."""
    given = t.turn.given
    found: list[Option] = [Give(thing_id(c)) for c in t.assets(seat) if thing_id(c) not in given]
    found += [Beg(thing_id(card)) for card in t.assets(other) if thing_id(card) not in given]
    if player_id(other) not in given:
        found += [GiveGold(n) for n in range(1, t.player(seat).gold + 1)]
        found += [BegGold(n) for n in range(1, t.player(other).gold + 1)]
    return found


def meet(t: Saga, seat: Seat, player: str) -> Rules[None]:
    """One offers or asks, the other agrees or not (RB-GIVE-01, RB-GIVE-05)."""
    other = seat_of(player)
    got = yield from t.ask(seat, "give.what", partial(offers, t, seat, other), actor=player)
    t.turn.given.append(got.card if isinstance(got, Give | Beg) else player)
    if isinstance(got, Give | Beg):
        giver, taker = (seat, other) if isinstance(got, Give) else (other, seat)
        t.tell("give.offered", seat=player_id(seat), to=player, card=got.card, rules=("RB-GIVE-05",))
        if (yield from t.confirm(other, "give.agree", actor=got.card)):
            t.things.move(handle_of(got.card), f"assets.{taker}")
            t.reckon(giver)
            t.reckon(taker)
            t.tell(
                "give.asset",
                seat=player_id(giver),
                to=player_id(taker),
                card=got.card,
                rules=("RB-GIVE-01", "RB-GIVE-02", "RB-GIVE-04"),
            )
        return
    assert isinstance(got, GiveGold | BegGold)
    giver, taker = (seat, other) if isinstance(got, GiveGold) else (other, seat)
    t.tell(
        "give.gold_offered",
        seat=player_id(seat),
        giver=player_id(giver),
        to=player_id(taker),
        n=got.n,
        rules=("RB-GIVE-05",),
    )
    if (yield from t.confirm(other, "give.agree_gold", actor=player_id(seat))):
        t.player(giver).gold -= got.n
        t.player(taker).gold += got.n
        t.tell("give.gold", seat=player_id(giver), to=player_id(taker), n=got.n, rules=("RB-GIVE-01",))
