"""Spells with rules of their own."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import (
    BASIC,
    BLUE,
    FIRE,
    GREEN,
    ICE,
    LATER,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from hexameron.games.mageknight.options import Activate, Branch, Go, Recruit, Target
from hexameron.games.mageknight.rules import (
    effects,
    foes,
    interaction,
    mana,
    movement,
    playing,
    tactics,
    ways,
)
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import Modifier, Strike, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.picking import Sets

ACTIONS = ("basic", "advanced")

# ---------------------------------------------------------------------- moving the hero


def _exits(q: Quest, me: Seat, effect: fx.Custom) -> list[str]:
    reach = movement.jumps(q, me, effect.n, shut=movement.BELOW)
    return [cell for cell in reach if movement.safe(q, me, cell)]


def can_travel(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_exits(q, me, effect))


def underground_travel(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Up to three spaces under the ground, to a safe one."""
    got = yield from q.ask(me, "move.jump", lambda: [Go(cell) for cell in _exits(q, me, effect)])
    movement.jump(q, me, got.cell)


def _goals(q: Quest, me: Seat, effect: fx.Custom) -> list[str]:
    reach = movement.jumps(q, me, effect.n, shut=movement.BELOW)
    return [cell for cell in reach if movement.can_storm(q, me, cell)]


def can_attack_below(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_goals(q, me, effect))


def underground_attack(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Up to three spaces under the ground into a fortified site, whose walls do not count."""
    got = yield from q.ask(me, "move.storm", lambda: [Go(cell) for cell in _goals(q, me, effect)])
    q.turn(me).modifiers.append(Modifier(kind="walls_ignored"))
    yield from movement.storm(q, me, got.cell)


def _landings(q: Quest, me: Seat, effect: fx.Custom) -> dict[str, int]:
    reach = movement.jumps(q, me, min(effect.n, q.turn(me).move))
    return {cell: far for cell, far in reach.items() if movement.safe(q, me, cell)}


def can_fly(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_landings(q, me, effect))


def wings_of_wind(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A Move point for each space, over everything, to a safe one."""
    got = yield from q.ask(me, "move.jump", lambda: [Go(cell) for cell in _landings(q, me, effect)])
    q.turn(me).move -= _landings(q, me, effect)[got.cell]
    movement.jump(q, me, got.cell)


# ---------------------------------------------------------------------- healing and units

FOREST_BONUS = 2


def _strength(q: Quest, me: Seat, effect: fx.Custom) -> int:
    return effect.n + FOREST_BONUS * (q.board.terrain.get(q.player(me).at) == "forest")


def restoration(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Healing, more in a forest."""
    q.turn(me).heal += _strength(q, me, effect)
    yield from ()


def rebirth(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Units of so many levels together become Ready, more in a forest."""
    most = _strength(q, me, effect)
    spent = {thing_id(troop.card): troop for troop in q.player(me).troops if troop.spent}

    def fit(picked: Sequence[str]) -> bool:
        return sum(q.unit(spent[id_]).level for id_ in picked) <= most

    chosen = yield from q.pick_things(me, "unit.ready", lambda: [*spent], Pick, Sets(0, len(spent), fit))
    for id_ in chosen:
        ready(q, me, spent[id_])


def ready(q: Quest, me: Seat, troop: Troop) -> None:
    troop.spent = False
    q.tell("unit.readied", seat=player_id(me), unit=thing_id(troop.card), rules=("MK-UNIT-15",))


def cure(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A card for each Wound healed from the hand this turn, and the units healed this turn are Ready."""
    turn = q.turn(me)
    turn.modifiers.append(Modifier(kind="healing_draws", n=1))
    turn.modifiers.append(Modifier(kind="healing_readies"))
    for troop in q.player(me).troops:
        if f"healed.{thing_id(troop.card)}" in turn.seen:
            troop.spent = False
    yield from tactics.draw(q, me, turn.healed)


# ---------------------------------------------------------------------- units of the offer


def _callable(q: Quest, me: Seat, now: fx.Moment, use: Use) -> list[Activate]:
    """The abilities of units on offer that could be used now; Magic Familiars serve for mana only."""
    combat = q.turn(me).combat
    if combat is not None and not combat.units:
        return []
    found = []
    for card in interaction.free_units(q):
        for number, ability in enumerate(catalogue.unit(q.things.face[card]).abilities):
            inner = ways.unit_use(card, ability.mana)
            inner.price = (*use.price, *ability.mana)
            if effects.can(q, me, ability.effect, now, inner) and mana.can_pay(q, me, inner.price):
                found.append(Activate(thing_id(card), number))
    return found


def can_call(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_callable(q, me, now, use))


def call_to_arms(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One ability of a unit on offer, as if it were one's own; it takes no damage."""
    now = effects.moment(q, me)
    got = yield from q.ask(me, "card.call_to_arms", lambda: _callable(q, me, now, use))
    card = handle_of(got.card)
    ability = catalogue.unit(q.things.face[card]).abilities[got.ability]
    inner = ways.unit_use(card, ability.mana)
    yield from playing.pay_for(q, me, ability.effect, ability.mana, inner)
    lent = Troop(card=card)
    q.player(me).troops.append(lent)
    yield from effects.run(q, me, ability.effect, inner)
    q.player(me).troops = [troop for troop in q.player(me).troops if troop is not lent]


def can_glory(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(interaction.free_units(q))


def call_to_glory(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Any unit on offer joins for nothing; without a free Command token another must go."""
    got = yield from q.ask(
        me, "card.call_to_glory", lambda: [Recruit(thing_id(card)) for card in interaction.free_units(q)]
    )
    yield from interaction.take_in(q, me, handle_of(got.card))


# ---------------------------------------------------------------------- time and cards


def can_bend_time(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    """There is no other turn after the last one of a round, nor without an own one (MK-PVP-15)."""
    return tactics.may_go_again(q, me) and not q.turn(me).again and not q.turn(me).partial


def time_bending(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """The cards of this turn come back and another turn follows; the card is set aside (MK-EFF-09)."""
    turn = q.turn(me)
    turn.again = True
    turn.modifiers.append(Modifier(kind="time_bending", source=thing_id(use.card)))
    yield from ()


MEMORIES = 2
"""How many cards Meditation brings back, and how much it adds to the hand limit."""


def meditation(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Two cards of the discard pile, random or chosen, go onto or under the deck; a higher hand limit."""
    q.player(me).draw_bonus += MEMORIES
    pile = f"discard.{me}"
    there = list(q.things.in_zone(pile))
    count = min(MEMORIES, len(there))
    chosen: list[int] = []
    if effect.n == 1:
        for _ in range(count):
            (number,) = yield from q.roll(me, "meditation", len(there), 1)
            chosen.append(there.pop(number))
    else:
        face = q.things.face
        sets = Sets[int](count, count, alike=lambda card: face[card])
        chosen = yield from q.pick_things(
            me, "card.trance", lambda: there, lambda card: Pick(thing_id(card)), sets
        )
    if not chosen:
        return
    q.tell("cards.remembered", seat=player_id(me), cards=tuple(thing_id(card) for card in chosen))
    where = yield from q.ask(me, "card.top_or_bottom", lambda: [Branch(0), Branch(1)])
    while chosen:
        got = yield from q.ask(me, "card.next", lambda: [Pick(thing_id(card)) for card in chosen])
        card = handle_of(got.id)
        chosen.remove(card)
        q.things.move(card, f"deck.{me}", to="bottom" if where.number else "top")


# ---------------------------------------------------------------------- combat


def can_disintegrate(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(foes.targets(q, me, DESTROYED, use.colour))


DESTROYED = fx.Weaken(destroy=True)


def disintegrate(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One enemy is destroyed, the others lose Armor."""
    yield from foes.weaken(q, me, DESTROYED, use.colour)
    yield from foes.weaken(q, me, fx.Weaken(armour=effect.n, everyone=True), use.colour)


def can_possess(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(foes.targets(q, me, foes.TAMED, use.colour))


def possess(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """An enemy does not attack, and in the Attack phase its attacks count against the others."""
    got = yield from q.ask(
        me,
        "combat.target",
        lambda: [Target(foes.foe_id(n)) for n in foes.targets(q, me, foes.TAMED, use.colour)],
    )
    one = foes.foe(q.combat(me), got.foe)
    foes.tame(q, one)
    for threat in one.threats:
        q.turn(me).strikes.append(
            Strike(n=foes.strength(threat), how=LATER, element=threat.element, note="possess", foe=one.token)
        )


def _pairs(q: Quest, me: Seat, one: int, other: int) -> int:
    crystals = q.player(me).crystals
    return min(crystals[one], crystals[other])


SACRIFICES = tuple((one, other) for one in (GREEN, WHITE) for other in (RED, BLUE))


def can_sacrifice(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    """The price must leave a pair of crystals."""
    has = mana.tender(q, me)
    for one, other in SACRIFICES:
        if _pairs(q, me, one, other):
            kept = {("crystal", colour): has.purse["crystal", colour] - 1 for colour in (one, other)}
            if has._replace(purse={**has.purse, **kept}).covers(use.price):
                return True
    return False


def sacrifice(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Each pair of crystals gives a strong Attack by their colours; the crystals become tokens."""
    got = yield from q.ask(
        me,
        "card.sacrifice",
        lambda: [Branch(n) for n, pair in enumerate(SACRIFICES) if _pairs(q, me, *pair)],
    )
    one, other = SACRIFICES[got.number]
    pairs = _pairs(q, me, one, other)
    for colour in (one, other):
        q.player(me).crystals[colour] -= pairs
        q.turn(me).spent_crystals[colour] += pairs
        for _ in range(pairs):
            q.gain_token(me, colour)
    attack = fx.Attack(
        pairs * (4 if one == GREEN else 6),
        how=SIEGE if one == GREEN else RANGED,
        element=FIRE if other == RED else ICE,
    )
    yield from effects.run(q, me, attack, use)


# ---------------------------------------------------------------------- Offering, Charm


def offering(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A red crystal, and one for each of up to three discarded cards, by their colour."""
    q.gain_crystal(me, RED)
    cards = sorted(effects.discardable(q, me, "no", use))
    chosen = yield from q.pick(me, "card.discards", lambda: [thing_id(card) for card in cards], 0, 3)
    for id_ in chosen:
        card = handle_of(id_)
        q.discard(me, card)
        colour = q.deed(card).colour
        if colour not in BASIC:
            colour = yield from effects.choose_colour(q, me, BASIC)
        q.gain_crystal(me, colour)


def charm(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """In an interaction also a crystal, or a unit for less."""
    got = yield from q.ask(me, "card.charm", lambda: [Branch(0), Branch(1)])
    yield from effects.run(q, me, fx.Gain("discount", effect.n) if got.number else fx.Crystal(), use)


CAN: dict[str, Check] = {
    "underground_travel": can_travel,
    "underground_attack": can_attack_below,
    "wings_of_wind": can_fly,
    "call_to_arms": can_call,
    "call_to_glory": can_glory,
    "time_bending": can_bend_time,
    "disintegrate": can_disintegrate,
    "possess": can_possess,
    "sacrifice": can_sacrifice,
}
DO: dict[str, Deal] = {
    "underground_travel": underground_travel,
    "underground_attack": underground_attack,
    "wings_of_wind": wings_of_wind,
    "restoration": restoration,
    "rebirth": rebirth,
    "cure": cure,
    "call_to_arms": call_to_arms,
    "call_to_glory": call_to_glory,
    "time_bending": time_bending,
    "meditation": meditation,
    "disintegrate": disintegrate,
    "possess": possess,
    "sacrifice": sacrifice,
    "offering": offering,
    "charm": charm,
}
