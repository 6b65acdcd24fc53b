"""Influence bids and their ties (BID)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from hexameron.games.runewars.content import effects
from hexameron.games.runewars.options import Bid
from hexameron.games.runewars.rules.running import Use, run, runs
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, seat_of


def _amounts(t: War, seat: Seat) -> list[Bid]:
    return [Bid(n) for n in range(t.player(seat).influence + 1)]


@runs(effects.Bid)
def bid(t: War, use: Use, effect: effects.Bid) -> Rules[None]:
    """Declare, select, reveal, discard (RW-BID-01..05); then the card's results."""
    yield from t.settled()
    if t.recording:
        for seat in t.in_order():
            t.tell("bid.declares", seat=player_id(seat), n=t.player(seat).influence, rules=("RW-BID-02",))
    got = yield from t.ask_all("bid", {seat: partial(_amounts, t, seat) for seat in t.seats()})
    bids = {seat: option.n for seat, option in got.items()}
    if t.recording:
        for seat in t.in_order():
            t.tell("bid.reveals", seat=player_id(seat), n=bids[seat], rules=("RW-BID-03", "RW-BID-04"))
    for seat, n in bids.items():
        t.lose_influence(seat, n, rules=("RW-BID-05",))
    winner = yield from best(t, bids, list(bids), max(bids.values()))
    others = [seat for seat in bids if seat != winner]
    t.tell("bid.won", seat=player_id(winner), n=bids[winner], rules=("RW-BID-04",))
    lowest = NOBODY
    if effect.lowest is not None and others:
        lowest = yield from best(t, bids, others, min(bids[seat] for seat in others), "bid.tie_lowest")
        t.tell("bid.lowest", seat=player_id(lowest), n=bids[lowest], rules=("RW-BID-04",))
    if effect.highest is not None:
        yield from run(t, Use(winner, use.source, bid=bids[winner]), effect.highest)
    if effect.lowest is not None and lowest != NOBODY:
        yield from run(t, Use(lowest, use.source, bid=bids[lowest]), effect.lowest)
    if effect.others is not None:
        for seat in [seat for seat in t.in_order() if seat != winner and bids[seat]]:
            yield from run(t, Use(seat, use.source, bid=bids[seat]), effect.others)


def best(
    t: War, bids: Mapping[Seat, int], seats: Sequence[Seat], n: int, prompt: str = "bid.tie"
) -> Rules[Seat]:
    """Who of these has bid so much; ties are decided (RW-BID-06..08, RW-BID-10)."""
    tied = [seat for seat in seats if bids[seat] == n]
    if len(tied) == 1:
        return tied[0]
    decides = t.title("title.primarch")
    rules: tuple[str, ...] = ("RW-BID-06",)
    if decides == NOBODY:
        decides = max(tied, key=lambda seat: (t.player(seat).influence, t.faction(seat).influence))
        rules = ("RW-BID-07", "RW-BID-08")
    got = yield from t.pick_one(decides, prompt, [player_id(seat) for seat in tied])
    t.tell("bid.tie", seat=player_id(decides), other=got, rules=(*rules, "RW-BID-10"))
    return seat_of(got)
