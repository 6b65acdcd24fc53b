"""The command phase and the order phase: a card is played, and units are named that it orders.

A card offers *slots*: one for each order, saying which units it fits. Any set of units is right for which
there is a slot each (BL-ORD-06). They are listed, and noted, in the order in which the side stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import TypeAlias

from hexameron.games.battlelore.board import CENTRE, HEXES_OF, LEFT, OPPOSITE, RIGHT, SECTIONS, SECTIONS_OF
from hexameron.games.battlelore.content.command_cards import (
    COMMAND_CARD,
    COMMAND_CARDS,
    COMMAND_DECK,
    EQUAL_TO_COMMAND,
    EVERY,
    CommandCard,
    command_card,
)
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.options import Command, Order, OrderFar, PlayLore, Section
from hexameron.games.battlelore.rules import lore, modifiers
from hexameron.games.battlelore.state import LORE, SWORD, Effect, Turn, Unit
from hexameron.games.battlelore.table import COMMAND_PLAYED, Battle
from hexameron.kernel.asking import CHECKPOINT, Done, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id

FAR_ORDER = 3
"""What it costs to order a creature in another section (BL-CREA-03)."""

DONE = Done()

GRANTING = frozenset(
    card.id for card in COMMAND_CARDS if card.melee_dice or card.extra_move or card.melee_only or card.volley
)
"""The cards that give more than an order to the units they order."""

# ---------------------------------------------------------------------- command phase


def command_phase(b: Battle) -> Rules[None]:
    """The active player plays a Command card, or a Lore card instead of it (BL-CMD-01)."""
    yield CHECKPOINT
    turn = b.state.turn
    seat = turn.seat
    got = yield from b.ask(seat, "command.card", partial(cards, b, seat))
    turn.phase = "naming"
    if type(got) is PlayLore:
        b.state.commands[seat] = ""
        yield from lore.play(b, seat, got)
        turn.phase = "ordered"
        return
    handle = handle_of(got.card)
    b.things.move(handle, COMMAND_PLAYED[seat])
    b.things.show_all(handle)
    turn.card = handle
    if b.recording:
        b.tell("command.plays", seat=player_id(seat), card=got.card, rules=("BL-CMD-01",))
    turn.command = b.state.commands[seat] = in_force(b, seat, command_card(b.things.face[handle]))
    b.gain(seat, COMMAND_CARD[turn.command].tokens)
    yield from lore.with_command(b, seat)
    yield from open_slots(b, COMMAND_CARD[turn.command])


def cards(b: Battle, seat: Seat) -> list[Command | PlayLore]:
    """The own Command cards, alike ones once, and Lore cards that take their place."""
    face = b.things.face
    known: dict[str, Command | PlayLore] = {}
    for handle in b.hand(seat):
        card = COMMAND_DECK[face[handle]]
        if card not in known:
            known[card] = play_card(handle)
    return [*known.values(), *lore.instead_of_command(b, seat)]


@cache
def play_card(handle: int) -> Command:
    return Command(thing_id(handle))


def in_force(b: Battle, seat: Seat, card: CommandCard) -> str:
    """The order that counts: Counter-Attack copies the opponent's last one, left and right exchanged."""
    last = b.state.commands[1 - seat]
    if not card.counters or not last:
        return card.id
    mirrored = mirror(last)
    b.tell("command.copies", seat=player_id(seat))
    return mirrored


def mirror(command: str) -> str:
    """The same card for the other wing.

    >>> mirror("command.attack.left"), mirror("command.rally")
    ('command.attack.right', 'command.rally')
    """
    front, _, section = command.rpartition(".")
    return f"{front}.{OPPOSITE[section]}" if section in OPPOSITE else command


# ---------------------------------------------------------------------- what may be ordered


def open_slots(b: Battle, card: CommandCard) -> Rules[None]:
    """Lays out the orders that a card offers."""
    turn = b.state.turn
    if card.rallies:
        turn.slots = yield from rally(b, b.command(turn.seat))
    elif card.kind == "section":
        turn.slots = []
        for section, n in ((LEFT, card.left), (CENTRE, card.centre), (RIGHT, card.right)):
            if n:
                turn.slots += [section] * (b.command(turn.seat) if n == EQUAL_TO_COMMAND else n)
    elif card.count == EVERY:
        every = orderable(b, card.who)
        turn.slots = [card.who] * len(every)
        for unit in every:
            b.order(unit)
    else:
        count = b.command(turn.seat) if card.count == EQUAL_TO_COMMAND else card.count
        kind: str = card.who
        if card.one_section:
            kind = yield from choose_section(b)
        turn.slots = [kind] * count


def choose_section(b: Battle) -> Rules[str]:
    """One section of choice, where there is anybody to order (or any, if there is nobody)."""

    def options() -> list[Section]:
        manned = [Section(section) for section in SECTIONS if orderable(b, section)]
        return manned or [Section(section) for section in SECTIONS]

    got = yield from b.ask(b.state.turn.seat, "order.section", options)
    return got.section


def rally(b: Battle, dice: int) -> Rules[list[str]]:
    """Rally: each helmet orders a unit of its colour, a sword any unit, a Lore symbol is a token."""
    seat = b.state.turn.seat
    faces = yield from b.battle_dice(seat, "rally", dice)
    b.tell_dice("command.rallies", faces, seat=player_id(seat))
    b.gain(seat, faces.count(LORE))
    return [COLOURS[face] for face in faces if face < SWORD] + ["any"] * faces.count(SWORD)


def orderable(b: Battle, slot: str) -> list[Unit]:
    """The own units that an order is meant for and that may be ordered at all."""
    units = meant(b.side(b.state.turn.seat), slot)
    return [unit for unit in units if not unit.ordered and not modifiers.cannot_be_ordered(b, unit)]


def meant(units: Sequence[Unit], slot: str) -> list[Unit]:
    """Those of a side's units on the board that an order is meant for."""
    if slot in OPPOSITE and units:
        inside = HEXES_OF[units[0].owner][slot]
        return [unit for unit in units if unit.hex in inside]
    return [unit for unit in units if unit.figures and fits(unit, slot)]


def fits(unit: Unit, slot: str) -> bool:
    """Whether an order is meant for a unit (BL-CMD-03, BL-CMD-04, BL-ORD-04)."""
    if slot in OPPOSITE:
        return slot in SECTIONS_OF[unit.owner][unit.hex]
    match slot:
        case "any":
            return True
        case "foot":
            return unit.is_foot
        case "mounted":
            return unit.kind == "mounted"
        case "missile":
            return unit.kind == "bow"
        case _:
            return COLOURS[unit.colour] == slot


def may_order_far(b: Battle) -> bool:
    """Whether a Section card is in force and there are tokens for an order beyond its sections."""
    state, turn = b.state, b.state.turn
    return (
        state.terms.lore
        and state.tokens[turn.seat] >= FAR_ORDER
        and COMMAND_CARD[turn.command].kind == "section"
    )


# ---------------------------------------------------------------------- naming


def naming(b: Battle) -> Rules[None]:
    """The active player names the units that get orders (BL-ORD-01); orders too many are lost (BL-ORD-05).

    Machines name them in one order, so that each set of them comes up once, people in any. While they are
    named, units, effects and slots stay as they are.
    """
    turn = b.state.turn
    far = may_order_far(b) and any(unit.kind == "creature" for unit in b.army(turn.seat))
    return name_mixed(b) if far or not alike(turn.slots) else name_alike(b)


def alike(slots: Sequence[str]) -> bool:
    """Whether all slots are of one kind."""
    return not slots or slots.count(slots[0]) == len(slots)


def orders_left(turn: Turn) -> int:
    """How many orders of the card are not used up yet."""
    return len(turn.slots) - len(turn.ordered) + len(turn.extra)


def unnamed(b: Battle) -> list[Unit]:
    """The own units that may still be named."""
    units = b.side(b.state.turn.seat)
    if b.state.turn.ordered:
        units = [unit for unit in units if not unit.ordered]
    if b.state.effects:
        units = [unit for unit in units if not modifiers.cannot_be_ordered(b, unit)]
    return units


def name(b: Battle, unit: Unit, *, late: bool) -> None:
    """Gives a unit its order; one that is named late still stands among the others as in its side."""
    b.order(unit)
    if late:
        place = {unit.id: n for n, unit in enumerate(b.side(unit.owner))}
        b.state.turn.ordered.sort(key=place.__getitem__)


def passed(b: Battle, ids: Sequence[str]) -> int:
    """How many of these units, in the order of their side, come before the last one that was named."""
    ordered = b.state.turn.ordered
    if not ordered:
        return 0
    side = [unit.id for unit in b.side(b.state.turn.seat)]
    last = side.index(ordered[-1])
    return sum(side.index(id_) < last for id_ in ids)


def name_alike(b: Battle) -> Rules[None]:
    """With slots of one kind, and no creature to be ordered from afar, whoever fits finds a slot."""
    turn, units = b.state.turn, b.state.units
    left = orders_left(turn)
    offers = [Order(unit.id) for unit in meant(unnamed(b), turn.slots[0])] if left else []
    first = passed(b, [offer.unit for offer in offers])

    def options() -> list[Order | Done]:
        return [*offers[first:], DONE]

    def any_order() -> list[Order | Done]:
        return [*offers, DONE]

    def whole() -> list[Order | Done]:
        return [*offers] if len(offers) <= left else []

    while left and offers:
        yield CHECKPOINT
        got = yield from b.ask(
            turn.seat, "order.unit", options, group="order.unit", any_order=any_order, whole=whole
        )
        if type(got) is Done:
            break
        place = offers.index(got)
        name(b, units[got.unit], late=place < first)
        left -= 1
        del offers[place]
        first = max(place, first - 1)
    turn.phase = "ordered"


Offer: TypeAlias = tuple[Order | OrderFar, int]
"""A unit that may be named, and the kinds of slots it fits as a bit mask: none for a far creature."""


def name_mixed(b: Battle) -> Rules[None]:
    """Slots of several kinds, or creatures that may be ordered from afar."""
    turn = b.state.turn
    extra = b.state.terms.ruling("creature_order_is_extra")
    offers = roll_call(b)
    first = passed(b, [option.unit for option, _ in offers])
    while found := candidates(b, offers):
        in_order: list[Order | OrderFar | Done] = [*[offers[n][0] for n in found if n >= first], DONE]
        any_order: list[Order | OrderFar | Done] = [*[offers[n][0] for n in found], DONE]
        every = [offers[n] for n in found if offers[n][1]]
        whole: list[Order | OrderFar | Done] = [option for option, _ in every] if fit(b, every) else []
        yield CHECKPOINT
        got = yield from b.ask(
            turn.seat,
            "order.unit",
            in_order.copy,
            group="order.unit",
            any_order=any_order.copy,
            whole=whole.copy,
        )
        if type(got) is Done:
            break
        place = [option.unit for option, _ in offers].index(got.unit)
        name(b, b.unit(got.unit), late=place < first)
        if type(got) is OrderFar:
            b.pay(turn.seat, FAR_ORDER)
            if extra:
                turn.extra = [id_ for id_ in turn.ordered if id_ == got.unit or id_ in turn.extra]
            b.tell("order.far", unit=got.unit, n=FAR_ORDER, rules=("BL-CREA-03",))
        del offers[place]
        first = max(place, first - 1)
    turn.phase = "ordered"


ROOM = [1, 1]
"""By bit mask, like :func:`free_slots`: where all slots are of one kind, there is room until none is left."""


def roll_call(b: Battle) -> list[Offer]:
    """The units that fit any of the slots, and creatures that may be ordered from afar."""
    units, rich = unnamed(b), may_order_far(b)
    masks: dict[str, int] = {}
    for number, kind in enumerate(dict.fromkeys(b.state.turn.slots)):
        for unit in meant(units, kind):
            masks[unit.id] = masks.get(unit.id, 0) | 1 << number
    offers: list[Offer] = []
    for unit in units:
        if unit.id in masks:
            offers.append((Order(unit.id), masks[unit.id]))
        elif rich and unit.kind == "creature" and unit.figures:
            offers.append((OrderFar(unit.id), 0))
    return offers


def candidates(b: Battle, offers: Sequence[Offer]) -> list[int]:
    """Which of the units may be named next: those that find a slot."""
    turn = b.state.turn
    full = not orders_left(turn)
    rich = may_order_far(b)
    extra = rich and b.state.terms.ruling("creature_order_is_extra")
    room = ROOM if alike(turn.slots) else free_slots(b)
    found = []
    for place, (_, mask) in enumerate(offers):
        if mask:
            if not full and room[mask] > 0:
                found.append(place)
        elif extra or (rich and not full):
            found.append(place)
    return found


def fit(b: Battle, offers: Sequence[Offer]) -> bool:
    """Whether all of these find a slot together, beside those that were named."""
    return min(free_slots(b, [option.unit for option, _ in offers])) >= 0


def free_slots(b: Battle, more: Sequence[str] = ()) -> list[int]:
    """How many more units find a slot, by the kinds of slots they fit (a bit mask).

    ``more`` are units that count as named.

    Units find a slot each if, for every set of kinds, no more of them are bound to it than it has slots.
    """
    turn, units = b.state.turn, b.state.units
    kinds = list(dict.fromkeys(turn.slots))
    free = [0] * (1 << len(kinds))
    for slot in turn.slots:
        free[1 << kinds.index(slot)] += 1
    for id_ in (*turn.ordered, *more):
        if id_ not in turn.extra:
            mask = 0
            for number, kind in enumerate(kinds):
                if fits(units[id_], kind):
                    mask |= 1 << number
            free[mask or -1] -= 1  # a creature from another section takes any slot
    steps = inclusions(len(kinds))
    for larger, smaller in steps:
        free[larger] += free[smaller]
    for larger, smaller in steps:
        free[smaller] = min(free[smaller], free[larger])
    return free


@cache
def inclusions(kinds: int) -> tuple[tuple[int, int], ...]:
    """The pairs of sets of kinds that differ by one, as bit masks, kind by kind."""
    return tuple(
        (mask | 1 << number, mask)
        for number in range(kinds)
        for mask in range(1 << kinds)
        if not mask >> number & 1
    )


def ordered(b: Battle) -> Rules[None]:
    """When all are named: Lore of the order phase, then what the card gives to the units it ordered."""
    turn = b.state.turn
    if turn.ordered and b.recording:
        b.tell("order.named", seat=player_id(turn.seat), units=tuple(turn.ordered), rules=("BL-ORD-01",))
    if b.state.terms.lore:
        yield from lore.after_orders(b, turn.seat)
    if turn.command in GRANTING:
        grant(b, COMMAND_CARD[turn.command])
    units = b.state.units
    for id_ in turn.ordered:
        if units[id_].webbed:
            tear_web(b, units[id_])
    turn.phase = "movement"


def grant(b: Battle, card: CommandCard) -> None:
    """The special effects of a Command card on the units it ordered."""
    seat = b.state.turn.seat
    for id_ in b.state.turn.ordered:
        if card.melee_dice:
            modifiers.add(b, Effect(card.id, "dice_melee", seat, "turn", id_, card.melee_dice))
        if card.extra_move:
            modifiers.add(b, Effect(card.id, "move", seat, "turn", id_, card.extra_move))
        if card.melee_only:
            modifiers.add(b, Effect(card.id, "melee_only", seat, "turn", id_))
        if card.volley:
            b.unit(id_).done_moving = True


def tear_web(b: Battle, unit: Unit) -> None:
    """An ordered unit in a web uses its order to get free."""
    unit.webbed = False
    unit.done_moving = True
    unit.may_fight = False
    b.tell("creature.web_torn", unit=unit.id)
