"""Instinct for Command cards and orders."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.battlelore.board import SECTIONS_OF
from hexameron.games.battlelore.content.command_cards import (
    COMMAND_CARD,
    COMMAND_DECK,
    EQUAL_TO_COMMAND,
    EVERY,
    CommandCard,
)
from hexameron.games.battlelore.mind.other_options import single
from hexameron.games.battlelore.mind.surroundings import Scores, foes, use_of
from hexameron.games.battlelore.mind.worth import TOKEN
from hexameron.games.battlelore.options import Command, Order, OrderFar, Section
from hexameron.games.battlelore.rules.orders import fits, mirror
from hexameron.games.battlelore.state import State, Unit
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of


def commands(view: State, question: Question) -> Scores:
    """A Command card is worth what the units can do that it orders."""
    seat = question.seat
    enemies = foes(view, seat)
    army = [(u, use_of(u, enemies)) for u in view.units.values() if u.figures and u.owner == seat]
    army.sort(key=lambda one: -one[1])
    face = view.things.face
    scores = []
    for option in question.options:
        if isinstance(option, Command):
            card = COMMAND_CARD[COMMAND_DECK[face[handle_of(option.card)]]]
            scores.append(_command(view, seat, card, army))
        else:
            scores.append(single(view, question, option))
    return scores


def _command(view: State, seat: int, card: CommandCard, army: Sequence[tuple[Unit, float]]) -> float:
    if card.counters and view.commands[1 - seat]:
        card = COMMAND_CARD[mirror(view.commands[1 - seat])]
    command = len(view.things.order.get(f"command.hand.{seat}", ()))
    if card.kind == "section":
        return _section_orders(seat, card, army, command) + 0.3 * card.scouts
    count = command if card.count == EQUAL_TO_COMMAND else len(army) if card.count == EVERY else card.count
    if card.rallies:
        return 0.5 * sum(use for _, use in army[:count]) + 0.4
    if card.one_section:
        return max(
            sum([use for u, use in army if section in SECTIONS_OF[seat][u.hex]][:count])
            for section in ("left", "centre", "right")
        ) * (1 + 0.15 * card.melee_dice)
    chosen = [use for unit, use in army if fits(unit, card.who)][:count]
    if card.volley:
        return 1.6 * sum(chosen)
    return (
        sum(chosen) * (1 + 0.15 * (card.melee_dice + card.extra_move)) + 0.3 * view.terms.lore * card.tokens
    )


def _section_orders(seat: int, card: CommandCard, army: Sequence[tuple[Unit, float]], command: int) -> float:
    """The best units of each section, as many as the card orders there, no unit twice."""
    left = {
        "left": command if card.left == EQUAL_TO_COMMAND else card.left,
        "centre": command if card.centre == EQUAL_TO_COMMAND else card.centre,
        "right": command if card.right == EQUAL_TO_COMMAND else card.right,
    }
    sections = SECTIONS_OF[seat]
    total = 0.0
    for unit, use in army:
        for section in sections[unit.hex]:
            if left[section]:
                left[section] -= 1
                total += use
                break
    return total


def orders(view: State, question: Question) -> Scores:
    """The best units get the orders; they are named by their numbers, so the first of them comes first."""
    turn = view.turn
    enemies = foes(view, question.seat)
    units = view.units
    use = {
        option.unit: use_of(units[option.unit], enemies)
        - (3 * TOKEN if isinstance(option, OrderFar) else 0.0)
        for option in question.options
        if isinstance(option, Order | OrderFar)
    }
    free = turn.slots[:]
    for id_ in turn.ordered:
        _take_slot(free, units[id_])
    wanted = [id_ for id_ in sorted(use, key=lambda id_: -use[id_]) if _take_slot(free, units[id_])]
    first = next((id_ for id_ in use if id_ in wanted), "")
    scores = []
    for option in question.options:
        if isinstance(option, Order | OrderFar):
            bonus = 2.0 if option.unit == first else 0.5 if option.unit in wanted else 0.0
            scores.append(bonus + 0.5 * use[option.unit])
        else:
            scores.append(-2.0)
    return scores


def _take_slot(free: list[str], unit: Unit) -> bool:
    for slot in free:
        if fits(unit, slot):
            free.remove(slot)
            return True
    return False


def sections(view: State, question: Question) -> Scores:
    """The section where most can be done."""
    seat = question.seat
    enemies = foes(view, seat)
    army = [(u, use_of(u, enemies)) for u in view.units.values() if u.figures and u.owner == seat]
    return [
        sum(use for u, use in army if option.section in SECTIONS_OF[seat][u.hex])
        if isinstance(option, Section)
        else 0.0
        for option in question.options
    ]
