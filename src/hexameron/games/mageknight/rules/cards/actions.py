"""Basic and Advanced Actions with rules of their own."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import (
    BASIC,
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    LATER,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from hexameron.games.mageknight.options import Branch, Buy, Go
from hexameron.games.mageknight.rules import effects, mana, movement, offers
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import NOBODY, Modifier, Strike
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id

ACTIONS = ("basic", "advanced")


# ---------------------------------------------------------------------- cards played with other cards


def actions_in_hand(q: Quest, me: Seat, use: Use) -> list[int]:
    """The action cards in hand besides those that are being played."""
    return [card for card in q.cards_in_hand(me) if card not in use.busy and q.deed(card).kind in ACTIONS]


def helped(q: Quest, me: Seat, now: fx.Moment, use: Use, *, strong: bool = True) -> list[int]:
    """The other action cards in hand whose effect could be played now as a part of this one."""
    return [card for card in actions_in_hand(q, me, use) if _helps(q, me, card, now, use, strong=strong)]


def _helps(q: Quest, me: Seat, card: int, now: fx.Moment, use: Use, *, strong: bool) -> bool:
    deed = q.deed(card)
    effect = deed.strong if strong else deed.basic
    return effect is not None and effects.can(q, me, effect, now, use.of(card, deed.colour))


def choose_card(q: Quest, me: Seat, prompt: str, cards: list[int]) -> Rules[int]:
    """One of these cards; equal ones count once."""
    got = yield from q.ask(
        me, prompt, lambda: [Pick(thing_id(card)) for card in effects.one_of_each(q, cards)]
    )
    return handle_of(got.id)


def can_concentrate(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return any(_helps(q, me, card, now, use, strong=True) for card in actions_in_hand(q, me, use))


def concentrate(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Another action card is played with it: its strong effect for nothing, with a bonus to its points."""
    card = yield from choose_card(q, me, "card.concentrate", helped(q, me, effects.moment(q, me), use))
    deed = q.deed(card)
    assert deed.strong is not None
    q.lay_open(card, f"play.{me}")
    q.tell("card.played", seat=player_id(me), card=thing_id(card), way="way.strong", rules=("MK-EFF-05",))
    yield from effects.run(q, me, deed.strong, use.of(card, deed.colour, bonus=effect.n + use.bonus))


def can_maximal(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    strong = effect.n == TWICE
    return any(_helps(q, me, card, now, use, strong=strong) for card in actions_in_hand(q, me, use))


TWICE = 2
"""Maximal Effect: the strong effect twice, or the basic one three times."""


def maximal(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Another action card is thrown away for its basic effect three times or its strong one twice."""
    strong = effect.n == TWICE
    cards = helped(q, me, effects.moment(q, me), use, strong=strong)
    card = yield from choose_card(q, me, "card.maximal", cards)
    deed = q.deed(card)
    part = deed.strong if strong else deed.basic
    assert part is not None
    q.lay_open(card, f"play.{me}")
    q.turn(me).thrown.append(card)
    way = "way.strong" if strong else "way.basic"
    q.tell("card.played", seat=player_id(me), card=thing_id(card), way=way, rules=("MK-EFF-05",))
    inner = use.of(card, deed.colour, bonus=use.bonus)
    for _ in range(effect.n):
        if effects.can(q, me, part, effects.moment(q, me), inner):
            yield from effects.run(q, me, part, inner)


# ---------------------------------------------------------------------- Decompose, Ritual Attack


def can_throw_action(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(actions_in_hand(q, me, use))


def throw_action(q: Quest, me: Seat, cards: list[int]) -> Rules[int]:
    """Throws an action card from the hand away; tells its colour."""
    card = yield from choose_card(q, me, "card.throw", cards)
    q.throw_away(card)
    q.turn(me).carded = True
    q.tell("card.thrown", seat=player_id(me), card=thing_id(card), rules=("MK-EFF-20",))
    return q.deed(card).colour


def decompose(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A thrown-away action card gives two crystals of its colour, or one of each other colour."""
    colour = yield from throw_action(q, me, actions_in_hand(q, me, use))
    for other in (colour, colour) if effect.n == 1 else [c for c in BASIC if c != colour]:
        q.gain_crystal(me, other)


RITUALS: dict[int, dict[int, fx.Attack]] = {
    1: {
        RED: fx.Attack(5),
        BLUE: fx.Attack(3, element=ICE),
        WHITE: fx.Attack(3, how=RANGED),
        GREEN: fx.Attack(2, how=SIEGE),
    },
    2: {
        RED: fx.Attack(6, element=FIRE),
        BLUE: fx.Attack(4, element=COLD_FIRE),
        WHITE: fx.Attack(4, how=RANGED, element=FIRE),
        GREEN: fx.Attack(3, how=SIEGE, element=FIRE),
    },
}


def _ritual_cards(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> list[int]:
    rituals = RITUALS[effect.n]
    return [
        card
        for card in actions_in_hand(q, me, use)
        if effects.can(q, me, rituals[q.deed(card).colour], now, use)
    ]


def can_ritual_attack(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_ritual_cards(q, me, effect, now, use))


def ritual_attack(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A thrown-away action card gives an Attack of a kind by its colour."""
    cards = _ritual_cards(q, me, effect, effects.moment(q, me), use)
    colour = yield from throw_action(q, me, cards)
    yield from effects.run(q, me, RITUALS[effect.n][colour], use)


# ---------------------------------------------------------------------- cards from the offers


def on_offer(q: Quest, offer: str, colour: int) -> list[int]:
    """The cards of an offer that have a colour."""
    return [card for card in q.things.in_zone(offer) if q.deed(card).colour == colour]


def gain_from(q: Quest, me: Seat, offer: str, colour: int, to: str) -> Rules[None]:
    """A card of a colour from an offer, which is refilled at once (MK-EFF-14)."""
    got = yield from q.ask(
        me, "card.gain", lambda: [Buy(thing_id(card)) for card in on_offer(q, offer, colour)]
    )
    q.gain_deed(me, handle_of(got.card), to=to)
    yield from offers.refill(q, offer)


def _trainees(q: Quest, me: Seat, use: Use) -> list[int]:
    return [
        card for card in actions_in_hand(q, me, use) if on_offer(q, "advanced.offer", q.deed(card).colour)
    ]


def can_train(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_trainees(q, me, use))


def training(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """An action card is thrown away for an Advanced Action of the same colour."""
    colour = yield from throw_action(q, me, _trainees(q, me, use))
    yield from gain_from(q, me, "advanced.offer", colour, "discard" if effect.n == 1 else "hand")


def _coloured(q: Quest, me: Seat, use: Use) -> list[int]:
    """The cards in hand of a colour of which a Spell is on offer."""
    return [
        card
        for card in effects.discardable(q, me, "no", use)
        if on_offer(q, "spell.offer", q.deed(card).colour)
    ]


def _spell_colours(q: Quest, me: Seat, use: Use) -> list[int]:
    return [
        colour
        for colour in BASIC
        if on_offer(q, "spell.offer", colour) and mana.can_pay(q, me, (*use.price, colour))
    ]


def can_magic_talent(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_coloured(q, me, use) if effect.n == 1 else _spell_colours(q, me, use))


def magic_talent(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """For a discarded card a Spell of its colour on offer may be played; for mana one is gained."""
    if effect.n == 1:
        card = yield from choose_card(q, me, "card.discard", _coloured(q, me, use))
        q.discard(me, card)
        q.turn(me).modifiers.append(
            Modifier(kind="magic_talent", n=q.deed(card).colour, source=thing_id(use.card))
        )
        return
    colour = yield from mana.pay_any(q, me, _spell_colours(q, me, use))
    yield from gain_from(q, me, "spell.offer", colour, "discard")


# ---------------------------------------------------------------------- Blood of Ancients


def _blood_colours(q: Quest, me: Seat, use: Use) -> list[int]:
    return [
        colour
        for colour in BASIC
        if on_offer(q, "advanced.offer", colour) and mana.can_pay(q, me, (*use.price, colour))
    ]


def _ancestors(q: Quest, me: Seat, now: fx.Moment, use: Use) -> list[int]:
    """The Advanced Actions on offer whose strong effect could be played now."""
    found = []
    for card in q.things.in_zone("advanced.offer"):
        if card in use.busy:
            continue
        deed = q.deed(card)
        inner = use.of(card, deed.colour, via=use.card)
        if deed.strong is not None and effects.can(q, me, deed.strong, now, inner):
            found.append(card)
    return found


def can_blood(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_blood_colours(q, me, use) if effect.n == 1 else _ancestors(q, me, now, use))


def blood_of_ancients(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """For a Wound: an Advanced Action on offer for mana; or the strong effect of one, which stays there."""
    if effect.n == 1:
        q.take_wounds(me, 1, rules=("MK-DMG-17",))
        colour = yield from mana.pay_any(q, me, _blood_colours(q, me, use))
        yield from gain_from(q, me, "advanced.offer", colour, "hand")
        return
    where = yield from q.ask(me, "card.wound_where", lambda: [Branch(0), Branch(1)])
    if where.number:
        q.new_wound(f"discard.{me}")
    else:
        q.take_wounds(me, 1, rules=("MK-DMG-17",))
    cards = _ancestors(q, me, effects.moment(q, me), use)
    if not cards:
        return
    card = yield from choose_card(q, me, "card.ancestor", cards)
    deed = q.deed(card)
    assert deed.strong is not None
    yield from effects.run(q, me, deed.strong, use.of(card, deed.colour, via=use.card, bonus=use.bonus))


# ---------------------------------------------------------------------- as the Action of the turn


def can_act(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    """An Action is possible once, and not beside another hero (MK-TURN-31, MK-SHARE-05)."""
    return not q.turn(me).acted and movement.hero_at(q, me, q.player(me).at) == NOBODY


def _act(q: Quest, me: Seat) -> None:
    """The Action begins: unused points are lost (MK-TURN-33)."""
    turn = q.turn(me)
    turn.acted = True
    turn.step = "after"
    turn.move = turn.influence = 0


def peaceful_moment(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """As an Action Influence can be spent on Healing, by the strong effect also on readying units."""
    _act(q, me)
    q.turn(me).modifiers.append(Modifier(kind="peaceful", n=effect.n))
    yield from ()


def temporal_portal(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """As an Action one may step onto a safe space, and draws to a higher hand limit."""
    farther = 0
    if effect.n > 1:
        got = yield from q.ask(me, "card.portal", lambda: [Branch(0), Branch(1)])
        farther = 1 - got.number
    _act(q, me)
    q.player(me).draw_bonus += effect.n - farther
    reach = movement.jumps(q, me, 1 + farther)

    def spaces() -> list[Option]:
        return [*(Go(cell) for cell in reach if movement.safe(q, me, cell)), Done()]

    to = yield from q.ask(me, "move.jump", spaces)
    if isinstance(to, Go):
        movement.jump(q, me, to.cell)


# ---------------------------------------------------------------------- combat


def can_heat(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    """Only at the start of a combat: nobody has attacked yet."""
    return not q.turn(me).strikes and not any(one.beaten for one in q.combat(me).foes)


def into_the_heat(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """All own units attack and block better in this combat."""
    q.turn(me).modifiers.append(Modifier(kind="units_stronger", n=effect.n, until="combat"))
    yield from ()


def dodge(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """An Attack in the Attack phase, if no Wound came into the hand by then (Dodge and Weave)."""
    points = effect.n + use.bonus
    q.turn(me).strikes.append(Strike(n=points, how=LATER, element=PHYSICAL, note="dodge", card=use.source))
    yield from ()


def can_toughen(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(q.player(me).troops)


def force_of_nature(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One own unit resists physical attacks in this combat."""
    got = yield from q.ask(
        me, "unit.toughen", lambda: [Pick(thing_id(troop.card)) for troop in q.player(me).troops]
    )
    q.turn(me).modifiers.append(Modifier(kind="unit_tough", what=got.id, until="combat"))


# ---------------------------------------------------------------------- Stout Resolve

RESOLVES: tuple[type[fx.Points], ...] = (fx.Move, fx.Influence, fx.Attack, fx.Block)


def can_resolve(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return any(effects.can(q, me, kind(effect.n), now, use) for kind in RESOLVES)


def stout_resolve(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Points of a kind, more for discarded cards: a Wound, or any cards with at most one Wound."""

    def kinds() -> list[Branch]:
        now = effects.moment(q, me)
        return [
            Branch(number)
            for number, kind in enumerate(RESOLVES)
            if effects.can(q, me, kind(effect.n), now, use)
        ]

    got = yield from q.ask(me, "effect.choice", kinds)
    more = (yield from _resolve_cards(q, me, use)) if effect.n > TWICE else (yield from _one_wound(q, me))
    yield from effects.run(q, me, RESOLVES[got.number](effect.n + more), use)


def _one_wound(q: Quest, me: Seat) -> Rules[int]:
    wounds = q.wounds_in_hand(me)
    if not wounds or not (yield from q.confirm(me, "card.discard_wound")):
        return 0
    q.discard(me, wounds[0])
    return 1


def _resolve_cards(q: Quest, me: Seat, use: Use) -> Rules[int]:
    def cards() -> list[str]:
        fitting = [*effects.discardable(q, me, "no", use), *q.wounds_in_hand(me)[:1]]
        return [thing_id(card) for card in sorted(fitting)]

    chosen = yield from q.pick(me, "card.discards", cards, 0, len(cards()))
    q.discard(me, *(handle_of(id_) for id_ in chosen))
    return TWICE * len(chosen)


CAN: dict[str, Check] = {
    "concentrate": can_concentrate,
    "maximal": can_maximal,
    "decompose": can_throw_action,
    "ritual_attack": can_ritual_attack,
    "training": can_train,
    "magic_talent": can_magic_talent,
    "blood_of_ancients": can_blood,
    "peaceful_moment": can_act,
    "temporal_portal": can_act,
    "into_the_heat": can_heat,
    "force_of_nature": can_toughen,
    "stout_resolve": can_resolve,
}
DO: dict[str, Deal] = {
    "concentrate": concentrate,
    "maximal": maximal,
    "decompose": decompose,
    "ritual_attack": ritual_attack,
    "training": training,
    "magic_talent": magic_talent,
    "blood_of_ancients": blood_of_ancients,
    "peaceful_moment": peaceful_moment,
    "temporal_portal": temporal_portal,
    "into_the_heat": into_the_heat,
    "dodge": dodge,
    "force_of_nature": force_of_nature,
    "stout_resolve": stout_resolve,
}
