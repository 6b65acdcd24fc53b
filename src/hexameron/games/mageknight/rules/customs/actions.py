"""Basic and Advanced Actions with rules of their own."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BASIC, GOLD
from hexameron.games.mageknight.options import Colour
from hexameron.games.mageknight.rules import effects, mana
from hexameron.games.mageknight.rules.customs.forms import Check, Deal
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Pick, Rules, Seat
from hexameron.kernel.things import thing_id

# ---------------------------------------------------------------------- Crystallize


def can_crystallize(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(mana.payable(q, me) & 0b1111)


def crystallize(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One mana of a basic colour becomes a crystal."""
    colour = yield from mana.pay_any(q, me, BASIC)
    q.gain_crystal(me, colour)


# ---------------------------------------------------------------------- Mana Draw


def free_dice(q: Quest) -> list[int]:
    """The dice that lie in the Source."""
    return [number for number, die in enumerate(q.state.source) if die.holder == NOBODY]


def can_draw_mana(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return len(free_dice(q)) >= effect.n


def draw_mana(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Dice are set to any colour but gold and give tokens of it: two for one die, one each for two.

    They go back as they were set.
    """
    settable = tuple(colour for colour in range(GOLD + 2) if colour != GOLD)
    for _ in range(effect.n):
        got = yield from q.ask(
            me,
            "mana.die",
            lambda: [Colour(face) for face in dict.fromkeys(q.state.source[n].face for n in free_dice(q))],
        )
        number = next(n for n in free_dice(q) if q.state.source[n].face == got.colour)
        die = q.state.source[number]
        die.face = yield from effects.choose_colour(q, me, settable)
        die.holder, die.keeps = me, True
        q.turn(me).taken.append(number)
        for _ in range(2 if effect.n == 1 else 1):
            q.gain_token(me, die.face)


# ---------------------------------------------------------------------- Concentration, Will Focus


def helped(q: Quest, me: Seat, now: fx.Moment, use: Use) -> list[int]:
    """The other action cards in hand whose strong effect could be played now."""
    found = []
    for card in q.cards_in_hand(me):
        deed = q.deed(card)
        if card in {use.source, use.via} or deed.kind not in {"basic", "advanced"} or deed.strong is None:
            continue
        if isinstance(deed.strong, fx.Custom) and deed.strong.rule == "concentrate":
            continue
        if effects.can(q, me, deed.strong, now, Use(card, colour=deed.colour, via=use.source)):
            found.append(card)
    return found


def can_concentrate(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(helped(q, me, now, use))


def concentrate(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Another action card is played with it: its strong effect for nothing, with a bonus to its points."""
    got = yield from q.ask(
        me,
        "card.concentrate",
        lambda: [
            Pick(thing_id(card)) for card in effects.one_of_each(q, helped(q, me, effects.moment(q, me), use))
        ],
    )
    card = int(got.id[1:])
    deed = q.deed(card)
    assert deed.strong is not None
    q.lay_open(card, f"play.{me}")
    yield from effects.run(
        q, me, deed.strong, Use(card, colour=deed.colour, powered=True, via=use.source, bonus=effect.n)
    )


CAN: dict[str, Check] = {
    "crystallize": can_crystallize,
    "mana_draw": can_draw_mana,
    "concentrate": can_concentrate,
}
DO: dict[str, Deal] = {
    "crystallize": crystallize,
    "mana_draw": draw_mana,
    "concentrate": concentrate,
}
