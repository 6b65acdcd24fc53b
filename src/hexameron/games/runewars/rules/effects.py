"""Effects of cards: composing, gains and losses of a player (the vocabulary of content/effects.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.orders import ORDER
from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.options import Choose, Draws, OfDial, Part
from hexameron.games.runewars.rules import (
    battle_effects,
    bids,
    harvest,
    hero_effects,
    heroes,
    map_effects,
    objectives,
    power,
    recruiting,
    rune_effects,
    runes,
)
from hexameron.games.runewars.rules.running import Use, checks, is_possible, run, runs
from hexameron.games.runewars.state import NOBODY, Ban
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id

LOADED: Final = (battle_effects, bids, hero_effects, map_effects, rune_effects)
"""The modules that carry out the other effects."""


# ---------------------------------------------------------------------- composing


@runs(e.Nothing, e.Stat, e.Permit)
def _nothing(t: War, use: Use, effect: e.Effect) -> Rules[None]:
    yield from ()


@runs(e.All)
def _all(t: War, use: Use, effect: e.All) -> Rules[None]:
    for part in effect.of:
        if use.hero and use.hero not in t.state.heroes:
            return
        yield from run(t, use, part)


@checks(e.All)
def _can_all(t: War, use: Use, effect: e.All) -> bool:
    return any(is_possible(t, use, part) for part in effect.of)


@runs(e.Choice)
def _choice(t: War, use: Use, effect: e.Choice) -> Rules[None]:
    """One of several; an opponent must take what can be met in full, if only one can."""
    if effect.by == "opponent":
        yield from battle_effects.forced_choice(t, use, effect)
        return
    found = [number for number, part in enumerate(effect.of) if is_possible(t, use, part)]
    if not found:
        return
    got = yield from t.ask(
        use.seat, "effect.part", lambda: [Part(number, use.source) for number in found], actor=_actor(use)
    )
    yield from run(t, use, effect.of[got.number])


@checks(e.Choice)
def _can_choose(t: War, use: Use, effect: e.Choice) -> bool:
    return any(is_possible(t, use, part) for part in effect.of)


def _actor(use: Use) -> str:
    return thing_id(use.card) if use.card >= 0 else use.source


@runs(e.May)
def _may(t: War, use: Use, effect: e.May) -> Rules[None]:
    if is_possible(t, use, effect.effect) and (
        yield from t.confirm(use.seat, "effect.may", actor=_actor(use))
    ):
        yield from run(t, use, effect.effect)


@runs(e.Paid)
def _paid(t: War, use: Use, effect: e.Paid) -> Rules[None]:
    """A cost that may be paid."""
    if isinstance(effect.cost, e.GiveFalseRune):
        if (yield from runes.give_false(t, use.seat, 1)):
            yield from run(t, use, effect.then)
        return
    if not can_pay(t, use, effect.cost):
        return
    if (yield from t.confirm(use.seat, "effect.pay", actor=_actor(use))):
        yield from pay(t, use, effect.cost)
        yield from run(t, use, effect.then)


@checks(e.Paid)
def _can_paid(t: War, use: Use, effect: e.Paid) -> bool:
    return can_pay(t, use, effect.cost)


def can_pay(t: War, use: Use, cost: e.Cost) -> bool:
    if isinstance(cost, e.PayInfluence):
        return t.player(use.seat).influence >= cost.n
    if isinstance(cost, e.GiveRewards):
        return sum(len(heroes.rewards(t, id_)) for id_ in t.heroes(use.seat)) >= cost.n
    if isinstance(cost, e.Sacrifice):
        return bool(battle_effects.sacrifices(t, use, cost.kind))
    if isinstance(cost, e.GiveFalseRune):
        return bool(runes.false_runes(t, use.seat))
    return True


def pay(t: War, use: Use, cost: e.Cost) -> Rules[None]:
    if isinstance(cost, e.PayInfluence):
        t.lose_influence(use.seat, cost.n, rules=("RW-EXPL-16",))
    elif isinstance(cost, e.Sacrifice):
        yield from battle_effects.sacrifice(t, use, cost.kind)


@runs(e.Each)
def _each(t: War, use: Use, effect: e.Each) -> Rules[None]:
    """Every player in play order (RW-ORDER-09)."""
    for seat in t.in_order():
        yield from run(t, msgspec.structs.replace(use, seat=seat), effect.effect)


# ---------------------------------------------------------------------- influence and cards


@runs(e.Influence)
def _influence(t: War, use: Use, effect: e.Influence) -> Rules[None]:
    yield from ()
    n = effect.n + effect.per_city * len(t.cities(use.seat))
    t.gain_influence(use.seat, n, rules=("RW-LIMIT-01",))


@runs(e.LoseInfluence)
def _lose_influence(t: War, use: Use, effect: e.LoseInfluence) -> Rules[None]:
    yield from ()
    t.lose_influence(use.seat, effect.n, rules=("RW-LIMIT-01",))


@checks(e.LoseInfluence)
def _can_lose(t: War, use: Use, effect: e.LoseInfluence) -> bool:
    return t.player(use.seat).influence > 0


def richer(t: War, seat: Seat) -> list[Seat]:
    mine = t.player(seat).influence
    return [other for other in t.seats() if other != seat and t.player(other).influence > mine]


@runs(e.TakeInfluence)
def _take_influence(t: War, use: Use, effect: e.TakeInfluence) -> Rules[None]:
    others = [player_id(seat) for seat in richer(t, use.seat)]
    if others:
        got = yield from t.pick_one(use.seat, "effect.opponent", others, actor=_actor(use))
        n = t.lose_influence(seat_of(got), effect.n, rules=("RW-TACT-01",))
        t.gain_influence(use.seat, n, rules=("RW-TACT-01",))


@checks(e.TakeInfluence)
def _can_take(t: War, use: Use, effect: e.TakeInfluence) -> bool:
    return bool(richer(t, use.seat))


@runs(e.Draw)
def _draw(t: War, use: Use, effect: e.Draw) -> Rules[None]:
    if effect.deck == "tactics":
        yield from t.draw_tactics(use.seat, effect.n, rules=("RW-TACT-02",))
    elif effect.deck == "quest":
        yield from t.draw_quests(use.seat, effect.n, rules=("RW-QUEST-14",))
    else:
        yield from heroes.gain_rewards(t, use.hero, effect.n)


@runs(e.DrawTogether)
def _draw_together(t: War, use: Use, effect: e.DrawTogether) -> Rules[None]:
    numbers = range(effect.least, effect.most + 1)
    options = [Draws(player_id(seat), n) for seat in t.seats() if seat != use.seat for n in numbers]
    got = yield from t.ask(use.seat, "effect.draws", lambda: options, actor=_actor(use))
    for seat in (use.seat, seat_of(got.player)):
        yield from t.draw_tactics(seat, got.n, rules=("RW-TACT-01",))


@runs(e.DiscardTactics)
def _discard_tactics(t: War, use: Use, effect: e.DiscardTactics) -> Rules[None]:
    cards = [thing_id(card) for card in hand(t, use.seat)]
    if cards:
        got = yield from t.pick_one(use.seat, "discard.tactics", cards)
        t.discard(handle_of(got), "tactics.discard")
        t.tell("card.discarded", seat=player_id(use.seat), card=got, rules=("RW-TACT-05",))


@checks(e.DiscardTactics)
def _can_discard(t: War, use: Use, effect: e.DiscardTactics) -> bool:
    return bool(hand(t, use.seat))


def hand(t: War, seat: Seat) -> list[int]:
    return [*t.things.in_zone(f"tactics.{seat}"), *t.things.in_zone(f"tactics.new.{seat}")]


# ---------------------------------------------------------------------- dials, recruits


@runs(e.Dial)
def _dial(t: War, use: Use, effect: e.Dial) -> Rules[None]:
    numbers: Sequence[int] = range(len(RESOURCES))
    if effect.which == "choice":
        options = [OfDial(resource) for resource in RESOURCES]
        got = yield from t.ask(use.seat, "effect.dial", lambda: options, actor=_actor(use))
        numbers = [number for number in numbers if RESOURCES[number] == got.resource]
    elif effect.which != "all":
        numbers = [RESOURCES.index(effect.which)]
    for number in numbers:
        now = t.player(use.seat).dials[number]
        value = now + effect.n
        if effect.n < 0:
            value = max(value, min(now, effect.floor))
        t.set_dial(use.seat, number, value, rules=("RW-DIAL-02",))


@runs(e.ResetDials)
def _reset(t: War, use: Use, effect: e.ResetDials) -> Rules[None]:
    yield from ()
    harvest.reset(t, use.seat)


@runs(e.CapDials)
def _cap(t: War, use: Use, effect: e.CapDials) -> Rules[None]:
    yield from ()
    for number, most in enumerate(t.provides(use.seat)):
        if t.player(use.seat).dials[number] > most:
            t.set_dial(use.seat, number, most, rules=("RW-DIAL-02",))


@runs(e.Recruit)
def _recruit(t: War, use: Use, effect: e.Recruit) -> Rules[None]:
    """Units of one dial; some cards give only a few of them, at one stronghold."""
    seat = use.seat
    if not t.forts(seat):
        return
    number = yield from recruiting.choose_dial(t, seat, [], leave=False)
    assert number is not None
    if not effect.most:
        yield from recruiting.recruit(t, seat, number, rules=("RW-RECR-01",))
        return
    icons = recruiting.units_of(t, seat, number)
    limits = {kind: min(icons.count(kind), t.supply(kind)) for kind in dict.fromkeys(icons)}
    limits = {kind: n for kind, n in limits.items() if n}
    if not limits:
        return
    chosen = yield from t.allot(
        seat, "recruit.units", lambda: limits, 0, min(effect.most, sum(limits.values()))
    )
    if chosen:
        fort = yield from t.pick_one(seat, "recruit.fort", t.forts(seat))
        for kind, n in chosen.items():
            t.put(fort, kind, seat, up=n)
            t.tell("recruits", seat=player_id(seat), at=fort, kind=f"unit.{kind}", n=n, rules=("RW-RECR-01",))


@checks(e.Recruit)
def _can_recruit(t: War, use: Use, effect: e.Recruit) -> bool:
    return bool(t.forts(use.seat))


# ---------------------------------------------------------------------- objectives, titles, orders, bans


@runs(e.NewObjective)
def _new_objective(t: War, use: Use, effect: e.NewObjective) -> Rules[None]:
    if objectives.of(t, use.seat) is not None:
        yield from objectives.exchange(t, use.seat)


@checks(e.NewObjective)
def _can_exchange(t: War, use: Use, effect: e.NewObjective) -> bool:
    pile = f"objective.{t.faction(use.seat).alignment}"
    return objectives.of(t, use.seat) is not None and t.things.count(pile) > 0


@runs(e.TakeTitle)
def _take_title(t: War, use: Use, effect: e.TakeTitle) -> Rules[None]:
    """A title that bears less than was bid; the bid lies on it then."""
    titles = [
        id_ for id_, title in t.state.titles.items() if title.seat != use.seat and title.influence < use.bid
    ]
    if not titles:
        return
    picked = yield from t.pick(use.seat, "effect.title", lambda: titles, 0, 1)
    for id_ in picked:
        power.take_title(t, use.seat, id_, use.bid, rules=("RW-POWER-03", "RW-POWER-06"))


@runs(e.TakeBackOrder)
def _take_back(t: War, use: Use, effect: e.TakeBackOrder) -> Rules[None]:
    """An Order card no longer counts as used."""
    player = t.player(use.seat)
    options = [Choose(number) for number in sorted(player.used) if number != player.chosen]
    if options:
        got = yield from t.ask(use.seat, "effect.order", lambda: options, actor=_actor(use))
        player.used.remove(got.number)
        t.tell("order.back", seat=player_id(use.seat), order=ORDER[got.number].id, rules=("RW-ORDER-04",))


@checks(e.TakeBackOrder)
def _can_take_back(t: War, use: Use, effect: e.TakeBackOrder) -> bool:
    player = t.player(use.seat)
    return any(number != player.chosen for number in player.used)


@runs(e.Ban)
def _ban(t: War, use: Use, effect: e.Ban) -> Rules[None]:
    """What the card forbids until the next one is drawn (RW-SEASON-06)."""
    yield from ()
    holder = use.seat if effect.what == "march" and use.bid > 0 else NOBODY
    t.state.bans.append(Ban(what=effect.what, card=use.source, seat=holder))
    if holder == NOBODY:
        t.tell("season.ban", card=use.source, rules=("RW-SEASON-06",))
    else:
        t.tell("season.ban_except", card=use.source, seat=player_id(holder), rules=("RW-SEASON-06",))
