"""What cards give and take outside combat (EVENT, ABIL)."""

from __future__ import annotations

from functools import partial

from hexameron.games.runebound.board import BOARD
from hexameron.games.runebound.content.effects import (
    All,
    Ally,
    AnotherCard,
    Bonus,
    BuyAtSetup,
    Carry,
    Choice,
    Cost,
    Delay,
    DiscardThis,
    Draw,
    Exert,
    Forget,
    FromMarket,
    Gain,
    GiveUp,
    Gold,
    Harm,
    HarmRoll,
    Heal,
    HealHere,
    IfDone,
    Kill,
    Learn,
    Lore,
    LoseGold,
    Match,
    Nothing,
    Paid,
    Pay,
    Receive,
    RefreshGems,
    Ride,
    SellOne,
    Spend,
    Steal,
    Suffer,
    Test,
    Trade,
    Wait,
    Wander,
    WaterStep,
    Zombie,
)
from hexameron.games.runebound.content.map import CITIES, GEMS
from hexameron.games.runebound.content.stories import ALONE_ZOMBIES
from hexameron.games.runebound.options import Part, PayGold, Place
from hexameron.games.runebound.rules import dice, learning, movement, shopping, trophies
from hexameron.games.runebound.rules.running import Use, carries_out, run
from hexameron.games.runebound.rules.testing import put_to_test
from hexameron.games.runebound.state import NOBODY
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id

# ---------------------------------------------------------------------- composing


@carries_out(Nothing)
def _nothing(t: Saga, use: Use, effect: Nothing) -> Rules[None]:
    yield from ()


@carries_out(All)
def _all(t: Saga, use: Use, effect: All) -> Rules[None]:
    """In the order in which they are named (RB-ABIL-05)."""
    for part in effect.of:
        yield from run(t, use, part)


@carries_out(Choice)
def _choice(t: Saga, use: Use, effect: Choice) -> Rules[None]:
    got = yield from t.ask(
        use.seat, "card.choice", lambda: [Part(use.source, n) for n in range(len(effect.of))]
    )
    yield from run(t, use, effect.of[got.number])


@carries_out(IfDone)
def _if_done(t: Saga, use: Use, effect: IfDone) -> Rules[None]:
    if not (yield from run(t, use, effect.first)):
        return
    yield from run(t, use, effect.then)


@carries_out(Paid)
def _paid(t: Saga, use: Use, effect: Paid) -> Rules[bool]:
    """Without the whole cost nothing that depends on it happens (RB-EVENT-03)."""
    paid = yield from pay(t, use, effect.cost)
    if paid is None:
        t.tell("cost.unpaid", seat=player_id(use.seat), rules=("RB-EVENT-03",))
        return False
    yield from run(t, use._replace(x=paid), effect.then)
    return True


@carries_out(Test)
def _test(t: Saga, use: Use, effect: Test) -> Rules[bool]:
    """An attribute test with what follows (RB-TEST-10, RB-TEST-11)."""
    successes = yield from put_to_test(t, use.seat, effect.attribute, effect.modifier, social=use.social)
    if not successes:
        if effect.no is not None:
            yield from run(t, use, effect.no)
        return False
    if effect.each is not None:
        n = min(successes, effect.most) if effect.most else successes
        yield from run(t, use._replace(x=n), effect.each)
    if effect.ok is not None:
        yield from run(t, use, effect.ok)
    return True


# ---------------------------------------------------------------------- costs


def can_pay(t: Saga, seat: Seat, cost: Cost | None) -> bool:
    """Whether a cost can be given in full."""
    if isinstance(cost, Exert):
        return bool(t.hand(seat))
    if isinstance(cost, Pay):
        return t.player(seat).gold >= cost.n
    if isinstance(cost, Spend):
        return any(cost.deck in ("", t.deck_of(card)) for card in t.trophies(seat))
    return True


def pay(t: Saga, use: Use, cost: Cost) -> Rules[int | None]:
    """Gives a cost in full and tells X, or None if it cannot be given."""
    seat = use.seat
    if not can_pay(t, seat, cost):
        return None
    if isinstance(cost, Exert):
        yield from t.exert(seat, actor=use.source)
    elif isinstance(cost, Pay):
        n = cost.n
        most = min(cost.most, t.player(seat).gold)
        if most > n:
            got = yield from t.ask(seat, "card.pay", lambda: [PayGold(one) for one in range(n, most + 1)])
            n = got.n
        t.lose_gold(seat, n, rules=("RB-ABIL-26",))
        return n
    elif isinstance(cost, Spend):
        yield from trophies.spend_one(t, seat, cost.deck)
    elif isinstance(cost, Harm):
        yield from t.suffer(seat, cost.n)
        return cost.n
    elif isinstance(cost, Wait):
        t.delay(seat)
    elif isinstance(cost, GiveUp):
        card = t.asset_of(seat, use.source)
        t.discard_asset(card)
        t.tell("asset.discarded", seat=player_id(seat), card=thing_id(card), rules=("RB-ASSET-05",))
    return 0


# ---------------------------------------------------------------------- getting and losing


@carries_out(Gold)
def _gold(t: Saga, use: Use, effect: Gold) -> Rules[None]:
    yield from ()
    t.gain_gold(use.seat, effect.n + effect.times * use.x)


@carries_out(LoseGold)
def _lose_gold(t: Saga, use: Use, effect: LoseGold) -> Rules[None]:
    yield from ()
    t.lose_gold(use.seat, effect.n)


@carries_out(Steal)
def _steal(t: Saga, use: Use, effect: Steal) -> Rules[None]:
    """Gold of another hero in the hex; the thief chooses whose."""
    victims = robbable(t, use.seat)
    got = yield from t.ask(use.seat, "card.victim", lambda: [Pick(player_id(seat)) for seat in victims])
    n = t.lose_gold(seat_of(got.id), effect.n)
    t.gain_gold(use.seat, n)


def robbable(t: Saga, seat: Seat) -> list[Seat]:
    """Other heroes in the hex who have gold."""
    return [one for one in t.heroes_at(t.player(seat).at) if one != seat and t.player(one).gold]


@carries_out(Heal)
def _heal(t: Saga, use: Use, effect: Heal) -> Rules[None]:
    yield from ()
    n = effect.n + effect.times * use.x if effect.n or effect.times else t.player(use.seat).damage
    t.heal(use.seat, n)


@carries_out(HealHere)
def _heal_here(t: Saga, use: Use, effect: HealHere) -> Rules[None]:
    hurt = [seat for seat in t.heroes_at(t.player(use.seat).at) if t.player(seat).damage]
    got = yield from t.ask(use.seat, "card.patient", lambda: [Pick(player_id(seat)) for seat in hurt])
    t.heal(seat_of(got.id), effect.n)


@carries_out(Suffer)
def _suffer(t: Saga, use: Use, effect: Suffer) -> Rules[None]:
    yield from t.suffer(use.seat, effect.n)


@carries_out(Draw)
def _draw(t: Saga, use: Use, effect: Draw) -> Rules[None]:
    yield from t.draw_skills(use.seat, effect.n)


@carries_out(Forget)
def _forget(t: Saga, use: Use, effect: Forget) -> Rules[None]:
    if not t.hand(use.seat):
        return
    yield from t.exert(use.seat, actor=use.source)


@carries_out(Delay)
def _delay(t: Saga, use: Use, effect: Delay) -> Rules[None]:
    yield from ()
    t.delay(use.seat)


@carries_out(Lore)
def _lore(t: Saga, use: Use, effect: Lore) -> Rules[None]:
    yield from ()
    n = effect.n + effect.times * use.x
    t.player(use.seat).lore += n
    t.tell("lore.gained", seat=player_id(use.seat), n=n, rules=("RB-STORY-13",))


@carries_out(Ally)
def _ally(t: Saga, use: Use, effect: Ally) -> Rules[None]:
    yield from ()
    t.player(use.seat).allies += effect.n
    t.tell("ally.gained", seat=player_id(use.seat), n=effect.n, rules=("RB-STORY-14",))


@carries_out(Gain)
def _gain(t: Saga, use: Use, effect: Gain) -> Rules[None]:
    for _ in range(effect.n):
        yield from trophies.gain_any(t, use.seat, effect.deck)


@carries_out(Bonus)
def _bonus(t: Saga, use: Use, effect: Bonus) -> Rules[None]:
    """Noted, for it comes after the card itself (RB-TROPHY-13)."""
    yield from ()
    t.turn.bonus += [effect.deck] * effect.n


@carries_out(Receive)
def _receive(t: Saga, use: Use, effect: Receive) -> Rules[None]:
    drawn = t.turn.cards[-1]
    drawn.kept = True
    yield from trophies.receive(t, use.seat, drawn.card)


@carries_out(DiscardThis)
def _discard_this(t: Saga, use: Use, effect: DiscardThis) -> Rules[None]:
    yield from ()
    drawn = t.turn.cards[-1]
    drawn.kept = True
    t.discard_adventure(drawn.card)
    t.tell("card.discarded", card=thing_id(drawn.card), rules=("RB-ABIL-21",))


@carries_out(AnotherCard)
def _another_card(t: Saga, use: Use, effect: AnotherCard) -> Rules[None]:
    """Another card of the deck is drawn and resolved before this one goes on."""
    yield from t.draw_adventure(use.seat, effect.deck, gold=effect.gold)


@carries_out(Learn)
def _learn(t: Saga, use: Use, effect: Learn) -> Rules[None]:
    yield from learning.learn_by_card(t, use.seat, free=effect.free)


# ---------------------------------------------------------------------- places and dice


@carries_out(Wander)
def _wander(t: Saga, use: Use, effect: Wander) -> Rules[None]:
    yield from movement.wander(t, use.seat, effect.steps)


@carries_out(WaterStep)
def _water_step(t: Saga, use: Use, effect: WaterStep) -> Rules[None]:
    yield from movement.by_water_step(t, use.seat)


@carries_out(Carry)
def _carry(t: Saga, use: Use, effect: Carry) -> Rules[None]:
    yield from movement.carry(t, use.seat, effect)


@carries_out(Ride)
def _ride(t: Saga, use: Use, effect: Ride) -> Rules[None]:
    yield from movement.by_dice(t, use.seat, effect.dice or t.stat(use.seat, "speed"))


@carries_out(Match)
def _match(t: Saga, use: Use, effect: Match) -> Rules[None]:
    """Explores; enough dice that match the hex bring what follows, else the card stays."""
    faces = yield from dice.explore(t, use.seat)
    if dice.count_matching(faces, t.ground(use.seat)) < effect.n:
        return
    yield from run(t, use, effect.then)


@carries_out(HarmRoll)
def _harm_roll(t: Saga, use: Use, effect: HarmRoll) -> Rules[None]:
    """Damage for each die that shows a terrain; a wild one cannot be refused (RB-DICE-06)."""
    if not movement.stands_in_wilderness(t, use.seat):
        return
    faces = yield from dice.settle_roll(t, use.seat, "harm", effect.dice)
    n = dice.count_showing(faces, effect.terrains)
    if n:
        yield from t.suffer(use.seat, n)


@carries_out(RefreshGems)
def _refresh_gems(t: Saga, use: Use, effect: RefreshGems) -> Rules[None]:
    yield from ()
    refresh(t, effect.deck)


def refresh(t: Saga, deck: str = "") -> None:
    """Turns facedown gems faceup where no hero stands (RB-TIME-08, RB-TIME-09)."""
    gems = t.state.gems
    n = 0
    for cell, up in gems.items():
        if not up and deck in ("", GEMS[cell]) and not t.heroes_at(cell):
            gems[cell] = True
            n += 1
    t.tell("gems.refreshed", n=n, rules=("RB-TIME-08", "RB-TIME-09"))


# ---------------------------------------------------------------------- zombies


@carries_out(Zombie)
def _zombie(t: Saga, use: Use, effect: Zombie) -> Rules[None]:
    """Zombies come onto the board; they harm who enters later."""
    if isinstance(effect.where, tuple):
        for cell in effect.where[:ALONE_ZOMBIES] if t.is_alone else effect.where:
            t.place_zombie(cell)
        return
    hero = t.turn.seat if t.state.turn is not None else use.seat
    at = t.player(hero).at
    if effect.where == "here":
        t.place_zombie(at)
        return
    if effect.where == "gem":
        cells = _nearest_gems(at)
    else:
        cells = list(BOARD.neighbours[at])
    yield from _put_zombie(t, _placer(t, use), cells)


def _placer(t: Saga, use: Use) -> Seat:
    """Who chooses the hex: the user, or at the end of a round the player to the right (TK9)."""
    return use.seat if t.state.turn is not None else t.right_of(use.seat)


def _nearest_gems(at: str) -> list[str]:
    gems = [cell for cell, deck in GEMS.items() if deck == "exp"]
    near = min(BOARD.distance(at, cell) for cell in gems)
    return [cell for cell in gems if BOARD.distance(at, cell) == near]


def _put_zombie(t: Saga, seat: Seat, cells: list[str]) -> Rules[None]:
    """Somebody chooses; without a player it is left to chance."""
    if seat == NOBODY:
        (number,) = yield from t.roll(t.state.first, "zombie", len(cells), 1)
        t.place_zombie(cells[number])
        return
    got = yield from t.ask(seat, "zombie.place", lambda: [Place(cell) for cell in cells])
    t.place_zombie(got.cell)


@carries_out(Kill)
def _kill(t: Saga, use: Use, effect: Kill) -> Rules[bool]:
    """Removes zombies, of those there are as many as it says, without gold."""
    killed = False
    left = effect.n or t.zombies()
    while left > 0:
        cells = _zombies_within(t, use.seat, effect.within)
        if not cells:
            break
        cell = cells[0]
        if effect.n and len(cells) > 1:
            got = yield from t.ask(use.seat, "zombie.kill", partial(_places, cells))
            cell = got.cell
        t.remove_zombie(cell)
        killed = True
        left -= 1
    return killed


def _places(cells: list[str]) -> list[Place]:
    return [Place(cell) for cell in cells]


def _zombies_within(t: Saga, seat: Seat, within: int) -> list[str]:
    at = t.player(seat).at
    return [cell for cell in t.state.zombies if not within or BOARD.distance(at, cell) <= within]


# ---------------------------------------------------------------------- assets by cards


@carries_out(SellOne)
def _sell_one(t: Saga, use: Use, effect: SellOne) -> Rules[None]:
    """Sells an asset without a shop action (RB-SHOP-06)."""
    got = yield from t.ask(use.seat, "shop.sell_one", lambda: shopping.sales(t, use.seat))
    shopping.sell(t, use.seat, handle_of(got.card))


@carries_out(Trade)
def _trade(t: Saga, use: Use, effect: Trade) -> Rules[None]:
    """Discards goods for their trade value (RB-ASSET-08, RB-ASSET-09)."""
    goods = [card for card in t.assets(use.seat) if t.asset(card).type == "goods"]
    if not effect.any_goods:
        goods = [card for card in goods if t.asset(card).id == use.source]
    (one,) = yield from t.pick(use.seat, "shop.trade", lambda: [thing_id(card) for card in goods], 1, 1)
    shopping.trade(t, use.seat, handle_of(one), effect.less)


@carries_out(FromMarket)
def _from_market(t: Saga, use: Use, effect: FromMarket) -> Rules[None]:
    """Any asset of any market, whose place is filled at once (RB-ASSET-06)."""
    cards = [card for city in CITIES for card in t.things.in_zone(f"market.{city}")]
    if not cards:
        return
    (one,) = yield from t.pick(use.seat, "shop.from_market", lambda: [thing_id(card) for card in cards], 1, 1)
    t.gain_asset(use.seat, handle_of(one), rules=("RB-ASSET-04", "RB-ASSET-06"))
    yield from t.fill_markets(use.seat)


@carries_out(BuyAtSetup)
def _buy_at_setup(t: Saga, use: Use, effect: BuyAtSetup) -> Rules[None]:
    yield from shopping.search(t, use.seat, effect.cost)
