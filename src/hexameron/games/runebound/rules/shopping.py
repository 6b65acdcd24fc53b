"""Markets: shopping, selling, trading goods, assets offered by cards (SHOP, ASSET)."""

from __future__ import annotations

from hexameron.games.runebound.content.effects import Offer
from hexameron.games.runebound.content.map import CITY_AT
from hexameron.games.runebound.options import Buy, Sell, Toss
from hexameron.games.runebound.rules.running import Use, carries_out
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY, bit


def price(t: Saga, seat: Seat, card: int) -> int:
    """What an asset costs a hero, not below 0 (RB-SHOP-10)."""
    return max(t.asset(card).cost + t.stat(seat, "price"), 0)


def sale(t: Saga, seat: Seat, card: int) -> int:
    """What a sold asset brings: its cost, and what cards add (RB-SHOP-04)."""
    return t.asset(card).cost + t.stat(seat, "sale")


def sales(t: Saga, seat: Seat) -> list[Sell]:
    return [Sell(thing_id(card), sale(t, seat, card)) for card in t.assets(seat)]


def shop(t: Saga, seat: Seat) -> Rules[None]:
    """A card is added, own assets may be sold, then one is bought or discarded (RB-SHOP-02..12)."""
    city = CITY_AT[t.player(seat).at]
    market = f"market.{city}"
    card = yield from t.top_asset(seat, market)
    if card is not None:
        t.tell("shop.added", city=f"site.{city}", card=thing_id(card), rules=("RB-SHOP-03",))
    while t.things.count(market):
        got = yield from t.ask(seat, "shop.deal", lambda: deals(t, seat, market), free=True)
        if isinstance(got, Sell):
            sell(t, seat, handle_of(got.card))
            continue
        if isinstance(got, Buy):
            buy(t, seat, handle_of(got.card), got.gold)
        elif isinstance(got, Toss):
            t.discard_asset(handle_of(got.card))
            t.tell("shop.tossed", seat=player_id(seat), card=got.card, rules=("RB-SHOP-08",))
        return


def deals(t: Saga, seat: Seat, market: str) -> list[Option]:
    """Selling first, then buying or discarding one of the cards there (RB-SHOP-04, RB-SHOP-08)."""
    gold = t.player(seat).gold
    cards = t.things.in_zone(market)
    buys = [Buy(thing_id(card), cost) for card in cards if (cost := price(t, seat, card)) <= gold]
    return [*sales(t, seat), *buys, *(Toss(thing_id(card)) for card in cards)]


def sell(t: Saga, seat: Seat, card: int) -> None:
    """The card is discarded, its token returns to the bank (RB-SHOP-04, RB-SHOP-05)."""
    gold = sale(t, seat, card)
    t.tell("shop.sold", seat=player_id(seat), card=thing_id(card), rules=("RB-SHOP-04", "RB-SHOP-05"))
    t.discard_asset(card)
    t.gain_gold(seat, gold, rules=("RB-SHOP-04",))


def buy(t: Saga, seat: Seat, card: int, gold: int) -> None:
    """Pays and takes the card with its token (RB-SHOP-10, RB-SHOP-11)."""
    t.lose_gold(seat, gold, rules=("RB-SHOP-10",))
    t.gain_asset(seat, card, rules=("RB-SHOP-10", "RB-SHOP-11"))


def trade(t: Saga, seat: Seat, card: int, less: int = 0) -> None:
    """Goods are discarded for their trade value (RB-ASSET-08, RB-ASSET-09)."""
    gold = max(t.asset(card).trade + t.stat(seat, "trade") - less, 0)
    t.tell("shop.traded", seat=player_id(seat), card=thing_id(card), rules=("RB-ASSET-08", "RB-ASSET-09"))
    t.discard_asset(card)
    t.gain_gold(seat, gold, rules=("RB-ASSET-08",))


@carries_out(Offer)
def _offer(t: Saga, use: Use, effect: Offer) -> Rules[None]:
    """Cards off the asset deck, of which one is gained or may be bought; the rest are discarded."""
    seat = use.seat
    sees = bit(seat) if effect.looked else EVERYBODY
    for _ in range(effect.n):
        yield from t.top_asset(seat, "offer", sees=sees)
    cards = t.things.in_zone("offer")[:]
    taken = (
        (yield from _gain_one(t, seat, cards))
        if effect.gain
        else (yield from _buy_one(t, seat, cards, effect))
    )
    for card in cards:
        if card != taken:
            t.discard_asset(card)
            t.tell("asset.left", card=thing_id(card), rules=("RB-ABIL-21",))


def _gain_one(t: Saga, seat: Seat, cards: list[int]) -> Rules[int | None]:
    if not cards:
        return None
    (one,) = yield from t.pick(seat, "shop.gain", lambda: [thing_id(card) for card in cards], 1, 1)
    t.gain_asset(seat, handle_of(one), rules=("RB-ASSET-04",))
    return handle_of(one)


def _buy_one(t: Saga, seat: Seat, cards: list[int], effect: Offer) -> Rules[int | None]:
    def cost(card: int) -> int:
        full = t.asset(card).cost // 2 if effect.half else t.asset(card).cost - effect.less
        return max(full + t.stat(seat, "price"), 0)

    def options() -> list[Option]:
        gold = t.player(seat).gold
        found: list[Option] = [Buy(thing_id(card), cost(card)) for card in cards if cost(card) <= gold]
        return [*found, Done()]

    got = yield from t.ask(seat, "shop.offer", options, show=bool(cards))
    if not isinstance(got, Buy):
        return None
    buy(t, seat, handle_of(got.card), got.gold)
    return handle_of(got.card)


def search(t: Saga, seat: Seat, most: int) -> Rules[None]:
    """Before the asset deck is shuffled a hero looks through it and may buy a weapon or clothing.

    What the deck holds is no secret, so only what can be bought is shown.
    """
    cards = [
        card
        for card in t.things.in_zone("asset.deck")
        if t.asset(card).type in ("weapon", "clothing")
        and t.asset(card).cost <= most
        and price(t, seat, card) <= t.player(seat).gold
    ]
    for card in cards:
        t.things.show(card, bit(seat))

    def options() -> list[Option]:
        return [*(Pick(thing_id(card)) for card in cards), Done()]

    got = yield from t.ask(seat, "setup.buy", options, show=True)
    if isinstance(got, Pick):
        card = handle_of(got.id)
        buy(t, seat, card, price(t, seat, card))
