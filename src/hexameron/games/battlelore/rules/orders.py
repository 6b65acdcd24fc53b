"""The command phase and the order phase: a card is played, and units are named that it orders.

A card offers *slots*: one for each order, saying which units it fits. Units are named in the order of their
ids, and any set of units is right for which there is a slot each (BL-ORD-06).
"""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.battlelore import refusals
from hexameron.games.battlelore.board import OPPOSITE, SECTIONS, SECTIONS_OF
from hexameron.games.battlelore.content.command_cards import (
    COMMAND_CARD,
    EQUAL_TO_COMMAND,
    EVERY,
    CommandCard,
    command_card,
)
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.lore_options import PlayLore
from hexameron.games.battlelore.options import Command, Order, OrderFar, Section
from hexameron.games.battlelore.rules import lore, modifiers
from hexameron.games.battlelore.state import LORE, SWORD, Effect, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import CHECKPOINT, Done, Rules, Seat
from hexameron.kernel.things import thing_id

FAR_ORDER = 3
"""What it costs to order a creature in another section (BL-CREA-03)."""

# ---------------------------------------------------------------------- command phase


def command_phase(b: Battle) -> Rules[None]:
    """The active player plays a Command card, or a Lore card instead of it (BL-CMD-01)."""
    yield CHECKPOINT
    turn = b.state.turn
    seat = turn.seat
    got = yield from b.ask(seat, "command.card", lambda: cards(b, seat), refused=refusals.no_card)
    turn.phase = "naming"
    if isinstance(got, PlayLore):
        b.state.commands[seat] = ""
        yield from lore.play(b, seat, got)
        turn.phase = "ordered"
        return
    handle = int(got.card[1:])
    b.things.move(handle, f"command.played.{seat}")
    b.things.show_all(handle)
    turn.card = handle
    b.tell("command.plays", seat=f"p{seat}", card=got.card, rules=("BL-CMD-01",))
    turn.command = b.state.commands[seat] = in_force(b, seat, command_card(b.things.face[handle]))
    b.gain(seat, COMMAND_CARD[turn.command].tokens)
    yield from lore.with_command(b, seat)
    yield from open_slots(b, COMMAND_CARD[turn.command])


def cards(b: Battle, seat: Seat) -> list[Command | PlayLore]:
    """The own Command cards, alike ones once, and Lore cards that take their place."""
    face = b.things.face
    known: list[str] = []
    found: list[Command | PlayLore] = []
    for handle in b.hand(seat):
        id_ = command_card(face[handle]).id
        if id_ not in known:
            known.append(id_)
            found.append(Command(thing_id(handle)))
    found += lore.instead_of_command(b, seat)
    return found


def in_force(b: Battle, seat: Seat, card: CommandCard) -> str:
    """The order that counts: Counter-Attack copies the opponent's last one, left and right exchanged."""
    last = b.state.commands[1 - seat]
    if not card.counters or not last:
        return card.id
    mirrored = mirror(last)
    b.tell("command.copies", seat=f"p{seat}")
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
    command = b.command(turn.seat)
    if card.rallies:
        turn.slots = yield from rally(b, command)
    elif card.kind == "section":
        turn.slots = [
            section
            for section, n in zip(SECTIONS, card.sections, strict=True)
            for _ in range(command if n == EQUAL_TO_COMMAND else n)
        ]
    elif card.count == EVERY:
        turn.slots = [card.who] * len(orderable(b, [card.who]))
        for unit in orderable(b, [card.who]):
            b.order(unit)
    else:
        count = command if card.count == EQUAL_TO_COMMAND else card.count
        kind: str = card.who
        if card.one_section:
            kind = yield from choose_section(b)
        turn.slots = [kind] * count


def choose_section(b: Battle) -> Rules[str]:
    """One section of choice, where there is anybody to order (or any, if there is nobody)."""

    def options() -> list[Section]:
        manned = [Section(section) for section in SECTIONS if orderable(b, [section])]
        return manned or [Section(section) for section in SECTIONS]

    got = yield from b.ask(b.state.turn.seat, "order.section", options)
    return got.section


def rally(b: Battle, dice: int) -> Rules[list[str]]:
    """Rally: each helmet orders a unit of its colour, a sword any unit, a Lore symbol is a token."""
    seat = b.state.turn.seat
    faces = yield from b.battle_dice(seat, "rally", dice)
    b.tell_dice("command.rallies", faces, seat=f"p{seat}")
    b.gain(seat, faces.count(LORE))
    return [COLOURS[face] for face in faces if face < SWORD] + ["any"] * faces.count(SWORD)


def orderable(b: Battle, slots: Sequence[str]) -> list[Unit]:
    """The own units that fit a slot and may be ordered at all."""
    return [
        unit
        for unit in b.army(b.state.turn.seat)
        if not unit.ordered
        and fits_any(unit, slots)
        and not (b.state.effects and modifiers.cannot_be_ordered(b, unit))
    ]


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


def fits_any(unit: Unit, slots: Sequence[str]) -> bool:
    return fits(unit, slots[0]) or any(fits(unit, slot) for slot in slots[1:])


def may_order_far(b: Battle) -> bool:
    """Whether a Section card is in force and there are tokens for an order beyond its sections."""
    state, turn = b.state, b.state.turn
    return (
        state.terms.lore
        and state.tokens[turn.seat] >= FAR_ORDER
        and COMMAND_CARD[turn.command].kind == "section"
    )


def far(unit: Unit, slots: Sequence[str]) -> bool:
    """Whether a creature stands in none of a Section card's sections."""
    return unit.kind == "creature" and not fits_any(unit, slots)


def have_slots(units: Sequence[Unit], slots: Sequence[str]) -> bool:
    """Whether there is a slot for each of these units; an out-of-section creature takes any."""
    if len(units) > len(slots):
        return False
    if slots.count(slots[0]) == len(slots):
        return True
    taken: dict[int, Unit] = {}

    def seat_one(unit: Unit, tried: list[int]) -> bool:
        for place, slot in enumerate(slots):
            if place not in tried and (fits(unit, slot) or far(unit, slots)):
                tried.append(place)
                if place not in taken or seat_one(taken[place], tried):
                    taken[place] = unit
                    return True
        return False

    return all(seat_one(unit, []) for unit in units)


# ---------------------------------------------------------------------- naming


def naming(b: Battle) -> Rules[None]:
    """The active player names the units that get orders (BL-ORD-01); orders too many are lost (BL-ORD-05)."""
    turn = b.state.turn
    extra = b.state.terms.ruling("creature_order_is_extra")
    while orders_left(b) or (extra and turn.slots and may_order_far(b)):
        yield CHECKPOINT
        got = yield from b.ask(turn.seat, "order.unit", lambda: [*candidates(b), Done()], group="order.unit")
        if isinstance(got, Done):
            break
        if isinstance(got, OrderFar):
            b.pay(turn.seat, FAR_ORDER)
            if extra:
                turn.extra.append(got.unit)
            b.tell("order.far", unit=got.unit, n=FAR_ORDER, rules=("BL-CREA-03",))
        b.order(b.unit(got.unit))
    turn.phase = "ordered"


def orders_left(b: Battle) -> int:
    """How many orders of the card are not used up yet."""
    turn = b.state.turn
    return len(turn.slots) - len(turn.ordered) + len(turn.extra)


def candidates(b: Battle) -> list[Order | OrderFar | Done]:
    """The units that may be named next: those behind the last one named that find a slot."""
    state = b.state
    turn, units = state.turn, state.units
    slots = turn.slots
    kinds = list(dict.fromkeys(slots))
    mixed = len(kinds) > 1
    named = [units[id_] for id_ in turn.ordered if id_ not in turn.extra]
    last = turn.ordered[-1] if turn.ordered else ""
    rich = may_order_far(b)
    extra = rich and state.terms.ruling("creature_order_is_extra")
    full = not orders_left(b)
    seat, first = turn.seat, kinds[0]
    found: list[Order | OrderFar | Done] = []
    for unit in units.values():
        if last:
            if unit.id == last:
                last = ""
            continue
        if unit.owner != seat or not unit.figures:
            continue
        fitting = fits(unit, first) or (mixed and fits_any(unit, kinds))
        if not fitting and not (rich and unit.kind == "creature"):
            continue
        if state.effects and modifiers.cannot_be_ordered(b, unit):
            continue
        if not fitting and extra:
            found.append(OrderFar(unit.id))
        elif not full and (not mixed or have_slots([*named, unit], slots)):
            found.append(Order(unit.id) if fitting else OrderFar(unit.id))
    return found


def ordered(b: Battle) -> Rules[None]:
    """When all are named: Lore of the order phase, then what the card gives to the units it ordered."""
    turn = b.state.turn
    if turn.ordered:
        b.tell("order.named", seat=f"p{turn.seat}", units=tuple(turn.ordered), rules=("BL-ORD-01",))
    yield from lore.after_orders(b, turn.seat)
    if turn.command:
        grant(b, COMMAND_CARD[turn.command])
    for id_ in turn.ordered:
        unit = b.unit(id_)
        if unit.webbed:
            tear_web(b, unit)
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
