"""Spells that act on other players."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BASIC
from hexameron.games.mageknight.options import Branch, Colour
from hexameron.games.mageknight.rules import effects, mana, wounds
from hexameron.games.mageknight.rules.cards.actions_mana import choose_die, free_dice
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.cards.spells import ACTIONS, ready
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import Modifier, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id


def others(q: Quest, me: Seat) -> list[Seat]:
    """The other players, in order from the next one."""
    seats = range(len(q.state.players))
    return [seat for seat in (*seats[me + 1 :], *seats[:me]) if not q.player(seat).out]


def mana_meltdown(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Everybody else loses a random crystal, of which the caster may take one, or takes a Wound."""
    lost: list[int] = []
    for seat in others(q, me):
        crystals = [colour for colour in BASIC for _ in range(q.player(seat).crystals[colour])]
        if not crystals:
            q.take_wounds(seat, 1)
            continue
        (number,) = yield from q.roll(seat, "meltdown", len(crystals), 1)
        colour = crystals[number]
        q.player(seat).crystals[colour] -= 1
        q.tell("mana.lost", seat=player_id(seat), colour=f"m{colour}")
        lost.append(colour)
    if lost:
        got = yield from q.ask(
            me, "mana.melted", lambda: [*(Colour(colour) for colour in dict.fromkeys(lost)), Done()]
        )
        if isinstance(got, Colour):
            q.gain_crystal(me, got.colour)


def mana_radiance(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Everybody takes a Wound for each crystal of a colour; then the caster gains two.

    On his turn the caster may turn crystals of his into mana first (MK-MANA-06).
    """
    colour = yield from effects.choose_colour(q, me, BASIC)
    owned = q.player(me).crystals[colour]
    if owned:
        got = yield from q.ask(me, "radiance.crystals", lambda: [Branch(n) for n in range(owned + 1)])
        for _ in range(got.number):
            q.player(me).crystals[colour] -= 1
            q.turn(me).spent_crystals[colour] += 1
            q.gain_token(me, colour)
    for seat in (me, *others(q, me)):
        q.take_wounds(seat, q.player(seat).crystals[colour])
    for _ in range(2):
        q.gain_crystal(me, colour)


def can_claim(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    """The price may take the die that is to be claimed."""
    dice = [n for n in free_dice(q) if q.state.source[n].face in BASIC]
    return len(dice) > 1 or (bool(dice) and mana.tender(q, me)._replace(dice=0).covers(use.price))


CLAIMED = 3


def mana_claim(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A die of the Source is kept to the end of the round: three tokens now, or one in every later turn.

    A curse makes the colour wound the other players who use it.
    """
    number = yield from choose_die(q, me, BASIC)
    die = q.state.source[number]
    die.holder = me
    got = yield from q.ask(me, "mana.claim", lambda: [Branch(0), Branch(1)])
    lasting = q.player(me).lasting
    lasting.append(
        Modifier(kind="mana_claim", n=number, what="every turn" if got.number else "", until="round")
    )
    if not got.number:
        for _ in range(CLAIMED):
            q.gain_token(me, die.face)
    if effect.n > 1:
        lasting.append(Modifier(kind="mana_curse", n=die.face, until="round"))


def mind_read(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Everybody else discards a card of a colour or shows that there is none; one action may be stolen."""
    colour = yield from effects.choose_colour(q, me, BASIC)
    q.gain_crystal(me, colour)
    dropped: list[int] = []
    for seat in others(q, me):
        if _of_colour(q, seat, colour):
            dropped.append((yield from _give_up(q, seat, colour)))
            continue
        for card in q.hand(seat):
            q.things.show_all(card)
        q.tell("hand.shown", seat=player_id(seat), cards=tuple(thing_id(card) for card in q.hand(seat)))
    stealable = [card for card in dropped if q.deed(card).kind in ACTIONS]
    if effect.n > 1 and stealable:
        got = yield from q.ask(
            me, "card.mind_steal", lambda: [*(Pick(thing_id(card)) for card in stealable), Done()]
        )
        if isinstance(got, Pick):
            q.lay_open(handle_of(got.id), f"hand.{me}")


def _give_up(q: Quest, seat: Seat, colour: int) -> Rules[int]:
    got = yield from q.ask(
        seat, "card.mind_read", lambda: [Pick(thing_id(card)) for card in _of_colour(q, seat, colour)]
    )
    card = handle_of(got.id)
    q.lay_open(card, f"discard.{seat}")
    q.tell_discarded(seat, [card])
    return card


def _of_colour(q: Quest, seat: Seat, colour: int) -> list[int]:
    """The Spells and actions of a colour in a hand, one of each kind."""
    fitting = [card for card in q.cards_in_hand(seat) if q.deed(card).colour == colour]
    return effects.one_of_each(q, fitting)


def can_flow(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return any(troop.spent for troop in q.player(me).troops)


def energy_flow(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """An own unit becomes Ready; of each other player a unit of up to a level may be spent."""
    got = yield from q.ask(
        me,
        "unit.ready",
        lambda: [Pick(thing_id(troop.card)) for troop in q.player(me).troops if troop.spent],
    )
    troop = q.troop(me, got.id)
    ready(q, me, troop)
    if effect.n > 2 and troop.wounds:
        wounds.mend(q, me, troop)
    for seat in others(q, me):
        fresh = [one for one in q.player(seat).troops if not one.spent and q.unit(one).level <= effect.n]
        if not fresh:
            continue

        def tired(units: list[Troop] = fresh) -> list[Option]:
            return [*(Pick(thing_id(one.card)) for one in units), Done()]

        pick = yield from q.ask(me, "unit.tire", tired)
        if isinstance(pick, Pick):
            q.troop(seat, pick.id).spent = True
            q.tell("unit.spent", seat=player_id(seat), unit=pick.id)


CAN: dict[str, Check] = {
    "mana_claim": can_claim,
    "energy_flow": can_flow,
}


DO: dict[str, Deal] = {
    "mana_meltdown": mana_meltdown,
    "mana_radiance": mana_radiance,
    "mana_claim": mana_claim,
    "mind_read": mind_read,
    "energy_flow": energy_flow,
}
